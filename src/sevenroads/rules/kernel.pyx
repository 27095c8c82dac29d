# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, embedsignature=True
# cython: initializedcheck=False, freethreading_compatible=True
"""Positions, played by the rules: R1 to R9 and nothing of texts, files, clocks or history.

Errors raised here are programming errors. `Position.refuse` raises the error for an illegal action; `State`
overrides it to give the reason.
"""

cimport cython
from cpython.object cimport PyObject, PyTypeObject
from libc.string cimport memcpy, memset

from .core cimport *
from .hashing cimport board_hash
from .random_play cimport count_paths, play_many
from .tables cimport Action, Rules

from .effects import EFFECTS
from .errors import IllegalAction, ImpossiblePosition
from .types import (
    NO_EFFECTS, SIDES, UNKNOWN, Cards, Effects, Layout, Line, Outcome, Side, Termination,
)

BOARD_BYTES = sizeof(Board)

cdef enum:
    LINES_KEPT = 4096        # `Line` objects that one ruleset keeps

cdef tuple TERMINATIONS = (
    None, Termination.OBJECTIVE, Termination.THREE_ROADS, Termination.TURN_LIMIT,
    Termination.NOBODY_CAN_WIN, Termination.RESIGNATION, Termination.TIME, Termination.AGREEMENT,
    Termination.REPETITION, Termination.OTHER,
)
cdef tuple NO_ARGUMENTS = ()
cdef dict EFFECT_CODES = {name: code for code, name in enumerate(EFFECTS)}
cdef object EMPTY_LINE = Line()
# The effects in the order of their names, in which a hand is listed.
cdef int[EFFECT_COUNT] BY_NAME
BY_NAME[:] = [EFFECT_CODES[name] for name in sorted(EFFECTS)]
cdef tuple RESULTS = (None, "south", "north", "draw")
cdef tuple WINNERS = (None, SIDES[0], SIDES[1], None)


@cython.no_gc
cdef class Position:
    """A position under `rules`. Mutable; `copy` is cheap. Made by `Position.from_layout`."""

    def __init__(self, Rules rules not None):
        self.rules = rules

    # ------------------------------------------------------------ playing

    cdef int find(self, action) except -2:
        """The slot of a legal action given as number, text or value; -1 if it is not legal."""
        cdef uint64_t words[3]
        cdef int slot, number
        if type(action) is int:
            number = action if 0 <= action < len(self.rules.actions) else -1
        else:
            number = self.rules.number(action)
        if number < 0:
            return -1
        slot = self.rules.slot_of[number]
        legal(&self.rules.tables, &self.board, words)
        if words_have(words, slot):
            return slot
        if self.rules.tables.slot[slot].operation == OP_RETREAT and words_have(words, slot + 1):
            return slot + 1
        return -1

    def apply(self, action) -> None:
        """Play an action, given as `Action`, text or number; refuse it and change nothing if illegal."""
        cdef int slot = -1 if self.board.masked else self.find(action)
        if slot < 0:
            slot = self.slot_to_play(action)
        apply(&self.rules.tables, &self.board, slot)

    cdef int slot_to_play(self, action) except -2:
        """The slot of an action that may be played here; raises the error for any other."""
        cdef int slot
        self._check_whole("an action")
        slot = self.find(action)
        if slot < 0:
            self.refuse(action)
        return slot

    cdef _check_whole(self, str what):
        if self.board.masked:
            raise ValueError(f"{what} needs the whole position, and this is a view: its hidden cards are unknown. "
                             "State.sample(view, rng) deals them at random")

    def refuse(self, action):
        """Raise the error for an action that is not legal; `State` adds the reason. Never returns."""
        raise IllegalAction(f"{action} is not legal here", "R3.2")

    def is_legal(self, action) -> bool:
        return self.find(action) >= 0

    def legal_ids(self) -> list[int]:
        """The numbers of the legal actions, ascending."""
        cdef uint64_t words[3]
        cdef list found = []
        cdef uint8_t slots[SLOTS]
        cdef int i
        legal(&self.rules.tables, &self.board, words)
        for i in range(list_slots(words, slots)):
            found.append(self.rules.id_of[slots[i]])
        return found

    def legal_actions(self) -> list[Action]:
        """The legal actions in the order of the action space."""
        cdef uint64_t words[3]
        cdef list found = []
        cdef tuple actions = self.rules.actions
        cdef uint8_t slots[SLOTS]
        cdef int i
        legal(&self.rules.tables, &self.board, words)
        for i in range(list_slots(words, slots)):
            found.append(actions[self.rules.id_of[slots[i]]])
        return found

    def copy(self):
        """An independent copy, of the same class."""
        cdef type cls = type(self)
        cdef Position twin = <Position>(<PyTypeObject*>cls).tp_new(cls, <PyObject*>NO_ARGUMENTS, NULL)
        twin.rules = self.rules
        memcpy(&twin.board, &self.board, sizeof(Board))
        return twin

    def __copy__(self):
        return self.copy()

    def __deepcopy__(self, memo):
        return self.copy()

    def finish(self, outcome) -> None:
        """End the game by something the position does not show: resignation, time, agreement."""
        if self.board.result:
            raise ValueError("the game has ended already")
        self.board.result = 3 if outcome.winner is None else 1 + outcome.winner.number
        self.board.how = TERMINATIONS.index(outcome.termination)

    # ------------------------------------------------------------ reading

    @property
    def side(self):
        return SIDES[self.board.side]

    @property
    def turn(self):
        return self.board.turn

    @property
    def ap(self):
        return self.board.ap

    @property
    def outcome(self):
        if not self.board.result:
            return None
        return Outcome(TERMINATIONS[self.board.how], WINNERS[self.board.result])

    @property
    def is_over(self):
        return self.board.result != 0

    @property
    def is_view(self):
        """Whether cards are hidden: such a position can be read, but not played on."""
        return self.board.masked != 0

    def gap(self, int road) -> int:
        """R1.5."""
        self._check_road(road)
        return gap_on(&self.rules.tables, &self.board, road - 1)

    def line(self, side, int road):
        """A side's line on a road (R1.4)."""
        self._check_road(road)
        return self._line(Side(side).number, road - 1)

    def stock(self, side) -> dict[str, int]:
        """A side's units in stock, by letter, in army order (R2.5)."""
        cdef int owner = Side(side).number
        cdef int code
        return {
            self.rules.letters[code]: in_stock(&self.board, owner, code)
            for code in range(1, self.rules.tables.kinds + 1)
            if has(self.rules.tables.kinds_in_play, code - 1)
        }

    def conqueror(self, int road):
        """The side that holds a road, or `None` while it is open (R7.1)."""
        self._check_road(road)
        return self._conqueror(road - 1)

    def hash64(self) -> int:
        """64 bits that are equal for equal positions, whatever order of actions led there.

        The turn number does not count (R7.3); the AP left do.
        """
        return board_hash(&self.board)

    cdef _check_road(self, int road):
        if not 1 <= road <= ROADS:
            raise ValueError(f"there is no road {road}: they are numbered 1 to {ROADS}")

    cdef _line(self, int side, int road):
        cdef uint64_t word = self.board.units[side][road]
        cdef dict known = self.rules.lines
        cdef str text = ""
        if not word:
            return EMPTY_LINE
        key = <object>word << 8 | self.board.rear[side][road]
        line = known.get(key)
        if line is None:
            while word:
                text = self.rules.letters[leading_unit(word)] + text
                word = without_front(word)
            if len(known) >= LINES_KEPT:
                known.clear()
            line = known[key] = Line(text, self.board.rear[side][road])
        return line

    cdef _conqueror(self, int road):
        if not has(both_conquered(&self.board), road):
            return None
        return SIDES[has(self.board.conquered[1], road)]

    cdef _objective(self, int card):
        if card == NO_CARD:
            return None
        return UNKNOWN if card == HIDDEN_CARD else self.rules.objective_ids[card]

    cdef _hand(self, int side):
        cdef int i
        hand = ()
        if self.board.hand[side]:
            for i in range(<int>EFFECT_COUNT):
                hand += (EFFECTS[BY_NAME[i]],) * count_of(self.board.hand[side], BY_NAME[i])
        if self.board.hidden_hand[side]:
            hand += (UNKNOWN,) * self.board.hidden_hand[side]
        return hand

    cdef _effects(self):
        cdef Board* b = &self.board
        if not (b.dug[0] | b.dug[1] | b.supply_cut[0] | b.supply_cut[1] | b.knows[0] | b.knows[1] | b.night | b.fresh
                | (b.limit[0] - 1) | (b.limit[1] - 1)):
            return NO_EFFECTS
        dug = frozenset((SIDES[i], road + 1) for i in range(2) for road in range(ROADS) if has(b.dug[i], road))
        return Effects(
            dig_in=dug,
            supply_cut=(b.supply_cut[0], b.supply_cut[1]),
            second_front=(b.limit[0] - 1, b.limit[1] - 1),
            intelligence=(bool(b.knows[0]), bool(b.knows[1])),
            night_march=bool(b.night),
            fresh=bool(b.fresh),
        )

    cdef _decks(self):
        """Both decks, top card first; in a view, their numbers of cards."""
        cdef Board* b = &self.board
        cdef int i
        if b.masked:
            return b.objectives_left, b.victory_left
        objectives = [
            self._objective(b.objectives[(b.objectives_head + i) % b.objectives_left])
            for i in range(b.objectives_left)
        ]
        victory = [EFFECTS[b.victory[b.victory_left - 1 - i]] for i in range(b.victory_left)]
        return tuple(objectives), tuple(victory)

    def layout(self):
        """The position taken apart."""
        cdef Board* b = &self.board
        cdef int road
        objectives, victory = self._decks()
        return Layout(
            (tuple([self._line(0, road) for road in range(ROADS)]), tuple([self._line(1, road) for road in range(ROADS)])),
            tuple([self._conqueror(road) for road in range(ROADS)]),
            SIDES[b.side],
            b.turn,
            b.ap,
            (Cards(self._objective(b.objective[0]), self._hand(0)), Cards(self._objective(b.objective[1]), self._hand(1))),
            objectives,
            victory,
            self._effects(),
            RESULTS[b.result],
        )

    # ------------------------------------------------------------ making

    @classmethod
    def from_layout(cls, Rules rules not None, layout):
        """The position of a layout.

        Raises `ImpossiblePosition` for a layout that no board can hold. It does not check the rest:
        `is_possible` does.
        """
        cdef Position position = <Position>cls.__new__(cls)
        cdef Tables* t = &rules.tables
        cdef Board* b = &position.board
        cdef int side, road
        position.rules = rules
        memset(b, 0, sizeof(Board))
        effects = layout.effects
        try:
            b.side = layout.side.number
            b.turn = layout.turn
            b.ap = layout.ap
            for side in range(2):
                b.stock[side] = t.full_stock
                b.in_stock[side] = t.kinds_in_play
                b.limit[side] = 1 + effects.second_front[side]
                b.supply_cut[side] = effects.supply_cut[side]
                b.knows[side] = effects.intelligence[side]
                position._deal(side, layout.cards[side])
            for who, number in effects.dig_in:
                b.dug[who.number] |= 1 << (number - 1)
            for road in range(ROADS):
                if layout.conquered[road] is not None:
                    b.conquered[layout.conquered[road].number] |= 1 << road
            for side in range(2):
                lines = layout.lines[side]
                for road in range(ROADS):
                    position._stand(side, road, lines[road])
            b.night = effects.night_march
            b.fresh = effects.fresh
            position._stack(layout.objective_deck, layout.victory_deck)
        except (KeyError, OverflowError):
            raise ImpossiblePosition("an unknown unit or card, or a number out of range", "position") from None
        settle(t, b)
        if layout.result is not None:
            b.result = RESULTS.index(layout.result)
            position.conclude(BY_OTHER)
        return position

    def is_possible(self) -> bool:
        """Whether the position can occur in a game; `rules.possible` explains why not."""
        return board_is_possible(&self.rules.tables, &self.board)

    cdef _stand(self, int side, int road, line):
        cdef uint64_t word = 0
        cdef str units = line.units
        if len(units) > 16:
            raise OverflowError
        for letter in units:
            word = with_in_front(word, self.rules.code_of[letter])
        if not line_up(&self.rules.tables, &self.board, side, road, word, line.distance):
            raise OverflowError

    cdef _deal(self, int side, cards):
        cdef int effect
        self.board.objective[side] = self._card_code(cards.objective)
        if len(cards.hand) > MAX_DECK:
            raise OverflowError
        for card in cards.hand:
            if card == UNKNOWN:
                self.board.hidden_hand[side] += 1
                continue
            effect = EFFECT_CODES[card]
            if count_of(self.board.hand[side], effect) == 15:
                raise OverflowError
            gain_card(&self.board, side, effect)

    cdef int _card_code(self, objective) except -1:
        if objective is None:
            return NO_CARD
        return HIDDEN_CARD if objective == UNKNOWN else self.rules.objective_codes[objective]

    cdef _stack(self, objectives, victory):
        cdef Board* b = &self.board
        cdef int i
        b.masked = isinstance(objectives, int)
        if b.masked:
            b.objectives_left = objectives
            b.victory_left = victory
            memset(b.objectives, HIDDEN_CARD, sizeof(b.objectives))
            memset(b.victory, HIDDEN_CARD, sizeof(b.victory))
            return
        if len(objectives) > MAX_DECK or len(victory) > MAX_DECK:
            raise OverflowError
        b.objectives_left = len(objectives)
        b.victory_left = len(victory)
        for i, card in enumerate(objectives):
            b.objectives[i] = self._card_code(card)
        for i, card in enumerate(reversed(victory)):
            b.victory[i] = EFFECT_CODES[card]

    cdef bint conclude(self, int how) except -1:
        """Set how a game with this result ended: as the position shows (R7.2, R7.3), or by `how` if that needs
        people, a clock or history. False if no game with this result ends by `how`.
        """
        cdef Tables* t = &self.rules.tables
        cdef Board* b = &self.board
        cdef int winner = b.result - SOUTH_WON
        if how in (BY_RESIGNATION, BY_TIME, BY_AGREEMENT, BY_REPETITION):
            b.how = how
            return b.result and (b.result == DRAWN) == (how == BY_AGREEMENT or how == BY_REPETITION)
        b.how = BY_OTHER if b.result else 0
        if b.result == DRAWN:
            if nobody_can_win(t, b):
                b.how = BY_NOBODY_CAN_WIN
            elif b.turn == LAST_TURN:
                b.how = BY_TURN_LIMIT
        elif b.result and fulfils(t, b, winner):
            b.how = BY_OBJECTIVE
        elif b.result and has_three_roads(t, b.conquered[winner]):
            b.how = BY_THREE_ROADS
        return how <= BY_OTHER and (b.result or not how)

    def winning_sides(self):
        """The sides that fulfil R7.2 with the roads as they stand."""
        cdef Board* b = &self.board
        return tuple(
            SIDES[side] for side in range(2)
            if fulfils(&self.rules.tables, b, side)
            or has_three_roads(&self.rules.tables, b.conquered[side])
        )

    # ------------------------------------------------------------ counting and random play

    def perft(self, int depth) -> int:
        """How many sequences of exactly `depth` actions there are."""
        cdef uint64_t count
        if depth < 0:
            raise ValueError("perft needs a depth of 0 or more")
        self._check_whole("perft")
        with nogil:
            count = count_paths(&self.rules.tables, &self.board, depth)
        return count

    def playouts(self, int count, uint64_t seed, uint64_t first=0):
        """Play `count` games to their end by random legal actions; playout k depends on seed and k alone.

        Returns the games won by south, won by north and drawn, and the number of actions played.
        `first` is the number of the first playout, so that threads can share the work.
        """
        cdef uint64_t tally[4]
        memset(tally, 0, sizeof(tally))
        self._check_whole("a playout")
        if count < 0:
            raise ValueError("playouts needs a count of 0 or more")
        with nogil:
            play_many(&self.rules.tables, &self.board, count, seed, first, tally)
        return tally[1], tally[2], tally[3], tally[0]

    def play_random(self, int actions, uint64_t seed):
        """Play up to `actions` random legal actions on this position; returns how many were played."""
        cdef uint64_t words[3]
        cdef uint64_t stream = stream_of(seed, 0)
        cdef int played = 0
        self._check_whole("random play")
        while played < actions and not self.board.result:
            legal(&self.rules.tables, &self.board, words)
            apply(&self.rules.tables, &self.board, choose(words, next_random(&stream)))
            played += 1
        return played
