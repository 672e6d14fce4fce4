# The app as a whole: its name, buttons that occur everywhere, the start page, notices.
app-name = Chowkabara
app-name-kannada = ಚೌಕಾಬಾರ
app-title = Chowkabara
app-title-play = Partida · Chowkabara
app-title-rules = Reglas · Chowkabara
app-title-house = Reglas de la casa · Chowkabara
app-title-games = Partidas guardadas · Chowkabara
app-title-stored = Lo que se guarda aquí · Chowkabara
app-title-far = Jugar por enlace · Chowkabara
app-title-settings = Ajustes · Chowkabara
app-title-about = Sobre las reglas · Chowkabara
app-language = Idioma
app-close = Cerrar
app-cancel = Cancelar
app-copy = Copiar
app-copied = Copiado
app-copy-by-hand = El navegador no deja copiar a la página. El texto está seleccionado: cópielo a mano.

# Names that stand at the table where nobody has typed one. Everyday names of a family.
seat-name-s = Amma
seat-name-e = Ravi
seat-name-n = Ajji
seat-name-w = Kaveri
# Who sits on a seat
seat-person = Persona
seat-bot = Bot
seat-empty = Libre
seat-far = por enlace
seat-to-move = le toca
# $ripe (Number) – pawns at home, of $all
seat-home = { $ripe } de { $all } en casa
# Teams: beside a player’s name. $name – the partner
seat-partner = con { $name }
seats-label = Jugadores

# Start page
start-motto = Cuatro cauris, veinticinco casillas y todo el mundo alrededor de un tablero.
start-ways = Por dónde seguir
start-new = Partida nueva
start-new-help = Quién juega y con qué reglas
start-rules = Reglas
start-rules-help = De la primera tirada a los jodis duros
start-games = Partidas guardadas
start-games-help = Siga con cualquiera de ellas
start-settings = Ajustes
start-settings-help = Aspecto, sonido, velocidad, tamaño
start-stored = Lo que se guarda aquí
start-stored-help = Exportar, importar o borrar
start-open = Abrir un enlace o código
start-open-help = Una posición, una partida o un turno que le han enviado
start-far = Jugar por enlace
start-far-help = Con quienes están lejos, turno a turno
start-who = Quién juega
start-name = Nombre
start-nobody = Nadie
# $name – whose pawns
start-shape = Otros peones para { $name }
start-two-opposite = Si son dos, ocupan lados opuestos.
start-too-few = Tienen que jugar al menos dos.
start-first = Quién empieza
start-first-throw = La tirada más alta
start-first-loser = Quien perdió la última partida
start-rules-of-game = Reglas
start-change-rules = Cambiar las reglas de la casa
# $players (Number) – 2, 3 or 4
start-start = Empezar, { $players } jugadores
start-to-move = Le toca a { $name }
# $home (Number) – pawns at home, of all players together
start-resume =
    { $home ->
        [0] { $players } jugadores, aún no hay ningún peón en casa.
        [1] { $players } jugadores, hay un peón en casa.
       *[other] { $players } jugadores, hay { $home } peones en casa.
    }
start-resume-over = La partida ha terminado. Se puede volver a mirar.
start-first-game = Una primera partida
start-first-game-help = Contra un bot, con las reglas habituales de Kanakatte.
start-play-bot = Jugar contra un bot
start-continue = Continuar

# House rules form
house-title = Reglas de la casa
house-text = Elija un juego y responda como se juega en su familia. Lo que ningún juego de aquí tiene se guarda como suyo.
house-changed = con cambios
house-reset = Lo habitual
house-keep = Jugar así

# Notices at the top of the page
notice-label = Avisos
notice-kept-text = El texto que no se pudo leer
notice-not-kept = Este navegador no guarda nada: la partida se perderá al cerrar la página. Guárdela en un archivo.
notice-settings-broken = No se pudieron leer los ajustes. Vuelven a ser los habituales; el texto antiguo se guarda aquí.
notice-game-broken = No se pudo abrir la partida guardada. Su texto se guarda aquí.
notice-game-unreadable = No es una partida guardada, o le faltan partes.
notice-no-language = No se pudo cargar ese idioma. Compruebe la conexión y vuelva a elegirlo.
notice-plain-bot = El bot no responde. Otro más sencillo hace este movimiento.
# A newer version of this page has been fetched; the running game stays as it is until it is opened
notice-version = Hay una versión nueva. Llega con la próxima partida nueva, o ahora mismo: la partida guardada sigue donde está.
notice-version-open = Abrirla ahora

# A written record that is opened
open-title = Abrir un enlace o código
open-text = Pegue un enlace, un código, un mensaje entero que lo contenga o el registro de una partida.
open-yes = Abrir
record-text = Todas las tiradas y todos los movimientos de esta partida, para copiarlos y guardarlos.

# Installing the page as an app. Words in « » are those of the browser
start-install = Instalar el juego
install-ios-share = Toque el botón de compartir: un cuadrado con una flecha hacia arriba.
install-ios-choose = Elija «Añadir a pantalla de inicio» o «Agregar a inicio».
install-ios-add = Toque «Añadir» o «Agregar».
install-firefox-menu = Abra el menú del navegador: los tres puntos.
install-firefox-choose = Elija «Instalar» o «Añadir a la pantalla de inicio».
install-mac-menu = En la barra de menús de arriba, abra «Archivo».
install-mac-choose = Elija «Añadir al Dock…» o «Agregar al Dock…».
install-mac-add = Haga clic en «Añadir» o «Agregar».
