"""Colours and marks of Pax Porfiriana, besides those common to all games."""
