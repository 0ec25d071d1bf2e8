"""Sheets of Pax Porfiriana: new game, answers, Depression, showdown, end, records, workshop."""
