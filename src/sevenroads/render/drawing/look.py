"""The data that all drawings share: measures, pictures, paints and colours, read from `look.json`.

The web client reads the same file. A landscape belongs to an edition, or it is one of `BOARDS`, which fit
every edition. `PIECE_SETS` are the sets of pieces.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final, Literal

from ...rules.types import Unit

Theme = Literal["light", "dark"]
THEMES: Final[tuple[Theme, ...]] = ("light", "dark")
#: The landscape of the board; `own` is that of the edition.
BoardTheme = Literal["own", "spring", "night", "plain"]
BOARDS: Final[tuple[BoardTheme, ...]] = ("own", "spring", "night", "plain")
PieceSet = Literal["wood", "flat", "letters"]
PIECE_SETS: Final[tuple[PieceSet, ...]] = ("wood", "flat", "letters")

_DATA: Final[dict[str, Any]] = json.loads(files(__package__).joinpath("look.json").read_text("utf-8"))
MEASURES: Final[dict[str, Any]] = _DATA["measures"]
PICTURES: Final[dict[str, str]] = _DATA["pictures"]
STYLES: Final[dict[str, dict[str, str | float]]] = _DATA["styles"]
_UNITS: Final[dict[str, str]] = _DATA["units"]
_Pairs = dict[str, tuple[str, str]]


@dataclass(frozen=True, slots=True)
class Part:
    """One element of a drawing: a path, a picture that is used, or a letter.

    `style` names its paint. `at` is the place and the scale, or a letter's place and size.
    """

    style: str
    d: str | None = None
    use: str | None = None
    text: str | None = None
    at: tuple[float, float, float] | None = None


def _of_theme(pairs: _Pairs, theme: Theme) -> dict[str, str]:
    return {name: pair[THEMES.index(theme)] for name, pair in pairs.items()}


def colours(theme: Theme) -> dict[str, str]:
    """The colours of paper, wood and metal."""
    return _of_theme(_DATA["colours"], theme)


def livery(name: str, theme: Theme, pieces: PieceSet = "wood") -> dict[str, str]:
    """The colours of the star's or the cross's units, flags and texts."""
    liveries = _DATA["liveries"]
    changed = {} if pieces == "wood" else liveries["flat"][name]
    return _of_theme({**liveries["wood"][name], **changed}, theme)


def land(ground: str, theme: Theme) -> dict[str, str]:
    """The colours of a landscape."""
    return _of_theme(_DATA["lands"][ground], theme)


def picture_of(unit: Unit) -> str:
    """The name of a unit's picture. A known letter with another class gets the map sign of the class.

    >>> picture_of(Unit("T", "tank", 3, 7)), picture_of(Unit("T", "spy", 1, 1))
    ('tank', 'sign-spy')
    """
    return _UNITS.get(f"{unit.letter} {unit.unit_class}", f"sign-{unit.unit_class}")
