"""Rules of Pax Porfiriana; without GUI and, apart from card files, without file access."""
