"""The text files: complete, well-formed and really translated, with the same arguments in every language."""

from __future__ import annotations

import re
from typing import Final

import pytest
from fluent.syntax import ast

from sevenroads.editions import LANGUAGES

from .cases import EDITION_ARGUMENTS
from .files import GROUPS, OTHERS, ROOT, TEXTS, Uses, entries, patterns, texts

LEARNING: Final = ("learning", "lessons", "reference", "rulebook", "examples", "fairplay", "turns", "coach")
#: The message with the forms of each argument that is a word.
WORDS: Final = {
    "unit": "unit",
    "enemy": "unit",
    "counter": "unit",
    "filler": "unit",
    "gun": "unit",
    "lane": "lane",
    "side": "side",
    "south": "side",
    "north": "side",
    "action": "action",
    "direction": "direction",
}
#: Values that are the same word in English and another language, or a name.
SAME_WORD: Final = {
    "account", "action  actions", "blunder", "blunder  blunders", "chat", "clash d-day",
    "clash of the ardennes", "coach", "colonel", "distance", "effect",
    "general", "hint", "letter", "lieutenant", "lobby", "menu", "message", "mine", "normal",
    "offline", "online",
    "options", "password", "pause", "questions", "round", "round  :", "sabotage", "second front",
    "sergeant", "seven roads",
    "tank", "tanks", "tips",
}  # fmt: skip
EACH_FILE: Final = [(language, group) for language in LANGUAGES for group in GROUPS]
EACH_TRANSLATION: Final = [(language, group) for language in OTHERS for group in GROUPS]


def test_every_language_has_every_file() -> None:
    found = {(path.parent.name, path.stem) for path in TEXTS.glob("*/*.ftl")}
    assert found == set(EACH_FILE)


@pytest.mark.parametrize(("language", "group"), EACH_FILE)
def test_a_file_has_no_syntax_error_and_no_key_twice(language: str, group: str) -> None:
    body = entries(language, group)
    assert not [entry.content[:80] for entry in body if isinstance(entry, ast.Junk)]
    keys = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert not {key for key in keys if keys.count(key) > 1}
    for entry in body:
        if isinstance(entry, ast.Message):
            names = [one.id.name for one in entry.attributes]
            assert len(set(names)) == len(names), entry.id.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_that_are_used_together_share_no_key(language: str) -> None:
    """The client looks in `interface` and `game` together, and in all other files together."""
    for together in (("interface", "game"), ("interface", "learning"), LEARNING):
        keys = [key for group in together for key in patterns(language, group)]
        assert not {key for key in keys if keys.count(key) > 1}


@pytest.mark.parametrize(("language", "group"), EACH_TRANSLATION)
def test_every_language_has_every_text(language: str, group: str) -> None:
    ours, english = patterns(language, group), patterns("en", group)
    words = {key.split(".")[0] for key in english if key.endswith((".many", ".the"))}
    extra = {key for key in ours.keys() - english.keys() if key.split(".")[0] not in words}
    assert not extra
    assert not english.keys() - ours.keys()


@pytest.mark.parametrize(("language", "group"), EACH_TRANSLATION)
def test_every_language_uses_the_same_arguments(language: str, group: str) -> None:
    ours, english = patterns(language, group), patterns("en", group)
    # A language may need other arguments of the edition than English does.
    free = EDITION_ARGUMENTS if group in LEARNING else set()
    for key in ours.keys() & english.keys():
        assert Uses(ours[key]).arguments - free == Uses(english[key]).arguments - free, key


@pytest.mark.parametrize(("language", "group"), EACH_FILE)
def test_only_known_functions_and_forms_are_used(language: str, group: str) -> None:
    words = patterns(language, "game")
    for key, pattern in patterns(language, group).items():
        uses = Uses(pattern)
        assert uses.functions <= {"FORM", "CAPITAL"}, key
        for name, form in uses.forms:
            assert f"{WORDS[name]}-other.{form}" in words, f"{key}: {name} has no form {form}"


def test_the_client_gives_a_word_where_a_language_needs_a_form_of_the_side() -> None:
    """With a plain name, a text such as "Turno de los alemanes" would read "Turno Alemanes"."""
    needed = {
        key
        for language in LANGUAGES
        for group in ("interface", "learning")
        for key, pattern in patterns(language, group).items()
        if any(name == "side" for name, _ in Uses(pattern).forms)
    }
    call = re.compile(r'\bt\(\s*"([\w-]+)",\s*\{[^}]*?\bside: ([\w.]+)')
    sources = [path for end in ("svelte", "ts") for path in (ROOT / "web" / "src").rglob(f"*.{end}")]
    calls = {found for path in sources for found in call.findall(path.read_text(encoding="utf-8"))}
    assert {"curtain-title", "puzzle-task", "status-side"} <= needed & {key for key, _ in calls}
    assert {(key, given) for key, given in calls if key in needed and given != "sideWord"} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("group", ["unit", "lane", "side"])
def test_every_word_of_a_group_has_the_same_forms(language: str, group: str) -> None:
    forms: dict[str, set[str]] = {}
    for key in texts(language, "game"):
        if key.startswith(f"{group}-"):
            name, _, form = key.partition(".")
            forms.setdefault(name, set()).add(form)
    assert len(forms) > 3
    assert {name for name in forms if forms[name] != forms[f"{group}-other"]} == set()


@pytest.mark.parametrize(("language", "group"), EACH_FILE)
def test_no_text_is_empty_or_has_an_exclamation_mark(language: str, group: str) -> None:
    for key, text in texts(language, group).items():
        assert text.strip(), key
        assert "!" not in text or key.startswith("chat-"), key
        assert text.count("__") % 2 == 0, key
        assert "**" not in text, key


@pytest.mark.parametrize(("language", "group"), EACH_TRANSLATION)
def test_no_english_is_left_over(language: str, group: str) -> None:
    ours, english = texts(language, group), texts("en", group)
    for key in ours.keys() & english.keys():
        plain = " ".join(Uses(patterns(language, group)[key]).plain).strip().casefold()
        if ours[key] == english[key] and len(re.sub(r"[\W\d_]", "", plain)) > 2:
            assert plain in SAME_WORD, f"{key}: {ours[key]}"


def test_french_punctuation_has_no_break_spaces() -> None:
    found = {
        group: [part for pattern in patterns("fr", group).values() for part in Uses(pattern).plain]
        for group in GROUPS
    }
    for path in (ROOT / "src" / "sevenroads" / "editions" / "data").rglob("*.toml"):
        found[str(path)] = re.findall(r'\bfr = "([^"]*)"', path.read_text(encoding="utf-8"))
    assert len(found) > len(GROUPS)
    loose = re.compile(r"(?<![\u00a0\u202f|-])[:;!?»](?= |$)(?!-)|«(?![\u00a0\u202f])", re.MULTILINE)
    assert not [(name, text) for name, parts in found.items() for text in parts if loose.search(text)]
