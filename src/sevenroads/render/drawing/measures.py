"""The measures of the SVG board in its user units, from the shared data."""

from __future__ import annotations

from typing import Final

from ...rules.types import ROADS
from .look import MEASURES

_ROOMY: Final[dict[str, float]] = MEASURES["roomy"]

TILE: Final[int] = MEASURES["tile"]
ROAD: Final = _ROOMY["road"]
GUTTER: Final = _ROOMY["gutter"]
BLOCK: Final = _ROOMY["block"]
EDGE: Final = _ROOMY["edge"]
PAD: Final = _ROOMY["pad"]
PITCH: Final = ROAD + GUTTER
WIDTH: Final = 2 * EDGE + ROADS * ROAD + (ROADS - 1) * GUTTER
