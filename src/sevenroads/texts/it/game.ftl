refusal-game-over = La partita è finita.
refusal-road-conquered = { CAPITAL(FORM($lane, "the")) } { $road } è conquistata: lì non si può più fare nulla.
refusal-not-in-play = In questa partita non si usa { FORM($unit, "the") }.
refusal-stock-empty = Nella tua riserva non c'è più { FORM($unit, "no") }.
refusal-special-limit = Hai già raggiunto il limite di unità speciali sul campo di battaglia: { $limit }.
refusal-does-not-fit = { CAPITAL(FORM($unit, "the")) } occupa { $length ->
        [one] { $length } tessera
       *[other] { $length } tessere
    }, ma { FORM($lane, "on") } { $road } il vuoto è di { $gap }.
refusal-points = { CAPITAL($action) } costa { $cost } PA, ma { $ap ->
        [0] non ne hai più
       *[other] ne hai solo { $ap }
    }.
refusal-blocked-points = { CAPITAL(FORM($lane, "on")) } { $road } la tua unità in testa è bloccata: ritirarla costa { $cost } PA, ma { $ap ->
        [0] non ne hai più
       *[other] ne hai solo { $ap }
    }.
refusal-no-line = Non hai nessuna fila { FORM($lane, "on") } { $road }.
refusal-lone-unit = { CAPITAL(FORM($unit, "your")) } è { FORM($unit, "alone") } { FORM($lane, "on") } { $road }: per portare un'unità in prima linea serve una fila di almeno due unità.
refusal-no-enemy = L'avversario non ha nessuna fila { FORM($lane, "on") } { $road }.
refusal-no-contact = { CAPITAL(FORM($lane, "on")) } { $road } le unità in testa non si toccano: il vuoto è di { $gap }.
refusal-dug-in = L'avversario è trincerato { FORM($lane, "on") } { $road } fino all'inizio del suo prossimo turno.
refusal-dug-in-already = La tua fila { FORM($lane, "on") } { $road } è già trincerata.
refusal-stronger = { CAPITAL(FORM($lane, "on")) } { $road } { FORM($unit, "your") } non può attaccare { FORM($enemy, "the") }, che { FORM($unit, "him") } sconfigge.
refusal-not-on-a-road = { CAPITAL(FORM($unit, "your")) } non è sul campo di battaglia.
refusal-gun-on-conquered = { CAPITAL(FORM($lane, "the")) } { $road } è conquistata: { FORM($unit, "your") } lì non può più agire.
refusal-not-deployed = { CAPITAL(FORM($unit, "the")) } spara solo nel turno in cui { FORM($unit, "him") } piazzi o { FORM($unit, "him") } porti in prima linea.
refusal-not-placed = { CAPITAL(FORM($unit, "the")) } spara solo nel turno in cui { FORM($unit, "him") } piazzi dalla riserva.
refusal-no-road-there = La freccia di { $direction } { FORM($unit, "of") } { FORM($lane, "on") } { $road } punta fuori dal campo di battaglia.
refusal-target-conquered = La freccia di { $direction } { FORM($unit, "of") } punta verso { FORM($lane, "the") } { $road }, che è già conquistata.
refusal-no-target = La freccia di { $direction } { FORM($unit, "of") } non punta verso nessun bersaglio valido { FORM($lane, "on") } { $road }.
refusal-not-in-hand = Non hai in mano la carta { $card }.
refusal-card-points = La carta { $card } costa { $cost } PA, ma { $ap ->
        [0] non ne hai più
       *[other] ne hai solo { $ap }
    }.
refusal-no-specials = In questa partita non ci sono unità speciali: { $card } non avrebbe effetto.
refusal-objective-known = Conosci già l'obiettivo dell'avversario.
refusal-no-objectives = Questa partita si gioca senza carte Obiettivo.
refusal-night-march-in-force = Hai già giocato Marcia notturna in questo turno.
refusal-no-objective-cards = Il mazzo Obiettivi è vuoto.
refusal-not-seated = Non sei tra i giocatori di questo tavolo.
refusal-over = La partita è finita.
refusal-time-left = Il tempo non è ancora scaduto.
refusal-not-your-turn = Non è il tuo turno.
refusal-no-undo = A questo tavolo non si possono annullare le azioni.
refusal-offered = L'hai già chiesto. Aspetta la risposta.
refusal-no-offer = Non c'è nessuna proposta a cui rispondere.
refusal-no-abort = Entrambi i giocatori hanno già concluso un turno. Puoi abbandonare o proporre la patta.
refusal-many-aborts = Hai annullato troppe partite classificate nelle ultime 24 ore. Continua a giocare o abbandona.
refusal-no-takeback = Ora non puoi tornare indietro: o questo tavolo non lo permette, o non hai turni da rigiocare, o nel frattempo è stata scoperta una carta.
refusal-too-long = La partita è troppo lunga per tornare ancora indietro o proporre altre patte. Continua o abbandona.
refusal-unreadable = Il server non riesce a leggere questa partita. Avvisa chi lo gestisce.
refusal-many-tables = Hai troppi tavoli aperti nella sala. Aspetta che qualcuno si sieda a uno di questi.
refusal-not-now = Ora non puoi farlo.
refusal-no-action = Questa azione non esiste.
refusal-illegal = Ora non puoi farlo.
refusal-stale = Nel frattempo la partita è andata avanti. Riguarda il tabellone.
refusal-malformed = Il server non ha capito il messaggio di questa pagina. Ricaricala.
refusal-rate = Troppe richieste. Aspetta un momento.
refusal-empty-message = Questo messaggio non contiene testo visibile.
refusal-origin = Il server ha rifiutato la richiesta perché arriva da un altro sito.
refusal-host = Questo server ha un altro indirizzo. Apri quello indicato dal suo gestore.
refusal-too-large = È troppo grande per essere inviato.
refusal-other = Non puoi farlo.
refusal-not-signed-in = Prima scegli un nome o accedi.
refusal-not-rated = Le partite classificate sono riservate a chi ha un account.
refusal-position-not-rated = Una partita classificata comincia con il tabellone vuoto.
refusal-position-over = In questa posizione la partita è finita. Scegline una precedente.
refusal-own-bot = Non puoi giocare partite classificate contro il tuo bot, e nemmeno i tuoi bot tra loro. Gioca senza classifica.
refusal-seated = Hai già un posto a questo tavolo.
refusal-taken = Questo posto è già occupato.
refusal-no-invite = Per sederti a questo tavolo ti serve il link d'invito.
refusal-not-over = La partita non è ancora finita.
refusal-gone = L'altro giocatore ha eliminato il suo account: non puoi più sfidarlo.
refusal-not-started = La partita non è iniziata: c'è ancora un posto libero.
refusal-not-yours = Non hai il permesso di farlo.
refusal-name-taken = Questo nome è già preso. Scegline un altro.
refusal-wrong-password = Nome o password errati.
refusal-no-user = Questo account non esiste.
refusal-no-table = Questo tavolo non esiste, oppure la partita non è ancora iniziata.
refusal-no-push = Questo server non invia notifiche.
refusal-bad-name = Usa da 1 a 30 lettere e cifre di un solo alfabeto; spazi e . ' _ - solo in mezzo. Alcuni nomi sono riservati.
refusal-common-password = Questa password è troppo comune. Scegline un'altra.
refusal-bad-password = Usa da 8 a 256 caratteri. La password non può essere il tuo nome né fatta di soli spazi.
refusal-invalid = Uno dei dati inseriti non è valido. Controlla.
refusal-failed = Qualcosa è andato storto. Riprova.
refusal-away = Il server non è raggiungibile. Riconnessione in corso…
refusal-too-many = Stai guardando troppi tavoli insieme.
refusal-busy = Il server è occupato. Riprova tra un momento.
refusal-http = Il server ha rifiutato la richiesta.
refusal-no-client = Questo server non ha pagine web: risponde solo ai programmi.
refusal-no-path = A questo indirizzo non c'è nulla.
refusal-unhealthy = Il server ha un problema. Riprova più tardi.
refusal-no-session = Quel dispositivo è già scollegato.
refusal-no-puzzle = Questo problema non esiste.
refusal-no-file = Questo file non esiste.
refusal-banned = Il tuo account è bloccato { $until ->
    [never] per sempre
   *[other] fino al { $until }
}. Motivo: { $reason }
refusal-chat-banned = Il gestore di questo server non ti permette di scrivere in chat { $until ->
    [never] in futuro
   *[other] fino al { $until }
}. Motivo: { $reason }
refusal-reported = Hai già segnalato questo giocatore a questo tavolo.
refusal-no-odds = La probabilità dell'obiettivo nemico si vede solo nelle partite non classificate contro il computer.
refusal-rated-position = Questa posizione è di una partita classificata che stai giocando tu, o qualcuno con la tua stessa connessione a internet. Potrai analizzarla quando la partita sarà finita.

event-placed = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } piazzato { FORM($unit, "a") } { FORM($lane, "on") } { $road }, tessera { $tile } ({ $cost } PA).
event-placed-you = Piazzi { FORM($unit, "a") } { FORM($lane, "on") } { $road }, tessera { $tile }, per { $cost } PA.
event-placed-enemy = L'avversario piazza { FORM($unit, "a") } { FORM($lane, "on") } { $road }, sulla sua tessera { $tile }, per { $cost } PA.
event-redeployed = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } portato in prima linea { FORM($unit, "a") } { FORM($lane, "on") } { $road }, tessera { $tile } ({ $cost } PA).
event-redeployed-you = Porti in prima linea { FORM($unit, "a") } { FORM($lane, "on") } { $road }, tessera { $tile }, per { $cost } PA.
event-redeployed-enemy = L'avversario porta in prima linea { FORM($unit, "a") } { FORM($lane, "on") } { $road }, sulla sua tessera { $tile }, per { $cost } PA.
event-retreated = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } ritirato { FORM($unit, "a") } { FORM($lane, "from") } { $road } ({ $cost } PA).
event-retreated-you = Ritiri { FORM($unit, "the") } { FORM($lane, "from") } { $road } nella tua riserva per { $cost } PA.
event-retreated-enemy = L'avversario ritira { FORM($unit, "the") } { FORM($lane, "from") } { $road } nella sua riserva per { $cost } PA.
event-attacked = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } attaccato { FORM($lane, "on") } { $road } con { FORM($unit, "a") }, colpendo { $units }.
event-attacked-you = { CAPITAL(FORM($unit, "your")) } attacca { FORM($lane, "on") } { $road } e colpisce { $units }.
event-attacked-enemy = L'avversario attacca { FORM($lane, "on") } { $road } con { FORM($unit, "a") } e colpisce { $units }.
event-fired = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } sparato con { FORM($unit, "a") } { FORM($lane, "from") } { $road } verso { FORM($lane, "the") } { $target }, colpendo { $units }.
event-fired-you = { CAPITAL(FORM($unit, "your")) } { FORM($lane, "on") } { $road } spara verso { FORM($lane, "the") } { $target } e colpisce { $units }.
event-fired-enemy = L'avversario spara con { FORM($unit, "a") } { FORM($lane, "from") } { $road } verso { FORM($lane, "the") } { $target } e colpisce { $units }.
event-left = Di ritorno nella riserva { FORM($side, "of") } { FORM($lane, "from") } { $road }: { $units }.
event-left-you = Di ritorno nella tua riserva { FORM($lane, "from") } { $road }: { $units }.
event-left-enemy = Di ritorno nella riserva dell'avversario { FORM($lane, "from") } { $road }: { $units }.
event-card-played = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } giocato { $card }.
event-card-played-road = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } giocato { $card } { FORM($lane, "on") } { $road }.
event-card-played-you = Giochi { $card }.
event-card-played-you-road = Giochi { $card } { FORM($lane, "on") } { $road }.
event-card-played-enemy = L'avversario gioca { $card }.
event-card-played-enemy-road = L'avversario gioca { $card } { FORM($lane, "on") } { $road }.
event-conquered = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } conquistato { FORM($lane, "the") } { $road }.
event-conquered-you = Hai conquistato { FORM($lane, "the") } { $road }.
event-conquered-enemy = L'avversario ha conquistato { FORM($lane, "the") } { $road }.
event-card-drawn = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } pescato una carta Vittoria.
event-card-drawn-you = Peschi una carta Vittoria.
event-card-drawn-secret = Peschi la carta Vittoria { $card }.
event-card-drawn-enemy = L'avversario pesca una carta Vittoria.
event-objective-seen = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } guardato la carta Obiettivo dell'avversario.
event-objective-seen-you = Hai visto la carta Obiettivo dell'avversario.
event-objective-seen-secret = L'obiettivo dell'avversario è { $objective }.
event-objective-seen-enemy = L'avversario ha visto la tua carta Obiettivo.
event-objective-put-under = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } messo la carta Obiettivo in fondo al mazzo.
event-objective-put-under-you = Metti la tua carta Obiettivo in fondo al mazzo.
event-objective-put-under-secret = Metti il tuo obiettivo in fondo al mazzo: { $objective }.
event-objective-put-under-enemy = L'avversario mette la sua carta Obiettivo in fondo al mazzo.
event-objective-drawn = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } pescato una nuova carta Obiettivo.
event-objective-drawn-you = Peschi una nuova carta Obiettivo.
event-objective-drawn-secret = Il tuo nuovo obiettivo è { $objective }.
event-objective-drawn-enemy = L'avversario pesca una nuova carta Obiettivo.
event-turn-ended = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } concluso il turno { $turn }.
event-turn-ended-you = Concludi il tuo turno.
event-turn-ended-enemy = L'avversario conclude il suo turno.
event-turn-began = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } iniziato il turno { $turn } con { $ap } PA.
event-turn-began-you = Tocca a te: { $ap } PA.
event-turn-began-enemy = Tocca all'avversario: { $ap } PA.
event-game-ended = La partita è finita.
event-game-ended-you = La partita è finita. Hai vinto.
event-game-ended-enemy = La partita è finita. Ha vinto l'avversario.

end-objective-won = Hai vinto: hai raggiunto il tuo obiettivo.
end-objective-lost = Hai perso: l'avversario ha raggiunto il suo obiettivo.
end-objective-side = Vittoria { FORM($side, "of") }: obiettivo raggiunto.
end-three-roads-won = Hai vinto: hai conquistato tre { FORM($lane, "many") }.
end-three-roads-lost = Hai perso: l'avversario ha conquistato tre { FORM($lane, "many") }.
end-three-roads-side = Vittoria { FORM($side, "of") } con tre { FORM($lane, "many") }.
end-turn-limit-draw = Patta: il turno 400 è finito.
end-nobody-can-win-draw = Patta: nessuno dei due può più vincere.
end-resignation-won = Hai vinto: l'avversario ha abbandonato.
end-resignation-lost = Hai perso: hai abbandonato.
end-resignation-side = Vittoria { FORM($side, "of") } per abbandono.
end-time-won = Hai vinto: il tempo dell'avversario è scaduto.
end-time-lost = Hai perso: il tuo tempo è scaduto.
end-time-side = Vittoria { FORM($side, "of") } per il tempo.
end-agreement-draw = Patta di comune accordo.
end-repetition-draw = Patta per ripetizione: la stessa posizione si è presentata tre volte.
end-other-won = Hai vinto.
end-other-lost = Hai perso.
end-other-side = Vittoria { FORM($side, "of") }.
end-other-draw = Patta.
end-aborted = La partita è stata annullata e non conta.

reason-wins-by-objective = Raggiungi il tuo obiettivo e vinci.
reason-wins-by-roads = Arrivi a tre { FORM($lane, "many") } e vinci.
reason-conquers = Conquisti { FORM($lane, "the") } { $road }.
reason-conquers-wanted = Conquisti { FORM($lane, "the") } { $road }, che conta per il tuo obiettivo.
reason-stops-win = L'avversario non può più vincere al prossimo turno.
reason-stops-possible-win = Al prossimo turno l'avversario avrebbe potuto vincere con { $count ->
        [one] uno
       *[other] { $count }
    } dei suoi possibili obiettivi.
reason-threatens-win = Al prossimo turno puoi vincere, se l'avversario non ti ferma.
reason-defends = L'avversario non può più conquistare { FORM($lane, "the") } { $road } al prossimo turno.
reason-defends-denied = Tieni l'avversario lontano { FORM($lane, "from") } { $road }, come chiede il tuo obiettivo.
reason-threatens = Al prossimo turno puoi conquistare { FORM($lane, "the") } { $road }.
reason-threatens-wanted = Al prossimo turno puoi conquistare { FORM($lane, "the") } { $road }, che fa parte del tuo obiettivo.
reason-leaves = Al prossimo turno l'avversario può conquistare { FORM($lane, "the") } { $road }.
reason-leaves-win = Al prossimo turno l'avversario può vincere.
reason-leaves-possible-win = Al prossimo turno l'avversario può vincere con { $count ->
        [one] uno
       *[other] { $count }
    } dei suoi possibili obiettivi.
reason-sweeps = { CAPITAL(FORM($unit, "your")) } elimina { $units } { FORM($lane, "on") } { $road }.
reason-fires = { CAPITAL(FORM($unit, "your")) } spara ed elimina { $units } { FORM($lane, "on") } { $road }.
reason-trades = { CAPITAL(FORM($lane, "on")) } { $road } tornano in riserva sia { FORM($unit, "your") } sia { FORM($enemy, "the") } che ha di fronte.
reason-blocks = { CAPITAL(FORM($unit, "your")) } blocca { FORM($enemy, "the") } { FORM($lane, "on") } { $road }.
reason-threatens-sweep = { CAPITAL(FORM($unit, "your")) } { FORM($lane, "on") } { $road } può eliminare { $units }.
reason-closes-door = { CAPITAL(FORM($unit, "your")) } sbarra il passo all'avversario { FORM($lane, "on") } { $road }, dove non avevi nessuna fila.
reason-prepares = Avanzi { FORM($lane, "on") } { $road }, che fa parte del tuo obiettivo. Ora il vuoto è di { $gap }.
reason-advances = La tua fila { FORM($lane, "on") } { $road } avanza. Ora il vuoto è di { $gap }.
reason-keeps = Tieni in riserva { $stock } contro { $count ->
        [one] { FORM($enemy, "the") } in testa a una fila nemica
       *[other] { FORM($enemy, "many-the") } in testa a { $count } file nemiche
    }.
reason-saves-units = { CAPITAL(FORM($unit, "your")) } passa in prima linea { FORM($lane, "on") } { $road } senza toccare la tua riserva.
reason-frees = { CAPITAL(FORM($unit, "your")) } lascia { FORM($lane, "the") } { $road }, dov'era { FORM($unit, "blocked") }.
reason-frees-special = { CAPITAL(FORM($unit, "your")) } torna in riserva: puoi piazzare un'altra unità speciale.
reason-withdraws = { CAPITAL(FORM($unit, "your")) } lascia { FORM($lane, "the") } { $road } e torna nella tua riserva.
reason-wedges = { CAPITAL(FORM($unit, "your")) } resta { FORM($lane, "on") } { $road } per il resto della partita e conta ancora come tua unità speciale.
reason-exposes = Al prossimo turno l'avversario può eliminarti { $units } { FORM($lane, "on") } { $road }.
reason-wastes = Perdi { $ap } PA che potevi ancora usare.
reason-card-reinforcements = In questo turno hai { $ap } PA.
reason-card-forced-march = { CAPITAL(FORM($unit, "your")) } passa in prima linea { FORM($lane, "on") } { $road }: risparmi { $ap } PA.
reason-card-withdrawal = { CAPITAL(FORM($unit, "your")) } si ritira { FORM($lane, "from") } { $road }: risparmi { $ap } PA.
reason-card-sabotage = { CAPITAL(FORM($enemy, "the")) } in testa alla fila nemica { FORM($lane, "on") } { $road } torna nella riserva dell'avversario.
reason-card-dig-in = Fino al tuo prossimo turno l'avversario non può eliminare le tue unità { FORM($lane, "on") } { $road }.
reason-card-dig-in-saves = L'avversario avrebbe potuto eliminarti { $units } { FORM($lane, "on") } { $road }. Ora non può più.
reason-card-supply-cut = L'avversario inizia il suo prossimo turno con { $ap } PA.
reason-card-second-front = Puoi avere { $limit } unità speciali sul campo di battaglia.
reason-card-intelligence = Scopri quale obiettivo devi impedire.
reason-card-night-march = In questo turno portare un'unità in prima linea ti costa 1 PA. Può servire a { $count ->
        [one] una delle tue file
       *[other] { $count } delle tue file
    }.
reason-card-new-orders = { $count ->
        [one] Al tuo obiettivo manca ancora { $count } { $lane }
       *[other] Al tuo obiettivo mancano ancora { $count } { FORM($lane, "many") }
    }. Con un altro potrebbero bastarne meno.
reason-card-new-orders-lost = Non puoi più raggiungere il tuo obiettivo, quindi non hai nulla da perdere.

# An item of a list of units: "2 tanks".
list-unit = { $count ->
        [one] { $count } { $unit }
       *[other] { $count } { FORM($unit, "many") }
    }

direction-left = sinistra
direction-right = destra

action-place = piazzare un'unità
action-redeploy = portare un'unità in prima linea
action-retreat = ritirare un'unità
action-attack = attaccare
action-fire = sparare
action-card = giocare una carta Vittoria
action-end = concludere il turno

seat-south = Sud
seat-north = Nord
seat-you = Tu
seat-enemy = Avversario

level-1-name = Recluta
level-1-text = Segue regole molto semplici e si lascia sfuggire molte cose. Per le tue prime partite.
level-1-character = Appena uscito dall'addestramento. Ama i carri armati, dimentica i fianchi.
level-2-name = Soldato semplice
level-2-text = Segue regole molto semplici, ma con un po' più di attenzione.
level-2-character = Fa quel che gli si dice, e si trincera dove dovrebbe avanzare.
level-3-name = Caporale
level-3-text = Segue regole semplici, ma vede ogni vittoria in un turno, tua o sua.
level-3-character = Prudente e onesto. Non si lascia mai sfuggire una vittoria sotto il naso.
level-4-name = Sergente
level-4-text = Vede ogni vittoria in un turno e confronta diversi turni possibili prima di giocare.
level-4-character = Ha già visto tutto due volte. Aspetta il tuo errore.
level-5-name = Tenente
level-5-text = Guarda un po' più avanti e controlla che cosa potresti vincere al prossimo turno.
level-5-character = Giovane e sveglio, pensa già al tuo prossimo turno.
level-6-name = Capitano
level-6-text = Guarda ancora più avanti e intuisce il tuo obiettivo da come giochi.
level-6-character = Legge i tuoi piani dalle tue mosse.
level-7-name = Colonnello
level-7-text = Guarda molto più avanti.
level-7-character = Calmo e paziente, con una risposta a quasi tutto.
level-8-name = Generale
level-8-text = Pensa un secondo per turno. È il livello più forte.
level-8-character = Vede tutto il campo di battaglia. Battilo e raccontalo agli amici.

unit-M = mina anticarro
    .many = mine anticarro
    .many-the = le mine anticarro
    .the = la mina anticarro
    .a = una mina anticarro
    .your = la tua mina anticarro
    .of = della mina anticarro
    .to = alla mina anticarro
    .by = dalla mina anticarro
    .no = nessuna mina anticarro
    .him = la
    .blocked = bloccata
    .alone = da sola
unit-T = carro armato
    .many = carri armati
    .many-the = i carri armati
    .the = il carro armato
    .a = un carro armato
    .your = il tuo carro armato
    .of = del carro armato
    .to = al carro armato
    .by = dal carro armato
    .no = nessun carro armato
    .him = lo
    .blocked = bloccato
    .alone = da solo
unit-P = soldato semplice
    .many = soldati semplici
    .many-the = i soldati semplici
    .the = il soldato semplice
    .a = un soldato semplice
    .your = il tuo soldato semplice
    .of = del soldato semplice
    .to = al soldato semplice
    .by = dal soldato semplice
    .no = nessun soldato semplice
    .him = lo
    .blocked = bloccato
    .alone = da solo
unit-C = caporale
    .many = caporali
    .many-the = i caporali
    .the = il caporale
    .a = un caporale
    .your = il tuo caporale
    .of = del caporale
    .to = al caporale
    .by = dal caporale
    .no = nessun caporale
    .him = lo
    .blocked = bloccato
    .alone = da solo
unit-S = sergente
    .many = sergenti
    .many-the = i sergenti
    .the = il sergente
    .a = un sergente
    .your = il tuo sergente
    .of = del sergente
    .to = al sergente
    .by = dal sergente
    .no = nessun sergente
    .him = lo
    .blocked = bloccato
    .alone = da solo
unit-G = generale
    .many = generali
    .many-the = i generali
    .the = il generale
    .a = un generale
    .your = il tuo generale
    .of = del generale
    .to = al generale
    .by = dal generale
    .no = nessun generale
    .him = lo
    .blocked = bloccato
    .alone = da solo
unit-R = mortaio
    .many = mortai
    .many-the = i mortai
    .the = il mortaio
    .a = un mortaio
    .your = il tuo mortaio
    .of = del mortaio
    .to = al mortaio
    .by = dal mortaio
    .no = nessun mortaio
    .him = lo
    .blocked = bloccato
    .alone = da solo
unit-Y = spia
    .many = spie
    .many-the = le spie
    .the = la spia
    .a = una spia
    .your = la tua spia
    .of = della spia
    .to = alla spia
    .by = dalla spia
    .no = nessuna spia
    .him = la
    .blocked = bloccata
    .alone = da sola
unit-K = carro comando
    .many = carri comando
    .many-the = i carri comando
    .the = il carro comando
    .a = un carro comando
    .your = il tuo carro comando
    .of = del carro comando
    .to = al carro comando
    .by = dal carro comando
    .no = nessun carro comando
    .him = lo
    .blocked = bloccato
    .alone = da solo
unit-A = artiglieria
    .many = artiglierie
    .many-the = le artiglierie
    .the = l'artiglieria
    .a = un'artiglieria
    .your = la tua artiglieria
    .of = dell'artiglieria
    .to = all'artiglieria
    .by = dall'artiglieria
    .no = nessun'artiglieria
    .him = la
    .blocked = bloccata
    .alone = da sola
unit-other = { $name }
    .many = { $name }
    .many-the = le unità { $name }
    .the = l'unità { $name }
    .a = un'unità { $name }
    .your = la tua unità { $name }
    .of = dell'unità { $name }
    .to = all'unità { $name }
    .by = dall'unità { $name }
    .no = nessuna unità { $name }
    .him = la
    .blocked = bloccata
    .alone = da sola

lane-ardennes = strada
    .many = strade
    .the = la strada
    .on = sulla strada
    .of = della strada
    .from = dalla strada
    .word = strada
    .many-word = strade
    .at = su
    .on-definite = sulla strada
    .many-on = sulle strade
lane-dday = testa di sbarco
    .many = teste di sbarco
    .the = la testa di sbarco
    .on = sulla testa di sbarco
    .of = della testa di sbarco
    .from = dalla testa di sbarco
    .word = testa di sbarco
    .many-word = teste di sbarco
    .at = su
    .on-definite = sulla testa di sbarco
    .many-on = sulle teste di sbarco
lane-prototype = via
    .many = vie
    .the = la via
    .on = nella via
    .of = della via
    .from = dalla via
    .word = via
    .many-word = vie
    .at = in
    .on-definite = nella via
    .many-on = nelle vie
lane-other = { $name }
    .many = { $name }
    .the = la corsia { $name }
    .on = sulla corsia { $name }
    .of = della corsia { $name }
    .from = dalla corsia { $name }
    .word = corsia
    .many-word = corsie
    .at = su
    .on-definite = sulla corsia
    .many-on = sulle corsie

side-ardennes-south = Tedeschi
    .the = i Tedeschi
    .for = per i Tedeschi
    .of = dei Tedeschi
    .to = ai Tedeschi
    .by = dai Tedeschi
    .have = hanno
    .ending = ano
side-ardennes-north = Alleati
    .the = gli Alleati
    .for = per gli Alleati
    .of = degli Alleati
    .to = agli Alleati
    .by = dagli Alleati
    .have = hanno
    .ending = ano
side-dday-south = Tedeschi
    .the = i Tedeschi
    .for = per i Tedeschi
    .of = dei Tedeschi
    .to = ai Tedeschi
    .by = dai Tedeschi
    .have = hanno
    .ending = ano
side-dday-north = Alleati
    .the = gli Alleati
    .for = per gli Alleati
    .of = degli Alleati
    .to = agli Alleati
    .by = dagli Alleati
    .have = hanno
    .ending = ano
side-prototype-south = Alleati
    .the = gli Alleati
    .for = per gli Alleati
    .of = degli Alleati
    .to = agli Alleati
    .by = dagli Alleati
    .have = hanno
    .ending = ano
side-prototype-north = Asse
    .the = l'Asse
    .for = per l'Asse
    .of = dell'Asse
    .to = all'Asse
    .by = dall'Asse
    .have = ha
    .ending = a
# The reader and the reader's enemy, in the story, the log and messages about a game.
reader-you = tu
    .the = tu
    .for = per te
    .have = hai
reader-enemy = l'avversario
    .the = l'avversario
    .for = per l'avversario
    .have = ha
side-other = { $name }
    .the = lo schieramento { $name }
    .for = per lo schieramento { $name }
    .of = dello schieramento { $name }
    .to = allo schieramento { $name }
    .by = dallo schieramento { $name }
    .have = ha
    .ending = a

edition-ardennes-name = Clash of the Ardennes
edition-ardennes-about = Le regole del gioco in scatola, con il carro comando. L'ideale per cominciare.
edition-dday-name = Clash D-Day
edition-dday-about = Teste di sbarco al posto delle strade, artiglieria al posto del carro comando.
edition-prototype-name = Clash of the Ardennes, primo regolamento
edition-prototype-about = Vie. Si vince solo con l'obiettivo: due delle vie che indica e una a tua scelta.

objective-all = Conquista { $count ->
        [one] { $count } { $lane }
       *[other] { $count } { FORM($lane, "many") }
    }: { $roads }.
objective-some = Conquista { $count ->
        [one] { $count } { $lane }
       *[other] { $count } { FORM($lane, "many") }
    } tra { $roads }.
objective-any = Conquista { $count ->
        [one] { $count } { $lane }
       *[other] { $count } { FORM($lane, "many") }
    } a tua scelta.
objective-some-more = Conquista { $count ->
        [one] ancora { $count } { $lane }
       *[other] altre { $count } { FORM($lane, "many-word") }
    } tra { $roads }.
objective-any-more = Conquista { $count ->
        [one] ancora { $count } { $lane }
       *[other] altre { $count } { FORM($lane, "many-word") }
    } a tua scelta.
objective-deny = L'avversario non deve aver conquistato { FORM($lane, "the") } { $roads }.
objective-deny-any = L'avversario non deve aver conquistato nulla.

card-reinforcements-title = Rinforzi
card-forced-march-title = Marcia forzata
card-forced-march-text = Porta in prima linea, per 0 punti azione, l'unità più arretrata di una delle tue file. La fila deve avere almeno due unità, e nel vuoto deve esserci posto per quella che sposti.
card-withdrawal-title = Ritirata
card-withdrawal-text = Ritira nella riserva, per 0 punti azione, una delle tue unità in testa, bloccata o no.
card-sabotage-title = Sabotaggio
card-sabotage-text = Scegli una delle unità in testa alle file nemiche su { FORM($lane, "many") } ancora da conquistare. Torna nella riserva dell'avversario.
card-second-front-title = Secondo fronte
card-second-front-text = Per il resto della partita puoi avere un'unità speciale in più sul campo di battaglia.
card-intelligence-title = Informazioni segrete
card-intelligence-text = Guarda la carta Obiettivo dell'avversario, ora e per il resto della partita. Se la cambia, quella nuova resta segreta.
card-dig-in-title = Trincerarsi
card-dig-in-text = Scegli una delle tue file su { FORM($lane, "many") } ancora da conquistare. Fino all'inizio del tuo prossimo turno l'avversario non può eliminare quelle unità con attacchi, tiri o Sabotaggio.
card-supply-cut-title = Rifornimenti tagliati
card-supply-cut-text = L'avversario inizia il suo prossimo turno con 2 punti azione in meno.
card-night-march-title = Marcia notturna
card-night-march-text = Per il resto di questo turno, portare un'unità in prima linea ti costa 1 punto azione invece di 2.
card-new-orders-title = Nuovi ordini
card-new-orders-text = Metti la tua carta Obiettivo in fondo al suo mazzo e pesca quella in cima. Il nuovo obiettivo vale da subito.
card-gives = In questo turno hai { $points ->
        [one] 1 punto azione
       *[other] { $points } punti azione
    } in più.
card-costs = Giocarla costa { $points ->
        [one] 1 punto azione
       *[other] { $points } punti azione
    }.

effect-dig-in = { $side }: fila trincerata { FORM($lane, "on") } { $road }.
effect-supply-cut = { $side }: { $ap } PA in meno al prossimo turno.
effect-second-front = { $side }: fino a { $limit } unità speciali sul campo di battaglia.
effect-intelligence = { $side }: obiettivo dell'avversario noto.
effect-night-march = Per il resto di questo turno portare un'unità in prima linea costa 1 PA.
effect-fresh = Il mortaio è stato schierato in questo turno: può sparare.
effect-dig-in-you = La tua fila è trincerata { FORM($lane, "on") } { $road }.
effect-dig-in-enemy = La fila dell'avversario è trincerata { FORM($lane, "on") } { $road }.
effect-supply-cut-you = Avrai { $ap } PA in meno al prossimo turno.
effect-supply-cut-enemy = L'avversario avrà { $ap } PA in meno al prossimo turno.
effect-second-front-you = Puoi avere fino a { $limit } unità speciali sul campo di battaglia.
effect-second-front-enemy = L'avversario può avere fino a { $limit } unità speciali sul campo di battaglia.
effect-intelligence-you = Conosci l'obiettivo dell'avversario.
effect-intelligence-enemy = L'avversario conosce il tuo obiettivo.

preview-leaves = Di ritorno in riserva: { $units }.
preview-both = Tornano in riserva entrambe.
preview-conquers = Conquisti { FORM($lane, "the") } { $road }.
preview-wins = Vinci la partita.

warn-ap-left = Hai ancora { $ap } PA: se concludi il turno { $ap ->
        [one] lo perdi
       *[other] li perdi
    }.
warn-wedge = Se conquisti così { FORM($lane, "the") } { $road }, { FORM($unit, "your") } ci resta per il resto della partita e conta ancora come tua unità speciale.
warn-attack-left = Puoi ancora attaccare gratis { FORM($lane, "on") } { $road }.
warn-reveals = Così si scopre una carta: non potrai annullare.
warn-deck-own = Queste carte le abbiamo create noi: non sono quelle della scatola.

describe-road = { CAPITAL($lane) } { $road }. Vuoto: { $gap }.
describe-line = { $side }, dal fondo alla testa: { $names }.
describe-no-line = { $side }: nessuna fila.
describe-distance = A { $tiles ->
        [one] { $tiles } tessera
       *[other] { $tiles } tessere
    } dal suo blocco di partenza.
describe-contact = Le unità in testa si toccano.
describe-blocked = { CAPITAL(FORM($unit, "your")) } è { FORM($unit, "blocked") } { FORM($enemy, "by") }.
describe-conquered = { CAPITAL($lane) } { $road }: in mano { FORM($side, "to") }.

chat-hello = Ciao!
chat-good-luck = Buona fortuna!
chat-well-played = Ben giocato!
chat-thanks = Grazie per la partita!
chat-moment = Un momento, per favore.
chat-surprised = Questa non me l'aspettavo.
chat-again = Ne facciamo un'altra?
chat-bye = Devo andare. Ciao!

goal-more = { $count ->
        [0] raggiunto
        [one] manca { $count } { $lane }
       *[other] mancano { $count } { FORM($lane, "many") }
    }
goal-three = Anche tre { FORM($lane, "many") } a tua scelta fanno vincere.
goal-three-only = Vinci con tre { FORM($lane, "many") } a tua scelta.
goal-lost = Questo obiettivo non si può più raggiungere.
goal-still-three = Vinci ancora con tre { FORM($lane, "many") } a tua scelta.
goal-still-card = Solo la carta { $card } può dartene un altro.
goal-none = Non puoi più vincere questa partita.
goal-yours = { CAPITAL($lane) } { $road }: in mano tua.
goal-enemys = { CAPITAL($lane) } { $road }: in mano all'avversario.
goal-open = { CAPITAL($lane) } { $road }: da conquistare.
mark-must = Il tuo obiettivo richiede { FORM($lane, "the") } { $road }.
mark-choice = { CAPITAL(FORM($lane, "the")) } { $road } può contare per il tuo obiettivo.
mark-deny = Il tuo obiettivo fallisce se l'avversario conquista { FORM($lane, "the") } { $road }.
mark-blocked-own = Catena: { FORM($enemy, "the") } blocca { FORM($unit, "your") }. La tua unità non può attaccare, e ritirarla costa 3 PA.
mark-blocked-enemy = Catena: { FORM($unit, "your") } blocca { FORM($enemy, "the") }. L'unità nemica non può attaccare, e ritirarla costa 3 PA.
mark-equal = Scintilla: due unità equivalenti si toccano. Se una attacca, tornano in riserva entrambe.
tip-mine = Batte i carri armati. La fanteria la batte.
tip-tank = Batte la fanteria. Le mine lo battono.
tip-infantry = Batte le mine e i gradi inferiori. I carri armati lo battono.
tip-spy = Batte ogni unità tranne una spia.
