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
coach-points = Tienes 4 puntos de acción (PA) por turno. Colocar una unidad cuesta 1. Los números indican el hueco que queda.
coach-place-wanted = Toca { FORM($unit, "the") } y luego { FORM($lane, "the") } { $road }. Cuenta para tu objetivo.
coach-place = Toca { FORM($unit, "the") } y luego { FORM($lane, "the") } { $road }. Con tres { FORM($lane, "many") } también se gana.
coach-meet = Toca { FORM($unit, "the") } y luego { FORM($lane, "the") } { $road }. Allí se encuentra con { FORM($enemy, "the") } y es más fuerte.
coach-attack = { CAPITAL(FORM($unit, "your")) } toca { FORM($enemy, "the") } y es más fuerte. Toca { FORM($lane, "the") } { $road } y luego Atacar. Es gratis. Todas las unidades seguidas a las que gana vuelven a la reserva enemiga.
coach-trade = { CAPITAL(FORM($unit, "your")) } toca { FORM($enemy, "the") }, de igual fuerza. Toca { FORM($lane, "the") } { $road } y luego Atacar. Ambas unidades vuelven a la reserva.
coach-place-conquers = El hueco { FORM($lane, "on") } { $road } es de { $gap }: cabe. Toca { FORM($unit, "the") } y luego { FORM($lane, "the") } { $road }, y conquistado.
coach-redeploy-conquers = Toca { FORM($lane, "the") } { $road } y luego Llevar al frente. La unidad trasera pasa delante y conquistas.
coach-redeploy = Toca { FORM($lane, "the") } { $road } y luego Llevar al frente. La unidad trasera pasa delante por 2 puntos.
coach-retreat = Toca { FORM($lane, "the") } { $road } y luego Retirar. { CAPITAL(FORM($unit, "your")) } vuelve a tu reserva y deja sitio a otra unidad.
coach-end = { $ap ->
        [0] Has gastado tus puntos. Toca Terminar turno.
       *[other] Nada más ayuda ahora. Toca Terminar turno.
    }
coach-wins = Puedes ganar en este turno.
coach-blocked = { CAPITAL(FORM($enemy, "the")) } bloquea a { FORM($unit, "your") } { FORM($lane, "on") } { $road }. Tu unidad no puede atacar, y retirarla cuesta 3 PA.
coach-mistake-blocked = { CAPITAL(FORM($unit, "your")) } { FORM($lane, "on") } { $road } toca { FORM($enemy, "the") }, que es más fuerte: queda sin poder atacar. Deshaz la jugada o déjala así.
coach-conquered = Conservas { FORM($lane, "the") } { $road } hasta el final de la partida.
coach-good = Bien hecho.
coach-enemy = Juega tu oponente. Mira dónde se tocan las líneas.
coach-pause = Tómate tu tiempo. Los sitios marcados muestran dónde tocar.
coach-won = Has ganado tu primera partida. Conoces la meta, quién gana a quién y cómo conquistar. El triángulo de arriba muestra quién gana a quién en todas las partidas.
coach-over = La partida ha terminado. Puedes repetir la partida guiada cuando quieras.
coach-again = Jugar otra vez
coach-recruit = Jugar contra el Recluta
coach-hide = Ocultar al instructor
coach-show = Preguntar al instructor
