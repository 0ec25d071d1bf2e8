"""Layout of the table of Pax Porfiriana. No Qt."""
