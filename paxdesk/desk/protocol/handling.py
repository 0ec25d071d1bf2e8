"""Mapping of gestures to actions.

Nothing here decides legality. This module does not use Qt itself.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar, Final, Generic, Protocol

from paxdesk.desk.game_types import A, G_contra, S, S_contra
from paxdesk.desk.scene.things import Spot, SpotKind
from paxdesk.errors import IllegalAction
from paxdesk.lazy_attrs import frozen
from paxdesk.session.game_protocol import Seat

SHEET: Final = Spot("sheet")
"""Pick for actions that begin on their question's sheet instead of on the table."""


@frozen
class Gesture:
    """Pick and drop of an action."""

    pick: Spot
    drop: Spot

    @property
    def click(self) -> bool:
        """True if the gesture is a click, without dragging."""
        return self.pick == self.drop


@frozen
class RuleInUse:
    """Availability of a rule's action; ``refusal`` is the reason against it, if any."""

    possible: bool
    refusal: IllegalAction | None = None


class GestureIndex(Protocol[A]):
    """The legal actions of a position, indexed by pick and drop."""

    @property
    def picks(self) -> tuple[Spot, ...]:
        """All spots that can be picked up or clicked with effect."""
        ...

    def by_pick(self, spot: Spot) -> Mapping[Spot, list[A]]:
        """Return the legal drops of a thing, each with its actions."""
        ...

    def harms(self, action: A) -> bool:
        """Return whether an action harms its own seat."""
        ...

    def clicked(self, spot: Spot) -> list[A]:
        """Return the actions of a click on a spot or its containers."""
        ...

    def pick_at(self, spot: Spot) -> Spot:
        """Return the thing to pick up at a spot."""
        ...

    def dropped(self, pick: Spot, spot: Spot) -> tuple[Spot, list[A]]:
        """Return the place that accepts a drop, with its actions or []."""
        ...


class Handling(Protocol[S_contra, A, G_contra]):
    """Gestures and spots of a game."""

    end_turn: Spot | None = None
    """Spot of the button that ends a turn; None if turns end automatically."""
    hand_area: Spot | None = None
    """Spot of the acting seat's hand; None without hands."""
    silent: frozenset[SpotKind] = frozenset()
    """Kinds of places that show their refusal only on a drop, not on hovering."""
    landmarks: frozenset[SpotKind] = frozenset()
    """Kinds of spots where arrow keys stop, except the player's own tableau."""
    buttons: frozenset[SpotKind] = frozenset()
    """Kinds of spots of the game that can only be pressed."""
    of_windows: frozenset[SpotKind] = frozenset()
    """Kinds of buttons shown in windows only."""
    wheel_zooms: bool = False
    """True if the wheel zooms without Ctrl, as over a map."""
    shares_prices: bool = False
    """True if a price equal at all places is shown only once."""
    idle_kinds: frozenset[SpotKind] = frozenset()
    """Kinds of spots that are dimmed while they allow no action."""

    def holds_cards(self, state: S_contra, seat: int | None) -> bool:
        """Return whether a seat has cards in its hand."""
        return True

    def gestures(self, state: S_contra, legal: Iterable[A]) -> GestureIndex[A]:
        """Return the legal actions indexed by gesture."""
        return SortedGestures(state, legal, self.gesture, self.enclosing_spots)

    def gesture(self, state: S_contra, action: A) -> Gesture:
        """Return the gesture of an action."""
        ...

    def enclosing_spots(self, state: S_contra, spot: Spot) -> tuple[Spot, ...]:
        """Return the spot, then each larger thing that contains it, smallest first."""
        return (spot,)

    def refusal_of_drop(self, session: G_contra, pick: Spot, drop: Spot) -> IllegalAction | None:
        """Return why the likeliest action of a drop is illegal; None if unknown."""
        return None

    def why_not_clicked(self, session: G_contra, spot: Spot) -> IllegalAction | None:
        """Return why a click does not answer the question; None if unknown."""
        return None

    def rule_in_use(self, session: G_contra, seat: Seat, rules: Iterable[str]) -> RuleInUse | None:
        """Return the availability of the action of these rules to a seat.

        Returns None if they describe no action.
        """
        return None

    def why_idle(self, session: G_contra, seat: Seat, spot: Spot) -> IllegalAction | None:
        """Return why a dimmed thing has no action now; None if unknown."""
        return None

    def choosable(self, state: S_contra, spot: Spot) -> bool:
        """Return whether a click on a spot changes a selection or view."""
        return False

    def choose(self, state: S_contra, spot: Spot) -> bool:
        """Change the selection by a click; return whether the click was used."""
        return False

    def deselect(self, state: S_contra) -> bool:
        """Clear a selection made by :meth:`choose`, on Escape; return whether it was cleared."""
        return False

    def choose_alone(self, state: S_contra, spot: Spot) -> bool:
        """Change the selection by a double click; return whether the click was used."""
        return False

    def take_up(self, state: S_contra, spot: Spot) -> bool:
        """Select the things moved by a drag; return whether the selection changed."""
        return False

    def ending(self) -> A | None:
        """Return the action that only ends the turn, or None."""
        return None

    def declining(self, legal: Sequence[A]) -> A | None:
        """Return the legal action that declines, or None."""
        return None


MOST_MEANT: Final = 8
"""Maximum number of actions offered by a drop on a panel."""


class SortedGestures(Generic[S, A]):
    """Gesture index that sorts legal actions by pick and drop."""

    holders: ClassVar[frozenset[SpotKind]] = frozenset()
    """Kinds of things that accept drops meant for the small places on them."""
    things: ClassVar[frozenset[SpotKind]] = frozenset()
    """Kinds of things that can be picked up even without a legal use."""
    panels: ClassVar[frozenset[SpotKind]] = frozenset()
    """Kinds of areas that accept drops meant for their owner."""
    persons: ClassVar[frozenset[SpotKind]] = frozenset()
    """Kinds of spots that represent a person."""

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
        """Add ``action`` to the actions of ``gesture``."""
        drops = self._sorted.setdefault(gesture.pick, {})
        drops.setdefault(gesture.drop, []).append(action)

    def harms(self, action: A) -> bool:
        """Return whether an action harms its own seat."""
        return False

    @property
    def picks(self) -> tuple[Spot, ...]:
        """All spots that can be picked up or clicked with effect."""
        return tuple(spot for spot in self._sorted if spot != SHEET)

    def by_pick(self, spot: Spot) -> Mapping[Spot, list[A]]:
        """Return the legal drops of a thing, each with its actions."""
        return self._sorted.get(spot, {})

    def clicked(self, spot: Spot) -> list[A]:
        """Return the actions of a click on a spot or its containers."""
        for wider in self._broader(self.state, spot):
            if found := self.by_pick(wider).get(wider):
                return found
        return []

    def pick_at(self, spot: Spot) -> Spot:
        """Return the thing to pick up at a spot, the smallest with a legal use.

        Otherwise it is the smallest whose kind is in :attr:`things`, or ``spot``.
        """
        chain = self._broader(self.state, spot)
        found = next((each for each in chain if each in self._sorted), None)
        return found or next((each for each in chain if each.kind in self.things), spot)

    def dropped(self, pick: Spot, spot: Spot) -> tuple[Spot, list[A]]:
        """Return the place that accepts a drop at ``spot``, with its actions or [].

        The smallest accepting part has precedence. A holder also accepts drops meant for its
        places. A panel accepts drops meant for its person, or with at most MOST_MEANT actions
        inside it, all harmless.
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
