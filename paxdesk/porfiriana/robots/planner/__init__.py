"""Opponents that plan their turn, at the levels of ``levels.py``."""
