"""The exact search, for others that are compiled: one question, asked without the GIL."""

from libc.stdint cimport uint8_t, uint64_t

from ..rules.core cimport Board
from ..rules.tables cimport Rules
from .plan cimport Plan


cdef enum:
    LONGEST_TURN = 62        # actions; a longer turn counts as not finished


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


cdef bint wins_now(Solver s, const Board* b, uint64_t limit) noexcept nogil
