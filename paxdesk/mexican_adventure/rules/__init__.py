"""The rules, without any table: one module a part of the rulebook."""
