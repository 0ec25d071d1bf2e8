"""Assets of all seats in a position, collected in a single pass."""

from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from operator import attrgetter
from typing import Any, Final, TypeAlias

from attrs import field, fields

from paxdesk.float_sum import float_sum
from paxdesk.lazy_attrs import define, frozen
from paxdesk.porfiriana.rules import card_verbs as verbs
from paxdesk.porfiriana.rules.actions import DIAZ, PRIVATE_ARMY, CardNumber, Seat
from paxdesk.porfiriana.rules.card_verbs import PRESTIGES, Prestige, RegimeKey
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.fact_cache import cached_by_table
from paxdesk.porfiriana.rules.facts import diaz_points, solo_base
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.tripartite import tripartites

PrestigeIndex: TypeAlias = int
"""Index of a kind of prestige in PRESTIGES."""
KIND: Final[dict[Prestige, PrestigeIndex]] = {prestige: at for at, prestige in enumerate(PRESTIGES)}

ABILITY_WORTH: Final[dict[type[Any], float]] = {
    verbs.ExtraAction: 2.5,
    verbs.Discount: 1.5,
    verbs.Monopoly: 1.5,
    verbs.Spy: 1.5,
    verbs.Court: 1.5,
    verbs.General: 1.5,
    verbs.JailImmunity: 0.5,
    verbs.IgnoreJurisdiction: 0.5,
    verbs.MineBonus: 0.5,
    verbs.LandBonus: 1.0,
    verbs.Activist: 1.5,
    verbs.RegimeAction: 3.0,
    verbs.RebelGovernor: 0.5,
    verbs.GunStore: 0.5,
    verbs.NationalizationImmunity: 0.5,
}
"""Approximate value in gold of a standing ability for its player."""


@frozen
class SideFigures:
    """Side of a partner: kinds of its points, worth in gold, kinds in which it can help Díaz."""

    kinds: tuple[PrestigeIndex, ...]
    worth: float
    frauds: tuple[PrestigeIndex, ...]


@frozen
class PointGain:
    """Point gained by playing a card, with approximate cost and actions."""

    kind: PrestigeIndex
    gold: int
    actions: int = 1


@frozen
class RegimeTurn:
    """Regime change by playing a card; Topples then compare the kind ``to``.

    ``points`` are gained by the same card.
    """

    to: PrestigeIndex
    gold: int
    actions: int
    points: tuple[PrestigeIndex, ...] = ()


@frozen
class Figures:
    """Properties of a deck's cards by number."""

    enterprise_kinds: dict[CardNumber, tuple[PrestigeIndex, ...]]
    enterprise_worth: dict[CardNumber, float]
    sides: dict[CardNumber, tuple[SideFigures, ...]]
    troop_kinds: dict[CardNumber, tuple[PrestigeIndex, ...]]
    grudge_kind: dict[CardNumber, PrestigeIndex]
    causes: dict[CardNumber, tuple[PrestigeIndex, ...]]
    loyalist_worth: dict[CardNumber, float]
    regime_kind: dict[RegimeKey, PrestigeIndex]
    turns_to: dict[CardNumber, frozenset[RegimeKey]]
    heels: dict[CardNumber, tuple[PrestigeIndex, ...]]
    gains: dict[CardNumber, tuple["PointGain", ...]]
    """Points that a card can bring to its player, also by attacking one of the player's cards."""
    turns: dict[CardNumber, tuple["RegimeTurn", ...]]
    """Regimes that a card can bring about, with the points gained."""
    in_hands: frozenset[CardNumber]
    """Numbers of the cards that can be in a hand."""


@cache
def figures_of(deck: Deck) -> Figures:
    """Return the figures of a deck, cached because computing them takes some milliseconds."""
    partners = {number: card for number, card in deck.partners.items() if not card.public}
    return Figures(
        enterprise_kinds={n: _kinds(card.points) for n, card in deck.enterprises.items()},
        enterprise_worth={n: _worth(card.abilities) for n, card in deck.enterprises.items()},
        sides={
            number: tuple(
                SideFigures(_kinds(side.points), _worth(side.abilities), _frauds(side.abilities))
                for side in card.sides
            )
            for number, card in deck.partners.items()
        },
        troop_kinds={number: _kinds(card.points) for number, card in deck.troops.items()},
        grudge_kind={
            number: KIND[card.award.prestige]
            for number, card in deck.attacks.items()
            if card.award is not None
        },
        causes={
            number: tuple(KIND[cause.prestige] for cause in card.orientations)
            for number, card in deck.hacendados.items()
        },
        loyalist_worth={n: _worth(card.loyalist.abilities) for n, card in deck.hacendados.items()},
        regime_kind={key: KIND[card.prestige] for key, card in deck.regimes.items()},
        turns_to=_turns_to(deck),
        heels={number: _kinds(card.heels) for number, card in deck.topples.items()},
        gains=_gains(deck),
        turns=_turns(deck),
        in_hands=frozenset({*deck.enterprises, *partners, *deck.troops, *deck.attacks}),
    )


def _turns_to(deck: Deck) -> dict[CardNumber, frozenset[RegimeKey]]:
    """Return the regimes that cards in hands can bring about, by card."""
    effects: dict[CardNumber, Iterable[Any]] = {
        **{
            number: [effect for side in card.sides for effect in side.on_play]
            for number, card in deck.partners.items()
            if not card.public
        },
        **{number: card.on_play for number, card in deck.troops.items()},
        **{number: card.effects for number, card in deck.attacks.items()},
    }
    found = {number: _regimes(each) for number, each in effects.items()}
    return {number: regimes for number, regimes in found.items() if regimes}


TROOP_COST: Final = 2
"""Approximate cost in gold of playing a troop."""


@frozen
class Play:
    """Way to play a card: points gained, approximate cost in gold, actions and effects."""

    points: tuple[Prestige, ...]
    gold: int
    actions: int
    effects: tuple[Any, ...] = ()


def _plays(deck: Deck) -> dict[CardNumber, list[Play]]:
    """Return the ways to play each card, with attacks on one's own cards."""
    return {
        **{n: [Play(card.points, card.cost, 1)] for n, card in deck.enterprises.items()},
        **{
            n: [Play(side.points, side.cost, 1, side.on_play) for side in card.sides]
            for n, card in deck.partners.items()
        },
        **{n: [Play(c.points, TROOP_COST, 1, c.on_play)] for n, c in deck.troops.items()},
        **{
            number: [
                Play(
                    (card.award.prestige,) if card.award else (),
                    0,
                    1 if number in deck.oranges else 2,
                    card.effects,
                )
            ]
            for number, card in deck.attacks.items()
        },
    }


def _gains(deck: Deck) -> dict[CardNumber, tuple[PointGain, ...]]:
    """Return each card's points, including those of attacks on one's own cards."""
    found: dict[CardNumber, tuple[PointGain, ...]] = {}
    for number, plays in _plays(deck).items():
        black = deck.blacks.get(number)
        gains = tuple(
            PointGain(kind, play.gold, play.actions)
            for play in plays
            for kind in _kinds(play.points)
        )
        # include partners without points, so that sales distinguish them from worthless cards
        if (gains or number in deck.partners) and not (black and black.opponents_only):
            found[number] = gains
    return found


def _turns(deck: Deck) -> dict[CardNumber, tuple[RegimeTurn, ...]]:
    kinds = {key: KIND[card.prestige] for key, card in deck.regimes.items()}
    found = {
        number: tuple(
            RegimeTurn(kinds[key], play.gold, play.actions, _kinds(play.points))
            for play in plays
            for key in sorted(_regimes(play.effects))
        )
        for number, plays in _plays(deck).items()
    }
    return {number: turns for number, turns in found.items() if turns}


def _kinds(points: Iterable[Prestige]) -> tuple[PrestigeIndex, ...]:
    return tuple(KIND[prestige] for prestige in points)


def _worth(abilities: Iterable[Any]) -> float:
    return float_sum(ABILITY_WORTH.get(type(ability), 0.0) for ability in abilities)


def _frauds(abilities: Iterable[Any]) -> tuple[PrestigeIndex, ...]:
    """Return the kinds of prestige for which a discard helps Díaz (K2)."""
    return tuple(
        KIND[prestige]
        for ability in abilities
        if isinstance(ability, verbs.Spy | verbs.Court)
        for prestige in ability.prestige
    )


def _regimes(effects: Iterable[Any]) -> frozenset[RegimeKey]:
    return frozenset(effect.to for effect in effects if isinstance(effect, verbs.Regime))


GUARD: Final = 0.8
"""Minimum value in gold of a troop on one of its owner's enterprises."""
ARMED: Final = 0.6
"""Value in gold of a troop that extorts or is in a Private Army."""


@define
class SeatAssets:
    """Assets of one seat: gold, income per turn, prestige by kind, and other worth.

    Unrest suspends ``income_in_unrest`` and ``points_in_unrest``. ``declares`` are the possible
    kinds of a declaration. ``frauds`` counts the cards that could help Díaz, by kind.
    """

    seat: Seat
    gold: int
    hand: int
    income: int = 0
    income_in_unrest: int = 0
    worth: float = 0.0
    points: list[int] = field(factory=lambda: [0, 0, 0, 0])
    points_in_unrest: list[int] = field(factory=lambda: [0, 0, 0, 0])
    frauds: list[int] = field(factory=lambda: [0, 0, 0, 0])
    cards: int = 0
    """Number of cards in play, each with upkeep in a Depression (I2)."""
    declares: tuple[PrestigeIndex, ...] = ()
    jailed: bool = False
    bars: list[int] = field(factory=list)
    """Points that the seat must exceed, by kind."""
    missing: list[float] = field(factory=list)
    """Number of points missing to topple Díaz, by kind.

    A declaration is included, and points in Unrest count half.
    """
    army: int = 0
    """Number of troops in the Private Army."""
    guards: int = 0
    """Number of the seat's troops on its enterprises."""
    enterprises: int = 0
    partners: int = 0
    cubes: int = 0
    """Number of Income Cubes on the seat's enterprises."""


@cache
def _getter_in_play() -> Callable[[SeatAssets], tuple[Any, ...]]:
    """Return the getter of assets that depend only on the table."""
    return attrgetter(*(each.name for each in fields(SeatAssets)[3:]))


def seat_assets(state: State) -> dict[Seat, SeatAssets]:
    """Return the assets of all seats, including Díaz."""
    players = state.players
    return {
        seat: SeatAssets(seat, player.gold, len(player.hand), *fixed)
        for (seat, player), fixed in zip(players.items(), _assets_in_play(state), strict=True)
    }


@cached_by_table
def _assets_in_play(state: State) -> list[tuple[Any, ...]]:
    """Return each seat's asset fields except seat, gold and hand, in seating order."""
    figures = figures_of(state.cards)
    found = {seat: SeatAssets(seat, 0, 0) for seat in state.players}
    _enterprises(state, figures, found)
    for partner in state.partners.values():
        standing = found[partner.owner]
        side = figures.sides[partner.number][partner.side]
        standing.worth += side.worth
        standing.cards += 1
        standing.partners += 1
        for kind in side.kinds:
            standing.points[kind] += 1
        for kind in side.frauds:
            standing.frauds[kind] += 1
        if partner.prestige_cube:
            standing.income += 1
    _troops(state, figures, found)
    _players(state, figures, found)
    _count_missing(state, found)
    return list(map(_getter_in_play(), found.values()))


def _enterprises(state: State, figures: Figures, found: dict[Seat, SeatAssets]) -> None:
    for number, enterprise in state.enterprises.items():
        owner = found[enterprise.owner]
        owner.cards += 1
        owner.enterprises += 1
        owner.cubes += enterprise.income
        kinds = figures.enterprise_kinds[number]
        if enterprise.unrest:
            owner.income_in_unrest += enterprise.income + (enterprise.prestige_cube is True)
            for kind in kinds:
                owner.points_in_unrest[kind] += 1
            owner.worth -= 0.3 * (enterprise.unrest - 1)
        else:
            owner.income += enterprise.income + (enterprise.prestige_cube is True)
            owner.worth += figures.enterprise_worth[number]
            for kind in kinds:
                owner.points[kind] += 1
        for seat in enterprise.connections:
            if seat is not None:
                if enterprise.unrest:
                    found[seat].income_in_unrest += 1
                else:
                    found[seat].income += 1
        if enterprise.extorted:
            extorter = found[state.troops[enterprise.troop].owner]
            if enterprise.unrest:
                extorter.income_in_unrest += 1
            else:
                extorter.income += 1


def _troops(state: State, figures: Figures, found: dict[Seat, SeatAssets]) -> None:
    for number, troop in state.troops.items():
        standing = found[troop.owner]
        standing.cards += 1
        enterprise = state.enterprises.get(troop.at)
        unrest = enterprise is not None and enterprise.unrest > 0
        for kind in figures.troop_kinds[number]:
            (standing.points_in_unrest if unrest else standing.points)[kind] += 1
        if troop.prestige_cube and not unrest:
            standing.income += 1
        if troop.at > PRIVATE_ARMY and enterprise is not None and enterprise.owner == troop.owner:
            standing.guards += 1
            standing.worth += GUARD + 0.1 * enterprise.cubes
        else:
            standing.army += troop.at <= PRIVATE_ARMY
            standing.worth += ARMED


def _players(state: State, figures: Figures, found: dict[Seat, SeatAssets]) -> None:
    for seat, player in state.players.items():
        standing = found[seat]
        standing.income += player.hacendado_income + (player.cause_cube is True)
        standing.jailed = player.jailed
        for number, cube in player.grudges.items():
            # Freed slaves count as Revolution (P7).
            standing.points[figures.grudge_kind.get(number, 3)] += 1
            standing.income += bool(cube)
        given = state.options.handicap(seat).prestige
        if given is not None:
            standing.points[PRESTIGES.index(given)] += 1
        if player.flipped is not None:
            standing.points[PRESTIGES.index(player.flipped)] += 1
        elif player.hacendado:
            standing.worth += figures.loyalist_worth[player.hacendado]
            if not player.heir:
                standing.declares = figures.causes[player.hacendado]


def _count_missing(state: State, found: dict[Seat, SeatAssets]) -> None:
    """Set the bars and missing points of all seats, by kind (K3)."""
    alone = state.solo == "diaz"
    base, iron_hand = diaz_points(state), state.options.iron_hand
    everybody = list(found.values())
    for kind, prestige in enumerate(PRESTIGES):
        points = tuple([each.points[kind] for each in everybody])
        if alone:
            diaz = found[DIAZ].points[kind] if DIAZ in found else 0
            bars = [solo_base(state, prestige) + diaz] * len(points)
        else:
            bars = _tripartites(points, base, iron_hand)
        for standing, own, bar in zip(everybody, points, bars, strict=True):
            have = own + 0.5 * standing.points_in_unrest[kind] + (kind in standing.declares)
            standing.bars.append(bar)
            standing.missing.append(bar + 1 - have)


_tripartites: Final = lru_cache(1 << 14)(tripartites)
"""Cached function, since the same points occur in most positions of a search."""
