"""Animation of events: moving items, their order and sounds."""
