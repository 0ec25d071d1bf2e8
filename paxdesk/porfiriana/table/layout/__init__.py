"""Where everything of Pax Porfiriana lies. No Qt here."""
