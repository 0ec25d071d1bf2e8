"""Gestures and their actions. No Qt."""
