"""Saved games of Pax Porfiriana: what is in a file, and whether it can be trusted."""
