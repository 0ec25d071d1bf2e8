"""What is said of the game: actions, events, questions, refusals, consequences."""
