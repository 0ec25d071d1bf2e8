"""Sheets of paper over the table: dialogs, questions, the chooser, the curtain."""
