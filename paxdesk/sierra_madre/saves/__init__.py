"""Saved games, and the box of cards that its owner has told of."""
