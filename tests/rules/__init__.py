"""The rules, chapter by chapter: every test is a sentence about the game."""
