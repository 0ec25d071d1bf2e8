"""The guide at the table and the note it speaks on."""
