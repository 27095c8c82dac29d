"""What a viewer may see of a board (R11): the one place where secrets are removed.

`mask_cards` chooses the cards that a viewer sees; nothing else in a position is secret, apart from the order of
the decks. `mask_board` copies what is open, field by field, and these cards. Views and their bytes are made from
its result; observations from the roads, stocks and counters of a board, and from the result of `mask_cards`.
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


cdef struct SeenCards:
    # The objectives and hands as one viewer sees them.
    uint64_t hand[2]                 # counts by effect; 0 if the hand is hidden
    uint16_t in_hand[2]
    uint8_t hidden_hand[2]           # cards in a hidden hand
    uint8_t objective[2]             # HIDDEN_CARD if it is hidden


cdef inline void hide_cards(const Board* whole, int side, int viewer, SeenCards* seen) noexcept nogil:
    """Hide the cards of a side from another viewer."""
    seen.hand[side] = 0
    seen.in_hand[side] = 0
    seen.hidden_hand[side] = hand_size(whole, side)
    # R8: `intelligence` shows the other side's objective.
    if not (whole.objective[side] == NO_CARD or (viewer == side ^ 1 and whole.knows[viewer])):
        seen.objective[side] = HIDDEN_CARD


cdef inline void mask_cards(const Board* whole, int viewer, SeenCards* seen) noexcept nogil:
    """Write the cards that a viewer sees. Once the game has ended, everything is open. A view stays as it is."""
    memcpy(seen.hand, whole.hand, sizeof(seen.hand))
    memcpy(seen.in_hand, whole.in_hand, sizeof(seen.in_hand))
    memcpy(seen.hidden_hand, whole.hidden_hand, sizeof(seen.hidden_hand))
    memcpy(seen.objective, whole.objective, sizeof(seen.objective))
    if whole.result or whole.masked:
        return
    if viewer == SPECTATOR:
        hide_cards(whole, 0, viewer, seen)
        hide_cards(whole, 1, viewer, seen)
    else:
        hide_cards(whole, viewer ^ 1, viewer, seen)


cdef inline void mask_board(const Board* whole, int viewer, Board* seen) noexcept nogil:
    """Write what a viewer sees of a whole position. Once the game has ended, everything is open."""
    cdef SeenCards cards
    cdef int side
    if whole.result:
        memcpy(seen, whole, sizeof(Board))
        return
    mask_cards(whole, viewer, &cards)
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
        seen.objective[side] = cards.objective[side]
        seen.hand[side] = cards.hand[side]
        seen.in_hand[side] = cards.in_hand[side]
        seen.hidden_hand[side] = cards.hidden_hand[side]
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
