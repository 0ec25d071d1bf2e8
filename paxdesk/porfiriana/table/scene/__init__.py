"""Scene items that show a position."""
