# The panel beside the board
cli-free-now = Nu gratis
cli-decks = Stapels
cli-objective = Doel
cli-objective-hidden = verborgen
cli-objective-cards = { $count ->
        [one] { $count } Doelenkaart
       *[other] { $count } Doelenkaarten
    }
cli-cards-hidden = { $count } verborgen
cli-no-cards = geen

# The marks on the board
cli-mark-special = speciale eenheid
cli-mark-rank = rang
cli-mark-fires = vuurt
cli-mark-blocked = geblokkeerd
cli-mark-dug-in = ingegraven
cli-mark-conquered = veroverd
cli-mark-gap = gat

# The board in words, for screen readers
cli-stock = { $side }, in voorraad: { $units }.
cli-stock-empty = { $side }: niets in voorraad.
cli-blocked = Geblokkeerd: { $unit } ({ $side }).

# Errors. $problem is an English sentence for authors of files.
cli-paste-position = Plak een stelling en druk op Enter:
cli-no-position = Er is geen stelling opgegeven. Geef er een als argument of via de standaardinvoer.
cli-not-a-position = “{ $text }” is geen stelling. Zet de hele stelling tussen aanhalingstekens.
cli-bad-position = Deze stelling is niet leesbaar. Het probleem: { $problem }
cli-bad-record = Deze opgeslagen partij is niet leesbaar. Het probleem: { $problem }
cli-bad-edition = Deze partij kan niet worden ingesteld. Het probleem: { $problem }
cli-unknown-edition = De editie “{ $name }” bestaat niet. Kies uit { $names }, of geef het pad naar een .toml-bestand op.
cli-file-missing = Dit bestand of deze map bestaat niet.
cli-file-is-folder = Dit is een map, geen bestand.
cli-file-denied = Je hebt geen toestemming om dit bestand te openen.
cli-give-action = Er is geen actie opgegeven. Geef er minstens één, bijvoorbeeld { $example }.
cli-unknown-action = “{ $action }” is geen actie in deze partij. Dit kan: { $examples }.
cli-missing-extra = Deze opdracht heeft meer pakketten nodig. Installeer ze met: { $command }
cli-needs-terminal = In de browser stel je de partij op de pagina in. Deze opties werken alleen met --terminal.

# sevenroads play
cli-running = Seven Roads draait op { $address } (stoppen met Ctrl-C; je partijen blijven bewaard)
cli-already-running = Seven Roads draait al op { $address }
cli-lan-link = Open { $address } op een telefoon of computer in dit netwerk.
cli-lan-scan = Of scan deze code:
cli-lan-safety = Iedereen in dit netwerk kan de pagina openen en meespelen, dus gebruik --lan alleen in netwerken die je vertrouwt. Stoppen met Ctrl-C; je partijen blijven bewaard.
cli-lan-none = Deze computer is niet verbonden met een netwerk, dus geen ander apparaat kan meedoen. Maak verbinding of laat --lan weg.
cli-lan-running = Seven Roads draait al op { $address }, alleen voor deze computer. Stop het met Ctrl-C en gebruik dan --lan.

# A game in the terminal
cli-welcome = Je speelt met { FORM($side, "the") } ({ $seat }). Typ help voor een lijst met commando's.
cli-machine-plays = De computer speelt { $actions }
cli-not-played = Niet gespeeld: { $actions }
cli-turn-over = Je beurt is voorbij.
cli-end-again = Typ nog een keer . om je beurt te beëindigen.
cli-action-possible = { $action } is mogelijk.
cli-which-action = Welke actie? Bijvoorbeeld: { $example }
cli-which-file = Welk bestand? Bijvoorbeeld: { $example }
cli-no-victory-cards = Je hebt geen Zegekaarten.
cli-taken-back = Teruggenomen: { $actions }
cli-undo-none = Er valt in deze beurt niets terug te nemen.
cli-undo-revealed = Door de laatste actie is een kaart bekend geworden, dus die actie kun je niet terugnemen.
cli-save-as = Partij opslaan als (Enter om over te slaan):
cli-saved = Opgeslagen in { $file }.
cli-goodbye = Tot ziens.

# The help in a game
cli-help-actions = Typ een of meer acties op één regel. Letters staan voor eenheden, cijfers voor { FORM($lane, "many") }. Bijvoorbeeld: { $example }
cli-help-legal = tonen welke acties nu mogelijk zijn
cli-help-why = uitleggen waarom een actie niet mogelijk is
cli-help-board = het bord opnieuw tekenen
cli-help-cards = je doel en je Zegekaarten tonen
cli-help-undo = één actie terugnemen
cli-help-restart = de hele beurt terugnemen
cli-help-save = de partij opslaan (tijdens de partij zonder de verborgen kaarten)
cli-help-resign = de partij opgeven
cli-help-help = deze hulp tonen
cli-help-quit = stoppen

# sevenroads hint and sevenroads analyse
cli-win-chance = winstkans { $percent }
cli-nothing = niets
cli-turn = beurt
cli-before-after = eerst { $before }, daarna { $after }
cli-worst-turns = De slechtste beurten:
cli-no-bad-turns = Geen enkele beurt kostte { $percent } winstkans of meer.

# sevenroads openings
cli-openings-rules = revisie { $revision } van de regels
cli-openings-no-book = Er is geen openingenboek van “{ $name }”. Kies uit { $names }.
cli-openings-no-objective = Het boek heeft geen Doelenkaart “{ $name }”. Kies uit { $names }.
cli-openings-not-in-book = Beurt { $number } ({ $turn }) staat niet in het boek.
cli-openings-illegal = Beurt { $number } ({ $turn }) mag niet. { $problem }
