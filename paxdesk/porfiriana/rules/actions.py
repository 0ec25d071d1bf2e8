"""Everything a player can do, one small frozen class each, holding ids only.

Cards are numbers, seats are 1-6 (:data:`DIAZ` is 0), market slots 0-11 (``a0`` is
0, ``b0`` is 6; see :func:`price_column`). How each is written down is in ``notation.py``;
whether it is legal now is asked of ``engine.py``.
"""

from typing import Literal, TypeAlias

from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.card_verbs import Faction, Prestige

Seat: TypeAlias = int
CardNumber: TypeAlias = int
Slot: TypeAlias = int
Orientation: TypeAlias = Literal["event", "quo"]

DIAZ: Seat = 0
PRIVATE_ARMY: CardNumber = 0
"""Where a troop stands that belongs to its owner's Private Army (G3)."""

SLOTS = tuple(f"{row}{index}" for row in "ab" for index in range(6))
COLUMN_PRICES = (0, 1, 2, 4, 8, 16)


def price_column(slot: Slot) -> int:
    """The price column 0-5 of a market slot."""
    return slot % 6


PlaceKind: TypeAlias = Literal[
    "income", "connection", "connection2", "prestige", "speculation", "hacendado", "reserve"
]


@frozen
class CubePlace:
    """A place where a cube can lie.

    ``number`` is the card (the slot for ``speculation``, 0 for ``hacendado`` and ``reserve``);
    ``hacendado`` is the place of the loyalist's Income Cubes.
    """

    kind: PlaceKind
    number: int = 0

    @property
    def oval(self) -> int:
        """Index of the connection oval this place names."""
        return 1 if self.kind == "connection2" else 0


RESERVE = CubePlace("reserve")
HACENDADO_INCOME = CubePlace("hacendado")


def connection_place(card: CardNumber, oval: int) -> CubePlace:
    """The place of the Connection Cube on a card's oval of index 0 or 1 (E7)."""
    return CubePlace("connection2" if oval else "connection", card)


# --- Actions of the player whose turn it is ------------------------------------------------------


@frozen
class Buy:
    """E2. Headlines and Topples name their orientation."""

    slot: Slot
    orientation: Orientation | None = None


@frozen
class BuyPublic:
    """E3. The side is named by its faction; without one the rules refuse it."""

    card: CardNumber
    faction: Faction | None = None


@frozen
class Play:
    """E1: an enterprise or partner; newspapers name their side by prestige."""

    card: CardNumber
    orientation: Prestige | None = None


@frozen
class Deploy:
    """E1, G: a troop from the hand to an enterprise or to the Private Army (``at`` = ARMY)."""

    card: CardNumber
    at: CardNumber


@frozen
class Attack:
    """E1: an orange or black card on a card in play or on a player; ``unrest`` for strikes."""

    card: CardNumber
    target: CardNumber | None = None
    victim: Seat | None = None
    unrest: int | None = None


@frozen
class Sell:
    """E4. ``via`` names the card whose Extra Action is used."""

    card: CardNumber
    via: CardNumber | None = None


@frozen
class Redeploy:
    """E5. ``to`` None is in place, ARMY the own Private Army."""

    card: CardNumber
    to: CardNumber | None = None


@frozen
class BuyLand:
    """E6: one Income Cube more on an own ranch or plantation."""

    card: CardNumber
    via: CardNumber | None = None


@frozen
class Connect:
    """E7. ``oval`` is the index of the oval, 0 or 1."""

    card: CardNumber
    oval: int = 0


@frozen
class Police:
    """E8. ``card`` None pays the way out of Jail."""

    card: CardNumber | None
    via: CardNumber | None = None


@frozen
class Speculate:
    """E9: a cube from the reserve to a market card, or from slot ``source`` to another."""

    slot: Slot
    source: Slot | None = None
    via: CardNumber | None = None


@frozen
class Shift:
    """E9, R66: move one own cube to where it is due, to a market card or to the reserve."""

    source: CubePlace
    to: CubePlace
    via: CardNumber | None = None


@frozen
class PlacePrestige:
    """E9: put down a due Prestige Cube; no action."""

    place: CubePlace


@frozen
class Use:
    """A card's own ability: an activist with a target, a regime action without."""

    card: CardNumber
    target: CardNumber | None = None


@frozen
class End:
    """End the action phase (R56)."""


# --- Decisions, by whoever is asked --------------------------------------------------------------


@frozen
class First:
    """D2: which Headline goes onto the Bull-Bear pile first."""

    card: CardNumber


@frozen
class Keep:
    """D4, R11: the cards paid for in a Depression, ascending."""

    cards: tuple[CardNumber, ...]


@frozen
class Retreat:
    """R31, R65: a homeless troop joins its owner's Private Army for its printed price in gold."""

    card: CardNumber


@frozen
class Disband:
    """R51: a troop that has lost its enterprise is discarded."""

    card: CardNumber


@frozen
class Drop:
    """The faction discarded in Strife."""

    faction: Faction


@frozen
class CancelWithSpy:
    """R24: the victim discards the Spy ``card``, and the attack on him has no effect."""

    card: CardNumber


@frozen
class Pass:
    """Let an attack happen that a Spy could cancel (R60), or end one's part of a showdown (R41)."""


@frozen
class Manifesto:
    """K2: flip the own Hacendado, for good, to the orientation with this prestige."""

    prestige: Prestige


@frozen
class Fraud:
    """K2: discard a During-Toppling card; ``prestige`` only where the card lists several."""

    card: CardNumber
    prestige: Prestige | None = None


@frozen
class AssassinatePlayer:
    """K2: shoot the flipped Hacendado of ``victim`` with the assassination ``card`` in hand."""

    victim: Seat
    card: CardNumber


@frozen
class ChooseCard:
    """``choose 61``: a card."""

    card: CardNumber


@frozen
class ChoosePrestige:
    """``choose command``: the orientation of a newspaper taken from its owner (R58)."""

    prestige: Prestige


@frozen
class ChoosePlace:
    """Where a cube is laid or built (R52, ``connection_offer``), or taken (``remove_cube``)."""

    place: CubePlace


@frozen
class ChoosePlayer:
    """``choose P2``: a player. Notation has it; no card of the deck asks for one."""

    seat: Seat


@frozen
class ChooseFaction:
    """``choose red``: a faction. Notation has it; Strife is answered by :class:`Drop`."""

    faction: Faction


@frozen
class ChooseNone:
    """``choose none``: decline an offer, or take no further cube (R58)."""


@frozen
class Pay:
    """``pay_or_discard``: pay the gold asked for this card, and keep it."""

    card: CardNumber


@frozen
class Give:
    """``pay_or_discard``: let this card be discarded instead of paying."""

    card: CardNumber


@frozen
class Dice:
    """Chance, written into the journal by the engine; never a player's line."""

    rolls: tuple[int, ...]


Action: TypeAlias = (
    Buy
    | BuyPublic
    | Play
    | Deploy
    | Attack
    | Sell
    | Redeploy
    | BuyLand
    | Connect
    | Police
    | Speculate
    | Shift
    | PlacePrestige
    | Use
    | End
    | First
    | Keep
    | Retreat
    | Disband
    | Drop
    | CancelWithSpy
    | Pass
    | Manifesto
    | Fraud
    | AssassinatePlayer
    | ChooseCard
    | ChoosePrestige
    | ChoosePlace
    | ChoosePlayer
    | ChooseFaction
    | ChooseNone
    | Pay
    | Give
    | Dice
)
