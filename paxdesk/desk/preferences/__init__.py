"""What players set: sheets, keys, and how it is put into effect."""
