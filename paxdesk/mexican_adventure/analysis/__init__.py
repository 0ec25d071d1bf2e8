"""Looking back on a game: how the war stood, what turned it, and how well attitudes were chosen."""
