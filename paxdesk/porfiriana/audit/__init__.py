"""Does the deck meet what the rules publish about the cards?

The rules tell many totals ("29 Loyalty points in all"), single cards and proportions.
:func:`totals` computes each from a deck and sets it beside what was published.
"""

from collections.abc import Iterator

from paxdesk.porfiriana.audit.conflict import attack_totals, conflict_totals
from paxdesk.porfiriana.audit.deck import makeup_totals, misplaced, reference_totals
from paxdesk.porfiriana.audit.enterprises import enterprise_totals, people_totals
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.session.facts import Fact


def totals(deck: Deck) -> Iterator[Fact]:
    """Yield every published total of the cards: what it is, expected, found, and whether met."""
    yield from makeup_totals(deck)
    # The others look up single cards as what the rules call them.
    if not misplaced(deck):
        yield from conflict_totals(deck)
        yield from people_totals(deck)
        yield from enterprise_totals(deck)
        yield from attack_totals(deck)
        yield from reference_totals(deck)
