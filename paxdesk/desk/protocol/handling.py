"""How a game is handled: which movement of the hand means which action. No Qt here.

Nothing here decides what is legal; the game lists that.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar, Final, Generic, Protocol

from paxdesk.desk.game_types import A, G_contra, S, S_contra
from paxdesk.desk.scene.things import Spot, SpotKind
from paxdesk.errors import IllegalAction
from paxdesk.lazy_attrs import frozen
from paxdesk.session.game_protocol import Seat

SHEET: Final = Spot("sheet")
"""Where an action begins that is nowhere on the table: on the sheet of its question."""


@frozen
class Gesture:
    """Where a thing is picked up and where it is put down."""

    pick: Spot
    drop: Spot

    @property
    def click(self) -> bool:
        """Whether nothing is carried: the spot is simply clicked."""
        return self.pick == self.drop


class GestureIndex(Protocol[A]):
    """The legal actions of a position, by where they begin and where they end."""

    @property
    def picks(self) -> tuple[Spot, ...]:
        """Everything that can be picked up or clicked with effect."""
        ...

    def by_pick(self, spot: Spot) -> Mapping[Spot, list[A]]:
        """Where a thing may be dropped, and what each drop would mean."""
        ...

    def harms(self, action: A) -> bool:
        """Whether an action hurts or gives away what is one's own: such places come last."""
        ...

    def clicked(self, spot: Spot) -> list[A]:
        """What clicking a spot, or a part of it, would mean."""
        ...

    def pick_at(self, spot: Spot) -> Spot:
        """What is picked up at a spot: its smallest part with a legal use, else the thing."""
        ...

    def dropped(self, pick: Spot, spot: Spot) -> tuple[Spot, list[A]]:
        """The place that takes a thing let go at a spot, and what it means; [] if none does."""
        ...


class Handling(Protocol[S_contra, A, G_contra]):
    """The hands of whoever plays a game."""

    end_turn: Spot | None = None
    """The button that ends a turn, where turns are ended by hand."""
    silent: frozenset[SpotKind] = frozenset()
    """Places passed over on the way, which explain themselves only where one lets go."""
    landmarks: frozenset[SpotKind] = frozenset()
    """What arrows stop at even where it can do nothing."""
    wheel_zooms: bool = False
    """Whether the wheel alone looks closer, as over a map."""
    idle_kinds: frozenset[SpotKind] = frozenset()
    """Things that are dimmed while they allow nothing, and say why when they are clicked."""

    def gestures(self, state: S_contra, legal: Iterable[A]) -> GestureIndex[A]:
        """The legal actions sorted by movement."""
        return SortedGestures(state, legal, self.gesture, self.enclosing_spots)

    def gesture(self, state: S_contra, action: A) -> Gesture:
        """The one movement of the hand that means this action."""
        ...

    def enclosing_spots(self, state: S_contra, spot: Spot) -> tuple[Spot, ...]:
        """The spot itself, then each larger thing it is a part of, smallest first."""
        return (spot,)

    def refusal_of_drop(self, session: G_contra, pick: Spot, drop: Spot) -> IllegalAction | None:
        """What is against the likeliest meaning of letting go there; None where it has none."""
        return None

    def why_not_clicked(self, session: G_contra, spot: Spot) -> IllegalAction | None:
        """Why a click there does not answer what is asked; None where none could."""
        return None

    def why_idle(self, session: G_contra, seat: Seat, spot: Spot) -> IllegalAction | None:
        """Return why a dimmed thing allows its owner nothing now."""
        return None

    def choose(self, state: S_contra, spot: Spot) -> bool:
        """Take into the hand what a click there takes without an action, or put it out of it.

        Returns whether the click was one; then the table is shown anew.
        """
        return False

    def choose_alone(self, state: S_contra, spot: Spot) -> bool:
        """Take this one alone, or all but it: a double click, or Enter with Shift."""
        return False

    def ending(self) -> A | None:
        """The action that ends a turn; None where no action does nothing else."""
        return None

    def declining(self, legal: Sequence[A]) -> A | None:
        """The legal action that is an answer and does nothing, for a button of the prompt."""
        return None


MOST_MEANT: Final = 8
"""Meanings of a drop that can be told apart in one question."""


class SortedGestures(Generic[S, A]):
    """The gestures of a game, by where they begin and end."""

    holders: ClassVar[frozenset[SpotKind]] = frozenset()
    """Things so small a piece lies on that dropping anywhere on them is as good as on its place."""
    things: ClassVar[frozenset[SpotKind]] = frozenset()
    """What can be picked up even where it allows nothing."""
    panels: ClassVar[frozenset[SpotKind]] = frozenset()
    """Places that accept anywhere what goes to the person they belong to."""
    persons: ClassVar[frozenset[SpotKind]] = frozenset()
    """Where goes what goes to a person."""

    def __init__(
        self,
        state: S,
        legal: Iterable[A],
        gesture: Callable[[S, A], Gesture],
        broader: Callable[[S, Spot], tuple[Spot, ...]],
    ) -> None:
        self.state = state
        self._broader = broader
        self._sorted: dict[Spot, dict[Spot, list[A]]] = {}
        for action in legal:
            self.add(action, gesture(state, action))

    def add(self, action: A, gesture: Gesture) -> None:
        """Let a gesture mean an action, besides others that mean it already."""
        drops = self._sorted.setdefault(gesture.pick, {})
        drops.setdefault(gesture.drop, []).append(action)

    def harms(self, action: A) -> bool:
        """Whether an action hurts or gives away what is one's own: such places come last."""
        return False

    @property
    def picks(self) -> tuple[Spot, ...]:
        """Everything that can be picked up or clicked with effect, in the order of the list."""
        return tuple(spot for spot in self._sorted if spot != SHEET)

    def by_pick(self, spot: Spot) -> Mapping[Spot, list[A]]:
        """Where a thing may be dropped, and what each drop would mean."""
        return self._sorted.get(spot, {})

    def clicked(self, spot: Spot) -> list[A]:
        """What clicking a spot, or a part of it, would mean."""
        for wider in self._broader(self.state, spot):
            if found := self.by_pick(wider).get(wider):
                return found
        return []

    def pick_at(self, spot: Spot) -> Spot:
        """What is picked up at a spot: its smallest part with a legal use, else the thing.

        So a cube is taken off a card only when it may move; otherwise the card is.
        """
        chain = self._broader(self.state, spot)
        found = next((each for each in chain if each in self._sorted), None)
        return found or next((each for each in chain if each.kind in self.things), spot)

    def dropped(self, pick: Spot, spot: Spot) -> tuple[Spot, list[A]]:
        """The place that takes a thing let go at a spot, and what it means; [] if none does.

        The smallest accepting part under the pointer wins; a thing also takes what belongs on
        one of its places, and a whole panel what goes to its owner, or to few enough of his
        things to ask which.
        """
        drops = self.by_pick(pick)
        for wider in self._broader(self.state, spot):
            if wider == pick:
                break
            if wider in drops:
                return wider, drops[wider]
            if wider.kind in self.holders:
                inside = [at for at in drops if wider in self._broader(self.state, at)[1:]]
                if inside:
                    return wider, [action for place in inside for action in drops[place]]
            if wider.kind in self.panels:
                there = [at for at in drops if wider in self._broader(self.state, at)]
                person = [at for at in there if at.kind in self.persons]
                if person and (spot.kind not in self.holders or person == there):
                    return person[0], drops[person[0]]
                if spot == wider and wider not in self._broader(self.state, pick):
                    meant = [action for at in there for action in drops[at]]
                    if 0 < len(meant) <= MOST_MEANT and not any(map(self.harms, meant)):
                        return wider, meant
        return spot, []
