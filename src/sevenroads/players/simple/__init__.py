"""Players that do not use the tree search: random, greedy and heuristic."""
