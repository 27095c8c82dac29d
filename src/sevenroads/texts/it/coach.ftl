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
coach-start-sound = Giochiamo, con i suoni
coach-points = Hai 4 punti azione (PA) per turno. Piazzare un'unità ne costa 1. Quando scegli un'unità, vedi quante tessere resterebbero libere.
coach-more = Piazza { FORM($unit, "a") } della tua riserva { FORM($lane, "on") } { $road }. Lì { $left ->
        [one] resterà libera una tessera
       *[other] resteranno libere { $left } tessere
    }.
coach-place-wanted = Tocca { FORM($unit, "the") } nella tua riserva, poi { FORM($lane, "the") } { $road }, che conta per il tuo obiettivo.
coach-place-wanted-again = Piazza { FORM($unit, "a") } { FORM($lane, "on") } { $road }, che conta anche per il tuo obiettivo.
coach-place = Tocca { FORM($unit, "the") } nella tua riserva, poi { FORM($lane, "the") } { $road }. Vinci anche con tre { FORM($lane, "many") } a tua scelta.
coach-filler = Poi { FORM($filler, "a") } riempie esattamente il vuoto e conquisti { FORM($lane, "the") }.
coach-filler-again = Poi conquisti { FORM($lane, "the") } con { FORM($filler, "a") }.
coach-approach = Tocca { FORM($unit, "the") } nella tua riserva, poi { FORM($lane, "the") } { $road }. Davanti resta spazio per { FORM($counter, "a") }, che sconfigge { FORM($enemy, "the") }.
coach-approach-again = Piazza { FORM($unit, "a") } { FORM($lane, "on") } { $road }. Davanti resta spazio per { FORM($counter, "a") }, che sconfigge { FORM($enemy, "the") }.
coach-meet = Tocca { FORM($unit, "the") } nella tua riserva, poi { FORM($lane, "the") } { $road }. Lì va a contatto con { FORM($enemy, "the") } e può attaccare.
coach-meet-again = Piazza { FORM($unit, "a") } { FORM($lane, "on") } { $road }, da dove può attaccare { FORM($enemy, "the") }.
coach-ask = { CAPITAL(FORM($lane, "on")) } { $road } { $gap ->
        [one] resta libera una tessera
       *[other] restano libere { $gap } tessere
    }. Quale delle tue unità ci sta esattamente e sconfigge { FORM($enemy, "the") }?
coach-help = Mostrami
coach-attack = { CAPITAL(FORM($unit, "your")) } è a contatto con { FORM($enemy, "the") } e vince. Tocca { FORM($lane, "the") } { $road }, poi Attacca. È gratis. Tutte le unità di seguito che sconfigge tornano nella riserva nemica.
coach-attack-again = { CAPITAL(FORM($unit, "your")) } sconfigge { FORM($enemy, "the") }. Tocca { FORM($lane, "the") } { $road }, poi Attacca.
coach-trade = { CAPITAL(FORM($unit, "your")) } è a contatto con un'unità equivalente. Tocca { FORM($lane, "the") } { $road }, poi Attacca. Entrambe le unità tornano in riserva.
coach-trade-again = { CAPITAL(FORM($unit, "your")) } e l'unità dell'avversario si equivalgono. Tocca { FORM($lane, "the") } { $road }, poi Attacca.
coach-equal = Buono a sapersi: se un'unità ne attacca una equivalente, tornano in riserva entrambe.
coach-place-conquers = { CAPITAL(FORM($unit, "a")) } riempie esattamente il vuoto { FORM($lane, "on") } { $road }. Tocca { FORM($unit, "the") } nella tua riserva, poi { FORM($lane, "the") } { $road }, e l'hai conquistata.
coach-place-conquers-again = Piazza { FORM($unit, "a") } { FORM($lane, "on") } { $road }: riempie il vuoto e conquisti { FORM($lane, "the") }.
coach-redeploy-conquers = Tocca { FORM($lane, "the") } { $road }, poi Porta in prima linea. L'unità più arretrata passa davanti e conquisti { FORM($lane, "the") }.
coach-redeploy-conquers-again = Tocca { FORM($lane, "the") } { $road }, poi Porta in prima linea, e conquisti { FORM($lane, "the") }.
coach-redeploy = Tocca { FORM($lane, "the") } { $road }, poi Porta in prima linea. L'unità più arretrata passa davanti per 2 punti.
coach-redeploy-again = Tocca { FORM($lane, "the") } { $road }, poi Porta in prima linea.
coach-retreat = Tocca { FORM($lane, "the") } { $road }, poi Ritira. { CAPITAL(FORM($unit, "your")) } torna nella tua riserva e fa posto a un'altra unità.
coach-retreat-again = Tocca { FORM($lane, "the") } { $road }, poi Ritira.
coach-end = { $ap ->
        [0] Hai speso tutti i tuoi punti. Tocca Concludi il turno: le tue file restano e prosegui al prossimo turno.
       *[other] Per ora non c'è altro da fare. Tocca Concludi il turno.
    }
coach-end-again = { $ap ->
        [0] Non hai più punti. Tocca Concludi il turno.
       *[other] Ora tocca Concludi il turno.
    }
coach-wins = Puoi vincere in questo turno.
coach-blocked = { CAPITAL(FORM($enemy, "the")) } blocca { FORM($unit, "your") } { FORM($lane, "on") } { $road }. La tua unità non può attaccare e la ritirata costa 3 PA.
coach-blocked-again = { CAPITAL(FORM($enemy, "the")) } blocca { FORM($unit, "your") } { FORM($lane, "on") } { $road }.
coach-mistake-blocked = { CAPITAL(FORM($unit, "your")) } { FORM($lane, "on") } { $road } tocca { FORM($enemy, "the") }, che { FORM($unit, "him") } sconfigge: è { FORM($unit, "blocked") }. Annulla la mossa o lascia così.
coach-mistake-blocked-again = { CAPITAL(FORM($enemy, "the")) } blocca { FORM($unit, "your") } { FORM($lane, "on") } { $road }. Annulla la mossa o lascia così.
coach-conquered = { CAPITAL(FORM($lane, "the")) } { $road } è tua fino alla fine della partita.
coach-good = Ben fatto.
coach-enemy = È il turno dell'avversario. Guarda dove si toccano le file.
coach-enemy-again = È il turno dell'avversario.
coach-pause = Fai con calma. I punti cerchiati mostrano dove toccare.
coach-won = Hai vinto la tua prima partita. Conosci lo scopo, chi batte chi e come si conquista. Il triangolo in alto mostra chi batte chi, in ogni partita.
coach-over = La partita è finita. Puoi rigiocare la partita guidata quando vuoi.
coach-again = Gioca di nuovo
coach-recruit = Ora senza l'istruttore
coach-hide = Nascondi l'istruttore
coach-show = Chiedi all'istruttore
