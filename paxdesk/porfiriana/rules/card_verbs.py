"""The vocabulary of the cards: filters, counts, effects and abilities.

A card matches a ``where`` that is empty or contains a matching filter.
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
Provenance: TypeAlias = Literal["stated", "partly_stated", "reconstructed", "my_box"]
FilterKind: TypeAlias = Literal["enterprise", "partner", "troop", "headline", "orange", "black"]
Owner: TypeAlias = Literal["any", "self", "attacker", "victim"]
ActionKind: TypeAlias = Literal[
    "play",
    "buy",
    "buy_public",
    "sell",
    "redeploy",
    "buy_land",
    "connect",
    "police",
    "speculate",
]
DiscountWhat: TypeAlias = Literal[
    "enterprise", "partner", "connection", "land", "police", "market", "deploy"
]
MonopolyWhat: TypeAlias = Literal["enterprise", "connection", "troop"]
DepressionState: TypeAlias = Literal["start", "end"]
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
    """Conditions on a card; empty and None ones hold for every card."""

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
    """Number of cards that match ``where``, or of prestige points of the kind ``points``."""

    of: Owner
    where: Where | None = None
    points: Prestige | None = None


# --- Effects: ``on_play``, ``event`` and ``effects`` lists are resolved in order ------------------


@frozen
class Regime:
    to: RegimeKey


@frozen
class Strife:
    between: tuple[Faction, Faction]


@frozen
class UnrestAll:
    """Placement of ``amount`` Unrest on each matching enterprise."""

    where: Where
    amount: int
    spare_destination: bool


@frozen
class UnrestEach:
    """Placement of ``amount`` Unrest on one matching enterprise of each player, in order (P1)."""

    where: Where
    amount: int


@frozen
class ClearUnrest:
    """Removal of up to ``amount`` Unrest from each matching enterprise; None removes all."""

    where: Where
    amount: int | None


@frozen
class GainPer:
    gold: int
    count: Count | None = None


@frozen
class PayPer:
    gold: int
    count: Count | None = None


@frozen
class PayOrDiscard:
    """Payment of ``gold`` for each matching card, or discard of the card."""

    where: Where
    gold: int


@frozen
class NationalizeEach:
    """Loss of ``amount`` matching enterprises, chosen by each player in order (P5)."""

    where: Where
    amount: int


@frozen
class AddLand:
    """Gift of ``amount`` Income Cubes to each player in order, for one matching enterprise."""

    where: Where
    amount: int


@frozen
class ConnectionOffer:
    """Offer of a connection at half price to each player (E7)."""

    half: Literal[True]


@frozen
class Amnesty:
    """Amnesty for every jailed player (R55)."""


@frozen
class Depression:
    state: DepressionState


@frozen
class DiscardEach:
    """Discard of ``amount`` matching cards in play, chosen by each player in order."""

    where: Where
    amount: int


# --- Attack verbs: orange and black cards only ----------------------------------------------------


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
    """Strike: up to ``max`` Unrest, at ``gold`` for each disk (R25)."""

    max: int
    gold: int


@frozen
class CountedUnrest:
    count: Count
    max: int


@frozen
class Assassinate:
    """Assassination of the target partner for its printed cost, or of a player (K2)."""


@frozen
class DiscardTarget:
    """Discard of the target card without cost."""


@frozen
class Nationalize:
    """Discard of the target enterprise (P5); an immune one cannot be targeted."""


@frozen
class RemoveCube:
    """Removal of one to ``amount`` cubes, of any owner, from the target."""

    cubes: tuple[CubeKind, ...]
    amount: int


@frozen
class TakePartner:
    """Conspiracy: the target partner moves to the attacker's tableau, free of charge (P9)."""


@frozen
class Antitrust:
    """Discard of a victim's monopoly partner, or of an enterprise in a duplicated industry."""


@frozen
class VictimStrife:
    between: tuple[Faction, Faction]


@frozen
class RaidHand:
    """Raid: the attacker takes a card from the victim's hand (R70)."""


# --- Standing abilities --------------------------------------------------------------------------


@frozen
class ExtraAction:
    """Extra Action: one action of this kind per turn is not counted (gl. Extra Action, R69)."""

    kind: ActionKind


@frozen(cache_hash=True)
class Discount:
    """Discount: exactly one of ``reduce`` (gold), ``half`` and ``free`` is set."""

    what: DiscountWhat
    where: Where = ()
    reduce: int | None = None
    half: bool = False
    free: bool = False


@frozen
class Monopoly:
    """Monopoly: opponents pay the owner for these cards or connections (P4, R19)."""

    what: MonopolyWhat
    where: Where = ()


@frozen
class Spy:
    """Spy, discarded to cancel an attack (R24); also a court if ``prestige`` is not empty."""

    prestige: tuple[Prestige, ...]


@frozen
class Court:
    """Court, discarded to add 1 to Díaz's value in a showdown (K2)."""

    prestige: tuple[Prestige, ...]


@frozen
class General:
    """General: all the owner's troops have Firepower 3, attacking and defending (R28)."""


@frozen
class JailImmunity:
    """Immunity to Jail; it also frees a jailed player who acquires the card (R26)."""


@frozen
class IgnoreJurisdiction:
    """Jurisdiction: troops of these factions may enter these districts (R27)."""

    factions: tuple[Faction, ...]
    into: tuple[District, ...]


@frozen
class MineBonus:
    """Bonus: the owner's mines have ``amount`` more income, but not in a Depression (I1)."""

    amount: int


@frozen
class LandBonus:
    """Bonus: Buy Land takes ``actions`` actions instead of two (E6)."""

    actions: int


@frozen
class Activist:
    """Activist: once per turn, an action places ``amount`` Unrest on an enterprise (R21)."""

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
    """Slave Revolt: a troop's arrival at an opponent's slave enterprise frees the slaves (P7)."""


@frozen
class NationalizationImmunity:
    """Immunity of the enterprise to ``nationalize`` and ``nationalize_each``."""


@frozen
class Kickbacks:
    prestige: Prestige


@frozen
class FurtherPoint:
    """Further kind of prestige on a card (gl. Prestige Points)."""

    prestige: Prestige


@frozen
class AchillesHeel:
    """Event of a Topple: Díaz's value of this kind is 1 less (K1)."""

    prestige: Prestige


EffectUnderRegime: TypeAlias = (
    Strife
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
"""Effects that leave the regime as it is."""
Effect: TypeAlias = Regime | EffectUnderRegime
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
FaceAbility: TypeAlias = CardAbility | FurtherPoint
"""Abilities of cards that may have a prestige point: enterprises, partners and troops."""
RegimeAbility: TypeAlias = Discount | IgnoreJurisdiction | Kickbacks
ToppleEffect: TypeAlias = AchillesHeel | EffectUnderRegime
"""Effects of a Topple's event; none changes the regime (K)."""
Ability: TypeAlias = FaceAbility | RegimeAbility
Verb: TypeAlias = Effect | AttackVerb | Ability | AchillesHeel
VERBS: tuple[type[Any], ...] = get_args(Verb)
OWN_VERBS: frozenset[type[Any]] = frozenset({FurtherPoint})
"""Verbs for corrected cards only; no built-in card has them."""
