coach-name = Coach
coach-steps = Steps of your first game
coach-step-goal = Goal
coach-step-place = Place
coach-step-meet = Meet
coach-step-attack = Attack
coach-step-conquer = Conquer
coach-step-win = Win
coach-goal = Your units start at the bottom. Bring your line to the far end of a { $lane }, and you conquer it. This wins the game:
coach-goal-three = Or conquer any three { FORM($lane, "many") }.
coach-start = Let's play
coach-start-sound = Let's play, with sound
coach-points = You have 4 action points (AP) a turn. Placing a unit costs 1. When you choose a unit, the numbers show the gap it would leave.
coach-more = Now { FORM($unit, "the") } on { FORM($lane, "the") } { $road }: the gap is then { $left }.
coach-place-wanted = Tap { FORM($unit, "the") }, then { FORM($lane, "the") } { $road }. This { $lane } counts for your objective.
coach-place-wanted-again = Next { FORM($unit, "the") } on { FORM($lane, "the") } { $road }, another { $lane } of your objective.
coach-place = Tap { FORM($unit, "the") }, then { FORM($lane, "the") } { $road }. Any three { FORM($lane, "many") } win too.
coach-filler = { $left ->
        [1] No single unit fills the gap. One tile then stays free, and { FORM($filler, "the") } fits there and conquers the { $lane }.
       *[other] No single unit fills the gap. { $left } tiles then stay free, and { FORM($filler, "the") } fits there and conquers the { $lane }.
    }
coach-filler-again = After it, { FORM($filler, "the") } conquers the { $lane }.
coach-approach = Tap { FORM($unit, "the") }, then { FORM($lane, "the") } { $road }. Room stays for { FORM($counter, "the") }, which beats { FORM($enemy, "the") }.
coach-approach-again = Now { FORM($unit, "the") } on { FORM($lane, "the") } { $road }: room stays for { FORM($counter, "the") }, which beats { FORM($enemy, "the") }.
coach-meet = Tap { FORM($unit, "the") }, then { FORM($lane, "the") } { $road }. There it touches { FORM($enemy, "the") } and can attack it.
coach-meet-again = Now { FORM($unit, "the") } on { FORM($lane, "the") } { $road }, where it can attack { FORM($enemy, "the") }.
coach-ask = The gap { FORM($lane, "on") } { $road } is { $gap }. Which of your units fits there and beats { FORM($enemy, "the") }?
coach-help = Show me
coach-attack = { CAPITAL(FORM($unit, "your")) } touches { FORM($enemy, "the") } and beats it. Tap { FORM($lane, "the") } { $road }, then Attack. It is free. All units in a row that it beats go back to the enemy's stock.
coach-attack-again = { CAPITAL(FORM($unit, "your")) } beats { FORM($enemy, "the") }. Tap { FORM($lane, "the") } { $road }, then Attack.
coach-trade = { CAPITAL(FORM($unit, "your")) } touches { FORM($enemy, "the") }, its equal. Tap { FORM($lane, "the") } { $road }, then Attack. Both go back to stock.
coach-trade-again = { CAPITAL(FORM($unit, "your")) } and { FORM($enemy, "the") } are equal. Tap { FORM($lane, "the") } { $road }, then Attack.
coach-equal = Good to know: if a unit attacks its equal, both go back to stock.
coach-place-conquers = The gap { FORM($lane, "on") } { $road } is { $gap }: it fits. Tap { FORM($unit, "the") }, then { FORM($lane, "the") } { $road }, and you conquer it.
coach-place-conquers-again = { CAPITAL(FORM($unit, "the")) } fits { FORM($lane, "on") } { $road }. Place it and conquer.
coach-redeploy-conquers = Tap { FORM($lane, "the") } { $road }, then Redeploy. The rearmost unit moves to the front, and the { $lane } is yours. Its old place may stay empty.
coach-redeploy-conquers-again = Tap { FORM($lane, "the") } { $road }, then Redeploy, and it is yours.
coach-redeploy = Tap { FORM($lane, "the") } { $road }, then Redeploy. The rearmost unit moves to the front for 2 points.
coach-redeploy-again = Tap { FORM($lane, "the") } { $road }, then Redeploy.
coach-retreat = Tap { FORM($lane, "the") } { $road }, then Retreat. { CAPITAL(FORM($unit, "your")) } goes back to your stock and makes room for another unit.
coach-retreat-again = Tap { FORM($lane, "the") } { $road }, then Retreat.
coach-end = { $ap ->
        [0] Your points are used. Tap End turn: your lines stay, and you go on next turn.
       *[other] Nothing more helps now. Tap End turn.
    }
coach-end-again = { $ap ->
        [0] No points left. Tap End turn.
       *[other] Tap End turn now.
    }
coach-wins = You can win this turn.
coach-blocked = { CAPITAL(FORM($enemy, "the")) } blocks { FORM($unit, "your") } { FORM($lane, "on") } { $road }. Your unit can't attack, and its retreat costs 3 AP.
coach-blocked-again = { CAPITAL(FORM($enemy, "the")) } blocks { FORM($unit, "your") } { FORM($lane, "on") } { $road }.
coach-mistake-blocked = { CAPITAL(FORM($unit, "your")) } { FORM($lane, "on") } { $road } touches { FORM($enemy, "the") }, which beats it: it is blocked. Tap Undo, or leave it there.
coach-mistake-blocked-again = { CAPITAL(FORM($enemy, "the")) } blocks { FORM($unit, "your") } { FORM($lane, "on") } { $road }. Tap Undo, or leave it there.
coach-conquered = { CAPITAL(FORM($lane, "the")) } { $road } is yours for the rest of the game.
coach-good = Well done.
coach-enemy = The enemy plays. Watch where the lines meet.
coach-enemy-again = The enemy plays.
coach-pause = Take your time. The ringed places show where to tap.
coach-won = You won your first game. You know the goal, who beats whom, and how to conquer. The triangle at the top shows who beats whom, in every game.
coach-over = The game is over. You can play the guided game again at any time.
coach-again = Play it again
coach-recruit = Now without the coach
coach-hide = Hide the coach
coach-show = Ask the coach
