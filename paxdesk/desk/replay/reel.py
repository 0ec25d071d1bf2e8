"""A recorded game and the place in it that is looked at: forwards, backwards, by step and turn.

While a game between several people is under way, hands stay closed here as they do at the
table; once it is over they may be opened.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence

from paxdesk.porfiriana.rules.actions import Seat
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.view import seen_by
from paxdesk.porfiriana.session import (
    Recording,
    SeatSetup,
    Session,
    ends_turn,
)


class Reel:
    """``step`` is how many steps have been taken where one looks; it begins at the last."""

    def __init__(
        self, recording: Recording, seats: Sequence[SeatSetup], open_to: set[Seat]
    ) -> None:
        self.recording = recording
        self.seats = tuple(seats)
        self.open_to = frozenset(open_to)
        """Seats whose hands may be shown."""
        self.step = self.last
        steps = recording.steps
        ended = [number for number, step in enumerate(steps, start=1) if ends_turn(step)]
        self.stops = sorted({0, *ended, self.last})
        """Where turns begin, and the end."""

    @classmethod
    def of(cls, session: Session, recording: Recording | None = None) -> "Reel":
        """The game of a session, as far as it may be looked at now."""
        people = session.people
        opened = set(session.state.players) if session.state.over else set()
        if len(people) == 1:
            opened |= people
        return cls(recording or Recording.of(session), session.seats, opened)

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.recording.steps)

    @property
    def state(self) -> State:
        """The whole position, hidden cards and all: nothing to be shown."""
        return self.recording.position(self.step)

    @property
    def all_open(self) -> bool:
        """Whether all hands may be opened, and the game be played on from any step."""
        return self.open_to >= set(self.state.players)

    def shown(self, viewer: Seat, *, openly: bool) -> State:
        """The position as ``viewer`` may see it, or ``openly`` with all hands that may be seen."""
        seats = self.open_to if openly else self.open_to & {viewer}
        return seen_by(self.state, *seats)

    def turn_of(self, step: int) -> int:
        """How many turns had ended after so many steps."""
        return bisect_right(self.stops, step) - 1

    # --- Going about -----------------------------------------------------------------------------

    def go(self, step: int) -> bool:
        """Look at another step, as near as there is one; tells whether that is a change."""
        before = self.step
        self.step = min(self.last, max(0, step))
        return self.step != before

    def turn_ahead(self) -> int:
        """The step at which the next turn begins."""
        return self.stops[min(len(self.stops) - 1, bisect_right(self.stops, self.step))]

    def turn_back(self) -> int:
        """The step at which this turn began, or the one before if it has only begun."""
        return self.stops[max(0, bisect_left(self.stops, self.step) - 1)]

    # --- Playing on ------------------------------------------------------------------------------

    @property
    def can_play_on(self) -> bool:
        """Whether a practice game may begin here: it would show what lies face down."""
        return self.all_open and not self.state.over

    def practice(self) -> Session:
        """A practice copy of the game that goes on from here."""
        return Session.from_position(self.state, self.seats, practice=True)
