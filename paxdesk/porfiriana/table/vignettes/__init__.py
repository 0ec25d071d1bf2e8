"""The pictures on the cards: woodcuts drawn from card data, clipped to their rectangle."""
