"""Tests of everything that chooses actions."""
