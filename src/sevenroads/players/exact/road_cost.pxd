"""What one road would cost alone: a floor under the AP it takes to conquer it this turn.

The road is played out by itself, as if the rest of the turn gave it all it can: every unit that is
or could come back to the stock, every road card in hand, and every shot a gun could get at it, free.
A real turn has no more, so the toll is never above what the road costs in it; and since an action
costs points for one road only, the tolls of several roads add up. No rule is decided here and no
answer given: `endings.pyx` searches the turn itself and only asks where searching is in vain.
"""

from cpython.time cimport perf_counter

from ...rules.core cimport *
from ...rules.hashing cimport mix


cdef enum:
    NEVER = 99               # a toll no turn can pay
    PROBES = 8
    CACHE = 1 << 15
    ROAD_WORK = 200_000      # positions of single roads looked at in one turn, at most
    PULSE = 64               # positions looked at between two looks at the clock

    # What a toll reckons with. Less of it is a higher toll, for the rest of a turn without such actions.
    WITH_SPECIALS = 1        # special units may be placed
    WITH_NEW_FIRE = 2        # guns may be deployed; without it they fire from where they stood


cdef struct Known:
    uint64_t units
    uint32_t tag             # never 0
    uint16_t turn
    uint8_t toll
    uint8_t exact            # if not: a floor only, good for smaller purses


cdef struct Turn:
    # What the turn offers to any one road, taken at its beginning.
    const Tables* tables
    const Board* start
    Known* cache
    uint16_t number          # of the turn, to tell its tolls from those of turns before
    int work                 # positions of single roads that may still be looked at
    double until             # when to stop, by `time.perf_counter`; 0 for no such time
    int pulse                # positions until the next look at the clock
    bint late                # that time has come
    int side, purse, march   # all AP of the turn; AP of a redeployment
    int longest              # unit of all that could be advanced
    int plain, special       # longest unit without and with the special ones' limit; 0 for none
    int special_room         # special units that could stand on open roads together
    uint8_t supply[16]       # by code: how many could stand on one road
    uint8_t enemies[LANES]
    uint64_t enemy_units[LANES]
    uint8_t enemy_end[LANES][17]     # by units left
    uint32_t hits[2][LANES]  # by WITH_NEW_FIRE: bit i, the unit with i units behind it may be fired at
    uint8_t dug


cdef struct Road:
    uint64_t units
    uint8_t number, count, rear, end, enemies, marches, withdrawals, sabotages, reckon


cdef inline int upper(int tiles, int length) noexcept nogil:
    return (tiles + length - 1) // length


cdef inline int cards_of(const Board* b, int effect) noexcept nogil:
    return count_of(b.hand[b.side], effect)


cdef inline void set_clock(Turn* turn, double until) noexcept nogil:
    """Stop at a time from now on, whatever is asked; 0 for never."""
    turn.until = until
    turn.pulse = 0
    turn.late = False


cdef inline bint late(Turn* turn) noexcept nogil:
    """Whether it is time to stop. To be asked for each position that is looked at."""
    if turn.until > 0 and not turn.late:
        turn.pulse -= 1
        if turn.pulse < 0:
            turn.pulse = PULSE
            turn.late = perf_counter() >= turn.until
    return turn.late


# ---------------------------------------------------------------- what the turn offers

cdef inline bint trades(const Tables* t, int own, int enemy) noexcept nogil:
    """R5.2: an attack of one unit on the other sends both to their stocks."""
    return t.front[1][own][enemy] & ATTACK and not unit_beats(t, own, enemy)


cdef inline int cost_to_stand(const Turn* turn, const Board* b, int road, int tile, int code) noexcept nogil:
    """At least so many AP to deploy a gun on a road with its rear on a tile."""
    cdef const Tables* t = turn.tables
    cdef int side = turn.side
    cdef uint64_t units = b.units[side][road]
    cdef int end = b.end[side][road]
    cdef int marches = cards_of(b, E_FORCED_MARCH)
    cdef int free = cards_of(b, E_WITHDRAWAL) + marches
    cdef int deploy = 1, best = NEVER, taken = 0, cost, gap
    if b.gun_road[side][t.gun[code] - 1] == road and b.guns[side] >> (t.gun[code] - 1) & 1:
        deploy = 0 if marches else 1
    gap = t.road_length - end - b.end[side ^ 1][road]
    if not gap and trades(t, leading_unit(units), leading_unit(b.units[side ^ 1][road])):
        free += 1             # only the leading unit can be in contact without being advanced first
    while True:
        # The front is lowered by taking units back: by a retreat, a withdrawal, a redeployment with a
        # trade, and once perhaps by a trade at once. A retreat costs no less than a redeployment.
        if end <= tile:
            cost = turn.march * (taken - free if taken > free else 0) + deploy
            if tile - end > marches * turn.longest:
                cost += upper(tile - end - marches * turn.longest, turn.longest)
            if cost < best:
                best = cost
        if not units:
            return best
        end -= t.length[leading_unit(units)]
        units = without_front(units)
        taken += 1
        if not units:
            end = 0


cdef inline void hit(Turn* turn, int road, int arrow, int gun_tile, bint standing) noexcept nogil:
    """Note the unit that an arrow of a gun on a tile meets on a road (R6.1)."""
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


cdef inline void find_targets(Turn* turn, const Board* b) noexcept nogil:
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
                    if gun != t.deployed_gun or b.fresh:
                        hit(turn, target, arrow, b.gun_tile[side][gun], True)
                for tile in range(t.road_length - t.length[code] + 1):
                    if cost_to_stand(turn, b, road, tile, code) <= turn.purse:
                        hit(turn, target, arrow, tile, False)


cdef inline void survey(Turn* turn, const Tables* t, const Board* b) noexcept nogil:
    """Take stock of a turn; cache and number are the caller's."""
    cdef int side = b.side, enemy = side ^ 1
    cdef int closed = both_conquered(b)
    cdef int road, code, left, wedged = 0
    cdef uint64_t units
    turn.tables = t
    turn.start = b
    turn.work = ROAD_WORK
    turn.side = side
    turn.purse = b.ap + CARD_POINTS * cards_of(b, E_REINFORCEMENTS)
    turn.march = 1 if b.night or cards_of(b, E_NIGHT_MARCH) else 2
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
                wedged += 1               # R2.4: for good
            units = without_front(units)
    turn.special_room = b.limit[side] + cards_of(b, E_SECOND_FRONT) - wedged
    turn.plain = turn.special = 0
    for code in range(1, t.kinds + 1):
        if not turn.supply[code]:
            continue
        if not t.is_special[code] and t.length[code] > turn.plain:
            turn.plain = t.length[code]
        if t.is_special[code] and t.length[code] > turn.special:
            turn.special = t.length[code]
    turn.longest = max(turn.plain, turn.special, 1)
    if turn.special_room <= 0:
        turn.special = 0
    find_targets(turn, b)


# ---------------------------------------------------------------- the toll

cdef inline int floor_of(const Turn* turn, const Road* r, int specials) noexcept nogil:
    """AP that the tiles alone cost, whoever stands on them; `specials` are in the own line.

    A placement covers a plain unit's length. A special one may cover more, but only as often as one
    fits the limit or leaves the road again, and to take it back for points costs 3 AP a time.
    """
    cdef int tiles = turn.tables.road_length - r.end - r.marches * turn.longest
    cdef int pace = turn.plain
    cdef int times
    if tiles <= 0:
        return 0
    if upper(turn.longest, turn.march) > pace:
        pace = upper(turn.longest, turn.march)
    if not r.reckon & WITH_SPECIALS or turn.special <= pace:
        return upper(tiles, pace) if pace else NEVER
    if upper(turn.special, 3) > pace:
        pace = upper(turn.special, 3)
    times = turn.special_room - specials + r.withdrawals + r.enemies
    if tiles <= times * turn.special:
        return upper(tiles, turn.special)
    return times + upper(tiles - times * turn.special, pace)


cdef inline void lift_front(const Turn* turn, Road* r) noexcept nogil:
    r.end -= turn.tables.length[leading_unit(r.units)]
    r.units = without_front(r.units)
    r.count -= 1
    if not r.count:
        r.end = r.rear = 0


cdef inline void march_on(const Turn* turn, Road* r) noexcept nogil:
    cdef int code = rearmost_unit(r.units, r.count)
    r.units = with_in_front(without_rearmost(r.units, r.count), code)
    r.rear += turn.tables.length[code]
    r.end += turn.tables.length[code]


cdef inline uint32_t tag_of(const Road* r) noexcept nogil:
    return (<uint32_t>r.number << 29 | <uint32_t>r.enemies << 24 | <uint32_t>r.rear << 19
            | <uint32_t>r.marches << 15 | <uint32_t>r.withdrawals << 11 | <uint32_t>r.sabotages << 7
            | <uint32_t>r.reckon << 5 | 1)


cdef inline int toll(Turn* turn, const Road* r, int purse) noexcept nogil:
    """The least AP for which the road falls, if that is within the purse; else some number above it."""
    cdef const Tables* t = turn.tables
    cdef Known* known
    cdef Known* place
    cdef uint64_t units = r.units
    cdef uint32_t tag
    cdef uint64_t at
    cdef int specials = 0, least, i
    if r.end == t.road_length:
        return 0
    while units:
        specials += t.is_special[leading_unit(units)]
        units = without_front(units)
    least = floor_of(turn, r, specials)
    # With the enemy gone only tiles are left to fill.
    if least > purse or not r.enemies:
        return least
    tag = tag_of(r)
    at = mix(r.units, tag)
    place = NULL
    for i in range(PROBES):
        known = &turn.cache[(at + i) & (CACHE - 1)]
        if known.tag == tag and known.units == r.units and known.turn == turn.number:
            if known.exact or known.toll > purse:
                return known.toll
            place = known
            break
        if known.turn != turn.number:
            place = known
            break
    if turn.work <= 0 or late(turn):
        return least          # a floor still, only a lower one
    turn.work -= 1
    i = play_road(turn, r, purse, specials)
    if place == NULL:
        place = &turn.cache[at & (CACHE - 1)]
    place[0] = Known(r.units, tag, turn.number, i, i <= purse)
    return i


cdef inline int play_road(Turn* turn, const Road* r, int purse, int specials) noexcept nogil:
    """Try every action of R4, R5, R6 and R8 that touches this road."""
    cdef const Tables* t = turn.tables
    cdef Road next
    cdef uint64_t enemy = without_front(turn.enemy_units[r.number], turn.enemies[r.number] - r.enemies)
    cdef int gap = t.road_length - r.end - turn.enemy_end[r.number][r.enemies]
    cdef int best = purse + 1, code, i, cost
    cdef uint64_t units
    cdef uint8_t standing[16]
    cdef uint32_t front = t.front[gap == 0][leading_unit(r.units)][leading_unit(enemy)]
    if not turn.dug >> r.number & 1:
        if front & ATTACK:
            next = r[0]
            i = sweep(t, leading_unit(r.units), enemy).units
            if i:
                next.enemies -= i
            else:
                next.enemies -= 1
                lift_front(turn, &next)
            best = least_of(best, toll(turn, &next, best - 1))
        for i in range(r.enemies):
            if turn.hits[r.reckon >> 1][r.number] >> i & 1:
                next = r[0]
                next.enemies = i
                best = least_of(best, toll(turn, &next, best - 1))
        if r.sabotages:
            next = r[0]
            next.enemies -= 1
            next.sabotages -= 1
            best = least_of(best, toll(turn, &next, best - 1))
    if r.count > 1 and t.length[rearmost_unit(r.units, r.count)] <= gap:
        for i in range(2):
            cost = 0 if i else turn.march
            if (i and not r.marches) or cost >= best:
                continue
            next = r[0]
            next.marches -= i
            march_on(turn, &next)
            best = least_of(best, cost + toll(turn, &next, best - 1 - cost))
    if gap and best > 1:
        for code in range(1, t.kinds + 1):
            standing[code] = 0
        units = r.units
        while units:
            standing[leading_unit(units)] += 1
            units = without_front(units)
        for code in range(1, t.kinds + 1):
            if t.length[code] > gap or standing[code] >= turn.supply[code] or best <= 1:
                continue
            if t.is_special[code] and (not r.reckon & WITH_SPECIALS or specials >= turn.special_room):
                continue
            next = r[0]
            next.units = with_in_front(next.units, code)
            next.count += 1
            next.end += t.length[code]
            best = least_of(best, 1 + toll(turn, &next, best - 2))
    if r.count:
        for i in range(2):
            cost = 0 if i else (3 if front & RETREAT_BLOCKED else 2)
            if (i and not r.withdrawals) or cost >= best:
                continue
            next = r[0]
            next.withdrawals -= i
            lift_front(turn, &next)
            best = least_of(best, cost + toll(turn, &next, best - 1 - cost))
    return best


cdef inline int least_of(int a, int b) noexcept nogil:
    return a if a < b else b


cdef inline int road_toll(Turn* turn, const Board* b, int road, int reckon, int marches, int withdrawals,
                          int sabotages, int purse) noexcept nogil:
    """The toll of an open road as it stands on a board of this turn, with so many road cards for it."""
    cdef Road r
    r.units = b.units[turn.side][road]
    r.number = road
    r.count = b.count[turn.side][road]
    r.rear = b.rear[turn.side][road]
    r.end = b.end[turn.side][road]
    r.enemies = b.count[turn.side ^ 1][road]
    r.marches = marches
    r.withdrawals = withdrawals
    r.sabotages = sabotages
    r.reckon = reckon
    return toll(turn, &r, purse)


cdef inline int roads_toll(Turn* turn, const Board* b, int roads, int reckon, int marches, int withdrawals,
                           int sabotages, int purse) noexcept nogil:
    """The toll of several open roads together: they share the cards in the best way."""
    cdef int road, rest = roads & (roads - 1)
    cdef int best, first, m, w, z
    if not roads:
        return 0
    road = lowest(roads)
    best = road_toll(turn, b, road, reckon, marches, withdrawals, sabotages, purse)
    if not rest or best > purse:
        return best
    if not marches | withdrawals | sabotages:
        return best + roads_toll(turn, b, rest, reckon, 0, 0, 0, purse - best)
    best = purse + 1
    for m in range(marches + 1):
        for w in range(withdrawals + 1):
            for z in range(sabotages + 1):
                first = road_toll(turn, b, road, reckon, m, w, z, best - 1)
                if first < best:
                    best = least_of(best, first + roads_toll(
                        turn, b, rest, reckon, marches - m, withdrawals - w, sabotages - z, best - 1 - first))
    return best
