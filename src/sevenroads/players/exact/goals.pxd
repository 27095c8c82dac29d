"""Pruning for one goal: whether it is still affordable, and which actions can serve it.

A *goal* is a set of roads whose conquest wins. An action or a position is pruned only if no win needs it;
`affordable` and `useful_beside_goal` give the proofs. `road_cost.pxd` bounds the cost of a single road; the
search itself is in `endings.pyx`.
"""

from libc.stdint cimport uint8_t, uint32_t, uint64_t

from ...rules.core cimport *
from .road_cost cimport *


cdef enum:
    MAX_GOALS = 64           # there are at most 35, since no goal contains another


cdef struct Goal:
    TurnResources turn
    int roads                # the set of roads
    int gun_roads            # roads from which a gun may serve the goal
    int firing_roads         # roads from which a gun may hit anything
    int allowed              # all ALLOW_ flags that make a difference in this turn
    uint8_t order[16]        # codes of units, longest first


cdef struct Slack:
    # The AP that a position leaves beside the goal.
    int spare                # AP that may be spent off the goal's roads; -1 if the goal is out of reach
    int redeploy_cost        # AP of the cheapest redeployment


# ---------------------------------------------------------------- goals

cdef inline int goals_to_win(const Tables* t, const Board* b, bint three_roads,
                             uint8_t* goals) noexcept nogil:
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
        if smallest and count < MAX_GOALS:
            goals[count] = more
            count += 1
    return count


cdef inline int roads_to_fire_from(const TurnResources* turn, int targets) noexcept nogil:
    """Roads from which a gun could hit a unit on one of the target roads.

    Enemy lines only shrink during the turn and guns only come from stock and open roads, so the set computed
    at the beginning of the turn is valid for all of it.
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


cdef inline void start_turn(Goal* p, const Tables* t, const Board* b) noexcept nogil:
    """Prepare for a turn. The caller provides the cache of costs."""
    cdef int road, code, length, count = 0
    count_resources(&p.turn, t, b)
    p.firing_roads = roads_to_fire_from(&p.turn, 127)
    p.allowed = ALLOW_SPECIALS if p.turn.longest_special else 0
    for road in range(ROADS):
        if p.turn.hits[1][road] != p.turn.hits[0][road]:
            p.allowed |= ALLOW_NEW_FIRE
    for length in range(31, 0, -1):
        for code in range(1, t.kinds + 1):
            if t.length[code] == length:
                p.order[count] = code
                count += 1


cdef inline void set_goal(Goal* p, int roads) noexcept nogil:
    """Choose a goal. Guns serve it if they fire into its roads, or clear the way for guns that do."""
    cdef int more = roads_to_fire_from(&p.turn, roads)
    p.roads = roads
    p.gun_roads = 0
    while more & ~p.gun_roads:
        p.gun_roads |= more
        more = roads_to_fire_from(&p.turn, p.gun_roads)


# ---------------------------------------------------------------- what is still affordable

cdef inline int goal_cost(Goal* p, const Board* b, int roads, int allowed, int budget) noexcept nogil:
    return roads_cost(&p.turn, b, roads & ~b.conquered[b.side], allowed, cards_of(b, E_FORCED_MARCH),
                      cards_of(b, E_WITHDRAWAL), cards_of(b, E_SABOTAGE), budget)


cdef inline bint guns_moved(Goal* p, const Board* b) noexcept nogil:
    """Whether a gun stands where none stood when the turn began."""
    cdef int side = b.side, gun
    for gun in range(MAX_GUNS):
        if b.guns[side] >> gun & 1 and (
                not p.turn.start.guns[side] >> gun & 1 or b.fresh != p.turn.start.fresh
                or b.gun_road[side][gun] != p.turn.start.gun_road[side][gun]
                or b.gun_tile[side][gun] != p.turn.start.gun_tile[side][gun]):
            return True
    return False


cdef inline int extra_cost(Goal* p, const Board* b, int road, int cost) noexcept nogil:
    """The AP that an action of this cost on a road adds to the goal's cost.

    On a road of the goal the action may be part of that road's cost; only the excess is added.
    """
    cdef int part
    if not p.roads & ~b.conquered[b.side] & 1 << road:
        return cost
    part = goal_cost(p, b, 1 << road, p.allowed, cost)
    return cost - part if cost > part else 0


cdef inline int cost_to_free_special(Goal* p, const Board* b, int redeploy_cost) noexcept nogil:
    """A lower bound on the extra AP before a special unit may be placed (R2.4).

    At the limit, one has to return first: by a withdrawal, by a trade where it stands, by a redeployment and
    a trade, or by a retreat.
    """
    cdef const Tables* t = p.turn.tables
    cdef int side = b.side, best = IMPOSSIBLE, road, cost, code
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
                    cost = least_of(cost, redeploy_cost)
                enemy = without_front(enemy)
            best = least_of(best, extra_cost(p, b, road, cost))
    return best


cdef inline int cost_to_move_gun(Goal* p, const Board* b, int redeploy_cost, bint placed) noexcept nogil:
    """A lower bound on the extra AP before a gun fires from a new place; `placed` allows guns from stock."""
    cdef int side = b.side, best = IMPOSSIBLE, gun, roads
    if placed:
        roads = p.gun_roads & ~both_conquered(b)
        while roads:
            best = least_of(best, extra_cost(p, b, lowest(roads), 1))
            roads &= roads - 1
    for gun in range(MAX_GUNS):
        if b.guns[side] >> gun & 1 and p.gun_roads >> b.gun_road[side][gun] & 1:
            best = least_of(best, extra_cost(p, b, b.gun_road[side][gun], redeploy_cost))
    return best


cdef inline bint find_slack(Goal* p, const Board* b, Slack* o) noexcept nogil:
    """Compute the spare AP; false if the goal is out of reach."""
    o.redeploy_cost = least_of(card_cost(p.turn.tables, E_FORCED_MARCH) if cards_of(b, E_FORCED_MARCH) else 2,
                               2 - b.night)
    o.spare = b.ap - goal_cost(p, b, p.roads, p.allowed, b.ap)
    if o.spare >= 0 and affordable(p, b, o):
        return True
    o.spare = -1
    return False


cdef inline bint affordable(Goal* p, const Board* b, const Slack* o) noexcept nogil:
    """Whether the AP left may suffice for the goal; false only if they certainly do not.

    The rest of a winning turn either places a special unit or does not, and either moves a gun or does not.
    Each of the four cases has its own road costs and its own extra costs. If no case is affordable, there is
    no winning turn.
    """
    cdef int ap = b.ap, least = ap - o.spare, fire, special, moved
    if not p.allowed:
        return True
    fire = p.allowed & ALLOW_NEW_FIRE if guns_moved(p, b) else 0
    if goal_cost(p, b, p.roads, fire, ap) <= ap:
        return True
    if p.allowed & ALLOW_NEW_FIRE and not fire:
        moved = cost_to_move_gun(p, b, o.redeploy_cost, False)
        if goal_cost(p, b, p.roads, ALLOW_NEW_FIRE, ap) + moved <= ap:
            return True
    if p.allowed & ALLOW_SPECIALS:
        special = cost_to_free_special(p, b, o.redeploy_cost)
        if special + least > ap:
            return False
        if special + goal_cost(p, b, p.roads, ALLOW_SPECIALS | fire, ap) <= ap:
            return True
        if p.allowed & ALLOW_NEW_FIRE and not fire:
            return least + max(special, cost_to_move_gun(p, b, o.redeploy_cost, True)) <= ap
    return False


cdef inline int fewest_actions(Goal* p, const Board* b) noexcept nogil:
    """A lower bound on the actions to the goal: advances to fill the tiles, one to clear each enemy line."""
    cdef int roads = p.roads & ~b.conquered[b.side], total = 0
    while roads:
        total += divide_up(p.turn.tables.road_length - b.end[b.side][lowest(roads)], p.turn.longest)
        total += b.units[b.side ^ 1][lowest(roads)] != 0
        roads &= roads - 1
    return total


# ---------------------------------------------------------------- which actions can serve the goal

cdef inline bint return_may_help(const Tables* t, const Board* b, int road, int after) noexcept nogil:
    """Whether the return of a unit of this line could help, with `after` AP left to place units.

    It cannot if the stock already has as many units of its kind as the AP can place, except that a special
    unit frees the limit.
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


cdef inline bint gun_stands_on(const Tables* t, const Board* b, int road) noexcept nogil:
    """Whether a gun of the side to move stands on a road."""
    cdef int code, gun
    for code in range(1, t.kinds + 1):
        gun = t.gun[code] - 1
        if gun >= 0 and b.guns[b.side] >> gun & 1 and b.gun_road[b.side][gun] == road:
            return True
    return False


cdef inline uint32_t gun_placements(const Tables* t) noexcept nogil:
    """The placements of guns, as bits of a lane."""
    cdef int code
    cdef uint32_t guns = 0
    for code in range(1, t.kinds + 1):
        if t.gun[code]:
            guns |= 1 << (code - 1)
    return guns


cdef inline uint32_t useful_beside_goal(Goal* p, const Board* b, const Slack* o, int road,
                                        uint32_t lane) noexcept nogil:
    """Of the legal actions on a road outside the goal, those that can serve it.

    Such a road can serve the goal in two ways only: own units return from it to stock, or a gun fires from
    it. Actions on the road that do neither can be left out of any win, since the stock then has at each
    moment at least the same units. So no shortest win contains them. An action is kept if the spare AP can
    pay for what must follow it for one of the two:

    - a gun needs a placement if it does not stand on the road already;
    - a gun that cannot serve the goal may help a unit to return from another road outside the goal: by making
      room for a redeployment there, or by unblocking a unit that then retreats for 2 AP;
    - after a placement, a unit behind the new one can return only after a redeployment, since it was not in
      contact and the enemy does not come nearer;
    - a redeployed unit returns by a trade, a withdrawal or a retreat;
    - a sweep lets a unit return only through a redeployment, which needs a line of two.
    """
    cdef const Tables* t = p.turn.tables
    cdef int side = b.side, ap = b.ap, spare = o.spare
    cdef int redeploy = 2 - b.night, retreat = 3 if lane & RETREAT_BLOCKED else 2
    cdef int gun, after, here = gun_stands_on(t, b, road)
    cdef uint32_t kept = 0
    # The extra AP of a gun here, beginning with its own placement.
    gun = 0 if p.gun_roads >> road & 1 else o.redeploy_cost if p.firing_roads >> road & 1 else IMPOSSIBLE
    if lane & PLACE and spare >= 1:
        if spare >= 1 + gun:
            kept |= gun_placements(t)
        if spare >= 1 + gun + (least_of(o.redeploy_cost, 1) if here else 1):
            kept |= PLACE
        if (b.count[side][road] and spare >= 1 + o.redeploy_cost
                and return_may_help(t, b, road, ap - 1 - o.redeploy_cost)):
            kept |= PLACE
    gun += 1 - here
    if lane & REDEPLOY and spare >= redeploy:
        if spare >= redeploy + gun or redeployment_may_help(t, b, o, road, redeploy):
            kept |= REDEPLOY
    if lane & FORCED_MARCH and (spare >= gun or redeployment_may_help(t, b, o, road, 0)):
        kept |= FORCED_MARCH
    if spare >= retreat + gun or (spare >= retreat and return_may_help(t, b, road, ap - retreat)):
        kept |= RETREAT | RETREAT_BLOCKED
    if spare >= gun or return_may_help(t, b, road, ap):
        kept |= WITHDRAWAL | SABOTAGE
        after = o.redeploy_cost + (b.count[side][road] < 2)
        if (spare >= gun
                or trades(t, leading_unit(b.units[side][road]), leading_unit(b.units[side ^ 1][road]))
                or (spare >= after and return_may_help(t, b, road, ap - after))):
            kept |= ATTACK
    return lane & kept


cdef inline bint redeployment_may_help(const Tables* t, const Board* b, const Slack* o, int road,
                                       int cost) noexcept nogil:
    """Whether a unit redeployed on a road outside the goal can return to stock and help."""
    if not return_may_help(t, b, road, b.ap - cost):
        return False
    return b.units[b.side ^ 1][road] or cards_of(b, E_WITHDRAWAL) or o.spare >= cost + 2


cdef inline int take_actions(uint8_t* slots, int count, uint64_t* words, int road,
                             uint32_t bits) noexcept nogil:
    """Move the actions given by some bits of a road's lane from the words to the list."""
    cdef int word = lane_word(road)
    cdef int shift = lane_shift(road)
    cdef uint64_t chosen = words[word] & <uint64_t>bits << shift
    words[word] &= ~chosen
    while chosen:
        slots[count] = 64 * word + lowest(chosen)
        chosen &= chosen - 1
        count += 1
    return count


cdef inline int take_rest(uint8_t* slots, int count, uint64_t* words) noexcept nogil:
    """Append all remaining actions of the words to the list."""
    cdef int word
    for word in range(2, -1, -1):
        while words[word]:
            slots[count] = 64 * word + lowest(words[word])
            words[word] &= words[word] - 1
            count += 1
    return count


cdef inline int list_candidates(Goal* p, const Board* b, const Slack* o, bint cards,
                                uint8_t* slots) noexcept nogil:
    """The actions to try, the most promising first.

    Cards that give no AP and whose effect is uncertain or comes after the turn (`dig-in`, `supply-cut`,
    `intelligence`, `new-orders`) are never tried. Cards without a road are tried only at the beginning of the
    turn: played earlier, they keep every later action legal and make none more expensive.
    """
    cdef uint64_t words[3]
    cdef uint64_t shots
    cdef uint32_t useful = p.turn.tables.helpful if cards else 0
    cdef int count, i, road, goal = p.roads & ~b.conquered[b.side]
    legal(p.turn.tables, b, words)
    if o.spare < 0:                           # out of reach unless more cards are played
        words[0] = words[1] = 0
        words[2] &= <uint64_t>useful << CARDS_AT
    shots = words[2] >> FIRE_AT
    words[2] &= (<uint64_t>1 << FIRE_AT) - 1 | <uint64_t>useful << CARDS_AT
    drop_useless(p, b, o, goal, words)
    count = take_conquests(p, b, goal, slots, words)
    for road in range(ROADS):
        count = take_actions(slots, count, words, road, ATTACK)
    count = take_shots(p, b, o, goal, shots, slots, count)
    for i in range(p.turn.tables.kinds):
        for road in range(ROADS):
            if goal >> road & 1:
                count = take_actions(slots, count, words, road, 1 << (p.order[i] - 1))
    for road in range(ROADS):
        if goal >> road & 1:
            count = take_actions(slots, count, words, road, REDEPLOY | FORCED_MARCH | SABOTAGE)
    return take_rest(slots, count, words)


cdef inline void drop_useless(Goal* p, const Board* b, const Slack* o, int goal,
                              uint64_t* words) noexcept nogil:
    """Remove the actions on roads that cannot serve the goal from the words."""
    cdef uint32_t lane, kept
    cdef int road
    for road in range(ROADS):
        lane = lane_in(words, road)
        if not lane:
            continue
        if goal >> road & 1:
            kept = lane & ~<uint32_t>DIG_IN
        else:
            kept = useful_beside_goal(p, b, o, road, lane)
        words[lane_word(road)] &= ~(<uint64_t>(lane & ~kept) << lane_shift(road))


cdef inline int take_conquests(Goal* p, const Board* b, int goal, uint8_t* slots,
                               uint64_t* words) noexcept nogil:
    """Move the actions that immediately conquer a road of the goal to the list."""
    cdef const Tables* t = p.turn.tables
    cdef int road, tiles, units, count = 0
    cdef uint32_t kept
    for road in range(ROADS):
        if goal >> road & 1:
            tiles = t.road_length - b.end[b.side][road]
            kept = t.fits[tiles] & ~t.fits[tiles - 1]
            units = b.count[b.side][road]
            if units > 1 and t.length[rearmost_unit(b.units[b.side][road], units)] == tiles:
                kept |= REDEPLOY | FORCED_MARCH
            count = take_actions(slots, count, words, road, kept)
    return count


cdef inline int take_shots(Goal* p, const Board* b, const Slack* o, int goal, uint64_t shots, uint8_t* slots,
                           int count) noexcept nogil:
    """Append the shots at roads that matter for the goal, for guns that serve it, or for returning units."""
    cdef const Tables* t = p.turn.tables
    cdef int arrow, target
    for arrow in range(t.arrows):
        if shots >> arrow & 1:
            target = road_aimed_at(t, b.side, b.gun_road[b.side][t.arrow_gun[arrow]], arrow)
            if ((goal | p.gun_roads) >> target & 1 or return_may_help(t, b, target, b.ap)
                    or (p.firing_roads >> target & 1 and o.spare >= o.redeploy_cost)):
                slots[count] = 128 + FIRE_AT + arrow
                count += 1
    return count
