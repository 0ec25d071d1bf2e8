"""Files that players keep: saved games and scenarios."""
