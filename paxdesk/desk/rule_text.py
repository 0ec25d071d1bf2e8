"""Entries of a rule book, and their texts without markup. This module does not use Qt."""

import re
from typing import Final

from paxdesk.lazy_attrs import frozen

REFERENCE: Final = re.compile(r"\[([^\]]+)\]")
RULE_ID: Final = re.compile(r"[A-Z]\d{0,2}(?:\.\d{1,2})*")
"""Pattern for ids of rules, rulings and steps that begin with a letter."""


@frozen
class RuleParagraph:
    """One entry of the rules; ``part`` is the id of its part."""

    ids: tuple[str, ...]
    title: str
    text: str
    part: str
    anchor: str

    @property
    def heading(self) -> str:
        """Title after the ids that begin with a letter: "E9 Cubes"."""
        shown = [each for each in self.ids if RULE_ID.fullmatch(each)]
        return " ".join([", ".join(shown), self.title]).strip()


def spoken(text: str) -> str:
    """Return an entry's text without its markup, in one line."""
    without = REFERENCE.sub(lambda found: found.group(1).removeprefix("gl. "), text)
    bare = re.sub(r"\|(?: -{3,} \|)+|\||^- ", " ", without.replace("*", ""), flags=re.MULTILINE)
    return " ".join(bare.split())
