"""Looking back at a game: everybody's chances turn by turn, and how good each move was."""
