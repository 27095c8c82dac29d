"""Training: the machine plays against itself, and its weights are fitted to these games, round after round.

- `self_play`: one training game and its record.
- `features`: the records as arrays. `fitting`: weights from arrays. Both need NumPy (the extra `train`).
- `run`: all rounds, in a directory from which a killed run resumes.
- `chart`: the figures of the rounds as an SVG.
"""

from .run import TrainingError, TrainingSettings, train

__all__ = ["TrainingError", "TrainingSettings", "train"]
