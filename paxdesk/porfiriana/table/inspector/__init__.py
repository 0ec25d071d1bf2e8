"""What the inspector says of cards and piles."""
