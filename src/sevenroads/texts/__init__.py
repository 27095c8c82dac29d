"""Every text for players, in the five languages: refusals, reasons, events, names, rulebook and interface.

The texts are Fluent files, one folder for each language; the web client reads the same files. `README.md`
describes them. Fluent and the files are loaded with the first sentence, not with this package.
"""

from .wording import Texts

__all__ = ["Texts"]
