"""The colours of the SVG board: two liveries and four landscapes, each in a light and a dark theme.

This module has only data. The other modules of `drawing` decide what they draw with each colour.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from ...looks import Ground

Theme = Literal["light", "dark"]
THEMES: Final[tuple[Theme, ...]] = ("light", "dark")


@dataclass(frozen=True, slots=True)
class Livery:
    """The colours of a side's units (lit and shaded face, edge, print) and of its flag."""

    lit: str
    face: str
    edge: str
    print: str
    flag: str


@dataclass(frozen=True, slots=True)
class ThemeColours:
    """The colours of a theme that are the same in every landscape."""

    page: str
    text: str
    quiet: str
    tray: str
    tray_edge: str
    paper: str
    paper_edge: str
    paper_ink: str
    card_back: str
    gilt: str
    steel: str
    steel_edge: str
    bag: str
    bag_edge: str
    spark: str
    star: Livery
    cross: Livery


@dataclass(frozen=True, slots=True)
class Land:
    """The colours of a landscape. Only the beach has water and foam, only the town has walls."""

    ground: str
    frame: str
    road: str
    verge: str
    tick: str
    number: str
    growth: str
    growth_top: str
    water: str = ""
    foam: str = ""
    wall: str = ""


THEME_COLOURS: Final[dict[Theme, ThemeColours]] = {
    "light": ThemeColours(
        page="#f4f0e7",
        text="#2f2b26",
        quiet="#7b7266",
        tray="#dccaa9",
        tray_edge="#bfa67b",
        paper="#fbf8ef",
        paper_edge="#b9a988",
        paper_ink="#3b342b",
        card_back="#6d6252",
        gilt="#d9a832",
        steel="#e4e3dc",
        steel_edge="#3d3b38",
        bag="#c9b083",
        bag_edge="#8a7448",
        spark="#f2b632",
        star=Livery("#647b56", "#50683f", "#334527", "#f6f1df", "#50683f"),
        cross=Livery("#9b655c", "#84504a", "#552f2c", "#f8efe6", "#8c463e"),
    ),
    "dark": ThemeColours(
        page="#1b1d1f",
        text="#e9e3d6",
        quiet="#9b958a",
        tray="#3b322a",
        tray_edge="#574a3c",
        paper="#e7dfcd",
        paper_edge="#8d8068",
        paper_ink="#332d25",
        card_back="#7d705c",
        gilt="#d3a437",
        steel="#d5d4ce",
        steel_edge="#201f1e",
        bag="#a58f66",
        bag_edge="#5e4f31",
        spark="#efb23a",
        star=Livery("#5f7552", "#4b613d", "#26341d", "#f3eddb", "#6d8a58"),
        cross=Livery("#945f57", "#7d4b45", "#43241f", "#f5ebe2", "#b3675c"),
    ),
}

LANDS: Final[dict[tuple[Ground, Theme], Land]] = {
    ("winter", "light"): Land(
        ground="#eef1f2",
        frame="#c6ccce",
        road="#d9d5cc",
        verge="#c8c4ba",
        tick="#c3bfb4",
        number="#8b8981",
        growth="#8fa496",
        growth_top="#fbfcfc",
    ),
    ("winter", "dark"): Land(
        ground="#39424b",
        frame="#4d5761",
        road="#2a3036",
        verge="#23282d",
        tick="#3b434a",
        number="#7f8a94",
        growth="#2a3734",
        growth_top="#8f9ca6",
    ),
    ("beach", "light"): Land(
        ground="#efe0bd",
        frame="#cdb88a",
        road="#dcc697",
        verge="#c9b181",
        tick="#c9b283",
        number="#93804f",
        growth="#9a8f68",
        growth_top="#c4b98b",
        water="#8fb3bd",
        foam="#f5f6f0",
    ),
    ("beach", "dark"): Land(
        ground="#4b4435",
        frame="#615841",
        road="#383226",
        verge="#2d281e",
        tick="#494232",
        number="#94896b",
        growth="#2d291f",
        growth_top="#6f6750",
        water="#24404a",
        foam="#6f8a90",
    ),
    ("town", "light"): Land(
        ground="#e9e1d4",
        frame="#b9ab97",
        road="#c9c8c8",
        verge="#aeaaa6",
        tick="#aeadae",
        number="#6f6d70",
        growth="#6d7886",
        growth_top="#fbfaf6",
        wall="#cdb79b",
    ),
    ("town", "dark"): Land(
        ground="#413a36",
        frame="#5b514a",
        road="#2c2d31",
        verge="#211f20",
        tick="#404147",
        number="#8d8f98",
        growth="#4a5563",
        growth_top="#98a2ae",
        wall="#6b5a4a",
    ),
    ("meadow", "light"): Land(
        ground="#e4e8d4",
        frame="#b9c1a0",
        road="#d6cfb8",
        verge="#c2bba2",
        tick="#c1b99f",
        number="#86805f",
        growth="#a3b086",
        growth_top="#c2cba9",
    ),
    ("meadow", "dark"): Land(
        ground="#363d2f",
        frame="#4b543f",
        road="#2b2c25",
        verge="#22231d",
        tick="#3b3c32",
        number="#87886f",
        growth="#27301f",
        growth_top="#5a664a",
    ),
}
