"""Positions and scenarios written by hand: read strictly, played, and compared."""
