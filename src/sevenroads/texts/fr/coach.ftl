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
coach-points = Tu as 4 points d'action (PA) par tour. Placer une unité en coûte 1. Les nombres indiquent l'écart qui reste.
coach-place-wanted = Touche { FORM($unit, "the") }, puis { FORM($lane, "the") } { $road }. Elle compte pour ton objectif.
coach-place = Touche { FORM($unit, "the") }, puis { FORM($lane, "the") } { $road }. Trois { FORM($lane, "many") } suffisent aussi pour gagner.
coach-meet = Touche { FORM($unit, "the") }, puis { FORM($lane, "the") } { $road }. Tu y rencontres { FORM($enemy, "the") } et tu es plus fort.
coach-attack = { CAPITAL(FORM($unit, "your")) } touche { FORM($enemy, "the") } et gagne ce duel. Touche { FORM($lane, "the") } { $road }, puis Attaquer. C'est gratuit. Toutes les unités qu'elle bat à la suite retournent dans la réserve ennemie.
coach-trade = { CAPITAL(FORM($unit, "your")) } touche { FORM($enemy, "the") }, de force égale. Touche { FORM($lane, "the") } { $road }, puis Attaquer. Les deux retournent en réserve.
coach-place-conquers = L'écart { FORM($lane, "on") } { $road } est de { $gap } : ça rentre. Touche { FORM($unit, "the") }, puis { FORM($lane, "the") } { $road }, et elle est à toi.
coach-redeploy-conquers = Touche { FORM($lane, "the") } { $road }, puis Faire monter. L'unité la plus à l'arrière passe devant, et la conquête est faite.
coach-redeploy = Touche { FORM($lane, "the") } { $road }, puis Faire monter. L'unité la plus à l'arrière passe devant pour 2 points.
coach-retreat = Touche { FORM($lane, "the") } { $road }, puis Replier. { CAPITAL(FORM($unit, "your")) } retourne dans ta réserve et laisse la place à une autre unité.
coach-end = { $ap ->
        [0] Tes points sont dépensés. Touche Terminer le tour.
       *[other] Rien d'autre n'aide à présent. Touche Terminer le tour.
    }
coach-wins = Tu peux gagner dès ce tour.
coach-blocked = { CAPITAL(FORM($enemy, "the")) } bloque { FORM($unit, "your") } { FORM($lane, "on") } { $road }. Ton unité ne peut pas attaquer, et son repli coûte 3 PA.
coach-mistake-blocked = { CAPITAL(FORM($unit, "your")) } { FORM($lane, "on") } { $road } touche { FORM($enemy, "the") }, plus fort : blocage. Annule, ou laisse ainsi.
coach-conquered = { CAPITAL(FORM($lane, "the")) } { $road } est à toi jusqu'à la fin de la partie.
coach-good = Bien joué.
coach-enemy = L'ennemi joue. Regarde où les colonnes se touchent.
coach-pause = Prends ton temps. Les endroits encadrés montrent où toucher.
coach-won = Tu as gagné ta première partie. Tu connais le but, qui bat qui et comment conquérir. Le triangle en haut montre qui bat qui, dans toutes les parties.
coach-over = La partie est finie. Tu peux rejouer la partie guidée quand tu veux.
coach-again = Rejouer
coach-recruit = Jouer contre la Recrue
coach-hide = Masquer le coach
coach-show = Demander au coach
