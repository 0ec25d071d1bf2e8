"""Seats in a browser: the content of their pages, and the pictures they may fetch."""
