"""Laws that hold for every game, tried by Hypothesis."""
