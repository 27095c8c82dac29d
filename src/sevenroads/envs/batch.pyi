from collections.abc import Sequence
from typing import Any

from ..editions import Catalog, Variant
from ..rules.observations import ObservationSpec
from ..state import State

class BatchEnv:
    n: int
    threads: int
    num_actions: int
    variant: Variant
    spec: ObservationSpec
    observations: Any
    masks: Any
    rewards: Any
    dones: Any
    players: Any
    illegal: Any
    def __init__(
        self,
        variant: str | Variant = "ardennes",
        n: int = 1,
        seed: int = 0,
        threads: int = 1,
        auto_reset: bool = True,
        *,
        start: str = "coin",
        first_turn_ap: int = 4,
        observe: bool = True,
        mirror: bool = False,
        catalog: Catalog = ...,
    ) -> None: ...
    def bind(self, **arrays: Any) -> None: ...
    def reset(self, seed: int | None = None, *, seeds: Sequence[int] | None = None) -> None: ...
    def step(self, actions: Any = None) -> None: ...
    @property
    def seeds(self) -> list[int]: ...
    def state(self, i: int) -> State: ...
    @property
    def bytes_per_game(self) -> int: ...
    def close(self) -> None: ...
