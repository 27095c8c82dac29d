"""Deals the cards that a view hides, again for each simulation.

The belief gives, for each objective, the probability that the enemy has it. Hands and decks are dealt
uniformly.
"""

from libc.string cimport memcpy, memset

from ...rules.core cimport *


cdef struct Deal:
    # What a view hides: the enemy's objective, by weight, and the unseen cards.
    float weight[MAX_OBJECTIVES]
    float total
    int objectives
    uint8_t objective_pool[MAX_DECK + 2]
    int victory_cards
    uint8_t victory_pool[MAX_DECK]
    int hidden_hand
    int viewer


cdef inline fill_deal(Deal* deal, const Board* root, int viewer, weights, objective_pool, victory_pool):
    memset(deal, 0, sizeof(Deal))
    for i, weight in enumerate(weights):
        deal.weight[i] = weight
        deal.total += weight
    deal.objectives = len(objective_pool)
    for i, card in enumerate(objective_pool):
        deal.objective_pool[i] = card
    deal.victory_cards = len(victory_pool)
    for i, card in enumerate(victory_pool):
        deal.victory_pool[i] = card
    deal.viewer = viewer
    deal.hidden_hand = root.hidden_hand[viewer ^ 1]


cdef inline float unit(uint64_t* stream) noexcept nogil:
    return (next_random(stream) >> 40) * (1.0 / (1 << 24))


cdef inline void deal_unseen(const Deal* deal, const Board* root, Board* b, uint64_t* stream) noexcept nogil:
    """Deal a whole board that the viewer cannot tell from the root."""
    cdef uint8_t pool[MAX_DECK + 2]
    cdef int enemy = deal.viewer ^ 1
    cdef int i, count
    cdef float at
    memcpy(b, root, sizeof(Board))
    if not root.masked:
        return
    b.masked = 0
    count = deal.objectives
    memcpy(pool, deal.objective_pool, count)
    shuffle(pool, count, stream)
    if b.objective[enemy] == HIDDEN_CARD:
        at = unit(stream) * deal.total
        i = 0
        while i < MAX_OBJECTIVES - 1 and at >= deal.weight[i]:
            at -= deal.weight[i]
            i += 1
        b.objective[enemy] = i
        for i in range(count):
            if pool[i] == b.objective[enemy]:
                count -= 1
                pool[i] = pool[count]
                break
    memcpy(b.objectives, pool, b.objectives_left)
    b.objectives_head = 0
    count = deal.victory_cards
    memcpy(pool, deal.victory_pool, count)
    shuffle(pool, count, stream)
    for i in range(deal.hidden_hand):
        count -= 1
        gain_card(b, enemy, pool[count])
    b.hidden_hand[enemy] = 0
    memcpy(b.victory, pool, b.victory_left)
