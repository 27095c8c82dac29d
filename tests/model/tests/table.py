"""A game described from south's seat and played from either, for the tests of the model.

Knows the notation and the mirror image, no rules.
"""

from .. import Model
from ..mirror import mirror_action, mirror_text

EMPTY = "|/|/|/|/|/|/|"


def on(**roads: str) -> str:
    """Seven roads, empty but for those given as r1= to r7=."""
    return "/".join(roads.get(f"r{number}", "|") for number in range(1, 8))


class Table:
    """A game that a test tells from south's seat, whichever seat it is played from."""

    def __init__(self, turned: bool) -> None:
        self.turned = turned

    def set(
        self,
        roads: str = EMPTY,
        turn: str = "s5:4",
        south: str = "157/-",
        north: str = "137/-",
        decks: str = "-/-",
        effects: str = "-",
        rules: str = "ardennes",
    ) -> None:
        self.set_text(" ".join([rules, roads, turn, south, north, decks, effects]))

    def set_text(self, text: str) -> None:
        self.model = Model.parse(self._seen(text))

    def _seen(self, text: str) -> str:
        return mirror_text(text) if self.turned else text

    def play(self, actions: str) -> None:
        for action in actions.split():
            self.model.apply(mirror_action(action) if self.turned else action)

    def legal(self) -> list[str]:
        return [mirror_action(action) if self.turned else action for action in self.model.legal()]

    def field(self, number: int) -> str:
        return self._seen(str(self.model)).split(" ")[number - 1]

    @property
    def roads(self) -> str:
        return self.field(2)

    def road(self, number: int) -> str:
        return self.roads.split("/")[number - 1]

    def outcome(self) -> tuple[str, str] | None:
        if self.model.outcome is None:
            return None
        winner, how = self.model.outcome
        if self.turned:
            winner = {"south": "north", "north": "south", "draw": "draw"}[winner]
        return winner, how
