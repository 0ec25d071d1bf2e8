"""Sheets that ask, and those that tell."""
