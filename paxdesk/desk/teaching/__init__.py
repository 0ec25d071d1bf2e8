"""Lessons of any game: what their files say, and the session that follows them. No Qt here."""
