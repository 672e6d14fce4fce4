# A game given away: links, QR codes, pictures, and games by link among people far apart.

share-title = Compartir
share-what = Qué compartir
share-position = Esta posición
share-game = La partida entera
share-message = Una partida de Chowkabara. El enlace muestra el tablero y permite seguir jugando.
share-link = El enlace
share-send = Compartir
share-sent = Enviado.
share-qr = El enlace como código QR
share-no-qr = El enlace es demasiado largo para un código QR.
share-too-long = Esta partida es demasiado larga para un enlace. Comparta la posición o copie el registro desde el menú.
share-picture = Imagen
share-picture-text = El tablero tal como está, con el enlace como código QR.
notice-link-opened = El enlace se ha abierto como una partida aparte. Sus otras partidas están entre las guardadas.

# Setting up a game by link
far-title = Jugar por enlace
far-text = Cada persona juega en su propio dispositivo. Al terminar su turno, envíe un enlace a quien sigue, por cualquier mensajería. El enlace lleva la partida entera; al abrirlo se ve lo que ha pasado y empieza el turno siguiente. No hay ningún servidor de por medio.
far-count = Cuántos juegan
far-you = Usted
# $number (Number) – from 2
far-player = Jugador { $number }
far-begins = Quién empieza
far-throws = Tiradas
far-honest = Entre amigos
far-honest-help = Cada dispositivo tira por su cuenta. Quien quisiera podría volver a tirar.
far-sealed = Demostrables
far-sealed-help = Nadie puede elegir una tirada, y cada dispositivo lo comprueba. Antes de la primera tirada el enlace da una vuelta.
far-how = Cómo se demuestran las tiradas
far-how-secret = Antes de la partida, cada dispositivo elige al azar un número secreto y solo muestra a los demás un sello hecho con él; a partir del sello nadie puede averiguar el número.
far-how-turn = En cada turno un dispositivo abre un trozo más de su secreto. Los cauris de ese turno salen de ese trozo, de los que han abierto los demás y de lo jugado hasta entonces. Todo está fijado antes de empezar el turno, así que nadie puede elegir una tirada ni nadie más puede saberla de antemano.
far-how-check = Cada dispositivo comprueba cada tirada que llega. Algo sigue siendo posible: quien cambie la aplicación, o abra la partida en un segundo dispositivo, podría ver las tiradas de su propio turno antes de mover. No puede cambiarlas. Dos personas que se cuenten sus secretos podrían ayudarse, como quien cuchichea en la mesa.
far-begin = Empezar

# In place of the cowries. $name – a player
far-turn-over = Su turno ha terminado
far-turn-over-text = Ahora le toca a { $name }. Mientras no envíe usted el enlace, puede deshacer su último movimiento.
far-send = Enviar a { $name }
far-invited = La partida está lista
far-invited-text = Envíe a { $name } el enlace para unirse.
far-gathering = Esperando el sello de todos
far-gathering-line = Antes de la primera tirada cada persona da uno.
far-waiting = Esperando a { $name }
far-waiting-text = Cuando llegue el enlace, ábralo o péguelo aquí.
far-send-again = Enviar otra vez
far-paste = Pegar un enlace
far-claim = Le toca a { $name }
far-claim-text = ¿Es usted?
far-claim-yes = Soy { $name }
far-looking-on = Está usted mirando
far-looking-on-text = Le toca a { $name }, en otro dispositivo. Cada persona sigue en el dispositivo donde empezó; para cambiarlo, llévelo todo en un archivo.
far-send-last = Enviar el final de la partida
far-banner = El turno llega por enlace.
far-turn-message = Le toca a { $name } en Chowkabara.
far-invite-message = { $name }, hay una partida de Chowkabara esperando.

# What arrives by link
far-older = Este enlace es anterior: la partida de aquí ya ha avanzado.
# $turn (Number) – counted from 1
far-forked = Desde el turno { $turn } este enlace cuenta otra partida que la de aquí: alguien ha vuelto atrás, o un turno se jugó en dos dispositivos. La partida de aquí se conserva como está.
far-forked-start = Este enlace cuenta otra partida que la de aquí, desde el principio. La partida de aquí se conserva como está.
far-open-other = Mirar la otra
# $turn (Number), $place (Number) – where in the record
far-wrong-throw = Este enlace no se acepta: el paso { $place } del turno { $turn } no es la tirada que tenía que salir.
far-wrong-seal = Este enlace no se acepta: lo que dice del secreto de { $name } no encaja con el sello.
far-chain-ends = Esta partida es ya demasiado larga para demostrarla.
far-too-long = Esta partida es ya demasiado larga para un enlace.
far-proven = Comprobado: cada tirada sale de los secretos de todos. Nadie ha elegido una tirada.
far-trusted = Las tiradas de esta partida se dan por buenas.

# Faults of a link
fault-not-a-link = Esto no es un enlace, un código ni el registro de una partida.
fault-damaged = El enlace está dañado: tiene letras cambiadas o le faltan. Cópielo entero.
fault-link-too-long = El enlace es demasiado largo para ser de los nuestros.
fault-led-elsewhere = Según las reglas de esta versión la partida habría ido de otro modo.
