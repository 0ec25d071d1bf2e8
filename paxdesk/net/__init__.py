"""Tables with remote seats. No Qt; third-party libraries are imported on first use."""
