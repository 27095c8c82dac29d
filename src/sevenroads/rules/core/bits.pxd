"""Bit operations and random numbers, as inline functions. They know nothing of the game."""

from libc.stdint cimport uint8_t, uint64_t


cdef extern from *:
    """
    #include <stdint.h>
    #if defined(__BMI2__)
    #include <immintrin.h>
    static inline int sr_select(uint64_t word, int n) {
        return __builtin_ctzll(_pdep_u64(1ULL << n, word));
    }
    static inline uint64_t sr_gather(uint64_t word, uint64_t from) { return _pext_u64(word, from); }
    static inline uint64_t sr_bytes_of_bits(uint64_t bits) {
        return _pdep_u64(bits, 0x0101010101010101ULL);
    }
    static inline uint64_t sr_bytes_of_counts(uint64_t counts) {
        return _pdep_u64(counts, 0x0F0F0F0F0F0F0F0FULL);
    }
    #else
    static inline uint64_t sr_gather(uint64_t word, uint64_t from) {
        /* One run of set bits after the other. */
        uint64_t found = 0;
        int at = 0;
        while (from) {
            int start = __builtin_ctzll(from);
            uint64_t after = from + (from & -from);
            int end = after ? __builtin_ctzll(after) : 64;
            uint64_t run = end - start == 64 ? ~0ULL : (1ULL << (end - start)) - 1;
            found |= (word >> start & run) << at;
            at += end - start;
            from &= after;
        }
        return found;
    }
    static inline uint64_t sr_bytes_of_bits(uint64_t bits) {
        /* Byte n keeps bit n, and adding 127 carries it to the top of the byte. */
        uint64_t spread = (bits & 255) * 0x0101010101010101ULL & 0x8040201008040201ULL;
        return (spread + 0x7F7F7F7F7F7F7F7FULL) >> 7 & 0x0101010101010101ULL;
    }
    static inline uint64_t sr_bytes_of_counts(uint64_t counts) {
        counts &= 0xFFFFFFFFULL;
        counts = (counts | counts << 16) & 0x0000FFFF0000FFFFULL;
        counts = (counts | counts << 8) & 0x00FF00FF00FF00FFULL;
        return (counts | counts << 4) & 0x0F0F0F0F0F0F0F0FULL;
    }
    static inline int sr_select(uint64_t word, int n) {
        while (n--) word &= word - 1;
        return __builtin_ctzll(word);
    }
    #endif
    static inline int sr_popcount(uint64_t word) { return __builtin_popcountll(word); }
    static inline int sr_lowest(uint64_t word) { return __builtin_ctzll(word); }
    static inline uint64_t sr_high(uint64_t a, uint64_t b) {
        return (uint64_t)(((unsigned __int128)a * b) >> 64);
    }
    static inline uint64_t sr_fold(uint64_t a, uint64_t b) {
        unsigned __int128 product = (unsigned __int128)a * b;
        return (uint64_t)product ^ (uint64_t)(product >> 64);
    }
    """
    # The place of the n-th set bit, from 0.
    int select "sr_select"(uint64_t word, int n) noexcept nogil
    int popcount "sr_popcount"(uint64_t word) noexcept nogil
    # The place of the lowest set bit.
    int lowest "sr_lowest"(uint64_t word) noexcept nogil
    # The bits of `word` in the places `places`, one beside the other.
    uint64_t gather "sr_gather"(uint64_t word, uint64_t places) noexcept nogil
    # The lowest eight bits of a word as bytes of 0 or 1, and the lowest eight four-bit counts as bytes.
    uint64_t bytes_of_bits "sr_bytes_of_bits"(uint64_t bits) noexcept nogil
    uint64_t bytes_of_counts "sr_bytes_of_counts"(uint64_t counts) noexcept nogil
    # The upper half of the product, and both halves combined by xor.
    uint64_t high "sr_high"(uint64_t a, uint64_t b) noexcept nogil
    uint64_t fold "sr_fold"(uint64_t a, uint64_t b) noexcept nogil


cdef inline bint has(uint64_t members, int member) noexcept nogil:
    """Whether a bit set contains a member."""
    return members >> member & 1


cdef inline bint words_have(const uint64_t* words, int member) noexcept nogil:
    """The same for a set of several words."""
    return words[member >> 6] >> (member & 63) & 1


cdef inline uint64_t without_lowest(uint64_t members) noexcept nogil:
    return members & (members - 1)


cdef inline uint64_t next_random(uint64_t* stream) noexcept nogil:
    stream[0] += <uint64_t>0xA0761D6478BD642F
    return fold(stream[0], stream[0] ^ <uint64_t>0xE7037ED1A0B428DB)


cdef inline uint64_t stream_of(uint64_t seed, uint64_t number) noexcept nogil:
    """The start of a stream of random numbers: each number of a seed has its own."""
    return fold(seed ^ <uint64_t>0x9E3779B97F4A7C15, <uint64_t>0xD6E8FEB86659FD93) ^ fold(
        number + 1, <uint64_t>0xE7037ED1A0B428DB)


cdef inline int below(uint64_t* stream, int n) noexcept nogil:
    """A random number from 0 to n - 1."""
    return <int>high(next_random(stream), n)


cdef inline void shuffle(uint8_t* items, int count, uint64_t* stream) noexcept nogil:
    cdef int i, j
    cdef uint8_t item
    for i in range(count - 1, 0, -1):
        j = below(stream, i + 1)
        item = items[i]
        items[i] = items[j]
        items[j] = item


cdef inline int choose(const uint64_t* words, uint64_t random) noexcept nogil:
    """One set bit of 192, each as likely as the others."""
    cdef int before[3]
    cdef int n, word
    before[0] = 0
    before[1] = popcount(words[0])
    before[2] = before[1] + popcount(words[1])
    n = <int>high(random, before[2] + popcount(words[2]))
    word = (n >= before[1]) + (n >= before[2])
    return 64 * word + select(words[word], n - before[word])
