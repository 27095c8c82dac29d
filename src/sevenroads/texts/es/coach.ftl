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
coach-points = Tienes 4 puntos de acción (PA) por turno. Colocar una unidad cuesta 1. Cuando eliges una unidad, los números muestran el hueco que quedaría.
coach-more = Ahora { FORM($unit, "the") } en { FORM($lane, "the") } { $road }: el hueco será de { $left }.
coach-place-wanted = Toca { FORM($unit, "the") } y luego { FORM($lane, "the") } { $road }. Cuenta para tu objetivo.
coach-place-wanted-again = Ahora { FORM($unit, "the") } en { FORM($lane, "the") } { $road }, que también cuenta para tu objetivo.
coach-place = Toca { FORM($unit, "the") } y luego { FORM($lane, "the") } { $road }. Con tres { FORM($lane, "many") } también se gana.
coach-filler = { $left ->
        [1] Ninguna unidad llena sola el hueco. Después queda libre una casilla: allí cabe { FORM($filler, "the") }, y conquistas.
       *[other] Ninguna unidad llena sola el hueco. Después quedan libres { $left } casillas: allí cabe { FORM($filler, "the") }, y conquistas.
    }
coach-filler-again = Después, { FORM($filler, "the") } completa la conquista.
coach-approach = Toca { FORM($unit, "the") } y luego { FORM($lane, "the") } { $road }. Queda sitio para { FORM($counter, "the") }, más fuerte que { FORM($enemy, "the") }.
coach-approach-again = Ahora { FORM($unit, "the") } en { FORM($lane, "the") } { $road }: queda sitio para { FORM($counter, "the") }, más fuerte que { FORM($enemy, "the") }.
coach-meet = Toca { FORM($unit, "the") } y luego { FORM($lane, "the") } { $road }. Allí queda en contacto con { FORM($enemy, "the") } y puede atacar.
coach-meet-again = Ahora { FORM($unit, "the") } en { FORM($lane, "the") } { $road }: desde allí puede atacar a { FORM($enemy, "the") }.
coach-ask = El hueco { FORM($lane, "on") } { $road } es de { $gap }. ¿Cuál de tus unidades cabe allí y derrota a { FORM($enemy, "the") }?
coach-help = Muéstramelo
coach-attack = { CAPITAL(FORM($unit, "your")) } toca { FORM($enemy, "the") } y es más fuerte. Toca { FORM($lane, "the") } { $road } y luego Atacar. Es gratis. Todas las unidades seguidas a las que gana vuelven a la reserva enemiga.
coach-attack-again = { CAPITAL(FORM($unit, "your")) } es más fuerte que { FORM($enemy, "the") }. Toca { FORM($lane, "the") } { $road } y luego Atacar.
coach-trade = { CAPITAL(FORM($unit, "your")) } toca { FORM($enemy, "the") }, de igual fuerza. Toca { FORM($lane, "the") } { $road } y luego Atacar. Ambas unidades vuelven a la reserva.
coach-trade-again = { CAPITAL(FORM($unit, "your")) } y { FORM($enemy, "the") } son iguales. Toca { FORM($lane, "the") } { $road } y luego Atacar.
coach-equal = Conviene saberlo: si una unidad ataca a otra igual, ambas vuelven a la reserva.
coach-place-conquers = El hueco { FORM($lane, "on") } { $road } es de { $gap }: cabe. Toca { FORM($unit, "the") } y luego { FORM($lane, "the") } { $road }, y conquistado.
coach-place-conquers-again = { CAPITAL(FORM($unit, "the")) } cabe { FORM($lane, "on") } { $road }. Coloca la unidad y conquista.
coach-redeploy-conquers = Toca { FORM($lane, "the") } { $road } y luego Llevar al frente. La unidad trasera pasa delante y conquistas.
coach-redeploy-conquers-again = Toca { FORM($lane, "the") } { $road } y luego Llevar al frente, y conquistas.
coach-redeploy = Toca { FORM($lane, "the") } { $road } y luego Llevar al frente. La unidad trasera pasa delante por 2 puntos.
coach-redeploy-again = Toca { FORM($lane, "the") } { $road } y luego Llevar al frente.
coach-retreat = Toca { FORM($lane, "the") } { $road } y luego Retirar. { CAPITAL(FORM($unit, "your")) } vuelve a tu reserva y deja sitio a otra unidad.
coach-retreat-again = Toca { FORM($lane, "the") } { $road } y luego Retirar.
coach-end = { $ap ->
        [0] Has gastado tus puntos. Toca Terminar turno: tus líneas se quedan y sigues en el próximo turno.
       *[other] Nada más ayuda ahora. Toca Terminar turno.
    }
coach-end-again = { $ap ->
        [0] No te quedan puntos. Toca Terminar turno.
       *[other] Toca ahora Terminar turno.
    }
coach-wins = Puedes ganar en este turno.
coach-blocked = { CAPITAL(FORM($enemy, "the")) } bloquea a { FORM($unit, "your") } { FORM($lane, "on") } { $road }. Tu unidad no puede atacar, y retirarla cuesta 3 PA.
coach-blocked-again = { CAPITAL(FORM($enemy, "the")) } bloquea a { FORM($unit, "your") } { FORM($lane, "on") } { $road }.
coach-mistake-blocked = { CAPITAL(FORM($unit, "your")) } { FORM($lane, "on") } { $road } toca { FORM($enemy, "the") }, que es más fuerte: queda sin poder atacar. Deshaz la jugada o déjala así.
coach-mistake-blocked-again = { CAPITAL(FORM($enemy, "the")) } bloquea a { FORM($unit, "your") } { FORM($lane, "on") } { $road }. Deshaz la jugada o déjala así.
coach-conquered = Conservas { FORM($lane, "the") } { $road } hasta el final de la partida.
coach-good = Bien hecho.
coach-enemy = Juega tu oponente. Mira dónde se tocan las líneas.
coach-enemy-again = Juega tu oponente.
coach-pause = Tómate tu tiempo. Los sitios marcados muestran dónde tocar.
coach-won = Has ganado tu primera partida. Conoces la meta, quién gana a quién y cómo conquistar. El triángulo de arriba muestra quién gana a quién en todas las partidas.
coach-over = La partida ha terminado. Puedes repetir la partida guiada cuando quieras.
coach-again = Jugar otra vez
coach-recruit = Ahora, sin el instructor
coach-hide = Ocultar al instructor
coach-show = Preguntar al instructor
