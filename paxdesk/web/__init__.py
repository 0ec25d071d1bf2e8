"""Seats in a browser: their pages and the pictures for them."""
