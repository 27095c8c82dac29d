"""Evaluators: how likely a side is to win, and which actions look best. No search."""

from ... import builds

builds.use(__path__)
