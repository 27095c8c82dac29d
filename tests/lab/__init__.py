"""The arena: paired games, the sequential test, results files and ratings."""
