"""One game on the desk, put together."""
