"""The agenda: what still has to happen, as a stack of plain records inside the state.

The last record is the next thing. Some ask a player, the others are steps that
the engine takes by itself; ``turn.STEPS`` has what is done for each. All are frozen
values without callables, so that a half-resolved attack can be copied and saved.
Seats are 1-6 (0 is Díaz); ``actor`` is the player whose card, action or phase is
resolved (R50).
"""

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any, Literal, TypeAlias, TypeVar, cast

from attrs import fields

from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.actions import CardNumber, CubePlace, Orientation, Seat
from paxdesk.porfiriana.rules.card_verbs import (
    AddLand,
    DiscardEach,
    Faction,
    NationalizeEach,
    PayOrDiscard,
    UnrestEach,
)

Seats: TypeAlias = tuple[Seat, ...]
S = TypeVar("S")

# --- The turn ------------------------------------------------------------------------------------


@frozen
class ActionPhase:
    """D1: the player whose turn it is acts until ``end``."""


@frozen
class DiazTurn:
    """L: Díaz rolls for both rows, then buys and plays the card under each die.

    ``rolls`` is empty until the dice lie; ``rows`` are the market rows (0 or 1) still to buy
    from, ``ordered`` whether the person has had his say about them, where
    he orders them.
    """

    rolls: tuple[int, ...] = ()
    rows: tuple[int, ...] = (0, 1)
    ordered: bool = False


@frozen
class DiscardHeadlines:
    """D2: Headlines at price 0 are discarded without effect."""


@frozen
class OrderHeadlines:
    """D2, R10: both zero-cost slots hold Headlines; the active player says which goes first."""


@frozen
class RestoreMarket:
    """D3: the rows slide, then fresh cards fill the market (R4, R5)."""


@frozen
class IncomePhase:
    """D4: income, then Depression payments."""


@frozen
class KeepCards:
    """D4, R11: which cards are paid for."""

    seat: Seat


@frozen
class EndTurn:
    """The turn passes to the left; here the Mexican Standoff is counted (R63)."""


# --- Counts --------------------------------------------------------------------------------------


@frozen
class Recount:
    """P6, R51: bring cubes up to date; Sacks, Slave Revolts, homeless troops."""

    actor: Seat
    by_depression: bool = False


@frozen
class CubeShortage:
    """R13, R52: ``seat`` has fewer cubes than are due at these places, and chooses one."""

    seat: Seat
    places: tuple[CubePlace, ...]


@frozen
class HomelessTroops:
    """R51: ``seat`` retreats or disbands his troops that have lost their enterprise."""

    seat: Seat


# --- Effects of cards ----------------------------------------------------------------------------


@frozen
class EffectList:
    """The ``on_play`` or ``event`` list of ``card`` (of its ``side``), from ``index`` on.

    ``spared`` is the enterprise that a troop just played to is left out (``unrest_all``).
    """

    card: CardNumber
    actor: Seat
    index: int = 0
    side: int = 0
    spared: CardNumber | None = None


@frozen
class StrifeAmong:
    """Strife (R38): these seats have still to drop one of two factions."""

    between: tuple[Faction, Faction]
    seats: Seats


@frozen
class EachGivesUp:
    """``nationalize_each`` and ``discard_each``: the first seat has ``amount`` cards to choose."""

    effect: NationalizeEach | DiscardEach
    seats: Seats
    amount: int


@frozen
class EachSuffersUnrest:
    """``unrest_each``: the first seat chooses one of his enterprises."""

    effect: UnrestEach
    seats: Seats


@frozen
class EachPays:
    """``pay_or_discard``: the first seat has ``cards`` left to pay for (None: not begun)."""

    effect: PayOrDiscard
    seats: Seats
    cards: tuple[CardNumber, ...] | None = None


@frozen
class EachAddsLand:
    """``add_land``: the first seat chooses one of his enterprises for free Income Cubes."""

    effect: AddLand
    seats: Seats


@frozen
class EachIsOfferedConnection:
    """``connection_offer``: the first seat may build one connection at half price (E7)."""

    seats: Seats


@frozen
class LandHeadline:
    """A played Headline goes onto the Bull-Bear pile after its effects."""

    card: CardNumber
    actor: Seat


@frozen
class RevoltByTroop:
    """``slave_revolt_on_extort``: after the troop's arrival and its ``on_play`` list."""

    card: CardNumber
    enterprise: CardNumber
    actor: Seat


@frozen
class TroopArrives:
    """A troop whose printed effects come first fights, calms and extorts after them (F1).

    Until then it lies nowhere. ``extorting`` is whether an opponent owned the place.
    """

    card: CardNumber
    actor: Seat
    at: CardNumber
    extorting: bool


# --- Attacks -------------------------------------------------------------------------------------


Stage: TypeAlias = Literal["choices", "payment", "spy", "effects", "award"]


@frozen
class Attacking:
    """An orange or black card being played (P8), between two of its steps.

    ``actions`` and ``price`` (gold) are judged when the line is given (R59); ``unrest`` is the
    number of disks chosen or counted then; ``immune`` whether the victim was immune to Jail.
    ``picks`` are the choices made so far (R58): the card for ``antitrust``, cubes for
    ``remove_cube`` (then ``stopped`` by ``none``), the orientation for ``take_partner``.
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
    """``raid_hand``: the attacker takes a card."""

    attacker: Seat
    victim: Seat


@frozen
class AssassinAtLarge:
    """K2: a flipped Hacendado is shot at; the victim may have a Spy to ask."""

    card: CardNumber
    attacker: Seat
    victim: Seat
    asked: bool = False


# --- Toppling ------------------------------------------------------------------------------------


@frozen
class Showdown:
    """K2: the first of ``seats`` decides until he passes; then the count.

    ``diaz`` are Díaz's own points in this Topple, ``fraud`` is what discarded cards have added
    to them; ``shot`` whether the seat deciding has already tried an assassination.
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
    """Nothing can happen any more."""


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


def evolve_step(step: S, **changes: Any) -> S:
    """Return a copy of a step with other values in some fields.

    Does what evolve() of attrs does, in a third of its time.
    """
    record: Any = type(step)
    places, read = _fields(record)
    kind, *values = read(step)
    for name, value in changes.items():
        values[places[name]] = value
    return cast(S, kind(*values))


@cache
def _fields(kind: type[Any]) -> tuple[dict[str, int], Callable[[object], tuple[Any, ...]]]:
    """Return the index of each field of a class, and a reader of an object's class and fields."""
    names = [each.name for each in fields(kind)]
    return {name: place for place, name in enumerate(names)}, attrgetter("__class__", *names)
