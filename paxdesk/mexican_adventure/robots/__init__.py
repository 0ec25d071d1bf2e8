"""Robots of *The Mexican Adventure*."""
