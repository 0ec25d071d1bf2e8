"""Numbered cards of Pax Porfiriana; see ``Cards`` in ``paxdesk/desk/protocol/features.py``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from paxdesk.desk.scene.things import Spot
from paxdesk.porfiriana.rules.actions import Buy, CardNumber, Seat, Speculate
from paxdesk.porfiriana.rules.agenda import RaidedHand
from paxdesk.porfiriana.rules.cards import PartnerCard
from paxdesk.porfiriana.rules.deck import Deck, load_deck
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.session import Step
from paxdesk.porfiriana.table.hand.gestures import card_spot
from paxdesk.porfiriana.table.scene.looks import FaceLook
from paxdesk.resources import cards_folder

if TYPE_CHECKING:
    from paxdesk.desk.inspector.content import InspectorContent


def our_own(deck: Deck) -> Deck:
    """Return the deck without corrections, as used by lessons and puzzles."""
    return load_deck(cards_folder()) if deck.replaced else deck


def look(card: CardNumber) -> FaceLook:
    return FaceLook(card)


def names(deck: Deck, card: CardNumber) -> Sequence[str]:
    found = deck.cards.get(card)
    if found is None:
        return []
    names = {found.name}
    if isinstance(found, PartnerCard):
        # a public card has a name on each side
        names |= {side.name for side in found.sides}
    return sorted(names, key=len, reverse=True)


def spot(state: State, card: CardNumber) -> Spot:
    return card_spot(state, card)


def mentioned(state: State, card: CardNumber) -> InspectorContent:
    from paxdesk.porfiriana.table.inspection import plain

    return plain(state, card)


def about(step: Step) -> CardNumber:
    action, state = step.action, step.before
    if isinstance(state.agenda[-1], RaidedHand):
        return 0
    if isinstance(action, Buy | Speculate):
        return state.market[action.slot]
    number = getattr(action, "card", None)
    return number if isinstance(number, int) else 0


def hidden(state: State, seats: frozenset[Seat]) -> frozenset[CardNumber]:
    others = (each for each in state.players.values() if each.seat not in seats)
    return frozenset(number for each in others for number in each.hand)
