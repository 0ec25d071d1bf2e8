"""The frame of charts."""
