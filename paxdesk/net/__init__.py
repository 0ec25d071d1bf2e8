"""Tables with remote seats, without Qt. Third-party libraries are imported on first use."""
