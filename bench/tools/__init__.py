"""Modules that the benchmark scripts share, and programs that they start."""
