"""Pax Desk: a desktop card table for *Pax Porfiriana*."""

__version__ = "0.2.0"
