"""64-bit hashes of a board: of the whole position, and of what the side to move knows of it.

The turn number never counts (R7.3); the AP left do, except for repetition.
"""

from .core cimport *


cdef inline uint64_t mix(uint64_t h, uint64_t word) noexcept nogil:
    return fold(h ^ word, <uint64_t>0x9E3779B97F4A7C15) ^ (h << 7)


cdef inline uint64_t open_hash(const Board* b, int ap) noexcept nogil:
    """What everybody sees (R11): roads, AP, effects, how many cards are where."""
    cdef uint64_t h = <uint64_t>0x5EED0F7A0AD50007
    cdef uint64_t word
    cdef int side, road
    for side in range(2):
        for road in range(ROADS):
            h = mix(h, b.units[side][road])
        word = 0
        for road in range(ROADS):
            word = word << 5 | b.rear[side][road]
        h = mix(h, word << 29 | <uint64_t>b.conquered[side] << 21 | <uint64_t>b.dug[side] << 13
                | <uint64_t>b.supply_cut[side] << 5 | b.knows[side])
        h = mix(h, <uint64_t>hand_size(b, side) << 8 | b.limit[side])
    return mix(h, <uint64_t>b.side << 48 | <uint64_t>ap << 40 | <uint64_t>b.night << 32
               | <uint64_t>b.fresh << 24 | <uint64_t>b.result << 16
               | <uint64_t>b.objectives_left << 8 | b.victory_left)


cdef inline uint64_t known_hash(const Board* b) noexcept nogil:
    """What the side to move knows: all that is open, its own cards, an objective it was shown."""
    cdef int side = b.side
    cdef uint64_t h = mix(open_hash(b, b.ap), b.hand[side])
    return mix(h, <uint64_t>b.objective[side] << 8 | (b.objective[side ^ 1] if b.knows[side] else 255))


cdef inline uint64_t board_hash(const Board* b) noexcept nogil:
    """The whole position, deck orders included."""
    return hash_with(b, b.ap)


cdef inline uint64_t repetition_hash(const Board* b) noexcept nogil:
    """What R7.3 compares: the whole position without the AP."""
    return hash_with(b, 0)


cdef inline uint64_t hash_with(const Board* b, int ap) noexcept nogil:
    cdef uint64_t h = open_hash(b, ap)
    cdef uint64_t word
    cdef int side, i
    for side in range(2):
        h = mix(mix(h, b.hand[side]), <uint64_t>b.objective[side])
    word = 1
    for i in range(b.victory_left):
        word = word << 8 | b.victory[i]
        if i & 7 == 6:
            h = mix(h, word)
            word = 1
    h = mix(h, word)
    word = 1
    for i in range(b.objectives_left):
        side = b.objectives_head + i
        word = word << 8 | b.objectives[side if side < b.objectives_left else side - b.objectives_left]
        if i & 7 == 6:
            h = mix(h, word)
            word = 1
    return mix(h, word)
