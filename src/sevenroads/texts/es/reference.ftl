title = Ayuda de juego
heading-costs = Costes
heading-triangle = Quién derrota a quién
heading-ranks = Rangos de la infantería
heading-lengths = Longitud en casillas
heading-specials = Unidades especiales
heading-remember = Recuerda
heading-tips = Consejos
free = gratis
cost-place = Colocar una unidad
cost-redeploy = Llevar al frente la unidad trasera
cost-retreat = Retirar la unidad líder
cost-retreat-blocked = Retirar la unidad líder si está bloqueada
cost-attack = Atacar
cost-fire = Disparar a un lado
cost-card = Jugar una carta de Victoria
cost-end = Terminar el turno
triangle-tank = Los tanques derrotan a la infantería.
triangle-infantry = La infantería derrota a las minas y a la infantería de menor rango.
triangle-mine = Las minas derrotan a los tanques.
triangle-spy = El espía derrota a todas las unidades menos a otro espía.
triangle-same = Unidades iguales: si una ataca, ambas vuelven a la reserva.
triangle-equal = Si las dos unidades son iguales, ambas vuelven a la reserva. El tanque y { FORM($gun, "the") } son iguales.
special-G = Mide cinco casillas. Supera en rango a toda la demás infantería.
special-Y = Su ataque elimina dos unidades como mucho.
special-K = Dispara a la infantería que está a { FORM($lane, "a") } de distancia, a izquierda o derecha. El blanco y todas las unidades que tiene delante vuelven a la reserva.
special-A = Dispara a la infantería que está a tres { FORM($lane, "many") } de distancia, a izquierda o derecha. El blanco y todas las unidades que tiene delante vuelven a la reserva.
special-R = Dispara a un soldado que esté a dos { FORM($lane, "many") } de distancia por la izquierda, solo en el turno en que lo colocas o lo llevas al frente. El blanco y todas las unidades que tiene delante vuelven a la reserva.
remember-run = Un ataque elimina una unidad tras otra mientras la tuya sea más fuerte.
remember-equal = Si atacas a una unidad igual, vuelven a la reserva esas dos unidades y ninguna más.
remember-blocked = Una unidad que toca a una unidad enemiga más fuerte está bloqueada. Retirarla cuesta 3 PA.
remember-front = Las líneas solo crecen por delante. Detrás no se puede colocar nada.
remember-fit = Las unidades nunca se superponen: cada una debe caber entera.
remember-special = Solo puedes tener una unidad especial en el campo de batalla. Cuentan también las que están en { FORM($lane, "many-conquered") }.
remember-wedge = Las unidades que están en { FORM($lane, "a-conquered") } se quedan ahí el resto de la partida.
remember-points = Los puntos de acción que no gastas se pierden.
remember-win = { $three ->
        [yes] Ganas en el acto si cumples tu objetivo o conquistas tres { FORM($lane, "many") } cualesquiera.
       *[no] Ganas en el acto si cumples tu objetivo. Da igual cuántas conquistas tengas.
    }
tip-alternate = Alterna los tipos de unidad en cada línea. Una línea de un solo tipo puede caer en un único ataque.
tip-block = Bloquea a menudo. Una unidad bloqueada no puede atacar, y retirarla cuesta 3 PA.
tip-redeploy = Lleva al frente la unidad trasera y ahorra unidades para { FORM($lane, "many-others") }.
tip-few = Conquista con el menor número de unidades posible. Las que quedan en { FORM($lane, "a-conquered") } ya no juegan.
tip-mines = Guárdate una o dos minas en la reserva. Paran a los tanques enemigos y rellenan los huecos pequeños.
tip-wait = No hace falta atacar enseguida. Una unidad enemiga bloqueada no puede irse gratis.
tip-use-special = Usa tus unidades especiales. En el momento justo pueden dar la vuelta a la partida.
tip-arrow = Coloca las unidades con flechas donde apunten a un blanco posible.
tip-special = No conquistes con una unidad especial si te basta con otra. Se queda en { FORM($lane, "definite") } y agota tu límite.
tip-free-special = Deja que derroten a tu unidad especial si quieres usar otra. Así te ahorras lo que cuesta retirarla.
tip-bar = No dejes { FORM($lane, "no") } sin defensa. Una sola unidad tuya impide que tu oponente llegue a tu bloque.
tip-hide = Juega también en { FORM($lane, "many") } que no estén en tu objetivo. Así ocultas tu plan.
tip-count = Cuenta las casillas que faltan hasta el bloque enemigo antes de contar tus puntos de acción.
tip-beginner = { $edition ->
        [prototype] ¿Es tu primera partida? Juega sin unidades especiales.
       *[other] ¿Es tu primera partida? Juega sin unidades especiales ni cartas de Victoria.
    }

heading-keys = Teclas
keys-lane = Elegir { $lane } del 1 al 7
keys-unit = Elegir una unidad por su letra
keys-attack = Atacar
keys-redeploy = Llevar al frente
keys-retreat = Retirar
keys-undo = Deshacer
keys-end = Terminar el turno
keys-gaps = Mostrar los huecos
keys-beats = Quién vence a quién
keys-reference = Esta guía rápida
keys-move = Moverse por el tablero
keys-escape = Soltar lo elegido
