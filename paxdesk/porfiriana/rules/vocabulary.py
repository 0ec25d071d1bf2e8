"""The closed vocabulary of the cards: filters, counts, effects and abilities.

Everything a card can do is made of these small frozen values. This module says
what a verb *is*; what it *does* stands where the rules do it: effects in
``effects.py``, attack verbs in ``attacks.py``, standing abilities in the module
whose rule they bend (prices, troops, jail ...).

Where a card lists ``where``, it becomes a tuple of :class:`Filter`: a card
matches when any of them does, and the empty tuple matches every card.
"""

from typing import Any, Literal, TypeAlias, get_args

from attrs import frozen

Faction: TypeAlias = Literal["green", "blue", "white", "red"]
Prestige: TypeAlias = Literal["loyalty", "outrage", "command", "revolution"]
RegimeKey: TypeAlias = Literal["pax", "us_intervention", "martial_law", "anarchy"]
District: TypeAlias = Literal["sonora", "chihuahua", "america"]
Connection: TypeAlias = Literal["foot", "mule", "rail"]
OvalKind: TypeAlias = Literal["mule", "rail", "extra"]
Industry: TypeAlias = Literal[
    "ranch",
    "plantation",
    "mine",
    "bank",
    "gun_store",
    "smelter",
    "project",
    "railroad",
    "lumber",
    "factory",
    "brewery",
    "farm",
    "casino",
    "hotel",
    "school",
]
Mood: TypeAlias = Literal["bull", "bear"]
Provenance: TypeAlias = Literal["stated", "partly_stated", "reconstructed"]
FilterKind: TypeAlias = Literal["enterprise", "partner", "troop", "headline", "orange", "black"]
Owner: TypeAlias = Literal["any", "self", "attacker", "victim"]
ActionKind: TypeAlias = Literal["sell", "police", "speculate", "buy_land"]
DiscountWhat: TypeAlias = Literal[
    "enterprise", "partner", "connection", "land", "police", "market", "deploy"
]
MonopolyWhat: TypeAlias = Literal["enterprise", "connection", "troop"]
CubeKind: TypeAlias = Literal["income", "connection"]

FACTIONS: tuple[Faction, ...] = ("green", "blue", "white", "red")
PRESTIGES: tuple[Prestige, ...] = ("loyalty", "outrage", "command", "revolution")
REGIMES: tuple[RegimeKey, ...] = ("pax", "us_intervention", "martial_law", "anarchy")
DISTRICTS: tuple[District, ...] = ("sonora", "chihuahua", "america")
CONNECTIONS: tuple[Connection, ...] = ("foot", "mule", "rail")
FACTION_OF: dict[Prestige, Faction] = {
    "loyalty": "green",
    "outrage": "blue",
    "command": "white",
    "revolution": "red",
}


@frozen
class Filter:
    """One map of conditions; an unset condition (empty tuple or None) holds for every card."""

    kind: tuple[FilterKind, ...] = ()
    industry: tuple[Industry, ...] = ()
    district: tuple[District, ...] = ()
    faction: tuple[Faction, ...] = ()
    prestige: tuple[Prestige, ...] = ()
    newspaper: bool | None = None
    rail_connected: bool | None = None
    slave: bool | None = None
    unrest: bool | None = None


Where: TypeAlias = tuple[Filter, ...]


@frozen
class Count:
    """A number read off the table: cards in play that match ``where``, or active ``points``.

    Exactly one of the two is given (vocabulary, section 4).
    """

    of: Owner
    where: Where | None = None
    points: Prestige | None = None


# --- Effects: lists on_play, event and effects are resolved in order -----------------------------


@frozen
class Regime:
    to: RegimeKey


@frozen
class Strife:
    between: tuple[Faction, Faction]


@frozen
class UnrestAll:
    where: Where
    amount: int
    spare_destination: bool


@frozen
class UnrestEach:
    where: Where
    amount: int


@frozen
class ClearUnrest:
    """``amount`` None stands for ``all``."""

    where: Where
    amount: int | None


@frozen
class GainPer:
    gold: int
    count: Count


@frozen
class PayPer:
    gold: int
    count: Count


@frozen
class PayOrDiscard:
    where: Where
    gold: int


@frozen
class NationalizeEach:
    where: Where
    amount: int


@frozen
class AddLand:
    where: Where
    amount: int


@frozen
class ConnectionOffer:
    half: Literal[True]


@frozen
class Amnesty:
    pass


@frozen
class Depression:
    state: Literal["start"]


@frozen
class DiscardEach:
    where: Where
    amount: int


# --- Attack verbs: orange and black cards only ---------------------------------------------------


@frozen
class Steal:
    gold: int


@frozen
class StealPer:
    gold: int
    count: Count
    max: int


@frozen
class PlaceUnrest:
    amount: int


@frozen
class PaidUnrest:
    max: int
    gold: int


@frozen
class CountedUnrest:
    count: Count
    max: int


@frozen
class Assassinate:
    pass


@frozen
class DiscardTarget:
    pass


@frozen
class Nationalize:
    pass


@frozen
class RemoveCube:
    cubes: tuple[CubeKind, ...]
    amount: int


@frozen
class TakePartner:
    pass


@frozen
class Antitrust:
    pass


@frozen
class VictimStrife:
    between: tuple[Faction, Faction]


@frozen
class RaidHand:
    pass


# --- Standing abilities --------------------------------------------------------------------------


@frozen
class ExtraAction:
    kind: ActionKind


@frozen
class Discount:
    """Exactly one of ``reduce``, ``half`` and ``free`` is set."""

    what: DiscountWhat
    where: Where = ()
    reduce: int | None = None
    half: bool = False
    free: bool = False


@frozen
class Monopoly:
    what: MonopolyWhat
    where: Where = ()


@frozen
class Spy:
    prestige: tuple[Prestige, ...]


@frozen
class Court:
    prestige: tuple[Prestige, ...]


@frozen
class General:
    pass


@frozen
class JailImmunity:
    pass


@frozen
class IgnoreJurisdiction:
    factions: tuple[Faction, ...]
    into: tuple[District, ...]


@frozen
class MineBonus:
    amount: int


@frozen
class LandBonus:
    actions: int


@frozen
class Activist:
    amount: int


@frozen
class RegimeAction:
    to: RegimeKey


@frozen
class RebelGovernor:
    district: District


@frozen
class GunStore:
    gold: int


@frozen
class SlaveRevoltOnExtort:
    pass


@frozen
class NationalizationImmunity:
    pass


@frozen
class Kickbacks:
    prestige: Prestige


@frozen
class AchillesHeel:
    prestige: Prestige


Effect: TypeAlias = (
    Regime
    | Strife
    | UnrestAll
    | UnrestEach
    | ClearUnrest
    | GainPer
    | PayPer
    | PayOrDiscard
    | NationalizeEach
    | AddLand
    | ConnectionOffer
    | Amnesty
    | Depression
    | DiscardEach
)
AttackVerb: TypeAlias = (
    Steal
    | StealPer
    | PlaceUnrest
    | PaidUnrest
    | CountedUnrest
    | Assassinate
    | DiscardTarget
    | Nationalize
    | RemoveCube
    | TakePartner
    | Antitrust
    | VictimStrife
    | RaidHand
)
CardAbility: TypeAlias = (
    ExtraAction
    | Discount
    | Monopoly
    | Spy
    | Court
    | General
    | JailImmunity
    | IgnoreJurisdiction
    | MineBonus
    | LandBonus
    | Activist
    | RegimeAction
    | RebelGovernor
    | GunStore
    | SlaveRevoltOnExtort
    | NationalizationImmunity
)
RegimeAbility: TypeAlias = Discount | IgnoreJurisdiction | Kickbacks
Ability: TypeAlias = CardAbility | RegimeAbility
Verb: TypeAlias = Effect | AttackVerb | Ability | AchillesHeel
VERBS: tuple[type[Any], ...] = get_args(Verb)


def verb_name(verb: type[Any]) -> str:
    """Return the name a verb has in card files: ``UnrestAll`` is ``unrest_all``."""
    letters = (f"_{letter.lower()}" if letter.isupper() else letter for letter in verb.__name__)
    return "".join(letters).lstrip("_")
