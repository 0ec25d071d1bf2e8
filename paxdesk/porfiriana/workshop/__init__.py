"""What players make themselves: cards of their own, stories of a game, positions and puzzles."""
