"""Animations of the events of a step."""
