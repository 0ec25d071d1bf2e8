"""Sheets of Pax Porfiriana."""
