"""Charts of a game: gold, income and prestige turn by turn, the regimes as bands behind."""
