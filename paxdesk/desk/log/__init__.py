"""The game log as rows, panel and text."""
