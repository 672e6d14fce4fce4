# What is kept on the device: saved games, moving and erasing them, a game in two tabs.

# The list of saved games
games-title = Partidas guardadas
games-search = Buscar una partida
games-none = Todavía no hay ninguna partida guardada. Cada partida que empiece se guarda aquí automáticamente.
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
games-finished = Partidas terminadas
games-played = Jugadas
games-won = Ganadas
games-all-bots = Bots
notice-deleted = La partida se ha borrado.
notice-undo = Deshacer
notice-erased = Se ha borrado todo de este dispositivo. Puede recuperarlo mientras esta página siga abierta.
confirm-erase-title = ¿Borrarlo todo?
confirm-erase-text = Se borran todas las partidas guardadas, las reglas de su casa y todos los ajustes de este dispositivo.
confirm-erase-yes = Borrarlo todo

# What is stored on the device
stored-title = Lo que se guarda aquí
stored-nothing-leaves = Nada sale de este dispositivo si no lo envía usted. La página no tiene servidor propio, cuentas ni anuncios, y no cuenta las visitas. Una política estricta de la propia página impide al navegador comunicarse con ninguna otra dirección.
stored-what = En este navegador se guardan las partidas con cada tirada y cada movimiento, los nombres escritos, las reglas de su casa y sus ajustes. También los archivos de la página, para que se abra sin red.
# $games, $houses (Number) – saved games, and houses’ rules under a name. $kilobytes (Number)
stored-amount =
    { $games ->
        [0] Ninguna partida guardada,
        [1] Una partida guardada,
       *[other] { $games } partidas guardadas,
    } { $houses ->
        [0] ninguna regla de la casa,
        [1] unas reglas de la casa,
       *[other] { $houses } reglas de la casa,
    } { $kilobytes } kB en total.
stored-persistent = El navegador ha prometido no borrarlo cuando falte espacio.
stored-not-persistent = El navegador puede borrarlo si al dispositivo le falta espacio. Tras la primera partida terminada se le pide que no lo haga; con la aplicación instalada es más seguro.
stored-persistence-unknown = Este navegador no dice si puede borrarlo cuando falte espacio.
stored-carry = A otro dispositivo
stored-carry-text = Un archivo con todo lo que se guarda aquí. Impórtelo en el otro dispositivo; las partidas que ya estén allí se conservan. El archivo lleva también los secretos de las partidas por enlace en curso: no se lo dé a nadie más.
stored-export = Guardar en un archivo
stored-import = Importar un archivo
stored-import-do = Importar
stored-import-settings = Importar también los ajustes y las reglas de la casa
stored-import-foreign = Este archivo no es de partidas guardadas.
stored-import-no-room = No hay espacio suficiente. No se ha cambiado nada.
# $count (Number) – games
stored-preview-new =
    { $count ->
        [0] Ninguna partida nueva.
        [1] Una partida nueva.
       *[other] { $count } partidas nuevas.
    }
stored-preview-houses =
    { $count ->
        [1] Unas reglas de la casa.
       *[other] { $count } reglas de la casa.
    }
stored-preview-known =
    { $count ->
        [1] Una que ya está aquí.
       *[other] { $count } que ya están aquí.
    }
stored-preview-different =
    { $count ->
        [1] Una que siguió de otro modo aquí y allí: se conservan las dos.
       *[other] { $count } que siguieron de otro modo aquí y allí: se conservan todas.
    }
stored-preview-unreadable =
    { $count ->
        [1] Un texto que no se puede leer se deja fuera.
       *[other] { $count } textos que no se pueden leer se dejan fuera.
    }
stored-imported =
    { $count ->
        [0] No se ha importado ninguna partida.
        [1] Se ha importado una partida.
       *[other] Se han importado { $count } partidas.
    }
stored-broken = No se pudo leer
stored-broken-text = Estos textos fueron partidas o ajustes. Copie uno para que alguien lo mire; solo usted puede borrarlos.
stored-broken-delete = Borrar el texto
stored-repair = Si la página no funciona bien
stored-repair-text = Vuelve a traer la página entera. Las partidas y los ajustes se conservan.
stored-repair-do = Reparar la página
stored-erase = Borrarlo todo
stored-erase-text = No deja nada del juego en este dispositivo.
stored-erase-do = Borrarlo todo

# The game is open in another tab of the browser
elsewhere-title = Esta partida se juega en otra pestaña
elsewhere-text = Aquí solo puede mirarla. Se juega en una sola pestaña a la vez.
elsewhere-take-over = Seguir aquí

# Rules that a house has made its own, and the form for them
start-other-games = Más juegos de la familia
# $side, $cowries, $pawns (Number)
start-size = { $side } × { $side } · { $cowries } cauris · { $pawns } peones
house-own = Nuestras
# $house – the name of the house’s rules
house-delete = Borrar { $house }
house-name = Nombre de estas reglas
house-name-help = Se guardan aquí con este nombre.
house-read = Leer estas reglas
house-rare = Lo que rara vez se pregunta
# A single change that makes the rules playable. $question, $answer – the texts of a question and of an answer
house-fix = { $question }: { $answer }
house-value = { $count }
house-value-side = { $side } × { $side }
# $percent (Number) – of a hundred shells so many fall mouth up
house-value-mouths = { $percent } de cada 100
# $count (Number) – pawns that must be home, 0 for all
house-value-short =
    { $count ->
        [0] todos
       *[other] { $count }
    }
house-group-board = El tablero
house-group-throws = Tiradas
house-group-way = La salida
house-group-meeting = Cuando se encuentran los peones
house-group-end = La llegada
notice-house-broken = Unas reglas de la casa guardadas aquí no se han podido leer. Su texto se conserva aquí.
notice-house-deleted = Las reglas de la casa se han borrado.
