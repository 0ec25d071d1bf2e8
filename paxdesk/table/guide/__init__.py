"""The guided first game: a course of steps, the session that follows it, and its note."""
