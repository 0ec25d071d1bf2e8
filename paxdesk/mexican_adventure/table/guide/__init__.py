"""The lesson of The Mexican Adventure, and its session."""
