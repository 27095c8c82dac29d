"""What the arrows of firing units can hit (R6)."""

from .board cimport *


cdef inline int road_aimed_at(const Tables* t, int side, int road, int arrow) noexcept nogil:
    """The road an arrow points at from a road (R1.2, R6); it may lie beyond the first or the last."""
    return road + (-t.arrow_step[arrow] if side else t.arrow_step[arrow])


cdef inline int hit_depth(const Tables* t, const Board* b, int arrow) noexcept nogil:
    """How many enemy units an arrow of the side to move would remove (R6.1); 0 for no target."""
    cdef int side = b.side, enemy = side ^ 1
    cdef int gun = t.arrow_gun[arrow]
    cdef int target = road_aimed_at(t, side, b.gun_road[side][gun], arrow)
    cdef int tile, depth
    cdef uint64_t line
    if not has(b.guns[side], gun) or target < 0 or target >= ROADS:
        return 0
    if gun == t.bound_gun and not b.fresh:
        return 0                              # R6.4
    if has(both_conquered(b) | b.dug[enemy], target):
        return 0                              # R6.1, R6.3: not into a conquered road nor at a dug-in line
    tile = t.road_length - 1 - (b.gun_tile[side][gun] + t.arrow_tile[arrow])    # R1.3: from the enemy's block
    if tile >= b.end[enemy][target] or tile < b.rear[enemy][target]:
        return 0
    line = b.units[enemy][target]
    depth = 1
    tile = b.end[enemy][target] - tile        # tiles from the front down to and with this one
    while tile > t.length[leading_unit(line)]:
        tile -= t.length[leading_unit(line)]
        line = without_front(line)
        depth += 1
    return depth if has(t.arrow_hits[arrow], leading_unit(line)) else 0


cdef inline void aim(const Tables* t, Board* b) noexcept nogil:
    """Bring the set of arrows that the side to move may fire up to date.

    Within a turn it changes only when an own gun comes, goes or is closed in, or an enemy line shrinks.
    """
    cdef int arrow
    b.fire = 0
    if b.guns[b.side]:
        for arrow in range(t.arrows):
            if hit_depth(t, b, arrow):
                b.fire |= 1 << arrow
