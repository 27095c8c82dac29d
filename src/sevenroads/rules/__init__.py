"""The rules of the game: the compiled kernel, its tables, types and errors."""

from typing import Final

from .. import builds

builds.use(__path__)

#: The revision of the rules that new games are played with. Raise it whenever an action gets another effect,
#: becomes legal or is no longer legal, an option gets a value, or a shipped edition or deck changes. Records
#: and stored games name their revision.
RULES_REVISION: Final = 4
#: The oldest revision whose games this version can replay.
OLDEST_REVISION: Final = 1
