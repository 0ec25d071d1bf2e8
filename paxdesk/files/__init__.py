"""Files of the players, such as saved games. Does not use Qt."""
