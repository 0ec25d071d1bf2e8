"""The panels beside the table."""
