"""What each card of a deck means to an evaluation, read off it once."""

from collections.abc import Iterable
from functools import cache
from typing import Any, Final, TypeAlias

from paxdesk.porfiriana.rules import vocabulary as verbs
from paxdesk.porfiriana.rules.actions import CardNumber
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.vocabulary import PRESTIGES, Prestige, RegimeKey
from paxdesk.record_classes import frozen

Kind: TypeAlias = int
"""A kind of prestige as its place in PRESTIGES."""
KIND: Final[dict[Prestige, Kind]] = {prestige: at for at, prestige in enumerate(PRESTIGES)}

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
"""Gold that a standing ability is worth to whoever has it in play, roughly."""


@frozen
class SideFigures:
    """A partner's face: its kind of prestige, its abilities, and what it could do for Díaz."""

    kind: Kind | None
    worth: float
    frauds: tuple[Kind, ...]


@frozen
class Gain:
    """A point that playing a card brings: its kind, about what it costs, and actions."""

    kind: Kind
    gold: int
    actions: int = 1


@frozen
class RegimeTurn:
    """A regime that playing a card brings: the kind Topples are then about, cost and actions."""

    to: Kind
    gold: int
    actions: int
    point: Kind | None


@frozen
class Figures:
    """Cards by number; kinds of prestige are None where a card has none."""

    enterprise_kind: dict[CardNumber, Kind | None]
    enterprise_worth: dict[CardNumber, float]
    sides: dict[CardNumber, tuple[SideFigures, ...]]
    troop_kind: dict[CardNumber, Kind | None]
    grudge_kind: dict[CardNumber, Kind]
    causes: dict[CardNumber, tuple[Kind, ...]]
    loyalist_worth: dict[CardNumber, float]
    regime_kind: dict[RegimeKey, Kind]
    turns_to: dict[CardNumber, frozenset[RegimeKey]]
    heels: dict[CardNumber, tuple[Kind, ...]]
    gains: dict[CardNumber, tuple["Gain", ...]]
    """What points a card brings to whoever plays it, a straw man's included."""
    turns: dict[CardNumber, tuple["RegimeTurn", ...]]
    """What regimes a card can bring, with the point that it brings besides."""
    in_hands: frozenset[CardNumber]
    """Cards that can be in a hand."""


@cache
def figures_of(deck: Deck) -> Figures:
    """The figures of a deck; reading them takes some milliseconds, once."""
    partners = {number: card for number, card in deck.partners.items() if not card.public}
    return Figures(
        enterprise_kind={n: _kind(card.prestige) for n, card in deck.enterprises.items()},
        enterprise_worth={n: _worth(card.abilities) for n, card in deck.enterprises.items()},
        sides={
            number: tuple(
                SideFigures(_kind(side.prestige), _worth(side.abilities), _frauds(side.abilities))
                for side in card.sides
            )
            for number, card in deck.partners.items()
        },
        troop_kind={number: _kind(card.prestige) for number, card in deck.troops.items()},
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
        turns_to={
            **{
                n: _regimes(v for s in card.sides for v in s.on_play)
                for n, card in partners.items()
            },
            **{number: _regimes(card.on_play) for number, card in deck.troops.items()},
            **{number: _regimes(card.effects) for number, card in deck.attacks.items()},
        },
        heels={
            number: tuple(KIND[heel.prestige] for heel in card.event)
            for number, card in deck.topples.items()
        },
        gains={**_gains_in_play(deck), **_gains_of_straw_men(deck)},
        turns=_turns(deck),
        in_hands=frozenset({*deck.enterprises, *partners, *deck.troops, *deck.attacks}),
    )


TROOP_COST: Final = 2
"""About what it costs to play a troop; that depends on where it goes."""


def _gains_in_play(deck: Deck) -> dict[CardNumber, tuple[Gain, ...]]:
    """Of enterprises, partners (Public cards, too) and troops."""
    return {
        **{
            n: (Gain(KIND[card.prestige], card.cost),)
            for n, card in deck.enterprises.items()
            if card.prestige
        },
        **{
            n: tuple(Gain(KIND[side.prestige], side.cost) for side in card.sides if side.prestige)
            for n, card in deck.partners.items()
        },
        **{
            n: (Gain(KIND[card.prestige], TROOP_COST),)
            for n, card in deck.troops.items()
            if card.prestige
        },
    }


def _gains_of_straw_men(deck: Deck) -> dict[CardNumber, tuple[Gain, ...]]:
    """Of attacks that one can play against oneself for their award."""
    return {
        n: (Gain(KIND[card.award.prestige], 0, 1 if n in deck.oranges else 2),)
        for n, card in deck.attacks.items()
        if card.award is not None and not (n in deck.blacks and deck.blacks[n].opponents_only)
    }


def _turns(deck: Deck) -> dict[CardNumber, tuple[RegimeTurn, ...]]:
    kinds = {key: KIND[card.prestige] for key, card in deck.regimes.items()}

    def turns(
        effects: Iterable[Any], gold: int, actions: int, prestige: Prestige | None
    ) -> tuple[RegimeTurn, ...]:
        point = _kind(prestige)
        return tuple(
            RegimeTurn(kinds[each], gold, actions, point) for each in sorted(_regimes(effects))
        )

    found = {
        **{
            n: tuple(
                turn
                for side in card.sides
                for turn in turns(side.on_play, side.cost, 1, side.prestige)
            )
            for n, card in deck.partners.items()
        },
        **{n: turns(c.on_play, TROOP_COST, 1, c.prestige) for n, c in deck.troops.items()},
        **{
            n: turns(
                c.effects, 0, 1 if n in deck.oranges else 2, c.award.prestige if c.award else None
            )
            for n, c in deck.attacks.items()
        },
    }
    return {number: each for number, each in found.items() if each}


def _kind(prestige: Prestige | None) -> Kind | None:
    return None if prestige is None else KIND[prestige]


def _worth(abilities: Iterable[Any]) -> float:
    return sum(ABILITY_WORTH.get(type(ability), 0.0) for ability in abilities)


def _frauds(abilities: Iterable[Any]) -> tuple[Kind, ...]:
    """The kinds of prestige for which a discard helps Díaz in a showdown (K2)."""
    return tuple(
        KIND[prestige]
        for ability in abilities
        if isinstance(ability, verbs.Spy | verbs.Court)
        for prestige in ability.prestige
    )


def _regimes(effects: Iterable[Any]) -> frozenset[RegimeKey]:
    return frozenset(effect.to for effect in effects if isinstance(effect, verbs.Regime))
