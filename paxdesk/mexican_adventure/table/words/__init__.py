"""The game in words. No Qt here."""
