"""One game being played."""
