"""Lords of the Sierra Madre: a companion for its box, which keeps calendar, gold and order."""
