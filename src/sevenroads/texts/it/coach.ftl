coach-name = Istruttore
coach-steps = Passi della tua prima partita
coach-step-goal = Scopo
coach-step-place = Piazzare
coach-step-meet = Contatto
coach-step-attack = Attaccare
coach-step-conquer = Conquistare
coach-step-win = Vincere
coach-goal = Le tue unità partono dal basso. Porta la tua fila fino in fondo, dal lato nemico, e conquisti { FORM($lane, "the") }. Così si vince:
coach-goal-three = Anche tre { FORM($lane, "many") } a tua scelta fanno vincere.
coach-start = Giochiamo
coach-points = Hai 4 punti azione (PA) per turno. Piazzare un'unità ne costa 1. I numeri indicano il vuoto che resta.
coach-place-wanted = Tocca { FORM($unit, "the") }, poi { FORM($lane, "the") } { $road }. Conta per il tuo obiettivo.
coach-place = Tocca { FORM($unit, "the") }, poi { FORM($lane, "the") } { $road }. Si vince anche con tre { FORM($lane, "many") }.
coach-meet = Tocca { FORM($unit, "the") }, poi { FORM($lane, "the") } { $road }. Lì incontra { FORM($enemy, "the") } ed è più forte.
coach-attack = { CAPITAL(FORM($unit, "your")) } tocca { FORM($enemy, "the") } ed è più forte. Tocca { FORM($lane, "the") } { $road }, poi Attacca. È gratis. Tutte le unità di seguito che batte tornano nella riserva nemica.
coach-trade = { CAPITAL(FORM($unit, "your")) } tocca { FORM($enemy, "the") }, di pari forza. Tocca { FORM($lane, "the") } { $road }, poi Attacca. Entrambe le unità tornano in riserva.
coach-place-conquers = Il vuoto { FORM($lane, "on") } { $road } è di { $gap }: ci sta. Tocca { FORM($unit, "the") }, poi { FORM($lane, "the") } { $road }, e l'hai conquistata.
coach-redeploy-conquers = Tocca { FORM($lane, "the") } { $road }, poi Porta in prima linea. L'unità più arretrata passa davanti e conquisti.
coach-redeploy = Tocca { FORM($lane, "the") } { $road }, poi Porta in prima linea. L'unità più arretrata passa davanti per 2 punti.
coach-retreat = Tocca { FORM($lane, "the") } { $road }, poi Ritira. { CAPITAL(FORM($unit, "your")) } torna nella tua riserva e fa posto a un'altra unità.
coach-end = { $ap ->
        [0] Hai speso i tuoi punti. Tocca Concludi il turno.
       *[other] Ora non serve altro. Tocca Concludi il turno.
    }
coach-wins = Puoi vincere in questo turno.
coach-blocked = { CAPITAL(FORM($enemy, "the")) } blocca { FORM($unit, "your") } { FORM($lane, "on") } { $road }. La tua unità non può attaccare e la ritirata costa 3 PA.
coach-mistake-blocked = { CAPITAL(FORM($unit, "your")) } { FORM($lane, "on") } { $road } tocca { FORM($enemy, "the") }, più forte: è un blocco. Annulla la mossa o lascia così.
coach-conquered = { CAPITAL(FORM($lane, "the")) } { $road } è tua fino alla fine della partita.
coach-good = Ben fatto.
coach-enemy = Gioca l'avversario. Guarda dove si toccano le file.
coach-pause = Fai con calma. I punti cerchiati mostrano dove toccare.
coach-won = Hai vinto la tua prima partita. Conosci lo scopo, chi batte chi e come si conquista. Il triangolo in alto mostra chi batte chi, in ogni partita.
coach-over = La partita è finita. Puoi rigiocare la partita guidata quando vuoi.
coach-again = Gioca di nuovo
coach-recruit = Gioca contro la Recluta
coach-hide = Nascondi l'istruttore
coach-show = Chiedi all'istruttore
