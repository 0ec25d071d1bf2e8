"""Facts derived from a position: regime, abilities, prestige, filters.

Positions are not changed.
"""

from collections.abc import Collection, Mapping, Sequence, Set
from functools import lru_cache
from typing import Any, TypeAlias, TypeVar

from attrs import field

from paxdesk.lazy_attrs import define, frozen
from paxdesk.porfiriana.rules.actions import DIAZ, PRIVATE_ARMY, CardNumber, Seat
from paxdesk.porfiriana.rules.card_verbs import (
    CONNECTIONS,
    PRESTIGES,
    Ability,
    Connection,
    Count,
    Faction,
    Filter,
    IgnoreJurisdiction,
    Kickbacks,
    Prestige,
    RegimeKey,
    Where,
)
from paxdesk.porfiriana.rules.cards import (
    Card,
    Cause,
    EnterpriseCard,
    PartnerCard,
    PartnerFace,
    TroopCard,
)
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.fact_cache import cached_by_own_cards, cached_by_seat, cached_by_table
from paxdesk.porfiriana.rules.state import (
    CardInPlay,
    EnterpriseInPlay,
    PartnerInPlay,
    Player,
    State,
    TroopInPlay,
)
from paxdesk.porfiriana.rules.tripartite import Tripartite, tripartites

A = TypeVar("A")
Abilities: TypeAlias = Sequence[tuple[CardNumber, Ability]]
"""Abilities, each with the card it is printed on."""


def mine_value(state: State) -> int:
    """Return the income, in cubes, of a mine without bonuses (H, I1)."""
    return 0 if state.depression else state.cards.regimes[state.regime].mines


def economy(state: State) -> int:
    """Return the Economy: a bank's income in cubes, and gold for a sale."""
    return 0 if state.depression else state.cards.regimes[state.regime].economy


def regime_prestige(state: State) -> Prestige:
    """Return the kind of prestige that counts in a Topple now (K)."""
    return state.cards.regimes[state.regime].prestige


def kickback_prestige(state: State) -> Prestige | None:
    """Return the prestige that earns kickbacks under this regime, or None (F, H1)."""
    return _kickback(state.cards, state.regime)


@lru_cache(32)
def _kickback(cards: Deck, regime: RegimeKey) -> Prestige | None:
    for ability in cards.regimes[regime].abilities:
        if isinstance(ability, Kickbacks):
            return ability.prestige
    return None


def side_of(state: State, partner: PartnerInPlay) -> PartnerFace:
    """Return a partner's side in use."""
    return state.cards.partners[partner.number].sides[partner.side]


def printed_points(state: State, piece: CardInPlay) -> tuple[Prestige, ...]:
    """Return the kinds of prestige printed on a card in play, regardless of Unrest."""
    if isinstance(piece, PartnerInPlay):
        return side_of(state, piece).points
    cards = state.cards
    return (cards.enterprises.get(piece.number) or cards.troops[piece.number]).points


def cause_of(state: State, player: Player) -> Cause | None:
    """Return the cause of a flipped Hacendado; None for a loyalist."""
    if player.flipped is None:
        return None
    return state.cards.hacendados[player.hacendado].cause(player.flipped)


@cached_by_table
def connection_of(state: State, number: CardNumber) -> Connection:
    """Return the connection of an enterprise; Unrest suspends upgrades (E7, gl. Connection)."""
    enterprise = state.enterprises[number]
    card = state.cards.enterprises[number]
    level = CONNECTIONS.index(card.base)
    if not enterprise.unrest:
        for oval, seat in zip(card.ovals, enterprise.connections, strict=True):
            if seat is not None and oval.to != "extra":
                level = max(level, CONNECTIONS.index(oval.to))
    return CONNECTIONS[level]


def owner_of(state: State, number: CardNumber) -> Seat | None:
    """Return the owner of a card in play, or None."""
    piece = state.enterprises.get(number) or state.partners.get(number) or state.troops.get(number)
    return piece.owner if piece else None


@define
class Tableau:
    """A seat's cards in play by kind, in the order of their entry."""

    enterprises: Collection[CardNumber]
    partners: Collection[CardNumber]
    troops: Collection[CardNumber]


@cached_by_own_cards
def tableau(state: State, seat: Seat) -> Tableau:
    return Tableau(
        [number for number, piece in state.enterprises.items() if piece.owner == seat],
        [number for number, piece in state.partners.items() if piece.owner == seat],
        [number for number, piece in state.troops.items() if piece.owner == seat],
    )


def abilities_of(state: State, seat: Seat) -> Abilities:
    """Return a seat's working abilities (P10), except those of troops."""
    return working_abilities(state, seat).all


@frozen(cache_hash=True)
class WorkingAbilities:
    """Working abilities of a seat in order, and by kind."""

    all: tuple[tuple[CardNumber, Ability], ...]
    by_kind: Mapping[type[Any], Sequence[tuple[CardNumber, Any]]] = field(eq=False, repr=False)


@cached_by_own_cards
def working_abilities(state: State, seat: Seat) -> WorkingAbilities:
    if seat == DIAZ and not state.variant.diaz_uses_partners:
        return WorkingAbilities((), {})
    own, able = tableau(state, seat), state.cards.able
    partners, enterprises, player = state.partners, state.enterprises, state.players[seat]
    return _abilities_on(
        state.cards,
        tuple([(number, partners[number].side) for number in own.partners if number in able]),
        tuple(
            [
                number
                for number in own.enterprises
                if number in able and not enterprises[number].unrest
            ]
        ),
        player.hacendado if player.flipped is None else 0,
    )


@lru_cache(4096)
def _abilities_on(
    cards: Deck,
    partners: tuple[tuple[CardNumber, int], ...],
    enterprises: tuple[CardNumber, ...],
    hacendado: CardNumber,
) -> WorkingAbilities:
    """Return the abilities of these cards; ``hacendado`` may be 0."""
    printed: list[tuple[CardNumber, Sequence[Ability]]] = [
        (number, cards.partners[number].sides[side].abilities) for number, side in partners
    ]
    printed += [(number, cards.enterprises[number].abilities) for number in enterprises]
    if hacendado:
        printed.append((hacendado, cards.hacendados[hacendado].loyalist.abilities))
    found = tuple([(number, ability) for number, abilities in printed for ability in abilities])
    by_kind: dict[type[Any], list[tuple[CardNumber, Any]]] = {}
    for bearer in found:
        by_kind.setdefault(type(bearer[1]), []).append(bearer)
    return WorkingAbilities(found, by_kind)


def abilities_of_kind(state: State, seat: Seat, kind: type[A]) -> Sequence[tuple[CardNumber, A]]:
    """Return the working abilities of one kind, each with its card (P10)."""
    return working_abilities(state, seat).by_kind.get(kind, ())


def has_ability(state: State, seat: Seat, kind: type[Ability]) -> bool:
    """Return whether the seat has a working ability of this kind (P10)."""
    return kind in working_abilities(state, seat).by_kind


def working_chain(state: State, seat: Seat) -> bool:
    """Return whether the seat has a Chain Railroad without Unrest (gl. Chain Railroad)."""
    return seat in _working_chains(state)


@cached_by_table
def _working_chains(state: State) -> Set[Seat]:
    cards, enterprises = state.cards, state.enterprises
    return {
        builder
        for number in filter(_with_chains(cards).__contains__, enterprises)
        if not enterprises[number].unrest
        for oval, builder in zip(
            cards.enterprises[number].ovals, enterprises[number].connections, strict=True
        )
        if oval.chain and builder is not None
    }


@lru_cache(8)
def _with_chains(cards: Deck) -> Set[CardNumber]:
    return {
        number
        for number, card in cards.enterprises.items()
        if any(oval.chain for oval in card.ovals)
    }


def in_unrest(state: State, troop: TroopInPlay) -> bool:
    """Return whether a troop is on an enterprise in Unrest."""
    return troop.at > PRIVATE_ARMY and state.enterprises[troop.at].unrest > 0


@cached_by_seat
def ignored_jurisdictions(state: State, seat: Seat) -> Sequence[IgnoreJurisdiction]:
    """Return the abilities that let the seat's troops ignore jurisdiction (R27)."""
    lifted = [
        ability
        for ability in state.cards.regimes[state.regime].abilities
        if isinstance(ability, IgnoreJurisdiction)
    ]
    lifted += [ability for _, ability in abilities_of_kind(state, seat, IgnoreJurisdiction)]
    return lifted


def diaz_rank(state: State, number: CardNumber) -> tuple[int, bool, int]:
    """Return Díaz's sort key of a card in play (L, ties)."""
    enterprise = state.enterprises.get(number)
    if enterprise is None:
        return 0, True, number
    return enterprise.cubes, not enterprise.unrest, number


# --- Prestige points and Díaz's opposing points (K3, gl. Prestige Points) -------------------------


def grudge_prestige(state: State, number: CardNumber) -> Prestige:
    """Return the prestige of a card in a Grudge Pile."""
    attack = state.cards.attacks.get(number)
    if attack is None:
        return "revolution"
    assert attack.award is not None
    return attack.award.prestige


def active_points(state: State, seat: Seat, prestige: Prestige) -> int:
    """Return the active points of one kind (gl. Prestige Points, R35), including the handicap."""
    return points_of_all(state)[seat].get(prestige, 0)


@cached_by_table
def points_of_all(state: State) -> dict[Seat, dict[Prestige, int]]:
    """Return every seat's active points by kind; kinds without points are left out."""
    cards = state.cards
    shown: list[tuple[Seat, Prestige | None]] = [
        (enterprise.owner, prestige)
        for number, enterprise in state.enterprises.items()
        if not enterprise.unrest
        for prestige in cards.enterprises[number].points
    ]
    shown += [
        (partner.owner, prestige)
        for number, partner in state.partners.items()
        for prestige in cards.partners[number].sides[partner.side].points
    ]
    shown += [
        (troop.owner, prestige)
        for number, troop in state.troops.items()
        if not in_unrest(state, troop)
        for prestige in cards.troops[number].points
    ]
    for seat, player in state.players.items():
        shown += [(seat, grudge_prestige(state, number)) for number in player.grudges]
        shown.append((seat, player.flipped))
        if state.options.handicaps:
            shown.append((seat, state.options.handicap(seat).prestige))
    found: dict[Seat, dict[Prestige, int]] = {seat: {} for seat in state.players}
    for seat, prestige in shown:
        if prestige is not None:
            found[seat][prestige] = found[seat].get(prestige, 0) + 1
    return found


def topples_resolved(state: State) -> int:
    """Return the number of Topples that have appeared and left the market (R62)."""
    topples = state.cards.topples
    return max(state.topples_seen - sum(1 for number in state.market if number in topples), 0)


def topples_left(state: State) -> int:
    """Return the number of Topples still to be resolved, including those in the market."""
    return max(len(state.cards.topples) - topples_resolved(state), 0)


def diaz_points(state: State, resolved: int | None = None) -> int:
    """Return Díaz's own points after ``resolved`` Topples, by default those so far (K3)."""
    if state.options.diaz_ages and state.solo != "diaz":
        done = topples_resolved(state) if resolved is None else resolved
        return (3, 2, 2, 1)[min(done, 3)]
    return 2


SOLO_DEFENCE: dict[Prestige, int] = {"loyalty": 4, "outrage": 6, "command": 4, "revolution": 4}
"""Díaz's base value of each kind of prestige against one person (L, R81)."""


def solo_base(state: State, prestige: Prestige) -> int:
    """Return Díaz's base value of a kind of prestige in this game (L, R81)."""
    options = state.options
    return SOLO_DEFENCE[prestige] + options.diaz_stronger - options.diaz_weaker


def solo_defence(state: State, prestige: Prestige) -> int:
    """Return the points that the person must exceed (L, R81)."""
    if state.variant.diaz_defended_by_partners_alone:
        own = sum(
            1
            for partner in state.partners.values()
            if partner.owner == DIAZ and prestige in side_of(state, partner).points
        )
    else:
        own = active_points(state, DIAZ, prestige)
    return solo_base(state, prestige) + own


def tripartite(state: State, seat: Seat, prestige: Prestige) -> int:
    """Return the points that the seat must exceed to topple Díaz (K3, R42)."""
    return tripartite_parts(state, seat, prestige, diaz_points(state)).total


@cached_by_table
def tripartites_of_all(state: State) -> dict[Prestige, dict[Seat, int]]:
    """Return :func:`tripartite` for every kind and seat."""
    everybody, diaz = points_of_all(state), diaz_points(state)
    if state.solo == "diaz":
        return {kind: dict.fromkeys(everybody, solo_defence(state, kind)) for kind in PRESTIGES}
    found = {}
    for kind in PRESTIGES:
        points_of = [each.get(kind, 0) for each in everybody.values()]
        totals = tripartites(points_of, diaz, state.options.iron_hand)
        found[kind] = dict(zip(everybody, totals, strict=True))
    return found


def tripartite_parts(
    state: State, seat: Seat, prestige: Prestige, diaz: int, change: int = 0
) -> Tripartite:
    """Return the parts of a Tripartite. ``change`` is added to Díaz's points."""
    if state.solo == "diaz":
        return Tripartite.against((), solo_defence(state, prestige) + change, False)
    everybody = points_of_all(state)
    others = [each.get(prestige, 0) for other, each in everybody.items() if other != seat]
    return Tripartite.against(others, diaz + change, state.options.iron_hand)


# --- Filters and count expressions ----------------------------------------------------------------

_KINDS = {"public": "partner", "topple": "headline"}
"""Kinds of card that filters treat as another kind (B)."""


def _fits_print(
    condition: Filter, card: Card, faction: Faction | None, points: tuple[Prestige, ...]
) -> bool:
    """Return whether a card's printed text meets the conditions."""
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
    if condition.prestige and not any(each in condition.prestige for each in points):
        return False
    if condition.newspaper is None:
        return True
    return isinstance(card, PartnerCard) and card.newspaper == condition.newspaper


def fits_enterprise(state: State, where: Where, enterprise: EnterpriseInPlay) -> bool:
    """Return whether an enterprise in play matches a filter."""
    card = state.cards.enterprises[enterprise.number]
    for condition in where:
        if not _fits_print(condition, card, None, card.points):
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
    """Return whether a partner in play, with its side in use, matches a filter."""
    card = state.cards.partners[partner.number]
    side = card.sides[partner.side]
    return _fits_face(where, card, side.faction, side.points)


def fits_troop(state: State, where: Where, troop: TroopInPlay) -> bool:
    """Return whether a troop in play matches the filter; an empty filter matches all."""
    card = state.cards.troops[troop.number]
    return _fits_face(where, card, card.faction, card.points)


def _fits_face(where: Where, card: Card, faction: Faction, points: tuple[Prestige, ...]) -> bool:
    """Return whether a partner or troop matches; neither has Unrest or connections."""
    return not where or any(
        _fits_print(condition, card, faction, points)
        and condition.unrest is None
        and condition.rail_connected is None
        for condition in where
    )


def fits_card(where: Where, card: Card) -> bool:
    """Return whether the first side of a card matches a filter."""
    face = _faces(card)[0]
    return not where or any(_fits_print(condition, card, *face) for condition in where)


def _faces(card: Card) -> Sequence[tuple[Faction | None, tuple[Prestige, ...]]]:
    """Return the faction and points of each side."""
    if isinstance(card, PartnerCard):
        return [(side.faction, side.points) for side in card.sides]
    if isinstance(card, TroopCard):
        return [(card.faction, card.points)]
    return [(None, card.points if isinstance(card, EnterpriseCard) else ())]


def may_fit(where: Where, card: EnterpriseCard | PartnerCard) -> bool:
    """Return whether a card in play can match a filter in some state."""
    return not where or any(
        _fits_print(condition, card, *face) for condition in where for face in _faces(card)
    )


def always_fits(where: Where, card: EnterpriseCard | PartnerCard) -> bool:
    """Return whether a card in play matches a filter in every state."""
    by_print = [each for each in where if each.unrest is None and each.rail_connected is None]
    return not where or all(
        any(_fits_print(condition, card, *face) for condition in by_print) for face in _faces(card)
    )


def matching_cards(state: State, where: Where, owner: Seat | None) -> list[CardNumber]:
    """Return the matching cards in play, sorted; of all owners if ``owner`` is None."""
    enterprises, partners, troops = state.enterprises, state.partners, state.troops
    own = Tableau(enterprises, partners, troops) if owner is None else tableau(state, owner)
    found = [each for each in own.enterprises if fits_enterprise(state, where, enterprises[each])]
    found += [each for each in own.partners if fits_partner(state, where, partners[each])]
    found += [each for each in own.troops if fits_troop(state, where, troops[each])]
    return sorted(found)


def evaluate_count(
    state: State,
    expression: Count,
    seat: Seat | None = None,
    attacker: Seat | None = None,
    victim: Seat | None = None,
) -> int:
    """Return the value of a count expression; ``seat`` is the player meant by "self"."""
    owner = {"any": None, "self": seat, "attacker": attacker, "victim": victim}[expression.of]
    if expression.points is not None:
        seats = state.players if owner is None else (owner,)
        return sum(active_points(state, each, expression.points) for each in seats)
    return len(matching_cards(state, expression.where or (), owner))


def matching_enterprises(state: State, where: Where, owner: Seat | None) -> list[CardNumber]:
    """Return the matching enterprises of one owner, or of all (None), in ascending order."""
    enterprises = state.enterprises
    numbers = enterprises if owner is None else tableau(state, owner).enterprises
    return sorted(each for each in numbers if fits_enterprise(state, where, enterprises[each]))
