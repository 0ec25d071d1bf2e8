"""Texts of the game. No Qt."""
