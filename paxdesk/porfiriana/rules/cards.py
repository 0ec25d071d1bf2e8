"""The 220 cards as frozen definitions: one class a kind, figures exactly as printed.

A definition never changes during a game; what happens to a card on the table is
kept in ``state.py``. Costs are in gold, income in cubes.
"""

from functools import cached_property
from typing import Literal, TypeAlias

from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.card_verbs import (
    AchillesHeel,
    AttackVerb,
    CardAbility,
    Connection,
    Count,
    District,
    Effect,
    Faction,
    Industry,
    Mood,
    OvalKind,
    Prestige,
    Provenance,
    RegimeAbility,
    RegimeKey,
    Verb,
    Where,
)

CardKind: TypeAlias = Literal[
    "enterprise",
    "partner",
    "troop",
    "orange",
    "black",
    "headline",
    "topple",
    "hacendado",
    "public",
    "regime",
    "play_aid",
]
CARD_NUMBERS = range(1, 221)
Hat: TypeAlias = Literal[
    "none", "sombrero", "kepi", "montana", "bowler", "top", "catrina", "mitre", "hair", "cap"
]
Coat: TypeAlias = Literal["suit", "uniform", "charro", "cassock", "dress"]


@frozen
class Dress:
    """A person's dress; bare heads (``hair``, ``none``) are drawn a little larger."""

    hat: Hat
    coat: Coat = "suit"
    moustache: bool = False
    beard: bool = False
    glasses: bool = False

    @property
    def bare(self) -> bool:
        return self.hat in ("hair", "none")


@frozen
class CardPicture:
    """What a card shows: a ``thing``, by the name of its icon, and a person for each side.

    Both are a matter of looks alone; what is not given is drawn from the card's other data.
    """

    thing: str | None = None
    people: tuple[Dress, ...] = ()


@frozen(kw_only=True)
class Card:
    """What every card has. ``known`` lists which data come from ``sources``; the rest is ours.

    ``picture`` is chosen by whoever corrects a card; our own are in ``assets/art.yaml``.
    """

    number: int
    name: str
    kind: CardKind
    provenance: Provenance
    sources: tuple[str, ...]
    known: tuple[str, ...]
    note: str
    picture: CardPicture | None = None


@frozen
class Income:
    """Printed income: exactly one of the five forms.

    ``fixed`` and ``improvable`` give a number of cubes; ``economy`` and ``mines`` follow the
    regime; ``count`` follows the table (smelters and projects).
    """

    fixed: int | None = None
    improvable: int | None = None
    economy: bool = False
    mines: bool = False
    count: Count | None = None


@frozen
class Oval:
    """A connection oval: ``cost`` gold to fill it with one Connection Cube (E7)."""

    to: OvalKind
    cost: int
    chain: bool


@frozen(kw_only=True)
class EnterpriseCard(Card):
    """A business (F): ``base`` is its connection without upgrades, ``prestige`` its printed point.

    ``slave``: it can revolt (P7), and ``jails`` then jails the Liberator.
    """

    district: District
    industry: Industry
    cost: int
    income: Income
    base: Connection
    ovals: tuple[Oval, ...]
    prestige: Prestige | None
    slave: bool
    jails: bool
    abilities: tuple[CardAbility, ...]


@frozen(kw_only=True)
class PartnerFace:
    """One face of a partner: the only one, a newspaper's orientation, or a public card's side."""

    name: str
    faction: Faction
    prestige: Prestige | None
    cost: int
    on_play: tuple[Effect, ...]
    abilities: tuple[CardAbility, ...]


@frozen(kw_only=True)
class PartnerCard(Card):
    """A partner, newspaper (two sides, named by prestige) or public card (two, by faction)."""

    sides: tuple[PartnerFace, ...]
    newspaper: bool = False

    @property
    def public(self) -> bool:
        """Whether it is bought for the tableau from beside the market (E3), never from a hand."""
        return self.kind == "public"


@frozen
class DeployCost:
    """Gold to play or redeploy a troop, by the destination's connection (G1)."""

    rail: int
    mule: int
    foot: int

    @cached_property
    def lowest(self) -> int:
        """Gold by the cheapest connection."""
        return min(self.rail, self.mule, self.foot)

    def by(self, connection: Connection) -> int:
        """Gold to a destination that is reached by this connection."""
        if connection == "rail":
            return self.rail
        return self.mule if connection == "mule" else self.foot


@frozen(kw_only=True)
class TroopCard(Card):
    """A military force: Firepower 1 to 3, ``jurisdiction`` the districts it may enter (G1).

    ``on_play`` takes effect only when it is played from the hand (R32).
    """

    faction: Faction
    jurisdiction: tuple[District, ...]
    firepower: int
    cost: DeployCost
    prestige: Prestige | None
    on_play: tuple[Effect, ...]
    abilities: tuple[CardAbility, ...]


@frozen
class Award:
    """The Victim-Award printed upside down on an attack."""

    prestige: Prestige
    jails: bool


@frozen(kw_only=True)
class OrangeCard(Card):
    """``districts`` empty stands for any; ``target`` empty for every enterprise."""

    districts: tuple[District, ...]
    target: Where
    effects: tuple[Effect | AttackVerb, ...]
    award: Award | None


@frozen(kw_only=True)
class BlackCard(Card):
    """``target`` None: the victim is a player and no card is chosen."""

    cheap_regime: RegimeKey
    opponents_only: bool
    assassination: bool
    target: Where | None
    effects: tuple[Effect | AttackVerb, ...]
    award: Award | None


@frozen(kw_only=True)
class HeadlineCard(Card):
    """News for everybody, played as it is bought (E2); ``mood`` is its bull or bear (I)."""

    mood: Mood
    event: tuple[Effect, ...]


@frozen(kw_only=True)
class ToppleCard(Card):
    """A Headline whose purchase starts a toppling (K); ``event`` is Díaz's Achilles heel."""

    mood: Mood
    event: tuple[AchillesHeel, ...]


@frozen
class Loyalist:
    """The side every Hacendado starts on: Income Cubes and starting abilities."""

    income: int
    abilities: tuple[CardAbility, ...]


@frozen
class Cause:
    """One of the two orientations of a flipped Hacendado."""

    title: str
    prestige: Prestige
    faction: Faction
    connection: Connection


@frozen(kw_only=True)
class HacendadoCard(Card):
    """Whom a player begins as (C6), and the two causes he can declare for (K2)."""

    loyalist: Loyalist
    orientations: tuple[Cause, ...]

    def cause(self, prestige: Prestige) -> Cause | None:
        """The orientation that declares for ``prestige``, or None if this card has none."""
        for each in self.orientations:
            if each.prestige == prestige:
                return each
        return None


@frozen(kw_only=True)
class RegimeCard(Card):
    """A form of government (H): Mine Value in cubes, Economy in cubes and gold.

    ``prestige`` is what counts in a Topple; ``abilities`` serve every player.
    """

    key: RegimeKey
    mines: int
    economy: int
    prestige: Prestige
    abilities: tuple[RegimeAbility, ...]


@frozen(kw_only=True)
class PlayAidCard(Card):
    """The players' summary, which takes no part in a game."""


AttackCard: TypeAlias = OrangeCard | BlackCard


def verbs_of(card: Card) -> tuple[Verb, ...]:
    """Return every verb printed on a card, on whichever side."""
    match card:
        case EnterpriseCard() | RegimeCard():
            return card.abilities
        case PartnerCard():
            return tuple(verb for side in card.sides for verb in (*side.on_play, *side.abilities))
        case TroopCard():
            return (*card.on_play, *card.abilities)
        case OrangeCard() | BlackCard():
            return card.effects
        case HeadlineCard() | ToppleCard():
            return card.event
        case HacendadoCard():
            return card.loyalist.abilities
        case _:
            return ()
