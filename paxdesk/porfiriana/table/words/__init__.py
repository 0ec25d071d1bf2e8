"""Texts of the game at the table."""
