"""Does the deck meet what the rules publish about the cards?

The rules tell many totals ("29 Loyalty points in all"), single cards and proportions.
:func:`totals` computes each from a deck and sets it beside what was published.
"""

from collections.abc import Iterator

from paxdesk.porfiriana.audit import attacks, conflict, enterprises, makeup, people, references
from paxdesk.porfiriana.audit.total import Total
from paxdesk.porfiriana.rules.deck import Deck

__all__ = ["Total", "totals"]


def totals(deck: Deck) -> Iterator[Total]:
    """Yield every published total of the cards: what it is, expected, found, and whether met."""
    yield from makeup.totals(deck)
    # The others look up single cards as what the rules call them.
    if not makeup.misplaced(deck):
        for part in (conflict, people, enterprises, attacks, references):
            yield from part.totals(deck)
