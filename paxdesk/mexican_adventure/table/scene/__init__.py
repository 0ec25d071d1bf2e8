"""What lies on the table of The Mexican Adventure, and how it is painted."""
