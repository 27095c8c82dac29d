# Texts of the command line, and of the boards that Python draws. Only Python reads this file.
# Commands (help, undo, quit, …), options and actions (T3) are the same in every language.

# The panel beside the board
cli-free-now = Gratis ora
cli-decks = Mazzi
cli-objective = Obiettivo
cli-objective-hidden = nascosto
cli-objective-cards = { $count ->
        [one] { $count } carta Obiettivo
       *[other] { $count } carte Obiettivo
    }
cli-cards-hidden = { $count ->
        [one] { $count } nascosta
       *[other] { $count } nascoste
    }
cli-no-cards = nessuna

# The marks on the board
cli-mark-special = unità speciale
cli-mark-rank = grado
cli-mark-fires = spara
cli-mark-blocked = bloccata
cli-mark-dug-in = trincerata
cli-mark-conquered = conquistata
cli-mark-gap = vuoto

# The board in words, for screen readers
cli-stock = { $side }, in riserva: { $units }.
cli-stock-empty = { $side }: riserva vuota.
cli-blocked = Unità bloccata: { $unit } ({ $side }).

# Errors. $problem is an English sentence for authors of files.
cli-paste-position = Incolla una posizione e premi Invio:
cli-no-position = Manca la posizione. Scrivila come argomento o passala tramite lo standard input.
cli-not-a-position = «{ $text }» non è una posizione. Metti tutta la posizione tra virgolette.
cli-bad-position = Non riesco a leggere questa posizione. Il problema: { $problem }
cli-bad-record = Non riesco a leggere questa registrazione. Il problema: { $problem }
cli-bad-edition = Non riesco a preparare questa partita. Il problema: { $problem }
cli-unknown-edition = L'edizione «{ $name }» non esiste. Scegli tra { $names }, oppure indica il percorso di un file .toml.
cli-file-missing = Questo file o questa cartella non esiste.
cli-file-is-folder = È una cartella, non un file.
cli-file-denied = Non hai il permesso di aprire questo file.
cli-give-action = Manca l'azione. Indicane almeno una, per esempio { $example }.
cli-unknown-action = «{ $action }» non è un'azione di questa partita. Forme possibili: { $examples }.
cli-missing-extra = Questo comando richiede altri pacchetti. Installali con: { $command }
cli-needs-terminal = Nel browser la partita si sceglie sulla pagina. Queste opzioni richiedono --terminal.

# sevenroads play
cli-running = Seven Roads è attivo su { $address } (Ctrl-C per fermarlo; le tue partite restano salvate)
cli-already-running = Seven Roads è già attivo su { $address }
cli-lan-link = Apri { $address } su un telefono o un computer di questa rete.
cli-lan-scan = Oppure inquadra questo codice:
cli-lan-safety = Chiunque in questa rete può aprire la pagina e giocare: usa --lan solo in reti di cui ti fidi. Ctrl-C per fermarlo; le tue partite restano salvate.
cli-lan-none = Questo computer non è connesso a una rete, quindi nessun altro dispositivo può partecipare. Connettilo oppure togli --lan.
cli-lan-running = Seven Roads è già attivo su { $address }, solo per questo computer. Fermalo con Ctrl-C, poi usa --lan.

# A game in the terminal
cli-welcome = Giochi con { FORM($side, "the") } ({ $seat }). Scrivi help per l'elenco dei comandi.
cli-machine-plays = Il computer gioca { $actions }
cli-not-played = Azioni non giocate: { $actions }
cli-turn-over = Il tuo turno è finito.
cli-end-again = Scrivi di nuovo . per concludere il turno.
cli-action-possible = { $action } è possibile.
cli-which-action = Quale azione? Per esempio: { $example }
cli-which-file = Quale file? Per esempio: { $example }
cli-no-victory-cards = Non hai carte Vittoria.
cli-taken-back = Azioni annullate: { $actions }
cli-undo-none = In questo turno non c'è nessuna azione da annullare.
cli-undo-revealed = L'ultima azione ha scoperto una carta, quindi non puoi annullarla.
cli-save-as = Salva la partita come (Invio per saltare):
cli-saved = Salvata in { $file }.
cli-goodbye = A presto.

# The help in a game
cli-help-actions = Scrivi una o più azioni per riga. Le lettere sono unità, i numeri sono { FORM($lane, "many") }. Per esempio: { $example }
cli-help-legal = mostra le azioni possibili in questo momento
cli-help-why = spiega perché un'azione non è possibile
cli-help-board = ridisegna il tabellone
cli-help-cards = mostra il tuo obiettivo e le tue carte Vittoria
cli-help-undo = annulla un'azione
cli-help-restart = annulla tutto il turno
cli-help-save = salva la partita (a partita in corso, senza le carte nascoste)
cli-help-resign = abbandona la partita
cli-help-help = mostra questo aiuto
cli-help-quit = esci dalla partita

# sevenroads hint and sevenroads analyse
cli-win-chance = probabilità di vittoria: { $percent }
cli-nothing = niente
cli-turn = turno
cli-before-after = { $before } prima, { $after } dopo
cli-worst-turns = I turni peggiori:
cli-no-bad-turns = Nessun turno ha ridotto la probabilità di vittoria di { $percent } o più.

# sevenroads openings
cli-openings-rules = revisione { $revision } delle regole
cli-openings-no-book = Non c'è un libro delle aperture di «{ $name }». Scegli tra { $names }.
cli-openings-no-objective = Il libro non ha la carta Obiettivo «{ $name }». Scegli tra { $names }.
cli-openings-not-in-book = Il turno { $number } ({ $turn }) non è nel libro.
cli-openings-illegal = Il turno { $number } ({ $turn }) non è permesso. { $problem }
