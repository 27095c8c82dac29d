# Captions and steps of the worked examples and tactics. Each example is shown in the edition the reader has
# chosen. `step1` describes the first action of the board, `step2` the second, and so on; `step0` the start.
# "Tu" are the player to move at the start, always South. Examples from the printed rulebooks name the sides.
# Their steps are in the present tense; the form `ending` of a side gives the verb its number (piazzano, piazza).

example-reading = La tua fila, in basso, è formata da un carro armato, una mina e un soldato semplice, dal fondo alla testa. Comincia a quattro tessere dal tuo blocco di partenza. La fila nemica ha in fondo un carro armato, poi un soldato semplice e in testa un sergente. Tra le due file c'è un vuoto di una tessera.
    .title = Leggere una { FORM($lane, "word") }

example-longest-four = Un generale e tre carri armati sono le quattro unità più lunghe. Occupano 14 delle 18 tessere, quindi nessuno può conquistare una { FORM($lane, "word") } nel primo turno.
    .title = Le quattro unità più lunghe
    .step1 = Il generale occupa cinque tessere per 1 PA.
    .step2 = Un carro armato ne aggiunge tre. In tutto sono otto.
    .step3 = Con un secondo carro armato sono undici.
    .step4 = Con il terzo sono 14. Non hai più punti, e restano quattro tessere vuote.

example-seats = Sinistra e destra dipendono da dove siedi. La tua sinistra è verso { FORM($lane, "the") } 1. L'avversario è di fronte a te, quindi la sua sinistra è verso { FORM($lane, "the") } 7. Il mortaio spara solo alla sinistra del suo proprietario.
    .title = La tua sinistra è la destra dell'avversario
    .step0 = In basso: { FORM($south, "the") }. In alto: { FORM($north, "the") }.
    .step1 = Piazzi il tuo mortaio { FORM($lane, "on") } 4.
    .step2 = Il mortaio spara a due { FORM($lane, "many") } di distanza, alla tua sinistra, ed elimina il soldato semplice { FORM($lane, "on") } 2.
    .step3 = Concludi il turno.
    .step4 = Anche l'avversario piazza un mortaio { FORM($lane, "on") } 4.
    .step5 = Il suo mortaio spara a due { FORM($lane, "many") } di distanza, alla sua sinistra, cioè alla tua destra, ed elimina il tuo soldato semplice { FORM($lane, "on") } 6.

example-tiles = Ogni giocatore conta le tessere dal proprio blocco di partenza. La tua tessera 1 è la tessera 18 dell'avversario, e la tua tessera 18 è la sua tessera 1.
    .title = Contare le tessere
    .step1 = Il tuo carro armato occupa le tue tessere da 1 a 3.
    .step2 = Il tuo soldato semplice occupa le tue tessere 4 e 5.
    .step3 = Concludi il turno.
    .step4 = Il carro armato nemico occupa le tessere da 1 a 3 dell'avversario. Sono le tue tessere da 16 a 18.

example-nothing-behind = Quando porti un'unità in prima linea, dietro la fila restano tessere vuote. Non puoi piazzarci nulla, nemmeno un'unità che ci starebbe esattamente. Una nuova unità va sempre davanti.
    .title = Dietro la fila non si piazza nulla
    .step1 = Il carro armato passa dal fondo alla prima linea. Ora dietro la fila ci sono tre tessere vuote.
    .step2 = Anche il prossimo carro armato va davanti.

example-must-fit = Il vuoto è di una tessera. Un soldato semplice ne occupa due e non ci sta. Una mina sì.
    .title = Un vuoto di una tessera
    .step1 = La mina riempie il vuoto. Ora non ci sta più niente, nemmeno la spia.

example-triangle = Il carro armato sconfigge la fanteria, la fanteria sconfigge la mina, la mina sconfigge il carro armato. Tutti e tre gli attacchi sono gratuiti.
    .title = Carro armato, fanteria, mina
    .step1 = Il tuo carro armato sconfigge il soldato semplice { FORM($lane, "on") } 2.
    .step2 = Il tuo soldato semplice sconfigge la mina { FORM($lane, "on") } 4.
    .step3 = La tua mina sconfigge il carro armato { FORM($lane, "on") } 6.

example-ranks = La fanteria sconfigge la fanteria di grado inferiore. Non può attaccare quella di grado superiore.
    .title = Vince il grado più alto
    .step1 = Il tuo caporale sconfigge il soldato semplice { FORM($lane, "on") } 2.
    .step2 = Il tuo sergente sconfigge il caporale { FORM($lane, "on") } 4. Il tuo soldato semplice { FORM($lane, "on") } 6 non può attaccare, perché il caporale è più alto in grado.

example-spy = La spia sconfigge tutte le unità, tranne un'altra spia.
    .title = La spia sconfigge il generale
    .step1 = La spia attacca ed elimina il carro armato e il generale dietro.

example-equal-tanks = In uno scontro { FORM($gun, "the") } vale come qualsiasi carro armato, quindi le due unità in testa sono equivalenti.
    .title = Carro armato contro { $gun }
    .step1 = Attacchi. Tornano in riserva sia { FORM($gun, "the") } sia il carro armato nemico. La mina dietro il carro armato nemico resta.

example-three-results = Quando due unità in testa si toccano, la tua è più forte, più debole o equivalente. Non c'è un quarto caso. { CAPITAL(FORM($lane, "on")) } 4 non puoi attaccare: il tuo soldato semplice è più debole.
    .title = Più forte, più debole o equivalente
    .step1 = Più forte: { FORM($lane, "on") } 2 il tuo carro armato sconfigge il soldato semplice, che torna in riserva.
    .step2 = Equivalente: { FORM($lane, "on") } 6 il tuo carro armato e quello nemico tornano entrambi in riserva.

example-special-limit = Sul campo di battaglia puoi avere una sola unità speciale. Finché il tuo generale è { FORM($lane, "on") } 2, non puoi piazzare la spia.
    .title = Una sola unità speciale alla volta
    .step1 = Ritiri il generale per 2 PA.
    .step2 = Ora puoi piazzare la spia.

example-wedged = Un'unità speciale { FORM($lane, "at") } una { FORM($lane, "word") } conquistata resta lì per il resto della partita, e conta ancora.
    .title = Un'unità speciale { FORM($lane, "at") } una { FORM($lane, "word") } conquistata
    .step1 = { CAPITAL(FORM($gun, "the")) } conquista { FORM($lane, "the") } 3. Da lì non si può più ritirare, quindi non puoi piazzare il generale né un'altra unità speciale.

example-stock = Nella riserva ci sono tutte le tue unità che non sono sul campo di battaglia. Quando un tipo è finito, non puoi più piazzarne. Di caporali ne hai solo due.
    .title = La riserva può finire
    .step1 = Piazzi il primo caporale.
    .step2 = Piazzi il secondo caporale. Un terzo non c'è.

example-first-turn = { CAPITAL(FORM($south, "the")) } inizi{ FORM($south, "ending") } la partita con un soldato semplice, due carri armati e una mina, distribuiti { FORM($lane, "many-on") } 3, 4 e 5. Ogni unità costa 1 PA: in tutto fanno 4 PA.
    .title = Il primo turno
    .step1 = { CAPITAL(FORM($south, "the")) } piazz{ FORM($south, "ending") } un soldato semplice { FORM($lane, "on") } 3, a contatto con il blocco di partenza.
    .step2 = La seconda unità è un carro armato { FORM($lane, "on") } 4.
    .step3 = La terza è un carro armato { FORM($lane, "on") } 5.
    .step4 = La quarta è una mina, davanti al carro armato { FORM($lane, "on") } 4. Ora nessun carro armato nemico può attaccare quella fila.
    .step5 = I punti sono finiti: fine del turno { FORM($south, "of") }. Ora tocca { FORM($north, "to") }.

example-first-turn-streets = { CAPITAL(FORM($north, "the")) } inizi{ FORM($north, "ending") } la partita con due soldati semplici e due carri armati, { FORM($lane, "on-definite") } centrale e in quella accanto. Ogni unità costa 1 PA: in tutto fanno 4 PA.
    .title = Il primo turno
    .step1 = { CAPITAL(FORM($north, "the")) } piazz{ FORM($north, "ending") } un soldato semplice { FORM($lane, "on") } 4, quella centrale.
    .step2 = La seconda unità è un soldato semplice { FORM($lane, "on") } 5.
    .step3 = La terza è un carro armato, davanti al soldato semplice { FORM($lane, "on") } 4.
    .step4 = La quarta è un carro armato, davanti al soldato semplice { FORM($lane, "on") } 5.
    .step5 = I punti sono finiti: fine del turno { FORM($north, "of") }. Ora tocca { FORM($south, "to") }.

example-points-lost = In ogni turno hai 4 PA. Non sei obbligato a spenderli, ma non puoi nemmeno metterli da parte.
    .title = I punti non spesi vanno persi
    .step1 = Piazzi un soldato semplice per 1 PA. Ti restano 3 PA.
    .step2 = Concludi il turno, e i 3 PA vanno persi.
    .step3 = L'avversario piazza un soldato semplice.
    .step4 = L'avversario conclude il turno. Hai di nuovo 4 PA, non 7.

example-opening-points = Puoi piazzare due unità e portarne una in prima linea: 1 + 1 + 2 PA.
    .title = Che cosa fare con 4 PA
    .step1 = Piazzi un carro armato per 1 PA.
    .step2 = Gli piazzi davanti un soldato semplice per 1 PA.
    .step3 = Porti in prima linea il carro armato per 2 PA. Non hai più punti.

example-opening = Un'apertura dai regolamenti stampati, lunga sei turni. Inizi{ FORM($north, "ending") } { FORM($north, "the") }.
    .title = Tre round di apertura
    .step1 = Primo turno. { CAPITAL(FORM($north, "the")) } piazz{ FORM($north, "ending") } un carro armato { FORM($lane, "on") } 4.
    .step2 = Davanti va un soldato semplice.
    .step3 = Un secondo carro armato va { FORM($lane, "on-definite") } accanto, la numero 5.
    .step4 = Anche davanti a questo va un soldato semplice: 4 PA per due carri armati e due soldati semplici.
    .step5 = Fine del turno { FORM($north, "of") }.
    .step6 = Secondo turno. { CAPITAL(FORM($south, "the")) } replic{ FORM($south, "ending") } con un soldato semplice { FORM($lane, "on") } 4.
    .step7 = Segue un secondo soldato semplice.
    .step8 = In testa va una mina, perché un carro armato nemico non può attaccarla.
    .step9 = L'ultimo punto è per un carro armato { FORM($lane, "on") } 5.
    .step10 = Fine del turno { FORM($south, "of") }.
    .step11 = Terzo turno. { CAPITAL(FORM($north, "the")) } piazz{ FORM($north, "ending") } un altro carro armato { FORM($lane, "on") } 5.
    .step12 = Davanti va un soldato semplice.
    .step13 = Il carro armato più arretrato passa in prima linea per 2 PA. 1 + 1 + 2 fa 4 PA, e dietro la fila restano tre tessere vuote.
    .step14 = Fine del turno { FORM($north, "of") }.
    .step15 = Quarto turno. { CAPITAL(FORM($south, "the")) } piazz{ FORM($south, "ending") } un carro armato { FORM($lane, "on") } 3.
    .step16 = { CAPITAL(FORM($lane, "on")) } 4 va in testa un soldato semplice.
    .step17 = Ne segue un secondo.
    .step18 = Ora { FORM($lane, "on") } 4 in testa c'è un carro armato. Lo separa dal soldato semplice nemico una sola tessera.
    .step19 = Fine del turno { FORM($south, "of") }.
    .step20 = Quinto turno. { CAPITAL(FORM($north, "the")) } piazz{ FORM($north, "ending") } un carro armato { FORM($lane, "on") } 3.
    .step21 = Davanti va un soldato semplice.
    .step22 = Un altro soldato semplice va { FORM($lane, "on") } 6.
    .step23 = Una mina riempie l'ultima tessera { FORM($lane, "on") } 4. La mina tocca il carro armato nemico e lo sconfigge, quindi il carro armato è bloccato.
    .step24 = Fine del turno { FORM($north, "of") }, senza attaccare.
    .step25 = Sesto turno. Ritirare il carro armato bloccato costerebbe 3 PA. { CAPITAL(FORM($south, "the")) } lo lasci{ FORM($south, "ending") } dov'è e piazz{ FORM($south, "ending") } un soldato semplice { FORM($lane, "on") } 6.
    .step26 = Davanti va una mina.
    .step27 = Segue un carro armato.
    .step28 = In testa va un secondo soldato semplice. Tutte e quattro le unità di questo turno sono finite { FORM($lane, "on") } 6.
    .step29 = Fine del turno { FORM($south, "of") }. Il carro armato { FORM($lane, "on") } 4 è ancora bloccato.

example-place = Una nuova unità va davanti alla tua fila. Se lì non hai una fila, va a contatto con il tuo blocco di partenza.
    .title = Davanti alla fila, o contro il blocco
    .step1 = La mina va davanti alla tua fila { FORM($lane, "on") } 2.
    .step2 = { CAPITAL(FORM($lane, "on")) } 5 non hai una fila, quindi il carro armato va a contatto con il tuo blocco di partenza.

example-redeploy = Prendi l'unità più arretrata di una fila e mettila davanti a quella in testa. Costa 2 PA.
    .title = Dal fondo alla prima linea
    .step1 = Il carro armato passa dal fondo alla prima linea. Le tre tessere che lascia restano vuote.

example-lone = Non puoi portare in prima linea un'unità che è da sola nella sua fila.
    .title = Un'unità da sola non passa in prima linea
    .step1 = Piazzi un soldato semplice davanti al carro armato. Ora la fila ha due unità.
    .step2 = Porti in prima linea il carro armato, che passa davanti al soldato semplice.

example-retreat = Ritirare vuol dire rimettere nella riserva l'unità in testa a una fila. Costa 2 PA.
    .title = Di nuovo in riserva
    .step1 = Il soldato semplice torna nella tua riserva. Ora in testa c'è il carro armato.

example-blocked = Il tuo carro armato tocca una mina nemica, che lo sconfigge. È bloccato: non può attaccare, davanti non ci sta nulla, e ritirarlo costa 3 PA.
    .title = Ritirare un carro armato bloccato costa 3 PA
    .step1 = Ritiri il carro armato per 3 PA. Ti resta solo 1 PA.

example-mine-blocks = Con l'ultimo punto una mina blocca un carro armato nemico. L'attacco arriva solo un turno dopo, quando ci sono i punti per sfruttare il vuoto.
    .title = Blocca ora, conquista al prossimo turno
    .step1 = { CAPITAL(FORM($south, "the")) } piazz{ FORM($south, "ending") } una mina con l'ultimo punto. La mina tocca il carro armato nemico e lo sconfigge.
    .step2 = Fine del turno { FORM($south, "of") }, senza attaccare. Un attacco aprirebbe un vuoto, e non ci sono più punti per riempirlo. Il carro armato è bloccato.
    .step3 = Ritirare il carro armato bloccato costa 3 PA. { CAPITAL(FORM($north, "the")) } lo lasci{ FORM($north, "ending") } dov'è e piazz{ FORM($north, "ending") } un carro armato { FORM($lane, "on") } 3.
    .step4 = Fine del turno { FORM($north, "of") }.
    .step5 = { CAPITAL(FORM($south, "the")) } { FORM($south, "have") } di nuovo 4 PA. La mina attacca gratis, e il carro armato torna in riserva. Il vuoto è di tre tessere.
    .step6 = Il carro armato più arretrato passa in prima linea per 2 PA. Ci sta esattamente e conquista { FORM($lane, "the") } 5, anche se la fila non arriva più al proprio blocco. { CAPITAL(FORM($south, "the")) } pesc{ FORM($south, "ending") } una carta Vittoria.

example-stronger = Il tuo soldato semplice tocca un carro armato, che è più forte. Non può attaccare, ed è bloccato.
    .title = Non puoi attaccare un'unità più forte

example-mine-mine = Quando si scontrano due unità equivalenti, tornano in riserva entrambe, e solo quelle.
    .title = Mina contro mina
    .step1 = Piazzi una mina, che tocca la mina nemica.
    .step2 = Attacchi. Le due mine tornano in riserva. Le unità dietro restano.

example-private-private = { CAPITAL(FORM($north, "the")) } piazz{ FORM($north, "ending") } un soldato semplice davanti a un soldato semplice nemico. I due sono equivalenti.
    .title = Soldato semplice contro soldato semplice
    .step1 = { CAPITAL(FORM($north, "the")) } piazz{ FORM($north, "ending") } un soldato semplice, che tocca quello nemico.
    .step2 = { CAPITAL(FORM($north, "the")) } attacc{ FORM($north, "ending") }, e i due soldati semplici tornano in riserva. Le unità dietro restano.

example-sweep = Un attacco elimina tutte le unità più deboli in fila e si ferma alla prima che non lo è. Un sergente sconfigge mine e soldati semplici, ma non un carro armato.
    .title = Un sergente elimina tre unità
    .step0 = { CAPITAL(FORM($lane, "on")) } 5 { FORM($north, "the") } { FORM($north, "have") } un carro armato, una mina, un soldato semplice e una mina. La fila è già avanzata, quindi dietro ci sono quattro tessere vuote.
    .step1 = { CAPITAL(FORM($south, "the")) } piazz{ FORM($south, "ending") } un carro armato.
    .step2 = Davanti va un soldato semplice. Tra le file ci sono ancora due tessere, quindi nessuno può attaccare.
    .step3 = Un sergente riempie il vuoto. Resta 1 PA.
    .step4 = Il sergente attacca ed elimina la mina, il soldato semplice e l'altra mina. L'attacco si ferma al carro armato. Attaccare è gratis, quindi resta ancora 1 PA.

example-stops-at-equal = Un attacco elimina tutte le unità più deboli in fila. Si ferma a un'unità equivalente, che resta.
    .title = Due mine, poi un'unità equivalente
    .step1 = { CAPITAL(FORM($south, "the")) } piazz{ FORM($south, "ending") } un soldato semplice davanti a due mine.
    .step2 = Il soldato semplice attacca ed elimina le due mine. Il soldato semplice dietro ha lo stesso grado e resta. Il vuoto è di due tessere, e il turno continua.

example-corporal = { CAPITAL(FORM($north, "the")) } piazz{ FORM($north, "ending") } un caporale davanti a un soldato semplice nemico che ha dietro una mina. Il caporale sconfigge entrambi.
    .title = Caporale contro soldato semplice e mina
    .step1 = { CAPITAL(FORM($north, "the")) } piazz{ FORM($north, "ending") } un caporale, che tocca il soldato semplice nemico.
    .step2 = Il caporale attacca ed elimina il soldato semplice e la mina. L'attacco si ferma al carro armato.

example-spy-two = La spia elimina al massimo le prime due unità di una fila.
    .title = Due al massimo
    .step1 = La spia attacca ed elimina la mina e il soldato semplice. Il carro armato dietro resta.

example-spy-second = La spia elimina al massimo due unità, e mai una spia nemica in seconda posizione.
    .title = Una spia in seconda posizione
    .step1 = La spia attacca ed elimina il carro armato. La spia nemica dietro è equivalente e resta.

example-stock-at-once = Il tuo unico sergente è { FORM($lane, "on") } 6. Un'unità eliminata torna subito nella riserva del proprietario.
    .title = Piazzato di nuovo nello stesso turno
    .step1 = Il tuo sergente attacca un suo pari. Tornano in riserva entrambi.
    .step2 = Piazzi di nuovo il sergente, nello stesso turno.

example-command-tank = A metà partita. { CAPITAL(FORM($south, "the")) } { FORM($south, "have") } già conquistato { FORM($lane, "the") } 7, { FORM($south, "have") } in mano una carta Vittoria e ancora 1 PA da spendere.
    .title = Il carro comando spara, poi blocca
    .step1 = Con l'ultimo punto { FORM($south, "the") } piazz{ FORM($south, "ending") } il carro comando { FORM($lane, "on") } 4. La freccia di sinistra punta verso un soldato semplice. Quella di destra punta verso una mina, quindi lì non può sparare.
    .step2 = Il carro comando spara a sinistra. Il soldato semplice torna in riserva con tutte le unità che ha davanti: due mine e una spia. I carri armati dietro restano.
    .step3 = Il carro comando potrebbe attaccare i due soldati semplici che ha davanti ed eliminarli entrambi. { CAPITAL(FORM($south, "the")) } li lasci{ FORM($south, "ending") } bloccati. Fine del turno: lì { FORM($north, "the") } non { FORM($north, "have") } posto per unità più forti.

example-artillery = A metà partita. { CAPITAL(FORM($south, "the")) } { FORM($south, "have") } già conquistato { FORM($lane, "the") } 7, { FORM($south, "have") } in mano una carta Vittoria e ancora 1 PA da spendere.
    .title = L'artiglieria spara, poi blocca
    .step1 = Con l'ultimo punto { FORM($south, "the") } piazz{ FORM($south, "ending") } l'artiglieria { FORM($lane, "on") } 4. Tre { FORM($lane, "many") } più a sinistra, la sua freccia punta verso un soldato semplice. Tre { FORM($lane, "many") } più a destra c'è { FORM($lane, "the") } 7, che è conquistata: lì non può sparare.
    .step2 = L'artiglieria spara verso { FORM($lane, "the") } 1. Il soldato semplice torna in riserva con tutte le unità che ha davanti: due mine e una spia. I carri armati dietro restano.
    .step3 = L'artiglieria potrebbe attaccare i due soldati semplici che ha davanti ed eliminarli entrambi. { CAPITAL(FORM($south, "the")) } li lasci{ FORM($south, "ending") } bloccati. Fine del turno: lì { FORM($north, "the") } non { FORM($north, "have") } posto per unità più forti.

example-not-leading = { CAPITAL(FORM($lane, "on")) } 4 in testa alla tua fila c'è un soldato semplice. { CAPITAL(FORM($gun, "the")) } dietro può sparare lo stesso.
    .title = Sparare da dietro l'unità in testa
    .step1 = { CAPITAL(FORM($gun, "the")) } spara a destra. Il soldato semplice { FORM($lane, "on") } { $edition ->
            [dday] 7
           *[other] 5
        } torna in riserva. I carri armati dietro restano.

example-mortar = { CAPITAL(FORM($north, "the")) } piazz{ FORM($north, "ending") } un mortaio, che spara a un soldato semplice a due { FORM($lane, "many") } di distanza, a sinistra. Da quel lato del tabellone la sinistra è verso { FORM($lane, "the") } 7. La { FORM($lane, "word") } in mezzo è conquistata, ma il mortaio può spararci sopra.
    .title = Il mortaio spara sopra una { FORM($lane, "word") } conquistata
    .step1 = { CAPITAL(FORM($north, "the")) } piazz{ FORM($north, "ending") } il mortaio { FORM($lane, "on") } 3. La sua freccia punta verso un soldato semplice { FORM($lane, "on") } 5.
    .step2 = Il mortaio spara. Il soldato semplice torna in riserva con tutte le unità che ha davanti: una mina e una spia. I carri armati dietro restano.

example-mortar-later = Hai piazzato il mortaio in un turno precedente, quindi ora non può sparare. Può farlo se lo porti in prima linea.
    .title = In prima linea il mortaio spara di nuovo
    .step1 = Porti in prima linea il mortaio per 2 PA. La sua freccia punta verso un soldato semplice { FORM($lane, "on") } 3.
    .step2 = Il mortaio spara. Il soldato semplice torna in riserva con tutte le unità che ha davanti: una mina e una spia.

example-silent = Un'unità { FORM($lane, "at") } una { FORM($lane, "word") } conquistata non può sparare.
    .title = Dopo una conquista non si spara
    .step1 = { CAPITAL(FORM($gun, "the")) } conquista { FORM($lane, "the") } 4. La sua freccia di sinistra punta verso un soldato semplice { FORM($lane, "on") } { $edition ->
            [dday] 1
           *[other] 3
        }, ma ormai non può più sparare.

example-mortar-clash = In uno scontro il mortaio ha il grado più basso di tutta la fanteria. Sconfigge una mina e perde contro un soldato semplice.
    .title = Il mortaio in uno scontro
    .step1 = Il tuo mortaio attacca e sconfigge la mina.
    .step2 = Concludi il turno.
    .step3 = L'avversario piazza un soldato semplice, che tocca il tuo mortaio ed è più alto in grado.
    .step4 = Il soldato semplice attacca, e il tuo mortaio torna in riserva.

example-conquest-card = Conquisti una { FORM($lane, "word") } quando la tua unità in testa è a contatto con il blocco di partenza nemico. L'unità deve starci esattamente: il vuoto è di due tessere, quindi un carro armato è troppo lungo.
    .title = Conquista e pesca una carta
    .step1 = Il caporale riempie il vuoto. Conquisti { FORM($lane, "the") } 4 e peschi una carta Vittoria. Le tue unità restano lì per il resto della partita.

example-three-roads = Hai già conquistato le { FORM($lane, "many-word") } 1 e 3.
    .title = Con la terza { FORM($lane, "word") } si vince
    .step1 = Il caporale conquista { FORM($lane, "the") } 6, la tua terza. Hai vinto.

example-by-objective = { $edition ->
        [prototype] Il tuo obiettivo sono le { FORM($lane, "many-word") } 1 e 4 e una terza a scelta. Hai conquistato la 1 e la 6.
       *[other] Il tuo obiettivo sono le { FORM($lane, "many-word") } 1 e 4. Hai già conquistato la 1.
    }
    .title = Vincere con l'obiettivo
    .step1 = Il caporale conquista { FORM($lane, "the") } 4. Il tuo obiettivo è raggiunto: hai vinto.

example-last-turn = Se alla fine del turno 400 non ha vinto nessuno, la partita è patta.
    .title = Il turno 400
    .step1 = Piazzi un carro armato. È il turno 400.
    .step2 = Concludi il turno, e la partita è patta.

example-nobody-can-win = A te servono due { FORM($lane, "many") } tra la 1, la 3, la 4 e la 7, ma l'avversario ha la 1, la 3 e la 4. A lui servono due { FORM($lane, "many") } tra la 1, la 2, la 6 e la 7, ma tu hai la 2, la 6 e la 7. Nessuno dei due può più vincere.
    .title = Due obiettivi irraggiungibili
    .step1 = Concludi il turno, e la partita è patta.

example-card-reinforcements = Rinforzi ti dà 1 PA in più per questo turno.
    .title = Rinforzi
    .step1 = Giochi la carta. Hai 6 PA invece di 4.

example-card-forced-march = Marcia forzata ti fa portare un'unità in prima linea per 1 PA, l'ultimo che hai.
    .title = Marcia forzata
    .step1 = Giochi la carta { FORM($lane, "on") } 4. Il carro armato passa dal fondo alla prima linea.

example-card-withdrawal = Una mina blocca il tuo carro armato, quindi ritirarlo costerebbe 3 PA. Ne hai 1.
    .title = Ritirata
    .step1 = Giochi la carta { FORM($lane, "on") } 4. Il carro armato torna gratis nella tua riserva.

example-card-sabotage = Per 2 PA Sabotaggio elimina l'unità in testa a una fila nemica, anche se nessuna tua unità la tocca.
    .title = Sabotaggio
    .step1 = Giochi la carta { FORM($lane, "on") } 4. La mina in testa alla fila nemica torna in riserva.

example-card-second-front = Il tuo generale è sul campo di battaglia, quindi non puoi piazzare la spia.
    .title = Secondo fronte
    .step1 = Giochi la carta. Da ora puoi avere due unità speciali sul campo di battaglia.
    .step2 = Piazzi la spia { FORM($lane, "on") } 5.

example-card-intelligence = Informazioni segrete ti mostra l'obiettivo dell'avversario e ti dà 1 PA.
    .title = Informazioni segrete
    .step1 = { $edition ->
            [prototype] Giochi la carta. L'obiettivo dell'avversario sono le { FORM($lane, "many-word") } 2 e 6 e una terza a scelta.
           *[other] Giochi la carta. L'obiettivo dell'avversario sono le { FORM($lane, "many-word") } 2 e 6.
        }

example-card-dig-in = Il tuo soldato semplice { FORM($lane, "on") } 4 tocca un carro armato nemico, che lo sconfigge.
    .title = Trincerarsi
    .step1 = Giochi la carta { FORM($lane, "on") } 4. Fino all'inizio del tuo prossimo turno l'avversario non può eliminare unità di questa fila.
    .step2 = Concludi il turno. Il carro armato non può attaccare il tuo soldato semplice.

example-card-supply-cut = Rifornimenti tagliati toglie 2 PA al prossimo turno dell'avversario.
    .title = Rifornimenti tagliati
    .step1 = Giochi la carta.
    .step2 = Concludi il turno. L'avversario comincia con 2 PA invece di 4.

example-card-night-march = Con Marcia notturna, per il resto del turno portare un'unità in prima linea costa 1 PA. Hai ancora 2 PA.
    .title = Marcia notturna
    .step1 = Giochi la carta.
    .step2 = Porti in prima linea il carro armato { FORM($lane, "on") } 2 per 1 PA.
    .step3 = Porti in prima linea il soldato semplice { FORM($lane, "on") } 5 con l'ultimo punto.

example-card-new-orders = Hai conquistato le { FORM($lane, "many-word") } 2 e 6, ma il tuo obiettivo sono la 1 e la 4.
    .title = Nuovi ordini
    .step1 = Giochi la carta e peschi un nuovo obiettivo: le { FORM($lane, "many-word") } 2 e 6. Vale da subito, e hai vinto.

example-night-march-twice = Hai in mano due carte Marcia notturna.
    .title = Una Marcia notturna alla volta
    .step1 = Ne giochi una. Finché è in corso, non puoi giocare l'altra.

example-deny = Il tuo obiettivo sono due { FORM($lane, "many") } a scelta tra la 1, la 2 e la 3, e l'avversario non deve avere nessuna delle tre. Tu hai già la 1, ma l'avversario ha la 3.
    .title = Un obiettivo che l'avversario può impedire
    .step1 = Conquisti { FORM($lane, "the") } 2. La partita continua, perché l'avversario ha la 3.

example-beginner = { $edition ->
        [prototype] Le prime partite sono più facili senza unità speciali. Tutte le altre regole restano uguali.
       *[other] Le prime partite sono più facili senza unità speciali e carte Vittoria. Tutte le altre regole restano uguali.
    }
    .title = Una partita per principianti
    .step1 = Piazzi un carro armato. Il generale non è in gioco, quindi non puoi piazzarlo.

example-short-road = Puoi accorciare le { FORM($lane, "many-word") } fino a 12 tessere. Qui ne hanno 14.
    .title = { CAPITAL(FORM($lane, "many-word")) } più corte
    .step1 = Il generale occupa cinque tessere.
    .step2 = Con un carro armato sono otto.
    .step3 = Con un secondo sono undici.
    .step4 = Con il terzo sono 14. Conquisti { FORM($lane, "the") } 4 nel primo turno: con 18 tessere è impossibile.

example-view = { $edition ->
        [prototype] Conosci il tuo obiettivo: le { FORM($lane, "many-word") } 1 e 4 e una terza a scelta.
       *[other] Conosci il tuo obiettivo: le { FORM($lane, "many-word") } 1 e 4.
    } Quello dell'avversario è nascosto. Sai quante carte ha ogni mazzo, ma non in che ordine.
    .title = Che cosa puoi vedere

tactic-block = Quando ti restano pochi punti, spesso un attacco apre un vuoto che non puoi riempire. Meglio bloccare: metti un'unità più forte a contatto e non attaccare. L'avversario non ha posto per un'unità più forte, e ritirare quella bloccata costa 3 PA.
    .title = Blocca quando ti restano pochi punti
    .step1 = Piazzi un carro armato con l'ultimo punto. Il carro armato tocca il soldato semplice nemico e lo sconfigge.
    .step2 = Concludi il turno senza attaccare. Il soldato semplice è bloccato.
    .step3 = L'avversario ritira il soldato semplice. Gli costa 3 PA, e gliene resta solo 1.

tactic-leave-blocked = Non sei mai obbligato ad attaccare. Blocca spesso e conserverai il vantaggio: finché le unità nemiche più deboli sono bloccate, l'avversario non può piazzarci davanti nulla. Questo tabellone mostra quanto può costare un attacco.
    .title = Lascia bloccate le unità più deboli
    .step1 = { CAPITAL(FORM($gun, "the")) } attacca ed elimina i due soldati semplici. Il vuoto è di quattro tessere, e non hai più punti.
    .step2 = Concludi il turno.
    .step3 = L'avversario piazza un carro armato nel vuoto.
    .step4 = Una mina riempie l'ultima tessera e tocca { FORM($gun, "the") }.
    .step5 = La mina attacca ed elimina { FORM($gun, "the") } e i due carri armati dietro. Finché i soldati semplici erano bloccati, per la mina non c'era posto.

tactic-mines = Una mina occupa una sola tessera. Ci sta dove non ci stanno un carro armato o la fanteria, e sconfigge ogni carro armato che tocca.
    .title = Riempi i piccoli vuoti con le mine
    .step1 = Il vuoto è di una tessera. Una mina ci sta e tocca il carro armato nemico.
    .step2 = La mina attacca gratis ed elimina i due carri armati.
    .step3 = Piazzi un carro armato nel vuoto.
    .step4 = Un secondo carro armato raggiunge il blocco nemico. Conquisti { FORM($lane, "the") } 4, e ti avanza 1 PA.

tactic-alternate = Un attacco continua finché incontra unità più deboli. Non mettere in fila unità uguali, come ha fatto l'avversario { FORM($lane, "on") } 2. Alterna carri armati, fanteria e mine.
    .title = Alterna le tue unità
    .step1 = { CAPITAL(FORM($lane, "on")) } 2 il tuo carro armato elimina tre soldati semplici con un solo attacco.
    .step2 = { CAPITAL(FORM($lane, "on")) } 6 il tuo carro armato elimina un solo soldato semplice. La mina dietro ferma l'attacco.

tactic-rearmost = Portare un'unità in prima linea non consuma la riserva. Fallo il più spesso possibile con quella più arretrata: ti restano unità per dopo.
    .title = Porta avanti l'unità più arretrata
    .step1 = Porti in prima linea il carro armato più arretrato per 2 PA. La fila arriva tre tessere più avanti.
    .step2 = Porti in prima linea il carro armato successivo per 2 PA, e guadagni altre tre tessere.
    .step3 = Concludi il turno.
    .step4 = L'avversario piazza un carro armato { FORM($lane, "on") } 2.
    .step5 = L'avversario conclude il turno.
    .step6 = Porti ancora un'unità in prima linea e conquisti { FORM($lane, "the") } 4 con tre carri armati. Altrimenti ce ne sarebbero voluti sei.

tactic-few-units = Le unità { FORM($lane, "at") } una { FORM($lane, "word") } conquistata restano lì per il resto della partita. Lasciane meno che puoi. Con altri due carri armati conquisteresti { FORM($lane, "the") } 3 per 2 PA, ma puoi farlo anche con i quattro che ci sono già.
    .title = Conquista con poche unità
    .step1 = Porti in prima linea il carro armato più arretrato per 2 PA.
    .step2 = Porti in prima linea il carro armato successivo e conquisti { FORM($lane, "the") } 3. In riserva hai ancora tre carri armati, invece di uno.

tactic-free-the-limit = Un caporale blocca il tuo mortaio. Ritirarlo costa 3 PA. Se invece l'avversario lo sconfigge, torna gratis nella tua riserva, e puoi piazzare un'altra unità speciale. Certo, l'avversario può anche lasciarlo bloccato.
    .title = Lascia che la tua unità speciale venga sconfitta
    .step1 = Lasci il mortaio dov'è e piazzi un carro armato { FORM($lane, "on") } 5.
    .step2 = Gli piazzi davanti un soldato semplice.
    .step3 = Concludi il turno.
    .step4 = Il caporale attacca, e il tuo mortaio torna nella tua riserva.
    .step5 = L'avversario conclude il turno.
    .step6 = Ora non hai unità speciali sul campo di battaglia, quindi puoi piazzare il generale { FORM($lane, "on") } 5.

tactic-special-units = Non tenere troppo a lungo in riserva le tue unità speciali. Il generale occupa cinque tessere per 1 PA e sconfigge le mine e tutta l'altra fanteria.
    .title = Usa le tue unità speciali
    .step1 = Piazzi il generale. Riempie il vuoto di cinque tessere.
    .step2 = Il generale attacca ed elimina la mina, il soldato semplice e l'altra mina. L'attacco si ferma al carro armato.
    .step3 = Piazzi un carro armato davanti al generale, perché un carro armato nemico lo sconfiggerebbe.
