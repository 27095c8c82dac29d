"""Plays the same random games in the kernel and in the naive model and compares all there is.

Positions, legal actions and their order, outcomes, views and refusals must agree after every action.
Everything depends on one seed, which a failure names.
"""

from __future__ import annotations

import random

from model import Model, ModelRefused

from sevenroads import IllegalAction, InvalidNotation, State
from sevenroads.view import VIEWERS

EDITIONS = ("ardennes", "dday", "prototype")


def random_rules(rng: random.Random) -> str:
    """An edition with a random mix of options, plain more often than not."""
    edition = rng.choice(EDITIONS)
    special = "GRYA" if edition == "dday" else "GRYK"
    options = []
    if rng.random() < 0.3:
        chosen = "".join(letter for letter in special if rng.random() < 0.6)
        options.append(f"specials={chosen}" if chosen else "nospecials")
    if rng.random() < 0.1:
        options.append("novictory")
    objectives = rng.random() < 0.9
    if not objectives:
        options.append("noobjectives")
    if rng.random() < 0.5:
        options.append(f"road_length={rng.randint(12, 18)}")
    if rng.random() < 0.6:
        options.append(f"mortar_fires={rng.choice(('always', 'deployed', 'placed'))}")
    if rng.random() < 0.3:
        options.append(f"three_roads_win={rng.choice(('on', 'off')) if objectives else 'on'}")
    for deck in ("objective_deck", "victory_deck"):
        if rng.random() < 0.2:
            options.append(f"{deck}={rng.choice(('ardennes', 'prototype'))}")
    return "+".join([edition, *options])


def lively_choice(rng: random.Random, legal: list[str]) -> str:
    """Uniform play rarely clashes, fires or plays cards: prefer what is rare."""
    rare = [a for a in legal if a[0] in "!x" or a[-1] in "lr"]
    specials = [a for a in legal if a[0] in "GRYKA"]
    if rare and rng.random() < 0.4:
        return rng.choice(rare)
    if specials and rng.random() < 0.2:
        return rng.choice(specials)
    if len(legal) > 1 and rng.random() < 0.9:
        return rng.choice(legal[:-1])
    return rng.choice(legal)


def compare_position(state: State, model: Model) -> list[str]:
    """Assert that both say the same of a position; the legal actions."""
    legal = [str(action) for action in state.legal_actions()]
    assert legal == model.legal()
    assert str(state) == str(model)
    outcome = state.outcome
    said = None if outcome is None else (outcome.result, outcome.termination.value)
    assert said == model.outcome
    return legal


def compare_views(state: State, model: Model) -> None:
    for viewer in VIEWERS:
        assert str(state.view(viewer)) == model.view_text(viewer)


def compare_refusal(state: State, model: Model, action: str) -> None:
    before = str(state)
    for refusing, error in ((state, IllegalAction), (model, ModelRefused)):
        try:
            refusing.apply(action)
        except error:
            continue
        raise AssertionError(f"{type(refusing).__name__} accepts {action}")
    assert before == str(state) == str(model)


def play_game(seed: int) -> int:
    """One game in both; the number of actions it had."""
    rng = random.Random(seed)
    start = rng.choice(("south", "north"))
    state = State.new(random_rules(rng), seed=seed, start=start, first_turn_ap=rng.randint(0, 4))
    model = Model.parse(str(state))
    space = [action.text for action in state.rules.actions]
    played = 0
    try:
        while legal := compare_position(state, model):
            if rng.random() < 0.1:
                compare_views(state, model)
                refused = rng.choice(space)
                if refused not in legal:
                    compare_refusal(state, model, refused)
            action = lively_choice(rng, legal)
            state.apply(action)
            model.apply(action)
            played += 1
    except Exception as error:
        error.add_note(f"seed {seed}, after {played} actions: {state}")
        raise
    return played


def play_games(seed: int, actions: int) -> int:
    """Games from seed, seed + 1, … until at least `actions` have been played."""
    played = 0
    while played < actions:
        played += play_game(seed)
        seed += 1
    return played


def mutate(rng: random.Random, text: str) -> str:
    """A position's text with one to three faults, or with none that matters."""
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(text))
        what = rng.random()
        if what < 0.3:
            text = text[:at] + text[at + 1 :]
        elif what < 0.6:
            text = text[:at] + rng.choice("TMPCSGRYKA0123456789|/!:#,-?sn+= .") + text[at:]
        elif what < 0.8:
            text = text[:at] + rng.choice("TMPCSGRYKA123456789|/!:#,-") + text[at + 1 :]
        else:
            fields = text.split(" ")
            field = rng.randrange(len(fields))
            fields[field] = rng.choice(_FIELDS[min(field, 6)])
            text = " ".join(fields)
    return text


_FIELDS = (
    ("ardennes", "dday", "prototype", "ardennes+novictory", "ardennes+specials=GY", "dday+noobjectives"),
    ("|/|/|/|/|/|/|", "!TTTTTT|/|/|/|/|/|/|", "R|/|/|/|/|/|/|T!", "GY|/|/|/|/|/|/|"),
    ("s1:4", "n400:8", "s400:9", "n2:0#=", "s3:1#s", "n3:1#s", "s0:4", "s401:4"),
    ("137/-", "-/-", "356/sabotage", "137/dig-in,dig-in", "137/sabotage,dig-in", "?/?"),
    ("246/-", "-/-", "137/-", "west/night-march", "246/new-orders,new-orders,new-orders"),
    ("-/-", "137,146/-", "-/sabotage,sabotage,sabotage", "#18/#20", "west/dig-in"),
    ("-", "fresh", "night-march", "dig-in:s1", "supply-cut:n2", "second-front:s1", "intelligence:n"),
)


def compare_parsers(seed: int) -> bool:
    """Whether a mutated position is accepted; both parsers must say the same."""
    rng = random.Random(seed)
    state = State.new(random_rules(rng), seed=seed)
    state.play_random(rng.randint(0, 150), seed)
    text = mutate(rng, str(state))
    try:
        state = State.parse(text)
    except InvalidNotation as refused:
        try:
            Model.parse(text)
        except ModelRefused:
            return False
        raise AssertionError(f"seed {seed}: only the kernel refuses {text}: {refused}") from refused
    try:
        model = Model.parse(text)
    except ModelRefused as refused:
        raise AssertionError(f"seed {seed}: only the model refuses {text}: {refused}") from refused
    compare_position(state, model)
    return True
