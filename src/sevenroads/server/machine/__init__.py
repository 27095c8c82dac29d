"""The machine, our computer opponent: its seats at tables, its thinking processes, hints and reviews."""
