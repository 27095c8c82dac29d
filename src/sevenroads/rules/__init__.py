"""The rules of the game: the compiled kernel, its tables, types and errors."""

from typing import Final

#: Raised whenever a rule fix changes what an action does or whether it is legal. Records name their revision.
RULES_REVISION: Final = 1
