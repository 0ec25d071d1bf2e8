"""The inks and marks of Pax Porfiriana, beside those that any game has."""
