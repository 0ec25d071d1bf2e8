"""Interaction with the table: gestures and possible actions. No Qt."""
