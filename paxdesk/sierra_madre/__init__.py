"""Lords of the Sierra Madre: a companion for the boxed game, with calendar, gold and turn order."""
