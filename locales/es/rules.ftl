# Title and opening of the rule book. The page shows only the paragraphs that hold for the rules of this table.
rules-title = Reglas de esta mesa
rules-intro =
    Chowkabara es una carrera: hay que llevar todos los peones propios al centro antes que nadie.
    Esta página sigue las reglas elegidas para la mesa, de modo que cada regla de la casa cambia lo que aquí se lee.
    No hace falta aprenderlo todo de antemano: basta con jugar y consultar cuando surja una duda.
rules-usual-note =
    Aquí se llama habitual a la manera de jugar de una familia de Kanakatte.
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
    El tablero tiene cinco filas de cinco casillas.
    Cinco casillas llevan una cruz: la del medio de cada lado y la del centro. Una casilla con cruz se llama ghatta.
    La del lado propio es la salida; las demás siguen siendo cruces, aunque en su lado no se siente nadie.
rules-board-2 =
    El peón parte de su salida y recorre el anillo exterior en sentido contrario a las agujas del reloj; ese anillo tiene dieciséis casillas.
    Desde la última entra en el anillo interior, recorre sus ocho casillas en el sentido de las agujas y termina en el centro.
    Contando desde la salida, el centro es el paso 24.
rules-board-3 =
    Pueden jugar dos, tres o cuatro personas, con cuatro peones cada una.
    Si son dos, ocupan lados opuestos.
rules-board-4 =
    Con tres jugadores queda un lado vacío, y la mesa puede decidir cuál.
    El turno pasa en sentido contrario a las agujas del reloj, igual que el anillo exterior.
    Para saber quién empieza, todos tiran una vez: empieza la tirada más alta, y quienes empatan vuelven a tirar.
    También se puede acordar quién empieza, o dejar que lo haga quien perdió la última partida.

# Section: the cowries and the row of throws. A big throw is a 4 or an 8. “Chowka” is the name of the 4.
rules-throws = Las tiradas
rules-throws-1 =
    Se agitan los cuatro cauris, se dejan caer y se cuentan los que quedan con la boca hacia arriba: uno, dos o tres valen 1, 2 o 3.
    Cuatro bocas arriba son un chowka, que vale 4. Si todos quedan boca abajo, la tirada es un 8.
rules-throws-2 =
    Un cauri cae boca arriba tantas veces como boca abajo, así que los cuatro pueden caer de dieciséis maneras.
    Cuatro de ellas dan un 1, seis dan un 2 y cuatro dan un 3.
    El 4 y el 8 son raros: una sola manera cada uno.
rules-throws-3 =
    El 4 y el 8 son las tiradas grandes: cada una da derecho a tirar otra vez.
    Las tiradas que aún no se han usado quedan a la vista, en fila.
rules-throws-4 =
    Las tiradas de la fila se usan una por una, en el orden que se prefiera.
    Cada una mueve un solo peón y no se reparte; donde se juega con jodis, un jodi que avanza junto cuenta como uno.
    Cada llegada vale por entero: un peón que usa un 4 y luego un 2 ha llegado a dos casillas.
rules-throws-5 =
    Mientras alguna tirada de la fila se pueda usar, hay que usar una; no se puede renunciar a mover.
    Pero nadie está obligado a buscar el orden que aproveche más tiradas.
rules-throws-6 =
    Cuando ya no se puede usar ninguna tirada de la fila, se pierde la fila entera, y la aplicación lo dice.
    El turno termina cuando no queda ninguna tirada pendiente.
    Incluso quien no puede mover nada tira cuando le llega el turno.
rules-throws-first =
    Tras una tirada grande se vuelve a tirar antes de mover nada, y así hasta que salga una que no lo sea.
    Todas juntas forman la fila: por ejemplo 8, 4 y 3.
rules-throws-move-first =
    Regla de la casa: primero se mueve y después se tira. Cada tirada se usa o se pierde antes de hacer la siguiente pendiente, de modo que la fila nunca tiene más de una.
    Perder una tirada no quita las que estén pendientes.
    Si el movimiento hecho con una tirada grande gana además otra tirada, se hacen las dos, una tras otra.
rules-throws-three =
    Regla de la casa: la tercera tirada grande seguida en un mismo turno se anula, y con ella todas las tiradas sin usar, todas las pendientes y el resto del turno.
    Los movimientos ya hechos se mantienen.
    Cualquier otra tirada reinicia la cuenta; las tiradas ganadas y las de prueba también cuentan.
    Si la tercera era una prueba, la prueba ha fallado: el atacante retrocede y el valor no entra en ninguna fila.
rules-throws-three-off = No hay límite: por muchas tiradas grandes que salgan seguidas, cada una da derecho a otra.
rules-throws-hit =
    Una captura gana una tirada más. Se hace enseguida, antes de mover ninguna otra cosa, y entra en la fila; si es grande, da derecho a otras como siempre.
    Un movimiento nunca gana más de una tirada, haga lo que haga.
rules-throws-hit-off =
    Regla de la casa: una captura no gana ninguna tirada.
    Donde se juega con jodis, las pruebas se tiran de todos modos: deciden un ataque y no son un premio.
rules-throws-home =
    Regla de la casa: un movimiento que lleva un peón al centro gana una tirada más.
    Dos peones que llegan juntos ganan solo una, y el movimiento que lleva a casa el último peón propio no gana ninguna.
rules-throws-real =
    La aplicación decide cada tirada al azar antes de que los cauris empiecen a moverse.
    Quien tenga cauris de verdad puede tirarlos e introducir lo que muestren; el registro de la partida guarda las dos clases.

# Section: how pawns come into the game.
rules-start = La salida
rules-start-on = Al comenzar la partida todos los peones están en su salida, y cualquier tirada sirve para poner en marcha el primero.
rules-start-big =
    Regla de la casa: los peones están en su salida, pero un jugador no mueve nada hasta que le sale un 4 o un 8.
    Esa tirada se puede usar, y también lo que venga después.
    Basta con una vez: libera todos los peones de ese jugador para toda la partida, incluso los que sean capturados más tarde.

# Section: hitting a pawn sends it back to its start. A plain square is one without a cross.
rules-hit = Capturar
rules-hit-1 =
    Una casilla sin cruz es una casilla corriente.
    Cuando un peón llega a una casilla corriente donde hay un solo peón rival, lo captura: el peón capturado vuelve a su salida y empieza de nuevo.
rules-hit-2 =
    En las cruces no se captura a nadie.
    Allí caben juntos cuantos peones lleguen, sean de quien sean.
rules-hit-3 =
    Los peones se adelantan unos a otros libremente.
    Solo los jodis, donde se juega con ellos, pueden cerrar el paso.

# Section: the gate is the step from the last square of the outer ring (the waiting square) into the inner ring.
rules-gate = La puerta del anillo interior
rules-gate-wait =
    El paso de la última casilla exterior al anillo interior es la puerta de cada jugador, y está cerrada hasta que ese jugador captura a alguien.
    Una tirada que llevaría un peón más allá de esa casilla no sirve para ese peón; tampoco se detiene allí por el camino.
    La casilla de espera es una casilla corriente: el peón que está en ella puede ser capturado, adelantado o acompañado.
    La primera captura, del tipo que sea, abre la puerta a todos los peones de ese jugador, desde su siguiente movimiento hasta el final de la partida.
rules-gate-round =
    Regla de la casa: antes de la primera captura nadie espera. Un peón, y también un jodi, sigue desde la última casilla exterior hasta su salida y da otra vuelta; lo que cierre el camino lo sigue cerrando.
    Desde el movimiento siguiente a la primera captura, los peones de ese jugador entran siempre en el anillo interior.
rules-gate-open = Regla de la casa: no hace falta capturar. Un peón que ha llegado al final del anillo exterior puede entrar en cualquier momento.
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
    Ninguna otra tirada lleva a los dos; un 4 o un 8 mueve solo a uno de ellos.
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
    Un 4 o un 8 da derecho a otra tirada igualmente, y esa la puede usar cualquier peón.
    Con otra tirada, el mismo peón puede volver a atacar.

# Section: the hard jodi. To sit = to land on an opponent’s hard jodi without a fight.
rules-hard = El jodi duro
rules-hard-1 =
    Un jodi duro solo se mueve con un 2, un 4 o un 8. Sus peones van juntos y avanzan la mitad de la tirada, es decir, una, dos o cuatro casillas; no se pueden separar a voluntad.
    No puede usar una tirada cuya mitad lo llevaría más allá del centro o, donde hay que esperar a capturar, más allá de una puerta cerrada.
    Cuando la mitad llega exactamente al centro, los dos peones están en casa.
rules-hard-2 =
    Si un jodi duro llega a una cruz, se convierte en dos peones sueltos.
    Con la puerta abierta puede pasar del anillo exterior al interior dentro de un mismo movimiento.
rules-hard-3 =
    En ninguno de los anillos puede un peón rival que se mueve solo adelantar a un jodi duro; la tirada que lo haría pasar no sirve para ese peón.
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
rules-jodi-hard-at-once = Regla de la casa: no hay jodi hueco. Dos peones propios que comparten una casilla corriente son un jodi duro desde el primer momento.
rules-jodi-none =
    Regla de la casa: no hay jodis. Los peones propios pueden compartir una casilla corriente, pero cada uno se mueve solo y no cierran el paso a nadie.
    Un peón rival que llega allí los captura a todos juntos.
rules-jodi-one-pawn =
    Regla de la casa: no hay jodis, y en una casilla corriente solo cabe un peón propio. La tirada que llevaría allí un segundo no sirve para ese peón.
    En las cruces sí pueden estar juntos.
rules-jodi-whenever =
    Regla de la casa: un peón sentado corre peligro mientras siga sentado. Siempre que el jodi que tiene debajo se mueva, es capturado.
    Tiene que quedarse hasta que el dueño del jodi termine su siguiente turno, y después puede marcharse.
rules-jodi-blocks =
    Regla de la casa: un jodi duro cierra su casilla. Nadie llega a ella, ni siquiera su propio jugador, así que nadie se sienta sobre él ni lo captura, diga lo que se diga en otra parte.
    Los rivales no lo adelantan, ni siquiera con un jodi; su propio jugador sí.
    Un jodi hueco no cierra nada.

# Section: reaching the centre. Kayi = pawn, also an unripe fruit; hannu = ripe fruit, a pawn that is home.
rules-home = La casa
rules-home-1 =
    Solo la cuenta exacta lleva un peón al centro.
    A tres casillas de distancia hace falta un total de 3; una tirada demasiado grande no sirve para ese peón.
rules-home-2 =
    En kannada un peón es un kayi, un fruto verde, y en el centro se convierte en un hannu, un fruto maduro.
    Entonces está en casa y ya no participa en la partida; nadie puede hacerlo volver.

# Section: the end of the game.
rules-win = La victoria
rules-win-first =
    Gana quien primero tiene todos sus peones en casa, y la partida termina en ese instante.
    Lo que quedara en su fila, o pendiente, ya no cuenta.
rules-win-on =
    Regla de la casa: se sigue jugando por los puestos. A quien ha terminado se le salta el turno y ya no usa más tiradas, mientras los demás continúan.
    Quien queda al final ocupa el último puesto.
rules-win-agree = La mesa puede acordar un empate cuando quiera, por ejemplo si la partida da vueltas sin fin.

# Closing words on where the rules come from. The three names are those of the presets below.
rules-sources =
    Las reglas habituales vienen de una familia de Kanakatte, y con el nombre «Kanakatte» se juegan sin cambios.
    «Chauka Bara» sigue otra descripción, sin jodis, y «Nuestra casa» guarda lo que acuerde la propia familia.
    En el pueblo de al lado seguro que juegan de otra manera, y la suya vale lo mismo.

# The form in which a table picks its house rules. house-<question> is a short label, …-help one line that explains it;
# each answer has a label of at most five words and one line of its own. The first answer is the usual rule.
house-throwing = Tirar o mover primero
house-throwing-help = Qué se hace después de un 4 o un 8.
house-throwing-first = Primero tirar
house-throwing-first-help = Se tira hasta que salga una tirada que no sea grande; luego se mueve con todas en cualquier orden.
house-throwing-move-first = Primero mover
house-throwing-move-first-help = Cada tirada se usa o se pierde antes de hacer la siguiente.
house-three = Tercera tirada grande seguida
house-three-help = Qué pasa cuando sale un 4 o un 8 por tercera vez seguida en un turno.
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
house-home = Qué da llegar a casa
house-home-help = Si un peón que llega al centro gana otra tirada.
house-home-nothing = Ninguna tirada
house-home-nothing-help = El peón está en casa y el turno sigue como estaba.
house-home-again = Una tirada más
house-home-again-help = Una por movimiento, y ninguna por el que lleva a casa el último peón propio.
house-entry = Cuándo salen los peones
house-entry-help = Si hace falta una tirada grande antes del primer movimiento.
house-entry-start = Desde la primera tirada
house-entry-start-help = Cualquier tirada puede sacar un peón de la salida.
house-entry-big = Tras una tirada grande
house-entry-big-help = Un jugador no mueve nada hasta que le sale un 4 o un 8; después quedan libres todos sus peones.
house-gate = Entrar al anillo interior
house-gate-help = Qué necesita un peón para dejar el anillo exterior.
house-gate-hit = Esperar a capturar
house-gate-hit-help = Nadie pasa de la última casilla exterior antes de su primera captura.
house-gate-round = Dar otra vuelta
house-gate-round-help = Antes de la primera captura los peones dan otra vuelta al anillo exterior en vez de esperar.
house-gate-open = Sin captura
house-gate-open-help = Todo peón puede entrar en cuanto llega.
house-jodi = Dos peones juntos
house-jodi-help = Qué son dos peones propios en una casilla corriente.
house-jodi-hollow = Primero hueco, luego duro
house-jodi-hollow-help = Un jodi nuevo es débil; un 2 que mueve a los dos una casilla lo vuelve duro.
house-jodi-at-once = Duro enseguida
house-jodi-at-once-help = Un jodi es fuerte en cuanto los dos peones se encuentran.
house-jodi-none = Sin jodis
house-jodi-none-help = Cada peón se mueve solo y no cierra el paso a nadie.
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

# Shown when two answers do not fit together, or a number is not possible.
house-refused-hard-without-jodi = Esta regla trata de jodis duros, pero en esta mesa no se juega con jodis. Elija jugar con jodis o quite la regla.
house-refused-sharing-with-jodi = Un peón por casilla solo tiene sentido sin jodis. Elija «Sin jodis» o deje que los peones compartan casilla.
# $found (String) – the number as it was found, for example 12.
house-refused-number = Este número está fuera de los límites: { $found }.

# Presets: a name, and one line that says what is special about it.
preset-kanakatte = Kanakatte
preset-kanakatte-about = Las reglas habituales: capturar abre la puerta y da otra tirada; los jodis son primero huecos y luego duros.
preset-chauka-bara = Chauka Bara
preset-chauka-bara-about = Sin jodis; un tercer 4 u 8 seguido anula el turno.
preset-house = Nuestra casa
preset-house-about = Las reglas que ha acordado la propia familia, guardadas para cada partida.
