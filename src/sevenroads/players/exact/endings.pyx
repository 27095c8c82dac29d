# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, embedsignature=True
# cython: initializedcheck=False, freethreading_compatible=True
"""Exact search of one turn: whether the side to move can win, conquer a road, or let the enemy win.

A win that it finds is certain. Within the node limit it finds every win that needs no luck: it knows what the
side to move knows, never uses a card drawn on a conquest, and never plays `new-orders`. It does not look
beyond the turn and does not evaluate positions.

For each *goal*, a smallest set of roads whose conquest wins, it searches the actions of the turn depth first,
with a transposition table. `goals.pxd` describes the pruning and proves that it loses no win.
"""

from libc.stdlib cimport calloc, free
from libc.string cimport memcpy, memset

from ...rules.core cimport *
from ...rules.hashing cimport mix
from ...rules.kernel cimport Position
from ...rules.tables cimport Rules
from .goals cimport *
from .road_cost cimport CACHE

from collections import namedtuple

cdef enum:
    MAX_WINS = 4096
    MAX_TABLE_SIZE = 1 << 24    # entries: 128 megabytes
    DEFAULT_LIMIT = 200_000
    DEFAULT_TABLE_SIZE = 1 << 19

    # Kinds of search.
    EXISTS = 0
    SHORTEST = 1
    ALL = 2

cdef list idle_solvers = []

Ending = namedtuple("Ending", "actions finished nodes", module=__name__)
Ending.__doc__ = """The result of one search: the shortest sequence of actions found, or `None`.

`finished` means that the search was complete: there is no shorter sequence, or none at all if `actions` is
`None`. `nodes` is the number of positions searched.
"""

Wins = namedtuple("Wins", "wins finished nodes", module=__name__)
Wins.__doc__ = """All shortest wins, each as the sorted texts of its actions."""


cdef class Solver:
    """Memory for one search at a time. It is allocated once, for a given node limit."""

    def __cinit__(self):
        self.seen = NULL
        self.wins = NULL
        self.goal.turn.cache = NULL

    def __init__(self, Rules rules not None, uint64_t limit):
        cdef uint64_t places = 1024
        self.rules = rules
        while places < 2 * limit and places < MAX_TABLE_SIZE:
            places *= 2
        self.seen_mask = places - 1
        self.seen = <uint64_t*>calloc(places, sizeof(uint64_t))
        self.goal.turn.cache = <uint64_t*>calloc(CACHE, sizeof(uint64_t))
        if self.seen == NULL or self.goal.turn.cache == NULL:
            raise MemoryError("Not enough memory for the transposition table.")

    def __dealloc__(self):
        free(self.seen)
        free(self.goal.turn.cache)
        free(self.wins)

    cdef void set_position(self, const Board* b, uint64_t limit) noexcept nogil:
        """Set the position to search. The side to move draws no cards."""
        self.target_road = -1
        self.limit = limit if limit < self.seen_mask // 2 else self.seen_mask // 2
        memcpy(&self.root, b, sizeof(Board))
        self.root.victory_left = 0
        self.salt += 1
        start_turn(&self.goal, &self.rules.tables, &self.root)

    cdef _texts(self):
        """The stored wins, each as sorted texts."""
        texts = [
            self.rules.actions[self.rules.id_of[self.wins[i]]].text
            for i in range(self.win_count * self.best_length)
        ]
        length = self.best_length
        return {tuple(sorted(texts[i : i + length])) for i in range(0, len(texts), length)}

    cdef _answer(self):
        actions = None
        if self.best_length:
            actions = tuple(
                self.rules.actions[self.rules.id_of[self.best[i]]] for i in range(self.best_length)
            )
        return Ending(actions, not self.stopped, self.nodes)


# ---------------------------------------------------------------- the search

cdef inline uint64_t turn_key(Solver s, const Board* b, bint cards) noexcept nogil:
    """A hash of all that can change within a turn: own lines, lengths of enemy lines, AP and cards.

    Two positions collide about once in ten million searches that use up the default limit.
    """
    cdef int side = b.side, road
    cdef uint64_t h = mix(s.salt, <uint64_t>s.goal.roads << 8 | <uint64_t>cards)
    cdef uint64_t rears = 0, enemies = 0
    for road in range(ROADS):
        h = mix(h, b.units[side][road])
        rears = rears << 5 | b.rear[side][road]
        enemies = enemies << 5 | b.count[side ^ 1][road]
    h = mix(h, rears << 24 | <uint64_t>b.ap << 16 | <uint64_t>b.limit[side] << 8 | b.night << 1 | b.fresh)
    return mix(mix(h, enemies), b.hand[side])


cdef inline uint64_t action_hash(int slot) noexcept nogil:
    """A random-looking number for an action, so that sums identify multisets of actions."""
    cdef uint64_t h = mix(<uint64_t>0x5EED0F7A0AD50007, slot)
    return fold(h, h ^ <uint64_t>0xE7037ED1A0B428DB)


cdef inline bint goal_reached(Solver s, const Board* b) noexcept nogil:
    if s.target_road >= 0:
        return b.conquered[b.side] >> s.target_road & 1
    return b.result != 0                      # during a turn only the side to move can win


cdef void store_win(Solver s, int length, uint64_t actions_hash) noexcept nogil:
    if s.kind != ALL:
        memcpy(s.best, s.path, length)
        s.best_length = length
    elif is_refuted(s, actions_hash, 1):
        return                                # the same actions in another order
    elif s.win_count == MAX_WINS:
        s.stopped = True
    else:
        store(s, actions_hash, 1)
        memcpy(s.wins + s.win_count * length, s.path, length)
        s.win_count += 1


cdef bint search_goal(Solver s, const Board* b, int depth, int left, bint cards, uint64_t actions_hash,
                      const Slack* o) noexcept nogil:
    """Search a position with at most `left` more actions; true ends the search.

    `cards` is true as long as only cards without a road were played. `actions_hash` identifies the actions
    played so far, in any order: to find all wins, a position is searched once for each.
    """
    cdef uint8_t slots[SLOTS]
    cdef Board child
    cdef Slack next
    cdef uint64_t key, more
    cdef bint card
    cdef int i, after = left if left == ANY_LENGTH else left - 1
    cdef int count = list_candidates(&s.goal, b, o, cards, slots)
    for i in range(count):
        if s.nodes >= s.limit or depth >= LONGEST_TURN or out_of_time(&s.goal.turn):
            s.stopped = True
        if s.stopped:
            return True
        s.nodes += 1
        memcpy(&child, b, sizeof(Board))
        apply(&s.rules.tables, &child, slots[i])
        s.path[depth] = slots[i]
        more = actions_hash + action_hash(slots[i])
        if goal_reached(s, &child):
            store_win(s, depth + 1, more)
            if s.kind == ALL:
                continue
            return True
        if left == 1 or child.result or fewest_actions(&s.goal, &child) > after:
            continue
        card = slots[i] >= 128 + CARDS_AT
        if not find_slack(&s.goal, &child, &next) and not card:
            continue
        key = turn_key(s, &child, card)
        if is_refuted(s, key, after):
            continue
        if s.kind == ALL:
            key = mix(key, more)
            if is_refuted(s, key, after):
                continue
        store(s, key, after)
        if search_goal(s, &child, depth + 1, after, card, more, &next):
            store(s, key, 0)                   # part of a win, so not refuted
            return True
    return False


cdef void play_helpful_cards(Solver s, Board* b, int* played) noexcept nogil:
    """Play every card that can only help. If there is a win, there is one after these."""
    cdef uint64_t words[3]
    played[0] = 0
    while played[0] < LONGEST_TURN:
        legal(&s.rules.tables, b, words)
        words[2] &= <uint64_t>s.rules.tables.helpful << CARDS_AT
        if not words[2]:
            return
        s.path[played[0]] = 128 + lowest(words[2])
        apply(&s.rules.tables, b, s.path[played[0]])
        played[0] += 1


cdef int search_any_length(Solver s, uint8_t* goals, int count) noexcept nogil:
    """Search for a win of any length. Moves goals that may have one to the front; returns their number."""
    cdef Board b
    cdef Slack o
    cdef int i, j, cheapest, left = 0, played
    cdef int costs[MAX_GOALS]
    memcpy(&b, &s.root, sizeof(Board))
    play_helpful_cards(s, &b, &played)
    s.kind = EXISTS
    for i in range(count):                    # cheapest goals first; unaffordable ones are dropped
        set_goal(&s.goal, goals[i])
        if not find_slack(&s.goal, &b, &o):
            continue
        cheapest = b.ap - o.spare
        j = left
        while j and costs[j - 1] > cheapest:
            costs[j] = costs[j - 1]
            goals[j] = goals[j - 1]
            j -= 1
        costs[j] = cheapest
        goals[j] = s.goal.roads
        left += 1
    for i in range(left):
        set_goal(&s.goal, goals[i])
        find_slack(&s.goal, &b, &o)
        if search_goal(s, &b, played, ANY_LENGTH, False, 0, &o):
            for j in range(i, left):
                goals[j - i] = goals[j]
            return left - i
    return 0


cdef void search_length(Solver s, const uint8_t* goals, int count, int length) noexcept nogil:
    cdef Slack o
    cdef int i
    for i in range(count):
        set_goal(&s.goal, goals[i])
        if fewest_actions(&s.goal, &s.root) > length or s.stopped:
            continue
        find_slack(&s.goal, &s.root, &o)
        if search_goal(s, &s.root, 0, length, True, mix(s.salt, SLOTS), &o) and s.kind != ALL:
            return


cdef void reset(Solver s) noexcept nogil:
    s.nodes = s.best_length = s.stopped = 0
    if s.seen_count > s.seen_mask // 4:       # entries of earlier searches
        memset(s.seen, 0, (s.seen_mask + 1) * sizeof(uint64_t))
        s.seen_count = 0


cdef int solve(Solver s, uint8_t* goals, int count) noexcept nogil:
    """Find a shortest win. Returns the number of goals that may still lead to one."""
    cdef int length, longest
    reset(s)
    count = search_any_length(s, goals, count)
    longest = s.best_length
    s.kind = SHORTEST
    for length in range(1, longest):
        search_length(s, goals, count, length)
        if s.stopped or s.best_length == length:
            break
    return count


# ---------------------------------------------------------------- the public functions

cdef bint wins_now(Solver s, const Board* b, uint64_t limit, bint three_roads=True) noexcept nogil:
    """Whether a win of this turn is found within the limit: `find_win` without Python objects.

    `three_roads` is false if a win by three roads has already been ruled out. `best` holds the win, of any
    length. If none is found, `stopped` tells whether the search was cut short.
    """
    cdef uint8_t goals[MAX_GOALS]
    s.set_position(b, limit)
    reset(s)
    search_any_length(s, goals, goals_to_win(&s.rules.tables, &s.root, three_roads, goals))
    return s.best_length > 0


cdef void win_shortest(Solver s) noexcept nogil:
    """Search the solver's position for a shortest win."""
    cdef uint8_t goals[MAX_GOALS]
    solve(s, goals, goals_to_win(&s.rules.tables, &s.root, True, goals))


cdef Solver acquire_solver(Position position, long long limit, until=None):
    """A solver set to a position: an idle one, whose memory is warm, or a new one."""
    cdef Solver s
    if position.board.result:
        raise ValueError("The game has ended.")
    if limit < 1:
        raise ValueError("A search needs a limit of at least 1 node.")
    try:
        s = idle_solvers.pop() if limit <= DEFAULT_LIMIT else Solver(position.rules, limit)
    except IndexError:
        s = Solver(position.rules, DEFAULT_LIMIT)
    s.rules = position.rules
    # Earlier searches may have had other rules, and no result may depend on what was searched before.
    s.goal.turn.salt += 1
    set_deadline(&s.goal.turn, 0.0 if until is None else until)
    s.set_position(&position.board, limit)
    return s


cdef release_solver(Solver s):
    """Keep a solver for the next search, of any thread."""
    free(s.wins)
    s.wins = NULL
    if s.seen_mask == DEFAULT_TABLE_SIZE - 1 and len(idle_solvers) < 4:
        idle_solvers.append(s)


def find_win(Position position not None, long long limit=200_000, until=None):
    """Find a shortest win of the side to move this turn (R7.2), using only what it knows.

    The position may be whole or a view's (`view.position`); the result is the same. In a view of the other
    player or a spectator, the side to move has only the visible cards. The search stops at the node limit or
    at the time `until` (of `time.perf_counter`).
    """
    cdef Solver s = acquire_solver(position, limit, until)
    with nogil:
        win_shortest(s)
    answer = s._answer()
    release_solver(s)
    return answer


def find_conquest(Position position not None, int road, long long limit=200_000):
    """Find a shortest way to conquer a road this turn (R7.1), using only what the side to move knows.

    A road that is already conquered cannot be conquered again.
    """
    cdef Solver s
    cdef uint8_t goals[MAX_GOALS]
    position._check_road(road)
    s = acquire_solver(position, limit)
    s.target_road = road - 1
    goals[0] = 1 << s.target_road
    with nogil:
        solve(s, goals, not (s.root.conquered[0] | s.root.conquered[1]) & goals[0])
    answer = s._answer()
    release_solver(s)
    return answer


def find_all_wins(Position position not None, long long limit=200_000):
    """Find all wins of this turn with the fewest actions; a puzzle has exactly one.

    If the search does not finish, the result may be incomplete and the wins may not be the shortest.
    """
    cdef Solver s = acquire_solver(position, limit)
    cdef uint8_t goals[MAX_GOALS]
    cdef int count
    with nogil:
        count = solve(s, goals, goals_to_win(&s.rules.tables, &s.root, True, goals))
    answer = Wins((), not s.stopped, s.nodes)
    if s.best_length:
        s.wins = <uint8_t*>calloc(MAX_WINS, s.best_length)
        if s.wins == NULL:
            raise MemoryError("Not enough memory for the wins of a turn.")
        s.win_count = 0
        if s.stopped:
            memcpy(s.wins, s.best, s.best_length)
            s.win_count = 1
        else:
            s.kind = ALL
            with nogil:
                search_length(s, goals, count, s.best_length)
        answer = Wins(tuple(sorted(s._texts())), not s.stopped, s.nodes)
    release_solver(s)
    return answer


def threats(Position position not None, long long limit=200_000, objectives=None, until=None):
    """Find the enemy's wins in its next turn if the side to move ended its turn now.

    The enemy's objective may be unknown, so the result maps each id of `objectives` (by default all that the
    enemy may hold) to its own result, and `None` to that of a win by three roads. Hidden cards in the enemy's
    hand are ignored, so the enemy may have wins that are not found; visible ones are used. The limit applies
    to each search. `until`, a time of `time.perf_counter`, ends all of them; each gets an equal share of the
    time.
    """
    cdef Solver s
    cdef Position next = position.copy()
    cdef uint8_t goals[MAX_GOALS]
    cdef int code, left, side = position.board.side
    codes = possible_objectives(position, objectives)
    next.board.objective[side] = HIDDEN_CARD  # R7.3: avoids a draw by the turn limit
    if not next.board.result:
        end_turn(&next.rules.tables, &next.board)
        if next.board.result:                 # it was the last turn of the game
            return dict.fromkeys([None, *codes], Ending(None, True, 0))
    next.board.objective[side ^ 1] = HIDDEN_CARD
    left = len(codes) + 1
    s = acquire_solver(next, limit, share_until(until, left))
    with nogil:
        solve(s, goals, goals_to_win(&s.rules.tables, &s.root, True, goals))
    by_roads = s._answer()
    found = {None: by_roads}
    for card, code in codes.items():
        left -= 1
        set_deadline(&s.goal.turn, share_until(until, left))
        s.root.objective[side ^ 1] = code
        if fulfils(&s.rules.tables, &s.root, side ^ 1):
            found[card] = by_roads            # the enemy would have won already, so it does not hold this
            continue
        with nogil:
            solve(s, goals, goals_to_win(&s.rules.tables, &s.root, False, goals))
        found[card] = combine(by_roads, s._answer())
    release_solver(s)
    return found


cdef double share_until(until, int left):
    """When the first of `left` searches must stop, so that each gets an equal share."""
    cdef double now = perf_counter()
    return 0.0 if until is None else now + max(0.0, until - now) / left


cdef combine(first, second):
    """Combine two results: the shorter sequence, and the sum of the nodes."""
    best = min((e.actions for e in (first, second) if e.actions), key=len, default=None)
    return Ending(best, first.finished and second.finished, first.nodes + second.nodes)


cdef dict possible_objectives(Position position, wanted):
    """The wanted objectives, or those that the enemy may hold, with their codes."""
    cdef int enemy = position.board.side ^ 1, code
    cdef Board b = position.board
    cdef dict codes = {card: code for code, card in enumerate(position.rules.objective_ids)}
    if wanted is not None:
        for card in wanted:
            if card not in codes:
                raise ValueError(f"unknown objective {card!r}; the deck has {', '.join(codes)}")
        return {card: codes[card] for card in wanted}
    if b.objective[enemy] != HIDDEN_CARD:
        return {card: code for card, code in codes.items() if code == b.objective[enemy]}
    found = {}
    for code, card in enumerate(position.rules.ruleset.objectives):
        b.objective[enemy] = code
        if b.objective[enemy ^ 1] == code and card.count == 1:
            continue
        if not fulfils(&position.rules.tables, &b, enemy):
            found[card.id] = code
    return found
