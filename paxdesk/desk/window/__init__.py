"""A window: its menu and keys, saved games, and how none is lost."""
