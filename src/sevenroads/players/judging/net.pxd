"""The net's layers and the few vector operations it is computed with."""

from libc.stdint cimport uint8_t, uint16_t

from ...rules.core cimport *
from .evaluator cimport LinearEvaluator
from .features cimport Sparse
from .net_inputs cimport G_SIZE, NetInputs, R_SIZE


cdef extern from *:
    """
    /* Eight floats at a time, on every processor: compilers split them where registers are narrower. */
    typedef float sr_floats __attribute__((vector_size(32), aligned(4), may_alias));

    /* Add rows of a matrix to `out`: those of an index, those of an index times amounts, or all times amounts.
       `width` is a constant of at most 64, so that the sums stay in registers. Two sets of sums, for even and
       odd rows, halve the time that an addition waits for the one before. */
    #define SR_ADD_ROWS(FIRST, SECOND) \\
        sr_floats even[8], odd[8]; \\
        int i = 0; \\
        for (int j = 0; j < width / 8; j++) even[j] = ((const sr_floats*)out)[j], odd[j] = (sr_floats){0}; \\
        for (; i + 1 < count; i += 2) \\
            for (int j = 0; j < width / 8; j++) FIRST, SECOND; \\
        for (; i < count; i++) \\
            for (int j = 0; j < width / 8; j++) FIRST; \\
        for (int j = 0; j < width / 8; j++) ((sr_floats*)out)[j] = even[j] + odd[j];
    #define SR_ROW(NUMBER) ((const sr_floats*)(rows + (size_t)(NUMBER) * stride))[j]

    static inline __attribute__((always_inline)) void sr_add_rows(
        float* out, const float* rows, int stride, const uint16_t* index, int count, const int width)
    { SR_ADD_ROWS(even[j] += SR_ROW(index[i]), odd[j] += SR_ROW(index[i + 1])) }

    static inline __attribute__((always_inline)) void sr_add_sparse(
        float* out, const float* rows, int stride, const uint8_t* index, const float* amount, int count,
        const int width)
    { SR_ADD_ROWS(even[j] += SR_ROW(index[i]) * amount[i], odd[j] += SR_ROW(index[i + 1]) * amount[i + 1]) }

    static inline __attribute__((always_inline)) void sr_add_dense(
        float* out, const float* rows, int stride, const float* amount, int count, const int width)
    { SR_ADD_ROWS(even[j] += SR_ROW(i) * amount[i], odd[j] += SR_ROW(i + 1) * amount[i + 1]) }
    """
    void add_rows "sr_add_rows"(float* out, const float* rows, int stride, const uint16_t* index, int count,
                                int width) noexcept nogil
    void add_sparse "sr_add_sparse"(float* out, const float* rows, int stride, const uint8_t* index,
                                    const float* amount, int count, int width) noexcept nogil
    void add_dense "sr_add_dense"(float* out, const float* rows, int stride, const float* amount, int count,
                                  int width) noexcept nogil


cdef enum:
    # Widths of the layers. The preferences and the value have layers of the same widths, side by side in one
    # matrix where they read the same inputs: first those of the preferences.
    WHOLE = 64               # of the whole position
    ROAD = 32                # of a road
    CONTEXT = 32             # of the whole position and all roads together
    JOINED = WHOLE + 2 * ROAD
    LANE_OUT = 24            # outputs for the actions of a road (LANE), rounded up to a multiple of 8
    TAIL = 64 - LANE         # bits of the third word of actions above its lane
    TAIL_OUT = 16


cdef struct Layers:
    # Matrices have a row for each input; a row of biases follows.
    float whole[G_SIZE + 1][2 * WHOLE]
    float road[R_SIZE + 1][2 * ROAD]
    float road_whole[WHOLE][2 * ROAD]            # from the whole position to every road
    float context[JOINED + 1][2 * CONTEXT]
    float lane_road[ROAD + 1][LANE_OUT]
    float lane_context[CONTEXT][LANE_OUT]
    float tail[CONTEXT + 1][TAIL_OUT]
    float value[CONTEXT + 1]


cdef class NetEvaluator(LinearEvaluator):
    cdef Layers* layers
    cdef readonly dict figures
