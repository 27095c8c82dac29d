"""The exact search, for others that are compiled: its questions without the GIL, its table of positions."""

from libc.stdint cimport uint8_t, uint64_t

from ...rules.core cimport Board
from ...rules.kernel cimport Position
from ...rules.tables cimport Rules
from .goals cimport Plan


cdef enum:
    LONGEST_TURN = 62        # actions; a longer turn counts as not finished
    ANY_LENGTH = 63


cdef class Solver:
    cdef Rules rules
    cdef Plan plan
    cdef Board root
    cdef uint64_t* seen
    cdef uint64_t seen_mask, seen_count
    cdef uint64_t nodes, limit, salt
    cdef bint stopped
    cdef int kind, goal      # goal: a road to conquer, or -1 to win
    cdef uint8_t path[LONGEST_TURN + 1]
    cdef uint8_t best[LONGEST_TURN + 1]
    cdef int best_length     # 0: nothing found
    cdef uint8_t* wins
    cdef int win_count

    cdef void stand_at(self, const Board* b, uint64_t limit) noexcept nogil
    cdef _texts(self)
    cdef _answer(self)


cdef bint wins_now(Solver s, const Board* b, uint64_t limit, bint three_roads=*) noexcept nogil
cdef void win_shortest(Solver s) noexcept nogil
cdef Solver begin(Position position, long long limit, until=*)
cdef put_back(Solver s)
cdef dict possible_objectives(Position position, wanted)


# ---------------------------------------------------------------- positions seen

cdef inline uint64_t place_of(Solver s, uint64_t key) noexcept nogil:
    """Where a position is noted, or would be."""
    cdef uint64_t at = (key >> 6) & s.seen_mask
    key |= ANY_LENGTH
    while s.seen[at] and s.seen[at] | ANY_LENGTH != key:
        at = (at + 1) & s.seen_mask
    return at


cdef inline bint in_vain(Solver s, uint64_t key, int left) noexcept nogil:
    """Whether a position was searched with as many actions left, or more, and no win found."""
    return <int>(s.seen[place_of(s, key)] & ANY_LENGTH) >= left


cdef inline void note(Solver s, uint64_t key, int left) noexcept nogil:
    cdef uint64_t at = place_of(s, key)
    s.seen_count += s.seen[at] == 0
    s.seen[at] = key & ~<uint64_t>ANY_LENGTH | <uint64_t>left
