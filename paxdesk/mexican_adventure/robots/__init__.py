"""Robots of the second game."""
