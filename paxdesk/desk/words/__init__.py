"""The language spoken, and what a screen reader hears."""
