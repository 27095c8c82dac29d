"""Makes the golden files: one recorded game per card and per way a game can end, and perft counts.

Run it (`.venv/bin/python tests/golden/make.py`) only for what is new: a file that exists is left
alone, since it is the evidence that old games replay. Delete a file to make it anew.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

from sevenroads import RULES_REVISION, Action, Catalog, Side, State
from sevenroads.game import Clock, Match, Step, TimeControl, to_record
from sevenroads.notation import write_record
from sevenroads.players import GreedyPlayer
from sevenroads.rules.effects import EFFECTS
from sevenroads.rules.types import Termination

HERE = Path(__file__).parent
EDITIONS = ("ardennes", "dday", "prototype")
#: Some games begin in a position with cards that later revisions of the rules no longer have.
REVISION_2 = Catalog().at_revision(2)
DEEPEST = 5


# ---------------------------------------------------------------- games


def finish(match: Match, seed: int, until: Callable[[Match], bool] | None = None) -> Match:
    """Play on: the greedy planner, but any card that may be played is played now and then."""
    rng = random.Random(seed)
    player = GreedyPlayer(seed, width=2)
    while match.outcome is None and not (until and until(match)):
        view = match.state.view(match.side)
        cards = [action for action in view.legal_actions() if action.kind == "card"]
        match.play(rng.choice(cards) if cards and rng.random() < 0.5 else player.choose(view))
    return match


def game_with_card(card: str) -> Match:
    """The first short game, by seed, in which a card is played and which ends decisively."""
    for seed in range(10_000):
        match = finish(Match(State.new(EDITIONS[seed % 2], seed=seed), tags={"Site": "golden"}), seed)
        played = {step.action.card for step in match.steps}
        if card in played and match.outcome and match.outcome.winner and match.state.turn < 40:
            return match
    raise RuntimeError(f"no game with {card}")


def game_won_by(termination: Termination) -> Match:
    for seed in range(10_000):
        match = finish(Match(State.new("ardennes", seed=seed)), seed)
        if match.outcome and match.outcome.termination is termination:
            return match
    raise RuntimeError(f"no game ends by {termination}")


def game_of_today(edition: str) -> Match:
    """A short game with the decks of the current revision of the rules, won by objective."""
    for seed in range(10_000):
        match = finish(Match(State.new(edition, seed=seed), tags={"Site": "golden"}), seed)
        if match.outcome and match.outcome.termination is Termination.OBJECTIVE and match.state.turn < 60:
            return match
    raise RuntimeError(f"no game of {edition}")


def game_with_placed_mortar(edition: str) -> Match:
    """A random game in which the mortar fires, and is redeployed after it was placed in an earlier turn."""
    for seed in range(1000):
        rng = random.Random(seed)
        match = Match(State.new(edition, seed=seed, mortar_fires="placed"), tags={"Site": "golden"})
        while match.outcome is None and match.state.turn < 40:
            legal = match.state.legal_actions()
            mortar = [action for action in legal if action.unit == "R" or _moves_mortar(match.state, action)]
            match.play(rng.choice(mortar if mortar and rng.random() < 0.5 else legal))
        fired = any(step.action.text == "Rl" for step in match.steps)
        if fired and match.outcome is None and any(map(_redeploys_old_mortar, match.steps)):
            match.resign(match.side)
            return match
    raise RuntimeError(f"no such game of {edition}")


def _moves_mortar(state: State, action: Action) -> bool:
    return action.kind == "redeploy" and state.line(state.side, action.road).units[0] == "R"


def _redeploys_old_mortar(step: Step) -> bool:
    return _moves_mortar(step.before, step.action) and not step.before.layout().effects.fresh


def game_to_turn_limit() -> Match:
    """The last four of 400 turns, from a position prepared for this game."""
    match = Match(State.parse("dday |/P|/|/|/|P/|/| s397:4 13/- 57/- -/- -", REVISION_2))
    for action in ["T2", ".", "T5", ".", "M2", ".", "T5"]:
        match.play(action)
    match.play(".")
    return match


def game_nobody_can_win() -> Match:
    """South needs 7 and north needs 3; north takes 7, and each holds what the other needs."""
    text = "prototype |/|/!3TPPPPMT|/|/|/|/|MPPPPT3 n20:4 17h/- 35x/- 24h,46h/sabotage -"
    match = Match(State.parse(text, REVISION_2))
    match.play("T7")
    match.play(".")
    return match


def game_by_repetition() -> Match:
    match = Match(State.new("prototype", seed=5, victory_cards=False))
    for _ in range(2):
        for action in ["T3", "<3", ".", "T4", "<4", "."]:
            match.play(action)
    return match


def game_resigned() -> Match:
    match = finish(Match(State.new("dday", seed=11)), 11, lambda m: m.state.turn > 6)
    match.resign(match.side)
    return match


def game_on_time() -> Match:
    clock = Clock.new(TimeControl.live(60, increment=2)).start(Side.NORTH, now=0)
    match = Match(State.new("ardennes", seed=3, start="north"), clock=clock)
    for now, action in enumerate(["T3", "P3", ".", "T3", "P4", ".", "C1"], 1):
        match.play(action, now=now * 9000)
    assert match.flag(now=200_000)
    return match


def game_agreed() -> Match:
    match = finish(Match(State.new("prototype", seed=21)), 21, lambda m: m.state.turn > 4)
    match.offer_draw(Side.SOUTH)
    match.offer_draw(Side.NORTH)
    return match


GAMES: dict[str, Callable[[], Match]] = {
    **{f"card-{card}": (lambda card=card: game_with_card(card)) for card in EFFECTS},
    **{
        f"mortar-placed-{edition}": (lambda edition=edition: game_with_placed_mortar(edition))
        for edition in EDITIONS
    },
    **{
        f"revision-{RULES_REVISION}-{edition}": (lambda edition=edition: game_of_today(edition))
        for edition in EDITIONS
    },
    "end-objective": lambda: game_won_by(Termination.OBJECTIVE),
    "end-three-roads": lambda: game_won_by(Termination.THREE_ROADS),
    "end-turn-limit": game_to_turn_limit,
    "end-nobody-can-win": game_nobody_can_win,
    "end-repetition": game_by_repetition,
    "end-resignation": game_resigned,
    "end-time": game_on_time,
    "end-agreement": game_agreed,
}


def make_games() -> None:
    for name, make in GAMES.items():
        path = HERE / "games" / f"{name}.7r"
        if path.exists():
            continue
        record = to_record(match := make())
        record.tags["Final"] = str(match.state)
        path.parent.mkdir(exist_ok=True)
        path.write_text(write_record(record), encoding="utf-8")
        print(path.name, match.outcome)  # noqa: T201


# ---------------------------------------------------------------- counts


Wanted = list[Callable[[State], bool]]


def varied(edition: str) -> Wanted:
    """Varied positions: the start, a fire, a clash, hands, conquests, an ended game, AP to spare."""
    return [
        lambda s: s.turn == 1,
        lambda s: any(a.kind == "fire" for a in s.legal_actions()),
        lambda s: any(a.text[1] == "r" for a in s.legal_actions() if a.kind == "fire"),
        lambda s: sum(a.kind == "attack" for a in s.legal_actions()) > 1,
        lambda s: any(a.card == "new-orders" for a in s.legal_actions()) or edition == "prototype",
        lambda s: any(a.card == "sabotage" for a in s.legal_actions()),
        lambda s: any(a.card == "dig-in" for a in s.legal_actions()),
        lambda s: s.layout().effects.night_march or (edition == "prototype" and s.ap > 4),
        lambda s: bool(s.layout().effects.dig_in) and s.ap > 2,
        lambda s: s.ap > 4,
        lambda s: any(s.layout().effects.second_front) and s.ap > 2,
        lambda s: s.layout().effects.fresh and s.ap > 1,
        lambda s: s.is_over,
        lambda s: sum(c is not None for c in s.layout().conquered) == 2 and s.ap == 4,
    ]


def with_placed_mortar(edition: str) -> Wanted:
    """A mortar that may fire, one that was placed earlier and can be redeployed, one behind another unit."""

    def has_old_mortar(state: State, place: int) -> bool:
        lines = [state.line(state.side, road).units for road in range(1, 8)]
        return (
            any(len(line) > 1 and line[place] == "R" for line in lines)
            and not state.layout().effects.fresh
            and state.ap > 1
        )

    return [
        lambda s: any(a.text == "Rl" for a in s.legal_actions()) and s.ap > 1,
        lambda s: has_old_mortar(s, 0) and any(a.kind == "redeploy" for a in s.legal_actions()),
        lambda s: has_old_mortar(s, -1) and (s.layout().effects.night_march or edition == "prototype"),
    ]


def positions(edition: str, wanted: Wanted) -> list[State]:
    """For each condition, the first position of random games that meets it."""
    found: list[State] = []
    for number, fits in enumerate(wanted):
        rng = random.Random(number)
        state = State.new(edition, seed=number)
        while not fits(state):
            if state.is_over:
                state = State.new(edition, seed=rng.randrange(1 << 30))
            legal = state.legal_actions()
            cards = [a for a in legal if a.kind == "card"]
            state.apply(rng.choice(cards if cards and rng.random() < 0.2 else legal))
        found.append(state)
    return found


def make_counts(name: str, options: str, wanted: Callable[[str], Wanted]) -> None:
    path = HERE / name
    if path.exists():
        return
    entries = [
        {
            "position": str(state),
            "legal": " ".join(str(action) for action in state.legal_actions()),
            "counts": [state.perft(depth) for depth in range(1, DEEPEST + 1)],
        }
        for edition in EDITIONS
        for state in positions(edition + options, wanted(edition))
    ]
    path.write_text(json.dumps(entries, indent=1) + "\n", encoding="utf-8")
    print(path.name, len(entries))  # noqa: T201


if __name__ == "__main__":
    make_games()
    make_counts(f"perft-revision-{RULES_REVISION}.json", "", varied)
