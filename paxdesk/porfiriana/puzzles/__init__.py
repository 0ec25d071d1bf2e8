"""Puzzles: turns with exactly one best plan, found in simulated games."""
