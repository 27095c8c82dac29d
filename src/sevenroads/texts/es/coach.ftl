coach-name = Instructor
coach-steps = Pasos de tu primera partida
coach-step-goal = Meta
coach-step-place = Colocar
coach-step-meet = Contacto
coach-step-attack = Atacar
coach-step-conquer = Conquistar
coach-step-win = Ganar
coach-goal = Tus unidades empiezan abajo. Lleva tu línea hasta el otro extremo { FORM($lane, "of") } y lo has conquistado. Así se gana:
coach-goal-three = Tres { FORM($lane, "many") } a tu elección también ganan.
coach-start = A jugar
coach-start-sound = A jugar, con sonido
coach-points = Tienes 4 puntos de acción (PA) por turno. Colocar una unidad cuesta 1. Cuando eliges una unidad, ves cuántas casillas quedarían libres.
coach-more = Coloca { FORM($unit, "a") } de tu reserva { FORM($lane, "on") } { $road }. Allí { $left ->
        [one] quedará libre una casilla
       *[other] quedarán libres { $left } casillas
    }.
coach-place-wanted = Toca { FORM($unit, "the") } en tu reserva y luego { FORM($lane, "the") } { $road }. { CAPITAL(FORM($lane, "that")) } cuenta para tu objetivo.
coach-place-wanted-again = Coloca { FORM($unit, "a") } { FORM($lane, "on") } { $road }. { CAPITAL(FORM($lane, "that")) } también cuenta para tu objetivo.
coach-place = Toca { FORM($unit, "the") } en tu reserva y luego { FORM($lane, "the") } { $road }. También ganas con tres { FORM($lane, "many") } cualesquiera.
coach-filler = Después, { FORM($filler, "a") } cabe justo en el hueco y conquistas { FORM($lane, "that") }.
coach-filler-again = Después, conquistas { FORM($lane, "that") } con { FORM($filler, "a") }.
coach-approach = Toca { FORM($unit, "the") } en tu reserva y luego { FORM($lane, "the") } { $road }. Delante queda sitio para { FORM($counter, "a") }, que derrota { FORM($enemy, "to") }.
coach-approach-again = Coloca { FORM($unit, "a") } { FORM($lane, "on") } { $road }. Delante queda sitio para { FORM($counter, "a") }, que derrota { FORM($enemy, "to") }.
coach-meet = Toca { FORM($unit, "the") } en tu reserva y luego { FORM($lane, "the") } { $road }. Allí estará en contacto con { FORM($enemy, "the") } y podrá atacar.
coach-meet-again = Coloca { FORM($unit, "a") } { FORM($lane, "on") } { $road }, donde podrá atacar { FORM($enemy, "to") }.
coach-ask = { CAPITAL(FORM($lane, "on")) } { $road } { $gap ->
        [one] queda libre una casilla
       *[other] quedan libres { $gap } casillas
    }. ¿Cuál de tus unidades cabe justo ahí y derrota { FORM($enemy, "to") }?
coach-help = Muéstramelo
coach-attack = { CAPITAL(FORM($unit, "your")) } toca { FORM($enemy, "the") } y es más fuerte. Toca { FORM($lane, "the") } { $road } y luego Atacar. Es gratis. Todas las unidades seguidas a las que gana vuelven a la reserva enemiga.
coach-attack-again = { CAPITAL(FORM($unit, "your")) } es más fuerte que { FORM($enemy, "the") }. Toca { FORM($lane, "the") } { $road } y luego Atacar.
coach-trade = { CAPITAL(FORM($unit, "your")) } toca una unidad igual. Toca { FORM($lane, "the") } { $road } y luego Atacar. Ambas unidades vuelven a la reserva.
coach-trade-again = { CAPITAL(FORM($unit, "your")) } y la unidad de tu oponente son iguales. Toca { FORM($lane, "the") } { $road } y luego Atacar.
coach-equal = Conviene saberlo: si una unidad ataca a otra igual, ambas vuelven a la reserva.
coach-place-conquers = { CAPITAL(FORM($unit, "a")) } cabe justo en el hueco { FORM($lane, "of") } { $road }. Toca { FORM($unit, "the") } en tu reserva y luego { FORM($lane, "the") } { $road }, y conquistas { FORM($lane, "that") }.
coach-place-conquers-again = Coloca { FORM($unit, "a") } { FORM($lane, "on") } { $road }. Cabe justo y conquistas { FORM($lane, "that") }.
coach-redeploy-conquers = Toca { FORM($lane, "the") } { $road } y luego Llevar al frente. La unidad trasera pasa delante y conquistas { FORM($lane, "that") }.
coach-redeploy-conquers-again = Toca { FORM($lane, "the") } { $road } y luego Llevar al frente, y conquistas { FORM($lane, "that") }.
coach-redeploy = Toca { FORM($lane, "the") } { $road } y luego Llevar al frente. La unidad trasera pasa delante por 2 puntos.
coach-redeploy-again = Toca { FORM($lane, "the") } { $road } y luego Llevar al frente.
coach-retreat = Toca { FORM($lane, "the") } { $road } y luego Retirar. { CAPITAL(FORM($unit, "your")) } vuelve a tu reserva y deja sitio a otra unidad.
coach-retreat-again = Toca { FORM($lane, "the") } { $road } y luego Retirar.
coach-end = { $ap ->
        [0] Has gastado todos tus puntos. Toca Terminar turno: tus líneas se quedan y sigues en el próximo turno.
       *[other] De momento no hay nada más que hacer. Toca Terminar turno.
    }
coach-end-again = { $ap ->
        [0] No te quedan puntos. Toca Terminar turno.
       *[other] Toca ahora Terminar turno.
    }
coach-wins = Puedes ganar en este turno.
coach-blocked = { CAPITAL(FORM($enemy, "the")) } bloquea a { FORM($unit, "your") } { FORM($lane, "on") } { $road }. Tu unidad no puede atacar, y retirarla cuesta 3 PA.
coach-blocked-again = { CAPITAL(FORM($enemy, "the")) } bloquea a { FORM($unit, "your") } { FORM($lane, "on") } { $road }.
coach-mistake-blocked = { CAPITAL(FORM($unit, "your")) } { FORM($lane, "on") } { $road } toca { FORM($enemy, "the") }, que { FORM($unit, "him") } derrota: queda { FORM($unit, "blocked") }. Deshaz la jugada o déjala así.
coach-mistake-blocked-again = { CAPITAL(FORM($enemy, "the")) } bloquea a { FORM($unit, "your") } { FORM($lane, "on") } { $road }. Deshaz la jugada o déjala así.
coach-conquered = Conservas { FORM($lane, "the") } { $road } hasta el final de la partida.
coach-good = Bien hecho.
coach-enemy = Es el turno de tu oponente. Mira dónde se tocan las líneas.
coach-enemy-again = Es el turno de tu oponente.
coach-pause = Tómate tu tiempo. Los sitios marcados muestran dónde tocar.
coach-won = Has ganado tu primera partida. Conoces la meta, quién gana a quién y cómo conquistar. El triángulo de arriba muestra quién gana a quién en todas las partidas.
coach-over = La partida ha terminado. Puedes repetir la partida guiada cuando quieras.
coach-again = Jugar otra vez
coach-recruit = Ahora, sin el instructor
coach-hide = Ocultar al instructor
coach-show = Preguntar al instructor
