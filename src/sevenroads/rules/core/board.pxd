"""The two structs of the core and the accessors that read what they pack into words.

`Tables` is a ruleset compiled by `tables.pyx`; `Board` is a position. A board holds no pointers, so
that copying one is a memcpy. Sides are 0 (south) and 1 (north), roads 0 to 6. A unit's *code* is its
place in the army plus one, and 0 is "no unit". A *line* is the units of one side on one road: a word
of codes, four bits each, the leading unit lowest.
"""

from libc.stdint cimport int8_t, int16_t, uint8_t, uint16_t, uint32_t, uint64_t

from .bits cimport *


cdef extern from *:
    """
    #define SR_CHECK_EFFECTS(fit) _Static_assert(fit, \\
        "more card effects than a hand, a lane or the third word of actions has bits for")
    """
    void check_effects "SR_CHECK_EFFECTS"(bint fit) noexcept nogil


cdef enum Effect:
    # The card effects of R8, in the order of the table in rules/effects.py: first those that need a road.
    E_FORCED_MARCH, E_WITHDRAWAL, E_SABOTAGE, E_DIG_IN
    E_REINFORCEMENTS, E_SECOND_FRONT, E_INTELLIGENCE, E_SUPPLY_CUT, E_NIGHT_MARCH, E_NEW_ORDERS
    EFFECT_COUNT
    ROAD_EFFECT_COUNT = E_REINFORCEMENTS


cdef enum Operation:
    OP_PLACE, OP_REDEPLOY, OP_RETREAT, OP_RETREAT_BLOCKED, OP_ATTACK, OP_FIRE, OP_CARD, OP_END


cdef enum:
    ROADS = 7
    ALL_ROADS = (1 << ROADS) - 1
    LANES = 8                # roads, rounded up so that addresses are shifts
    UNIT_BITS = 4            # of a code in a line
    COUNT_BITS = 4           # of a count in a stock or hand
    MAX_KINDS = 13
    MAX_ARROWS = 8
    MAX_GUNS = 4
    MAX_OBJECTIVES = 64
    MAX_DECK = 48
    MAX_AP = 128             # 4, and at most 2 for each card of a deck
    SLOTS = 192
    NO_CARD = 255
    HIDDEN_CARD = 254

    # A lane: the bits of one road's actions, first placements by kind, then these.
    REDEPLOY_AT = MAX_KINDS
    RETREAT_AT = REDEPLOY_AT + 1
    RETREAT_BLOCKED_AT = RETREAT_AT + 1
    ATTACK_AT = RETREAT_BLOCKED_AT + 1
    ROAD_CARDS_AT = ATTACK_AT + 1
    LANE = ROAD_CARDS_AT + ROAD_EFFECT_COUNT      # bits of a lane; three lanes a word
    LANE_BITS = (1 << LANE) - 1
    PLACE = (1 << MAX_KINDS) - 1
    REDEPLOY = 1 << REDEPLOY_AT
    RETREAT = 1 << RETREAT_AT
    RETREAT_BLOCKED = 1 << RETREAT_BLOCKED_AT
    ATTACK = 1 << ATTACK_AT
    UNIT_MOVES = REDEPLOY | RETREAT | RETREAT_BLOCKED | ATTACK
    FORCED_MARCH = 1 << (ROAD_CARDS_AT + E_FORCED_MARCH)
    WITHDRAWAL = 1 << (ROAD_CARDS_AT + E_WITHDRAWAL)
    SABOTAGE = 1 << (ROAD_CARDS_AT + E_SABOTAGE)
    DIG_IN = 1 << (ROAD_CARDS_AT + E_DIG_IN)
    ROAD_CARDS = (1 << ROAD_EFFECT_COUNT) - 1     # of a set of effects, those that need a road

    # Bits of the third word above the lane of road 7.
    FIRE_AT = LANE
    CARDS_AT = FIRE_AT + MAX_ARROWS
    END_AT = CARDS_AT + EFFECT_COUNT - ROAD_EFFECT_COUNT

    # Results, and how they came about (`Termination` in the same order).
    SOUTH_WON = 1
    NORTH_WON = 2
    DRAWN = 3
    BY_OBJECTIVE = 1
    BY_THREE_ROADS = 2
    BY_TURN_LIMIT = 3
    BY_NOBODY_CAN_WIN = 4
    # Ends that a position does not show.
    BY_RESIGNATION = 5
    BY_TIME = 6
    BY_AGREEMENT = 7
    BY_REPETITION = 8
    BY_OTHER = 9

    LAST_TURN = 400          # R7.3
    POINTS = 4               # R3.1
    SUPPLY_CUT = 2           # R8: the AP that a supply cut takes


cdef struct Slot:
    uint8_t operation, road, argument


cdef struct Tables:
    # One ruleset, compiled. Arrays of 16 are indexed by code.
    int road_length, kinds, arrows, three_roads_win
    int bound_gun                    # the gun that fires only in the turn of its deployment (R6.4); -1 for none
    bint redeployed_gun_fires        # whether redeploying counts for it, or only placing from stock
    uint64_t full_stock
    uint16_t kinds_in_play, specials
    uint8_t length[16]
    uint8_t sweep[16]                # R5.4: the most units an attack removes; 16 for no limit
    uint8_t is_special[16]
    uint8_t gun[16]                  # of a firing unit: its number plus one
    uint16_t beats[16]               # R2.1: the set of codes it beats
    uint8_t unit_class[16]           # its class, as a number (`UNIT_CLASSES`)
    uint32_t fits[32]                # by gap: the placements that fit (R1.6)
    uint32_t front[2][16][16]        # lane bits by [gap is 0][own front][enemy front] (R4.3 to R5.1)
    uint32_t affordable[2][MAX_AP]   # lane bits by [night march][AP] (R3.2)
    uint32_t playable                # cards without a road that the options never forbid (R8.1)
    int8_t card_points[16]           # by effect: the AP that playing the card gives or, below 0, costs (R8)
    int most_ap                      # of a turn: R3.1 and all cards that give AP
    uint32_t helpful                 # cards without a road that can help within the turn, and never harm
    uint8_t arrow_gun[MAX_ARROWS]
    uint8_t arrow_tile[MAX_ARROWS]   # counted from the unit's rear, from 0
    int8_t arrow_step[MAX_ARROWS]    # south's roads to the right
    uint16_t arrow_hits[MAX_ARROWS]  # set of codes
    uint64_t take[MAX_OBJECTIVES][2]  # R9: bit m says that roads m fulfil the take clauses
    uint8_t deny[MAX_OBJECTIVES]     # R9: roads the enemy must not hold
    Slot slot[SLOTS]
    uint64_t numbered[3]             # the slots with a number of their own: all but those of blocked retreats
    uint64_t retreats_blocked[3]
    # The decks as they are before the deal.
    int objectives, objective_cards, victory_cards    # different objectives; cards in each deck
    uint8_t objective_count[MAX_OBJECTIVES]
    uint64_t victory_count           # counts by effect
    # By seat, one byte for each road from the seat's left: 2 if every way to fulfil an objective needs the
    # road, 1 if some way does; and 1 for a road in the deny set.
    uint64_t take_marks[2][MAX_OBJECTIVES]
    uint64_t deny_marks[2][MAX_OBJECTIVES]


cdef struct Board:
    uint64_t units[2][LANES]         # lines
    uint64_t lanes[2][3]             # by side: the actions on each road, apart from AP, stock and cards
    uint64_t stock[2]                # counts by kind (R2.5)
    uint64_t hand[2]                 # counts by effect
    uint16_t in_stock[2]             # set of kinds
    uint16_t in_hand[2]              # set of effects
    uint8_t count[2][LANES]          # units in the line
    uint8_t rear[2][LANES]           # empty tiles behind the line (R4.2); 0 without a line
    uint8_t end[2][LANES]            # tiles from the side's block to the front; 0 without a line
    uint8_t gun_road[2][MAX_GUNS]
    uint8_t gun_tile[2][MAX_GUNS]    # of the gun's rear, from the side's block
    uint8_t guns[2]                  # set of firing units on roads that are not conquered
    uint8_t specials[2], limit[2]    # R2.4
    uint8_t objective[2]
    uint8_t conquered[2], dug[2]     # sets of roads
    uint8_t supply_cut[2], knows[2], hidden_hand[2]
    uint8_t masked                   # a view: the decks are only counted
    uint8_t fire                     # set of arrows the side to move may fire
    uint8_t side, ap, night
    uint8_t fresh                    # the gun bound by R6.4 may fire this turn
    uint8_t result, how
    uint16_t turn
    uint8_t objectives_head, objectives_left, victory_left
    uint8_t objectives[MAX_DECK]     # a ring: the top is at objectives_head
    uint8_t victory[MAX_DECK]        # the top is at victory_left - 1


# ---------------------------------------------------------------- lines

cdef inline int leading_unit(uint64_t line) noexcept nogil:
    """The code of the leading unit (R1.4); 0 for an empty line."""
    return line & ((1 << UNIT_BITS) - 1)


cdef inline int unit_at(uint64_t line, int ahead) noexcept nogil:
    """The code of the unit behind `ahead` others, counted from the front."""
    return leading_unit(line >> (UNIT_BITS * ahead))


cdef inline int rearmost_unit(uint64_t line, int count) noexcept nogil:
    """The code of the rearmost unit of a line of `count` units (R1.4); 0 for an empty line."""
    # The mask makes the shift defined for an empty line, and costs nothing.
    return leading_unit(line >> ((UNIT_BITS * (count - 1)) & 63))


cdef inline uint64_t without_front(uint64_t line, int count=1) noexcept nogil:
    """A line without its `count` foremost units."""
    return line >> (UNIT_BITS * count)


cdef inline uint64_t without_rearmost(uint64_t line, int count) noexcept nogil:
    return line & ((<uint64_t>1 << (UNIT_BITS * (count - 1))) - 1)


cdef inline uint64_t with_in_front(uint64_t line, int code) noexcept nogil:
    """A line with a unit put in front of its leading unit."""
    return line << UNIT_BITS | <uint64_t>code


# ---------------------------------------------------------------- stocks and hands

cdef inline int count_of(uint64_t counts, int kind) noexcept nogil:
    """One of the counts packed into a word: of a kind in a stock, of an effect in a hand."""
    return counts >> (COUNT_BITS * kind) & ((1 << COUNT_BITS) - 1)


cdef inline uint64_t one_more(int kind) noexcept nogil:
    """The word to add for one more of a kind, or to subtract for one fewer."""
    return <uint64_t>1 << (COUNT_BITS * kind)


cdef inline int in_stock(const Board* b, int side, int code) noexcept nogil:
    """How many units of a code a side has in its stock (R2.5)."""
    return count_of(b.stock[side], code - 1)


# ---------------------------------------------------------------- roads

cdef inline int both_conquered(const Board* b) noexcept nogil:
    """The set of roads that either side has conquered."""
    return b.conquered[0] | b.conquered[1]


cdef inline bint is_conquered(const Board* b, int road) noexcept nogil:
    return has(both_conquered(b), road)


cdef inline int gap_on(const Tables* t, const Board* b, int road) noexcept nogil:
    """R1.5."""
    return t.road_length - b.end[0][road] - b.end[1][road]


cdef inline bint unit_beats(const Tables* t, int code, int other) noexcept nogil:
    """R2.1. Nothing beats "no unit", and it beats nothing."""
    return has(t.beats[code], other)


cdef inline int lane_word(int road) noexcept nogil:
    """Which of the three words of a set of actions has the lane of a road: road // 3."""
    return (road * 11) >> 5


cdef inline int lane_shift(int road) noexcept nogil:
    """The place of a road's lane in its word."""
    return (road - 3 * lane_word(road)) * LANE


cdef inline uint32_t lane_in(const uint64_t* words, int road) noexcept nogil:
    """The lane of a road in a set of actions."""
    return words[lane_word(road)] >> lane_shift(road) & LANE_BITS


cdef inline void check_layout_of_bits() noexcept nogil:
    """Fail the build if there are more effects than bits; called once, from `legal`."""
    check_effects((EFFECT_COUNT <= 16) & (3 * LANE <= 64) & (END_AT < 64))
