"""The ground of all painting: type, inks, shapes, icons, controls."""
