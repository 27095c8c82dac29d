# One sentence that sums up a turn: for the other player, and for everyone else. $deeds is a list of the deeds below.
summary-enemy = Tu oponente { $deeds }.
summary-side = { $side }: { $deeds }.
took-road-enemy = { FORM($lane, "the") } { $road }
took-road-side = { FORM($lane, "of") } { $road }
threatens-road-enemy = { FORM($lane, "the") } { $road }
threatens-road-side = { FORM($lane, "the") } { $road }
deed-took-enemy = ha conquistado { $roads }
deed-took-side = conquista { $roads }
deed-beat-enemy = ha derrotado a { $count ->
        [one] una de tus unidades
       *[other] { $count } de tus unidades
    }
deed-beat-side = { $count ->
        [one] una unidad enemiga derrotada
       *[other] { $count } unidades enemigas derrotadas
    }
deed-played-enemy = ha jugado { $card }
deed-played-side = carta { $card } jugada
deed-placed-enemy = ha colocado { $count ->
        [one] una unidad
       *[other] { $count } unidades
    }
deed-placed-side = { $count ->
        [one] una unidad colocada
       *[other] { $count } unidades colocadas
    }
deed-redeployed-enemy = ha llevado al frente { $count ->
        [one] una unidad
       *[other] { $count } unidades
    }
deed-redeployed-side = { $count ->
        [one] una unidad llevada al frente
       *[other] { $count } unidades llevadas al frente
    }
deed-retreated-enemy = ha retirado { $count ->
        [one] una unidad
       *[other] { $count } unidades
    }
deed-retreated-side = { $count ->
        [one] una unidad retirada
       *[other] { $count } unidades retiradas
    }
deed-nothing-enemy = no ha hecho nada
deed-nothing-side = ninguna acción
deed-threatens-enemy = amenaza { $roads }
deed-threatens-side = amenaza sobre { $roads }
deed-threatens-win-enemy = puede ganar en su próximo turno
deed-threatens-win-side = victoria posible en el próximo turno

# The story of a finished game. $own and $count are numbers of roads, or of units in `story-losses`.
end-first-win = Tu primera victoria. Así empezó todo general.
story-title = La historia de la partida
story-first-road = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } hecho la primera conquista: { FORM($lane, "the") } { $road }, en la ronda { $round }.
story-no-road = En la ronda { $round } nadie había conquistado nada todavía.
story-comeback = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } remontado el { $own } a { $count } de la ronda { $round }.
story-sweep = En la ronda { $round }, { FORM($side, "the") } { FORM($side, "have") } derrotado a { $count } unidades de golpe { FORM($lane, "on") } { $road } con { FORM($unit, "a") }.
story-losses = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } perdido { $own ->
        [one] una unidad
       *[other] { $own } unidades
    }; el otro bando, { $count }.
story-peace = No ha caído ni una sola unidad.
story-decided-roads = Con { FORM($lane, "the") } { $road }, la tercera conquista, { FORM($side, "the") } { FORM($side, "have") } ganado en la ronda { $round }.
story-decided-objective = Con { FORM($lane, "the") } { $road }, { FORM($side, "the") } { FORM($side, "have") } cumplido el objetivo «{ $objective }» en la ronda { $round }.
story-decided-orders = En la ronda { $round }, { FORM($side, "the") } { FORM($side, "have") } cumplido el objetivo «{ $objective }» gracias a una carta.
story-decided-resignation = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } ganado por abandono en la ronda { $round }, con { $own } a { $count }.
story-decided-time = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } ganado por tiempo en la ronda { $round }, con { $own } a { $count }.
story-decided-other = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } ganado en la ronda { $round }, con { $own } a { $count }.
story-decided-draw = No ha ganado nadie: en la ronda { $round } iban { $own } a { $count }.
story-conquest = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } conquistado { FORM($lane, "the") } { $road } en la ronda { $round }.
story-roads = Conquistas por orden

# The check of the deal after the game.
deal-check = Comprobar el reparto
deal-about = Antes de la primera acción, el servidor publicó una huella de las cartas barajadas. Tu navegador la ha comparado con el reparto:
deal-checking = Comprobando…
deal-good = El reparto coincide con la huella que este dispositivo anotó durante la partida. No se ha cambiado ninguna carta después del reparto.
deal-good-unnoted = El reparto coincide con la huella del servidor. Este dispositivo no anotó ninguna durante la partida, así que el servidor podría haber cambiado ambas cosas.
deal-bad = El reparto no coincide con la huella. Puede que se hayan cambiado cartas.
deal-none = Esta partida no tiene huella, así que no se puede comprobar el reparto.
deal-unable = Este navegador no puede comprobar el reparto en esta página: necesita una conexión segura (HTTPS).

# Stepping back and forward through a running game.
steps = Recorrer la partida
step-first = Al principio
step-back = Una acción atrás
step-forward = Una acción adelante
step-now = Volver al presente
step-start = El principio de la partida
step-looking = Mirando atrás: ronda { $round }
step-locked = Estás viendo una posición anterior. Vuelve al presente para jugar.
step-news = Ha pasado algo desde entonces.

log-turn = Ronda { $round }: { $side }
log-turn-you = Ronda { $round }: tú
log-turn-enemy = Ronda { $round }: tu oponente
log-show = Mostrar en el tablero
log-undone = acción deshecha
log-earlier = Mostrar turnos anteriores
log-empty = Aún no ha pasado nada.

said-takeback-accept = Se ha deshecho el último turno.

sound-ask = ¿Jugar con sonido?
sound-yes = Sí
sound-no = No

hint-fold = Ver el tablero
hint-unfold = Ver la pista
enemy-points = Puntos de acción de tu oponente: { $ap }

odds-title = El objetivo de tu oponente
odds-about = La probabilidad de cada uno en la ronda { $round }, según lo que has visto. Tu oponente puede ir de farol.
odds-even = Nada apunta todavía a un objetivo: todos son más o menos igual de probables.
