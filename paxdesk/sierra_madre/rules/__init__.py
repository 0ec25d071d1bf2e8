"""Rules of the sequence of play and the ledger, without map and combat."""
