"""The sequence of play as far as the books go. No Qt, no map and no combat."""
