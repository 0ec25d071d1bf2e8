"""A game in progress, independent of its rules and of Qt: steps, journal, undo and redo."""
