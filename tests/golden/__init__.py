"""Recorded games and counts that must not change."""
