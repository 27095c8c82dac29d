from typing import SupportsIndex

from .types import Ruleset

class Action:
    text: str
    kind: str
    unit: str | None
    road: int | None
    direction: str | None
    card: str | None
    def __init__(
        self,
        text: str,
        kind: str,
        *,
        unit: str | None = None,
        road: int | None = None,
        direction: str | None = None,
        card: str | None = None,
    ) -> None: ...
    def __hash__(self) -> int: ...
    def __eq__(self, other: object) -> bool: ...

class Rules:
    ruleset: Ruleset
    owner: object
    actions: tuple[Action, ...]
    ids: dict[str, int]
    def __init__(self, ruleset: Ruleset, owner: object = None) -> None: ...
    def number(self, action: Action | str | SupportsIndex) -> int: ...
