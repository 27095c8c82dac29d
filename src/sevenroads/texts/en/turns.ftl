# One sentence that sums up a turn: for the other player, and for everyone else. $deeds is a list of the deeds below.
summary-enemy = They { $deeds }.
summary-side = { $side }: { $deeds }.
took-road-enemy = { FORM($lane, "the") } { $road }
took-road-side = { FORM($lane, "the") } { $road }
threatens-road-enemy = { FORM($lane, "the") } { $road }
threatens-road-side = { FORM($lane, "the") } { $road }
deed-took-enemy = took { $roads }
deed-took-side = { $roads } taken
deed-beat-enemy = beat { $count ->
        [one] one of your units
       *[other] { $count } of your units
    }
deed-beat-side = { $count ->
        [one] one enemy unit beaten
       *[other] { $count } enemy units beaten
    }
deed-played-enemy = played { $card }
deed-played-side = { $card } played
deed-placed-enemy = placed { $count ->
        [one] one unit
       *[other] { $count } units
    }
deed-placed-side = { $count ->
        [one] one unit placed
       *[other] { $count } units placed
    }
deed-redeployed-enemy = redeployed { $count ->
        [one] one unit
       *[other] { $count } units
    }
deed-redeployed-side = { $count ->
        [one] one unit redeployed
       *[other] { $count } units redeployed
    }
deed-retreated-enemy = retreated { $count ->
        [one] one unit
       *[other] { $count } units
    }
deed-retreated-side = { $count ->
        [one] one unit retreated
       *[other] { $count } units retreated
    }
deed-nothing-enemy = did nothing
deed-nothing-side = no action
deed-threatens-enemy = threaten { $roads }
deed-threatens-side = { $roads } threatened
deed-threatens-win-enemy = can win on their next turn
deed-threatens-win-side = can win next turn

# The story of a finished game. $own and $count are numbers of roads, or of units in `story-losses`.
end-first-win = Your first victory. Every general began like this.
story-title = The story of the game
story-first-road = { CAPITAL(FORM($side, "the")) } made the first conquest: { FORM($lane, "the") } { $road }, in round { $round }.
story-no-road = By round { $round }, nobody had taken a { $lane }.
story-comeback = { CAPITAL(FORM($side, "the")) } were down { $own } to { $count } in round { $round } and came back.
story-sweep = In round { $round }, { FORM($side, "the") } beat { $count } units at once { FORM($lane, "on") } { $road } with { FORM($unit, "a") }.
story-losses = { CAPITAL(FORM($side, "the")) } lost { $own ->
        [0] no units
        [one] one unit
       *[other] { $own } units
    }, the other side { $count }.
story-peace = Not one unit was beaten.
story-decided-roads = With { FORM($lane, "the") } { $road }, the third conquest, { FORM($side, "the") } won in round { $round }.
story-decided-objective = With { FORM($lane, "the") } { $road }, { FORM($side, "the") } fulfilled the objective “{ $objective }” in round { $round }.
story-decided-orders = In round { $round }, { FORM($side, "the") } fulfilled the objective “{ $objective }” with a card.
story-decided-resignation = { CAPITAL(FORM($side, "the")) } won by resignation in round { $round }, at { $own } to { $count }.
story-decided-time = { CAPITAL(FORM($side, "the")) } won on time in round { $round }, at { $own } to { $count }.
story-decided-other = { CAPITAL(FORM($side, "the")) } won in round { $round }, at { $own } to { $count }.
story-decided-draw = Nobody won: in round { $round } it stood { $own } to { $count }.
story-conquest = { CAPITAL(FORM($side, "the")) } conquered { FORM($lane, "the") } { $road } in round { $round }.
story-roads = Conquests in order

# The check of the deal after the game.
deal-check = Check the deal
deal-about = Before the first action, the server published a fingerprint of the shuffled cards. Your browser has compared it with the deal:
deal-checking = Checking…
deal-good = The deal matches the fingerprint that this device noted during the game. No card was changed after the deal.
deal-good-unnoted = The deal matches the server's fingerprint. This device noted none during the game, so the server could have changed both.
deal-bad = The deal does not match the fingerprint. Cards may have been changed.
deal-none = There is no fingerprint for this game, so the deal can't be checked.
deal-unable = This browser can't check the deal on this page: it needs a secure connection (HTTPS).

# Stepping back and forward through a running game.
steps = Step through the game
step-first = To the start
step-back = One action back
step-forward = One action forward
step-now = Return to now
step-start = The start of the game
step-looking = Looking back: round { $round }
step-locked = You are looking at an earlier position. Return to now to act.
step-news = Something has happened since.

log-turn = Round { $round }: { $side }
log-turn-you = Round { $round }: you
log-turn-enemy = Round { $round }: the enemy
log-show = Show on the board
log-undone = taken back
log-earlier = Show earlier turns
log-empty = Nothing has happened yet.

said-takeback-accept = The last turn was taken back.

sound-ask = Play with sound?
sound-yes = Yes
sound-no = No

hint-fold = Show the board
hint-unfold = Show the hint
enemy-points = The enemy's action points: { $ap }

odds-title = The enemy's objective
odds-about = How likely each one is in round { $round }, judged by what you have seen. The enemy may be bluffing.
odds-even = Nothing points to any objective yet: all are about equally likely.
