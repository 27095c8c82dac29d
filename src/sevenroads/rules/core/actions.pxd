"""What each action does to a board (R3 to R6, R8). Every action here is legal: the caller has checked it."""

from .fire cimport *
from .lanes cimport *
from .victory cimport *


cdef struct Sweep:
    int units, tiles


cdef inline Sweep sweep(const Tables* t, int attacker, uint64_t line) noexcept nogil:
    """What an attack of a unit removes from the front of a line (R5.3, R5.4); nothing from its equal (R5.2)."""
    cdef Sweep removed = Sweep(0, 0)
    while removed.units < t.sweep[attacker] and unit_beats(t, attacker, leading_unit(line)):
        removed.tiles += t.length[leading_unit(line)]
        removed.units += 1
        line = without_front(line)
    return removed


cdef inline void advance(const Tables* t, Board* b, int road, int code, bint placed) noexcept nogil:
    """The side to move puts a unit in front on a road; `placed` if it comes from stock."""
    cdef bint flush
    push_front(t, b, b.side, road, code)
    flush = b.end[b.side][road] == t.road_length
    if flush | t.gun[code]:
        if t.gun[code]:
            man_gun(t, b, b.side, road, code)
            if t.gun[code] - 1 == t.bound_gun and (placed or t.redeployed_gun_fires):
                b.fresh = 1                   # R6.4
        if flush:
            conquer(t, b, road)               # R7.1
        aim(t, b)
    renew(t, b, road)


cdef inline void place(const Tables* t, Board* b, int road, int code) noexcept nogil:
    """R4.1."""
    take_from_stock(t, b, b.side, code)
    b.ap -= 1
    advance(t, b, road, code, True)


cdef inline void redeploy(const Tables* t, Board* b, int road) noexcept nogil:
    """R4.2, except for its cost."""
    cdef int side = b.side
    cdef uint64_t line = b.units[side][road]
    cdef int count = b.count[side][road]
    cdef int code = rearmost_unit(line, count)
    b.units[side][road] = without_rearmost(line, count)
    b.count[side][road] -= 1
    b.rear[side][road] += t.length[code]
    advance(t, b, road, code, False)


cdef inline void retreat(const Tables* t, Board* b, int side, int road) noexcept nogil:
    """R4.3, except for its cost: a side's leading unit returns to its stock."""
    pop_front(t, b, side, road, 1)
    renew(t, b, road)
    aim(t, b)


cdef inline void attack(const Tables* t, Board* b, int road) noexcept nogil:
    """R5."""
    cdef int side = b.side, enemy = side ^ 1
    cdef int removed = sweep(t, leading_unit(b.units[side][road]), b.units[enemy][road]).units
    if removed:
        pop_front(t, b, enemy, road, removed)
    else:                                     # R5.2: equals
        pop_front(t, b, 0, road, 1)
        pop_front(t, b, 1, road, 1)
    renew(t, b, road)
    aim(t, b)


cdef inline void fire(const Tables* t, Board* b, int arrow) noexcept nogil:
    """R6.1."""
    cdef int target = road_aimed_at(t, b.side, b.gun_road[b.side][t.arrow_gun[arrow]], arrow)
    pop_front(t, b, b.side ^ 1, target, hit_depth(t, b, arrow))
    renew(t, b, target)
    aim(t, b)


cdef inline void take_new_orders(const Tables* t, Board* b) noexcept nogil:
    """R8: the player's objective goes under its deck, and the top one counts at once (R7.2)."""
    cdef int side = b.side
    cdef uint8_t card = b.objectives[b.objectives_head]
    b.objectives[b.objectives_head] = b.objective[side]
    b.objectives_head += 1
    if b.objectives_head == b.objectives_left:
        b.objectives_head = 0
    b.objective[side] = card
    b.knows[side ^ 1] = 0
    judge(t, b)


cdef inline void play_card(const Tables* t, Board* b, int effect, int road) noexcept nogil:
    """R8."""
    cdef int side = b.side, enemy = side ^ 1
    discard(b, side, effect)
    b.ap += t.card_points[effect]
    if effect == E_FORCED_MARCH:
        redeploy(t, b, road)
    elif effect == E_WITHDRAWAL:
        retreat(t, b, side, road)
    elif effect == E_SABOTAGE:
        retreat(t, b, enemy, road)
    elif effect == E_DIG_IN:
        b.dug[side] |= 1 << road
        renew(t, b, road)
    elif effect == E_SECOND_FRONT:
        b.limit[side] += 1                    # R2.4
    elif effect == E_INTELLIGENCE:
        b.knows[side] = 1
    elif effect == E_SUPPLY_CUT:
        b.supply_cut[enemy] += SUPPLY_CUT
    elif effect == E_NIGHT_MARCH:
        b.night = 1
    elif effect == E_NEW_ORDERS:
        take_new_orders(t, b)


cdef inline void end_turn(const Tables* t, Board* b) noexcept nogil:
    """R3.2. The draws of R7.3 that a position alone shows; then the other side's turn begins."""
    cdef int dug, road
    if nobody_can_win(t, b):
        b.result = DRAWN
        b.how = BY_NOBODY_CAN_WIN
        return
    if b.turn == LAST_TURN:
        b.result = DRAWN
        b.how = BY_TURN_LIMIT
        return
    b.night = 0
    b.fresh = 0                               # R6.4
    b.turn += 1
    b.side ^= 1
    # R3.1, R8.1: a supply cut never takes a turn below 0 AP.
    b.ap = POINTS - b.supply_cut[b.side] if b.supply_cut[b.side] < POINTS else 0
    b.supply_cut[b.side] = 0
    dug = b.dug[b.side]
    if dug:                                   # R8: dig-in ends when the side's next turn begins
        b.dug[b.side] = 0
        for road in range(ROADS):
            if has(dug, road):
                renew(t, b, road)
    aim(t, b)


cdef inline void apply(const Tables* t, Board* b, int slot) noexcept nogil:
    """Play a legal action. The costs are those of R3.2."""
    cdef Slot s = t.slot[slot]
    if s.operation == OP_PLACE:
        place(t, b, s.road, s.argument)
    elif s.operation == OP_END:
        end_turn(t, b)
    elif s.operation == OP_REDEPLOY:
        b.ap -= 2 - b.night
        redeploy(t, b, s.road)
    elif s.operation == OP_RETREAT:
        b.ap -= 2
        retreat(t, b, b.side, s.road)
    elif s.operation == OP_ATTACK:
        attack(t, b, s.road)
    elif s.operation == OP_RETREAT_BLOCKED:
        b.ap -= 3                             # R4.3
        retreat(t, b, b.side, s.road)
    elif s.operation == OP_FIRE:
        fire(t, b, s.argument)
    else:
        play_card(t, b, s.argument, s.road)
