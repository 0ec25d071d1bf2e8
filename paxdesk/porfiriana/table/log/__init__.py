"""The log of a game of Pax Porfiriana."""
