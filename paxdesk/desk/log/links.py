"""What in a row of the log leads somewhere: cards by number and name, and rules. No Qt here."""

import re
from collections.abc import Iterator
from typing import Final

from attrs import frozen

from paxdesk.desk.log.game_log import LogRow
from paxdesk.porfiriana.rules.actions import CardNumber
from paxdesk.porfiriana.rules.cards import PartnerCard
from paxdesk.porfiriana.rules.deck import Deck

NUMBER: Final = re.compile(r"\[(\d{3})\]")
RULE: Final = re.compile(r"\b(?:[A-M]\d{1,2}|R\d{1,3})\b")
"""A section of the rules or a ruling: ``E7``, ``R13``."""


@frozen
class Link:
    """The words from ``start`` to ``end`` lead to a card, or to a ``rule``."""

    start: int
    end: int
    card: CardNumber = 0
    rule: str = ""


def links(row: LogRow, deck: Deck) -> list[Link]:
    """Everything in a row that leads somewhere, in order; nothing overlaps."""
    if row.kind == "turn":
        return []
    found: list[Link] = []
    for link in (*_numbered(row, deck), *_named(row, deck), *_rules(row)):
        if all(link.end <= other.start or link.start >= other.end for other in found):
            found.append(link)
    return sorted(found, key=lambda link: link.start)


def _numbered(row: LogRow, deck: Deck) -> Iterator[Link]:
    """``[089]``, with the card's name where it follows."""
    for match in NUMBER.finditer(row.words):
        card = int(match[1])
        if card not in deck.cards:
            continue
        end = match.end()
        rest = row.words[end + 1 :]
        end += next((1 + len(name) for name in _names(deck, card) if rest.startswith(name)), 0)
        yield Link(match.start(), end, card)


def _named(row: LogRow, deck: Deck) -> Iterator[Link]:
    for card in row.cards:
        for name in _names(deck, card):
            start = row.words.find(name)
            if start >= 0:
                yield Link(start, start + len(name), card)


def _rules(row: LogRow) -> Iterator[Link]:
    for match in RULE.finditer(row.words):
        yield Link(match.start(), match.end(), rule=match[0])


def _names(deck: Deck, number: CardNumber) -> list[str]:
    """The names of a card, the longest first: a public card has one for each side."""
    card = deck.cards.get(number)
    if card is None:
        return []
    names = {card.name}
    if isinstance(card, PartnerCard):
        names |= {side.name for side in card.sides}
    return sorted(names, key=len, reverse=True)
