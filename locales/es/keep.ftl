# What is kept on the device: saved games, moving and erasing them, a game in two tabs.

# The list of saved games
games-title = Partidas guardadas
games-search = Buscar una partida
games-none = Todavía no hay ninguna partida guardada. Cada partida que empieces se guarda aquí sola.
games-none-found = Ninguna partida guardada contiene estas palabras.
# For people who cannot see the list. $count (Number) – games found
games-count =
    { $count ->
        [0] Ninguna partida
        [1] Una partida
       *[other] { $count } partidas
    }
# A field for a name that a family gives a game; without one the players’ names stand there
games-name = Nombre de la partida
games-open = Abrir
# $game – the game’s name, or its players
games-delete = Borrar { $game }
games-more = Ver más
# $count (Number) – bots at the table, at least one
games-bots =
    { $count ->
        [1] con un bot
       *[other] con { $count } bots
    }
notice-deleted = La partida se ha borrado.
notice-undo = Deshacer
notice-erased = Se ha borrado todo de este dispositivo. Puedes recuperarlo mientras esta página siga abierta.
confirm-erase-title = ¿Borrarlo todo?
confirm-erase-text = Se borran todas las partidas guardadas, las reglas de tu casa y todos los ajustes de este dispositivo.
confirm-erase-yes = Borrarlo todo

# What is stored on the device
stored-title = Lo que se guarda aquí
stored-nothing-leaves = Nada sale de este dispositivo. La página no tiene servidor, cuentas ni anuncios, y no cuenta a nadie. Una política estricta de la propia página prohíbe al navegador preguntar o decir nada a ninguna otra dirección.
stored-what = En este navegador se guardan las partidas con cada tirada y cada jugada, los nombres que escribiste, las reglas de tu casa y tus ajustes. También los archivos de la página, para que se abra sin red.
# $games (Number) – saved games. $kilobytes (Number)
stored-amount =
    { $games ->
        [0] Ninguna partida guardada, { $kilobytes } kB en total.
        [1] Una partida guardada, { $kilobytes } kB en total.
       *[other] { $games } partidas guardadas, { $kilobytes } kB en total.
    }
stored-persistent = El navegador ha prometido no borrarlo cuando falte espacio.
stored-not-persistent = El navegador puede borrarlo si al dispositivo le falta espacio. Se le pide que no lo haga tras la primera partida terminada; una app instalada es más segura.
stored-persistence-unknown = Este navegador no dice si puede borrarlo cuando falte espacio.
stored-carry = A otro dispositivo
stored-carry-text = Un archivo con todo lo que se guarda aquí. Tráelo en el otro dispositivo; las partidas que ya estén allí se quedan.
stored-export = Guardar en un archivo
stored-import = Traer un archivo
stored-import-do = Traer
stored-import-settings = Traer también los ajustes y las reglas de la casa
stored-import-foreign = Este archivo no es de partidas guardadas.
stored-import-no-room = No hay sitio suficiente. No se ha cambiado nada.
# $count (Number) – games
stored-preview-new =
    { $count ->
        [0] Ninguna partida nueva.
        [1] Una partida nueva.
       *[other] { $count } partidas nuevas.
    }
stored-preview-known =
    { $count ->
        [1] Una que ya está aquí.
       *[other] { $count } que ya están aquí.
    }
stored-preview-different =
    { $count ->
        [1] Una que siguió de otro modo aquí y allí: se quedan las dos.
       *[other] { $count } que siguieron de otro modo aquí y allí: se quedan todas.
    }
stored-preview-unreadable =
    { $count ->
        [1] Un texto que no se puede leer se deja fuera.
       *[other] { $count } textos que no se pueden leer se dejan fuera.
    }
stored-imported =
    { $count ->
        [0] No se ha traído ninguna partida.
        [1] Se ha traído una partida.
       *[other] Se han traído { $count } partidas.
    }
stored-broken = No se pudo leer
stored-broken-text = Estos textos fueron partidas o ajustes. Copia uno para que alguien lo mire; nadie los tira salvo tú.
stored-broken-delete = Borrar el texto
stored-repair = Si la página se comporta mal
stored-repair-text = Vuelve a traer la página entera. Las partidas y los ajustes se quedan.
stored-repair-do = Reparar la página
stored-erase = Borrarlo todo
stored-erase-text = No deja nada del juego en este dispositivo.
stored-erase-do = Borrarlo todo

# The game is open in another tab of the browser
elsewhere-title = Esta partida se juega en otra pestaña
elsewhere-text = Aquí puedes mirarla. Solo se puede jugar en una pestaña a la vez.
elsewhere-take-over = Seguir aquí
