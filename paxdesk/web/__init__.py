"""Seats in a browser: what their pages show, and the pictures they may fetch."""
