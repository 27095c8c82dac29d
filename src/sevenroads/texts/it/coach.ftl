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
coach-points = Hai 4 punti azione (PA) per turno. Piazzare un'unità ne costa 1. Quando scegli un'unità, i numeri mostrano il vuoto che resterebbe.
coach-more = Ora { FORM($unit, "the") } su { FORM($lane, "the") } { $road }: il vuoto sarà di { $left }.
coach-place-wanted = Tocca { FORM($unit, "the") }, poi { FORM($lane, "the") } { $road }. Conta per il tuo obiettivo.
coach-place-wanted-again = Ora { FORM($unit, "the") } su { FORM($lane, "the") } { $road }, che conta anche per il tuo obiettivo.
coach-place = Tocca { FORM($unit, "the") }, poi { FORM($lane, "the") } { $road }. Si vince anche con tre { FORM($lane, "many") }.
coach-filler = { $left ->
        [1] Nessuna unità riempie il vuoto da sola. Poi resta libera una tessera: lì ci sta { FORM($filler, "the") }, e conquisti.
       *[other] Nessuna unità riempie il vuoto da sola. Poi restano libere { $left } tessere: lì ci sta { FORM($filler, "the") }, e conquisti.
    }
coach-filler-again = Poi { FORM($filler, "the") } completa la conquista.
coach-approach = Tocca { FORM($unit, "the") }, poi { FORM($lane, "the") } { $road }. Resta spazio per { FORM($counter, "the") }, che batte { FORM($enemy, "the") }.
coach-approach-again = Ora { FORM($unit, "the") } su { FORM($lane, "the") } { $road }: resta spazio per { FORM($counter, "the") }, che batte { FORM($enemy, "the") }.
coach-meet = Tocca { FORM($unit, "the") }, poi { FORM($lane, "the") } { $road }. Lì va a contatto con { FORM($enemy, "the") } e può attaccare.
coach-meet-again = Ora { FORM($unit, "the") } su { FORM($lane, "the") } { $road }: da lì può attaccare { FORM($enemy, "the") }.
coach-ask = Il vuoto { FORM($lane, "on") } { $road } è di { $gap }. Quale delle tue unità ci sta e batte { FORM($enemy, "the") }?
coach-help = Mostrami
coach-attack = { CAPITAL(FORM($unit, "your")) } tocca { FORM($enemy, "the") } ed è più forte. Tocca { FORM($lane, "the") } { $road }, poi Attacca. È gratis. Tutte le unità di seguito che batte tornano nella riserva nemica.
coach-attack-again = { CAPITAL(FORM($unit, "your")) } batte { FORM($enemy, "the") }. Tocca { FORM($lane, "the") } { $road }, poi Attacca.
coach-trade = { CAPITAL(FORM($unit, "your")) } tocca { FORM($enemy, "the") }, di pari forza. Tocca { FORM($lane, "the") } { $road }, poi Attacca. Entrambe le unità tornano in riserva.
coach-trade-again = { CAPITAL(FORM($unit, "your")) } e { FORM($enemy, "the") } si equivalgono. Tocca { FORM($lane, "the") } { $road }, poi Attacca.
coach-equal = Buono a sapersi: se un'unità ne attacca una equivalente, tornano in riserva entrambe.
coach-place-conquers = Il vuoto { FORM($lane, "on") } { $road } è di { $gap }: ci sta. Tocca { FORM($unit, "the") }, poi { FORM($lane, "the") } { $road }, e l'hai conquistata.
coach-place-conquers-again = { CAPITAL(FORM($unit, "the")) } ci sta, { FORM($lane, "on") } { $road }. Piazza e conquista.
coach-redeploy-conquers = Tocca { FORM($lane, "the") } { $road }, poi Porta in prima linea. L'unità più arretrata passa davanti e conquisti.
coach-redeploy-conquers-again = Tocca { FORM($lane, "the") } { $road }, poi Porta in prima linea, e conquisti.
coach-redeploy = Tocca { FORM($lane, "the") } { $road }, poi Porta in prima linea. L'unità più arretrata passa davanti per 2 punti.
coach-redeploy-again = Tocca { FORM($lane, "the") } { $road }, poi Porta in prima linea.
coach-retreat = Tocca { FORM($lane, "the") } { $road }, poi Ritira. { CAPITAL(FORM($unit, "your")) } torna nella tua riserva e fa posto a un'altra unità.
coach-retreat-again = Tocca { FORM($lane, "the") } { $road }, poi Ritira.
coach-end = { $ap ->
        [0] Hai speso i tuoi punti. Tocca Concludi il turno: le tue file restano e prosegui al prossimo turno.
       *[other] Ora non serve altro. Tocca Concludi il turno.
    }
coach-end-again = { $ap ->
        [0] Punti finiti. Tocca Concludi il turno.
       *[other] Ora tocca Concludi il turno.
    }
coach-wins = Puoi vincere in questo turno.
coach-blocked = { CAPITAL(FORM($enemy, "the")) } blocca { FORM($unit, "your") } { FORM($lane, "on") } { $road }. La tua unità non può attaccare e la ritirata costa 3 PA.
coach-blocked-again = { CAPITAL(FORM($enemy, "the")) } blocca { FORM($unit, "your") } { FORM($lane, "on") } { $road }.
coach-mistake-blocked = { CAPITAL(FORM($unit, "your")) } { FORM($lane, "on") } { $road } tocca { FORM($enemy, "the") }, più forte: è un blocco. Annulla la mossa o lascia così.
coach-mistake-blocked-again = { CAPITAL(FORM($enemy, "the")) } blocca { FORM($unit, "your") } { FORM($lane, "on") } { $road }. Annulla la mossa o lascia così.
coach-conquered = { CAPITAL(FORM($lane, "the")) } { $road } è tua fino alla fine della partita.
coach-good = Ben fatto.
coach-enemy = Gioca l'avversario. Guarda dove si toccano le file.
coach-enemy-again = Gioca l'avversario.
coach-pause = Fai con calma. I punti cerchiati mostrano dove toccare.
coach-won = Hai vinto la tua prima partita. Conosci lo scopo, chi batte chi e come si conquista. Il triangolo in alto mostra chi batte chi, in ogni partita.
coach-over = La partita è finita. Puoi rigiocare la partita guidata quando vuoi.
coach-again = Gioca di nuovo
coach-recruit = Ora senza l'istruttore
coach-hide = Nascondi l'istruttore
coach-show = Chiedi all'istruttore
