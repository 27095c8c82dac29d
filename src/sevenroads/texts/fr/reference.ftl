title = Aide-mémoire
heading-costs = Coûts
heading-triangle = Qui bat qui
heading-ranks = Grades de l'infanterie
heading-lengths = Longueurs en tuiles
heading-specials = Unités spéciales
heading-remember = À retenir
heading-tips = Conseils
free = gratuit
cost-place = Placer une unité
cost-redeploy = Faire monter en première ligne l'unité la plus à l'arrière
cost-retreat = Replier l'unité en première ligne
cost-retreat-blocked = Replier l'unité en première ligne si elle est bloquée
cost-attack = Attaquer
cost-fire = Tirer de côté
cost-card = Jouer une carte Victoire
cost-end = Terminer le tour
triangle-tank = Les chars battent l'infanterie.
triangle-infantry = L'infanterie bat les mines et l'infanterie moins gradée.
triangle-mine = Les mines battent les chars.
triangle-spy = L'espion bat toutes les unités sauf un espion.
triangle-same = À force égale, si l'une attaque, les deux unités retournent en réserve.
triangle-equal = À force égale, les deux unités retournent en réserve. Le char et { FORM($gun, "the") } sont de force égale.
special-G = Occupe cinq tuiles. Le plus haut gradé de l'infanterie.
special-Y = Son attaque élimine deux unités au plus.
special-K = Tire sur l'infanterie de la { FORM($lane, "word") } voisine, à gauche ou à droite. La cible et toutes les unités devant elle retournent en réserve.
special-A = Tire sur l'infanterie à trois { FORM($lane, "many") } de distance, à gauche ou à droite. La cible et toutes les unités devant elle retournent en réserve.
special-R = Tire sur un soldat à deux { FORM($lane, "many") } de distance, à gauche, mais seulement pendant un tour où tu le places ou le fais monter en première ligne. La cible et toutes les unités devant elle retournent en réserve.
remember-run = Une attaque élimine les unités l'une après l'autre, tant que la tienne est plus forte.
remember-equal = Une attaque contre une unité de force égale renvoie en réserve ces deux unités, et elles seules.
remember-blocked = Une unité qui touche une unité ennemie plus forte est bloquée. La replier coûte 3 PA.
remember-front = Une colonne ne s'allonge que par l'avant. On ne place rien derrière elle.
remember-fit = Les unités ne se chevauchent jamais. Il faut de la place pour toute leur longueur.
remember-special = Tu n'as droit qu'à une unité spéciale sur le champ de bataille, { FORM($lane, "many-word") } conquises comprises.
remember-wedge = Les unités d'une { FORM($lane, "word") } conquise y restent jusqu'à la fin de la partie.
remember-points = Les points d'action que tu ne dépenses pas sont perdus.
remember-win = { $three ->
        [yes] Tu gagnes dès que tu remplis ton objectif ou que tu as conquis trois { FORM($lane, "many") } au choix.
       *[no] Tu gagnes dès que tu remplis ton objectif. Peu importe le nombre de { FORM($lane, "many") } que tu tiens.
    }
tip-alternate = Alterne les types d'unités dans une colonne. Si elles sont toutes du même type, une seule attaque peut tout balayer.
tip-block = Bloque souvent. Une unité bloquée ne peut pas attaquer, et la replier coûte 3 PA.
tip-redeploy = Fais monter l'unité la plus à l'arrière : tu gardes ainsi des unités pour les autres { FORM($lane, "many") }.
tip-few = Conquiers avec le moins d'unités possible. Celles d'une { FORM($lane, "word") } conquise ne jouent plus.
tip-mines = Garde une ou deux mines en réserve. Elles arrêtent les chars ennemis et comblent les petits écarts.
tip-wait = Rien ne t'oblige à attaquer tout de suite. Une unité ennemie bloquée ne peut pas partir gratuitement.
tip-use-special = Sers-toi de tes unités spéciales. Au bon moment, une seule peut renverser la partie.
tip-arrow = Place une unité à flèches là où elles pointent vers des unités qu'elle peut toucher.
tip-special = Ne conquiers pas avec une unité spéciale si une autre suffit. L'unité spéciale resterait { FORM($lane, "on") } et compterait toujours dans ta limite.
tip-free-special = Tu veux utiliser une autre unité spéciale ? Laisse l'ennemi battre la tienne : tu économises un repli.
tip-bar = Ne laisse aucune { FORM($lane, "word") } vide. Une seule de tes unités empêche l'ennemi d'atteindre ton repère.
tip-hide = Joue aussi { FORM($lane, "at") } des { FORM($lane, "many") } que ton objectif ne demande pas. Ton plan reste caché.
tip-count = Compte les tuiles jusqu'au repère ennemi avant de compter tes points d'action.
tip-beginner = { $edition ->
        [prototype] Première partie ? Joue sans unités spéciales.
       *[other] Première partie ? Joue sans unités spéciales ni cartes Victoire.
    }

heading-keys = Touches du clavier
keys-lane = Choisir { FORM($lane, "the") } 1 à 7
keys-unit = Choisir une unité par sa lettre
keys-attack = Attaquer
keys-redeploy = Faire monter
keys-retreat = Replier
keys-undo = Annuler
keys-end = Terminer le tour
keys-gaps = Afficher les écarts
keys-beats = Qui bat qui
keys-reference = Cet aide-mémoire
keys-move = Se déplacer sur le plateau
keys-escape = Abandonner ton choix
