# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, embedsignature=True
# cython: initializedcheck=False, freethreading_compatible=True
"""A small neural network as an evaluator, computed here without any framework.

It adds to the linear evaluator: its outputs correct the linear value and the linear preferences. One encoder,
shared by the seven roads, and one of the whole position lead to both. `lab.training` fits the numbers. For
an army other than that of the published editions the net is silent, and the linear evaluator decides alone.
"""

from libc.math cimport expf
from libc.stdlib cimport free
from libc.string cimport memcpy, memset
from posix.stdlib cimport posix_memalign

from ...rules.core cimport *
from ...rules.kernel cimport Position
from ...rules.tables cimport Rules
from .evaluator cimport LinearEvaluator, winning_sets_of
from .features cimport *
from .net_inputs cimport *

#: The names of the layers and their shapes, in the order in which a weights file lists their numbers. The
#: last row of a matrix holds the biases, except where a layer is added to another.
SHAPES = {
    "whole": (G_SIZE + 1, 2 * WHOLE),
    "road": (R_SIZE + 1, 2 * ROAD),
    "road_whole": (WHOLE, 2 * ROAD),
    "context": (JOINED + 1, 2 * CONTEXT),
    "lane_road": (ROAD + 1, LANE_OUT),
    "lane_context": (CONTEXT, LANE_OUT),
    "tail": (CONTEXT + 1, TAIL_OUT),
    "value": (CONTEXT + 1, 1),
}
#: How many numbers all layers have.
PARAMETERS = sum(rows * columns for rows, columns in SHAPES.values())
#: The shapes of what `encode` writes: inputs of the roads (padded with `R_SIZE`), of the whole position.
ROAD_INPUTS = (ROADS, MAX_ROAD_INPUTS)
WHOLE_INPUTS = G_SIZE
ROAD_INPUT_COUNT = R_SIZE
#: Outputs for actions: those of each road, then the others.
LANE_ACTIONS = LANE
OUTPUTS = ROADS * LANE + END_AT + 1 - LANE
#: Inputs from here on, and these of the whole position, do not reach the preferences.
FIRST_SECRET_ROAD_INPUT = R_SECRET
SECRET_WHOLE_INPUTS = tuple(index for index in range(G_SIZE) if is_secret(index))


cdef struct Hidden:
    # The layers of one position. Halves and rows as in `Layers`: preferences, then value.
    float whole[2 * WHOLE]
    float roads[ROADS][2 * ROAD]
    float context[2 * CONTEXT]


cdef inline void rectify(float* layer, int width) noexcept nogil:
    cdef int i
    for i in range(width):
        layer[i] = layer[i] if layer[i] > 0 else 0


cdef void compute_hidden(const Layers* n, const NetInputs* inputs, Hidden* h) noexcept nogil:
    """All layers but the last."""
    cdef float base[2 * ROAD]
    cdef float joined[JOINED]
    cdef const RoadInputs* road
    cdef const Sparse* whole = &inputs.whole
    cdef int r, i, half
    memcpy(h.whole, n.whole[G_SIZE], sizeof(h.whole))
    for half in range(2):
        add_sparse(&h.whole[half * WHOLE], &n.whole[0][half * WHOLE], 2 * WHOLE, whole.index, whole.amount,
                   whole.count, WHOLE)
    rectify(h.whole, 2 * WHOLE)
    memcpy(base, n.road[R_SIZE], sizeof(base))
    for half in range(2):
        add_dense(&base[half * ROAD], &n.road_whole[0][half * ROAD], 2 * ROAD, &h.whole[half * WHOLE], WHOLE,
                  ROAD)
    for r in range(ROADS):
        road = &inputs.roads[r]
        memcpy(h.roads[r], base, sizeof(base))
        add_rows(h.roads[r], n.road[0], 2 * ROAD, road.index, road.count, 2 * ROAD)
        rectify(h.roads[r], 2 * ROAD)
    memcpy(h.context, n.context[JOINED], sizeof(h.context))
    for half in range(2):
        memcpy(joined, &h.whole[half * WHOLE], WHOLE * sizeof(float))
        for i in range(ROAD):
            joined[WHOLE + i] = joined[WHOLE + ROAD + i] = h.roads[0][half * ROAD + i]
        for r in range(1, ROADS):
            for i in range(ROAD):
                joined[WHOLE + i] += h.roads[r][half * ROAD + i]
                if h.roads[r][half * ROAD + i] > joined[WHOLE + ROAD + i]:
                    joined[WHOLE + ROAD + i] = h.roads[r][half * ROAD + i]
        add_dense(&h.context[half * CONTEXT], &n.context[0][half * CONTEXT], 2 * CONTEXT, joined, JOINED, CONTEXT)
    rectify(h.context, 2 * CONTEXT)


cdef float value_output(const Layers* n, const Hidden* h) noexcept nogil:
    cdef float sum = n.value[CONTEXT]
    cdef int i
    for i in range(CONTEXT):
        sum += n.value[i] * h.context[CONTEXT + i]
    return sum


cdef void add_preferences(const Layers* n, const Hidden* h, const uint8_t* slots, int count,
                          float* preferences) noexcept nogil:
    """Add the net's outputs to the preferences of some actions."""
    cdef float lanes[ROADS][LANE_OUT]
    cdef float tail[TAIL_OUT]
    cdef float common[LANE_OUT]
    cdef int r, i, bit
    memcpy(tail, n.tail[CONTEXT], sizeof(tail))
    add_dense(tail, n.tail[0], TAIL_OUT, h.context, CONTEXT, TAIL_OUT)
    memcpy(common, n.lane_road[ROAD], sizeof(common))
    add_dense(common, n.lane_context[0], LANE_OUT, h.context, CONTEXT, LANE_OUT)
    for r in range(ROADS):
        memcpy(lanes[r], common, sizeof(common))
        add_dense(lanes[r], n.lane_road[0], LANE_OUT, h.roads[r], ROAD, LANE_OUT)
    for i in range(count):
        bit = slots[i] & 63
        if slots[i] >= 128 and bit >= LANE:
            preferences[i] += tail[bit - LANE]
        else:
            preferences[i] += lanes[3 * (slots[i] >> 6) + bit // LANE][bit % LANE]


cdef class NetEvaluator(LinearEvaluator):
    """The net, given by the linear weights it corrects and the numbers of its layers in the order of `SHAPES`."""

    def __cinit__(self):
        # Aligned, so that no eight numbers lie in two cache lines.
        if posix_memalign(<void**>&self.layers, 64, sizeof(Layers)):
            raise MemoryError("Not enough memory for the net.")
        memset(self.layers, 0, sizeof(Layers))

    def __dealloc__(self):
        free(self.layers)

    def __init__(self, value, actions, numbers, figures=None):
        super().__init__(value, actions)
        if len(numbers) != PARAMETERS:
            raise ValueError(f"The net has {PARAMETERS} numbers, not {len(numbers)}.")
        self.figures = figures or {}
        cdef float* at = <float*>self.layers
        cdef int i, j
        for i in range(PARAMETERS):
            at[i] = numbers[i]
        # Whatever the file says: what a side may not know never reaches its preferences.
        for i in range(G_SIZE):
            if is_secret(i):
                memset(self.layers.whole[i], 0, WHOLE * sizeof(float))
        for i in range(R_SECRET, R_SIZE):
            memset(self.layers.road[i], 0, ROAD * sizeof(float))

    cdef void fill_preferences(self, Rules rules, const WinningSets* winning_sets, const Board* b,
                               const uint8_t* slots, int count, float* preferences,
                               KnownCosts* known) noexcept nogil:
        cdef NetInputs inputs
        cdef Hidden hidden
        LinearEvaluator.fill_preferences(self, rules, winning_sets, b, slots, count, preferences, known)
        if winning_sets.standard_army:
            encode_position(&rules.tables, winning_sets, b, known, &inputs)
            compute_hidden(self.layers, &inputs, &hidden)
            add_preferences(self.layers, &hidden, slots, count, preferences)

    cdef float value(self, Rules rules, const WinningSets* winning_sets, const Board* b,
                     KnownCosts* known) noexcept nogil:
        return self.fill_preferences_and_value(rules, winning_sets, b, NULL, 0, NULL, known)

    cdef float fill_preferences_and_value(self, Rules rules, const WinningSets* winning_sets, const Board* b,
                                          const uint8_t* slots, int count, float* preferences,
                                          KnownCosts* known) noexcept nogil:
        cdef NetInputs inputs
        cdef Hidden hidden
        cdef float sum
        if not winning_sets.standard_army:
            if count:
                LinearEvaluator.fill_preferences(self, rules, winning_sets, b, slots, count, preferences, known)
            return LinearEvaluator.value(self, rules, winning_sets, b, known)
        encode_position(&rules.tables, winning_sets, b, known, &inputs)
        compute_hidden(self.layers, &inputs, &hidden)
        sum = weighted_sum(&inputs.linear, self.value_weights) + value_output(self.layers, &hidden)
        if count:
            LinearEvaluator.fill_preferences(self, rules, winning_sets, b, slots, count, preferences, known)
            add_preferences(self.layers, &hidden, slots, count, preferences)
        return 1.0 / (1.0 + expf(-sum))


def encode(Position position not None):
    """The inputs of a whole position, as bytes: `uint16` of the shape `ROAD_INPUTS`, and `WHOLE_INPUTS` floats."""
    cdef NetInputs inputs
    cdef KnownCosts known
    cdef uint16_t roads[ROADS][MAX_ROAD_INPUTS]
    cdef float whole[G_SIZE]
    cdef int r, i
    forget_costs(&known)
    encode_position(&position.rules.tables, winning_sets_of(position.rules), &position.board, &known, &inputs)
    for r in range(ROADS):
        for i in range(MAX_ROAD_INPUTS):
            roads[r][i] = inputs.roads[r].index[i] if i < inputs.roads[r].count else R_SIZE
    memset(whole, 0, sizeof(whole))
    for i in range(inputs.whole.count):
        whole[inputs.whole.index[i]] += inputs.whole.amount[i]
    return (<char*>roads)[:sizeof(roads)], (<char*>whole)[:sizeof(whole)]


def legal_outputs(Position position not None, LinearEvaluator evaluator not None):
    """For each legal action, as bytes: the number of the net's output for it, and the linear preference (float).

    Outputs are numbered by road, `LANE_ACTIONS` of each, then the others.
    """
    cdef uint64_t words[3]
    cdef uint8_t slots[SLOTS]
    cdef float preferences[SLOTS]
    cdef KnownCosts known
    cdef int i, bit, count
    legal(&position.rules.tables, &position.board, words)
    count = list_slots(words, slots)
    forget_costs(&known)
    LinearEvaluator.fill_preferences(evaluator, position.rules, winning_sets_of(position.rules),
                                     &position.board, slots, count, preferences, &known)
    for i in range(count):
        bit = slots[i] & 63
        if slots[i] >= 128 and bit >= LANE:
            slots[i] = ROADS * LANE + bit - LANE
        else:
            slots[i] = (3 * (slots[i] >> 6) + bit // LANE) * LANE + bit % LANE
    return (<char*>slots)[:count], (<char*>preferences)[:count * sizeof(float)]


def judge(Position position not None, NetEvaluator evaluator not None):
    """The value of a whole position and the preference of each legal action, in their order."""
    cdef uint64_t words[3]
    cdef uint8_t slots[SLOTS]
    cdef float preferences[SLOTS]
    cdef KnownCosts known
    cdef int count
    legal(&position.rules.tables, &position.board, words)
    count = list_slots(words, slots)
    forget_costs(&known)
    value = evaluator.fill_preferences_and_value(position.rules, winning_sets_of(position.rules),
                                                 &position.board, slots, count, preferences, &known)
    return value, [preferences[i] for i in range(count)]


def judge_often(Position position not None, NetEvaluator evaluator not None, int times):
    """Judge a position many times, to measure what it costs."""
    cdef uint64_t words[3]
    cdef uint8_t slots[SLOTS]
    cdef float preferences[SLOTS]
    cdef KnownCosts known
    cdef int i, count
    cdef const WinningSets* winning_sets = winning_sets_of(position.rules)
    cdef float value = 0
    legal(&position.rules.tables, &position.board, words)
    count = list_slots(words, slots)
    for i in range(times):
        forget_costs(&known)
        value += evaluator.fill_preferences_and_value(position.rules, winning_sets, &position.board, slots, count,
                                                      preferences, &known)
    return value
