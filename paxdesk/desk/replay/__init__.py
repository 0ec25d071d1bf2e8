"""A game looked at once more, step by step, on a table of its own."""
