"""The inspector: one thing large, everything on it in words, and what can be done with it."""
