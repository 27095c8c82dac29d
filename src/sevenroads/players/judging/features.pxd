"""The features of positions and actions for the linear evaluator.

Both are sparse lists of (feature, amount). `LinearEvaluator` turns them into a value for the side to move and
into preferences among its actions. Nothing is searched here, and no rule is decided.
"""

from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t

from ...rules.core cimport *


cdef extern from *:
    """
    #define SR_CHECK_CARD_FEATURES(fit) _Static_assert(fit, \\
        "one feature for each card effect: set CARD_FEATURES, and add weights at V_CARDS and A_END to the files")
    """
    void check_card_features "SR_CHECK_CARD_FEATURES"(bint fit) noexcept nogil


cdef enum:
    MAX_SETS = 40            # smallest sets of roads that fulfil one objective
    MAX_SPARSE = 128
    FAR = 24                 # the AP cost of something impossible
    SMALL_GAP = 3            # one unit may close it

    # Value features. Pairs come for the side to move, then for the other.
    V_BIAS = 0
    V_NEAR = 1               # 2 x 10: how near the cheapest win is, in AP, interpolated between knots
    KNOTS = 10
    V_SECOND = 21            # 2 x 10: the same for the three-roads race alone
    V_HELD = 41              # 2 x 2: one road held, two roads held
    V_BEATS = 45             # 2: tiles that the leading units could sweep now
    V_REACH = 47             # 2: tiles covered on open roads
    V_DOORS = 49             # 2 x 2: open roads without a line, near and far from the enemy's reach
    V_STOCK = 53             # 2 x 13: units in stock, by kind
    V_LIMIT = 79             # 2: a special unit may still be placed
    V_HAND = 81              # 2: victory cards in hand
    V_AP = 83                # AP left, minus four
    V_WANTED = 84            # 2: reach on the roads that the side's objective needs
    V_EMPTY = 86             # 2: roads without any line, and the square of that number
    V_FRONTS = 88            # 2 x 2: roads where it leads with the stronger unit, across a small or a large gap
    V_CARDS = 92             # 2 x 10: victory cards in hand, by effect
    CARD_FEATURES = 10       # one for each card effect; the build checks the number
    V_SIZE = V_CARDS + 2 * CARD_FEATURES

    # Action features.
    A_PLACE = 0              # 13: by kind
    A_REDEPLOY = A_PLACE + MAX_KINDS
    A_RETREAT
    A_RETREAT_BLOCKED
    A_ATTACK
    A_TRADE
    A_SWEEP                  # tiles removed
    A_FIRE
    A_CARD                   # by effect
    A_END = A_CARD + CARD_FEATURES
    A_END_AP                 # AP lost
    A_CONQUER
    A_WIN
    A_TOUCH_BEATS            # stands before a weaker unit
    A_TOUCH_EQUAL
    A_TOUCH_BEATEN
    A_FACE_BEATS             # the same, with a small gap left
    A_FACE_BEATEN
    A_BLOCK_RUN              # tiles behind the touched unit that could be swept
    A_EXPOSE                 # own tiles an enemy sweep would take
    A_WANTED                 # on a road the objective needs
    A_WANTED_NEAR
    A_DOOR                   # first unit on a road the enemy could run through
    A_NEW_LINE
    A_LENGTH
    A_GAP_LEFT               # 4: gap left of 1, 2, 3, more
    A_DENY = A_GAP_LEFT + 4  # on a road where the enemy is near the end
    A_SAME                   # of the class of the unit behind it
    A_SPECIAL
    A_ENEMY_TWO              # defends while the enemy holds two roads
    A_END_UNUSED             # 4: by the AP lost, 1, 2, 3, more
    A_END_EMPTY = A_END_UNUSED + 4   # AP lost, for each road without any line
    A_OPENS                  # first unit on a road without any line
    A_ROAD_COSTS             # 3 x 9: see `add_road_costs`
    ADVANCE = 0              # the three groups of it
    ATTACKS = 1
    RETREATS = 2
    A_SIZE = A_ROAD_COSTS + 27


cdef struct Sparse:
    int count
    uint8_t index[MAX_SPARSE]
    float amount[MAX_SPARSE]


cdef struct WinningSets:
    # For each objective, the smallest sets of roads that fulfil it.
    uint8_t sets[MAX_OBJECTIVES][MAX_SETS]
    uint8_t count[MAX_OBJECTIVES]
    uint8_t wanted[MAX_OBJECTIVES]       # roads in some of its narrow clauses
    bint standard_army                   # the army that the net was trained with


cdef struct WinCosts:
    # Estimates of the AP that a side needs.
    int cheapest                         # for its cheapest win
    int three                            # for any three roads
    int roads[ROADS]                     # for each road
    uint8_t aim                          # the roads of the cheapest win


cdef struct KnownCosts:
    # The costs of one position, each side's estimated when it is first asked for.
    WinCosts sides[2]
    bint known[2]


cdef inline void add_feature(Sparse* s, int index, float amount) noexcept nogil:
    s.index[s.count] = index
    s.amount[s.count] = amount
    s.count += 1


cdef inline float weighted_sum(const Sparse* s, const float* weights) noexcept nogil:
    cdef float total = 0
    cdef int i
    for i in range(s.count):
        total += s.amount[i] * weights[s.index[i]]
    return total


# ---------------------------------------------------------------- how far from winning

cdef struct Supply:
    # The units a side has in stock and may place: a set of codes, and counts by length.
    uint16_t kinds
    int long_units, middling, short_units


cdef inline void count_supply(const Tables* t, const Board* b, int side, Supply* s) noexcept nogil:
    cdef int code, count
    s.kinds = 0
    s.long_units = s.middling = s.short_units = 0
    for code in range(1, t.kinds + 1):
        count = in_stock(b, side, code)
        if not count or (t.is_special[code] and b.specials[side] >= b.limit[side]):
            continue
        s.kinds |= 1 << code
        if t.length[code] == 3:
            s.long_units += count
        elif t.length[code] == 2:
            s.middling += count
        elif t.length[code] == 1:
            s.short_units += count


cdef inline int fill_cost(const Supply* s, int tiles) noexcept nogil:
    """An estimate of the AP to fill tiles. A unit that is not in stock must return first."""
    cdef int more, cost = tiles // 3
    if cost > s.long_units:
        cost = s.long_units
    tiles -= 3 * cost
    more = (tiles + 1) >> 1
    if more > s.middling:
        more = s.middling
    cost += more
    tiles -= 2 * more
    if tiles <= 0:
        return cost
    more = tiles if tiles < s.short_units else s.short_units
    return cost + more + 2 * ((tiles - more + 2) // 3)


cdef inline int best_attacker(const Tables* t, const Supply* s, uint64_t line, int gap,
                              int* cheapest_cost) noexcept nogil:
    """The unit that removes the front of a line for the fewest AP; 0 if no unit fits the gap."""
    cdef int facing = leading_unit(line)
    cdef int code, cost, tiles, best = 0, most = -1
    for code in range(1, t.kinds + 1):
        if t.length[code] > gap or unit_beats(t, facing, code):
            continue
        if s.kinds >> code & 1:
            cost = 1
        elif t.is_special[code]:
            continue
        else:
            cost = 3                          # it has to retreat from another road first
        cost += fill_cost(s, gap - t.length[code])
        tiles = sweep(t, code, line).tiles
        if not best or cost < cheapest_cost[0] or (cost == cheapest_cost[0] and tiles > most):
            best = code
            cheapest_cost[0] = cost
            most = tiles
    return best


cdef inline int estimated_road_cost(const Tables* t, const Board* b, int side, int road,
                                    const Supply* s) noexcept nogil:
    """An estimate of the AP a side needs to conquer a road; 0 if it holds it, FAR if it cannot.

    The enemy is assumed to do nothing. Enemy units are removed by units that beat or equal them and fit into
    the gap; where none fits, the side's line retreats first.
    """
    cdef int enemy = side ^ 1
    cdef uint64_t own = b.units[side][road], line = b.units[enemy][road]
    cdef int gap = gap_on(t, b, road)
    cdef int cost = 0, cheapest_cost = 0, leading, facing
    cdef Sweep swept
    if b.conquered[side] >> road & 1:
        return 0
    if b.conquered[enemy] >> road & 1:
        return FAR
    while line and cost < FAR:
        leading = leading_unit(own)
        facing = leading_unit(line)
        if gap or not leading or unit_beats(t, facing, leading):
            leading = best_attacker(t, s, line, gap, &cheapest_cost)
            if not leading:
                if not own:
                    return FAR
                leading = leading_unit(own)
                cost += 3 if not gap and unit_beats(t, facing, leading) else 2
                gap += t.length[leading]
                own = without_front(own)
                continue
            cost += cheapest_cost
            own = with_in_front(own, leading)
        if not unit_beats(t, leading, facing):   # equals: both leave
            gap = t.length[leading] + t.length[facing]
            own = without_front(own)
            line = without_front(line)
            continue
        swept = sweep(t, leading, line)
        gap = swept.tiles
        line = without_front(line, swept.units)
    cost += fill_cost(s, gap + b.rear[enemy][road])
    return cost if cost < FAR else FAR


cdef inline void estimate_win_costs(const Tables* t, const WinningSets* p, const Board* b, int side,
                                    WinCosts* costs) noexcept nogil:
    """Estimate the AP of the cheapest win, of any three roads, and of each road."""
    cdef int road, i, total, low[3], lowest_roads[3]
    cdef int card = b.objective[side], roads
    cdef Supply supply
    count_supply(t, b, side, &supply)
    low[0] = low[1] = low[2] = FAR
    lowest_roads[0] = lowest_roads[1] = lowest_roads[2] = 0
    for road in range(ROADS):
        costs.roads[road] = estimated_road_cost(t, b, side, road, &supply)
        i = 3
        while i and costs.roads[road] < low[i - 1]:
            i -= 1
            if i < 2:
                low[i + 1] = low[i]
                lowest_roads[i + 1] = lowest_roads[i]
            low[i] = costs.roads[road]
            lowest_roads[i] = 1 << road
    total = low[0] + low[1] + low[2]
    costs.three = total if total < FAR else FAR
    costs.cheapest = FAR
    costs.aim = 0
    if t.three_roads_win:
        costs.cheapest = costs.three
        costs.aim = lowest_roads[0] | lowest_roads[1] | lowest_roads[2]
    if card < MAX_OBJECTIVES and not t.deny[card] & b.conquered[side ^ 1]:
        for i in range(p.count[card]):
            roads = p.sets[card][i]
            total = 0
            while roads:
                total += costs.roads[lowest(roads)]
                roads &= roads - 1
            if total < costs.cheapest:
                costs.cheapest = total
                costs.aim = p.sets[card][i]


cdef inline void forget_costs(KnownCosts* known) noexcept nogil:
    """Nothing is known yet of a new position."""
    known.known[0] = known.known[1] = False


cdef inline const WinCosts* win_costs(const Tables* t, const WinningSets* p, const Board* b, int side,
                                      KnownCosts* known) noexcept nogil:
    """The costs of a side, estimated once for each position."""
    if not known.known[side]:
        estimate_win_costs(t, p, b, side, &known.sides[side])
        known.known[side] = True
    return &known.sides[side]


cdef inline void add_near(Sparse* s, int at, int cost) noexcept nogil:
    """Interpolate an AP cost between knots 0, 2, 4, … 18 or more."""
    cdef int knot = cost >> 1
    if knot >= KNOTS - 1:
        add_feature(s, at + KNOTS - 1, 1)
    elif cost & 1:
        add_feature(s, at + knot, 0.5)
        add_feature(s, at + knot + 1, 0.5)
    else:
        add_feature(s, at + knot, 1)


cdef inline void extract_side_features(const Tables* t, const WinningSets* p, const Board* b, int side,
                                       int which, const WinCosts* costs, Sparse* s) noexcept nogil:
    cdef int enemy = side ^ 1
    cdef int road, kind, held, gap, hand, card = b.objective[side]
    cdef int reach = 0, beats = 0, near_doors = 0, far_doors = 0, wanted = 0
    cdef int fronts[2]
    fronts[0] = fronts[1] = 0
    add_near(s, V_NEAR + which * KNOTS, costs.cheapest)
    add_near(s, V_SECOND + which * KNOTS, costs.three)
    held = popcount(b.conquered[side])
    if held:
        add_feature(s, V_HELD + 2 * which + (held > 1), 1)
    for road in range(ROADS):
        if is_conquered(b, road):
            continue
        reach += b.end[side][road]
        if card < MAX_OBJECTIVES and p.wanted[card] >> road & 1:
            wanted += b.end[side][road]
        if not b.units[side][road]:
            if b.end[enemy][road] >= 4:
                near_doors += 1
            else:
                far_doors += 1
        elif b.units[enemy][road]:
            gap = gap_on(t, b, road)
            if not gap:
                beats += sweep(t, leading_unit(b.units[side][road]), b.units[enemy][road]).tiles
            elif unit_beats(t, leading_unit(b.units[side][road]), leading_unit(b.units[enemy][road])):
                fronts[gap > SMALL_GAP] += 1
    add_feature(s, V_REACH + which, reach * 0.1)
    add_feature(s, V_BEATS + which, beats * 0.2)
    add_feature(s, V_WANTED + which, wanted * 0.1)
    add_feature(s, V_DOORS + 2 * which, near_doors)
    add_feature(s, V_DOORS + 2 * which + 1, far_doors)
    add_feature(s, V_FRONTS + 2 * which, fronts[0])
    add_feature(s, V_FRONTS + 2 * which + 1, fronts[1])
    for kind in range(t.kinds):
        add_feature(s, V_STOCK + 13 * which + kind, 0.2 * count_of(b.stock[side], kind))
    if b.specials[side] < b.limit[side]:
        add_feature(s, V_LIMIT + which, 1)
    hand = popcount(b.in_hand[side]) + b.hidden_hand[side]
    if hand:
        add_feature(s, V_HAND + which, hand)
    hand = b.in_hand[side]
    while hand:
        kind = lowest(hand)
        add_feature(s, V_CARDS + CARD_FEATURES * which + kind, count_of(b.hand[side], kind))
        hand &= hand - 1


cdef inline int empty_roads(const Board* b) noexcept nogil:
    """The number of open roads on which neither side has a line."""
    cdef int road, count = 0
    for road in range(ROADS):
        count += not b.units[0][road] and not b.units[1][road] and not is_conquered(b, road)
    return count


cdef inline void extract_value_features(const Tables* t, const WinningSets* p, const Board* b,
                                        KnownCosts* known, Sparse* s) noexcept nogil:
    """The value features, from the point of view of the side to move."""
    cdef int empty = empty_roads(b)
    s.count = 0
    add_feature(s, V_BIAS, 1)
    if b.ap != POINTS:
        add_feature(s, V_AP, b.ap - POINTS)
    if empty:
        add_feature(s, V_EMPTY, 0.2 * empty)
        add_feature(s, V_EMPTY + 1, 0.04 * empty * empty)
    extract_side_features(t, p, b, b.side, 0, win_costs(t, p, b, b.side, known), s)
    extract_side_features(t, p, b, b.side ^ 1, 1, win_costs(t, p, b, b.side ^ 1, known), s)


# ---------------------------------------------------------------- actions

cdef inline void extract_advance_features(const Tables* t, const WinningSets* p, const Board* b, int road,
                                          int code, Sparse* s) noexcept nogil:
    """The features of a unit that advances to the front of its line on a road."""
    cdef int side = b.side, enemy = side ^ 1
    cdef int gap = gap_on(t, b, road) - t.length[code]
    cdef int facing = leading_unit(b.units[enemy][road])
    cdef int card = b.objective[side], held
    cdef int behind = leading_unit(b.units[side][road])
    cdef bint wanted = card < MAX_OBJECTIVES and p.wanted[card] >> road & 1
    if wanted:
        add_feature(s, A_WANTED, 1)
        add_feature(s, A_WANTED_NEAR, b.end[side][road] * 0.1)
    if b.end[enemy][road] >= 8:
        add_feature(s, A_DENY, 1)
        if popcount(b.conquered[enemy]) == 2:
            add_feature(s, A_ENEMY_TWO, 1)
    if behind:
        if t.unit_class[code] == t.unit_class[behind]:
            add_feature(s, A_SAME, 1)
    else:
        add_feature(s, A_NEW_LINE, 1)
        if not facing:
            add_feature(s, A_OPENS, 1)
        if b.end[enemy][road] >= 4:
            add_feature(s, A_DOOR, 1)
    if gap == 0 and not facing:
        add_feature(s, A_CONQUER, 1)
        held = b.conquered[side] | 1 << road
        if has_three_roads(t, held) or fulfilled(t, card, held, b.conquered[enemy]):
            add_feature(s, A_WIN, 1)
        return
    if not facing:
        add_feature(s, A_LENGTH, t.length[code] * 0.3)
        return
    if gap == 0:
        if unit_beats(t, code, facing):
            add_feature(s, A_TOUCH_BEATS, 1)
            add_feature(s, A_BLOCK_RUN, 0.2 * sweep(t, code, b.units[enemy][road]).tiles)
        elif unit_beats(t, facing, code):
            add_feature(s, A_TOUCH_BEATEN, 1)
            add_feature(s, A_EXPOSE, 0.2 * sweep(t, facing, b.units[side][road]).tiles)
        else:
            add_feature(s, A_TOUCH_EQUAL, 1)
        return
    add_feature(s, A_GAP_LEFT + (gap - 1 if gap < 4 else 3), 1)
    if unit_beats(t, code, facing):
        add_feature(s, A_FACE_BEATS, 1)
    elif unit_beats(t, facing, code):
        add_feature(s, A_FACE_BEATEN, 1)


cdef inline void add_road_costs(const WinCosts* own, const WinCosts* enemy, int group, int road,
                                Sparse* s) noexcept nogil:
    """Whether the road belongs to the side's cheapest win, and how few AP each side needs for it."""
    cdef int at = A_ROAD_COSTS + 9 * group, cost = own.roads[road]
    if own.aim >> road & 1:
        add_feature(s, at, 1)
    if 0 < cost <= 8:
        add_feature(s, at + 1 + (cost - 1 >> 1), 1)
    cost = enemy.roads[road]
    if 0 < cost <= 8:
        add_feature(s, at + 5 + (cost - 1 >> 1), 1)


cdef inline void extract_action_features(const Tables* t, const WinningSets* p, const Board* b, int slot,
                                         const WinCosts* own, const WinCosts* enemy_costs,
                                         Sparse* s) noexcept nogil:
    """The features of an action. Without costs (NULL), those of its road are left out."""
    cdef Slot a = t.slot[slot]
    cdef int side = b.side, enemy = side ^ 1
    cdef int code, tiles
    cdef int group = ADVANCE
    check_card_features(CARD_FEATURES == EFFECT_COUNT)
    s.count = 0
    if a.operation == OP_PLACE:
        add_feature(s, A_PLACE + a.argument - 1, 1)
        if t.is_special[a.argument]:
            add_feature(s, A_SPECIAL, 1)
        extract_advance_features(t, p, b, a.road, a.argument, s)
    elif a.operation == OP_END:
        add_feature(s, A_END, 1)
        add_feature(s, A_END_AP, b.ap)
        if b.ap:
            add_feature(s, A_END_UNUSED + (b.ap - 1 if b.ap < 4 else 3), 1)
            add_feature(s, A_END_EMPTY, 0.1 * b.ap * empty_roads(b))
        return
    elif a.operation == OP_REDEPLOY or (a.operation == OP_CARD and a.argument == E_FORCED_MARCH):
        add_feature(s, A_REDEPLOY if a.operation == OP_REDEPLOY else A_CARD + E_FORCED_MARCH, 1)
        code = rearmost_unit(b.units[side][a.road], b.count[side][a.road])
        extract_advance_features(t, p, b, a.road, code, s)
    elif a.operation == OP_RETREAT:
        add_feature(s, A_RETREAT, 1)
        group = RETREATS
    elif a.operation == OP_RETREAT_BLOCKED:
        add_feature(s, A_RETREAT_BLOCKED, 1)
        group = RETREATS
    elif a.operation == OP_ATTACK:
        group = ATTACKS
        code = leading_unit(b.units[side][a.road])
        tiles = sweep(t, code, b.units[enemy][a.road]).tiles
        if tiles:
            add_feature(s, A_ATTACK, 1)
            add_feature(s, A_SWEEP, tiles * 0.2)
        else:
            add_feature(s, A_TRADE, 1)
            add_feature(s, A_SWEEP, 0.2 * (t.length[leading_unit(b.units[enemy][a.road])] - t.length[code]))
    elif a.operation == OP_FIRE:
        add_feature(s, A_FIRE, 1)
        return
    else:
        add_feature(s, A_CARD + a.argument, 1)
        if a.argument != E_SABOTAGE:
            return
        add_feature(s, A_SWEEP, 0.2 * t.length[leading_unit(b.units[enemy][a.road])])
        group = ATTACKS
    if own != NULL:
        add_road_costs(own, enemy_costs, group, a.road, s)
