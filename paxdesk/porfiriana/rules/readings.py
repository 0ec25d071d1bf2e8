"""Facts read off a position: regime, cards in play, abilities. Nothing here changes it."""

from collections.abc import Collection, Mapping, Sequence, Set
from functools import lru_cache
from typing import Any, TypeAlias, TypeVar

from attrs import field

from paxdesk.porfiriana.rules.actions import ARMY, DIAZ, CardNumber, Seat
from paxdesk.porfiriana.rules.bookkeeping import of_a_seat, of_own_cards, of_the_table
from paxdesk.porfiriana.rules.cards import Cause, Side
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.state import CardInPlay, PartnerInPlay, Player, State, TroopInPlay
from paxdesk.porfiriana.rules.vocabulary import (
    CONNECTIONS,
    Ability,
    Connection,
    IgnoreJurisdiction,
    Kickbacks,
    Prestige,
    RegimeKey,
)
from paxdesk.record_classes import define, frozen

A = TypeVar("A")
Abilities: TypeAlias = Sequence[tuple[CardNumber, Ability]]
"""Abilities with the card that bears each."""


def mine_value(state: State) -> int:
    """Cubes on a mine without patents (H, I1)."""
    return 0 if state.depression else state.cards.regimes[state.regime].mines


def economy(state: State) -> int:
    """Cubes on a bank, and gold for a sold card (gl. Economy)."""
    return 0 if state.depression else state.cards.regimes[state.regime].economy


def regime_prestige(state: State) -> Prestige:
    """The prestige that counts in a Topple now (K)."""
    return state.cards.regimes[state.regime].prestige


def kickback_prestige(state: State) -> Prestige | None:
    """The prestige whose points bear a Prestige Cube under this regime (F, H1)."""
    return _kickback(state.cards, state.regime)


@lru_cache(32)
def _kickback(cards: Deck, regime: RegimeKey) -> Prestige | None:
    for ability in cards.regimes[regime].abilities:
        if isinstance(ability, Kickbacks):
            return ability.prestige
    return None


def side_of(state: State, partner: PartnerInPlay) -> Side:
    """The face of a partner that is in use."""
    return state.cards.partners[partner.number].sides[partner.side]


def prestige_of(state: State, piece: CardInPlay) -> Prestige | None:
    """The prestige that a card in play shows, in Unrest or not."""
    if isinstance(piece, PartnerInPlay):
        return side_of(state, piece).prestige
    cards = state.cards
    return (cards.enterprises.get(piece.number) or cards.troops[piece.number]).prestige


def cause_of(state: State, player: Player) -> Cause | None:
    """What a flipped Hacendado has declared for."""
    if player.flipped is None:
        return None
    return state.cards.hacendados[player.hacendado].cause(player.flipped)


@of_the_table
def connection_of(state: State, number: CardNumber) -> Connection:
    """The connection troops must use now: Unrest shuts upgrades down (E7, gl. Connection)."""
    enterprise = state.enterprises[number]
    card = state.cards.enterprises[number]
    level = CONNECTIONS.index(card.base)
    if not enterprise.unrest:
        for oval, seat in zip(card.ovals, enterprise.connections, strict=True):
            if seat is not None and oval.to != "extra":
                level = max(level, CONNECTIONS.index(oval.to))
    return CONNECTIONS[level]


def owner_of(state: State, number: CardNumber) -> Seat | None:
    """Who has this card in play, if anyone."""
    piece = state.enterprises.get(number) or state.partners.get(number) or state.troops.get(number)
    return piece.owner if piece else None


@define
class Tableau:
    """The cards of one seat in play, each kind as it came; its troops wherever they stand."""

    enterprises: Collection[CardNumber]
    partners: Collection[CardNumber]
    troops: Collection[CardNumber]


@of_own_cards
def tableau(state: State, seat: Seat) -> Tableau:
    """The seat's cards in play."""
    return Tableau(
        [number for number, piece in state.enterprises.items() if piece.owner == seat],
        [number for number, piece in state.partners.items() if piece.owner == seat],
        [number for number, piece in state.troops.items() if piece.owner == seat],
    )


def abilities_of(state: State, seat: Seat) -> Abilities:
    """Working abilities of a seat with the card that bears each.

    Partners, enterprises without Unrest (P10) and the loyalist Hacendado; troops' own
    abilities are read where they act. To Díaz they are of no use by the rules of 2012 (F15).
    """
    return working(state, seat).all


@frozen(cache_hash=True)
class Working:
    """Working abilities of a seat, as they come and sorted into their kinds."""

    all: tuple[tuple[CardNumber, Ability], ...]
    by_kind: Mapping[type[Any], Sequence[tuple[CardNumber, Any]]] = field(eq=False, repr=False)


@of_own_cards
def working(state: State, seat: Seat) -> Working:
    """The seat's working abilities (P10)."""
    if seat == DIAZ and not state.variant.diaz_uses_partners:
        return Working((), {})
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
) -> Working:
    """Abilities on sides of partners, on enterprises, and of a loyalist (0 for none)."""
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
    return Working(found, by_kind)


def abilities_of_kind(state: State, seat: Seat, kind: type[A]) -> Sequence[tuple[CardNumber, A]]:
    """Working abilities of one kind, with the card that bears each (P10)."""
    return working(state, seat).by_kind.get(kind, ())


def has_ability(state: State, seat: Seat, kind: type[Ability]) -> bool:
    """Whether any working ability of the seat is of this kind (P10)."""
    return kind in working(state, seat).by_kind


def working_chain(state: State, seat: Seat) -> bool:
    """Whether the seat has a cube on a Chain Railroad without Unrest (gl. Chain Railroad)."""
    return seat in _working_chains(state)


@of_the_table
def _working_chains(state: State) -> Set[Seat]:
    """Everybody who has."""
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
    """The enterprises with an oval of a Chain Railroad."""
    return {
        number
        for number, card in cards.enterprises.items()
        if any(oval.chain for oval in card.ovals)
    }


def firepower(state: State, number: CardNumber, seat: Seat, general: bool) -> int:
    """Firepower of a troop of ``seat``; 3 under a general."""
    return 3 if general else state.cards.troops[number].firepower


def _in_unrest(state: State, troop: TroopInPlay) -> bool:
    return troop.at > ARMY and state.enterprises[troop.at].unrest > 0


@of_a_seat
def ignored_jurisdictions(state: State, seat: Seat) -> Sequence[IgnoreJurisdiction]:
    """What lifts jurisdiction for this seat's troops: the regime and own cards (R27)."""
    lifted = [
        ability
        for ability in state.cards.regimes[state.regime].abilities
        if isinstance(ability, IgnoreJurisdiction)
    ]
    lifted += [ability for _, ability in abilities_of_kind(state, seat, IgnoreJurisdiction)]
    return lifted


def diaz_rank(state: State, number: CardNumber) -> tuple[int, bool, int]:
    """What Díaz prefers (L, ties): most cubes of every colour, no Unrest, the highest number."""
    enterprise = state.enterprises.get(number)
    if enterprise is None:
        return 0, True, number
    return enterprise.cubes, not enterprise.unrest, number
