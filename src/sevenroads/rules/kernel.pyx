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
from .tables cimport Action, Rules

from .effects import EFFECTS
from .errors import IllegalAction
from .types import (
    SIDES, UNKNOWN, Cards, Effects, Layout, Line, Outcome, Side, Termination,
)

BOARD_BYTES = sizeof(Board)

cdef enum:
    AT_ONCE = 2              # playouts in flight on one core

cdef tuple TERMINATIONS = (
    None, Termination.OBJECTIVE, Termination.THREE_ROADS, Termination.TURN_LIMIT,
    Termination.NOBODY_CAN_WIN, Termination.RESIGNATION, Termination.TIME, Termination.AGREEMENT,
    Termination.REPETITION, Termination.OTHER,
)
cdef tuple NO_ARGUMENTS = ()
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
            self.refuse(action)
        apply(&self.rules.tables, &self.board, slot)

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
        cdef uint64_t line = self.board.units[side][road]
        cdef str text = ""
        while line:
            text = self.rules.letters[leading_unit(line)] + text
            line = without_front(line)
        return Line(text, self.board.rear[side][road])

    cdef _conqueror(self, int road):
        for side in range(2):
            if has(self.board.conquered[side], road):
                return SIDES[side]
        return None

    cdef _objective(self, int card):
        if card == NO_CARD:
            return None
        return UNKNOWN if card == HIDDEN_CARD else self.rules.objective_ids[card]

    cdef _hand(self, int side):
        cdef int effect
        hand = []
        for effect in range(len(EFFECTS)):
            hand += [EFFECTS[effect]] * count_of(self.board.hand[side], effect)
        return tuple(sorted(hand)) + (UNKNOWN,) * self.board.hidden_hand[side]

    cdef _effects(self):
        cdef Board* b = &self.board
        dug = frozenset((SIDES[i], road + 1) for i in range(2) for road in range(ROADS) if has(b.dug[i], road))
        return Effects(
            dig_in=dug,
            supply_cut=(b.supply_cut[0], b.supply_cut[1]),
            second_front=(b.limit[0] - 1, b.limit[1] - 1),
            intelligence=(bool(b.knows[0]), bool(b.knows[1])),
            night_march=bool(b.night),
            fresh=bool(b.fresh),
        )

    def layout(self):
        """The position taken apart."""
        cdef Board* b = &self.board
        cdef int i
        objectives = [
            self._objective(b.objectives[(b.objectives_head + i) % b.objectives_left])
            for i in range(b.objectives_left)
        ]
        victory = [b.victory[b.victory_left - 1 - i] for i in range(b.victory_left)]
        return Layout(
            lines=tuple(tuple(self._line(side, road) for road in range(ROADS)) for side in range(2)),
            conquered=tuple(self._conqueror(road) for road in range(ROADS)),
            side=SIDES[b.side],
            turn=b.turn,
            ap=b.ap,
            cards=tuple(Cards(self._objective(b.objective[i]), self._hand(i)) for i in range(2)),
            objective_deck=len(objectives) if b.masked else tuple(objectives),
            victory_deck=len(victory) if b.masked else tuple(EFFECTS[card] for card in victory),
            effects=self._effects(),
            result=RESULTS[b.result],
        )

    # ------------------------------------------------------------ making

    @classmethod
    def from_layout(cls, Rules rules not None, layout):
        """The position of a layout that has been checked to be possible (`rules.possible`)."""
        cdef Position position = <Position>cls.__new__(cls)
        cdef Tables* t = &rules.tables
        cdef Board* b = &position.board
        cdef int side, road, code
        position.rules = rules
        memset(b, 0, sizeof(Board))
        b.side = layout.side.number
        b.turn = layout.turn
        b.ap = layout.ap
        for side in range(2):
            b.stock[side] = t.full_stock
            b.in_stock[side] = t.kinds_in_play
            b.limit[side] = 1 + layout.effects.second_front[side]
            b.supply_cut[side] = layout.effects.supply_cut[side]
            b.knows[side] = layout.effects.intelligence[side]
            position._deal(side, layout.cards[side])
        for who, number in layout.effects.dig_in:
            b.dug[who.number] |= 1 << (number - 1)
        for road in range(ROADS):
            if layout.conquered[road] is not None:
                b.conquered[layout.conquered[road].number] |= 1 << road
            for side in range(2):
                position._stand(side, road, layout.lines[side][road])
        b.night = layout.effects.night_march
        b.fresh = layout.effects.fresh
        position._stack(layout.objective_deck, layout.victory_deck)
        for road in range(ROADS):
            renew(t, b, road)
        aim(t, b)
        position._conclude(layout.result)
        return position

    cdef _stand(self, int side, int road, line):
        cdef Tables* t = &self.rules.tables
        cdef Board* b = &self.board
        cdef int code
        b.rear[side][road] = b.end[side][road] = line.distance
        for letter in line.units:
            code = self.rules.code_of[letter]
            push_front(t, b, side, road, code)
            take_from_stock(t, b, side, code)
            if t.gun[code] and not has(b.conquered[side], road):    # R6.5
                man_gun(t, b, side, road, code)

    cdef _deal(self, int side, cards):
        self.board.objective[side] = self._card_code(cards.objective)
        for card in cards.hand:
            if card == UNKNOWN:
                self.board.hidden_hand[side] += 1
            else:
                gain_card(&self.board, side, EFFECTS.index(card))

    cdef int _card_code(self, objective) except -1:
        if objective is None:
            return NO_CARD
        return HIDDEN_CARD if objective == UNKNOWN else self.rules.objective_ids.index(objective)

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
        b.objectives_left = len(objectives)
        b.victory_left = len(victory)
        for i, card in enumerate(objectives):
            b.objectives[i] = self._card_code(card)
        for i, card in enumerate(reversed(victory)):
            b.victory[i] = EFFECTS.index(card)

    cdef _conclude(self, result):
        """Set the result of a position that is written as ended, and find how it ended (R7.2, R7.3)."""
        cdef Tables* t = &self.rules.tables
        cdef Board* b = &self.board
        cdef int winner
        if result is None:
            return
        b.result = RESULTS.index(result)
        b.how = TERMINATIONS.index(Termination.OTHER)
        if b.result == DRAWN:
            if nobody_can_win(t, b):
                b.how = BY_NOBODY_CAN_WIN
            elif b.turn == LAST_TURN:
                b.how = BY_TURN_LIMIT
            return
        winner = b.result - SOUTH_WON
        if fulfils(t, b, winner):
            b.how = BY_OBJECTIVE
        elif has_three_roads(t, b.conquered[winner]):
            b.how = BY_THREE_ROADS

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
        if self.board.masked:
            raise ValueError("playouts need the whole position, not a view")
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
        if self.board.masked:
            raise ValueError("random play needs the whole position, not a view")
        while played < actions and not self.board.result:
            legal(&self.rules.tables, &self.board, words)
            apply(&self.rules.tables, &self.board, choose(words, next_random(&stream)))
            played += 1
        return played


cdef uint64_t stream_of(uint64_t seed, uint64_t number) noexcept nogil:
    return fold(seed ^ <uint64_t>0x9E3779B97F4A7C15, <uint64_t>0xD6E8FEB86659FD93) ^ fold(
        number + 1, <uint64_t>0xE7037ED1A0B428DB)


cdef void play_many(const Tables* t, const Board* start, uint64_t count, uint64_t seed, uint64_t first,
                    uint64_t* tally) noexcept nogil:
    """Play several games at a time, so that the processor overlaps actions of different games."""
    cdef Board boards[AT_ONCE]
    cdef uint64_t streams[AT_ONCE]
    cdef int slots[AT_ONCE]
    cdef uint64_t words[3]
    cdef uint64_t actions = 0, begun = 0
    cdef int i, playing = 0
    if start.result:
        tally[start.result] = count
        return
    while playing < AT_ONCE and begun < count:
        memcpy(&boards[playing], start, sizeof(Board))
        streams[playing] = stream_of(seed, first + begun)
        playing += 1
        begun += 1
    while playing:
        for i in range(playing):
            legal(t, &boards[i], words)
            slots[i] = choose(words, next_random(&streams[i]))
        actions += playing
        for i in range(playing):
            apply(t, &boards[i], slots[i])
        i = 0
        while i < playing:
            if not boards[i].result:
                i += 1
                continue
            tally[boards[i].result] += 1
            if begun < count:
                memcpy(&boards[i], start, sizeof(Board))
                streams[i] = stream_of(seed, first + begun)
                begun += 1
                i += 1
            else:
                playing -= 1
                boards[i] = boards[playing]
                streams[i] = streams[playing]
    tally[0] = actions


cdef uint64_t count_paths(const Tables* t, const Board* b, int depth) noexcept nogil:
    cdef uint64_t words[3]
    cdef uint64_t word, count = 0
    cdef Board child
    cdef int i
    if depth == 0:
        return 1
    legal(t, b, words)
    if depth == 1:
        return popcount(words[0]) + popcount(words[1]) + popcount(words[2])
    for i in range(3):
        word = words[i]
        while word:
            memcpy(&child, b, sizeof(Board))
            apply(t, &child, 64 * i + lowest(word))
            count += count_paths(t, &child, depth - 1)
            word = without_lowest(word)
    return count
