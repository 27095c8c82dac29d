"""Exact search within one turn: proven wins, proven defences, and the lower bounds that prune both."""
