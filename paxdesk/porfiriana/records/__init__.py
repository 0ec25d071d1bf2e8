"""What is kept of a player's games once they are over: results, tallies, honours. No Qt here."""
