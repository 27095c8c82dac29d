"""Many games at once, as plain structs: deal, step, repetition. Everything runs without the GIL.

A game depends on its seed and on the actions chosen, never on the other games or on the number of threads.
"""

from libc.stdint cimport int16_t, int32_t, int64_t
from libc.string cimport memcpy, memset

from ..rules.core cimport *
from ..rules.observation cimport NOTHING_SHOWN, PLANE, ROAD_PLANES, Shown, write_mask, write_observation

cdef enum:
    RANDOM_ACTION = -1
    MAX_STARTS = LAST_TURN + 1
    TOGETHER = 64                    # games whose actions are chosen before the first of them is played
    EARLY = 8                        # games between one whose action is chosen and one that is fetched
    AHEAD = 2                        # the same for the observations, while the games are played
    OPERATIONS = OP_END + 1
    # Instead of a slot: an illegal action, or a game that has ended and waits for `reset`.
    ILLEGAL = -1
    WAITING = -2


cdef extern from *:
    """
    #define sr_prefetch(address) __builtin_prefetch(address, 1)
    """
    void prefetch "sr_prefetch"(const void* address) noexcept nogil


cdef struct Opening:
    # What every deal of a variant starts from.
    Board board
    uint8_t objectives[MAX_DECK]
    uint8_t victory[MAX_DECK]
    int objective_cards, victory_cards
    int start                        # the starting side, or 2 for a coin


cdef struct Game:
    Board board
    uint64_t legal[3]                # the legal actions of the board
    int touched                      # roads that the last action may have changed
    Shown shown
    uint64_t seed                    # of the current game
    uint64_t stream
    uint64_t discards                # counts by effect
    uint32_t progress                # changes with every event that cannot be undone by playing on
    int number_of_starts
    uint64_t filter                  # bit k is set if some hash in `starts` has k in its upper six bits
    uint64_t* starts                 # hashes of positions at the starts of turns (R7.3), MAX_STARTS of them


cdef struct Batch:
    const Tables* tables
    bint mirror                      # number actions from the seat of the side to move
    const int16_t* slot_of[2]        # by side and action number
    int actions_in_space
    Opening opening
    Game* games
    bint auto_reset
    # Arrays of the caller; the first may be NULL.
    uint8_t* observations
    uint8_t* masks
    float* rewards                   # south's and north's
    uint8_t* dones
    int8_t* players
    uint8_t* illegal
    int observation_bytes
    const uint8_t* actions           # NULL for random actions
    int action_bytes                 # of one action: 4 or 8


cdef inline uint32_t progress_of(const Board* b) noexcept nogil:
    """Conquered roads stay conquered and played cards stay played: positions on two sides of a change differ."""
    cdef int cards = b.victory_left + hand_size(b, 0) + hand_size(b, 1)
    return b.conquered[0] | b.conquered[1] << 8 | cards << 16


cdef inline uint64_t start_key(const Board* b) noexcept nogil:
    """A hash of what can differ between the starts of two turns with the same progress.

    Decks, hands, objectives and lasting effects change with `progress_of` only. Pairs of words are hashed
    independently of each other, so that the processor does not wait for one product before the next.
    """
    cdef uint64_t key = 0
    cdef uint64_t south, north
    cdef int road
    for road in range(ROADS):
        key += fold(b.units[0][road] ^ (<uint64_t>0x9E3779B97F4A7C15 * (road + 1)),
                    b.units[1][road] ^ (<uint64_t>0xD6E8FEB86659FD93 * (road + 1)))
    memcpy(&south, b.rear[0], 8)
    memcpy(&north, b.rear[1], 8)
    key += fold(south ^ <uint64_t>0xA0761D6478BD642F, north ^ <uint64_t>0xE7037ED1A0B428DB)
    south = b.dug[0] | b.dug[1] << 8 | b.supply_cut[0] << 16 | <uint64_t>b.supply_cut[1] << 24
    return key + fold(south ^ <uint64_t>0x8EBC6AF09C88C6E3, <uint64_t>0x589965CC75374CC3)


cdef inline bint starts_again(Game* game) noexcept nogil:
    """R7.3: note the position at the start of a turn; true if it is there for the third time.

    Positions are compared by 64-bit hashes; among the turns of one game two of them collide once in
    10 ** 14 games.
    """
    cdef uint64_t key = start_key(&game.board)
    cdef uint32_t progress = progress_of(&game.board)
    cdef int i, seen = 1
    if progress != game.progress:
        game.progress = progress
        game.number_of_starts = 0
        game.filter = 0
    if has(game.filter, key >> 58):
        for i in range(game.number_of_starts - 2, -1, -2):
            seen += game.starts[i] == key
    game.filter |= <uint64_t>1 << (key >> 58)
    game.starts[game.number_of_starts] = key
    game.number_of_starts += 1
    return seen >= 3


cdef inline void deal(const Opening* opening, Game* game, uint64_t seed) noexcept nogil:
    """Shuffle, deal an objective to each player, the starting one first (R9), and begin the first turn."""
    cdef Board* b = &game.board
    cdef int side
    game.seed = seed
    game.stream = stream_of(seed, 0)
    memcpy(b, &opening.board, sizeof(Board))
    b.side = opening.start if opening.start < 2 else below(&game.stream, 2)
    memcpy(b.victory, opening.victory, opening.victory_cards)
    b.victory_left = opening.victory_cards
    shuffle(b.victory, b.victory_left, &game.stream)
    if opening.objective_cards:
        memcpy(b.objectives, opening.objectives, opening.objective_cards)
        shuffle(b.objectives, opening.objective_cards, &game.stream)
        b.objectives_left = opening.objective_cards - 2
        for side in range(2):
            b.objective[b.side ^ side] = b.objectives[b.objectives_left + side]
    game.number_of_starts = 0
    game.filter = 0
    game.progress = 0
    game.discards = 0
    game.shown.viewer = NOTHING_SHOWN
    starts_again(game)


cdef inline int slot_of_action(const Batch* batch, Game* game, int i) noexcept nogil:
    """The slot of the action chosen for game i, or why it plays none."""
    cdef const uint64_t* words = game.legal
    cdef int64_t action = RANDOM_ACTION
    cdef int32_t narrow
    cdef int slot
    if game.board.result:
        return WAITING
    if batch.actions != NULL:
        if batch.action_bytes == 8:
            memcpy(&action, batch.actions + 8 * <size_t>i, 8)
        else:
            memcpy(&narrow, batch.actions + 4 * <size_t>i, 4)
            action = narrow
    if action == RANDOM_ACTION:
        return choose(words, next_random(&game.stream))
    if action < 0 or action >= batch.actions_in_space:
        return ILLEGAL
    slot = batch.slot_of[game.board.side][action]
    if words_have(words, slot):
        return slot
    # A retreat has two slots, for 2 and for 3 AP.
    if batch.tables.slot[slot].operation == OP_RETREAT and words_have(words, slot + 1):
        return slot + 1
    return ILLEGAL


cdef inline void play(const Batch* batch, Game* game, int i, int slot) noexcept nogil:
    """One action in game i. An illegal one is flagged and not applied."""
    cdef Board* b = &game.board
    cdef Slot action
    batch.rewards[2 * i] = batch.rewards[2 * i + 1] = 0
    batch.illegal[i] = slot == ILLEGAL
    batch.dones[i] = slot == WAITING
    game.touched = 0
    if slot < 0:
        return
    action = batch.tables.slot[slot]
    apply(batch.tables, b, slot)
    # A shot hits another road than that of its slot.
    game.touched = ALL_ROADS if action.operation == OP_FIRE else 1 << action.road
    if action.operation == OP_CARD:
        game.discards += one_more(action.argument)
    if action.operation == OP_END and not b.result and starts_again(game):
        b.result = DRAWN
        b.how = BY_REPETITION
    if b.result:
        batch.dones[i] = 1
        if b.result != DRAWN:
            batch.rewards[2 * i + b.result - SOUTH_WON] = 1
            batch.rewards[2 * i + (b.result - SOUTH_WON ^ 1)] = -1
        if batch.auto_reset:
            deal(&batch.opening, game, stream_of(game.seed, 1))


cdef inline void show(const Batch* batch, Game* game, int i) noexcept nogil:
    """Write what the side to move sees and may do in game i."""
    cdef const Board* b = &game.board
    cdef SeenCards cards
    cdef int side = b.side
    batch.players[i] = side
    legal(batch.tables, b, game.legal)
    write_mask(batch.tables, game.legal, batch.mirror and side == 1, batch.actions_in_space,
               batch.masks + <size_t>i * batch.actions_in_space)
    if batch.observations != NULL:
        mask_cards(b, side, &cards)
        write_observation(batch.tables, b, &cards, game.discards, side, game.touched, &game.shown,
                          batch.observations + <size_t>i * batch.observation_bytes)


cdef inline void fetch(const void* begin, size_t size) noexcept nogil:
    """Have memory brought to the processor while it is busy with something else. Any address will do."""
    cdef size_t at
    for at in range(0, size, 64):
        prefetch(<const char*>begin + at)


cdef inline void fetch_numbers(const Batch* batch, int i) noexcept nogil:
    """Fetch the part of an observation that every step writes."""
    cdef int planes = (2 * batch.tables.kinds + ROAD_PLANES) * PLANE
    fetch(batch.observations + <size_t>i * batch.observation_bytes + planes, batch.observation_bytes - planes)


cdef inline void plan(const Batch* batch, int first, int count, int last, int16_t* slots,
                      uint8_t* order) noexcept nogil:
    """Choose the actions of at most `TOGETHER` games, and the order in which to play them: by operation.

    The processor predicts branches from what it has just done, so games that do the same follow each other. Games
    do not depend on each other, so the order changes no result. Games from `last` on are not fetched, because
    another thread may be playing them.
    """
    cdef int at[OPERATIONS + 1]
    cdef uint8_t kinds[TOGETHER]
    cdef int k, kind
    cdef int before = 0
    memset(at, 0, sizeof(at))
    for k in range(count):
        if first + k + EARLY < last:
            fetch(&batch.games[first + k + EARLY], sizeof(Game))
        slots[k] = slot_of_action(batch, &batch.games[first + k], first + k)
        kinds[k] = batch.tables.slot[slots[k]].operation if slots[k] >= 0 else OPERATIONS
        at[kinds[k]] += 1
    for kind in range(OPERATIONS + 1):
        before += at[kind]
        at[kind] = before - at[kind]
    for k in range(count):
        order[at[kinds[k]]] = k
        at[kinds[k]] += 1


cdef inline void play_range(void* context, int first, int last) noexcept nogil:
    """One step of some games of a `Batch`."""
    cdef const Batch* batch = <const Batch*>context
    cdef int16_t slots[TOGETHER]
    cdef uint8_t order[TOGETHER]
    cdef int count, k, i
    while first < last:
        count = last - first if last - first < TOGETHER else <int>TOGETHER
        plan(batch, first, count, last, slots, order)
        for k in range(count):
            if k + AHEAD < count and batch.observations != NULL:
                fetch_numbers(batch, first + order[k + AHEAD])
            i = first + order[k]
            play(batch, &batch.games[i], i, slots[order[k]])
            show(batch, &batch.games[i], i)
        first += count


cdef inline void show_range(void* context, int first, int last) noexcept nogil:
    """Write all arrays for some games of a `Batch` that have just been dealt."""
    cdef const Batch* batch = <const Batch*>context
    cdef int i
    for i in range(first, last):
        batch.rewards[2 * i] = batch.rewards[2 * i + 1] = 0
        batch.dones[i] = batch.illegal[i] = 0
        show(batch, &batch.games[i], i)
