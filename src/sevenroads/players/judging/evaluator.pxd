"""The evaluators for other compiled modules."""

from libc.stdint cimport uint8_t, uint64_t

from ...rules.core cimport Board
from ...rules.tables cimport Rules
from .features cimport A_SIZE, KnownCosts, V_SIZE, WinningSets


cdef class Evaluator:
    # The methods share `known`, the costs of the position's wins as far as they have been estimated.
    cdef object failure
    # A preference for each of some legal actions; the exponentials are proportional to the probabilities.
    cdef void fill_preferences(self, Rules rules, const WinningSets* winning_sets, const Board* b,
                               const uint8_t* slots, int count, float* preferences,
                               KnownCosts* known) noexcept nogil
    # The side to move's chance of winning.
    cdef float value(self, Rules rules, const WinningSets* winning_sets, const Board* b,
                     KnownCosts* known) noexcept nogil
    # Both at once, for evaluators that compute them together.
    cdef float fill_preferences_and_value(self, Rules rules, const WinningSets* winning_sets, const Board* b,
                                          const uint8_t* slots, int count, float* preferences,
                                          KnownCosts* known) noexcept nogil
    cdef int check(self) except -1


cdef class LinearEvaluator(Evaluator):
    cdef float value_weights[V_SIZE]
    cdef float action_weights[A_SIZE]
    cdef bint weighs_costs   # some weight of the features of a road's costs is not 0


cdef class PythonEvaluator(Evaluator):
    pass


cdef const WinningSets* winning_sets_of(Rules rules) except NULL
cdef int draw_action(Evaluator evaluator, Rules rules, const WinningSets* winning_sets, const Board* b,
                     const uint64_t* words, float sharpness, uint64_t* stream) noexcept nogil
