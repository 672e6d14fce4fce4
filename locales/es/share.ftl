# A game given away: links, QR codes, pictures, and games by link among people far apart.

share-title = Compartir
share-what = Qué compartir
share-position = Esta posición
share-game = La partida entera
share-message = Una partida de Chowkabara. El enlace muestra el tablero y se puede seguir jugando.
share-link = El enlace
share-send = Compartir
share-sent = Enviado.
share-qr = El enlace como código QR
share-no-qr = El enlace es demasiado largo para un código QR.
share-too-long = Esta partida es demasiado larga para un enlace. Comparte la posición o copia el registro desde el menú.
share-picture = Imagen
share-picture-text = El tablero tal como está, con el enlace como código QR.
notice-link-opened = El enlace se ha abierto como una partida aparte. Tus otras partidas están entre las guardadas.

# Setting up a game by link
far-title = Jugar por enlace
far-text = Cada persona juega en su propio dispositivo. Al terminar tu turno envías un enlace a quien sigue, por cualquier mensajería. Lleva la partida entera; al abrirlo se ve lo que ha pasado y se pide el turno siguiente. No hay ningún servidor en medio.
far-count = Cuántos juegan
far-you = Tú
# $number (Number) – from 2
far-player = Jugador { $number }
far-begins = Quién empieza
far-throws = Tiradas
far-honest = Entre amigos
far-honest-help = Cada dispositivo tira por su cuenta. Quien quisiera podría tirar otra vez.
far-sealed = Demostrables
far-sealed-help = Nadie puede elegir una tirada, y la app lo demuestra. Antes de la primera tirada los enlaces dan una vuelta.
far-how = Cómo se demuestran las tiradas
far-how-secret = Antes de la partida cada dispositivo saca un número secreto y solo da un sello hecho con él; del sello nadie puede hallar el número.
far-how-turn = En cada turno un dispositivo abre un trozo más de su secreto. Los cauríes de ese turno salen de ese trozo y de los que han abierto los demás. Todo estaba fijado antes, así que nadie puede pedir una tirada ni nadie más puede saberla de antemano.
far-how-check = Cada dispositivo comprueba cada tirada que llega. Solo una cosa es posible: alguien con una app cambiada podría ver las tiradas de su propio turno antes de mover. No puede cambiarlas.
far-begin = Empezar

# In place of the cowries. $name – a player
far-turn-over = Tu turno ha terminado
far-turn-over-text = Sigue { $name }. Hasta que envíes el enlace todavía puedes deshacer tu última jugada.
far-send = Enviar a { $name }
far-invited = La partida está lista
far-invited-text = Envía a { $name } el enlace para unirse.
far-gathering = Esperando el sello de todos
far-gathering-line = Antes de la primera tirada cada persona da uno.
far-waiting = Esperando a { $name }
far-waiting-text = Cuando llegue el enlace, ábrelo o pégalo aquí.
far-send-again = Enviar otra vez
far-paste = Pegar un enlace
far-claim = Sigue { $name }
far-claim-text = ¿Eres tú?
far-claim-yes = Soy { $name }
far-looking-on = Estás mirando
far-looking-on-text = Sigue { $name }, en otro dispositivo. Cada puesto sigue donde empezó; para cambiarlo de dispositivo, llévate todo en un archivo.
far-send-last = Enviar el final de la partida
far-banner = El turno llega por enlace.
far-turn-message = { $name }, te toca en Chowkabara.
far-invite-message = { $name }, únete a una partida de Chowkabara.

# What arrives by link
far-older = Este enlace es anterior: la partida de aquí ha seguido.
# $turn (Number) – counted from 1
far-forked = Desde el turno { $turn } este enlace cuenta otra partida que la de aquí: alguien ha vuelto atrás, o un turno se jugó en dos dispositivos. La partida de aquí se queda como está.
far-forked-start = Este enlace cuenta otra partida que la de aquí, desde el principio. La partida de aquí se queda como está.
far-open-other = Mirar la otra
# $turn (Number), $place (Number) – where in the record
far-wrong-throw = Este enlace no se acepta: la tirada o jugada { $place } del turno { $turn } no es la tirada que tenía que salir.
far-wrong-seal = Este enlace no se acepta: lo que dice del secreto de { $name } no encaja con el sello.
far-chain-ends = Esta partida es ya demasiado larga para demostrarla.
far-proven = Comprobado: cada tirada sale de los secretos de todos. Nadie ha elegido ninguna.
far-trusted = Las tiradas de esta partida se dan por buenas.

# Faults of a link
fault-not-a-link = Esto no es un enlace, un código ni el registro de una partida.
fault-damaged = El enlace está dañado: hay letras mal o faltan. Cópialo entero.
fault-link-too-long = El enlace es demasiado largo para ser de los nuestros.
fault-led-elsewhere = Según las reglas de esta versión la partida habría ido de otro modo.
