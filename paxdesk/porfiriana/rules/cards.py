"""Frozen classes for the 220 cards, with figures as printed.

Costs are in gold, income is in cubes. The state of a card in play is in ``state.py``.
"""

from functools import cached_property
from typing import Final, Literal, TypeAlias, TypeVar, get_args

from attrs import evolve

from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.card_verbs import (
    PRESTIGES,
    Ability,
    AchillesHeel,
    AttackVerb,
    CardAbility,
    Connection,
    Count,
    District,
    Effect,
    FaceAbility,
    Faction,
    FurtherPoint,
    Industry,
    Mood,
    OvalKind,
    Prestige,
    Provenance,
    RegimeAbility,
    RegimeKey,
    ToppleEffect,
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
CardT = TypeVar("CardT", bound="Card")
CARD_NUMBERS = range(1, 221)
Hat: TypeAlias = Literal[
    "none", "sombrero", "kepi", "montana", "bowler", "top", "catrina", "mitre", "hair", "cap"
]
Coat: TypeAlias = Literal["suit", "uniform", "charro", "cassock", "dress"]


@frozen
class Dress:
    """Dress of a person; bare heads (``hair``, ``none``) are drawn slightly larger."""

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
    """Illustration of a card: name of an icon, and a person for each side, if any."""

    thing: str | None = None
    people: tuple[Dress, ...] = ()


@frozen(kw_only=True)
class Card:
    """Base of all cards.

    ``known`` lists the parts that are not invented; ``all`` means the whole card.
    ``unexpressed`` describes printed rules that the program does not apply.
    """

    number: int
    name: str
    kind: CardKind
    provenance: Provenance
    sources: tuple[str, ...]
    known: tuple[str, ...]
    note: str
    picture: CardPicture | None = None
    unexpressed: str = ""


MixedKind: TypeAlias = Literal["orange", "black"]
MIXED: Final = range(134, 167)
"""Numbers shared by 10 orange and 23 black cards; their colours are partly guessed."""


def kinds_at(number: int, ours: CardKind) -> tuple[CardKind, ...]:
    """Return the kinds allowed for a corrected card of this number, ``ours`` first."""
    others: tuple[CardKind, ...] = get_args(MixedKind) if number in MIXED else ()
    return tuple(dict.fromkeys((ours, *others)))


MY_BOX: Final = "my_box"
"""Provenance of a card that a person has compared with the printed one."""


def checked_card(card: CardT) -> CardT:
    """Return the card, marked as compared with the printed one by a person."""
    return evolve(card, provenance=MY_BOX, known=("all",), sources=())


@frozen
class Income:
    """Printed income: one of five forms.

    ``fixed`` and ``improvable`` are numbers of cubes; ``economy`` and ``mines`` depend on the
    regime, ``count`` on the cards in play.
    """

    fixed: int | None = None
    improvable: int | None = None
    economy: bool = False
    mines: bool = False
    count: Count | None = None


def _points(face: "EnterpriseCard | PartnerFace | TroopCard") -> tuple[Prestige, ...]:
    """Return the kinds of prestige, in the order of ``PRESTIGES``."""
    if face.prestige is None:
        return ()
    further = (each.prestige for each in face.abilities if isinstance(each, FurtherPoint))
    return tuple(sorted((face.prestige, *further), key=PRESTIGES.index))


def powers_of(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """Return the abilities without further points, which are shown as prestige."""
    return tuple(each for each in abilities if not isinstance(each, FurtherPoint))


@frozen
class Oval:
    """Connection oval: ``cost`` gold to fill it with one Connection Cube (E7)."""

    to: OvalKind
    cost: int
    chain: bool


@frozen(kw_only=True)
class EnterpriseCard(Card):
    """Enterprise (F); ``slave`` and ``jails`` concern its Slave Revolt (P7)."""

    district: District
    industry: Industry
    cost: int
    income: Income
    base: Connection
    ovals: tuple[Oval, ...]
    prestige: Prestige | None
    slave: bool
    jails: bool
    abilities: tuple[FaceAbility, ...]

    points = cached_property(_points)
    """Kinds of prestige of which the card has a point."""


@frozen(kw_only=True)
class PartnerFace:
    """One side of a partner, newspaper or public card."""

    name: str
    faction: Faction
    prestige: Prestige | None
    cost: int
    on_play: tuple[Effect, ...]
    abilities: tuple[FaceAbility, ...]

    points = cached_property(_points)


@frozen(kw_only=True)
class PartnerCard(Card):
    """Partner, newspaper (two sides, named by prestige) or public card (two, named by faction)."""

    sides: tuple[PartnerFace, ...]
    newspaper: bool = False

    @property
    def public(self) -> bool:
        """True if the card is sold beside the market (E3)."""
        return self.kind == "public"


@frozen
class DeployCost:
    """Price in gold to play or redeploy a troop, by the destination's connection (G1)."""

    rail: int
    mule: int
    foot: int

    @cached_property
    def lowest(self) -> int:
        """Price in gold over the cheapest connection."""
        return min(self.rail, self.mule, self.foot)

    def by(self, connection: Connection) -> int:
        """Return the price in gold for a destination with this connection."""
        if connection == "rail":
            return self.rail
        return self.mule if connection == "mule" else self.foot


@frozen(kw_only=True)
class TroopCard(Card):
    """Troop (G1). ``on_play`` applies only to a play from the hand (R32)."""

    faction: Faction
    jurisdiction: tuple[District, ...]
    firepower: int
    cost: DeployCost
    prestige: Prestige | None
    on_play: tuple[Effect, ...]
    abilities: tuple[FaceAbility, ...]

    points = cached_property(_points)


@frozen
class Award:
    """Victim-Award printed upside down on an attack."""

    prestige: Prestige
    jails: bool


@frozen(kw_only=True)
class OrangeCard(Card):
    """Orange card. Empty ``districts`` allow any district, an empty ``target`` any enterprise."""

    districts: tuple[District, ...]
    target: Where
    effects: tuple[Effect | AttackVerb, ...]
    award: Award | None


@frozen(kw_only=True)
class BlackCard(Card):
    """Black card. If ``target`` is None, it targets a player instead of a card."""

    cheap_regime: RegimeKey
    opponents_only: bool
    assassination: bool
    target: Where | None
    effects: tuple[Effect | AttackVerb, ...]
    award: Award | None


@frozen(kw_only=True)
class HeadlineCard(Card):
    """Headline, played when it is bought (E2); ``mood`` is "bull" or "bear" (I)."""

    mood: Mood
    event: tuple[Effect, ...]


@frozen(kw_only=True)
class ToppleCard(Card):
    """Headline whose purchase starts a toppling (K)."""

    mood: Mood
    event: tuple[ToppleEffect, ...]

    @cached_property
    def heels(self) -> tuple[Prestige, ...]:
        """Kind of prestige of each Achilles' heel."""
        return tuple(each.prestige for each in self.event if isinstance(each, AchillesHeel))

    @cached_property
    def effects(self) -> tuple[Effect, ...]:
        """Effects of the event besides the heels."""
        return tuple(each for each in self.event if not isinstance(each, AchillesHeel))


@frozen
class Loyalist:
    """Starting side of a Hacendado; ``income`` is a number of cubes."""

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
    """Hacendado of a player (C6), with the two causes to declare for (K2)."""

    loyalist: Loyalist
    orientations: tuple[Cause, ...]

    def cause(self, prestige: Prestige) -> Cause | None:
        """Return the orientation that declares for ``prestige``, or None if the card has none."""
        for each in self.orientations:
            if each.prestige == prestige:
                return each
        return None


@frozen(kw_only=True)
class RegimeCard(Card):
    """Form of government (H). ``prestige`` is the kind that counts in a Topple."""

    key: RegimeKey
    mines: int
    economy: int
    prestige: Prestige
    abilities: tuple[RegimeAbility, ...]


@frozen(kw_only=True)
class PlayAidCard(Card):
    """Summary for the players; takes no part in a game."""


AttackCard: TypeAlias = OrangeCard | BlackCard


def verbs_of(card: Card) -> tuple[Verb, ...]:
    """Return every verb printed on a card, on all its sides."""
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
