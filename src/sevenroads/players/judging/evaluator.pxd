"""What other compiled modules may know of `evaluator.pyx`."""

from libc.stdint cimport uint8_t, uint64_t

from ...rules.core cimport Board
from ...rules.tables cimport Rules
from .features cimport A_SIZE, Plans, V_SIZE


cdef class Evaluator:
    cdef object failure
    # A preference for each of some legal actions; odds are its exponentials.
    cdef void prefer(self, Rules rules, const Plans* plans, const Board* b, const uint8_t* slots, int count,
                     float* preferences) noexcept nogil
    # How likely the side to move is to win.
    cdef float value(self, Rules rules, const Plans* plans, const Board* b) noexcept nogil
    # Both at once, for what gives them together.
    cdef float judge(self, Rules rules, const Plans* plans, const Board* b, const uint8_t* slots, int count,
                     float* preferences) noexcept nogil
    cdef int check(self) except -1


cdef class LinearEvaluator(Evaluator):
    cdef float value_weights[V_SIZE]
    cdef float action_weights[A_SIZE]


cdef class PythonEvaluator(Evaluator):
    pass


cdef void compile_plans(Rules rules, Plans* plans) noexcept
cdef int draw_action(Evaluator evaluator, Rules rules, const Plans* plans, const Board* b, const uint64_t* words,
                     float sharpness, uint64_t* stream) noexcept nogil
