"""Tables with remote seats. Does not use Qt; third-party libraries are imported on first use."""
