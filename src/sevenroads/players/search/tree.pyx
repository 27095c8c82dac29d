# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, embedsignature=True
# cython: initializedcheck=False, freethreading_compatible=True
"""Information-set Monte Carlo tree search over single actions, compiled and without the GIL.

A node is what the side to move knows of a position. Different orders of the same actions therefore share
nodes, and neither side decides by a card it has not seen. The root is a view; its hidden cards are dealt
again for every simulation. The caller chooses the views, the limits and what to do with the results.
"""

from cpython.exc cimport PyErr_CheckSignals
from cpython.time cimport perf_counter
from libc.math cimport expf, logf, sqrtf
from libc.string cimport memcpy, memset

from ...rules.core cimport *
from ...rules.hashing cimport known_hash
from ...rules.kernel cimport Position
from ...rules.tables cimport Rules
from ..exact.endings cimport Solver, wins_now
from ..exact.road_cost cimport set_deadline
from ..judging.evaluator cimport Evaluator, draw_action, winning_sets_of
from ..judging.features cimport *
from .deals cimport *
from .node_table cimport *
from .path cimport *

cdef enum:
    LONGEST_BEST_TURN = 64
    # Simulations between two checks of the time. Between them the GIL is free: small batches would make two
    # threads wait for it. A search begins with small ones, so that a short time limit is kept.
    FIRST_BATCH = 16
    BATCH = 128
    # An exact search for a win runs only if the estimated cost of the win is at most this many AP.
    TREE_WIN_AP = 8
    ROLLOUT_WIN_AP = 5       # in rollouts, where it runs most often, and for threats

    # Where the walk down the tree has ended.
    GAME_OVER = 0
    NEW_POSITION = 1         # not in the tree yet
    REPETITION = 2           # the path has passed this node before
    KNOWN_WIN = 3            # the side to move has a certain win
    PATH_FULL = 4

# The share of a node's priors that goes to the actions that may stop a threatened win.
cdef float DEFENCE_PRIOR = 0.5


cdef struct Settings:
    float exploration, caution, sharpness
    float end_prior          # the least prior of ending the turn
    int rollout_turns        # -1: no rollouts, new nodes are evaluated at once
    int tree_win_nodes       # limit of the exact search where a turn begins in the tree; 0 for no search
    int rollout_win_nodes    # the same where a turn begins in a rollout
    int textbook             # UCB1 without priors, random rollouts to the end of the game


cdef class TreeSearch:
    """A tree for one game under `rules`, kept from search to search; it takes at most `megabytes`."""

    cdef readonly Rules rules
    cdef readonly Evaluator evaluator
    cdef const WinningSets* winning_sets
    cdef Solver solver
    cdef Settings settings
    cdef NodeTable table
    cdef readonly uint64_t simulations
    cdef readonly double value

    def __cinit__(self):
        memset(&self.table, 0, sizeof(NodeTable))

    def __init__(self, Rules rules not None, Evaluator evaluator not None, *, int megabytes=64,
                 float exploration=1.0, float caution=0.1, float sharpness=1.0, float end_prior=0.0,
                 int rollout_turns=1, int tree_win_nodes=0, int rollout_win_nodes=0, bint textbook=False):
        if megabytes < 1:
            raise ValueError("A search needs at least 1 megabyte.")
        self.rules = rules
        self.evaluator = evaluator
        rollout_turns = 0 if textbook else rollout_turns
        self.settings = Settings(
            exploration, caution, sharpness, end_prior, rollout_turns, tree_win_nodes, rollout_win_nodes,
            textbook)
        self.solver = Solver(rules, max(1, tree_win_nodes))
        if not allocate_nodes(&self.table, <uint64_t>megabytes << 20):
            raise MemoryError(f"Not enough memory for a search tree of {megabytes} megabytes.")
        self.clear()
        self.winning_sets = winning_sets_of(rules)

    def __dealloc__(self):
        free_nodes(&self.table)

    def clear(self):
        """Empty the tree."""
        clear_nodes(&self.table)

    @property
    def bytes(self):
        """The memory of the tree, full or not. The exact solver takes another quarter megabyte."""
        return allocated_bytes(&self.table)

    def search(self, Position root not None, objective_weights, objective_pool, victory_pool, uint64_t seed,
               double seconds=0.0, uint64_t nodes=0, viewer=None, cancel=None):
        """Search a whole or masked position until time or nodes run out, or `cancel` (an event) is set.

        Returns the action number, visits, mean value and prior of each legal action. The tree is kept, so the
        counts include earlier searches of the same position. `viewer` is the number of the side whose view
        the root is, by default the side to move; masked cards are the other side's. Afterwards `value` holds
        the viewer's chance of winning. If the viewer is not to move, the returned list is empty. A search
        that is cancelled before it begins still runs one batch of simulations, so that there is always an
        answer.
        """
        cdef Deal deal
        cdef uint64_t stream = fold(seed ^ <uint64_t>0x9E3779B97F4A7C15, <uint64_t>0xD6E8FEB86659FD93)
        cdef double end
        cdef int watching = root.board.side if viewer is None else viewer
        if root.board.result:
            raise ValueError("The game has ended.")
        if root.rules is not self.rules:
            raise ValueError("The position belongs to a game with other rules.")
        if seconds <= 0 and nodes == 0:
            raise ValueError("A search needs a time or a number of nodes.")
        fill_deal(&deal, &root.board, watching, objective_weights, objective_pool, victory_pool)
        end = perf_counter() + seconds if seconds > 0 else 0.0
        set_deadline(&self.solver.goal.turn, end)
        self._run(root, &deal, stream, end, nodes, cancel)
        return self._root_statistics(root) if watching == root.board.side else []

    cdef int _run(self, Position root, const Deal* deal, uint64_t stream, double end, uint64_t nodes,
                  cancel) except -1:
        """Run batches of simulations until `end` (0 for no time limit), `nodes` (0 for none) or `cancel`."""
        cdef uint64_t done = 0, batch = FIRST_BATCH
        cdef double won = 0
        while True:
            if nodes and nodes - done < batch:
                batch = nodes - done
            with nogil:
                if nearly_full(&self.table):
                    prune(&self.table, root.board.turn, known_hash(&root.board))
                won += simulate(self, &root.board, deal, batch, &stream)
            if self.evaluator.failure is not None:
                self.clear()
                self.evaluator.check()
            done += batch
            batch = BATCH if done >= 8 * BATCH else FIRST_BATCH
            if nodes and done >= nodes:
                break
            if end > 0 and perf_counter() >= end:
                break
            if cancel is not None and cancel.is_set():
                break
            PyErr_CheckSignals()
        self.simulations = done
        self.value = won / done
        return 0

    cdef list _root_statistics(self, Position root):
        cdef Node* node = &self.table.nodes[find_node(&self.table, known_hash(&root.board))]
        cdef Edge* edge
        cdef uint32_t at
        found = []
        for at in range(node.first, node.first + node.edges):
            edge = &self.table.edges[at]
            value = edge.total / edge.visits if edge.visits else None
            found.append((self.rules.id_of[edge.slot], edge.visits, value, edge.prior))
        return found

    def best_turn(self, Position position not None, first=None):
        """The most visited actions from a whole position to the end of the turn, as action numbers.

        `first` is the number of the action to begin with. Stops where the tree ends.
        """
        cdef Board b
        cdef uint32_t edge
        if position.board.masked:
            raise ValueError("best_turn needs a whole position, sampled to fit the view.")
        memcpy(&b, &position.board, sizeof(Board))
        actions = []
        while not b.result and b.side == position.board.side and len(actions) < LONGEST_BEST_TURN:
            edge = self._best_edge(find_node(&self.table, known_hash(&b)), first)
            if edge == NO_NODE:
                break
            first = None
            actions.append(self.rules.id_of[self.table.edges[edge].slot])
            apply(&self.rules.tables, &b, self.table.edges[edge].slot)
        return actions

    cdef uint32_t _best_edge(self, uint32_t number, action):
        """The most visited edge of a node, or that of an action; NO_NODE if there is none."""
        cdef Node* node
        cdef uint32_t at, best = NO_NODE
        if number == NO_NODE:
            return NO_NODE
        node = &self.table.nodes[number]
        for at in range(node.first, node.first + node.edges):
            if action is not None:
                if self.rules.id_of[self.table.edges[at].slot] == action:
                    best = at
            elif self.table.edges[at].visits and (
                best == NO_NODE or self.table.edges[at].visits > self.table.edges[best].visits
            ):
                best = at
        return best


# ---------------------------------------------------------------- one simulation: walk down, evaluate, back
# up

cdef double simulate(TreeSearch s, const Board* root, const Deal* deal, uint64_t count,
                     uint64_t* stream) noexcept nogil:
    """Run simulations; return the sum of their values for the viewer."""
    cdef Board b
    cdef Path path
    cdef uint64_t i
    cdef int leaf
    cdef float value
    cdef double won = 0
    for i in range(count):
        deal_unseen(deal, root, &b, stream)
        leaf = walk_down(s, &b, &path, stream)
        value = evaluate(s, &b, &path, leaf, deal.viewer, stream)
        back_up(s, &path, value, deal.viewer)
        won += value
    return won


cdef inline int walk_down(TreeSearch s, Board* b, Path* path, uint64_t* stream) noexcept nogil:
    """Follow the tree from a board until it ends; record the path, and return why it ended."""
    cdef uint32_t number, edge
    cdef KnownCosts known
    cdef Node* node
    path.length = 0
    path.checkpoint = checkpoint(b)
    while path.length < LONGEST_PATH - 1:
        if b.result:
            return GAME_OVER
        path.key = known_hash(b)
        number = find_node(&s.table, path.key)
        if number == NO_NODE:
            return NEW_POSITION
        if on_path(path, number):
            return REPETITION
        node = &s.table.nodes[number]
        if node.won and path.length:          # the root's actions have to be visited even if it is won
            extend(path, number, NO_NODE)
            return KNOWN_WIN
        if not node.judged:                   # it was a known win, and is the root now
            forget_costs(&known)
            set_priors(s, node, b, &known)
        # The deal of this simulation decides what the enemy wants, so threats are looked for again, with
        # another deal, each time the visit count has doubled.
        if s.settings.rollout_win_nodes and not node.threatened and not node.visits & (node.visits - 1):
            raise_defence_priors(s, node, b)
        path.checkpoint = checkpoint(b)
        edge = select_ucb1(s, node, stream) if s.settings.textbook else select_puct(s, node)
        extend(path, number, edge)
        apply(&s.rules.tables, b, s.table.edges[edge].slot)
    return PATH_FULL


cdef inline float evaluate(TreeSearch s, Board* b, Path* path, int leaf, int viewer,
                           uint64_t* stream) noexcept nogil:
    """The viewer's value of the position where the walk ended; a new position is added to the tree."""
    cdef uint32_t number
    cdef KnownCosts known
    cdef float own
    if leaf == GAME_OVER:
        return result_value(b, viewer)
    if leaf == REPETITION:
        return 0.5                            # R7.3: repeating positions ends in a draw
    if leaf == KNOWN_WIN:
        return b.side == viewer
    if leaf == NEW_POSITION:
        forget_costs(&known)
        number = expand(s, b, path.key)
        if number != NO_NODE:
            extend(path, number, NO_NODE)
            if checkpoint(b) != path.checkpoint and finds_win(
                s, b, s.settings.tree_win_nodes, TREE_WIN_AP, &known
            ):
                s.table.nodes[number].won = True
                return b.side == viewer
            own = set_priors(s, &s.table.nodes[number], b, &known)
            if s.settings.rollout_turns < 0:
                return own if b.side == viewer else 1 - own
    return roll_out(s, b, viewer, stream)


cdef inline void back_up(TreeSearch s, const Path* path, float value, int viewer) noexcept nogil:
    """Add the value to every node and edge of the path, each for its side to move."""
    cdef Node* node
    cdef float own
    cdef int i
    for i in range(path.length):
        node = &s.table.nodes[path.nodes[i]]
        own = value if node.side == viewer else 1 - value
        node.visits += 1
        node.total += own
        if path.edges[i] != NO_NODE:
            s.table.edges[path.edges[i]].visits += 1
            s.table.edges[path.edges[i]].total += own


cdef inline float result_value(const Board* b, int viewer) noexcept nogil:
    if b.result == DRAWN:
        return 0.5
    return 1.0 if b.result - SOUTH_WON == viewer else 0.0


# ---------------------------------------------------------------- selection

cdef inline uint32_t select_puct(TreeSearch s, const Node* node) noexcept nogil:
    """The edge with the highest PUCT score; unvisited edges count as the node's mean less `caution`."""
    cdef float weight = s.settings.exploration * sqrtf(node.visits + 1)
    cdef float unvisited = (node.total / node.visits if node.visits else 0.5) - s.settings.caution
    cdef float score, best = -1e30
    cdef uint32_t at, chosen = node.first
    cdef Edge* edge
    for at in range(node.first, node.first + node.edges):
        edge = &s.table.edges[at]
        score = edge.total / edge.visits if edge.visits else unvisited
        score += weight * edge.prior / (1 + edge.visits)
        if score > best:
            best = score
            chosen = at
    return chosen


cdef uint32_t select_ucb1(TreeSearch s, const Node* node, uint64_t* stream) noexcept nogil:
    """The edge with the highest UCB1 score; unvisited edges come first, in random order."""
    cdef float parent = logf(node.visits + 1), score, best = -1e30
    cdef uint32_t i, at, start = below(stream, node.edges), chosen = node.first
    cdef Edge* edge
    for i in range(node.edges):
        at = node.first + (start + i) % node.edges
        edge = &s.table.edges[at]
        if not edge.visits:
            return at
        score = edge.total / edge.visits + s.settings.exploration * sqrtf(parent / edge.visits)
        if score > best:
            best = score
            chosen = at
    return chosen


# ---------------------------------------------------------------- expansion

cdef uint32_t expand(TreeSearch s, const Board* b, uint64_t key) noexcept nogil:
    """Add a node with its edges, not yet judged; NO_NODE if the table is full."""
    cdef uint64_t words[3]
    cdef uint8_t slots[SLOTS]
    cdef int count
    legal(&s.rules.tables, b, words)
    count = list_slots(words, slots)
    if not has_room(&s.table, count):
        return NO_NODE
    return add_node(&s.table, key, b.side, b.turn, slots, count)


cdef float set_priors(TreeSearch s, Node* node, const Board* b, KnownCosts* known) noexcept nogil:
    """Set the priors of a node by the evaluator's preferences.

    If the search has no rollouts, it returns the side to move's chance of winning.
    """
    cdef uint8_t slots[SLOTS]
    cdef float priors[SLOTS]
    cdef Edge* edges = &s.table.edges[node.first]
    cdef int i, count = node.edges
    cdef float value = 0.5, total = 0, most = -1e30
    node.judged = True
    for i in range(count):
        slots[i] = edges[i].slot
    if s.settings.textbook:
        memset(priors, 0, count * sizeof(float))
    elif s.settings.rollout_turns < 0:
        value = s.evaluator.fill_preferences_and_value(s.rules, s.winning_sets, b, slots, count, priors, known)
    else:
        s.evaluator.fill_preferences(s.rules, s.winning_sets, b, slots, count, priors, known)
    for i in range(count):
        if priors[i] > most:
            most = priors[i]
    for i in range(count):
        priors[i] = expf((priors[i] - most) * s.settings.sharpness)
        total += priors[i]
    for i in range(count):
        edges[i].prior = priors[i] / total
    raise_end_prior(s, node)
    return value


cdef inline void raise_end_prior(TreeSearch s, Node* node) noexcept nogil:
    """Give the end of the turn at least its share of the priors.

    Only this action leads to the enemy's turn at once, so nothing but its own visits can show its value.
    With a prior near 0 it would get none, however good it is.
    """
    cdef Edge* edges = &s.table.edges[node.first]
    cdef int i, last = node.edges - 1
    cdef float scale
    # The end of the turn is the last action (R3.2), and always legal.
    if node.edges == 1 or edges[last].prior >= s.settings.end_prior:
        return
    scale = (1 - s.settings.end_prior) / (1 - edges[last].prior)
    for i in range(last):
        edges[i].prior *= scale
    edges[last].prior = s.settings.end_prior


cdef inline bint may_stop(TreeSearch s, int slot) noexcept nogil:
    """Whether an action may stop the win that the exact search has just found for the enemy."""
    cdef Slot a = s.rules.tables.slot[slot]
    if a.operation == OP_FIRE or (a.operation == OP_CARD and a.argument == E_SUPPLY_CUT):
        return True
    if a.operation == OP_END or (a.operation == OP_CARD and a.argument >= E_REINFORCEMENTS):
        return False
    return s.solver.goal.roads >> a.road & 1


cdef void raise_defence_priors(TreeSearch s, Node* node, const Board* b) noexcept nogil:
    """If the enemy would win next turn, raise the priors of the actions that may stop it.

    A defence is often a sequence of which no single action looks good, such as a retreat and a placement, so
    the evaluator's preferences do not find it.
    """
    cdef Board next
    cdef WinCosts costs
    cdef int count = 0
    cdef uint32_t at
    estimate_win_costs(&s.rules.tables, s.winning_sets, b, b.side ^ 1, &costs)
    if costs.cheapest > ROLLOUT_WIN_AP:
        return
    memcpy(&next, b, sizeof(Board))
    end_turn(&s.rules.tables, &next)
    if next.result or not wins_now(s.solver, &next, s.settings.rollout_win_nodes):
        return
    node.threatened = True
    for at in range(node.first, node.first + node.edges):
        count += may_stop(s, s.table.edges[at].slot)
    if not count:
        return
    for at in range(node.first, node.first + node.edges):
        s.table.edges[at].prior *= 1 - DEFENCE_PRIOR
        if may_stop(s, s.table.edges[at].slot):
            s.table.edges[at].prior += DEFENCE_PRIOR / count


# ---------------------------------------------------------------- certain wins and rollouts

cdef inline int checkpoint(const Board* b) noexcept nogil:
    """Changes where a turn begins and where a conquest brings a card: there a win is searched for."""
    return b.turn << 3 | popcount(b.conquered[b.side])


cdef bint finds_win(TreeSearch s, const Board* b, int limit, int within, KnownCosts* known) noexcept nogil:
    """Whether the exact search finds a win of this turn; it runs only if the estimated cost is low.

    Such a win is often a sequence of which no single action looks good, so neither preferences nor values
    find it. The exact search uses only what the side to move knows, so the answer holds for the whole node.
    """
    cdef int cheapest
    if not limit:
        return False
    cheapest = win_costs(&s.rules.tables, s.winning_sets, b, b.side, known).cheapest
    return (cheapest <= within or b.in_hand[b.side] >> E_SABOTAGE & 1) and wins_now(s.solver, b, limit)


cdef float roll_out(TreeSearch s, Board* b, int viewer, uint64_t* stream) noexcept nogil:
    """Play on by the evaluator's preferences to the end of some turns; return the viewer's value there."""
    cdef uint64_t words[3]
    cdef int slot
    cdef int last = b.turn + s.settings.rollout_turns
    cdef int before = checkpoint(b)
    cdef KnownCosts known
    cdef float value
    if s.settings.textbook:
        return roll_out_randomly(s, b, viewer, stream)
    while not b.result:
        forget_costs(&known)
        if checkpoint(b) != before:
            before = checkpoint(b)
            if finds_win(s, b, s.settings.rollout_win_nodes, ROLLOUT_WIN_AP, &known):
                return b.side == viewer
        if b.turn > last:
            value = s.evaluator.value(s.rules, s.winning_sets, b, &known)
            return value if b.side == viewer else 1 - value
        legal(&s.rules.tables, b, words)
        slot = draw_action(s.evaluator, s.rules, s.winning_sets, b, words, s.settings.sharpness, stream)
        apply(&s.rules.tables, b, slot)
    return result_value(b, viewer)


cdef float roll_out_randomly(TreeSearch s, Board* b, int viewer, uint64_t* stream) noexcept nogil:
    """Play random actions to the end of the game."""
    cdef uint64_t words[3]
    while not b.result:
        legal(&s.rules.tables, b, words)
        apply(&s.rules.tables, b, choose(words, next_random(stream)))
    return result_value(b, viewer)
