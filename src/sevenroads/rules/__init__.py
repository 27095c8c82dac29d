"""The game and nothing else: the compiled kernel, its tables, its types and errors."""

from typing import Final

#: Raised whenever a rule fix changes what an action does; stored games keep the one they began with.
RULES_REVISION: Final = 1
