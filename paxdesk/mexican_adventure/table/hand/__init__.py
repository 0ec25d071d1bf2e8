"""Gestures and the lines that they mean. No Qt here."""
