"""Readers of handwritten positions and scenarios."""
