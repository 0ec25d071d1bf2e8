"""Lords of the Sierra Madre: a companion for the boxed game."""
