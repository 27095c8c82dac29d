# Captions and steps of the worked examples and tactics. Each example is shown in the edition the reader has
# chosen. `step1` describes the first action of the board, `step2` the second, and so on; `step0` the start.
# "You" are the player to move at the start, always South. Examples from the printed rulebooks name the sides.
# Their steps are in the present tense; the forms "an" and "en" of a side end the verb (colocan, coloca).

example-reading = Tu línea, abajo, la forman un tanque, una mina y un soldado, de atrás hacia delante. Empieza a cuatro casillas de tu bloque de inicio. La línea enemiga tiene un tanque detrás, luego un soldado y un sargento al frente. El hueco entre las líneas es de una casilla.
    .title = Cómo se lee { FORM($lane, "a") }

example-longest-four = Un general y tres tanques son las cuatro unidades más largas. Ocupan 14 de las 18 casillas, así que nadie puede conquistar { FORM($lane, "a") } en el primer turno.
    .title = Las cuatro unidades más largas
    .step1 = El general ocupa cinco casillas por 1 PA.
    .step2 = Un tanque añade tres casillas. Ya son ocho.
    .step3 = Con el segundo tanque son once.
    .step4 = Con el tercer tanque son 14. No te quedan puntos y todavía hay cuatro casillas vacías.

example-seats = La izquierda y la derecha dependen de dónde te sientas. Tu izquierda está hacia { FORM($lane, "the") } 1. Tu oponente está enfrente, así que su izquierda está hacia { FORM($lane, "the") } 7. El mortero solo dispara a la izquierda de su dueño.
    .title = Tu izquierda es la derecha de tu oponente
    .step0 = Abajo, { FORM($south, "the") }. Arriba, { FORM($north, "the") }.
    .step1 = Colocas tu mortero { FORM($lane, "on") } 4.
    .step2 = Dispara a dos { FORM($lane, "many") } a tu izquierda y elimina el soldado { FORM($lane, "of") } 2.
    .step3 = Terminas el turno.
    .step4 = Tu oponente también coloca un mortero { FORM($lane, "on") } 4.
    .step5 = Dispara a dos { FORM($lane, "many") } a su izquierda, que es tu derecha, y elimina tu soldado { FORM($lane, "of") } 6.

example-tiles = Cada bando cuenta las casillas desde su propio bloque de inicio. Tu casilla 1 es la casilla 18 de tu oponente, y tu casilla 18 es su casilla 1.
    .title = Contar las casillas
    .step1 = Tu tanque ocupa tus casillas 1 a 3.
    .step2 = Tu soldado ocupa tus casillas 4 y 5.
    .step3 = Terminas el turno.
    .step4 = El tanque enemigo ocupa las casillas 1 a 3 de tu oponente. Son tus casillas 16 a 18.

example-nothing-behind = Al llevar una unidad al frente quedan casillas vacías detrás de tu línea. Aunque una unidad quepa ahí justo, no puedes colocarla. Las unidades nuevas siempre van delante.
    .title = Detrás de la línea no va nada
    .step1 = El tanque pasa de atrás al frente. Ahora hay tres casillas vacías detrás de la línea.
    .step2 = El siguiente tanque, de la reserva, también va delante.

example-must-fit = El hueco es de una casilla. Un soldado necesita dos y no cabe. Una mina, sí.
    .title = Un hueco de una casilla
    .step1 = La mina rellena el hueco. Ya no cabe nada más, ni siquiera el espía.

example-triangle = El tanque derrota a la infantería, la infantería a la mina y la mina al tanque. Los tres ataques son gratis.
    .title = Tanque, infantería, mina
    .step1 = Tu tanque derrota al soldado { FORM($lane, "of") } 2.
    .step2 = Tu soldado derrota a la mina { FORM($lane, "of") } 4.
    .step3 = Tu mina derrota al tanque { FORM($lane, "of") } 6.

example-ranks = La infantería derrota a la infantería de menor rango. No puede atacar a la de mayor rango.
    .title = Gana el rango más alto
    .step1 = Tu cabo derrota al soldado { FORM($lane, "of") } 2.
    .step2 = Tu sargento derrota al cabo { FORM($lane, "of") } 4. Tu soldado { FORM($lane, "of") } 6 no puede atacar, porque el cabo tiene más rango.

example-spy = El espía derrota a todas las unidades menos a otro espía.
    .title = El espía derrota al general
    .step1 = El espía ataca y elimina el tanque y el general que está detrás.

example-equal-tanks = En un enfrentamiento, { FORM($gun, "the") } es un tanque más, así que las dos unidades líderes son iguales.
    .title = Tanque contra { $gun }
    .step1 = Atacas. { CAPITAL(FORM($gun, "the")) } y el tanque enemigo vuelven a la reserva. La mina que está detrás del tanque enemigo se queda.

example-three-results = Cuando dos unidades líderes se tocan, la tuya es más fuerte, más débil o igual. No hay más casos. No puedes atacar { FORM($lane, "on") } 4, donde tu soldado es más débil.
    .title = Más fuerte, más débil o igual
    .step1 = Más fuerte: tu tanque derrota al soldado { FORM($lane, "of") } 2, que vuelve a la reserva.
    .step2 = Igual: tu tanque y el tanque enemigo { FORM($lane, "of") } 6 vuelven a la reserva.

example-special-limit = Puedes tener una unidad especial en el campo de batalla. Mientras tu general esté { FORM($lane, "on") } 2, no puedes colocar el espía.
    .title = Una sola unidad especial a la vez
    .step1 = Retiras el general por 2 PA.
    .step2 = Ahora ya puedes colocar el espía.

example-wedged = Una unidad especial que está en { FORM($lane, "a-conquered") } se queda ahí el resto de la partida, y sigue contando.
    .title = Una unidad especial en { FORM($lane, "a-conquered") }
    .step1 = { CAPITAL(FORM($gun, "the")) } conquista { FORM($lane, "the") } 3. De ahí no se puede retirar, así que no puedes colocar el general ni ninguna otra unidad especial.

example-stock = Tu reserva la forman todas tus unidades que no están en el campo de batalla. Cuando se acaban las de un tipo, ya no puedes colocar más. Solo tienes dos cabos.
    .title = La reserva se puede agotar
    .step1 = Colocas tu primer cabo.
    .step2 = Colocas tu segundo cabo. No hay un tercero.

example-first-turn = { CAPITAL(FORM($south, "the")) } empiez{ FORM($south, "an") } la partida con un soldado, dos tanques y una mina, repartidos entre { FORM($lane, "many-the") } 3, 4 y 5. Cada unidad cuesta 1 PA: en total, 4 PA.
    .title = El primer turno
    .step1 = { CAPITAL(FORM($south, "the")) } coloc{ FORM($south, "an") } un soldado { FORM($lane, "on") } 3, pegado al bloque de inicio.
    .step2 = La segunda unidad es un tanque { FORM($lane, "on") } 4.
    .step3 = La tercera, un tanque { FORM($lane, "on") } 5.
    .step4 = La cuarta es una mina, delante del tanque { FORM($lane, "of") } 4. Ahora ningún tanque enemigo puede atacar esa línea.
    .step5 = Sin puntos, { FORM($south, "the") } termin{ FORM($south, "an") } el turno. Ahora es el turno { FORM($north, "of") }.

example-first-turn-streets = { CAPITAL(FORM($north, "the")) } empiez{ FORM($north, "an") } la partida con dos soldados y dos tanques, en { FORM($lane, "definite") } central y en { FORM($lane, "definite") } de al lado. Cada unidad cuesta 1 PA: en total, 4 PA.
    .title = El primer turno
    .step1 = { CAPITAL(FORM($north, "the")) } coloc{ FORM($north, "an") } un soldado { FORM($lane, "on") } 4, { FORM($lane, "definite") } central.
    .step2 = La segunda unidad es un soldado { FORM($lane, "on") } 5.
    .step3 = La tercera es un tanque, delante del soldado { FORM($lane, "of") } 4.
    .step4 = La cuarta es un tanque, delante del soldado { FORM($lane, "of") } 5.
    .step5 = Sin puntos, { FORM($north, "the") } termin{ FORM($north, "an") } el turno. Ahora es el turno { FORM($south, "of") }.

example-points-lost = En cada turno tienes 4 PA. No tienes por qué gastarlos, pero tampoco puedes guardarlos.
    .title = Los puntos que no se gastan se pierden
    .step1 = Colocas un soldado por 1 PA. Te quedan 3 PA.
    .step2 = Terminas el turno y pierdes los 3 PA.
    .step3 = Tu oponente coloca un soldado.
    .step4 = Tu oponente termina el turno. Vuelves a tener 4 PA, no 7.

example-opening-points = Puedes colocar dos unidades y llevar una al frente: 1 + 1 + 2 PA.
    .title = Qué puedes hacer con 4 PA
    .step1 = Colocas un tanque por 1 PA.
    .step2 = Colocas un soldado delante por 1 PA.
    .step3 = Llevas el tanque al frente por 2 PA. Ya no te quedan puntos.

example-opening = Una apertura de los reglamentos impresos, de seis turnos. Empiez{ FORM($north, "an") } { FORM($north, "the") }.
    .title = Tres rondas de una apertura
    .step1 = Primer turno. { CAPITAL(FORM($north, "the")) } coloc{ FORM($north, "an") } un tanque { FORM($lane, "on") } 4.
    .step2 = Delante va un soldado.
    .step3 = El segundo tanque va al lado, { FORM($lane, "on") } 5.
    .step4 = También lleva un soldado delante: 4 PA por dos tanques y dos soldados.
    .step5 = { CAPITAL(FORM($north, "the")) } termin{ FORM($north, "an") } el turno.
    .step6 = Segundo turno. { CAPITAL(FORM($south, "the")) } respond{ FORM($south, "en") } con un soldado { FORM($lane, "on") } 4.
    .step7 = Le sigue un segundo soldado.
    .step8 = Una mina pasa a encabezar la línea, porque un tanque enemigo no puede atacar a una mina.
    .step9 = El último punto es para un tanque { FORM($lane, "on") } 5.
    .step10 = { CAPITAL(FORM($south, "the")) } termin{ FORM($south, "an") } el turno.
    .step11 = Tercer turno. { CAPITAL(FORM($north, "the")) } coloc{ FORM($north, "an") } otro tanque { FORM($lane, "on") } 5.
    .step12 = Delante va un soldado.
    .step13 = El tanque de más atrás pasa al frente por 2 PA. 1 + 1 + 2 son 4 PA, y detrás de la línea quedan tres casillas vacías.
    .step14 = { CAPITAL(FORM($north, "the")) } termin{ FORM($north, "an") } el turno.
    .step15 = Cuarto turno. { CAPITAL(FORM($south, "the")) } coloc{ FORM($south, "an") } un tanque { FORM($lane, "on") } 3.
    .step16 = Un soldado va delante de la línea { FORM($lane, "of") } 4.
    .step17 = Le sigue un segundo soldado.
    .step18 = Un tanque pasa a encabezar la línea { FORM($lane, "of") } 4. Una casilla lo separa del soldado enemigo.
    .step19 = { CAPITAL(FORM($south, "the")) } termin{ FORM($south, "an") } el turno.
    .step20 = Quinto turno. { CAPITAL(FORM($north, "the")) } coloc{ FORM($north, "an") } un tanque { FORM($lane, "on") } 3.
    .step21 = Delante va un soldado.
    .step22 = Otro soldado va { FORM($lane, "to") } 6.
    .step23 = Una mina rellena la última casilla { FORM($lane, "of") } 4. Toca al tanque enemigo y lo derrota, así que el tanque queda bloqueado.
    .step24 = { CAPITAL(FORM($north, "the")) } termin{ FORM($north, "an") } el turno sin atacar.
    .step25 = Sexto turno. Retirar el tanque bloqueado costaría 3 PA. { CAPITAL(FORM($south, "the")) } lo dej{ FORM($south, "an") } ahí y coloc{ FORM($south, "an") } un soldado { FORM($lane, "on") } 6.
    .step26 = Delante va una mina.
    .step27 = Le sigue un tanque.
    .step28 = Un segundo soldado pasa a encabezar la línea. Las cuatro unidades de este turno han ido { FORM($lane, "to") } 6.
    .step29 = { CAPITAL(FORM($south, "the")) } termin{ FORM($south, "an") } el turno. El tanque { FORM($lane, "of") } 4 sigue bloqueado.

example-place = Una unidad nueva va delante de tu línea. Si ahí no tienes línea, va pegada a tu bloque de inicio.
    .title = Delante de la línea o junto al bloque
    .step1 = La mina va delante de tu línea { FORM($lane, "on") } 2.
    .step2 = { CAPITAL(FORM($lane, "on")) } 5 no tienes línea, así que el tanque va pegado a tu bloque de inicio.

example-redeploy = Para llevar una unidad al frente, coge la unidad trasera de una línea y ponla delante de la líder. Cuesta 2 PA.
    .title = De atrás al frente
    .step1 = El tanque pasa de atrás al frente. Las tres casillas que deja quedan vacías.

example-lone = No puedes llevar al frente una unidad que está sola en { FORM($lane, "definite") }.
    .title = Una unidad sola no puede ir al frente
    .step1 = Colocas un soldado delante del tanque. Ahora la línea tiene dos unidades.
    .step2 = Llevas el tanque al frente. Se pone delante del soldado.

example-retreat = Para retirar una unidad, devuelve a tu reserva la unidad líder de una línea. Cuesta 2 PA.
    .title = De vuelta a la reserva
    .step1 = El soldado vuelve a tu reserva. Ahora la unidad líder es el tanque.

example-blocked = Tu tanque toca a una mina enemiga, que lo derrota. Está bloqueado: no puede atacar, delante no cabe nada y retirarlo cuesta 3 PA.
    .title = Retirar un tanque bloqueado cuesta 3 PA
    .step1 = Retiras el tanque por 3 PA. Solo te queda 1 PA.

example-mine-blocks = Con el último punto, una mina bloquea a un tanque enemigo. Ataca un turno después, cuando hay puntos para aprovechar el hueco.
    .title = Bloquear ahora, conquistar después
    .step1 = { CAPITAL(FORM($south, "the")) } coloc{ FORM($south, "an") } una mina con el último punto. Toca al tanque enemigo y lo derrota.
    .step2 = { CAPITAL(FORM($south, "the")) } termin{ FORM($south, "an") } el turno sin atacar. Un ataque abriría un hueco y no quedan puntos para rellenarlo. El tanque está bloqueado.
    .step3 = Retirar el tanque bloqueado cuesta 3 PA. { CAPITAL(FORM($north, "the")) } lo dej{ FORM($north, "an") } ahí y coloc{ FORM($north, "an") } un tanque { FORM($lane, "on") } 3.
    .step4 = { CAPITAL(FORM($north, "the")) } termin{ FORM($north, "an") } el turno.
    .step5 = { CAPITAL(FORM($south, "the")) } vuelv{ FORM($south, "en") } a tener 4 PA. La mina ataca gratis y el tanque vuelve a la reserva. El hueco es de tres casillas.
    .step6 = El tanque de más atrás pasa al frente por 2 PA. Cabe justo y conquista { FORM($lane, "the") } 5, aunque la línea ya no llega hasta su propio bloque. { CAPITAL(FORM($south, "the")) } rob{ FORM($south, "an") } una carta de Victoria.

example-stronger = Tu soldado toca a un tanque, que es más fuerte. El soldado no puede atacar y está bloqueado.
    .title = No puedes atacar a una unidad más fuerte

example-mine-mine = Cuando se enfrentan dos unidades iguales, vuelven a la reserva esas dos y ninguna más.
    .title = Mina contra mina
    .step1 = Colocas una mina. Toca a la mina enemiga.
    .step2 = Atacas. Las dos minas vuelven a la reserva. Las unidades que están detrás se quedan.

example-private-private = { CAPITAL(FORM($north, "the")) } coloc{ FORM($north, "an") } un soldado delante de un soldado enemigo. Los dos son iguales.
    .title = Soldado contra soldado
    .step1 = { CAPITAL(FORM($north, "the")) } coloc{ FORM($north, "an") } un soldado. Toca al soldado enemigo.
    .step2 = { CAPITAL(FORM($north, "the")) } atac{ FORM($north, "an") } y los dos soldados vuelven a la reserva. Las unidades que están detrás se quedan.

example-sweep = Un ataque elimina todas las unidades más débiles de la línea y se detiene en la primera que no lo sea. Un sargento derrota a minas y soldados, pero no a un tanque.
    .title = Un sargento elimina tres unidades
    .step0 = { CAPITAL(FORM($north, "the")) } tien{ FORM($north, "en") } un tanque, una mina, un soldado y otra mina { FORM($lane, "on") } 5. La línea ya ha avanzado antes; por eso, detrás hay cuatro casillas vacías.
    .step1 = { CAPITAL(FORM($south, "the")) } coloc{ FORM($south, "an") } un tanque.
    .step2 = Delante va un soldado. Entre las líneas quedan dos casillas, así que todavía no puede atacar nadie.
    .step3 = Un sargento rellena el hueco. Queda 1 PA.
    .step4 = El sargento ataca y elimina la mina, el soldado y la otra mina. El ataque se detiene en el tanque. Atacar es gratis, así que sigue quedando 1 PA.

example-stops-at-equal = Un ataque elimina todas las unidades más débiles de la línea. Se detiene en una unidad igual, que se queda.
    .title = Dos minas y luego una unidad igual
    .step1 = { CAPITAL(FORM($south, "the")) } coloc{ FORM($south, "an") } un soldado delante de dos minas.
    .step2 = El soldado ataca y elimina las dos minas. El soldado que está detrás tiene el mismo rango y se queda. El hueco es de dos casillas y el turno sigue.

example-corporal = { CAPITAL(FORM($north, "the")) } coloc{ FORM($north, "an") } un cabo delante de un soldado enemigo que tiene una mina detrás. El cabo derrota a los dos.
    .title = Cabo contra soldado y mina
    .step1 = { CAPITAL(FORM($north, "the")) } coloc{ FORM($north, "an") } un cabo. Toca al soldado enemigo.
    .step2 = El cabo ataca y elimina el soldado y la mina. El ataque se detiene en el tanque.

example-spy-two = El espía elimina como mucho las dos primeras unidades de una línea.
    .title = Dos como mucho
    .step1 = El espía ataca y elimina la mina y el soldado. El tanque que está detrás se queda.

example-spy-second = El espía elimina dos unidades como mucho, y nunca un espía enemigo que esté en segundo lugar.
    .title = Un espía en segundo lugar
    .step1 = El espía ataca y elimina el tanque. El espía enemigo que está detrás es igual y se queda.

example-stock-at-once = Tu único sargento está { FORM($lane, "on") } 6. Una unidad eliminada vuelve enseguida a la reserva de su dueño.
    .title = De nuevo en el campo de batalla en el mismo turno
    .step1 = Tu sargento ataca a otro sargento. Los dos vuelven a la reserva.
    .step2 = Colocas otra vez tu sargento, en el mismo turno.

example-command-tank = A mitad de partida. { CAPITAL(FORM($south, "the")) } ya { FORM($south, "have") } conquistado { FORM($lane, "the") } 7, tien{ FORM($south, "en") } una carta de Victoria y solo dispon{ FORM($south, "en") } de 1 PA.
    .title = El tanque de comando dispara y luego bloquea
    .step1 = { CAPITAL(FORM($south, "the")) } coloc{ FORM($south, "an") } el tanque de comando { FORM($lane, "on") } 4 con el último punto. La flecha izquierda apunta a un soldado. La derecha apunta a una mina, así que por ahí no puede disparar.
    .step2 = El tanque de comando dispara a la izquierda. El soldado vuelve a la reserva con todas las unidades que tiene delante: dos minas y un espía. Los tanques que están detrás se quedan.
    .step3 = El tanque de comando podría atacar a los dos soldados que tiene delante y eliminarlos. { CAPITAL(FORM($south, "the")) } los dej{ FORM($south, "an") } bloqueados y termin{ FORM($south, "an") } el turno: así { FORM($north, "the") } no tien{ FORM($north, "en") } sitio para unidades más fuertes.

example-artillery = A mitad de partida. { CAPITAL(FORM($south, "the")) } ya { FORM($south, "have") } conquistado { FORM($lane, "the") } 7, tien{ FORM($south, "en") } una carta de Victoria y solo dispon{ FORM($south, "en") } de 1 PA.
    .title = La artillería dispara y luego bloquea
    .step1 = { CAPITAL(FORM($south, "the")) } coloc{ FORM($south, "an") } la artillería { FORM($lane, "on") } 4 con el último punto. A tres { FORM($lane, "many") } por la izquierda, su flecha apunta a un soldado. A tres { FORM($lane, "many") } por la derecha está { FORM($lane, "the") } 7, que ya está { FORM($lane, "conquered") }, así que por ahí no puede disparar.
    .step2 = La artillería dispara { FORM($lane, "to") } 1. El soldado vuelve a la reserva con todas las unidades que tiene delante: dos minas y un espía. Los tanques que están detrás se quedan.
    .step3 = La artillería podría atacar a los dos soldados que tiene delante y eliminarlos. { CAPITAL(FORM($south, "the")) } los dej{ FORM($south, "an") } bloqueados y termin{ FORM($south, "an") } el turno: así { FORM($north, "the") } no tien{ FORM($north, "en") } sitio para unidades más fuertes.

example-not-leading = Un soldado encabeza tu línea { FORM($lane, "on") } 4. { CAPITAL(FORM($gun, "the")) } que está detrás también puede disparar.
    .title = Disparar desde detrás de la unidad líder
    .step1 = { CAPITAL(FORM($gun, "the")) } dispara a la derecha. El soldado { FORM($lane, "of") } { $edition ->
            [dday] 7
           *[other] 5
        } vuelve a la reserva. Los tanques que están detrás se quedan.

example-mortar = { CAPITAL(FORM($north, "the")) } coloc{ FORM($north, "an") } un mortero. Dispara a un soldado que está a dos { FORM($lane, "many") } a la izquierda. Desde ese lado del tablero, la izquierda está hacia { FORM($lane, "the") } 7. { CAPITAL(FORM($lane, "definite")) } de en medio ya está { FORM($lane, "conquered") }, pero el mortero puede disparar por encima.
    .title = El mortero dispara por encima de { FORM($lane, "a-conquered") }
    .step1 = { CAPITAL(FORM($north, "the")) } coloc{ FORM($north, "an") } el mortero { FORM($lane, "on") } 3. Su flecha apunta a un soldado { FORM($lane, "on") } 5.
    .step2 = El mortero dispara. El soldado vuelve a la reserva con todas las unidades que tiene delante: una mina y un espía. Los tanques que están detrás se quedan.

example-mortar-later = Colocaste el mortero en un turno anterior, así que ahora no puede disparar. Podrá cuando lo lleves al frente.
    .title = Lleva el mortero al frente para que vuelva a disparar
    .step1 = Llevas el mortero al frente por 2 PA. Su flecha apunta a un soldado { FORM($lane, "on") } 3.
    .step2 = Dispara. El soldado vuelve a la reserva con todas las unidades que tiene delante: una mina y un espía.

example-silent = Una unidad que está en { FORM($lane, "a-conquered") } no puede disparar.
    .title = Tras la conquista no se dispara
    .step1 = { CAPITAL(FORM($gun, "the")) } conquista { FORM($lane, "the") } 4. Su flecha izquierda apunta a un soldado { FORM($lane, "on") } { $edition ->
            [dday] 1
           *[other] 3
        }, pero ya no puede disparar.

example-mortar-clash = En un enfrentamiento, el mortero tiene el rango más bajo de toda la infantería. Derrota a una mina y pierde contra un soldado.
    .title = El mortero en un enfrentamiento
    .step1 = Tu mortero ataca y derrota a la mina.
    .step2 = Terminas el turno.
    .step3 = Tu oponente coloca un soldado. Toca a tu mortero y tiene más rango.
    .step4 = El soldado ataca y tu mortero vuelve a la reserva.

example-conquest-card = Conquistas { FORM($lane, "a") } cuando tu unidad líder queda pegada al bloque de inicio enemigo. La unidad tiene que caber justo: el hueco es de dos casillas, así que un tanque es demasiado largo.
    .title = Conquistar y robar una carta
    .step1 = El cabo rellena el hueco. Conquistas { FORM($lane, "the") } 4 y robas una carta de Victoria. Tus unidades se quedan ahí el resto de la partida.

example-three-roads = Ya tienes { FORM($lane, "many-the") } 1 y 3.
    .title = Con tres { FORM($lane, "many") } se gana
    .step1 = El cabo conquista { FORM($lane, "the") } 6 y ya tienes tres { FORM($lane, "many") }. Ganas en el acto.

example-by-objective = { $edition ->
        [prototype] Tu objetivo son { FORM($lane, "many-the") } 1 y 4 y { FORM($lane, "another") } cualquiera. Ya tienes { FORM($lane, "many-the") } 1 y 6.
       *[other] Tu objetivo son { FORM($lane, "many-the") } 1 y 4. Ya tienes { FORM($lane, "the") } 1.
    }
    .title = Ganar por objetivo
    .step1 = El cabo conquista { FORM($lane, "the") } 4. Has cumplido tu objetivo y ganas en el acto.

example-last-turn = Si al final del turno 400 no ha ganado nadie, la partida acaba en tablas.
    .title = El turno 400
    .step1 = Colocas un tanque. Es el turno 400.
    .step2 = Terminas el turno y la partida acaba en tablas.

example-nobody-can-win = Tú necesitas dos { FORM($lane, "many") } de entre 1, 3, 4 y 7, pero tu oponente tiene 1, 3 y 4. Tu oponente necesita dos { FORM($lane, "many") } de entre 1, 2, 6 y 7, pero tú tienes 2, 6 y 7. Ya no puede ganar ninguno de los dos.
    .title = Ningún objetivo se puede cumplir
    .step1 = Terminas el turno y la partida acaba en tablas.

example-card-reinforcements = Refuerzos te da 1 PA más en este turno.
    .title = Refuerzos
    .step1 = Juegas la carta. Tienes 6 PA en vez de 4.

example-card-forced-march = Con Marcha forzada llevas una unidad al frente por 1 PA, el último que te queda.
    .title = Marcha forzada
    .step1 = Juegas la carta { FORM($lane, "on") } 4. El tanque pasa de atrás al frente.

example-card-withdrawal = Una mina bloquea a tu tanque: retirarlo costaría 3 PA. Tienes 1.
    .title = Retirada
    .step1 = Juegas la carta { FORM($lane, "on") } 4. El tanque vuelve gratis a tu reserva.

example-card-sabotage = Por 2 PA, Sabotaje elimina la unidad líder de una línea enemiga, aunque no la toque ninguna unidad tuya.
    .title = Sabotaje
    .step1 = Juegas la carta { FORM($lane, "on") } 4. La mina que encabeza la línea enemiga vuelve a la reserva.

example-card-second-front = Tu general está en el campo de batalla, así que no puedes colocar el espía.
    .title = Segundo frente
    .step1 = Juegas la carta. A partir de ahora puedes tener dos unidades especiales en el campo de batalla.
    .step2 = Colocas el espía { FORM($lane, "on") } 5.

example-card-intelligence = Inteligencia te enseña el objetivo de tu oponente y te da 1 PA.
    .title = Inteligencia
    .step1 = { $edition ->
            [prototype] Juegas la carta. El objetivo de tu oponente son { FORM($lane, "many-the") } 2 y 6 y { FORM($lane, "another") } cualquiera.
           *[other] Juegas la carta. El objetivo de tu oponente son { FORM($lane, "many-the") } 2 y 6.
        }

example-card-dig-in = Tu soldado { FORM($lane, "of") } 4 toca a un tanque enemigo, que lo derrota.
    .title = Atrincherarse
    .step1 = Juegas la carta { FORM($lane, "on") } 4. Hasta que empiece tu próximo turno, tu oponente no puede eliminar unidades de esa línea.
    .step2 = Terminas el turno. El tanque no puede atacar a tu soldado.

example-card-supply-cut = Corte de suministros le quita 2 PA a tu oponente en su próximo turno.
    .title = Corte de suministros
    .step1 = Juegas la carta.
    .step2 = Terminas el turno. Tu oponente empieza con 2 PA en vez de 4.

example-card-night-march = Con Marcha nocturna, llevar una unidad al frente cuesta 1 PA durante el resto de tu turno. Te quedan 2 PA.
    .title = Marcha nocturna
    .step1 = Juegas la carta.
    .step2 = Llevas al frente el tanque { FORM($lane, "of") } 2 por 1 PA.
    .step3 = Llevas al frente el soldado { FORM($lane, "of") } 5 con tu último punto.

example-card-new-orders = Tienes { FORM($lane, "many-the") } 2 y 6, pero tu objetivo son { FORM($lane, "many-the") } 1 y 4.
    .title = Nuevas órdenes
    .step1 = Juegas la carta y robas un nuevo objetivo: { FORM($lane, "many-the") } 2 y 6. Cuenta de inmediato y ganas.

example-night-march-twice = Tienes dos cartas de Marcha nocturna.
    .title = Solo una Marcha nocturna a la vez
    .step1 = Juegas una. Mientras esté en vigor, no puedes jugar la otra.

example-deny = Tu objetivo son dos { FORM($lane, "many") } de entre 1, 2 y 3, y tu oponente no debe tener nada ahí. Tú ya tienes { FORM($lane, "the") } 1 y tu oponente, { FORM($lane, "the") } 3.
    .title = Un objetivo que tu oponente puede impedir
    .step1 = Conquistas { FORM($lane, "the") } 2. La partida sigue, porque tu oponente tiene { FORM($lane, "the") } 3.

example-beginner = { $edition ->
        [prototype] Las primeras partidas son más fáciles sin unidades especiales. Todas las demás reglas son las mismas.
       *[other] Las primeras partidas son más fáciles sin unidades especiales ni cartas de Victoria. Todas las demás reglas son las mismas.
    }
    .title = Una partida para principiantes
    .step1 = Colocas un tanque. Se juega sin el general, así que no puedes colocarlo.

example-short-road = Puedes jugar con { FORM($lane, "many") } de menos casillas, hasta un mínimo de 12. Aquí tienen 14.
    .title = Jugar con { FORM($lane, "many") } de menos casillas
    .step1 = El general ocupa cinco casillas.
    .step2 = Con un tanque son ocho.
    .step3 = Con el segundo tanque son once.
    .step4 = Con el tercer tanque son 14. Conquistas { FORM($lane, "the") } 4 en el primer turno, algo imposible con 18 casillas.

example-view = { $edition ->
        [prototype] Conoces tu propio objetivo: { FORM($lane, "many-the") } 1 y 4 y { FORM($lane, "another") } cualquiera.
       *[other] Conoces tu propio objetivo: { FORM($lane, "many-the") } 1 y 4.
    } El objetivo de tu oponente está oculto. Sabes cuántas cartas tiene cada mazo, pero no en qué orden están.
    .title = Lo que puedes ver

tactic-block = Con pocos puntos, un ataque suele abrir un hueco que no puedes rellenar. En vez de atacar, bloquea: coloca una unidad más fuerte que toque a la enemiga y no ataques. Tu oponente no tiene sitio para una unidad más fuerte, y retirar la bloqueada le cuesta 3 PA.
    .title = Bloquea cuando te queden pocos puntos
    .step1 = Colocas un tanque con tu último punto. Toca al soldado enemigo y lo derrota.
    .step2 = Terminas el turno sin atacar. El soldado está bloqueado.
    .step3 = Tu oponente retira el soldado. Le cuesta 3 PA y solo le queda 1.

tactic-leave-blocked = Atacar nunca es obligatorio. Bloquea a menudo y conservarás la ventaja: mientras las unidades enemigas más débiles sigan bloqueadas, tu oponente no puede colocar nada delante de ellas. Este tablero muestra lo que puede costar un ataque.
    .title = Deja bloqueadas las unidades más débiles
    .step1 = { CAPITAL(FORM($gun, "the")) } ataca y elimina los dos soldados. El hueco es de cuatro casillas y no te quedan puntos.
    .step2 = Terminas el turno.
    .step3 = Tu oponente coloca un tanque en el hueco.
    .step4 = Una mina rellena la última casilla. Toca { FORM($gun, "to") }.
    .step5 = La mina ataca y elimina { FORM($gun, "the") } y los dos tanques que están detrás. Mientras los soldados estaban bloqueados, no había sitio para la mina.

tactic-mines = Una mina ocupa una sola casilla. Cabe donde no caben ni un tanque ni la infantería, y derrota a cualquier tanque que toque.
    .title = Rellena con minas los huecos pequeños
    .step1 = El hueco es de una casilla. La mina cabe y toca al tanque enemigo.
    .step2 = La mina ataca gratis y elimina los dos tanques.
    .step3 = Colocas un tanque en el hueco.
    .step4 = El segundo tanque llega al bloque enemigo. Conquistas { FORM($lane, "the") } 4 y aún te sobra 1 PA.

tactic-alternate = Un ataque sigue mientras encuentre unidades más débiles. No pongas unidades iguales una detrás de otra, como ha hecho tu oponente { FORM($lane, "on") } 2. Alterna tanques, infantería y minas.
    .title = Alterna tus unidades
    .step1 = { CAPITAL(FORM($lane, "on")) } 2, tu tanque elimina tres soldados en un solo ataque.
    .step2 = { CAPITAL(FORM($lane, "on")) } 6, tu tanque elimina un solo soldado. La mina que está detrás detiene el ataque.

tactic-rearmost = Llevar una unidad al frente no gasta unidades de la reserva. Hazlo siempre que puedas y guardarás unidades para más tarde.
    .title = Lleva al frente la unidad trasera
    .step1 = Llevas al frente el tanque de más atrás por 2 PA. Tu línea avanza tres casillas.
    .step2 = Llevas al frente el siguiente tanque por 2 PA y ganas otras tres casillas.
    .step3 = Terminas el turno.
    .step4 = Tu oponente coloca un tanque { FORM($lane, "on") } 2.
    .step5 = Tu oponente termina el turno.
    .step6 = Llevas otro tanque al frente y conquistas { FORM($lane, "the") } 4 con tres tanques. De otro modo habrías necesitado seis.

tactic-few-units = Las unidades que están en { FORM($lane, "a-conquered") } se quedan ahí el resto de la partida. Deja las menos que puedas. Con dos tanques más conquistarías { FORM($lane, "the") } 3 por 2 PA, pero también puedes hacerlo con los cuatro que ya están ahí.
    .title = Conquista con pocas unidades
    .step1 = Llevas al frente el tanque de más atrás por 2 PA.
    .step2 = Llevas al frente el siguiente tanque y conquistas { FORM($lane, "the") } 3. En la reserva te quedan tres tanques en vez de uno.

tactic-free-the-limit = Un cabo bloquea a tu mortero. Retirarlo cuesta 3 PA. Si tu oponente lo derrota, vuelve gratis a tu reserva y puedes colocar otra unidad especial. Claro que tu oponente también puede dejarlo bloqueado.
    .title = Deja que derroten a tu unidad especial
    .step1 = Dejas el mortero donde está y colocas un tanque { FORM($lane, "on") } 5.
    .step2 = Colocas un soldado delante.
    .step3 = Terminas el turno.
    .step4 = El cabo ataca y tu mortero vuelve a tu reserva.
    .step5 = Tu oponente termina el turno.
    .step6 = Ahora no tienes ninguna unidad especial en el campo de batalla, así que puedes colocar el general { FORM($lane, "on") } 5.

tactic-special-units = No te guardes demasiado tiempo las unidades especiales. El general ocupa cinco casillas por 1 PA y derrota a las minas y a toda la demás infantería.
    .title = Usa tus unidades especiales
    .step1 = Colocas el general. Rellena el hueco de cinco casillas.
    .step2 = El general ataca y elimina la mina, el soldado y la otra mina. El ataque se detiene en el tanque.
    .step3 = Colocas un tanque delante del general, porque un tanque enemigo lo derrotaría.
