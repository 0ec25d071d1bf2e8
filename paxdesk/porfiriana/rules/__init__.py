"""Rules of Pax Porfiriana, without GUI; only the card files are read."""
