"""What players make themselves: positions and puzzles of The Mexican Adventure."""
