# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, embedsignature=True
# cython: initializedcheck=False, freethreading_compatible=True
"""The machine's judgement as weights, and what it says of single positions and actions.

The search uses it from the inside; here it is for players that do not search, for belief and for
tuning. A net would take its place by giving the same: priors for actions and a value.
"""

from libc.math cimport expf
from libc.string cimport memcpy, memset

from ..rules.core cimport *
from ..rules.kernel cimport Position
from ..rules.tables cimport Rules
from .features cimport *


cdef class Evaluator:
    """Linear weights: a value for the side to move, and a preference among its actions."""

    VALUE_SIZE = V_SIZE
    ACTION_SIZE = A_SIZE

    def __init__(self, value, actions):
        if len(value) != V_SIZE or len(actions) != A_SIZE:
            raise ValueError(f"an evaluator has {V_SIZE} value and {A_SIZE} action weights")
        for i in range(V_SIZE):
            self.value_weights[i] = value[i]
        for i in range(A_SIZE):
            self.action_weights[i] = actions[i]


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
            if not rules.tables.take[i][held >> 6] >> (held & 63) & 1:
                continue
            smallest = True
            for road in range(ROADS):
                smaller = held & ~(1 << road)
                if smaller != held and rules.tables.take[i][smaller >> 6] >> (smaller & 63) & 1:
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
    compile_plans(position.rules, &plans)
    legal(&position.rules.tables, &position.board, words)
    found = []
    for i in range(3):
        while words[i]:
            slot = 64 * i + lowest(words[i])
            see_action(&position.rules.tables, &plans, &position.board, slot, &seen)
            found.append((position.rules.id_of[slot], [(seen.index[k], seen.amount[k]) for k in range(seen.count)]))
            words[i] &= words[i] - 1
    return found


def action_odds(Position position not None, str action, Evaluator evaluator not None):
    """For each objective the side to move might hold: how likely its preferences choose an action.

    Cards in hand are left out, since a watcher does not know them; an empty list for an action that
    is then not legal.
    """
    cdef Plans plans
    cdef Sparse seen
    cdef Board b
    cdef uint64_t words[3]
    cdef uint64_t word
    cdef float total, chosen, odds
    cdef int i, slot, card, number
    number = position.rules.number(action)
    if number < 0 or not position.rules.ruleset.objectives:
        return []
    compile_plans(position.rules, &plans)
    memcpy(&b, &position.board, sizeof(Board))
    b.in_hand[b.side] = 0
    legal(&position.rules.tables, &b, words)
    found = []
    for card in range(len(position.rules.ruleset.objectives)):
        b.objective[b.side] = card
        total = chosen = 0
        for i in range(3):
            word = words[i]
            while word:
                slot = 64 * i + lowest(word)
                see_action(&position.rules.tables, &plans, &b, slot, &seen)
                odds = expf(weigh(&seen, evaluator.action_weights))
                total += odds
                if position.rules.id_of[slot] == number:
                    chosen = odds
                word &= word - 1
        if chosen == 0:
            return []
        found.append(chosen / total)
    return found


def linear_preferences(Position position not None, Evaluator evaluator not None, float sharpness=1.0):
    """The action preferences of the side to move: numbers of legal actions with their probability."""
    cdef Plans plans
    cdef Sparse seen
    cdef uint64_t words[3]
    cdef float total = 0, odd
    cdef int i, slot
    compile_plans(position.rules, &plans)
    legal(&position.rules.tables, &position.board, words)
    odds = []
    for i in range(3):
        while words[i]:
            slot = 64 * i + lowest(words[i])
            see_action(&position.rules.tables, &plans, &position.board, slot, &seen)
            odd = expf(sharpness * weigh(&seen, evaluator.action_weights))
            odds.append((position.rules.id_of[slot], odd))
            total += odd
            words[i] &= words[i] - 1
    return [(number, share / total) for number, share in odds]


def sketch_turns(Position position not None, Evaluator evaluator not None, int count, float sharpness,
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
        length = sketch(&position.rules.tables, &plans, &b, evaluator.action_weights, sharpness, slots, 64, &stream)
        if b.result:
            value = 0.5 if b.result == DRAWN else 1
        else:
            value = 1 - value_of(&position.rules.tables, &plans, &b, evaluator.value_weights)
        found.append((value, [position.rules.id_of[slots[i]] for i in range(length)]))
    return found


cdef int sketch(const Tables* t, const Plans* plans, Board* b, const float* weights, float sharpness,
                uint8_t* slots, int most, uint64_t* stream) noexcept nogil:
    """Play a turn by preference; how many actions it had is returned. A turn that is too long is cut short."""
    cdef Sparse seen
    cdef uint64_t words[3]
    cdef float odds[SLOTS]
    cdef uint8_t choices[SLOTS]
    cdef float total, at
    cdef int i, count, length = 0, side = b.side
    while not b.result and b.side == side and length < most:
        legal(t, b, words)
        words[2] &= ~(<uint64_t>1 << (CARDS_AT + E_NEW_ORDERS - 4))
        count = 0
        total = 0
        for i in range(3):
            while words[i]:
                choices[count] = 64 * i + lowest(words[i])
                see_action(t, plans, b, choices[count], &seen)
                total += expf(sharpness * weigh(&seen, weights))
                odds[count] = total
                count += 1
                words[i] &= words[i] - 1
        at = (next_random(stream) >> 40) * (1.0 / (1 << 24)) * total
        i = 0
        while i < count - 1 and odds[i] <= at:
            i += 1
        slots[length] = choices[i]
        apply(t, b, choices[i])
        length += 1
    return length
