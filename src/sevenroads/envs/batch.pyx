# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, embedsignature=True
# cython: freethreading_compatible=True
"""`BatchEnv`: thousands of games that are stepped in one call, without the GIL, into arrays of the caller."""

from cpython.buffer cimport PyBUF_C_CONTIGUOUS, PyBUF_FORMAT, PyBUF_WRITABLE, PyBuffer_Release, PyObject_GetBuffer
from libc.stdlib cimport calloc, free
from libc.string cimport memcpy, memset

from ..rules.core cimport *
from ..rules.kernel cimport Position
from ..rules.observation cimport NOTHING_SHOWN, observation_size
from ..rules.tables cimport Rules
from .games cimport MAX_STARTS, Batch, Game, deal, play_range, show_range
from .workers cimport Workers, share, start_workers, stop_workers

import numpy

from ..editions import DEFAULT_CATALOG
from ..state import STARTS, State, observation_spec
from ..rules.types import TURN_AP

__all__ = ["BatchEnv"]

#: Threads take so many games at a time. Their rows of the small arrays fill whole cache lines.
cdef enum:
    GAMES_AT_ONCE = 64


cdef class BatchEnv:
    """`n` games of one variant, stepped together.

    After `reset` and after each `step` these arrays describe the games; row i is game i:

    - `observations` (n, size), `uint8`: what the side to move sees; `spec` tells what the numbers mean.
      `None` with `observe=False`, which is faster.
    - `masks` (n, num_actions), `uint8`: 1 for each of its legal actions.
    - `players` (n,), `int8`: the side to move, 0 for south and 1 for north.
    - `rewards` (n, 2), `float32`: south's and north's; 1 and -1 for a win, 0 for a draw and before the end.
    - `dones` (n,), `uint8`: 1 if this step ended the game. With `auto_reset` the other arrays then show the next
      game already; without it the game stays as it is until `reset`.
    - `illegal` (n,), `uint8`: 1 if the action was not legal. It was not applied, and nothing changed.

    A game ends by the rules of a match without people: victory, repetition, turn 400, nobody can win (R7).
    Game i has its own seed, `seeds[i]`, which fixes its deal and its random actions; neither the other games nor
    the number of threads matter. With `mirror`, actions and masks are numbered from the seat of the side to move, as
    the observations are: both sides look alike to a learning program.

    Arrays of the caller replace these: `bind(masks=…)`. They can be anything with a writable buffer, and with
    DLPack anything that NumPy can write to; the arrays made here can be read by PyTorch and JAX in place.

    A step writes only those bytes of `observations` that differ from the step before. So do not write to this array;
    if you did, `bind` it again: the next step then writes all of it.

    >>> env = BatchEnv("ardennes", n=4, seed=1)
    >>> env.step([-1, -1, 121, 5000])
    >>> env.players.tolist(), env.illegal.tolist()
    ([1, 0, 0, 1], [0, 0, 0, 1])
    """

    cdef Batch batch
    cdef uint64_t* starts
    cdef readonly int n, threads, num_actions
    cdef readonly object variant, spec, observations, masks, rewards, dones, players, illegal
    cdef Rules rules
    cdef int16_t mirrored_slot[SLOTS]
    cdef dict opened
    cdef Workers* workers
    cdef bint running

    def __cinit__(self):
        memset(&self.batch, 0, sizeof(Batch))

    def __init__(self, variant="ardennes", n=1, seed=0, threads=1, auto_reset=True, *, start="coin",
                 first_turn_ap=TURN_AP, observe=True, mirror=False, catalog=DEFAULT_CATALOG):
        if n < 1 or threads < 1:
            raise ValueError(f"n is {n} and threads is {threads}: both must be at least 1")
        if start not in STARTS:
            raise ValueError(f"start is {start!r}: expected one of {', '.join(STARTS)}")
        opening = State.new(variant, seed=0, first_turn_ap=first_turn_ap, catalog=catalog)
        self.opened = {}
        self.variant = opening.variant
        self.rules = opening.rules
        self.spec = observation_spec(self.variant)
        self.n = n
        self.threads = threads
        self.num_actions = opening.num_actions
        self._allocate()
        self.batch.auto_reset = auto_reset
        self._set_space(mirror)
        self._set_opening(opening, STARTS.index(start))
        self._make_arrays(observe)
        if threads > 1:
            self.workers = start_workers(threads - 1, n, GAMES_AT_ONCE)
        self.reset(seed)

    def __dealloc__(self):
        stop_workers(self.workers)
        free(self.batch.games)
        free(self.starts)

    cdef _allocate(self):
        cdef int i
        self.batch.games = <Game*>calloc(self.n, sizeof(Game))
        # Apart from the games: they are long, and of each only the last few are read and written.
        self.starts = <uint64_t*>calloc(self.n, MAX_STARTS * sizeof(uint64_t))
        if self.batch.games == NULL or self.starts == NULL:
            raise MemoryError(f"no memory for {self.n} games")
        for i in range(self.n):
            self.batch.games[i].starts = self.starts + <size_t>i * MAX_STARTS

    cdef _set_space(self, bint mirror):
        cdef int number
        self.batch.tables = &self.rules.tables
        self.batch.actions_in_space = self.num_actions
        self.batch.observation_bytes = observation_size(&self.rules.tables)
        self.batch.mirror = mirror
        self.batch.slot_of[0] = self.batch.slot_of[1] = self.rules.slot_of
        if mirror:
            mirrored = self.spec.mirrored_actions
            for number in range(self.num_actions):
                self.mirrored_slot[number] = self.rules.slot_of[mirrored[number]]
            self.batch.slot_of[1] = self.mirrored_slot

    cdef _set_opening(self, Position opening, int start):
        """What every deal starts from: the empty board, and all cards of both decks."""
        cdef Tables* t = &self.rules.tables
        cdef int card, i, count = 0
        self.batch.opening.board = opening.board
        self.batch.opening.start = start
        for card in range(t.objectives):
            for i in range(t.objective_count[card]):
                self.batch.opening.objectives[count] = card
                count += 1
        self.batch.opening.objective_cards = count
        count = 0
        for card in range(<int>EFFECT_COUNT):
            for i in range(count_of(t.victory_count, card)):
                self.batch.opening.victory[count] = card
                count += 1
        self.batch.opening.victory_cards = count

    def _make_arrays(self, observe):
        self.bind(
            observations=_aligned((self.n, self.spec.size), numpy.uint8) if observe else None,
            masks=_aligned((self.n, self.num_actions), numpy.uint8),
            rewards=_aligned((self.n, 2), numpy.float32),
            dones=_aligned((self.n,), numpy.uint8),
            players=_aligned((self.n,), numpy.int8),
            illegal=_aligned((self.n,), numpy.uint8),
        )

    # ------------------------------------------------------------ arrays

    def bind(self, **arrays):
        """Write to these arrays of the caller from now on, by name; the others stay. `observations` may be `None`.

        They are filled by the next `reset` or `step`.
        """
        for name, array in arrays.items():
            if name not in _ITEMS:
                raise ValueError(f"no array {name!r}: expected some of {', '.join(_ITEMS)}")
            if array is None and name != "observations":
                raise ValueError(f"{name} is None: only observations can be left out")
            self._bind(name, array)

    cdef _bind(self, str name, array):
        cdef Opened opened = None
        cdef void* start = NULL
        cdef int i
        if array is not None:
            kinds, width = _ITEMS[name]
            items = {"observations": self.spec.size, "masks": self.num_actions, "rewards": 2}.get(name, 1) * self.n
            opened = Opened(array, name, kinds, width, items)
            start = opened.buffer.buf
        if name == "observations":
            for i in range(self.n):
                self.batch.games[i].shown.viewer = NOTHING_SHOWN
            self.batch.observations = <uint8_t*>start
            self.observations = array
        elif name == "masks":
            self.batch.masks = <uint8_t*>start
            self.masks = array
        elif name == "rewards":
            self.batch.rewards = <float*>start
            self.rewards = array
        elif name == "dones":
            self.batch.dones = <uint8_t*>start
            self.dones = array
        elif name == "players":
            self.batch.players = <int8_t*>start
            self.players = array
        else:
            self.batch.illegal = <uint8_t*>start
            self.illegal = array
        # Keeps the memory open until another array replaces it.
        self.opened[name] = opened

    # ------------------------------------------------------------ playing

    def reset(self, seed=None, *, seeds=None):
        """Deal new games: from `seed`, from one seed for each game, or, without either, the next ones."""
        cdef int i
        cdef uint64_t first
        if seeds is not None:
            if len(seeds) != self.n:
                raise ValueError(f"{len(seeds)} seeds for {self.n} games")
            for i in range(self.n):
                deal(&self.batch.opening, &self.batch.games[i], seeds[i])
        else:
            first = 0 if seed is None else seed
            for i in range(self.n):
                deal(&self.batch.opening, &self.batch.games[i],
                     stream_of(self.batch.games[i].seed, 1) if seed is None else stream_of(first, i))
        self._run(True)

    def step(self, actions=None):
        """Play one action in each game; -1 is a random legal one. Without `actions` all are random.

        `actions` are `int32` or `int64` in a buffer, or any sequence of `n` numbers.
        """
        cdef Opened opened
        if actions is None:
            self.batch.actions = NULL
            self._run(False)
            return
        if isinstance(actions, (list, tuple)):
            actions = numpy.asarray(actions, numpy.int64)
        opened = Opened(actions, "actions", "ilq", 0, self.n)
        self.batch.actions = <const uint8_t*>opened.buffer.buf
        self.batch.action_bytes = opened.buffer.itemsize
        self._run(False)
        self.batch.actions = NULL

    cdef _run(self, bint resetting):
        if self.running:
            raise RuntimeError("this BatchEnv is being stepped by another thread")
        self.running = True
        with nogil:
            share(self.workers, show_range if resetting else play_range, &self.batch, self.n)
        self.running = False

    # ------------------------------------------------------------ looking into a game

    @property
    def seeds(self):
        """The seed of each current game: `reset(seeds=…)` deals it again."""
        cdef int i
        return [self.batch.games[i].seed for i in range(self.n)]

    def state(self, int i):
        """A copy of the whole position of game i, hidden cards included."""
        cdef Position state
        if not 0 <= i < self.n:
            raise IndexError(f"there is no game {i}: they are numbered from 0 to {self.n - 1}")
        state = <Position>State.__new__(State)
        state.rules = self.rules
        memcpy(&state.board, &self.batch.games[i].board, sizeof(Board))
        return state

    @property
    def bytes_per_game(self):
        """Memory of one game, without the arrays."""
        return sizeof(Game) + MAX_STARTS * sizeof(uint64_t)

    def close(self):
        """Stop the threads. The environment can still be used, with one thread."""
        cdef Workers* workers = self.workers
        if self.running:
            raise RuntimeError("this BatchEnv is being stepped by another thread")
        # First, so that a thread that steps meanwhile does not share its work with them.
        self.workers = NULL
        self.threads = 1
        with nogil:
            stop_workers(workers)


# By array: the buffer formats of its items, and their width in bytes.
_ITEMS = {
    "observations": ("B?", 1),
    "masks": ("B?", 1),
    "rewards": ("f", 4),
    "dones": ("B?", 1),
    "players": ("b", 1),
    "illegal": ("B?", 1),
}


cdef class Opened:
    """A buffer of the caller that stays open as long as this object lives."""

    cdef Py_buffer buffer
    cdef bint is_open

    def __init__(self, array, str name, str kinds, int width, int items):
        cdef int flags = PyBUF_C_CONTIGUOUS | PyBUF_FORMAT | (0 if name == "actions" else PyBUF_WRITABLE)
        if not isinstance(array, (bytearray, memoryview, numpy.ndarray)) and hasattr(array, "__dlpack__"):
            array = numpy.from_dlpack(array)
        try:
            PyObject_GetBuffer(array, &self.buffer, flags)
        except (BufferError, ValueError) as error:
            raise ValueError(f"{name}: expected a contiguous array that can be written to ({error})") from None
        self.is_open = True
        form = self.buffer.format.decode() if self.buffer.format != NULL else "B"
        if form.lstrip("@=<") not in kinds or (width and self.buffer.itemsize != width):
            raise ValueError(f"{name}: items are of the kind {form!r}, expected one of {' '.join(kinds)}")
        if self.buffer.len != items * self.buffer.itemsize:
            raise ValueError(f"{name}: {self.buffer.len // self.buffer.itemsize} items, expected {items}")

    def __dealloc__(self):
        if self.is_open:
            PyBuffer_Release(&self.buffer)


def _aligned(shape, dtype):
    """A new array at an address that JAX and PyTorch take as it is."""
    size = int(numpy.prod(shape)) * numpy.dtype(dtype).itemsize
    memory = numpy.zeros(size + 64, numpy.uint8)
    offset = -memory.ctypes.data % 64
    return memory[offset : offset + size].view(dtype).reshape(shape)
