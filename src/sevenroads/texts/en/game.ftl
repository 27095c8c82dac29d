refusal-game-over = The game is over.
refusal-road-conquered = { CAPITAL(FORM($lane, "the")) } { $road } is conquered. No more actions are possible there.
refusal-not-in-play = This game is played without { FORM($unit, "many") }.
refusal-stock-empty = You have no { FORM($unit, "many") } left in stock.
refusal-special-limit = You have reached your limit of special units on the battlefield: { $limit }.
refusal-does-not-fit = { CAPITAL(FORM($unit, "the")) } needs { $length ->
        [one] { $length } tile
       *[other] { $length } tiles
    }, but the gap { FORM($lane, "on") } { $road } is { $gap }.
refusal-points = It costs { $cost } AP to { $action }. You have { $ap }.
refusal-blocked-points = Your leading unit { FORM($lane, "on") } { $road } is blocked, so its retreat costs { $cost } AP. You have { $ap }.
refusal-no-line = You have no line { FORM($lane, "on") } { $road }.
refusal-lone-unit = { CAPITAL(FORM($unit, "your")) } is alone { FORM($lane, "on") } { $road }. Only a line of two or more units can redeploy.
refusal-no-enemy = The enemy has no line { FORM($lane, "on") } { $road }.
refusal-no-contact = The leading units { FORM($lane, "on") } { $road } don't touch. The gap is { $gap }.
refusal-dug-in = The enemy is dug in { FORM($lane, "on") } { $road } until its next turn begins.
refusal-dug-in-already = Your line { FORM($lane, "on") } { $road } is already dug in.
refusal-stronger = { CAPITAL(FORM($unit, "your")) } { FORM($lane, "on") } { $road } can't attack { FORM($enemy, "the") }, which beats it.
refusal-not-on-a-road = { CAPITAL(FORM($unit, "your")) } is not on the battlefield.
refusal-gun-on-conquered = { CAPITAL(FORM($unit, "your")) } is { FORM($lane, "on") } { $road }, which is conquered. It can't act any more.
refusal-not-deployed = { CAPITAL(FORM($unit, "the")) } fires only in a turn in which you placed or redeployed it.
refusal-not-placed = { CAPITAL(FORM($unit, "the")) } fires only in a turn in which you placed it from stock.
refusal-no-road-there = The { $direction } arrow { FORM($unit, "of") } { FORM($lane, "on") } { $road } points off the battlefield.
refusal-target-conquered = The { $direction } arrow { FORM($unit, "of") } points at { FORM($lane, "the") } { $road }, which is conquered.
refusal-no-target = The { $direction } arrow { FORM($unit, "of") } doesn't point at a unit it can hit { FORM($lane, "on") } { $road }.
refusal-not-in-hand = You don't have the card { $card } in your hand.
refusal-card-points = { $card } costs { $cost } AP. You have { $ap }.
refusal-no-specials = This game has no special units, so { $card } has no effect.
refusal-objective-known = You already know the enemy's objective.
refusal-no-objectives = This game is played without objectives.
refusal-night-march-in-force = Night march is already in effect.
refusal-no-objective-cards = The Objective deck is empty.
refusal-not-seated = You are not a player at this table.
refusal-over = The game is over.
refusal-time-left = There is still time on the clock.
refusal-not-your-turn = It is not your turn.
refusal-no-undo = This table doesn't allow undo.
refusal-offered = You've already asked. Wait for an answer.
refusal-no-offer = There is no offer to answer.
refusal-no-abort = Both sides have ended a turn. Resign or offer a draw instead.
refusal-many-aborts = You have called off too many rated games in the last 24 hours. Play on or resign.
refusal-no-takeback = You can't take back a turn now. Either this table doesn't allow it, or you have no turn to take back, or a card has been revealed since.
refusal-too-long = This game is too long for more take-backs or draw offers. Play on or resign.
refusal-unreadable = The server can't read this game. Please report it to the server's operator.
refusal-many-tables = You have too many tables in the lobby. Wait until someone joins one.
refusal-not-now = You can't do that now.
refusal-no-action = There is no such action.
refusal-illegal = You can't do that now.
refusal-stale = The game has moved on. Look at the board again.
refusal-malformed = The server couldn't read this page's message. Reload the page.
refusal-rate = Too many requests. Wait a moment.
refusal-empty-message = This message has no visible text.
refusal-origin = The server rejected this request because it came from another site.
refusal-host = This server has a different address. Use the one its operator gave you.
refusal-too-large = This is too large to send.
refusal-other = You can't do that.
refusal-not-signed-in = Choose a name or sign in first.
refusal-not-rated = Rated games are for players with an account.
refusal-position-not-rated = A rated game begins with an empty board.
refusal-position-over = The game is over in this position. Choose an earlier one.
refusal-own-bot = You can't play a rated game against your own bot, and your bots can't play rated games against each other. Play without a rating.
refusal-seated = You already have a seat at this table.
refusal-taken = This seat is already taken.
refusal-no-invite = You need the invite link to join this table.
refusal-not-over = The game is not over yet.
refusal-gone = The other player has deleted their account, so you can't play them again.
refusal-not-started = The game hasn't started. A seat is still free.
refusal-not-yours = You are not allowed to do that.
refusal-name-taken = This name is taken. Choose another.
refusal-wrong-password = Wrong name or password.
refusal-no-user = There is no such account.
refusal-no-table = This table doesn't exist, or its game hasn't started.
refusal-no-push = This server doesn't send notifications.
refusal-bad-name = Use 1 to 30 letters and digits from one alphabet, with spaces or . ' _ - only between them. Some names are reserved.
refusal-common-password = That password is too common. Choose another one.
refusal-bad-password = Use 8 to 256 characters. A password can't be only spaces or your name.
refusal-invalid = Something you entered is not valid. Please check it.
refusal-failed = Something went wrong. Try again.
refusal-away = Can't reach the server. Reconnecting…
refusal-too-many = You are watching too many tables at once.
refusal-busy = The server is busy. Try again in a moment.
refusal-http = The server rejected this request.
refusal-no-client = This server has no web pages. It serves programs only.
refusal-no-path = There is nothing at this address.
refusal-unhealthy = The server has a problem. Try again later.
refusal-no-session = That device is already signed out.
refusal-no-puzzle = There is no such puzzle.
refusal-no-file = There is no such file.
refusal-banned = Your account is banned { $until ->
    [never] for good
   *[other] until { $until }
}. Reason: { $reason }
refusal-chat-banned = The operator of this server doesn't let you chat { $until ->
    [never] any more
   *[other] until { $until }
}. Reason: { $reason }
refusal-reported = You have already reported this player at this table.
refusal-no-odds = The odds of the enemy's objective are shown only in games against the machine without rating.
refusal-rated-position = This position is in a rated game that you, or someone at your internet connection, are playing. You can analyse it when the game is over.

event-placed = { CAPITAL(FORM($side, "the")) } placed { FORM($unit, "a") } { FORM($lane, "on") } { $road }, tile { $tile } ({ $cost } AP).
event-placed-you = You place { FORM($unit, "a") } { FORM($lane, "on") } { $road } at tile { $tile } for { $cost } AP.
event-placed-enemy = The enemy places { FORM($unit, "a") } { FORM($lane, "on") } { $road } at its tile { $tile } for { $cost } AP.
event-redeployed = { CAPITAL(FORM($side, "the")) } redeployed { FORM($unit, "a") } { FORM($lane, "on") } { $road }, tile { $tile } ({ $cost } AP).
event-redeployed-you = You redeploy { FORM($unit, "a") } { FORM($lane, "on") } { $road } to tile { $tile } for { $cost } AP.
event-redeployed-enemy = The enemy redeploys { FORM($unit, "a") } { FORM($lane, "on") } { $road } to its tile { $tile } for { $cost } AP.
event-retreated = { CAPITAL(FORM($side, "the")) } retreated { FORM($unit, "a") } from { FORM($lane, "the") } { $road } ({ $cost } AP).
event-retreated-you = You retreat { FORM($unit, "the") } from { FORM($lane, "the") } { $road } to your stock for { $cost } AP.
event-retreated-enemy = The enemy retreats { FORM($unit, "the") } from { FORM($lane, "the") } { $road } to its stock for { $cost } AP.
event-attacked = { CAPITAL(FORM($side, "the")) } attacked { FORM($lane, "on") } { $road } with { FORM($unit, "a") } and hit { $units }.
event-attacked-you = { CAPITAL(FORM($unit, "your")) } attacks { FORM($lane, "on") } { $road } and hits { $units }.
event-attacked-enemy = The enemy attacks { FORM($lane, "on") } { $road } with { FORM($unit, "a") } and hits { $units }.
event-fired = { CAPITAL(FORM($side, "the")) } fired at { FORM($lane, "the") } { $target } with { FORM($unit, "a") } { FORM($lane, "on") } { $road } and hit { $units }.
event-fired-you = { CAPITAL(FORM($unit, "your")) } { FORM($lane, "on") } { $road } fires at { FORM($lane, "the") } { $target } and hits { $units }.
event-fired-enemy = The enemy fires at { FORM($lane, "the") } { $target } with { FORM($unit, "a") } { FORM($lane, "on") } { $road } and hits { $units }.
event-left = Back to stock from { FORM($lane, "the") } { $road } ({ $side }): { $units }.
event-left-you = Back to your stock from { FORM($lane, "the") } { $road }: { $units }.
event-left-enemy = Back to the enemy's stock from { FORM($lane, "the") } { $road }: { $units }.
event-card-played = { CAPITAL(FORM($side, "the")) } played { $card }.
event-card-played-road = { CAPITAL(FORM($side, "the")) } played { $card } { FORM($lane, "on") } { $road }.
event-card-played-you = You play { $card }.
event-card-played-you-road = You play { $card } { FORM($lane, "on") } { $road }.
event-card-played-enemy = The enemy plays { $card }.
event-card-played-enemy-road = The enemy plays { $card } { FORM($lane, "on") } { $road }.
event-conquered = { CAPITAL(FORM($side, "the")) } conquered { FORM($lane, "the") } { $road }.
event-conquered-you = You have conquered { FORM($lane, "the") } { $road }.
event-conquered-enemy = The enemy has conquered { FORM($lane, "the") } { $road }.
event-card-drawn = { CAPITAL(FORM($side, "the")) } drew a Victory card.
event-card-drawn-you = You draw a Victory card.
event-card-drawn-secret = You draw the Victory card { $card }.
event-card-drawn-enemy = The enemy draws a Victory card.
event-objective-seen = { CAPITAL(FORM($side, "the")) } looked at the enemy's Objective card.
event-objective-seen-you = You have seen the enemy's Objective card.
event-objective-seen-secret = The enemy's objective is { $objective }.
event-objective-seen-enemy = The enemy has seen your Objective card.
event-objective-put-under = { CAPITAL(FORM($side, "the")) } put their Objective card at the bottom of the deck.
event-objective-put-under-you = You put your Objective card at the bottom of the deck.
event-objective-put-under-secret = You put your objective { $objective } at the bottom of the deck.
event-objective-put-under-enemy = The enemy puts its Objective card at the bottom of the deck.
event-objective-drawn = { CAPITAL(FORM($side, "the")) } drew a new Objective card.
event-objective-drawn-you = You draw a new Objective card.
event-objective-drawn-secret = Your new objective is { $objective }.
event-objective-drawn-enemy = The enemy draws a new Objective card.
event-turn-ended = { CAPITAL(FORM($side, "the")) } ended turn { $turn }.
event-turn-ended-you = You end your turn.
event-turn-ended-enemy = The enemy ends the turn.
event-turn-began = { CAPITAL(FORM($side, "the")) } began turn { $turn } with { $ap } AP.
event-turn-began-you = Your turn: { $ap } AP.
event-turn-began-enemy = The enemy's turn: { $ap } AP.
event-game-ended = The game is over.
event-game-ended-you = The game is over. You win.
event-game-ended-enemy = The game is over. The enemy wins.

end-objective-won = You win: you fulfilled your objective.
end-objective-lost = You lose: the enemy fulfilled its objective.
end-objective-side = Victory { FORM($side, "for") } by objective.
end-three-roads-won = You win: you hold three { FORM($lane, "many") }.
end-three-roads-lost = You lose: the enemy holds three { FORM($lane, "many") }.
end-three-roads-side = Victory { FORM($side, "for") } with three { FORM($lane, "many") }.
end-turn-limit-draw = Draw: the game reached the limit of 400 turns.
end-nobody-can-win-draw = Draw: neither side can win any more.
end-resignation-won = You win: the enemy resigned.
end-resignation-lost = You lose: you resigned.
end-resignation-side = Victory { FORM($side, "for") } by resignation.
end-time-won = You win: the enemy ran out of time.
end-time-lost = You lose: you ran out of time.
end-time-side = Victory { FORM($side, "for") } on time.
end-agreement-draw = Draw by agreement.
end-repetition-draw = Draw by repetition: this position occurred three times.
end-other-won = You win.
end-other-lost = You lose.
end-other-side = Victory { FORM($side, "for") }.
end-other-draw = Draw.
end-aborted = The game was called off. It doesn't count.

reason-wins-by-objective = You fulfil your objective and win.
reason-wins-by-roads = You conquer your third { $lane } and win.
reason-conquers = You conquer { FORM($lane, "the") } { $road }.
reason-conquers-wanted = You conquer { FORM($lane, "the") } { $road }, which counts for your objective.
reason-stops-win = The enemy can no longer win next turn.
reason-stops-possible-win = The enemy could have won next turn with { $count } of the objectives it may hold.
reason-threatens-win = You can win next turn if the enemy does not stop you.
reason-defends = The enemy can no longer conquer { FORM($lane, "the") } { $road } next turn.
reason-defends-denied = You keep the enemy off { FORM($lane, "the") } { $road }, as your objective demands.
reason-threatens = You can conquer { FORM($lane, "the") } { $road } next turn.
reason-threatens-wanted = Next turn you can conquer { FORM($lane, "the") } { $road }, which your objective names.
reason-leaves = The enemy can conquer { FORM($lane, "the") } { $road } next turn.
reason-leaves-win = The enemy can win next turn.
reason-leaves-possible-win = The enemy can win next turn with { $count } of the objectives it may hold.
reason-sweeps = { CAPITAL(FORM($unit, "your")) } removes { $units } { FORM($lane, "on") } { $road }.
reason-fires = { CAPITAL(FORM($unit, "your")) } fires and removes { $units } { FORM($lane, "on") } { $road }.
reason-trades = { CAPITAL(FORM($unit, "your")) } { FORM($lane, "on") } { $road } and { FORM($enemy, "the") } in front of it both go back to stock.
reason-blocks = { CAPITAL(FORM($unit, "your")) } blocks { FORM($enemy, "the") } { FORM($lane, "on") } { $road }.
reason-threatens-sweep = { CAPITAL(FORM($unit, "your")) } { FORM($lane, "on") } { $road } can remove { $units }.
reason-closes-door = { CAPITAL(FORM($unit, "your")) } is in the enemy's way { FORM($lane, "on") } { $road }, where you had no line.
reason-prepares = You get closer { FORM($lane, "on") } { $road }, which your objective names. The gap is now { $gap }.
reason-advances = Your line { FORM($lane, "on") } { $road } advances. The gap is now { $gap }.
reason-keeps = You keep { $stock } in stock against the { FORM($enemy, "many") } that lead { $count ->
        [one] { $count } enemy line
       *[other] { $count } enemy lines
    }.
reason-saves-units = { CAPITAL(FORM($unit, "your")) } moves to the front { FORM($lane, "on") } { $road } without using your stock.
reason-frees = { CAPITAL(FORM($unit, "your")) } leaves { FORM($lane, "the") } { $road }, where it was blocked.
reason-frees-special = { CAPITAL(FORM($unit, "your")) } goes back to stock, so you may place another special unit.
reason-withdraws = { CAPITAL(FORM($unit, "your")) } leaves { FORM($lane, "the") } { $road } and goes back to your stock.
reason-wedges = { CAPITAL(FORM($unit, "your")) } stays { FORM($lane, "on") } { $road } for the rest of the game and still counts as your special unit.
reason-exposes = The enemy can remove your { $units } { FORM($lane, "on") } { $road } next turn.
reason-wastes = You lose { $ap } AP that you could still use.
reason-card-reinforcements = You have { $ap } AP this turn.
reason-card-forced-march = { CAPITAL(FORM($unit, "your")) } moves to the front { FORM($lane, "on") } { $road }, which saves you { $ap } AP.
reason-card-withdrawal = { CAPITAL(FORM($unit, "your")) } retreats from { FORM($lane, "the") } { $road }, which saves you { $ap } AP.
reason-card-sabotage = { CAPITAL(FORM($enemy, "the")) } that leads { FORM($lane, "on") } { $road } goes back to the enemy's stock.
reason-card-dig-in = The enemy can't remove your units { FORM($lane, "on") } { $road } before your next turn.
reason-card-dig-in-saves = The enemy could have removed your { $units } { FORM($lane, "on") } { $road }. Now it can't.
reason-card-supply-cut = The enemy begins its next turn with { $ap } AP.
reason-card-second-front = You may have { $limit } special units on the battlefield.
reason-card-intelligence = You learn which objective you have to stop.
reason-card-night-march = Redeploying costs you 1 AP this turn. It can help { $count } of your lines.
reason-card-new-orders = Your objective still needs { $count ->
        [one] { $count } { $lane }
       *[other] { $count } { FORM($lane, "many") }
    }. Another may need fewer.
reason-card-new-orders-lost = Your objective can no longer be fulfilled, so you lose nothing.

# An item of a list of units: "2 tanks".
list-unit = { $count ->
        [one] { $count } { $unit }
       *[other] { $count } { FORM($unit, "many") }
    }

direction-left = left
direction-right = right

action-place = place a unit
action-redeploy = redeploy a unit
action-retreat = retreat a unit
action-attack = attack
action-fire = fire
action-card = play a Victory card
action-end = end the turn

seat-south = South
seat-north = North
seat-you = You
seat-enemy = Enemy

level-1-name = Recruit
level-1-text = Plays by simple rules of thumb and misses a lot. For your first games.
level-1-character = Fresh from training. Likes tanks, forgets the flanks.
level-2-name = Private
level-2-text = Plays by simple rules of thumb with a little more care.
level-2-character = Does as told, and digs in where it should advance.
level-3-name = Corporal
level-3-text = Plays by rules of thumb, but sees every win in one turn, yours and its own.
level-3-character = Careful and honest. Never misses a win in front of its nose.
level-4-name = Sergeant
level-4-text = Sees every win in one turn, and compares several turns before it plays one.
level-4-character = Has seen it all twice. Waits for your mistake.
level-5-name = Lieutenant
level-5-text = Looks a little ahead and checks what you could win next turn.
level-5-character = Young and keen, and already thinking about your next turn.
level-6-name = Captain
level-6-text = Looks further ahead and guesses your objective from your play.
level-6-character = Reads your plans from your moves.
level-7-name = Colonel
level-7-text = Looks much further ahead.
level-7-character = Calm and patient, with an answer to most things.
level-8-name = General
level-8-text = Thinks for one second per turn. The strongest level.
level-8-character = Sees the whole battlefield. Beat this one and tell your friends.

unit-M = anti-tank mine
    .many = anti-tank mines
    .the = the anti-tank mine
    .a = an anti-tank mine
    .your = your anti-tank mine
    .of = of the anti-tank mine
    .no = no anti-tank mine
unit-T = tank
    .many = tanks
    .the = the tank
    .a = a tank
    .your = your tank
    .of = of the tank
    .no = no tank
unit-P = private
    .many = privates
    .the = the private
    .a = a private
    .your = your private
    .of = of the private
    .no = no private
unit-C = corporal
    .many = corporals
    .the = the corporal
    .a = a corporal
    .your = your corporal
    .of = of the corporal
    .no = no corporal
unit-S = sergeant
    .many = sergeants
    .the = the sergeant
    .a = a sergeant
    .your = your sergeant
    .of = of the sergeant
    .no = no sergeant
unit-G = general
    .many = generals
    .the = the general
    .a = a general
    .your = your general
    .of = of the general
    .no = no general
unit-R = mortar
    .many = mortars
    .the = the mortar
    .a = a mortar
    .your = your mortar
    .of = of the mortar
    .no = no mortar
unit-Y = spy
    .many = spies
    .the = the spy
    .a = a spy
    .your = your spy
    .of = of the spy
    .no = no spy
unit-K = command tank
    .many = command tanks
    .the = the command tank
    .a = a command tank
    .your = your command tank
    .of = of the command tank
    .no = no command tank
unit-A = artillery
    .many = artillery
    .the = the artillery
    .a = artillery
    .your = your artillery
    .of = of the artillery
    .no = no artillery
unit-other = { $name }
    .many = { $name }
    .the = the { $name }
    .a = one { $name }
    .your = your { $name }
    .of = of the { $name }
    .no = no { $name }

lane-ardennes = road
    .many = roads
    .the = road
    .on = on road
    .of = of road
lane-dday = beachhead
    .many = beachheads
    .the = beachhead
    .on = on beachhead
    .of = of beachhead
lane-prototype = street
    .many = streets
    .the = street
    .on = on street
    .of = of street
lane-other = { $name }
    .many = { $name }
    .the = { $name }
    .on = on { $name }
    .of = of { $name }

side-ardennes-south = Germans
    .the = the Germans
    .for = for the Germans
side-ardennes-north = Allies
    .the = the Allies
    .for = for the Allies
side-dday-south = Germans
    .the = the Germans
    .for = for the Germans
side-dday-north = Allies
    .the = the Allies
    .for = for the Allies
side-prototype-south = Allies
    .the = the Allies
    .for = for the Allies
side-prototype-north = Axis
    .the = the Axis
    .for = for the Axis
# The reader and the reader's enemy, in the story, the log and messages about a game.
reader-you = you
    .the = you
    .for = for you
reader-enemy = the enemy
    .the = the enemy
    .for = for the enemy
side-other = { $name }
    .the = { $name }
    .for = for { $name }

edition-ardennes-name = Clash of the Ardennes
edition-ardennes-about = The rules of the boxed game, with the command tank. A good start.
edition-dday-name = Clash D-Day
edition-dday-about = Beachheads instead of roads, artillery instead of the command tank.
edition-prototype-name = Clash of the Ardennes, first rule book
edition-prototype-about = Streets. Only the objective wins: two of the streets it names and one of your choice.

objective-all = Conquer { $count ->
        [one] { $count } { $lane }
       *[other] { $count } { FORM($lane, "many") }
    }: { $roads }.
objective-some = Conquer { $count ->
        [one] { $count } { $lane }
       *[other] { $count } { FORM($lane, "many") }
    } out of { $roads }.
objective-any = Conquer { $count ->
        [one] { $count } { $lane }
       *[other] { $count } { FORM($lane, "many") }
    } of your choice.
objective-some-more = Conquer { $count ->
        [one] { $count } { $lane }
       *[other] { $count } { FORM($lane, "many") }
    } more out of { $roads }.
objective-any-more = Conquer { $count ->
        [one] { $count } { $lane }
       *[other] { $count } { FORM($lane, "many") }
    } more of your choice.
objective-deny = The enemy must not have conquered { $lane } { $roads }.
objective-deny-any = The enemy must not have conquered anything.

card-reinforcements-title = Reinforcements
card-forced-march-title = Forced march
card-forced-march-text = Redeploy the rearmost unit of one of your lines for 0 action points. The line needs at least two units, and the unit must fit into the gap.
card-withdrawal-title = Withdrawal
card-withdrawal-text = Retreat one of your leading units to your stock for 0 action points, blocked or not.
card-sabotage-title = Sabotage
card-sabotage-text = Choose one enemy leading unit on any { $lane } that is not conquered. It goes back to the enemy's stock.
card-second-front-title = Second front
card-second-front-text = For the rest of the game you may have one more special unit on the battlefield.
card-intelligence-title = Intelligence
card-intelligence-text = Look at the enemy's Objective card, now and for the rest of the game. If the enemy changes it, the new one stays secret.
card-dig-in-title = Dig in
card-dig-in-text = Choose one of your lines on any { $lane } that is not conquered. Until your next turn begins, the enemy can't remove your units there by attack, fire or Sabotage.
card-supply-cut-title = Supply cut
card-supply-cut-text = The enemy begins its next turn with 2 fewer action points.
card-night-march-title = Night march
card-night-march-text = For the rest of this turn, redeploying costs you 1 action point instead of 2.
card-new-orders-title = New orders
card-new-orders-text = Put your Objective card at the bottom of its deck and draw the top card. Your new objective counts at once.
card-gives = You have { $points ->
        [one] 1 extra action point
       *[other] { $points } extra action points
    } this turn.
card-costs = Playing it costs { $points ->
        [one] 1 action point
       *[other] { $points } action points
    }.

effect-dig-in = { $side }: dug in { FORM($lane, "on") } { $road }.
effect-supply-cut = { $side }: { $ap } fewer AP next turn.
effect-second-front = { $side }: up to { $limit } special units on the battlefield.
effect-intelligence = { $side }: the enemy's objective is known.
effect-night-march = Redeploying costs 1 AP for the rest of this turn.
effect-fresh = The mortar was deployed this turn, so it may fire.
effect-dig-in-you = You are dug in { FORM($lane, "on") } { $road }.
effect-dig-in-enemy = The enemy is dug in { FORM($lane, "on") } { $road }.
effect-supply-cut-you = You have { $ap } fewer AP next turn.
effect-supply-cut-enemy = The enemy has { $ap } fewer AP next turn.
effect-second-front-you = You may have up to { $limit } special units on the battlefield.
effect-second-front-enemy = The enemy may have up to { $limit } special units on the battlefield.
effect-intelligence-you = You know the enemy's objective.
effect-intelligence-enemy = The enemy knows your objective.

preview-leaves = Back to stock: { $units }.
preview-both = Both go back to stock.
preview-conquers = Conquers { FORM($lane, "the") } { $road }.
preview-wins = Wins the game.

warn-ap-left = { $ap ->
        [one] You still have { $ap } AP. It is lost when you end your turn.
       *[other] You still have { $ap } AP. Unspent points are lost when you end your turn.
    }
warn-wedge = If you conquer { FORM($lane, "the") } { $road } this way, { FORM($unit, "your") } stays there for the rest of the game. It still counts as your special unit.
warn-attack-left = You can still attack { FORM($lane, "on") } { $road } for free.
warn-reveals = This reveals a card, so you can't undo it.
warn-deck-own = We made these cards ourselves. They are not the cards from the boxed game.

describe-road = { CAPITAL($lane) } { $road }. Gap { $gap }.
describe-line = { $side }, from rear to front: { $names }.
describe-no-line = { $side }: no line.
describe-distance = { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    } from its block.
describe-contact = The leading units touch.
describe-blocked = { CAPITAL(FORM($unit, "your")) } is blocked by { FORM($enemy, "the") }.
describe-conquered = { CAPITAL($lane) } { $road }: conquered by { FORM($side, "the") }.

chat-hello = Hello.
chat-good-luck = Good luck.
chat-well-played = Well played.
chat-thanks = Thanks for the game.
chat-moment = One moment, please.
chat-surprised = I didn't see that coming.
chat-again = Another game?
chat-bye = I have to go. Bye.

goal-more = { $count ->
        [0] fulfilled
        [one] { $count } { $lane } to go
       *[other] { $count } { FORM($lane, "many") } to go
    }
goal-three = Any three { FORM($lane, "many") } win too.
goal-three-only = You win with any three { FORM($lane, "many") }.
goal-lost = This objective can no longer be fulfilled.
goal-still-three = You still win with any three { FORM($lane, "many") }.
goal-still-card = Only the card { $card } can still give you a new one.
goal-none = You can no longer win this game.
goal-yours = { CAPITAL($lane) } { $road }: yours.
goal-enemys = { CAPITAL($lane) } { $road }: the enemy's.
goal-open = { CAPITAL($lane) } { $road }: open.
mark-must = Your objective needs { FORM($lane, "the") } { $road }.
mark-choice = { CAPITAL(FORM($lane, "the")) } { $road } can count for your objective.
mark-deny = Your objective fails if the enemy conquers { FORM($lane, "the") } { $road }.
mark-blocked-own = Chain: { FORM($enemy, "the") } blocks { FORM($unit, "your") }. Your unit can't attack, and its retreat costs 3 AP.
mark-blocked-enemy = Chain: { FORM($unit, "your") } blocks { FORM($enemy, "the") }. The enemy unit can't attack, and its retreat costs 3 AP.
mark-equal = Spark: equal units touch. If one attacks, both go back to stock.
tip-mine = Beats tanks. Infantry beats it.
tip-tank = Beats infantry. Mines beat it.
tip-infantry = Beats mines and lower ranks. Tanks beat it.
tip-spy = Beats every unit except a spy.
