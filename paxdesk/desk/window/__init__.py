"""Main window: menu and shortcuts, saved games, autosave and network play."""
