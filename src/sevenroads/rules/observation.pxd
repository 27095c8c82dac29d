"""A board as numbers for a learning program: planes of the roads, then a row of counts and flags.

`rules/observations.py` names each part. Nothing here knows a secret: the input is a board that `mask_board`
made, and the discarded cards, which are open.

Words are stored eight bytes at a time, which is much faster than short loops. A store may run over the end of
its field; so the planes are filled by OR, and the fields after them are written in order.
"""

from libc.string cimport memcpy, memset

from .core cimport *

cdef enum:
    COLUMNS = 18             # tiles of the longest road (R1.1)
    PLANE = ROADS * COLUMNS
    ROAD_PLANES = 4          # after those of the units: conquered and dug in, by each side
    SCALARS = 18             # the fields of one byte


cdef inline int observation_size(const Tables* t) noexcept nogil:
    return (2 * t.kinds + ROAD_PLANES) * PLANE + SCALARS + 2 * t.kinds + 2 * EFFECT_COUNT + 2 * (2 * ROADS + t.objectives)


cdef inline uint64_t spread(uint64_t counts) noexcept nogil:
    """The lowest eight counts of a word of four-bit counts, one byte each."""
    counts &= <uint64_t>0xFFFFFFFF
    counts = (counts | counts << 16) & <uint64_t>0x0000FFFF0000FFFF
    counts = (counts | counts << 8) & <uint64_t>0x00FF00FF00FF00FF
    return (counts | counts << 4) & <uint64_t>0x0F0F0F0F0F0F0F0F


cdef inline uint8_t* put_counts(uint8_t* at, uint64_t counts, int number) noexcept nogil:
    """Write `number` counts of a word, at most 16; returns the place after them."""
    cdef uint64_t low = spread(counts), high_half = spread(counts >> 32)
    memcpy(at, &low, 8)
    memcpy(at + 8, &high_half, 8)
    return at + number


cdef inline void mark_line(const Tables* t, uint8_t* planes, uint64_t line, int front, int step, int row) noexcept nogil:
    """Mark the tiles of a line: `front` is the column after its leading unit, or, with step 1, the unit's own."""
    cdef uint64_t ones
    cdef uint8_t* at
    cdef int code, length, rest
    while line:
        code = leading_unit(line)
        length = t.length[code]
        if step < 0:
            front -= length
        at = planes + (code - 1) * PLANE + row * COLUMNS + front
        rest = length
        while rest > 0:                       # units are short; only those of your own edition pass eight tiles
            memcpy(&ones, at, 8)
            ones |= <uint64_t>0x0101010101010101 >> (8 * (8 - rest) if rest < 8 else 0)
            memcpy(at, &ones, 8)
            at += 8
            rest -= 8
        if step > 0:
            front += length
        line = without_front(line)


cdef inline void mark_roads(uint8_t* plane, int roads, bint turned) noexcept nogil:
    """Fill the rows of a set of roads."""
    cdef int road
    while roads:
        road = lowest(roads)
        memset(plane + (ROADS - 1 - road if turned else road) * COLUMNS, 1, COLUMNS)
        roads &= roads - 1


cdef inline uint8_t* put_objective(const Tables* t, uint8_t* at, int seat, int card) noexcept nogil:
    """An objective: roads to take, roads to deny, and which card it is; all 0 if it is hidden or off."""
    cdef uint64_t marks = t.take_marks[seat][card] if card < MAX_OBJECTIVES else 0
    memcpy(at, &marks, 8)
    marks = t.deny_marks[seat][card] if card < MAX_OBJECTIVES else 0
    memcpy(at + ROADS, &marks, ROADS)
    at += 2 * ROADS
    memset(at, 0, t.objectives)
    if card < MAX_OBJECTIVES:
        at[card] = 1
    return at + t.objectives


cdef inline void write_observation(const Tables* t, const Board* seen, uint64_t discards, int viewer,
                                   uint8_t* out) noexcept nogil:
    """Write what a viewer sees, from its own seat; a spectator sits with south."""
    cdef int own = 1 if viewer == 1 else 0
    cdef int enemy = own ^ 1
    cdef int road, row, who, side
    cdef uint8_t* at = out + (2 * t.kinds + ROAD_PLANES) * PLANE
    memset(out, 0, (2 * t.kinds + ROAD_PLANES) * PLANE)
    for road in range(ROADS):
        row = ROADS - 1 - road if own else road
        mark_line(t, out, seen.units[own][road], seen.end[own][road], -1, row)
        mark_line(t, out + t.kinds * PLANE, seen.units[enemy][road],
                  t.road_length - seen.end[enemy][road], 1, row)
    for who in range(2):
        side = own ^ who
        mark_roads(out + (2 * t.kinds + who) * PLANE, seen.conquered[side], own)
        mark_roads(out + (2 * t.kinds + 2 + who) * PLANE, seen.dug[side], own)
        at[10 + who] = hand_size(seen, side)
        at[8 + who] = seen.knows[side]
        at[6 + who] = seen.supply_cut[side]
        at[4 + who] = seen.limit[side] - 1
    at[0] = seen.side == own
    at[1] = seen.ap
    at[2] = seen.turn >> 1
    at[3] = seen.turn & 1
    at[12] = seen.night
    at[13] = seen.fresh
    at[14] = seen.objectives_left
    at[15] = seen.victory_left
    at[16] = t.road_length
    # 1 won, 2 lost, 3 drawn, from the viewer's seat.
    at[17] = seen.result if seen.result == DRAWN or not seen.result else 1 + (seen.result - SOUTH_WON != own)
    at += SCALARS
    at = put_counts(at, seen.stock[own], t.kinds)
    at = put_counts(at, seen.stock[enemy], t.kinds)
    at = put_counts(at, seen.hand[own], EFFECT_COUNT)
    at = put_counts(at, discards, EFFECT_COUNT)
    at = put_objective(t, at, own, seen.objective[own])
    put_objective(t, at, own, seen.objective[enemy])


cdef inline void write_mask(const Tables* t, const Board* b, const int16_t* id_of, int actions,
                            uint8_t* out) noexcept nogil:
    """One byte for each action of the space: 1 if it is legal."""
    cdef uint64_t words[3]
    cdef uint64_t word
    cdef int i
    legal(t, b, words)
    memset(out, 0, actions)
    for i in range(3):
        word = words[i]
        while word:
            out[id_of[64 * i + lowest(word)]] = 1
            word = without_lowest(word)
