# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, embedsignature=True
# cython: initializedcheck=False, freethreading_compatible=True
"""Information-set Monte Carlo tree search over single actions, compiled and without the GIL.

A node is what the side to move knows of a position, so sequences of a turn that lead to the same
place meet again, and neither player decides by a card it has not seen. The root is a view; what it
hides is dealt anew for every simulation. Which views, how long and what for is asked elsewhere.
"""

from cpython.exc cimport PyErr_CheckSignals
from cpython.time cimport perf_counter
from libc.math cimport expf, logf, sqrtf
from libc.stdlib cimport calloc, free, malloc
from libc.string cimport memcpy, memmove, memset

from ...rules.core cimport *
from ...rules.hashing cimport known_hash
from ...rules.kernel cimport Position
from ...rules.tables cimport Rules
from .deals cimport *
from ..exact.endings cimport Solver, wins_now
from ..judging.evaluator cimport Evaluator, compile_plans, draw_action
from ..judging.features cimport *
from ..exact.road_cost cimport set_clock

cdef enum:
    LONGEST = 512            # actions in one simulation's path through the tree
    NOBODY = 0xFFFFFFFF
    OCTAVES = 33             # of the visits of a node, and one for the root
    USUAL_EDGES = 30         # of a node
    # A win is looked for exactly where it is reckoned to need so many AP at most: the reckoning is rough.
    WITHIN_SIGHT = 8         # in the tree
    AT_A_GLANCE = 5          # in a rollout, where it is asked most often, and for what the enemy threatens

# Of the priors of a node in which the enemy threatens to win: what goes to the roads it would win on.
cdef float ALARM = 0.5


cdef struct Edge:
    float prior
    float total
    uint32_t visits
    uint8_t slot


cdef struct Node:
    uint64_t key
    uint32_t first
    uint32_t visits
    float total
    uint16_t edges, turn
    uint8_t side
    uint8_t menaced          # the enemy threatens to win next turn, and the priors heed it
    uint8_t won              # the side to move wins this turn, whatever is dealt


cdef struct Settings:
    float exploration, caution, sharpness
    int rollout_turns        # -1: none, a new node is judged where it stands
    int tree_win_nodes            # nodes of the exact search for each turn that begins in the tree; 0 for none
    int rollout_win_nodes               # the same for each that begins in a rollout
    int textbook              # a textbook search: UCB1 without priors, random rollouts to the end


cdef class Searcher:
    """A tree for one game under `rules`, kept from search to search; at most `megabytes` large."""

    cdef readonly Rules rules
    cdef readonly Evaluator evaluator
    cdef Plans plans
    cdef Solver solver
    cdef Settings settings
    cdef Node* nodes
    cdef Edge* edges
    cdef uint32_t* table
    cdef uint32_t node_count, node_room, edge_count, edge_room, table_mask
    cdef readonly uint64_t simulations
    cdef readonly double value

    def __cinit__(self):
        self.nodes = NULL
        self.edges = NULL
        self.table = NULL

    def __init__(self, Rules rules not None, Evaluator evaluator not None, *, int megabytes=64,
                 float exploration=1.0, float caution=0.1, float sharpness=1.0, int rollout_turns=1,
                 int tree_win_nodes=0, int rollout_win_nodes=0, bint textbook=False):
        cdef uint64_t room = <uint64_t>megabytes << 20
        if megabytes < 1:
            raise ValueError("a search needs at least 1 megabyte")
        self.rules = rules
        self.evaluator = evaluator
        rollout_turns = 0 if textbook else rollout_turns
        self.settings = Settings(exploration, caution, sharpness, rollout_turns, tree_win_nodes, rollout_win_nodes, textbook)
        self.solver = Solver(rules, max(1, tree_win_nodes))
        # The table has two places a node, or more.
        self.node_room = <uint32_t>(room // (sizeof(Node) + USUAL_EDGES * sizeof(Edge) + 16))
        self.edge_room = USUAL_EDGES * self.node_room
        self.table_mask = 1
        while self.table_mask < 2 * self.node_room:
            self.table_mask *= 2
        self.nodes = <Node*>malloc(self.node_room * sizeof(Node))
        self.edges = <Edge*>malloc(self.edge_room * sizeof(Edge))
        self.table = <uint32_t*>malloc(self.table_mask * sizeof(uint32_t))
        if self.nodes == NULL or self.edges == NULL or self.table == NULL:
            raise MemoryError(f"no room for a search tree of {megabytes} megabytes")
        self.table_mask -= 1
        self.forget()
        compile_plans(rules, &self.plans)

    def __dealloc__(self):
        free(self.nodes)
        free(self.edges)
        free(self.table)

    def forget(self):
        """Start with an empty tree."""
        self.node_count = 0
        self.edge_count = 0
        memset(self.table, 0xFF, (<uint64_t>self.table_mask + 1) * sizeof(uint32_t))

    @property
    def bytes(self):
        """What the tree takes, full or not: never more than `megabytes`. A solver beside it has half a megabyte."""
        return (self.node_room * sizeof(Node) + self.edge_room * sizeof(Edge)
                + (<uint64_t>self.table_mask + 1) * sizeof(uint32_t))

    def search(self, Position root not None, objective_weights, objective_pool, victory_pool,
               uint64_t seed, double seconds=0.0, uint64_t nodes=0, viewer=None, cancel=None):
        """Search a masked or whole position, until time or nodes run out or `cancel`, an event, is set.

        Returns, for each legal action, its number, visits, mean value and prior. The tree keeps what
        it has learned; counts of an earlier search of the same position are included. `viewer` is the
        number of the side that looks on, the side to move unless said otherwise: what is masked is
        the other's. `value` then holds how likely the viewer wins; the actions of a position in which
        it is not to move are not returned. A search that is cancelled before it begins still makes a few
        simulations, so that there is always an answer.
        """
        cdef Deal deal
        cdef uint64_t stream = fold(seed ^ <uint64_t>0x9E3779B97F4A7C15, <uint64_t>0xD6E8FEB86659FD93)
        cdef uint64_t done = 0, batch
        cdef double end, won = 0
        cdef uint32_t node
        cdef int watching = root.board.side if viewer is None else viewer
        if root.board.result:
            raise ValueError("the game has ended")
        if root.rules is not self.rules:
            raise ValueError("the position is of another game")
        if seconds <= 0 and nodes == 0:
            raise ValueError("a search needs a time or a number of nodes")
        fill_deal(&deal, &root.board, watching, objective_weights, objective_pool, victory_pool)
        end = perf_counter() + seconds
        set_clock(&self.solver.plan.turn, end if seconds > 0 else 0.0)
        batch = 16
        while True:
            if nodes and nodes - done < batch:
                batch = nodes - done
            with nogil:
                if crowded(self):
                    prune(self, &root.board)
                won += simulate(self, &root.board, &deal, batch, &stream)
            if self.evaluator.failure is not None:
                self.forget()
                self.evaluator.check()
            done += batch
            if nodes and done >= nodes:
                break
            if seconds > 0 and perf_counter() >= end:
                break
            if cancel is not None and cancel.is_set():
                break
            PyErr_CheckSignals()
        self.simulations = done
        self.value = won / done
        if watching != root.board.side:
            return []
        node = find(self, known_hash(&root.board))
        return [
            (self.rules.id_of[self.edges[i].slot], self.edges[i].visits,
             self.edges[i].total / self.edges[i].visits if self.edges[i].visits else None,
             self.edges[i].prior)
            for i in range(self.nodes[node].first, self.nodes[node].first + self.nodes[node].edges)
        ]

    def best_turn(self, Position position not None, first=None):
        """The actions the tree likes best from a whole position to the end of the turn.

        `first` is the number of the action to begin with. Stops where the tree knows no more.
        """
        cdef Board b
        cdef uint32_t node, at, best
        cdef int slot
        if position.board.masked:
            raise ValueError("a line is followed on a whole position, dealt to fit the view")
        memcpy(&b, &position.board, sizeof(Board))
        line = []
        while not b.result and b.side == position.board.side and len(line) < 64:
            node = find(self, known_hash(&b))
            if node == NOBODY:
                break
            best = NOBODY
            for at in range(self.nodes[node].first, self.nodes[node].first + self.nodes[node].edges):
                if first is not None:
                    if self.rules.id_of[self.edges[at].slot] == first:
                        best = at
                elif self.edges[at].visits and (
                    best == NOBODY or self.edges[at].visits > self.edges[best].visits
                ):
                    best = at
            first = None
            if best == NOBODY:
                break
            slot = self.edges[best].slot
            line.append(self.rules.id_of[slot])
            apply(&self.rules.tables, &b, slot)
        return line


# ---------------------------------------------------------------- the tree

cdef inline uint32_t find(Searcher s, uint64_t key) noexcept nogil:
    cdef uint32_t at = <uint32_t>(key & s.table_mask)
    while s.table[at] != NOBODY:
        if s.nodes[s.table[at]].key == key:
            return s.table[at]
        at = (at + 1) & s.table_mask
    return NOBODY


cdef uint32_t grow(Searcher s, uint64_t key, const Board* b, float* value) noexcept nogil:
    """A new node with its edges and priors; NOBODY when the tree is full.

    `value` is set, for the side to move, where no rollout asks for it.
    """
    cdef uint64_t words[3]
    cdef uint8_t slots[SLOTS]
    cdef float preferences[SLOTS]
    cdef uint32_t number = s.node_count, at
    cdef Node* node
    cdef int i, count
    cdef float total = 0, most = -1e30
    legal(&s.rules.tables, b, words)
    count = list_slots(words, slots)
    if number >= s.node_room or s.edge_count + count > s.edge_room:
        return NOBODY
    node = &s.nodes[number]
    node.key = key
    node.first = s.edge_count
    node.visits = 0
    node.total = 0
    node.edges = count
    node.turn = b.turn
    node.side = b.side
    node.menaced = False
    node.won = False
    if s.settings.textbook:
        memset(preferences, 0, count * sizeof(float))
    elif s.settings.rollout_turns < 0:
        value[0] = s.evaluator.judge(s.rules, &s.plans, b, slots, count, preferences)
    else:
        s.evaluator.prefer(s.rules, &s.plans, b, slots, count, preferences)
    for i in range(count):
        if preferences[i] > most:
            most = preferences[i]
    for i in range(count):
        preferences[i] = expf((preferences[i] - most) * s.settings.sharpness)
        total += preferences[i]
    for i in range(count):
        s.edges[s.edge_count] = Edge(preferences[i] / total, 0, 0, slots[i])
        s.edge_count += 1
    enter(s, number)
    s.node_count += 1
    return number


cdef inline void enter(Searcher s, uint32_t number) noexcept nogil:
    cdef uint32_t at = <uint32_t>(s.nodes[number].key & s.table_mask)
    while s.table[at] != NOBODY:
        at = (at + 1) & s.table_mask
    s.table[at] = number


cdef inline bint crowded(Searcher s) noexcept nogil:
    """Whether the next simulations may find no room for new nodes."""
    return s.node_count > s.node_room // 16 * 15 or s.edge_count > s.edge_room // 16 * 15


cdef inline int octave(const Node* node, const Board* root, uint64_t key) noexcept nogil:
    """How much a node is worth keeping: the logarithm of its visits; 0 for one that is never met again."""
    cdef int bits = 0
    if node.key == key:
        return OCTAVES
    if node.turn >= root.turn:
        while node.visits >> bits:
            bits += 1
    return bits


cdef void prune(Searcher s, const Board* root) noexcept nogil:
    """Make room: forget the turns that are over and, of the rest, what was looked at least.

    Little is kept, so that a search does not stand still for long.
    """
    cdef uint64_t key = known_hash(root)
    cdef uint32_t number, nodes = 0, edges = 0
    cdef uint32_t sizes[OCTAVES + 1]
    cdef uint32_t kept = 0, room = (s.edge_room + USUAL_EDGES * s.node_room) // 4
    cdef int least = OCTAVES
    cdef Node* node
    memset(sizes, 0, sizeof(sizes))
    for number in range(s.node_count):
        sizes[octave(&s.nodes[number], root, key)] += s.nodes[number].edges + USUAL_EDGES
    while least > 1 and kept + sizes[least - 1] <= room:
        least -= 1
        kept += sizes[least]
    memset(s.table, 0xFF, (<uint64_t>s.table_mask + 1) * sizeof(uint32_t))
    for number in range(s.node_count):
        node = &s.nodes[number]
        if octave(node, root, key) >= least:
            # Nodes and their edges lie in the order they grew in, so that nothing is written over.
            memmove(&s.edges[edges], &s.edges[node.first], node.edges * sizeof(Edge))
            s.nodes[nodes] = node[0]
            s.nodes[nodes].first = edges
            edges += s.nodes[nodes].edges
            enter(s, nodes)
            nodes += 1
    s.node_count = nodes
    s.edge_count = edges


cdef inline bint helps(Searcher s, int slot) noexcept nogil:
    """Whether an action may stop the plan that the exact search has just found for the enemy."""
    cdef Slot a = s.rules.tables.slot[slot]
    if a.operation == OP_FIRE or (a.operation == OP_CARD and a.argument == E_SUPPLY_CUT):
        return True
    if a.operation == OP_END or (a.operation == OP_CARD and a.argument >= E_REINFORCEMENTS):
        return False
    return s.solver.plan.roads >> a.road & 1


cdef void heed_menace(Searcher s, Node* node, const Board* b) noexcept nogil:
    """Look to the roads on which the enemy would win next turn if this one ended now.

    The defence, too, is often a sequence of which no action looks good by itself, such as to retreat and
    place another unit. What the enemy wants is only what was dealt, so this is asked again, with another
    deal, each time the visits of a node have doubled.
    """
    cdef Board next
    cdef int cheapest, three, helpful = 0
    cdef int costs[ROADS]
    cdef uint32_t at
    win_costs(&s.rules.tables, &s.plans, b, b.side ^ 1, &cheapest, &three, costs)
    if cheapest > AT_A_GLANCE:
        return
    memcpy(&next, b, sizeof(Board))
    end_turn(&s.rules.tables, &next)
    if next.result or not wins_now(s.solver, &next, s.settings.rollout_win_nodes):
        return
    node.menaced = True
    for at in range(node.first, node.first + node.edges):
        helpful += helps(s, s.edges[at].slot)
    if not helpful:
        return
    for at in range(node.first, node.first + node.edges):
        s.edges[at].prior *= 1 - ALARM
        if helps(s, s.edges[at].slot):
            s.edges[at].prior += ALARM / helpful


cdef inline uint32_t descend(Searcher s, Node* node) noexcept nogil:
    """The edge to follow: prior and exploration for what is little known, value for the rest."""
    cdef float root = s.settings.exploration * sqrtf(node.visits + 1)
    cdef float unknown = (node.total / node.visits if node.visits else 0.5) - s.settings.caution
    cdef float score, best = -1e30
    cdef uint32_t at, chosen = node.first
    cdef Edge* edge
    for at in range(node.first, node.first + node.edges):
        edge = &s.edges[at]
        score = edge.total / edge.visits if edge.visits else unknown
        score += root * edge.prior / (1 + edge.visits)
        if score > best:
            best = score
            chosen = at
    return chosen


cdef uint32_t descend_plainly(Searcher s, Node* node, uint64_t* stream) noexcept nogil:
    """The same as a textbook has it (UCB1): what was never tried comes first, in any order."""
    cdef float parent = logf(node.visits + 1), score, best = -1e30
    cdef uint32_t i, at, start = below(stream, node.edges), chosen = node.first
    cdef Edge* edge
    for i in range(node.edges):
        at = node.first + (start + i) % node.edges
        edge = &s.edges[at]
        if not edge.visits:
            return at
        score = edge.total / edge.visits + s.settings.exploration * sqrtf(parent / edge.visits)
        if score > best:
            best = score
            chosen = at
    return chosen


cdef inline float verdict(const Board* b, int viewer) noexcept nogil:
    if b.result == DRAWN:
        return 0.5
    return 1.0 if b.result - SOUTH_WON == viewer else 0.0


cdef bint foresees_win(Searcher s, const Board* b, int limit, int within) noexcept nogil:
    """Whether the side to move wins this turn for certain; asked only where that is not far off.

    Such a win is often a sequence of which no action looks good by itself, so that preferences do not
    play it and value does not see it. The exact search knows no more than the side to move, so the
    answer holds for its whole node.
    """
    cdef int cheapest, three
    cdef int costs[ROADS]
    if not limit:
        return False
    win_costs(&s.rules.tables, &s.plans, b, b.side, &cheapest, &three, costs)
    return (cheapest <= within or b.in_hand[b.side] >> E_SABOTAGE & 1) and wins_now(s.solver, b, limit)


cdef inline int stage(const Board* b) noexcept nogil:
    """What changes where a turn begins and where a road falls and brings a card: there a win is looked for."""
    return b.turn << 3 | popcount(b.conquered[b.side])


cdef float roll_out_plainly(Searcher s, Board* b, int viewer, uint64_t* stream) noexcept nogil:
    """Play on at random to the end of the game, as a textbook has it."""
    cdef uint64_t words[3]
    while not b.result:
        legal(&s.rules.tables, b, words)
        apply(&s.rules.tables, b, choose(words, next_random(stream)))
    return verdict(b, viewer)


cdef float roll_out(Searcher s, Board* b, int viewer, uint64_t* stream) noexcept nogil:
    """Play on by the action preferences to the end of some turns, then judge; a win is a win."""
    cdef uint64_t words[3]
    cdef int slot
    cdef int last = b.turn + s.settings.rollout_turns
    cdef int before = stage(b)
    cdef float value
    if s.settings.textbook:
        return roll_out_plainly(s, b, viewer, stream)
    while not b.result:
        if stage(b) != before:
            before = stage(b)
            if foresees_win(s, b, s.settings.rollout_win_nodes, AT_A_GLANCE):
                return b.side == viewer
        if b.turn > last:
            value = s.evaluator.value(s.rules, &s.plans, b)
            return value if b.side == viewer else 1 - value
        legal(&s.rules.tables, b, words)
        slot = draw_action(s.evaluator, s.rules, &s.plans, b, words, s.settings.sharpness, stream)
        apply(&s.rules.tables, b, slot)
    return verdict(b, viewer)


cdef inline bint walked(const uint32_t* path, int depth, uint32_t node) noexcept nogil:
    """Whether a simulation has come through a node before."""
    cdef int i
    for i in range(depth):
        if path[i] == node:
            return True
    return False


cdef double simulate(Searcher s, const Board* root, const Deal* deal, uint64_t count,
                     uint64_t* stream) noexcept nogil:
    """Run simulations; the sum of what they were worth to the viewer."""
    cdef Board b
    cdef uint32_t path_nodes[LONGEST]
    cdef uint32_t path_edges[LONGEST]
    cdef uint32_t node
    cdef uint64_t key, i
    cdef int depth, j, before, viewer = deal.viewer
    cdef float value, own
    cdef double won = 0
    for i in range(count):
        deal_unseen(deal, root, &b, stream)
        depth = 0
        before = stage(&b)
        while True:
            if b.result:
                value = verdict(&b, viewer)
                break
            key = known_hash(&b)
            node = find(s, key)
            if node == NOBODY:
                node = grow(s, key, &b, &own)
                if node != NOBODY:
                    path_nodes[depth] = node
                    path_edges[depth] = NOBODY
                    depth += 1
                    s.nodes[node].won = stage(&b) != before and foresees_win(
                        s, &b, s.settings.tree_win_nodes, WITHIN_SIGHT)
                    if s.nodes[node].won:
                        value = b.side == viewer
                        break
                    if s.settings.rollout_turns < 0:
                        value = own if b.side == viewer else 1 - own
                        break
                value = roll_out(s, &b, viewer, stream)
                break
            if walked(path_nodes, depth, node):
                value = 0.5                   # R7.3: whoever goes in circles gets nowhere
                break
            if s.nodes[node].won and depth:   # at the root an action is asked for all the same
                path_nodes[depth] = node
                path_edges[depth] = NOBODY
                depth += 1
                value = b.side == viewer
                break
            if s.settings.rollout_win_nodes and not s.nodes[node].menaced and not (
                    s.nodes[node].visits & (s.nodes[node].visits - 1)):
                heed_menace(s, &s.nodes[node], &b)
            before = stage(&b)
            path_nodes[depth] = node
            path_edges[depth] = (
                descend_plainly(s, &s.nodes[node], stream) if s.settings.textbook
                else descend(s, &s.nodes[node]))
            apply(&s.rules.tables, &b, s.edges[path_edges[depth]].slot)
            depth += 1
            if depth >= LONGEST - 1:
                value = roll_out(s, &b, viewer, stream)
                break
        won += value
        for j in range(depth):
            own = value if s.nodes[path_nodes[j]].side == viewer else 1 - value
            s.nodes[path_nodes[j]].visits += 1
            s.nodes[path_nodes[j]].total += own
            if path_edges[j] != NOBODY:
                s.edges[path_edges[j]].visits += 1
                s.edges[path_edges[j]].total += own
    return won
