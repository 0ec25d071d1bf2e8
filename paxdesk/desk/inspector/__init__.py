"""The inspector: one thing enlarged, with its texts and possible actions."""
