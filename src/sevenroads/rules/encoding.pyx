# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, embedsignature=True
# cython: freethreading_compatible=True
"""Positions as bytes and as numbers: binary form, equality, hash, mask of legal actions, observation.

`State` and `View` are the public face of these functions; they check nothing that these check. Buffers of the
caller may be of any kind that Python can write to; NumPy is not needed.
"""

from cpython.bytearray cimport PyByteArray_AS_STRING, PyByteArray_FromStringAndSize
from cpython.buffer cimport PyBUF_SIMPLE, PyBUF_WRITABLE, PyBuffer_Release, PyObject_GetBuffer
from cpython.bytes cimport PyBytes_AS_STRING, PyBytes_FromStringAndSize
from libc.string cimport memcmp, memset

from .core cimport *
from .hashing cimport board_hash, mix
from .kernel cimport Position
from .observation cimport NOTHING_SHOWN, Shown, observation_size, write_mask, write_observation
from .packing cimport AP_AT, HOW_AT, OUT_OF_RANGE, PACKED_MOST, SOUND, TURN_AT, pack_board, unpack_board
from .tables cimport Rules

from .effects import EFFECTS

cdef tuple FAULTS = (
    None,
    "the length does not match the number of cards",
    "a value is out of range",
    "a line does not fit its road or its army",
    "",
)


# ---------------------------------------------------------------- binary form

def pack(Position position not None) -> bytes:
    """The position in its canonical binary form, without edition and options."""
    cdef uint8_t packed[PACKED_MOST]
    cdef int length = pack_board(&position.board, packed)
    return PyBytes_FromStringAndSize(<char*>packed, length)


def unpack(cls, Rules rules not None, bytes data not None, int start=0):
    """The position of a class that the bytes from `start` on stand for, and what is wrong with it, or `None`.

    An empty fault means that the position cannot occur in a game; `rules.possible` explains it then.
    """
    cdef Position position = <Position>cls.__new__(cls)
    cdef const uint8_t* at = <const uint8_t*>PyBytes_AS_STRING(data) + start
    cdef int fault
    position.rules = rules
    fault = unpack_board(&rules.tables, at, len(data) - start, &position.board)
    if fault == SOUND and not position.conclude(at[HOW_AT]):
        fault = OUT_OF_RANGE
    return position, FAULTS[fault]


def repetition_key(Position position not None) -> bytes:
    """What R7.3 compares: equal for two positions that repeat each other. AP and turn do not count."""
    cdef uint8_t packed[PACKED_MOST]
    cdef int length = pack_board(&position.board, packed)
    packed[AP_AT] = packed[TURN_AT] = packed[TURN_AT + 1] = 0
    return PyBytes_FromStringAndSize(<char*>packed, length)


def same_board(Position one not None, Position other not None) -> bool:
    """Whether two positions of the same rules are equal. How a game ended does not count, its result does."""
    cdef uint8_t packed[PACKED_MOST]
    cdef uint8_t twin[PACKED_MOST]
    cdef int length = pack_board(&one.board, packed)
    if pack_board(&other.board, twin) != length:
        return False
    packed[HOW_AT] = twin[HOW_AT]
    return memcmp(packed, twin, length) == 0


def hash_board(Position position not None) -> int:
    """A hash that agrees with `same_board`: unlike `hash64` it includes the turn number."""
    return mix(board_hash(&position.board), position.board.turn)


# ---------------------------------------------------------------- numbers

def legal_mask(Position position not None, out=None, bint empty=False):
    """One byte for each action of the space, 1 if it is legal, in `out` or in a new `bytearray`.

    With `empty` no action is marked.
    """
    cdef Py_buffer buffer
    cdef Rules rules = position.rules
    cdef int size = len(rules.actions)
    if out is None:
        out = PyByteArray_FromStringAndSize(NULL, size)
        _mask(position, size, empty, <uint8_t*>PyByteArray_AS_STRING(out))
        return out
    _open(out, size, &buffer)
    _mask(position, size, empty, <uint8_t*>buffer.buf)
    PyBuffer_Release(&buffer)
    return out


cdef inline void _mask(Position position, int size, bint empty, uint8_t* out) noexcept:
    cdef uint64_t words[3]
    if empty:
        memset(out, 0, size)
    else:
        legal(&position.rules.tables, &position.board, words)
        write_mask(&position.rules.tables, words, False, size, out)


def observation_bytes(Rules rules not None) -> int:
    """The size of an observation."""
    return observation_size(&rules.tables)


def observe(Position position not None, int viewer, out=None, discards=None):
    """What viewer 0 (south), 1 (north) or 2 (spectator) sees, in `out` or in a new `bytearray`.

    The position is whole, or it is a view of this viewer; then `discards` are the cards played so far.
    """
    cdef Py_buffer buffer
    cdef int size = observation_size(&position.rules.tables)
    cdef uint64_t played = 0
    if discards is None:
        if position.board.masked:
            raise ValueError("an observation needs the whole position; View.observe makes it from a view")
        played = discards_of(&position.rules.tables, &position.board)
    else:
        for card in discards:
            played += one_more(EFFECTS.index(card))
    if out is None:
        out = PyByteArray_FromStringAndSize(NULL, size)
        _observe(position, viewer, played, <uint8_t*>PyByteArray_AS_STRING(out))
        return out
    _open(out, size, &buffer)
    _observe(position, viewer, played, <uint8_t*>buffer.buf)
    PyBuffer_Release(&buffer)
    return out


cdef inline void _observe(Position position, int viewer, uint64_t discards, uint8_t* out) noexcept:
    cdef SeenCards cards
    cdef Shown shown
    mask_cards(&position.board, viewer, &cards)
    shown.viewer = NOTHING_SHOWN
    write_observation(&position.rules.tables, &position.board, &cards, discards, viewer, ALL_ROADS, &shown, out)


cdef inline int _open(out, int size, Py_buffer* buffer) except -1:
    """Open a buffer of the caller for writing, and check its size."""
    PyObject_GetBuffer(out, buffer, PyBUF_SIMPLE | PyBUF_WRITABLE)
    if buffer.len != size or buffer.itemsize != 1:
        got = f"{buffer.len // buffer.itemsize} items of {buffer.itemsize} bytes"
        PyBuffer_Release(buffer)
        raise ValueError(f"out has {got}: expected {size} items of 1 byte")
    return 0


# ---------------------------------------------------------------- views

def masked(Position position not None, int viewer):
    """What viewer 0, 1 or 2 sees of a whole position, as a plain `Position` with hidden cards masked."""
    cdef Position seen = Position.__new__(Position)
    if position.board.masked:
        raise ValueError("a view is made from a whole position")
    seen.rules = position.rules
    mask_board(&position.board, viewer, &seen.board)
    return seen


def discards(Position position not None) -> tuple[str, ...]:
    """The victory cards played so far, sorted, from a whole position."""
    cdef uint64_t played = discards_of(&position.rules.tables, &position.board)
    cdef int effect
    if not played:
        return ()
    found = []
    for effect in range(<int>EFFECT_COUNT):
        found += [EFFECTS[effect]] * count_of(played, effect)
    return tuple(sorted(found))


# ---------------------------------------------------------------- draws as chance events

def draws(Position position not None, action) -> list[tuple[str, float]]:
    """The cards that a legal action may draw, with their probabilities; empty if it draws none.

    The order of a deck is unknown (R8.2), so each card of the deck is equally likely to be next. The
    objectives that `new-orders` put under the deck are drawn last, in their order.
    """
    cdef uint8_t cards[MAX_DECK]
    cdef int count[256]
    cdef int i, number, slot = position.slot_to_play(action)
    cdef bint objective = position.rules.tables.slot[slot].operation == OP_CARD and \
        position.rules.tables.slot[slot].argument == E_NEW_ORDERS
    number = _drawable(position, slot, objective, cards)
    if not number:
        return []
    memset(count, 0, sizeof(count))
    order = []
    for i in range(number):
        if not count[cards[i]]:
            order.append(cards[i])
        count[cards[i]] += 1
    names = position.rules.objective_ids if objective else EFFECTS
    return [(names[card], <double>count[card] / <double>number) for card in sorted(order)]


def apply_with_draw(Position position not None, action, str card not None) -> None:
    """Play a legal action that draws a card, and let it draw this one."""
    cdef uint8_t cards[MAX_DECK]
    cdef int i, number, code, slot = position.slot_to_play(action)
    cdef Tables* t = &position.rules.tables
    cdef bint objective = t.slot[slot].operation == OP_CARD and t.slot[slot].argument == E_NEW_ORDERS
    number = _drawable(position, slot, objective, cards)
    names = position.rules.objective_ids if objective else EFFECTS
    code = names.index(card) if card in names else NO_CARD
    for i in range(number):
        if cards[i] == code:
            break
    else:
        raise ValueError(
            f"{card!r} cannot be drawn now: expected one of {', '.join(name for name, _ in draws(position, action))}"
            if number else f"{action} draws no card")
    _to_top(&position.board, i, objective)
    apply(t, &position.board, slot)


cdef int _drawable(Position position, int slot, bint objective, uint8_t* cards) noexcept:
    """The cards of which an action draws one, from the top of the deck on; none if it draws no card."""
    cdef Tables* t = &position.rules.tables
    cdef const Board* b = &position.board
    cdef Board after
    cdef int i, number
    if objective:
        # Of the deck's last cards, as many are in known order as `new-orders` were played.
        number = b.objectives_left - count_of(discards_of(t, b), E_NEW_ORDERS)
        number = number if number > 0 else 1
        for i in range(number):
            cards[i] = b.objectives[(b.objectives_head + i) % b.objectives_left]
        return number
    after = b[0]
    apply(t, &after, slot)
    if after.victory_left == b.victory_left:
        return 0
    for i in range(b.victory_left):
        cards[i] = b.victory[b.victory_left - 1 - i]
    return b.victory_left


cdef void _to_top(Board* b, int place, bint objective) noexcept:
    """Move a card of a deck to its top; the cards above it keep their order."""
    cdef int i
    cdef uint8_t card
    if objective:
        card = b.objectives[(b.objectives_head + place) % b.objectives_left]
        for i in range(place, 0, -1):
            b.objectives[(b.objectives_head + i) % b.objectives_left] = \
                b.objectives[(b.objectives_head + i - 1) % b.objectives_left]
        b.objectives[b.objectives_head] = card
        return
    card = b.victory[b.victory_left - 1 - place]
    for i in range(place, 0, -1):
        b.victory[b.victory_left - 1 - i] = b.victory[b.victory_left - i]
    b.victory[b.victory_left - 1] = card
