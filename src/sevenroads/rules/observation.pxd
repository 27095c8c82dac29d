"""A board as numbers for a learning program: planes of the roads, then a row of counts and flags.

`rules/observations.py` names each part. Nothing here reads a secret: the objectives and hands come from
`mask_cards`, the discarded cards are open, and of the board only roads, stocks and counters are read.

Writing a whole observation takes much longer than an action. So a caller that keeps its buffer also keeps a
`Shown`, which describes the buffer, and only what differs is written.

Words are stored eight bytes at a time, which is much faster than short loops. A store may run over the end of
its field; so the planes are changed by XOR, and the fields after them are written in order.
"""

from libc.string cimport memcpy, memset

from .core cimport *

cdef enum:
    COLUMNS = 18             # tiles of the longest road (R1.1)
    PLANE = ROADS * COLUMNS
    ROAD_PLANES = 4          # after those of the units: conquered and dug in, by each side
    SCALARS = 18             # the fields of one byte
    MOVES = LANE - MAX_KINDS - 1    # actions of a road that are not placements; a retreat has two bits in a lane


cdef extern from *:
    """
    #define SR_PLANE 126
    /* Exchange two planes and turn both by half a circle: the last tile becomes the first. */
    #if defined(__AVX2__)
    #include <immintrin.h>
    static inline __m256i sr_turned(const uint8_t *at) {
        const __m256i order = _mm256_setr_epi8(15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0,
                                               15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
        __m256i bytes = _mm256_shuffle_epi8(_mm256_loadu_si256((const __m256i *)at), order);
        return _mm256_permute2x128_si256(bytes, bytes, 1);
    }
    static inline void sr_turn_planes(uint8_t *own, uint8_t *enemy) {
        /* Four words of 32 bytes for 126: the third and the fourth overlap by two. */
        __m256i a0 = sr_turned(own), a1 = sr_turned(own + 32), a2 = sr_turned(own + 64), a3 = sr_turned(own + 94);
        __m256i b0 = sr_turned(enemy), b1 = sr_turned(enemy + 32), b2 = sr_turned(enemy + 64),
                b3 = sr_turned(enemy + 94);
        _mm256_storeu_si256((__m256i *)(own + 94), b0);
        _mm256_storeu_si256((__m256i *)(own + 62), b1);
        _mm256_storeu_si256((__m256i *)(own + 30), b2);
        _mm256_storeu_si256((__m256i *)own, b3);
        _mm256_storeu_si256((__m256i *)(enemy + 94), a0);
        _mm256_storeu_si256((__m256i *)(enemy + 62), a1);
        _mm256_storeu_si256((__m256i *)(enemy + 30), a2);
        _mm256_storeu_si256((__m256i *)enemy, a3);
    }
    static inline void sr_put_32_bits(uint8_t *at, uint32_t bits) {
        /* Byte n keeps bit n only, and becomes 1 unless it is 0. */
        const __m256i place = _mm256_setr_epi64x(0, 0x0101010101010101, 0x0202020202020202, 0x0303030303030303);
        __m256i bytes = _mm256_shuffle_epi8(_mm256_set1_epi32(bits), place);
        bytes = _mm256_and_si256(bytes, _mm256_set1_epi64x(0x8040201008040201));
        _mm256_storeu_si256((__m256i *)at, _mm256_min_epu8(bytes, _mm256_set1_epi8(1)));
    }
    #else
    static inline void sr_turn_planes(uint8_t *own, uint8_t *enemy) {
        uint64_t a[16], b[16];
        for (int i = 0; i < 16; i++) {
            int at = i < 15 ? 8 * i : SR_PLANE - 8;
            memcpy(&a[i], own + at, 8);
            memcpy(&b[i], enemy + at, 8);
        }
        for (int i = 0; i < 16; i++) {
            int at = i < 15 ? SR_PLANE - 8 - 8 * i : 0;
            uint64_t from_a = __builtin_bswap64(a[i]), from_b = __builtin_bswap64(b[i]);
            memcpy(own + at, &from_b, 8);
            memcpy(enemy + at, &from_a, 8);
        }
    }
    static inline void sr_put_32_bits(uint8_t *at, uint32_t bits) {
        for (int i = 0; i < 32; i += 8) {
            uint64_t bytes = sr_bytes_of_bits(bits >> i);
            memcpy(at + i, &bytes, 8);
        }
    }
    #endif
    """
    void put_32_bits "sr_put_32_bits"(uint8_t* at, uint32_t bits) noexcept nogil
    void turn_planes "sr_turn_planes"(uint8_t* own, uint8_t* enemy) noexcept nogil


cdef inline int observation_size(const Tables* t) noexcept nogil:
    return (2 * t.kinds + ROAD_PLANES) * PLANE + SCALARS + 2 * t.kinds + 2 * EFFECT_COUNT + 2 * (2 * ROADS + t.objectives)


cdef inline uint8_t* put_counts(uint8_t* at, uint64_t counts, int number) noexcept nogil:
    """Write `number` counts of a word, at most 16; returns the place after them. Clears bytes behind them."""
    cdef uint64_t low = bytes_of_counts(counts), high_half = bytes_of_counts(counts >> 32)
    memcpy(at, &low, 8)
    memcpy(at + 8, &high_half, 8)
    return at + number


cdef inline void toggle_unit(const Tables* t, uint8_t* planes, int viewer, int side, int road, int code,
                             int end) noexcept nogil:
    """Mark the tiles of a unit that are not marked, or clear those that are.

    Its front is `end` tiles from the block of its side.
    """
    cdef int seat = viewer == 1
    cdef int enemy = side ^ seat
    cdef int length = t.length[code]
    cdef int column = t.road_length - end if enemy else end - length
    cdef int row = ROADS - 1 - road if seat else road
    cdef uint8_t* at = planes + (code - 1 + enemy * t.kinds) * PLANE + row * COLUMNS + column
    cdef uint64_t ones
    while length > 8:                         # only units of your own edition are longer than eight tiles
        memcpy(&ones, at, 8)
        ones ^= <uint64_t>0x0101010101010101
        memcpy(at, &ones, 8)
        at += 8
        length -= 8
    memcpy(&ones, at, 8)
    ones ^= <uint64_t>0x0101010101010101 >> (8 * (8 - length))
    memcpy(at, &ones, 8)


cdef inline void toggle_line(const Tables* t, uint8_t* planes, int viewer, int side, int road, uint64_t line,
                             int end) noexcept nogil:
    """`toggle_unit` for each unit of a line, whose front is `end` tiles from the block of its side."""
    cdef int code
    while line:
        code = leading_unit(line)
        toggle_unit(t, planes, viewer, side, road, code, end)
        end -= t.length[code]
        line = without_front(line)


cdef inline void mark_roads(uint8_t* plane, int roads, bint turned) noexcept nogil:
    """Fill the rows of a set of roads, or clear them if they are full."""
    cdef int road
    cdef uint8_t* row
    while roads:
        road = lowest(roads)
        row = plane + (ROADS - 1 - road if turned else road) * COLUMNS
        memset(row, row[0] ^ 1, COLUMNS)
        roads &= roads - 1


cdef inline uint8_t* put_objective(const Tables* t, uint8_t* at, int seat, int old, int card) noexcept nogil:
    """An objective: roads to take, roads to deny, and which card it is; all 0 if it is hidden or off.

    `old` is the card that the bytes show until now.
    """
    cdef uint64_t take = 0, deny = 0
    if old < MAX_OBJECTIVES:
        at[2 * ROADS + old] = 0
    if card < MAX_OBJECTIVES:
        at[2 * ROADS + card] = 1
        take = t.take_marks[seat][card]
        deny = t.deny_marks[seat][card]
    memcpy(at, &take, ROADS)
    memcpy(at + ROADS, &deny, ROADS)
    return at + 2 * ROADS + t.objectives


cdef struct Shown:
    # What an observation shows, so that the next one only changes what differs.
    uint64_t units[2][LANES]
    uint8_t end[2][LANES]
    uint8_t conquered[2]
    uint8_t dug[2]
    uint8_t objective[2]             # the viewer's, the enemy's
    int8_t viewer                    # NOTHING_SHOWN if nothing has been written


cdef enum:
    NOTHING_SHOWN = -1


cdef inline void clear(const Tables* t, Shown* shown, uint8_t* out) noexcept nogil:
    """Begin an observation: all zeros."""
    memset(out, 0, observation_size(t))
    memset(shown, 0, sizeof(Shown))
    shown.objective[0] = shown.objective[1] = NO_CARD


cdef inline void turn_seat(const Tables* t, const Board* b, int viewer, const Shown* shown, uint8_t* out) noexcept nogil:
    """Show the same roads from the other seat: own and enemy exchanged, first road and tile last.

    The planes show the board `b`.
    """
    cdef int kind, side, road
    cdef uint64_t away = (t.full_stock ^ b.stock[0]) | (t.full_stock ^ b.stock[1])
    cdef uint8_t* enemy = out + t.kinds * PLANE
    cdef uint8_t* marks = out + 2 * t.kinds * PLANE
    if t.road_length == COLUMNS:
        away |= away >> 2
        away = (away | away >> 1) & <uint64_t>0x1111111111111111    # one bit for each kind on the roads
        while away:
            kind = lowest(away) // COUNT_BITS
            turn_planes(out + kind * PLANE, enemy + kind * PLANE)
            away = without_lowest(away)
    else:                                     # a short road is not in the middle of its row
        for side in range(2):
            for road in range(ROADS):
                toggle_line(t, out, shown.viewer, side, road, b.units[side][road], b.end[side][road])
                toggle_line(t, out, viewer, side, road, b.units[side][road], b.end[side][road])
    if b.conquered[0] | b.conquered[1]:
        turn_planes(marks, marks + PLANE)
    if b.dug[0] | b.dug[1]:
        turn_planes(marks + 2 * PLANE, marks + 3 * PLANE)


cdef inline void update_line(const Tables* t, const Board* b, uint8_t* planes, int viewer, int side, int road,
                             uint64_t old, int old_end) noexcept nogil:
    """Change a line on the planes from what it was. Usually a unit comes or goes in front, or from rear to front."""
    cdef uint64_t new = b.units[side][road]
    cdef int new_end = b.end[side][road]
    if without_front(new) == old and new_end - t.length[leading_unit(new)] == old_end:
        toggle_unit(t, planes, viewer, side, road, leading_unit(new), new_end)
    elif without_front(old) == new and old_end - t.length[leading_unit(old)] == new_end:
        toggle_unit(t, planes, viewer, side, road, leading_unit(old), old_end)
    elif (new and new_end - t.length[leading_unit(new)] == old_end
          and with_in_front(without_rearmost(old, b.count[side][road]), leading_unit(new)) == new):
        toggle_unit(t, planes, viewer, side, road, leading_unit(new), new_end)
        toggle_unit(t, planes, viewer, side, road, leading_unit(new), b.rear[side][road])
    else:
        toggle_line(t, planes, viewer, side, road, old, old_end)
        toggle_line(t, planes, viewer, side, road, new, new_end)


cdef inline uint32_t marks_of(const uint8_t* conquered, const uint8_t* dug) noexcept nogil:
    return conquered[0] | conquered[1] << 8 | dug[0] << 16 | <uint32_t>dug[1] << 24


cdef inline void update_marks(const Board* b, int seat, Shown* shown, uint8_t* marks) noexcept nogil:
    """Bring the planes of conquered and dug-in roads up to date."""
    cdef int who, side
    for who in range(2):
        side = seat ^ who
        mark_roads(marks + who * PLANE, shown.conquered[side] ^ b.conquered[side], seat)
        mark_roads(marks + (2 + who) * PLANE, shown.dug[side] ^ b.dug[side], seat)
        shown.conquered[side] = b.conquered[side]
        shown.dug[side] = b.dug[side]


cdef inline void update_planes(const Tables* t, const Board* b, int viewer, int touched, Shown* shown,
                               uint8_t* out) noexcept nogil:
    """Bring the planes that `shown` describes up to date; `touched` are the roads that may differ."""
    cdef int road, side, changed
    while touched:
        road = lowest(touched)
        touched &= touched - 1
        # A set of sides, so that the processor need not guess which one it is.
        changed = ((shown.units[0][road] != b.units[0][road]) | (shown.end[0][road] != b.end[0][road])
                   | ((shown.units[1][road] != b.units[1][road]) | (shown.end[1][road] != b.end[1][road])) << 1)
        while changed:
            side = lowest(changed)
            changed &= changed - 1
            update_line(t, b, out, viewer, side, road, shown.units[side][road], shown.end[side][road])
            shown.units[side][road] = b.units[side][road]
            shown.end[side][road] = b.end[side][road]
    if marks_of(shown.conquered, shown.dug) != marks_of(b.conquered, b.dug):
        update_marks(b, viewer == 1, shown, out + 2 * t.kinds * PLANE)


cdef inline void write_numbers(const Tables* t, const Board* b, const SeenCards* cards, uint64_t discards, int viewer,
                               Shown* shown, uint8_t* at) noexcept nogil:
    """Write the part of an observation after the planes."""
    cdef int own = viewer == 1
    cdef int enemy = own ^ 1
    cdef int who, side
    cdef uint64_t counts
    for who in range(2):
        side = own ^ who
        at[4 + who] = b.limit[side] - 1
        at[6 + who] = b.supply_cut[side]
        at[8 + who] = b.knows[side]
        at[10 + who] = cards.hidden_hand[side] + sum_of(cards.hand[side])
    at[0] = b.side == own
    at[1] = b.ap
    at[2] = b.turn >> 1
    at[3] = b.turn & 1
    at[12] = b.night
    at[13] = b.fresh
    at[14] = b.objectives_left
    at[15] = b.victory_left
    at[16] = t.road_length
    # 1 won, 2 lost, 3 drawn, from the viewer's seat.
    at[17] = b.result if b.result == DRAWN or not b.result else 1 + (b.result - SOUTH_WON != own)
    at += SCALARS
    at = put_counts(at, b.stock[own], t.kinds)
    at = put_counts(at, b.stock[enemy], t.kinds)
    at = put_counts(at, cards.hand[own], EFFECT_COUNT)
    counts = bytes_of_counts(discards)
    memcpy(at, &counts, 8)
    counts = bytes_of_counts(discards >> 32)
    memcpy(at + 8, &counts, EFFECT_COUNT - 8)  # what follows may stay as it is
    at += EFFECT_COUNT
    if shown.viewer != viewer or shown.objective[0] != cards.objective[own] or shown.objective[1] != cards.objective[enemy]:
        at = put_objective(t, at, own, shown.objective[0], cards.objective[own])
        put_objective(t, at, own, shown.objective[1], cards.objective[enemy])
        shown.objective[0] = cards.objective[own]
        shown.objective[1] = cards.objective[enemy]


cdef inline void write_observation(const Tables* t, const Board* b, const SeenCards* cards, uint64_t discards, int viewer,
                                   int touched, Shown* shown, uint8_t* out) noexcept nogil:
    """Write what a viewer sees, from its own seat; a spectator sits with south.

    `shown` describes what `out` holds already, and `touched` are the roads that may have changed since.
    """
    if shown.viewer == NOTHING_SHOWN:
        clear(t, shown, out)
        update_planes(t, b, viewer, ALL_ROADS, shown, out)
        shown.viewer = NOTHING_SHOWN
    else:
        update_planes(t, b, shown.viewer, touched, shown, out)
        if shown.viewer != viewer:
            turn_seat(t, b, viewer, shown, out)
    write_numbers(t, b, cards, discards, viewer, shown, out + (2 * t.kinds + ROAD_PLANES) * PLANE)
    shown.viewer = viewer


cdef inline void turn_lanes(const uint64_t* words, uint64_t* turned) noexcept nogil:
    """A set of actions with the lane of road 7 first and that of road 1 last."""
    cdef uint64_t lane = LANE_BITS
    turned[0] = (words[2] & lane) | (words[1] >> 2 * LANE & lane) << LANE | (words[1] >> LANE & lane) << 2 * LANE
    turned[1] = (words[1] & lane) | (words[0] >> 2 * LANE & lane) << LANE | (words[0] >> LANE & lane) << 2 * LANE
    turned[2] = (words[0] & lane) | (words[2] & ~lane)


cdef inline uint64_t numbered(const Tables* t, const uint64_t* words, int i) noexcept nogil:
    """The actions in one word of a set, without gaps. A retreat has two bits in the word (R4.3), but one number."""
    return gather(words[i] | (words[i] & t.retreats_blocked[i]) >> 1, t.numbered[i])


cdef inline void write_mask(const Tables* t, const uint64_t* legal_words, bint turned, int actions,
                            uint8_t* out) noexcept nogil:
    """One byte for each action of the space: 1 if it is in a set. With `turned` road 7 comes first."""
    cdef uint64_t turned_words[3]
    cdef const uint64_t* words = legal_words
    cdef uint64_t first, second, third
    cdef int size = 3 * (t.kinds + MOVES)     # actions of three roads
    cdef int rest = actions - 2 * size        # actions of road 7, and of no road
    if turned:
        turn_lanes(legal_words, turned_words)
        words = turned_words
    first = numbered(t, words, 0)
    second = numbered(t, words, 1)
    third = numbered(t, words, 2)
    # In order, because a store may run over the end of its word; nothing may be written behind the mask.
    put_32_bits(out, <uint32_t>first)
    if size > 32:
        put_32_bits(out + 32, <uint32_t>(first >> 32))
    put_32_bits(out + size, <uint32_t>second)
    if size + rest >= 64:
        put_32_bits(out + size + 32, <uint32_t>(second >> 32))
    if rest > 32:
        put_32_bits(out + 2 * size, <uint32_t>third)
        put_32_bits(out + actions - 32, <uint32_t>(third >> (rest - 32)))
    else:
        put_32_bits(out + actions - 32, <uint32_t>(third << (32 - rest) | second >> (size + rest - 32)))
