"""Units and cards that change place: between line and stock (R5.5), between deck, hand and discards.

These functions keep a board consistent; whether a move is legal is decided in `lanes`.
"""

from .board cimport *


cdef inline void push_front(const Tables* t, Board* b, int side, int road, int code) noexcept nogil:
    """Put a unit in front of the leading unit, or flush with the side's own block (R4.1)."""
    b.units[side][road] = with_in_front(b.units[side][road], code)
    b.count[side][road] += 1
    b.end[side][road] += t.length[code]


cdef inline void man_gun(const Tables* t, Board* b, int side, int road, int code) noexcept nogil:
    """Note where a leading unit that can fire now stands."""
    cdef int gun = t.gun[code] - 1
    b.gun_road[side][gun] = road
    b.gun_tile[side][gun] = b.end[side][road] - t.length[code]
    b.guns[side] |= 1 << gun


cdef inline void take_from_stock(const Tables* t, Board* b, int side, int code) noexcept nogil:
    b.stock[side] -= one_more(code - 1)
    b.in_stock[side] &= ~(<uint16_t>(not in_stock(b, side, code)) << (code - 1))
    b.specials[side] += t.is_special[code]


cdef inline void to_stock(const Tables* t, Board* b, int side, int code) noexcept nogil:
    b.stock[side] += one_more(code - 1)
    b.in_stock[side] |= 1 << (code - 1)
    b.specials[side] -= t.is_special[code]
    if t.gun[code]:
        b.guns[side] &= ~(1 << (t.gun[code] - 1))
        if t.gun[code] - 1 == t.bound_gun and side == b.side:
            b.fresh = 0


cdef inline void pop_front(const Tables* t, Board* b, int side, int road, int count) noexcept nogil:
    """Return the `count` foremost units of a line to their stock."""
    cdef uint64_t line = b.units[side][road]
    cdef int i
    for i in range(count):
        b.end[side][road] -= t.length[leading_unit(line)]
        to_stock(t, b, side, leading_unit(line))
        line = without_front(line)
    b.units[side][road] = line
    b.count[side][road] -= count
    if not line:
        b.rear[side][road] = 0
        b.end[side][road] = 0


cdef inline void gain_card(Board* b, int side, int effect) noexcept nogil:
    b.hand[side] += one_more(effect)
    b.in_hand[side] |= 1 << effect


cdef inline void discard(Board* b, int side, int effect) noexcept nogil:
    b.hand[side] -= one_more(effect)
    if not count_of(b.hand[side], effect):
        b.in_hand[side] &= ~(1 << effect)
