"""The game and nothing else: the compiled kernel, its tables, its types and errors."""
