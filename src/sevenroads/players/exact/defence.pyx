# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, embedsignature=True
# cython: initializedcheck=False, freethreading_compatible=True
"""The exact answer to: what stops the enemy from winning next turn?

A turn *stops* the enemy if it wins, or if the enemy has no certain win in its next turn. The search goes
depth first over the own actions and asks the exact search of `endings.pyx` for a win of the enemy, its
*blow*, wherever the turn could end. A blow is a list of actions: a turn that changes nothing it touches
does not stop it. So only such actions are tried, and those that make others possible (`elsewhere`).

Why no defence is lost by that: let a turn stop the enemy, and let the blow be what the enemy would do if
the turn ended now. Some action of the turn changes what the blow touches; take the first that does. What
comes before it and does not make it possible can be played after it just as well, because actions on one
road neither forbid nor need actions on another, but for points, stock and guns. So there is a turn that
stops the enemy too and begins with an action tried here; and so on from the next position.
"""

from libc.string cimport memcpy

from ...rules.core cimport *
from ...rules.hashing cimport known_hash, mix
from ...rules.kernel cimport Position
from .endings cimport *
from .goals cimport *

from .endings import Ending

cdef enum:
    KEPT = 24                # blows kept, to be tried before a new one is looked for

    # Whether the enemy wins if the turn ends now.
    SAFE = 0
    MENACED = 1
    UNSURE = 2

    # Cards without a road that can only help to stop the enemy: the sooner played the better.
    GUARDING = HELPFUL | (1 << E_SUPPLY_CUT) >> ROAD_EFFECT_COUNT


cdef struct Blow:
    uint8_t slots[LONGEST_TURN + 1]
    uint8_t length, objective


cdef class Defender:
    """One question, with two solvers: one for the own turn, one for the enemy's."""

    cdef Solver own, enemy
    cdef Board root
    cdef uint64_t nodes, limit
    cdef bint stopped, unsure
    cdef uint8_t objectives[MAX_OBJECTIVES + 1]
    cdef int objective_count
    cdef Blow blows[KEPT]
    cdef int blow_count, oldest
    cdef uint8_t path[LONGEST_TURN + 1]
    cdef uint8_t best[LONGEST_TURN + 1]
    cdef int best_length     # -1: nothing found


# ---------------------------------------------------------------- the enemy's blows

cdef int strike(Defender d, const Board* start, const Blow* blow) noexcept nogil:
    """The roads that a blow touches, if it wins from the start of the enemy's turn; 0 if it does not."""
    cdef const Tables* t = &d.own.rules.tables
    cdef Board b
    cdef Slot a
    cdef uint64_t words[3]
    cdef int i, gun, roads = 0
    memcpy(&b, start, sizeof(Board))
    b.objective[b.side] = blow.objective
    for i in range(blow.length):
        legal(t, &b, words)
        if not words_have(words, blow.slots[i]):
            return 0
        a = t.slot[blow.slots[i]]
        if a.operation == OP_FIRE:
            gun = b.gun_road[b.side][t.arrow_gun[a.argument]]
            roads |= 1 << gun | 1 << road_aimed_at(t, b.side, gun, a.argument)
        elif a.operation != OP_CARD or a.argument < E_REINFORCEMENTS:
            roads |= 1 << a.road
        apply(t, &b, blow.slots[i])
    return roads if b.result == SOUTH_WON + start.side else 0


cdef int denied(Defender d, const Board* b, int objective) noexcept nogil:
    """The roads by which the own side could still spoil an objective of the enemy (R9)."""
    cdef int roads, found = 0
    if objective >= MAX_OBJECTIVES:
        return 0
    roads = d.own.rules.tables.deny[objective] & ~both_conquered(b)
    while roads:
        if plan_toll(&d.own.plan, b, roads & -roads, d.own.plan.reckon, b.ap) <= b.ap:
            found |= roads & -roads
        roads &= roads - 1
    return found


cdef int look(Defender d, const Board* b, int* roads) noexcept nogil:
    """Whether the enemy wins for certain if the turn ends now, and the roads on which it can be stopped."""
    cdef Board next
    cdef Blow* blow
    cdef int i, state = SAFE
    if b.result:
        return SAFE
    memcpy(&next, b, sizeof(Board))
    end_turn(&d.own.rules.tables, &next)
    if next.result:
        return SAFE
    for i in range(d.blow_count):
        roads[0] = strike(d, &next, &d.blows[i])
        if roads[0]:
            roads[0] |= denied(d, b, d.blows[i].objective)
            return MENACED
    for i in range(d.objective_count):
        if d.nodes >= d.limit:
            return UNSURE
        next.objective[next.side] = d.objectives[i]
        wins_now(d.enemy, &next, d.limit - d.nodes, d.objectives[i] == HIDDEN_CARD)
        d.nodes += d.enemy.nodes
        if d.enemy.best_length:
            blow = keep_blow(d, d.objectives[i])
            roads[0] = strike(d, &next, blow) | denied(d, b, blow.objective)
            return MENACED
        if d.enemy.stopped:
            state = UNSURE
    return state


cdef Blow* keep_blow(Defender d, int objective) noexcept nogil:
    cdef Blow* blow = &d.blows[d.oldest]
    d.oldest = (d.oldest + 1) % KEPT
    d.blow_count += d.blow_count < KEPT
    memcpy(blow.slots, d.enemy.best, d.enemy.best_length)
    blow.length = d.enemy.best_length
    blow.objective = objective
    return blow


# ---------------------------------------------------------------- the own turn

cdef inline bint scarce(const Tables* t, const Board* b, int code, int places) noexcept nogil:
    """Whether a unit put on a road now may be missed later, with AP for so many placements."""
    return places > 0 and (t.is_special[code] or in_stock(b, b.side, code) <= places)


cdef uint32_t elsewhere(Plan* p, const Board* b, int road, uint32_t lane) noexcept nogil:
    """Of the legal actions on a road that the blow does not touch, those that may have to come first.

    They make others possible in two ways: an own unit returns from the road to the stock, to be placed, or
    a gun fires from it. What is done on the road before that has to come before it, too. So an action is
    kept if the AP left after it may suffice for one of the two:

    - a unit that stands there returns by a retreat, a withdrawal, or a trade, which needs an enemy line;
    - a unit placed there now returns in the same ways, a unit behind it only after a redeployment.
    """
    cdef const Tables* t = p.turn.tables
    cdef int side = b.side, ap = b.ap, march = 0 if cards_of(b, E_FORCED_MARCH) else 2 - b.night
    cdef int back = 0 if b.units[side ^ 1][road] or cards_of(b, E_WITHDRAWAL) else 2
    cdef bint gun = (p.gun_roads | p.shot_roads) >> road & 1
    cdef int code
    cdef uint32_t kept = 0
    if gun:
        kept = lane
    else:
        if worth_returning(t, b, road, ap):
            kept = ATTACK | WITHDRAWAL | SABOTAGE | FORCED_MARCH
        if worth_returning(t, b, road, ap - (2 - b.night)):
            kept |= REDEPLOY
        if worth_returning(t, b, road, ap - (3 if lane & RETREAT_BLOCKED else 2)):
            kept |= RETREAT | RETREAT_BLOCKED
        if worth_returning(t, b, road, ap - 1 - march):
            kept |= PLACE
        for code in range(1, t.kinds + 1):
            if scarce(t, b, code, ap - 1 - back):
                kept |= 1 << (code - 1)
    return lane & kept & ~<uint32_t>DIG_IN


cdef int answers(Defender d, const Board* b, int roads, bint cards, uint8_t* slots) noexcept nogil:
    """The actions to try against a blow that touches some roads; what changes these roads comes first."""
    cdef uint64_t words[3]
    cdef uint32_t lane, kept
    cdef int road, word, shift, count = 0
    legal(&d.own.rules.tables, b, words)
    words[2] &= ~(<uint64_t>1 << END_AT)
    words[2] &= ((<uint64_t>1 << CARDS_AT) - 1) | (<uint64_t>GUARDING << CARDS_AT if cards else 0)
    take_up(&d.own.plan, roads)
    for road in range(ROADS):
        word = lane_word(road)
        shift = lane_shift(road)
        lane = lane_in(words, road)
        if lane and not roads >> road & 1:
            kept = elsewhere(&d.own.plan, b, road, lane)
            words[word] &= ~(<uint64_t>(lane & ~kept) << shift)
    for road in range(ROADS):
        if roads >> road & 1:
            count = put(slots, count, words, road, LANE_BITS)
    return put_rest(slots, count, words)


cdef bint defend(Defender d, const Board* b, int depth, int left, bint cards, int roads) noexcept nogil:
    """Search a position in which the enemy has a blow, with `left` actions at most; true ends the search.

    `cards` is true as long as only cards without a road were played.
    """
    cdef uint8_t slots[SLOTS]
    cdef Board child
    cdef uint64_t key
    cdef bint card
    cdef int i, state, touched = 0, after = left if left == ANY_LENGTH else left - 1
    cdef int tried = left                     # one more than the actions left after the next, so never 0
    cdef int count = answers(d, b, roads, cards, slots)
    for i in range(count):
        if d.nodes >= d.limit or depth >= LONGEST_TURN or late(&d.own.plan.turn):
            d.stopped = True
            return True
        d.nodes += 1
        memcpy(&child, b, sizeof(Board))
        apply(&d.own.rules.tables, &child, slots[i])
        card = slots[i] >= 128 + CARDS_AT
        key = mix(known_hash(&child), d.own.salt << 1 | card)
        if in_vain(d.own, key, tried):
            continue
        d.path[depth] = slots[i]
        state = look(d, &child, &touched)
        if state == SAFE:
            memcpy(d.best, d.path, depth + 1)
            d.best_length = depth + 1
            return True
        note(d.own, key, tried)
        if state == UNSURE:
            d.unsure = True
        elif after and defend(d, &child, depth + 1, after, card, touched):
            note(d.own, key, 0)               # not in vain
            return True
    return False


cdef void defend_any(Defender d) noexcept nogil:
    """Search for a defence of any length, after every card that can only help."""
    cdef Board b
    cdef uint64_t words[3]
    cdef int state, played = 0, roads = 0
    memcpy(&b, &d.root, sizeof(Board))
    while played < LONGEST_TURN:
        legal(&d.own.rules.tables, &b, words)
        words[2] &= <uint64_t>GUARDING << CARDS_AT
        if not words[2]:
            break
        d.path[played] = 128 + lowest(words[2])
        apply(&d.own.rules.tables, &b, d.path[played])
        played += 1
    state = look(d, &b, &roads)
    if state == SAFE:
        memcpy(d.best, d.path, played)
        d.best_length = played
    elif state == UNSURE:
        d.unsure = True
    else:
        defend(d, &b, played, ANY_LENGTH, False, roads)


cdef void defend_shortest(Defender d) noexcept nogil:
    """Find a shortest defence; a win that was found before is one, too."""
    cdef int length, longest, roads = 0, won = d.best_length, state = look(d, &d.root, &roads)
    if state == SAFE:
        d.best_length = 0
        return
    d.unsure |= state == UNSURE
    defend_any(d)
    if won > 0 and (d.best_length < 0 or d.best_length > won):
        memcpy(d.best, d.own.best, won)
        d.best_length = won
    longest = d.best_length
    for length in range(1, longest if state == MENACED else 0):
        if d.stopped or defend(d, &d.root, 0, length, True, roads):
            return


# ---------------------------------------------------------------- the question

def find_defence(Position position not None, long long limit=200_000, objectives=None, first=None, until=None):
    """What stops the enemy from winning next turn: a shortest turn of the side to move that does.

    The turn is given without its end, so it is empty if nothing need be done. `None` means that nothing
    stops the enemy, if the search finished. What the enemy is taken to know and hold is as for `threats`: it
    is stopped only if it has no certain win by three roads, nor with any of `objectives`, by default all
    that it may hold. The side to move has no luck with the cards it will draw. With `first`, only turns
    that begin with this action count. The limit holds for all positions of both sides together. The search
    stops at it, or `until` a time of `time.perf_counter`.
    """
    cdef Defender d = Defender()
    cdef Position start = position.copy()
    cdef bint ends = False
    cdef tuple begun = ()
    codes = possible_objectives(position, objectives)
    d.own = begin(position, limit, until)
    if first is not None:
        begun = (play_first(start, first),)
        ends = begun[0].kind == "end"
        if start.board.result:
            put_back(d.own)
            return Ending(begun, True, 1)
        d.own.stand_at(&start.board, limit)
    d.enemy = begin(start, limit, until)
    d.limit = d.own.limit
    expect(d, start, codes)
    with nogil:
        answer(d, ends)
    put_back(d.own)
    put_back(d.enemy)
    actions = None
    if d.best_length >= 0:
        actions = begun + tuple(
            start.rules.actions[start.rules.id_of[d.best[i]]] for i in range(d.best_length)
        )
    return Ending(actions, not (d.stopped or d.unsure), d.nodes)


cdef play_first(Position start, action):
    """Play the action a turn is to begin with; nothing is drawn, and a turn that it ends stands as it is."""
    cdef int slot = start.find(action)
    if slot < 0:
        start.refuse(action)
    start.board.victory_left = 0
    if start.rules.tables.slot[slot].operation != OP_END:
        apply(&start.rules.tables, &start.board, slot)
    return start.rules.actions[start.rules.id_of[slot]]


cdef expect(Defender d, Position start, dict codes):
    """Note what the enemy may hold, and the position as it is searched: no turn ends it in a draw (R7.3)."""
    cdef int code, enemy = start.board.side ^ 1
    d.objectives[0] = HIDDEN_CARD
    d.objective_count = 1
    for code in codes.values():
        start.board.objective[enemy] = code
        if not fulfils(&start.rules.tables, &start.board, enemy):    # else it would have won
            d.objectives[d.objective_count] = code
            d.objective_count += 1
    memcpy(&d.root, &d.own.root, sizeof(Board))
    d.root.objective[0] = d.root.objective[1] = HIDDEN_CARD


cdef void answer(Defender d, bint ends) noexcept nogil:
    cdef int roads = 0, state
    d.best_length = -1
    if ends:
        state = look(d, &d.root, &roads)
        d.best_length = 0 if state == SAFE else -1
        d.unsure = state == UNSURE
        return
    win_shortest(d.own)
    d.nodes = d.own.nodes
    d.stopped = d.own.stopped
    if d.own.best_length:
        memcpy(d.best, d.own.best, d.own.best_length)
        d.best_length = d.own.best_length
    defend_shortest(d)
