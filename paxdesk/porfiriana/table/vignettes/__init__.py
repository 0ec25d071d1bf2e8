"""Pictures on the cards: woodcuts composed from card data, clipped to their rectangle.

They are composed of icons and of the drawings in ``assets/drawings`` for the available space, whose
shape depends on the size of the card, and cached with the face.
"""
