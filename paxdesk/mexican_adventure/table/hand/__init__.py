"""Which movement of the hand means which line. No Qt here."""
