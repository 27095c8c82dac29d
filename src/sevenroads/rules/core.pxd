"""The hot core: one position as a flat struct, and the rules as inline functions over it.

Everything here runs without the GIL and without allocation; whatever needs Python lives in
`kernel.pyx`. A `Board` holds no pointers, so that copying one is a memcpy. For each side and road it
keeps a *lane*: the mask of what could be done there if points, stock and cards allowed it. An
action renews the lanes of the roads it touched and nothing else; `legal` then is a handful of ANDs.
"""

from libc.stdint cimport int8_t, int16_t, uint8_t, uint16_t, uint32_t, uint64_t


cdef extern from *:
    """
    #include <stdint.h>
    #if defined(__BMI2__)
    #include <immintrin.h>
    static inline int sr_select(uint64_t word, int n) {
        return __builtin_ctzll(_pdep_u64(1ULL << n, word));
    }
    #else
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
    int select "sr_select"(uint64_t word, int n) noexcept nogil
    int popcount "sr_popcount"(uint64_t word) noexcept nogil
    int lowest "sr_lowest"(uint64_t word) noexcept nogil
    uint64_t high "sr_high"(uint64_t a, uint64_t b) noexcept nogil
    uint64_t fold "sr_fold"(uint64_t a, uint64_t b) noexcept nogil


cdef enum:
    ROADS = 7
    LANES = 8                # roads, rounded up so that addresses are shifts
    MAX_KINDS = 13
    MAX_ARROWS = 8
    MAX_GUNS = 4
    MAX_OBJECTIVES = 64
    MAX_DECK = 48
    MAX_AP = 64              # 4, and 2 for each of at most 15 reinforcements
    LANE = 21                # bits of a lane: placements, then the eight below; three lanes a word
    SLOTS = 192
    NO_CARD = 255
    HIDDEN_CARD = 254

    # Bits of a lane above the placements.
    REDEPLOY = 1 << 13
    RETREAT = 1 << 14
    RETREAT_BLOCKED = 1 << 15
    ATTACK = 1 << 16
    FORCED_MARCH = 1 << 17
    WITHDRAWAL = 1 << 18
    SABOTAGE = 1 << 19
    DIG_IN = 1 << 20
    PLACE = (1 << 13) - 1

    # Bits of the third word above the lane of road 7.
    FIRE_AT = 21
    CARDS_AT = 29
    END_AT = 35

    # Results, and how they came about (`Termination` in the same order).
    SOUTH_WON = 1
    NORTH_WON = 2
    DRAWN = 3
    BY_OBJECTIVE = 1
    BY_THREE_ROADS = 2
    BY_TURN_LIMIT = 3
    BY_NOBODY_CAN_WIN = 4

    LAST_TURN = 400
    POINTS = 4
    CARD_POINTS = 2          # what reinforcements add and a supply cut takes


cdef enum Effect:
    E_FORCED_MARCH, E_WITHDRAWAL, E_SABOTAGE, E_DIG_IN
    E_REINFORCEMENTS, E_SECOND_FRONT, E_INTELLIGENCE, E_SUPPLY_CUT, E_NIGHT_MARCH, E_NEW_ORDERS


cdef enum Operation:
    OP_PLACE, OP_REDEPLOY, OP_RETREAT, OP_RETREAT_BLOCKED, OP_ATTACK, OP_FIRE, OP_CARD, OP_END


cdef struct Slot:
    uint8_t operation, road, argument


cdef struct Tables:
    # One ruleset, compiled. A unit's *code* is its place in the army plus one; 0 is "no unit".
    int road_length, kinds, arrows, three_roads_win, deployed_gun
    uint64_t full_stock
    uint16_t kinds_in_play, specials
    uint8_t length[16]
    uint8_t sweep[16]
    uint8_t is_special[16]
    uint8_t gun[16]                  # of a firing unit: its number plus one
    uint16_t beats[16]               # by code: the set of codes it beats
    uint8_t equal_class[16]          # by code: its class, as a number
    uint32_t fits[32]                # by gap: the placements that fit (R1.6)
    uint32_t front[2][16][16]        # lane bits by [gap is 0][own front][enemy front]
    uint32_t affordable[2][MAX_AP]   # lane bits by [night march][AP]
    uint32_t playable                # cards without a road that the options never forbid
    uint8_t arrow_gun[MAX_ARROWS]
    uint8_t arrow_tile[MAX_ARROWS]   # counted from the unit's rear, from 0
    int8_t arrow_step[MAX_ARROWS]    # south's roads to the right
    uint16_t arrow_hits[MAX_ARROWS]  # set of codes
    uint64_t take[MAX_OBJECTIVES][2]  # bit m: roads m fulfil the take clauses
    uint8_t deny[MAX_OBJECTIVES]
    Slot slot[SLOTS]


cdef struct Board:
    uint64_t units[2][LANES]         # codes, four bits each, the leading unit lowest
    uint64_t lanes[2][3]
    uint64_t stock[2]                # counts, four bits a kind
    uint64_t hand[2]                 # counts, four bits an effect
    uint16_t in_stock[2]             # set of kinds
    uint16_t in_hand[2]              # set of effects
    uint8_t count[2][LANES]
    uint8_t rear[2][LANES]           # empty tiles behind the line (R4.2); 0 without a line
    uint8_t end[2][LANES]            # tiles from the own block to the front; 0 without a line
    uint8_t gun_road[2][MAX_GUNS]
    uint8_t gun_tile[2][MAX_GUNS]    # of the gun's rear, from the own block; it stands where it stands
    uint8_t guns[2]                  # set of firing units on roads that are not conquered
    uint8_t specials[2], limit[2]    # R2.4
    uint8_t objective[2]
    uint8_t conquered[2], dug[2]     # sets of roads
    uint8_t supply_cut[2], knows[2], hidden_hand[2]
    uint8_t masked                   # a view: the decks are only counted
    uint8_t fire                     # set of arrows the side to move may fire
    uint8_t side, ap, night, fresh, result, how
    uint16_t turn
    uint8_t objectives_head, objectives_left, victory_left
    uint8_t objectives[MAX_DECK]     # a ring: the top is at objectives_head
    uint8_t victory[MAX_DECK]        # the top is at victory_left - 1


# ---------------------------------------------------------------- lanes and legal actions

cdef inline uint32_t lane_of(const Tables* t, const Board* b, int side, int road, int gap) noexcept nogil:
    cdef int enemy = side ^ 1
    cdef uint64_t units = b.units[side][road]
    cdef int count = b.count[side][road]
    cdef int rearmost = units >> ((4 * (count - 1)) & 63) & 15
    cdef uint32_t lane = t.fits[gap] | t.front[gap == 0][units & 15][b.units[enemy][road] & 15]
    # Without a branch: whether a line can be redeployed is a coin toss in random play.
    lane |= -<uint32_t>((count > 1) & (t.length[rearmost] <= gap)) & (REDEPLOY | FORCED_MARCH)
    if (b.dug[0] | b.dug[1]) >> road & 1:
        if b.dug[enemy] >> road & 1:
            lane &= ~<uint32_t>(ATTACK | SABOTAGE)
        if b.dug[side] >> road & 1:
            lane &= ~<uint32_t>DIG_IN
    return lane


cdef inline void set_lane(Board* b, int side, int word, int shift, uint64_t lane) noexcept nogil:
    b.lanes[side][word] = b.lanes[side][word] & ~(<uint64_t>((1 << LANE) - 1) << shift) | (lane << shift)


cdef inline void renew(const Tables* t, Board* b, int road) noexcept nogil:
    """Bring both sides' lanes of a road up to date after it changed."""
    cdef int word = (road * 11) >> 5          # road // 3
    cdef int shift = (road - 3 * word) * LANE
    cdef int gap
    if (b.conquered[0] | b.conquered[1]) >> road & 1:
        set_lane(b, 0, word, shift, 0)
        set_lane(b, 1, word, shift, 0)
        return
    gap = t.road_length - b.end[0][road] - b.end[1][road]
    set_lane(b, 0, word, shift, lane_of(t, b, 0, road, gap))
    set_lane(b, 1, word, shift, lane_of(t, b, 1, road, gap))


cdef inline int hit_depth(const Tables* t, const Board* b, int arrow) noexcept nogil:
    """How many enemy units an arrow of the side to move would remove (R6.1); 0 for no target."""
    cdef int side = b.side, enemy = side ^ 1
    cdef int gun = t.arrow_gun[arrow]
    cdef int road = b.gun_road[side][gun]
    cdef int target = road + (-t.arrow_step[arrow] if side else t.arrow_step[arrow])
    cdef int tile, depth
    cdef uint64_t units
    if not b.guns[side] >> gun & 1 or target < 0 or target >= ROADS:
        return 0
    if gun == t.deployed_gun and not b.fresh:
        return 0                              # R6.4
    if (b.conquered[0] | b.conquered[1] | b.dug[enemy]) >> target & 1:
        return 0
    tile = t.road_length - 1 - (b.gun_tile[side][gun] + t.arrow_tile[arrow])    # from the enemy's block
    if tile >= b.end[enemy][target] or tile < b.rear[enemy][target]:
        return 0
    units = b.units[enemy][target]
    depth = 1
    tile = b.end[enemy][target] - tile        # tiles from the front down to and with this one
    while tile > t.length[units & 15]:
        tile -= t.length[units & 15]
        units >>= 4
        depth += 1
    return depth if t.arrow_hits[arrow] >> (units & 15) & 1 else 0


cdef inline void aim(const Tables* t, Board* b) noexcept nogil:
    """Bring the fire of the side to move up to date.

    Within a turn it changes only when an own gun comes, goes or is closed in, or an enemy line shrinks.
    """
    cdef int arrow
    b.fire = 0
    if b.guns[b.side]:
        for arrow in range(t.arrows):
            if hit_depth(t, b, arrow):
                b.fire |= 1 << arrow


cdef inline void legal(const Tables* t, const Board* b, uint64_t* words) noexcept nogil:
    """The legal actions as 192 bits, in the order of the action space."""
    cdef int side = b.side
    cdef uint64_t lane, triple
    cdef uint32_t hand
    if b.result:
        words[0] = words[1] = words[2] = 0
        return
    lane = b.in_stock[side] & ~(-<uint64_t>(b.specials[side] >= b.limit[side]) & t.specials)    # R2.4
    lane = (lane | ~<uint64_t>PLACE) & t.affordable[b.night][b.ap]
    hand = b.in_hand[side]
    lane |= (hand & 15) << 17
    triple = lane | lane << LANE | lane << (2 * LANE)
    words[0] = b.lanes[side][0] & triple
    words[1] = b.lanes[side][1] & triple
    words[2] = b.lanes[side][2] & lane | <uint64_t>b.fire << FIRE_AT | <uint64_t>1 << END_AT
    hand >>= 4
    if hand:
        hand &= t.playable                    # R8.1
        if b.knows[side]:
            hand &= ~<uint32_t>(1 << (E_INTELLIGENCE - 4))
        if b.night:
            hand &= ~<uint32_t>(1 << (E_NIGHT_MARCH - 4))
        if not b.objectives_left:
            hand &= ~<uint32_t>(1 << (E_NEW_ORDERS - 4))
        words[2] |= <uint64_t>hand << CARDS_AT


cdef inline int list_slots(const uint64_t* words, uint8_t* slots) noexcept nogil:
    """The members of a set of actions; how many is returned."""
    cdef int i, count = 0
    cdef uint64_t word
    for i in range(3):
        word = words[i]
        while word:
            slots[count] = 64 * i + lowest(word)
            count += 1
            word &= word - 1
    return count


# ---------------------------------------------------------------- lines, stocks, hands

cdef inline void push_front(const Tables* t, Board* b, int side, int road, int code) noexcept nogil:
    b.units[side][road] = b.units[side][road] << 4 | <uint64_t>code
    b.count[side][road] += 1
    b.end[side][road] += t.length[code]


cdef inline void man_gun(const Tables* t, Board* b, int side, int road, int code) noexcept nogil:
    """Note where a leading unit that can fire now stands."""
    cdef int gun = t.gun[code] - 1
    b.gun_road[side][gun] = road
    b.gun_tile[side][gun] = b.end[side][road] - t.length[code]
    b.guns[side] |= 1 << gun
    if gun == t.deployed_gun:
        b.fresh = 1


cdef inline void take_from_stock(const Tables* t, Board* b, int side, int code) noexcept nogil:
    cdef int at = 4 * (code - 1)
    b.stock[side] -= <uint64_t>1 << at
    b.in_stock[side] &= ~(<uint16_t>(not b.stock[side] >> at & 15) << (code - 1))
    b.specials[side] += t.is_special[code]


cdef inline void to_stock(const Tables* t, Board* b, int side, int code) noexcept nogil:
    b.stock[side] += <uint64_t>1 << (4 * (code - 1))
    b.in_stock[side] |= 1 << (code - 1)
    b.specials[side] -= t.is_special[code]
    if t.gun[code]:
        b.guns[side] &= ~(1 << (t.gun[code] - 1))
        if t.gun[code] - 1 == t.deployed_gun and side == b.side:
            b.fresh = 0


cdef inline void pop_front(const Tables* t, Board* b, int side, int road, int count) noexcept nogil:
    """Return the `count` foremost units of a line to their stock."""
    cdef uint64_t units = b.units[side][road]
    cdef int i
    for i in range(count):
        b.end[side][road] -= t.length[units & 15]
        to_stock(t, b, side, units & 15)
        units >>= 4
    b.units[side][road] = units
    b.count[side][road] -= count
    if not units:
        b.rear[side][road] = 0
        b.end[side][road] = 0


cdef inline void gain_card(Board* b, int side, int effect) noexcept nogil:
    b.hand[side] += <uint64_t>1 << (4 * effect)
    b.in_hand[side] |= 1 << effect


cdef inline void discard(Board* b, int side, int effect) noexcept nogil:
    b.hand[side] -= <uint64_t>1 << (4 * effect)
    if not b.hand[side] >> (4 * effect) & 15:
        b.in_hand[side] &= ~(1 << effect)


# ---------------------------------------------------------------- conquest, victory, draws

cdef inline bint fulfils(const Tables* t, const Board* b, int side) noexcept nogil:
    """R9: the objective of a side is fulfilled by the roads both sides hold."""
    cdef int card = b.objective[side]
    if card >= MAX_OBJECTIVES:
        return False
    return (t.take[card][b.conquered[side] >> 6] >> (b.conquered[side] & 63) & 1
            and not t.deny[card] & b.conquered[side ^ 1])


cdef inline void judge(const Tables* t, Board* b) noexcept nogil:
    """R7.2, after an own action that may have won."""
    if fulfils(t, b, b.side):
        b.result = SOUTH_WON + b.side
        b.how = BY_OBJECTIVE
    elif t.three_roads_win and popcount(b.conquered[b.side]) >= 3:
        b.result = SOUTH_WON + b.side
        b.how = BY_THREE_ROADS


cdef inline bint could_win(const Tables* t, const Board* b, int side) noexcept nogil:
    """R7.3: the objective can still be fulfilled with the roads held and those still open."""
    cdef int roads = 127 & ~b.conquered[side ^ 1]
    cdef int card = b.objective[side]
    if card >= MAX_OBJECTIVES:
        return True
    return (t.take[card][roads >> 6] >> (roads & 63) & 1
            and not t.deny[card] & b.conquered[side ^ 1])


cdef inline bint nobody_can_win(const Tables* t, const Board* b) noexcept nogil:
    cdef int i
    if t.three_roads_win or could_win(t, b, 0) or could_win(t, b, 1):
        return False
    if (b.in_hand[0] | b.in_hand[1]) >> E_NEW_ORDERS & 1:
        return False
    for i in range(b.victory_left):
        if b.victory[i] == E_NEW_ORDERS:
            return False
    return True


cdef inline void conquer(const Tables* t, Board* b, int road) noexcept nogil:
    """R7.1: close the road, draw a card, judge."""
    cdef int side = b.side
    cdef int gun
    b.conquered[side] |= 1 << road
    b.dug[0] &= ~(1 << road)
    b.dug[1] &= ~(1 << road)
    for gun in range(MAX_GUNS):               # R6.5
        if b.guns[side] >> gun & 1 and b.gun_road[side][gun] == road:
            b.guns[side] &= ~(1 << gun)
            if gun == t.deployed_gun:
                b.fresh = 0
    if b.victory_left:
        b.victory_left -= 1
        gain_card(b, side, b.victory[b.victory_left])
    judge(t, b)


# ---------------------------------------------------------------- actions

cdef inline void advance(const Tables* t, Board* b, int road, int code) noexcept nogil:
    """The side to move puts a unit in front on a road."""
    cdef bint flush
    push_front(t, b, b.side, road, code)
    flush = b.end[b.side][road] == t.road_length
    if flush | t.gun[code]:
        if t.gun[code]:
            man_gun(t, b, b.side, road, code)
        if flush:
            conquer(t, b, road)
        aim(t, b)
    renew(t, b, road)


cdef inline void place(const Tables* t, Board* b, int road, int code) noexcept nogil:
    cdef int side = b.side
    take_from_stock(t, b, side, code)
    b.ap -= 1
    advance(t, b, road, code)


cdef inline void redeploy(const Tables* t, Board* b, int road) noexcept nogil:
    cdef int side = b.side
    cdef int top = 4 * (b.count[side][road] - 1)
    cdef int code = b.units[side][road] >> top & 15
    b.units[side][road] &= (<uint64_t>1 << top) - 1
    b.count[side][road] -= 1
    b.rear[side][road] += t.length[code]
    advance(t, b, road, code)


cdef inline void retreat(const Tables* t, Board* b, int side, int road) noexcept nogil:
    pop_front(t, b, side, road, 1)
    renew(t, b, road)
    aim(t, b)


cdef inline int sweep_depth(const Tables* t, const Board* b, int road) noexcept nogil:
    """How many enemy units the attack of the side to move removes (R5.2 to R5.4)."""
    cdef uint64_t units = b.units[b.side ^ 1][road]
    cdef int code = b.units[b.side][road] & 15
    cdef int most = t.sweep[code]
    cdef int depth = 0
    while depth < most and units and t.beats[code] >> (units & 15) & 1:
        units >>= 4
        depth += 1
    return depth


cdef inline void attack(const Tables* t, Board* b, int road) noexcept nogil:
    cdef int depth = sweep_depth(t, b, road)
    if depth:
        pop_front(t, b, b.side ^ 1, road, depth)
    else:
        pop_front(t, b, 0, road, 1)
        pop_front(t, b, 1, road, 1)
    renew(t, b, road)
    aim(t, b)


cdef inline void fire(const Tables* t, Board* b, int arrow) noexcept nogil:
    cdef int road = b.gun_road[b.side][t.arrow_gun[arrow]]
    cdef int target = road + (-t.arrow_step[arrow] if b.side else t.arrow_step[arrow])
    pop_front(t, b, b.side ^ 1, target, hit_depth(t, b, arrow))
    renew(t, b, target)
    aim(t, b)


cdef inline void play_card(const Tables* t, Board* b, int effect, int road) noexcept nogil:
    cdef int side = b.side, enemy = side ^ 1
    cdef uint8_t card
    discard(b, side, effect)
    if effect == E_FORCED_MARCH:
        redeploy(t, b, road)
    elif effect == E_WITHDRAWAL:
        retreat(t, b, side, road)
    elif effect == E_SABOTAGE:
        retreat(t, b, enemy, road)
    elif effect == E_DIG_IN:
        b.dug[side] |= 1 << road
        renew(t, b, road)
    elif effect == E_REINFORCEMENTS:
        b.ap += CARD_POINTS
    elif effect == E_SECOND_FRONT:
        b.limit[side] += 1
    elif effect == E_INTELLIGENCE:
        b.knows[side] = 1
    elif effect == E_SUPPLY_CUT:
        b.supply_cut[enemy] += CARD_POINTS
    elif effect == E_NIGHT_MARCH:
        b.night = 1
    else:                                     # new orders: under the ring, then draw its top
        card = b.objectives[b.objectives_head]
        b.objectives[b.objectives_head] = b.objective[side]
        b.objectives_head += 1
        if b.objectives_head == b.objectives_left:
            b.objectives_head = 0
        b.objective[side] = card
        b.knows[enemy] = 0
        judge(t, b)


cdef inline void end_turn(const Tables* t, Board* b) noexcept nogil:
    cdef int dug, road
    if nobody_can_win(t, b):
        b.result = DRAWN
        b.how = BY_NOBODY_CAN_WIN
        return
    if b.turn == LAST_TURN:
        b.result = DRAWN
        b.how = BY_TURN_LIMIT
        return
    b.night = 0
    b.fresh = 0
    b.turn += 1
    b.side ^= 1
    b.ap = POINTS - b.supply_cut[b.side] if b.supply_cut[b.side] < POINTS else 0
    b.supply_cut[b.side] = 0
    dug = b.dug[b.side]
    if dug:
        b.dug[b.side] = 0
        for road in range(ROADS):
            if dug >> road & 1:
                renew(t, b, road)
    aim(t, b)


cdef inline void apply(const Tables* t, Board* b, int slot) noexcept nogil:
    """Play a legal action. The caller has checked that it is one."""
    cdef Slot s = t.slot[slot]
    if s.operation == OP_PLACE:
        place(t, b, s.road, s.argument)
    elif s.operation == OP_END:
        end_turn(t, b)
    elif s.operation == OP_REDEPLOY:
        b.ap -= 2 - b.night
        redeploy(t, b, s.road)
    elif s.operation == OP_RETREAT:
        b.ap -= 2
        retreat(t, b, b.side, s.road)
    elif s.operation == OP_ATTACK:
        attack(t, b, s.road)
    elif s.operation == OP_RETREAT_BLOCKED:
        b.ap -= 3
        retreat(t, b, b.side, s.road)
    elif s.operation == OP_FIRE:
        fire(t, b, s.argument)
    else:
        play_card(t, b, s.argument, s.road)


# ---------------------------------------------------------------- random play

cdef inline uint64_t next_random(uint64_t* stream) noexcept nogil:
    stream[0] += <uint64_t>0xA0761D6478BD642F
    return fold(stream[0], stream[0] ^ <uint64_t>0xE7037ED1A0B428DB)


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
