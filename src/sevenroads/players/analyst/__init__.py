"""Hints, game reports, explanations in words and puzzles, for people who study a game."""
