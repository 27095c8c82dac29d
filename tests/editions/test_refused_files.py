"""An invalid file is refused with a message that names the file, the key and what was expected."""

from __future__ import annotations

from pathlib import Path

import pytest

from sevenroads import Catalog, InvalidEdition, InvalidNotation, State

from .files import EDITION, OBJECTIVES, VICTORY, changed, write

_UNIT_KEYS = "letter, class, length, count, rank, special, sweep, fires_when, arrows, name, plural"
_HOWITZER = 'rank = 2\nspecial = true\nfires_when = "mortar_fires"\n'


def refused(kind: str, path: Path, text: str | bytes) -> str:
    """The message with which a file is refused; it names the file."""
    reference = write(path, text)
    with pytest.raises(InvalidEdition) as caught:
        getattr(Catalog(), kind)(reference)
    said = str(caught.value)
    assert reference in said
    assert "\n" not in said
    return said


def test_the_files_of_these_tests_are_good(tmp_path: Path) -> None:
    catalog = Catalog()
    assert catalog.variant(write(tmp_path / "e.toml", EDITION)).edition.id == "skirmish"
    assert catalog.objective_deck(write(tmp_path / "o.toml", OBJECTIVES)).file.id == "own-objectives"
    assert catalog.victory_deck(write(tmp_path / "v.toml", VICTORY)).file.id == "own-victory"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        # unknown keys, at every depth
        ("road_length", "road_lenght", ["road_lenght", "road_length"]),
        ('letter = "B"', 'letter = "B"\ncolour = 1', ["units", "colour", _UNIT_KEYS]),
        ("tile = 1,", "tile = 1, row = 1,", ["arrows", "row", "direction, tile, distance, hits"]),
        ("[seats.north]", "[seats.east]", ["seats", "east", "south, north"]),
        ("[lane]", "[beginner]\nhelp = true\n[lane]", ["beginner", "help", "specials, victory_cards"]),
        # values that are not allowed
        ('class = "mine"', 'class = "boat"', ["class", "boat", "mine, tank, infantry, spy"]),
        ('fires = "deployed"', 'fires = "never"', ["mortar_fires", "never", "deployed, placed, always"]),
        ('"mortar_fires"\narrows', '"always"\narrows', ["fires_when", "always", "mortar_fires"]),
        ("[name]", '[switches]\nh_fires = "never"\n[name]', ["h_fires", "never", "deployed, placed, always"]),
        ("[name]", '[switches]\nobjectives = "always"\n[name]', ["switches", "objectives", "another name"]),
        ("[name]", '[switches]\n"No Way" = "always"\n[name]', ["switches"]),
        ('direction = "right"', 'direction = "ahead"', ["direction", "ahead", "left, right"]),
        ('"F", "tank"', '"F", "boat"', ["hits", "boat", "mine, tank, infantry, spy, B, W, F, H, Q"]),
        ("road_length = 12", "road_length = 11", ["road_length", "11", "12 to 18", "R1.1"]),
        ("road_length = 12", "road_length = 19", ["road_length", "19", "12 to 18", "R1.1"]),
        ('letter = "B"', 'letter = "b"', ["units", "letter", "[A-Z]"]),
        ('letter = "B"', 'letter = "BB"', ["units", "letter", "[A-Z]"]),
        ('letter = "B"', 'letter = "B\\n"', ["units", "letter", "[A-Z]"]),
        ('id = "skirmish"', 'id = "Skirmish!"', ["id", "lower-case letters, digits and hyphens"]),
        ('id = "skirmish"', 'id = "skirmish\\n"', ["id", "lower-case letters, digits and hyphens"]),
        ("format = 1", "format = 2", ["format", "2", "1"]),
        ("length = 4", "length = 0", ["units", "length", ">= 1"]),
        ("count = 5", "count = 0", ["units", "count", ">= 1"]),
        ("count = 5", "count = 100", ["units", "count", "<= 99"]),
        ("distance = 4", "distance = 7", ["arrows", "distance", "<= 6"]),
        ('hits = ["F", "tank"]', "hits = []", ["arrows", "hits", ">= 1"]),
        ('nl = ["laan"', 'de = ["Weg"', ["lane", "de", "en, nl, fr, es, it"]),
        ('{ en = "barrel" }', '{ xx = "barrel" }', ["name", "xx", "en, nl, fr, es, it"]),
        ('en = "Skirmish"', 'xx = "Skirmish"', ["name", "xx", "en, nl, fr, es, it"]),
        ('en = "Reds"', 'xx = "Reds"', ["seats", "xx", "en, nl, fr, es, it"]),
        # wrong types
        ("length = 4", 'length = "4"', ["units", "length", "int", "str"]),
        ("length = 4", "length = 4.5", ["units", "length", "int", "float"]),
        ("three_roads_win = true", 'three_roads_win = "on"', ["three_roads_win", "bool", "str"]),
        ("special = true", "special = 1", ["units", "special", "bool", "int"]),
        ('en = ["lane", "lanes"]', 'en = "lane"', ["lane", "array", "str"]),
        ('en = ["lane", "lanes"]', 'en = ["lane"]', ["lane", "2"]),
        ('hits = ["F", "tank"]', 'hits = "F"', ["arrows", "hits", "array", "str"]),
        ('victory_deck = "ardennes"', "victory_deck = 1", ["victory_deck", "str", "int"]),
        # something is missing
        ('id = "skirmish"\n', "", ["id", "missing"]),
        ("count = 5\n", "", ["units", "count", "missing"]),
        # what does not go together
        ('letter = "W"', 'letter = "B"', ["units", "letter B", "2 units"]),
        ("rank = 1\n", "", ["unit F", "infantry needs a rank"]),
        ('class = "tank"\n', 'class = "tank"\nrank = 3\n', ["unit W", "rank", "no other class"]),
        (f"count = 1\n{_HOWITZER}", f"count = 2\n{_HOWITZER}", ["unit H", "count must be 1"]),
        ("tile = 1", "tile = 3", ["unit H", "tile 3", "2 tiles"]),
        ('arrows = [{ direction = "right", tile = 1, distance = 4, hits = ["F", "tank"] }]\n', "",
         ["unit H", "fires_when needs arrows"]),
        ('mortar_fires = "deployed"\n', "", ["unit H", "fires_when needs mortar_fires or a switch"]),
        ("road_length = 12", 'road_length = 12\nranks = "bars"', ["ranks", "'bars'", "chevrons, stars"]),
        ("length = 4", "length = 13", ["unit W", "longer than the road", "12 tiles"]),
    ],
)  # fmt: skip
def test_a_fault_of_an_edition_file_is_named(tmp_path: Path, old: str, new: str, said: list[str]) -> None:
    told = refused("edition", tmp_path / "house.toml", changed(EDITION, old, new))
    for part in said:
        assert part in told, told


def test_a_rank_that_has_more_than_five_stars_is_refused(tmp_path: Path) -> None:
    high = changed(EDITION, "rank = 1\n", "rank = 6\n")
    assert Catalog().edition(write(tmp_path / "chevrons.toml", high)).file.units
    starred = changed(high, "road_length = 12", 'road_length = 12\nranks = "stars"')
    assert "unit F: rank is 6, but ranks in stars go from 1 to 5" in refused(
        "edition", tmp_path / "stars.toml", starred
    )


def test_two_arrows_to_one_direction_are_refused(tmp_path: Path) -> None:
    arrow = '{ direction = "right", tile = 1, distance = 4, hits = ["F", "tank"] }'
    told = refused("edition", tmp_path / "e.toml", changed(EDITION, arrow, f"{arrow}, {arrow}"))
    assert "unit H: at most one arrow in each direction" in told


@pytest.mark.parametrize("unit_class", ["mine", "spy"])
def test_two_letters_of_class_mine_or_spy_break_r2_3(tmp_path: Path, unit_class: str) -> None:
    extra = f'\n[[units]]\nletter = "X"\nclass = "{unit_class}"\nlength = 1\ncount = 1\n'
    told = refused("edition", tmp_path / "e.toml", EDITION + extra)
    assert "X" in told
    assert ("B" if unit_class == "mine" else "Q") in told
    assert "R2.3" in told


def test_two_units_bound_to_their_deployment_are_refused(tmp_path: Path) -> None:
    extra = (
        '\n[[units]]\nletter = "X"\nclass = "tank"\nlength = 1\ncount = 1\nfires_when = "mortar_fires"\n'
        'arrows = [{ direction = "left", tile = 1, distance = 1, hits = ["F"] }]\n'
    )
    assert "at most one unit may have fires_when" in refused("edition", tmp_path / "e.toml", EDITION + extra)


@pytest.mark.parametrize(
    ("kind", "text", "old", "new", "said"),
    [
        ("objective_deck", OBJECTIVES, 'kind = "objectives"', 'kind = "victory"', ["kind", "objectives"]),
        ("victory_deck", VICTORY, 'kind = "victory"', 'kind = "objectives"', ["kind", "victory"]),
        ("objective_deck", OBJECTIVES, "format = 1", "format = 2", ["format", "2", "1"]),
        ("victory_deck", VICTORY, "format = 1", "format = 0", ["format", "0", "1"]),
        ("objective_deck", OBJECTIVES, "deny = [7]", "deny = [8]", ["cards", "deny", "<= 7"]),
        ("objective_deck", OBJECTIVES, "deny = [7]", "forbid = [7]",
         ["cards", "forbid", "id, take, deny, count, title, text"]),
        ("objective_deck", OBJECTIVES, "of = [1]", "from = [1]", ["take", "from", "count, of"]),
        ("objective_deck", OBJECTIVES, "of = [1]", "of = [0]", ["take", "of", ">= 1"]),
        ("objective_deck", OBJECTIVES, "of = [1]", "of = []", ["take", "of", ">= 1"]),
        ("objective_deck", OBJECTIVES, "of = [2, 3, 4]", "of = [2, 2, 4]", ["take", "twice", "[2, 2, 4]"]),
        ("objective_deck", OBJECTIVES, "count = 2, of", "count = 4, of", ["take", "4 of 3 roads"]),
        ("objective_deck", OBJECTIVES, "count = 2, of", "count = 0, of", ["take", "count", ">= 1"]),
        ("objective_deck", OBJECTIVES, "take = [{ count = 1, of = [1] }]", "take = []", ["take", ">= 1"]),
        ("objective_deck", OBJECTIVES, "{ count = 1, of = [1] }",
         "{ count = 1, of = [1] }, { count = 1, of = [1] }", ["card a", "no road counts in two clauses"]),
        ("objective_deck", OBJECTIVES, 'id = "b"', 'id = "a"', ["cards", "'a'", "2 times", "count"]),
        ("objective_deck", OBJECTIVES, 'id = "b"', 'id = "B,b"', ["cards", "id", "lower-case"]),
        ("objective_deck", OBJECTIVES, "{ en =", "{ xx =", ["text", "xx", "en, nl, fr, es, it"]),
        ("objective_deck", OBJECTIVES, "Hold {lane} 1.", "Hold {road} 1.", ["text", "road", "lane"]),
        ("objective_deck", OBJECTIVES, "Hold {lane} 1.", "Hold {lane 1.", ["text", "lane"]),
        ("victory_deck", VICTORY, 'id = "sabotage"', 'id = "airstrike"',
         ["id", "airstrike", "sabotage", "new-orders"]),
        ("victory_deck", VICTORY, '"reinforcements"', '"sabotage"', ["cards", "'sabotage'", "count"]),
        ("victory_deck", VICTORY, "count = 3", "count = -1", ["cards", "count", ">= 1"]),
        ("victory_deck", VICTORY, "count = 3", "number = 3",
         ["cards", "number", "id, count, points, title, text"]),
        ("victory_deck", VICTORY, "count = 3", "points = 3", ["points of", "3", "expected", "to"]),
    ],
)  # fmt: skip
def test_a_fault_of_a_deck_file_is_named(
    tmp_path: Path, kind: str, text: str, old: str, new: str, said: list[str]
) -> None:
    told = refused(kind, tmp_path / "deck.toml", changed(text, old, new))
    for part in said:
        assert part in told, told


def test_an_objective_deck_needs_a_card_for_each_player(tmp_path: Path) -> None:
    single = OBJECTIVES.partition('[[cards]]\nid = "b"')[0].replace("count = 2\n", "")
    assert "at least two" in refused("objective_deck", tmp_path / "o.toml", single)


@pytest.mark.parametrize("kind", ["edition", "objective_deck", "victory_deck"])
@pytest.mark.parametrize(
    "text", [b"format = ", b"\xff\xfe", b"format = 1\nformat = 1\n", b"[" * 5000, b"a = 1\x00"]
)
def test_a_file_that_is_no_toml_is_refused_as_such(tmp_path: Path, kind: str, text: bytes) -> None:
    assert "not valid TOML" in refused(kind, tmp_path / "e.toml", text)


@pytest.mark.parametrize("kind", ["edition", "objective_deck", "victory_deck"])
def test_an_empty_file_a_missing_file_and_a_folder_are_refused(tmp_path: Path, kind: str) -> None:
    assert "missing" in refused(kind, tmp_path / "empty.toml", "")
    for path, said in ((tmp_path / "none.toml", "No such file"), (tmp_path, "Is a directory")):
        with pytest.raises(InvalidEdition, match=said) as caught:
            getattr(Catalog(), kind)(str(path))
        assert str(path) in str(caught.value)


def test_a_file_of_more_than_a_mebibyte_is_not_read(tmp_path: Path) -> None:
    assert "larger than 1 MiB" in refused("edition", tmp_path / "e.toml", EDITION + "#" * (1 << 20))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("count = 6", "count = 16", ["16", "15"]),
        ("length = 2\ncount = 6", "length = 1\ncount = 15", ["16"]),
    ],
)
def test_an_army_beyond_the_kernels_limits_is_refused_with_the_file(
    tmp_path: Path, old: str, new: str, said: list[str]
) -> None:
    text = changed(changed(EDITION, old, new), "road_length = 12", "road_length = 18")
    reference = write(tmp_path / "e.toml", text)
    for _ in range(2):
        with pytest.raises(InvalidEdition) as caught:
            Catalog().variant(reference)
        for part in (reference, *said):
            assert part in str(caught.value)


def test_more_kinds_of_units_than_the_kernel_knows_are_refused_with_the_file(tmp_path: Path) -> None:
    extra = "".join(
        f'\n[[units]]\nletter = "{letter}"\nclass = "tank"\nlength = 3\ncount = 1\n' for letter in "ACDEGIJKL"
    )
    reference = write(tmp_path / "e.toml", EDITION + extra)
    with pytest.raises(InvalidEdition, match="14 kinds of units: at most 13") as caught:
        Catalog().variant(reference)
    assert reference in str(caught.value)


@pytest.mark.parametrize(
    ("option", "text", "old", "new", "said"),
    [
        ("objective_deck", OBJECTIVES, "count = 2\n", "count = 60\n", "61 objective cards: at most 48"),
        ("victory_deck", VICTORY, "count = 3", "count = 16", "16 victory cards of one kind: at most 15"),
    ],
)
def test_a_deck_beyond_the_kernels_limits_is_refused_with_the_file(
    tmp_path: Path, option: str, text: str, old: str, new: str, said: str
) -> None:
    reference = write(tmp_path / "deck.toml", changed(text, old, new))
    with pytest.raises(InvalidEdition, match=said) as caught:
        State.new("ardennes", **{option: reference})
    assert reference in str(caught.value)


@pytest.mark.parametrize(
    "name", ["my house.toml", "a+b.toml", 'a"b.toml', "a\\b.toml", "é.toml", "a\x1b.toml"]
)
def test_a_path_that_cannot_be_written_into_a_position_is_refused(tmp_path: Path, name: str) -> None:
    reference = write(tmp_path / name, EDITION)
    with pytest.raises(InvalidEdition, match="must be printable ASCII"):
        Catalog().edition(reference)


def test_a_path_that_no_file_can_have_is_refused_like_any_other() -> None:
    with pytest.raises(InvalidEdition):
        Catalog().edition("a/\0.toml")


def test_a_catalog_without_files_knows_ids_only(tmp_path: Path) -> None:
    catalog = Catalog(files=False)
    edition = write(tmp_path / "e.toml", EDITION)
    victory = write(tmp_path / "v.toml", VICTORY)
    with pytest.raises(InvalidEdition, match="only ids are allowed here") as caught:
        catalog.edition(edition)
    assert edition in str(caught.value)
    with pytest.raises(InvalidEdition, match="only ids are allowed here"):
        State.new("ardennes", victory_deck=victory, catalog=catalog)
    with pytest.raises(InvalidNotation, match="only ids are allowed here"):
        State.parse(str(State.new(edition)), catalog)
    with pytest.raises(InvalidEdition, match=r"expected one of ardennes, dday, prototype$"):
        catalog.edition("house")
    assert str(State.new("dday", seed=1, catalog=catalog)) == str(State.new("dday", seed=1))


@pytest.mark.parametrize("reference", ["", "ardenne", "ARDENNES", "ardennes ", "..", "objectives"])
def test_an_unknown_id_is_refused_with_the_known_ones(reference: str) -> None:
    with pytest.raises(InvalidEdition, match=r"expected one of ardennes, dday, prototype, or the path"):
        Catalog().edition(reference)


@pytest.mark.parametrize(
    "placeholder", ["{lane:>3000000000}", "{lane!r}", "{lane:{lanes}}", "{lane.upper}", "{0}"]
)
def test_a_placeholder_is_a_name_and_nothing_else(tmp_path: Path, placeholder: str) -> None:
    text = f'{VICTORY}\ntext = {{ en = "take a {placeholder}" }}\n'
    assert "placeholder" in refused("victory_deck", tmp_path / "v.toml", text)


@pytest.mark.parametrize("line", ["[" + ".".join("a" * 3_000) + "]", ".".join(["'a'"] * 3_000) + " = 1"])
def test_names_of_many_parts_are_refused_before_they_are_read(tmp_path: Path, line: str) -> None:
    assert "too many dots" in refused("objective_deck", tmp_path / "o.toml", f"{line}\nb = 1\n" * 20)
