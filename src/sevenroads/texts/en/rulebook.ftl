## The book and its sections

book =
    .title = The rules
book-contents =
    .title = Contents

book-about =
    Seven Roads is an unofficial implementation of Clash of the Ardennes and Clash D-Day, two board games designed by Elwin Klappe. The pictures, the texts and the cards are our own.

    Five rulebooks were printed for these games: three for the retail edition of Clash of the Ardennes, one for Clash D-Day, and a first rule book for Clash of the Ardennes. This rulebook contains every rule of all five. Where they are silent or disagree, a ruling decides. Each ruling is linked from the rule it belongs to.

    The rulebook follows the edition you choose at the top of the page. { $edition ->
        [ardennes] You are reading the rules of Clash of the Ardennes, the retail edition.
        [dday] You are reading the rules of Clash D-Day.
        [prototype] You are reading the rules of Clash of the Ardennes as its first rule book gives them. They differ from the later editions on a few points: the sides are called Axis and Allies, only an Objective card wins, each deck has 8 cards, and beginners leave out only the special units.
       *[other] You are reading the rules of your own edition.
    } Here the seven lanes of the board are called { FORM($lane, "many") }.
    .title = About this rulebook

book-minute =
    Two armies face each other along seven { FORM($lane, "many") }. Each { $lane } is a strip of { $length } tiles, with your starting block at one end and the enemy's at the other. Your units are bars of different lengths: a mine covers one tile, a tank three, the general five.

    Each turn you have __4 action points__. For 1 point, you place a unit from your stock in front of your line, or against your starting block if you have no line there. For 2 points, you move the rearmost unit of a line to the front. For 2 points (3 if it is blocked), you return a leading unit to your stock.

    When two leading units touch, you may attack on your turn, for free. __Tanks beat infantry, infantry beats mines, mines beat tanks.__ Among infantry, the higher rank wins. The spy beats every unit except another spy. If the units are equal, both go back to stock. A stronger unit sends the enemy's leading unit back to its stock, then the next unit behind it, and so on, as long as it beats them.

    You never lose a unit for good: removed units return to their owner's stock. Two of the special units fire sideways at other { FORM($lane, "many") }, but you may have only one special unit on the battlefield.

    When your leading unit is flush with the enemy starting block, you conquer the { $lane } for the rest of the game and draw a Victory card. { $three ->
        [yes] You win when you fulfil your secret Objective card, or when you have conquered any three { FORM($lane, "many") }.
       *[no] You win when you fulfil your secret Objective card.
    }
    .title = The game in one minute

book-story =
    { $edition ->
        [dday] On 6 June 1944, Allied troops crossed the Channel and landed on the coast of Normandy, in German-occupied France. More than 150,000 soldiers came ashore on five beaches that day or landed inland by parachute and glider. The Germans had spent two years building bunkers and obstacles and laying mines along the coast.

            In the first hours, much depended on small groups of soldiers: on whether they got off the sand, found a way through the mines, and held a strip of ground wide enough for others to follow. That strip is a beachhead. Thousands of people were killed or wounded on both sides on the first day alone. The fighting in Normandy lasted until the end of August, and about 20,000 French civilians died in it.

            The game is abstract: two players contest seven beachheads.
        [own] You are reading the rules of an edition of your own. Its file says which units, sides and cards it has. The rules are the same as in the printed games, except for the options that the file changes.
       *[other] In the early morning of 16 December 1944, German armies attacked through the Ardennes, a hilly forest in Belgium and Luxembourg. They wanted to reach the port of Antwerp. The Allies had not expected an attack there, and only a few divisions held the front. Fog and low clouds kept aircraft on the ground, and later the ground froze too hard to dig.

            The forest left few routes for tanks and lorries, so much depended on the towns where those routes met. Bastogne was one of them. For almost a week its defenders were surrounded, short of food, ammunition and winter clothes. On 26 December the first tanks of the relief force from the south got through. By the end of January the front was back where it had been. Tens of thousands of soldiers on both sides had been killed or wounded, and some 3,000 civilians had died.

            { $edition ->
                [prototype] The first rule book tells of those days in the words of a private near the village of Foy. The game itself is abstract: two players contest seven streets.
               *[other] The printed rulebooks tell of those days in the words of a soldier near the village of Foy. The game itself is abstract: two players contest seven roads.
            }
    }
    .title = { $edition ->
        [dday] The beaches in June 1944
        [own] Your own edition
       *[other] The Ardennes in the winter of 1944
    }

book-components =
    { $edition ->
        [ardennes] The box of Clash of the Ardennes contains:

            - a folding board with seven roads and a starting block at both ends of each road;
            - 25 units for each side: 7 tanks, 5 anti-tank mines, 6 privates, 2 corporals, 1 sergeant, and 4 special units (general, spy, command tank, mortar). The Germans are red with a cross, the Allies green with a star. The Dutch text says that the units are made of wood;
            - Objective cards and Victory cards. Only the second Dutch printing gives numbers: 20 of each;
            - road markers, which show who has conquered a road. The same printing calls them round flags and shows 14 pieces, which we take to be seven for each side;
            - a coin for choosing the starting player, at least in the second Dutch printing.
        [dday] The box of Clash D-Day contains:

            - a folding board with seven beachheads and a starting block at both ends of each beachhead;
            - 25 units for each side: 7 tanks, 5 anti-tank mines, 6 privates, 2 corporals, 1 sergeant, and 4 special units (general, spy, artillery, mortar). The Germans are red with a cross, the Allies green with a star. Infantry units show their rank in stars;
            - Objective cards and Victory cards. The rulebook gives no numbers; we play with 20 of each;
            - victory markers, which show who has conquered a beachhead.
        [prototype] The first rule book mentions:

            - a battlefield of ten numbered pieces that form its edge. Seven streets run from one side to the other; we call their two ends starting blocks;
            - 25 units for each side, as cards: 7 tanks, 5 anti-tank mines, 9 infantry, and 4 special units (general, spy, command tank, mortar). The mortar is marked as an extra. The Axis is black and red with a cross, the Allies are green with a star;
            - 8 Objective cards and 8 Victory cards;
            - 3 street markers for each side, which show who has conquered a street;
            - a coin for choosing the starting player.
       *[other] You play with a board of seven { FORM($lane, "many") }, the units of your edition, Objective cards, Victory cards and a coin for choosing the starting player.
    }

    No rulebook prints the cards, so the decks you play with here are our own (R8, R9). R2 lists the units.
    .title = Components

book-setup =
    1. { $edition ->
        [prototype] Lay out the numbered pieces of the battlefield. It is empty at the start.
       *[other] Unfold the board in the middle of the table. It is empty at the start.
    }
    2. Choose sides. The south seat is for { FORM($south, "the") }, the north seat for { FORM($north, "the") } (R1.2).
    3. Take all your units and lay them next to the board, face up, sorted by kind, with the special units together. This is your stock. Both players can see both stocks (R2.5).
    4. Shuffle the Objective cards and the Victory cards separately. Put both decks face down { $edition ->
        [prototype] beside the battlefield.
       *[other] in their places on the board.
    }
    5. Choose a starting player or toss a coin (R3.1).
    6. The starting player draws the top Objective card, then the other player draws the next one. Read your card, keep it secret and lay it face down next to your units. You may look at it again at any time (R9).
    7. The starting player takes the first turn.

    { $edition ->
        [prototype] In your first games, leave the special units in the box, as the rulebook advises.
       *[other] In your first games, leave the special units and the Victory cards in the box, as the rulebook advises.
    } Here, that is what the beginner's rules do (R10).
    .title = Set-up

book-rules =
    .title = The rules
book-units = These units make up most of each army. The general, the spy, { FORM($gun, "the") } and the mortar are special units and follow below.
    .title = Units
book-specials =
    Each army has one of each special unit, and each special unit has an ability of its own. You may have only one of them on the battlefield at a time (R2.4).

    To use another special unit, first retreat the one on the battlefield. It must be the leading unit of its line, and the retreat costs 2 AP, or 3 if it is blocked. Or let the enemy beat it. If it is stuck on a conquered { $lane }, only the Second front card lets you use another.
    .title = Special units
book-examples = Step through an example, or try something else on the same board. If an action isn't allowed, you see why.
    .title = Examples
book-tactics = None of this is a rule. It is advice from the printed rulebooks, each with a board to try it on.
    .title = Tactics
book-rulings = The printed rulebooks leave some questions open, and some of their sentences disagree. For each question you will find what the books say, what we decided and why.
    .title = Rulings
book-questions =
    .title = Questions

## The labelled picture of the set-up

setup-picture = The board before the first turn. Seen from the south, { FORM($lane, "the") } 1 is on the left.
    .title = The board at the start
    .alt = The empty board with seven { FORM($lane, "many") } next to each other. The south side is at the bottom and belongs to { FORM($south, "the") }, the north side is at the top and belongs to { FORM($north, "the") }. A starting block lies at both ends of every { $lane }. Each side's stock lies next to its end of the board. The Objective deck and the Victory deck lie face down.
setup-label-roads = { CAPITAL(FORM($lane, "many")) } 1 to 7
setup-label-tile = Tile
setup-label-block-south = Starting block, { $south }
setup-label-block-north = Starting block, { $north }
setup-label-side-south = { $south } (south)
setup-label-side-north = { $north } (north)
setup-label-stock-south = Stock, { $south }
setup-label-stock-north = Stock, { $north }
setup-label-objectives = Objective deck
setup-label-victory = Victory deck
setup-label-coin = Coin for the starting player
setup-label-objective-south = Objective card, { $south }
setup-label-objective-north = Objective card, { $north }

## Units one by one

unit-about-M = A mine covers one tile, so it fills small gaps. It beats every tank{ $edition ->
        [dday] , including the artillery
       *[other] , including the command tank
    }. All infantry and the spy beat it.
unit-about-T = A tank covers three tiles, so its line advances quickly. It beats all infantry. Mines and the spy beat it. It is equal to another tank and to { FORM($gun, "the") }.
unit-about-P = Infantry is the most common class of unit, and privates are the most common infantry. A private beats mines and the mortar. Infantry of higher rank, tanks, { FORM($gun, "the") } and the spy beat it. It is the only unit the mortar's fire can hit.
unit-about-C = A corporal outranks the private and the mortar and beats mines. The sergeant, the general, tanks, { FORM($gun, "the") } and the spy beat it.
unit-about-S = The sergeant outranks all infantry except the general, and beats mines. The general, tanks, { FORM($gun, "the") } and the spy beat it.
unit-about-G = The general is infantry of the highest rank: it beats all other infantry and mines. It covers five tiles and moves a line forward a long way for 1 AP. Tanks, { FORM($gun, "the") } and the spy beat it.
unit-about-R = The mortar fires at a private exactly two { FORM($lane, "many") } to its left, but only in a turn in which you place or redeploy it (R6.4). The private and all units in front of it go back to stock. In a clash, the mortar beats only mines. All other infantry, tanks, { FORM($gun, "the") } and the spy beat it, and two mortars are equal.
unit-about-Y = The spy covers only one tile and beats every unit except another spy. Its attack removes at most two units. If the second one is the enemy's spy, that spy stays. Two spies are equal: both go back to stock. Only another spy can attack it, but fire at a unit behind it removes it too.
unit-about-K = The command tank fights like a tank. It also fires at infantry on the next { $lane } to its left and to its right. The target and all units in front of it go back to stock, even mines and the spy. It can't fire at tanks. With its attack to the front, it can clear up to three { FORM($lane, "many") } in one turn.
unit-about-A = The artillery fights like a tank. It also fires at infantry three { FORM($lane, "many") } to its left and to its right. The target and all units in front of it go back to stock, even mines and the spy. It can't fire at tanks or artillery. With its attack to the front, it can clear up to three { FORM($lane, "many") } in one turn.
unit-about-length = { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
unit-about-count = { $count } in each army
unit-about-rank = { $edition ->
        [dday] { $rank ->
                [one] { $rank } star
               *[other] { $rank } stars
            }
       *[other] rank { $rank }
    }
unit-beats = Beats
unit-beaten-by = Loses to
unit-equal = Equal to

## Words of the tables that the page draws

table-unit = unit
table-letter = letter
table-class = class
table-length = length
table-rank = { $edition ->
        [dday] stars
       *[other] rank
    }
table-count = count
table-special = special
table-yes = yes
table-arrows = arrows
table-left = left
table-right = right
table-tile = on tile, from the rear
table-distance = distance
table-hits = hits
table-side = side
table-card = card
table-effect = effect
table-objective = objective
class-mine = mine
class-tank = tank
class-infantry = infantry
class-spy = spy
result-beats = beats
result-equal = equal
result-loses = loses

## R1

R1 =
    .title = Battlefield

R1-1 =
    There are seven { FORM($lane, "many") }, numbered 1 to 7. Each is a strip of __{ $length } tiles__ with one side's starting block at each end.

    You can set the length for a game, from 12 to 18 tiles (R10).
    .title = Seven { FORM($lane, "many") } of { $length } tiles

# table drawn by the page
R1-2 = The south seat belongs to { FORM($south, "the") }, the north seat to { FORM($north, "the") }. South sees { FORM($lane, "the") } 1 on its left and { FORM($lane, "the") } 7 on its right. North sits opposite, so it sees { FORM($lane, "the") } 7 on its left and { FORM($lane, "the") } 1 on its right.
    .title = Two seats, south and north

R1-3 = You count tiles from your own starting block: tile 1 lies against it. Your number for a tile and the enemy's number for it always add up to the length plus 1. With 18 tiles, your tile 8 is the enemy's tile 11.
    .title = Counting tiles

R1-4 =
    Your units on one { $lane } form your __line__, with no empty tiles between them. The unit nearest your own starting block is the __rearmost__ unit. The unit farthest from it is the __leading__ unit. A single unit is both.

    A new line starts flush with your starting block. Redeploying can move its rear away from the block (R4.2). As long as the line exists, you can't start a second line on that { $lane } and can't place anything behind the first, even if a unit would fit exactly.
    .title = The line

R1-5 = The __gap__ on a { $lane } is the number of empty tiles between your leading unit and the enemy's. If you have no line there, count from your own starting block. If the enemy has none, count to the enemy starting block.
    .title = The gap

R1-6 = A unit never overlaps another unit, a starting block or the edge. You may place a unit only where its whole length fits into the gap. Even the spy needs one empty tile.
    .title = A unit must fit

## R2

# table drawn by the page
R2 = Each side has { $edition ->
        [own] the same units
       *[other] 25 units
    }. The length is in tiles. Only infantry has a rank{ $edition ->
        [dday] , which its units show in stars
       *[other] { "" }
    }. From low to high, the ranks are mortar, private, corporal, sergeant and general. The mortar and the general are also special units.
    .title = Units

R2-1 =
    - A spy beats every unit except a spy.
    - A mine beats every unit of class tank: the tank and { FORM($gun, "the") }.
    - A unit of class tank beats all infantry.
    - Infantry beats mines and infantry of lower rank.
    - No other unit beats another.
    .title = Who beats whom

R2-2 = Two units are equal if they are of the same kind, or infantry of the same rank, or both of class tank: the tank and { FORM($gun, "the") } are equal.
    .title = Equal units

# table drawn by the page
R2-3 = For any two units, exactly one of these is true: the first beats the second, the second beats the first, or they are equal. The table shows the result for the unit on the left against the unit above: + it beats the other, = they are equal, − the other beats it.
    .title = One of three results

R2-4 =
    You may have at most __one special unit__ on the battlefield. Units on conquered { FORM($lane, "many") } count: a special unit on a conquered { $lane } uses up the limit for the rest of the game. The Second front card raises the limit (R8).

    To use another special unit, retreat the first (R4.3) or let the enemy beat it.
    .title = One special unit

R2-5 = Your __stock__ is all your units that are not on the battlefield. Both players can see both stocks.
    .title = Stock

## R3

R3 =
    .title = The turn

R3-1 = Players take turns; one turn each makes a round. Choose the starting player or toss a coin. Each turn you have __4 action points__ (AP). You may spend all of them, some or none. You lose the points you don't spend.
    .title = Four action points

R3-2 =
    Take actions in any order while you have points for them, then end your turn. The turn never ends by itself: even with no points left, you may still have free attacks and cards.

    | action | cost |
    | --- | --- |
    | place a unit (R4.1) | 1 AP |
    | redeploy (R4.2) | 2 AP |
    | retreat (R4.3) | 2 AP, or 3 if blocked |
    | attack (R5), fire sideways (R6) | free |
    | play a Victory card (R8) | free |
    | end the turn | free |
    .title = Actions in any order

## R4

R4 = You can take these actions only on a { $lane } that is not conquered.
    .title = Actions that cost points

R4-1 = Take any unit from your stock and put it in front of your leading unit. If you have no line on that { $lane }, put it flush with your starting block. It must fit (R1.6) and respect the limit on special units (R2.4). It costs 1 AP.
    .title = Place

R4-2 =
    Take the rearmost unit of a line and place it in front of the leading unit. It costs 2 AP.

    - The line needs at least two units. A unit on its own can't redeploy.
    - The unit must fit into the gap. The tiles it leaves behind don't count as part of the gap.
    - The rest of the line stays where it is. The tiles behind it stay empty.
    - You may redeploy only the rearmost unit.
    .title = Redeploy

R4-3 = Return the leading unit of a line to your stock. It costs 2 AP, or 3 if that unit is blocked (R4.4).
    .title = Retreat

R4-4 =
    Your leading unit is __blocked__ while it touches an enemy leading unit (gap 0) that beats it. An equal or weaker enemy unit doesn't block it. It doesn't matter which of the two moved up. Special units can be blocked like any other.

    Where your leading unit is blocked, you have no room to place a unit. To play on there, you have to retreat it, unless fire or a card removes the enemy unit.
    .title = Blocked

## R5

R5 =
    .title = Attack

R5-1 = When the two leading units on a { $lane } touch (gap 0), you may attack on your turn if your unit beats the enemy's or is its equal. Attacks are optional and free. You may attack at any time during your turn, as often as you like. You can't attack a stronger unit or a line protected by Dig in (R8).
    .title = When you may attack

R5-2 = Both units go back to their owners' stocks. The units behind them stay.
    .title = Equal

R5-3 =
    The enemy's leading unit goes back to its stock. So does each unit behind it, from front to rear, as long as the attacker beats it. The attack stops at the first unit that is equal or stronger. That unit stays.

    You can't stop the attack earlier. The attacker stays where it is. You may fill the gap with the points you have left.
    .title = Stronger

R5-4 = A spy removes at most the first __two__ units of the line. If the second one is a spy, it stays.
    .title = The spy's attack

R5-5 = Removed units return to their owner's stock at once and can be placed again. No unit is ever lost.
    .title = Back to the stock at once

## R6

# table drawn by the page
R6 =
    Two of the special units have arrows and can fire: { FORM($gun, "the") } and the mortar. An arrow is on one tile of the unit. It points to its owner's left or right (R1.2) at the same row of another { $lane }, a fixed number of { FORM($lane, "many") } away. The table shows the arrows.

    { CAPITAL(FORM($gun, "the")) } hits any infantry, the mortar only a private. No arrow hits a tank, a mine or a spy, but these units are removed too if they are in front of a unit that is hit (R6.1).

    > The printed pictures show a third arrow on { FORM($gun, "the") }, which points forward. It stands for the normal attack (R5). The rulebooks tell you to place this unit with an arrow pointing at weaker units. We treat that as advice, not as a rule.
    .title = Fire sideways

R6-1 = Look at the tile an arrow points at. If the { $lane } is not conquered and any part of an enemy unit that the arrow can hit covers that tile, you may fire on your turn, for free. That unit and __all enemy units in front of it__, of any kind, go back to the enemy's stock. The units behind it stay. You can't fire at a line protected by Dig in (R8).
    .title = Firing

R6-2 = You may fire each arrow separately, whenever it has a target. You needn't fire at all. The firing unit needn't be the leading unit of its line.
    .title = Each arrow separately

R6-3 = The { FORM($lane, "many") } in between don't matter. You may fire over a conquered { $lane }, but never into one.
    .title = Firing over other { FORM($lane, "many") }

R6-4 = { CAPITAL(FORM($gun, "the")) } may fire on any of your turns. The mortar may fire only in a turn in which you placed or redeployed it, with or without a card. An option lets it fire only in the turn in which you place it from stock, or on every turn (R10).
    .title = When a unit may fire

R6-5 = A unit on a conquered { $lane } can no longer act, not even in the turn in which it conquered the { $lane }.
    .title = No fire from a conquered { $lane }

R6-6 = In a clash (R5), { FORM($gun, "the") } counts as a tank, and the mortar counts as infantry of the lowest rank (R2).
    .title = In a clash

## R7

R7 =
    .title = Conquest and victory

R7-1 =
    As soon as your leading unit is flush with the enemy starting block, you have conquered the { $lane }.

    - The { $lane } is closed for the rest of the game. Nobody may act on it or fire into it, and its units stay there: you can't retreat them.
    - A marker at the end of the { $lane } shows that it is yours.
    - You draw one Victory card if any is left, even if that conquest wins the game. Discarded cards are never reshuffled.
    - Your line needn't reach back to your own starting block.
    - The unit must end exactly flush with the block. It may not overlap it.
    .title = Conquest

R7-2 =
    { $three ->
        [yes] You win at once if, after your own action, you fulfil your objective (R9) or have conquered __any three { FORM($lane, "many") }__.
       *[no] You win at once if, after your own action, you fulfil your objective (R9). The number of { FORM($lane, "many") } you have conquered doesn't matter.
    }

    { $three ->
        [yes] You can turn the three-{ $lane } rule off for a game (R10). With objectives off, it is the only way to win.
       *[no] You can add another way to win: any three { FORM($lane, "many") } (R10). With objectives off, it is the only one.
    } The number of markers in the box doesn't limit conquests.

    { $edition ->
        [prototype] > In the later editions, any three also win.
        [own] > Editions differ in this rule: the first rule book has only the objective.
       *[other] > The first rule book has only the objective.
    }
    .title = Victory

R7-3 =
    The rulebooks have no draws, but a program needs them. The game is drawn by:

    1. __Repetition__: a turn starts with the same position for the third time. The position includes the { FORM($lane, "many") }, the side to play, all cards and all effects, but not the turn number.
    2. __Nobody can win__: at the end of a turn, neither player can win any more. That is the case if three { FORM($lane, "many") } don't win{ $edition ->
        [prototype] { "" } and neither objective can still be fulfilled.
       *[other] , neither objective can still be fulfilled, and no New orders card is in either hand or in the deck.
    }
    3. __Turn limit__: turn 400 ends. Each player's turn counts: the starting player's first turn is turn 1, the other player's first turn is turn 2.
    4. __Agreement__: both players agree to a draw.
    .title = Draws

R7-4 = You may resign at any time. You lose if your clock runs out.
    .title = Resignation and time

## R8

# table drawn by the page
R8 =
    You keep your Victory cards face down, for as long as you like. You may play them only on your own turn, as many as you want, and you discard them face up. Playing a card costs no AP, unless the card says so.

    The rulebooks don't print the cards, so this deck is our own. { $edition ->
        [prototype] It has 8 cards, one of each.
        [own] The table shows the deck of your edition.
       *[other] It has 20 cards, two of each.
    }
    .title = Victory cards

R8-1 =
    These cards, and no others, can't be played:

    - a card that needs a { $lane }, if there is none to play it on;
    - Second front, if the game has no special units;
    - Intelligence, if objectives are off or you already know the enemy's objective;
    - Dig in, on a { $lane } where your line is already dug in{ $edition ->
        [prototype] .
       *[other] ;
            - Night march, while another is in effect;
            - New orders, if the Objective deck is empty.
    }

    You may play any other card, even if it doesn't help you.{ $edition ->
        [prototype] { "" }
       *[other] { " " }Two Supply cuts add up, but a turn never begins with fewer than 0 AP.
    } Dig in ends when its { $lane } is conquered.
    .title = Cards you can't play

R8-2 = Nobody knows the order of either deck.{ $edition ->
        [prototype] { "" }
       *[other] { " " }Only the player who played New orders knows which card went to the bottom.
    }
    .title = The order of the decks

## R9

# table drawn by the page
R9 =
    Before the first turn, the starting player draws one Objective card, then the other player does. Each player sees only their own card, unless Intelligence is played, and may look at it at any time. You keep your objective for the rest of the game{ $edition ->
        [prototype] .
       *[other] , unless you play New orders.
    } Both cards are revealed when the game ends.

    - A card tells you which { FORM($lane, "many") } to conquer: a number of { FORM($lane, "many") } out of a group. It may name several groups. A { $lane } counts for only one of them.
    - It may also name { FORM($lane, "many") } that the enemy must not hold when you fulfil it.

    The rulebooks don't print these cards either, so the deck is our own. { $edition ->
        [prototype] It has 8 cards. Each names four streets: conquer any two of them and one other of your choice.
        [own] The table shows the deck of your edition.
       *[other] It has 20 cards. Sixteen name three { FORM($lane, "many") }: conquer any two of them. The other four ask for a part of the battlefield, and the enemy must not hold certain { FORM($lane, "many") }.
    }
    .title = Objective cards

R9-1 = A deck is a file. If you own the boxed game, you can enter its cards in a file and play with them.
    .title = Your own cards

## R10

R10 =
    You can set these options when you set up a game.

    | option | meaning |
    | --- | --- |
    | special units | all, none, or the ones you choose. The others are not in the stock. The cards for them stay in the deck. |
    | Victory cards | on or off |
    | objectives | on or off. If off, the only way to win is to conquer three { FORM($lane, "many") }. |
    | length | 12 to 18 tiles for each { $lane } (R1.1) |
    | mortar | fires only when deployed (placed or redeployed), only when placed from stock, or on every turn (R6.4) |
    | three { FORM($lane, "many") } win | on or off (R7.2) |
    | decks | which cards you play with |
    | seats and starting player | who plays which side; who begins, or a coin toss |
    | AP in the first turn | 4 as published, or fewer |

    { $edition ->
        [prototype] The beginner's rules leave out the special units. This rulebook advises new players to play a few games without them. It also counts the mortar as an extra, so you may leave out only that.
       *[other] The beginner's rules leave out the special units and the Victory cards. The rulebook advises new players to play a few games without them.
    }
    .title = Options

## R11

R11 =
    __Open__ to both players: the { FORM($lane, "many") }, the stocks, the turn, the AP, the effects in force, the conquered { FORM($lane, "many") }, the number of cards in each hand and deck, the discarded cards, and every action. { $edition ->
        [prototype] What Intelligence showed stays secret.
       *[other] Two things stay secret: which objective a player drew with New orders, and what Intelligence showed.
    }

    __Secret__ until the game is over: the other player's objective and hand, and the order of the decks. You may look at your own cards at any time.
    .title = What each player may see

## Rulings

ruling-road-length =
    .title = A { $lane } has 18 tiles
    .open = How long is a { $lane }? No rulebook gives the number of tiles.
    .settled = It has 18 tiles. You can set 12 to 18.
    .why = With 18 tiles, nobody can conquer a { $lane } in the first turn: the four longest units cover 14. One example in the rulebooks would also fit a length of 14 tiles, but its text doesn't say how far the two lines are from their blocks.

ruling-seats =
    .title = Who sits where, and which way is left
    .open = From which side are the { FORM($lane, "many") } numbered, and who sits there? { $edition ->
        [prototype] The rulebook puts the Axis at the top and the Allies at the bottom, but its text gives the streets no numbers.
       *[other] The rulebooks don't say.
    }
    .settled = South sees { FORM($lane, "the") } 1 on its left. North sits opposite and sees { FORM($lane, "the") } 7 on its left. The south seat belongs to { FORM($south, "the") }, the north seat to { FORM($north, "the") }.
    .why = { $edition ->
        [dday] It follows from the artillery example: German artillery on beachhead 4 fires left at beachhead 1 and right at beachhead 7.
        [prototype] The top of the rulebook's picture is north here, and the bottom is south. The numbers follow the Clash D-Day rulebook, where a German unit on number 4 fires at number 1 to its left and at number 7 to its right.
       *[other] It follows from an example in the Clash D-Day rulebook, where a German unit on number 4 fires at number 1 to its left and at number 7 to its right, and from the order in which the pictures name the sides.
    }

ruling-nothing-behind-the-line =
    .title = You can't place a unit behind a line
    .open = Redeploying can leave empty tiles behind a line. May you place a unit there?
    .settled = No, not even if it would fit exactly.
    .why = The first rule book forbids a second line, and in all rulebooks, lines grow only forward.

ruling-tanks-are-equal =
    .title = A tank is equal to { FORM($gun, "the") }
    .open = What happens when a tank meets { FORM($gun, "a") }?
    .settled = They are equal: after an attack, both go back to stock.
    .why = { $edition ->
        [dday] The rulebook says that the artillery behaves like a tank. The first rule book of Clash of the Ardennes says of the command tank, whose place the artillery takes, that it is a tank's equal.
        [prototype] The rulebook says so: only the two of them are removed.
       *[other] The first rule book says so, and all rulebooks say that the unit behaves like a tank.
    }

ruling-mortar-rank =
    .title = The mortar ranks below the private
    .open = What is the mortar's rank? The rulebooks call the private the lowest rank, but they also say that the mortar loses to all other infantry.
    .settled = The mortar has rank 1, the private rank 2. The mortar fires only at privates. Two mortars are equal.
    .why = { $edition ->
        [dday] The rulebook gives the mortar one star and the private two. It
       *[other] Clash D-Day gives the mortar one star and the private two. Every rulebook
    } names the private as the only target of the mortar's fire and removes both units when two of the same kind meet.

ruling-the-spy-needs-a-tile =
    .title = The spy needs an empty tile
    .open = Can you always place the spy? Nearly all the rulebooks say so, because it covers only one tile.
    .settled = It needs one empty tile. You can't place it where the two lines touch. It counts as your one special unit.
    .why = Units never overlap. The rulebooks mean that one tile is enough.

ruling-turn-never-ends-by-itself =
    .title = The turn never ends by itself
    .open = Does the turn end when you have spent your last action point? { $edition ->
        [prototype] The rulebook says so.
       *[other] The first rule book and the Dutch text of Clash of the Ardennes say so. In the other texts, the turn ends when a player has finished.
    }
    .settled = No. You end your turn yourself.
    .why = All rulebooks allow free attacks at any time during your turn, and in one of their examples { FORM($gun, "the") } attacks after the last point is spent.

ruling-lone-unit =
    .title = A unit on its own can't redeploy
    .open = May you redeploy a single unit, so that it walks along the { $lane }? The rulebooks don't say.
    .settled = No. You need a line of at least two units.
    .why = The rearmost unit moves in front of the leading unit. A single unit is both, and it can't move in front of itself.

ruling-only-the-rearmost =
    .title = You redeploy only the rearmost unit
    .open = May you redeploy any unit except the leading one? You could read { $edition ->
        [prototype] this rulebook and the Spanish text of the retail edition
       *[other] the first rule book and the Spanish text of Clash of the Ardennes
    } that way.
    .settled = No, only the rearmost unit.
    .why = The other texts say so, and a unit taken from the middle would leave a hole in the line.

ruling-blocked =
    .title = Only a stronger enemy blocks
    .open = Is a unit blocked if it touches an equal or weaker unit? The rulebooks only show stronger units blocking.
    .settled = No. A unit is blocked only while it touches an enemy unit that beats it. A blocked special unit also pays 3 AP to retreat.
    .why = A unit that faces an equal or weaker one can attack, so it isn't held in place.

ruling-the-attackers-choice =
    .title = You choose the target, not how many units go
    .open = Must you attack every target, and may you stop an attack early? The rulebooks let the attacker choose, but they also say that all weaker units must be removed.
    .settled = You choose where you attack and which arrows you fire. An attack or a shot always removes every unit the rule names.
    .why = The rulebooks mention the choice where they describe the unit that has several targets at once. “Must” describes what an attack does once you make it.

ruling-arrow-tiles =
    .title = Where the arrows are
    .open = Which tile does a unit of two or three tiles fire from? The texts don't say.
    .settled = From the second tile, counted from the rear.
    .why = A program needs one tile. Your own edition file can choose another.

ruling-arrow-towards-weaker-units =
    .title = An arrow needn't point at a weaker unit
    .open = Must { FORM($gun, "the") } have a target when you place it? All rulebooks say that you must place it with the arrow pointing at weaker units.
    .settled = No. You may place it wherever you may place a tank. On this point we differ from the rulebooks.
    .why = They also say that it behaves like a normal tank. Read as a rule, the sentence would rule the unit out for the whole opening. We read it as advice.

ruling-units-in-front =
    .title = Fire removes the units in front of the target
    .open = Which other units does a shot remove? Two sentences of the Dutch text of Clash of the Ardennes can be read as meaning the units behind the target.
    .settled = The target and all units in front of it. The units behind it stay.
    .why = All the other texts say so, and so do the Dutch examples.

ruling-fire-over-conquered-roads =
    .title = You may fire over conquered { FORM($lane, "many") }
    .open = May a unit fire over a conquered { $lane }? The rulebooks answer only for the mortar: yes.
    .settled = The { FORM($lane, "many") } in between never matter, for any unit. You may fire over a conquered { $lane }, but never into one.
    .why = We apply the answer for the mortar to { FORM($gun, "the") }, too.

ruling-mortar-fire =
    .title = The mortar fires when you deploy it
    .open = May the mortar fire on every turn? The English text, “when deployed”, can be read either way. The Dutch, French, Italian and Spanish texts of Clash of the Ardennes let it fire when it is deployed.
    .settled = It fires only in a turn in which you placed or redeployed it.
    .why = This reading fits all the texts. Redeploying counts, because the rulebooks describe it as placing the unit at the front. An option lets the mortar fire only in the turn in which you place it from stock, as the Dutch text can be read, or on every turn, as the English text can be read.

ruling-fire-in-later-turns =
    .title = { CAPITAL(FORM($gun, "the")) } may fire on any turn
    .open = May { FORM($gun, "the") } fire again on later turns? The rulebooks show its fire only in the turn in which it is placed.
    .settled = Yes, on any of your turns, whenever an arrow has a target.
    .why = This fire is an attack, and you may attack at any time during your turn. Only the mortar's fire depends on deployment.

ruling-fire-from-behind-the-leading-unit =
    .title = A unit behind the leading unit may fire
    .open = Must a unit lead its line to fire? It does in the rulebooks' example, but they don't say that it must.
    .settled = No. Any unit with a target may fire.
    .why = The rulebooks ask for leading units only in a clash. For fire, the arrow only has to point at the target.

ruling-units-on-conquered-roads =
    .title = A unit on a conquered { $lane } can't act
    .open = May a unit still fire from a conquered { $lane }, at least in the turn in which it conquered the { $lane }? The rulebooks don't say.
    .settled = No, not even in that turn.
    .why = Nobody can attack or retreat a unit on a conquered { $lane }. If it could fire, the enemy could do nothing against it for the rest of the game.

ruling-conquering-line =
    .title = A conquering line needn't reach its own block
    .open = Must the line that conquers a { $lane } start at its own block? { $edition ->
        [prototype] This rulebook asks only that you reach the end with any unit. Later rulebooks also
       *[other] Some sentences ask only that you reach the end with any unit. Others
    } speak of an unbroken line from one side to the other.
    .settled = No. Only your leading unit must be flush with the enemy starting block.
    .why = In an example of the first rule book, the rearmost unit moves to the front and conquers. Otherwise a single redeployment would rule out the conquest.

ruling-markers =
    .title = Markers don't limit conquests
    .open = May you conquer more { FORM($lane, "many") } than you have markers? { $edition ->
        [ardennes] The second Dutch printing shows 14 pieces, probably markers. The other printings give no number.
        [dday] The rulebook gives no number of markers.
        [prototype] The box has three for each side.
       *[other] The first rule book has three for each side.
    }
    .settled = Yes. The number of markers is not a limit.
    .why = No rulebook says that it is. A marker only shows that a { $lane } is conquered.

ruling-the-conqueror-always-draws =
    .title = The conqueror always draws
    .open = May you decline the Victory card for a conquest? The rulebooks say that you may draw it.
    .settled = No. You always draw if a card is left, even if the conquest wins the game. Discarded cards are never reshuffled.
    .why = A card costs nothing and you never have to play it, so there is nothing to decide.

ruling-draws =
    .title = Draws
    .open = Can a game end in a draw? The rulebooks don't mention draws.
    .settled = Yes. The game is drawn when a position occurs for the third time, when nobody can win any more, at the end of turn 400, or by agreement.
    .why = A game must end even if nobody makes progress.

ruling-cards-face-down =
    .title = You keep Victory cards face down
    .open = Are the Victory cards in your hand open or secret? The rulebooks don't say.
    .settled = Secret. Only their number is open. You discard a played card face up.
    .why = If the enemy could see a card, it could prepare for it before you play it.

ruling-cards-are-kept =
    .title = You may keep a Victory card
    .open = Must you play a Victory card as soon as you draw it? The rulebooks tell you to read it and use it as it says.
    .settled = No. You may keep it and play it at any time on one of your turns.
    .why = { $edition ->
        [prototype] Later rulebooks add
        [ardennes] The English, Dutch and French texts add
       *[other] The rulebook adds
    } that you may play it only on your own turn. You always draw on your own turn, so this must mean later turns, too.

ruling-victory-deck =
    .title = The Victory deck is our own
    .open = Which Victory cards are there? The rulebooks don't print them.
    .settled = { $edition ->
        [prototype] We made eight cards ourselves.
       *[other] We made ten different cards ourselves, two of each.
    } If you own the boxed game, you can enter its cards in a file (R9.1).
    .why = The game needs cards, and we don't copy the ones in the box. Some of ours give or cost action points, so that drawing one card isn't much luckier than drawing another.

ruling-objective-decks =
    .title = The Objective deck is our own
    .open = Which Objective cards are there? The rulebooks don't print them.
    .settled = { $edition ->
        [prototype] We made eight cards ourselves. Each asks for two of four named streets and one of your choice.
       *[other] We made twenty cards ourselves. Most ask for two of three named { FORM($lane, "many") }.
    }
    .why = No card should be luckier than another. If a card leaves you a choice, losing one { $lane } doesn't decide the game.

ruling-number-of-cards =
    .title = { $edition ->
        [prototype] Eight cards in each deck
       *[other] Twenty cards in each deck
    }
    .open = How many Objective and Victory cards are there? { $edition ->
        [ardennes] Only the second Dutch printing gives a number: 20 of each.
        [dday] The rulebook gives no number. Of the others, the first rule book has 8 of each, and the second Dutch printing of Clash of the Ardennes has 20 of each.
        [prototype] The rulebook has 8 of each.
       *[other] The first rule book has 8 of each, the second Dutch printing of Clash of the Ardennes 20 of each.
    }
    .settled = { $edition ->
        [prototype] 8 of each.
       *[other] 20 of each.
    }
    .why = { $edition ->
        [ardennes] It is the only number printed for this edition. Your own file may have any number.
        [dday] The rules are otherwise almost the same as in the retail edition of Clash of the Ardennes. Your own file may have any number.
       *[other] We use the printed number. Your own file may have any number.
    }

ruling-effects-need-their-card =
    .title = An effect needs its card
    .open = May a position have an effect whose card isn't in the deck?
    .settled = No. An effect can be in force only as often as the deck contains its card. The program rejects a position that breaks this.
    .why = No game can lead to such a position.

ruling-a-dig-in-marks-the-road =
    .title = Dig in marks the { $lane }, not the units
    .open = Does Dig in also protect units that you place later?
    .settled = Yes, even if the whole line leaves and you start a new one. It ends when your next turn begins or the { $lane } is conquered.
    .why = The card names a { $lane }, so nobody has to remember which units were there.

ruling-how-an-end-is-reported =
    .title = Two reasons to end the game at once
    .open = Which reason counts if a game ends for two reasons at once?
    .settled = If one action fulfils your objective and conquers your third { $lane }, you win by objective. If turn 400 ends and nobody can win any more, the reason given is that nobody can win.
    .why = The result is the same. Only the reason shown differs.

ruling-positions-written-as-ended =
    .title = Positions of finished games
    .open = May a position say that the game is over although nobody has won on the board?
    .settled = Yes. The program rejects it only if one side has won (R7.2) and the position names another winner.
    .why = A game can also end by resignation, time, agreement or repetition.

ruling-three-roads-without-objectives =
    .title = Three { FORM($lane, "many") } without objectives
    .open = How do you win with objectives off?
    .settled = With objectives off, any three { FORM($lane, "many") } win in every edition.
    .why = Otherwise nobody could win.

ruling-what-repetition-compares =
    .title = What repetition compares
    .open = When are two positions the same?
    .settled = When the { FORM($lane, "many") }, the side to play, all cards in hands and decks, and the effects in force are the same. The AP and the turn number don't count.
    .why = Two such positions offer the players the same game.

ruling-repetition-and-hidden-cards =
    .title = Repetition and hidden cards
    .open = Do hidden cards count for repetition?
    .settled = Yes. So you may not be able to tell whether a position has been repeated.
    .why = Different hidden cards make a different position, even if the players can't see the difference.

ruling-deck-options-of-cards-that-are-off =
    .title = Decks of cards that are off
    .open = Does a position name a deck whose cards are off?
    .settled = Yes, if it differs from the edition's own deck.
    .why = A position writes out all options of its game, even those without effect.

ruling-undo =
    .title = How far undo goes
    .open = What can you undo?
    .settled = Your actions within your own turn, back to the last action that revealed a card: drawing a Victory card, Intelligence or New orders. You can undo a conquest if you drew no card for it.
    .why = Otherwise you could look at a card and then undo.

ruling-take-back =
    .title = What a take-back is
    .open = Can you take back a turn that you have ended?
    .settled = You ask, and the other player must agree. The game goes back to just before you ended your last turn: it is your turn again, and the actions of that turn are still on the board. You can't take back an action that revealed a card, or anything after the game is over. Clock time is not given back.
    .why = A slip shouldn't decide a friendly game, but a revealed card can't be hidden again.

## Questions

question-moving = No. A line grows when you place a unit in front of it or move its rearmost unit to the front. A unit on its own stays where it is.
    .title = Can I move a unit forward by a few tiles?

question-attack-at-once = Yes. Attacks are free, and a unit may attack in the turn in which you place it, even with your last point.
    .title = Can a unit attack in the turn I place it?

question-must-attack = No. You may leave a weaker enemy unit where it is. It is blocked: its retreat costs 3 AP, and its owner can't place anything in front of it.
    .title = Do I have to attack?

question-after-an-attack = Your unit stays where it is. It doesn't move into the empty tiles. You may place a unit there if you have points left, and so may the enemy in the next turn.
    .title = Does the attacker move forward?

question-beaten-units = They go back to their owner's stock at once. The owner may place them again on any of their own turns. No unit leaves the game.
    .title = What happens to beaten units?

question-empty-stock = Redeploy rearmost units or retreat leading ones. Attacks, fire and cards remain free.
    .title = What can I do when my stock is empty?

question-another-special = Retreat the first one while it leads its line (2 AP, or 3 if it is blocked), or let the enemy beat it. If it is on a conquered { $lane }, it stays there, and you can't use another unless you play Second front.
    .title = How can I use another special unit?

question-left-and-right = Left as you see it from your own side of the board. For south, left means a lower number. For north, it means a higher one.
    .title = Which way does “left” point?

question-part-of-a-target = Any part. If the arrow points at one tile of a unit it can hit, the whole unit goes, together with everything in front of it.
    .title = Which part of a unit must an arrow point at?

question-enemy-turn = No. Only your own actions can conquer for you and fulfil your objective.
    .title = Can I win on the enemy's turn?

question-win-back = No. A conquered { $lane } is closed for the rest of the game.
    .title = Can I win back a conquered { $lane }?

question-many-cards = As many as you draw. You may also play several on one turn.
    .title = How many Victory cards may I hold?

question-look-at-objective = Yes, at any time. Only the enemy must not see it.
    .title = May I look at my Objective card again?

question-prototype-roads = { $three ->
        [yes] Yes, in this edition. You can turn the rule off (R10).
       *[no] No, in this edition only the objective wins. You can turn the rule on (R10).
    } It is always on when objectives are off.
    .title = Do any three { FORM($lane, "many") } win?

question-objective-cards = No. The rulebooks don't print the Objective and Victory cards, so we made our own. If you own the boxed game, you can enter its cards in a file (R9.1).
    .title = Are these the cards from the boxed game?

question-mortar-extra = { $edition ->
        [prototype] Yes, this rulebook counts it as an extra.
       *[other] No, it comes with the game. Only the first rule book counts it as an extra.
    } You can leave it out with the option for special units (R10).
    .title = Is the mortar an optional unit?

question-beginners = { $edition ->
        [prototype] Leave out the special units. Choose the beginner's rules when you set up a game.
       *[other] Leave out the special units and the Victory cards. Choose the beginner's rules when you set up a game.
    }
    .title = How should we play our first game?
