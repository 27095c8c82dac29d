# Texts of the command line, and of the boards that Python draws. Only Python reads this file.
# Commands (help, undo, quit, …), options and actions (T3) are the same in every language.

# The panel beside the board
cli-free-now = Free now
cli-decks = Decks
cli-objective = Objective
cli-objective-hidden = hidden
cli-objective-cards = { $count ->
        [one] { $count } Objective card
       *[other] { $count } Objective cards
    }
cli-cards-hidden = { $count } hidden
cli-no-cards = none

# The marks on the board
cli-mark-special = special unit
cli-mark-rank = rank
cli-mark-fires = fires
cli-mark-blocked = blocked
cli-mark-dug-in = dug in
cli-mark-conquered = conquered
cli-mark-gap = gap

# The board in words, for screen readers
cli-stock = { $side }, in stock: { $units }.
cli-stock-empty = { $side }: nothing in stock.
cli-blocked = Blocked: { $unit } ({ $side }).

# Errors. $problem is an English sentence for authors of files.
cli-paste-position = Paste a position and press Enter:
cli-no-position = No position given. Pass one as an argument or on standard input.
cli-not-a-position = “{ $text }” is not a position. Put the whole position in quotes.
cli-bad-position = Can't read this position. The problem: { $problem }
cli-bad-record = Can't read this game record. The problem: { $problem }
cli-bad-edition = Can't set up this game. The problem: { $problem }
cli-unknown-edition = There is no edition “{ $name }”. Choose one of { $names }, or give the path of a .toml file.
cli-file-missing = There is no such file or folder.
cli-file-is-folder = This is a folder, not a file.
cli-file-denied = You have no permission to open this file.
cli-give-action = No action given. Give at least one, for example { $example }.
cli-unknown-action = “{ $action }” is not an action of this game. Possible forms: { $examples }.
cli-missing-extra = This command needs more packages. Install them with: { $command }
cli-needs-terminal = In the browser you choose the game on the page. These options need --terminal.

# sevenroads play
cli-running = Seven Roads is running at { $address } (Ctrl-C stops it; your games are saved)
cli-already-running = Seven Roads is already running at { $address }
cli-lan-link = Open { $address } on any phone or computer in this network.
cli-lan-scan = Or scan this code:
cli-lan-safety = Anyone in this network can open the page and play, so use --lan only in networks you trust. Ctrl-C stops it; your games are saved.
cli-lan-none = This computer is not connected to a network, so no other device can join. Connect it, or leave out --lan.
cli-lan-running = Seven Roads is already running at { $address }, for this computer only. Stop it with Ctrl-C, then use --lan.

# A game in the terminal
cli-welcome = You play { FORM($side, "the") } ({ $seat }). Type help for a list of commands.
cli-machine-plays = The machine plays { $actions }
cli-not-played = Not played: { $actions }
cli-turn-over = Your turn is over.
cli-end-again = Type . again to end the turn.
cli-action-possible = { $action } is possible.
cli-which-action = Which action? For example: { $example }
cli-which-file = Which file? For example: { $example }
cli-no-victory-cards = You have no Victory cards.
cli-taken-back = Taken back: { $actions }
cli-undo-none = There is nothing to take back this turn.
cli-undo-revealed = The last action revealed a card, so you can't take it back.
cli-save-as = Save the game record as (Enter to skip):
cli-saved = Saved to { $file }.
cli-goodbye = Goodbye.

# The help in a game
cli-help-actions = Type one or more actions on a line. Letters are units, numbers are { FORM($lane, "many") }. For example: { $example }
cli-help-legal = list the actions that are possible now
cli-help-why = explain why an action is not possible
cli-help-board = draw the board again
cli-help-cards = show your objective and your Victory cards
cli-help-undo = take back one action
cli-help-restart = take back the whole turn
cli-help-save = save the game record (hidden cards are left out until the game is over)
cli-help-resign = resign the game
cli-help-help = show this help
cli-help-quit = leave the game

# sevenroads hint and sevenroads analyse
cli-win-chance = winning chance { $percent }
cli-nothing = nothing
cli-turn = turn
cli-before-after = { $before } before, { $after } after
cli-worst-turns = The worst turns:
cli-no-bad-turns = No turn lost { $percent } or more.

# sevenroads openings
cli-openings-rules = rules revision { $revision }
cli-openings-no-book = There is no opening book of “{ $name }”. Choose one of { $names }.
cli-openings-no-objective = The book has no Objective card “{ $name }”. Choose one of { $names }.
cli-openings-not-in-book = Turn { $number } ({ $turn }) is not in the book.
cli-openings-illegal = Turn { $number } ({ $turn }) is not legal. { $problem }
