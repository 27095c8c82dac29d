# One sentence that sums up a turn: for the other player, and for everyone else. $deeds is a list of the deeds below.
summary-enemy = L'avversario { $deeds }.
summary-side = { $side }: { $deeds }.
took-road-enemy = { FORM($lane, "the") } { $road }
took-road-side = { FORM($lane, "of") } { $road }
threatens-road-enemy = { FORM($lane, "the") } { $road }
threatens-road-side = { FORM($lane, "on") } { $road }
deed-took-enemy = ha conquistato { $roads }
deed-took-side = conquista { $roads }
deed-beat-enemy = ha sconfitto { $count ->
        [one] una delle tue unità
       *[other] { $count } delle tue unità
    }
deed-beat-side = { $count ->
        [one] un'unità nemica sconfitta
       *[other] { $count } unità nemiche sconfitte
    }
deed-played-enemy = ha giocato { $card }
deed-played-side = carta { $card } giocata
deed-placed-enemy = ha piazzato { $count ->
        [one] un'unità
       *[other] { $count } unità
    }
deed-placed-side = { $count ->
        [one] un'unità piazzata
       *[other] { $count } unità piazzate
    }
deed-redeployed-enemy = ha portato { $count ->
        [one] un'unità
       *[other] { $count } unità
    } in prima linea
deed-redeployed-side = { $count ->
        [one] un'unità portata in prima linea
       *[other] { $count } unità portate in prima linea
    }
deed-retreated-enemy = ha ritirato { $count ->
        [one] un'unità
       *[other] { $count } unità
    }
deed-retreated-side = { $count ->
        [one] un'unità ritirata
       *[other] { $count } unità ritirate
    }
deed-nothing-enemy = non ha fatto nulla
deed-nothing-side = nessuna azione
deed-threatens-enemy = minaccia { $roads }
deed-threatens-side = minaccia { $roads }
deed-threatens-win-enemy = può vincere nel prossimo turno
deed-threatens-win-side = vittoria possibile nel prossimo turno

# The story of a finished game. $own and $count are numbers of roads, or of units in `story-losses`.
end-first-win = La tua prima vittoria. Ogni generale ha cominciato così.
story-title = La storia della partita
story-first-road = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } aperto i giochi nel round { $round } conquistando { FORM($lane, "the") } { $road }.
story-no-road = Al round { $round } nessuno aveva ancora conquistato nulla.
story-comeback = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } ribaltato lo svantaggio di { $own } a { $count } del round { $round }.
story-sweep = Nel round { $round }, { FORM($side, "the") } { FORM($side, "have") } sconfitto { $count } unità in un colpo solo { FORM($lane, "on") } { $road } con { FORM($unit, "a") }.
story-losses = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } perso { $own ->
        [one] un'unità
       *[other] { $own } unità
    }, l'altro schieramento { $count }.
story-peace = Nemmeno un'unità è stata sconfitta.
story-decided-roads = Con { FORM($lane, "the") } { $road }, la terza conquista, { FORM($side, "the") } { FORM($side, "have") } vinto nel round { $round }.
story-decided-objective = Con { FORM($lane, "the") } { $road }, { FORM($side, "the") } { FORM($side, "have") } raggiunto l'obiettivo «{ $objective }» nel round { $round }.
story-decided-orders = Nel round { $round }, { FORM($side, "the") } { FORM($side, "have") } raggiunto l'obiettivo «{ $objective }» grazie a una carta.
story-decided-resignation = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } vinto per abbandono nel round { $round }, sul { $own } a { $count }.
story-decided-time = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } vinto a tempo nel round { $round }, sul { $own } a { $count }.
story-decided-other = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } vinto nel round { $round }, sul { $own } a { $count }.
story-decided-draw = Nessuno ha vinto: nel round { $round } il punteggio era { $own } a { $count }.
story-conquest = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } conquistato { FORM($lane, "the") } { $road } nel round { $round }.
story-roads = Conquiste in ordine

# The check of the deal after the game.
deal-check = Verifica le carte
deal-about = Prima della prima azione il server ha pubblicato un'impronta delle carte mescolate. Il tuo browser l'ha confrontata con le carte distribuite:
deal-checking = Verifica in corso…
deal-good = Le carte corrispondono all'impronta che questo dispositivo ha annotato durante la partita. Nessuna carta è stata cambiata dopo la distribuzione.
deal-good-unnoted = Le carte corrispondono all'impronta del server. Questo dispositivo non ne ha annotata nessuna durante la partita, quindi il server potrebbe aver cambiato entrambe.
deal-bad = Le carte non corrispondono all'impronta. Alcune carte potrebbero essere state cambiate.
deal-none = Questa partita non ha un'impronta: le carte non si possono verificare.
deal-unable = Questo browser non può verificare le carte su questa pagina: serve una connessione sicura (HTTPS).

# Stepping back and forward through a running game.
steps = Scorri la partita
step-first = All'inizio
step-back = Un'azione indietro
step-forward = Un'azione avanti
step-now = Torna al presente
step-start = L'inizio della partita
step-looking = Sguardo indietro: round { $round }
step-locked = Stai guardando una posizione precedente. Torna al presente per giocare.
step-news = Nel frattempo è successo qualcosa.

log-turn = Round { $round }: { $side }
log-turn-you = Round { $round }: tu
log-turn-enemy = Round { $round }: l'avversario
log-show = Mostra sul tabellone
log-undone = azione annullata
log-earlier = Mostra i turni precedenti
log-empty = Non è ancora successo nulla.

said-takeback-accept = L'ultimo turno è stato annullato.

sound-ask = Giocare con i suoni?
sound-yes = Sì
sound-no = No

hint-fold = Mostra il tabellone
hint-unfold = Mostra il suggerimento
enemy-points = Punti azione dell'avversario: { $ap }

odds-title = L'obiettivo dell'avversario
odds-about = La probabilità di ciascuno al round { $round }, in base a ciò che hai visto. L'avversario può bluffare.
odds-even = Per ora nulla indica un obiettivo preciso: sono tutti quasi ugualmente probabili.
