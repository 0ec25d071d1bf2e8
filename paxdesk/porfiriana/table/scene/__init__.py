"""Scene items for a position: background, board, tableaus, panels, ledger and cords."""
