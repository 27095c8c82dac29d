analysis-warning = Attention :
analysis-hint = Indice
analysis-thinking = La machine réfléchit…
analysis-hint-for = Indice { FORM($side, "for") }
analysis-win-chance = chances de victoire { FORM($side, "for") }
analysis-try = Essayer sur le plateau
analysis-flip = Retourner le plateau
analysis-copied = Copié.
analysis-copy-failed = Ce navigateur ne permet pas de copier. Copie le texte toi-même :
analysis-share = Enregistrer et partager
analysis-link = Copier un lien vers cette position
analysis-position = Copier la position
analysis-svg = Enregistrer le plateau en SVG
analysis-png = Enregistrer le plateau en PNG
analysis-edit = Ouvrir dans l'éditeur
review-title = Revoir une partie
review-ribbon = Chances de victoire au fil de la partie
review-judging = Tours évalués : { $done } sur { $all }
review-judge = Évaluer les tours
review-stop = Arrêter l'évaluation
review-mistakes = Erreurs
review-by = Évaluer selon
review-by-known = ce que le joueur savait
review-by-truth = toutes les cartes
review-grade-doubtful = imprécision
review-grade-mistake = erreur
review-grade-blunder = gaffe
review-played = Joué
review-better = Mieux
review-show-better = Montrer le meilleur tour
review-no-mistakes = Aucune erreur trouvée.
review-not-yet = Aucune erreur trouvée pour l'instant.
review-unfinished = L'enregistrement s'arrête avant la fin de la partie : on ne peut pas en évaluer les tours.
review-odds = Quel objectif ?
review-odds-of = { $side } : ce que ce camp pouvait savoir
review-odds-own = Ce que tu pouvais savoir
review-odds-truth = L'objectif de l'ennemi était { $objective } (probabilité : { $percent }).
review-odds-right = le bon
review-you = Toi
review-of = Les erreurs de
review-learn-you = Apprendre de tes erreurs ({ $count })
review-learn = Trouver de meilleurs tours ({ $count })
review-accuracy = Précision
review-accuracy-about = Un tour qui ne gaspille aucune chance de gagner compte 100 %. Chaque perte de 15 points divise ce chiffre par deux. La précision est la moyenne de tous les tours, selon ce que le joueur savait.
review-count-blunder = { $count ->
        [one] { $count } gaffe
       *[other] { $count } gaffes
    }
review-count-mistake = { $count ->
        [one] { $count } erreur
       *[other] { $count } erreurs
    }
review-count-doubtful = { $count ->
        [one] { $count } imprécision
       *[other] { $count } imprécisions
    }
task-title = Trouve un meilleur tour
task-number = { $number } sur { $all }
task-close = Revenir à l'analyse
task-better-you = Manche { $round } : en jouant ainsi, tes chances de gagner sont passées de { $before } à { $after }.
task-better-side = Manche { $round }, { FORM($side, "the") } : en jouant ainsi, leurs chances de gagner sont passées de { $before } à { $after }.
task-win-you = Manche { $round } : tu pouvais gagner la partie dans ce tour. Trouve comment.
task-win = Manche { $round }, { FORM($side, "the") } : ce tour permettait de gagner la partie. Trouve comment.
task-defence-you = Manche { $round } : l'ennemi menace de gagner au prochain tour. Trouve un tour qui l'en empêche, quel que soit son objectif.
task-defence = Manche { $round }, { FORM($side, "the") } : l'ennemi menace de gagner au prochain tour. Trouve un tour qui l'en empêche, quel que soit son objectif.
task-how = Joue le tour entier sur le plateau, puis termine-le. La machine le vérifie.
task-checking = La machine vérifie ton tour…
task-verdict-as-good = Bien joué : aussi bon que le tour de la machine.
task-verdict-better = Mieux que dans la partie, mais il y a encore mieux.
task-verdict-worse = Pas mieux que dans la partie.
task-found-win = Trouvé : ce tour gagne la partie.
task-found-defence = Trouvé : l'ennemi ne peut pas gagner au prochain tour.
task-chances = Chances de gagner : { $win } avec ce tour, { $played } comme dans la partie, { $best } avec le tour de la machine.
task-again = Réessayer
task-show = Montrer une solution
task-shown = Une solution :
task-next = Erreur suivante
task-finish = Terminer
task-done = Terminé. Tu en as résolu { $solved } sur { $all }.
own-title = Problèmes tirés de tes parties
own-text = Des tours où tu as manqué un gain ou une défense. Les analyses de tes parties les ajoutent ici.
own-win = Gagne dans ce tour
own-defence = Empêche l'ennemi de gagner
own-state-open = pas encore résolu
own-state-solved = résolu
own-state-shown = solution vue
own-all = Tout afficher ({ $count })
review-transport = Parcourir la partie
review-first = Aller au début (Début)
review-last = Aller à la fin (Fin)
review-back = Une action en arrière (←)
review-forward = Une action en avant (→)
review-turn-back = Un tour en arrière (↑)
review-turn-forward = Un tour en avant (↓)
review-round-back = Une manche en arrière (Page préc.)
review-round-forward = Une manche en avant (Page suiv.)
review-keys = ← → actions, ↑ ↓ tours, Page préc./suiv. manches, Espace lecture
review-play = Lecture
review-pause = Pause
review-turns = La partie tour par tour
review-running = Cette partie est encore en cours. Tu pourras la revoir quand elle sera terminée.
review-to-table = Aller à la table
review-variation = Ta variante
review-return = Retour à la partie
review-start = Début
review-save = Enregistrer la partie (.7r)
review-other = Ouvrir une autre partie
import-title = Ouvrir une partie enregistrée
import-text = Choisis ou dépose un fichier .7r, ou colle son texte. Une simple position s'ouvre dans l'éditeur.
import-file = Choisir un fichier
import-paste = Texte de la partie ou de la position
import-open = Ouvrir
import-refused = Ce n'est pas une partie enregistrée lisible. Tu peux en enregistrer une quand tu revois une partie, sous « Enregistrer et partager ». Le problème :
analyse-title = Analyser
analyse-lead = Revois tes parties terminées avec l'aide de la machine, ou compose ta propre position.
analyse-games = Tes parties terminées
analyse-none = Tu n'as pas encore de partie terminée.
analyse-review = Revoir
puzzles-title = Problèmes
puzzles-streak = Jours de suite : { $days }
puzzles-solved = Résolus du premier coup : { $done } sur { $all }
puzzles-edition = Édition
puzzles-edition-all = Toutes les éditions
puzzles-theme = Thème
puzzles-theme-all = Tous les thèmes
puzzles-theme-sweep = Attaque en série
puzzles-theme-trade = Échange d'unités
puzzles-theme-fire = Tirer de côté
puzzles-theme-redeploy = Monter en première ligne
puzzles-theme-retreat = Repli
puzzles-theme-cards = Cartes
puzzles-theme-two-roads = Deux conquêtes
puzzles-theme-defence = Défense
puzzles-choose = Choisir les problèmes
puzzles-rating = Ta cote : { $rating }
puzzles-device = Ta cote est conservée sur cet appareil. Si tu crées un compte, elle y est transférée.
puzzles-none-left = Tu as essayé tous les problèmes de ce choix. Tes essais ne comptent plus.
puzzle-title = Problème { $number }
puzzle-rated = Cote { $rating }
puzzle-missing = Problème introuvable.
puzzle-task = { $side } : à toi de gagner dès ce tour.
puzzle-task-defence = { $side } : empêche l'ennemi de gagner au prochain tour.
puzzle-enemy-objective = L'objectif de l'ennemi : { $text }
puzzle-open-cards = Tu vois ici les cartes de l'ennemi, car tu dois parer tout ce qui peut le faire gagner.
puzzle-checking = Vérification…
puzzle-solved = Résolu.
puzzle-solved-shorter = Résolu en { $actions }. On peut gagner en { $best }.
puzzle-solved-defence = Résolu. L'ennemi ne peut pas gagner au prochain tour.
puzzle-actions = { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
puzzle-gained = Ta cote monte de { $points } et passe à { $rating }.
puzzle-lost = Ta cote baisse de { $points } et passe à { $rating }.
puzzle-uncounted = Seul ton premier essai sur un problème compte.
puzzle-wrong-win = Ce tour ne gagne pas.
puzzle-wrong-defence = L'ennemi gagne quand même :
puzzle-wrong-again = Le plateau est revenu au début. Essaie encore.
puzzle-again = Réessayer
puzzle-hint-first = La solution commence par : { $action }
puzzle-hint-kind = Il faut : { $themes }
puzzle-hint-threat = Si tu ne fais rien, l'ennemi gagne ainsi :
puzzle-hint-next = Action suivante : { $action }
puzzle-hint-off = Tes actions ne font pas partie de cette solution. Recommence pour avoir un indice.
puzzle-hint-counts = Montrer une action (compte comme un échec)
puzzle-restart = Recommencer
puzzle-solution = Montrer la solution
puzzle-solution-title = La solution
puzzle-next = Problème suivant
learn-title = Apprendre
learn-lead = Une idée à la fois, directement sur le plateau. Chaque leçon prend une minute ou deux.
learn-begin = Commencer
learn-go-on = Continuer : { $title }
learn-lessons = Leçons
learn-done = faite
learn-progress = Leçons faites : { $done } sur { $all }
learn-tips = Conseils
learn-rules = Les règles complètes
learn-rules-text = Toutes les règles, avec des exemples sur plateau et une recherche.
learn-puzzles-text = Gagne dès ce tour, ou arrête l'ennemi : l'un après l'autre, à ton niveau.
learn-reference = Aide-mémoire
learn-reference-text = Les coûts, qui bat qui, les grades. En jeu, la touche ? l'affiche.
learn-editor-text = Compose la position que tu veux et demande à la machine son meilleur tour.
lesson-step = Étape { $step } sur { $steps }
lesson-next = Suivant
lesson-next-lesson = Leçon suivante : { $title }
lesson-all = Toutes les leçons
lesson-again = Refaire la leçon
lesson-missing = Leçon introuvable.
lesson-rules = Règles de cette leçon :
lesson-play = Jouer contre la machine
editor-title = Éditeur de positions
editor-edition = Édition
editor-mode-build = Composer
editor-mode-try = Essayer
editor-place = Unités à placer : { $side }
editor-help = Choisis une unité, puis touche l'endroit où la placer : elle se met à l'avant de sa colonne. Pour modifier une colonne, touche-la sans choisir d'unité.
editor-side = Camp qui joue
editor-turn = Tour
editor-ap = Points d'action
editor-options = Options
editor-specials = Unités spéciales
editor-victory = Cartes Victoire
editor-objectives = Cartes Objectif
editor-length = Tuiles entre les deux repères
editor-objective = Objectif : { $side }
editor-hand = Cartes Victoire : { $side }
editor-add-card = Ajouter une carte
editor-remove = Retirer : { $what }
editor-remove-lead = Retirer l'unité en première ligne
editor-clear-line = Retirer toute la colonne
editor-distance = Tuiles vides derrière la colonne
editor-less = moins
editor-more = plus
editor-clear = Vider le plateau
editor-undo = Annuler la dernière modification
editor-refused = Cette position est impossible.
editor-refused-quoted = N'utilise que des unités, des tuiles, des cartes et des points d'action possibles dans une partie. Le problème :
editor-refused-specials = Unités spéciales sur le champ de bataille ({ $side }) : { $count }. La limite est de { $limit } (R2.4).
editor-refused-army = { $side } : { $count } × { $unit }. L'armée n'en compte que { $limit } (R2).
editor-refused-tiles = { $road } : les deux colonnes occupent { $count } tuiles, mais il n'y en a que { $limit } (R1.6).
editor-text = Position en texte
editor-use = Charger cette position
editor-none = aucune unité
editor-over = Un camp a déjà gagné : il n'y a plus rien à essayer.
rules-search = Chercher dans les règles
rules-none = Rien trouvé.
rules-contents = Sommaire
rules-see = Voir aussi
rules-next = Étape suivante
rules-previous = Étape précédente
rules-step = Étape { $step } sur { $steps }
rules-edition = Édition
rules-restart = Recommencer
rules-try = Essayer autre chose
rules-try-help = Joue pour les deux camps. C'est { FORM($side, "to") } de jouer.
rules-try-stop = Revenir à l'exemple
rules-trying = Essai : { $title }
rules-try-place = Essayer : placer { FORM($unit, "a") } { FORM($lane, "on") } { $road }
rules-try-redeploy = Essayer : faire monter une unité { FORM($lane, "on") } { $road }
rules-try-retreat = Essayer : replier une unité { FORM($lane, "on") } { $road }
rules-try-attack = Essayer : attaquer { FORM($lane, "on") } { $road }
rules-try-fire = Essayer : tirer à { $way ->
        [left] gauche
       *[right] droite
    } avec { FORM($unit, "the") }
rules-try-card = Essayer : jouer { $card }
play-on = Continuer à partir d'ici
play-on-earlier = Revenir un tour en arrière pour continuer
play-on-friend = Un ami, par lien
play-on-cards = Cartes cachées
play-on-cards-given = Comme elles sont ici
play-on-cards-dealt = Redistribuées
play-on-cards-known = Tu connais les cartes de ton adversaire, et il ne connaît pas les tiennes.

learn-first = Première partie guidée
learn-first-text = Une vraie partie contre une machine patiente. Un coach te montre où toucher.
learn-first-play = Jouer
learn-first-again = Rejouer

# The reasons of game.ftl about a turn of another player, who is not addressed.
they-wins-by-objective = Ils remplissent leur objectif et gagnent.
they-wins-by-roads = Ils conquièrent leur troisième { FORM($lane, "word") } et gagnent.
they-conquers = Ils conquièrent { FORM($lane, "the") } { $road }.
they-conquers-wanted = Ils conquièrent { FORM($lane, "the") } { $road }, qui compte pour leur objectif.
they-stops-win = L'ennemi ne peut plus gagner au prochain tour.
they-stops-possible-win = Avec { $count ->
        [one] l'un
       *[other] { $count }
    } de ses objectifs possibles, l'ennemi aurait pu gagner au prochain tour.
they-threatens-win = Ils peuvent gagner au prochain tour si l'ennemi ne les arrête pas.
they-defends = L'ennemi ne peut plus conquérir { FORM($lane, "the") } { $road } au prochain tour.
they-defends-denied = Ils tiennent l'ennemi à distance { FORM($lane, "of") } { $road }, comme leur objectif l'exige.
they-threatens = Ils peuvent conquérir { FORM($lane, "the") } { $road } au prochain tour.
they-threatens-wanted = Au prochain tour, ils peuvent conquérir { FORM($lane, "the") } { $road }, qui figure sur leur carte Objectif.
they-leaves = L'ennemi peut conquérir { FORM($lane, "the") } { $road } au prochain tour.
they-leaves-win = L'ennemi peut gagner au prochain tour.
they-leaves-possible-win = Avec { $count ->
        [one] l'un
       *[other] { $count }
    } de ses objectifs possibles, l'ennemi peut gagner au prochain tour.
they-sweeps = { CAPITAL(FORM($unit, "the")) } élimine { $units } { FORM($lane, "on") } { $road }.
they-fires = { CAPITAL(FORM($unit, "the")) } tire et élimine { $units } { FORM($lane, "on") } { $road }.
they-trades = { CAPITAL(FORM($lane, "on")) } { $road }, { FORM($unit, "the") } et { FORM($enemy, "the") } d'en face retournent en réserve.
they-blocks = { CAPITAL(FORM($unit, "the")) } bloque { FORM($enemy, "the") } { FORM($lane, "on") } { $road }.
they-threatens-sweep = { CAPITAL(FORM($unit, "the")) } { FORM($lane, "on") } { $road } peut éliminer { $units }.
they-closes-door = { CAPITAL(FORM($unit, "the")) } barre le passage à l'ennemi { FORM($lane, "on") } { $road }, où ils n'avaient pas de colonne.
they-prepares = Ils avancent { FORM($lane, "on") } { $road }, qui figure sur leur carte Objectif. L'écart n'est plus que de { $gap }.
they-advances = Leur colonne { FORM($lane, "on") } { $road } avance. L'écart n'est plus que de { $gap }.
they-keeps = Ils gardent { $stock } en réserve { $count ->
        [one] contre { FORM($enemy, "the") } en tête d'une colonne ennemie
       *[other] contre les { FORM($enemy, "many") } en tête de { $count } colonnes ennemies
    }.
they-saves-units = { CAPITAL(FORM($unit, "the")) } monte en première ligne { FORM($lane, "on") } { $road } sans toucher à leur réserve.
they-frees = { CAPITAL(FORM($unit, "the")) } quitte { FORM($lane, "the") } { $road }, où { FORM($unit, "he") } était { FORM($unit, "blocked") }.
they-frees-special = { CAPITAL(FORM($unit, "the")) } retourne en réserve : ils peuvent placer une autre unité spéciale.
they-withdraws = { CAPITAL(FORM($unit, "the")) } quitte { FORM($lane, "the") } { $road } et retourne dans leur réserve.
they-wedges = { CAPITAL(FORM($unit, "the")) } reste { FORM($lane, "on") } { $road } jusqu'à la fin de la partie et compte toujours comme leur unité spéciale.
they-exposes = L'ennemi peut leur éliminer { $units } { FORM($lane, "on") } { $road } au prochain tour.
they-wastes = Ils perdent { $ap } PA qu'ils pouvaient encore utiliser.
they-card-reinforcements = Ils ont { $ap } PA pour ce tour.
they-card-forced-march = { CAPITAL(FORM($unit, "the")) } monte en première ligne { FORM($lane, "on") } { $road } : ils économisent { $ap } PA.
they-card-withdrawal = { CAPITAL(FORM($unit, "the")) } se replie { FORM($lane, "of") } { $road } : ils économisent { $ap } PA.
they-card-sabotage = { CAPITAL(FORM($enemy, "the")) } en première ligne { FORM($lane, "on") } { $road } retourne dans la réserve de l'ennemi.
they-card-dig-in = L'ennemi ne peut pas éliminer leurs unités { FORM($lane, "on") } { $road } avant leur prochain tour.
they-card-dig-in-saves = L'ennemi aurait pu leur éliminer { $units } { FORM($lane, "on") } { $road }. Il ne le peut plus.
they-card-supply-cut = L'ennemi commence son prochain tour avec { $ap } PA.
they-card-second-front = Ils peuvent avoir { $limit } unités spéciales sur le champ de bataille.
they-card-intelligence = Ils sauront quel objectif ils doivent empêcher.
they-card-night-march = Faire monter une unité en première ligne leur coûte 1 PA pendant ce tour : de quoi aider { $count ->
        [one] une de leurs colonnes
       *[other] { $count } de leurs colonnes
    }.
they-card-new-orders = Il manque encore { $count ->
        [one] { $count } { $lane }
       *[other] { $count } { FORM($lane, "many") }
    } à leur objectif. Un autre en demandera peut-être moins.
they-card-new-orders-lost = Ils ne peuvent plus remplir leur objectif : ils n'ont rien à perdre.
openings-title = Ouvertures
openings-lead = Comment commence une partie bien jouée, d'après les parties de la machine contre elle-même. Choisis un tour pour le jouer sur le plateau.
learn-openings-text = Regarde comment commence une partie bien jouée, pour chaque carte Objectif.
openings-share = choisi
openings-games = { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
openings-games-short = parties
openings-points = score
openings-interval = intervalle à 95 %
openings-value = recherche
openings-objectives = objectifs
openings-turn = tour
openings-others = autres tours
openings-pass = Finir le tour sans agir
openings-mirrored = Un tour et son image en miroir comptent comme un seul.
openings-end = Le livre s'arrête ici.
openings-end-objective = Le livre n'a pas de partie avec cette carte Objectif ici.
openings-list = Tours dans cette position
openings-path = Tours joués
openings-back = Un tour en arrière
openings-start = Revenir au début
openings-objective = Carte Objectif ({ $side })
openings-all = Toutes les cartes Objectif
openings-kind-roads = Buts fixes
openings-kind-choice = Avec un choix de buts
openings-kind-deny = Avec une interdiction pour l'ennemi
openings-row = Choisi { $share }, { $points } des points ({ $low } à { $high }), recherche { $value }, { $games }
openings-for = Surtout avec { $cards }
openings-about = { $games } du joueur { $player }, révision { $rules } des règles. « Choisi » dit combien de fois il joue ce tour de lui-même ; d'autres parties essaient des tours qu'il joue rarement. « Score » et « recherche » valent pour le camp qui joue le tour.
openings-seat = Le premier joueur est assis au sud. Si tu commences avec l'autre camp, tourne le plateau.
