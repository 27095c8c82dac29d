"""Objectives, conquest, victory and draws (R7, R9)."""

from .lines cimport *


# ---------------------------------------------------------------- objectives

cdef inline bint takes(const Tables* t, int card, int roads) noexcept nogil:
    """R9: a set of roads fulfils the take clauses of an objective."""
    return words_have(t.take[card], roads)


cdef inline bint fulfilled(const Tables* t, int card, int held, int enemy_held) noexcept nogil:
    """R9: an objective is fulfilled by the roads its owner and the enemy hold.

    False for a card that is hidden or not there.
    """
    return card < MAX_OBJECTIVES and takes(t, card, held) and not t.deny[card] & enemy_held


cdef inline bint has_three_roads(const Tables* t, int held) noexcept nogil:
    """R7.2: the roads win whatever the objective is."""
    return t.three_roads_win and popcount(held) >= 3


cdef inline bint fulfils(const Tables* t, const Board* b, int side) noexcept nogil:
    """R9: the objective of a side is fulfilled by the roads both sides hold."""
    return fulfilled(t, b.objective[side], b.conquered[side], b.conquered[side ^ 1])


# ---------------------------------------------------------------- the end of the game

cdef inline void judge(const Tables* t, Board* b) noexcept nogil:
    """R7.2, after an own action that may have won."""
    if fulfils(t, b, b.side):
        b.result = SOUTH_WON + b.side
        b.how = BY_OBJECTIVE
    elif has_three_roads(t, b.conquered[b.side]):
        b.result = SOUTH_WON + b.side
        b.how = BY_THREE_ROADS


cdef inline bint could_win(const Tables* t, const Board* b, int side) noexcept nogil:
    """R7.3: the objective can still be fulfilled with the roads held and those still open."""
    cdef int lost = b.conquered[side ^ 1]
    cdef int card = b.objective[side]
    return card >= MAX_OBJECTIVES or fulfilled(t, card, ALL_ROADS & ~lost, lost)


cdef inline bint nobody_can_win(const Tables* t, const Board* b) noexcept nogil:
    """R7.3: neither player can win any more, and no `new-orders` can change that."""
    cdef int i
    if t.three_roads_win or could_win(t, b, 0) or could_win(t, b, 1):
        return False
    if has(b.in_hand[0] | b.in_hand[1], E_NEW_ORDERS):
        return False
    for i in range(b.victory_left):
        if b.victory[i] == E_NEW_ORDERS:
            return False
    return True


cdef inline void conquer(const Tables* t, Board* b, int road) noexcept nogil:
    """R7.1: the side to move conquers a road and draws a card; it may have won.

    From now on the road is closed: `renew` gives both sides an empty lane, `hit_depth` no target.
    """
    cdef int side = b.side
    cdef int gun
    b.conquered[side] |= 1 << road
    b.dug[0] &= ~(1 << road)                  # R8.1: dig-in ends
    b.dug[1] &= ~(1 << road)
    for gun in range(MAX_GUNS):               # R6.5: a gun on a conquered road no longer fires
        if has(b.guns[side], gun) and b.gun_road[side][gun] == road:
            b.guns[side] &= ~(1 << gun)
            if gun == t.bound_gun:
                b.fresh = 0
    if b.victory_left:
        b.victory_left -= 1
        gain_card(b, side, b.victory[b.victory_left])
    judge(t, b)
