"""The guided first game: its course, and the session that allows just that."""
