"""Pictures of the table for files."""
