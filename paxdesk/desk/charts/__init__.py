"""Charts: lines in seat colours over bands."""
