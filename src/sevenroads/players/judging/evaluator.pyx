# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, embedsignature=True
# cython: initializedcheck=False, freethreading_compatible=True
"""The machine's judgement: a preference among actions, and how likely the side to move is to win.

`Evaluator` is what the search, the belief and the players that do not search ask for; they ask for nothing
else, so that another judgement can take the place of the linear weights. One that is written in Python, a
learned net say, is a `PythonEvaluator`.
"""

from libc.math cimport expf
from libc.string cimport memcpy, memset

from ...rules.core cimport *
from ...rules.kernel cimport Position
from ...rules.tables cimport Rules
from .features cimport *

from ...rules.effects import EFFECTS


cdef class Evaluator:
    """What judges: a subclass gives preferences and values."""

    cdef void prefer(self, Rules rules, const Plans* plans, const Board* b, const uint8_t* slots, int count,
                     float* preferences) noexcept nogil:
        memset(preferences, 0, count * sizeof(float))

    cdef float value(self, Rules rules, const Plans* plans, const Board* b) noexcept nogil:
        return 0.5

    cdef float judge(self, Rules rules, const Plans* plans, const Board* b, const uint8_t* slots, int count,
                     float* preferences) noexcept nogil:
        self.prefer(rules, plans, b, slots, count, preferences)
        return self.value(rules, plans, b)

    cdef int check(self) except -1:
        """Raise what went wrong while it was asked without a way to say so."""
        failure, self.failure = self.failure, None
        if failure is not None:
            raise failure
        return 0


cdef class LinearEvaluator(Evaluator):
    """Linear weights of what `features.pxd` sees, for the value and for the preferences."""

    VALUE_SIZE = V_SIZE
    ACTION_SIZE = A_SIZE

    def __init__(self, value, actions):
        if len(value) != V_SIZE or len(actions) != A_SIZE:
            raise ValueError(f"an evaluator has {V_SIZE} value and {A_SIZE} action weights")
        for i in range(V_SIZE):
            self.value_weights[i] = value[i]
        for i in range(A_SIZE):
            self.action_weights[i] = actions[i]

    cdef void prefer(self, Rules rules, const Plans* plans, const Board* b, const uint8_t* slots, int count,
                     float* preferences) noexcept nogil:
        cdef Sparse seen
        cdef int i
        for i in range(count):
            see_action(&rules.tables, plans, b, slots[i], &seen)
            preferences[i] = weigh(&seen, self.action_weights)

    cdef float value(self, Rules rules, const Plans* plans, const Board* b) noexcept nogil:
        return value_of(&rules.tables, plans, b, self.value_weights)


cdef class PythonEvaluator(Evaluator):
    """A judgement written in Python: a subclass has a method `look`.

    `look(position)` gives how likely the side to move is to win, from 0 to 1, and a mapping from the numbers of
    legal actions to preferences, any numbers: the odds of an action are the exponential of its preference, and
    an action that is left out counts as 0. In a search the position is whole, with what is hidden dealt to fit.
    """

    def look(self, position):
        raise NotImplementedError("an evaluator has a method look(position) -> (value, preferences)")

    cdef void prefer(self, Rules rules, const Plans* plans, const Board* b, const uint8_t* slots, int count,
                     float* preferences) noexcept nogil:
        self.judge(rules, plans, b, slots, count, preferences)

    cdef float value(self, Rules rules, const Plans* plans, const Board* b) noexcept nogil:
        return self.judge(rules, plans, b, NULL, 0, NULL)

    cdef float judge(self, Rules rules, const Plans* plans, const Board* b, const uint8_t* slots, int count,
                     float* preferences) noexcept nogil:
        if count:
            memset(preferences, 0, count * sizeof(float))
        with gil:
            try:
                return look_at(self, rules, b, slots, count, preferences)
            except BaseException as failure:
                self.failure = failure
                return 0.5


cdef float look_at(PythonEvaluator evaluator, Rules rules, const Board* b, const uint8_t* slots, int count,
                   float* preferences) except -1:
    cdef Position position = Position(rules)
    memcpy(&position.board, b, sizeof(Board))
    value, given = evaluator.look(position)
    if not 0 <= value <= 1:
        raise ValueError(f"a value is from 0 to 1, not {value!r}")
    for i in range(count):
        preferences[i] = given.get(rules.id_of[slots[i]], 0)
    return value


cdef void compile_plans(Rules rules, Plans* plans) noexcept:
    """The smallest sets of roads for each objective, from its table of fulfilling sets."""
    cdef int i, held, smaller
    memset(plans, 0, sizeof(Plans))
    for i, card in enumerate(rules.ruleset.objectives):
        narrow = [clause.roads for clause in card.take if len(clause.roads) < ROADS]
        for roads in narrow:
            for road in roads:
                plans.wanted[i] |= 1 << (road - 1)
        for held in range(128):
            if not takes(&rules.tables, i, held):
                continue
            smallest = True
            for road in range(ROADS):
                smaller = held & ~(1 << road)
                if smaller != held and takes(&rules.tables, i, smaller):
                    smallest = False
            if smallest and plans.count[i] < MAX_SETS:
                plans.sets[i][plans.count[i]] = held
                plans.count[i] += 1


def value_features(Position position not None):
    """The value features of a whole position, as pairs of number and amount."""
    cdef Plans plans
    cdef Sparse seen
    compile_plans(position.rules, &plans)
    see_position(&position.rules.tables, &plans, &position.board, &seen)
    return [(seen.index[i], seen.amount[i]) for i in range(seen.count)]


def action_features(Position position not None):
    """For each legal action its number and its features."""
    cdef Plans plans
    cdef Sparse seen
    cdef uint64_t words[3]
    cdef uint8_t slots[SLOTS]
    compile_plans(position.rules, &plans)
    legal(&position.rules.tables, &position.board, words)
    found = []
    for i in range(list_slots(words, slots)):
        see_action(&position.rules.tables, &plans, &position.board, slots[i], &seen)
        found.append((position.rules.id_of[slots[i]], [(seen.index[k], seen.amount[k]) for k in range(seen.count)]))
    return found


def action_odds(Position position not None, str action, Evaluator evaluator not None):
    """For each objective the side to move might hold: how likely its preferences choose an action.

    Cards in hand are left out, since a watcher does not know them, but for the one that is played; an empty
    list for an action that is then not legal.
    """
    cdef Plans plans
    cdef Board b
    cdef uint64_t words[3]
    cdef uint8_t slots[SLOTS]
    cdef float odds[SLOTS]
    cdef float total
    cdef int i, card, number, count, chosen = -1
    number = position.rules.number(action)
    if number < 0 or not position.rules.ruleset.objectives:
        return []
    compile_plans(position.rules, &plans)
    memcpy(&b, &position.board, sizeof(Board))
    b.hand[b.side] = b.in_hand[b.side] = 0
    played = position.rules.actions[number].card
    if played is not None:
        gain_card(&b, b.side, EFFECTS.index(played))
    legal(&position.rules.tables, &b, words)
    count = list_slots(words, slots)
    for i in range(count):
        if position.rules.id_of[slots[i]] == number:
            chosen = i
    if chosen < 0:
        return []
    found = []
    for card in range(len(position.rules.ruleset.objectives)):
        b.objective[b.side] = card
        evaluator.prefer(position.rules, &plans, &b, slots, count, odds)
        total = 0
        for i in range(count):
            odds[i] = expf(odds[i])
            total += odds[i]
        found.append(odds[chosen] / total)
    evaluator.check()
    return found


def action_preferences(Position position not None, Evaluator evaluator not None, float sharpness=1.0):
    """The preferences of the side to move: numbers of legal actions with their probability."""
    cdef Plans plans
    cdef uint64_t words[3]
    cdef uint8_t slots[SLOTS]
    cdef float odds[SLOTS]
    cdef float total = 0
    cdef int i, count
    compile_plans(position.rules, &plans)
    legal(&position.rules.tables, &position.board, words)
    count = list_slots(words, slots)
    evaluator.prefer(position.rules, &plans, &position.board, slots, count, odds)
    evaluator.check()
    for i in range(count):
        odds[i] = expf(sharpness * odds[i])
        total += odds[i]
    return [(position.rules.id_of[slots[i]], <double>odds[i] / <double>total) for i in range(count)]


def sample_turns(Position position not None, Evaluator evaluator not None, int count, float sharpness,
                 uint64_t seed):
    """Some turns from a position to their end, played by preference: how good the end looks, and the actions.

    The side to move has no luck with cards: it draws none, and plays none of which the effect is uncertain.
    """
    cdef Plans plans
    cdef Board b
    cdef uint8_t slots[64]
    cdef uint64_t stream = fold(seed ^ <uint64_t>0x9E3779B97F4A7C15, <uint64_t>0xD6E8FEB86659FD93)
    cdef int turn, length
    cdef float value
    compile_plans(position.rules, &plans)
    found = []
    for turn in range(count):
        memcpy(&b, &position.board, sizeof(Board))
        b.victory_left = 0
        length = sketch(evaluator, position.rules, &plans, &b, sharpness, slots, 64, &stream)
        if b.result:
            value = 0.5 if b.result == DRAWN else 1
        else:
            value = 1 - evaluator.value(position.rules, &plans, &b)
        evaluator.check()
        found.append((value, [position.rules.id_of[slots[i]] for i in range(length)]))
    return found


cdef int sketch(Evaluator evaluator, Rules rules, const Plans* plans, Board* b, float sharpness,
                uint8_t* slots, int most, uint64_t* stream) noexcept nogil:
    """Play a turn by preference; how many actions it had is returned. A turn that is too long is cut short."""
    cdef uint64_t words[3]
    cdef int length = 0, side = b.side
    while not b.result and b.side == side and length < most:
        legal(&rules.tables, b, words)
        words[2] &= ~(<uint64_t>1 << (CARDS_AT + E_NEW_ORDERS - ROAD_EFFECT_COUNT))
        slots[length] = draw_action(evaluator, rules, plans, b, words, sharpness, stream)
        apply(&rules.tables, b, slots[length])
        length += 1
    return length


cdef int draw_action(Evaluator evaluator, Rules rules, const Plans* plans, const Board* b, const uint64_t* words,
                     float sharpness, uint64_t* stream) noexcept nogil:
    """One of a set of actions, drawn by preference."""
    cdef uint8_t slots[SLOTS]
    cdef float odds[SLOTS]
    cdef float total = 0, at
    cdef int i, count = list_slots(words, slots)
    evaluator.prefer(rules, plans, b, slots, count, odds)
    for i in range(count):
        total += expf(odds[i] * sharpness)
        odds[i] = total
    at = (next_random(stream) >> 40) * (1.0 / (1 << 24)) * total
    i = 0
    while i < count - 1 and odds[i] <= at:
        i += 1
    return slots[i]
