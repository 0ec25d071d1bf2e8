"""Tables with remote seats, without Qt. Network libraries are imported on first use."""
