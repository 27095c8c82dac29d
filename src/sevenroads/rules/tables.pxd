"""What other compiled modules may know of `tables.pyx`."""

from .core cimport *


cdef class Action:
    cdef readonly str text, kind, unit, direction, card
    cdef readonly object road


cdef class Rules:
    cdef object __weakref__
    cdef Tables tables
    cdef int16_t slot_of[SLOTS]          # by action number
    cdef int16_t id_of[SLOTS]            # by slot
    cdef readonly object ruleset
    cdef readonly object owner
    cdef readonly tuple actions
    cdef readonly dict ids
    cdef dict code_of                    # by letter
    cdef tuple letters                   # by code
    cdef tuple objective_ids
    cdef dict objective_codes            # by id
    cdef dict lines                      # `Line` objects by their word in the board: kept by `kernel.pyx`
    cpdef int number(self, action) except -2
    cdef _compile_contact(self, int own, int enemy)
    cdef _add(self, list actions, int slot, int operation, int road, int argument, Action action)
