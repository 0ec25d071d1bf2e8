"""Pax Porfiriana: its rules, its robots, the audit of its deck, and its table."""
