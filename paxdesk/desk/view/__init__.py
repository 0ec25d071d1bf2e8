"""The view of one game, with its controllers."""
