"""The game on the desk: the state model, the flow of turns, robots, and the view of it all."""
