"""From a match to its record and back: every way to end, and what a replay refuses."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from sevenroads import RULES_REVISION, Catalog, InvalidNotation, Side, State
from sevenroads.game import Clock, Match, TimeControl, from_record, to_record
from sevenroads.notation import read_record, write_record
from sevenroads.notation.record import Comment

from .positions import (
    drawn_by_repetition,
    drawn_by_the_turn_limit,
    drawn_since_nobody_can_win,
    play,
    won_by_objective,
    won_by_three_roads,
)

START = "ardennes+novictory+noobjectives |/|/|/|/|/|/| s1:4 -/- -/- -/- -"


def resigned() -> Match:
    match = play(Match(State.new("ardennes", seed=1)), "T3 . P4")
    match.resign(Side.SOUTH)
    return match


def out_of_time() -> Match:
    match = Match(State.new("ardennes", seed=1), clock=Clock.new(TimeControl.live(9)).start(Side.SOUTH, 0))
    match.play("T3", now=5)
    match.flag(9_000)
    return match


def agreed() -> Match:
    match = play(Match(State.new("ardennes", seed=1)), "T3 .")
    match.offer_draw(Side.NORTH)
    match.offer_draw(Side.SOUTH)
    return match


def unfinished() -> Match:
    return play(Match(State.new("dday", seed=1, start="north")), "T3 P4 . M1")


def not_begun() -> Match:
    return Match(State.new("prototype", seed=1))


ENDS: dict[str, tuple[Callable[[], Match], str]] = {
    "objective": (won_by_objective, "south"),
    "three roads": (won_by_three_roads, "south"),
    "turn limit": (drawn_by_the_turn_limit, "draw"),
    "nobody can win": (drawn_since_nobody_can_win, "draw"),
    "repetition": (drawn_by_repetition, "draw"),
    "resignation": (resigned, "north"),
    "time": (out_of_time, "north"),
    "agreement": (agreed, "draw"),
    "unfinished": (unfinished, "*"),
}


@pytest.mark.parametrize("how", ENDS)
def test_a_record_replays_to_the_same_end(how: str) -> None:
    make, result = ENDS[how]
    match = make()
    record = to_record(match)
    assert (record.tags["Result"], record.tags["Termination"]) == (result, how)
    text = write_record(record)
    again = from_record(read_record(text))
    assert again.start == match.start
    assert str(again.state) == str(match.state)
    assert again.outcome == match.outcome
    # A record does not say who agreed last.
    told = -1 if how == "agreement" else len(match.events)
    assert again.events[:told] == match.events[:told]
    assert [step.action for step in again.steps] == [step.action for step in match.steps]
    assert write_record(to_record(again)) == text


@pytest.mark.parametrize(
    ("make", "turns"),
    [
        (won_by_objective, ["5s. M2 T1"]),
        (drawn_by_the_turn_limit, ["200n. P5"]),
        (drawn_since_nobody_can_win, ["5n. P5"]),
        (drawn_by_repetition, ["1s. T1 <1", "1n. P7 <7", "2s.", "2n.", "3s."]),
        (resigned, ["1s. T3", "1n. P4"]),
        (agreed, ["1s. T3", "1n."]),
        (unfinished, ["1n. T3 P4", "1s. M1"]),
        (not_begun, ["1s."]),
    ],
)
def test_a_turn_that_has_begun_is_written_and_the_end_of_a_turn_is_not(
    make: Callable[[], Match], turns: list[str]
) -> None:
    text = write_record(to_record(make()))
    assert text.partition("\n\n")[2].splitlines() == turns


def test_a_record_carries_the_tags_of_the_match_and_its_own() -> None:
    start = State.new("ardennes", seed=1, road_length=16)
    match = Match(start, tags={"Event": "Finals", "South": "Ann", "Date": "2025-01-01"})
    tags = to_record(match).tags
    assert tags["Edition"] == "ardennes+road_length=16"
    assert tags["Start"] == str(start)
    assert tags["Rules"] == str(RULES_REVISION)
    assert (tags["Event"], tags["South"], tags["Date"]) == ("Finals", "Ann", "2025-01-01")


def test_what_a_match_knows_goes_before_what_its_tags_say() -> None:
    match = Match(State.new("ardennes", seed=1), tags={"Result": "draw", "Start": "x", "Edition": "dday"})
    tags = to_record(match).tags
    assert (tags["Result"], tags["Edition"], tags["Start"]) == ("*", "ardennes", str(match.start))


@pytest.mark.parametrize("edition", Catalog.editions())
def test_random_games_replay_from_their_records(edition: str) -> None:
    for seed in range(4):
        rng = random.Random(seed)
        match = Match(State.new(edition, seed=seed, start="coin"))
        stop = rng.randint(10, 500)
        while match.outcome is None and len(match.steps) < stop:
            match.play(rng.choice(match.state.legal_actions()))
        text = write_record(to_record(match))
        again = from_record(read_record(text))
        assert (again.state, again.outcome) == (match.state, match.outcome)
        assert again.events == match.events
        assert write_record(to_record(again)) == text


def test_a_replayed_match_is_played_on() -> None:
    match = from_record(read_record(write_record(to_record(unfinished()))))
    assert match.undoable() == 1
    assert str(match.undo()) == "M1"
    play(match, "P2 . T1")
    assert match.side is Side.NORTH


@pytest.mark.parametrize(
    "body",
    [
        "1s. T3 {well} P4 {played}\n1n. {hm} M1\n2s. {open}\n",
        "1s. {first} {second} T3\n1n.\n",
        "1s. T3 {a\n\nb}\n",
        "1s.\n1n. {nothing}\n2s.\n",
        "{before}\n{all}\n1s. T3\n1n.\n",
        "{before}\n1s. {after} T3\n",
    ],
)
def test_comments_stay_where_they_stood(body: str) -> None:
    tags = f'[Edition "ardennes+novictory+noobjectives"]\n[Start "{START}"]\n[Result "*"]\n'
    text = f'{tags}[Termination "unfinished"]\n[Event "x"]\n[Rules "{RULES_REVISION}"]\n\n{body}'
    assert write_record(to_record(from_record(read_record(text)))) == text


def test_a_comment_goes_with_the_action_that_is_taken_back() -> None:
    tags = f'[Edition "ardennes+novictory+noobjectives"]\n[Start "{START}"]\n'
    match = from_record(read_record(f"{tags}\n1s. {{a}} T3 {{b}} P4 {{c}}\n"))
    match.undo()
    items = to_record(match).turns[0].items
    assert items == [Comment("a"), "T3", Comment("b")]


def test_a_position_that_has_ended_already_makes_a_record_that_can_be_read() -> None:
    for mark in "sn=":
        start = State.parse(START.replace("s1:4", f"s1:4#{mark}"))
        again = from_record(read_record(write_record(to_record(Match(start)))))
        assert again.state == start
        assert again.steps == []


# ---------------------------------------------------------------- what a replay refuses


def record_text(body: str, *, edition: str = "", start: str = START, more: str = "") -> str:
    edition = edition or start.split(" ")[0]
    return f'[Edition "{edition}"]\n[Start "{start}"]\n{more}\n{body}\n'


def refused(text: str) -> str:
    record = read_record(text)
    with pytest.raises(InvalidNotation) as caught:
        from_record(record)
    assert "\n" not in str(caught.value)
    return str(caught.value)


@pytest.mark.parametrize("edition", ["ardennes", "dday+novictory+noobjectives", "ardennes+novictory"])
def test_edition_and_start_must_agree(edition: str) -> None:
    said = refused(record_text("1s.", edition=edition))
    assert edition in said
    assert "ardennes+novictory+noobjectives" in said


def test_edition_may_be_written_in_more_words_than_start() -> None:
    edition = "ardennes+novictory+noobjectives+road_length=18"
    match = from_record(read_record(record_text("1s.", edition=edition)))
    assert to_record(match).tags["Edition"] == "ardennes+novictory+noobjectives"


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("2s. T3", "turn 2s. should be 1s."),
        ("1n. T3", "turn 1n. should be 1s."),
        ("1s. T3\n2n. M1", "turn 2n. should be 1n."),
        ("1s. T3\n1n.\n2s. x3", "turn 2s. x3: The enemy has no line on road 3 (R5.1)."),
        ("1s. T3 T3 T3 T3 T3", "turn 1s. T3: "),
        ("1s. Al", "turn 1s. 'Al' is no action of ardennes"),
        ("1s. T8", "turn 1s. 'T8' is no action of ardennes"),
        ("1s. !airstrike", "turn 1s. '!airstrike' is no action"),
        ("1s. !sabotage:1", "turn 1s. !sabotage:1: You don't have the card Sabotage in your hand (R8)."),
    ],
)
def test_what_cannot_be_replayed_is_named_with_its_turn(body: str, said: str) -> None:
    assert said in refused(record_text(body))


def test_nothing_is_played_after_the_end() -> None:
    won = write_record(to_record(won_by_objective()))
    assert "The game is over" in refused(won.replace("M2 T1", "M2 T1 P3"))
    assert "The game is over" in refused(won + "6n. P3\n")


@pytest.mark.parametrize(
    ("tags", "said"),
    [
        ('[Result "south"]', "Result is 'south', but the game, replayed, is still being played"),
        ('[Result "draw"]', "still being played"),
        ('[Termination "objective"]', "Termination is 'objective'"),
        ('[Termination "turn limit"]', "Termination is 'turn limit'"),
        ('[Termination "nobody can win"]', "Termination is 'nobody can win'"),
        ('[Termination "repetition"]', "Termination is 'repetition'"),
        ('[Result "draw"]\n[Termination "turn limit"]', "draw"),
        ('[Result "draw"]\n[Termination "repetition"]', "draw"),
        ('[Result "draw"]\n[Termination "resignation"]', "Result must be south or north"),
        ('[Result "*"]\n[Termination "time"]', "Result must be south or north"),
        ('[Termination "time"]', "Result must be south or north"),
        ('[Result "north"]\n[Termination "agreement"]', "ended with 'draw'"),
        ('[Result "north"]\n[Termination "unfinished"]', "still being played"),
    ],
)
def test_a_result_that_the_game_does_not_bear_out_is_refused(tags: str, said: str) -> None:
    assert said in refused(record_text("1s. T3", more=tags + "\n"))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('[Result "south"]', '[Result "north"]'),
        ('[Result "south"]', '[Result "*"]'),
        ('[Termination "objective"]', '[Termination "three roads"]'),
        ('[Termination "objective"]', '[Termination "resignation"]'),
        ('[Termination "objective"]', '[Termination "unfinished"]'),
    ],
)
def test_a_game_that_was_won_is_not_reported_as_anything_else(old: str, new: str) -> None:
    text = write_record(to_record(won_by_objective()))
    assert old in text
    assert "the game, replayed" in refused(text.replace(old, new))


@pytest.mark.parametrize("revision", ["0", "999", "", "one"])
def test_a_record_of_an_unknown_revision_of_the_rules_is_refused(revision: str) -> None:
    said = refused(record_text("1s. T3", more=f'[Rules "{revision}"]\n'))
    assert f"revision {RULES_REVISION}" in said


def test_result_termination_and_rules_may_be_left_out() -> None:
    match = from_record(read_record(record_text("1s. T3\n1n.")))
    assert match.outcome is None
    won = write_record(to_record(won_by_objective()))
    bare = "".join(
        line for line in won.splitlines(True) if not line.startswith(("[Result", "[Termination", "[Rules"))
    )
    assert from_record(read_record(bare)).outcome == won_by_objective().outcome


@pytest.mark.parametrize("edition", ["", "nowhere", "none.toml", "a/\0.toml", "ardennes+nix"])
def test_an_edition_that_cannot_be_found_is_refused(edition: str) -> None:
    refused(record_text("1s.").replace('[Edition "ardennes', f'[Edition "{edition}"]\n[Was "ardennes'))


def test_a_start_that_is_no_position_is_refused() -> None:
    for start in ("x", "ardennes |/|/|/|/|/|/| s1:4 146/- ?/- #18/#20 -"):
        refused(record_text("1s.", edition="ardennes", start=start))


def test_a_catalog_without_files_replays_no_file() -> None:
    record = read_record(record_text("1s.", edition="house/none.toml"))
    with pytest.raises(InvalidNotation, match="only ids are allowed here"):
        from_record(record, Catalog(files=False))
