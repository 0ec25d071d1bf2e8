"""The pictures on the cards: woodcuts drawn from card data, clipped to their rectangle.

They are composed for the place they have, whose shape changes with the size of the card, of icons
and of the drawings in ``assets/drawings``, and kept with its face once painted. Pictures read
from files were measured: see ``docs/notes/performance.md``.
"""
