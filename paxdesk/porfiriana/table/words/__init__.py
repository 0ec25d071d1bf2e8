"""Texts of the game: actions, events, questions, refusals and consequences."""
