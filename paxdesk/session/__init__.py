"""Games in progress, independent of their rules and of Qt."""
