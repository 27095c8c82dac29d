## The book and its sections

book =
    .title = Les règles
book-contents =
    .title = Sommaire

book-about =
    Seven Roads est une adaptation non officielle de Clash of the Ardennes et de Clash D-Day, deux jeux de plateau d'Elwin Klappe. Les dessins, les textes et les cartes sont de nous.

    Cinq livrets de règles ont été imprimés pour ces jeux : trois pour l'édition du commerce de Clash of the Ardennes, un pour Clash D-Day, et un premier livret pour Clash of the Ardennes. Tu trouveras ici toutes les règles des cinq. Là où les livrets se taisent ou se contredisent, un point de règle tranche ; chaque règle renvoie aux points qui la concernent.

    Le texte suit l'édition que tu choisis en haut de la page. { $edition ->
        [ardennes] Tu lis les règles de Clash of the Ardennes, dans l'édition du commerce.
        [dday] Tu lis les règles de Clash D-Day.
        [prototype] Tu lis les règles de Clash of the Ardennes d'après le premier livret. Quelques points changent par rapport aux éditions suivantes : les camps s'appellent l'Axe et les Alliés, seule une carte Objectif fait gagner, chaque paquet compte 8 cartes, et, pour débuter, on n'écarte que les unités spéciales.
       *[other] Tu lis les règles de ta propre édition.
    } Ici, les sept voies du plateau s'appellent des { FORM($lane, "many") }.
    .title = À propos de ces règles

book-minute =
    Deux armées se font face sur sept { FORM($lane, "many") }. Chaque { FORM($lane, "word") } est une bande de { $length } tuiles, avec ton repère à un bout et celui de l'ennemi à l'autre. Tes unités sont des barres de longueurs différentes : une mine occupe une tuile, un char trois, le général cinq.

    À chaque tour, tu as __4 points d'action__. Pour 1 point, tu places une unité de ta réserve devant ta colonne, ou contre ton repère si tu n'as pas de colonne à cet endroit. Pour 2 points, tu fais monter en première ligne l'unité la plus à l'arrière d'une colonne. Pour 2 points (3 si elle est bloquée), tu replies dans ta réserve une unité en première ligne.

    Quand deux unités en première ligne se touchent, tu peux attaquer pendant ton tour, gratuitement. __Les chars battent l'infanterie, l'infanterie bat les mines, les mines battent les chars.__ Entre deux unités d'infanterie, la plus gradée l'emporte. L'espion bat toutes les unités sauf un autre espion. Deux unités de force égale retournent toutes les deux en réserve. Une unité plus forte renvoie en réserve l'unité ennemie en première ligne, puis la suivante, et ainsi de suite tant qu'elle les bat.

    Tu ne perds jamais une unité pour de bon : les unités éliminées retournent dans la réserve de leur propriétaire. Deux des unités spéciales tirent de côté, vers d'autres { FORM($lane, "many") }, mais tu n'as droit qu'à une unité spéciale sur le champ de bataille.

    Quand ton unité en première ligne touche le repère ennemi, tu conquiers la { FORM($lane, "word") } jusqu'à la fin de la partie et tu pioches une carte Victoire. { $three ->
        [yes] Tu gagnes quand tu remplis l'objectif de ta carte secrète, ou quand tu as conquis trois { FORM($lane, "many") } au choix.
       *[no] Tu gagnes quand tu remplis l'objectif de ta carte secrète.
    }
    .title = Le jeu en une minute

book-story =
    { $edition ->
        [dday] Le 6 juin 1944, les troupes alliées traversent la Manche et débarquent sur la côte normande, dans la France occupée par l'Allemagne. Ce jour-là, plus de 150 000 soldats prennent pied sur cinq plages ou sont largués à l'intérieur des terres, en parachute et en planeur. Depuis deux ans, les Allemands construisaient des bunkers, dressaient des obstacles et posaient des mines le long de la côte.

            Dans les premières heures, beaucoup dépend de petits groupes de soldats : parviendront-ils à quitter le sable, à trouver un passage entre les mines et à tenir une bande de terrain assez large pour que d'autres les suivent ? Cette bande, c'est une tête de plage. Rien que le premier jour, des milliers de personnes sont tuées ou blessées des deux côtés. Les combats de Normandie durent jusqu'à la fin août ; environ 20 000 civils français y perdent la vie.

            Le jeu, lui, est abstrait : deux joueurs se disputent sept têtes de plage.
        [own] Tu lis les règles de ta propre édition. Son fichier indique les unités, les camps et les cartes. Les règles sont celles des jeux imprimés, sauf pour les options que le fichier modifie.
       *[other] À l'aube du 16 décembre 1944, les armées allemandes attaquent à travers les Ardennes, un massif boisé de Belgique et du Luxembourg. Elles veulent atteindre le port d'Anvers. Les Alliés ne s'attendaient pas à une attaque à cet endroit, et quelques divisions seulement tiennent le front. Le brouillard et les nuages bas clouent les avions au sol ; plus tard, la terre gèle au point qu'on ne peut plus y creuser.

            La forêt laisse peu de passages aux chars et aux camions : beaucoup dépend donc des villes où ces passages se croisent. Bastogne est l'une d'elles. Pendant près d'une semaine, ses défenseurs sont encerclés, à court de vivres, de munitions et de vêtements chauds. Le 26 décembre, les premiers chars venus du sud percent jusqu'à eux. Fin janvier, le front est revenu à son point de départ. Des dizaines de milliers de soldats des deux camps ont été tués ou blessés, et quelque 3 000 civils sont morts.

            { $edition ->
                [prototype] Le premier livret raconte ces journées par la voix d'un simple soldat, près du village de Foy. Le jeu, lui, est abstrait : deux joueurs se disputent sept rues.
               *[other] Les livrets imprimés racontent ces journées par la voix d'un soldat, près du village de Foy. Le jeu, lui, est abstrait : deux joueurs se disputent sept routes.
            }
    }
    .title = { $edition ->
        [dday] Les plages de juin 1944
        [own] Ta propre édition
       *[other] Les Ardennes, hiver 1944
    }

book-components =
    { $edition ->
        [ardennes] La boîte de Clash of the Ardennes contient :

            - un plateau pliable avec sept routes et un repère à chaque bout de chaque route ;
            - 25 unités par camp : 7 chars, 5 mines antichars, 6 soldats, 2 caporaux, 1 sergent et 4 unités spéciales (général, espion, char de commandement, mortier). Les Allemands sont rouges avec une croix, les Alliés verts avec une étoile. D'après le texte néerlandais, les unités sont en bois ;
            - des cartes Objectif et des cartes Victoire. Seul le deuxième tirage néerlandais donne des nombres : 20 de chaque ;
            - des marqueurs de route, qui montrent qui a conquis une route. Ce même tirage les appelle drapeaux ronds et montre 14 pièces, soit sans doute sept par camp ;
            - une pièce de monnaie pour désigner le premier joueur, au moins dans le deuxième tirage néerlandais.
        [dday] La boîte de Clash D-Day contient :

            - un plateau pliable avec sept têtes de plage et un repère à chaque bout de chaque tête de plage ;
            - 25 unités par camp : 7 chars, 5 mines antichars, 6 soldats, 2 caporaux, 1 sergent et 4 unités spéciales (général, espion, artillerie, mortier). Les Allemands sont rouges avec une croix, les Alliés verts avec une étoile. Les unités d'infanterie portent leur grade en étoiles ;
            - des cartes Objectif et des cartes Victoire. Le livret n'en donne pas le nombre ; nous jouons avec 20 de chaque ;
            - des marqueurs de victoire, qui montrent qui a conquis une tête de plage.
        [prototype] Le premier livret mentionne :

            - un champ de bataille fait de dix éléments numérotés qui en forment le bord. Sept rues le traversent d'un côté à l'autre ; nous appelons repères leurs deux bouts ;
            - 25 unités par camp, sous forme de cartes : 7 chars, 5 mines antichars, 9 unités d'infanterie et 4 unités spéciales (général, espion, char de commandement, mortier). Le mortier y est donné comme un supplément. L'Axe est noir et rouge avec une croix, les Alliés sont verts avec une étoile ;
            - 8 cartes Objectif et 8 cartes Victoire ;
            - 3 marqueurs de rue par camp, qui montrent qui a conquis une rue ;
            - une pièce de monnaie pour désigner le premier joueur.
       *[other] Tu joues avec un plateau de sept { FORM($lane, "many") }, les unités de ton édition, des cartes Objectif, des cartes Victoire et une pièce de monnaie pour désigner le premier joueur.
    }

    Aucun livret ne montre les cartes : les paquets utilisés ici sont de nous (R8, R9). Les unités sont détaillées plus loin (R2).
    .title = Matériel

book-setup =
    1. { $edition ->
        [prototype] Dispose les éléments numérotés du champ de bataille. Au départ, il est vide.
       *[other] Déplie le plateau au centre de la table. Au départ, il est vide.
    }
    2. On choisit les camps. La place sud revient { FORM($south, "to") }, la place nord { FORM($north, "to") } (R1.2).
    3. Prends toutes tes unités et pose-les à côté du plateau, face visible, triées par type, les unités spéciales ensemble. C'est ta réserve. Les deux joueurs voient les deux réserves (R2.5).
    4. Mélange séparément les cartes Objectif et les cartes Victoire. Pose les deux paquets face cachée { $edition ->
        [prototype] à côté du champ de bataille.
       *[other] aux endroits prévus sur le plateau.
    }
    5. On désigne le premier joueur, ou on le tire à pile ou face (R3.1).
    6. Le premier joueur pioche la carte Objectif du dessus, puis l'autre joueur pioche la suivante. Lis ta carte, garde-la secrète et pose-la face cachée à côté de tes unités. Tu peux la consulter à tout moment (R9).
    7. Le premier joueur commence.

    { $edition ->
        [prototype] Pour tes premières parties, laisse les unités spéciales dans la boîte : le livret le conseille.
       *[other] Pour tes premières parties, laisse les unités spéciales et les cartes Victoire dans la boîte : le livret le conseille.
    } Ici, ce sont les règles pour débuter (R10).
    .title = Mise en place

book-rules =
    .title = Les règles
book-units = Ces unités forment le gros de chaque armée. Le général, l'espion, { FORM($gun, "the") } et le mortier sont des unités spéciales, présentées plus loin.
    .title = Unités
book-specials =
    Chaque armée possède un exemplaire de chaque unité spéciale, et chacune a sa propre capacité. Tu ne peux en avoir qu'une à la fois sur le champ de bataille (R2.4).

    Pour en utiliser une autre, replie d'abord celle qui est sur le champ de bataille. Elle doit être en première ligne de sa colonne, et le repli coûte 2 PA, ou 3 si elle est bloquée. Tu peux aussi laisser l'ennemi la battre. Si elle est coincée { FORM($lane, "at") } une { FORM($lane, "word") } conquise, seule la carte Second front te permet d'en utiliser une autre.
    .title = Unités spéciales
book-examples = Parcours un exemple étape par étape, ou essaie autre chose sur le même plateau. Si une action n'est pas permise, tu vois pourquoi.
    .title = Exemples
book-tactics = Rien de tout cela n'est une règle. Ce sont les conseils des livrets imprimés, chacun avec un plateau pour l'essayer.
    .title = Tactiques
book-rulings = Les livrets imprimés laissent des questions ouvertes, et certaines de leurs phrases se contredisent. Pour chaque question, tu trouves ce que disent les livrets, ce que nous avons décidé et pourquoi.
    .title = Points de règle
book-questions =
    .title = Questions

## The labelled picture of the set-up

setup-picture = Le plateau avant le premier tour. Vu du sud, { FORM($lane, "the") } 1 est à gauche.
    .title = Le plateau au départ
    .alt = Le plateau vide, avec sept { FORM($lane, "many") } côte à côte. Le côté sud, en bas, est celui { FORM($south, "of") } ; le côté nord, en haut, est celui { FORM($north, "of") }. Il y a un repère à chaque bout de chaque { FORM($lane, "word") }. La réserve de chaque camp se trouve de son côté du plateau. Les paquets de cartes Objectif et de cartes Victoire sont posés face cachée.
setup-label-roads = { CAPITAL(FORM($lane, "many")) } 1 à 7
setup-label-tile = Tuile
setup-label-block-south = Repère { FORM($south, "of") }
setup-label-block-north = Repère { FORM($north, "of") }
setup-label-side-south = { $south } (sud)
setup-label-side-north = { $north } (nord)
setup-label-stock-south = Réserve { FORM($south, "of") }
setup-label-stock-north = Réserve { FORM($north, "of") }
setup-label-objectives = Paquet Objectif
setup-label-victory = Paquet Victoire
setup-label-coin = Pièce (premier joueur)
setup-label-objective-south = Carte Objectif { FORM($south, "of") }
setup-label-objective-north = Carte Objectif { FORM($north, "of") }

## Units one by one

unit-about-M = La mine n'occupe qu'une tuile : elle comble les petits écarts. Elle bat tous les chars{ $edition ->
        [dday] , et l'artillerie aussi
       *[other] , char de commandement compris
    }. Toutes les unités d'infanterie et l'espion la battent.
unit-about-T = Le char occupe trois tuiles : sa colonne avance vite. Il bat toute l'infanterie. Les mines et l'espion le battent. Il est de force égale avec un autre char et avec { FORM($gun, "the") }.
unit-about-P = L'infanterie est le type d'unité le plus courant, et le soldat l'unité d'infanterie la plus courante. Il bat les mines et le mortier. L'infanterie plus gradée, les chars, { FORM($gun, "the") } et l'espion le battent. C'est la seule unité que le mortier peut prendre pour cible.
unit-about-C = Le caporal est plus gradé que le soldat et le mortier, et il bat les mines. Le sergent, le général, les chars, { FORM($gun, "the") } et l'espion le battent.
unit-about-S = Le sergent est plus gradé que toute l'infanterie sauf le général, et il bat les mines. Le général, les chars, { FORM($gun, "the") } et l'espion le battent.
unit-about-G = Le général est le plus haut gradé de l'infanterie : il bat toutes les autres unités d'infanterie et les mines. Il occupe cinq tuiles et fait faire un bond à sa colonne pour 1 PA. Les chars, { FORM($gun, "the") } et l'espion le battent.
unit-about-R = Le mortier tire sur un soldat exactement à deux { FORM($lane, "many") } de distance, à sa gauche, et seulement pendant un tour où tu places le mortier ou le fais monter en première ligne (R6.4). Le soldat et toutes les unités devant lui retournent en réserve. Dans un affrontement, le mortier ne bat que les mines. Toutes les autres unités d'infanterie, les chars, { FORM($gun, "the") } et l'espion le battent ; deux mortiers sont de force égale.
unit-about-Y = L'espion n'occupe qu'une tuile et bat toutes les unités sauf un autre espion. Son attaque élimine deux unités au plus. Si la deuxième est l'espion ennemi, celui-ci reste. Deux espions sont de force égale : ils retournent tous les deux en réserve. Seul un espion peut l'attaquer, mais un tir sur une unité placée derrière lui l'élimine aussi.
unit-about-K = Le char de commandement se bat comme un char. Il tire aussi sur l'infanterie de la { FORM($lane, "word") } voisine, à sa gauche comme à sa droite. La cible et toutes les unités devant elle retournent en réserve, même des mines ou l'espion. Il ne peut pas tirer sur des chars. Avec son attaque vers l'avant, il peut dégager jusqu'à trois { FORM($lane, "many") } en un tour.
unit-about-A = L'artillerie se bat comme un char. Elle tire aussi sur l'infanterie à trois { FORM($lane, "many") } de distance, à sa gauche comme à sa droite. La cible et toutes les unités devant elle retournent en réserve, même des mines ou l'espion. Elle ne peut tirer ni sur des chars ni sur l'artillerie. Avec son attaque vers l'avant, elle peut dégager jusqu'à trois { FORM($lane, "many") } en un tour.
unit-about-length = { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
unit-about-count = { $count } par armée
unit-about-rank = { $edition ->
        [dday] { $rank ->
                [one] { $rank } étoile
               *[other] { $rank } étoiles
            }
       *[other] grade { $rank }
    }
unit-beats = Bat
unit-beaten-by = Perd contre
unit-equal = À égalité avec

## Words of the tables that the page draws

table-unit = unité
table-letter = lettre
table-class = type
table-length = longueur
table-rank = { $edition ->
        [dday] étoiles
       *[other] grade
    }
table-count = nombre
table-special = spéciale
table-yes = oui
table-arrows = flèches
table-left = gauche
table-right = droite
table-tile = sur sa tuile, depuis l'arrière
table-distance = distance
table-hits = touche
table-side = camp
table-card = carte
table-effect = effet
table-objective = objectif
class-mine = mine
class-tank = char
class-infantry = infanterie
class-spy = espion
result-beats = bat
result-equal = égalité
result-loses = perd

## R1

R1 =
    .title = Champ de bataille

R1-1 =
    Il y a sept { FORM($lane, "many-word") }, numérotées de 1 à 7. Chaque { FORM($lane, "word") } est une bande de __{ $length } tuiles__, avec à chaque bout le repère d'un camp.

    Tu peux régler cette longueur pour une partie, de 12 à 18 tuiles (R10).
    .title = Sept { FORM($lane, "many") } de { $length } tuiles

# table drawn by the page
R1-2 = La place sud revient { FORM($south, "to") }, la place nord { FORM($north, "to") }. Le sud voit { FORM($lane, "the") } 1 à sa gauche et { FORM($lane, "the") } 7 à sa droite. Le nord est en face : il voit { FORM($lane, "the") } 7 à sa gauche et { FORM($lane, "the") } 1 à sa droite.
    .title = Deux places, sud et nord

R1-3 = Tu comptes les tuiles à partir de ton repère : la tuile 1 est juste contre lui. Pour une même tuile, la somme de ton numéro et de celui de l'ennemi est toujours la longueur plus 1. Avec 18 tuiles, ta tuile 8 est la tuile 11 de l'ennemi.
    .title = Compter les tuiles

R1-4 =
    Tes unités { FORM($lane, "at") } une même { FORM($lane, "word") } forment ta __colonne__, sans tuile vide entre elles. L'unité la plus proche de ton repère est l'unité __la plus à l'arrière__. La plus éloignée est l'unité __en première ligne__. Une unité seule est les deux à la fois.

    Une nouvelle colonne commence contre ton repère. Quand tu fais monter une unité, l'arrière de la colonne peut s'en éloigner (R4.2). Tant que la colonne existe, tu ne peux ni en commencer une seconde { FORM($lane, "at") } cette { FORM($lane, "word") }, ni placer quoi que ce soit derrière la première, même si une unité y tenait exactement.
    .title = La colonne

R1-5 = L'__écart__ { FORM($lane, "at") } une { FORM($lane, "word") } est le nombre de tuiles vides entre ton unité en première ligne et celle de l'ennemi. Si tu n'y as pas de colonne, compte à partir de ton repère. Si l'ennemi n'en a pas, compte jusqu'au repère ennemi.
    .title = L'écart

R1-6 = Une unité ne chevauche jamais une autre unité, un repère ou le bord. Tu ne peux placer une unité que là où toute sa longueur tient dans l'écart. Même l'espion a besoin d'une tuile vide.
    .title = Une unité doit tenir dans l'écart

## R2

# table drawn by the page
R2 = Chaque camp a { $edition ->
        [own] les mêmes unités
       *[other] 25 unités
    }. La longueur est en tuiles. Seule l'infanterie a des grades{ $edition ->
        [dday] , que ses unités portent en étoiles
       *[other] { "" }
    }. Du moins gradé au plus gradé : mortier, soldat, caporal, sergent, général. Le mortier et le général sont aussi des unités spéciales.
    .title = Unités

R2-1 =
    - Un espion bat toutes les unités sauf un espion.
    - Une mine bat toutes les unités de type char : le char et { FORM($gun, "the") }.
    - Une unité de type char bat toute l'infanterie.
    - L'infanterie bat les mines et l'infanterie moins gradée.
    - En dehors de cela, aucune unité n'en bat une autre.
    .title = Qui bat qui

R2-2 = Deux unités sont de force égale si elles sont identiques, si ce sont des unités d'infanterie de même grade, ou si elles sont toutes les deux de type char : le char et { FORM($gun, "the") } sont de force égale.
    .title = Unités de force égale

# table drawn by the page
R2-3 = Entre deux unités, il n'y a que trois cas : la première bat la seconde, la seconde bat la première, ou elles sont de force égale. Le tableau donne le résultat de l'unité de gauche contre celle du haut : + elle la bat, = elles sont de force égale, − elle est battue.
    .title = Trois résultats possibles

R2-4 =
    Tu peux avoir au plus __une unité spéciale__ sur le champ de bataille. Les { FORM($lane, "many-word") } conquises comptent : une unité spéciale { FORM($lane, "at") } une { FORM($lane, "word") } conquise compte dans ta limite jusqu'à la fin de la partie. La carte Second front relève la limite (R8).

    Pour utiliser une autre unité spéciale, replie la première (R4.3) ou laisse l'ennemi la battre.
    .title = Une seule unité spéciale

R2-5 = Ta __réserve__, ce sont toutes tes unités qui ne sont pas sur le champ de bataille. Les deux joueurs voient les deux réserves.
    .title = Réserve

## R3

R3 =
    .title = Le tour

R3-1 = Les joueurs jouent à tour de rôle ; un tour de chacun forme une manche. On désigne le premier joueur, ou on le tire à pile ou face. À chaque tour, tu as __4 points d'action__ (PA). Tu peux les dépenser tous, en partie ou pas du tout. Ceux que tu ne dépenses pas sont perdus.
    .title = Quatre points d'action

R3-2 =
    Joue tes actions dans l'ordre que tu veux, tant que tes points suffisent, puis termine ton tour. Le tour ne se termine jamais tout seul : même sans points, il te reste peut-être des attaques gratuites et des cartes.

    | action | coût |
    | --- | --- |
    | placer une unité (R4.1) | 1 PA |
    | faire monter une unité en première ligne (R4.2) | 2 PA |
    | replier une unité (R4.3) | 2 PA, ou 3 si elle est bloquée |
    | attaquer (R5), tirer de côté (R6) | gratuit |
    | jouer une carte Victoire (R8) | gratuit |
    | terminer le tour | gratuit |
    .title = Des actions dans l'ordre que tu veux

## R4

R4 = Ces actions ne sont possibles que { FORM($lane, "at") } une { FORM($lane, "word") } non conquise.
    .title = Les actions qui coûtent des points

R4-1 = Prends une unité de ta réserve et place-la devant ton unité en première ligne. Si tu n'as pas de colonne { FORM($lane, "at") } cette { FORM($lane, "word") }, place-la contre ton repère. Elle doit tenir dans l'écart (R1.6) et respecter la limite des unités spéciales (R2.4). Cela coûte 1 PA.
    .title = Placer

R4-2 =
    Prends l'unité la plus à l'arrière d'une colonne et place-la devant l'unité en première ligne. Cela coûte 2 PA.

    - La colonne doit compter au moins deux unités. Une unité seule ne peut pas monter en première ligne.
    - L'unité doit tenir dans l'écart. Les tuiles qu'elle libère derrière elle n'en font pas partie.
    - Le reste de la colonne ne bouge pas. Les tuiles derrière elle restent vides.
    - Seule l'unité la plus à l'arrière peut monter.
    .title = Faire monter en première ligne

R4-3 = Ramène dans ta réserve l'unité en première ligne d'une colonne. Cela coûte 2 PA, ou 3 si cette unité est bloquée (R4.4).
    .title = Replier

R4-4 =
    Ton unité en première ligne est __bloquée__ tant qu'elle touche une unité ennemie en première ligne (écart 0) qui la bat. Une unité ennemie de force égale ou plus faible ne la bloque pas. Peu importe laquelle des deux est venue au contact. Les unités spéciales peuvent être bloquées comme les autres.

    Là où ton unité est bloquée, tu n'as pas la place d'en placer une autre. Pour continuer à jouer à cet endroit, tu dois la replier, à moins qu'un tir ou une carte n'élimine l'unité ennemie.
    .title = Bloquée

## R5

R5 =
    .title = Attaquer

R5-1 = Quand les deux unités en première ligne d'une { FORM($lane, "word") } se touchent (écart 0), tu peux attaquer pendant ton tour si la tienne bat celle de l'ennemi ou si elles sont de force égale. L'attaque est facultative et gratuite. Tu peux attaquer à tout moment de ton tour, aussi souvent que tu veux. Tu ne peux attaquer ni une unité plus forte, ni une colonne protégée par Retranchement (R8).
    .title = Quand tu peux attaquer

R5-2 = Chacune des deux unités retourne dans la réserve de son propriétaire. Celles qui sont derrière restent.
    .title = À force égale

R5-3 =
    L'unité ennemie en première ligne retourne en réserve. Chaque unité derrière elle aussi, de l'avant vers l'arrière, tant que l'attaquant la bat. L'attaque s'arrête à la première unité de force égale ou plus forte. Celle-ci reste.

    Tu ne peux pas arrêter l'attaque plus tôt. L'attaquant reste où il est. Tu peux combler l'écart avec les points qu'il te reste.
    .title = Contre une unité plus faible

R5-4 = Un espion élimine au plus les __deux__ premières unités de la colonne. Si la deuxième est un espion, il reste.
    .title = L'attaque de l'espion

R5-5 = Les unités éliminées retournent aussitôt dans la réserve de leur propriétaire et peuvent être replacées. Aucune unité n'est jamais perdue.
    .title = Aussitôt en réserve

## R6

# table drawn by the page
R6 =
    Deux des unités spéciales portent des flèches et peuvent tirer : { FORM($gun, "the") } et le mortier. Une flèche se trouve sur une tuile de l'unité. Elle pointe vers la gauche ou la droite de son propriétaire (R1.2), vers la même rangée d'une autre { FORM($lane, "word") }, à un nombre fixe de { FORM($lane, "many") } de distance. Le tableau montre les flèches.

    { CAPITAL(FORM($gun, "the")) } touche toute unité d'infanterie, le mortier seulement un soldat. Aucune flèche ne touche un char, une mine ou un espion, mais ces unités partent aussi si elles se trouvent devant une unité touchée (R6.1).

    > Sur les images imprimées, { FORM($gun, "the") } porte une troisième flèche, vers l'avant. Elle représente l'attaque ordinaire (R5). Les livrets disent de placer cette unité avec une flèche pointée vers des unités plus faibles. Pour nous, c'est un conseil, pas une règle.
    .title = Tirer de côté

R6-1 = Regarde la tuile vers laquelle pointe une flèche. Si la { FORM($lane, "word") } n'est pas conquise et que n'importe quelle partie d'une unité ennemie que la flèche peut toucher couvre cette tuile, tu peux tirer pendant ton tour, gratuitement. Cette unité et __toutes les unités ennemies devant elle__, quelles qu'elles soient, retournent dans la réserve de l'ennemi. Les unités derrière elle restent. Tu ne peux pas tirer sur une colonne protégée par Retranchement (R8).
    .title = Le tir

R6-2 = Tu décides pour chaque flèche séparément, chaque fois qu'elle a une cible. Rien ne t'oblige à tirer. L'unité qui tire n'a pas besoin d'être en première ligne.
    .title = Chaque flèche séparément

R6-3 = Les { FORM($lane, "many-word") } situées entre les deux ne comptent pas. Tu peux tirer par-dessus une { FORM($lane, "word") } conquise, mais jamais sur ses unités.
    .title = Tirer par-dessus d'autres { FORM($lane, "many") }

R6-4 = { CAPITAL(FORM($gun, "the")) } peut tirer à chacun de tes tours. Le mortier ne peut tirer que pendant un tour où tu l'as placé ou fait monter en première ligne, avec ou sans carte. Une option permet de limiter son tir au tour où tu le places depuis ta réserve, ou au contraire de l'autoriser à chaque tour (R10).
    .title = Quand une unité peut tirer

R6-5 = Une unité { FORM($lane, "at") } une { FORM($lane, "word") } conquise ne peut plus agir, pas même pendant le tour où elle l'a conquise.
    .title = Pas de tir depuis une { FORM($lane, "word") } conquise

R6-6 = Dans un affrontement (R5), { FORM($gun, "the") } compte comme un char, et le mortier comme l'unité d'infanterie la moins gradée (R2).
    .title = Dans un affrontement

## R7

R7 =
    .title = Conquête et victoire

R7-1 =
    Dès que ton unité en première ligne touche le repère ennemi, tu as conquis la { FORM($lane, "word") }.

    - La { FORM($lane, "word") } est fermée jusqu'à la fin de la partie. Personne ne peut plus y agir ni y tirer, et ses unités restent en place : tu ne peux pas les replier.
    - Un marqueur placé au bout montre qu'elle est à toi.
    - Tu pioches une carte Victoire s'il en reste, même si cette conquête te fait gagner la partie. Les cartes défaussées ne sont jamais remélangées.
    - Ta colonne n'a pas besoin de remonter jusqu'à ton propre repère.
    - L'unité doit arriver exactement contre le repère. Elle ne peut pas le chevaucher.
    .title = Conquérir

R7-2 =
    { $three ->
        [yes] Tu gagnes aussitôt si, après ta propre action, tu as rempli ton objectif (R9) ou conquis __trois { FORM($lane, "many") } au choix__.
       *[no] Tu gagnes aussitôt si, après ta propre action, tu as rempli ton objectif (R9). Peu importe le nombre de { FORM($lane, "many-word") } conquises.
    }

    { $three ->
        [yes] Pour une partie, tu peux désactiver la victoire avec trois { FORM($lane, "many") } (R10). Sans objectifs, c'est la seule façon de gagner.
       *[no] Tu peux ajouter une autre façon de gagner : trois { FORM($lane, "many") } au choix (R10). Sans objectifs, c'est la seule.
    } Le nombre de marqueurs dans la boîte ne limite pas les conquêtes.

    { $edition ->
        [prototype] > Dans les éditions suivantes, trois conquêtes au choix donnent aussi la victoire.
        [own] > Cette règle varie selon les éditions : le premier livret ne connaît que l'objectif.
       *[other] > Le premier livret ne connaît que l'objectif.
    }
    .title = Gagner

R7-3 =
    Les livrets ne parlent pas de parties nulles, mais un programme en a besoin. La partie est nulle dans quatre cas :

    1. __Répétition__ : un tour commence pour la troisième fois avec la même position. La position comprend les { FORM($lane, "many") }, le camp qui joue, toutes les cartes et tous les effets, mais pas le numéro du tour.
    2. __Plus de victoire possible__ : à la fin d'un tour, aucun joueur ne peut plus gagner. C'est le cas si trois { FORM($lane, "many") } ne donnent pas la victoire{ $edition ->
        [prototype] { "" } et qu'aucun des deux objectifs ne peut plus être rempli.
       *[other] , qu'aucun des deux objectifs ne peut plus être rempli et qu'il ne reste pas de carte Nouveaux ordres, ni en main ni dans le paquet.
    }
    3. __Limite de tours__ : le tour 400 se termine. On compte les tours de chaque joueur : le premier tour du premier joueur est le tour 1, le premier tour de l'autre est le tour 2.
    4. __Accord__ : les deux joueurs conviennent de la nulle.
    .title = Parties nulles

R7-4 = Tu peux abandonner à tout moment. Tu perds si ta pendule arrive à zéro.
    .title = Abandon et temps

## R8

# table drawn by the page
R8 =
    Tu gardes tes cartes Victoire face cachée aussi longtemps que tu veux. Tu ne les joues que pendant ton tour, autant que tu veux, et tu les défausses face visible. Jouer une carte ne coûte pas de PA, sauf si elle le dit.

    Les livrets ne montrent pas les cartes : ce paquet est de nous. { $edition ->
        [prototype] Il compte 8 cartes, une de chaque.
        [own] Le tableau montre le paquet de ton édition.
       *[other] Il compte 20 cartes, deux de chaque.
    }
    .title = Cartes Victoire

R8-1 =
    Seules les cartes suivantes ne peuvent pas être jouées :

    - une carte qui se joue { FORM($lane, "at") } une { FORM($lane, "word") }, s'il n'y en a aucune où la jouer ;
    - Second front, si la partie se joue sans unités spéciales ;
    - Renseignements, si la partie se joue sans objectifs ou si tu connais déjà celui de l'ennemi ;
    - Retranchement, { FORM($lane, "at") } une { FORM($lane, "word") } où ta colonne est déjà retranchée{ $edition ->
        [prototype] .
       *[other]  ;
            - Marche de nuit, tant qu'une autre est en vigueur ;
            - Nouveaux ordres, si le paquet de cartes Objectif est vide.
    }

    Tu peux jouer toute autre carte, même si elle ne t'aide pas.{ $edition ->
        [prototype] { "" }
       *[other] { " " }Deux Ravitaillement coupé s'additionnent, mais un tour ne commence jamais avec moins de 0 PA.
    } Retranchement prend fin quand la { FORM($lane, "word") } est conquise.
    .title = Les cartes que tu ne peux pas jouer

R8-2 = Personne ne connaît l'ordre des paquets.{ $edition ->
        [prototype] { "" }
       *[other] { " " }Seul le joueur qui a joué Nouveaux ordres sait quelle carte est passée dessous.
    }
    .title = L'ordre des paquets

## R9

# table drawn by the page
R9 =
    Avant le premier tour, le premier joueur pioche une carte Objectif, puis l'autre joueur fait de même. Chacun ne voit que la sienne, sauf avec Renseignements, et peut la consulter à tout moment. Tu gardes ton objectif jusqu'à la fin de la partie{ $edition ->
        [prototype] .
       *[other] , à moins de jouer Nouveaux ordres.
    } Les deux cartes sont révélées à la fin de la partie.

    - Une carte t'indique quelles { FORM($lane, "many-word") } conquérir : un certain nombre parmi un groupe. Elle peut comporter plusieurs groupes. Une { FORM($lane, "word") } ne compte que pour un seul.
    - Elle peut aussi désigner des { FORM($lane, "many") } que l'ennemi ne doit pas tenir au moment où tu remplis ton objectif.

    Les livrets ne montrent pas non plus ces cartes : ce paquet est de nous. { $edition ->
        [prototype] Il compte 8 cartes. Chacune désigne quatre rues : conquiers-en deux, et une autre au choix.
        [own] Le tableau montre le paquet de ton édition.
       *[other] Il compte 20 cartes. Seize désignent trois { FORM($lane, "many") } : conquiers-en deux. Les quatre autres portent sur une partie du champ de bataille, et l'ennemi ne doit pas tenir certaines { FORM($lane, "many-word") }.
    }
    .title = Cartes Objectif

R9-1 = Un paquet est un fichier. Si tu possèdes la boîte, tu peux saisir ses cartes dans un fichier et jouer avec.
    .title = Tes propres cartes

## R10

R10 =
    Tu règles ces options quand tu prépares une partie.

    | option | choix |
    | --- | --- |
    | unités spéciales | toutes, aucune, ou celles que tu choisis. Les autres ne sont pas dans la réserve. Les cartes qui les concernent restent dans le paquet. |
    | cartes Victoire | avec ou sans |
    | objectifs | avec ou sans. Sans, seules trois { FORM($lane, "many") } donnent la victoire. |
    | longueur | de 12 à 18 tuiles par { FORM($lane, "word") } (R1.1) |
    | mortier | tire seulement quand tu le déploies (placement ou montée en première ligne), seulement quand tu le places depuis ta réserve, ou à chaque tour (R6.4) |
    | trois { FORM($lane, "many") } donnent la victoire | oui ou non (R7.2) |
    | paquets | les cartes avec lesquelles on joue |
    | places et premier joueur | qui joue quel camp ; qui commence, ou pile ou face |
    | PA du premier tour | 4 comme dans les livrets, ou moins |

    { $edition ->
        [prototype] Les règles pour débuter se passent des unités spéciales. Ce livret conseille aux nouveaux joueurs de faire quelques parties sans elles. Il compte aussi le mortier comme un supplément : tu peux n'écarter que lui.
       *[other] Les règles pour débuter se passent des unités spéciales et des cartes Victoire. Le livret conseille aux nouveaux joueurs de faire quelques parties sans elles.
    }
    .title = Options

## R11

R11 =
    __Visible__ pour les deux joueurs : les { FORM($lane, "many") }, les réserves, le tour, les PA, les effets en vigueur, les { FORM($lane, "many-word") } conquises, le nombre de cartes de chaque main et de chaque paquet, les cartes défaussées et toutes les actions. { $edition ->
        [prototype] Ce que Renseignements a montré reste secret.
       *[other] Deux choses restent secrètes : l'objectif pioché avec Nouveaux ordres, et ce que Renseignements a montré.
    }

    __Secret__ jusqu'à la fin de la partie : l'objectif et la main de l'autre joueur, et l'ordre des paquets. Tu peux consulter tes propres cartes à tout moment.
    .title = Ce que chaque joueur peut voir

## Rulings

ruling-road-length =
    .title = Une { FORM($lane, "word") } compte 18 tuiles
    .open = Quelle est la longueur d'une { FORM($lane, "word") } ? Aucun livret ne donne le nombre de tuiles.
    .settled = 18 tuiles. Tu peux choisir de 12 à 18.
    .why = Avec 18 tuiles, personne ne peut conquérir une { FORM($lane, "word") } au premier tour : les quatre unités les plus longues en couvrent 14. Un exemple des livrets irait aussi avec une longueur de 14 tuiles, mais son texte ne dit pas à quelle distance de leur repère se trouvent les deux colonnes.

ruling-seats =
    .title = Qui joue où, et où est la gauche
    .open = À partir de quel côté les { FORM($lane, "many-word") } sont-elles numérotées, et qui s'y installe ? { $edition ->
        [prototype] Le livret place l'Axe en haut et les Alliés en bas, mais son texte ne numérote pas les rues.
       *[other] Les livrets ne le disent pas.
    }
    .settled = Le sud voit { FORM($lane, "the") } 1 à sa gauche. Le nord est en face et voit { FORM($lane, "the") } 7 à sa gauche. La place sud revient { FORM($south, "to") }, la place nord { FORM($north, "to") }.
    .why = { $edition ->
        [dday] C'est ce qui ressort de l'exemple de l'artillerie : une artillerie allemande sur la tête de plage 4 tire à gauche vers la tête de plage 1 et à droite vers la 7.
        [prototype] Le haut de l'image du livret est ici le nord, et le bas le sud. La numérotation suit le livret de Clash D-Day, où une unité allemande placée au numéro 4 tire à gauche vers le 1 et à droite vers le 7.
       *[other] C'est ce qui ressort d'un exemple du livret de Clash D-Day, où une unité allemande placée au numéro 4 tire à gauche vers le 1 et à droite vers le 7, et de l'ordre dans lequel les images nomment les camps.
    }

ruling-nothing-behind-the-line =
    .title = On ne place rien derrière une colonne
    .open = Faire monter une unité peut laisser des tuiles vides derrière la colonne. Peux-tu y placer une unité ?
    .settled = Non, même si elle y tient exactement.
    .why = Le premier livret interdit une seconde colonne, et dans tous les livrets, les colonnes ne s'allongent que vers l'avant.

ruling-tanks-are-equal =
    .title = Le char et { FORM($gun, "the") } sont de force égale
    .open = Que se passe-t-il quand un char affronte { FORM($gun, "the") } ?
    .settled = Ils sont de force égale : après une attaque, les deux retournent en réserve.
    .why = { $edition ->
        [dday] Le livret dit que l'artillerie se comporte comme un char. Et le premier livret de Clash of the Ardennes dit du char de commandement, que l'artillerie remplace, qu'il est de force égale avec un char.
        [prototype] Le livret le dit : seules ces deux unités sont retirées.
       *[other] Le premier livret le dit, et tous disent que cette unité se comporte comme un char.
    }

ruling-mortar-rank =
    .title = Le mortier est moins gradé que le soldat
    .open = Quel est le grade du mortier ? Pour les livrets, le soldat est le moins gradé, mais ils disent aussi que toutes les autres unités d'infanterie battent le mortier.
    .settled = Le mortier a le grade 1, le soldat le grade 2. Le mortier ne tire que sur des soldats. Deux mortiers sont de force égale.
    .why = { $edition ->
        [dday] Le livret donne une étoile au mortier et deux au soldat. Il fait
       *[other] Clash D-Day donne une étoile au mortier et deux au soldat. Tous les livrets font
    } du soldat la seule cible du mortier, et deux unités identiques qui s'affrontent sont retirées toutes les deux.

ruling-the-spy-needs-a-tile =
    .title = L'espion a besoin d'une tuile vide
    .open = Peux-tu toujours placer l'espion ? Presque tous les livrets le disent, car il n'occupe qu'une tuile.
    .settled = Il lui faut une tuile vide. Tu ne peux pas le placer là où les deux colonnes se touchent. Il compte comme ton unique unité spéciale.
    .why = Les unités ne se chevauchent jamais. Les livrets veulent dire qu'une tuile suffit.

ruling-turn-never-ends-by-itself =
    .title = Le tour ne se termine jamais tout seul
    .open = Le tour se termine-t-il quand tu as dépensé ton dernier point d'action ? { $edition ->
        [prototype] Le livret le dit.
       *[other] Le premier livret et le texte néerlandais de Clash of the Ardennes le disent. Dans les autres textes, le tour se termine quand le joueur a fini.
    }
    .settled = Non. C'est toi qui termines ton tour.
    .why = Tous les livrets permettent d'attaquer gratuitement à tout moment de son tour, et dans un de leurs exemples, { FORM($gun, "the") } attaque après le dernier point dépensé.

ruling-lone-unit =
    .title = Une unité seule ne peut pas monter
    .open = Une unité seule peut-elle monter en première ligne, et avancer ainsi le long de la { FORM($lane, "word") } ? Les livrets ne le disent pas.
    .settled = Non. Il faut une colonne d'au moins deux unités.
    .why = L'unité la plus à l'arrière passe devant l'unité en première ligne. Une unité seule est les deux à la fois, et elle ne peut pas passer devant elle-même.

ruling-only-the-rearmost =
    .title = Seule l'unité la plus à l'arrière monte
    .open = Peux-tu faire monter n'importe quelle unité qui n'est pas en première ligne ? On pourrait lire ainsi { $edition ->
        [prototype] ce livret et le texte espagnol de l'édition du commerce.
       *[other] le premier livret et le texte espagnol de Clash of the Ardennes.
    }
    .settled = Non, seulement la plus à l'arrière.
    .why = Les autres textes le disent, et une unité prise au milieu laisserait un trou dans la colonne.

ruling-blocked =
    .title = Seule une unité plus forte bloque
    .open = Une unité qui en touche une de force égale ou plus faible est-elle bloquée ? Les livrets ne montrent qu'une unité plus forte qui bloque.
    .settled = Non. Une unité n'est bloquée que tant qu'elle touche une unité ennemie qui la bat. Replier une unité spéciale bloquée coûte aussi 3 PA.
    .why = Face à une unité de force égale ou plus faible, elle peut attaquer : rien ne la retient.

ruling-the-attackers-choice =
    .title = Tu choisis la cible, pas le nombre d'unités éliminées
    .open = Dois-tu attaquer toutes les cibles, et peux-tu arrêter une attaque plus tôt ? Les livrets laissent le choix à l'attaquant, mais ils disent aussi que toutes les unités plus faibles doivent être retirées.
    .settled = Tu choisis où tu attaques et avec quelles flèches tu tires. Une attaque ou un tir élimine toujours toutes les unités que la règle désigne.
    .why = Les livrets parlent de ce choix à propos de l'unité qui a plusieurs cibles à la fois. « Doivent » décrit l'effet d'une attaque, une fois que tu la lances.

ruling-arrow-tiles =
    .title = Où se trouvent les flèches
    .open = De quelle tuile tire une unité de deux ou trois tuiles ? Les textes ne le disent pas.
    .settled = De la deuxième, en comptant depuis l'arrière.
    .why = Un programme a besoin d'une tuile précise. Ton propre fichier d'édition peut en choisir une autre.

ruling-arrow-towards-weaker-units =
    .title = Une flèche n'a pas à pointer vers une unité plus faible
    .open = { CAPITAL(FORM($gun, "the")) } doit-{ FORM($gun, "he") } avoir une cible quand tu { FORM($gun, "him") } places ? Tous les livrets disent de placer cette unité avec la flèche pointée vers des unités plus faibles.
    .settled = Non. Tu peux placer cette unité partout où tu peux placer un char. Ici, nous nous écartons des livrets.
    .why = Ils disent aussi que cette unité se comporte comme un char normal. Prise comme une règle, la phrase l'interdirait pendant toute l'ouverture. Nous y voyons un conseil.

ruling-units-in-front =
    .title = Un tir élimine les unités devant la cible
    .open = Quelles autres unités un tir élimine-t-il ? Deux phrases du texte néerlandais de Clash of the Ardennes peuvent désigner les unités derrière la cible.
    .settled = La cible et toutes les unités devant elle. Les unités derrière elle restent.
    .why = Tous les autres textes le disent, et les exemples néerlandais aussi.

ruling-fire-over-conquered-roads =
    .title = Tu peux tirer par-dessus les { FORM($lane, "many-word") } conquises
    .open = Une unité peut-elle tirer par-dessus une { FORM($lane, "word") } conquise ? Les livrets ne répondent que pour le mortier : oui.
    .settled = Les { FORM($lane, "many-word") } situées entre les deux ne comptent jamais, pour aucune unité. Tu peux tirer par-dessus une { FORM($lane, "word") } conquise, mais jamais sur ses unités.
    .why = Ce qui vaut pour le mortier vaut aussi, pour nous, pour { FORM($gun, "the") }.

ruling-mortar-fire =
    .title = Le mortier tire quand tu le déploies
    .open = Le mortier peut-il tirer à chaque tour ? Le texte anglais, « when deployed », peut se lire des deux façons. Les textes français, néerlandais, italien et espagnol de Clash of the Ardennes le font tirer quand on le déploie.
    .settled = Il ne tire que pendant un tour où tu l'as placé ou fait monter en première ligne.
    .why = Cette lecture convient à tous les textes. La montée en première ligne compte, car les livrets la décrivent comme un placement à l'avant. Une option limite le tir du mortier au tour où tu le places depuis ta réserve, comme on peut lire le texte néerlandais, ou l'autorise à chaque tour, comme on peut lire le texte anglais.

ruling-fire-in-later-turns =
    .title = { CAPITAL(FORM($gun, "the")) } peut tirer à chaque tour
    .open = { CAPITAL(FORM($gun, "the")) } peut-{ FORM($gun, "he") } encore tirer aux tours suivants ? Les livrets ne montrent son tir que pendant le tour de son placement.
    .settled = Oui, à chacun de tes tours, dès qu'une flèche a une cible.
    .why = Ce tir est une attaque, et tu peux attaquer à tout moment de ton tour. Seul le tir du mortier dépend de son déploiement.

ruling-fire-from-behind-the-leading-unit =
    .title = Une unité peut tirer sans être en première ligne
    .open = Une unité doit-elle être en première ligne pour tirer ? Elle l'est dans l'exemple des livrets, mais ils ne disent pas que c'est nécessaire.
    .settled = Non. Toute unité qui a une cible peut tirer.
    .why = Les livrets n'exigent d'être en première ligne que pour un affrontement. Pour un tir, il suffit que la flèche pointe vers la cible.

ruling-units-on-conquered-roads =
    .title = Une unité ne peut plus agir { FORM($lane, "at") } une { FORM($lane, "word") } conquise
    .open = Une unité peut-elle encore tirer depuis une { FORM($lane, "word") } conquise, au moins pendant le tour où elle l'a conquise ? Les livrets ne le disent pas.
    .settled = Non, pas même pendant ce tour.
    .why = Personne ne peut attaquer ni replier une unité { FORM($lane, "at") } une { FORM($lane, "word") } conquise. Si elle pouvait tirer, l'ennemi n'aurait plus aucun moyen de l'en empêcher jusqu'à la fin de la partie.

ruling-conquering-line =
    .title = Pour conquérir, une colonne n'a pas à partir de son repère
    .open = La colonne qui conquiert une { FORM($lane, "word") } doit-elle partir de son propre repère ? { $edition ->
        [prototype] Ce livret demande seulement d'atteindre le bout avec une unité. Les livrets suivants parlent aussi
       *[other] Certaines phrases demandent seulement d'atteindre le bout avec une unité. D'autres parlent
    } d'une colonne ininterrompue d'un côté à l'autre.
    .settled = Non. Il suffit que ton unité en première ligne touche le repère ennemi.
    .why = Dans un exemple du premier livret, l'unité la plus à l'arrière monte en première ligne et conquiert. Sinon, il suffirait de faire monter une seule unité pour rendre la conquête impossible.

ruling-markers =
    .title = Les marqueurs ne limitent pas les conquêtes
    .open = Peux-tu conquérir plus de { FORM($lane, "many") } que tu n'as de marqueurs ? { $edition ->
        [ardennes] Le deuxième tirage néerlandais montre 14 pièces, sans doute des marqueurs. Les autres tirages ne donnent pas de nombre.
        [dday] Le livret ne donne pas le nombre de marqueurs.
        [prototype] La boîte en contient trois par camp.
       *[other] Le premier livret en prévoit trois par camp.
    }
    .settled = Oui. Le nombre de marqueurs n'est pas une limite.
    .why = Aucun livret ne dit que c'en est une. Un marqueur montre seulement qu'une { FORM($lane, "word") } est conquise.

ruling-the-conqueror-always-draws =
    .title = Qui conquiert pioche toujours
    .open = Peux-tu refuser la carte Victoire d'une conquête ? Les livrets disent que tu peux la piocher.
    .settled = Non. Tu pioches toujours s'il reste une carte, même si la conquête te fait gagner. Les cartes défaussées ne sont jamais remélangées.
    .why = Une carte ne coûte rien et rien ne t'oblige à la jouer : il n'y a donc rien à décider.

ruling-draws =
    .title = Parties nulles
    .open = Une partie peut-elle être nulle ? Les livrets n'en parlent pas.
    .settled = Oui. La partie est nulle quand une position apparaît pour la troisième fois, quand plus personne ne peut gagner, à la fin du tour 400, ou d'un commun accord.
    .why = Une partie doit finir même si personne n'avance.

ruling-cards-face-down =
    .title = Tu gardes tes cartes Victoire face cachée
    .open = Les cartes Victoire en main sont-elles visibles ou secrètes ? Les livrets ne le disent pas.
    .settled = Secrètes. Seul leur nombre est connu. Une carte jouée se défausse face visible.
    .why = Si l'ennemi voyait une carte, il pourrait s'y préparer avant que tu la joues.

ruling-cards-are-kept =
    .title = Tu peux garder une carte Victoire
    .open = Dois-tu jouer une carte Victoire dès que tu la pioches ? Les livrets disent de la lire et d'appliquer ce qu'elle indique.
    .settled = Non. Tu peux la garder et la jouer à tout moment pendant l'un de tes tours.
    .why = { $edition ->
        [prototype] Les livrets suivants ajoutent
        [ardennes] Les textes anglais, néerlandais et français ajoutent
       *[other] Le livret ajoute
    } que tu ne peux la jouer que pendant ton tour. Comme tu pioches toujours pendant ton tour, cela doit valoir aussi pour les tours suivants.

ruling-victory-deck =
    .title = Le paquet de cartes Victoire est de nous
    .open = Quelles cartes Victoire y a-t-il ? Les livrets ne les montrent pas.
    .settled = { $edition ->
        [prototype] Nous avons créé huit cartes.
       *[other] Nous avons créé dix cartes, chacune en deux exemplaires.
    } Si tu possèdes la boîte, tu peux saisir ses cartes dans un fichier (R9.1).
    .why = Le jeu a besoin de cartes, et nous ne copions pas celles de la boîte. Certaines des nôtres donnent ou coûtent des points d'action, pour qu'aucune carte ne vaille beaucoup plus qu'une autre.

ruling-objective-decks =
    .title = Le paquet de cartes Objectif est de nous
    .open = Quelles cartes Objectif y a-t-il ? Les livrets ne les montrent pas.
    .settled = { $edition ->
        [prototype] Nous avons créé huit cartes. Chacune demande deux rues sur quatre, et une autre au choix.
       *[other] Nous avons créé vingt cartes. La plupart demandent deux { FORM($lane, "many") } sur trois.
    }
    .why = Aucune carte ne doit être plus chanceuse qu'une autre. Si une carte laisse le choix, perdre une { FORM($lane, "word") } ne décide pas de la partie.

ruling-number-of-cards =
    .title = { $edition ->
        [prototype] Huit cartes par paquet
       *[other] Vingt cartes par paquet
    }
    .open = Combien y a-t-il de cartes Objectif et de cartes Victoire ? { $edition ->
        [ardennes] Seul le deuxième tirage néerlandais donne un nombre : 20 de chaque.
        [dday] Le livret ne donne pas de nombre. Parmi les autres, le premier livret en a 8 de chaque, et le deuxième tirage néerlandais de Clash of the Ardennes 20 de chaque.
        [prototype] Le livret en a 8 de chaque.
       *[other] Le premier livret en a 8 de chaque, le deuxième tirage néerlandais de Clash of the Ardennes 20 de chaque.
    }
    .settled = { $edition ->
        [prototype] 8 de chaque.
       *[other] 20 de chaque.
    }
    .why = { $edition ->
        [ardennes] C'est le seul nombre imprimé pour cette édition. Ton propre fichier peut en contenir autant que tu veux.
        [dday] Pour le reste, les règles sont presque les mêmes que dans l'édition du commerce de Clash of the Ardennes. Ton propre fichier peut en contenir autant que tu veux.
       *[other] Nous gardons le nombre imprimé. Ton propre fichier peut en contenir autant que tu veux.
    }

ruling-effects-need-their-card =
    .title = Pas d'effet sans sa carte
    .open = Une position peut-elle avoir un effet dont la carte n'est pas dans le paquet ?
    .settled = Non. Un effet ne peut être en vigueur qu'autant de fois que le paquet compte d'exemplaires de sa carte. Sinon, le programme refuse la position.
    .why = Aucune partie ne peut mener à une telle position.

ruling-a-dig-in-marks-the-road =
    .title = Retranchement marque la { FORM($lane, "word") }, pas les unités
    .open = La carte Retranchement protège-t-elle aussi les unités que tu places ensuite ?
    .settled = Oui, même si toute la colonne s'en va et que tu en commences une nouvelle. La protection prend fin au début de ton prochain tour, ou quand la { FORM($lane, "word") } est conquise.
    .why = La carte désigne une { FORM($lane, "word") }. Ainsi, personne n'a à retenir quelles unités s'y trouvaient.

ruling-how-an-end-is-reported =
    .title = Deux raisons de finir en même temps
    .open = Quelle raison compte si la partie finit pour deux raisons en même temps ?
    .settled = Si une même action remplit ton objectif et conquiert ta troisième { FORM($lane, "word") }, tu gagnes par l'objectif. Si le tour 400 se termine et que plus personne ne peut gagner, la raison indiquée est que plus personne ne peut gagner.
    .why = Le résultat est le même. Seule la raison affichée change.

ruling-positions-written-as-ended =
    .title = Les positions de parties terminées
    .open = Une position peut-elle indiquer que la partie est terminée alors que personne n'a gagné sur le plateau ?
    .settled = Oui. Le programme ne la refuse que si un camp a gagné (R7.2) et que la position désigne un autre vainqueur.
    .why = Une partie peut aussi finir par abandon, au temps, d'un commun accord ou par répétition.

ruling-three-roads-without-objectives =
    .title = Trois { FORM($lane, "many") } sans objectifs
    .open = Comment gagne-t-on quand on joue sans objectifs ?
    .settled = Sans objectifs, trois { FORM($lane, "many") } au choix donnent la victoire dans toutes les éditions.
    .why = Sinon, personne ne pourrait gagner.

ruling-what-repetition-compares =
    .title = Ce que compare la répétition
    .open = Quand deux positions sont-elles les mêmes ?
    .settled = Quand les { FORM($lane, "many") }, le camp qui joue, toutes les cartes des mains et des paquets et les effets en vigueur sont les mêmes. Les PA et le numéro du tour ne comptent pas.
    .why = Deux positions de ce genre offrent aux joueurs les mêmes possibilités.

ruling-repetition-and-hidden-cards =
    .title = Répétition et cartes cachées
    .open = Les cartes cachées comptent-elles pour la répétition ?
    .settled = Oui. Tu ne peux donc pas toujours savoir si une position s'est répétée.
    .why = Avec d'autres cartes cachées, c'est une autre position, même si les joueurs ne voient pas la différence.

ruling-deck-options-of-cards-that-are-off =
    .title = Les paquets de cartes désactivées
    .open = Une position indique-t-elle un paquet dont les cartes sont désactivées ?
    .settled = Oui, s'il diffère du paquet de l'édition.
    .why = Une position indique toutes les options de sa partie, même celles qui restent sans effet.

ruling-undo =
    .title = Jusqu'où on peut annuler
    .open = Que peux-tu annuler ?
    .settled = Les actions de ton propre tour, jusqu'à la dernière qui a révélé une carte : une carte Victoire piochée, Renseignements ou Nouveaux ordres. Tu peux annuler une conquête qui n'a pas fait piocher de carte.
    .why = Sinon, tu pourrais regarder une carte, puis annuler.

ruling-take-back =
    .title = Reprendre un tour
    .open = Peux-tu reprendre un tour que tu as terminé ?
    .settled = Tu le demandes, et l'autre joueur doit accepter. La partie revient juste avant la fin de ton dernier tour : c'est de nouveau à toi, et les actions de ce tour sont encore sur le plateau. Tu ne peux reprendre ni une action qui a révélé une carte, ni quoi que ce soit une fois la partie terminée. Le temps écoulé à la pendule n'est pas rendu.
    .why = Une étourderie ne doit pas décider d'une partie amicale, mais une carte révélée ne peut plus être cachée.

## Questions

question-moving = Non. Une colonne s'allonge quand tu places une unité devant elle ou que tu fais monter en première ligne la plus à l'arrière. Une unité seule reste où elle est.
    .title = Puis-je faire avancer une unité de quelques tuiles ?

question-attack-at-once = Oui. Les attaques sont gratuites, et une unité peut attaquer pendant le tour où tu la places, même avec ton dernier point.
    .title = Une unité peut-elle attaquer pendant le tour où je la place ?

question-must-attack = Non. Tu peux laisser en place une unité ennemie plus faible. Elle est bloquée : la replier coûte 3 PA, et son propriétaire ne peut rien placer devant elle.
    .title = Faut-il attaquer ?

question-after-an-attack = Non, ton unité reste où elle est. Elle n'avance pas sur les tuiles libérées. Tu peux y placer une unité s'il te reste des points, et l'ennemi aussi au tour suivant.
    .title = L'attaquant avance-t-il ?

question-beaten-units = Elles retournent aussitôt dans la réserve de leur propriétaire, qui peut les replacer à n'importe lequel de ses tours. Aucune unité ne quitte la partie.
    .title = Que deviennent les unités battues ?

question-empty-stock = Fais monter les unités les plus à l'arrière ou replie celles qui sont en première ligne. Les attaques, les tirs et les cartes restent gratuits.
    .title = Que faire quand ma réserve est vide ?

question-another-special = Replie la première tant qu'elle est en première ligne (2 PA, ou 3 si elle est bloquée), ou laisse l'ennemi la battre. Si elle est { FORM($lane, "at") } une { FORM($lane, "word") } conquise, elle y reste, et tu ne peux pas en utiliser d'autre, sauf avec Second front.
    .title = Comment utiliser une autre unité spéciale ?

question-left-and-right = La gauche telle que tu la vois de ton côté du plateau. Pour le sud, la gauche, c'est un numéro plus petit. Pour le nord, un numéro plus grand.
    .title = Où est « la gauche » ?

question-part-of-a-target = N'importe laquelle. Si la flèche pointe vers une tuile d'une unité qu'elle peut toucher, toute l'unité part, avec tout ce qui est devant elle.
    .title = Vers quelle partie d'une unité la flèche doit-elle pointer ?

question-enemy-turn = Non. Seules tes propres actions te permettent de conquérir des { FORM($lane, "many") } et de remplir ton objectif.
    .title = Puis-je gagner pendant le tour de l'ennemi ?

question-win-back = Non. Une { FORM($lane, "word") } conquise est fermée jusqu'à la fin de la partie.
    .title = Puis-je reprendre une { FORM($lane, "word") } conquise ?

question-many-cards = Autant que tu en pioches. Tu peux aussi en jouer plusieurs pendant un même tour.
    .title = Combien de cartes Victoire puis-je avoir en main ?

question-look-at-objective = Oui, à tout moment. Il faut seulement que l'ennemi ne la voie pas.
    .title = Puis-je regarder de nouveau ma carte Objectif ?

question-prototype-roads = { $three ->
        [yes] Oui, dans cette édition. Tu peux désactiver cette règle (R10).
       *[no] Non, dans cette édition seul l'objectif fait gagner. Tu peux activer cette règle (R10).
    } Elle est toujours active quand on joue sans objectifs.
    .title = Trois { FORM($lane, "many") } au choix donnent-elles la victoire ?

question-objective-cards = Non. Les livrets ne montrent ni les cartes Objectif ni les cartes Victoire : nous avons créé les nôtres. Si tu possèdes une boîte, tu peux saisir ses cartes dans un fichier (R9.1).
    .title = Est-ce que ce sont les cartes de la boîte ?

question-mortar-extra = { $edition ->
        [prototype] Oui, ce livret le compte comme un supplément.
       *[other] Non, il fait partie de la boîte. Seul le premier livret le compte comme un supplément.
    } Tu peux l'écarter avec l'option des unités spéciales (R10).
    .title = Le mortier est-il facultatif ?

question-beginners = { $edition ->
        [prototype] Laisse de côté les unités spéciales. Choisis les règles pour débuter quand tu prépares la partie.
       *[other] Laisse de côté les unités spéciales et les cartes Victoire. Choisis les règles pour débuter quand tu prépares la partie.
    }
    .title = Comment jouer une première partie ?
