"""The Mexican Adventure on the desk: map, gestures, texts and sheets."""
