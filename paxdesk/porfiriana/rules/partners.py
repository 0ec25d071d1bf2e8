"""Playing partners and newspapers (E1), and Rebel Governors (R37)."""

from collections.abc import Sequence, Set
from functools import lru_cache

from paxdesk.errors import IllegalAction
from paxdesk.language import join_words, tr, tr_lazy
from paxdesk.porfiriana.rules.actions import CardNumber, Play, Seat
from paxdesk.porfiriana.rules.agenda import EffectList, Recount
from paxdesk.porfiriana.rules.card_verbs import District, Faction, RebelGovernor
from paxdesk.porfiriana.rules.cards import PartnerCard
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.effects import factions_of, is_immune
from paxdesk.porfiriana.rules.extra_actions import refuse_spending, spend_actions
from paxdesk.porfiriana.rules.fact_cache import cached_by_table
from paxdesk.porfiriana.rules.facts import cause_of
from paxdesk.porfiriana.rules.play_area import discard_enterprise, found_partner, play_from_hand
from paxdesk.porfiriana.rules.prices import Price, pay_gold, price_for, printed_price, refuse_gold
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.term_words import district_words, prestige_words


def side_named(state: State, action: Play) -> int | None:
    """Return the index of the side that an action names; None if invalid."""
    card = state.cards.partners[action.card]
    if not card.newspaper:
        return 0 if action.orientation is None else None
    for index, side in enumerate(card.sides):
        if side.prestige == action.orientation:
            return index
    return None


def refuse_play_partner(state: State, seat: Seat, action: Play) -> IllegalAction | None:
    """Return why a side of a partner cannot be played (E1), or None."""
    number = action.card
    card = state.cards.partners[number]
    index = side_named(state, action)
    if index is None:
        sides = join_words(prestige_words(each.prestige) for each in card.sides if each.prestige)
        reason = (
            tr("Name the newspaper's side: {sides}.", sides=sides)
            if card.newspaper
            else tr("This partner has only one side.")
        )
        return IllegalAction(("E1", "gl. Newspaper", "gl. Orientation"), reason, number)
    side = card.sides[index]
    return (
        refuse_lasting_strife(state, seat, number, side.faction)
        or refuse_spending(state, action.via, "play", 1, "E1", number)
        or refuse_gold(state, seat, partner_price(state, seat, number).gold, "E1", number)
    )


def partner_price(state: State, seat: Seat, number: CardNumber) -> Price:
    card = state.cards.partners[number]
    return price_for(state, seat, "partner", card, printed_price(card.sides[0].cost))


def ways_to_play_partner(card: PartnerCard) -> list[Play]:
    """Return each way to play a partner; a newspaper has two (E1)."""
    if not card.newspaper:
        return [Play(card.number)]
    return [Play(card.number, side.prestige) for side in card.sides]


def play_partner(state: State, seat: Seat, action: Play) -> None:
    """Play a partner for one action and its price (E1, P9)."""
    number = action.card
    index = side_named(state, action)
    assert index is not None
    price = partner_price(state, seat, number).gold
    spend_actions(state, 1, action.via, "play")
    play_from_hand(state, seat, number)
    state.tell("played", seat, number, price, word=action.orientation or "")
    pay_gold(state, seat, price)
    enter_partner(state, seat, number, index)


def enter_partner(state: State, seat: Seat, number: CardNumber, side: int) -> None:
    """Put a partner into a tableau: Rebel Governor first, then ``on_play`` (P9)."""
    found_partner(state, seat, number, side)
    face = state.cards.partners[number].sides[side]
    if face.on_play:
        state.agenda.append(EffectList(number, seat, side=side))
    for ability in face.abilities:
        if isinstance(ability, RebelGovernor):
            state.agenda.append(Recount(seat))
            secede(state, ability.district)


def secede(state: State, district: District) -> None:
    """Discard the enterprises that a Rebel Governor of this district destroys."""
    for number in seceding(state, district):
        discard_enterprise(state, number, "governor")


def seceding(state: State, district: District) -> list[CardNumber]:
    """Return the enterprises that a Rebel Governor destroys, in ascending order."""
    cards, spares = state.cards.enterprises, state.variant.governor_spares_immune
    return [
        number
        for number in sorted(state.enterprises)
        if cards[number].district == district and not (spares and is_immune(state, number))
    ]


@cached_by_table
def governed_districts(state: State) -> Sequence[District]:
    """Return the districts under a Rebel Governor in play."""
    partners, cards = state.partners, state.cards
    return [
        ability.district
        for number in filter(_governors(cards).__contains__, partners)
        for ability in cards.partners[number].sides[partners[number].side].abilities
        if isinstance(ability, RebelGovernor)
    ]


@lru_cache(8)
def _governors(cards: Deck) -> Set[CardNumber]:
    return {
        number
        for number, card in cards.partners.items()
        if any(isinstance(each, RebelGovernor) for side in card.sides for each in side.abilities)
    }


def refuse_governed(
    state: State, number: CardNumber, flags: tuple[District, ...], rule: str = "E1"
) -> IllegalAction | None:
    """Return the refusal of a card in a governed district (R37), or None."""
    for district in governed_districts(state):
        if district in flags:
            return IllegalAction(
                ("R37", "gl. Rebel Governors", "rebel_governor", rule),
                tr_lazy(
                    "A Rebel Governor has closed {district}.", district=district_words(district)
                ),
                number,
            )
    return None


def refuse_lasting_strife(
    state: State, seat: Seat, number: CardNumber, faction: Faction
) -> IllegalAction | None:
    """Return the refusal of a faction in lasting Strife (F12), or None."""
    if not state.variant.strife_lasts_the_turn or not state.turn.strifes:
        return None
    own: set[Faction] = {*factions_of(state, seat)}
    cause = cause_of(state, state.players[seat])
    if cause is not None:
        own.add(cause.faction)
    for between in state.turn.strifes:
        if faction in between and any(other in own for other in between if other != faction):
            return IllegalAction(
                ("gl. Strife", "rules_2012", "F12"),
                tr_lazy("Its faction is in Strife with your cards this turn."),
                number,
                seat,
            )
    return None
