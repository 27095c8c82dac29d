"""The inputs of the net: what it sees of a position, from the point of view of the side to move.

Training and play use this one encoder. Every road has a list of inputs that are on, the same numbers for each
road; the whole position has a sparse list of amounts. Inputs that the side to move may not know stand last and
reach only the net's value, never its preferences among actions.
"""

from libc.stdint cimport uint16_t, uint64_t

from ...rules.core cimport *
from .features cimport *


cdef enum:
    NET_DEPTH = 5            # units of a line that the net sees, from the front
    NET_CODES = 10           # codes of the standard army, and "no unit"
    NET_TILES = 19
    NET_COSTS = 10           # see `cost_class`
    MAX_ROAD_INPUTS = 48

    # Inputs of a road.
    R_OWN = 0                                      # by depth and code
    R_ENEMY = R_OWN + NET_DEPTH * NET_CODES
    R_GAP = R_ENEMY + NET_DEPTH * NET_CODES
    R_OWN_END = R_GAP + NET_TILES
    R_ENEMY_END = R_OWN_END + NET_TILES
    R_OWN_REAR = R_ENEMY_END + NET_TILES           # 4 each: 0, 1 or 2, 3 to 5, more
    R_ENEMY_REAR = R_OWN_REAR + 4
    R_FRONT = R_ENEMY_REAR + 4                     # beats, equal, beaten; touching, then across a gap
    R_OWN_SWEEP = R_FRONT + 6                      # 6 each: tiles that the leading unit could sweep
    R_ENEMY_SWEEP = R_OWN_SWEEP + 6
    R_HELD = R_ENEMY_SWEEP + 6                     # conquered by the side to move, by the enemy
    R_DUG = R_HELD + 2
    R_OBJECTIVE = R_DUG + 2                        # needed, wanted, denied, would win the game
    R_OWN_COST = R_OBJECTIVE + 4
    R_ENEMY_COST = R_OWN_COST + NET_COSTS
    R_AIM = R_ENEMY_COST + NET_COSTS               # part of the cheapest win
    R_TARGET = R_AIM + 1                           # an arrow can hit it
    R_THIRD = R_TARGET + 1                         # would be the enemy's third road
    R_INDEX = R_THIRD + 1                          # the road, counted from the left of the side to move
    R_SECRET = R_INDEX + ROADS                     # from here on only for the value
    R_ENEMY_OBJECTIVE = R_SECRET                   # as R_OBJECTIVE, and part of the enemy's cheapest win
    R_SIZE = R_ENEMY_OBJECTIVE + 5

    # Inputs of the whole position: first the value features of the linear evaluator.
    G_AP = V_SIZE                                  # 0 to 7 or more
    G_NO_STOCK = G_AP + 8                          # 2 x 9: no unit of a kind in stock
    G_EMPTY_ROADS = G_NO_STOCK + 2 * (NET_CODES - 1)
    G_SUPPLY_CUT = G_EMPTY_ROADS + 8
    G_NIGHT = G_SUPPLY_CUT + 1
    G_KNOWS = G_NIGHT + 1                          # 2
    G_DECK = G_KNOWS + 2                           # victory cards left
    G_THREE_ROADS = G_DECK + 1
    G_OBJECTIVES = G_THREE_ROADS + 1
    G_FAR_GUN = G_OBJECTIVES + 1                   # arrows that point three roads away
    G_LENGTH = G_FAR_GUN + 1                       # tiles of a road, less 18
    G_FIRE = G_LENGTH + 1
    G_FIRST_TURN = G_FIRE + 1
    G_SIZE = G_FIRST_TURN + 1


cdef struct RoadInputs:
    int count
    uint16_t index[MAX_ROAD_INPUTS]


cdef struct NetInputs:
    # In each list the secret inputs come last, so that they cannot even change how sums of the others are
    # rounded.
    RoadInputs roads[ROADS]
    Sparse whole
    Sparse linear            # the features of the linear value


cdef inline void turn_on(RoadInputs* r, int index) noexcept nogil:
    r.index[r.count] = index
    r.count += 1


cdef inline int cost_class(int cost) noexcept nogil:
    """Costs of 0 to 6 AP, up to 8, up to 12, more."""
    if cost <= 6:
        return cost
    return 7 if cost <= 8 else 8 if cost <= 12 else 9


cdef inline int rear_class(int tiles) noexcept nogil:
    return 0 if not tiles else 1 if tiles <= 2 else 2 if tiles <= 5 else 3


cdef inline int sweep_class(int tiles) noexcept nogil:
    """0, 1, 2, 3 or 4, 5 or 6, more."""
    if tiles <= 2:
        return tiles
    return 3 if tiles <= 4 else 4 if tiles <= 6 else 5


cdef inline void add_line(RoadInputs* r, int at, uint64_t line) noexcept nogil:
    cdef int depth
    turn_on(r, at + leading_unit(line))
    for depth in range(1, NET_DEPTH):
        line = without_front(line)
        if not line:
            break
        turn_on(r, at + NET_CODES * depth + leading_unit(line))


cdef inline void add_fronts(const Tables* t, RoadInputs* r, int gap, uint64_t own,
                            uint64_t enemy) noexcept nogil:
    """How the leading units compare, and what each could sweep."""
    cdef int leading = leading_unit(own), facing = leading_unit(enemy)
    cdef int at = R_FRONT if not gap else R_FRONT + 3
    if not leading or not facing:
        return
    if unit_beats(t, leading, facing):
        turn_on(r, at)
        turn_on(r, R_OWN_SWEEP + sweep_class(sweep(t, leading, enemy).tiles))
    elif unit_beats(t, facing, leading):
        turn_on(r, at + 2)
        turn_on(r, R_ENEMY_SWEEP + sweep_class(sweep(t, facing, own).tiles))
    else:
        turn_on(r, at + 1)


cdef inline void add_objective(const Tables* t, const Board* b, int side, int road, int at,
                               RoadInputs* r) noexcept nogil:
    """What a road means for a side's objective and for its win."""
    cdef int card = b.objective[side]
    cdef int held = b.conquered[side] | 1 << road, enemy_held = b.conquered[side ^ 1]
    # The marks are kept by a seat's own order of roads.
    cdef int place = 8 * (6 - road if side else road)
    cdef int mark
    if card < MAX_OBJECTIVES:
        mark = t.take_marks[side][card] >> place & 255
        if mark:
            turn_on(r, at + (2 - mark))
        if t.deny_marks[side][card] >> place & 255:
            turn_on(r, at + 2)
    if not has(both_conquered(b), road) and (
        has_three_roads(t, held) or (card < MAX_OBJECTIVES and fulfilled(t, card, held, enemy_held))
    ):
        turn_on(r, at + 3)


cdef inline void encode_road(const Tables* t, const Board* b, int road, const WinCosts* own_costs,
                             const WinCosts* enemy_costs, int targets, RoadInputs* r) noexcept nogil:
    cdef int side = b.side, enemy = side ^ 1
    cdef int gap = gap_on(t, b, road)
    r.count = 0
    turn_on(r, R_INDEX + (6 - road if side else road))
    if has(b.conquered[side], road):
        turn_on(r, R_HELD)
    elif has(b.conquered[enemy], road):
        turn_on(r, R_HELD + 1)
    else:
        add_line(r, R_OWN, b.units[side][road])
        add_line(r, R_ENEMY, b.units[enemy][road])
        turn_on(r, R_GAP + gap)
        turn_on(r, R_OWN_END + b.end[side][road])
        turn_on(r, R_ENEMY_END + b.end[enemy][road])
        turn_on(r, R_OWN_REAR + rear_class(b.rear[side][road]))
        turn_on(r, R_ENEMY_REAR + rear_class(b.rear[enemy][road]))
        add_fronts(t, r, gap, b.units[side][road], b.units[enemy][road])
        if has(b.dug[side], road):
            turn_on(r, R_DUG)
        if has(b.dug[enemy], road):
            turn_on(r, R_DUG + 1)
        turn_on(r, R_OWN_COST + cost_class(own_costs.roads[road]))
        turn_on(r, R_ENEMY_COST + cost_class(enemy_costs.roads[road]))
        if has(own_costs.aim, road):
            turn_on(r, R_AIM)
        if has(targets, road):
            turn_on(r, R_TARGET)
        if has_three_roads(t, b.conquered[enemy] | 1 << road):
            turn_on(r, R_THIRD)
    add_objective(t, b, side, road, R_OBJECTIVE, r)
    add_objective(t, b, enemy, road, R_ENEMY_OBJECTIVE, r)
    if has(enemy_costs.aim, road) and not has(both_conquered(b), road):
        turn_on(r, R_ENEMY_OBJECTIVE + 4)


cdef inline bint is_secret(int index) noexcept nogil:
    """Whether an input of the whole position depends on cards that only the enemy knows."""
    return (
        V_NEAR + KNOTS <= index < V_NEAR + 2 * KNOTS
        or index == V_WANTED + 1
        or V_CARDS + CARD_FEATURES <= index < V_CARDS + 2 * CARD_FEATURES
    )


cdef inline int aimed_roads(const Tables* t, const Board* b) noexcept nogil:
    """The set of roads at which an arrow can be fired now."""
    cdef int arrow, roads = 0
    for arrow in range(t.arrows):
        if has(b.fire, arrow):
            roads |= 1 << road_aimed_at(t, b.side, b.gun_road[b.side][t.arrow_gun[arrow]], arrow)
    return roads


cdef inline void encode_whole(const Tables* t, const WinningSets* p, const Board* b, KnownCosts* known,
                              Sparse* linear, Sparse* s) noexcept nogil:
    cdef int which, code, arrow, i
    extract_value_features(t, p, b, known, linear)
    s.count = 0
    for i in range(linear.count):
        if not is_secret(linear.index[i]):
            add_feature(s, linear.index[i], linear.amount[i])
    add_feature(s, G_AP + (b.ap if b.ap < 7 else 7), 1)
    for which in range(2):
        for code in range(1, NET_CODES):
            if not in_stock(b, b.side ^ which, code):
                add_feature(s, G_NO_STOCK + (NET_CODES - 1) * which + code - 1, 1)
    add_feature(s, G_EMPTY_ROADS + empty_roads(b), 1)
    if b.supply_cut[b.side ^ 1]:
        add_feature(s, G_SUPPLY_CUT, 0.5 * b.supply_cut[b.side ^ 1])
    if b.night:
        add_feature(s, G_NIGHT, 1)
    for which in range(2):
        if b.knows[b.side ^ which]:
            add_feature(s, G_KNOWS + which, 1)
    if b.victory_left:
        add_feature(s, G_DECK, 0.05 * b.victory_left)
    if t.three_roads_win:
        add_feature(s, G_THREE_ROADS, 1)
    if t.objectives:
        add_feature(s, G_OBJECTIVES, 1)
    for arrow in range(t.arrows):
        if t.arrow_step[arrow] == 3:
            add_feature(s, G_FAR_GUN, 1)
            break
    if t.road_length != 18:
        add_feature(s, G_LENGTH, 0.2 * (t.road_length - 18))
    if b.fire:
        add_feature(s, G_FIRE, 1)
    if b.turn == 1:
        add_feature(s, G_FIRST_TURN, 1)
    for i in range(linear.count):
        if is_secret(linear.index[i]):
            add_feature(s, linear.index[i], linear.amount[i])


cdef inline void encode_position(const Tables* t, const WinningSets* p, const Board* b, KnownCosts* known,
                                 NetInputs* inputs) noexcept nogil:
    cdef const WinCosts* own = win_costs(t, p, b, b.side, known)
    cdef const WinCosts* enemy = win_costs(t, p, b, b.side ^ 1, known)
    cdef int road, targets = aimed_roads(t, b)
    for road in range(ROADS):
        encode_road(t, b, road, own, enemy, targets, &inputs.roads[road])
    encode_whole(t, p, b, known, &inputs.linear, &inputs.whole)
