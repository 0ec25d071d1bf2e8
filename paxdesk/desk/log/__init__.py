"""The log of the game, as rows, as a panel and as text."""
