"""Player-made content: corrected cards, stories of a game, positions and puzzles."""
