"""Home page: the game to resume, the shelf of games, and all ways to begin."""
