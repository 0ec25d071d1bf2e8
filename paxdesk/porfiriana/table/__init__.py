"""Presentation of Pax Porfiriana: layout, drawing, interaction and texts."""
