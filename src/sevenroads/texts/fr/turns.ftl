# One sentence that sums up a turn: for the other player, and for everyone else. $deeds is a list of the deeds below.
summary-enemy = L'ennemi { $deeds }.
summary-side = { $side } : { $deeds }.
took-road-enemy = { FORM($lane, "the") } { $road }
took-road-side = { FORM($lane, "of") } { $road }
threatens-road-enemy = { FORM($lane, "the") } { $road }
threatens-road-side = { FORM($lane, "on") } { $road }
deed-took-enemy = a conquis { $roads }
deed-took-side = conquête { $roads }
deed-beat-enemy = a vaincu { $count ->
        [one] une de tes unités
       *[other] { $count } de tes unités
    }
deed-beat-side = { $count ->
        [one] une unité ennemie vaincue
       *[other] { $count } unités ennemies vaincues
    }
deed-played-enemy = a joué { $card }
deed-played-side = carte { $card } jouée
deed-placed-enemy = a placé { $count ->
        [one] une unité
       *[other] { $count } unités
    }
deed-placed-side = { $count ->
        [one] une unité placée
       *[other] { $count } unités placées
    }
deed-redeployed-enemy = a fait monter { $count ->
        [one] une unité
       *[other] { $count } unités
    } en première ligne
deed-redeployed-side = { $count ->
        [one] une unité montée en première ligne
       *[other] { $count } unités montées en première ligne
    }
deed-retreated-enemy = a replié { $count ->
        [one] une unité
       *[other] { $count } unités
    }
deed-retreated-side = { $count ->
        [one] une unité repliée
       *[other] { $count } unités repliées
    }
deed-nothing-enemy = n'a rien fait
deed-nothing-side = aucune action
deed-threatens-enemy = menace { $roads }
deed-threatens-side = menace { $roads }
deed-threatens-win-enemy = peut gagner au prochain tour
deed-threatens-win-side = victoire possible au prochain tour

# The story of a finished game. $own and $count are numbers of roads, or of units in `story-losses`.
end-first-win = Ta première victoire. Tous les généraux ont commencé ainsi.
story-title = Le récit de la partie
story-first-road = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } ouvert le score à la manche { $round } en conquérant { FORM($lane, "the") } { $road }.
story-no-road = À la manche { $round }, personne n'avait encore rien conquis.
story-comeback = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } renversé une partie mal engagée : { $own } contre { $count } à la manche { $round }.
story-sweep = À la manche { $round }, { FORM($side, "the") } { FORM($side, "have") } vaincu { $count } unités d'un coup { FORM($lane, "on") } { $road } avec { FORM($unit, "a") }.
story-losses = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } perdu { $own ->
        [one] { $own } unité
       *[other] { $own } unités
    }, l'autre camp { $count }.
story-peace = Pas une seule unité n'a été vaincue.
story-decided-roads = Avec { FORM($lane, "the") } { $road }, troisième conquête, { FORM($side, "the") } { FORM($side, "have") } gagné à la manche { $round }.
story-decided-objective = Avec { FORM($lane, "the") } { $road }, { FORM($side, "the") } { FORM($side, "have") } rempli l'objectif « { $objective } » à la manche { $round }.
story-decided-orders = À la manche { $round }, { FORM($side, "the") } { FORM($side, "have") } rempli l'objectif « { $objective } » grâce à une carte.
story-decided-resignation = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } gagné par abandon à la manche { $round }, à { $own } contre { $count }.
story-decided-time = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } gagné au temps à la manche { $round }, à { $own } contre { $count }.
story-decided-other = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } gagné à la manche { $round }, à { $own } contre { $count }.
story-decided-draw = Personne n'a gagné : à la manche { $round }, le score était de { $own } à { $count }.
story-conquest = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } conquis { FORM($lane, "the") } { $road } à la manche { $round }.
story-roads = Conquêtes dans l'ordre

# The check of the deal after the game.
deal-check = Vérifier la donne
deal-about = Avant la première action, le serveur a publié une empreinte des cartes mélangées. Ton navigateur l'a comparée à la donne :
deal-checking = Vérification…
deal-good = La donne correspond à l'empreinte que cet appareil a notée pendant la partie. Aucune carte n'a été changée après la donne.
deal-good-unnoted = La donne correspond à l'empreinte du serveur. Cet appareil n'en a noté aucune pendant la partie : le serveur a pu changer les deux.
deal-bad = La donne ne correspond pas à l'empreinte. Des cartes ont peut-être été changées.
deal-none = Cette partie n'a pas d'empreinte : la donne ne peut pas être vérifiée.
deal-unable = Ce navigateur ne peut pas vérifier la donne sur cette page : il faut une connexion sécurisée (HTTPS).

# Stepping back and forward through a running game.
steps = Parcourir la partie
step-first = Au début
step-back = Une action en arrière
step-forward = Une action en avant
step-now = Revenir au présent
step-start = Le début de la partie
step-looking = Retour en arrière : manche { $round }
step-locked = Tu regardes une position antérieure. Reviens au présent pour jouer.
step-news = Il s'est passé quelque chose depuis.

log-turn = Manche { $round } : { $side }
log-turn-you = Manche { $round } : toi
log-turn-enemy = Manche { $round } : l'ennemi
log-show = Montrer sur le plateau
log-undone = action reprise
log-earlier = Montrer les tours précédents
log-empty = Il ne s'est encore rien passé.

said-takeback-accept = Le dernier tour a été repris.

sound-ask = Jouer avec le son ?
sound-yes = Oui
sound-no = Non

hint-fold = Voir le plateau
hint-unfold = Voir le conseil
enemy-points = Points d'action de l'ennemi : { $ap }

odds-title = L'objectif de l'ennemi
odds-about = La probabilité de chacun à la manche { $round }, d'après ce que tu as vu. L'ennemi bluffe peut-être.
odds-even = Rien n'indique encore un objectif précis : ils sont tous à peu près aussi probables.
