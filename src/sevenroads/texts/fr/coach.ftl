coach-name = Coach
coach-steps = Étapes de ta première partie
coach-step-goal = But
coach-step-place = Placer
coach-step-meet = Contact
coach-step-attack = Attaquer
coach-step-conquer = Conquérir
coach-step-win = Gagner
coach-goal = Tes unités partent du bas. Amène ta colonne au bout { FORM($lane, "of") }, chez l'ennemi, et tu la conquiers. Voici comment gagner :
coach-goal-three = Trois { FORM($lane, "many") } au choix gagnent aussi.
coach-start = C'est parti
coach-start-sound = C'est parti, avec le son
coach-points = Tu as 4 points d'action (PA) par tour. Placer une unité en coûte 1. Quand tu choisis une unité, tu vois combien de tuiles resteraient libres.
coach-more = Place { FORM($unit, "a") } de ta réserve { FORM($lane, "on") } { $road }. Il y restera { $left ->
        [one] une tuile libre
       *[other] { $left } tuiles libres
    }.
coach-place-wanted = Touche { FORM($unit, "the") } dans ta réserve, puis { FORM($lane, "the") } { $road }, qui compte pour ton objectif.
coach-place-wanted-again = Place { FORM($unit, "a") } { FORM($lane, "on") } { $road }, qui compte aussi pour ton objectif.
coach-place = Touche { FORM($unit, "the") } dans ta réserve, puis { FORM($lane, "the") } { $road }. Trois { FORM($lane, "many") } au choix suffisent aussi pour gagner.
coach-filler = Ensuite, { FORM($filler, "a") } remplira exactement l'écart, et tu feras la conquête.
coach-filler-again = Ensuite, { FORM($filler, "a") } achèvera la conquête.
coach-approach = Touche { FORM($unit, "the") } dans ta réserve, puis { FORM($lane, "the") } { $road }. Devant, il restera de la place pour { FORM($counter, "a") }, qui bat { FORM($enemy, "the") }.
coach-approach-again = Place { FORM($unit, "a") } { FORM($lane, "on") } { $road }. Devant, il restera de la place pour { FORM($counter, "a") }, qui bat { FORM($enemy, "the") }.
coach-meet = Touche { FORM($unit, "the") } dans ta réserve, puis { FORM($lane, "the") } { $road }. Ton unité y sera au contact et pourra attaquer { FORM($enemy, "the") }.
coach-meet-again = Place { FORM($unit, "a") } { FORM($lane, "on") } { $road }, pour pouvoir y attaquer { FORM($enemy, "the") }.
coach-ask = { CAPITAL(FORM($lane, "on")) } { $road }, il reste { $gap ->
        [one] une tuile libre
       *[other] { $gap } tuiles libres
    }. Laquelle de tes unités y tient exactement et bat { FORM($enemy, "the") } ?
coach-help = Montre-moi
coach-attack = { CAPITAL(FORM($unit, "your")) } est au contact et bat { FORM($enemy, "the") }. Touche { FORM($lane, "the") } { $road }, puis Attaquer. C'est gratuit. Toutes les unités battues à la suite retournent dans la réserve ennemie.
coach-attack-again = { CAPITAL(FORM($unit, "your")) } bat { FORM($enemy, "the") }. Touche { FORM($lane, "the") } { $road }, puis Attaquer.
coach-trade = { CAPITAL(FORM($unit, "your")) } touche une unité de force égale. Touche { FORM($lane, "the") } { $road }, puis Attaquer. Les deux retournent en réserve.
coach-trade-again = { CAPITAL(FORM($unit, "your")) } et l'unité ennemie sont de force égale. Touche { FORM($lane, "the") } { $road }, puis Attaquer.
coach-equal = Bon à savoir : si une unité attaque une unité de force égale, les deux retournent en réserve.
coach-place-conquers = { CAPITAL(FORM($unit, "a")) } remplit exactement l'écart { FORM($lane, "on") } { $road }. Touche { FORM($unit, "the") } dans ta réserve, puis { FORM($lane, "the") } { $road }, et elle est à toi.
coach-place-conquers-again = Place { FORM($unit, "a") } { FORM($lane, "on") } { $road } : l'écart est rempli, et tu fais la conquête.
coach-redeploy-conquers = Touche { FORM($lane, "the") } { $road }, puis Faire monter. L'unité la plus à l'arrière passe devant, et la conquête est faite.
coach-redeploy-conquers-again = Touche { FORM($lane, "the") } { $road }, puis Faire monter, et elle est à toi.
coach-redeploy = Touche { FORM($lane, "the") } { $road }, puis Faire monter. L'unité la plus à l'arrière passe devant pour 2 points.
coach-redeploy-again = Touche { FORM($lane, "the") } { $road }, puis Faire monter.
coach-retreat = Touche { FORM($lane, "the") } { $road }, puis Replier. { CAPITAL(FORM($unit, "your")) } retourne dans ta réserve et laisse la place à une autre unité.
coach-retreat-again = Touche { FORM($lane, "the") } { $road }, puis Replier.
coach-end = { $ap ->
        [0] Tu as dépensé tous tes points. Touche Terminer le tour : tes colonnes restent en place, et tu continues au prochain tour.
       *[other] Il n'y a rien d'autre à faire pour l'instant. Touche Terminer le tour.
    }
coach-end-again = { $ap ->
        [0] Tu n'as plus de points. Touche Terminer le tour.
       *[other] Touche maintenant Terminer le tour.
    }
coach-wins = Tu peux gagner dès ce tour.
coach-blocked = { CAPITAL(FORM($enemy, "the")) } bloque { FORM($unit, "your") } { FORM($lane, "on") } { $road }. Ton unité ne peut pas attaquer, et son repli coûte 3 PA.
coach-blocked-again = { CAPITAL(FORM($enemy, "the")) } bloque { FORM($unit, "your") } { FORM($lane, "on") } { $road }.
coach-mistake-blocked = { CAPITAL(FORM($unit, "your")) } { FORM($lane, "on") } { $road } touche { FORM($enemy, "the") }, qui { FORM($unit, "him") } bat : { FORM($unit, "he") } est { FORM($unit, "blocked") }. Annule, ou laisse ainsi.
coach-mistake-blocked-again = { CAPITAL(FORM($enemy, "the")) } bloque { FORM($unit, "your") } { FORM($lane, "on") } { $road }. Annule, ou laisse ainsi.
coach-conquered = { CAPITAL(FORM($lane, "the")) } { $road } est à toi jusqu'à la fin de la partie.
coach-good = Bien joué.
coach-enemy = C'est au tour de l'ennemi. Regarde où les colonnes se touchent.
coach-enemy-again = C'est au tour de l'ennemi.
coach-pause = Prends ton temps. Les endroits encadrés montrent où toucher.
coach-won = Tu as gagné ta première partie. Tu connais le but, qui bat qui et comment conquérir. Le triangle en haut montre qui bat qui, dans toutes les parties.
coach-over = La partie est finie. Tu peux rejouer la partie guidée quand tu veux.
coach-again = Rejouer
coach-recruit = Maintenant sans le coach
coach-hide = Masquer le coach
coach-show = Demander au coach
