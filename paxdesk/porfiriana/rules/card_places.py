"""Where cards may lie, and what is wrong with where they lie."""

from collections.abc import Iterable
from functools import lru_cache

from paxdesk.language import say, template
from paxdesk.porfiriana.rules.actions import DIAZ, CardNumber, Seat
from paxdesk.porfiriana.rules.agenda_checks import being_played
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.state import State
from paxdesk.record_classes import frozen


@frozen(eq=False)
class CardPlaces:
    """Which cards of a deck may lie where."""

    everything: frozenset[CardNumber]
    always_out: frozenset[CardNumber]
    hand: frozenset[CardNumber]
    market: frozenset[CardNumber]
    pile: frozenset[CardNumber]
    discards: frozenset[CardNumber]
    public: frozenset[CardNumber]
    grudges: frozenset[CardNumber]


@lru_cache(maxsize=2)
def card_places(deck: Deck) -> CardPlaces:
    """Sort a deck's cards by where they may lie."""
    public = {number for number, card in deck.partners.items() if card.public}
    pile = {*deck.headlines, *deck.topples}
    hand = {*deck.enterprises, *deck.partners, *deck.troops, *deck.attacks} - public
    out = {number for number, card in deck.cards.items() if card.kind in ("regime", "play_aid")}
    slaves = {number for number, card in deck.enterprises.items() if card.slave}
    awards = {number for number, card in deck.attacks.items() if card.award}
    return CardPlaces(
        everything=frozenset(deck.cards),
        always_out=frozenset(out),
        hand=frozenset(hand),
        market=frozenset(hand | pile),
        pile=frozenset(pile),
        discards=frozenset(hand | public),
        public=frozenset(public),
        grudges=frozenset(slaves | awards),
    )


def check_places(state: State, found: list[str]) -> None:
    """Each card in one place, of a kind that may lie there; a whole game has all of them."""
    deck = state.cards
    kinds = card_places(deck)
    market = [number for number in state.market if number]
    hacendados = [player.hacendado for player in state.players.values() if player.seat != DIAZ]
    everywhere = [
        *market, *state.deck, *state.headlines, *state.discards, *state.public_market, *state.box,
        *state.enterprises, *state.partners, *state.troops, *hacendados,
        *being_played(state.agenda),
    ]  # fmt: skip
    places: list[tuple[str, Seat | None, Iterable[CardNumber], Iterable[CardNumber]]] = [
        (template("the market"), None, market, kinds.market),
        (template("the deck"), None, state.deck, kinds.market),
        (template("the Bull-Bear pile"), None, state.headlines, kinds.pile),
        (template("the discards"), None, state.discards, kinds.discards),
        (template("the public cards"), None, state.public_market, kinds.public),
        (template("the box"), None, state.box, kinds.everything),
        (template("the enterprises in play"), None, state.enterprises, deck.enterprises),
        (template("the partners in play"), None, state.partners, deck.partners),
        (template("the troops in play"), None, state.troops, deck.troops),
        (template("the Hacendados"), None, hacendados, deck.hacendados),
    ]
    for seat, player in state.players.items():
        everywhere += player.hand
        everywhere += player.grudges
        places.append((template("the hand of P{seat}"), seat, player.hand, kinds.hand))
        places.append((template("the grudge pile of P{seat}"), seat, player.grudges, kinds.grudges))
    for place, owner, cards, allowed in places:
        strangers = set(cards).difference(allowed)
        if strangers:
            found.append(
                say(
                    "{cards} cannot lie in {place}",
                    cards=_cards(strangers),
                    place=say(place, seat=owner),
                )
            )
    once = set(everywhere)
    if len(once) != len(everywhere):
        twice = {number for number in once if everywhere.count(number) > 1}
        found.append(say("{cards} in two places at once", cards=_cards(twice)))
    if state.box:
        lost = kinds.everything - once - kinds.always_out
        if lost:
            found.append(say("{cards} nowhere", cards=_cards(lost)))
    for pieces in (state.enterprises, state.partners, state.troops):
        for number, piece in pieces.items():
            if piece.number != number:
                found.append(
                    say("{number} lies in the place of {other}", number=piece.number, other=number)
                )
            if piece.owner not in state.players:
                found.append(
                    say(
                        "{number} belongs to seat {owner}, which does not exist",
                        number=number,
                        owner=piece.owner,
                    )
                )


def _cards(numbers: Iterable[CardNumber]) -> str:
    listed = ", ".join(map(str, sorted(numbers)))
    if "," in listed:
        return say("cards {listed}", listed=listed)
    return say("card {listed}", listed=listed)
