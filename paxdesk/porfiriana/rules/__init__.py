"""The game itself, in the rulebook's words; knows nothing of windows or files on disk."""
