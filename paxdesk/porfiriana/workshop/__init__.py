"""Player-made content: corrected cards, shared games, positions and puzzles."""
