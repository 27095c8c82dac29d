"""What a viewer may see of a board (R11): the one place where secrets are removed.

`mask_board` copies what is open, field by field, and nothing else. Views, observations and the bytes of a
view are all made from its result.
"""

from libc.string cimport memcpy, memset

from .board cimport *

cdef enum:
    SPECTATOR = 2            # a viewer who is neither side


cdef inline int sum_of(uint64_t counts) noexcept nogil:
    """The sum of the four-bit counts packed into a word: in pairs first, then all bytes by one product."""
    counts = (counts & <uint64_t>0x0F0F0F0F0F0F0F0F) + (counts >> 4 & <uint64_t>0x0F0F0F0F0F0F0F0F)
    return <int>(counts * <uint64_t>0x0101010101010101 >> 56)


cdef inline int hand_size(const Board* b, int side) noexcept nogil:
    """The cards in a hand, hidden ones included."""
    return b.hidden_hand[side] + sum_of(b.hand[side])


cdef inline uint64_t discards_of(const Tables* t, const Board* b) noexcept nogil:
    """The victory cards played so far, as counts by effect, from a whole position. They are open (R11)."""
    cdef uint64_t left = t.victory_count - b.hand[0] - b.hand[1]
    cdef int i
    for i in range(b.victory_left):
        left -= one_more(b.victory[i])
    return left


cdef inline void mask_board(const Board* whole, int viewer, Board* seen) noexcept nogil:
    """Write what a viewer sees of a whole position. Once the game has ended, everything is open."""
    cdef int side
    if whole.result:
        memcpy(seen, whole, sizeof(Board))
        return
    memset(seen, 0, sizeof(Board))
    seen.masked = 1
    memcpy(seen.units, whole.units, sizeof(seen.units))
    memcpy(seen.lanes, whole.lanes, sizeof(seen.lanes))
    memcpy(seen.stock, whole.stock, sizeof(seen.stock))
    memcpy(seen.in_stock, whole.in_stock, sizeof(seen.in_stock))
    memcpy(seen.count, whole.count, sizeof(seen.count))
    memcpy(seen.rear, whole.rear, sizeof(seen.rear))
    memcpy(seen.end, whole.end, sizeof(seen.end))
    memcpy(seen.gun_road, whole.gun_road, sizeof(seen.gun_road))
    memcpy(seen.gun_tile, whole.gun_tile, sizeof(seen.gun_tile))
    for side in range(2):
        seen.guns[side] = whole.guns[side]
        seen.specials[side] = whole.specials[side]
        seen.limit[side] = whole.limit[side]
        seen.conquered[side] = whole.conquered[side]
        seen.dug[side] = whole.dug[side]
        seen.supply_cut[side] = whole.supply_cut[side]
        seen.knows[side] = whole.knows[side]
        if viewer == side:
            seen.objective[side] = whole.objective[side]
            seen.hand[side] = whole.hand[side]
            seen.in_hand[side] = whole.in_hand[side]
        else:
            seen.hidden_hand[side] = hand_size(whole, side)
            # R8: `intelligence` shows the other side's objective.
            if whole.objective[side] == NO_CARD or (viewer == side ^ 1 and whole.knows[viewer]):
                seen.objective[side] = whole.objective[side]
            else:
                seen.objective[side] = HIDDEN_CARD
    seen.fire = whole.fire
    seen.side = whole.side
    seen.turn = whole.turn
    seen.ap = whole.ap
    seen.night = whole.night
    seen.fresh = whole.fresh
    seen.objectives_left = whole.objectives_left
    seen.victory_left = whole.victory_left
    memset(seen.objectives, HIDDEN_CARD, sizeof(seen.objectives))
    memset(seen.victory, HIDDEN_CARD, sizeof(seen.victory))
