"""What a hand can do at this table. No Qt here."""
