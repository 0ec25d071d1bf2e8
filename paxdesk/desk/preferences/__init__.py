"""Preferences: settings and shortcuts sheets, and the application of settings."""
