"""Colours and marks of Pax Porfiriana, in addition to those of all games."""
