"""Whether a board can occur in a game, for boards that were not reached by playing.

This code decides; `rules/possible.py` explains the same decision to people. The tests compare the two.
"""

from .fire cimport *
from .lanes cimport *
from .victory cimport *


cdef inline bint line_up(const Tables* t, Board* b, int side, int road, uint64_t line, int rear) noexcept nogil:
    """Put a whole line from the stock onto an empty road; false if the army or the road does not allow it.

    The roads that are conquered must be set before.
    """
    cdef int count = 0
    cdef int code
    if rear > t.road_length or (rear and not line):
        return False
    while count < 16 and unit_at(line, count):
        count += 1
    if count < 16 and line >> (UNIT_BITS * count):
        return False                          # no unit between two units
    b.rear[side][road] = b.end[side][road] = rear
    while count:
        count -= 1
        code = unit_at(line, count)
        if code > t.kinds or not in_stock(b, side, code):
            return False                      # R2: the army has no more of them
        take_from_stock(t, b, side, code)
        push_front(t, b, side, road, code)
        if b.end[side][road] > t.road_length:
            return False                      # R1.6
        if t.gun[code] and not has(b.conquered[side], road):    # R6.5
            man_gun(t, b, side, road, code)
    return True


cdef inline void settle(const Tables* t, Board* b) noexcept nogil:
    """Compute what follows from the rest: the legal actions on each road, and the arrows that have a target."""
    cdef int road
    for road in range(ROADS):
        renew(t, b, road)
    aim(t, b)


cdef inline bint roads_are_possible(const Tables* t, const Board* b) noexcept nogil:
    """R1.6, R2.4, R7.1. `line_up` has checked the armies."""
    cdef int road, side
    cdef bint flush
    for road in range(ROADS):
        if gap_on(t, b, road) < 0:
            return False
        for side in range(2):
            flush = b.count[side][road] != 0 and b.end[side][road] == t.road_length
            if flush != has(b.conquered[side], road):
                return False
    return b.specials[0] <= b.limit[0] and b.specials[1] <= b.limit[1]


cdef inline bint objectives_are_possible(const Tables* t, const Board* b) noexcept nogil:
    """R9: both players have an objective or the option is off, and no card exists more often than in the deck."""
    cdef uint8_t seen[MAX_OBJECTIVES]
    cdef int side, i, card
    cdef int cards = b.objectives_left
    for i in range(t.objectives):
        seen[i] = 0
    for i in range(2 + (0 if b.masked else b.objectives_left)):
        card = b.objective[i] if i < 2 else b.objectives[i - 2]
        if i < 2:
            if (card == NO_CARD) != (t.objective_cards == 0):
                return False
            cards += card != NO_CARD
            if card == NO_CARD or card == HIDDEN_CARD:
                continue
        if card >= t.objectives:
            return False
        seen[card] += 1
        if seen[card] > t.objective_count[card]:
            return False
    return cards <= t.objective_cards


cdef inline bint victory_cards_are_possible(const Tables* t, const Board* b) noexcept nogil:
    """R8: no card exists more often than in the deck."""
    cdef int effect, i, held
    cdef int cards = b.victory_left + b.hidden_hand[0] + b.hidden_hand[1]
    cdef uint8_t left[EFFECT_COUNT]
    for effect in range(<int>EFFECT_COUNT):
        held = count_of(b.hand[0], effect) + count_of(b.hand[1], effect)
        if held > count_of(t.victory_count, effect):
            return False
        left[effect] = count_of(t.victory_count, effect) - held
        cards += held
    if not b.masked:
        for i in range(b.victory_left):
            if b.victory[i] >= EFFECT_COUNT or not left[b.victory[i]]:
                return False
            left[b.victory[i]] -= 1
    return cards <= t.victory_cards


cdef inline bint effects_are_possible(const Tables* t, const Board* b) noexcept nogil:
    """R8: enough cards for the effects in force, none on a conquered road, none that has ended."""
    cdef uint64_t deck = t.victory_count
    cdef int cuts = b.supply_cut[0] + b.supply_cut[1]
    cdef int fronts = b.limit[0] + b.limit[1] - 2
    if popcount(b.dug[0]) + popcount(b.dug[1]) > count_of(deck, E_DIG_IN):
        return False
    if (b.dug[0] | b.dug[1]) & both_conquered(b):
        return False
    if (b.supply_cut[0] | b.supply_cut[1]) % SUPPLY_CUT or b.supply_cut[b.side]:
        return False
    if cuts > SUPPLY_CUT * count_of(deck, E_SUPPLY_CUT):
        return False
    if fronts and (fronts > count_of(deck, E_SECOND_FRONT) or not t.specials & t.kinds_in_play):
        return False
    if b.knows[0] + b.knows[1] > count_of(deck, E_INTELLIGENCE) or (b.knows[0] | b.knows[1] and not t.objectives):
        return False
    if b.night and not count_of(deck, E_NIGHT_MARCH):
        return False
    return not b.fresh or (t.bound_gun >= 0 and has(b.guns[b.side], t.bound_gun))


cdef inline bint board_is_possible(const Tables* t, const Board* b) noexcept nogil:
    """Whether a board whose lines `line_up` accepted can occur in a game. It need not be reachable."""
    cdef int side
    if b.turn < 1 or b.turn > LAST_TURN or b.ap > t.most_ap:
        return False
    if not (roads_are_possible(t, b) and objectives_are_possible(t, b) and victory_cards_are_possible(t, b)
            and effects_are_possible(t, b)):
        return False
    for side in range(2):                     # R7.2: a side that has won is the winner
        if b.result != SOUTH_WON + side and (fulfils(t, b, side) or has_three_roads(t, b.conquered[side])):
            return False
    return True
