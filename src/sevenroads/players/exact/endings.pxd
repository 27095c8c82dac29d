"""Declarations of the exact search, for other compiled modules: its functions and its transposition table."""

from libc.stdint cimport uint8_t, uint64_t

from ...rules.core cimport Board
from ...rules.kernel cimport Position
from ...rules.tables cimport Rules
from .goals cimport Goal


cdef enum:
    LONGEST_TURN = 62        # actions; longer turns make the search incomplete
    ANY_LENGTH = 63


cdef class Solver:
    cdef Rules rules
    cdef Goal goal
    cdef Board root
    cdef uint64_t* seen
    cdef uint64_t seen_mask, seen_count
    cdef uint64_t nodes, limit, salt
    cdef bint stopped
    cdef int kind
    cdef int target_road     # a road to conquer, or -1 to win
    cdef uint8_t path[LONGEST_TURN + 1]
    cdef uint8_t best[LONGEST_TURN + 1]
    cdef int best_length     # 0: nothing found
    cdef uint8_t* wins
    cdef int win_count

    cdef void set_position(self, const Board* b, uint64_t limit) noexcept nogil
    cdef _texts(self)
    cdef _answer(self)


cdef bint wins_now(Solver s, const Board* b, uint64_t limit, bint three_roads=*) noexcept nogil
cdef void win_shortest(Solver s) noexcept nogil
cdef Solver acquire_solver(Position position, long long limit, until=*)
cdef release_solver(Solver s)
cdef dict possible_objectives(Position position, wanted)


# ---------------------------------------------------------------- the transposition table

cdef inline uint64_t table_slot(Solver s, uint64_t key) noexcept nogil:
    """The place of a position in the table, or where it would go."""
    cdef uint64_t at = (key >> 6) & s.seen_mask
    key |= ANY_LENGTH
    while s.seen[at] and s.seen[at] | ANY_LENGTH != key:
        at = (at + 1) & s.seen_mask
    return at


cdef inline bint is_refuted(Solver s, uint64_t key, int left) noexcept nogil:
    """Whether a search of the position with at least as many actions left has found no win."""
    return <int>(s.seen[table_slot(s, key)] & ANY_LENGTH) >= left


cdef inline void store(Solver s, uint64_t key, int left) noexcept nogil:
    cdef uint64_t at = table_slot(s, key)
    s.seen_count += s.seen[at] == 0
    s.seen[at] = key & ~<uint64_t>ANY_LENGTH | <uint64_t>left
