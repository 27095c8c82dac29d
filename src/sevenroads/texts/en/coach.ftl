coach-name = Coach
coach-steps = Steps of your first game
coach-step-goal = Goal
coach-step-place = Place
coach-step-meet = Meet
coach-step-attack = Attack
coach-step-conquer = Conquer
coach-step-win = Win
coach-goal = Your units start at the bottom. Bring your line to the far end of a { $lane }, and you conquer it. This is how you win:
coach-goal-three = Or conquer any three { FORM($lane, "many") }.
coach-start = Let's play
coach-start-sound = Let's play, with sound
coach-points = You have 4 action points (AP) a turn. Placing a unit costs 1. When you choose a unit, the numbers show how many tiles would stay free.
coach-more = Place { FORM($unit, "a") } from your stock { FORM($lane, "on") } { $road }. Then { $left ->
        [one] one tile stays
       *[other] { $left } tiles stay
    } free there.
coach-place-wanted = Tap { FORM($unit, "the") } in your stock, then { FORM($lane, "the") } { $road }. This { $lane } counts for your objective.
coach-place-wanted-again = Place { FORM($unit, "a") } { FORM($lane, "on") } { $road }. This { $lane } counts for your objective too.
coach-place = Tap { FORM($unit, "the") } in your stock, then { FORM($lane, "the") } { $road }. You also win with any three { FORM($lane, "many") }.
coach-filler = After that, { FORM($filler, "a") } fits exactly into the gap, and you conquer the { $lane }.
coach-filler-again = After that, you conquer the { $lane } with { FORM($filler, "a") }.
coach-approach = Tap { FORM($unit, "the") } in your stock, then { FORM($lane, "the") } { $road }. In front of it there is still room for { FORM($counter, "a") }, which beats { FORM($enemy, "the") }.
coach-approach-again = Place { FORM($unit, "a") } { FORM($lane, "on") } { $road }. In front of it there is still room for { FORM($counter, "a") }, which beats { FORM($enemy, "the") }.
coach-meet = Tap { FORM($unit, "the") } in your stock, then { FORM($lane, "the") } { $road }. There it touches { FORM($enemy, "the") } and can attack it.
coach-meet-again = Place { FORM($unit, "a") } { FORM($lane, "on") } { $road }, where it can attack { FORM($enemy, "the") }.
coach-ask = { CAPITAL(FORM($lane, "on")) } { $road }, { $gap ->
        [one] one tile is
       *[other] { $gap } tiles are
    } free. Which of your units fits there exactly and beats { FORM($enemy, "the") }?
coach-help = Show me
coach-attack = { CAPITAL(FORM($unit, "your")) } touches { FORM($enemy, "the") } and beats it. Tap { FORM($lane, "the") } { $road }, then Attack. It is free. All units in a row that it beats go back to the enemy's stock.
coach-attack-again = { CAPITAL(FORM($unit, "your")) } beats { FORM($enemy, "the") }. Tap { FORM($lane, "the") } { $road }, then Attack.
coach-trade = { CAPITAL(FORM($unit, "your")) } touches an equal unit. Tap { FORM($lane, "the") } { $road }, then Attack. Both go back to stock.
coach-trade-again = { CAPITAL(FORM($unit, "your")) } and the enemy's unit are equal. Tap { FORM($lane, "the") } { $road }, then Attack.
coach-equal = Good to know: if a unit attacks its equal, both go back to stock.
coach-place-conquers = { CAPITAL(FORM($unit, "a")) } fits exactly into the gap { FORM($lane, "on") } { $road }. Tap { FORM($unit, "the") } in your stock, then { FORM($lane, "the") } { $road }, and you conquer it.
coach-place-conquers-again = Place { FORM($unit, "a") } { FORM($lane, "on") } { $road }. It fits exactly, and you conquer the { $lane }.
coach-redeploy-conquers = Tap { FORM($lane, "the") } { $road }, then Redeploy. The rearmost unit moves to the front, and the { $lane } is yours. Its old place may stay empty.
coach-redeploy-conquers-again = Tap { FORM($lane, "the") } { $road }, then Redeploy, and it is yours.
coach-redeploy = Tap { FORM($lane, "the") } { $road }, then Redeploy. The rearmost unit moves to the front for 2 points.
coach-redeploy-again = Tap { FORM($lane, "the") } { $road }, then Redeploy.
coach-retreat = Tap { FORM($lane, "the") } { $road }, then Retreat. { CAPITAL(FORM($unit, "your")) } goes back to your stock and makes room for another unit.
coach-retreat-again = Tap { FORM($lane, "the") } { $road }, then Retreat.
coach-end = { $ap ->
        [0] You have used all your points. Tap End turn: your lines stay, and you go on next turn.
       *[other] There is nothing more to do for now. Tap End turn.
    }
coach-end-again = { $ap ->
        [0] You have no points left. Tap End turn.
       *[other] Tap End turn now.
    }
coach-wins = You can win this turn.
coach-blocked = { CAPITAL(FORM($enemy, "the")) } blocks { FORM($unit, "your") } { FORM($lane, "on") } { $road }. Your unit can't attack, and its retreat costs 3 AP.
coach-blocked-again = { CAPITAL(FORM($enemy, "the")) } blocks { FORM($unit, "your") } { FORM($lane, "on") } { $road }.
coach-mistake-blocked = { CAPITAL(FORM($unit, "your")) } { FORM($lane, "on") } { $road } touches { FORM($enemy, "the") }, which beats it, so it is blocked. Tap Undo, or leave it there.
coach-mistake-blocked-again = { CAPITAL(FORM($enemy, "the")) } blocks { FORM($unit, "your") } { FORM($lane, "on") } { $road }. Tap Undo, or leave it there.
coach-conquered = { CAPITAL(FORM($lane, "the")) } { $road } is yours for the rest of the game.
coach-good = Well done.
coach-enemy = It's the enemy's turn. Watch where the lines meet.
coach-enemy-again = It's the enemy's turn.
coach-pause = Take your time. The ringed places show where to tap.
coach-won = You won your first game. You know the goal, who beats whom, and how to conquer. The triangle at the top shows who beats whom, in every game.
coach-over = The game is over. You can play the guided game again at any time.
coach-again = Play it again
coach-recruit = Now without the coach
coach-hide = Hide the coach
coach-show = Ask the coach
