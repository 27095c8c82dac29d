"""Positions in notation: what is written, and what is refused."""
