"""The rules to be read: the book, its pages, its language. No Qt here."""
