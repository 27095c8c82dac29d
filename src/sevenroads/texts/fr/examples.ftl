# Captions and steps of the worked examples and tactics. Each example is shown in the edition the reader has
# chosen. `step1` describes the first action of the board, `step2` the second, and so on; `step0` the start.
# "Tu" is the player to move at the start, always South. Examples from the printed rulebooks name the sides.
# The form "ending" of a side ends the verb: ils plac-ent, il plac-e.

example-reading = Ta colonne, en bas, se compose d'un char, d'une mine et d'un soldat, de l'arrière vers l'avant. Elle commence à quatre tuiles de ton repère. La colonne ennemie a un char à l'arrière, puis un soldat, et un sergent en première ligne. L'écart entre les colonnes est d'une tuile.
    .title = Lire une { FORM($lane, "word") }

example-longest-four = Un général et trois chars sont les quatre unités les plus longues. Ils couvrent 14 des 18 tuiles : personne ne peut donc conquérir une { FORM($lane, "word") } au premier tour.
    .title = Les quatre unités les plus longues
    .step1 = Le général couvre cinq tuiles pour 1 PA.
    .step2 = Un char en ajoute trois. Cela fait huit.
    .step3 = Avec un deuxième char, onze.
    .step4 = Avec un troisième char, 14. Tu n'as plus de points, et quatre tuiles sont encore vides.

example-seats = La gauche et la droite dépendent de ta place. Ta gauche est du côté { FORM($lane, "of") } 1. Ton adversaire est en face : sa gauche est du côté { FORM($lane, "of") } 7. Un mortier ne tire qu'à la gauche de son propriétaire.
    .title = Ta gauche est la droite de l'adversaire
    .step0 = En bas : { FORM($south, "the") }. En haut : { FORM($north, "the") }.
    .step1 = Tu places ton mortier { FORM($lane, "on") } 4.
    .step2 = Il tire à deux { FORM($lane, "many") } de distance, à ta gauche, et élimine le soldat { FORM($lane, "of") } 2.
    .step3 = Tu termines ton tour.
    .step4 = Ton adversaire place lui aussi un mortier { FORM($lane, "on") } 4.
    .step5 = Il tire à deux { FORM($lane, "many") } de distance, à sa gauche, donc à ta droite, et élimine ton soldat { FORM($lane, "of") } 6.

example-tiles = Chaque camp compte les tuiles à partir de son propre repère. Ta tuile 1 est la tuile 18 de l'adversaire, et ta tuile 18 est sa tuile 1.
    .title = Compter les tuiles
    .step1 = Ton char couvre tes tuiles 1 à 3.
    .step2 = Ton soldat couvre tes tuiles 4 et 5.
    .step3 = Tu termines ton tour.
    .step4 = Le char ennemi couvre les tuiles 1 à 3 de l'adversaire. Ce sont tes tuiles 16 à 18.

example-nothing-behind = Faire monter une unité laisse des tuiles vides derrière ta colonne. Même si une unité y tient exactement, tu ne peux pas l'y placer. Une nouvelle unité va toujours à l'avant.
    .title = Rien derrière la colonne
    .step1 = Le char passe de l'arrière à l'avant. Trois tuiles sont maintenant vides derrière la colonne.
    .step2 = Le char suivant va aussi à l'avant.

example-must-fit = L'écart est d'une tuile. Un soldat en occupe deux : il ne tient pas. Une mine, si.
    .title = Un écart d'une tuile
    .step1 = La mine comble l'écart. Plus rien n'y tient, pas même l'espion.

example-triangle = Un char bat l'infanterie, l'infanterie bat une mine, une mine bat un char. Les trois attaques sont gratuites.
    .title = Char, infanterie, mine
    .step1 = Ton char bat le soldat { FORM($lane, "of") } 2.
    .step2 = Ton soldat bat la mine { FORM($lane, "of") } 4.
    .step3 = Ta mine bat le char { FORM($lane, "of") } 6.

example-ranks = Une unité d'infanterie bat celles qui sont moins gradées qu'elle. Elle ne peut pas attaquer celles qui sont plus gradées.
    .title = Le plus gradé l'emporte
    .step1 = Ton caporal bat le soldat { FORM($lane, "of") } 2.
    .step2 = Ton sergent bat le caporal { FORM($lane, "of") } 4. { CAPITAL(FORM($lane, "on")) } 6, ton soldat ne peut pas attaquer : un caporal est plus gradé que lui.

example-spy = L'espion bat toutes les unités sauf un autre espion.
    .title = L'espion bat le général
    .step1 = L'espion attaque et élimine le char, puis le général derrière lui.

example-equal-tanks = Dans un affrontement, { FORM($gun, "the") } compte comme un char : les deux unités en première ligne sont de force égale.
    .title = Un char contre { FORM($gun, "a") }
    .step1 = Tu attaques. { CAPITAL(FORM($gun, "the")) } et le char ennemi retournent tous les deux en réserve. La mine derrière le char ennemi reste.

example-three-results = Quand deux unités en première ligne se touchent, la tienne est plus forte, plus faible ou de force égale. Il n'y a pas de quatrième cas. { CAPITAL(FORM($lane, "on")) } 4, tu ne peux pas attaquer : ton soldat est plus faible.
    .title = Plus forte, plus faible ou égale
    .step1 = Plus forte : ton char bat le soldat { FORM($lane, "of") } 2. Le soldat retourne en réserve.
    .step2 = Égale : { FORM($lane, "on") } 6, ton char et le char ennemi retournent tous les deux en réserve.

example-special-limit = Tu as droit à une unité spéciale sur le champ de bataille. Tant que ton général est { FORM($lane, "on") } 2, tu ne peux pas placer l'espion.
    .title = Une seule unité spéciale à la fois
    .step1 = Tu replies le général pour 2 PA.
    .step2 = Maintenant, tu peux placer l'espion.

example-wedged = Une unité spéciale { FORM($lane, "at") } une { FORM($lane, "word") } conquise y reste jusqu'à la fin de la partie, et elle compte toujours.
    .title = Une unité spéciale { FORM($lane, "at") } une { FORM($lane, "word") } conquise
    .step1 = { CAPITAL(FORM($gun, "the")) } conquiert { FORM($lane, "the") } 3. Impossible de { FORM($gun, "him") } replier : tu ne peux donc placer ni le général, ni aucune autre unité spéciale.

example-stock = Ta réserve contient toutes tes unités qui ne sont pas sur le champ de bataille. Quand un type d'unité est épuisé, tu ne peux plus en placer. Tu n'as que deux caporaux.
    .title = La réserve peut s'épuiser
    .step1 = Tu places ton premier caporal.
    .step2 = Tu places ton deuxième caporal. Il n'y en a pas de troisième.

example-first-turn = { CAPITAL(FORM($south, "the")) } ouvr{ FORM($south, "ending") } la partie avec un soldat, deux chars et une mine, répartis { FORM($lane, "at") } les { FORM($lane, "many") } 3, 4 et 5. Chaque unité coûte 1 PA, soit 4 PA en tout.
    .title = Le premier tour
    .step1 = { CAPITAL(FORM($south, "the")) } plac{ FORM($south, "ending") } un soldat { FORM($lane, "on") } 3, contre le repère.
    .step2 = La deuxième unité : un char { FORM($lane, "on") } 4.
    .step3 = La troisième : un char { FORM($lane, "on") } 5.
    .step4 = La quatrième : une mine devant le char { FORM($lane, "of") } 4. Aucun char ennemi ne peut plus attaquer cette colonne.
    .step5 = N'ayant plus de points, { FORM($south, "the") } termin{ FORM($south, "ending") } le tour. C'est maintenant { FORM($north, "to") } de jouer.

example-first-turn-streets = { CAPITAL(FORM($north, "the")) } ouvr{ FORM($north, "ending") } la partie avec deux soldats et deux chars, { FORM($lane, "at") } la { FORM($lane, "word") } du milieu et sa voisine. Chaque unité coûte 1 PA, soit 4 PA en tout.
    .title = Le premier tour
    .step1 = { CAPITAL(FORM($north, "the")) } plac{ FORM($north, "ending") } un soldat { FORM($lane, "on") } 4, celle du milieu.
    .step2 = La deuxième unité : un soldat { FORM($lane, "on") } 5.
    .step3 = La troisième : un char devant le soldat { FORM($lane, "of") } 4.
    .step4 = La quatrième : un char devant le soldat { FORM($lane, "of") } 5.
    .step5 = N'ayant plus de points, { FORM($north, "the") } termin{ FORM($north, "ending") } le tour. C'est maintenant { FORM($south, "to") } de jouer.

example-points-lost = À chaque tour, tu as 4 PA. Rien ne t'oblige à les dépenser, mais tu ne peux pas non plus les garder.
    .title = Les points non dépensés sont perdus
    .step1 = Tu places un soldat pour 1 PA. Il te reste 3 PA.
    .step2 = Tu termines ton tour, et les 3 PA sont perdus.
    .step3 = Ton adversaire place un soldat.
    .step4 = Ton adversaire termine son tour. Tu as de nouveau 4 PA, et non 7.

example-opening-points = Tu peux placer deux unités et en faire monter une : 1 + 1 + 2 PA.
    .title = Ce qu'on peut faire avec 4 PA
    .step1 = Tu places un char pour 1 PA.
    .step2 = Tu places un soldat devant lui pour 1 PA.
    .step3 = Tu fais monter le char en première ligne pour 2 PA. Tu n'as plus de points.

example-opening = Une ouverture tirée des livrets imprimés, en six tours. { CAPITAL(FORM($north, "the")) } commenc{ FORM($north, "ending") }.
    .title = Trois manches d'une ouverture
    .step1 = Premier tour. { CAPITAL(FORM($north, "the")) } plac{ FORM($north, "ending") } un char { FORM($lane, "on") } 4.
    .step2 = Un soldat se place devant lui.
    .step3 = Un deuxième char prend place juste à côté, { FORM($lane, "on") } 5.
    .step4 = Un soldat se place devant lui aussi : 4 PA pour deux chars et deux soldats.
    .step5 = { CAPITAL(FORM($north, "the")) } termin{ FORM($north, "ending") } le tour.
    .step6 = Deuxième tour. { CAPITAL(FORM($south, "the")) } répliqu{ FORM($south, "ending") } par un soldat { FORM($lane, "on") } 4.
    .step7 = Puis un deuxième soldat se place devant.
    .step8 = Une mine passe en première ligne, car un char ennemi ne peut pas attaquer une mine.
    .step9 = Le dernier point sert à placer un char { FORM($lane, "on") } 5.
    .step10 = { CAPITAL(FORM($south, "the")) } termin{ FORM($south, "ending") } le tour.
    .step11 = Troisième tour. { CAPITAL(FORM($north, "the")) } plac{ FORM($north, "ending") } un autre char { FORM($lane, "on") } 5.
    .step12 = Un soldat se place devant lui.
    .step13 = Le char le plus à l'arrière monte en première ligne pour 2 PA. 1 + 1 + 2 font 4 PA, et trois tuiles sont vides derrière la colonne.
    .step14 = { CAPITAL(FORM($north, "the")) } termin{ FORM($north, "ending") } le tour.
    .step15 = Quatrième tour. { CAPITAL(FORM($south, "the")) } plac{ FORM($south, "ending") } un char { FORM($lane, "on") } 3.
    .step16 = Un soldat passe en première ligne { FORM($lane, "on") } 4.
    .step17 = Puis un deuxième soldat se place devant.
    .step18 = Un char passe en première ligne { FORM($lane, "on") } 4. Une tuile le sépare du soldat ennemi.
    .step19 = { CAPITAL(FORM($south, "the")) } termin{ FORM($south, "ending") } le tour.
    .step20 = Cinquième tour. { CAPITAL(FORM($north, "the")) } plac{ FORM($north, "ending") } un char { FORM($lane, "on") } 3.
    .step21 = Un soldat se place devant lui.
    .step22 = Un autre soldat prend place { FORM($lane, "on") } 6.
    .step23 = Une mine comble la dernière tuile { FORM($lane, "of") } 4. Elle touche le char ennemi et le bat : le char est bloqué.
    .step24 = { CAPITAL(FORM($north, "the")) } termin{ FORM($north, "ending") } le tour sans attaquer.
    .step25 = Sixième tour. Replier le char bloqué coûterait 3 PA. { CAPITAL(FORM($south, "the")) } le laiss{ FORM($south, "ending") } sur place et plac{ FORM($south, "ending") } un soldat { FORM($lane, "on") } 6.
    .step26 = Une mine se place devant lui.
    .step27 = Puis un char se place devant.
    .step28 = Un deuxième soldat passe en première ligne. Les quatre unités de ce tour sont toutes { FORM($lane, "on") } 6.
    .step29 = { CAPITAL(FORM($south, "the")) } termin{ FORM($south, "ending") } le tour. Le char { FORM($lane, "of") } 4 est toujours bloqué.

example-place = Une nouvelle unité va devant ta colonne. Si tu n'en as pas à cet endroit, elle va contre ton repère.
    .title = Devant la colonne, ou contre le repère
    .step1 = La mine va devant ta colonne { FORM($lane, "of") } 2.
    .step2 = Tu n'as pas de colonne { FORM($lane, "on") } 5 : le char va contre ton repère.

example-redeploy = Pour faire monter une unité, prends la plus à l'arrière d'une colonne et place-la devant l'unité en première ligne. Cela coûte 2 PA.
    .title = De l'arrière à l'avant
    .step1 = Le char passe de l'arrière à l'avant. Les trois tuiles qu'il quitte restent vides.

example-lone = Une unité seule { FORM($lane, "at") } sa { FORM($lane, "word") } ne peut pas monter en première ligne.
    .title = Une unité seule ne peut pas monter
    .step1 = Tu places un soldat devant le char. La colonne compte maintenant deux unités.
    .step2 = Tu fais monter le char. Il passe devant le soldat.

example-retreat = Replier, c'est ramener dans ta réserve l'unité en première ligne d'une colonne. Cela coûte 2 PA.
    .title = Retour en réserve
    .step1 = Le soldat retourne dans ta réserve. C'est maintenant le char qui est en première ligne.

example-blocked = Ton char touche une mine ennemie, qui le bat : il est bloqué. Il ne peut pas attaquer, rien ne tient devant lui, et le replier coûte 3 PA.
    .title = Replier un char bloqué coûte 3 PA
    .step1 = Tu replies le char pour 3 PA. Il ne te reste que 1 PA.

example-mine-blocks = Avec le dernier point, une mine bloque un char ennemi. Elle n'attaque qu'au tour suivant, quand il y a des points pour profiter de l'écart.
    .title = Bloquer d'abord, conquérir au tour suivant
    .step1 = { CAPITAL(FORM($south, "the")) } plac{ FORM($south, "ending") } une mine avec le dernier point. Elle touche le char ennemi et le bat.
    .step2 = { CAPITAL(FORM($south, "the")) } termin{ FORM($south, "ending") } le tour sans attaquer. Une attaque ouvrirait un écart, sans points pour le combler. Le char est bloqué.
    .step3 = Replier le char bloqué coûte 3 PA. { CAPITAL(FORM($north, "the")) } le laiss{ FORM($north, "ending") } sur place et plac{ FORM($north, "ending") } un char { FORM($lane, "on") } 3.
    .step4 = { CAPITAL(FORM($north, "the")) } termin{ FORM($north, "ending") } le tour.
    .step5 = Nouveau tour { FORM($south, "of") }, avec 4 PA. La mine attaque gratuitement, et le char retourne en réserve. L'écart est de trois tuiles.
    .step6 = Le char le plus à l'arrière monte en première ligne pour 2 PA. Il tient exactement et conquiert { FORM($lane, "the") } 5, alors que la colonne ne touche plus son propre repère. { CAPITAL(FORM($south, "the")) } pioch{ FORM($south, "ending") } une carte Victoire.

example-stronger = Ton soldat touche un char, qui est plus fort. Il ne peut pas attaquer, et il est bloqué.
    .title = On ne peut pas attaquer plus fort que soi

example-mine-mine = Quand deux unités de force égale s'affrontent, elles retournent toutes les deux en réserve, et elles seules.
    .title = Mine contre mine
    .step1 = Tu places une mine. Elle touche la mine ennemie.
    .step2 = Tu attaques. Les deux mines retournent en réserve. Les unités derrière elles restent.

example-private-private = { CAPITAL(FORM($north, "the")) } plac{ FORM($north, "ending") } un soldat face à un soldat ennemi. Ils sont de force égale.
    .title = Soldat contre soldat
    .step1 = { CAPITAL(FORM($north, "the")) } plac{ FORM($north, "ending") } un soldat. Il touche le soldat ennemi.
    .step2 = { CAPITAL(FORM($north, "the")) } attaqu{ FORM($north, "ending") }, et les deux soldats retournent en réserve. Les unités derrière eux restent.

example-sweep = Une attaque élimine à la suite toutes les unités plus faibles et s'arrête à la première qui ne l'est pas. Un sergent bat les mines et les soldats, mais pas un char.
    .title = Un sergent élimine trois unités
    .step0 = { CAPITAL(FORM($north, "the")) } { FORM($north, "have") } un char, une mine, un soldat et une mine { FORM($lane, "on") } 5. La colonne a déjà avancé : quatre tuiles sont vides derrière elle.
    .step1 = { CAPITAL(FORM($south, "the")) } plac{ FORM($south, "ending") } un char.
    .step2 = Un soldat se place devant lui. Il reste deux tuiles entre les colonnes : personne ne peut attaquer.
    .step3 = Un sergent comble l'écart. Il reste 1 PA.
    .step4 = Le sergent attaque et élimine la mine, le soldat et l'autre mine. L'attaque s'arrête devant le char. Attaquer est gratuit : il reste toujours 1 PA.

example-stops-at-equal = Une attaque élimine à la suite toutes les unités plus faibles. Elle s'arrête à une unité de force égale, qui reste.
    .title = Deux mines, puis une unité de force égale
    .step1 = { CAPITAL(FORM($south, "the")) } plac{ FORM($south, "ending") } un soldat face à deux mines.
    .step2 = Le soldat attaque et élimine les deux mines. Le soldat derrière elles a le même grade : il reste. L'écart est de deux tuiles, et le tour continue.

example-corporal = { CAPITAL(FORM($north, "the")) } plac{ FORM($north, "ending") } un caporal face à un soldat ennemi suivi d'une mine. Un caporal bat les deux.
    .title = Un caporal contre un soldat et une mine
    .step1 = { CAPITAL(FORM($north, "the")) } plac{ FORM($north, "ending") } un caporal. Il touche le soldat ennemi.
    .step2 = Le caporal attaque et élimine le soldat et la mine. L'attaque s'arrête devant le char.

example-spy-two = L'espion élimine au plus les deux premières unités d'une colonne.
    .title = Deux au plus
    .step1 = L'espion attaque et élimine la mine et le soldat. Le char derrière eux reste.

example-spy-second = L'espion élimine deux unités au plus, et jamais un espion ennemi en deuxième position.
    .title = Un espion en deuxième position
    .step1 = L'espion attaque et élimine le char. L'espion ennemi derrière lui est de force égale : il reste.

example-stock-at-once = Ton unique sergent est { FORM($lane, "on") } 6. Une unité éliminée retourne aussitôt dans la réserve de son propriétaire.
    .title = Replacé pendant le même tour
    .step1 = Ton sergent attaque un sergent, de force égale. Les deux retournent en réserve.
    .step2 = Tu replaces ton sergent pendant le même tour.

example-command-tank = On est en milieu de partie. { CAPITAL(FORM($south, "the")) } { FORM($south, "have") } déjà conquis { FORM($lane, "the") } 7 et gagné une carte Victoire. Il reste 1 PA.
    .title = Le char de commandement tire, puis bloque
    .step1 = Avec le dernier point, { FORM($south, "the") } plac{ FORM($south, "ending") } le char de commandement { FORM($lane, "on") } 4. Sa flèche de gauche pointe vers un soldat. Celle de droite pointe vers une mine : il ne peut pas tirer de ce côté.
    .step2 = Le char de commandement tire à gauche. Le soldat retourne en réserve avec toutes les unités devant lui : deux mines et un espion. Les chars derrière lui restent.
    .step3 = Le char de commandement pourrait attaquer les deux soldats en face et les éliminer. { CAPITAL(FORM($south, "the")) } les laiss{ FORM($south, "ending") } bloqués et termin{ FORM($south, "ending") } le tour. Ainsi, { FORM($north, "the") } n'{ FORM($north, "have") } pas la place pour des unités plus fortes.

example-artillery = On est en milieu de partie. { CAPITAL(FORM($south, "the")) } { FORM($south, "have") } déjà conquis { FORM($lane, "the") } 7 et gagné une carte Victoire. Il reste 1 PA.
    .title = L'artillerie tire, puis bloque
    .step1 = Avec le dernier point, { FORM($south, "the") } plac{ FORM($south, "ending") } l'artillerie { FORM($lane, "on") } 4. À trois { FORM($lane, "many") } de distance, sa flèche de gauche pointe vers un soldat. Celle de droite pointe vers { FORM($lane, "the") } 7, déjà conquise : l'artillerie ne peut pas y tirer.
    .step2 = L'artillerie tire vers { FORM($lane, "the") } 1. Le soldat retourne en réserve avec toutes les unités devant lui : deux mines et un espion. Les chars derrière lui restent.
    .step3 = L'artillerie pourrait attaquer les deux soldats en face et les éliminer. { CAPITAL(FORM($south, "the")) } les laiss{ FORM($south, "ending") } bloqués et termin{ FORM($south, "ending") } le tour. Ainsi, { FORM($north, "the") } n'{ FORM($north, "have") } pas la place pour des unités plus fortes.

example-not-leading = { CAPITAL(FORM($lane, "on")) } 4, un soldat est en première ligne de ta colonne. Derrière lui, { FORM($gun, "the") } peut quand même tirer.
    .title = Tirer sans être en première ligne
    .step1 = { CAPITAL(FORM($gun, "the")) } tire à droite. Le soldat { FORM($lane, "of") } { $edition ->
            [dday] 7
           *[other] 5
        } retourne en réserve. Les chars derrière lui restent.

example-mortar = { CAPITAL(FORM($north, "the")) } plac{ FORM($north, "ending") } un mortier. Il tire sur un soldat à deux { FORM($lane, "many") } de distance, à gauche. De ce côté du plateau, la gauche est vers { FORM($lane, "the") } 7. La { FORM($lane, "word") } située entre les deux est conquise, mais un mortier peut tirer par-dessus.
    .title = Le mortier tire par-dessus une { FORM($lane, "word") } conquise
    .step1 = { CAPITAL(FORM($north, "the")) } plac{ FORM($north, "ending") } le mortier { FORM($lane, "on") } 3. Sa flèche pointe vers un soldat { FORM($lane, "on") } 5.
    .step2 = Le mortier tire. Le soldat retourne en réserve avec toutes les unités devant lui : une mine et un espion. Les chars derrière lui restent.

example-mortar-later = Tu as placé le mortier lors d'un tour précédent : il ne peut pas tirer maintenant. Il le peut si tu le fais monter en première ligne.
    .title = Faire monter le mortier pour tirer encore
    .step1 = Tu fais monter le mortier pour 2 PA. Sa flèche pointe vers un soldat { FORM($lane, "on") } 3.
    .step2 = Il tire. Le soldat retourne en réserve avec toutes les unités devant lui : une mine et un espion.

example-silent = Une unité { FORM($lane, "at") } une { FORM($lane, "word") } conquise ne peut pas tirer.
    .title = Plus de tir après une conquête
    .step1 = { CAPITAL(FORM($gun, "the")) } conquiert { FORM($lane, "the") } 4. Sa flèche de gauche pointe vers un soldat { FORM($lane, "on") } { $edition ->
            [dday] 1
           *[other] 3
        }, mais { FORM($gun, "he") } ne peut plus tirer.

example-mortar-clash = Dans un affrontement, le mortier est le moins gradé de l'infanterie. Il bat une mine et perd contre un soldat.
    .title = Le mortier dans un affrontement
    .step1 = Ton mortier attaque et bat la mine.
    .step2 = Tu termines ton tour.
    .step3 = Ton adversaire place un soldat. Il touche ton mortier et il est plus gradé que lui.
    .step4 = Le soldat attaque, et ton mortier retourne en réserve.

example-conquest-card = Tu conquiers une { FORM($lane, "word") } quand ton unité en première ligne touche le repère ennemi. Elle doit tenir exactement : l'écart est de deux tuiles, un char est donc trop long.
    .title = Conquérir et piocher une carte
    .step1 = Le caporal comble l'écart. Tu conquiers { FORM($lane, "the") } 4 et pioches une carte Victoire. Tes unités y restent jusqu'à la fin de la partie.

example-three-roads = Tu tiens les { FORM($lane, "many") } 1 et 3.
    .title = La troisième { FORM($lane, "word") } fait gagner
    .step1 = Le caporal conquiert { FORM($lane, "the") } 6, ta troisième { FORM($lane, "word") }. Tu gagnes aussitôt.

example-by-objective = { $edition ->
        [prototype] Ton objectif : les { FORM($lane, "many") } 1 et 4, et une troisième au choix. Tu tiens les { FORM($lane, "many") } 1 et 6.
       *[other] Ton objectif : les { FORM($lane, "many") } 1 et 4. Tu tiens { FORM($lane, "the") } 1.
    }
    .title = Gagner avec son objectif
    .step1 = Le caporal conquiert { FORM($lane, "the") } 4. Ton objectif est rempli : tu gagnes aussitôt.

example-last-turn = Si personne n'a gagné à la fin du tour 400, la partie est nulle.
    .title = Le tour 400
    .step1 = Tu places un char. C'est le tour 400.
    .step2 = Tu termines ton tour, et la partie est nulle.

example-nobody-can-win = Il te faut deux des { FORM($lane, "many-word") } 1, 3, 4 et 7, mais ton adversaire tient la 1, la 3 et la 4. Il lui faut deux des { FORM($lane, "many-word") } 1, 2, 6 et 7, mais tu tiens la 2, la 6 et la 7. Plus personne ne peut gagner.
    .title = Aucun objectif ne peut être rempli
    .step1 = Tu termines ton tour, et la partie est nulle.

example-card-reinforcements = Renforts te donne 1 PA de plus pour ce tour.
    .title = Renforts
    .step1 = Tu joues la carte. Tu as 6 PA au lieu de 4.

example-card-forced-march = Marche forcée te permet de faire monter une unité pour 1 PA, ton dernier.
    .title = Marche forcée
    .step1 = Tu joues la carte { FORM($lane, "on") } 4. Le char passe de l'arrière à l'avant.

example-card-withdrawal = Une mine bloque ton char : le replier coûterait 3 PA. Il t'en reste 1.
    .title = Repli
    .step1 = Tu joues la carte { FORM($lane, "on") } 4. Le char retourne gratuitement dans ta réserve.

example-card-sabotage = Pour 2 PA, Sabotage retire l'unité en première ligne d'une colonne ennemie, même si aucune de tes unités ne la touche.
    .title = Sabotage
    .step1 = Tu joues la carte { FORM($lane, "on") } 4. La mine en première ligne de la colonne ennemie retourne en réserve.

example-card-second-front = Ton général est sur le champ de bataille : tu ne peux pas placer l'espion.
    .title = Second front
    .step1 = Tu joues la carte. Tu as désormais droit à deux unités spéciales sur le champ de bataille.
    .step2 = Tu places l'espion { FORM($lane, "on") } 5.

example-card-intelligence = Renseignements te montre l'objectif de ton adversaire et te donne 1 PA.
    .title = Renseignements
    .step1 = { $edition ->
            [prototype] Tu joues la carte. L'objectif de ton adversaire : les { FORM($lane, "many") } 2 et 6, et une troisième au choix.
           *[other] Tu joues la carte. L'objectif de ton adversaire : les { FORM($lane, "many") } 2 et 6.
        }

example-card-dig-in = { CAPITAL(FORM($lane, "on")) } 4, ton soldat touche un char ennemi, qui le bat.
    .title = Retranchement
    .step1 = Tu joues la carte { FORM($lane, "on") } 4. Ton adversaire ne peut plus retirer d'unités de cette colonne jusqu'au début de ton prochain tour.
    .step2 = Tu termines ton tour. Le char ne peut pas attaquer ton soldat.

example-card-supply-cut = Ravitaillement coupé retire 2 PA au prochain tour de ton adversaire.
    .title = Ravitaillement coupé
    .step1 = Tu joues la carte.
    .step2 = Tu termines ton tour. Ton adversaire commence avec 2 PA au lieu de 4.

example-card-night-march = Avec Marche de nuit, faire monter une unité ne coûte plus que 1 PA jusqu'à la fin de ton tour. Il te reste 2 PA.
    .title = Marche de nuit
    .step1 = Tu joues la carte.
    .step2 = Tu fais monter le char { FORM($lane, "of") } 2 pour 1 PA.
    .step3 = Tu fais monter le soldat { FORM($lane, "of") } 5 avec ton dernier point.

example-card-new-orders = Tu tiens les { FORM($lane, "many") } 2 et 6, mais ton objectif demande les { FORM($lane, "many") } 1 et 4.
    .title = Nouveaux ordres
    .step1 = Tu joues la carte et pioches un nouvel objectif : les { FORM($lane, "many") } 2 et 6. Il compte aussitôt, et tu gagnes.

example-night-march-twice = Tu as deux cartes Marche de nuit en main.
    .title = Une seule Marche de nuit à la fois
    .step1 = Tu en joues une. Tant qu'elle est en vigueur, tu ne peux pas jouer l'autre.

example-deny = Ton objectif : deux des { FORM($lane, "many-word") } 1, 2 et 3, et ton adversaire ne doit en tenir aucune. Tu tiens { FORM($lane, "the") } 1, et lui { FORM($lane, "the") } 3.
    .title = Un objectif que l'ennemi peut empêcher
    .step1 = Tu conquiers { FORM($lane, "the") } 2. La partie continue, car ton adversaire tient { FORM($lane, "the") } 3.

example-beginner = { $edition ->
        [prototype] Les premières parties sont plus faciles sans unités spéciales. Toutes les autres règles restent les mêmes.
       *[other] Les premières parties sont plus faciles sans unités spéciales ni cartes Victoire. Toutes les autres règles restent les mêmes.
    }
    .title = Une partie pour débuter
    .step1 = Tu places un char. Le général n'est pas en jeu : tu ne peux pas le placer.

example-short-road = Tu peux raccourcir les { FORM($lane, "many") }, jusqu'à 12 tuiles. Ici, il y en a 14.
    .title = Des { FORM($lane, "many-word") } plus courtes
    .step1 = Le général couvre cinq tuiles.
    .step2 = Avec un char, cela fait huit.
    .step3 = Avec un deuxième char, onze.
    .step4 = Avec le troisième char, 14. Tu conquiers { FORM($lane, "the") } 4 dès le premier tour, ce qui est impossible avec 18 tuiles.

example-view = { $edition ->
        [prototype] Tu connais ton propre objectif : les { FORM($lane, "many") } 1 et 4, et une troisième au choix.
       *[other] Tu connais ton propre objectif : les { FORM($lane, "many") } 1 et 4.
    } Celui de ton adversaire est caché. Tu sais combien de cartes compte chaque paquet, mais pas dans quel ordre elles sont.
    .title = Ce que tu peux voir

tactic-block = Quand il te reste peu de points, une attaque ouvre souvent un écart que tu ne peux pas combler. Bloque plutôt : place une unité plus forte au contact et n'attaque pas. Ton adversaire n'a pas la place d'y mettre une unité plus forte, et replier celle qui est bloquée coûte 3 PA.
    .title = Bloque quand il te reste peu de points
    .step1 = Avec ton dernier point, tu places un char. Il touche le soldat ennemi et le bat.
    .step2 = Tu termines ton tour sans attaquer. Le soldat est bloqué.
    .step3 = Ton adversaire replie le soldat. Cela coûte 3 PA : il ne lui en reste qu'un.

tactic-leave-blocked = Rien ne t'oblige jamais à attaquer. Bloque souvent pour garder l'avantage : tant que des unités ennemies plus faibles sont bloquées, ton adversaire ne peut rien placer devant elles. Ce plateau montre ce qu'une attaque peut coûter.
    .title = Laisse bloquées les unités plus faibles
    .step1 = { CAPITAL(FORM($gun, "the")) } attaque et élimine les deux soldats. L'écart est de quatre tuiles, et tu n'as plus de points.
    .step2 = Tu termines ton tour.
    .step3 = Ton adversaire place un char dans l'écart.
    .step4 = Une mine comble la dernière tuile. Elle touche { FORM($gun, "the") }.
    .step5 = La mine attaque et élimine { FORM($gun, "the") } et les deux chars qui suivent. Tant que les soldats étaient bloqués, il n'y avait pas de place pour la mine.

tactic-mines = Une mine n'occupe qu'une tuile. Elle tient là où un char ou une unité d'infanterie ne tient pas, et elle bat tous les chars qu'elle touche.
    .title = Comble les petits écarts avec des mines
    .step1 = L'écart est d'une tuile. Une mine y tient et touche le char ennemi.
    .step2 = La mine attaque gratuitement et élimine les deux chars.
    .step3 = Tu places un char dans l'écart.
    .step4 = Un deuxième char atteint le repère ennemi. Tu conquiers { FORM($lane, "the") } 4, et il te reste 1 PA.

tactic-alternate = Une attaque continue tant qu'elle rencontre des unités plus faibles. Ne place pas les mêmes unités l'une derrière l'autre, comme ton adversaire { FORM($lane, "on") } 2. Alterne chars, infanterie et mines.
    .title = Alterne tes unités
    .step1 = { CAPITAL(FORM($lane, "on")) } 2, ton char élimine trois soldats en une seule attaque.
    .step2 = { CAPITAL(FORM($lane, "on")) } 6, ton char n'élimine qu'un soldat. La mine derrière lui arrête l'attaque.

tactic-rearmost = Faire monter une unité ne prend rien dans ta réserve. Fais monter la plus à l'arrière aussi souvent que possible : tu gardes des unités pour plus tard.
    .title = Fais monter l'unité la plus à l'arrière
    .step1 = Tu fais monter le char le plus à l'arrière pour 2 PA. Ta colonne avance de trois tuiles.
    .step2 = Tu fais monter le char suivant pour 2 PA et gagnes encore trois tuiles.
    .step3 = Tu termines ton tour.
    .step4 = Ton adversaire place un char { FORM($lane, "on") } 2.
    .step5 = Ton adversaire termine son tour.
    .step6 = Tu fais encore monter un char et conquiers { FORM($lane, "the") } 4 avec trois chars. Sans cela, il en aurait fallu six.

tactic-few-units = Les unités d'une { FORM($lane, "word") } conquise y restent jusqu'à la fin de la partie. Laisses-en le moins possible. Deux chars de plus conquerraient { FORM($lane, "the") } 3 pour 2 PA, mais les quatre qui y sont suffisent aussi.
    .title = Conquiers avec peu d'unités
    .step1 = Tu fais monter le char le plus à l'arrière pour 2 PA.
    .step2 = Tu fais monter le char suivant et conquiers { FORM($lane, "the") } 3. Il te reste trois chars en réserve au lieu d'un.

tactic-free-the-limit = Un caporal bloque ton mortier. Le replier coûte 3 PA. Si ton adversaire le bat, il retourne gratuitement dans ta réserve, et tu peux placer une autre unité spéciale. Bien sûr, ton adversaire peut aussi le laisser bloqué.
    .title = Laisse battre ton unité spéciale
    .step1 = Tu laisses le mortier où il est et places un char { FORM($lane, "on") } 5.
    .step2 = Tu places un soldat devant lui.
    .step3 = Tu termines ton tour.
    .step4 = Le caporal attaque, et ton mortier retourne dans ta réserve.
    .step5 = Ton adversaire termine son tour.
    .step6 = Tu n'as plus d'unité spéciale sur le champ de bataille : tu peux placer le général { FORM($lane, "on") } 5.

tactic-special-units = Ne garde pas tes unités spéciales trop longtemps en réserve. Le général couvre cinq tuiles pour 1 PA et bat les mines et toutes les autres unités d'infanterie.
    .title = Sers-toi de tes unités spéciales
    .step1 = Tu places le général. Il comble l'écart de cinq tuiles.
    .step2 = Le général attaque et élimine la mine, le soldat et l'autre mine. L'attaque s'arrête devant le char.
    .step3 = Tu places un char devant le général, car un char ennemi le battrait.
