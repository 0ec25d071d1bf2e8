"""The faces of cards and the pieces that lie on them, painted from their data."""
