"""Exact search within one turn: proven wins, proven defences, and the lower bounds that prune both."""

from ... import builds

builds.use(__path__)
