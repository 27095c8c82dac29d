"""Tests of the environments for research frameworks, with the frameworks' own checks."""
