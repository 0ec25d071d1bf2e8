"""The closed vocabulary of the cards: filters, counts, effects and abilities.

Everything a card can do is made of these small frozen values. This module says
what a verb *is*; what it *does* stands where the rules do it: effects in
``effects.py``, attack verbs in ``attack_process.py``, standing abilities in the
module whose rule they bend (prices, troops, jail ...).

Where a card lists ``where``, it becomes a tuple of :class:`Filter`: a card
matches when any of them does, and the empty tuple matches every card.
"""

from typing import Any, Literal, TypeAlias, get_args

from paxdesk.lazy_attrs import frozen

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
    """``amount`` disks on each enterprise that matches, or on all but the troop's destination."""

    where: Where
    amount: int
    spare_destination: bool


@frozen
class UnrestEach:
    """Each player in order (P1) puts ``amount`` disks on one enterprise of his that matches."""

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
    """Each player in order pays ``gold`` for each card that matches, or discards it."""

    where: Where
    gold: int


@frozen
class NationalizeEach:
    """Each player in order loses ``amount`` enterprises that match, his choice (P5)."""

    where: Where
    amount: int


@frozen
class AddLand:
    """Each player in order adds ``amount`` Income Cubes to one enterprise that matches, free."""

    where: Where
    amount: int


@frozen
class ConnectionOffer:
    """Each player in order may build one connection at half price, without an action (E7)."""

    half: Literal[True]


@frozen
class Amnesty:
    """Every jailed player is freed; in a turn that began in Jail the third action is back (R55)."""


@frozen
class Depression:
    state: Literal["start"]


@frozen
class DiscardEach:
    """Each player in order discards ``amount`` cards in play that match, his choice."""

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
    """A strike: the attacker pays ``gold`` to the supply for each disk, 0 to ``max`` (R25)."""

    max: int
    gold: int


@frozen
class CountedUnrest:
    count: Count
    max: int


@frozen
class Assassinate:
    """The target partner is discarded, for its printed cost in gold; see K2 for players."""


@frozen
class DiscardTarget:
    """The target card is discarded, without cost."""


@frozen
class Nationalize:
    """The target enterprise is discarded (P5); an immune one is no target."""


@frozen
class RemoveCube:
    """Up to ``amount`` cubes leave the target, whoever owns them; one must be there."""

    cubes: tuple[CubeKind, ...]
    amount: int


@frozen
class TakePartner:
    """A conspiracy: the target partner moves to the attacker's tableau, free of charge (P9)."""


@frozen
class Antitrust:
    """A partner with a monopoly, or one of two enterprises of an industry, is discarded."""


@frozen
class VictimStrife:
    between: tuple[Faction, Faction]


@frozen
class RaidHand:
    """The attacker takes a card from the victim's hand, or discards it at the Hand Limit (R70)."""


# --- Standing abilities --------------------------------------------------------------------------


@frozen
class ExtraAction:
    """Once a turn one action of this kind takes none of the owner's actions (gl., R69)."""

    kind: ActionKind


@frozen(cache_hash=True)
class Discount:
    """Exactly one of ``reduce``, ``half`` and ``free`` is set."""

    what: DiscountWhat
    where: Where = ()
    reduce: int | None = None
    half: bool = False
    free: bool = False


@frozen
class Monopoly:
    """What opponents pay for such things goes to the owner, not to the supply (P4, R19)."""

    what: MonopolyWhat
    where: Where = ()


@frozen
class Spy:
    """Discard it to cancel another player's attack (R24), or as a court for these types."""

    prestige: tuple[Prestige, ...]


@frozen
class Court:
    """Discard it in a showdown to add 1 to Díaz's value of one of these types (K2)."""

    prestige: tuple[Prestige, ...]


@frozen
class General:
    """All the owner's troops have Firepower 3, attacking and defending (R28)."""


@frozen
class JailImmunity:
    """The owner is not jailed, and leaves Jail as he acquires it (R26)."""


@frozen
class IgnoreJurisdiction:
    """Troops of these factions may enter these districts whatever their flags (R27)."""

    factions: tuple[Faction, ...]
    into: tuple[District, ...]


@frozen
class MineBonus:
    """The owner's mines hold ``amount`` cubes more, but none in a Depression (I1)."""

    amount: int


@frozen
class LandBonus:
    """Buy Land takes its owner ``actions`` actions instead of two (E6)."""

    actions: int


@frozen
class Activist:
    """One action, once a turn: ``amount`` disks of Unrest on any enterprise, no gold (R21)."""

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
    """The troop's arrival at an opponent's slave enterprise frees the slaves (P7)."""


@frozen
class NationalizationImmunity:
    """No ``nationalize`` or ``nationalize_each`` takes this enterprise."""


@frozen
class Kickbacks:
    prestige: Prestige


@frozen
class AchillesHeel:
    """The Topple's event takes 1 off Díaz's value of this type (K1)."""

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
