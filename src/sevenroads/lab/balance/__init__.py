"""Balance studies: win rates by starting player, seat, card, unit, length and kind of ending.

- `games`: one game and its record. `study`: all games, in a directory from which a stopped run resumes.
- `parquet`: the games as a Parquet file (the extra `study`).
- `measures`: what is measured. `statistics`: intervals and verdicts. `report`: tables, plots and findings.
"""

from .games import StudyGame
from .study import DEFAULT_PLAYER, Study, StudyError, StudySettings

__all__ = ["DEFAULT_PLAYER", "Study", "StudyError", "StudyGame", "StudySettings"]
