"""The evaluators for other compiled modules."""

from libc.stdint cimport uint8_t, uint64_t

from ...rules.core cimport Board
from ...rules.tables cimport Rules
from .features cimport A_SIZE, WinningSets, V_SIZE


cdef class Evaluator:
    cdef object failure
    # A preference for each of some legal actions; the exponentials are proportional to the probabilities.
    cdef void fill_preferences(self, Rules rules, const WinningSets* winning_sets, const Board* b,
                               const uint8_t* slots, int count, float* preferences) noexcept nogil
    # The side to move's chance of winning.
    cdef float value(self, Rules rules, const WinningSets* winning_sets, const Board* b) noexcept nogil
    # Both at once, for evaluators that compute them together.
    cdef float fill_preferences_and_value(self, Rules rules, const WinningSets* winning_sets, const Board* b,
                                          const uint8_t* slots, int count, float* preferences) noexcept nogil
    cdef int check(self) except -1


cdef class LinearEvaluator(Evaluator):
    cdef float value_weights[V_SIZE]
    cdef float action_weights[A_SIZE]


cdef class PythonEvaluator(Evaluator):
    pass


cdef void compile_winning_sets(Rules rules, WinningSets* winning_sets) noexcept
cdef int draw_action(Evaluator evaluator, Rules rules, const WinningSets* winning_sets, const Board* b,
                     const uint64_t* words, float sharpness, uint64_t* stream) noexcept nogil
