"""Scene items for a position: board, tableaus, panels, ledger and strips."""
