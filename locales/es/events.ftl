# $called – chowka and eight (all four cowries mouth up, or none), chamma and ashta (where the other side is counted, and
# with eight cowries); else number. $value (Number) – what the throw counts
event-threw =
    { $called ->
        [chowka] { $name } saca un chowka, { $value }.
        [eight] { $name } saca un { $value }, todos boca abajo.
        [chamma] { $name } saca un chamma, { $value }.
        [ashta] { $name } saca un ashta, { $value }.
       *[number] { $name } saca un { $value }.
    }
event-entered =
    { $count ->
        [1] { $name } pone un peón en el tablero.
       *[other] { $name } pone { $count } peones en el tablero.
    }
event-threw-opening = { $name } saca un { $value } para ver quién empieza.
event-threw-test =
    { $value ->
        [1] La prueba da un 1.
       *[other] La prueba da un { $value }, no un 1.
    }
event-tied = Empate en la tirada más alta: quienes la han sacado vuelven a tirar.
event-begins = Empieza { $name }.
event-unlocked = Una tirada grande: desde ahora { $name } puede mover.
event-moved =
    { $count ->
        [1] { $name }: de { $from } a { $to }.
        [2] { $name }: los dos peones de { $from } a { $to }.
       *[other] { $name }: { $count } peones de { $from } a { $to }.
    }
# As event-moved, in a list that already names the player
event-moved-listed =
    { $count ->
        [1] { $from } a { $to }.
        [2] Los dos peones, de { $from } a { $to }.
       *[other] { $count } peones, de { $from } a { $to }.
    }
# $square – the start opposite the player’s own
event-twinned = Los dos peones de { $name } en { $square } son gemelos desde ahora.
# $host – whose double it is, on $square
event-stopped =
    { $count ->
        [1] El doble de { $host } en { $square } detiene un peón de { $name }. Desde ahora ese peón puede pasar.
       *[other] El doble de { $host } en { $square } detiene { $count } peones de { $name }. Desde ahora pueden pasar.
    }
event-left =
    { $count ->
        [1] Un peón de { $name } sale del tablero.
       *[other] { $count } peones de { $name } salen del tablero.
    }
event-became-hollow = Un jodi nuevo en { $square }, hueco.
event-became-hard = El jodi de { $square } es duro.
event-untied = En la cruz de { $square } el jodi se convierte en dos peones sueltos, a salvo.
event-broke = Tres o más en { $square }: el jodi está roto.
event-sat = Un peón de { $name } queda sentado en { $square } sobre el jodi de { $host }.
event-freed = El peón de { $name } en { $square } está fuera de peligro.
# $ones (Number) – 1s needed one after another
event-attacked =
    { $ones ->
        [1] { $name } ataca a { $defender } en { $square }: hace falta un 1.
       *[other] { $name } ataca a { $defender } en { $square }: hay que sacar { $ones } veces seguidas un 1.
    }
event-returned =
    { $count ->
        [1] El ataque falla. El peón vuelve a { $square }.
       *[other] El ataque falla. Los dos peones vuelven a { $square }.
    }
event-hit =
    { $count ->
        [1] { $name } captura un peón de { $victim } en { $square }.
       *[other] { $name } captura { $count } peones de { $victim } en { $square }.
    }
event-gate-opened = La puerta está abierta para { $name }.
event-again = Una tirada más para { $name }.
event-ripened =
    { $count ->
        [1] En casa: un fruto maduro para { $name }.
       *[other] En casa: { $count } frutos maduros para { $name }.
    }
event-lost-no-use = Ningún peón de { $name } puede usar esto: se pierden las tiradas.
event-lost-locked = A { $name } aún no le ha salido ninguna tirada grande y no puede mover.
event-lost-three = La tercera tirada grande seguida: { $name } pierde las tiradas y el turno.
event-lost-failed-test = Nada puede usar la tirada que falló: { $name } pierde el turno.
event-lost-before-one = { $name } no tiene ningún peón en el tablero: sin un 1, esta tirada no se guarda.
event-lost-declined = { $name } deja las tiradas sin usar.
event-lost-stopped = La tirada de { $name } no vale, y el turno termina.
event-lost-nothing = Ningún cauri cuenta: { $name } pierde el turno.
# $place (Number) – 1 for the winner
event-finished =
    { $place ->
        [1] ¡{ $name } tiene todos sus peones en casa!
       *[other] { $name } tiene todos sus peones en casa, en el puesto { $place }.
    }
event-dead = Nadie podrá volver a mover. La partida está atascada.
event-gates-opened = Todas las puertas están abiertas. La partida sigue.
event-over-won = ¡Gana { $name }!
event-over-shared = Gana { $name }; los demás comparten el puesto siguiente.
event-over-dead = Empate: ya nadie podía mover.
event-over-agreed = Empate, por acuerdo de la mesa.

# What a move would do, told before it is made. $value is the throw that is used.
outlook-home =
    { $count ->
        [1] El { $value } lleva este peón a casa.
        [2] El { $value } lleva los dos peones a casa.
       *[other] El { $value } lleva { $count } peones a casa.
    }
outlook-leaves = El { $value } saca este peón del tablero; su carrera ha terminado.
outlook-enters =
    { $count ->
        [1] El { $value } pone un peón en { $square }.
       *[other] El { $value } pone { $count } peones en { $square }.
    }
# $at – where the double stands
outlook-stopped = El { $value } lleva más allá del doble de { $victim } en { $at }: el peón se queda, el turno termina y la próxima vez podrá pasar.
outlook-safe =
    { $count ->
        [1] El { $value } va a la cruz de { $square }: allí está a salvo.
        [2] El { $value } lleva los dos a la cruz de { $square }: dos peones sueltos, a salvo.
       *[other] El { $value } lleva { $count } peones a la cruz de { $square }: allí están a salvo.
    }
outlook-hollow = El { $value } se une al peón propio de { $square }: un jodi nuevo.
outlook-pair = El { $value } va a { $square }: allí los peones propios están juntos.
outlook-jodi = El { $value } mueve el jodi a { $square }.
outlook-hard = Con el { $value } el jodi será duro en { $square }.
outlook-broken = El { $value } va a { $square }: tres o más peones propios juntos son un jodi roto.
outlook-plain = El { $value } va a { $square }.
outlook-hit =
    { $count ->
        [1] El { $value } captura un peón de { $victim } en { $square }.
       *[other] El { $value } captura { $count } peones de { $victim } en { $square }.
    }
outlook-test =
    { $ones ->
        [1] El { $value } ataca a { $victim } en { $square }: hay que sacar un 1.
       *[other] El { $value } ataca a { $victim } en { $square }: hay que sacar { $ones } veces seguidas un 1.
    }
outlook-sit = El { $value } deja el peón sentado en { $square } sobre el jodi de { $victim }. Si el jodi se mueve, lo captura.
outlook-parts = El jodi propio se separa.
outlook-overtakes =
    { $count ->
        [1] Por el camino captura un peón de { $victim }.
       *[other] Por el camino captura { $count } peones de { $victim }.
    }
outlook-divided = Antes, otro peón toma su parte de la tirada y llega a casa.
outlook-hits-sitter = El peón sentado sobre el jodi es capturado.

# Why something cannot be done.
refusal-over = La partida ha terminado.
refusal-throw-first = Primero hay que tirar los cauris.
refusal-move-first = Primero hay que usar una tirada.
refusal-dead = La partida está atascada: abra las puertas o déjela en empate.
refusal-not-dead = Las puertas solo se abren cuando ya nadie puede mover.
refusal-no-such-throw = Los cauris no pueden caer así.
refusal-not-in-row = Esa tirada no está en la fila.
refusal-no-such-pawn = Ese peón no existe.
refusal-at-home = Este peón está en casa.
refusal-needs-big-throw = Hace falta una primera tirada grande antes de mover nada.
refusal-sitting = Este peón está sentado sobre un jodi. Puede marcharse cuando el dueño del jodi haya tenido un turno.
refusal-barred = El ataque de este peón falló: no puede usar esa tirada.
refusal-stays-together = Un jodi duro no se separa nunca.
refusal-twins-stay = Los gemelos no se separan nunca.
refusal-no-jodi = Aquí no hay ningún jodi.
refusal-no-pair = Estos peones no van juntos con esta tirada.
refusal-not-a-two = Un jodi hueco solo avanza junto con un 2.
refusal-odd = Un jodi duro solo se mueve con una tirada par.
refusal-twins-one = Los gemelos avanzan la mitad de la tirada: un 1 no los mueve.
refusal-overshoots = Es más de lo que falta hasta el centro.
refusal-gate-shut = La puerta está cerrada hasta la primera captura propia.
refusal-jodi-in-the-way = Un jodi duro en { $square } cierra el paso.
refusal-sitter-there = Hay un peón sentado sobre el jodi de { $square }: nadie más puede llegar allí.
refusal-jodi-blocks = Nadie puede llegar al jodi duro de { $square }.
refusal-own-pawn-there = En { $square } hay un peón propio.
refusal-not-on-board = Este peón no está en el tablero, y esta tirada no pone ninguno.
refusal-has-left = Este peón ya ha salido del tablero.
refusal-needs-big-for-centre = Solo una tirada grande lleva al centro.
refusal-partner-there = En { $square } hay un peón de su pareja.
refusal-seven-spares = Un 7 no captura a nadie, y en { $square } hay un rival.
refusal-double-there = En { $square } hay dos o más peones juntos: un peón solo no puede con ellos.
refusal-which-one = Diga qué peón de { $square } se captura.
refusal-no-such-target = El peón que se quiere capturar no está allí.
refusal-must-move = Si una tirada se puede usar, hay que usarla.
refusal-not-divided = Una tirada solo se reparte si una parte lleva un peón justo a casa y queda algo para otro.
refusal-no-twins = No hay dos peones propios que se puedan declarar gemelos.

# The name of a square for those who hear it.
square-start = { $square }, cruz, salida de { $name }.
square-centre = { $square }, el centro.
square-ghatta = { $square }, cruz.
square-plain = { $square }.

# $tie is one of: home, danger (sits on a jodi and may be hit), loose, hollow, hard, broken, pair (may go together),
# twins (go together only)
square-pawns =
    { $tie ->
        [home]
            { $count ->
                [1] { $name }: un peón en casa.
               *[other] { $name }: { $count } peones en casa.
            }
        [danger] { $name }: un peón sentado, en peligro.
        [hollow] { $name }: jodi hueco.
        [hard] { $name }: jodi duro.
        [broken] { $name }: jodi roto de { $count }.
        [pair] { $name }: { $count } peones juntos.
        [twins]
            { $count ->
                [2] { $name }: gemelos.
               *[other] { $name }: { $count } peones, entre ellos gemelos.
            }
       *[loose]
            { $count ->
                [1] { $name }: un peón.
               *[other] { $name }: { $count } peones.
            }
    }
square-movable = Se puede mover.
square-chosen = Selección actual.

# What is wrong with a text that was opened. $found is the word or line as it was found.
fault-line = Línea { $line }: «{ $found }».
fault-turn = Turno { $turn }, paso { $place }: «{ $found }».
fault-not-a-record = Esto no es el registro de una partida.
fault-newer = Esto se hizo con una versión más nueva de la aplicación.
fault-unknown-line = Esta línea no se puede leer.
fault-repeated-line = Ya hay una línea de este tipo.
fault-seats = Los puestos en la mesa, o quién empieza, no encajan.
fault-seed = La semilla de las tiradas no se puede leer.
fault-no-start = El registro no dice cómo empieza la partida.
fault-too-long = El texto es demasiado largo para una partida.
fault-unknown-preset = No hay reglas que se llamen «{ $found }».
fault-unknown-choice = «{ $found }» no es una regla de la casa.
fault-repeated-choice = La regla de la casa «{ $found }» aparece dos veces.
fault-clause = La posición tiene una parte que no se puede leer: «{ $found }».
fault-missing-clause = A la posición le falta una parte: «{ $found }».
fault-impossible = La posición no puede darse en una partida.
fault-token = Esto no es una tirada ni un movimiento de ese momento.
fault-leads-to = Ese movimiento lleva a { $square }.
# $who – the letter of a seat (S, E, N, W), start or table, as in the record
fault-not-their-turn = Era el turno de «{ $who }».

# What the table calls big throws: of four cowries all mouths up and none, or counted the other way round
value-chowka = chowka
value-eight = ocho
value-chamma = chamma
value-ashta = ashta

# More answers to the board’s keys
answer-from-off = Desde fuera del tablero:
answer-may-twin = O declarar gemelos dos peones.
answer-may-decline = O dejar las tiradas sin usar.
answer-off =
    { $count ->
        [1] Un peón fuera del tablero.
       *[other] { $count } peones fuera del tablero.
    }
