"""Paper sheets over the table: dialogs, questions, menus and the curtain."""
