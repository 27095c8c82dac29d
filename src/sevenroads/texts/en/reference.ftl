title = Quick reference
heading-costs = Costs
heading-triangle = Who beats whom
heading-ranks = Ranks of infantry
heading-lengths = Lengths in tiles
heading-specials = Special units
heading-remember = Remember
heading-tips = Tips
free = free
cost-place = Place a unit
cost-redeploy = Redeploy the rearmost unit
cost-retreat = Retreat the leading unit
cost-retreat-blocked = Retreat the leading unit when it is blocked
cost-attack = Attack
cost-fire = Fire sideways
cost-card = Play a Victory card
cost-end = End the turn
triangle-tank = Tanks beat infantry.
triangle-infantry = Infantry beats mines, and infantry of lower rank.
triangle-mine = Mines beat tanks.
triangle-spy = The spy beats every unit except a spy.
triangle-same = Equal units: if one attacks, both go back to stock.
triangle-equal = If the units are equal, both go back to stock. A tank is equal to { FORM($gun, "the") }.
special-G = Five tiles long. Outranks all other infantry.
special-Y = Its attack removes at most two units.
special-K = Fires at infantry one { $lane } to the left or right. The target and every unit in front of it go back to stock.
special-A = Fires at infantry three { FORM($lane, "many") } to the left or right. The target and every unit in front of it go back to stock.
special-R = Fires at a private two { FORM($lane, "many") } to the left, but only in a turn in which you place or redeploy it. The target and every unit in front of it go back to stock.
remember-run = An attack removes unit after unit, as long as yours is stronger.
remember-equal = An attack on an equal unit sends exactly those two units back to stock.
remember-blocked = A unit that touches a stronger enemy unit is blocked. Its retreat costs 3 AP.
remember-front = A line grows only at the front. You can't place a unit behind it.
remember-fit = Units never overlap. A unit needs room for its whole length.
remember-special = You may have only one special unit on the battlefield. Units on conquered { FORM($lane, "many") } count.
remember-wedge = Units on a conquered { $lane } stay there for the rest of the game.
remember-points = You lose the action points you don't spend.
remember-win = { $three ->
        [yes] You win at once when you fulfil your objective or conquer any three { FORM($lane, "many") }.
       *[no] You win at once when you fulfil your objective. The number of { FORM($lane, "many") } you hold doesn't matter.
    }
tip-alternate = Alternate the kinds of units in a line. A line of one kind can fall to a single attack.
tip-block = Block often. A blocked unit can't attack, and its retreat costs 3 AP.
tip-redeploy = Redeploy the rearmost unit to save units for other { FORM($lane, "many") }.
tip-few = Conquer with as few units as possible. Units on a conquered { $lane } are out of play.
tip-mines = Keep a mine or two in stock. They stop enemy tanks and fill small gaps.
tip-wait = You don't have to attack at once. A blocked enemy unit can't get away for free.
tip-use-special = Use your special units. A well-timed one can turn the game.
tip-arrow = Place a unit with arrows where they point at units it can hit.
tip-special = Don't conquer with a special unit if another unit will do. It stays on the { $lane } and uses up your limit.
tip-free-special = Let the enemy beat your special unit when you want to use another one. That saves you the cost of a retreat.
tip-bar = Don't leave a { $lane } empty. A single unit of yours keeps the enemy from reaching your block.
tip-hide = Also play on { FORM($lane, "many") } that your objective doesn't name. It hides your plan.
tip-count = Count the tiles to the enemy block before you count your action points.
tip-beginner = { $edition ->
        [prototype] First game? Play without special units.
       *[other] First game? Play without special units and without Victory cards.
    }

heading-keys = Keyboard keys
keys-lane = Choose { $lane } 1 to 7
keys-unit = Choose a unit by its letter
keys-attack = Attack
keys-redeploy = Redeploy
keys-retreat = Retreat
keys-undo = Undo
keys-end = End the turn
keys-gaps = Show the gaps
keys-beats = Who beats whom
keys-reference = This quick reference
keys-move = Move along the board
keys-escape = Put down what you have chosen
