"""What other compiled modules may know of `kernel.pyx`."""

from .core cimport Board
from .tables cimport Rules


cdef class Position:
    cdef Board board
    cdef readonly Rules rules
    cdef int find(self, action) except -2
    cdef int slot_to_play(self, action) except -2
    cdef _check_whole(self, str what)
    cdef _check_road(self, int road)
    cdef _line(self, int side, int road)
    cdef _conqueror(self, int road)
    cdef _objective(self, int card)
    cdef _hand(self, int side)
    cdef _effects(self)
    cdef _decks(self)
    cdef _stand(self, int side, int road, line)
    cdef _deal(self, int side, cards)
    cdef int _card_code(self, objective) except -1
    cdef _stack(self, objectives, victory)
    cdef bint conclude(self, int how) except -1
