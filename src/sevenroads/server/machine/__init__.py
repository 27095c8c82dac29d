"""The machine's seats: its thinking processes, hints and reviews."""
