"""The inspector: what a thing is, what can be done with it, and why not; the edges of the dock."""
