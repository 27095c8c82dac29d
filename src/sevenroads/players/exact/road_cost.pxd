"""A lower bound on the AP it takes to conquer one road this turn.

The road is searched by itself, as if the rest of the turn gave it everything: all units in stock or that
could return to it, all road cards in hand, and every shot a gun could get at it, for free. A real turn has no
more, so the bound never exceeds the real cost. Since each action costs AP for one road only, the bounds of
several roads may be added. The bounds only prune the search of `endings.pyx`; they decide no rule.
"""

from cpython.time cimport perf_counter

from ...rules.core cimport *
from ...rules.hashing cimport mix


cdef enum:
    IMPOSSIBLE = 99          # a cost that no turn can pay
    CACHE = 1 << 15          # costs that are kept; a power of 2
    PLACES = 8               # where a cost may be kept, side by side
    COST = 127               # the bits of an entry that hold the cost
    EXACT = 128
    ROAD_NODE_LIMIT = 200_000  # positions of single roads searched in one turn
    CLOCK_INTERVAL = 64      # positions searched between two checks of the deadline

    # What the rest of the turn may do, as flags. With fewer flags the bound is higher.
    ALLOW_SPECIALS = 1       # place special units
    ALLOW_NEW_FIRE = 2       # move guns; without it they fire from where they stood


cdef struct TurnResources:
    # What the turn can give to a single road, counted at the beginning of the turn.
    const Tables* tables
    const Board* start
    uint64_t* cache          # see `cached_cost`
    uint64_t salt            # costs cached under another salt are not used
    uint64_t contexts[LANES]  # by road: a hash of all that the cost of the road depends on besides the `Road`
    int road_nodes_left      # starts at ROAD_NODE_LIMIT
    double deadline          # by `time.perf_counter`; 0 for none
    int clock_countdown      # positions until the next check of the deadline
    bint timed_out
    int side, budget         # all AP of the turn
    int redeploy_cost        # AP of a redeployment
    int longest              # longest unit that could be advanced
    int longest_plain, longest_special   # by R2.4; 0 for none
    int special_room         # special units that could stand on open roads at once
    uint8_t supply[16]       # by code: how many units could stand on one road
    uint8_t enemies[LANES]
    uint64_t enemy_units[LANES]
    uint8_t enemy_end[LANES][17]     # by units left
    uint32_t hits[2][LANES]  # by ALLOW_NEW_FIRE: bit i, the unit with i units behind it may be fired at
    uint8_t dug


cdef struct Road:
    uint64_t units
    uint8_t number, count, rear, end, enemies, forced_marches, withdrawals, sabotages, allowed


cdef inline int divide_up(int tiles, int length) noexcept nogil:
    return (tiles + length - 1) // length


cdef inline int cards_of(const Board* b, int effect) noexcept nogil:
    return count_of(b.hand[b.side], effect)


cdef inline int card_cost(const Tables* t, int effect) noexcept nogil:
    """The AP that a card with a road costs (R8); such a card never gives any."""
    return -t.card_points[effect]


cdef inline int points_in_hand(const Tables* t, const Board* b) noexcept nogil:
    """The AP that the cards in hand can give this turn."""
    cdef int effect, points = 0
    if b.in_hand[b.side] >> ROAD_EFFECT_COUNT:
        for effect in range(<int>ROAD_EFFECT_COUNT, <int>EFFECT_COUNT):
            points += t.card_points[effect] * cards_of(b, effect)
    return points


cdef inline void set_deadline(TurnResources* turn, double deadline) noexcept nogil:
    """Set the time at which all searches stop; 0 for none."""
    turn.deadline = deadline
    turn.clock_countdown = 0
    turn.timed_out = False


cdef inline bint out_of_time(TurnResources* turn) noexcept nogil:
    """Whether the deadline has passed. Call it once per searched position."""
    if turn.deadline > 0 and not turn.timed_out:
        turn.clock_countdown -= 1
        if turn.clock_countdown < 0:
            turn.clock_countdown = CLOCK_INTERVAL
            turn.timed_out = perf_counter() >= turn.deadline
    return turn.timed_out


# ---------------------------------------------------------------- the resources of a turn

cdef inline bint trades(const Tables* t, int own, int enemy) noexcept nogil:
    """R5.2: whether an attack of one unit on the other returns both to stock."""
    return t.front[1][own][enemy] & ATTACK and not unit_beats(t, own, enemy)


cdef inline int gun_cost(const TurnResources* turn, const Board* b, int road, int tile,
                         int code) noexcept nogil:
    """A lower bound on the AP to deploy a gun on a road with its rear on a tile.

    A redeployment counts even for a gun that fires only after it was placed from stock (R6.4). That gun costs
    more, so the bound holds for it too.
    """
    cdef const Tables* t = turn.tables
    cdef int side = turn.side
    cdef uint64_t units = b.units[side][road]
    cdef int end = b.end[side][road]
    cdef int forced_marches = cards_of(b, E_FORCED_MARCH)
    cdef int free = cards_of(b, E_WITHDRAWAL) + forced_marches
    cdef int deploy = 1, best = IMPOSSIBLE, taken = 0, cost, gap
    if b.gun_road[side][t.gun[code] - 1] == road and b.guns[side] >> (t.gun[code] - 1) & 1:
        deploy = 0 if forced_marches else 1
    gap = t.road_length - end - b.end[side ^ 1][road]
    if not gap and trades(t, leading_unit(units), leading_unit(b.units[side ^ 1][road])):
        free += 1             # only the leading unit can be in contact now
    while True:
        # Units leave the front by a retreat, a withdrawal, a redeployment with a trade, or once by a trade
        # at once. A retreat costs no less than a redeployment.
        if end <= tile:
            cost = turn.redeploy_cost * (taken - free if taken > free else 0) + deploy
            if tile - end > forced_marches * turn.longest:
                cost += divide_up(tile - end - forced_marches * turn.longest, turn.longest)
            if cost < best:
                best = cost
        if not units:
            return best
        end -= t.length[leading_unit(units)]
        units = without_front(units)
        taken += 1
        if not units:
            end = 0


cdef inline void note_target(TurnResources* turn, int road, int arrow, int gun_tile,
                             bint standing) noexcept nogil:
    """Record the unit that an arrow of a gun on a tile hits on a road (R6.1)."""
    cdef const Tables* t = turn.tables
    cdef int tile = t.road_length - 1 - (gun_tile + t.arrow_tile[arrow])
    cdef int left = turn.enemies[road]
    cdef uint64_t units = turn.enemy_units[road]
    if tile < turn.enemy_end[road][0] or tile >= turn.enemy_end[road][left]:
        return
    while tile < turn.enemy_end[road][left - 1]:
        left -= 1
        units = without_front(units)
    if has(t.arrow_hits[arrow], leading_unit(units)):
        turn.hits[1][road] |= 1 << (left - 1)
        if standing:
            turn.hits[0][road] |= 1 << (left - 1)


cdef inline void find_targets(TurnResources* turn, const Board* b) noexcept nogil:
    cdef const Tables* t = turn.tables
    cdef int side = turn.side
    cdef int closed = both_conquered(b)
    cdef int code, gun, arrow, road, target, tile
    for code in range(1, t.kinds + 1):
        if not t.gun[code] or not turn.supply[code]:
            continue
        gun = t.gun[code] - 1
        for arrow in range(t.arrows):
            if t.arrow_gun[arrow] != gun:
                continue
            for road in range(ROADS):
                target = road_aimed_at(t, side, road, arrow)
                if (target < 0 or target >= ROADS or (closed >> road | closed >> target) & 1
                        or turn.dug >> target & 1 or not turn.enemies[target]):
                    continue
                if b.guns[side] >> gun & 1 and b.gun_road[side][gun] == road:
                    if gun != t.bound_gun or b.fresh:
                        note_target(turn, target, arrow, b.gun_tile[side][gun], True)
                for tile in range(t.road_length - t.length[code] + 1):
                    if gun_cost(turn, b, road, tile, code) <= turn.budget:
                        note_target(turn, target, arrow, tile, False)


cdef inline void count_resources(TurnResources* turn, const Tables* t, const Board* b) noexcept nogil:
    """Fill in all but cache and salt."""
    cdef int side = b.side, enemy = side ^ 1
    cdef int closed = both_conquered(b)
    cdef int road, code, left, locked = 0
    cdef uint64_t units
    turn.tables = t
    turn.start = b
    turn.road_nodes_left = ROAD_NODE_LIMIT
    turn.side = side
    turn.budget = b.ap + points_in_hand(t, b)
    turn.redeploy_cost = 1 if b.night or cards_of(b, E_NIGHT_MARCH) else 2
    turn.dug = b.dug[enemy]
    for code in range(1, t.kinds + 1):
        turn.supply[code] = in_stock(b, side, code)
    for road in range(ROADS):
        turn.hits[0][road] = turn.hits[1][road] = 0
        turn.enemies[road] = b.count[enemy][road]
        turn.enemy_units[road] = b.units[enemy][road]
        turn.enemy_end[road][0] = b.rear[enemy][road]
        for left in range(1, turn.enemies[road] + 1):
            code = unit_at(turn.enemy_units[road], turn.enemies[road] - left)
            turn.enemy_end[road][left] = turn.enemy_end[road][left - 1] + t.length[code]
        units = b.units[side][road]
        while units:
            if not closed >> road & 1:
                turn.supply[leading_unit(units)] += 1
            elif t.is_special[leading_unit(units)]:
                locked += 1               # R2.4: it counts for the rest of the game
            units = without_front(units)
    turn.special_room = b.limit[side] + cards_of(b, E_SECOND_FRONT) - locked
    turn.longest_plain = turn.longest_special = 0
    for code in range(1, t.kinds + 1):
        if not turn.supply[code]:
            continue
        if not t.is_special[code] and t.length[code] > turn.longest_plain:
            turn.longest_plain = t.length[code]
        if t.is_special[code] and t.length[code] > turn.longest_special:
            turn.longest_special = t.length[code]
    turn.longest = max(turn.longest_plain, turn.longest_special, 1)
    if turn.special_room <= 0:
        turn.longest_special = 0
    find_targets(turn, b)
    hash_contexts(turn, b)


cdef inline void hash_contexts(TurnResources* turn, const Board* b) noexcept nogil:
    """Hash what the turn can give to each road, and the enemy's line there.

    Most positions of a game share the first, and most roads the second. So costs remain valid from position
    to position, in whatever order they are searched.
    """
    cdef uint64_t common = mix(turn.salt, <uint64_t>turn.special_room << 8 | turn.redeploy_cost)
    cdef uint64_t supply = 0
    cdef int code, road
    for code in range(1, turn.tables.kinds + 1):
        supply = supply << UNIT_BITS | turn.supply[code]
    common = mix(common, supply)
    for road in range(ROADS):
        turn.contexts[road] = mix(
            mix(common, turn.enemy_units[road]),
            <uint64_t>turn.hits[1][road] << 32 | turn.hits[0][road] << 16 | b.rear[turn.side ^ 1][road] << 1
            | turn.dug >> road & 1)


# ---------------------------------------------------------------- the cost of one road

cdef inline int tile_bound(const TurnResources* turn, const Road* r, int specials) noexcept nogil:
    """A lower bound from the tiles to fill alone; the side's line has `specials` special units.

    A placement fills a plain unit's length. A special unit may fill more, but only as often as the limit has
    room or one leaves the road again, and taking one back for AP costs 3 each time.
    """
    cdef int tiles = turn.tables.road_length - r.end - r.forced_marches * turn.longest
    cdef int pace = turn.longest_plain
    cdef int times
    if tiles <= 0:
        return 0
    if divide_up(turn.longest, turn.redeploy_cost) > pace:
        pace = divide_up(turn.longest, turn.redeploy_cost)
    if not r.allowed & ALLOW_SPECIALS or turn.longest_special <= pace:
        return divide_up(tiles, pace) if pace else IMPOSSIBLE
    if divide_up(turn.longest_special, 3) > pace:
        pace = divide_up(turn.longest_special, 3)
    times = turn.special_room - specials + r.withdrawals + r.enemies
    if tiles <= times * turn.longest_special:
        return divide_up(tiles, turn.longest_special)
    return times + divide_up(tiles - times * turn.longest_special, pace)


cdef inline void remove_front(const TurnResources* turn, Road* r) noexcept nogil:
    r.end -= turn.tables.length[leading_unit(r.units)]
    r.units = without_front(r.units)
    r.count -= 1
    if not r.count:
        r.end = r.rear = 0


cdef inline void redeploy_rear(const TurnResources* turn, Road* r) noexcept nogil:
    cdef int code = rearmost_unit(r.units, r.count)
    r.units = with_in_front(without_rearmost(r.units, r.count), code)
    r.rear += turn.tables.length[code]
    r.end += turn.tables.length[code]


cdef inline uint32_t tag_of(const Road* r) noexcept nogil:
    return (<uint32_t>r.enemies << 24 | <uint32_t>r.rear << 19
            | <uint32_t>r.forced_marches << 15 | <uint32_t>r.withdrawals << 11 | <uint32_t>r.sabotages << 7
            | <uint32_t>r.allowed << 5)


cdef inline uint64_t* cached_cost(TurnResources* turn, uint64_t key) noexcept nogil:
    """The place of a cost in the cache, or where it should go.

    An entry is the upper 56 bits of its key, whether the cost is exact, and the cost. A cost that is not exact
    is a lower bound, valid for smaller budgets. Two keys collide about once in 10^16 look-ups.
    """
    cdef uint64_t* places = &turn.cache[key >> 8 & (CACHE - PLACES)]
    cdef int i
    for i in range(PLACES):
        if places[i] & ~<uint64_t>255 == key or not places[i]:
            return &places[i]
    return &places[key >> 61]                 # none is free: replace any


cdef inline int conquest_cost(TurnResources* turn, const Road* r, int budget) noexcept nogil:
    """The least AP that conquer the road if that is within the budget; else a number above the budget."""
    cdef const Tables* t = turn.tables
    cdef uint64_t* place
    cdef uint64_t units = r.units, key
    cdef int specials = 0, least, cost
    if r.end == t.road_length:
        return 0
    while units:
        specials += t.is_special[leading_unit(units)]
        units = without_front(units)
    least = tile_bound(turn, r, specials)
    # Without an enemy line only the tiles have to be filled.
    if least > budget or not r.enemies:
        return least
    key = mix(mix(turn.contexts[r.number], r.units), tag_of(r)) & ~<uint64_t>255
    place = cached_cost(turn, key)
    if place[0] & ~<uint64_t>255 == key and (place[0] & EXACT or <int>(place[0] & COST) > budget):
        return place[0] & COST
    if turn.road_nodes_left <= 0 or out_of_time(turn):
        return least          # still a lower bound, only a weaker one
    turn.road_nodes_left -= 1
    cost = search_road(turn, r, budget, specials)
    if turn.road_nodes_left > 0 and not turn.timed_out:
        place[0] = key | <uint64_t>cost | (EXACT if cost <= budget else 0)
    return cost


cdef inline int search_road(TurnResources* turn, const Road* r, int budget, int specials) noexcept nogil:
    """Try every action of R4, R5, R6 and R8 on this road; the least cost, or `budget` + 1."""
    cdef const Tables* t = turn.tables
    cdef uint64_t enemy = without_front(turn.enemy_units[r.number], turn.enemies[r.number] - r.enemies)
    cdef int gap = t.road_length - r.end - turn.enemy_end[r.number][r.enemies]
    cdef uint32_t front = t.front[gap == 0][leading_unit(r.units)][leading_unit(enemy)]
    cdef int best = budget + 1
    if not turn.dug >> r.number & 1:
        best = cost_after_removal(turn, r, enemy, front, best)
    if r.count > 1 and t.length[rearmost_unit(r.units, r.count)] <= gap:
        best = cost_after_redeployment(turn, r, best)
    if gap and best > 1:
        best = cost_after_placement(turn, r, gap, specials, best)
    if r.count:
        best = cost_after_return(turn, r, front, best)
    return best


cdef inline int cost_after_removal(TurnResources* turn, const Road* r, uint64_t enemy, uint32_t front,
                                   int best) noexcept nogil:
    """The better of `best` and an attack, a shot or a sabotage; only the card may cost AP."""
    cdef const Tables* t = turn.tables
    cdef Road next
    cdef int i, swept, cost
    if front & ATTACK:
        next = r[0]
        swept = sweep(t, leading_unit(r.units), enemy).units
        if swept:
            next.enemies -= swept
        else:                                 # R5.2: a trade
            next.enemies -= 1
            remove_front(turn, &next)
        best = least_of(best, conquest_cost(turn, &next, best - 1))
    for i in range(r.enemies):
        if turn.hits[r.allowed >> 1][r.number] >> i & 1:
            next = r[0]
            next.enemies = i
            best = least_of(best, conquest_cost(turn, &next, best - 1))
    cost = card_cost(t, E_SABOTAGE)
    if r.sabotages and cost < best:
        next = r[0]
        next.enemies -= 1
        next.sabotages -= 1
        best = least_of(best, cost + conquest_cost(turn, &next, best - 1 - cost))
    return best


cdef inline int cost_after_redeployment(TurnResources* turn, const Road* r, int best) noexcept nogil:
    """The better of `best` and a redeployment, for AP or by a forced march."""
    cdef Road next
    cdef int by_card, cost
    for by_card in range(2):
        cost = card_cost(turn.tables, E_FORCED_MARCH) if by_card else turn.redeploy_cost
        if (by_card and not r.forced_marches) or cost >= best:
            continue
        next = r[0]
        next.forced_marches -= by_card
        redeploy_rear(turn, &next)
        best = least_of(best, cost + conquest_cost(turn, &next, best - 1 - cost))
    return best


cdef inline int cost_after_placement(TurnResources* turn, const Road* r, int gap, int specials,
                                     int best) noexcept nogil:
    """The better of `best` and the placement of any unit that fits the gap."""
    cdef const Tables* t = turn.tables
    cdef Road next
    cdef uint64_t units = r.units
    cdef uint8_t standing[16]
    cdef int code
    for code in range(1, t.kinds + 1):
        standing[code] = 0
    while units:
        standing[leading_unit(units)] += 1
        units = without_front(units)
    for code in range(1, t.kinds + 1):
        if t.length[code] > gap or standing[code] >= turn.supply[code] or best <= 1:
            continue
        if t.is_special[code] and (not r.allowed & ALLOW_SPECIALS or specials >= turn.special_room):
            continue
        next = r[0]
        next.units = with_in_front(next.units, code)
        next.count += 1
        next.end += t.length[code]
        best = least_of(best, 1 + conquest_cost(turn, &next, best - 2))
    return best


cdef inline int cost_after_return(TurnResources* turn, const Road* r, uint32_t front,
                                  int best) noexcept nogil:
    """The better of `best` and a return of the leading unit, by a retreat or a withdrawal."""
    cdef Road next
    cdef int by_card, cost
    for by_card in range(2):
        cost = card_cost(turn.tables, E_WITHDRAWAL) if by_card else (3 if front & RETREAT_BLOCKED else 2)
        if (by_card and not r.withdrawals) or cost >= best:
            continue
        next = r[0]
        next.withdrawals -= by_card
        remove_front(turn, &next)
        best = least_of(best, cost + conquest_cost(turn, &next, best - 1 - cost))
    return best


cdef inline int least_of(int a, int b) noexcept nogil:
    return a if a < b else b


cdef inline int road_cost(TurnResources* turn, const Board* b, int road, int allowed, int forced_marches,
                          int withdrawals, int sabotages, int budget) noexcept nogil:
    """The cost of an open road on a board of this turn, with these road cards for it."""
    cdef Road r
    r.units = b.units[turn.side][road]
    r.number = road
    r.count = b.count[turn.side][road]
    r.rear = b.rear[turn.side][road]
    r.end = b.end[turn.side][road]
    r.enemies = b.count[turn.side ^ 1][road]
    r.forced_marches = forced_marches
    r.withdrawals = withdrawals
    r.sabotages = sabotages
    r.allowed = allowed
    return conquest_cost(turn, &r, budget)


cdef inline int roads_cost(TurnResources* turn, const Board* b, int roads, int allowed, int forced_marches,
                           int withdrawals, int sabotages, int budget) noexcept nogil:
    """The cost of several open roads together, with the road cards divided in the best way."""
    cdef int road, rest = roads & (roads - 1)
    cdef int best, first, m, w, z
    if not roads:
        return 0
    road = lowest(roads)
    best = road_cost(turn, b, road, allowed, forced_marches, withdrawals, sabotages, budget)
    if not rest or best > budget:
        return best
    if not forced_marches | withdrawals | sabotages:
        return best + roads_cost(turn, b, rest, allowed, 0, 0, 0, budget - best)
    best = budget + 1
    for m in range(forced_marches + 1):
        for w in range(withdrawals + 1):
            for z in range(sabotages + 1):
                first = road_cost(turn, b, road, allowed, m, w, z, best - 1)
                if first < best:
                    best = least_of(best, first + roads_cost(
                        turn, b, rest, allowed, forced_marches - m, withdrawals - w, sabotages - z,
                        best - 1 - first))
    return best
