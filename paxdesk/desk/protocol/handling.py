"""How a game is handled: which movement of the hand means which action. No Qt here.

Nothing here decides what is legal; the game lists that.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from paxdesk.desk.scene.spots import CardNumber, Spot, SpotKind
from paxdesk.desk.types import Action, OwnSession, Replayed, State
from paxdesk.errors import IllegalAction
from paxdesk.session.game import Seat


class Gesture(Protocol):
    """Where a thing is picked up and where it is put down."""

    @property
    def pick(self) -> Spot:
        """Where the thing is picked up, or the spot clicked."""
        ...

    @property
    def drop(self) -> Spot:
        """Where it is put down."""
        ...

    @property
    def click(self) -> bool:
        """Whether nothing is carried: the spot is simply clicked."""
        ...


class Gestures(Protocol):
    """The legal actions of a position, by where they begin and where they end."""

    @property
    def picks(self) -> tuple[Spot, ...]:
        """Everything that can be picked up or clicked with effect."""
        ...

    def by_pick(self, spot: Spot) -> Mapping[Spot, list[Action]]:
        """Where a thing may be dropped, and what each drop would mean."""
        ...

    def likeliest(self, pick: Spot) -> Spot | None:
        """Where a thing most likely goes; None where it could only be given away."""
        ...

    def clicked(self, spot: Spot) -> list[Action]:
        """What clicking a spot, or a part of it, would mean."""
        ...

    def pick_at(self, spot: Spot) -> Spot:
        """What is picked up at a spot: its smallest part with a legal use, else the thing."""
        ...

    def dropped(self, pick: Spot, spot: Spot) -> tuple[Spot, list[Action]]:
        """The place that takes a thing let go at a spot, and what it means; [] if none does."""
        ...


class Handling(Protocol):
    """The hands of whoever plays a game."""

    @property
    def end_turn(self) -> Spot:
        """The button that ends a turn."""
        ...

    @property
    def silent(self) -> frozenset[SpotKind]:
        """Places passed over on the way, which explain themselves only where one lets go."""
        ...

    @property
    def idle(self) -> frozenset[SpotKind]:
        """What is dimmed while it allows nothing."""
        ...

    @property
    def landmarks(self) -> frozenset[SpotKind]:
        """What arrows stop at even where it can do nothing."""
        ...

    @property
    def wheel_zooms(self) -> bool:
        """Whether the wheel alone looks closer, as over a map."""
        ...

    def gestures(self, state: State, legal: Iterable[Action]) -> Gestures:
        """The legal actions sorted by movement."""
        ...

    def gesture(self, state: State, action: Action) -> Gesture:
        """The one movement of the hand that means this action."""
        ...

    def broader(self, state: State, spot: Spot) -> tuple[Spot, ...]:
        """The spot itself, then each larger thing it is a part of, smallest first."""
        ...

    def card_spot(self, state: State, card: CardNumber) -> Spot:
        """Where a card lies."""
        ...

    def traces(self, step: Replayed) -> frozenset[Spot]:
        """The places that a step was about, as everybody may see them."""
        ...

    def card_of(self, step: Replayed) -> CardNumber:
        """The card that a step was about, if everybody may see it; else 0."""
        ...

    def choose(self, state: State, spot: Spot) -> bool:
        """Whether a click there only changes what is in hand; then the table is shown anew."""
        ...

    def why_not(self, session: OwnSession, pick: Spot, drop: Spot) -> IllegalAction | None:
        """What is against the likeliest meaning of letting go there; None where it has none."""
        ...

    def why_not_now(self, session: OwnSession, seat: Seat, spot: Spot) -> IllegalAction | None:
        """Why what lies at a spot allows its owner nothing now."""
        ...

    def price_plate(self, state: State, actions: Sequence[Action], seat: Seat) -> str:
        """What a legal place says on its plate: a price."""
        ...

    def foresee(self, state: State, actions: Sequence[Action], seat: Seat) -> object | None:
        """What these meanings of a movement would change, for the game's own drawing to show."""
        ...

    def ending(self) -> Action:
        """The action that ends a turn."""
        ...

    def declining(self, legal: Sequence[Action]) -> Action | None:
        """The legal action that is an answer and does nothing, for a button of the prompt."""
        ...
