"""Seats in a browser: pages and their pictures."""
