"""What players have set: kept in a file, chosen on a sheet, put into effect at once."""
