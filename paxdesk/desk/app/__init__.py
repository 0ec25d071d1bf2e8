"""Application: its windows, hand-over between instances, and reports of errors."""
