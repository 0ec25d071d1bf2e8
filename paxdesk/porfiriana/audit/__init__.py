"""Audit of a deck against published facts about the cards."""

from collections.abc import Iterator

from paxdesk.porfiriana.audit.conflict import attack_totals, conflict_totals
from paxdesk.porfiriana.audit.deck import makeup_totals, misplaced, reference_totals
from paxdesk.porfiriana.audit.enterprises import enterprise_totals, people_totals
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.session.facts import Fact


def totals(deck: Deck) -> Iterator[Fact]:
    """Yield the published totals with their expected and actual values."""
    yield from makeup_totals(deck)
    # these look up single cards, whose kinds must be right
    if not misplaced(deck):
        yield from conflict_totals(deck)
        yield from people_totals(deck)
        yield from enterprise_totals(deck)
        yield from attack_totals(deck)
        yield from reference_totals(deck)
