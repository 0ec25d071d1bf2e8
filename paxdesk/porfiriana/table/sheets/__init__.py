"""Sheets of this game: new game, answers, Depression, showdown, end, records, workshop."""
