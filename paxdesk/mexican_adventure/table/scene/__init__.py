"""Items on the table of The Mexican Adventure, and their painting."""
