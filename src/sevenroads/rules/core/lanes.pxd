"""Which actions are legal.

For each side and road a board keeps a *lane*: the mask of what could be done there if AP, stock and
cards allowed it. An action renews the lanes of the roads it touched and no others; `legal` then takes a
few ANDs. A conquered road is closed by emptying its lanes (R7.1).
"""

from .board cimport *


cdef inline uint32_t lane_of(const Tables* t, const Board* b, int side, int road, int gap) noexcept nogil:
    """The lane of a side on a road that is not conquered."""
    cdef int enemy = side ^ 1
    cdef uint64_t line = b.units[side][road]
    cdef int count = b.count[side][road]
    cdef int rearmost = rearmost_unit(line, count)
    cdef uint32_t lane = t.fits[gap]          # R4.1: what fits into the gap can be placed (R1.6)
    # R4.3, R4.4, R5.1 and the cards that need a leading unit (R8): by the two leading units.
    lane |= t.front[gap == 0][leading_unit(line)][leading_unit(b.units[enemy][road])]
    # R4.2: two units at least, and the rearmost fits into the gap. Without a branch, since whether a
    # line can be redeployed is unpredictable in random play.
    lane |= -<uint32_t>((count > 1) & (t.length[rearmost] <= gap)) & (REDEPLOY | FORCED_MARCH)
    if has(b.dug[0] | b.dug[1], road):
        if has(b.dug[enemy], road):           # R5.1, R8: a dug-in line cannot be attacked or sabotaged
            lane &= ~<uint32_t>(ATTACK | SABOTAGE)
        if has(b.dug[side], road):            # R8.1
            lane &= ~<uint32_t>DIG_IN
    return lane


cdef inline void set_lane(Board* b, int side, int road, uint64_t lane) noexcept nogil:
    cdef int word = lane_word(road), shift = lane_shift(road)
    b.lanes[side][word] = b.lanes[side][word] & ~(<uint64_t>LANE_BITS << shift) | (lane << shift)


cdef inline void renew(const Tables* t, Board* b, int road) noexcept nogil:
    """Bring both sides' lanes of a road up to date after it changed."""
    cdef int gap
    if is_conquered(b, road):
        # R4, R7.1: a conquered road is closed. Nobody places, redeploys, retreats, attacks or plays a
        # road card on it.
        set_lane(b, 0, road, 0)
        set_lane(b, 1, road, 0)
        return
    gap = gap_on(t, b, road)
    set_lane(b, 0, road, lane_of(t, b, 0, road, gap))
    set_lane(b, 1, road, lane_of(t, b, 1, road, gap))


cdef inline uint32_t playable_cards(const Tables* t, const Board* b, uint32_t hand) noexcept nogil:
    """R8.1: of the cards without a road in a hand, those that may be played."""
    hand &= t.playable
    if b.knows[b.side]:
        hand &= ~<uint32_t>(1 << (E_INTELLIGENCE - ROAD_EFFECT_COUNT))
    if b.night:
        hand &= ~<uint32_t>(1 << (E_NIGHT_MARCH - ROAD_EFFECT_COUNT))
    if not b.objectives_left:
        hand &= ~<uint32_t>(1 << (E_NEW_ORDERS - ROAD_EFFECT_COUNT))
    return hand


cdef inline void legal(const Tables* t, const Board* b, uint64_t* words) noexcept nogil:
    """The legal actions as 192 bits, in the order of the action space."""
    cdef int side = b.side
    cdef uint64_t lane, triple
    cdef uint32_t hand
    check_layout_of_bits()
    if b.result:                              # R7.2, R7.3: nothing is legal after the end
        words[0] = words[1] = words[2] = 0
        return
    # R4.1: from the stock, and at the limit of R2.4 no special unit.
    lane = b.in_stock[side] & ~(-<uint64_t>(b.specials[side] >= b.limit[side]) & t.specials)
    hand = b.in_hand[side]
    lane |= UNIT_MOVES | <uint64_t>(hand & ROAD_CARDS) << ROAD_CARDS_AT
    lane &= t.affordable[b.night][b.ap]       # R3.2, R8
    triple = lane | lane << LANE | lane << (2 * LANE)
    words[0] = b.lanes[side][0] & triple
    words[1] = b.lanes[side][1] & triple
    # R3.2: ending the turn is always legal.
    words[2] = b.lanes[side][2] & lane | <uint64_t>b.fire << FIRE_AT | <uint64_t>1 << END_AT
    hand >>= ROAD_EFFECT_COUNT
    if hand:
        words[2] |= <uint64_t>playable_cards(t, b, hand) << CARDS_AT


cdef inline int list_slots(const uint64_t* words, uint8_t* slots) noexcept nogil:
    """Write the slots of a set of actions to `slots` and return how many there are."""
    cdef int i, count = 0
    cdef uint64_t word
    for i in range(3):
        word = words[i]
        while word:
            slots[count] = 64 * i + lowest(word)
            count += 1
            word = without_lowest(word)
    return count
