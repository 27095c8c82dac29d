coach-name = Coach
coach-steps = Steps of your first game
coach-step-goal = Goal
coach-step-place = Place
coach-step-meet = Meet
coach-step-attack = Attack
coach-step-conquer = Conquer
coach-step-win = Win
coach-goal = Your units start at the bottom. Bring your line to the far end of a { $lane }, and you conquer it. This wins the game:
coach-goal-three = Any three { FORM($lane, "many") } win too.
coach-start = Let's play
coach-points = You have 4 action points (AP) a turn. Placing a unit costs 1. The numbers show the gap that stays.
coach-place-wanted = Tap { FORM($unit, "the") }, then { FORM($lane, "the") } { $road }. It counts for your objective.
coach-place = Tap { FORM($unit, "the") }, then { FORM($lane, "the") } { $road }. Any three { FORM($lane, "many") } win too.
coach-meet = Tap { FORM($unit, "the") }, then { FORM($lane, "the") } { $road }. There it meets { FORM($enemy, "the") } and beats it.
coach-attack = { CAPITAL(FORM($unit, "your")) } touches { FORM($enemy, "the") } and beats it. Tap { FORM($lane, "the") } { $road }, then Attack. It is free. All units in a row that it beats go back to the enemy's stock.
coach-trade = { CAPITAL(FORM($unit, "your")) } touches { FORM($enemy, "the") }, its equal. Tap { FORM($lane, "the") } { $road }, then Attack. Both go back to stock.
coach-place-conquers = The gap { FORM($lane, "on") } { $road } is { $gap }: it fits. Tap { FORM($unit, "the") }, then { FORM($lane, "the") } { $road }, and you conquer it.
coach-redeploy-conquers = Tap { FORM($lane, "the") } { $road }, then Redeploy. The rearmost unit moves to the front, and you conquer it.
coach-redeploy = Tap { FORM($lane, "the") } { $road }, then Redeploy. The rearmost unit moves to the front for 2 points.
coach-retreat = Tap { FORM($lane, "the") } { $road }, then Retreat. { CAPITAL(FORM($unit, "your")) } goes back to your stock and makes room for another unit.
coach-end = { $ap ->
        [0] Your points are used. Tap End turn.
       *[other] Nothing more helps now. Tap End turn.
    }
coach-wins = You can win this turn.
coach-blocked = { CAPITAL(FORM($enemy, "the")) } blocks { FORM($unit, "your") } { FORM($lane, "on") } { $road }. Your unit can't attack, and its retreat costs 3 AP.
coach-mistake-blocked = { CAPITAL(FORM($unit, "your")) } { FORM($lane, "on") } { $road } touches { FORM($enemy, "the") }, which beats it: it is blocked. Tap Undo, or leave it there.
coach-conquered = { CAPITAL(FORM($lane, "the")) } { $road } is yours for the rest of the game.
coach-good = Well done.
coach-enemy = The enemy plays. Watch where the lines meet.
coach-pause = Take your time. The ringed places show where to tap.
coach-won = You won your first game. You know the goal, who beats whom, and how to conquer. The triangle at the top shows who beats whom, in every game.
coach-over = The game is over. You can play the guided game again at any time.
coach-again = Play it again
coach-recruit = Play the Recruit
coach-hide = Hide the coach
coach-show = Ask the coach
