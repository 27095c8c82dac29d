"""The storage of the search tree: nodes, edges and the hash index that finds them (a transposition table).

Memory is allocated once and never grows. When it is nearly full, `prune` drops past turns and the least
visited nodes. Nothing here knows how the tree is searched.
"""

from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t
from libc.stdlib cimport free
from libc.string cimport memmove, memset


cdef extern from *:
    """
    #include <stdlib.h>
    #if defined(__linux__)
    #include <sys/mman.h>
    #endif
    /* A simulation reads a few places all over the tree. With pages of 2 MB, where Linux grants them, the
       processor finds their addresses faster. */
    static inline void* sr_allocate(size_t bytes) {
    #if defined(MADV_HUGEPAGE)
        size_t page = (size_t)2 << 20;
        void* memory;
        if (bytes < page) return malloc(bytes);
        if (posix_memalign(&memory, page, bytes)) return NULL;
        madvise(memory, bytes, MADV_HUGEPAGE);
        return memory;
    #else
        return malloc(bytes);
    #endif
    }
    """
    void* allocate "sr_allocate"(size_t bytes) noexcept nogil


cdef enum:
    NO_NODE = 0xFFFFFFFF     # also: no edge
    TYPICAL_EDGES = 30       # of a node, to divide the memory
    RANKS = 33               # bit lengths of a visit count, and one more for the root


cdef struct Edge:
    float prior
    float total              # sum of the values for the side to move
    uint32_t visits
    uint8_t slot             # the action


cdef struct Node:
    uint64_t key
    uint32_t first           # its first edge; the others follow
    uint32_t visits
    float total              # sum of the values for the side to move
    uint16_t edges, turn
    uint8_t side             # to move
    uint8_t threatened       # the enemy threatens to win next turn, and the priors already reflect it
    uint8_t judged           # the priors of its edges are set
    uint8_t won              # the side to move has a certain win this turn, whatever is hidden


cdef struct NodeTable:
    # The three arrays are one block of memory, which begins with the index.
    Node* nodes
    Edge* edges
    uint32_t* index          # open addressing; NO_NODE marks an empty place
    uint32_t node_count, node_room, edge_count, edge_room, index_mask


cdef inline bint allocate_nodes(NodeTable* t, uint64_t bytes) noexcept nogil:
    """Divide the memory between nodes, edges and index; false if there is not enough of it."""
    cdef uint32_t places = 1
    # The index takes at most 16 bytes a node: it has between two and four places for each.
    t.node_room = <uint32_t>(bytes // (sizeof(Node) + TYPICAL_EDGES * sizeof(Edge) + 16))
    t.edge_room = TYPICAL_EDGES * t.node_room
    while places < 2 * t.node_room:
        places *= 2
    t.index_mask = places - 1
    t.index = <uint32_t*>allocate(allocated_bytes(t))
    t.nodes = <Node*>(t.index + places)
    t.edges = <Edge*>(t.nodes + t.node_room)
    return t.index != NULL


cdef inline void free_nodes(NodeTable* t) noexcept nogil:
    free(t.index)


cdef inline uint64_t allocated_bytes(const NodeTable* t) noexcept nogil:
    return (t.node_room * sizeof(Node) + t.edge_room * sizeof(Edge)
            + (<uint64_t>t.index_mask + 1) * sizeof(uint32_t))


cdef inline void clear_index(NodeTable* t) noexcept nogil:
    memset(t.index, 0xFF, (<uint64_t>t.index_mask + 1) * sizeof(uint32_t))


cdef inline void clear_nodes(NodeTable* t) noexcept nogil:
    t.node_count = 0
    t.edge_count = 0
    clear_index(t)


cdef inline uint32_t find_node(const NodeTable* t, uint64_t key) noexcept nogil:
    cdef uint32_t at = <uint32_t>(key & t.index_mask)
    while t.index[at] != NO_NODE:
        if t.nodes[t.index[at]].key == key:
            return t.index[at]
        at = (at + 1) & t.index_mask
    return NO_NODE


cdef inline void enter_in_index(NodeTable* t, uint32_t number) noexcept nogil:
    cdef uint32_t at = <uint32_t>(t.nodes[number].key & t.index_mask)
    while t.index[at] != NO_NODE:
        at = (at + 1) & t.index_mask
    t.index[at] = number


cdef inline uint32_t add_node(NodeTable* t, uint64_t key, int side, int turn, const uint8_t* slots,
                              int count) noexcept nogil:
    """Add a node with an edge for each action, all without priors; the caller has checked `has_room`."""
    cdef uint32_t number = t.node_count
    cdef int i
    t.nodes[number] = Node(key, t.edge_count, 0, 0, count, turn, side, False, False, False)
    for i in range(count):
        t.edges[t.edge_count] = Edge(0, 0, 0, slots[i])
        t.edge_count += 1
    enter_in_index(t, number)
    t.node_count += 1
    return number


cdef inline bint has_room(const NodeTable* t, int edges) noexcept nogil:
    return t.node_count < t.node_room and t.edge_count + edges <= t.edge_room


cdef inline bint nearly_full(const NodeTable* t) noexcept nogil:
    """Whether the next batch of simulations may find no room for new nodes."""
    return t.node_count > t.node_room // 16 * 15 or t.edge_count > t.edge_room // 16 * 15


cdef inline int retention_rank(const Node* node, int root_turn, uint64_t root_key) noexcept nogil:
    """How much a node is worth keeping: the bit length of its visit count, 0 for a node of a past turn."""
    cdef int bits = 0
    if node.key == root_key:
        return RANKS
    if node.turn >= root_turn:
        while node.visits >> bits:
            bits += 1
    return bits


cdef inline void prune(NodeTable* t, int root_turn, uint64_t root_key) noexcept nogil:
    """Drop nodes of past turns and the least visited others, until at most half of the memory is in use."""
    cdef uint32_t number, nodes = 0, edges = 0
    cdef uint32_t sizes[RANKS + 1]
    cdef uint32_t kept = 0, room = (t.edge_room + TYPICAL_EDGES * t.node_room) // 4
    cdef int least = RANKS
    cdef Node* node
    memset(sizes, 0, sizeof(sizes))
    for number in range(t.node_count):
        sizes[retention_rank(&t.nodes[number], root_turn, root_key)] += t.nodes[number].edges + TYPICAL_EDGES
    while least > 1 and kept + sizes[least - 1] <= room:
        least -= 1
        kept += sizes[least]
    clear_index(t)
    for number in range(t.node_count):
        node = &t.nodes[number]
        if retention_rank(node, root_turn, root_key) >= least:
            # Nodes and edges are stored in the order of their creation, so moving them down overwrites
            # nothing that is still needed.
            memmove(&t.edges[edges], &t.edges[node.first], node.edges * sizeof(Edge))
            t.nodes[nodes] = node[0]
            t.nodes[nodes].first = edges
            edges += t.nodes[nodes].edges
            enter_in_index(t, nodes)
            nodes += 1
    t.node_count = nodes
    t.edge_count = edges
