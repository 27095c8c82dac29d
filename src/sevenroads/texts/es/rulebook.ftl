## The book and its sections

book =
    .title = Las reglas
book-contents =
    .title = Contenido

book-about =
    Seven Roads es una versión no oficial de Clash of the Ardennes y Clash D-Day, dos juegos de mesa de Elwin Klappe. Las ilustraciones, los textos y las cartas son nuestros.

    De estos juegos se imprimieron cinco reglamentos: tres de la edición de tienda de Clash of the Ardennes, uno de Clash D-Day y un primer reglamento de Clash of the Ardennes. Aquí están todas las reglas de los cinco. Donde callan o se contradicen, decide una aclaración, enlazada desde su regla.

    El reglamento se adapta a la edición que elijas en la parte superior de la página. { $edition ->
        [ardennes] Estás leyendo las reglas de Clash of the Ardennes, la edición de tienda.
        [dday] Estás leyendo las reglas de Clash D-Day.
        [prototype] Estás leyendo las reglas de Clash of the Ardennes según su primer reglamento. Se diferencian de las ediciones posteriores en pocas cosas: los bandos son el Eje y los aliados, solo se gana con la carta de Objetivo, cada mazo tiene 8 cartas y los principiantes solo dejan fuera las unidades especiales.
       *[other] Estás leyendo las reglas de tu propia edición.
    } Las siete franjas del tablero se llaman aquí { FORM($lane, "many") }.
    .title = Sobre este reglamento

book-minute =
    Dos ejércitos se enfrentan en siete { FORM($lane, "many") }. Cada { $lane } es una franja de { $length } casillas, con tu bloque de inicio en un extremo y el de tu oponente en el otro. Las unidades son piezas de distinta longitud: una mina ocupa una casilla; un tanque, tres; el general, cinco.

    En cada turno tienes __4 puntos de acción__. Por 1 punto colocas una unidad de tu reserva delante de tu línea, o pegada a tu bloque de inicio si ahí no tienes línea. Por 2 puntos llevas al frente la unidad trasera de una línea. Por 2 puntos (3 si está bloqueada) retiras una unidad líder a tu reserva.

    Cuando dos unidades líderes se tocan, puedes atacar gratis en tu turno. __Los tanques derrotan a la infantería, la infantería a las minas y las minas a los tanques.__ Entre unidades de infantería gana la de mayor rango. El espía derrota a todas las unidades menos a otro espía. Si son iguales, las dos vuelven a su reserva. Si la tuya es más fuerte, manda a la reserva a la unidad líder enemiga, luego a la que venga detrás y así sucesivamente, mientras las derrote.

    Nunca pierdes una unidad del todo: las eliminadas vuelven a la reserva de su dueño. Dos de las unidades especiales disparan hacia los lados, a { FORM($lane, "many-others") }, pero solo puedes tener una unidad especial en el campo de batalla.

    Cuando tu unidad líder queda pegada al bloque de inicio enemigo, conquistas { FORM($lane, "definite") } para el resto de la partida y robas una carta de Victoria. { $three ->
        [yes] Ganas si cumples lo que pide tu carta de Objetivo secreta o si conquistas tres { FORM($lane, "many") } cualesquiera.
       *[no] Ganas si cumples lo que pide tu carta de Objetivo secreta.
    }
    .title = El juego en un minuto

book-story =
    { $edition ->
        [dday] El 6 de junio de 1944, las tropas aliadas cruzaron el canal de la Mancha y desembarcaron en la costa de Normandía, en la Francia ocupada por Alemania. Aquel día llegaron a tierra más de 150 000 soldados: unos por cinco playas; otros, tierra adentro, en paracaídas y planeador. Los alemanes llevaban dos años levantando búnkeres y obstáculos y sembrando de minas la costa.

            En las primeras horas, mucho dependía de pequeños grupos de soldados: de si lograban salir de la arena, abrirse paso entre las minas y defender una franja de terreno lo bastante ancha para los que venían detrás. Esa franja es una cabeza de playa. Solo el primer día hubo miles de muertos y heridos en los dos bandos. Los combates en Normandía duraron hasta finales de agosto, y en ellos murieron unos 20 000 civiles franceses.

            El juego es abstracto: dos jugadores se disputan siete cabezas de playa.
        [own] Estás leyendo las reglas de una edición propia. Su archivo dice qué unidades, bandos y cartas tiene. Las reglas son las de los juegos impresos, salvo las opciones que el archivo cambie.
       *[other] En la madrugada del 16 de diciembre de 1944, los ejércitos alemanes atacaron a través de las Ardenas, una región de colinas y bosques de Bélgica y Luxemburgo. Querían llegar al puerto de Amberes. Los aliados no esperaban un ataque allí y solo unas pocas divisiones defendían el frente. La niebla y las nubes bajas dejaron en tierra a los aviones, y más tarde el suelo se heló tanto que no se podía cavar.

            El bosque dejaba pocos pasos para tanques y camiones, así que mucho dependía de los pueblos donde esos pasos se cruzaban. Bastogne era uno de ellos. Sus defensores pasaron casi una semana rodeados, con poca comida, poca munición y sin ropa de invierno suficiente. El 26 de diciembre llegaron desde el sur los primeros tanques de las tropas de socorro. A finales de enero, el frente volvía a estar donde había empezado. Decenas de miles de soldados de los dos bandos habían caído muertos o heridos, y habían muerto unos 3000 civiles.

            { $edition ->
                [prototype] El primer reglamento cuenta aquellos días con la voz de un soldado, cerca del pueblo de Foy. El juego en sí es abstracto: dos jugadores se disputan siete calles.
               *[other] Los reglamentos impresos cuentan aquellos días con la voz de un soldado, cerca del pueblo de Foy. El juego en sí es abstracto: dos jugadores se disputan siete caminos.
            }
    }
    .title = { $edition ->
        [dday] Las playas en junio de 1944
        [own] Tu propia edición
       *[other] Las Ardenas en el invierno de 1944
    }

book-components =
    { $edition ->
        [ardennes] La caja de Clash of the Ardennes contiene:

            - un tablero plegable con siete caminos y un bloque de inicio en cada extremo de cada camino;
            - 25 unidades por bando: 7 tanques, 5 minas antitanque, 6 soldados, 2 cabos, 1 sargento y 4 unidades especiales (general, espía, tanque de comando y mortero). Los alemanes son rojos, con una cruz; los aliados, verdes, con una estrella. Según el texto neerlandés, las unidades son de madera;
            - cartas de Objetivo y cartas de Victoria. Solo la segunda impresión en neerlandés dice cuántas: 20 de cada;
            - marcadores de camino, que muestran quién ha conquistado cada camino. Esa misma impresión los llama banderas redondas y muestra 14 piezas, que interpretamos como siete por bando;
            - una moneda para elegir al jugador inicial, al menos en la segunda impresión en neerlandés.
        [dday] La caja de Clash D-Day contiene:

            - un tablero plegable con siete cabezas de playa y un bloque de inicio en cada extremo de cada cabeza de playa;
            - 25 unidades por bando: 7 tanques, 5 minas antitanque, 6 soldados, 2 cabos, 1 sargento y 4 unidades especiales (general, espía, artillería y mortero). Los alemanes son rojos, con una cruz; los aliados, verdes, con una estrella. Las unidades de infantería llevan su rango en estrellas;
            - cartas de Objetivo y cartas de Victoria. El reglamento no dice cuántas; aquí se juega con 20 de cada;
            - marcadores de victoria, que muestran quién ha conquistado cada cabeza de playa.
        [prototype] El primer reglamento menciona:

            - un campo de batalla de diez piezas numeradas que forman su borde. Siete calles van de un lado al otro; a sus dos extremos los llamamos bloques de inicio;
            - 25 unidades por bando, en forma de cartas: 7 tanques, 5 minas antitanque, 9 de infantería y 4 unidades especiales (general, espía, tanque de comando y mortero). El mortero figura como extra. El Eje es negro y rojo, con una cruz; los aliados son verdes, con una estrella;
            - 8 cartas de Objetivo y 8 cartas de Victoria;
            - 3 marcadores de calle por bando, que muestran quién ha conquistado cada calle;
            - una moneda para elegir al jugador inicial.
       *[other] Se juega con un tablero de siete { FORM($lane, "many") }, las unidades de tu edición, cartas de Objetivo, cartas de Victoria y una moneda para elegir al jugador inicial.
    }

    Ningún reglamento reproduce las cartas, así que los mazos de aquí son nuestros (R8, R9). Las unidades se describen más adelante (R2).
    .title = Componentes

book-setup =
    1. { $edition ->
        [prototype] Monta el campo de batalla con sus piezas numeradas. Al principio está vacío.
       *[other] Despliega el tablero en el centro de la mesa. Al principio está vacío.
    }
    2. Cada jugador elige un bando. El lado sur es { FORM($south, "for") } y el lado norte, { FORM($north, "for") } (R1.2).
    3. Coge todas tus unidades y déjalas junto al tablero, boca arriba y ordenadas por tipo, con las especiales juntas. Esa es tu reserva. Los dos jugadores ven las dos reservas (R2.5).
    4. Baraja por separado las cartas de Objetivo y las de Victoria. Pon los dos mazos boca abajo { $edition ->
        [prototype] junto al campo de batalla.
       *[other] en su lugar del tablero.
    }
    5. Se elige un jugador inicial o se lanza una moneda (R3.1).
    6. El jugador inicial roba la primera carta del mazo de Objetivos y el otro jugador, la siguiente. Lee tu carta, mantenla en secreto y déjala boca abajo junto a tus unidades. Puedes volver a mirarla cuando quieras (R9).
    7. El jugador inicial juega el primer turno.

    { $edition ->
        [prototype] En las primeras partidas, deja las unidades especiales en la caja: lo aconseja el reglamento.
       *[other] En las primeras partidas, deja las unidades especiales y las cartas de Victoria en la caja: lo aconseja el reglamento.
    } Esas son aquí las reglas para principiantes (R10).
    .title = Preparación

book-rules =
    .title = Las reglas
book-units = Estas unidades forman el grueso de cada ejército. El general, el espía, { FORM($gun, "the") } y el mortero son unidades especiales y vienen después.
    .title = Unidades
book-specials =
    Cada ejército tiene una unidad especial de cada tipo, y cada una tiene su propia habilidad. Solo puedes tener una a la vez en el campo de batalla (R2.4).

    Para usar otra, retira antes la que está en el campo de batalla. Tiene que ser la unidad líder de su línea, y retirarla cuesta 2 PA, o 3 si está bloqueada. O deja que te la derroten. Si se ha quedado encajada en { FORM($lane, "a-conquered") }, solo la carta Segundo frente te permite usar otra.
    .title = Unidades especiales
book-examples = Sigue un ejemplo paso a paso o prueba otra cosa en el mismo tablero. Si una acción no se puede hacer, verás por qué.
    .title = Ejemplos
book-tactics = Nada de esto es una regla. Son consejos de los reglamentos impresos, cada uno con un tablero para probarlo.
    .title = Tácticas
book-rulings = Los reglamentos impresos dejan algunas preguntas abiertas, y algunas de sus frases se contradicen. Para cada pregunta verás qué dicen, qué hemos decidido y por qué.
    .title = Aclaraciones
book-questions =
    .title = Preguntas

## The labelled picture of the set-up

setup-picture = El tablero antes del primer turno. Desde el sur, { FORM($lane, "the") } 1 queda a la izquierda.
    .title = El tablero al principio
    .alt = El tablero vacío, con siete { FORM($lane, "many") } en paralelo. El lado sur está abajo y es { FORM($south, "for") }; el lado norte está arriba y es { FORM($north, "for") }. En los dos extremos de cada { $lane } hay un bloque de inicio. La reserva de cada bando está junto a su lado del tablero. El mazo de Objetivos y el de Victoria están boca abajo.
setup-label-roads = { CAPITAL(FORM($lane, "many")) } 1 a 7
setup-label-tile = Casilla
setup-label-block-south = Bloque de inicio, { $south }
setup-label-block-north = Bloque de inicio, { $north }
setup-label-side-south = { $south } (sur)
setup-label-side-north = { $north } (norte)
setup-label-stock-south = Reserva, { $south }
setup-label-stock-north = Reserva, { $north }
setup-label-objectives = Mazo de Objetivos
setup-label-victory = Mazo de Victoria
setup-label-coin = Moneda para el jugador inicial
setup-label-objective-south = Carta de Objetivo, { $south }
setup-label-objective-north = Carta de Objetivo, { $north }

## Units one by one

unit-about-M = La mina ocupa una casilla, así que sirve para rellenar huecos pequeños. Derrota a todos los tanques{ $edition ->
        [dday] , incluida la artillería
       *[other] , incluido el tanque de comando
    }. La derrotan toda la infantería y el espía.
unit-about-T = El tanque ocupa tres casillas, así que su línea avanza deprisa. Derrota a toda la infantería. Lo derrotan las minas y el espía. Es igual a otro tanque y { FORM($gun, "to") }.
unit-about-P = La infantería es la clase más numerosa, y los soldados son los más numerosos de ella. Un soldado derrota a las minas y al mortero. Lo derrotan la infantería de mayor rango, los tanques, { FORM($gun, "the") } y el espía. Es la única unidad a la que puede disparar el mortero.
unit-about-C = El cabo supera en rango al soldado y al mortero, y derrota a las minas. Lo derrotan el sargento, el general, los tanques, { FORM($gun, "the") } y el espía.
unit-about-S = El sargento supera en rango a toda la infantería menos al general, y derrota a las minas. Lo derrotan el general, los tanques, { FORM($gun, "the") } y el espía.
unit-about-G = El general es la infantería de mayor rango: derrota a toda la demás infantería y a las minas. Ocupa cinco casillas y hace avanzar mucho una línea por 1 PA. Lo derrotan los tanques, { FORM($gun, "the") } y el espía.
unit-about-R = El mortero dispara a un soldado que esté exactamente a dos { FORM($lane, "many") } a su izquierda, solo en el turno en que lo colocas o lo llevas al frente (R6.4). El soldado y todas las unidades que tiene delante vuelven a la reserva. En un enfrentamiento, el mortero solo derrota a las minas. Lo derrotan toda la demás infantería, los tanques, { FORM($gun, "the") } y el espía, y dos morteros son iguales.
unit-about-Y = El espía ocupa una sola casilla y derrota a todas las unidades menos a otro espía. Su ataque elimina dos unidades como mucho. Si la segunda es el espía enemigo, ese espía se queda. Dos espías son iguales: los dos vuelven a la reserva. Solo otro espía puede atacarlo, pero un disparo a una unidad que esté detrás también lo elimina.
unit-about-K = El tanque de comando combate como un tanque. Además dispara a la infantería que está a { FORM($lane, "a") } de distancia, a su izquierda y a su derecha. El blanco y todas las unidades que tiene delante vuelven a la reserva, incluso las minas y el espía. No puede disparar a los tanques. Si además ataca de frente, puede despejar hasta tres { FORM($lane, "many") } en un turno.
unit-about-A = La artillería combate como un tanque. Además dispara a la infantería que está a tres { FORM($lane, "many") } de distancia, a su izquierda y a su derecha. El blanco y todas las unidades que tiene delante vuelven a la reserva, incluso las minas y el espía. No puede disparar a los tanques ni a la artillería. Si además ataca de frente, puede despejar hasta tres { FORM($lane, "many") } en un turno.
unit-about-length = { $tiles ->
        [one] { $tiles } casilla
       *[other] { $tiles } casillas
    }
unit-about-count = { $count } en cada ejército
unit-about-rank = { $edition ->
        [dday] { $rank ->
                [one] { $rank } estrella
               *[other] { $rank } estrellas
            }
       *[other] rango { $rank }
    }
unit-beats = Derrota a
unit-beaten-by = Pierde contra
unit-equal = Igual a

## Words of the tables that the page draws

table-unit = unidad
table-letter = letra
table-class = clase
table-length = longitud
table-rank = { $edition ->
        [dday] estrellas
       *[other] rango
    }
table-count = cantidad
table-special = especial
table-yes = sí
table-arrows = flechas
table-left = izquierda
table-right = derecha
table-tile = en qué casilla, desde atrás
table-distance = distancia
table-hits = alcanza a
table-side = bando
table-card = carta
table-effect = efecto
table-objective = objetivo
class-mine = mina
class-tank = tanque
class-infantry = infantería
class-spy = espía
result-beats = derrota
result-equal = igual
result-loses = pierde

## R1

R1 =
    .title = Campo de batalla

R1-1 =
    Hay siete { FORM($lane, "many") }, con los números del 1 al 7. Cada { $lane } es una franja de __{ $length } casillas__ con un bloque de inicio en cada extremo, uno por bando.

    Puedes cambiar la longitud para una partida, de 12 a 18 casillas (R10).
    .title = Siete { FORM($lane, "many") } de { $length } casillas

# table drawn by the page
R1-2 = El lado sur es { FORM($south, "for") } y el lado norte, { FORM($north, "for") }. Desde el sur, { FORM($lane, "the") } 1 queda a la izquierda y { FORM($lane, "the") } 7, a la derecha. Desde el norte, enfrente, es al revés: { FORM($lane, "the") } 7 queda a la izquierda y { FORM($lane, "the") } 1, a la derecha.
    .title = Dos lados: sur y norte

R1-3 = Cuentas las casillas desde tu propio bloque de inicio: la casilla 1 es la que está pegada a él. El número que tiene una casilla para ti y el que tiene para tu oponente suman siempre la longitud más 1. Con 18 casillas, tu casilla 8 es la casilla 11 de tu oponente.
    .title = Cómo se cuentan las casillas

R1-4 =
    Tus unidades en { FORM($lane, "a") } forman tu __línea__, sin casillas vacías entre ellas. La unidad más cercana a tu bloque de inicio es la unidad __trasera__; la más alejada, la unidad __líder__. Si solo hay una, es las dos cosas.

    Una línea nueva empieza pegada a tu bloque de inicio. Al llevar unidades al frente, su parte trasera puede alejarse del bloque (R4.2). Mientras exista la línea, no puedes empezar otra en { FORM($lane, "that") } ni colocar nada detrás de ella, aunque la unidad quepa justo.
    .title = La línea

R1-5 = El __hueco__ de { FORM($lane, "a") } es el número de casillas vacías entre tu unidad líder y la de tu oponente. Si no tienes línea ahí, se cuenta desde tu bloque de inicio; si no la tiene tu oponente, hasta el suyo.
    .title = El hueco

R1-6 = Una unidad nunca se superpone a otra, ni a un bloque de inicio, ni al borde. Solo puedes colocarla donde quepa entera en el hueco. Hasta el espía necesita una casilla vacía.
    .title = La unidad tiene que caber

## R2

# table drawn by the page
R2 = Cada bando tiene { $edition ->
        [own] las mismas unidades
       *[other] 25 unidades
    }. La longitud se mide en casillas. Solo la infantería tiene rango{ $edition ->
        [dday] , que sus unidades llevan en estrellas
       *[other] { "" }
    }. De menor a mayor, los rangos son mortero, soldado, cabo, sargento y general. El mortero y el general son además unidades especiales.
    .title = Unidades

R2-1 =
    - El espía derrota a todas las unidades menos a otro espía.
    - La mina derrota a todas las unidades de clase tanque: al tanque y { FORM($gun, "to") }.
    - Las unidades de clase tanque derrotan a toda la infantería.
    - La infantería derrota a las minas y a la infantería de menor rango.
    - En los demás casos, ninguna unidad derrota a otra.
    .title = Quién derrota a quién

R2-2 = Dos unidades son iguales si son del mismo tipo, si son infantería del mismo rango o si las dos son de clase tanque: el tanque y { FORM($gun, "the") } son iguales.
    .title = Unidades iguales

# table drawn by the page
R2-3 = Entre dos unidades cualesquiera solo hay tres posibilidades: la primera derrota a la segunda, la segunda derrota a la primera o son iguales. La tabla muestra el resultado de la unidad de la izquierda contra la de arriba: + la derrota, = son iguales, − pierde contra ella.
    .title = Tres resultados posibles

R2-4 =
    Puedes tener como máximo __una unidad especial__ en el campo de batalla. Cuentan también las que están en { FORM($lane, "many-conquered") }: una unidad especial encajada en { FORM($lane, "a-conquered") } agota el límite para el resto de la partida. La carta Segundo frente sube el límite (R8).

    Para usar otra unidad especial, retira la primera (R4.3) o deja que te la derroten.
    .title = Una sola unidad especial

R2-5 = Tu __reserva__ la forman todas tus unidades que no están en el campo de batalla. Los dos jugadores ven las dos reservas.
    .title = La reserva

## R3

R3 =
    .title = El turno

R3-1 = Los jugadores juegan por turnos; un turno de cada uno es una ronda. El jugador inicial se elige o se decide lanzando una moneda. En cada turno tienes __4 puntos de acción__ (PA). Puedes gastarlos todos, algunos o ninguno. Los que no gastas se pierden.
    .title = Cuatro puntos de acción

R3-2 =
    Haz acciones en el orden que quieras mientras te lleguen los puntos y después termina el turno. El turno nunca termina solo: aunque no te queden puntos, quizá puedas atacar gratis o jugar cartas.

    | acción | coste |
    | --- | --- |
    | colocar una unidad (R4.1) | 1 PA |
    | llevar una unidad al frente (R4.2) | 2 PA |
    | retirar una unidad (R4.3) | 2 PA, o 3 si está bloqueada |
    | atacar (R5), disparar a un lado (R6) | gratis |
    | jugar una carta de Victoria (R8) | gratis |
    | terminar el turno | gratis |
    .title = Acciones en cualquier orden

## R4

R4 = Estas acciones solo se pueden hacer en { FORM($lane, "many") } sin conquistar.
    .title = Acciones que cuestan puntos

R4-1 = Coge cualquier unidad de tu reserva y ponla delante de tu unidad líder. Si no tienes línea en { FORM($lane, "that") }, ponla pegada a tu bloque de inicio. Tiene que caber (R1.6) y respetar el límite de unidades especiales (R2.4). Cuesta 1 PA.
    .title = Colocar una unidad

R4-2 =
    Coge la unidad trasera de una línea y colócala delante de la unidad líder. Cuesta 2 PA.

    - La línea debe tener al menos dos unidades. Una unidad sola no puede ir al frente.
    - La unidad tiene que caber en el hueco. Las casillas que deja atrás no cuentan.
    - El resto de la línea se queda donde está. Las casillas de detrás quedan vacías.
    - Solo puedes llevar al frente la unidad trasera.
    .title = Llevar una unidad al frente

R4-3 = Devuelve a tu reserva la unidad líder de una línea. Cuesta 2 PA, o 3 si está bloqueada (R4.4).
    .title = Retirar una unidad

R4-4 =
    Tu unidad líder está __bloqueada__ mientras toque a una unidad líder enemiga (hueco 0) que la derrote. Una unidad igual o más débil no la bloquea. Da igual cuál de las dos llegó hasta la otra. Las unidades especiales también se bloquean.

    Donde tu unidad líder está bloqueada, no tienes sitio para colocar nada. Para seguir jugando ahí tienes que retirarla, a menos que un disparo o una carta elimine la unidad enemiga.
    .title = Bloqueo

## R5

R5 =
    .title = Ataque

R5-1 = Cuando las dos unidades líderes de { FORM($lane, "a") } se tocan (hueco 0), puedes atacar en tu turno si tu unidad derrota a la enemiga o es igual. Atacar es opcional y gratis. Puedes hacerlo en cualquier momento de tu turno, tantas veces como quieras. No puedes atacar a una unidad más fuerte ni a una línea protegida por Atrincherarse (R8).
    .title = Cuándo puedes atacar

R5-2 = Las dos unidades vuelven a la reserva de sus dueños. Las que están detrás se quedan.
    .title = Si son iguales

R5-3 =
    La unidad líder enemiga vuelve a su reserva. También vuelven las que están detrás, de delante hacia atrás, mientras la atacante las derrote. El ataque se detiene en la primera unidad que sea igual o más fuerte. Esa se queda.

    No puedes detener antes el ataque. La atacante se queda donde está. Si te quedan puntos, puedes rellenar el hueco.
    .title = Si la tuya es más fuerte

R5-4 = El espía elimina como mucho las __dos__ primeras unidades de la línea. Si la segunda es un espía, se queda.
    .title = El ataque del espía

R5-5 = Las unidades eliminadas vuelven enseguida a la reserva de su dueño y se pueden colocar otra vez. Nunca se pierde ninguna.
    .title = De vuelta a la reserva

## R6

# table drawn by the page
R6 =
    Dos de las unidades especiales llevan flechas y pueden disparar: { FORM($gun, "the") } y el mortero. Cada flecha está en una casilla de la unidad. Apunta a la izquierda o a la derecha de su dueño (R1.2), a la misma fila de { FORM($lane, "another") }, siempre al mismo número de { FORM($lane, "many") } de distancia. La tabla muestra las flechas.

    { CAPITAL(FORM($gun, "the")) } alcanza a cualquier infantería; el mortero, solo a un soldado. Ninguna flecha alcanza a un tanque, una mina o un espía, pero esas unidades también se van si están delante de la unidad alcanzada (R6.1).

    > En las ilustraciones impresas, { FORM($gun, "the") } lleva una tercera flecha que apunta hacia delante: es el ataque normal (R5). Los reglamentos piden colocar esta unidad con una flecha apuntando a unidades más débiles. Lo tomamos como un consejo, no como una regla.
    .title = Disparar a los lados

R6-1 = Mira la casilla a la que apunta una flecha. Si { FORM($lane, "definite") } está sin conquistar y esa casilla la ocupa cualquier parte de una unidad enemiga que la flecha pueda alcanzar, puedes disparar gratis en tu turno. Esa unidad y __todas las unidades enemigas que tiene delante__, sean del tipo que sean, vuelven a la reserva enemiga. Las que están detrás se quedan. No puedes disparar a una línea protegida por Atrincherarse (R8).
    .title = El disparo

R6-2 = Puedes disparar con cada flecha por separado, siempre que tenga un blanco. Disparar no es obligatorio. La unidad que dispara no tiene por qué ser la líder de su línea.
    .title = Cada flecha por separado

R6-3 = Da igual lo que haya en { FORM($lane, "many-the") } de en medio. Puedes disparar por encima de { FORM($lane, "a-conquered") }, pero nunca a las unidades que hay ahí.
    .title = Disparar por encima de { FORM($lane, "many-others") }

R6-4 = { CAPITAL(FORM($gun, "the")) } puede disparar en cualquiera de tus turnos. El mortero solo puede disparar en el turno en que lo colocas o lo llevas al frente, con o sin carta. Hay opciones para que dispare solo en el turno en que lo colocas desde la reserva o en todos los turnos (R10).
    .title = Cuándo puede disparar una unidad

R6-5 = Una unidad que está en { FORM($lane, "a-conquered") } ya no puede hacer nada, ni siquiera en el turno de la conquista.
    .title = No se dispara desde { FORM($lane, "a-conquered") }

R6-6 = En un enfrentamiento (R5), { FORM($gun, "the") } cuenta como un tanque y el mortero, como la infantería de menor rango (R2).
    .title = En un enfrentamiento

## R7

R7 =
    .title = Conquista y victoria

R7-1 =
    En cuanto tu unidad líder queda pegada al bloque de inicio enemigo, has conquistado { FORM($lane, "definite") }.

    - Durante el resto de la partida no se juega más en { FORM($lane, "that") }: nadie puede hacer acciones ni disparar ahí, y las unidades se quedan; no puedes retirarlas.
    - Un marcador al final de { FORM($lane, "that") } muestra que es tu conquista.
    - Robas una carta de Victoria si queda alguna, aunque ganes la partida con esa conquista. Las cartas descartadas nunca se vuelven a barajar.
    - No hace falta que tu línea llegue hasta tu propio bloque de inicio.
    - La unidad debe quedar justo pegada al bloque, sin superponerse.
    .title = La conquista

R7-2 =
    { $three ->
        [yes] Ganas en el acto si, después de una acción tuya, cumples tu objetivo (R9) o has conquistado __tres { FORM($lane, "many") } cualesquiera__.
       *[no] Ganas en el acto si, después de una acción tuya, cumples tu objetivo (R9). Da igual el número de { FORM($lane, "many") } que tengas.
    }

    { $three ->
        [yes] Puedes jugar sin la regla de ganar con tres { FORM($lane, "many") } (R10). Sin objetivos, es la única forma de ganar.
       *[no] Puedes añadir otra forma de ganar: con tres { FORM($lane, "many") } cualesquiera (R10). Sin objetivos, es la única.
    } El número de marcadores de la caja no limita las conquistas.

    { $edition ->
        [prototype] > En las ediciones posteriores también se gana con tres conquistas cualesquiera.
        [own] > Las ediciones difieren en esta regla: en el primer reglamento solo cuenta el objetivo.
       *[other] > En el primer reglamento solo cuenta el objetivo.
    }
    .title = La victoria

R7-3 =
    Los reglamentos no prevén las tablas, pero un programa las necesita. La partida acaba en tablas por:

    1. __Repetición__: un turno empieza por tercera vez con la misma posición. La posición incluye lo que hay en { FORM($lane, "many-the") }, el bando al que le toca, todas las cartas y todos los efectos, pero no el número del turno.
    2. __Nadie puede ganar__: al final de un turno, ninguno de los dos puede ganar ya. Ocurre si no se gana con tres { FORM($lane, "many") }{ $edition ->
        [prototype] { "" } y ninguno de los objetivos se puede cumplir.
       *[other] , ninguno de los objetivos se puede cumplir y no queda ninguna carta Nuevas órdenes ni en las manos ni en el mazo.
    }
    3. __Límite de turnos__: termina el turno 400. Se cuentan los turnos de cada jugador: el primero del jugador inicial es el turno 1 y el primero del otro jugador, el turno 2.
    4. __Acuerdo__: los dos jugadores aceptan las tablas.
    .title = Tablas

R7-4 = Puedes rendirte en cualquier momento. Si se te acaba el tiempo, pierdes.
    .title = Rendición y tiempo

## R8

# table drawn by the page
R8 =
    Guardas tus cartas de Victoria boca abajo todo el tiempo que quieras. Solo puedes jugarlas en tu turno, tantas como quieras, y las descartas boca arriba. Jugar una carta no cuesta PA, salvo que la carta diga otra cosa.

    Los reglamentos no reproducen las cartas, así que este mazo es nuestro. { $edition ->
        [prototype] Tiene 8 cartas, una de cada.
        [own] La tabla muestra el mazo de tu edición.
       *[other] Tiene 20 cartas, dos de cada.
    }
    .title = Cartas de Victoria

R8-1 =
    Estas cartas no se pueden jugar:

    - una carta que se juega en { FORM($lane, "a") }, si no hay dónde jugarla;
    - Segundo frente, si en la partida no hay unidades especiales;
    - Inteligencia, si se juega sin objetivos o ya conoces el de tu oponente;
    - Atrincherarse, donde tu línea ya está atrincherada{ $edition ->
        [prototype] .
       *[other] ;
            - Marcha nocturna, mientras otra esté en vigor;
            - Nuevas órdenes, si el mazo de Objetivos está vacío.
    }

    Todas las demás se pueden jugar siempre, aunque no te sirvan de nada.{ $edition ->
        [prototype] { "" }
       *[other] { " " }Dos Cortes de suministros se suman, pero ningún turno empieza con menos de 0 PA.
    } Atrincherarse termina cuando alguien conquista { FORM($lane, "definite") } donde se jugó.
    .title = Cartas que no se pueden jugar

R8-2 = Nadie conoce el orden de los mazos.{ $edition ->
        [prototype] { "" }
       *[other] { " " }Solo quien juega Nuevas órdenes sabe qué carta ha ido al fondo.
    }
    .title = El orden de los mazos

## R9

# table drawn by the page
R9 =
    Antes del primer turno, el jugador inicial roba una carta de Objetivo y después el otro jugador roba la suya. Cada uno ve solo su propia carta, salvo que se juegue Inteligencia, y puede mirarla cuando quiera. Conservas tu objetivo toda la partida{ $edition ->
        [prototype] .
       *[other] , a menos que juegues Nuevas órdenes.
    } Al final de la partida se enseñan las dos cartas.

    - Una carta te dice qué { FORM($lane, "many") } tienes que conquistar: un número determinado de un grupo. Puede nombrar varios grupos. Cada { $lane } cuenta solo para un grupo.
    - También puede nombrar { FORM($lane, "many") } que tu oponente no debe tener cuando la cumplas.

    Los reglamentos tampoco reproducen estas cartas, así que el mazo es nuestro. { $edition ->
        [prototype] Tiene 8 cartas. Cada una nombra cuatro calles: conquista dos de ellas y otra a tu elección.
        [own] La tabla muestra el mazo de tu edición.
       *[other] Tiene 20 cartas. Dieciséis nombran tres { FORM($lane, "many") }: conquista dos números de los tres. Las otras cuatro piden una parte del campo de batalla, y hay { FORM($lane, "many") } que tu oponente no debe tener.
    }
    .title = Cartas de Objetivo

R9-1 = Un mazo es un archivo. Si tienes el juego en caja, puedes pasar sus cartas a un archivo y jugar con ellas.
    .title = Tus propias cartas

## R10

R10 =
    Estas opciones se eligen al preparar una partida.

    | opción | significado |
    | --- | --- |
    | unidades especiales | todas, ninguna o las que elijas. Las demás no están en la reserva. Las cartas que tratan de ellas siguen en el mazo. |
    | cartas de Victoria | sí o no |
    | objetivos | sí o no. Sin objetivos, solo se gana con tres { FORM($lane, "many") }. |
    | longitud | de 12 a 18 casillas por { $lane } (R1.1) |
    | mortero | dispara solo al desplegarlo (cuando lo colocas o lo llevas al frente), solo al colocarlo desde la reserva o en todos los turnos (R6.4) |
    | se gana con tres { FORM($lane, "many") } | sí o no (R7.2) |
    | mazos | con qué cartas se juega |
    | lados y jugador inicial | quién juega con cada bando; quién empieza, o una moneda |
    | PA del primer turno | 4, como en los reglamentos, o menos |

    { $edition ->
        [prototype] Las reglas para principiantes prescinden de las unidades especiales. Este reglamento aconseja a los nuevos jugadores unas cuantas partidas sin ellas. Además considera el mortero un extra, así que puedes dejar fuera solo esa unidad.
       *[other] Las reglas para principiantes prescinden de las unidades especiales y de las cartas de Victoria. El reglamento aconseja a los nuevos jugadores unas cuantas partidas sin ellas.
    }
    .title = Opciones

## R11

R11 =
    __A la vista__ de los dos jugadores: { FORM($lane, "many-the") }, las reservas, el turno, los PA, los efectos en vigor, las conquistas, el número de cartas de cada mano y de cada mazo, las cartas descartadas y todas las acciones. { $edition ->
        [prototype] Lo que mostró Inteligencia sigue siendo secreto.
       *[other] Dos cosas siguen siendo secretas: qué objetivo robó un jugador con Nuevas órdenes y qué mostró Inteligencia.
    }

    __En secreto__ hasta el final de la partida: el objetivo y la mano del otro jugador, y el orden de los mazos. Tus propias cartas las puedes mirar cuando quieras.
    .title = Qué puede ver cada jugador

## Rulings

ruling-road-length =
    .title = Cada { $lane } tiene 18 casillas
    .open = ¿Cuánto mide { FORM($lane, "a") }? Ningún reglamento dice cuántas casillas tiene.
    .settled = Tiene 18 casillas. Puedes elegir de 12 a 18.
    .why = Con 18 casillas, nadie puede conquistar { FORM($lane, "a") } en el primer turno: las cuatro unidades más largas ocupan 14. Un ejemplo de los reglamentos también encajaría con 14 casillas, pero su texto no dice a qué distancia de sus bloques están las dos líneas.

ruling-seats =
    .title = Quién se sienta dónde y cuál es la izquierda
    .open = ¿Desde qué lado se numeran { FORM($lane, "many-the") } y quién se sienta ahí? { $edition ->
        [prototype] El reglamento pone al Eje arriba y a los aliados abajo, pero su texto no numera las calles.
       *[other] Los reglamentos no lo dicen.
    }
    .settled = Desde el sur, { FORM($lane, "the") } 1 queda a la izquierda. Desde el norte, enfrente, queda a la izquierda { FORM($lane, "the") } 7. El lado sur es { FORM($south, "for") } y el lado norte, { FORM($north, "for") }.
    .why = { $edition ->
        [dday] Se deduce del ejemplo de la artillería: desde la cabeza de playa 4, la artillería alemana dispara por la izquierda a la 1 y por la derecha a la 7.
        [prototype] La parte de arriba de la ilustración del reglamento es aquí el norte y la de abajo, el sur. Los números siguen el reglamento de Clash D-Day, donde una unidad alemana en el número 4 dispara al 1 por la izquierda y al 7 por la derecha.
       *[other] Se deduce de un ejemplo del reglamento de Clash D-Day, donde una unidad alemana en el número 4 dispara al 1 por la izquierda y al 7 por la derecha, y del orden en que las ilustraciones nombran los bandos.
    }

ruling-nothing-behind-the-line =
    .title = No se coloca nada detrás de una línea
    .open = Al llevar una unidad al frente pueden quedar casillas vacías detrás de la línea. ¿Se puede colocar ahí una unidad?
    .settled = No, ni siquiera si cabe justo.
    .why = El primer reglamento prohíbe una segunda línea, y en todos los reglamentos las líneas crecen solo hacia delante.

ruling-tanks-are-equal =
    .title = El tanque y { FORM($gun, "the") } son iguales
    .open = ¿Qué pasa cuando un tanque se enfrenta { FORM($gun, "to") }?
    .settled = Son iguales: tras un ataque, las dos unidades vuelven a la reserva.
    .why = { $edition ->
        [dday] El reglamento dice que la artillería se comporta como un tanque. El primer reglamento de Clash of the Ardennes dice que el tanque de comando, cuyo lugar ocupa la artillería, es igual a un tanque.
        [prototype] Lo dice el reglamento: solo se eliminan esas dos unidades.
       *[other] Lo dice el primer reglamento, y todos dicen que esta unidad se comporta como un tanque.
    }

ruling-mortar-rank =
    .title = El mortero tiene menos rango que el soldado
    .open = ¿Qué rango tiene el mortero? Según los reglamentos, el soldado tiene el rango más bajo, pero también dicen que el mortero pierde contra toda la demás infantería.
    .settled = El mortero tiene rango 1 y el soldado, rango 2. El mortero solo dispara a los soldados. Dos morteros son iguales.
    .why = { $edition ->
        [dday] El reglamento da una estrella al mortero y dos al soldado. Además
       *[other] Clash D-Day da una estrella al mortero y dos al soldado. Además, cada reglamento
    } nombra al soldado como único blanco del mortero y elimina las dos unidades cuando se enfrentan dos iguales.

ruling-the-spy-needs-a-tile =
    .title = El espía necesita una casilla vacía
    .open = ¿Se puede colocar siempre el espía? Casi todos los reglamentos dicen que sí, porque solo ocupa una casilla.
    .settled = Necesita una casilla vacía. No puedes colocarlo donde las dos líneas se tocan. Cuenta como tu única unidad especial.
    .why = Las unidades nunca se superponen. Los reglamentos quieren decir que le basta una casilla.

ruling-turn-never-ends-by-itself =
    .title = El turno nunca termina solo
    .open = ¿Termina el turno al gastar el último punto de acción? { $edition ->
        [prototype] El reglamento dice que sí.
       *[other] El primer reglamento y el texto neerlandés de Clash of the Ardennes dicen que sí. En los demás textos, el turno termina cuando el jugador ha acabado.
    }
    .settled = No. El turno lo terminas tú.
    .why = Todos los reglamentos permiten atacar gratis en cualquier momento del turno, y en uno de sus ejemplos { FORM($gun, "the") } ataca cuando ya se ha gastado el último punto.

ruling-lone-unit =
    .title = Una unidad sola no puede ir al frente
    .open = ¿Se puede llevar al frente una unidad sola, para que vaya avanzando por { FORM($lane, "definite") }? Los reglamentos no lo dicen.
    .settled = No. Hace falta una línea de al menos dos unidades.
    .why = La unidad trasera se pone delante de la líder. Una unidad sola es las dos cosas, y no puede ponerse delante de sí misma.

ruling-only-the-rearmost =
    .title = Solo va al frente la unidad trasera
    .open = ¿Puede ir al frente cualquier unidad que no sea la líder? Así se podría leer { $edition ->
        [prototype] este reglamento, y también el texto español de la edición de tienda
       *[other] el primer reglamento, y también el texto español de Clash of the Ardennes
    }.
    .settled = No, solo la unidad trasera.
    .why = Lo dicen los demás textos, y una unidad sacada de en medio dejaría un hueco en la línea.

ruling-blocked =
    .title = Solo bloquea una unidad más fuerte
    .open = ¿Está bloqueada una unidad que toca a otra igual o más débil? En los reglamentos solo bloquea una unidad más fuerte.
    .settled = No. Una unidad está bloqueada solo mientras toca a una unidad enemiga que la derrota. Retirar una unidad especial bloqueada también cuesta 3 PA.
    .why = Frente a una unidad igual o más débil puede atacar, así que nada la retiene.

ruling-the-attackers-choice =
    .title = Eliges el blanco, no cuántas unidades se van
    .open = ¿Hay que atacar a todos los blancos, y se puede parar un ataque a medias? Los reglamentos dejan elegir al atacante, pero también dicen que deben eliminarse todas las unidades más débiles.
    .settled = Eliges dónde atacas y con qué flechas disparas. Un ataque o un disparo siempre elimina todas las unidades que dice la regla.
    .why = La libertad de elegir figura en el texto de la unidad que tiene varios blancos a la vez. «Deben» describe lo que hace un ataque cuando decides lanzarlo.

ruling-arrow-tiles =
    .title = Dónde están las flechas
    .open = ¿Desde qué casilla dispara una unidad de dos o tres casillas? Los textos no lo dicen.
    .settled = Desde la segunda, contando desde atrás.
    .why = Un programa necesita una casilla concreta. En el archivo de tu propia edición puedes elegir otra.

ruling-arrow-towards-weaker-units =
    .title = La flecha no tiene que apuntar a una unidad más débil
    .open = ¿Debe tener algún blanco { FORM($gun, "the") } cuando se coloca? Todos los reglamentos dicen que hay que colocar esta unidad con la flecha apuntando a unidades más débiles.
    .settled = No. Se puede colocar donde se pueda colocar un tanque. En esto nos apartamos de los reglamentos.
    .why = También dicen que se comporta como un tanque normal. Tomada como regla, la frase prohibiría la unidad durante toda la apertura. La leemos como un consejo.

ruling-units-in-front =
    .title = El disparo elimina las unidades que están delante del blanco
    .open = ¿Qué otras unidades elimina un disparo? En el texto neerlandés de Clash of the Ardennes, dos frases se pueden entender referidas a las unidades de detrás.
    .settled = El blanco y todas las unidades que tiene delante. Las de detrás se quedan.
    .why = Lo dicen todos los demás textos, y también los ejemplos neerlandeses.

ruling-fire-over-conquered-roads =
    .title = Se puede disparar por encima de { FORM($lane, "many-conquered") }
    .open = ¿Puede una unidad disparar por encima de { FORM($lane, "a-conquered") }? Los reglamentos solo lo aclaran para el mortero, que sí puede.
    .settled = { CAPITAL(FORM($lane, "many-the")) } de en medio no importan nunca, para ninguna unidad. Puedes disparar por encima de { FORM($lane, "a-conquered") }, pero nunca a las unidades que hay ahí.
    .why = Aplicamos la respuesta del mortero también { FORM($gun, "to") }.

ruling-mortar-fire =
    .title = El mortero dispara cuando se despliega
    .open = ¿Puede disparar el mortero en todos los turnos? El texto inglés, «when deployed», se puede leer de las dos maneras. Los textos neerlandés, francés, italiano y español de Clash of the Ardennes lo dejan disparar cuando se despliega.
    .settled = Solo dispara en el turno en que lo colocas o lo llevas al frente.
    .why = Esta lectura encaja con todos los textos. Llevarlo al frente cuenta, porque los reglamentos lo describen como colocar la unidad al frente. Hay opciones para que dispare solo en el turno en que lo colocas desde la reserva, como se puede leer el texto neerlandés, o en todos los turnos, como se puede leer el inglés.

ruling-fire-in-later-turns =
    .title = { CAPITAL(FORM($gun, "the")) } puede disparar en cualquier turno
    .open = ¿Puede volver a disparar { FORM($gun, "the") } en turnos posteriores? Los reglamentos solo muestran su disparo en el turno en que se coloca.
    .settled = Sí, en cualquiera de tus turnos, siempre que una flecha tenga un blanco.
    .why = Este disparo es un ataque, y puedes atacar en cualquier momento de tu turno. Solo el disparo del mortero depende del despliegue.

ruling-fire-from-behind-the-leading-unit =
    .title = Una unidad que no es la líder puede disparar
    .open = ¿Tiene que encabezar su línea una unidad para poder disparar? En el ejemplo de los reglamentos la encabeza, pero no dicen que sea obligatorio.
    .settled = No. Puede disparar cualquier unidad que tenga un blanco.
    .why = Los reglamentos solo exigen unidades líderes en un enfrentamiento. Para disparar basta con que la flecha apunte al blanco.

ruling-units-on-conquered-roads =
    .title = Una unidad que está en { FORM($lane, "a-conquered") } no puede hacer nada
    .open = ¿Puede una unidad seguir disparando desde { FORM($lane, "a-conquered") }, al menos en el turno de la conquista? Los reglamentos no lo dicen.
    .settled = No, ni siquiera en ese turno.
    .why = Nadie puede atacar ni retirar una unidad que está en { FORM($lane, "a-conquered") }. Si pudiera disparar, el otro jugador no podría hacer nada contra ella en toda la partida.

ruling-conquering-line =
    .title = La línea que conquista no tiene que llegar a su propio bloque
    .open = ¿Tiene que empezar en su propio bloque la línea que conquista { FORM($lane, "a") }? { $edition ->
        [prototype] Este reglamento solo pide llegar al final con cualquier unidad. Los posteriores además
       *[other] Algunas frases solo piden llegar al final con cualquier unidad. Otras
    } hablan de una línea ininterrumpida de un lado al otro.
    .settled = No. Basta con que tu unidad líder quede pegada al bloque de inicio enemigo.
    .why = En un ejemplo del primer reglamento, la unidad trasera pasa al frente y conquista. De lo contrario, una línea ya no podría conquistar en cuanto se llevara al frente una sola unidad.

ruling-markers =
    .title = Los marcadores no limitan las conquistas
    .open = ¿Puedes tener más { FORM($lane, "many") } que marcadores? { $edition ->
        [ardennes] En la segunda impresión en neerlandés se ven 14 piezas, probablemente marcadores. Las demás no dan ningún número.
        [dday] El reglamento no dice cuántos marcadores hay.
        [prototype] La caja trae tres por bando.
       *[other] El primer reglamento trae tres por bando.
    }
    .settled = Sí. El número de marcadores no es un límite.
    .why = Ningún reglamento dice que lo sea. Un marcador solo muestra de quién es { FORM($lane, "a-conquered") }.

ruling-the-conqueror-always-draws =
    .title = Quien conquista siempre roba
    .open = ¿Puedes renunciar a la carta de Victoria de una conquista? Los reglamentos dicen que puedes robarla.
    .settled = No. Siempre robas si queda alguna carta, aunque ganes la partida con esa conquista. Las cartas descartadas nunca se vuelven a barajar.
    .why = Una carta no cuesta nada y jugarla nunca es obligatorio, así que no hay nada que decidir.

ruling-draws =
    .title = Tablas
    .open = ¿Puede acabar una partida en tablas? Los reglamentos no dicen nada de tablas.
    .settled = Sí: cuando una posición aparece por tercera vez, cuando nadie puede ganar ya, al final del turno 400 o por acuerdo.
    .why = Una partida tiene que acabar aunque nadie avance.

ruling-cards-face-down =
    .title = Las cartas de Victoria se guardan boca abajo
    .open = ¿Están a la vista las cartas de Victoria que tienes en la mano? Los reglamentos no lo dicen.
    .settled = No, son secretas. Solo se sabe cuántas tienes. Las que juegas se descartan boca arriba.
    .why = Si tu oponente viera una carta, podría prepararse antes de que la jugaras.

ruling-cards-are-kept =
    .title = Puedes guardarte una carta de Victoria
    .open = ¿Hay que jugar una carta de Victoria en cuanto se roba? Los reglamentos dicen que la leas y la uses como indica.
    .settled = No. Puedes guardarla y jugarla en cualquier momento de uno de tus turnos.
    .why = { $edition ->
        [prototype] Los reglamentos posteriores añaden
        [ardennes] Los textos en inglés, neerlandés y francés añaden
       *[other] El reglamento añade
    } que solo puedes jugarla en tu propio turno. Siempre robas en tu turno, así que tiene que referirse también a turnos posteriores.

ruling-victory-deck =
    .title = El mazo de Victoria es nuestro
    .open = ¿Qué cartas de Victoria hay? Los reglamentos no las reproducen.
    .settled = { $edition ->
        [prototype] Hemos creado ocho cartas.
       *[other] Hemos creado diez cartas, con dos copias de cada una.
    } Si tienes el juego en caja, puedes pasar sus cartas a un archivo (R9.1).
    .why = El juego necesita cartas, y no copiamos las de la caja. Algunas de las nuestras dan o cuestan puntos de acción, para que ninguna valga mucho más que otra.

ruling-objective-decks =
    .title = El mazo de Objetivo es nuestro
    .open = ¿Qué cartas de Objetivo hay? Los reglamentos no las reproducen.
    .settled = { $edition ->
        [prototype] Hemos creado ocho cartas. Cada una pide dos calles de entre cuatro y otra a tu elección.
       *[other] Hemos creado veinte cartas. La mayoría piden dos { FORM($lane, "many") } de entre tres números.
    }
    .why = Ninguna carta debe dar más suerte que otra. Si una carta te deja elegir, la partida no se decide en un solo sitio.

ruling-number-of-cards =
    .title = { $edition ->
        [prototype] Ocho cartas en cada mazo
       *[other] Veinte cartas en cada mazo
    }
    .open = ¿Cuántas cartas de Objetivo y de Victoria hay? { $edition ->
        [ardennes] Solo la segunda impresión en neerlandés da un número: 20 de cada.
        [dday] El reglamento no da ningún número. De los demás, el primer reglamento indica 8 de cada y la segunda impresión en neerlandés de Clash of the Ardennes, 20 de cada.
        [prototype] El reglamento indica 8 de cada.
       *[other] El primer reglamento indica 8 de cada y la segunda impresión en neerlandés de Clash of the Ardennes, 20 de cada.
    }
    .settled = { $edition ->
        [prototype] 8 de cada.
       *[other] 20 de cada.
    }
    .why = { $edition ->
        [ardennes] Es el único número impreso de esta edición. Tu propio archivo puede tener las que quieras.
        [dday] Por lo demás, las reglas son casi las mismas que en la edición de tienda de Clash of the Ardennes. Tu propio archivo puede tener las que quieras.
       *[other] Usamos el número impreso. Tu propio archivo puede tener las que quieras.
    }

ruling-effects-need-their-card =
    .title = Un efecto necesita su carta
    .open = ¿Puede haber en una posición un efecto cuya carta no está en el mazo?
    .settled = No. Un efecto puede estar en vigor como mucho tantas veces como copias de su carta haya en el mazo. El programa rechaza una posición que no lo cumpla.
    .why = Ninguna partida puede llegar a una posición así.

ruling-a-dig-in-marks-the-road =
    .title = Atrincherarse protege { FORM($lane, "whole") }, no solo unas unidades
    .open = ¿Protege Atrincherarse también a las unidades que coloques después?
    .settled = Sí, aunque se vaya toda la línea y empieces otra. Termina cuando empieza tu próximo turno o cuando alguien conquista { FORM($lane, "that") }.
    .why = La carta se juega en { FORM($lane, "a") }. Así nadie tiene que acordarse de qué unidades había.

ruling-how-an-end-is-reported =
    .title = Dos motivos de final a la vez
    .open = ¿Qué motivo cuenta si una partida acaba por dos a la vez?
    .settled = Si con una misma acción cumples tu objetivo y llegas a tener tres { FORM($lane, "many") }, ganas por objetivo. Si termina el turno 400 y nadie puede ganar ya, el motivo es que nadie puede ganar.
    .why = El resultado es el mismo. Solo cambia el motivo que se muestra.

ruling-positions-written-as-ended =
    .title = Posiciones de partidas terminadas
    .open = ¿Puede una posición decir que la partida ha terminado aunque nadie haya ganado en el tablero?
    .settled = Sí. El programa solo la rechaza si un bando ha ganado (R7.2) y la posición nombra a otro ganador.
    .why = Una partida también puede acabar por rendición, tiempo, acuerdo o repetición.

ruling-three-roads-without-objectives =
    .title = Tres { FORM($lane, "many") } sin objetivos
    .open = ¿Cómo se gana si se juega sin objetivos?
    .settled = Sin objetivos se gana con tres { FORM($lane, "many") } cualesquiera en todas las ediciones.
    .why = Si no, nadie podría ganar.

ruling-what-repetition-compares =
    .title = Qué compara la repetición
    .open = ¿Cuándo son iguales dos posiciones?
    .settled = Cuando coinciden lo que hay en { FORM($lane, "many-the") }, el bando al que le toca, todas las cartas de las manos y los mazos, y los efectos en vigor. Los PA y el número del turno no cuentan.
    .why = Dos posiciones así ofrecen a los jugadores la misma partida.

ruling-repetition-and-hidden-cards =
    .title = Repetición y cartas ocultas
    .open = ¿Cuentan las cartas ocultas para la repetición?
    .settled = Sí. Por eso puede que no sepas si una posición se ha repetido.
    .why = Con otras cartas ocultas la posición es distinta, aunque los jugadores no lo vean.

ruling-deck-options-of-cards-that-are-off =
    .title = Mazos de cartas que no se usan
    .open = ¿Aparece en una posición un mazo cuyas cartas no se usan?
    .settled = Sí, si no es el mazo propio de la edición.
    .why = Una posición incluye todas las opciones de su partida, incluso las que no tienen efecto.

ruling-undo =
    .title = Hasta dónde se puede deshacer
    .open = ¿Qué se puede deshacer?
    .settled = Las acciones de tu propio turno, hasta la última que descubrió una carta: al robar una carta de Victoria o al jugar Inteligencia o Nuevas órdenes. Una conquista se puede deshacer si no se robó ninguna carta.
    .why = Si no, podrías mirar una carta y después deshacer.

ruling-take-back =
    .title = Qué es volver atrás
    .open = ¿Puedes volver atrás cuando ya has terminado el turno?
    .settled = Tú lo pides y el otro jugador tiene que aceptarlo. La partida vuelve al momento justo antes de que terminaras tu último turno: te toca otra vez, y las acciones de ese turno siguen en el tablero. No se puede deshacer así una acción que descubrió una carta, ni nada una vez terminada la partida. El tiempo del reloj no se devuelve.
    .why = Un despiste no debería decidir una partida amistosa, pero una carta descubierta ya no se puede ocultar.

## Questions

question-moving = No. Una línea crece cuando colocas una unidad delante o llevas al frente la unidad trasera. Una unidad sola se queda donde está.
    .title = ¿Puedo mover una unidad unas casillas hacia delante?

question-attack-at-once = Sí. Atacar es gratis, y una unidad puede atacar en el mismo turno en que la colocas, incluso si la colocas con tu último punto.
    .title = ¿Puede atacar una unidad en el turno en que la coloco?

question-must-attack = No. Puedes dejar donde está a una unidad enemiga más débil. Queda bloqueada: retirarla cuesta 3 PA y su dueño no puede colocar nada delante.
    .title = ¿Es obligatorio atacar?

question-after-an-attack = No, se queda donde está y no ocupa las casillas vacías. Si te quedan puntos, puedes colocar ahí una unidad, y tu oponente también podrá hacerlo en su turno.
    .title = ¿Avanza la unidad que ataca?

question-beaten-units = Vuelven enseguida a la reserva de su dueño, que puede colocarlas otra vez en cualquiera de sus turnos. Ninguna unidad sale del juego.
    .title = ¿Qué pasa con las unidades derrotadas?

question-empty-stock = Lleva al frente unidades traseras o retira unidades líderes. Los ataques, los disparos y las cartas siguen siendo gratis.
    .title = ¿Qué puedo hacer si mi reserva está vacía?

question-another-special = Retira la primera mientras sea la líder de su línea (2 PA, o 3 si está bloqueada) o deja que te la derroten. Si está en { FORM($lane, "a-conquered") }, se queda ahí y no puedes usar otra, a menos que juegues Segundo frente.
    .title = ¿Cómo puedo usar otra unidad especial?

question-left-and-right = A tu izquierda, vista desde tu lado del tablero. Para el sur, la izquierda es un número más bajo; para el norte, uno más alto.
    .title = ¿Hacia dónde queda «la izquierda»?

question-part-of-a-target = A cualquiera. Si la flecha apunta a una casilla de una unidad que puede alcanzar, se va la unidad entera con todo lo que tiene delante.
    .title = ¿A qué parte de una unidad tiene que apuntar la flecha?

question-enemy-turn = No. Solo con tus propias acciones puedes conquistar y cumplir tu objetivo.
    .title = ¿Puedo ganar en el turno de mi oponente?

question-win-back = No. En { FORM($lane, "a-conquered") } no se juega más en toda la partida.
    .title = ¿Puedo recuperar { FORM($lane, "a-conquered") }?

question-many-cards = Todas las que robes. También puedes jugar varias en un mismo turno.
    .title = ¿Cuántas cartas de Victoria puedo tener?

question-look-at-objective = Sí, cuando quieras. Quien no debe verla es tu oponente.
    .title = ¿Puedo volver a mirar mi carta de Objetivo?

question-prototype-roads = { $three ->
        [yes] Sí, en esta edición. Puedes quitar la regla (R10).
       *[no] No, en esta edición solo se gana con el objetivo. Puedes añadir la regla (R10).
    } Siempre vale cuando se juega sin objetivos.
    .title = ¿Se gana con tres { FORM($lane, "many") } cualesquiera?

question-objective-cards = No. Los reglamentos no reproducen las cartas de Objetivo ni las de Victoria, así que hemos creado las nuestras. Si tienes la caja, puedes pasar sus cartas a un archivo (R9.1).
    .title = ¿Son estas las cartas del juego en caja?

question-mortar-extra = { $edition ->
        [prototype] Sí, este reglamento lo considera un extra.
       *[other] No, viene en la caja. Solo el primer reglamento lo considera un extra.
    } Puedes dejarlo fuera con la opción de unidades especiales (R10).
    .title = ¿Es opcional el mortero?

question-beginners = { $edition ->
        [prototype] Sin las unidades especiales. Elige las reglas para principiantes al preparar la partida.
       *[other] Sin las unidades especiales ni las cartas de Victoria. Elige las reglas para principiantes al preparar la partida.
    }
    .title = ¿Cómo conviene jugar la primera partida?
