"""Puzzles: turns with exactly one best plan, and turns stored to be played again."""
