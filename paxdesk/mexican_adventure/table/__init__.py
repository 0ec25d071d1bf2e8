"""The Mexican Adventure on the desk: the map, the hand, words and sheets."""
