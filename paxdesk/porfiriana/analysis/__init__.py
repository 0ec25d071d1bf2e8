"""Analysis of finished games: chances of winning turn by turn, and the quality of each move."""
