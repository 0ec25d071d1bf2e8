"""Handwritten positions and scenarios: strict reading, playing and comparing."""
