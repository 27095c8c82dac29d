"""Tests of the reference model itself, played from both seats."""
