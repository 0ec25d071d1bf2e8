"""Robots at the table: they think on another thread and play at a pace that people can follow.

``tempo`` is how fast they play, ``thinking`` answers questions off the GUI thread, the
``player`` takes their answers to the host, ``reasons`` puts their reasons into words.
"""
