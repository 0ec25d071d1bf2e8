"""Saved games of the second game."""
