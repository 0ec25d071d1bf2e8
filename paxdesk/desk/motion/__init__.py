"""What is in motion (``animations.py``), and what waits for a spare moment."""
