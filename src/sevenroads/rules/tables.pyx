# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, embedsignature=True
# cython: freethreading_compatible=True
"""A ruleset compiled to the tables of the core, and the fixed action space that goes with it."""

from libc.string cimport memset

from .clash import beats, check_clashes
from .effects import BY_NAME, EFFECTS, OTHER_EFFECTS, ROAD_EFFECTS
from .errors import InvalidEdition
from .objectives import fulfilling_sets, needed_roads, road_set
from .types import UNIT_CLASSES, FiresWhen

if len(EFFECTS) != EFFECT_COUNT or len(ROAD_EFFECTS) != ROAD_EFFECT_COUNT:
    raise ImportError("the table in rules/effects.py and `Effect` in rules/core/board.pxd have different effects")


cdef class Action:
    """One action as a readable value; equal to any other of the same text.

    `kind` is place, redeploy, retreat, attack, fire, card or end; `unit`, `road`, `direction` and
    `card` are `None` where they do not apply.

    >>> from sevenroads import State
    >>> action = State.new("ardennes", seed=7).action("T3")
    >>> action.kind, action.unit, action.road
    ('place', 'T', 3)
    """

    def __init__(self, str text, str kind, *, unit=None, road=None, direction=None, card=None):
        self.text = text
        self.kind = kind
        self.unit = unit
        self.road = road
        self.direction = direction
        self.card = card

    def __str__(self):
        return self.text

    def __repr__(self):
        return f"Action({self.text!r})"

    def __hash__(self):
        return hash(self.text)

    def __eq__(self, other):
        return isinstance(other, Action) and (<Action>other).text == self.text

    def __reduce__(self):
        return _rebuild, (self.text, self.kind, self.unit, self.road, self.direction, self.card)


def _rebuild(text, kind, unit, road, direction, card):
    return Action(text, kind, unit=unit, road=road, direction=direction, card=card)


cdef class Rules:
    """A ruleset compiled to tables, with its fixed action space.

    `actions[id]` is the action of a number and `ids[text]` the number of an action's text. The space
    depends on the edition's army alone, never on options. `owner` is any object that the caller wants to
    find again from a position; the kernel does not use it.
    """

    def __init__(self, ruleset, owner=None):
        self.ruleset = ruleset
        self.owner = owner
        memset(&self.tables, 0, sizeof(Tables))
        check_clashes(ruleset.army)
        self._check_limits()
        self.letters = ("",) + tuple(unit.letter for unit in ruleset.army)
        self.code_of = {letter: code for code, letter in enumerate(self.letters) if code}
        self.objective_ids = tuple(card.id for card in ruleset.objectives)
        self.objective_codes = {card: code for code, card in enumerate(self.objective_ids)}
        self.lines = {}
        self._compile_units()
        self._compile_arrows()
        self._compile_cards()
        self._compile_actions()

    def _check_limits(self):
        ruleset = self.ruleset
        army = ruleset.army
        arrows = sum(len(unit.arrows) for unit in army)
        guns = sum(bool(unit.arrows) for unit in army)
        bound = sum(unit.fires_when is not FiresWhen.ALWAYS for unit in army)
        shortest = sorted(unit.length for unit in army for _ in range(unit.count))
        tiles = crowd = 0
        for length in shortest:
            tiles += length
            crowd += tiles <= ruleset.road_length
        limits = (
            (len(army), MAX_KINDS, "kinds of units"),
            (max(unit.count for unit in army), 15, "units of one kind"),
            (arrows, MAX_ARROWS, "arrows in all"),
            (guns, MAX_GUNS, "kinds of units that fire"),
            (bound, 1, "kinds of units that fire only in the turn of their deployment"),
            (crowd, 16, "units that fit on one road"),
            (len(ruleset.objectives), MAX_OBJECTIVES, "different objective cards"),
            (sum(card.count for card in ruleset.objectives), MAX_DECK, "objective cards"),
            (sum(count for _, count in ruleset.victory_cards), MAX_DECK, "victory cards"),
            (max((count for _, count in ruleset.victory_cards), default=0), 15, "victory cards of one kind"),
        )
        for number, most, what in limits:
            if number > most:
                raise InvalidEdition(f"{number} {what}: at most {most} are allowed")
        for name, points in ruleset.card_points:
            BY_NAME[name].check_points(points)

    def _compile_units(self):
        cdef Tables* t = &self.tables
        cdef int code, enemy, gap, own
        ruleset = self.ruleset
        in_play = {unit.letter for unit in ruleset.in_play}
        t.road_length = ruleset.road_length
        t.kinds = len(ruleset.army)
        t.three_roads_win = ruleset.three_roads_win
        for code, unit in enumerate(ruleset.army, 1):
            t.length[code] = unit.length
            t.unit_class[code] = UNIT_CLASSES.index(unit.unit_class)
            t.sweep[code] = unit.sweep or 16
            t.is_special[code] = unit.special
            t.specials |= (1 << (code - 1)) if unit.special else 0
            if unit.letter in in_play:
                t.kinds_in_play |= 1 << (code - 1)
                t.full_stock += unit.count * one_more(code - 1)
            for gap in range(unit.length, 32):
                t.fits[gap] |= 1 << (code - 1)
        for own in range(t.kinds + 1):
            for enemy in range(t.kinds + 1):
                self._compile_contact(own, enemy)
        for night in range(2):
            for ap in range(MAX_AP):
                t.affordable[night][ap] = (
                    ATTACK
                    | (PLACE if ap >= 1 else 0)
                    | (REDEPLOY if ap >= 2 - night else 0)
                    | (RETREAT if ap >= 2 else 0)
                    | (RETREAT_BLOCKED if ap >= 3 else 0)
                )
                for effect, name in enumerate(ROAD_EFFECTS):
                    if ap + ruleset.points(name) >= 0:
                        t.affordable[night][ap] |= 1 << (ROAD_CARDS_AT + effect)

    cdef _compile_contact(self, int own, int enemy):
        """R4.3 to R5.1 for each pair of leading units, apart and touching."""
        cdef Tables* t = &self.tables
        cdef uint32_t always = (WITHDRAWAL | DIG_IN if own else 0) | (SABOTAGE if enemy else 0)
        cdef uint32_t touching = 0
        t.front[0][own][enemy] = always | (RETREAT if own else 0)
        if own and enemy:
            unit = self.ruleset.army[own - 1]
            other = self.ruleset.army[enemy - 1]
            if beats(unit, other):
                t.beats[own] |= 1 << enemy
            touching = RETREAT_BLOCKED if beats(other, unit) else RETREAT | ATTACK
        t.front[1][own][enemy] = always | touching

    def _compile_arrows(self):
        cdef Tables* t = &self.tables
        cdef int gun = 0
        t.bound_gun = -1
        for code, unit in enumerate(self.ruleset.army, 1):
            if not unit.arrows:
                continue
            t.gun[code] = gun + 1
            if unit.fires_when is not FiresWhen.ALWAYS:
                t.bound_gun = gun
                t.redeployed_gun_fires = unit.fires_when is FiresWhen.DEPLOYED
            for arrow in unit.arrows:
                t.arrow_gun[t.arrows] = gun
                t.arrow_tile[t.arrows] = arrow.tile - 1
                t.arrow_step[t.arrows] = arrow.distance * (-1 if arrow.direction == "left" else 1)
                t.arrow_hits[t.arrows] = sum(1 << self.code_of[letter] for letter in arrow.hits)
                t.arrows += 1
            gun += 1

    def _compile_cards(self):
        cdef Tables* t = &self.tables
        cdef int seat, road, shift
        cdef uint64_t some, every
        ruleset = self.ruleset
        t.playable = (1 << len(OTHER_EFFECTS)) - 1
        if not any(unit.special for unit in ruleset.in_play):
            t.playable &= ~<uint32_t>(1 << (E_SECOND_FRONT - ROAD_EFFECT_COUNT))
        if not ruleset.objectives:
            t.playable &= ~<uint32_t>(1 << (E_INTELLIGENCE - ROAD_EFFECT_COUNT))
        t.objectives = len(ruleset.objectives)
        t.objective_cards = sum(card.count for card in ruleset.objectives)
        t.victory_cards = sum(count for _, count in ruleset.victory_cards)
        for name, count in ruleset.victory_cards:
            t.victory_count += count * one_more(EFFECTS.index(name))
        t.most_ap = POINTS + ruleset.bonus
        t.helpful = (1 << E_SECOND_FRONT | 1 << E_NIGHT_MARCH) >> ROAD_EFFECT_COUNT
        for effect, name in enumerate(EFFECTS):
            t.card_points[effect] = ruleset.points(name)
            if t.card_points[effect] > 0:
                t.helpful |= (1 << effect) >> ROAD_EFFECT_COUNT
        for i, card in enumerate(ruleset.objectives):
            sets = fulfilling_sets(card)
            t.take[i][0] = sets & 0xFFFFFFFFFFFFFFFF
            t.take[i][1] = sets >> 64
            t.deny[i] = road_set(card.deny)
            t.objective_count[i] = card.count
            some, every = needed_roads(card)
            for seat in range(2):
                for road in range(ROADS):
                    shift = 8 * (ROADS - 1 - road if seat else road)
                    t.take_marks[seat][i] |= <uint64_t>(has(some, road) + has(every, road)) << shift
                    t.deny_marks[seat][i] |= <uint64_t>has(t.deny[i], road) << shift

    def _compile_actions(self):
        """The action space, in order: each road's actions, then fire, other cards, end of turn."""
        cdef list actions = []
        cdef int road, lane
        army = self.ruleset.army
        for slot in range(SLOTS):
            self.id_of[slot] = self.slot_of[slot] = -1

        for road in range(ROADS):
            lane = 64 * lane_word(road) + lane_shift(road)
            for code, unit in enumerate(army, 1):
                self._add(actions, lane + code - 1, OP_PLACE, road, code,
                          Action(f"{unit.letter}{road + 1}", "place", unit=unit.letter, road=road + 1))
            self._add(actions, lane + REDEPLOY_AT, OP_REDEPLOY, road, 0, Action(f">{road + 1}", "redeploy", road=road + 1))
            self._add(actions, lane + RETREAT_AT, OP_RETREAT, road, 0, Action(f"<{road + 1}", "retreat", road=road + 1))
            self.id_of[lane + RETREAT_BLOCKED_AT] = len(actions) - 1
            self.tables.slot[lane + RETREAT_BLOCKED_AT] = Slot(OP_RETREAT_BLOCKED, road, 0)
            self.tables.retreats_blocked[lane_word(road)] |= <uint64_t>RETREAT_BLOCKED << lane_shift(road)
            self._add(actions, lane + ATTACK_AT, OP_ATTACK, road, 0, Action(f"x{road + 1}", "attack", road=road + 1))
            for effect, name in enumerate(ROAD_EFFECTS):
                self._add(actions, lane + ROAD_CARDS_AT + effect, OP_CARD, road, effect,
                          Action(f"!{name}:{road + 1}", "card", road=road + 1, card=name))
        arrows = [(unit.letter, arrow.direction) for unit in army for arrow in unit.arrows]
        for number, (letter, direction) in enumerate(arrows):
            self._add(actions, 128 + FIRE_AT + number, OP_FIRE, 0, number,
                      Action(f"{letter}{direction[0]}", "fire", unit=letter, direction=direction))
        for number, name in enumerate(OTHER_EFFECTS):
            self._add(actions, 128 + CARDS_AT + number, OP_CARD, 0, len(ROAD_EFFECTS) + number,
                      Action(f"!{name}", "card", card=name))
        self._add(actions, 128 + END_AT, OP_END, 0, 0, Action(".", "end"))
        self.actions = tuple(actions)
        self.ids = {action.text: number for number, action in enumerate(actions)}

    cdef _add(self, list actions, int slot, int operation, int road, int argument, Action action):
        self.id_of[slot] = len(actions)
        self.slot_of[len(actions)] = slot
        self.tables.slot[slot] = Slot(operation, road, argument)
        self.tables.numbered[slot // 64] |= <uint64_t>1 << slot % 64
        actions.append(action)

    cpdef int number(self, action) except -2:
        """The number of an action given as value, text or number; -1 if the space does not have it."""
        if type(action) is Action:
            return self.ids.get((<Action>action).text, -1)
        if isinstance(action, str):
            return self.ids.get(action, -1)
        if isinstance(action, bool) or not hasattr(action, "__index__"):
            raise TypeError(f"an action is an Action, its text or its number, not {action!r}")
        return action if 0 <= action < len(self.actions) else -1

    def __reduce__(self):
        return Rules, (self.ruleset, self.owner)
