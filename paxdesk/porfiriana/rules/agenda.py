"""The agenda: everything still to be resolved, as a stack of records in the state.

The last record is resolved next; ``turn.STEPS`` contains the handlers. ``actor`` is the player
whose card, action or phase is being resolved (R50).
"""

from collections.abc import Callable, Iterable
from functools import cache
from operator import attrgetter
from typing import Any, Final, Literal, TypeAlias, TypeVar, cast

from attrs import fields

from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules import card_verbs as verbs
from paxdesk.porfiriana.rules.actions import CardNumber, CubePlace, Orientation, Seat

Seats: TypeAlias = tuple[Seat, ...]
S = TypeVar("S")


@frozen
class ActionPhase:
    """Actions of the active player, until ``end`` (D1)."""


@frozen
class DiazTurn:
    """Díaz's turn: two dice choose the cards that he buys (L).

    ``rolls`` is empty before the roll. ``rows`` are the market rows, 0 or 1, still to buy from.
    ``ordered`` forbids a choice of their order.
    """

    rolls: tuple[int, ...] = ()
    rows: tuple[int, ...] = (0, 1)
    ordered: bool = False


@frozen
class DiscardHeadlines:
    """Discard of the Headlines at price 0 (D2)."""


@frozen
class OrderHeadlines:
    """Choice of the order of two Headlines at price 0 (D2, R10)."""


@frozen
class RestoreMarket:
    """Sliding of the rows, then refilling of the market (D3, R4, R5)."""


@frozen
class IncomePhase:
    """Income, then Depression payments (D4)."""


@frozen
class KeepCards:
    """Choice of the cards to pay for (D4, R11)."""

    seat: Seat


@frozen
class EndTurn:
    """End of the turn, with the count for a Mexican Standoff (R63)."""


@frozen
class Recount:
    """Update of the cubes, including Sacks, Slave Revolts and homeless troops (P6, R51)."""

    actor: Seat
    by_depression: bool = False


@frozen
class CubeShortage:
    """Choice among ``places`` if a seat has too few cubes (R13, R52)."""

    seat: Seat
    places: tuple[CubePlace, ...]


@frozen
class HomelessTroops:
    """Retreat or disbanding of troops of ``seat`` that have lost their enterprise (R51)."""

    seat: Seat


@frozen
class EffectList:
    """Effects of a card from ``index`` on; ``spared`` is a played troop's destination."""

    card: CardNumber
    actor: Seat
    index: int = 0
    side: int = 0
    spared: CardNumber | None = None


@frozen
class StrifeAmong:
    """Strife (R38): each seat with both factions drops one of them."""

    between: tuple[verbs.Faction, verbs.Faction]
    seats: Seats


@frozen
class EachGivesUp:
    """Step of ``nationalize_each`` or ``discard_each``.

    The first seat chooses ``amount`` cards to lose.
    """

    effect: verbs.NationalizeEach | verbs.DiscardEach
    seats: Seats
    amount: int


@frozen
class EachSuffersUnrest:
    """Step of ``unrest_each``: the first seat chooses one of its enterprises for Unrest."""

    effect: verbs.UnrestEach
    seats: Seats


@frozen
class EachPays:
    """Step of ``pay_or_discard`` for the first seat.

    ``cards`` are those still to decide on, None before the first.
    """

    effect: verbs.PayOrDiscard
    seats: Seats
    cards: tuple[CardNumber, ...] | None = None


@frozen
class EachAddsLand:
    """Step of ``add_land``: the first seat chooses an enterprise for free Income Cubes."""

    effect: verbs.AddLand
    seats: Seats


@frozen
class EachIsOfferedConnection:
    """Step of ``connection_offer``: the first seat may build a connection at half price (E7)."""

    seats: Seats


@frozen
class LandHeadline:
    """Move of a Headline or Topple onto the Bull-Bear pile."""

    card: CardNumber
    actor: Seat


@frozen
class RevoltByTroop:
    """Slave Revolt caused by ``slave_revolt_on_extort``.

    It follows the troop's arrival and ``on_play`` list.
    """

    card: CardNumber
    enterprise: CardNumber
    actor: Seat


@frozen
class TroopArrives:
    """Arrival of a troop after its printed effects (F1)."""

    card: CardNumber
    actor: Seat
    at: CardNumber
    extorting: bool


Stage: TypeAlias = Literal["choices", "payment", "spy", "effects", "award"]


@frozen
class Attacking:
    """Orange or black card being played (P8).

    ``price`` (gold), ``actions`` and ``unrest`` (disks) are fixed when the attack is declared
    (R59). ``immune`` means that the victim was immune to Jail, ``stopped`` that the attacker
    removes no further cubes.
    """

    card: CardNumber
    attacker: Seat
    victim: Seat
    target: CardNumber | None
    unrest: int
    immune: bool
    actions: int
    price: int
    stage: Stage = "choices"
    index: int = 0
    picked_card: CardNumber | None = None
    picked_places: tuple[CubePlace, ...] = ()
    picked_side: int | None = None
    stopped: bool = False


@frozen
class RaidedHand:
    """Step of ``raid_hand``: the attacker chooses a card from the victim's hand."""

    attacker: Seat
    victim: Seat


@frozen
class AssassinAtLarge:
    """Shot at a flipped Hacendado (K2); a victim with a Spy is prompted first."""

    card: CardNumber
    attacker: Seat
    victim: Seat
    asked: bool = False


@frozen
class Showdown:
    """Showdown (K2) among the remaining ``seats``; the first one decides.

    ``diaz`` are Díaz's own points, ``fraud`` those added by discarded cards. ``shot`` means that
    the first seat has already tried an assassination.
    """

    card: CardNumber
    orientation: Orientation
    buyer: Seat
    seats: Seats
    diaz: int
    fraud: int = 0
    shot: bool = False


@frozen
class GameOver:
    """End of the game; no further action is possible."""


AgendaItem: TypeAlias = (
    ActionPhase
    | DiazTurn
    | DiscardHeadlines
    | OrderHeadlines
    | RestoreMarket
    | IncomePhase
    | KeepCards
    | EndTurn
    | Recount
    | CubeShortage
    | HomelessTroops
    | EffectList
    | StrifeAmong
    | EachGivesUp
    | EachSuffersUnrest
    | EachPays
    | EachAddsLand
    | EachIsOfferedConnection
    | LandHeadline
    | RevoltByTroop
    | TroopArrives
    | Attacking
    | RaidedHand
    | AssassinAtLarge
    | Showdown
    | GameOver
)


_PLAYED: Final = (Attacking, AssassinAtLarge, LandHeadline, Showdown, TroopArrives)


def being_played(agenda: Iterable[AgendaItem]) -> list[CardNumber]:
    """Return the cards that belong to no place while they are being resolved."""
    return [step.card for step in agenda if isinstance(step, _PLAYED)]


def evolve_step(step: S, **changes: Any) -> S:
    """Return a copy of a step with changed fields, faster than attrs' evolve()."""
    record: Any = type(step)
    places, read = _fields(record)
    kind, *values = read(step)
    for name, value in changes.items():
        values[places[name]] = value
    return cast(S, kind(*values))


@cache
def _fields(kind: type[Any]) -> tuple[dict[str, int], Callable[[object], tuple[Any, ...]]]:
    """Return the fields' indexes and a reader of instances."""
    names = [each.name for each in fields(kind)]
    return {name: place for place, name in enumerate(names)}, attrgetter("__class__", *names)
