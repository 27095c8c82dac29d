"""The naive reference model: the rules (docs/rules.md) written out as plainly as they read.

It exists to check the real engine against, so it shares no code with it. It knows no match history:
repetition, agreement, resignation and clocks are outside it.
"""

from .game import Model, perft
from .refused import ModelRefused

__all__ = ["Model", "ModelRefused", "perft"]
