"""Sheets that take the whole window: a new game, the end, about, messages."""
