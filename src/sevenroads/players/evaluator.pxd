"""What other compiled modules may know of `evaluator.pyx`."""

from ..rules.tables cimport Rules
from .features cimport A_SIZE, Plans, V_SIZE


cdef class Evaluator:
    cdef float value_weights[V_SIZE]
    cdef float action_weights[A_SIZE]


cdef void compile_plans(Rules rules, Plans* plans) noexcept
