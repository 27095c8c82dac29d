"""A reason for an action as data: a code, the values of its sentence, and a weight.

`explain` finds the reasons for an action; `texts` has their sentences.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from ...rules.refusal import Value

#: The base weight of each code.
WEIGHTS: Final = {
    code: weight
    for weight, codes in (
        (100.0, "wins-by-objective wins-by-roads"),
        (60.0, "conquers-wanted"),
        (55.0, "stops-win leaves-win"),
        (40.0, "conquers"),
        (35.0, "stops-possible-win threatens-win"),
        (30.0, "defends defends-denied"),
        (24.0, "threatens-wanted leaves-possible-win"),
        (16.0, "threatens leaves"),
        (14.0, "wedges"),
        (12.0, "closes-door card-dig-in-saves card-new-orders-lost"),
        (9.0, "sweeps fires blocks frees card-reinforcements card-supply-cut card-sabotage card-dig-in"),
        (8.0, "frees-special card-forced-march card-withdrawal card-second-front card-intelligence"),
        (7.0, "trades threatens-sweep card-night-march card-new-orders"),
        (5.0, "exposes wastes"),
        (4.0, "prepares"),
        (3.0, "keeps saves-units withdraws"),
        (1.0, "advances"),
    )
    for code in codes.split()
}
#: Codes that are warnings.
WARNINGS: Final = frozenset(["leaves", "leaves-win", "leaves-possible-win", "wedges", "exposes", "wastes"])


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason. `code` names the sentence and `values` fill it; units are letters, front first."""

    code: str
    values: Mapping[str, Value]
    weight: float

    @property
    def warns(self) -> bool:
        return self.code in WARNINGS


def make_reason(code: str, more: float = 0.0, /, **values: Value) -> Reason:
    """A reason whose weight is the base weight of its code plus `more`."""
    return Reason(code, values, WEIGHTS[code] + more)
