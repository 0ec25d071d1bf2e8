"""The table of Pax Porfiriana: what lies where, what may be done with it, and in which words."""
