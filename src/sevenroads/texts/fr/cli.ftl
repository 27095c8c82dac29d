# Texts of the command line, and of the boards that Python draws. Only Python reads this file.
# Commands (help, undo, quit, …), options and actions (T3) are the same in every language.

# The panel beside the board
cli-free-now = Gratuit maintenant
cli-decks = Paquets
cli-objective = Objectif
cli-objective-hidden = caché
cli-objective-cards = { $count ->
        [one] { $count } carte Objectif
       *[other] { $count } cartes Objectif
    }
cli-cards-hidden = { $count ->
        [one] { $count } cachée
       *[other] { $count } cachées
    }
cli-no-cards = aucune

# The marks on the board
cli-mark-special = unité spéciale
cli-mark-rank = grade
cli-mark-fires = tire
cli-mark-blocked = bloquée
cli-mark-dug-in = retranchée
cli-mark-conquered = conquise
cli-mark-gap = écart

# The board in words, for screen readers
cli-stock = { $side }, en réserve : { $units }.
cli-stock-empty = { $side } : réserve vide.
cli-blocked = Unité bloquée : { $unit } ({ $side }).

# Errors. $problem is an English sentence for authors of files.
cli-paste-position = Colle une position et appuie sur Entrée :
cli-no-position = Il manque la position. Donne-la en argument ou par l'entrée standard.
cli-not-a-position = « { $text } » n'est pas une position. Mets toute la position entre guillemets.
cli-bad-position = Cette position est illisible. Le problème : { $problem }
cli-bad-record = Cette partie enregistrée est illisible. Le problème : { $problem }
cli-bad-edition = Impossible de préparer cette partie. Le problème : { $problem }
cli-unknown-edition = Il n'y a pas d'édition « { $name } ». Choisis parmi { $names }, ou donne le chemin d'un fichier .toml.
cli-file-missing = Ce fichier ou ce dossier n'existe pas.
cli-file-is-folder = C'est un dossier, pas un fichier.
cli-file-denied = Tu n'as pas le droit d'ouvrir ce fichier.
cli-give-action = Il manque l'action. Donnes-en au moins une, par exemple { $example }.
cli-unknown-action = « { $action } » n'est pas une action de ce jeu. Formes possibles : { $examples }.
cli-missing-extra = Cette commande a besoin d'autres paquets. Installe-les avec : { $command }
cli-needs-terminal = Dans le navigateur, tu choisis la partie sur la page. Ces options ne fonctionnent qu'avec --terminal.

# sevenroads play
cli-running = Seven Roads tourne à l'adresse { $address } (Ctrl-C pour l'arrêter ; tes parties sont enregistrées)
cli-already-running = Seven Roads tourne déjà à l'adresse { $address }
cli-lan-link = Ouvre { $address } sur un téléphone ou un ordinateur de ce réseau.
cli-lan-scan = Ou scanne ce code :
cli-lan-safety = Toute personne de ce réseau peut ouvrir la page et jouer : n'utilise --lan que sur un réseau de confiance. Ctrl-C pour l'arrêter ; tes parties sont enregistrées.
cli-lan-none = Cet ordinateur n'est connecté à aucun réseau : aucun autre appareil ne peut se joindre à la partie. Connecte-le, ou retire --lan.
cli-lan-running = Seven Roads tourne déjà à l'adresse { $address }, pour cet ordinateur seulement. Arrête-le avec Ctrl-C, puis utilise --lan.

# A game in the terminal
cli-welcome = Tu joues { FORM($side, "the") } ({ $seat }). Tape help pour voir les commandes.
cli-machine-plays = La machine joue { $actions }
cli-not-played = Pas joué : { $actions }
cli-turn-over = Ton tour est terminé.
cli-end-again = Tape encore . pour terminer le tour.
cli-action-possible = { $action } est possible.
cli-which-action = Quelle action ? Par exemple : { $example }
cli-which-file = Quel fichier ? Par exemple : { $example }
cli-no-victory-cards = Tu n'as pas de carte Victoire.
cli-taken-back = Annulé : { $actions }
cli-undo-none = Il n'y a aucune action de ce tour à annuler.
cli-undo-revealed = La dernière action a révélé une carte : tu ne peux pas l'annuler.
cli-save-as = Enregistrer la partie sous (Entrée pour passer) :
cli-saved = Partie enregistrée dans { $file }.
cli-goodbye = À bientôt.

# The help in a game
cli-help-actions = Tape une ou plusieurs actions par ligne. Les lettres sont les unités, les chiffres les { FORM($lane, "many") }. Par exemple : { $example }
cli-help-legal = afficher les actions possibles maintenant
cli-help-why = expliquer pourquoi une action n'est pas possible
cli-help-board = redessiner le plateau
cli-help-cards = afficher ton objectif et tes cartes Victoire
cli-help-undo = annuler une action
cli-help-restart = recommencer le tour
cli-help-save = enregistrer la partie (tant qu'elle dure, sans les cartes cachées)
cli-help-resign = abandonner la partie
cli-help-help = afficher cette aide
cli-help-quit = quitter la partie

# sevenroads hint and sevenroads analyse
cli-win-chance = chances de victoire : { $percent }
cli-nothing = rien
cli-turn = tour
cli-before-after = { $before } avant, { $after } après
cli-worst-turns = Les pires tours :
cli-no-bad-turns = Aucun tour n'a fait perdre { $percent } ou plus.

# sevenroads openings
cli-openings-rules = révision { $revision } des règles
cli-openings-no-book = Il n'y a pas de livre d'ouvertures pour « { $name } ». Choisis parmi { $names }.
cli-openings-no-objective = Le livre n'a pas de carte Objectif « { $name } ». Choisis parmi { $names }.
cli-openings-not-in-book = Le tour { $number } ({ $turn }) n'est pas dans le livre.
cli-openings-illegal = Le tour { $number } ({ $turn }) n'est pas permis. { $problem }
