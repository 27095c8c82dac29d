refusal-game-over = La partie est terminée.
refusal-road-conquered = { CAPITAL(FORM($lane, "the")) } { $road } est { FORM($lane, "conquered") } : on n'y joue plus.
refusal-not-in-play = Dans cette partie, il n'y a pas { FORM($unit, "no") }.
refusal-stock-empty = Tu n'as plus { FORM($unit, "no") } en réserve.
refusal-special-limit = Tu as atteint ta limite d'unités spéciales sur le champ de bataille : { $limit }.
refusal-does-not-fit = { CAPITAL(FORM($unit, "the")) } occupe { $length ->
        [one] { $length } tuile
       *[other] { $length } tuiles
    }, mais { FORM($lane, "on") } { $road }, l'écart est de { $gap }.
refusal-points = { CAPITAL($action) } coûte { $cost } PA, mais il ne t'en reste { $ap ->
        [0] plus
       *[other] que { $ap }
    }.
refusal-blocked-points = { CAPITAL(FORM($lane, "on")) } { $road }, ton unité en première ligne est bloquée : la replier coûte { $cost } PA, mais il ne t'en reste { $ap ->
        [0] plus
       *[other] que { $ap }
    }.
refusal-no-line = Tu n'as pas de colonne { FORM($lane, "on") } { $road }.
refusal-lone-unit = { CAPITAL(FORM($unit, "your")) } est { FORM($unit, "alone") } { FORM($lane, "on") } { $road } : il faut une colonne d'au moins deux unités pour en faire monter une en première ligne.
refusal-no-enemy = L'ennemi n'a pas de colonne { FORM($lane, "on") } { $road }.
refusal-no-contact = { CAPITAL(FORM($lane, "on")) } { $road }, les unités en première ligne ne se touchent pas : l'écart est de { $gap }.
refusal-dug-in = { CAPITAL(FORM($lane, "on")) } { $road }, l'ennemi est retranché jusqu'au début de son prochain tour.
refusal-dug-in-already = Ta colonne { FORM($lane, "on") } { $road } est déjà retranchée.
refusal-stronger = { CAPITAL(FORM($lane, "on")) } { $road }, { FORM($unit, "your") } ne peut pas attaquer { FORM($enemy, "the") }, qui { FORM($unit, "him") } bat.
refusal-not-on-a-road = { CAPITAL(FORM($unit, "your")) } n'est pas sur le champ de bataille.
refusal-gun-on-conquered = { CAPITAL(FORM($lane, "the")) } { $road } est { FORM($lane, "conquered") } : { FORM($unit, "your") } ne peut plus y agir.
refusal-not-deployed = { CAPITAL(FORM($unit, "the")) } ne tire que pendant le tour où tu { FORM($unit, "him") } places ou { FORM($unit, "him") } fais monter en première ligne.
refusal-not-placed = { CAPITAL(FORM($unit, "the")) } ne tire que pendant le tour où tu { FORM($unit, "him") } places depuis ta réserve.
refusal-no-road-there = La flèche de { $direction } { FORM($unit, "of") } { FORM($lane, "on") } { $road } pointe hors du champ de bataille.
refusal-target-conquered = La flèche de { $direction } { FORM($unit, "of") } pointe vers { FORM($lane, "the") } { $road }, déjà { FORM($lane, "conquered") }.
refusal-no-target = La flèche de { $direction } { FORM($unit, "of") } ne pointe vers aucune cible possible { FORM($lane, "on") } { $road }.
refusal-not-in-hand = Tu n'as pas la carte { $card } en main.
refusal-card-points = La carte { $card } coûte { $cost } PA, mais il ne t'en reste { $ap ->
        [0] plus
       *[other] que { $ap }
    }.
refusal-no-specials = Cette partie se joue sans unités spéciales : { $card } n'aurait aucun effet.
refusal-objective-known = Tu connais déjà l'objectif de l'ennemi.
refusal-no-objectives = Cette partie se joue sans cartes Objectif.
refusal-night-march-in-force = La carte Marche de nuit est déjà en vigueur.
refusal-no-objective-cards = Le paquet de cartes Objectif est vide.
refusal-not-seated = Tu ne joues pas à cette table.
refusal-over = La partie est terminée.
refusal-time-left = Il reste encore du temps à la pendule.
refusal-not-your-turn = Ce n'est pas ton tour.
refusal-no-undo = À cette table, on ne peut pas annuler ses actions.
refusal-offered = Tu l'as déjà demandé. Attends la réponse.
refusal-no-offer = Il n'y a pas de proposition à laquelle répondre.
refusal-no-abort = Chaque camp a déjà terminé un tour. Tu peux encore abandonner ou proposer la nulle.
refusal-many-aborts = Tu as annulé trop de parties classées ces dernières 24 heures. Continue ou abandonne.
refusal-no-takeback = Tu ne peux pas reprendre de tour maintenant : soit cette table ne le permet pas, soit tu n'as aucun tour à reprendre, soit une carte a été révélée depuis.
refusal-too-long = Cette partie est trop longue pour d'autres reprises ou propositions de nulle. Continue ou abandonne.
refusal-unreadable = Le serveur n'arrive pas à lire cette partie. Préviens la personne qui gère le serveur.
refusal-many-tables = Tu as trop de tables ouvertes dans le salon. Attends que quelqu'un s'installe à l'une d'elles.
refusal-not-now = Ce n'est pas possible maintenant.
refusal-no-action = Cette action n'existe pas.
refusal-illegal = Ce n'est pas possible maintenant.
refusal-stale = La partie a avancé entre-temps. Regarde de nouveau le plateau.
refusal-malformed = Le serveur n'a pas compris le message de cette page. Recharge-la.
refusal-rate = Trop de demandes à la fois. Attends un instant.
refusal-empty-message = Ce message ne contient aucun texte visible.
refusal-origin = Le serveur a refusé cette demande, car elle vient d'un autre site.
refusal-host = Ce serveur a une autre adresse. Ouvre celle que donne son administrateur.
refusal-too-large = C'est trop volumineux pour être envoyé.
refusal-other = Ce n'est pas possible.
refusal-not-signed-in = Choisis d'abord un nom ou connecte-toi.
refusal-not-rated = Les parties classées sont réservées aux joueurs qui ont un compte.
refusal-position-not-rated = Une partie classée commence sur un plateau vide.
refusal-position-over = La partie est terminée dans cette position. Choisis-en une antérieure.
refusal-own-bot = Tu ne peux pas jouer de partie classée contre ton propre bot, et tes bots ne peuvent pas en jouer entre eux. Joue une partie non classée.
refusal-seated = Tu as déjà une place à cette table.
refusal-taken = Cette place est déjà prise.
refusal-no-invite = Il te faut le lien d'invitation pour rejoindre cette table.
refusal-not-over = La partie n'est pas encore terminée.
refusal-gone = L'autre joueur a supprimé son compte : tu ne peux plus rejouer contre lui.
refusal-not-started = La partie n'a pas commencé : il reste une place libre.
refusal-not-yours = Tu n'as pas le droit de faire cela.
refusal-name-taken = Ce nom est déjà pris. Choisis-en un autre.
refusal-wrong-password = Nom ou mot de passe incorrect.
refusal-no-user = Ce compte n'existe pas.
refusal-no-table = Cette table n'existe pas, ou la partie n'y a pas commencé.
refusal-no-push = Ce serveur n'envoie pas de notifications.
refusal-bad-name = Utilise de 1 à 30 lettres et chiffres d'un même alphabet. Les espaces et . ' _ - ne sont permis qu'entre eux. Certains noms sont réservés.
refusal-common-password = Ce mot de passe est trop courant. Choisis-en un autre.
refusal-bad-password = Utilise de 8 à 256 caractères. Le mot de passe ne peut être ni ton nom, ni une suite d'espaces.
refusal-invalid = Une de tes saisies n'est pas valide. Vérifie-la.
refusal-failed = Quelque chose s'est mal passé. Réessaie.
refusal-away = Serveur injoignable. Reconnexion…
refusal-too-many = Tu regardes trop de tables à la fois.
refusal-busy = Le serveur est occupé. Réessaie dans un instant.
refusal-http = Le serveur a refusé cette demande.
refusal-no-client = Ce serveur n'a pas de pages web : il ne répond qu'à des programmes.
refusal-no-path = Il n'y a rien à cette adresse.
refusal-unhealthy = Le serveur a un problème. Réessaie plus tard.
refusal-no-session = Cet appareil est déjà déconnecté.
refusal-no-puzzle = Ce problème n'existe pas.
refusal-no-file = Ce fichier n'existe pas.
refusal-banned = Ton compte est exclu { $until ->
    [never] définitivement
   *[other] jusqu'au { $until }
}. Motif : { $reason }
refusal-chat-banned = L'administrateur de ce serveur t'a retiré l'accès à la discussion { $until ->
    [never] définitivement
   *[other] jusqu'au { $until }
}. Motif : { $reason }
refusal-reported = Tu as déjà signalé ce joueur à cette table.
refusal-no-odds = La probabilité de l'objectif ennemi n'est affichée que dans les parties non classées contre la machine.
refusal-rated-position = Cette position vient d'une partie classée que tu joues en ce moment, toi ou quelqu'un qui utilise ta connexion internet. Tu pourras l'analyser quand la partie sera finie.

event-placed = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } placé { FORM($unit, "a") } { FORM($lane, "on") } { $road }, tuile { $tile } ({ $cost } PA).
event-placed-you = Tu places { FORM($unit, "a") } { FORM($lane, "on") } { $road }, à la tuile { $tile }, pour { $cost } PA.
event-placed-enemy = L'ennemi place { FORM($unit, "a") } { FORM($lane, "on") } { $road }, à sa tuile { $tile }, pour { $cost } PA.
event-redeployed = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } fait monter { FORM($unit, "a") } en première ligne { FORM($lane, "on") } { $road }, tuile { $tile } ({ $cost } PA).
event-redeployed-you = Tu fais monter { FORM($unit, "a") } en première ligne { FORM($lane, "on") } { $road }, à la tuile { $tile }, pour { $cost } PA.
event-redeployed-enemy = L'ennemi fait monter { FORM($unit, "a") } en première ligne { FORM($lane, "on") } { $road }, à sa tuile { $tile }, pour { $cost } PA.
event-retreated = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } replié { FORM($unit, "a") } { FORM($lane, "of") } { $road } ({ $cost } PA).
event-retreated-you = Tu replies { FORM($unit, "the") } { FORM($lane, "of") } { $road } dans ta réserve, pour { $cost } PA.
event-retreated-enemy = L'ennemi replie { FORM($unit, "the") } { FORM($lane, "of") } { $road } dans sa réserve, pour { $cost } PA.
event-attacked = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } attaqué { FORM($lane, "on") } { $road } avec { FORM($unit, "a") } et touché { $units }.
event-attacked-you = { CAPITAL(FORM($unit, "your")) } attaque { FORM($lane, "on") } { $road } et touche { $units }.
event-attacked-enemy = L'ennemi attaque { FORM($lane, "on") } { $road } avec { FORM($unit, "a") } et touche { $units }.
event-fired = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } tiré avec { FORM($unit, "a") } depuis { FORM($lane, "the") } { $road } vers { FORM($lane, "the") } { $target } et touché { $units }.
event-fired-you = { CAPITAL(FORM($unit, "your")) } { FORM($lane, "on") } { $road } tire vers { FORM($lane, "the") } { $target } et touche { $units }.
event-fired-enemy = L'ennemi tire avec { FORM($unit, "a") } depuis { FORM($lane, "the") } { $road } vers { FORM($lane, "the") } { $target } et touche { $units }.
event-left = Retour dans la réserve { FORM($side, "of") } depuis { FORM($lane, "the") } { $road } : { $units }.
event-left-you = Retour dans ta réserve depuis { FORM($lane, "the") } { $road } : { $units }.
event-left-enemy = Retour dans la réserve de l'ennemi depuis { FORM($lane, "the") } { $road } : { $units }.
event-card-played = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } joué { $card }.
event-card-played-road = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } joué { $card } { FORM($lane, "on") } { $road }.
event-card-played-you = Tu joues { $card }.
event-card-played-you-road = Tu joues { $card } { FORM($lane, "on") } { $road }.
event-card-played-enemy = L'ennemi joue { $card }.
event-card-played-enemy-road = L'ennemi joue { $card } { FORM($lane, "on") } { $road }.
event-conquered = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } conquis { FORM($lane, "the") } { $road }.
event-conquered-you = Tu as conquis { FORM($lane, "the") } { $road }.
event-conquered-enemy = L'ennemi a conquis { FORM($lane, "the") } { $road }.
event-card-drawn = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } pioché une carte Victoire.
event-card-drawn-you = Tu pioches une carte Victoire.
event-card-drawn-secret = Tu pioches la carte Victoire { $card }.
event-card-drawn-enemy = L'ennemi pioche une carte Victoire.
event-objective-seen = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } regardé la carte Objectif de l'ennemi.
event-objective-seen-you = Tu as vu la carte Objectif de l'ennemi.
event-objective-seen-secret = L'objectif de l'ennemi : { $objective }.
event-objective-seen-enemy = L'ennemi a vu ta carte Objectif.
event-objective-put-under = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } glissé { FORM($side, "their") } carte Objectif sous le paquet.
event-objective-put-under-you = Tu glisses ta carte Objectif sous le paquet.
event-objective-put-under-secret = Tu glisses ton objectif sous le paquet : { $objective }.
event-objective-put-under-enemy = L'ennemi glisse sa carte Objectif sous le paquet.
event-objective-drawn = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } pioché une nouvelle carte Objectif.
event-objective-drawn-you = Tu pioches une nouvelle carte Objectif.
event-objective-drawn-secret = Ton nouvel objectif : { $objective }.
event-objective-drawn-enemy = L'ennemi pioche une nouvelle carte Objectif.
event-turn-ended = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } terminé le tour { $turn }.
event-turn-ended-you = Tu termines ton tour.
event-turn-ended-enemy = L'ennemi termine son tour.
event-turn-began = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } commencé le tour { $turn } avec { $ap } PA.
event-turn-began-you = À toi de jouer : { $ap } PA.
event-turn-began-enemy = À l'ennemi de jouer : { $ap } PA.
event-game-ended = La partie est terminée.
event-game-ended-you = La partie est terminée. Tu as gagné.
event-game-ended-enemy = La partie est terminée. L'ennemi a gagné.

end-objective-won = Tu as gagné : ton objectif est rempli.
end-objective-lost = Tu as perdu : l'ennemi a rempli son objectif.
end-objective-side = Victoire { FORM($side, "of") } : objectif rempli.
end-three-roads-won = Tu as gagné : tu tiens trois { FORM($lane, "many") }.
end-three-roads-lost = Tu as perdu : l'ennemi tient trois { FORM($lane, "many") }.
end-three-roads-side = Victoire { FORM($side, "of") } avec trois { FORM($lane, "many") }.
end-turn-limit-draw = Partie nulle : le tour 400 est terminé.
end-nobody-can-win-draw = Partie nulle : plus personne ne peut gagner.
end-resignation-won = Tu as gagné : l'ennemi a abandonné.
end-resignation-lost = Tu as perdu par abandon.
end-resignation-side = Victoire { FORM($side, "of") } par abandon.
end-time-won = Tu as gagné : le temps de l'ennemi est écoulé.
end-time-lost = Tu as perdu : ton temps est écoulé.
end-time-side = Victoire { FORM($side, "of") } au temps.
end-agreement-draw = Partie nulle d'un commun accord.
end-repetition-draw = Partie nulle par répétition : la même position est apparue trois fois.
end-other-won = Tu as gagné.
end-other-lost = Tu as perdu.
end-other-side = Victoire { FORM($side, "of") }.
end-other-draw = Partie nulle.
end-aborted = La partie a été annulée. Elle ne compte pas.

reason-wins-by-objective = Tu remplis ton objectif et tu gagnes.
reason-wins-by-roads = Tu conquiers ta troisième { FORM($lane, "word") } et tu gagnes.
reason-conquers = Tu conquiers { FORM($lane, "the") } { $road }.
reason-conquers-wanted = Tu conquiers { FORM($lane, "the") } { $road }, qui compte pour ton objectif.
reason-stops-win = L'ennemi ne peut plus gagner au prochain tour.
reason-stops-possible-win = Avec { $count ->
        [one] l'un
       *[other] { $count }
    } de ses objectifs possibles, l'ennemi aurait pu gagner au prochain tour.
reason-threatens-win = Tu peux gagner au prochain tour si l'ennemi ne t'arrête pas.
reason-defends = L'ennemi ne peut plus conquérir { FORM($lane, "the") } { $road } au prochain tour.
reason-defends-denied = Tu tiens l'ennemi à distance { FORM($lane, "of") } { $road }, comme ton objectif l'exige.
reason-threatens = Tu peux conquérir { FORM($lane, "the") } { $road } au prochain tour.
reason-threatens-wanted = Au prochain tour, tu peux conquérir { FORM($lane, "the") } { $road }, qui figure sur ta carte Objectif.
reason-leaves = L'ennemi peut conquérir { FORM($lane, "the") } { $road } au prochain tour.
reason-leaves-win = L'ennemi peut gagner au prochain tour.
reason-leaves-possible-win = Avec { $count ->
        [one] l'un
       *[other] { $count }
    } de ses objectifs possibles, l'ennemi peut gagner au prochain tour.
reason-sweeps = { CAPITAL(FORM($unit, "your")) } élimine { $units } { FORM($lane, "on") } { $road }.
reason-fires = { CAPITAL(FORM($unit, "your")) } tire et élimine { $units } { FORM($lane, "on") } { $road }.
reason-trades = { CAPITAL(FORM($lane, "on")) } { $road }, { FORM($unit, "your") } et { FORM($enemy, "the") } d'en face retournent en réserve.
reason-blocks = { CAPITAL(FORM($unit, "your")) } bloque { FORM($enemy, "the") } { FORM($lane, "on") } { $road }.
reason-threatens-sweep = { CAPITAL(FORM($unit, "your")) } { FORM($lane, "on") } { $road } peut éliminer { $units }.
reason-closes-door = { CAPITAL(FORM($unit, "your")) } barre le passage à l'ennemi { FORM($lane, "on") } { $road }, où tu n'avais pas de colonne.
reason-prepares = Tu avances { FORM($lane, "on") } { $road }, qui figure sur ta carte Objectif. L'écart n'est plus que de { $gap }.
reason-advances = Ta colonne { FORM($lane, "on") } { $road } avance. L'écart n'est plus que de { $gap }.
reason-keeps = Tu gardes { $stock } en réserve { $count ->
        [one] contre { FORM($enemy, "the") } en tête d'une colonne ennemie
       *[other] contre les { FORM($enemy, "many") } en tête de { $count } colonnes ennemies
    }.
reason-saves-units = { CAPITAL(FORM($unit, "your")) } monte en première ligne { FORM($lane, "on") } { $road } sans que tu touches à ta réserve.
reason-frees = { CAPITAL(FORM($unit, "your")) } quitte { FORM($lane, "the") } { $road }, où { FORM($unit, "he") } était { FORM($unit, "blocked") }.
reason-frees-special = { CAPITAL(FORM($unit, "your")) } retourne en réserve : tu peux placer une autre unité spéciale.
reason-withdraws = { CAPITAL(FORM($unit, "your")) } quitte { FORM($lane, "the") } { $road } et retourne dans ta réserve.
reason-wedges = { CAPITAL(FORM($unit, "your")) } reste { FORM($lane, "on") } { $road } jusqu'à la fin de la partie et compte toujours comme ton unité spéciale.
reason-exposes = L'ennemi peut t'éliminer { $units } { FORM($lane, "on") } { $road } au prochain tour.
reason-wastes = Tu perds { $ap } PA que tu pouvais encore utiliser.
reason-card-reinforcements = Tu as { $ap } PA pour ce tour.
reason-card-forced-march = { CAPITAL(FORM($unit, "your")) } monte en première ligne { FORM($lane, "on") } { $road } : tu économises { $ap } PA.
reason-card-withdrawal = { CAPITAL(FORM($unit, "your")) } se replie { FORM($lane, "of") } { $road } : tu économises { $ap } PA.
reason-card-sabotage = { CAPITAL(FORM($enemy, "the")) } en première ligne { FORM($lane, "on") } { $road } retourne dans la réserve de l'ennemi.
reason-card-dig-in = L'ennemi ne peut pas éliminer tes unités { FORM($lane, "on") } { $road } avant ton prochain tour.
reason-card-dig-in-saves = L'ennemi aurait pu t'éliminer { $units } { FORM($lane, "on") } { $road }. Il ne le peut plus.
reason-card-supply-cut = L'ennemi commence son prochain tour avec { $ap } PA.
reason-card-second-front = Tu peux avoir { $limit } unités spéciales sur le champ de bataille.
reason-card-intelligence = Tu sauras quel objectif tu dois empêcher.
reason-card-night-march = Faire monter une unité en première ligne te coûte 1 PA pendant ce tour : de quoi aider { $count ->
        [one] une de tes colonnes
       *[other] { $count } de tes colonnes
    }.
reason-card-new-orders = Il manque encore { $count ->
        [one] { $count } { $lane }
       *[other] { $count } { FORM($lane, "many") }
    } à ton objectif. Un autre en demandera peut-être moins.
reason-card-new-orders-lost = Tu ne peux plus remplir ton objectif : tu n'as rien à perdre.

# An item of a list of units: "2 tanks".
list-unit = { $count ->
        [one] { $count } { $unit }
       *[other] { $count } { FORM($unit, "many") }
    }

direction-left = gauche
direction-right = droite

action-place = placer une unité
action-redeploy = faire monter une unité en première ligne
action-retreat = replier une unité
action-attack = attaquer
action-fire = tirer
action-card = jouer une carte Victoire
action-end = terminer le tour

seat-south = Sud
seat-north = Nord
seat-you = Toi
seat-enemy = Ennemi

level-1-name = Recrue
level-1-text = Joue selon quelques principes simples et laisse passer beaucoup de choses. Pour tes premières parties.
level-1-character = Tout juste sorti de formation. Aime les chars, oublie les flancs.
level-2-name = Soldat
level-2-text = Joue selon quelques principes simples, avec un peu plus de soin.
level-2-character = Fait ce qu'on lui dit, et se terre quand il faudrait avancer.
level-3-name = Caporal
level-3-text = Joue selon quelques principes, mais voit toute victoire en un tour, la tienne comme la sienne.
level-3-character = Prudent et honnête. Ne rate jamais une victoire sous son nez.
level-4-name = Sergent
level-4-text = Voit toute victoire en un tour et compare plusieurs tours possibles avant de jouer.
level-4-character = A tout vu deux fois. Attend ton erreur.
level-5-name = Lieutenant
level-5-text = Anticipe un peu et vérifie ce que tu pourrais gagner au tour suivant.
level-5-character = Jeune et vif, il pense déjà à ton prochain tour.
level-6-name = Capitaine
level-6-text = Anticipe davantage et devine ton objectif à ta façon de jouer.
level-6-character = Devine tes plans à tes coups.
level-7-name = Colonel
level-7-text = Anticipe beaucoup plus loin.
level-7-character = Calme et patient, avec une réponse à presque tout.
level-8-name = Général
level-8-text = Réfléchit une seconde par tour. Le niveau le plus fort.
level-8-character = Voit tout le champ de bataille. Bats-le et raconte-le à tes amis.

unit-M = mine antichars
    .many = mines antichars
    .the = la mine antichars
    .a = une mine antichars
    .your = ta mine antichars
    .of = de la mine antichars
    .to = à la mine antichars
    .no = de mine antichars
    .he = elle
    .him = la
    .blocked = bloquée
    .alone = seule
unit-T = char
    .many = chars
    .the = le char
    .a = un char
    .your = ton char
    .of = du char
    .to = au char
    .no = de char
    .he = il
    .him = le
    .blocked = bloqué
    .alone = seul
unit-P = soldat
    .many = soldats
    .the = le soldat
    .a = un soldat
    .your = ton soldat
    .of = du soldat
    .to = au soldat
    .no = de soldat
    .he = il
    .him = le
    .blocked = bloqué
    .alone = seul
unit-C = caporal
    .many = caporaux
    .the = le caporal
    .a = un caporal
    .your = ton caporal
    .of = du caporal
    .to = au caporal
    .no = de caporal
    .he = il
    .him = le
    .blocked = bloqué
    .alone = seul
unit-S = sergent
    .many = sergents
    .the = le sergent
    .a = un sergent
    .your = ton sergent
    .of = du sergent
    .to = au sergent
    .no = de sergent
    .he = il
    .him = le
    .blocked = bloqué
    .alone = seul
unit-G = général
    .many = généraux
    .the = le général
    .a = un général
    .your = ton général
    .of = du général
    .to = au général
    .no = de général
    .he = il
    .him = le
    .blocked = bloqué
    .alone = seul
unit-R = mortier
    .many = mortiers
    .the = le mortier
    .a = un mortier
    .your = ton mortier
    .of = du mortier
    .to = au mortier
    .no = de mortier
    .he = il
    .him = le
    .blocked = bloqué
    .alone = seul
unit-Y = espion
    .many = espions
    .the = l'espion
    .a = un espion
    .your = ton espion
    .of = de l'espion
    .to = à l'espion
    .no = d'espion
    .he = il
    .him = le
    .blocked = bloqué
    .alone = seul
unit-K = char de commandement
    .many = chars de commandement
    .the = le char de commandement
    .a = un char de commandement
    .your = ton char de commandement
    .of = du char de commandement
    .to = au char de commandement
    .no = de char de commandement
    .he = il
    .him = le
    .blocked = bloqué
    .alone = seul
unit-A = artillerie
    .many = artilleries
    .the = l'artillerie
    .a = une artillerie
    .your = ton artillerie
    .of = de l'artillerie
    .to = à l'artillerie
    .no = d'artillerie
    .he = elle
    .him = la
    .blocked = bloquée
    .alone = seule
unit-other = { $name }
    .many = { $name }
    .the = l'unité { $name }
    .a = une unité { $name }
    .your = ton unité { $name }
    .of = de l'unité { $name }
    .to = à l'unité { $name }
    .no = d'unité { $name }
    .he = elle
    .him = la
    .blocked = bloquée
    .alone = seule

lane-ardennes = route
    .many = routes
    .the = la route
    .on = sur la route
    .of = de la route
    .word = route
    .many-word = routes
    .at = sur
    .conquered = conquise
lane-dday = tête de plage
    .many = têtes de plage
    .the = la tête de plage
    .on = sur la tête de plage
    .of = de la tête de plage
    .word = tête de plage
    .many-word = têtes de plage
    .at = sur
    .conquered = conquise
lane-prototype = rue
    .many = rues
    .the = la rue
    .on = dans la rue
    .of = de la rue
    .word = rue
    .many-word = rues
    .at = dans
    .conquered = conquise
lane-other = { $name }
    .many = { $name }
    .the = la voie { $name }
    .on = sur la voie { $name }
    .of = de la voie { $name }
    .word = voie { $name }
    .many-word = voies { $name }
    .at = sur
    .conquered = conquise

side-ardennes-south = Allemands
    .the = les Allemands
    .for = pour les Allemands
    .of = des Allemands
    .to = aux Allemands
    .have = ont
    .ending = ent
    .their = leur
side-ardennes-north = Alliés
    .the = les Alliés
    .for = pour les Alliés
    .of = des Alliés
    .to = aux Alliés
    .have = ont
    .ending = ent
    .their = leur
side-dday-south = Allemands
    .the = les Allemands
    .for = pour les Allemands
    .of = des Allemands
    .to = aux Allemands
    .have = ont
    .ending = ent
    .their = leur
side-dday-north = Alliés
    .the = les Alliés
    .for = pour les Alliés
    .of = des Alliés
    .to = aux Alliés
    .have = ont
    .ending = ent
    .their = leur
side-prototype-south = Alliés
    .the = les Alliés
    .for = pour les Alliés
    .of = des Alliés
    .to = aux Alliés
    .have = ont
    .ending = ent
    .their = leur
side-prototype-north = Axe
    .the = l'Axe
    .for = pour l'Axe
    .of = de l'Axe
    .to = à l'Axe
    .have = a
    .ending = e
    .their = sa
# The reader and the reader's enemy, in the story, the log and messages about a game.
reader-you = tu
    .the = tu
    .for = pour toi
    .have = as
reader-enemy = l'ennemi
    .the = l'ennemi
    .for = pour l'ennemi
    .have = a
side-other = { $name }
    .the = le camp { $name }
    .for = pour le camp { $name }
    .of = du camp { $name }
    .to = au camp { $name }
    .have = a
    .ending = e
    .their = sa

edition-ardennes-name = Clash of the Ardennes
edition-ardennes-about = Les règles du jeu en boîte, avec le char de commandement. Idéal pour débuter.
edition-dday-name = Clash D-Day
edition-dday-about = Des têtes de plage au lieu des routes, l'artillerie au lieu du char de commandement.
edition-prototype-name = Clash of the Ardennes, premier livret de règles
edition-prototype-about = Des rues. Seul l'objectif fait gagner : deux des rues qu'il nomme et une au choix.

objective-all = Conquiers { $count ->
        [one] { $count } { $lane }
       *[other] { $count } { FORM($lane, "many") }
    } : { $roads }.
objective-some = Conquiers { $count ->
        [one] { $count } { $lane }
       *[other] { $count } { FORM($lane, "many") }
    } parmi { $roads }.
objective-any = Conquiers { $count ->
        [one] { $count } { $lane }
       *[other] { $count } { FORM($lane, "many") }
    } au choix.
objective-some-more = Conquiers encore { $count ->
        [one] { $count } { $lane }
       *[other] { $count } { FORM($lane, "many") }
    } parmi { $roads }.
objective-any-more = Conquiers encore { $count ->
        [one] { $count } { $lane }
       *[other] { $count } { FORM($lane, "many") }
    } au choix.
objective-deny = L'ennemi ne doit pas avoir conquis { FORM($lane, "the") } { $roads }.
objective-deny-any = L'ennemi ne doit encore rien avoir conquis.

card-reinforcements-title = Renforts
card-forced-march-title = Marche forcée
card-forced-march-text = Fais monter gratuitement en première ligne l'unité la plus à l'arrière d'une de tes colonnes. La colonne doit compter au moins deux unités, et l'unité doit tenir dans l'écart.
card-withdrawal-title = Repli
card-withdrawal-text = Replie gratuitement dans ta réserve une de tes unités en première ligne, bloquée ou non.
card-sabotage-title = Sabotage
card-sabotage-text = Choisis une unité ennemie en première ligne sur les { FORM($lane, "many") } encore à conquérir. Elle retourne dans la réserve de l'ennemi.
card-second-front-title = Second front
card-second-front-text = Jusqu'à la fin de la partie, tu peux avoir une unité spéciale de plus sur le champ de bataille.
card-intelligence-title = Renseignements
card-intelligence-text = Regarde la carte Objectif de l'ennemi : tu peux la consulter jusqu'à la fin de la partie. S'il en change, la nouvelle reste secrète.
card-dig-in-title = Retranchement
card-dig-in-text = Choisis une de tes colonnes sur les { FORM($lane, "many") } encore à conquérir. Jusqu'au début de ton prochain tour, l'ennemi ne peut pas y retirer tes unités, que ce soit par une attaque, un tir ou un Sabotage.
card-supply-cut-title = Ravitaillement coupé
card-supply-cut-text = L'ennemi commence son prochain tour avec 2 points d'action de moins.
card-night-march-title = Marche de nuit
card-night-march-text = Jusqu'à la fin de ce tour, faire monter une unité en première ligne te coûte 1 point d'action au lieu de 2.
card-new-orders-title = Nouveaux ordres
card-new-orders-text = Glisse ta carte Objectif sous son paquet et pioche celle du dessus. Ton nouvel objectif compte aussitôt.
card-gives = Tu as { $points ->
        [one] 1 point d'action
       *[other] { $points } points d'action
    } de plus pour ce tour.
card-costs = Jouer cette carte coûte { $points ->
        [one] 1 point d'action
       *[other] { $points } points d'action
    }.

effect-dig-in = { $side } : colonne retranchée { FORM($lane, "on") } { $road }.
effect-supply-cut = { $side } : { $ap } PA de moins au prochain tour.
effect-second-front = { $side } : jusqu'à { $limit } unités spéciales sur le champ de bataille.
effect-intelligence = { $side } : objectif de l'ennemi connu.
effect-night-march = Jusqu'à la fin de ce tour, faire monter une unité en première ligne coûte 1 PA.
effect-fresh = Le mortier a été déployé pendant ce tour : il peut tirer.
effect-dig-in-you = Ta colonne est retranchée { FORM($lane, "on") } { $road }.
effect-dig-in-enemy = La colonne de l'ennemi est retranchée { FORM($lane, "on") } { $road }.
effect-supply-cut-you = Tu auras { $ap } PA de moins au prochain tour.
effect-supply-cut-enemy = L'ennemi aura { $ap } PA de moins au prochain tour.
effect-second-front-you = Tu peux avoir jusqu'à { $limit } unités spéciales sur le champ de bataille.
effect-second-front-enemy = L'ennemi peut avoir jusqu'à { $limit } unités spéciales sur le champ de bataille.
effect-intelligence-you = Tu connais l'objectif de l'ennemi.
effect-intelligence-enemy = L'ennemi connaît ton objectif.

preview-leaves = Retour en réserve : { $units }.
preview-both = Les deux retournent en réserve.
preview-conquers = Conquête { FORM($lane, "of") } { $road }.
preview-wins = Victoire.

warn-ap-left = Il te reste { $ap } PA : { $ap ->
        [one] il sera perdu
       *[other] ils seront perdus
    } si tu termines ton tour.
warn-wedge = Si tu conquiers ainsi { FORM($lane, "the") } { $road }, { FORM($unit, "your") } y restera jusqu'à la fin de la partie et comptera toujours comme ton unité spéciale.
warn-attack-left = Tu peux encore attaquer gratuitement { FORM($lane, "on") } { $road }.
warn-reveals = Une carte va être révélée : tu ne pourras pas annuler.
warn-deck-own = Nous avons créé ces cartes nous-mêmes : ce ne sont pas celles de la boîte.

describe-road = { CAPITAL($lane) } { $road }. Écart : { $gap }.
describe-line = { $side }, de l'arrière vers l'avant : { $names }.
describe-no-line = { $side } : pas de colonne.
describe-distance = À { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    } du repère.
describe-contact = Les unités en première ligne se touchent.
describe-blocked = { CAPITAL(FORM($unit, "your")) } est { FORM($unit, "blocked") } par { FORM($enemy, "the") }.
describe-conquered = { CAPITAL($lane) } { $road } : aux mains { FORM($side, "of") }.

chat-hello = Bonjour !
chat-good-luck = Bonne chance !
chat-well-played = Bien joué !
chat-thanks = Merci pour la partie.
chat-moment = Un instant, s'il te plaît.
chat-surprised = Je ne l'ai pas vu venir.
chat-again = On en refait une ?
chat-bye = Je dois y aller. À bientôt !

goal-more = { $count ->
        [0] rempli
        [one] encore { $count } { $lane }
       *[other] encore { $count } { FORM($lane, "many") }
    }
goal-three = Trois { FORM($lane, "many") } au choix gagnent aussi.
goal-three-only = Tu gagnes avec trois { FORM($lane, "many") } au choix.
goal-lost = Cet objectif ne peut plus être rempli.
goal-still-three = Tu gagnes encore avec trois { FORM($lane, "many") } au choix.
goal-still-card = Seule la carte { $card } peut encore t'en donner un autre.
goal-none = Tu ne peux plus gagner cette partie.
goal-yours = { CAPITAL($lane) } { $road } : à toi.
goal-enemys = { CAPITAL($lane) } { $road } : à l'ennemi.
goal-open = { CAPITAL($lane) } { $road } : libre.
mark-must = Ton objectif exige { FORM($lane, "the") } { $road }.
mark-choice = { CAPITAL(FORM($lane, "the")) } { $road } peut compter pour ton objectif.
mark-deny = Ton objectif échoue si l'ennemi conquiert { FORM($lane, "the") } { $road }.
mark-blocked-own = Chaîne : { FORM($enemy, "the") } bloque { FORM($unit, "your") }. Ton unité ne peut pas attaquer, et son repli coûte 3 PA.
mark-blocked-enemy = Chaîne : { FORM($unit, "your") } bloque { FORM($enemy, "the") }. L'unité ennemie ne peut pas attaquer, et son repli coûte 3 PA.
mark-equal = Étincelle : deux unités de force égale se touchent. Si l'une attaque, les deux retournent en réserve.
tip-mine = Bat les chars. L'infanterie la bat.
tip-tank = Bat l'infanterie. Les mines le battent.
tip-infantry = Bat les mines et les grades inférieurs. Les chars le battent.
tip-spy = Bat toutes les unités, sauf un espion.
