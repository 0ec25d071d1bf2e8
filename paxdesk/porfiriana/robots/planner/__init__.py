"""The opponents that plan their turn: one way of thinking, at the levels of ``levels.py``."""
