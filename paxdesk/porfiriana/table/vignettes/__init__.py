"""Pictures on the cards: woodcuts composed of icons and drawings."""
