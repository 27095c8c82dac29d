# Captions and steps of the worked examples and tactics. Each example is shown in the edition the reader has
# chosen. `step1` describes the first action of the board, `step2` the second, and so on; `step0` the start.
# "You" are the player to move at the start, always South. Examples from the printed rulebooks name the sides.
# Their steps are in the past tense, which fits a plural (the Germans) and a singular (the Axis).

example-reading = Your line, at the bottom, is a tank, a mine and a private, from rear to front. It starts four tiles from your starting block. The enemy line has a tank at the rear, then a private, and a sergeant in front. The gap between the lines is one tile.
    .title = Reading a { $lane }

example-longest-four = A general and three tanks are the longest four units. They cover 14 of the 18 tiles, so nobody can conquer a { $lane } in the first turn.
    .title = The longest four units
    .step1 = The general covers five tiles for 1 AP.
    .step2 = A tank adds three tiles. That makes eight.
    .step3 = A second tank makes eleven.
    .step4 = A third tank makes 14. You have no points left, and four tiles are still empty.

example-seats = Left and right depend on where you sit. Your left is towards { FORM($lane, "the") } 1. Your opponent faces you, so their left is towards { FORM($lane, "the") } 7. A mortar fires to its owner's left only.
    .title = Your left is your opponent's right
    .step0 = At the bottom: { FORM($south, "the") }. At the top: { FORM($north, "the") }.
    .step1 = You place your mortar { FORM($lane, "on") } 4.
    .step2 = It fires two { FORM($lane, "many") } to your left and removes the private { FORM($lane, "on") } 2.
    .step3 = You end your turn.
    .step4 = Your opponent places a mortar { FORM($lane, "on") } 4 too.
    .step5 = It fires two { FORM($lane, "many") } to their left, which is your right, and removes your private { FORM($lane, "on") } 6.

example-tiles = Each side counts the tiles from its own starting block. Your tile 1 is your opponent's tile 18, and your tile 18 is your opponent's tile 1.
    .title = Counting tiles
    .step1 = Your tank covers your tiles 1 to 3.
    .step2 = Your private covers your tiles 4 and 5.
    .step3 = You end your turn.
    .step4 = The enemy tank covers your opponent's tiles 1 to 3. These are your tiles 16 to 18.

example-nothing-behind = Redeploying leaves empty tiles behind your line. Even if a unit fits there exactly, you can't place it there. A new unit always goes to the front.
    .title = Nothing goes behind the line
    .step1 = The tank moves from the rear to the front. Three tiles behind the line are now empty.
    .step2 = The next tank goes to the front as well.

example-must-fit = The gap is one tile. A private needs two tiles and doesn't fit. A mine does.
    .title = A gap of one tile
    .step1 = The mine fills the gap. Now nothing fits any more, not even the spy.

example-triangle = A tank beats infantry, infantry beats a mine, and a mine beats a tank. All three attacks are free.
    .title = Tank, infantry, mine
    .step1 = Your tank beats the private { FORM($lane, "on") } 2.
    .step2 = Your private beats the mine { FORM($lane, "on") } 4.
    .step3 = Your mine beats the tank { FORM($lane, "on") } 6.

example-ranks = Infantry beats infantry of a lower rank. It can't attack infantry of a higher rank.
    .title = The higher rank wins
    .step1 = Your corporal beats the private { FORM($lane, "on") } 2.
    .step2 = Your sergeant beats the corporal { FORM($lane, "on") } 4. Your private { FORM($lane, "on") } 6 can't attack, because a corporal outranks it.

example-spy = The spy beats every unit except another spy.
    .title = The spy beats the general
    .step1 = The spy attacks and removes the tank and the general behind it.

example-equal-tanks = In a clash, { FORM($gun, "the") } is a tank like any other, so the two leading units are equal.
    .title = Tank against { $gun }
    .step1 = You attack. { CAPITAL(FORM($gun, "the")) } and the enemy tank both go back to stock. The mine behind the enemy tank stays.

example-three-results = When two leading units touch, yours is stronger, weaker or equal. There is no fourth case. You can't attack { FORM($lane, "on") } 4, where your private is weaker.
    .title = Stronger, weaker or equal
    .step1 = Stronger: your tank beats the private { FORM($lane, "on") } 2. The private goes back to stock.
    .step2 = Equal: your tank and the enemy tank { FORM($lane, "on") } 6 both go back to stock.

example-special-limit = You may have one special unit on the battlefield. While your general is { FORM($lane, "on") } 2, you can't place the spy.
    .title = One special unit at a time
    .step1 = You retreat the general for 2 AP.
    .step2 = Now you can place the spy.

example-wedged = A special unit on a conquered { $lane } stays there for the rest of the game, and it still counts.
    .title = A special unit on a conquered { $lane }
    .step1 = { CAPITAL(FORM($gun, "the")) } conquers { FORM($lane, "the") } 3. It can't retreat from there, so you can't place the general, or any other special unit.

example-stock = Your stock holds all your units that are not on the battlefield. When it has no more of a kind, you can't place one. You have only two corporals.
    .title = Your stock can run out
    .step1 = You place your first corporal.
    .step2 = You place your second corporal. There is no third.

example-first-turn = { CAPITAL(FORM($south, "the")) } began the game with a private, two tanks and a mine, spread over { FORM($lane, "many") } 3, 4 and 5. Each unit cost 1 AP, which makes 4 AP in all.
    .title = The first turn
    .step1 = { CAPITAL(FORM($south, "the")) } placed a private { FORM($lane, "on") } 3, flush with the starting block.
    .step2 = The second unit was a tank { FORM($lane, "on") } 4.
    .step3 = The third was a tank { FORM($lane, "on") } 5.
    .step4 = The fourth was a mine, in front of the tank { FORM($lane, "on") } 4. No enemy tank can attack that line now.
    .step5 = With no points left, { FORM($south, "the") } ended the turn. Next to play: { FORM($north, "the") }.

example-first-turn-streets = { CAPITAL(FORM($north, "the")) } began the game with two privates and two tanks, on the middle { $lane } and the { $lane } next to it. Each unit cost 1 AP, which makes 4 AP in all.
    .title = The first turn
    .step1 = { CAPITAL(FORM($north, "the")) } placed a private { FORM($lane, "on") } 4, the middle { $lane }.
    .step2 = The second unit was a private { FORM($lane, "on") } 5.
    .step3 = The third was a tank, in front of the private { FORM($lane, "on") } 4.
    .step4 = The fourth was a tank, in front of the private { FORM($lane, "on") } 5.
    .step5 = With no points left, { FORM($north, "the") } ended the turn. Next to play: { FORM($south, "the") }.

example-points-lost = You have 4 AP in each turn. You need not spend them, but you can't save them either.
    .title = Unspent points are lost
    .step1 = You place a private for 1 AP. You have 3 AP left.
    .step2 = You end your turn, and the 3 AP are lost.
    .step3 = Your opponent places a private.
    .step4 = Your opponent ends the turn. You have 4 AP again, not 7.

example-opening-points = You can place two units and redeploy once: 1 + 1 + 2 AP.
    .title = What you can do with 4 AP
    .step1 = You place a tank for 1 AP.
    .step2 = You place a private in front of it for 1 AP.
    .step3 = You redeploy the tank for 2 AP. Now you have no points left.

example-opening = An opening from the printed rulebooks, six turns long. { CAPITAL(FORM($north, "the")) } began.
    .title = Three rounds of an opening
    .step1 = First turn. { CAPITAL(FORM($north, "the")) } placed a tank { FORM($lane, "on") } 4.
    .step2 = A private went in front of it.
    .step3 = A second tank went to the next { $lane }, { FORM($lane, "the") } 5.
    .step4 = A private went in front of that one too: 4 AP for two tanks and two privates.
    .step5 = { CAPITAL(FORM($north, "the")) } ended the turn.
    .step6 = Second turn. { CAPITAL(FORM($south, "the")) } answered with a private { FORM($lane, "on") } 4.
    .step7 = A second private followed.
    .step8 = A mine took the lead, because an enemy tank can't attack a mine.
    .step9 = The last point paid for a tank { FORM($lane, "on") } 5.
    .step10 = { CAPITAL(FORM($south, "the")) } ended the turn.
    .step11 = Third turn. { CAPITAL(FORM($north, "the")) } placed another tank { FORM($lane, "on") } 5.
    .step12 = A private went in front of it.
    .step13 = The rearmost tank moved to the front for 2 AP. 1 + 1 + 2 makes 4 AP, and three tiles behind the line are empty.
    .step14 = { CAPITAL(FORM($north, "the")) } ended the turn.
    .step15 = Fourth turn. { CAPITAL(FORM($south, "the")) } placed a tank { FORM($lane, "on") } 3.
    .step16 = A private went to the front { FORM($lane, "on") } 4.
    .step17 = A second private followed.
    .step18 = A tank took the lead { FORM($lane, "on") } 4. One tile separates it from the enemy private.
    .step19 = { CAPITAL(FORM($south, "the")) } ended the turn.
    .step20 = Fifth turn. { CAPITAL(FORM($north, "the")) } placed a tank { FORM($lane, "on") } 3.
    .step21 = A private went in front of it.
    .step22 = Another private went to { FORM($lane, "the") } 6.
    .step23 = A mine filled the last tile { FORM($lane, "on") } 4. It touches the enemy tank and beats it, so the tank is blocked.
    .step24 = { CAPITAL(FORM($north, "the")) } ended the turn and did not attack.
    .step25 = Sixth turn. Retreating the blocked tank would have cost 3 AP. { CAPITAL(FORM($south, "the")) } left it there and placed a private { FORM($lane, "on") } 6.
    .step26 = A mine went in front of it.
    .step27 = A tank followed.
    .step28 = A second private took the lead. All four units of this turn went to { FORM($lane, "the") } 6.
    .step29 = { CAPITAL(FORM($south, "the")) } ended the turn. The tank { FORM($lane, "on") } 4 is still blocked.

example-place = A new unit goes in front of your line. If you have no line there, it goes flush with your starting block.
    .title = In front of the line, or at the block
    .step1 = The mine goes in front of your line { FORM($lane, "on") } 2.
    .step2 = You have no line { FORM($lane, "on") } 5, so the tank goes flush with your starting block.

example-redeploy = To redeploy, take the rearmost unit of a line and put it in front of the leading unit. It costs 2 AP.
    .title = From the rear to the front
    .step1 = The tank moves from the rear to the front. The three tiles it leaves stay empty.

example-lone = You can't redeploy a unit that is alone on its { $lane }.
    .title = A lone unit can't redeploy
    .step1 = You place a private in front of the tank. Now the line has two units.
    .step2 = You redeploy the tank. It moves in front of the private.

example-retreat = To retreat, return the leading unit of a line to your stock. It costs 2 AP.
    .title = Back to stock
    .step1 = The private goes back to your stock. Now the tank is the leading unit.

example-blocked = Your tank touches an enemy mine, which beats it. The tank is blocked. It can't attack, nothing fits in front of it, and its retreat costs 3 AP.
    .title = A blocked tank pays 3 AP
    .step1 = You retreat the tank for 3 AP. You have only 1 AP left.

example-mine-blocks = With the last point, a mine blocked an enemy tank. It attacked one turn later, when there were points to use the gap.
    .title = Block now, conquer next turn
    .step1 = { CAPITAL(FORM($south, "the")) } placed a mine with the last point. It touches the enemy tank and beats it.
    .step2 = { CAPITAL(FORM($south, "the")) } ended the turn and did not attack. An attack would have opened a gap, with no points left to fill it. The tank is blocked.
    .step3 = Retreating the blocked tank costs 3 AP. { CAPITAL(FORM($north, "the")) } left it there and placed a tank { FORM($lane, "on") } 3.
    .step4 = { CAPITAL(FORM($north, "the")) } ended the turn.
    .step5 = { CAPITAL(FORM($south, "the")) } had 4 AP again. The mine attacked for free, and the tank went back to stock. The gap is three tiles.
    .step6 = The rearmost tank moved to the front for 2 AP. It fits exactly and conquers { FORM($lane, "the") } 5, although the line no longer reaches its own block. { CAPITAL(FORM($south, "the")) } drew a Victory card.

example-stronger = Your private touches a tank, which is stronger. The private can't attack, and it is blocked.
    .title = You can't attack a stronger unit

example-mine-mine = When two equal units clash, both go back to stock, and no others.
    .title = Mine against mine
    .step1 = You place a mine. It touches the enemy mine.
    .step2 = You attack. Both mines go back to stock. The units behind them stay.

example-private-private = { CAPITAL(FORM($north, "the")) } placed a private in front of an enemy private. The two are equal.
    .title = Private against private
    .step1 = { CAPITAL(FORM($north, "the")) } placed a private. It touches the enemy private.
    .step2 = { CAPITAL(FORM($north, "the")) } attacked, and both privates went back to stock. The units behind them stayed.

example-sweep = An attack removes one weaker unit after another and stops at the first one that isn't weaker. A sergeant beats mines and privates, but not a tank.
    .title = A sergeant removes three units
    .step0 = { CAPITAL(FORM($north, "the")) } had a tank, a mine, a private and a mine { FORM($lane, "on") } 5. The line had moved up earlier, so four tiles behind it are empty.
    .step1 = { CAPITAL(FORM($south, "the")) } placed a tank.
    .step2 = A private went in front of it. There are still two tiles between the lines, so nobody can attack.
    .step3 = A sergeant filled the gap. 1 AP is left.
    .step4 = The sergeant attacked and removed the mine, the private and the other mine. The attack stopped at the tank. Attacking is free, so 1 AP is still left.

example-stops-at-equal = An attack removes one weaker unit after another. It stops at an equal unit, which stays.
    .title = Two mines, then an equal
    .step1 = { CAPITAL(FORM($south, "the")) } placed a private in front of two mines.
    .step2 = The private attacked and removed both mines. The private behind them has the same rank and stayed. The gap is two tiles, and the turn goes on.

example-corporal = { CAPITAL(FORM($north, "the")) } placed a corporal in front of an enemy private with a mine behind it. A corporal beats both.
    .title = Corporal against private and mine
    .step1 = { CAPITAL(FORM($north, "the")) } placed a corporal. It touches the enemy private.
    .step2 = The corporal attacked and removed the private and the mine. The attack stopped at the tank.

example-spy-two = The spy removes at most the first two units of a line.
    .title = Two at most
    .step1 = The spy attacks and removes the mine and the private. The tank behind them stays.

example-spy-second = The spy removes two units at most, and never an enemy spy in second place.
    .title = A spy in second place
    .step1 = The spy attacks and removes the tank. The enemy spy behind it is an equal and stays.

example-stock-at-once = Your only sergeant is { FORM($lane, "on") } 6. A unit that is removed is back in its owner's stock at once.
    .title = Placed again in the same turn
    .step1 = Your sergeant attacks its equal. Both go back to stock.
    .step2 = You place your sergeant again, in the same turn.

example-command-tank = The middle of a game. { CAPITAL(FORM($south, "the")) } had conquered { FORM($lane, "the") } 7, held a Victory card and had 1 AP left.
    .title = The command tank fires, then blocks
    .step1 = { CAPITAL(FORM($south, "the")) } placed the command tank { FORM($lane, "on") } 4 with the last point. Its left arrow points at a private. Its right arrow points at a mine, so it can't fire there.
    .step2 = The command tank fired to the left. The private went back to stock with all units in front of it: two mines and a spy. The tanks behind it stayed.
    .step3 = The command tank could have attacked the two privates in front of it and removed both. { CAPITAL(FORM($south, "the")) } left them blocked and ended the turn, so { FORM($north, "the") } had no room for stronger units.

example-artillery = The middle of a game. { CAPITAL(FORM($south, "the")) } had conquered { FORM($lane, "the") } 7, held a Victory card and had 1 AP left.
    .title = The artillery fires, then blocks
    .step1 = { CAPITAL(FORM($south, "the")) } placed the artillery { FORM($lane, "on") } 4 with the last point. Three { FORM($lane, "many") } to the left, its arrow points at a private. Three { FORM($lane, "many") } to the right is { FORM($lane, "the") } 7, which is conquered, so it can't fire there.
    .step2 = The artillery fired at { FORM($lane, "the") } 1. The private went back to stock with all units in front of it: two mines and a spy. The tanks behind it stayed.
    .step3 = The artillery could have attacked the two privates in front of it and removed both. { CAPITAL(FORM($south, "the")) } left them blocked and ended the turn, so { FORM($north, "the") } had no room for stronger units.

example-not-leading = A private leads your line { FORM($lane, "on") } 4. { CAPITAL(FORM($gun, "the")) } behind it can still fire.
    .title = Fire from behind the leading unit
    .step1 = { CAPITAL(FORM($gun, "the")) } fires to the right. The private { FORM($lane, "on") } { $edition ->
            [dday] 7
           *[other] 5
        } goes back to stock. The tanks behind it stay.

example-mortar = { CAPITAL(FORM($north, "the")) } placed a mortar. It fires at a private two { FORM($lane, "many") } to the left. From that side of the board, left is towards { FORM($lane, "the") } 7. The { $lane } in between is conquered, but a mortar may fire over it.
    .title = The mortar fires over a conquered { $lane }
    .step1 = { CAPITAL(FORM($north, "the")) } placed the mortar { FORM($lane, "on") } 3. Its arrow points at a private { FORM($lane, "on") } 5.
    .step2 = The mortar fired. The private went back to stock with all units in front of it: a mine and a spy. The tanks behind it stayed.

example-mortar-later = You placed the mortar in an earlier turn, so it can't fire now. It can when you redeploy it.
    .title = Redeploy the mortar to fire again
    .step1 = You redeploy the mortar for 2 AP. Its arrow points at a private { FORM($lane, "on") } 3.
    .step2 = It fires. The private goes back to stock with all units in front of it: a mine and a spy.

example-silent = A unit on a conquered { $lane } can't fire.
    .title = No fire after a conquest
    .step1 = { CAPITAL(FORM($gun, "the")) } conquers { FORM($lane, "the") } 4. Its left arrow points at a private { FORM($lane, "on") } { $edition ->
            [dday] 1
           *[other] 3
        }, but it can't fire any more.

example-mortar-clash = In a clash, the mortar has the lowest rank of all infantry. It beats a mine and loses to a private.
    .title = The mortar in a clash
    .step1 = Your mortar attacks and beats the mine.
    .step2 = You end your turn.
    .step3 = Your opponent places a private. It touches your mortar and outranks it.
    .step4 = The private attacks, and your mortar goes back to stock.

example-conquest-card = You conquer a { $lane } when your leading unit is flush with the enemy starting block. A unit must fit exactly: the gap is two tiles, so a tank is too long.
    .title = Conquer and draw a card
    .step1 = The corporal fills the gap. You conquer { FORM($lane, "the") } 4 and draw a Victory card. Your units there stay for the rest of the game.

example-three-roads = You hold { FORM($lane, "many") } 1 and 3.
    .title = The third { $lane } wins
    .step1 = The corporal conquers { FORM($lane, "the") } 6, your third { $lane }. You win at once.

example-by-objective = { $edition ->
        [prototype] Your objective is { FORM($lane, "many") } 1 and 4 and any third { $lane }. You hold { FORM($lane, "many") } 1 and 6.
       *[other] Your objective is { FORM($lane, "many") } 1 and 4. You hold { FORM($lane, "the") } 1.
    }
    .title = Win by your objective
    .step1 = The corporal conquers { FORM($lane, "the") } 4. Your objective is complete, and you win at once.

example-last-turn = If nobody has won by the end of turn 400, the game is a draw.
    .title = Turn 400
    .step1 = You place a tank. It is turn 400.
    .step2 = You end your turn, and the game is a draw.

example-nobody-can-win = You need two of { FORM($lane, "many") } 1, 3, 4 and 7, but your opponent holds 1, 3 and 4. Your opponent needs two of { FORM($lane, "many") } 1, 2, 6 and 7, but you hold 2, 6 and 7. Neither of you can win any more.
    .title = Neither objective can be fulfilled
    .step1 = You end your turn, and the game is a draw.

example-card-reinforcements = Reinforcements gives you 1 extra AP for this turn.
    .title = Reinforcements
    .step1 = You play the card. You have 6 AP instead of 4.

example-card-forced-march = Forced march lets you redeploy once for 1 AP, your last one.
    .title = Forced march
    .step1 = You play the card { FORM($lane, "on") } 4. The tank moves from the rear to the front.

example-card-withdrawal = A mine blocks your tank, so its retreat would cost 3 AP. You have 1.
    .title = Withdrawal
    .step1 = You play the card { FORM($lane, "on") } 4. The tank goes back to your stock for free.

example-card-sabotage = For 2 AP, Sabotage removes the leading unit of an enemy line, even if no unit of yours touches it.
    .title = Sabotage
    .step1 = You play the card { FORM($lane, "on") } 4. The mine that leads the enemy line goes back to stock.

example-card-second-front = Your general is on the battlefield, so you can't place the spy.
    .title = Second front
    .step1 = You play the card. From now on, you may have two special units on the battlefield.
    .step2 = You place the spy { FORM($lane, "on") } 5.

example-card-intelligence = Intelligence shows you your opponent's objective, and gives you 1 AP.
    .title = Intelligence
    .step1 = { $edition ->
            [prototype] You play the card. Your opponent's objective is { FORM($lane, "many") } 2 and 6 and any third { $lane }.
           *[other] You play the card. Your opponent's objective is { FORM($lane, "many") } 2 and 6.
        }

example-card-dig-in = Your private { FORM($lane, "on") } 4 touches an enemy tank, which beats it.
    .title = Dig in
    .step1 = You play the card { FORM($lane, "on") } 4. Your opponent can't remove units from this line until your next turn begins.
    .step2 = You end your turn. The tank can't attack your private.

example-card-supply-cut = Supply cut takes 2 AP from your opponent's next turn.
    .title = Supply cut
    .step1 = You play the card.
    .step2 = You end your turn. Your opponent begins with 2 AP instead of 4.

example-card-night-march = Night march lowers the cost of redeploying to 1 AP for the rest of your turn. You have 2 AP left.
    .title = Night march
    .step1 = You play the card.
    .step2 = You redeploy the tank { FORM($lane, "on") } 2 for 1 AP.
    .step3 = You redeploy the private { FORM($lane, "on") } 5 for your last point.

example-card-new-orders = You hold { FORM($lane, "many") } 2 and 6, but your objective is { FORM($lane, "many") } 1 and 4.
    .title = New orders
    .step1 = You play the card and draw a new objective: { FORM($lane, "many") } 2 and 6. It counts at once, and you win.

example-night-march-twice = You hold two Night march cards.
    .title = One Night march at a time
    .step1 = You play one of them. While it is in effect, you can't play the other.

example-deny = Your objective is two of { FORM($lane, "many") } 1, 2 and 3, and your opponent may hold none of them. You hold { FORM($lane, "the") } 1, and your opponent holds { FORM($lane, "the") } 3.
    .title = An objective the enemy can prevent
    .step1 = You conquer { FORM($lane, "the") } 2. The game goes on, because your opponent holds { FORM($lane, "the") } 3.

example-beginner = { $edition ->
        [prototype] Your first games are easier without special units. All other rules stay the same.
       *[other] Your first games are easier without special units and Victory cards. All other rules stay the same.
    }
    .title = A game for beginners
    .step1 = You place a tank. The general is not in play, so you can't place it.

example-short-road = You can make the { FORM($lane, "many") } shorter, down to 12 tiles. Here they have 14.
    .title = Shorter { FORM($lane, "many") }
    .step1 = The general covers five tiles.
    .step2 = A tank makes eight.
    .step3 = A second tank makes eleven.
    .step4 = The third tank makes 14. You conquer { FORM($lane, "the") } 4 in the first turn, which is impossible with 18 tiles.

example-view = { $edition ->
        [prototype] You know your own objective: { FORM($lane, "many") } 1 and 4 and any third { $lane }.
       *[other] You know your own objective: { FORM($lane, "many") } 1 and 4.
    } Your opponent's objective is hidden. You know how many cards each deck has, but not their order.
    .title = What you can see

tactic-block = When you have few points left, an attack often opens a gap that you can't fill. Block instead: place a stronger unit so that it touches the enemy's, and don't attack. Your opponent has no room for a stronger unit, and retreating the blocked one costs 3 AP.
    .title = Block when you have few points left
    .step1 = You place a tank with your last point. It touches the enemy private and beats it.
    .step2 = You end your turn and don't attack. The private is blocked.
    .step3 = Your opponent retreats the private. That costs 3 AP, and only 1 AP is left.

tactic-leave-blocked = You never have to attack. Block often, and you keep the advantage: as long as weaker enemy units are blocked, your opponent can't place anything in front of them. This board shows what an attack can cost.
    .title = Leave weaker units blocked
    .step1 = { CAPITAL(FORM($gun, "the")) } attacks and removes both privates. The gap is four tiles, and you have no points left.
    .step2 = You end your turn.
    .step3 = Your opponent places a tank in the gap.
    .step4 = A mine fills the last tile. It touches { FORM($gun, "the") }.
    .step5 = The mine attacks and removes { FORM($gun, "the") } and both tanks behind it. While the privates were blocked, there was no room for the mine.

tactic-mines = A mine covers only one tile. It fits where a tank or infantry doesn't, and it beats every tank it touches.
    .title = Fill small gaps with mines
    .step1 = The gap is one tile. A mine fits and touches the enemy tank.
    .step2 = The mine attacks for free and removes both tanks.
    .step3 = You place a tank in the gap.
    .step4 = A second tank reaches the enemy block. You conquer { FORM($lane, "the") } 4, with 1 AP to spare.

tactic-alternate = An attack goes on for as long as it meets weaker units. Don't place the same units one behind the other, as your opponent did { FORM($lane, "on") } 2. Alternate tanks, infantry and mines.
    .title = Alternate your units
    .step1 = { CAPITAL(FORM($lane, "on")) } 2, your tank removes three privates in one attack.
    .step2 = { CAPITAL(FORM($lane, "on")) } 6, your tank removes only one private. The mine behind it stops the attack.

tactic-rearmost = Redeploying takes no unit from your stock. Move the rearmost unit up as often as you can, and you keep units for later.
    .title = Move your rearmost unit up
    .step1 = You redeploy the rearmost tank for 2 AP. Your line reaches three tiles further.
    .step2 = You redeploy the next tank for 2 AP, and gain three more tiles.
    .step3 = You end your turn.
    .step4 = Your opponent places a tank { FORM($lane, "on") } 2.
    .step5 = Your opponent ends the turn.
    .step6 = You redeploy once more and conquer { FORM($lane, "the") } 4 with three tanks. Without redeploying, it would have taken six.

tactic-few-units = Units on a conquered { $lane } stay there for the rest of the game. Leave as few there as you can. Two more tanks would conquer { FORM($lane, "the") } 3 for 2 AP, but you can also do it with the four that are there.
    .title = Conquer with few units
    .step1 = You redeploy the rearmost tank for 2 AP.
    .step2 = You redeploy the next tank and conquer { FORM($lane, "the") } 3. You still have three tanks in stock instead of one.

tactic-free-the-limit = A corporal blocks your mortar. Retreating it costs 3 AP. If your opponent beats it, it returns to your stock for free, and you may place another special unit. Of course, your opponent may also leave it blocked.
    .title = Let your special unit be beaten
    .step1 = You leave the mortar where it is and place a tank { FORM($lane, "on") } 5.
    .step2 = You place a private in front of it.
    .step3 = You end your turn.
    .step4 = The corporal attacks, and your mortar goes back to your stock.
    .step5 = Your opponent ends the turn.
    .step6 = You have no special unit on the battlefield now, so you can place the general { FORM($lane, "on") } 5.

tactic-special-units = Don't keep your special units in stock for too long. The general covers five tiles for 1 AP and beats mines and all other infantry.
    .title = Use your special units
    .step1 = You place the general. It fills the gap of five tiles.
    .step2 = The general attacks and removes the mine, the private and the other mine. The attack stops at the tank.
    .step3 = You place a tank in front of the general, because an enemy tank would beat it.
