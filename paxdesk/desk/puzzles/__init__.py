"""The list of puzzles, and the note on which one speaks at the table."""
