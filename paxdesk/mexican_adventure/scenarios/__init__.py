"""Scenario files of the second game: read, run, and seen by their paths."""
