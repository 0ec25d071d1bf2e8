"""The sequence of play, as far as a bookkeeper can know it. No Qt, no map and no combat."""
