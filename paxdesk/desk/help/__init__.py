"""The rules in the program: the book, its pages, the window to read it in, and the overview."""
