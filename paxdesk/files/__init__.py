"""Files of the players, such as saved games, puzzles and results. Does not use Qt."""
