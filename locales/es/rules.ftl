# Title and opening of the rule book. The page shows only the paragraphs that hold for the rules of this table.
rules-title = Reglas de esta mesa
rules-intro =
    Chowkabara es una carrera: hay que llevar todos los peones propios al centro antes que nadie.
    Esta página sigue las reglas elegidas para la mesa, de modo que cada regla de la casa cambia lo que aquí se lee.
    No hace falta aprenderlo todo de antemano: basta con jugar y consultar cuando surja una duda.
rules-usual-note =
    Las reglas que esta aplicación llama habituales son las de una familia de Kanakatte.
    En otras casas se juega de otro modo, y cada mesa puede elegir sus propias reglas antes de empezar.
# Shown once, near the top.
rules-chosen-note =
    En algunos puntos las descripciones antiguas callan o no coinciden entre sí.
    Ahí la aplicación ha tenido que elegir una lectura, y cada párrafo de esos lleva una marca.
# Short mark beside a paragraph whose reading the app has chosen. Two or three words.
rules-chosen-mark = nuestra lectura

# Section: the board, the way of a pawn, the players, whose turn. A ghatta is a crossed, safe square.
rules-board = El tablero
rules-board-1 =
    El tablero tiene { $side } filas de { $side } casillas.
    Llevan una cruz la casilla del medio de cada lado y la del centro. Una casilla con cruz se llama ghatta.
    La del lado propio es la salida; las demás siguen siendo cruces, aunque en su lado no se siente nadie.
# Which squares bear a cross besides
rules-board-corners = También llevan una cruz las cuatro esquinas del tablero.
rules-board-inner-corners = También llevan una cruz las cuatro esquinas del segundo anillo.
rules-board-all-corners = También llevan una cruz las esquinas del tablero y las del segundo anillo.
# $outer (Number) – squares of the outer ring; $rings – how many inner rings; $home – steps from the start to the centre
rules-board-2 =
    { $rings ->
        [1] El peón parte de su salida y recorre el anillo exterior en sentido contrario a las agujas del reloj, sus { $outer } casillas. Desde la última entra en el anillo interior, lo recorre en el sentido de las agujas y termina en el centro.
       *[other] El peón parte de su salida y recorre el anillo exterior en sentido contrario a las agujas del reloj, sus { $outer } casillas. Desde la última va hacia dentro, recorre un anillo interior tras otro en el sentido de las agujas, cada uno entero, y termina en el centro.
    }
    Contando desde la salida, el centro es el paso { $home }.
# The same in a mirror
rules-board-mirrored =
    { $rings ->
        [1] El peón parte de su salida y recorre el anillo exterior en el sentido de las agujas del reloj, sus { $outer } casillas. Desde la última entra en el anillo interior, lo recorre en sentido contrario y termina en el centro.
       *[other] El peón parte de su salida y recorre el anillo exterior en el sentido de las agujas del reloj, sus { $outer } casillas. Desde la última va hacia dentro, recorre un anillo interior tras otro en sentido contrario, cada uno entero, y termina en el centro.
    }
    Contando desde la salida, el centro es el paso { $home }.
rules-board-turn-straight = Desde la última casilla de un anillo da un paso hacia dentro: recto, si allí hay una casilla del anillo siguiente, y si no, en diagonal.
rules-board-turn-corner = Desde la última casilla del anillo exterior da un paso en diagonal a la esquina más cercana del anillo siguiente; más adentro entra en línea recta.
rules-board-3 =
    { $pawns ->
        [1] Pueden jugar dos, tres o cuatro personas, con un peón cada una.
       *[other] Pueden jugar dos, tres o cuatro personas, con { $pawns } peones cada una.
    }
    Si son dos, ocupan lados opuestos.
rules-board-teams =
    { $pawns ->
        [1] Juegan cuatro personas, con un peón cada una.
       *[other] Juegan cuatro personas, con { $pawns } peones cada una.
    }
    Quienes se sientan frente a frente son pareja.
rules-board-empty = Con tres jugadores queda un lado vacío, y la mesa puede decidir cuál.
rules-board-4 =
    El turno pasa en sentido contrario a las agujas del reloj.
    Para saber quién empieza, todos tiran una vez: empieza la tirada más alta, y quienes empatan vuelven a tirar.
    También se puede acordar quién empieza, o dejar que lo haga quien perdió la última partida.

# Section: the cowries and the row of throws. A big throw is one in which all shells lie alike. “Chowka” is the name of a 4.
rules-throws = Las tiradas
rules-throws-1 = Se agitan los { $cowries } cauris, se dejan caer y se cuentan los que quedan con la boca hacia arriba.
rules-throws-down = Se agitan los { $cowries } cauris, se dejan caer y se cuentan los que quedan con la boca hacia abajo.
# $none – what the throw counts in which none of the counted kind comes up
rules-throws-usual = La tirada vale tantas casillas como cauris así haya, hasta { $cowries }. Si no hay ninguno, vale { $none }.
rules-throws-chowka = Las cuatro bocas arriba se llaman chowka.
rules-throws-chamma = Las cuatro bocas abajo se llaman chamma; las cuatro bocas arriba, ashta.
# $all – what all eight shells count together
rules-throws-senior = De uno a siete cauris así valen su número. Los ocho son el chamma, que vale { $all }; si no hay ninguno, es el ashta, que vale 8.
rules-throws-two-fours = Hay, pues, dos clases de 4, el corriente de cuatro cauris y el chamma, y no son lo mismo.
rules-throws-drakshi = De uno a siete cauris así valen su número. Los ocho son el drakshi, que vale 16; si no hay ninguno, es el ashta, que vale 8.
rules-throws-nothing =
    La tirada vale tantas casillas como cauris así haya, hasta { $cowries }.
    Si no hay ninguno, la tirada no es nada, y se pierde el turno con todo lo que quedara por usar.
# $ways – in how many ways the shells can fall; $odds – each throw with the number of ways, such as “1: 4, 2: 6, 4*: 1”
rules-throws-2 =
    Un cauri cae boca arriba tantas veces como boca abajo, así que pueden caer de { $ways } maneras.
    Esto dice de cuántas maneras sale cada tirada, con un asterisco en las grandes: { $odds }.
# $percent – how often in a hundred a shell falls mouth up; $odds – each throw with how often it comes in a thousand
rules-throws-bias =
    En esta mesa un cauri cae boca arriba { $percent } veces de cada cien.
    Esto dice cuántas veces sale cada tirada de cada mil, con un asterisco en las grandes: { $odds }.
# $small, $large – what the two big throws count
rules-throws-3 = El { $small } y el { $large } en que todos los cauris caen igual son las tiradas grandes: cada una da derecho a tirar otra vez.
rules-throws-one-big = Solo el { $large } es una tirada grande y da derecho a tirar otra vez.
rules-throws-no-big = Ninguna tirada es grande.
rules-throws-first-decides =
    La primera tirada del turno decide cuánto se tira. Un { $small } en que todos los cauris caen igual da una tirada más, un { $large } da dos, y cualquier otra ninguna.
    Lo que salga después no da nada más. Pero si tras un { $large } salen otros dos, no vale nada de ese turno.
    Se tira todo antes de mover nada.
rules-throws-one = Un 1 también da derecho a tirar otra vez, pero no es una tirada grande.
rules-throws-eleven = Un solo cauri así vale 11 en lugar de 1 y da derecho a tirar otra vez, pero no es una tirada grande.
rules-throws-row = Las tiradas que aún no se han usado quedan a la vista, en fila.
rules-throws-4 =
    Las tiradas de la fila se usan una por una, en el orden que se prefiera.
    Cada una la usa entera un solo peón; los peones que van juntos cuentan como uno.
    Cada llegada vale por entero: un peón que usa dos tiradas ha llegado a dos casillas.
rules-throws-divided =
    Las tiradas de la fila se usan una por una, en el orden que se prefiera.
    Cada una la usa entera un solo peón; solo para llegar al centro se puede repartir.
    Cada llegada vale por entero: un peón que usa dos tiradas ha llegado a dos casillas.
rules-throws-5 =
    Mientras alguna tirada de la fila se pueda usar, hay que usar una; no se puede renunciar a mover.
    Pero nadie está obligado a buscar el orden que aproveche más tiradas.
rules-throws-decline =
    Siempre se puede renunciar a mover. Entonces la fila entera queda sin usar.
    Las tiradas que aún estén pendientes se hacen de todos modos.
rules-throws-6 =
    Cuando ya no se puede usar ninguna tirada de la fila, se pierde la fila entera, y la aplicación lo dice.
    El turno termina cuando no queda ninguna tirada pendiente.
    Incluso quien no puede mover nada tira cuando le llega el turno.
rules-throws-first =
    Tras una tirada que da otra se vuelve a tirar antes de mover nada, y así hasta que salga una que no dé ninguna.
    Todas juntas forman la fila.
rules-throws-single = Ninguna tirada da otra, de modo que la fila empieza con una sola.
rules-throws-move-first =
    Primero se mueve y después se vuelve a tirar. Cada tirada se usa o se pierde antes de hacer la siguiente pendiente, de modo que la fila nunca tiene más de una.
    Perder una tirada no quita las que estén pendientes.
    Si una tirada da otra y el movimiento hecho con ella gana además una, se hacen las dos, una tras otra.
rules-throws-three =
    La tercera tirada grande seguida en un mismo turno se anula, y con ella todas las tiradas sin usar, todas las pendientes y el resto del turno.
    Los movimientos ya hechos se mantienen.
    Cualquier otra tirada reinicia la cuenta; las tiradas ganadas también cuentan.
rules-throws-three-test = Las pruebas también cuentan para esto. Si la tercera era una prueba, la prueba ha fallado: el atacante retrocede y el valor no entra en ninguna fila.
rules-throws-three-off = No hay límite: por muchas tiradas grandes que salgan seguidas, cada una da derecho a otra.
rules-throws-hit =
    Una captura gana una tirada más. Se hace enseguida, antes de mover ninguna otra cosa, y entra en la fila como las demás.
    Un movimiento nunca gana más de una tirada, haga lo que haga.
rules-throws-hit-off = Una captura no gana ninguna tirada.
rules-throws-hit-each = Cada peón capturado gana una tirada más, y todas se hacen enseguida, antes de mover ninguna otra cosa.
rules-throws-tests = Las pruebas se tiran de todos modos: deciden un ataque y no son un premio.
rules-throws-home =
    Un movimiento que lleva un peón al centro gana una tirada más.
    Dos peones que llegan juntos ganan solo una, y el movimiento que lleva a casa el último peón propio no gana ninguna.
rules-throws-real =
    La aplicación decide cada tirada al azar antes de que los cauris empiecen a moverse.
    Quien tenga cauris de verdad puede tirarlos e introducir lo que muestren; el registro de la partida guarda las dos clases.

# Section: how pawns come into the game.
rules-start = La salida
rules-start-on = Al comenzar la partida todos los peones están en su salida, y cualquier tirada sirve para poner en marcha el primero.
rules-start-big =
    Los peones están en su salida, pero un jugador no mueve nada hasta que le sale una tirada grande.
    Esa tirada se puede usar, y también lo que venga después.
    Basta con una vez: libera todos los peones de ese jugador para toda la partida, incluso los que sean capturados más tarde.
rules-start-by-big =
    Los peones empiezan fuera del tablero. Una tirada grande puede poner uno en la salida, o mover un peón que ya esté en el tablero.
    Poner un peón gasta la tirada; la otra tirada a la que da derecho se hace igualmente.
    No importa quién más esté en la salida.
# $small, $large – the big throws; $few, $first – pawns that they bring on the first time, $fewer, $later – later on
rules-start-by-numbers =
    Los peones empiezan fuera del tablero y solo las tiradas grandes los ponen en la salida; también pueden mover peones que ya estén en el tablero.
    La primera vez, un { $small } pone { $few } y un { $large } pone { $first }; después, { $fewer } y { $later }.
    Es siempre exactamente ese número, o todos los que estén fuera, también los capturados, si son menos, y la tirada queda gastada.
rules-start-by-numbers-one =
    Los peones empiezan fuera del tablero y solo un { $large } grande los pone en la salida; también puede mover un peón que ya esté en el tablero.
    La primera vez pone { $first }; después, { $later }.
    Es siempre exactamente ese número, o todos los que estén fuera, también los capturados, si son menos, y la tirada queda gastada.
rules-start-by-one =
    Los peones empiezan fuera del tablero. Un 1 puede poner uno en la salida, o mover un peón que ya esté en el tablero.
    Poner un peón gasta la tirada. No importa quién más esté en la salida.
rules-start-plain-four = Un 4 corriente también pone un peón. No cuenta como la primera tirada que pone peones.
rules-start-before-one =
    Mientras un jugador no tiene ningún peón en el tablero, sin contar el centro, no se guardan las tiradas de su turno anteriores al primer 1.
    Si dan derecho a otras tiradas, esas se hacen igualmente.

# Section: hitting a pawn sends it back to its start. A plain square is one without a cross.
rules-hit = Capturar
rules-hit-1 =
    Una casilla sin cruz es una casilla corriente.
    Cuando un peón llega a una casilla corriente donde hay un solo peón rival, lo captura.
rules-hit-seven = Un 7 no captura a nadie: no se puede usar para llegar a una casilla corriente donde haya un rival.
rules-hit-passing =
    Una casilla sin cruz es una casilla corriente.
    Un peón captura al adelantar: son capturados todos los peones rivales de las casillas corrientes por las que pasa, entre la casilla que deja y aquella a la que llega.
    Llegar a la casilla de un rival no hace nada; los dos quedan juntos. Por eso un 1 nunca captura.
rules-hit-back = El peón capturado vuelve a su salida y empieza de nuevo.
rules-hit-off = El peón capturado sale del tablero, y hay que volver a ponerlo.
rules-hit-2 =
    En las cruces no se captura a nadie.
    Allí caben juntos cuantos peones lleguen, sean de quien sean.
rules-hit-3 = Los peones se adelantan unos a otros libremente, salvo que los apartados sobre peones juntos digan otra cosa.
rules-hit-team = Los miembros de una pareja no son rivales: nunca se capturan, adelantan todo lo que es del otro, y ninguno llega a una casilla corriente donde esté el otro.

# Section: the gate is the step from the last square of the outer ring (the waiting square) into the inner ring.
rules-gate = La puerta del anillo interior
rules-gate-wait =
    El paso de la última casilla exterior al anillo interior es la puerta de cada jugador, y está cerrada hasta que ese jugador captura a alguien.
    Una tirada que llevaría un peón más allá de esa casilla no sirve para ese peón; tampoco se detiene allí por el camino.
    La casilla de espera es una casilla corriente: el peón que está en ella puede ser capturado, adelantado o acompañado.
    La primera captura, del tipo que sea, abre la puerta a todos los peones de ese jugador, desde su siguiente movimiento hasta el final de la partida.
rules-gate-round =
    Antes de la primera captura nadie espera. Un peón, o varios que van juntos, siguen desde la última casilla exterior hasta su salida y dan otra vuelta; lo que cierre el camino lo sigue cerrando.
    Desde el movimiento siguiente a la primera captura, los peones de ese jugador van siempre hacia dentro.
rules-gate-team = La primera captura de una pareja abre la puerta a los dos.
rules-gate-open = No hace falta capturar. Un peón que ha llegado al final del anillo exterior puede entrar en cualquier momento.
rules-gate-dead =
    Alguna vez la partida se atasca: nadie que siga jugando podría volver a mover, salga lo que salga. Puede ocurrir entre dos jugadores cuando todos sus peones esperan y nadie ha capturado.
    La aplicación lo comprueba después de cada turno, y esa partida es un empate; si se juega por los puestos, quienes siguen jugando comparten los que quedan.
    Si con todas las puertas abiertas alguien pudiera mover, la aplicación propone abrirlas y continuar.

# Section: a jodi is two pawns of one player on one plain square. Hollow = tollu, hard = gatti.
rules-jodi = Jodi: dos peones juntos
rules-jodi-1 =
    En cuanto dos peones del mismo jugador comparten una casilla corriente, en cualquiera de los anillos, son un jodi.
    Todo jodi nace hueco (tollu); más tarde puede volverse duro (gatti).
rules-jodi-2 =
    En las cruces no hay jodis: los peones que están allí van sueltos.
    Cuando un peón de un jodi se marcha, el que se queda vuelve a ser un peón suelto; si más tarde se encuentran otra vez, es un jodi nuevo.

# Section: the hollow jodi. The joint step is both pawns going one square together on a 2. A test is the throw that decides an attack.
rules-hollow = El jodi hueco
rules-hollow-1 =
    Cualquiera de los dos peones de un jodi hueco puede moverse solo con cualquier tirada.
    Con un 2 hay otra posibilidad, el paso conjunto: los dos avanzan juntos una casilla y el jodi llega ya duro.
    Ninguna otra tirada lleva a los dos; una tirada grande mueve solo a uno de ellos.
rules-hollow-2 =
    Importa dónde acaba el paso conjunto. En una cruz los dos quedan sueltos y a salvo, en el centro los dos están en casa, sobre peones propios forman un jodi roto y sobre un rival caen como jodi.
    No puede acabar donde hay un peón sentado sobre un jodi.
    Donde hay que esperar a capturar, solo sale de la casilla de espera con la puerta abierta.
rules-hollow-3 =
    Un jodi hueco no cierra el paso a nadie. Un peón rival que se mueve solo y llega a la casilla del jodi lo ataca, y quien lo mueve tira enseguida una prueba.
    Con un 1, los dos peones del jodi vuelven a su salida y el atacante se queda.
    Cuenta como captura, y el 1 queda gastado.
rules-hollow-4 =
    Con cualquier otro valor el ataque falla: el atacante vuelve a la casilla de donde vino y la tirada con la que se movió queda gastada.
    El valor de la prueba entra en la fila, pero ese peón no puede usarlo, vaya donde vaya, ni siquiera en un paso conjunto; si al final nada más puede usarlo, se pierde solo ese valor.
    Si el valor da derecho a otra tirada, esa la puede usar cualquier peón.
    Con otra tirada, el mismo peón puede volver a atacar.

# Section: the hard jodi. To sit = to land on an opponent’s hard jodi without a fight.
rules-hard = El jodi duro

# $even – the even throws, such as “2, 4, 8”
rules-hard-1 =
    Un jodi duro solo se mueve con una tirada par: { $even }. Sus peones van juntos y avanzan la mitad de la tirada; no se pueden separar a voluntad.
    No puede usar una tirada cuya mitad lo llevaría más allá del centro o, donde hay que esperar a capturar, más allá de una puerta cerrada.
    Cuando la mitad llega exactamente al centro, los dos peones están en casa.
rules-hard-2 =
    Si un jodi duro llega a una cruz, se convierte en dos peones sueltos.
    Con la puerta abierta puede pasar de un anillo al siguiente dentro de un mismo movimiento.
rules-hard-3 =
    En ningún lugar del tablero puede un peón rival que se mueve solo adelantar a un jodi duro; la tirada que lo haría pasar no sirve para ese peón.
    Un jodi rival sí puede pasar, y también todo lo que es del mismo jugador que el jodi.
rules-hard-4 =
    Un peón rival que se mueve solo puede acabar su movimiento sobre un jodi duro: entonces queda sentado allí.
    No se tira nada y no se captura a nadie.
rules-hard-5 =
    En su siguiente turno el dueño del jodi tiene una oportunidad: si el jodi se mueve, vaya donde vaya, el peón sentado es capturado al marcharse el jodi, una captura como las demás, aunque no abre la puerta para ese mismo movimiento.
    Si el jodi se queda, por la razón que sea, el peón sentado queda libre para siempre. Los movimientos posteriores del jodi no lo capturan, y cuando el jodi se ha ido es un peón suelto normal.
    Hasta que termine ese turno, el peón sentado tampoco puede moverse.
rules-hard-6 =
    Mientras haya un peón sentado sobre un jodi, nada más puede llegar a esa casilla, ni peón ni jodi, sea de quien sea y por mucho que dure.
    Así el jodi y el peón sentado están a salvo de todos los demás.

# Section: a jodi landing on others, and how many 1s a test needs.
rules-against = Un jodi contra otros
rules-against-1 =
    Un jodi duro, o uno hueco que da su paso conjunto, no necesita prueba contra un peón suelto, un jodi hueco o un jodi duro rival en una casilla corriente.
    Llega allí y los captura a todos juntos.
rules-against-2 =
    Cuando hay prueba, hacen falta tantos 1 seguidos como peones defensores haya por encima de los atacantes.
    Un peón solo necesita un 1 contra dos peones, dos contra tres y tres contra cuatro.
    Un jodi no necesita ninguno contra dos, uno contra tres y dos contra cuatro.
rules-against-3 =
    Un jodi que falla su prueba retrocede y es lo que era, así que el que dio un paso conjunto vuelve a ser hueco. Ninguno de sus peones puede usar la tirada que falló.
    El peón sentado que fue capturado al marcharse el jodi sigue capturado: la puerta está abierta, y la tirada que se gane con ello se hace después de la prueba.
    Un peón sentado que ya era libre vuelve a estar sentado allí, y sigue libre.

# Section: the broken jodi, three or more pawns of one player on one plain square (or what is left of them).
rules-broken = El jodi roto
rules-broken-1 =
    Un jodi se rompe cuando otro peón de su mismo jugador llega a su casilla, o cuando él mismo llega a una casilla corriente con peones de su jugador.
    Desde entonces los peones de esa casilla se mueven uno a uno, aunque solo queden dos; el último es un peón suelto.
    Un jodi roto no cierra el paso a nadie y nunca se vuelve duro en esa casilla. El peón propio que llegue después se une a él.
rules-broken-2 =
    Un peón o un jodi rival que llega a un jodi roto lo ataca; si necesita algún 1, la prueba se tira enseguida, y otra vez después de cada 1, hasta que haya bastantes. Entonces todos los peones de allí vuelven a su salida, lo que cuenta como captura, y el atacante se queda.
    Con cualquier otro valor el ataque falla: el atacante retrocede y la tirada con la que se movió queda gastada. El valor entra en la fila, pero no para el atacante, y los 1 que salieron antes quedan gastados.
rules-broken-3 =
    Atacar un jodi roto puede salir caro.
    Si en ese mismo momento nada puede usar la tirada que falló, el turno termina y se pierde la fila entera, junto con todas las tiradas pendientes.

# House rules about jodis. Each stands in place of the usual paragraph on the same matter.
rules-jodi-hard-at-once = No hay jodi hueco. Dos peones propios que comparten una casilla corriente son un jodi duro desde el primer momento.
rules-jodi-none = Los peones que están juntos no son nada más que eso. Los propios pueden compartir una casilla corriente, pero cada uno se mueve solo, y no cierran el paso a nadie.
rules-jodi-together = Un peón rival que llega a una casilla corriente donde hay varios los captura a todos juntos.
rules-jodi-one-pawn =
    En una casilla corriente solo cabe un peón propio. La tirada que llevaría allí un segundo no sirve para ese peón.
    En las cruces sí pueden estar juntos.

# Section: pawns of one player that may go together with the full throw
rules-stack = Peones que van juntos
rules-stack-1 =
    Cuando varios peones propios están en una misma casilla que no sea la salida, pueden seguir todos juntos, como uno solo, con la tirada entera.
    O se va uno solo: con cada tirada se elige de nuevo.
rules-stack-2 =
    Todos los rivales que haya en una casilla corriente son capturados juntos, por un peón o por varios que llegan como uno, y eso es una sola captura.
    Nada cierra el paso.

# Section: the double, two or more pawns of one player on one plain square
rules-double = El doble
rules-double-1 =
    Dos peones propios en una casilla corriente son un doble. Pueden avanzar juntos como uno, con la tirada entera, o uno de ellos se mueve solo y lo rompe.
    En las cruces no hay dobles.
rules-double-many = Donde hay tres o más juntos, dos cualesquiera pueden ir como uno.
rules-double-2 = En el anillo exterior un doble detiene una vez a cada peón rival que viene por detrás: el movimiento que lo adelantaría no hace nada. Después ese peón puede pasar. En los anillos interiores no detiene a nadie.
rules-double-void =
    El peón detenido se queda donde está; su tirada no vale, el resto de la fila y las tiradas pendientes se pierden, y el turno termina.
    El peón puede pasar mientras ese doble siga allí y a él no lo capturen. Otro doble es otro encuentro, y de varios detiene el más cercano.
    Dos que van como uno se detienen del mismo modo, salvo que los dos puedan pasar.
rules-double-3 =
    Un peón que se mueve solo no puede llegar, en ningún anillo, a una casilla donde un rival tenga dos.
    Un doble que llega donde hay rivales captura solo uno de sus peones.
rules-double-peace = Cada llegada captura exactamente un peón, y quien mueve dice cuál. Los que queden comparten la casilla en paz.

# Section: two or more on one plain square that only others like them can pass or take
rules-firm = Peones firmes
rules-firm-1 = Dos o más peones propios en una casilla corriente están firmes. Pueden avanzar todos juntos con la tirada entera, o se va uno solo.
rules-firm-2 =
    Un peón rival que se mueve solo ni los adelanta ni llega a su casilla.
    Solo pueden hacerlo peones que van juntos: pasan, y donde llegan capturan a todos los que haya.

# Section: twins, two pawns that have been declared one
rules-twins = Los gemelos
rules-twins-1 =
    Cuando exactamente dos peones sueltos de un jugador están en la salida opuesta a la suya, puede declararlos gemelos en cualquier momento en que le toque elegir.
    Los gemelos son una sola pieza: avanzan juntos la mitad de la tirada, redondeada hacia abajo, de modo que un 1 no los mueve. Llegan a casa cuando esa mitad es la cuenta exacta.
rules-twins-2 =
    Solo unos gemelos capturan a otros gemelos, y no capturan a nadie más; comparten las casillas corrientes con peones rivales sueltos.
    Capturados, o en el centro, vuelven a ser dos peones sueltos.
rules-twins-3 = Los peones sueltos que comparten una casilla corriente son capturados juntos; no cierran el paso a nadie.
rules-jodi-whenever =
    Un peón sentado corre peligro mientras siga sentado. Siempre que el jodi que tiene debajo se mueva, es capturado.
    Tiene que quedarse hasta que el dueño del jodi termine su siguiente turno, y después puede marcharse.
rules-jodi-blocks =
    Un jodi duro cierra su casilla. Nadie llega a ella, ni siquiera su propio jugador, así que nadie se sienta sobre él ni lo captura, diga lo que se diga en otra parte.
    Los rivales no lo adelantan, ni siquiera con un jodi; su propio jugador sí.
    Un jodi hueco no cierra nada.

# Section: reaching the centre. Kayi = pawn, also an unripe fruit; hannu = ripe fruit, a pawn that is home.
rules-home = La casa
rules-home-1 =
    Solo la cuenta exacta lleva un peón al centro.
    A tres casillas de distancia hace falta un total de 3; una tirada demasiado grande no sirve para ese peón.
# $last – how many squares before the centre any big throw will do
rules-home-big =
    Solo una tirada grande lleva un peón al centro. En las últimas { $last } casillas sirve cualquiera de ellas; desde más lejos la cuenta tiene que ser exacta.
    Los peones que avanzan juntos la mitad de la tirada llegan a casa con una grande cuya mitad alcance el centro o pase de él.
rules-home-pair = Dos peones propios que están juntos a un paso del centro llegan a casa juntos con un 2.
rules-home-divided =
    Una tirada se puede repartir entre dos peones propios: uno toma justo lo que necesita para llegar a casa, y el otro avanza el resto.
    El primero llega a casa antes; el otro puede llegar también, y donde llegue vale como cualquier peón.
rules-home-2 =
    En kannada un peón es un kayi, un fruto verde, y en el centro se convierte en un hannu, un fruto maduro.
    Entonces está en casa, y nadie puede hacerlo volver.
rules-home-leaving = Cuando todos los peones propios están en el centro, cada uno sale del tablero con un 1.

# Section: the end of the game.
rules-win = La victoria
rules-win-first =
    Gana quien primero tiene todos sus peones en casa, y la partida termina en ese instante.
    Lo que quedara en su fila, o pendiente, ya no cuenta.
rules-win-on =
    Se sigue jugando por los puestos. A quien ha terminado se le salta el turno y ya no usa más tiradas, mientras los demás continúan.
    Quien queda al final ocupa el último puesto.
rules-win-teams =
    Una pareja gana cuando sus dos miembros tienen los peones en casa.
    Quien termina antes tira y mueve por el otro, con lo que quede de ese turno y en todos los siguientes; las capturas que haga así son del otro.
rules-win-leaving = Gana quien primero se queda sin peones, cuando todos han salido desde el centro, y la partida termina en ese instante.
# $count – how many pawns have to be home
rules-win-short =
    { $count ->
        [1] La partida es corta: un solo peón en casa cuenta como todos.
       *[other] La partida es corta: { $count } peones en casa cuentan como todos.
    }
    Los demás peones de ese jugador salen entonces del tablero.
rules-win-dead = Si nadie pudiera volver a mover, salga lo que salga, la partida es un empate; si se juega por los puestos, quienes siguen jugando comparten los que quedan.
rules-win-agree = La mesa puede acordar un empate cuando quiera, por ejemplo si la partida da vueltas sin fin.

# Closing words on where the rules come from.
rules-sources =
    Qué es seguro en estas reglas y qué tuvo que elegir la aplicación está, juego por juego, en la página sobre las reglas.
    En el pueblo de al lado seguro que juegan de otra manera, y la suya vale lo mismo.

house-summary =
    { $side } × { $side }, { $cowries } cauris, { $pawns ->
        [1] un peón
       *[other] { $pawns } peones
    } por jugador; { $jodi ->
        [hollow] jodis, huecos al principio
        [at-once] jodis, duros enseguida
        [stack] los peones juntos van como uno
        [double] dobles
        [firm] peones firmes
        [twins] gemelos
        [one-pawn] un peón por casilla
       *[none] sin jodis
    }; { $entry ->
        [big] se mueve tras una tirada grande
        [by-big] los peones entran con tiradas grandes
        [by-numbers] los peones entran varios a la vez
        [by-one] los peones entran con un 1
       *[start] los peones empiezan en la salida
    }; { $gate ->
        [hit] hacia dentro tras una captura
        [round] otra vuelta hasta capturar
       *[open] hacia dentro sin captura
    }.

# The form in which a table picks its house rules. house-<question> is a short label, …-help one line that explains it;
# each answer has a label of at most five words and one line of its own. The first answer is the usual rule.
house-throwing = Tirar o mover primero
house-throwing-help = Qué se hace después de una tirada que da otra.
house-throwing-first = Primero tirar
house-throwing-first-help = Se tira hasta que salga una que no dé otra; luego se mueve con todas en cualquier orden.
house-throwing-move-first = Primero mover
house-throwing-move-first-help = Cada tirada se usa o se pierde antes de hacer la siguiente.
house-throwing-first-decides = Decide la primera tirada
house-throwing-first-decides-help = La grande menor da una más, la mayor dos; si esas dos son otra vez la mayor, no vale nada.
house-three = Tercera tirada grande seguida
house-three-help = Qué pasa cuando sale una tirada grande por tercera vez seguida en un turno.
house-three-plays = Cuenta como siempre
house-three-plays-help = No hay límite; la tercera se usa como las demás y da derecho a otra.
house-three-cancels = Acaba el turno
house-three-cancels-help = Se pierde junto con las tiradas sin usar y las pendientes; lo ya movido se mantiene.
house-hit = Qué da una captura
house-hit-help = Si capturar un peón gana otra tirada.
house-hit-again = Una tirada más
house-hit-again-help = Se hace enseguida y entra en la fila.
house-hit-nothing = Ninguna tirada
house-hit-nothing-help = La captura ya es bastante premio; las pruebas contra jodis se tiran igualmente.
house-hit-each = Una por cada peón
house-hit-each-help = Tantas tiradas como peones capture el movimiento.
house-home = Qué da llegar a casa
house-home-help = Si un peón que llega al centro gana otra tirada.
house-home-nothing = Ninguna tirada
house-home-nothing-help = El peón está en casa y el turno sigue como estaba.
house-home-again = Una tirada más
house-home-again-help = Una por movimiento, y ninguna por el que lleva a casa el último peón propio.
house-entry = Cómo entran los peones
house-entry-help = Dónde empiezan los peones y qué hace falta para moverlos.
house-entry-start = Desde la primera tirada
house-entry-start-help = Están en la salida, y cualquier tirada puede moverlos.
house-entry-big = Tras una tirada grande
house-entry-big-help = Un jugador no mueve nada hasta que le sale una tirada grande; después quedan libres todos sus peones.
house-entry-by-big = Con tiradas grandes
house-entry-by-big-help = Empiezan fuera del tablero; una tirada grande pone uno.
house-entry-by-numbers = Con tiradas grandes, varios
house-entry-by-numbers-help = Empiezan fuera del tablero; una tirada grande pone un número fijo, mayor la primera vez.
house-entry-by-one = Con un 1
house-entry-by-one-help = Empiezan fuera del tablero; un 1 pone uno.
house-gate = Entrar al anillo interior
house-gate-help = Qué necesita un peón para dejar el anillo exterior.
house-gate-hit = Esperar a capturar
house-gate-hit-help = Nadie pasa de la última casilla exterior antes de su primera captura.
house-gate-round = Dar otra vuelta
house-gate-round-help = Antes de la primera captura los peones dan otra vuelta al anillo exterior en vez de esperar.
house-gate-open = Sin captura
house-gate-open-help = Todo peón puede entrar en cuanto llega.
house-jodi = Peones juntos
house-jodi-help = Qué son dos peones propios en una casilla corriente.
house-jodi-hollow = Primero hueco, luego duro
house-jodi-hollow-help = Un jodi nuevo es débil; un 2 que mueve a los dos una casilla lo vuelve duro.
house-jodi-at-once = Duro enseguida
house-jodi-at-once-help = Un jodi es fuerte en cuanto los dos peones se encuentran.
house-jodi-none = Sin jodis
house-jodi-none-help = Cada peón se mueve solo y no cierra el paso a nadie.
house-jodi-stack = Van juntos
house-jodi-stack-help = Todos los de una casilla pueden ir juntos con la tirada entera; nada cierra el paso.
house-jodi-double = Doble
house-jodi-double-help = Dos pueden ir como uno; en el anillo exterior detienen una vez a cada peón rival.
house-jodi-firm = Firmes
house-jodi-firm-help = Solo peones que van juntos los adelantan o los capturan.
house-jodi-twins = Gemelos
house-jodi-twins-help = Dos en la salida opuesta se pueden declarar una pieza que avanza media tirada.
house-hard = Llegar a un jodi duro
house-hard-help = Qué hace un jodi duro con un peón rival que llega a su casilla.
house-hard-one-turn = Un turno para capturar
house-hard-one-turn-help = El peón queda sentado; solo es capturado si el jodi se mueve en el siguiente turno de su dueño.
house-hard-whenever = Captura siempre al moverse
house-hard-whenever-help = El peón queda sentado y corre peligro mientras siga allí.
house-hard-blocks = Nadie puede llegar
house-hard-blocks-help = Nadie llega a la casilla de un jodi duro, y ningún rival lo adelanta.
house-sharing = Peones propios juntos
house-sharing-help = Solo sin jodis: si los peones propios pueden compartir una casilla corriente.
house-sharing-free = Pueden compartir
house-sharing-free-help = Están juntos cuantos se quiera, y se capturan todos a la vez.
house-sharing-one-pawn = Un peón por casilla
house-sharing-one-pawn-help = Un segundo peón propio no puede llegar allí; las cruces sí se comparten.
house-win = Final de la partida
house-win-help = Qué pasa cuando el primer jugador tiene todos sus peones en casa.
house-win-first = Gana quien termina primero
house-win-first-help = La partida acaba en ese instante.
house-win-on = Se juega por los puestos
house-win-on-help = Los demás siguen hasta que queda uno solo, que ocupa el último puesto.
house-win-teams = Parejas
house-win-teams-help = Para cuatro jugadores: quienes están frente a frente ganan juntos y se ayudan.
house-turn-in = El paso hacia dentro
house-turn-in-help = Cómo pasa el camino del anillo exterior al siguiente.
house-turn-in-straight = Recto
house-turn-in-straight-help = Un paso hacia dentro, en diagonal solo donde no puede ser recto.
house-turn-in-corner = Por la esquina
house-turn-in-corner-help = Un paso en diagonal a la esquina del anillo siguiente; solo en 7 × 7.
house-direction = Sentido del camino
house-direction-help = Hacia dónde corren los peones.
house-direction-usual = El habitual
house-direction-usual-help = El anillo exterior contra las agujas del reloj, los interiores a favor.
house-direction-mirrored = En espejo
house-direction-mirrored-help = El anillo exterior a favor de las agujas, los interiores en contra.
house-crosses = Casillas con cruz
house-crosses-help = Dónde no se captura, además del centro y del medio de cada lado.
house-crosses-starts = Ninguna más
house-crosses-starts-help = Solo las salidas y el centro.
house-crosses-corners = Esquinas del tablero
house-crosses-corners-help = También están a salvo las cuatro esquinas exteriores.
house-crosses-inner-corners = Esquinas del segundo anillo
house-crosses-inner-corners-help = También están a salvo las cuatro esquinas un anillo más adentro.
house-crosses-all-corners = Unas y otras
house-crosses-all-corners-help = Las esquinas del tablero y las del segundo anillo.
house-counted = Qué se cuenta
house-counted-help = Qué lado de los cauris vale.
house-counted-mouths-up = Bocas arriba
house-counted-mouths-up-help = Los cauris que muestran la boca.
house-counted-mouths-down = Bocas abajo
house-counted-mouths-down-help = Los cauris que muestran el dorso.
house-table = Todos iguales
house-table-help = Qué vale que cuenten todos los cauris, o ninguno, y si esa tirada es grande.
house-table-usual = Su número; ninguno, el doble
house-table-usual-help = Con cuatro cauris, 4 y 8; las dos son grandes.
house-table-senior = Chamma 4, ashta 8
house-table-senior-help = Para ocho cauris: todos valen 4, ninguno vale 8; las dos son grandes.
house-table-senior-12 = Chamma 12, ashta 8
house-table-senior-12-help = Para ocho cauris: todos valen 12, ninguno vale 8; las dos son grandes.
house-table-senior-16 = Drakshi 16, ashta 8
house-table-senior-16-help = Para ocho cauris: todos valen 16, ninguno vale 8; las dos son grandes.
house-table-none-big = Solo ninguno es grande
house-table-none-big-help = Todos valen su número y son una tirada corriente; ninguno vale el doble.
house-table-none-nothing = Ninguno no es nada
house-table-none-nothing-help = Ninguna tirada es grande, y si no cuenta ningún cauri se pierde el turno.
house-one = El 1
house-one-help = Qué vale un solo cauri que cuenta.
house-one-plain = Vale 1
house-one-plain-help = Mueve una casilla y nada más.
house-one-again = Da otra tirada
house-one-again-help = Vale 1 y da derecho a otra tirada, aunque no es grande.
house-one-eleven = Vale 11
house-one-eleven-help = Vale 11 y da derecho a otra tirada; con los ocho cauris de la tabla mayor.
house-strike = Cómo se captura
house-strike-help = Qué hace volver un peón rival.
house-strike-landing = Al llegar
house-strike-landing-help = Un peón captura en la casilla a la que llega.
house-strike-not-by-seven = Al llegar, no con 7
house-strike-not-by-seven-help = Un 7 no puede llegar donde hay un rival; con los ocho cauris de la tabla mayor.
house-strike-passing = Al adelantar
house-strike-passing-help = Un peón captura todo lo que adelanta en casillas corrientes, y nada al llegar.
house-moving = ¿Hay que mover?
house-moving-help = Si es obligatorio usar las tiradas que se pueden usar.
house-moving-compulsory = Sí
house-moving-compulsory-help = Mientras alguna se pueda usar, hay que usar una.
house-moving-may-decline = Se puede renunciar
house-moving-may-decline-help = Se puede dejar la fila entera sin usar.
house-plain-four = El 4 corriente
house-plain-four-help = Si cuatro de ocho cauris ponen un peón, como un chamma.
house-plain-four-moves = Solo mueve
house-plain-four-moves-help = Los peones entran solo con chamma y ashta.
house-plain-four-brings-one = Pone uno
house-plain-four-brings-one-help = Un 4 corriente pone un peón.
house-before-one = Tiradas antes de un 1
house-before-one-help = Donde un 1 pone peones: qué valen las anteriores si no hay ningún peón en el tablero.
house-before-one-kept = Se guardan
house-before-one-kept-help = Esperan en la fila como las demás.
house-before-one-lost = Se pierden
house-before-one-lost-help = No se guardan, aunque sí se hacen las tiradas a las que den derecho.
house-centre = Llegar al centro
house-centre-help = Qué pide el último paso.
house-centre-exact = Cuenta exacta
house-centre-exact-help = Ni más ni menos que las casillas que faltan.
house-centre-big = Una tirada grande
house-centre-big-help = Solo una tirada grande; en las últimas casillas sirve cualquiera.
house-centre-pair = Exacta, o en pareja
house-centre-pair-help = Dos en la última casilla también llegan juntos con un 2.
house-centre-divided = Exacta, o repartida
house-centre-divided-help = Un peón toma lo que necesita de una tirada, y otro el resto.
house-leaving = Peones en el centro
house-leaving-help = Si el centro es el final de su camino.
house-leaving-stay = Se quedan
house-leaving-stay-help = Un peón en el centro está en casa.
house-leaving-with-one = Salen con un 1
house-leaving-with-one-help = Cuando están todos, cada uno sale con un 1; gana quien primero se queda sin peones.

# Numbers of the form
house-side = Casillas por lado
house-side-help = De 5 a 11, siempre impar.
house-cowries = Cauris
house-cowries-help = De 2 a 8.
house-pawns = Peones por jugador
house-pawns-help = De 1 a 8.
house-mouths = Probabilidad de boca arriba
house-mouths-help = De 30 a 70 de cada cien; 50 si un cauri cae igual de un lado que del otro.
house-short = Partida corta
house-short-help = Cuántos peones tienen que llegar a casa.

# Shown when two answers do not fit together, or a number is not possible.
house-refused-hard-without-jodi = Esta regla trata de jodis duros, pero en esta mesa no se juega con jodis. Elija jugar con jodis o quite la regla.
house-refused-sharing-with-jodi = Un peón por casilla solo tiene sentido sin jodis. Elija «Sin jodis» o deje que los peones compartan casilla.
house-refused-passing-with-jodi = Capturar al adelantar solo se juega donde los peones juntos no son nada especial. Elija «Sin jodis» o capturar al llegar.
house-refused-corner = Solo en el tablero de 7 × 7 se entra por la esquina. Elija ese tablero o el paso recto.
house-refused-senior-table = La tabla mayor necesita ocho cauris, y su 11, su 7 y su 4 corriente necesitan esa tabla. Cambie una cosa o la otra.
house-refused-plain-four = Un 4 corriente pone peones solo donde lo hacen las tiradas grandes. Elija que los peones entren así.
house-refused-before-one = Las tiradas anteriores a un 1 solo se pueden perder donde un 1 pone peones. Elija eso o guarde las tiradas.
house-refused-eleven = Los jodis y entrar con un 1 necesitan un 1, y aquí valdría 11. Cambie una de las dos cosas.
house-refused-leaving = Donde los peones salen del centro con un 1 no caben la partida corta, las parejas, jugar por los puestos, la tirada por llegar a casa ni un 1 que valga 11.
house-refused-teams = Para jugar por parejas hacen falta cuatro jugadores.
house-refused-endless-throws = Aquí cada tirada daría otra, y ningún turno acabaría. Tome más cauris o deje que el 1 sea corriente.
house-refused-no-big-throw = Se pide una tirada grande, pero ninguna lo es. Elija otra cuenta u otra manera de entrar y de llegar a casa.
house-refused-divided = Una tirada se reparte solo donde los peones juntos no son nada especial. Elija «Sin jodis» o la cuenta exacta.
house-refused-first-decides = La primera tirada decide solo con la cuenta habitual, un 1 corriente y sin regla sobre tres seguidas. Cambie una cosa o la otra.
# $found (String) – the number as it was found, for example 12.
house-refused-number = Este número está fuera de los límites: { $found }.
