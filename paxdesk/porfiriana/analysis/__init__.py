"""Analysis of finished games: chances of winning, and quality of turns."""
