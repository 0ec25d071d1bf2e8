"""Results of games played here: what is kept, counts, honours and the ladder."""
