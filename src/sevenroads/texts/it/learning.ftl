analysis-warning = Attenzione:
analysis-hint = Suggerimento
analysis-thinking = Il computer sta pensando…
analysis-hint-for = Suggerimento { FORM($side, "for") }
analysis-win-chance = probabilità di vittoria { FORM($side, "for") }
analysis-try = Prova sul tabellone
analysis-flip = Gira il tabellone
analysis-copied = Copiato.
analysis-copy-failed = Questo browser non permette di copiare. Copia da qui:
analysis-share = Salva e condividi
analysis-link = Copia un link a questa posizione
analysis-position = Copia la posizione
analysis-svg = Salva il tabellone come SVG
analysis-png = Salva il tabellone come PNG
analysis-edit = Apri nell'editor
review-title = Rivedi una partita
review-ribbon = Probabilità di vittoria durante la partita
review-judging = Turni valutati: { $done } di { $all }
review-judge = Valuta i turni
review-stop = Interrompi la valutazione
review-mistakes = Errori
review-by = Valuta i turni in base a
review-by-known = ciò che il giocatore sapeva
review-by-truth = tutte le carte
review-grade-doubtful = imprecisione
review-grade-mistake = errore
review-grade-blunder = errore grave
review-played = Giocato
review-better = Meglio
review-show-better = Mostra il turno migliore
review-no-mistakes = Nessun errore trovato.
review-not-yet = Finora nessun errore trovato.
review-unfinished = Questa registrazione si ferma prima della fine della partita, quindi i turni non si possono valutare.
review-odds = Quale obiettivo?
review-odds-of = { $side }: che cosa si poteva sapere
review-odds-own = Che cosa potevi sapere
review-odds-truth = L'obiettivo dell'avversario era { $objective } (probabilità: { $percent }).
review-odds-right = quello vero
review-you = Tu
review-of = Errori di
review-learn-you = Impara dai tuoi errori ({ $count })
review-learn = Trova turni migliori ({ $count })
review-accuracy = Precisione
review-accuracy-about = Un turno che non spreca probabilità di vittoria vale il 100%. Ogni 15 punti persi lo dimezzano. La precisione è la media di tutti i turni, in base a ciò che il giocatore sapeva.
review-count-blunder = { $count ->
        [one] { $count } errore grave
       *[other] { $count } errori gravi
    }
review-count-mistake = { $count ->
        [one] { $count } errore
       *[other] { $count } errori
    }
review-count-doubtful = { $count ->
        [one] { $count } imprecisione
       *[other] { $count } imprecisioni
    }
task-title = Trova un turno migliore
task-number = { $number } di { $all }
task-close = Torna all'analisi
task-better-you = Round { $round }: giocando così, le tue probabilità di vittoria sono scese da { $before } a { $after }.
task-better-side = Round { $round }, { FORM($side, "the") }: giocando così, le loro probabilità di vittoria sono scese da { $before } a { $after }.
task-win-you = Round { $round }: in questo turno potevi vincere la partita. Trova come.
task-win = Round { $round }, { FORM($side, "the") }: in questo turno si poteva vincere la partita. Trova come.
task-defence-you = Round { $round }: l'avversario minaccia di vincere al prossimo turno. Trova un turno che lo impedisca, qualunque sia il suo obiettivo.
task-defence = Round { $round }, { FORM($side, "the") }: l'avversario minaccia di vincere al prossimo turno. Trova un turno che lo impedisca, qualunque sia il suo obiettivo.
task-how = Gioca l'intero turno sul tabellone, poi terminalo. Il computer lo controlla.
task-checking = Il computer sta controllando il tuo turno…
task-verdict-as-good = Ben giocato: vale quanto il turno del computer.
task-verdict-better = Meglio che nella partita, ma c'è un turno ancora migliore.
task-verdict-worse = Non è meglio che nella partita.
task-found-win = Trovato: questo turno vince la partita.
task-found-defence = Trovato: l'avversario non può vincere al prossimo turno.
task-chances = Probabilità di vittoria: { $win } con questo turno, { $played } come nella partita, { $best } con il turno del computer.
task-again = Riprova
task-show = Mostra una soluzione
task-shown = Una soluzione:
task-next = Prossimo errore
task-finish = Fine
task-done = Finito. Ne hai risolti { $solved } su { $all }.
own-title = Problemi dalle tue partite
own-text = Turni in cui ti è sfuggita una vittoria o una difesa. Le analisi delle tue partite li aggiungono qui.
own-win = Vinci in questo turno
own-defence = Impedisci all'avversario di vincere
own-state-open = non ancora risolto
own-state-solved = risolto
own-state-shown = soluzione vista
own-all = Mostra tutti ({ $count })
review-transport = Scorri la partita
review-first = Vai all'inizio (Home)
review-last = Vai alla fine (Fine)
review-back = Un'azione indietro (←)
review-forward = Un'azione avanti (→)
review-turn-back = Un turno indietro (↑)
review-turn-forward = Un turno avanti (↓)
review-round-back = Un round indietro (Pag su)
review-round-forward = Un round avanti (Pag giù)
review-keys = ← → azioni, ↑ ↓ turni, Pag su/giù round, barra spaziatrice per riprodurre
review-play = Riproduci
review-pause = Pausa
review-turns = La partita turno per turno
review-running = Questa partita è ancora in corso. Potrai rivederla quando sarà finita.
review-to-table = Vai al tavolo
review-variation = La tua variante
review-return = Torna alla partita
review-start = Inizio
review-save = Salva la registrazione (.7r)
review-other = Apri un'altra registrazione
import-title = Apri una partita registrata
import-text = Scegli o trascina qui un file .7r, oppure incolla il testo. Una singola posizione si apre nell'editor.
import-file = Scegli un file
import-paste = Testo della partita o della posizione
import-open = Apri
import-refused = Questa non è una partita registrata leggibile. Puoi salvarne una quando rivedi una partita, alla voce «Salva e condividi». Il problema:
analyse-title = Analizza
analyse-lead = Rivedi le partite finite con l'aiuto del computer, o componi una posizione a tuo piacere.
analyse-games = Le tue partite finite
analyse-none = Non hai ancora partite finite.
analyse-review = Rivedi
puzzles-title = Problemi
puzzles-streak = Giorni di fila: { $days }
puzzles-solved = Risolti al primo tentativo: { $done } di { $all }
puzzles-edition = Edizione
puzzles-edition-all = Tutte le edizioni
puzzles-theme = Tema
puzzles-theme-all = Tutti i temi
puzzles-theme-sweep = Attacco in serie
puzzles-theme-trade = Scambio di unità
puzzles-theme-fire = Sparare di lato
puzzles-theme-redeploy = Portare in prima linea
puzzles-theme-retreat = Ritirata
puzzles-theme-cards = Carte
puzzles-theme-two-roads = Due conquiste
puzzles-theme-defence = Difesa
puzzles-choose = Scegli i problemi
puzzles-rating = Il tuo punteggio: { $rating }
puzzles-device = Il tuo punteggio è conservato su questo dispositivo. Se ti registri, passa al tuo account.
puzzles-none-left = Hai provato tutti i problemi di questa scelta. I nuovi tentativi non contano.
puzzle-title = Problema { $number }
puzzle-rated = Punteggio { $rating }
puzzle-missing = Problema non trovato.
puzzle-task = { $side }: vinci in questo turno.
puzzle-task-defence = { $side }: impedisci al nemico di vincere nel prossimo turno.
puzzle-enemy-objective = L'obiettivo del nemico: { $text }
puzzle-open-cards = Qui vedi le carte del nemico, perché devi fermare tutto ciò con cui potrebbe vincere.
puzzle-checking = Verifica in corso…
puzzle-solved = Risolto.
puzzle-solved-shorter = Risolto in { $actions }. La vittoria più breve ne richiede { $best }.
puzzle-solved-defence = Risolto. Il nemico non può vincere nel prossimo turno.
puzzle-actions = { $count ->
        [one] { $count } azione
       *[other] { $count } azioni
    }
puzzle-gained = Il tuo punteggio sale di { $points } e arriva a { $rating }.
puzzle-lost = Il tuo punteggio scende di { $points } e arriva a { $rating }.
puzzle-uncounted = Conta solo il tuo primo tentativo per ogni problema.
puzzle-wrong-win = Con questo turno non vinci.
puzzle-wrong-defence = Il nemico vince comunque:
puzzle-wrong-again = Il tabellone è tornato all'inizio. Riprova.
puzzle-again = Riprova
puzzle-hint-first = La soluzione comincia così: { $action }
puzzle-hint-kind = Devi: { $themes }
puzzle-hint-threat = Se non fai nulla, il nemico vince così:
puzzle-hint-next = Prossima azione: { $action }
puzzle-hint-off = Le azioni che hai scelto non fanno parte di questa soluzione. Ricomincia per avere un suggerimento.
puzzle-hint-counts = Mostra un'azione (vale come errore)
puzzle-restart = Ricomincia
puzzle-solution = Mostra la soluzione
puzzle-solution-title = La soluzione
puzzle-next = Prossimo problema
learn-title = Impara
learn-lead = Un'idea alla volta, direttamente sul tabellone. Ogni lezione dura un minuto o due.
learn-begin = Comincia
learn-go-on = Continua: { $title }
learn-lessons = Lezioni
learn-done = fatta
learn-progress = Lezioni fatte: { $done } di { $all }
learn-tips = Consigli
learn-rules = Il regolamento completo
learn-rules-text = Tutte le regole, con tabelloni di esempio e ricerca.
learn-puzzles-text = Vinci in questo turno o ferma il nemico: uno dopo l'altro, al tuo livello.
learn-reference = Guida rapida
learn-reference-text = Costi, chi sconfigge chi, gradi. Durante la partita premi ?
learn-editor-text = Componi una posizione qualsiasi e chiedi al computer il turno migliore.
lesson-step = Passo { $step } di { $steps }
lesson-next = Avanti
lesson-next-lesson = Prossima lezione: { $title }
lesson-all = Tutte le lezioni
lesson-again = Ripeti la lezione
lesson-missing = Lezione non trovata.
lesson-rules = Regole di questa lezione:
lesson-play = Gioca contro il computer
editor-title = Editor di posizioni
editor-edition = Edizione
editor-mode-build = Componi
editor-mode-try = Prova
editor-place = Unità da piazzare: { $side }
editor-help = Scegli un'unità, poi dove metterla: va in testa alla sua fila. Per modificare una fila, toccala senza aver scelto un'unità.
editor-side = A chi tocca
editor-turn = Turno
editor-ap = Punti azione
editor-options = Opzioni
editor-specials = Unità speciali
editor-victory = Carte Vittoria
editor-objectives = Carte Obiettivo
editor-length = Lunghezza in tessere
editor-objective = Obiettivo: { $side }
editor-hand = Carte Vittoria: { $side }
editor-add-card = Aggiungi una carta
editor-remove = Togli: { $what }
editor-remove-lead = Togli l'unità in testa
editor-clear-line = Togli tutta la fila
editor-distance = Tessere vuote dietro la fila
editor-less = meno
editor-more = più
editor-clear = Svuota il tabellone
editor-undo = Annulla l'ultima modifica
editor-refused = Questa posizione non è possibile.
editor-refused-quoted = Usa solo unità, tessere, carte e punti azione che possono presentarsi in una partita. Il problema:
editor-refused-specials = { $side }: { $count } unità speciali sul campo di battaglia. Il limite è { $limit } (R2.4).
editor-refused-army = { $side }: { $count } × { $unit }. L'esercito ne ha solo { $limit } (R2).
editor-refused-tiles = { $road }: le due file occupano { $count } tessere, ma ce ne sono solo { $limit } (R1.6).
editor-text = Posizione in forma di testo
editor-use = Carica questa posizione
editor-none = nessuna
editor-over = Uno dei due ha già vinto: non c'è nulla da provare.
rules-search = Cerca nelle regole
rules-none = Nessun risultato.
rules-contents = Indice
rules-see = Vedi anche
rules-next = Passo successivo
rules-previous = Passo precedente
rules-step = Passo { $step } di { $steps }
rules-edition = Edizione
rules-restart = Ricomincia
rules-try = Prova qualcos'altro
rules-try-help = Ora giochi tu, per entrambi gli schieramenti. Di turno: { $side }.
rules-try-stop = Torna all'esempio
rules-trying = Stai provando: { $title }
rules-try-place = Prova: piazza { FORM($unit, "a") } { FORM($lane, "on") } { $road }
rules-try-redeploy = Prova: porta un'unità in prima linea { FORM($lane, "on") } { $road }
rules-try-retreat = Prova: ritira un'unità { FORM($lane, "from") } { $road }
rules-try-attack = Prova: attacca { FORM($lane, "on") } { $road }
rules-try-fire = Prova: spara a { $way ->
        [left] sinistra
       *[right] destra
    } con { FORM($unit, "the") }
rules-try-card = Prova: gioca { $card }
play-on = Continua da qui
play-on-earlier = Torna indietro di un turno per continuare
play-on-friend = Un amico, con un link
play-on-cards = Carte nascoste
play-on-cards-given = Come sono qui
play-on-cards-dealt = Ridistribuite
play-on-cards-known = Conosci le carte dell'avversario, e l'avversario non conosce le tue.

learn-first = Prima partita guidata
learn-first-text = Una vera partita contro una macchina paziente. Un istruttore ti mostra dove toccare.
learn-first-play = Gioca
learn-first-again = Gioca di nuovo

# The reasons of game.ftl about a turn of another player, who is not addressed.
they-wins-by-objective = Raggiungono il loro obiettivo e vincono.
they-wins-by-roads = Arrivano a tre { FORM($lane, "many") } e vincono.
they-conquers = Conquistano { FORM($lane, "the") } { $road }.
they-conquers-wanted = Conquistano { FORM($lane, "the") } { $road }, che conta per il loro obiettivo.
they-stops-win = L'avversario non può più vincere al prossimo turno.
they-stops-possible-win = Al prossimo turno l'avversario avrebbe potuto vincere con { $count ->
        [one] uno
       *[other] { $count }
    } dei suoi possibili obiettivi.
they-threatens-win = Al prossimo turno possono vincere, se l'avversario non li ferma.
they-defends = L'avversario non può più conquistare { FORM($lane, "the") } { $road } al prossimo turno.
they-defends-denied = Tengono l'avversario lontano { FORM($lane, "from") } { $road }, come chiede il loro obiettivo.
they-threatens = Al prossimo turno possono conquistare { FORM($lane, "the") } { $road }.
they-threatens-wanted = Al prossimo turno possono conquistare { FORM($lane, "the") } { $road }, che fa parte del loro obiettivo.
they-leaves = Al prossimo turno l'avversario può conquistare { FORM($lane, "the") } { $road }.
they-leaves-win = Al prossimo turno l'avversario può vincere.
they-leaves-possible-win = Al prossimo turno l'avversario può vincere con { $count ->
        [one] uno
       *[other] { $count }
    } dei suoi possibili obiettivi.
they-sweeps = { CAPITAL(FORM($unit, "the")) } elimina { $units } { FORM($lane, "on") } { $road }.
they-fires = { CAPITAL(FORM($unit, "the")) } spara ed elimina { $units } { FORM($lane, "on") } { $road }.
they-trades = { CAPITAL(FORM($lane, "on")) } { $road } tornano in riserva sia { FORM($unit, "the") } sia { FORM($enemy, "the") } che ha di fronte.
they-blocks = { CAPITAL(FORM($unit, "the")) } blocca { FORM($enemy, "the") } { FORM($lane, "on") } { $road }.
they-threatens-sweep = { CAPITAL(FORM($unit, "the")) } { FORM($lane, "on") } { $road } può eliminare { $units }.
they-closes-door = { CAPITAL(FORM($unit, "the")) } sbarra il passo all'avversario { FORM($lane, "on") } { $road }, dove non avevano nessuna fila.
they-prepares = Avanzano { FORM($lane, "on") } { $road }, che fa parte del loro obiettivo. Ora il vuoto è di { $gap }.
they-advances = La loro fila { FORM($lane, "on") } { $road } avanza. Ora il vuoto è di { $gap }.
they-keeps = Tengono in riserva { $stock } contro { $count ->
        [one] { FORM($enemy, "the") } in testa a una fila nemica
       *[other] { FORM($enemy, "many-the") } in testa a { $count } file nemiche
    }.
they-saves-units = { CAPITAL(FORM($unit, "the")) } passa in prima linea { FORM($lane, "on") } { $road } senza toccare la loro riserva.
they-frees = { CAPITAL(FORM($unit, "the")) } lascia { FORM($lane, "the") } { $road }, dov'era { FORM($unit, "blocked") }.
they-frees-special = { CAPITAL(FORM($unit, "the")) } torna in riserva: possono piazzare un'altra unità speciale.
they-withdraws = { CAPITAL(FORM($unit, "the")) } lascia { FORM($lane, "the") } { $road } e torna nella loro riserva.
they-wedges = { CAPITAL(FORM($unit, "the")) } resta { FORM($lane, "on") } { $road } per il resto della partita e conta ancora come loro unità speciale.
they-exposes = Al prossimo turno l'avversario può eliminare loro { $units } { FORM($lane, "on") } { $road }.
they-wastes = Perdono { $ap } PA che potevano ancora usare.
they-card-reinforcements = In questo turno hanno { $ap } PA.
they-card-forced-march = { CAPITAL(FORM($unit, "the")) } passa in prima linea { FORM($lane, "on") } { $road }: risparmiano { $ap } PA.
they-card-withdrawal = { CAPITAL(FORM($unit, "the")) } si ritira { FORM($lane, "from") } { $road }: risparmiano { $ap } PA.
they-card-sabotage = { CAPITAL(FORM($enemy, "the")) } in testa alla fila nemica { FORM($lane, "on") } { $road } torna nella riserva dell'avversario.
they-card-dig-in = Fino al loro prossimo turno l'avversario non può eliminare le loro unità { FORM($lane, "on") } { $road }.
they-card-dig-in-saves = L'avversario avrebbe potuto eliminare loro { $units } { FORM($lane, "on") } { $road }. Ora non può più.
they-card-supply-cut = L'avversario inizia il suo prossimo turno con { $ap } PA.
they-card-second-front = Possono avere { $limit } unità speciali sul campo di battaglia.
they-card-intelligence = Scoprono quale obiettivo devono impedire.
they-card-night-march = In questo turno portare un'unità in prima linea costa loro 1 PA. Può servire a { $count ->
        [one] una delle loro file
       *[other] { $count } delle loro file
    }.
they-card-new-orders = { $count ->
        [one] Al loro obiettivo manca ancora { $count } { $lane }
       *[other] Al loro obiettivo mancano ancora { $count } { FORM($lane, "many") }
    }. Con un altro potrebbero bastarne meno.
they-card-new-orders-lost = Non possono più raggiungere il loro obiettivo, quindi non hanno nulla da perdere.
openings-title = Aperture
openings-lead = Come comincia una partita giocata bene, dalle partite della macchina contro se stessa. Scegli un turno per giocarlo sul tabellone.
learn-openings-text = Guarda come comincia una partita giocata bene, per ogni carta Obiettivo.
openings-share = scelto
openings-games = { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
openings-games-short = partite
openings-points = punti
openings-interval = intervallo al 95%
openings-value = ricerca
openings-objectives = obiettivi
openings-turn = turno
openings-others = altri turni
openings-pass = Terminare il turno senza agire
openings-mirrored = Un turno e la sua immagine speculare contano come uno solo.
openings-end = Il libro finisce qui.
openings-end-objective = Il libro non ha qui partite con questa carta Obiettivo.
openings-list = Turni in questa posizione
openings-path = Turni finora
openings-back = Indietro di un turno
openings-start = Torna all'inizio
openings-objective = Carta Obiettivo ({ $side })
openings-all = Tutte le carte Obiettivo
openings-kind-roads = Mete fisse
openings-kind-choice = Con mete a scelta
openings-kind-deny = Con un divieto per l'avversario
openings-row = Scelto { $share }, { $points } dei punti (da { $low } a { $high }), ricerca { $value }, { $games }
openings-for = Soprattutto con { $cards }
openings-about = { $games } del giocatore { $player }, revisione { $rules } delle regole. «Scelto» è quante volte gioca il turno di sua iniziativa; altre partite provano turni che gioca di rado. «Punti» e «ricerca» valgono per chi gioca il turno.
openings-seat = Il primo giocatore siede a sud. Se cominci con l'altra parte, gira il tabellone.
