"""Replay of a game step by step on a separate table, with analysis and export."""
