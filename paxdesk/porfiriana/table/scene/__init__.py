"""The things on the table, made of a position: board, tableaus, heads, ledger, strips."""
