# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, embedsignature=True
# cython: initializedcheck=False, freethreading_compatible=True
"""Exact search for a defence: a turn after which the enemy has no certain win in its next turn.

A turn *stops* the enemy if it wins, or if the enemy then has no certain win. The search goes depth first over
the actions of the turn. Wherever the turn could end, the exact search of `endings.pyx` looks for a win of the
enemy, a *threat*. A threat is a list of actions on certain roads. A turn that changes none of these roads
does not stop it, so only actions on these roads are tried, and those that make such actions possible
(`useful_off_threat`).

Proof that no defence is lost: let a turn stop the enemy, and let the threat be what the enemy would play if
the turn ended now. Some action of the turn changes a road of the threat; take the first that does. Any
earlier action that does not make it possible can be played after it as well, because actions on different
roads depend on each other only through AP, stock and guns. So some turn that stops the enemy begins with an
action tried here. The same holds from the next position.
"""

from libc.string cimport memcpy

from ...rules.core cimport *
from ...rules.hashing cimport known_hash, mix
from ...rules.kernel cimport Position
from .endings cimport *
from .goals cimport *

from .endings import Ending

cdef enum:
    STORED_THREATS = 24                # replayed before a new search

    # Whether the enemy wins if the turn ends now.
    SAFE = 0
    THREATENED = 1
    UNRESOLVED = 2



cdef struct Threat:
    uint8_t slots[LONGEST_TURN + 1]
    uint8_t length, objective


cdef class Defender:
    """One search, with one solver for the defender's turn and one for the enemy's."""

    cdef Solver own, enemy
    cdef Board root
    cdef uint64_t nodes, limit
    cdef bint stopped, unresolved
    cdef uint8_t objectives[MAX_OBJECTIVES + 1]
    cdef int objective_count
    cdef Threat threats[STORED_THREATS]
    cdef int threat_count, oldest
    cdef uint8_t path[LONGEST_TURN + 1]
    cdef uint8_t best[LONGEST_TURN + 1]
    cdef int best_length     # -1: nothing found


# ---------------------------------------------------------------- threats

cdef int replay_threat(Defender d, const Board* start, const Threat* threat) noexcept nogil:
    """The roads that a threat touches if it wins from the start of the enemy's turn; else 0."""
    cdef const Tables* t = &d.own.rules.tables
    cdef Board b
    cdef Slot a
    cdef uint64_t words[3]
    cdef int i, gun, roads = 0
    memcpy(&b, start, sizeof(Board))
    b.objective[b.side] = threat.objective
    for i in range(threat.length):
        legal(t, &b, words)
        if not words_have(words, threat.slots[i]):
            return 0
        a = t.slot[threat.slots[i]]
        if a.operation == OP_FIRE:
            gun = b.gun_road[b.side][t.arrow_gun[a.argument]]
            roads |= 1 << gun | 1 << road_aimed_at(t, b.side, gun, a.argument)
        elif a.operation != OP_CARD or a.argument < E_REINFORCEMENTS:
            roads |= 1 << a.road
        apply(t, &b, threat.slots[i])
    return roads if b.result == SOUTH_WON + start.side else 0


cdef int denying_roads(Defender d, const Board* b, int objective) noexcept nogil:
    """The roads whose conquest would make the enemy's objective impossible, if still affordable (R9)."""
    cdef int roads, found = 0
    if objective >= MAX_OBJECTIVES:
        return 0
    roads = d.own.rules.tables.deny[objective] & ~both_conquered(b)
    while roads:
        if goal_cost(&d.own.goal, b, roads & -roads, d.own.goal.allowed, b.ap) <= b.ap:
            found |= roads & -roads
        roads &= roads - 1
    return found


cdef int check_threats(Defender d, const Board* b, int* roads) noexcept nogil:
    """Whether the enemy has a certain win if the turn ends now, and the roads on which it can be stopped."""
    cdef Board next
    cdef Threat* threat
    cdef int i, state = SAFE
    if b.result:
        return SAFE
    memcpy(&next, b, sizeof(Board))
    end_turn(&d.own.rules.tables, &next)
    if next.result:
        return SAFE
    for i in range(d.threat_count):
        roads[0] = replay_threat(d, &next, &d.threats[i])
        if roads[0]:
            roads[0] |= denying_roads(d, b, d.threats[i].objective)
            return THREATENED
    for i in range(d.objective_count):
        if d.nodes >= d.limit:
            return UNRESOLVED
        next.objective[next.side] = d.objectives[i]
        wins_now(d.enemy, &next, d.limit - d.nodes, d.objectives[i] == HIDDEN_CARD)
        d.nodes += d.enemy.nodes
        if d.enemy.best_length:
            threat = store_threat(d, d.objectives[i])
            roads[0] = replay_threat(d, &next, threat) | denying_roads(d, b, threat.objective)
            return THREATENED
        if d.enemy.stopped:
            state = UNRESOLVED
    return state


cdef Threat* store_threat(Defender d, int objective) noexcept nogil:
    cdef Threat* threat = &d.threats[d.oldest]
    d.oldest = (d.oldest + 1) % STORED_THREATS
    d.threat_count += d.threat_count < STORED_THREATS
    memcpy(threat.slots, d.enemy.best, d.enemy.best_length)
    threat.length = d.enemy.best_length
    threat.objective = objective
    return threat


# ---------------------------------------------------------------- the defender's turn

cdef inline uint32_t defensive_cards(const Tables* t) noexcept nogil:
    """Cards without a road that can only help a defence; they are played first."""
    return t.helpful | (1 << E_SUPPLY_CUT) >> ROAD_EFFECT_COUNT


cdef inline bint scarce(const Tables* t, const Board* b, int code, int places) noexcept nogil:
    """Whether a unit placed now may be missing later, with AP for `places` placements."""
    return places > 0 and (t.is_special[code] or in_stock(b, b.side, code) <= places)


cdef uint32_t useful_off_threat(Goal* p, const Board* b, int road, uint32_t lane) noexcept nogil:
    """Of the legal actions on a road that the threat does not touch, those that can make others possible.

    There are two ways: an own unit returns from the road to stock, to be placed elsewhere, or a gun fires
    from it. An action is kept if the AP left after it may suffice for one of the two:

    - a unit on the road returns by a retreat, a withdrawal, or a trade, which needs an enemy line;
    - a unit placed now returns in the same ways; a unit behind it only after a redeployment.
    """
    cdef const Tables* t = p.turn.tables
    cdef int side = b.side, ap = b.ap, redeploy_cost = 0 if cards_of(b, E_FORCED_MARCH) else 2 - b.night
    cdef int back = 0 if b.units[side ^ 1][road] or cards_of(b, E_WITHDRAWAL) else 2
    cdef bint gun = (p.gun_roads | p.firing_roads) >> road & 1
    cdef int code
    cdef uint32_t kept = 0
    if gun:
        kept = lane
    else:
        if return_may_help(t, b, road, ap):
            kept = ATTACK | WITHDRAWAL | SABOTAGE | FORCED_MARCH
        if return_may_help(t, b, road, ap - (2 - b.night)):
            kept |= REDEPLOY
        if return_may_help(t, b, road, ap - (3 if lane & RETREAT_BLOCKED else 2)):
            kept |= RETREAT | RETREAT_BLOCKED
        if return_may_help(t, b, road, ap - 1 - redeploy_cost):
            kept |= PLACE
        for code in range(1, t.kinds + 1):
            if scarce(t, b, code, ap - 1 - back):
                kept |= 1 << (code - 1)
    return lane & kept & ~<uint32_t>DIG_IN


cdef int list_defences(Defender d, const Board* b, int roads, bint cards, uint8_t* slots) noexcept nogil:
    """The actions to try against a threat; those on the roads it touches come first."""
    cdef uint64_t words[3]
    cdef uint32_t lane, kept
    cdef int road, word, shift, count = 0
    legal(&d.own.rules.tables, b, words)
    words[2] &= ~(<uint64_t>1 << END_AT)
    words[2] &= ((<uint64_t>1 << CARDS_AT) - 1) | (<uint64_t>defensive_cards(&d.own.rules.tables) << CARDS_AT if cards else 0)
    set_goal(&d.own.goal, roads)
    for road in range(ROADS):
        word = lane_word(road)
        shift = lane_shift(road)
        lane = lane_in(words, road)
        if lane and not roads >> road & 1:
            kept = useful_off_threat(&d.own.goal, b, road, lane)
            words[word] &= ~(<uint64_t>(lane & ~kept) << shift)
    for road in range(ROADS):
        if roads >> road & 1:
            count = take_actions(slots, count, words, road, LANE_BITS)
    return take_rest(slots, count, words)


cdef bint defend(Defender d, const Board* b, int depth, int left, bint cards, int roads) noexcept nogil:
    """Search a position in which the enemy has a threat, with at most `left` actions; true ends the search.

    `cards` is true as long as only cards without a road were played.
    """
    cdef uint8_t slots[SLOTS]
    cdef Board child
    cdef uint64_t key
    cdef bint card
    cdef int i, state, touched = 0, after = left if left == ANY_LENGTH else left - 1
    cdef int tried = left                     # one more than the actions left after the next, hence never 0
    cdef int count = list_defences(d, b, roads, cards, slots)
    for i in range(count):
        if d.nodes >= d.limit or depth >= LONGEST_TURN or out_of_time(&d.own.goal.turn):
            d.stopped = True
            return True
        d.nodes += 1
        memcpy(&child, b, sizeof(Board))
        apply(&d.own.rules.tables, &child, slots[i])
        card = slots[i] >= 128 + CARDS_AT
        key = mix(known_hash(&child), d.own.salt << 1 | card)
        if is_refuted(d.own, key, tried):
            continue
        d.path[depth] = slots[i]
        state = check_threats(d, &child, &touched)
        if state == SAFE:
            memcpy(d.best, d.path, depth + 1)
            d.best_length = depth + 1
            return True
        store(d.own, key, tried)
        if state == UNRESOLVED:
            d.unresolved = True
        elif after and defend(d, &child, depth + 1, after, card, touched):
            store(d.own, key, 0)               # a defence exists
            return True
    return False


cdef void defend_any(Defender d) noexcept nogil:
    """Play every card that can only help, then search for a defence of any length."""
    cdef Board b
    cdef uint64_t words[3]
    cdef int state, played = 0, roads = 0
    memcpy(&b, &d.root, sizeof(Board))
    while played < LONGEST_TURN:
        legal(&d.own.rules.tables, &b, words)
        words[2] &= <uint64_t>defensive_cards(&d.own.rules.tables) << CARDS_AT
        if not words[2]:
            break
        d.path[played] = 128 + lowest(words[2])
        apply(&d.own.rules.tables, &b, d.path[played])
        played += 1
    state = check_threats(d, &b, &roads)
    if state == SAFE:
        memcpy(d.best, d.path, played)
        d.best_length = played
    elif state == UNRESOLVED:
        d.unresolved = True
    else:
        defend(d, &b, played, ANY_LENGTH, False, roads)


cdef void defend_shortest(Defender d) noexcept nogil:
    """Find a shortest defence; a win that was already found counts as one."""
    cdef int length, longest, roads = 0, won = d.best_length, state = check_threats(d, &d.root, &roads)
    if state == SAFE:
        d.best_length = 0
        return
    d.unresolved |= state == UNRESOLVED
    defend_any(d)
    if won > 0 and (d.best_length < 0 or d.best_length > won):
        memcpy(d.best, d.own.best, won)
        d.best_length = won
    longest = d.best_length
    for length in range(1, longest if state == THREATENED else 0):
        if d.stopped or defend(d, &d.root, 0, length, True, roads):
            return


# ---------------------------------------------------------------- the public function

def find_defence(Position position not None, long long limit=200_000, objectives=None, first=None,
                 until=None):
    """Find a shortest turn that stops the enemy from winning next turn.

    The turn is returned without its end, so it is empty if no defence is needed. `None` means that nothing
    stops the enemy, if the search finished. As in `threats`, the enemy is stopped if it has no certain win by
    three roads or with any of `objectives`, by default all that it may hold. The side to move draws no cards.
    With `first`, only turns that begin with this action count. The node limit covers both sides together. The
    search stops at the limit or at the time `until` (of `time.perf_counter`).
    """
    cdef Defender d = Defender()
    cdef Position start = position.copy()
    cdef bint ends = False
    cdef tuple begun = ()
    codes = possible_objectives(position, objectives)
    d.own = acquire_solver(position, limit, until)
    if first is not None:
        begun = (play_first(start, first),)
        ends = begun[0].kind == "end"
        if start.board.result:
            release_solver(d.own)
            return Ending(begun, True, 1)
        d.own.set_position(&start.board, limit)
    d.enemy = acquire_solver(start, limit, until)
    d.limit = d.own.limit
    set_objectives(d, start, codes)
    with nogil:
        solve_defence(d, ends)
    release_solver(d.own)
    release_solver(d.enemy)
    actions = None
    if d.best_length >= 0:
        actions = begun + tuple(
            start.rules.actions[start.rules.id_of[d.best[i]]] for i in range(d.best_length)
        )
    return Ending(actions, not (d.stopped or d.unresolved), d.nodes)


cdef play_first(Position start, action):
    """Play the required first action without drawing cards; an end of turn is not played."""
    cdef int slot = start.find(action)
    if slot < 0:
        start.refuse(action)
    start.board.victory_left = 0
    if start.rules.tables.slot[slot].operation != OP_END:
        apply(&start.rules.tables, &start.board, slot)
    return start.rules.actions[start.rules.id_of[slot]]


cdef set_objectives(Defender d, Position start, dict codes):
    """Set the objectives that the enemy may hold, and a position in which no turn ends in a draw (R7.3)."""
    cdef int code, enemy = start.board.side ^ 1
    d.objectives[0] = HIDDEN_CARD
    d.objective_count = 1
    for code in codes.values():
        start.board.objective[enemy] = code
        if not fulfils(&start.rules.tables, &start.board, enemy):    # else the enemy would have won already
            d.objectives[d.objective_count] = code
            d.objective_count += 1
    memcpy(&d.root, &d.own.root, sizeof(Board))
    d.root.objective[0] = d.root.objective[1] = HIDDEN_CARD


cdef void solve_defence(Defender d, bint ends) noexcept nogil:
    cdef int roads = 0, state
    d.best_length = -1
    if ends:
        state = check_threats(d, &d.root, &roads)
        d.best_length = 0 if state == SAFE else -1
        d.unresolved = state == UNRESOLVED
        return
    win_shortest(d.own)
    d.nodes = d.own.nodes
    d.stopped = d.own.stopped
    if d.own.best_length:
        memcpy(d.best, d.own.best, d.own.best_length)
        d.best_length = d.own.best_length
    defend_shortest(d)
