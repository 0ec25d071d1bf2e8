"""The painting rooms: cards, pieces and marks drawn from plain data; no rules, no state."""
