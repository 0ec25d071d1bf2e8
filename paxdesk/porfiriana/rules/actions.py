"""All actions, one frozen class each.

Cards are numbers, seats are 1-6 (:data:`DIAZ` is 0), market slots 0-11 (see :func:`price_column`).
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
"""Value of ``at`` for a troop in its owner's Private Army (G3)."""

SLOTS = tuple(f"{row}{index}" for row in "ab" for index in range(6))
COLUMN_PRICES = (0, 1, 2, 4, 8, 16)


def price_column(slot: Slot) -> int:
    """Return the price column 0-5 of a market slot."""
    return slot % 6


PlaceKind: TypeAlias = Literal[
    "income", "connection", "connection2", "prestige", "speculation", "hacendado", "reserve"
]


@frozen
class CubePlace:
    """Place for a cube. ``number`` is a card, a market slot for ``speculation``, else 0."""

    kind: PlaceKind
    number: int = 0

    @property
    def oval(self) -> int:
        """Index of the connection oval, 0 or 1."""
        return 1 if self.kind == "connection2" else 0


RESERVE = CubePlace("reserve")
HACENDADO_INCOME = CubePlace("hacendado")


def connection_place(card: CardNumber, oval: int) -> CubePlace:
    """Return the place of the Connection Cube on an oval (E7)."""
    return CubePlace("connection2" if oval else "connection", card)


# --- Actions of the active player -----------------------------------------------------------------


@frozen
class Buy:
    """Purchase of a market card (E2).

    ``orientation`` is None except for Headlines and Topples. ``via``, here and below, is the card
    whose Extra Action is used.
    """

    slot: Slot
    orientation: Orientation | None = None
    via: CardNumber | None = None


@frozen
class BuyPublic:
    """Purchase of a public card (E3). ``faction`` selects the side and is required."""

    card: CardNumber
    faction: Faction | None = None
    via: CardNumber | None = None


@frozen
class Play:
    """Play of an enterprise or partner (E1); ``orientation`` selects the side of a newspaper."""

    card: CardNumber
    orientation: Prestige | None = None
    via: CardNumber | None = None


@frozen
class Deploy:
    """Play of a troop to ``at``, an enterprise or PRIVATE_ARMY (E1, G)."""

    card: CardNumber
    at: CardNumber
    via: CardNumber | None = None


@frozen
class Attack:
    """Play of an orange or black card (E1), with bought ``unrest`` if any."""

    card: CardNumber
    target: CardNumber | None = None
    victim: Seat | None = None
    unrest: int | None = None
    via: CardNumber | None = None


@frozen
class Sell:
    """Sale of a card (E4)."""

    card: CardNumber
    via: CardNumber | None = None


@frozen
class Redeploy:
    """Redeployment of a troop (E5). ``to`` is None if the troop stays."""

    card: CardNumber
    to: CardNumber | None = None
    via: CardNumber | None = None


@frozen
class BuyLand:
    """Purchase of land (E6): an Income Cube on one's own ranch or plantation."""

    card: CardNumber
    via: CardNumber | None = None


@frozen
class Connect:
    """Building of a connection (E7) on an oval, 0 or 1."""

    card: CardNumber
    oval: int = 0
    via: CardNumber | None = None


@frozen
class Police:
    """Police action on an enterprise (E8); if ``card`` is None, payment to leave Jail."""

    card: CardNumber | None
    via: CardNumber | None = None


@frozen
class Speculate:
    """Speculation (E9) with a cube from slot ``source`` (None: from the reserve)."""

    slot: Slot
    source: Slot | None = None
    via: CardNumber | None = None


@frozen
class Shift:
    """Shift of one of the player's cubes (E9, R66)."""

    source: CubePlace
    to: CubePlace
    via: CardNumber | None = None


@frozen
class PlacePrestige:
    """Placement of a Prestige Cube that is due (E9); takes no action."""

    place: CubePlace


@frozen
class Use:
    """Use of an activist, with a target, or of a regime action."""

    card: CardNumber
    target: CardNumber | None = None


@frozen
class End:
    """End of the action phase (R56)."""


# --- Decisions of the prompted player -------------------------------------------------------------


@frozen
class First:
    """Choice of the first Headline (D2) or of Díaz's first card (R48)."""

    card: CardNumber


@frozen
class Keep:
    """Choice of cards to pay for, in ascending order (D4, R11)."""

    cards: tuple[CardNumber, ...]


@frozen
class Retreat:
    """Retreat of a homeless troop to its owner's Private Army (R31, R65)."""

    card: CardNumber


@frozen
class Disband:
    """Discard of a troop that has lost its enterprise (R51)."""

    card: CardNumber


@frozen
class Drop:
    """Choice of the faction to discard in Strife."""

    faction: Faction


@frozen
class CancelWithSpy:
    """Discard of the Spy ``card`` to cancel the attack on its owner (R24)."""

    card: CardNumber


@frozen
class Pass:
    """Refusal to use a Spy (R60) or to act further in a showdown (R41)."""


@frozen
class Manifesto:
    """Manifesto: permanent flip of the player's Hacendado to the side with this prestige (K2)."""

    prestige: Prestige


@frozen
class Fraud:
    """Discard of a During-Toppling card (K2). ``prestige`` selects among several kinds."""

    card: CardNumber
    prestige: Prestige | None = None


@frozen
class AssassinatePlayer:
    """Assassination of a player whose Hacendado is flipped (K2)."""

    victim: Seat
    card: CardNumber


@frozen
class ChooseCard:
    """Choice of a card: ``choose 61``."""

    card: CardNumber


@frozen
class ChoosePrestige:
    """Choice of the orientation of a newspaper taken from its owner (R58): ``choose command``."""

    prestige: Prestige


@frozen
class ChoosePlace:
    """Choice of a place for a cube (R52), or of a cube to remove (R58)."""

    place: CubePlace


@frozen
class ChoosePlayer:
    """Choice of a player. No card of the deck uses it."""

    seat: Seat


@frozen
class ChooseFaction:
    """Choice of a faction: ``choose red``. Strife is answered with :class:`Drop`."""

    faction: Faction


@frozen
class ChooseNone:
    """Refusal of an offer, or end of the removal of cubes (R58): ``choose none``."""


@frozen
class Pay:
    """Payment of the gold due for a card, which is kept (``pay_or_discard``)."""

    card: CardNumber


@frozen
class Give:
    """Discard of a card instead of payment (``pay_or_discard``)."""

    card: CardNumber


@frozen
class Dice:
    """Dice rolled by the engine and written into the journal; never a player's action."""

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
