"""Gestures on the table, and the possible actions there. No Qt."""
