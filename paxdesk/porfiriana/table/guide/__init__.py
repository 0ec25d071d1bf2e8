"""The lessons: their courses, and the session that allows what a step asks for."""
