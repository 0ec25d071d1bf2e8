"""A recorded game and the place in it that is looked at: forwards, backwards, by step and turn.

While a game between several people is under way, hands stay closed here as they do at the
table; once it is over they may be opened.
"""

from bisect import bisect_left, bisect_right

from paxdesk.desk.protocol.table_game import TableGame
from paxdesk.desk.types import Recording, Session, State
from paxdesk.session.game import Seat
from paxdesk.session.recording import Recording as AnyRecording


class Reel:
    """``step`` is how many steps have been taken where one looks; it begins at the last."""

    def __init__(self, recording: Recording, session: Session, open_to: set[Seat]) -> None:
        self.recording = recording
        self.session = session
        self.open_to = frozenset(open_to)
        """Seats whose hands may be shown."""
        self.step = self.last
        steps = recording.steps
        ended = [
            number
            for number, step in enumerate(steps, start=1)
            if recording.game.ends_turn(step.events)
        ]
        self.stops = sorted({0, *ended, self.last})
        """Where turns begin, and the end."""

    @classmethod
    def of(cls, session: Session, recording: Recording | None = None) -> "Reel":
        """The game of a session, as far as it may be looked at now."""
        people = session.people
        opened = set(session.state.players) if session.state.over else set()
        if len(people) == 1:
            opened |= people
        return cls(recording or AnyRecording.of(session), session, opened)

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
        return self.recording.game.seen_by(self.state, *seats)

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

    def practice(self, game: TableGame) -> Session:
        """A practice copy of the game that goes on from here."""
        return game.practice_from(self.state, self.session)
