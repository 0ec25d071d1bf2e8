"""Rules of the sequence of play that concern the ledger, without map and combat.

This package does not use Qt.
"""
