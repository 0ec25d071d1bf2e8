"""Texts of the game: actions, events, questions, advice, consequences and terms."""
