"""Home page, with the shelf of games and all ways to begin."""
