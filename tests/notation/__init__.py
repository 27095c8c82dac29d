"""Positions, variants and game records as text."""
