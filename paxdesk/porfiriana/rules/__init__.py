"""Rules of Pax Porfiriana, without GUI; files are only read."""
