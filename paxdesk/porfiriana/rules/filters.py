"""Filters and count expressions (vocabulary, sections 3 and 4)."""

from collections.abc import Sequence

from paxdesk.porfiriana.rules.actions import CardNumber, Seat
from paxdesk.porfiriana.rules.cards import Card, EnterpriseCard, PartnerCard, TroopCard
from paxdesk.porfiriana.rules.prestige import points
from paxdesk.porfiriana.rules.readings import Tableau, connection_of, tableau
from paxdesk.porfiriana.rules.state import EnterpriseInPlay, PartnerInPlay, State, TroopInPlay
from paxdesk.porfiriana.rules.vocabulary import Count, Faction, Filter, Prestige, Where

_KINDS = {"public": "partner", "topple": "headline"}
"""A Public card is a partner in every respect; a Topple is a special type of Headline (B)."""


def _fits_print(condition: Filter, card: Card, faction: Faction | None, prestige: object) -> bool:
    """The conditions that are about what is printed."""
    if condition.kind and _KINDS.get(card.kind, card.kind) not in condition.kind:
        return False
    if condition.industry or condition.district or condition.slave is not None:
        if not isinstance(card, EnterpriseCard):
            return False
        if condition.industry and card.industry not in condition.industry:
            return False
        if condition.district and card.district not in condition.district:
            return False
        if condition.slave is not None and card.slave != condition.slave:
            return False
    if condition.faction and faction not in condition.faction:
        return False
    if condition.prestige and prestige not in condition.prestige:
        return False
    if condition.newspaper is None:
        return True
    return isinstance(card, PartnerCard) and card.newspaper == condition.newspaper


def fits_enterprise(state: State, where: Where, enterprise: EnterpriseInPlay) -> bool:
    """Whether an enterprise in play meets a filter."""
    card = state.cards.enterprises[enterprise.number]
    for condition in where:
        if not _fits_print(condition, card, None, card.prestige):
            continue
        if condition.unrest is not None and bool(enterprise.unrest) != condition.unrest:
            continue
        if condition.rail_connected is not None:
            by_rail = connection_of(state, enterprise.number) == "rail"
            if by_rail != condition.rail_connected:
                continue
        return True
    return not where


def fits_partner(state: State, where: Where, partner: PartnerInPlay) -> bool:
    """Whether a partner in play meets a filter, with the side in use."""
    card = state.cards.partners[partner.number]
    side = card.sides[partner.side]
    return not where or any(
        _fits_print(condition, card, side.faction, side.prestige)
        and condition.unrest is None
        and condition.rail_connected is None
        for condition in where
    )


def fits_troop(state: State, where: Where, troop: TroopInPlay) -> bool:
    """Whether a troop in play meets the filter, wherever it stands; an empty one fits all."""
    card = state.cards.troops[troop.number]
    return not where or any(
        _fits_print(condition, card, card.faction, card.prestige)
        and condition.unrest is None
        and condition.rail_connected is None
        for condition in where
    )


def fits_card(where: Where, card: Card) -> bool:
    """Whether a card being bought or played meets a discount's or monopoly's filter."""
    if isinstance(card, PartnerCard):
        faction: Faction | None = card.sides[0].faction
        prestige = card.sides[0].prestige
    elif isinstance(card, TroopCard):
        faction, prestige = card.faction, card.prestige
    elif isinstance(card, EnterpriseCard):
        faction, prestige = None, card.prestige
    else:
        faction, prestige = None, None
    return not where or any(_fits_print(condition, card, faction, prestige) for condition in where)


def _faces(
    card: EnterpriseCard | PartnerCard,
) -> Sequence[tuple[Faction | None, Prestige | None]]:
    """Faction and prestige of each side of a card."""
    if isinstance(card, PartnerCard):
        return [(side.faction, side.prestige) for side in card.sides]
    return [(None, card.prestige)]


def may_fit(where: Where, card: EnterpriseCard | PartnerCard) -> bool:
    """Whether a card can meet a filter in play: on some side, whatever lies on it."""
    return not where or any(
        _fits_print(condition, card, *face) for condition in where for face in _faces(card)
    )


def always_fits(where: Where, card: EnterpriseCard | PartnerCard) -> bool:
    """Whether a card meets a filter in play on every side, whatever lies on it."""
    by_print = [each for each in where if each.unrest is None and each.rail_connected is None]
    return not where or all(
        any(_fits_print(condition, card, *face) for condition in by_print) for face in _faces(card)
    )


def matching_cards(state: State, where: Where, owner: Seat | None) -> list[CardNumber]:
    """Cards in play that match, of one owner or (None) of all, in ascending order."""
    enterprises, partners, troops = state.enterprises, state.partners, state.troops
    own = Tableau(enterprises, partners, troops) if owner is None else tableau(state, owner)
    found = [each for each in own.enterprises if fits_enterprise(state, where, enterprises[each])]
    found += [each for each in own.partners if fits_partner(state, where, partners[each])]
    found += [each for each in own.troops if fits_troop(state, where, troops[each])]
    return sorted(found)


def count(
    state: State,
    expression: Count,
    seat: Seat | None = None,
    attacker: Seat | None = None,
    victim: Seat | None = None,
) -> int:
    """The value of a count expression; ``seat`` is ``self`` there."""
    owner = {"any": None, "self": seat, "attacker": attacker, "victim": victim}[expression.of]
    if expression.points is not None:
        seats = state.players if owner is None else (owner,)
        return sum(points(state, each, expression.points) for each in seats)
    return len(matching_cards(state, expression.where or (), owner))


def matching_enterprises(state: State, where: Where, owner: Seat | None) -> list[CardNumber]:
    """Enterprises in play that match, of one owner or (None) of all, in ascending order."""
    enterprises = state.enterprises
    numbers = enterprises if owner is None else tableau(state, owner).enterprises
    return sorted(each for each in numbers if fits_enterprise(state, where, enterprises[each]))
