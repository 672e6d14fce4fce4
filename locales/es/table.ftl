# The table: board, banner, throws, tray, move list, cards.
board-label = Tablero. Las flechas mueven, Intro elige.
board-label-keys = El signo de interrogación muestra las teclas.
square-target = Se puede ir allí.
# Beside the board, at a player’s side. $count (Number) – pawns there
beside-off =
    { $count ->
        [0] Junto al tablero, en el lado de { $name }: nadie.
        [1] Junto al tablero: un peón de { $name } que aún no ha entrado.
       *[other] Junto al tablero: { $count } peones de { $name } que aún no han entrado.
    }
beside-away =
    { $count ->
        [1] Junto al tablero: un peón de { $name } que ya ha salido.
       *[other] Junto al tablero: { $count } peones de { $name } que ya han salido.
    }
# A card about a square: a long press, or the other mouse button
square-title = Qué hay aquí
# $ways, $all (Number) – ways in which the cowries can fall
square-reach = { $name } llega aquí en { $ways } de las { $all } maneras en que pueden caer los cauris.
square-reach-none = Nadie llega aquí con la próxima tirada.

# Banner: a head line and a line below it
banner-turn = Le toca a { $name }
banner-bot-turn = Juega { $name }
banner-dead = Nadie puede mover
banner-dead-line = Nadie podrá volver a mover. Abra todas las puertas y siga jugando, o deje la partida en empate.
banner-over-line = La partida ha terminado.
banner-looking-back = Se muestra un movimiento anterior.
banner-tumbling = Los cauris están cayendo…
banner-throw = Tire los cauris.
banner-opening = Empieza la tirada más alta.
# $ones (Number) – 1s still needed, one after another
banner-test =
    { $ones ->
        [1] Ataque en { $square }: hay que sacar un 1.
       *[other] Ataque en { $square }: hay que sacar { $ones } veces seguidas un 1.
    }
banner-bot-throws = El bot tira.
banner-bot-thinks = El bot está pensando.
banner-pick = Elija un peón.
banner-pick-throw = Aquí ningún peón puede usar esa tirada. Elija otra.
# $count (Number) – moves to choose from, two or more
banner-pick-target = Elija adónde ir: hay { $count } maneras.

# Teams: whoever has finished moves the pawns of the partner
banner-for-partner = Ahora juegas por { $name }.

# Row of throws
row-title = Tiradas
row-empty = Aún no hay tiradas.
row-dead = Ningún peón puede usar el { $value }.
row-barred = Un peón marcado no puede usar la tirada marcada.
row-chip = { $value }
row-chip-used = { $value }, ya usada
row-chip-dead = { $value }, ningún peón lo puede usar
row-chip-barred = { $value }, vedado a un peón

# Tray with the cowries and the main button
tray-label = Cauris
tray-throw = Tirar
tray-throw-test = Tirar la prueba
tray-throw-opening = Tirar para empezar
tray-enter = Usar cauris de verdad
tray-skip = Ir a mi turno
tray-open-gates = Abrir las puertas
tray-draw = Dejar en empate
tray-move = { $value } a { $square }
# Several moves may lead to one place, with a button for each. $value – a throw, with a star where two different throws
# count the same. $count (Number) – pawns that move
tray-move-together =
    { $count ->
        [1] { $value }: uno a { $square }
        [2] { $value }: los dos a { $square }
       *[other] { $value }: los { $count } a { $square }
    }
# $move – the name of a move, such as “3 to d1”. $which (Number) – which of the pawns that look alike
tray-move-which = { $move }, peón { $which }
tray-move-hit =
    { $count ->
        [1] Capturar a { $victim } con { $value }
        [2] Los dos capturan a { $victim } con { $value }
       *[other] Los { $count } capturan a { $victim } con { $value }
    }
tray-move-overtake =
    { $count ->
        [1] Adelantar a { $victim } con { $value }
       *[other] Los { $count } adelantan a { $victim } con { $value }
    }
tray-move-attack =
    { $count ->
        [1] Atacar a { $victim } con { $value }
       *[other] Los dos atacan a { $victim } con { $value }
    }
tray-move-home =
    { $count ->
        [1] A casa con { $value }
        [2] Los dos a casa con { $value }
       *[other] Los { $count } a casa con { $value }
    }
tray-move-enter =
    { $count ->
        [1] Poner uno en juego con { $value }
       *[other] Poner { $count } en juego con { $value }
    }
tray-move-leave = Sacar uno con { $value }
# An enemy’s double stops the pawns: the turn is lost
tray-move-stopped =
    { $count ->
        [1] { $value }: chocar con { $victim }
       *[other] { $value }: los { $count } chocan con { $victim }
    }
# One part of the throw takes the pawn on $first home, the rest of it the one on $from to $square
tray-move-divided = { $value }: { $first } a casa, { $from } a { $square }
tray-twins = Declarar gemelos
tray-decline = No mover nada
tray-move-sit = Sentarse con { $value }
tray-heap = La tirada se decide antes de que se muevan los cauris.
# $up (Number) – shells lying mouth up
tray-fair =
    { $up ->
        [0] Ninguna boca arriba, así que { $value }.
        [1] Una boca arriba, así que { $value }.
       *[other] { $up } bocas arriba, así que { $value }.
    }

# Controls
controls-label = Partida
controls-undo = Deshacer
controls-hint = Pista
# “Movimientos” is too wide for the button on a narrow phone; the list holds throws as well.
controls-moves = Jugadas
controls-rules = Reglas
controls-menu = Menú

# Move list
moves-none = Aún no hay ninguna jugada.
moves-looking-back = El tablero muestra un movimiento anterior.
moves-present = Volver al presente
moves-branch = Jugar desde aquí
book-sections = Secciones
# $rules: the name of the game or house whose rules are read
book-title = Reglas: { $rules }

# Cards
menu-title = Menú
menu-new = Partida nueva
menu-share = Compartir
menu-record = Registro de la partida
menu-draw = Acordar un empate
menu-start = Página de inicio
menu-settings = Ajustes
speed-calm = Tranquila
speed-usual = Habitual
speed-quick = Rápida
speed-instant = Al instante
confirm-draw-title = ¿Empate?
confirm-draw-text = ¿Está de acuerdo toda la mesa en acabar esta partida en empate?
confirm-draw-yes = Es empate
cowries-title = Cauris de verdad
cowries-text = Tire sus propios cauris y toque lo que muestren.
cowries-up =
    { $up ->
        [0] todos boca abajo
        [1] una boca arriba
       *[other] { $up } bocas arriba
    }

# Result
result-won = Toda la mesa ha jugado bien.
result-drawn = Nadie gana, nadie pierde.
result-assisted = En esta partida alguien volvió atrás más allá de una tirada.
# Teams: both have won
result-team = ¡Han ganado { $name } y { $partner }!
result-home =
    { $count ->
        [1] un peón en casa
       *[other] { $count } peones en casa
    }
result-again = Jugar otra vez
result-start = Página de inicio

# Why a tap does nothing; the rules' own reasons are in events.ftl
refusal-somebody-else = Es el turno de otra persona.
refusal-no-undo = No hay nada que deshacer. En una partida entre personas, la tirada hecha queda hecha.
refusal-too-long = Esta partida se ha hecho demasiado larga para continuar. Pueden acordar un empate.
refusal-no-hint = Una pista es para un movimiento propio.
refusal-looking-back = Este es un movimiento anterior. Vuelva primero al presente.
refusal-beside = Ninguna tirada de la fila lleva ahí.
hint-decline = Un bot no movería nada aquí.
hint-twins = Un bot declararía los gemelos.
refusal-out-of-reach = Ninguna tirada de la fila lleva a { $square }.

# What is said to those who hear the game, and the answers to the board's keys
answer-your-turn = { $name }, es su turno.
answer-undone = Deshecho.
# $count (Number) – legal moves, one or more; each follows, after the square that it leaves
answer-moves =
    { $count ->
        [1] { $name } tiene un movimiento.
       *[other] { $name } tiene { $count } movimientos.
    }
answer-from = Desde { $square }:
answer-turn = Es el turno de { $name }.
# $count (Number) – throws still to be thrown in this turn
answer-owed =
    { $count ->
        [1] Queda una tirada por hacer.
       *[other] Quedan { $count } tiradas por hacer.
    }
# $throws – values with commas between them
answer-row = Por usar: { $throws }.
# $ripe (Number) – pawns at home, of $all
answer-home = { $name }: { $ripe } de { $all } en casa.
answer-gate-shut = La puerta está cerrada para { $name }.
# The squares follow, each with what stands there
answer-pawns = Peones de { $name }, primero el más avanzado.

# The card that lists the keys; names as they stand on a keyboard
keys-title = Teclas del tablero
keys-where = Estas teclas funcionan mientras una casilla del tablero tiene el foco.
keys-off = Las de un solo signo están desactivadas en los ajustes.
keys-arrows-name = Flechas
keys-arrows = A la casilla vecina de ese lado
keys-home-name = Inicio, Fin
keys-home = A la primera o la última casilla de la fila
keys-edges-name = Ctrl + Inicio, Ctrl + Fin
keys-edges = A la primera o la última casilla del tablero
keys-enter-name = Intro, barra espaciadora
keys-enter = Elige el peón, la casilla o el movimiento
keys-escape-name = Esc
keys-escape = Suelta lo elegido, cierra un cuadro abierto
keys-track = Atrás y adelante por el camino de quien juega
keys-moves = Dice todos los movimientos posibles
keys-last = Dice qué es lo último que ha pasado
keys-turn = Dice de quién es el turno y qué tiradas quedan
keys-state = Dice cómo va cada cual
keys-pawns = Dice dónde están los peones propios
keys-throw = Tira los cauris
keys-undo = Deshace el último paso
keys-help = Abre esta lista
