"""Paper sheets over the table: dialogs, questions, menus, the curtain."""
