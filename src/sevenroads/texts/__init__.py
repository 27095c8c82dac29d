"""Every text for players, in the five languages: refusals, reasons, events, names, rulebook and interface.

The texts are Fluent files, one folder for each language; the web client reads the same files. `README.md`
describes them. A file is loaded with the first sentence that needs it, not with this package.
"""

from .wording import Texts

__all__ = ["Texts"]
