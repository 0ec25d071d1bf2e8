"""The agenda: everything still to be resolved, as a stack of plain records in the state.

The last record is resolved next. Some records prompt a player, the engine resolves the others
automatically; ``turn.STEPS`` contains their handlers. All are frozen values without callables, so a
half-resolved attack can be copied and saved. Seats are 1-6 (0 is Díaz). ``actor`` is the player
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
    """Díaz's turn: he rolls for both rows, then buys and plays the card under each die (L).

    ``rolls`` is empty before the roll. ``rows`` are the market rows (0 or 1) still to buy from.
    ``ordered`` is true once the person has chosen their order, in variants that allow it.
    """

    rolls: tuple[int, ...] = ()
    rows: tuple[int, ...] = (0, 1)
    ordered: bool = False


@frozen
class DiscardHeadlines:
    """Discard of the Headlines at price 0 (D2)."""


@frozen
class OrderHeadlines:
    """The active player's choice of the order of two Headlines at price 0 (D2, R10)."""


@frozen
class RestoreMarket:
    """Slide of the rows, then fresh cards for the market (D3, R4, R5)."""


@frozen
class IncomePhase:
    """Income, then Depression payments (D4)."""


@frozen
class KeepCards:
    """Choice of the cards to pay for (D4, R11)."""

    seat: Seat


@frozen
class EndTurn:
    """End of the turn, which passes to the left; the Mexican Standoff is counted here (R63)."""


@frozen
class Recount:
    """Update of the cubes, including Sacks, Slave Revolts and homeless troops (P6, R51)."""

    actor: Seat
    by_depression: bool = False


@frozen
class CubeShortage:
    """Choice of a place: ``seat`` has fewer cubes than are due at ``places`` (R13, R52)."""

    seat: Seat
    places: tuple[CubePlace, ...]


@frozen
class HomelessTroops:
    """Retreat or disbanding of troops of ``seat`` that have lost their enterprise (R51)."""

    seat: Seat


@frozen
class EffectList:
    """The ``on_play`` or ``event`` list of ``card`` (of its ``side``), starting at ``index``.

    ``spared`` is the destination of the troop just played, which ``unrest_all`` leaves out.
    """

    card: CardNumber
    actor: Seat
    index: int = 0
    side: int = 0
    spared: CardNumber | None = None


@frozen
class StrifeAmong:
    """Strife (R38): each of ``seats`` chooses one of the two factions and drops its cards of it."""

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
    """Step of ``pay_or_discard``: the first seat pays for cards or discards them.

    ``cards`` are the remaining cards, None before the step begins.
    """

    effect: verbs.PayOrDiscard
    seats: Seats
    cards: tuple[CardNumber, ...] | None = None


@frozen
class EachAddsLand:
    """Step of ``add_land``: the first seat chooses one of its enterprises for free Income Cubes."""

    effect: verbs.AddLand
    seats: Seats


@frozen
class EachIsOfferedConnection:
    """Step of ``connection_offer``: the first seat may build a connection at half price (E7)."""

    seats: Seats


@frozen
class LandHeadline:
    """Move of a Headline after its effects, or of Díaz's Topple, onto the Bull-Bear pile."""

    card: CardNumber
    actor: Seat


@frozen
class RevoltByTroop:
    """Slave Revolt caused by ``slave_revolt_on_extort``.

    It follows the troop's arrival and its ``on_play`` list.
    """

    card: CardNumber
    enterprise: CardNumber
    actor: Seat


@frozen
class TroopArrives:
    """Arrival of a troop after its printed effects (F1): combat, calming and extortion.

    Until then the troop is in no place. ``extorting``: the destination belonged to an opponent.
    """

    card: CardNumber
    actor: Seat
    at: CardNumber
    extorting: bool


Stage: TypeAlias = Literal["choices", "payment", "spy", "effects", "award"]


@frozen
class Attacking:
    """Orange or black card being played (P8), between two of its steps.

    ``actions`` and ``price`` (gold) are fixed when the attack is declared (R59), as is ``unrest``,
    the number of disks chosen or counted. ``immune``: the victim was immune to Jail. The picks are
    the choices made so far (R58): the card for ``antitrust``, cubes for ``remove_cube``, the
    orientation for ``take_partner``. ``stopped``: the attacker has ended the picking of cubes.
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
    """Showdown (K2): ``seats`` decide in order, each until it passes; then points are counted.

    ``diaz`` are Díaz's own points in this Topple, ``fraud`` those added by discarded cards.
    ``shot``: the deciding seat has already tried an assassination.
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
    """Return the cards that are in no place until they are resolved."""
    return [step.card for step in agenda if isinstance(step, _PLAYED)]


def evolve_step(step: S, **changes: Any) -> S:
    """Return a copy of a step with other values in some fields.

    This is faster than evolve() of attrs.
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
