"""Player-made content: corrected cards, named decks, positions and puzzles."""
