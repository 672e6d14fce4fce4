# The named rules: a name, one line that says what is special about them, and what the page about the rules tells.
# In about-<preset>-certain, -chosen and -left each line is a statement of its own.
preset-kanakatte = Kanakatte
preset-kanakatte-about = Las reglas habituales: capturar abre la puerta y da otra tirada; los jodis son primero huecos y luego duros.
preset-chauka-bara = Chauka Bara
preset-chauka-bara-about = Sin jodis; un tercer 4 u 8 seguido anula el turno.
preset-ashta-chamma = Ashta Chamma
preset-ashta-chamma-about = Los peones entran con chamma y ashta, dan vueltas hasta capturar y forman dobles que detienen una vez a los demás.
preset-chowka-bara-stacks = Chowka Bara de peones juntos
preset-chowka-bara-stacks-about = Los peones de una casilla pueden ir juntos con la tirada entera; un tercer 4 u 8 seguido anula el turno.
preset-seven-house = Siete casas
preset-seven-house-about = Las reglas habituales en 7 × 7, con seis cauris y seis peones.
preset-ashta-kashte = Ashta-kashte
preset-ashta-kashte-about = 7 × 7 con cuatro cauris, de un libro de 1892: los peones entran con 4 y 8, y nadie está obligado a mover.
preset-thaayam = Thaayam
preset-thaayam-about = De un libro de 1960: un 1 pone peones y da otra tirada, dos pueden hacerse gemelos y al final todos salen del centro.
preset-ashta-chamma-senior = Ashta Chamma, tablero mayor
preset-ashta-chamma-senior-about = 9 × 9 con ocho cauris y ocho peones.
preset-tamman = Tamman
preset-tamman-about = De la costa somalí, 1931: se captura al adelantar, y cada peón capturado da una tirada.
preset-main-pacheh = Main Pacheh
preset-main-pacheh-about = De Penang, 1919: un peón por casilla corriente, y ninguna tirada por capturar.
preset-siga = Siga
preset-siga-about = De Sri Lanka, 1909, para dos: dos peones cada uno, que entran con un 1; al llegar al centro una tirada se puede repartir.
preset-gavalata = Gavalata
preset-gavalata-about = Del sur de la India, 1898, para dos o cuatro: dos peones cada uno, en sentido contrario, nueve casillas seguras y ninguna tirada grande.
preset-house = Nuestra casa
preset-house-about = Las reglas que ha acordado la propia familia, guardadas para cada partida.

# The page about the rules
about-title = Sobre las reglas
about-intro =
    Todos los juegos de esta familia se aprendieron mirando. Lo que se ha escrito es poco, y no hay dos autores que coincidan.
    Aquí se dice, juego por juego, quién escribió las reglas, qué dejan claro sus palabras, qué tuvo que elegir la aplicación donde callan y qué se deja fuera.
about-link = De dónde vienen las reglas
about-source = Fuente
about-certain = Lo seguro
about-chosen = Lo que eligió la aplicación
about-left = Lo que se deja fuera
about-read = Leer las reglas completas
about-play = Jugar

about-kanakatte-source = La página sobre Chowkabara de la aplicación Angana, en kannada y en inglés: las reglas de una familia de Kanakatte, en Karnataka.
about-kanakatte-certain =
    El tablero de 5 × 5 con sus cinco cruces, los cuatro peones en la salida desde la primera tirada y el camino de veinticuatro pasos hasta el centro.
    Cuatro cauris valen 1, 2, 3, 4 y 8. Tras un 4 o un 8 se vuelve a tirar antes de mover nada, y la fila se usa en cualquier orden.
    Una captura gana enseguida una tirada. Nadie entra antes de su primera captura; hasta entonces el peón espera en la última casilla exterior.
    Un jodi es hueco hasta que un 2 mueve los dos peones una casilla; entonces es duro, avanza la mitad y no deja pasar a ningún peón solo.
    Un peón solo puede sentarse sobre un jodi duro, que tiene un turno para capturarlo. Tres peones en una casilla son un jodi roto, y atacarlo pide varios 1.
    El centro pide la cuenta exacta.
about-kanakatte-chosen =
    El turno pasa en sentido contrario a las agujas del reloj, empieza la tirada más alta, y con tres jugadores queda un lado vacío.
    Una tirada que se puede usar hay que usarla.
    Antes de la primera captura, la tirada que llevaría un peón más allá de la última casilla exterior no sirve para ese peón.
    Un movimiento gana como mucho una tirada.
    Lo que hace un paso conjunto en una cruz, en el centro, sobre un rival o sobre peones propios; que se puede volver a atacar con otra tirada.
    Cuántos 1 hacen falta contra más de tres peones, y que también se rompe el jodi que llega a peones propios.
    La partida en que nadie podría volver a mover es un empate, salvo que abrir todas las puertas lo remedie.
    Que se puede seguir jugando por los puestos.
about-kanakatte-left = Nada de lo que la página cuenta de este tablero.

about-chauka-bara-source = Raghu Dharmendra, «Traditional Board Games of India: Chauka Bara», página web sobre el juego de la antigua región de Mysuru.
about-chauka-bara-certain =
    5 × 5 con cuatro cauris y cuatro peones en la salida; el 4 y el 8, chauka y baara, dan otra tirada, y también una captura.
    La primera captura abre el camino hacia dentro a todos los peones de un jugador; hasta entonces mueve otro peón o pierde el turno.
    Chauka o baara tres veces seguidas: el jugador queda fuera en ese turno.
about-chauka-bara-chosen =
    No hay jodis, y los peones de un jugador que comparten casilla son capturados juntos: la página no dice nada de ninguna de las dos cosas.
    Se tira todo antes de mover. Algunas frases de la página suenan como si cada tirada se usara antes de la siguiente.
    Los movimientos hechos antes de la tercera tirada grande, que solo puede haberlos tras una captura, se mantienen.
    El centro pide la cuenta exacta; la página no lo dice.
about-chauka-bara-left =
    La regla opcional de que nada se mueve antes del primer chauka o baara: está entre las reglas de la casa.
    El tablero de siete casas, que la página solo nombra.

about-ashta-chamma-source = Un artículo de enciclopedia sobre Chowka Bara o Ashta Chamma, que cita la enciclopedia telugu Peddabala Siksha y otras obras.
about-ashta-chamma-certain =
    Los peones entran con chamma, que pone dos, y con ashta, que pone cuatro.
    Hasta que un jugador captura, sus peones siguen dando vueltas; después todos pueden entrar.
    Dos en una casilla son un doble. En el anillo exterior detiene una vez a cada peón rival que viene por detrás, en el interior a nadie. Avanza como uno, o se rompe.
    Un peón solo no puede llegar a un doble; un doble que llega a dos peones sueltos captura uno.
    Tres chammas o ashtas seguidos pierden todos los movimientos del turno.
about-ashta-chamma-chosen =
    Las cuatro bocas abajo son el chamma. El artículo cuenta en un pasaje las bocas arriba y en su tabla las bocas abajo; las probabilidades son las mismas.
    Al centro se llega con cualquier tirada exacta: una frase pide chamma o ashta, otra la cuenta exacta.
    Quien no ha capturado da otra vuelta; en otro lugar el artículo dice que pierde el turno.
    Desde la segunda vez el chamma pone un peón y el ashta dos, aunque el artículo lo dice solo de los peones que vuelven.
    El peón capturado sale del tablero.
    Dos cualesquiera de tres o más pueden ir como uno; qué pierde exactamente quien es detenido y cuándo puede pasar; quién dice qué peón se captura, y que los demás comparten la casilla en paz.
about-ashta-chamma-left =
    Que las piezas muertas vuelven solo «cuando la mayoría están muertas»: nada dice cuántas son la mayoría.
    Una línea sobre cuatro 3 y cuatro 4 que no tiene sentido tal como está.
    «Uno o más» peones movidos con una sola tirada: el propio artículo lo marca como poco claro.

about-chowka-bara-stacks-source = El folleto de un juego impreso, «Chowka Bara», que trae también un juego llamado We-Dyuta.
about-chowka-bara-stacks-certain =
    5 × 5, cuatro fichas, cuatro dados como conchas; el 4 y el 8, chauka y atthi, dan otra tirada, y también una captura.
    Dos, tres o cuatro fichas propias en una casilla pueden tratarse como una, o una sola se marcha.
    Todas las fichas de un rival que haya en la casilla son capturadas juntas.
    La primera captura abre el camino hacia dentro. Tres tiradas grandes seguidas pierden todas las tiradas del turno.
about-chowka-bara-stacks-chosen =
    Los peones empiezan en la salida: las palabras del folleto sobre el lugar no son claras.
    Se tira todo antes de mover; las palabras «tirar otra vez y mover» podrían decir otra cosa.
    Los peones que están en la salida no van juntos, porque el folleto habla de llegar a una casilla propia.
    Los movimientos hechos antes de la tercera tirada grande se mantienen.
    El centro pide la cuenta exacta; el folleto no lo dice.
    Una captura se lleva las fichas de todos los rivales que haya en la casilla.
about-chowka-bara-stacks-left = La regla opcional de que nada se mueve antes del primer chauka o atthi: está entre las reglas de la casa.

about-seven-house-source = La página sobre Chowkabara de la aplicación Angana y, para el camino, «How to play Chowka Bara, 7 house», de Roll the Dice.
about-seven-house-certain =
    7 × 7 casillas y seis cauris. Los seis boca arriba valen 6 y ninguno vale 12; las dos tiradas dan otra.
about-seven-house-chosen =
    Seis peones por jugador: unos dicen seis, otros juegan con cuatro.
    En lo demás valen las reglas habituales, también los jodis. Un jodi duro avanza la mitad con 2, 4, 6 y 12; solo el 2 vuelve duro un jodi.
    Se entra por la esquina, como en el libro de 1892 y en otros programas.
about-seven-house-left = Cuatro peones por jugador, y parejas de quienes están frente a frente: las dos cosas están entre las reglas de la casa.

about-ashta-kashte-source = Edward Falkener, «Games Ancient and Oriental and How to Play Them», Londres 1892, capítulo 29, páginas 265 a 267.
about-ashta-kashte-certain =
    7 × 7 casillas, cuatro cauris, cuatro peones por jugador; el camino entra por la esquina y acaba en el centro, la casilla 49.
    Los peones empiezan fuera del tablero. Un 4 o un 8 pone uno y da otra tirada; también una captura.
    Un peón puede entrar aunque en la casilla haya un rival. Una captura saca del tablero a todos los de la casilla.
    Las cuatro salidas y el centro son seguros. Se puede renunciar a mover, y el centro pide la cuenta exacta.
about-ashta-kashte-chosen =
    Cada tirada se usa antes de la siguiente.
    Poner un peón gasta la tirada. Un relato posterior dice que el 8 y el derecho a entrar pueden usarse por separado: no se ha podido comprobar.
    No hace falta capturar para ir hacia dentro, porque no se dice.
about-ashta-kashte-left =
    La regla de Falkener sobre los dobles, de la que solo se conocían las primeras palabras. «Firmes», entre las reglas de la casa, sigue un relato posterior.
    Las esquinas exteriores, que un programa moderno hace seguras en contra de su propio texto.

about-thaayam-source = R. C. Bell, «Board and Table Games from Many Civilizations» 1, Londres 1960, páginas 17 a 20.
about-thaayam-certain =
    5 × 5, cuatro semillas de dos colores, cuatro peones fuera del tablero, que entran con un 1.
    El 1, el 4 y el 8 dan otra tirada, y también una captura. Se tira todo antes de usar nada, y cada tirada la usa un peón.
    Dos peones sueltos en la salida opuesta se pueden declarar gemelos, que avanzan media tirada. Solo unos gemelos capturan a otros.
    Los peones que comparten una casilla corriente son capturados juntos.
    Cuando los cuatro están en el centro, cada uno sale con un 1; gana quien primero se queda sin peones.
about-thaayam-chosen =
    No hace falta capturar para ir hacia dentro, porque no se dice.
    Las tiradas anteriores a un 1 no se guardan mientras no hay ningún peón en el tablero; un resumen lo dice solo del comienzo de la partida.
    Que un 1 no es una tirada grande, y que un peón en el centro no cuenta como peón en el tablero.
    El turno pasa en sentido contrario a las agujas del reloj; un relato lo pasa a la izquierda.
about-thaayam-left = Las tiradas que se suman y se recorren sin parar, que trae un relato.

about-ashta-chamma-senior-source = El mismo artículo de enciclopedia que para Ashta Chamma, donde habla del tablero mayor.
about-ashta-chamma-senior-certain =
    Ocho cauris y 8 × 4 = 32 piezas. De uno a siete cauris invertidos valen su número, el chamma 4, el ashta 8.
    El chamma pone cuatro peones y el ashta ocho. Un 7 no captura. En lo demás valen las reglas del tablero menor.
    En otros lugares un 1 vale 11 y da otra tirada, o todos los invertidos valen 12 o 16, o dos a un paso del centro llegan juntos con un 2: todo ello está entre las reglas de la casa.
about-ashta-chamma-senior-chosen =
    El tablero de 9 × 9 se deduce de que haya un peón menos que casillas por lado; el artículo no da el tamaño. Se entra en línea recta.
    Un 7 no puede llegar a una casilla corriente donde haya un rival.
    Un 4 corriente pone un peón. El artículo dice «por 8, una pieza», lo que contradice su propio ashta; sin una regla así se esperaría 128 tiradas hasta el primer peón.
    Desde la segunda vez el chamma pone dos y el ashta cuatro.
about-ashta-chamma-senior-left =
    Que las piezas muertas vuelven solo «cuando la mayoría están muertas».
    Que un rival puede matar a los dos peones que esperan ante el centro: con los dobles tal como se cuentan en otra parte eso no puede ocurrir.

about-tamman-source = G. Marin, «Somali Games», Journal of the Royal Anthropological Institute 61, 1931, páginas 510 y 511, n.º 8.
about-tamman-certain =
    5 × 5, dibujado en la arena firme; dos o cuatro jugadores con cuatro hombres cada uno, todos en su ’ayn desde el principio.
    Una primera tirada de 4 da una más, un 8 da dos; si esas dos son otra vez 8, el turno entero no es nada. Un segundo 4 u 8 no da nada.
    El hombre que pasa por encima de enemigos que no están en un ’ayn los hace volver, y cada uno da otra tirada.
    Gana quien primero tiene cuatro hombres en el medio, habarti.
about-tamman-chosen =
    Se tira todo antes de mover, y cada tirada la usa un solo hombre.
    Adelantar es pasar estrictamente entre la casilla que se deja y la de llegada; llegar a un enemigo no hace nada. Vale en los dos anillos.
    Un 4 o un 8 entre las tiradas ganadas no da más. Toda salida es segura, también la de un lado vacío.
    Los hombres propios pueden compartir cualquier casilla. Hay que mover, el centro pide la cuenta exacta, y pueden jugar tres.
about-tamman-left = Dafandaf, la casilla del medio del anillo interior, tiene nombre pero ninguna regla, así que es una casilla corriente.

about-main-pacheh-source = O. T. Dussek, «Notes on Malay Indoor Games», Journal of the Straits Branch of the Royal Asiatic Society 80, 1919, página 70.
about-main-pacheh-certain =
    5 × 5 para dos, tres o cuatro jugadores con cuatro piezas cada uno, todas en la casilla con cruz de su lado.
    Los cuatro arriba valen 4, los cuatro abajo 8, y las dos dan otra tirada. Después de cada tirada se mueve una pieza.
    Llegar a un rival lo hace volver a su salida.
    Solo en las casillas con cruz puede haber dos o más piezas, sean de quien sean.
about-main-pacheh-chosen =
    Una captura no da otra tirada, porque no se dice; y no hace falta capturar para ir hacia dentro.
    El camino, la cuenta exacta y el final siguen a los editores de una base de datos de juegos antiguos, porque el texto impreso se corta ahí.
    Se adelanta libremente, y hay que mover.
about-main-pacheh-left = «Tres tiradas seguidas como mucho», que Snouck Hurgronje cuenta en 1906 del juego de Aceh.

about-siga-source = H. Parker, «Ancient Ceylon», Londres 1909, páginas 607 y 608, «The Indian Sīga».
about-siga-certain =
    5 × 5, en el suelo o bordado en tela, para dos jugadores en lados opuestos.
    En las casillas marcadas, la del medio de cada lado y el centro, no se puede atacar a nadie.
about-siga-chosen =
    Los editores de una base de datos de juegos antiguos leen en Parker: dos piezas por jugador; un 1 pone una y da otra tirada; las tiradas que lo hacen son el 1 y el 8, y un 4 es corriente; la pieza capturada sale del tablero y da una tirada; una tirada se puede repartir al llegar al centro.
    Cada tirada se usa antes de la siguiente.
    De una tirada repartida un peón toma justo lo que necesita para llegar a casa, y va primero.
    Las piezas propias comparten casilla libremente, varios rivales en una casilla son capturados juntos, y hay que mover.
about-siga-left = Saturankam, el juego de 9 × 9 que Parker cuenta justo antes, tiene un camino propio.

about-gavalata-source = Stewart Culin, «Chess and Playing-Cards», Washington 1898, página 851, figura 158: «juego de cauris» del sur de la India.
about-gavalata-certain =
    Un tablero cuadrado con un número impar de casillas por lado; la figura muestra 5 × 5.
    Dos o cuatro jugadores, cada uno con uno o dos cauris como hombres, y cuatro o cinco cauris para tirar.
    Los hombres empiezan en su salida y recorren todas las casillas hasta el centro. En un castillo están a salvo; fuera de él, el que es alcanzado vuelve.
about-gavalata-chosen =
    Dos hombres y cuatro cauris, de los números que da Culin.
    El camino va por fuera a favor de las agujas del reloj y por dentro en contra, y las esquinas del anillo interior también son castillos: así leen la figura los editores de una base de datos.
    La tirada cuenta las bocas arriba. Que ninguna haga perder el turno está solo en un programa, no en las palabras de Culin.
    Todos los rivales de una casilla son capturados juntos; los hombres propios comparten casilla; el centro pide la cuenta exacta; hay que mover; pueden jugar tres.
about-gavalata-left = Cinco cauris, un solo hombre, tableros mayores: todo ello está entre las reglas de la casa.
