"""Showing a step: pictures in motion over the table."""
