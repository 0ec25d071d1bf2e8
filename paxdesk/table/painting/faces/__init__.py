"""The faces of the cards: one module a kind, each a function of painter, space and card."""
