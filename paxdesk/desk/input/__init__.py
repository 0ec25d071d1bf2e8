"""Mouse, keyboard and touch input, and drag and drop."""
