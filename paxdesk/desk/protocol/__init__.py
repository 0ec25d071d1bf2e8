"""Protocols that a game implements to be played on the desk."""
