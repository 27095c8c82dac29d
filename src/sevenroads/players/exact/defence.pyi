from collections.abc import Iterable

from ...rules.kernel import Position
from ...rules.tables import Action
from .endings import Ending

def find_defence(
    position: Position,
    limit: int = 200_000,
    objectives: Iterable[str] | None = None,
    first: Action | str | int | None = None,
    until: float | None = None,
) -> Ending: ...
