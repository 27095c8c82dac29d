"""The text of chat messages: hidden characters are removed, ordinary text stays as it is."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from sevenroads.server import wire
from sevenroads.server.runtime.errors import CommandRefused
from sevenroads.server.store import chat
from sevenroads.server.tables.chat_text import MOST_MARKS, clean_text

from ..client import run
from ..inside import Inside, Listener, inside

DIRECTIONS = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
BREAKS = "\t\n\v\f\r\x1c\x1d\x1e\x1f\x85\u2028\u2029"
#: Characters that show nothing; none of them is a space.
HIDDEN = (
    DIRECTIONS
    + "\0\x01\x08\x1b\x7f\x80\x9f\u00ad\u034f\u115f\u1160\u17b4\u180b\u180e\u200b\u200c\u2060\u2061\u2065"
    + "\u206a\u206f\u3164\ufeff\uffa0\ufff9\ufffb\U000e0001\U000e0041\U000e007f\ud800\udbff\udc00\udfff"
)
SCOTLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"
ORDINARY = (
    "Well played — that flank was “wide open”, wasn't it? 3:1 …",
    "Één voor één: de tank rijdt naar beneden; hoe krijg je 'm dáár weg?",
    "Bien joué\u202f! L’œuf, le cœur, «\u00a0ça alors\u00a0», où, Noël, 50\u202f%",
    "¡Bien jugado! ¿Y ahora qué? Año, pingüino, 2.º",
    "Però! Così è più bello: l'ultima unità è già lì.",
    "/good-luck",
    "Zoë ♥ Cafe\u0301  two spaces",
    "Ελλάδα, Москва, שלום, 你好, ありがとう, 한국어, ไทย",
    "می‌خواهم",
    "क्‍ष",
    "\u0601١٢",
    "😀 👍🏽 👨‍👩‍👧‍👦 🏳️‍🌈 🧑🏿‍🚀 ❤️‍🔥 👁️‍🗨️ 🙂‍↔️ 🐦‍🔥 🇳🇱 1️⃣ ☺︎ 🫨",
    SCOTLAND,
)


def hidden_characters(text: str) -> list[str]:
    """The hidden characters of a text, apart from those that are allowed in some sequences."""
    allowed = "\u200c\U000e007f"
    categories = ("Cc", "Cs", "Zl", "Zp")
    return [
        one
        for one in text
        if one not in allowed and (one in HIDDEN or unicodedata.category(one) in categories)
    ]


@pytest.mark.parametrize("text", ORDINARY)
def test_ordinary_text_and_emoji_stay_as_they_are(text: str) -> None:
    assert clean_text(text) == text


@given(
    st.lists(
        st.one_of(st.integers(0, 0x10FFFF).map(chr), st.sampled_from(HIDDEN + BREAKS + "\u200da😀\ufe0f"))
    )
)
@example(["😀", "\u200d", "\u200d", "😀"])
@example(["😀", "\ufe0f", "\u200d", "\ufe0f", "😀"])
def test_no_text_keeps_a_hidden_character(characters: list[str]) -> None:
    cleaned = clean_text("".join(characters))
    assert hidden_characters(cleaned) == []
    cleaned.encode()
    assert len(cleaned) <= len(characters)
    assert "\u200d\u200d" not in cleaned
    assert not cleaned.startswith("\u200d")
    assert not cleaned.endswith("\u200d")
    assert clean_text(cleaned) == cleaned


@given(st.data(), st.sampled_from(ORDINARY[:7]))
def test_hidden_characters_within_ordinary_text_leave_only_that_text(data: st.DataObject, text: str) -> None:
    hidden = st.text(st.sampled_from(HIDDEN + "\u200d"), max_size=3)
    mixed = "".join(data.draw(hidden) + letter for letter in text) + data.draw(hidden)
    assert clean_text(mixed) == text


@pytest.mark.parametrize("character", BREAKS)
def test_a_line_break_or_a_tab_becomes_a_space(character: str) -> None:
    assert clean_text(f"one{character}two{character}") == "one two"


@pytest.mark.parametrize(
    ("text", "cleaned"),
    [
        ("a\u200db", "ab"),
        ("😀\u200da", "😀a"),
        ("😀\u200b\u200d\u200b😀", "😀\u200d😀"),
        ("a\ufe0f\ufe0f\U000e0100b", "a\ufe0fb"),
        ("\ufe0fa", "a"),
        ("\U0001f3f4\U000e0061\U000e0062\U000e007f!", "\U0001f3f4!"),
        (SCOTLAND[:-1], "\U0001f3f4"),
    ],
)
def test_joiners_selectors_and_tags_stay_only_in_sequences(text: str, cleaned: str) -> None:
    assert clean_text(text) == cleaned


@pytest.mark.parametrize(
    "text", ["", " \u00a0\u3000", HIDDEN, BREAKS, "\u200d", "\ufe0f \ufe0f", "\u2800", "\u3164"]
)
def test_nothing_visible_leaves_nothing(text: str) -> None:
    assert clean_text(text) == ""


def test_a_message_is_cleaned_before_it_is_stored_and_refused_if_it_is_empty(tmp_path: Path) -> None:
    async def say(at: Inside, table: str, number: int, text: str) -> None:
        await at.hub.chat.say(at.users["south"], wire.Say(table=table, id=f"c{number}", text=text))

    async def scene() -> None:
        async with inside(tmp_path) as at:
            table = await at.open(wire.ClockSettings(kind="none"))
            listener = Listener(at.users["north"])
            await at.hub.watching.watch(listener, wire.Watch(table=table))
            await say(at, table, 1, " good\u2028luck\u202e \ud83d👨‍👩‍👧\n")
            with pytest.raises(CommandRefused) as refused:
                await say(at, table, 2, "\u200b\u202e \n")
            assert refused.value.code == "empty-message"
            stored = await at.hub.database.look_up(lambda c: chat.last_lines(c, table, ["players"]))
            assert [line.text for line in stored] == ["good luck 👨‍👩‍👧"]
            sent = [frame["line"]["text"] for frame in listener.frames if frame["type"] == "chat"]
            assert sent == ["good luck 👨‍👩‍👧"]

    run(scene())


def test_tall_stacks_of_combining_marks_are_cut() -> None:
    tall = "Z" + "\u0335\u0321\u0322\u031b\u0353\u0332\u030d\u0313" * 20 + "algo"
    assert clean_text(tall) == tall[: 1 + MOST_MARKS] + "algo"


@pytest.mark.parametrize("text", ["Việt", "Vie\u0323\u0302t", "1\ufe0f\u20e3", "བསྒྲུབས", "שָׁלוֹם", "กำลัง"])
def test_words_with_ordinary_marks_stay(text: str) -> None:
    assert clean_text(text) == text
