"""The rules, independent of any table: one module for each part of the rulebook."""
