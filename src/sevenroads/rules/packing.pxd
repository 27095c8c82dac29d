"""A board as bytes: one canonical form, so that equal positions have equal bytes.

What follows from the rest (stocks, lanes, fire) is not written. `unpack_board` accepts only what
`pack_board` can have written of a possible position. Words are little-endian, like the machines we build for.

| bytes | content |
|---|---|
| 0 to 8 | masked, side, turn (2), AP, night march, fresh, result, how it ended |
| 9 to 22 | for each side: roads conquered, roads dug in, supply cut, second front, knows the enemy's objective, objective, hidden cards in hand |
| 23 to 38 | for each side: its hand, a word of four bits for each effect |
| 39 to 164 | for each side and road: empty tiles behind the line, the line as in `Board.units` |
| 165, 166 | cards in the objective deck and in the victory deck |
| 167 … | unless masked: both decks, top card first |
"""

from libc.string cimport memcpy, memset

from .core cimport *

cdef enum:
    SIDE_AT = 1
    TURN_AT = 2
    AP_AT = 4
    NIGHT_AT = 5
    FRESH_AT = 6
    RESULT_AT = 7
    HOW_AT = 8
    SIDES_AT = 9
    SIDE_BYTES = 7
    HANDS_AT = SIDES_AT + 2 * SIDE_BYTES
    LINES_AT = HANDS_AT + 16
    LINE_BYTES = 9
    LEFT_AT = LINES_AT + 2 * ROADS * LINE_BYTES
    DECKS_AT = LEFT_AT + 2
    PACKED_MOST = DECKS_AT + 2 * MAX_DECK


cdef enum Fault:
    SOUND, WRONG_LENGTH, OUT_OF_RANGE, NO_SUCH_LINE, IMPOSSIBLE


cdef inline int pack_board(const Board* b, uint8_t* out) noexcept nogil:
    """Write a board to `out`, which has room for `PACKED_MOST` bytes; returns the number of bytes."""
    cdef int side, road, i
    cdef uint8_t* at
    out[0] = b.masked
    out[SIDE_AT] = b.side
    out[TURN_AT] = b.turn & 255
    out[TURN_AT + 1] = b.turn >> 8
    out[AP_AT] = b.ap
    out[NIGHT_AT] = b.night
    out[FRESH_AT] = b.fresh
    out[RESULT_AT] = b.result
    out[HOW_AT] = b.how
    for side in range(2):
        at = out + SIDES_AT + side * SIDE_BYTES
        at[0] = b.conquered[side]
        at[1] = b.dug[side]
        at[2] = b.supply_cut[side]
        at[3] = b.limit[side] - 1
        at[4] = b.knows[side]
        at[5] = b.objective[side]
        at[6] = b.hidden_hand[side]
        memcpy(out + HANDS_AT + 8 * side, &b.hand[side], 8)
        at = out + LINES_AT + side * ROADS * LINE_BYTES
        for road in range(ROADS):
            at[0] = b.rear[side][road]
            memcpy(at + 1, &b.units[side][road], 8)
            at += LINE_BYTES
    out[LEFT_AT] = b.objectives_left
    out[LEFT_AT + 1] = b.victory_left
    if b.masked:
        return DECKS_AT
    at = out + DECKS_AT
    i = b.objectives_left - b.objectives_head
    memcpy(at, b.objectives + b.objectives_head, i)
    memcpy(at + i, b.objectives, b.objectives_head)
    at += b.objectives_left
    for i in range(b.victory_left):
        at[i] = b.victory[b.victory_left - 1 - i]
    return DECKS_AT + b.objectives_left + b.victory_left


cdef inline Fault unpack_board(const Tables* t, const uint8_t* data, int length, Board* b) noexcept nogil:
    """Read a board; anything but `SOUND` says what is wrong, and the board is not to be used."""
    cdef int side, road, i, effect
    cdef const uint8_t* at
    cdef uint64_t line
    memset(b, 0, sizeof(Board))
    if length < DECKS_AT or data[LEFT_AT] > MAX_DECK or data[LEFT_AT + 1] > MAX_DECK:
        return WRONG_LENGTH
    if length != DECKS_AT + (0 if data[0] else data[LEFT_AT] + data[LEFT_AT + 1]):
        return WRONG_LENGTH
    if (data[0] | data[SIDE_AT] | data[NIGHT_AT] | data[FRESH_AT]) > 1 or data[RESULT_AT] > DRAWN:
        return OUT_OF_RANGE
    b.masked = data[0]
    b.side = data[SIDE_AT]
    b.turn = data[TURN_AT] | data[TURN_AT + 1] << 8
    b.ap = data[AP_AT]
    b.night = data[NIGHT_AT]
    b.fresh = data[FRESH_AT]
    b.result = data[RESULT_AT]
    b.objectives_left = data[LEFT_AT]
    b.victory_left = data[LEFT_AT + 1]
    for side in range(2):
        at = data + SIDES_AT + side * SIDE_BYTES
        if (at[0] | at[1]) > ALL_ROADS or at[3] > MAX_DECK or at[4] > 1 or at[6] > MAX_DECK:
            return OUT_OF_RANGE
        if at[5] >= t.objectives and at[5] != NO_CARD and at[5] != HIDDEN_CARD:
            return OUT_OF_RANGE
        if not b.masked and (at[5] == HIDDEN_CARD or at[6]):
            return OUT_OF_RANGE               # only a view hides cards
        b.conquered[side] = at[0]
        b.dug[side] = at[1]
        b.supply_cut[side] = at[2]
        b.limit[side] = at[3] + 1
        b.knows[side] = at[4]
        b.objective[side] = at[5]
        b.hidden_hand[side] = at[6]
        memcpy(&b.hand[side], data + HANDS_AT + 8 * side, 8)
        if b.hand[side] >> (COUNT_BITS * EFFECT_COUNT):
            return OUT_OF_RANGE
        for effect in range(<int>EFFECT_COUNT):
            b.in_hand[side] |= (count_of(b.hand[side], effect) != 0) << effect
        b.stock[side] = t.full_stock
        b.in_stock[side] = t.kinds_in_play
    for side in range(2):
        at = data + LINES_AT + side * ROADS * LINE_BYTES
        for road in range(ROADS):
            memcpy(&line, at + 1, 8)
            if not line_up(t, b, side, road, line, at[0]):
                return NO_SUCH_LINE
            at += LINE_BYTES
    if b.masked:
        memset(b.objectives, HIDDEN_CARD, sizeof(b.objectives))
        memset(b.victory, HIDDEN_CARD, sizeof(b.victory))
    else:
        at = data + DECKS_AT
        for i in range(b.objectives_left):
            if at[i] >= t.objectives:
                return OUT_OF_RANGE
            b.objectives[i] = at[i]
        at += b.objectives_left
        for i in range(b.victory_left):
            if at[i] >= EFFECT_COUNT:
                return OUT_OF_RANGE
            b.victory[b.victory_left - 1 - i] = at[i]
    if not board_is_possible(t, b):
        return IMPOSSIBLE
    settle(t, b)
    return SOUND
