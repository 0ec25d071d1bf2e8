"""Puzzles: turns with exactly one best plan, found in simulated games and verified by full
search."""
