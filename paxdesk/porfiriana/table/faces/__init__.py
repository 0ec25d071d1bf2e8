"""Card faces and the pieces on them, painted from card data."""
