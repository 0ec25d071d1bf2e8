"""The dock at the right of the table: the inspector above, the log below."""
