# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, embedsignature=True
# cython: initializedcheck=False, freethreading_compatible=True
"""Evaluators: preferences among actions, and the side to move's chance of winning.

`Evaluator` is the only interface that search, belief and heuristic player use, so another evaluator can
replace the linear weights. One written in Python, for example a neural network, derives from
`PythonEvaluator`.
"""

from libc.math cimport expf
from libc.string cimport memcpy, memset

from ...rules.core cimport *
from ...rules.kernel cimport Position
from ...rules.tables cimport Rules
from .features cimport *

from weakref import WeakKeyDictionary

from ...rules.effects import EFFECTS


cdef class Evaluator:
    """The base class: no preferences, and an even chance. Subclasses override the methods."""

    cdef void fill_preferences(self, Rules rules, const WinningSets* winning_sets, const Board* b,
                               const uint8_t* slots, int count, float* preferences,
                               KnownCosts* known) noexcept nogil:
        memset(preferences, 0, count * sizeof(float))

    cdef float value(self, Rules rules, const WinningSets* winning_sets, const Board* b,
                     KnownCosts* known) noexcept nogil:
        return 0.5

    cdef float fill_preferences_and_value(self, Rules rules, const WinningSets* winning_sets, const Board* b,
                                          const uint8_t* slots, int count, float* preferences,
                                          KnownCosts* known) noexcept nogil:
        self.fill_preferences(rules, winning_sets, b, slots, count, preferences, known)
        return self.value(rules, winning_sets, b, known)

    cdef int check(self) except -1:
        """Raise the exception stored by a method that could not raise it."""
        failure, self.failure = self.failure, None
        if failure is not None:
            raise failure
        return 0


cdef class LinearEvaluator(Evaluator):
    """Linear weights of the features of `features.pxd`, for values and for preferences."""

    VALUE_SIZE = V_SIZE
    ACTION_SIZE = A_SIZE

    def __init__(self, value, actions):
        if len(value) != V_SIZE or len(actions) != A_SIZE:
            raise ValueError(f"An evaluator has {V_SIZE} value weights and {A_SIZE} action weights.")
        for i in range(V_SIZE):
            self.value_weights[i] = value[i]
        for i in range(A_SIZE):
            self.action_weights[i] = actions[i]
        self.weighs_costs = any(actions[i] for i in range(A_ROAD_COSTS, A_SIZE))

    cdef void fill_preferences(self, Rules rules, const WinningSets* winning_sets, const Board* b,
                               const uint8_t* slots, int count, float* preferences,
                               KnownCosts* known) noexcept nogil:
        cdef Sparse seen
        cdef const WinCosts* own = NULL
        cdef const WinCosts* enemy = NULL
        cdef int i
        if self.weighs_costs:
            own = win_costs(&rules.tables, winning_sets, b, b.side, known)
            enemy = win_costs(&rules.tables, winning_sets, b, b.side ^ 1, known)
        for i in range(count):
            extract_action_features(&rules.tables, winning_sets, b, slots[i], own, enemy, &seen)
            preferences[i] = weighted_sum(&seen, self.action_weights)

    cdef float value(self, Rules rules, const WinningSets* winning_sets, const Board* b,
                     KnownCosts* known) noexcept nogil:
        cdef Sparse seen
        extract_value_features(&rules.tables, winning_sets, b, known, &seen)
        return 1.0 / (1.0 + expf(-weighted_sum(&seen, self.value_weights)))


cdef class PythonEvaluator(Evaluator):
    """The base class of evaluators written in Python. A subclass defines `evaluate`.

    `evaluate(position)` returns the side to move's chance of winning, from 0 to 1, and a mapping from numbers
    of legal actions to preferences. The odds of an action are the exponential of its preference, which may be
    any number; a missing action has the preference 0. In a search the position is whole: the hidden cards are
    dealt to fit the view.
    """

    def evaluate(self, position):
        raise NotImplementedError("an evaluator has a method evaluate(position) -> (value, preferences)")

    cdef void fill_preferences(self, Rules rules, const WinningSets* winning_sets, const Board* b,
                               const uint8_t* slots, int count, float* preferences,
                               KnownCosts* known) noexcept nogil:
        self.fill_preferences_and_value(rules, winning_sets, b, slots, count, preferences, known)

    cdef float value(self, Rules rules, const WinningSets* winning_sets, const Board* b,
                     KnownCosts* known) noexcept nogil:
        return self.fill_preferences_and_value(rules, winning_sets, b, NULL, 0, NULL, known)

    cdef float fill_preferences_and_value(self, Rules rules, const WinningSets* winning_sets, const Board* b,
                                          const uint8_t* slots, int count, float* preferences,
                                          KnownCosts* known) noexcept nogil:
        if count:
            memset(preferences, 0, count * sizeof(float))
        with gil:
            try:
                return evaluate_in_python(self, rules, b, slots, count, preferences)
            except BaseException as failure:
                self.failure = failure
                return 0.5


cdef float evaluate_in_python(PythonEvaluator evaluator, Rules rules, const Board* b, const uint8_t* slots,
                              int count, float* preferences) except -1:
    cdef Position position = Position(rules)
    memcpy(&position.board, b, sizeof(Board))
    value, given = evaluator.evaluate(position)
    if not 0 <= value <= 1:
        raise ValueError(f"A value must be from 0 to 1, not {value!r}")
    for i in range(count):
        preferences[i] = given.get(rules.id_of[slots[i]], 0)
    return value


#: Class, length and rank of the units of the published editions, in the order of their armies.
STANDARD_ARMY = (
    ("mine", 1, 0), ("tank", 3, 0), ("infantry", 2, 2), ("infantry", 2, 3), ("infantry", 2, 4),
    ("infantry", 5, 5), ("infantry", 2, 1), ("spy", 1, 0), ("tank", 3, 0),
)


def is_standard(army):
    """Whether an army is that of the published editions, apart from how many units of each kind it has."""
    return tuple((unit.unit_class, unit.length, unit.rank) for unit in army) == STANDARD_ARMY


cdef class _CompiledSets:
    """The winning sets of one set of rules."""

    cdef WinningSets sets

    def __init__(self, Rules rules not None):
        compile_winning_sets(rules, &self.sets)


# Compiling takes a quarter of a millisecond, so it is done once for each set of rules that is in use.
compiled_sets = WeakKeyDictionary()


cdef const WinningSets* winning_sets_of(Rules rules) except NULL:
    """The winning sets of a set of rules. The pointer is valid for as long as the rules are."""
    cdef _CompiledSets found = compiled_sets.get(rules)
    if found is None:
        found = compiled_sets.setdefault(rules, _CompiledSets(rules))
    return &found.sets


cdef int compile_winning_sets(Rules rules, WinningSets* winning_sets) except -1:
    """Find the smallest sets of roads that fulfil each objective."""
    cdef int i, held, smaller
    memset(winning_sets, 0, sizeof(WinningSets))
    winning_sets.standard_army = is_standard(rules.ruleset.army)
    for i, card in enumerate(rules.ruleset.objectives):
        narrow = [clause.roads for clause in card.take if len(clause.roads) < ROADS]
        for roads in narrow:
            for road in roads:
                winning_sets.wanted[i] |= 1 << (road - 1)
        for held in range(128):
            if not takes(&rules.tables, i, held):
                continue
            smallest = True
            for road in range(ROADS):
                smaller = held & ~(1 << road)
                if smaller != held and takes(&rules.tables, i, smaller):
                    smallest = False
            if smallest and winning_sets.count[i] < MAX_SETS:
                winning_sets.sets[i][winning_sets.count[i]] = held
                winning_sets.count[i] += 1
    return 0


def value_features(Position position not None):
    """The value features of a whole position, as pairs of feature number and amount."""
    cdef const WinningSets* winning_sets = winning_sets_of(position.rules)
    cdef KnownCosts known
    cdef Sparse seen
    forget_costs(&known)
    extract_value_features(&position.rules.tables, winning_sets, &position.board, &known, &seen)
    return [(seen.index[i], seen.amount[i]) for i in range(seen.count)]


def action_features(Position position not None):
    """The number and the features of each legal action."""
    cdef const Tables* t = &position.rules.tables
    cdef const WinningSets* winning_sets = winning_sets_of(position.rules)
    cdef const Board* b = &position.board
    cdef WinCosts own, enemy
    cdef Sparse seen
    cdef uint64_t words[3]
    cdef uint8_t slots[SLOTS]
    estimate_win_costs(t, winning_sets, b, b.side, &own)
    estimate_win_costs(t, winning_sets, b, b.side ^ 1, &enemy)
    legal(t, b, words)
    found = []
    for i in range(list_slots(words, slots)):
        extract_action_features(t, winning_sets, b, slots[i], &own, &enemy, &seen)
        features = [(seen.index[k], seen.amount[k]) for k in range(seen.count)]
        found.append((position.rules.id_of[slots[i]], features))
    return found


def action_odds(Position position not None, str action, Evaluator evaluator not None):
    """The probability of an action under each objective that the side to move may hold.

    Cards in hand are ignored, since an observer does not know them, except for a card that the action plays.
    The list is empty if the action is then not legal.
    """
    cdef const WinningSets* winning_sets
    cdef KnownCosts known
    cdef Board b
    cdef uint64_t words[3]
    cdef uint8_t slots[SLOTS]
    cdef float odds[SLOTS]
    cdef float total
    cdef int i, card, number, count, chosen = -1
    number = position.rules.number(action)
    if number < 0 or not position.rules.ruleset.objectives:
        return []
    winning_sets = winning_sets_of(position.rules)
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
        forget_costs(&known)
        evaluator.fill_preferences(position.rules, winning_sets, &b, slots, count, odds, &known)
        total = 0
        for i in range(count):
            odds[i] = expf(odds[i])
            total += odds[i]
        found.append(odds[chosen] / total)
    evaluator.check()
    return found


def action_preferences(Position position not None, Evaluator evaluator not None, float sharpness=1.0):
    """The numbers of the legal actions, each with the probability of being chosen by preference."""
    cdef const WinningSets* winning_sets = winning_sets_of(position.rules)
    cdef KnownCosts known
    cdef uint64_t words[3]
    cdef uint8_t slots[SLOTS]
    cdef float odds[SLOTS]
    cdef float total = 0
    cdef int i, count
    forget_costs(&known)
    legal(&position.rules.tables, &position.board, words)
    count = list_slots(words, slots)
    evaluator.fill_preferences(position.rules, winning_sets, &position.board, slots, count, odds, &known)
    evaluator.check()
    for i in range(count):
        odds[i] = expf(sharpness * odds[i])
        total += odds[i]
    return [(position.rules.id_of[slots[i]], <double>odds[i] / <double>total) for i in range(count)]


def sample_turns(Position position not None, Evaluator evaluator not None, int count, float sharpness,
                 uint64_t seed):
    """Sample turns by preference; return the value after each, and its actions.

    The side to move draws no cards and plays none with an uncertain effect.
    """
    cdef const WinningSets* winning_sets = winning_sets_of(position.rules)
    cdef KnownCosts known
    cdef Board b
    cdef uint8_t slots[64]
    cdef uint64_t stream = fold(seed ^ <uint64_t>0x9E3779B97F4A7C15, <uint64_t>0xD6E8FEB86659FD93)
    cdef int turn, length
    cdef float value
    found = []
    for turn in range(count):
        memcpy(&b, &position.board, sizeof(Board))
        b.victory_left = 0
        length = sample_turn(evaluator, position.rules, winning_sets, &b, sharpness, slots, 64, &stream)
        if b.result:
            value = 0.5 if b.result == DRAWN else 1
        else:
            forget_costs(&known)
            value = 1 - evaluator.value(position.rules, winning_sets, &b, &known)
        evaluator.check()
        found.append((value, [position.rules.id_of[slots[i]] for i in range(length)]))
    return found


cdef int sample_turn(Evaluator evaluator, Rules rules, const WinningSets* winning_sets, Board* b,
                     float sharpness, uint8_t* slots, int most, uint64_t* stream) noexcept nogil:
    """Play a turn by preference, at most `most` actions; return their number."""
    cdef uint64_t words[3]
    cdef int length = 0, side = b.side
    while not b.result and b.side == side and length < most:
        legal(&rules.tables, b, words)
        words[2] &= ~(<uint64_t>1 << (CARDS_AT + E_NEW_ORDERS - ROAD_EFFECT_COUNT))
        slots[length] = draw_action(evaluator, rules, winning_sets, b, words, sharpness, stream)
        apply(&rules.tables, b, slots[length])
        length += 1
    return length


cdef int draw_action(Evaluator evaluator, Rules rules, const WinningSets* winning_sets, const Board* b,
                     const uint64_t* words, float sharpness, uint64_t* stream) noexcept nogil:
    """Draw one of a set of actions by preference."""
    cdef uint8_t slots[SLOTS]
    cdef float odds[SLOTS]
    cdef KnownCosts known
    cdef float total = 0, at
    cdef int i, count = list_slots(words, slots)
    forget_costs(&known)
    evaluator.fill_preferences(rules, winning_sets, b, slots, count, odds, &known)
    for i in range(count):
        total += expf(odds[i] * sharpness)
        odds[i] = total
    at = (next_random(stream) >> 40) * (1.0 / (1 << 24)) * total
    i = 0
    while i < count - 1 and odds[i] <= at:
        i += 1
    return slots[i]
