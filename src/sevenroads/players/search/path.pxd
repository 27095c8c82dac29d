"""The path of one simulation through the search tree."""

from libc.stdint cimport uint32_t, uint64_t


cdef enum:
    LONGEST_PATH = 512       # actions of one simulation within the tree


cdef struct Path:
    # The nodes of one simulation, each with the edge that was followed; NO_NODE at a leaf.
    uint32_t nodes[LONGEST_PATH]
    uint32_t edges[LONGEST_PATH]
    int length
    int checkpoint           # of the last node, see `checkpoint` in tree.pyx
    uint64_t key             # of the position where the walk ended


cdef inline void extend(Path* path, uint32_t node, uint32_t edge) noexcept nogil:
    path.nodes[path.length] = node
    path.edges[path.length] = edge
    path.length += 1


cdef inline bint on_path(const Path* path, uint32_t node) noexcept nogil:
    cdef int i
    for i in range(path.length):
        if path.nodes[i] == node:
            return True
    return False
