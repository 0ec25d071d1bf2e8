"""Hands: mouse, keys and fingers, and what they carry."""
