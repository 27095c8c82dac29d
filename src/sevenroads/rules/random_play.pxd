"""Games by random legal actions, and counts of sequences of actions, without the GIL."""

from libc.string cimport memcpy

from .core cimport *

cdef enum:
    AT_ONCE = 2              # playouts in flight on one core


cdef inline void play_many(const Tables* t, const Board* start, uint64_t count, uint64_t seed, uint64_t first,
                    uint64_t* tally) noexcept nogil:
    """Play several games at a time, so that the processor overlaps actions of different games."""
    cdef Board boards[AT_ONCE]
    cdef uint64_t streams[AT_ONCE]
    cdef int slots[AT_ONCE]
    cdef uint64_t words[3]
    cdef uint64_t actions = 0, begun = 0
    cdef int i, playing = 0
    if start.result:
        tally[start.result] = count
        return
    while playing < AT_ONCE and begun < count:
        memcpy(&boards[playing], start, sizeof(Board))
        streams[playing] = stream_of(seed, first + begun)
        playing += 1
        begun += 1
    while playing:
        for i in range(playing):
            legal(t, &boards[i], words)
            slots[i] = choose(words, next_random(&streams[i]))
        actions += playing
        for i in range(playing):
            apply(t, &boards[i], slots[i])
        i = 0
        while i < playing:
            if not boards[i].result:
                i += 1
                continue
            tally[boards[i].result] += 1
            if begun < count:
                memcpy(&boards[i], start, sizeof(Board))
                streams[i] = stream_of(seed, first + begun)
                begun += 1
                i += 1
            else:
                playing -= 1
                boards[i] = boards[playing]
                streams[i] = streams[playing]
    tally[0] = actions


cdef inline uint64_t count_paths(const Tables* t, const Board* b, int depth) noexcept nogil:
    cdef uint64_t words[3]
    cdef uint64_t word, count = 0
    cdef Board child
    cdef int i
    if depth == 0:
        return 1
    legal(t, b, words)
    if depth == 1:
        return popcount(words[0]) + popcount(words[1]) + popcount(words[2])
    for i in range(3):
        word = words[i]
        while word:
            memcpy(&child, b, sizeof(Board))
            apply(t, &child, 64 * i + lowest(word))
            count += count_paths(t, &child, depth - 1)
            word = without_lowest(word)
    return count
