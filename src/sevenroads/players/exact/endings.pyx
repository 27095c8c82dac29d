# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, embedsignature=True
# cython: initializedcheck=False, freethreading_compatible=True
"""Exact answers about the end of a game: can this turn win, conquer a road, or be followed by a loss?

A win that is found is certain and, within the limit of nodes, every win is found that needs no luck:
the search knows what the side to move knows, never what it will draw. A card drawn on a conquest is
not used, `new-orders` is not played. It looks at one turn only and judges nothing but its end.

A turn is searched for one *plan* after another: a smallest set of roads that would win. For each the
search is depth first over the actions of the turn, with a table of positions seen. What it leaves out,
and why no win is lost by that, is told in `plan.pxd`.
"""

from libc.stdlib cimport calloc, free
from libc.string cimport memcpy, memset

from ...rules.core cimport *
from ...rules.hashing cimport mix
from ...rules.kernel cimport Position
from ...rules.tables cimport Rules
from .goals cimport *
from .road_cost cimport CACHE, Known

from collections import namedtuple

cdef enum:
    MOST_WINS = 4096
    MOST_PLACES = 1 << 24    # in the table of positions seen: 128 megabytes
    USUAL_LIMIT = 200_000
    USUAL_PLACES = 1 << 19

    # Kinds of search.
    EXISTS = 0
    SHORTEST = 1
    ALL = 2

cdef list idle = []

Ending = namedtuple("Ending", "actions finished nodes", module=__name__)
Ending.__doc__ = """The answer to one question: a shortest sequence of actions found, or `None`.

`finished` says that the search was complete: `None` then means that there is none, and no sequence is
shorter than the one found. `nodes` are the positions looked at.
"""

Wins = namedtuple("Wins", "wins finished nodes", module=__name__)
Wins.__doc__ = """All shortest wins, each as the sorted texts of its actions, whatever their order."""


cdef class Solver:
    """Memory for one question at a time, taken once and bounded by the limit it is made for."""

    def __cinit__(self):
        self.seen = NULL
        self.wins = NULL
        self.plan.turn.cache = NULL

    def __init__(self, Rules rules not None, uint64_t limit):
        cdef uint64_t places = 1024
        self.rules = rules
        while places < 2 * limit and places < MOST_PLACES:
            places *= 2
        self.seen_mask = places - 1
        self.seen = <uint64_t*>calloc(places, sizeof(uint64_t))
        self.plan.turn.cache = <Known*>calloc(CACHE, sizeof(Known))
        if self.seen == NULL or self.plan.turn.cache == NULL:
            raise MemoryError("no room for the positions of a turn")

    def __dealloc__(self):
        free(self.seen)
        free(self.plan.turn.cache)
        free(self.wins)

    cdef void stand_at(self, const Board* b, uint64_t limit) noexcept nogil:
        """Begin with a position: its side to move has no luck with the cards it will draw."""
        self.goal = -1
        self.limit = limit if limit < self.seen_mask // 2 else self.seen_mask // 2
        memcpy(&self.root, b, sizeof(Board))
        self.root.victory_left = 0
        self.salt += 1
        begin_turn(&self.plan, &self.rules.tables, &self.root)

    cdef _texts(self):
        """The wins noted, each as sorted texts."""
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
    """All that can change within a turn: own lines, how far enemy lines are shot off, points and cards.

    Two different positions share one about once in ten million searches that use up the usual limit.
    """
    cdef int side = b.side, road
    cdef uint64_t h = mix(s.salt, <uint64_t>s.plan.roads << 8 | <uint64_t>cards)
    cdef uint64_t rears = 0, enemies = 0
    for road in range(ROADS):
        h = mix(h, b.units[side][road])
        rears = rears << 5 | b.rear[side][road]
        enemies = enemies << 5 | b.count[side ^ 1][road]
    h = mix(h, rears << 24 | <uint64_t>b.ap << 16 | <uint64_t>b.limit[side] << 8 | b.night << 1 | b.fresh)
    return mix(mix(h, enemies), b.hand[side])


cdef inline uint64_t mark_of(int slot) noexcept nogil:
    """A number for an action, wild enough that sums of a few tell bags of actions apart."""
    cdef uint64_t h = mix(<uint64_t>0x5EED0F7A0AD50007, slot)
    return fold(h, h ^ <uint64_t>0xE7037ED1A0B428DB)


cdef inline bint reached(Solver s, const Board* b) noexcept nogil:
    if s.goal >= 0:
        return b.conquered[b.side] >> s.goal & 1
    return b.result != 0                      # within the own turn only the own side wins


cdef void note_win(Solver s, int length, uint64_t bag) noexcept nogil:
    if s.kind != ALL:
        memcpy(s.best, s.path, length)
        s.best_length = length
    elif in_vain(s, bag, 1):
        return                                # the same actions in another order
    elif s.win_count == MOST_WINS:
        s.stopped = True
    else:
        note(s, bag, 1)
        memcpy(s.wins + s.win_count * length, s.path, length)
        s.win_count += 1


cdef bint seek(Solver s, const Board* b, int depth, int left, bint cards, uint64_t bag,
               const Outlook* o) noexcept nogil:
    """Search a position with `left` actions at most; true ends the search.

    `cards` is true as long as only cards without a road were played. `bag` stands for the actions
    played, whatever their order: to find all wins, a position is searched once for each bag.
    """
    cdef uint8_t slots[SLOTS]
    cdef Board child
    cdef Outlook next
    cdef uint64_t key, more
    cdef bint card
    cdef int i, after = left if left == ANY_LENGTH else left - 1
    cdef int count = choices(&s.plan, b, o, cards, slots)
    for i in range(count):
        if s.nodes >= s.limit or depth >= LONGEST_TURN or late(&s.plan.turn):
            s.stopped = True
        if s.stopped:
            return True
        s.nodes += 1
        memcpy(&child, b, sizeof(Board))
        apply(&s.rules.tables, &child, slots[i])
        s.path[depth] = slots[i]
        more = bag + mark_of(slots[i])
        if reached(s, &child):
            note_win(s, depth + 1, more)
            if s.kind == ALL:
                continue
            return True
        if left == 1 or child.result or fewest_actions(&s.plan, &child) > after:
            continue
        card = slots[i] >= 128 + CARDS_AT
        if not outlook(&s.plan, &child, &next) and not card:
            continue
        key = turn_key(s, &child, card)
        if in_vain(s, key, after):
            continue
        if s.kind == ALL:
            key = mix(key, more)
            if in_vain(s, key, after):
                continue
        note(s, key, after)
        if seek(s, &child, depth + 1, after, card, more, &next):
            note(s, key, 0)                   # not in vain
            return True
    return False


cdef void play_cards(Solver s, Board* b, int* played) noexcept nogil:
    """Play every card that can only help: where there is a win, there is one after these."""
    cdef uint64_t words[3]
    played[0] = 0
    while played[0] < LONGEST_TURN:
        legal(&s.rules.tables, b, words)
        words[2] &= <uint64_t>HELPFUL << CARDS_AT
        if not words[2]:
            return
        s.path[played[0]] = 128 + lowest(words[2])
        apply(&s.rules.tables, b, s.path[played[0]])
        played[0] += 1


cdef int seek_any(Solver s, uint8_t* plans, int count) noexcept nogil:
    """Search for a win of any length; returned is how many plans may have one, and these come first."""
    cdef Board b
    cdef Outlook o
    cdef int i, j, cheapest, left = 0, played
    cdef int tolls[MOST_PLANS]
    memcpy(&b, &s.root, sizeof(Board))
    play_cards(s, &b, &played)
    s.kind = EXISTS
    for i in range(count):                    # cheap plans first, hopeless ones not at all
        take_up(&s.plan, plans[i])
        if not outlook(&s.plan, &b, &o):
            continue
        cheapest = b.ap - o.spare
        j = left
        while j and tolls[j - 1] > cheapest:
            tolls[j] = tolls[j - 1]
            plans[j] = plans[j - 1]
            j -= 1
        tolls[j] = cheapest
        plans[j] = s.plan.roads
        left += 1
    for i in range(left):
        take_up(&s.plan, plans[i])
        outlook(&s.plan, &b, &o)
        if seek(s, &b, played, ANY_LENGTH, False, 0, &o):
            for j in range(i, left):
                plans[j - i] = plans[j]
            return left - i
    return 0


cdef void seek_exactly(Solver s, const uint8_t* plans, int count, int length) noexcept nogil:
    cdef Outlook o
    cdef int i
    for i in range(count):
        take_up(&s.plan, plans[i])
        if fewest_actions(&s.plan, &s.root) > length or s.stopped:
            continue
        outlook(&s.plan, &s.root, &o)
        if seek(s, &s.root, 0, length, True, mix(s.salt, SLOTS), &o) and s.kind != ALL:
            return


cdef void make_ready(Solver s) noexcept nogil:
    s.nodes = s.best_length = s.stopped = 0
    if s.seen_count > s.seen_mask // 4:       # the positions of earlier questions
        memset(s.seen, 0, (s.seen_mask + 1) * sizeof(uint64_t))
        s.seen_count = 0


cdef int solve(Solver s, uint8_t* plans, int count) noexcept nogil:
    """Find a shortest way to the goal; how many plans may still lead there is returned."""
    cdef int length, longest
    make_ready(s)
    count = seek_any(s, plans, count)
    longest = s.best_length
    s.kind = SHORTEST
    for length in range(1, longest):
        seek_exactly(s, plans, count, length)
        if s.stopped or s.best_length == length:
            break
    return count


# ---------------------------------------------------------------- questions

cdef bint wins_now(Solver s, const Board* b, uint64_t limit, bint three_roads=True) noexcept nogil:
    """Whether a win of this turn is found within the limit: `find_win` for a search that asks often.

    `three_roads` is false where a win by any three roads has been ruled out. The win, of any length, is in
    `best`; without one `stopped` says that the search did not finish.
    """
    cdef uint8_t plans[MOST_PLANS]
    s.stand_at(b, limit)
    make_ready(s)
    seek_any(s, plans, plans_to_win(&s.rules.tables, &s.root, three_roads, plans))
    return s.best_length > 0


cdef void win_shortest(Solver s) noexcept nogil:
    """Search the position the solver stands at for a shortest win."""
    cdef uint8_t plans[MOST_PLANS]
    solve(s, plans, plans_to_win(&s.rules.tables, &s.root, True, plans))


cdef Solver begin(Position position, long long limit, until=None):
    """A solver at a position: one that is idle, since its memory is warm, or a new one."""
    cdef Solver s
    if position.board.result:
        raise ValueError("the game has ended")
    if limit < 1:
        raise ValueError("a search needs a limit of at least 1 node")
    try:
        s = idle.pop() if limit <= USUAL_LIMIT else Solver(position.rules, limit)
    except IndexError:
        s = Solver(position.rules, USUAL_LIMIT)
    s.rules = position.rules
    set_clock(&s.plan.turn, 0.0 if until is None else until)
    s.stand_at(&position.board, limit)
    return s


cdef put_back(Solver s):
    """Keep a solver for the next question, of any thread."""
    free(s.wins)
    s.wins = NULL
    if s.seen_mask == USUAL_PLACES - 1 and len(idle) < 4:
        idle.append(s)


def find_win(Position position not None, long long limit=200_000, until=None):
    """Whether the side to move can win the game this turn (R7.2), by what it knows.

    The position is a whole one or that of a view (`view.position`); the answer is the same. In a view
    of the other player or of a spectator the mover has only the cards that are seen. The search stops at
    its limit, or `until` a time of `time.perf_counter`.
    """
    cdef Solver s = begin(position, limit, until)
    with nogil:
        win_shortest(s)
    answer = s._answer()
    put_back(s)
    return answer


def find_conquest(Position position not None, int road, long long limit=200_000):
    """Whether the side to move can conquer a road this turn (R7.1), by what it knows.

    A road that is conquered already cannot fall again.
    """
    cdef Solver s
    cdef uint8_t plans[MOST_PLANS]
    position._check_road(road)
    s = begin(position, limit)
    s.goal = road - 1
    plans[0] = 1 << s.goal
    with nogil:
        solve(s, plans, not (s.root.conquered[0] | s.root.conquered[1]) & plans[0])
    answer = s._answer()
    put_back(s)
    return answer


def find_all_wins(Position position not None, long long limit=200_000):
    """All wins of this turn with the fewest actions: what a puzzle with one solution has one of.

    When the search does not finish, the wins are some that were found, and may not be the shortest.
    """
    cdef Solver s = begin(position, limit)
    cdef uint8_t plans[MOST_PLANS]
    cdef int count
    with nogil:
        count = solve(s, plans, plans_to_win(&s.rules.tables, &s.root, True, plans))
    answer = Wins((), not s.stopped, s.nodes)
    if s.best_length:
        s.wins = <uint8_t*>calloc(MOST_WINS, s.best_length)
        if s.wins == NULL:
            raise MemoryError("no room for the wins of a turn")
        s.win_count = 0
        if s.stopped:
            memcpy(s.wins, s.best, s.best_length)
            s.win_count = 1
        else:
            s.kind = ALL
            with nogil:
                seek_exactly(s, plans, count, s.best_length)
        answer = Wins(tuple(sorted(s._texts())), not s.stopped, s.nodes)
    put_back(s)
    return answer


def threats(Position position not None, long long limit=200_000, objectives=None, until=None):
    """Whether the enemy could win in its next turn if the side to move ended its turn now.

    The enemy's objective may be unknown: there is an answer for each id of `objectives`, by default
    for all that it may hold by what the position shows, and under `None` one for three roads alone.
    The enemy's hidden hand is taken to hold nothing of use: it may win where this says that it cannot.
    Cards that the position does show are used. The limit holds for each search. With `until`, a time of
    `time.perf_counter`, all of them stop by then, and each has its share of the time that is left to it.
    """
    cdef Solver s
    cdef Position next = position.copy()
    cdef uint8_t plans[MOST_PLANS]
    cdef int code, left, side = position.board.side
    codes = possible_objectives(position, objectives)
    next.board.objective[side] = HIDDEN_CARD  # R7.3: so that the turn does not end in a draw
    if not next.board.result:
        end_turn(&next.rules.tables, &next.board)
        if next.board.result:                 # the last turn of all
            return dict.fromkeys([None, *codes], Ending(None, True, 0))
    next.board.objective[side ^ 1] = HIDDEN_CARD
    left = len(codes) + 1
    s = begin(next, limit, share_until(until, left))
    with nogil:
        solve(s, plans, plans_to_win(&s.rules.tables, &s.root, True, plans))
    by_roads = s._answer()
    found = {None: by_roads}
    for card, code in codes.items():
        left -= 1
        set_clock(&s.plan.turn, share_until(until, left))
        s.root.objective[side ^ 1] = code
        if fulfils(&s.rules.tables, &s.root, side ^ 1):
            found[card] = by_roads            # it would have won: this is not its objective
            continue
        with nogil:
            solve(s, plans, plans_to_win(&s.rules.tables, &s.root, False, plans))
        found[card] = shorter(by_roads, s._answer())
    put_back(s)
    return found


cdef double share_until(until, int left):
    """When the first of so many searches has to stop, so that each has as much time."""
    cdef double now = perf_counter()
    return 0.0 if until is None else now + max(0.0, until - now) / left


cdef shorter(first, second):
    """Two searches in one answer."""
    best = min((e.actions for e in (first, second) if e.actions), key=len, default=None)
    return Ending(best, first.finished and second.finished, first.nodes + second.nodes)


cdef dict possible_objectives(Position position, wanted):
    """The objectives asked for, or those the enemy may hold by what the position shows, with their codes."""
    cdef int enemy = position.board.side ^ 1, code
    cdef Board b = position.board
    cdef dict codes = {card: code for code, card in enumerate(position.rules.objective_ids)}
    if wanted is not None:
        for card in wanted:
            if card not in codes:
                raise ValueError(f"unknown objective {card!r}: the deck has {', '.join(codes)}")
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
