"""Forms, the new game, and the account at the end."""
