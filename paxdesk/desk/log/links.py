"""What in a row of the log leads somewhere: cards by number and name, and rules. No Qt here."""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeAlias

from paxdesk.desk.log.rows import LogRow
from paxdesk.desk.scene.spots import CardNumber
from paxdesk.record_classes import frozen

NUMBER: Final = re.compile(r"\[(\d{3})\]")
RULE: Final = re.compile(r"\b(?:[A-M]\d{1,2}|R\d{1,3})\b")
"""A section of the rules or a ruling: ``E7``, ``R13``."""
CardNames: TypeAlias = Callable[[CardNumber], Sequence[str]]
"""The names of a card, the longest first; none for no card."""


def no_names(_card: CardNumber) -> Sequence[str]:
    """No card has a name, so that none is a link."""
    return ()


@frozen
class Link:
    """The words from ``start`` to ``end`` lead to a card, or to a ``rule``."""

    start: int
    end: int
    card: CardNumber = 0
    rule: str = ""


def links(row: LogRow, names: CardNames) -> list[Link]:
    """Everything in a row that leads somewhere, in order; nothing overlaps."""
    if row.kind == "turn":
        return []
    found: list[Link] = []
    for link in (*_numbered(row, names), *_named(row, names), *_rules(row)):
        if all(link.end <= other.start or link.start >= other.end for other in found):
            found.append(link)
    return sorted(found, key=lambda link: link.start)


def _numbered(row: LogRow, names: CardNames) -> Iterator[Link]:
    """``[089]``, with the card's name where it follows."""
    for match in NUMBER.finditer(row.words):
        card = int(match[1])
        called = names(card)
        if not called:
            continue
        end = match.end()
        rest = row.words[end + 1 :]
        end += next((1 + len(name) for name in called if rest.startswith(name)), 0)
        yield Link(match.start(), end, card)


def _named(row: LogRow, names: CardNames) -> Iterator[Link]:
    for card in row.cards:
        for name in names(card):
            start = row.words.find(name)
            if start >= 0:
                yield Link(start, start + len(name), card)


def _rules(row: LogRow) -> Iterator[Link]:
    for match in RULE.finditer(row.words):
        yield Link(match.start(), match.end(), rule=match[0])
