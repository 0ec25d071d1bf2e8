"""Audit of a deck against published facts about the cards.

The rules publish many totals ("29 Loyalty points in all"), single cards and proportions.
:func:`totals` compares each with a deck.
"""

from collections.abc import Iterator

from paxdesk.porfiriana.audit.conflict import attack_totals, conflict_totals
from paxdesk.porfiriana.audit.deck import makeup_totals, misplaced, reference_totals
from paxdesk.porfiriana.audit.enterprises import enterprise_totals, people_totals
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.session.facts import Fact


def totals(deck: Deck) -> Iterator[Fact]:
    """Yield every published total of the cards with its expected and actual value.

    If a card is of the wrong kind, totals that look up single cards are left out.
    """
    yield from makeup_totals(deck)
    # the others look up single cards of known kinds
    if not misplaced(deck):
        yield from conflict_totals(deck)
        yield from people_totals(deck)
        yield from enterprise_totals(deck)
        yield from attack_totals(deck)
        yield from reference_totals(deck)
