"""The home page: what to go on with, the shelf of games, and everything to begin with."""
