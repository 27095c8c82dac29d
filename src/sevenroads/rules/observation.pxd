"""A board as numbers for a learning program: planes of the roads, then a row of counts and flags.

`rules/observations.py` names each part. Nothing here knows a secret: the input is a board that `mask_board`
made, and the discarded cards, which are open.

Words are stored eight bytes at a time, which is much faster than short loops. A store may run over the end of
its field; so the planes are changed by XOR, and the fields after them are written in order.
"""

from libc.string cimport memcmp, memcpy, memset

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


cdef inline void toggle_line(const Tables* t, uint8_t* planes, uint64_t line, int front, bint own, int row) noexcept nogil:
    """Mark the tiles of a line that are not marked, or clear those that are.

    `front` is the column after the leading unit of an own line, or the column of the leading unit of the enemy's.
    """
    cdef uint64_t ones
    cdef uint8_t* at
    cdef int code, length, rest
    while line:
        code = leading_unit(line)
        length = t.length[code]
        if own:
            front -= length
        at = planes + (code - 1) * PLANE + row * COLUMNS + front
        rest = length
        while rest > 0:                       # only units of your own edition are longer than eight tiles
            memcpy(&ones, at, 8)
            ones ^= <uint64_t>0x0101010101010101 >> (8 * (8 - rest) if rest < 8 else 0)
            memcpy(at, &ones, 8)
            at += 8
            rest -= 8
        if not own:
            front += length
        line = without_front(line)


cdef inline void toggle_road(const Tables* t, uint8_t* planes, int viewer, int side, int road, uint64_t line,
                             int end) noexcept nogil:
    """`toggle_line` for a side's line on a road, which reaches `end` tiles from its block."""
    cdef int seat = viewer == 1
    cdef int row = ROADS - 1 - road if seat else road
    if side == seat:
        toggle_line(t, planes, line, end, True, row)
    else:
        toggle_line(t, planes + t.kinds * PLANE, line, t.road_length - end, False, row)


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


cdef struct Shown:
    # What the planes of an observation show, so that the next ones only change what differs.
    uint64_t units[2][LANES]
    uint8_t end[2][LANES]
    uint8_t conquered[2]
    uint8_t dug[2]
    int8_t viewer                    # NOTHING_SHOWN if the planes have not been written


cdef enum:
    NOTHING_SHOWN = -1


cdef inline void update_planes(const Tables* t, const Board* seen, int viewer, Shown* shown, uint8_t* out) noexcept nogil:
    """Bring the planes that `shown` describes up to date."""
    cdef uint8_t* roads = out + 2 * t.kinds * PLANE
    cdef int seat = viewer == 1
    cdef int side, road, who
    cdef bint turned = shown.viewer != viewer
    cdef bint marked = memcmp(shown.conquered, seen.conquered, 2) != 0 or memcmp(shown.dug, seen.dug, 2) != 0
    if shown.viewer == NOTHING_SHOWN:
        memset(out, 0, (2 * t.kinds + ROAD_PLANES) * PLANE)
        memset(shown, 0, sizeof(Shown))
        marked = True
    elif turned and (seen.conquered[0] | seen.conquered[1] | seen.dug[0] | seen.dug[1]):
        marked = True
    for side in range(2):
        for road in range(ROADS):
            if turned or shown.units[side][road] != seen.units[side][road] or shown.end[side][road] != seen.end[side][road]:
                toggle_road(t, out, shown.viewer, side, road, shown.units[side][road], shown.end[side][road])
                toggle_road(t, out, viewer, side, road, seen.units[side][road], seen.end[side][road])
                shown.units[side][road] = seen.units[side][road]
                shown.end[side][road] = seen.end[side][road]
    shown.viewer = viewer
    if not marked:
        return
    memset(roads, 0, ROAD_PLANES * PLANE)
    for who in range(2):
        side = seat ^ who
        mark_roads(roads + who * PLANE, seen.conquered[side], seat)
        mark_roads(roads + (2 + who) * PLANE, seen.dug[side], seat)
        shown.conquered[side] = seen.conquered[side]
        shown.dug[side] = seen.dug[side]


cdef inline void write_numbers(const Tables* t, const Board* seen, uint64_t discards, int viewer, uint8_t* at) noexcept nogil:
    """Write the part of an observation after the planes."""
    cdef int own = viewer == 1
    cdef int enemy = own ^ 1
    cdef int who, side
    for who in range(2):
        side = own ^ who
        at[4 + who] = seen.limit[side] - 1
        at[6 + who] = seen.supply_cut[side]
        at[8 + who] = seen.knows[side]
        at[10 + who] = hand_size(seen, side)
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


cdef inline void write_observation(const Tables* t, const Board* seen, uint64_t discards, int viewer, Shown* shown,
                                   uint8_t* out) noexcept nogil:
    """Write what a viewer sees, from its own seat; a spectator sits with south.

    `shown` describes the planes that `out` holds already.
    """
    update_planes(t, seen, viewer, shown, out)
    write_numbers(t, seen, discards, viewer, out + (2 * t.kinds + ROAD_PLANES) * PLANE)


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
