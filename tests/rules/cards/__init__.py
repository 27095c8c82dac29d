"""Victory cards (R8) and objective cards (R9)."""
