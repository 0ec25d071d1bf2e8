"""Sheets of this game: a new game, a Depression, the showdown, the end."""
