"""What a plan can still pay for, and which actions can serve it: where the search need not look.

A *plan* is a set of roads to conquer this turn. Everything left out here is left out because no win
can need it; the reasons stand at `affordable` and at `aside`. What a single road costs is asked in
`toll.pxd`; the search itself, and every answer, is in `endings.pyx`.
"""

from libc.stdint cimport uint8_t, uint32_t, uint64_t

from ...rules.core cimport *
from .road_cost cimport *


cdef enum:
    MOST_PLANS = 64          # there are 35 at most: no smallest set holds another
    # Cards without a road that can help within the turn, as bits of the hand above the road cards.
    HELPFUL = (1 << E_REINFORCEMENTS | 1 << E_SECOND_FRONT | 1 << E_NIGHT_MARCH) >> ROAD_EFFECT_COUNT


cdef struct Plan:
    Turn turn
    int roads                # set of roads
    int gun_roads            # roads from which a gun might serve the plan
    int shot_roads           # roads from which a gun might hit anything
    int reckon               # the most a toll can reckon with in this turn
    uint8_t order[16]        # codes of units, longest first


cdef struct Outlook:
    # What a position still allows for a plan.
    int spare                # AP that may be spent off the plan's roads; -1 without hope
    int march                # AP of the cheapest redeployment


# ---------------------------------------------------------------- plans

cdef inline int plans_to_win(const Tables* t, const Board* b, bint three_roads,
                             uint8_t* plans) noexcept nogil:
    """The smallest sets of open roads that would win (R7.2), by the objective and by three roads."""
    cdef int side = b.side, card = b.objective[side]
    cdef int held = b.conquered[side], lost = b.conquered[side ^ 1]
    cdef bint wins[128]
    cdef int more, road, count = 0
    cdef bint smallest
    for more in range(128):
        wins[more] = False
        if more & (held | lost):
            continue
        if three_roads and has_three_roads(t, held | more):
            wins[more] = True
        if fulfilled(t, card, held | more, lost):
            wins[more] = True
    for more in range(1, 128):
        smallest = wins[more]
        for road in range(ROADS):
            if more >> road & 1 and wins[more & ~(1 << road)]:
                smallest = False
        if smallest and count < MOST_PLANS:
            plans[count] = more
            count += 1
    return count


cdef inline int roads_to_fire_from(const Turn* turn, int targets) noexcept nogil:
    """Roads from which a gun could hit something on one of the target roads.

    Enemy lines only shrink and guns only come from stock and open roads, so what holds at the
    beginning of the turn holds for all of it.
    """
    cdef const Tables* t = turn.tables
    cdef int closed = turn.start.conquered[0] | turn.start.conquered[1]
    cdef int code, arrow, road, target, found = 0
    cdef uint64_t units
    for code in range(1, t.kinds + 1):
        if not t.gun[code] or not turn.supply[code]:
            continue
        for arrow in range(t.arrows):
            if t.arrow_gun[arrow] != t.gun[code] - 1:
                continue
            for road in range(ROADS):
                target = road_aimed_at(t, turn.side, road, arrow)
                if target < 0 or target >= ROADS or not targets >> target & 1:
                    continue
                if closed >> road & 1 or (closed | turn.dug) >> target & 1:
                    continue
                units = turn.enemy_units[target]
                while units:
                    if has(t.arrow_hits[arrow], leading_unit(units)):
                        found |= 1 << road
                    units = without_front(units)
    return found


cdef inline void begin_turn(Plan* p, const Tables* t, const Board* b) noexcept nogil:
    """Take stock of a turn; the cache of tolls is the caller's."""
    cdef int road, code, length, count = 0
    p.turn.number += 1
    if not p.turn.number:                     # numbers are used up: forget the tolls of all turns
        for road in range(CACHE):
            p.turn.cache[road].turn = 0
        p.turn.number = 1
    survey(&p.turn, t, b)
    p.shot_roads = roads_to_fire_from(&p.turn, 127)
    p.reckon = WITH_SPECIALS if p.turn.special else 0
    for road in range(ROADS):
        if p.turn.hits[1][road] != p.turn.hits[0][road]:
            p.reckon |= WITH_NEW_FIRE
    for length in range(31, 0, -1):
        for code in range(1, t.kinds + 1):
            if t.length[code] == length:
                p.order[count] = code
                count += 1


cdef inline void take_up(Plan* p, int roads) noexcept nogil:
    """Turn to a plan; guns serve it that fire into its roads, or clear the way for others that do."""
    cdef int more = roads_to_fire_from(&p.turn, roads)
    p.roads = roads
    p.gun_roads = 0
    while more & ~p.gun_roads:
        p.gun_roads |= more
        more = roads_to_fire_from(&p.turn, p.gun_roads)


# ---------------------------------------------------------------- what is still possible

cdef inline int plan_toll(Plan* p, const Board* b, int roads, int reckon, int purse) noexcept nogil:
    return roads_toll(&p.turn, b, roads & ~b.conquered[b.side], reckon, cards_of(b, E_FORCED_MARCH),
                      cards_of(b, E_WITHDRAWAL), cards_of(b, E_SABOTAGE), purse)


cdef inline bint guns_moved(Plan* p, const Board* b) noexcept nogil:
    """A gun stands where none stood when the turn began."""
    cdef int side = b.side, gun
    for gun in range(MAX_GUNS):
        if b.guns[side] >> gun & 1 and (
                not p.turn.start.guns[side] >> gun & 1 or b.fresh != p.turn.start.fresh
                or b.gun_road[side][gun] != p.turn.start.gun_road[side][gun]
                or b.gun_tile[side][gun] != p.turn.start.gun_tile[side][gun]):
            return True
    return False


cdef inline int off_plan(Plan* p, const Board* b, int road, int cost) noexcept nogil:
    """What an action of this cost on a road adds to the plan's toll.

    On a road of the plan it may be part of the toll: only what exceeds that is added.
    """
    cdef int part
    if not p.roads & ~b.conquered[b.side] & 1 << road:
        return cost
    part = plan_toll(p, b, 1 << road, p.reckon, cost)
    return cost - part if cost > part else 0


cdef inline int cost_of_a_special(Plan* p, const Board* b, int march) noexcept nogil:
    """What has to be paid off the plan before a special unit may be placed (R2.4).

    At the limit one has to come back first: by a withdrawal, by a trade with its equal where it
    stands, by a redeployment and a trade, or by a retreat.
    """
    cdef const Tables* t = p.turn.tables
    cdef int side = b.side, best = NEVER, road, cost, code
    cdef uint64_t units, enemy
    if b.specials[side] < b.limit[side]:
        return 0
    for road in range(ROADS):
        units = b.units[side][road]
        if is_conquered(b, road):
            continue
        while units:
            code = leading_unit(units)
            units = without_front(units)
            if not t.is_special[code]:
                continue
            if cards_of(b, E_WITHDRAWAL):
                return 0
            cost = 2
            enemy = b.units[side ^ 1][road]
            if (code == leading_unit(b.units[side][road]) and trades(t, code, leading_unit(enemy))
                    and not gap_on(t, b, road)):
                return 0
            while enemy:
                if trades(t, code, leading_unit(enemy)):
                    cost = least_of(cost, march)
                enemy = without_front(enemy)
            best = least_of(best, off_plan(p, b, road, cost))
    return best


cdef inline int cost_of_new_fire(Plan* p, const Board* b, int march, bint placed) noexcept nogil:
    """What a gun costs off the plan before it fires from a new place; `placed`: from stock, too."""
    cdef int side = b.side, best = NEVER, gun, roads
    if placed:
        roads = p.gun_roads & ~both_conquered(b)
        while roads:
            best = least_of(best, off_plan(p, b, lowest(roads), 1))
            roads &= roads - 1
    for gun in range(MAX_GUNS):
        if b.guns[side] >> gun & 1 and p.gun_roads >> b.gun_road[side][gun] & 1:
            best = least_of(best, off_plan(p, b, b.gun_road[side][gun], march))
    return best


cdef inline bint outlook(Plan* p, const Board* b, Outlook* o) noexcept nogil:
    """Look whether the plan may still be paid for; without hope there are no spare points."""
    o.march = 0 if cards_of(b, E_FORCED_MARCH) else 2 - b.night
    o.spare = b.ap - plan_toll(p, b, p.roads, p.reckon, b.ap)
    if o.spare >= 0 and affordable(p, b, o):
        return True
    o.spare = -1
    return False


cdef inline bint affordable(Plan* p, const Board* b, const Outlook* o) noexcept nogil:
    """Whether the AP left may suffice for the plan; false only if they certainly do not.

    The rest of a winning turn either places a special unit or does not, and either brings a gun to a
    new place or does not. Each case has tolls of its own, and costs that fall on roads off the plan;
    if none of the cases is affordable, there is no such turn.
    """
    cdef int ap = b.ap, least = ap - o.spare, fire, special
    if not p.reckon:
        return True
    fire = p.reckon & WITH_NEW_FIRE if guns_moved(p, b) else 0
    if plan_toll(p, b, p.roads, fire, ap) <= ap:
        return True
    if p.reckon & WITH_NEW_FIRE and not fire:
        if plan_toll(p, b, p.roads, WITH_NEW_FIRE, ap) + cost_of_new_fire(p, b, o.march, False) <= ap:
            return True
    if p.reckon & WITH_SPECIALS:
        special = cost_of_a_special(p, b, o.march)
        if special + least > ap:
            return False
        if special + plan_toll(p, b, p.roads, WITH_SPECIALS | fire, ap) <= ap:
            return True
        if p.reckon & WITH_NEW_FIRE and not fire:
            return least + max(special, cost_of_new_fire(p, b, o.march, True)) <= ap
    return False


cdef inline int fewest_actions(Plan* p, const Board* b) noexcept nogil:
    """No fewer actions finish the plan: advances to fill the tiles, and one to clear each enemy line."""
    cdef int roads = p.roads & ~b.conquered[b.side], total = 0
    while roads:
        total += upper(p.turn.tables.road_length - b.end[b.side][lowest(roads)], p.turn.longest)
        total += b.units[b.side ^ 1][lowest(roads)] != 0
        roads &= roads - 1
    return total


# ---------------------------------------------------------------- which actions can matter

cdef inline bint worth_returning(const Tables* t, const Board* b, int road, int after) noexcept nogil:
    """Whether a unit of the line could be missed in the stock with `after` AP left to place units.

    Of a kind with that many in stock one more makes no difference; a special one may free the limit.
    """
    cdef uint64_t units = b.units[b.side][road]
    if after < 1:
        return False
    while units:
        if t.is_special[leading_unit(units)]:
            return True
        if in_stock(b, b.side, leading_unit(units)) < after:
            return True
        units = without_front(units)
    return False


cdef inline uint32_t aside(Plan* p, const Board* b, const Outlook* o, int road, uint32_t lane) noexcept nogil:
    """Of the legal actions on a road off the plan, those that can matter.

    Such a road serves a plan in two ways only: own units that stood there return to stock, or a gun
    fires from there. A win whose actions on the road do neither is a win without them: the stock then
    holds at each moment what it held before, or more. So no shortest win has them. Each action below
    is kept if what must follow it for one of the two is affordable out of the spare points:

    - a gun in position costs a placement more, if it does not stand on the road already;
    - a gun that cannot serve the plan may help a unit to return from another road off the plan: by
      making room for a redeployment there, or by unblocking a unit that then retreats for 2;
    - a unit placed there gives back a unit only if that one is redeployed afterwards, since the unit
      behind the new one was not in contact and the enemy does not come nearer;
    - a unit redeployed there gives itself back by a trade, a withdrawal or a retreat;
    - a sweep gives back a unit only through a redeployment, which needs a line of two.
    """
    cdef const Tables* t = p.turn.tables
    cdef int side = b.side, ap = b.ap, spare = o.spare
    cdef int redeploy = 2 - b.night, retreat = 3 if lane & RETREAT_BLOCKED else 2
    cdef int code, here = 0, gun, after
    cdef uint32_t guns = 0, kept = 0
    for code in range(1, t.kinds + 1):
        if t.gun[code]:
            guns |= 1 << (code - 1)
            if b.guns[side] >> (t.gun[code] - 1) & 1 and b.gun_road[side][t.gun[code] - 1] == road:
                here = 1
    # AP that a gun here takes besides, beginning with its own placement.
    gun = 0 if p.gun_roads >> road & 1 else o.march if p.shot_roads >> road & 1 else NEVER
    if lane & PLACE and spare >= 1:
        if spare >= 1 + gun:
            kept |= guns
        if spare >= 1 + gun + (least_of(o.march, 1) if here else 1):
            kept |= PLACE
        if b.count[side][road] and spare >= 1 + o.march and worth_returning(t, b, road, ap - 1 - o.march):
            kept |= PLACE
    gun += 1 - here
    if lane & REDEPLOY and spare >= redeploy:
        if spare >= redeploy + gun or returns_after(t, b, o, road, redeploy):
            kept |= REDEPLOY
    if lane & FORCED_MARCH and (spare >= gun or returns_after(t, b, o, road, 0)):
        kept |= FORCED_MARCH
    if spare >= retreat + gun or (spare >= retreat and worth_returning(t, b, road, ap - retreat)):
        kept |= RETREAT | RETREAT_BLOCKED
    if spare >= gun or worth_returning(t, b, road, ap):
        kept |= WITHDRAWAL | SABOTAGE
        after = o.march + (b.count[side][road] < 2)
        if (spare >= gun or trades(t, leading_unit(b.units[side][road]), leading_unit(b.units[side ^ 1][road]))
                or (spare >= after and worth_returning(t, b, road, ap - after))):
            kept |= ATTACK
    return lane & kept


cdef inline bint returns_after(const Tables* t, const Board* b, const Outlook* o, int road,
                               int cost) noexcept nogil:
    """Whether a redeployment off the plan can give back a unit."""
    if not worth_returning(t, b, road, b.ap - cost):
        return False
    return b.units[b.side ^ 1][road] or cards_of(b, E_WITHDRAWAL) or o.spare >= cost + 2


cdef inline int put(uint8_t* slots, int count, uint64_t* words, int road, uint32_t bits) noexcept nogil:
    """Move the actions of some bits of a road's lane from the words to the list."""
    cdef int word = lane_word(road)
    cdef int shift = lane_shift(road)
    cdef uint64_t chosen = words[word] & <uint64_t>bits << shift
    words[word] &= ~chosen
    while chosen:
        slots[count] = 64 * word + lowest(chosen)
        chosen &= chosen - 1
        count += 1
    return count


cdef inline int put_rest(uint8_t* slots, int count, uint64_t* words) noexcept nogil:
    """Put what is left behind the actions that are there."""
    cdef int word
    for word in range(2, -1, -1):
        while words[word]:
            slots[count] = 64 * word + lowest(words[word])
            words[word] &= words[word] - 1
            count += 1
    return count


cdef inline int choices(Plan* p, const Board* b, const Outlook* o, bint cards, uint8_t* slots) noexcept nogil:
    """The actions to try, the most promising first.

    Never tried: what has no effect within the turn or an uncertain one (`dig-in`, `supply-cut`,
    `intelligence`, `new-orders`). Cards without a road come first in the turn or not at all: played
    earlier, they make every later action legal that was legal, at no higher cost.
    """
    cdef const Tables* t = p.turn.tables
    cdef uint64_t words[3]
    cdef uint64_t rest
    cdef uint32_t lane, kept, useful
    cdef int side = b.side, road, togo, i, count = 0, word, shift, target, plan
    legal(t, b, words)
    useful = HELPFUL if cards else 0
    if o.spare < 0:                           # only more cards could help
        words[0] = words[1] = 0
        words[2] &= <uint64_t>useful << CARDS_AT
    plan = p.roads & ~b.conquered[side]
    rest = words[2] >> FIRE_AT
    words[2] &= (<uint64_t>1 << FIRE_AT) - 1 | <uint64_t>useful << CARDS_AT
    for road in range(ROADS):
        word = lane_word(road)
        shift = lane_shift(road)
        lane = lane_in(words, road)
        kept = lane & ~<uint32_t>DIG_IN if plan >> road & 1 else aside(p, b, o, road, lane) if lane else 0
        words[word] &= ~(<uint64_t>(lane & ~kept) << shift)
    for road in range(ROADS):                 # what conquers
        if plan >> road & 1:
            togo = t.road_length - b.end[side][road]
            kept = t.fits[togo] & ~t.fits[togo - 1]
            i = b.count[side][road]
            if i > 1 and t.length[rearmost_unit(b.units[side][road], i)] == togo:
                kept |= REDEPLOY | FORCED_MARCH
            count = put(slots, count, words, road, kept)
    for road in range(ROADS):
        count = put(slots, count, words, road, ATTACK)
    for i in range(t.arrows):
        if rest >> i & 1:
            target = road_aimed_at(t, side, b.gun_road[side][t.arrow_gun[i]], i)
            if ((plan | p.gun_roads) >> target & 1 or worth_returning(t, b, target, b.ap)
                    or (p.shot_roads >> target & 1 and o.spare >= o.march)):
                slots[count] = 128 + FIRE_AT + i
                count += 1
    for i in range(t.kinds):
        for road in range(ROADS):
            if plan >> road & 1:
                count = put(slots, count, words, road, 1 << (p.order[i] - 1))
    for road in range(ROADS):
        if plan >> road & 1:
            count = put(slots, count, words, road, REDEPLOY | FORCED_MARCH | SABOTAGE)
    return put_rest(slots, count, words)
