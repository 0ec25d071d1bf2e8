"""Replay of a game on a separate table, with analysis and export."""
