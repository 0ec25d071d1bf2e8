"""Content made by players, such as corrected cards and puzzles."""
