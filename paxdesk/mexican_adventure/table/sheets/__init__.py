"""Sheets for questions and information."""
