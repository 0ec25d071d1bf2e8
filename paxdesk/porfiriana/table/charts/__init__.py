"""What the charts draw: figures by turn, and where the game turned."""
