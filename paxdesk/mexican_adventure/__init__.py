"""The Mexican Adventure, rules by Denis Sauvage: the French in Mexico, 1862-1867, for two."""
