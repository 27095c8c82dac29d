"""One match: history, undo, clocks, events, records and what each viewer may see."""
