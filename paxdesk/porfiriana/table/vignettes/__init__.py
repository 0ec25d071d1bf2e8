"""Pictures on the cards, in the style of woodcuts."""
