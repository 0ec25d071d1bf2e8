"""The rules, independent of any table; most modules implement a section of the rulebook."""
