"""Basics of painting: type, colours, shapes, icons and controls."""
