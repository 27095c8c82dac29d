"""Kernel and naive model, played side by side."""
