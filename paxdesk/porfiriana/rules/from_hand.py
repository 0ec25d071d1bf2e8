"""What a hand offers (E1): each way to play each of its cards, and what it costs.

A card's ways depend on the table, on whose hand it is, and on whether he has a cube to spare, so
each is worked out once for a table; how much gold and how many actions there are is asked last.
"""

from collections.abc import Sequence
from functools import lru_cache

from paxdesk.porfiriana.rules.actions import Action, CardNumber, Play, Seat
from paxdesk.porfiriana.rules.attack_listing import ways_to_attack
from paxdesk.porfiriana.rules.bookkeeping import sheet_of
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.enterprises import enterprise_price, is_governed
from paxdesk.porfiriana.rules.partners import partner_price, ways_to_play_partner
from paxdesk.porfiriana.rules.prices import NOTHING, Priced, priced
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.troops import ways_to_deploy


def list_from_hand(
    state: State,
    seat: Seat,
    gold: int,
    actions: int,
    spare_cube: bool,
    hand: tuple[CardNumber, ...],
) -> list[Action]:
    """Every way to play these cards that so much gold and so many actions pay (E1)."""
    known = sheet_of(state, ways_to_play, seat, spare_cube)
    found: list[Action] = []
    for number in _in_order(state.cards, hand):
        ways: Priced[Action] | None = known.get(number)
        if ways is None:
            ways = ways_to_play(state, seat, spare_cube, number)
            # Whose hand can be raided is not to be read off the table.
            if number not in state.cards.raids:
                known[number] = ways
        if ways.actions <= actions:
            found += ways.paid_by(gold)
    return found


@lru_cache(4096)
def _in_order(cards: Deck, hand: tuple[CardNumber, ...]) -> Sequence[CardNumber]:
    """Enterprises and partners first, then troops, then attacks."""
    return [
        *(number for number in hand if number in cards.enterprises or number in cards.partners),
        *(number for number in hand if number in cards.troops),
        *(number for number in hand if number in cards.attacks),
    ]


def ways_to_play(state: State, seat: Seat, spare_cube: bool, number: CardNumber) -> Priced[Action]:
    """Every way to play this card; ``spare_cube`` is whether one is left to extort with (R53)."""
    cards = state.cards
    if number in cards.enterprises:
        if is_governed(state, number):
            return NOTHING
        return _plays(cards, number, enterprise_price(state, seat, number))
    if number in cards.partners:
        return _plays(cards, number, partner_price(state, seat, number))
    if number in cards.troops:
        return ways_to_deploy(state, seat, number, spare_cube)
    return ways_to_attack(state, seat, number)


@lru_cache(1024)
def _plays(cards: Deck, number: CardNumber, price: int) -> Priced[Action]:
    """Each side of an enterprise or partner at its price."""
    partner = cards.partners.get(number)
    lines = [Play(number)] if partner is None else ways_to_play_partner(partner)
    return priced(lines, [price] * len(lines))
