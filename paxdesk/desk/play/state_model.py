"""The state model: the game on the table, and the one message that tells of every change."""

from bisect import bisect_right
from collections.abc import Callable
from operator import attrgetter
from typing import Literal, TypeAlias

from PySide6.QtCore import QObject, Signal

from paxdesk.desk.game_types import Action, Choice, Session, State, Step
from paxdesk.desk.log.log_rows import LogRow, StepLog
from paxdesk.desk.protocol.table_game import TableGame
from paxdesk.desk.words import Labels, Names
from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen
from paxdesk.session.game_protocol import Seat
from paxdesk.session.history import CannotUndo
from paxdesk.session.session import NO_SEAT

# --- A session with all that is told of it, made before anything on the table is touched ----------


@frozen(eq=False)
class PreparedTable:
    """How the seats of a session are called, and what has been told of it."""

    session: Session
    labels: Labels
    game_log: StepLog

    @classmethod
    def of(cls, game: TableGame, session: Session) -> "PreparedTable":
        """Tell a session in the language that is spoken now."""
        labels = game.wording.labels(session)
        game_log = game.wording.game_log({seat: each.name for seat, each in labels.items()})
        game_log.follow(session)
        return cls(session, labels, game_log)

    @property
    def names(self) -> Names:
        return {seat: each.name for seat, each in self.labels.items()}


# --- What every part of a table is told when something has changed --------------------------------

What: TypeAlias = Literal["opened", "step", "taken back", "done again", "language", "shown again"]
"""What has changed; ``shown again``: only who looks at the position, or what is said of it."""


@frozen(eq=False)
class TableChange:
    """What has changed at a table, and the position there is now.

    ``asked`` is whoever must decide, None when the game is over; ``step`` what was just done.
    Without a ``curtain`` the position is shown whoever sits there: for a picture of it.
    """

    what: What
    state: State
    seat_to_act: Seat | None
    step: Step | None = None
    curtain: bool = True


class StateModel(QObject):
    """The session being played, how its seats are called, and what has been told of it.

    Controllers change the game through the model alone; the table's view listens to it.
    """

    changed = Signal(object)
    """The :class:`TableChange`. Only the view of the table hears it, and hands it on."""
    done = Signal()
    """The same, before the table is laid: other machines need not wait for this one."""

    def __init__(self, game: TableGame, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self.called: Seat | None = None
        """Who has been called to the table last: the only person there need not be."""
        self._take(PreparedTable.of(game, session))

    def _take(self, telling: PreparedTable) -> None:
        self.session = telling.session
        self.labels = telling.labels
        self.game_log = telling.game_log

    # --- What there is ---------------------------------------------------------------------------

    @property
    def state(self) -> State:
        return self.session.state

    @property
    def names(self) -> Names:
        return {seat: each.name for seat, each in self.labels.items()}

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people who sit here, in playing order."""
        others = {NO_SEAT, *self.session.robots, *self.session.absent_seats}
        return tuple(seat for seat in self.state.players if seat not in others)

    @property
    def alone(self) -> Seat | None:
        """The only person at the table, who need not be called to it."""
        return self.people[0] if len(self.people) == 1 else None

    @property
    def bottom(self) -> Seat:
        """Who sits at the bottom: the person called last, else the one whose turn comes next."""
        if self.called is not None:
            return self.called
        turn, seats = self.state.turn_seat, self.people or tuple(self.state.players)
        order = (turn, *self.state.clockwise(turn))
        found: Seat = next(seat for seat in order if seat in seats and seat != NO_SEAT)
        return found

    @property
    def robot(self) -> Seat | None:
        """The robot, nobody's seat, or a seat played elsewhere, that is asked now."""
        asked = self.session.seat_to_act
        return None if asked in self.people else asked

    # --- What changes it -------------------------------------------------------------------------

    def open(self, telling: PreparedTable) -> None:
        """Play another session; of several people nobody has been called to it yet."""
        self.called = None
        self._take(telling)
        self.notify("opened")

    def say_again(self) -> None:
        """Tell the game in the language that is spoken now."""
        self._take(PreparedTable.of(self.game, self.session))
        self.notify("language")

    def notify(
        self, what: What = "shown again", step: Step | None = None, *, curtain: bool = True
    ) -> None:
        """Let the table know what has changed; by default it is only to be shown again."""
        if what != "shown again":
            self.done.emit()
            self.game_log.follow(self.session)
        if self.called is None:
            self.called = self.alone
        session = self.session
        self.changed.emit(TableChange(what, session.state, session.seat_to_act, step, curtain))

    def submit(self, action: Action) -> Step | None:
        """Perform a legal action of whoever is asked. Raises IllegalAction.

        Where the table is another machine's it is done there (None), and shown when that tells it.
        """
        house = self.session.host
        if house is None:
            return self._performed(self.session.submit(action))
        house.play(self.session.game.write(action))
        return None

    def submit_choice(self, choice: Choice) -> Step:
        return self._performed(self.session.submit_choice(choice))

    def _performed(self, step: Step) -> Step:
        self.notify("step", step)
        return step

    def undo(self) -> None:
        """Take the last action back. Raises CannotUndo."""
        self._take_back("undo", self.session.undo)

    def restart_turn(self) -> None:
        """Take back what was done in this turn. Raises CannotUndo."""
        self._take_back("restart", self.session.restart_turn)

    def _take_back(self, request: Literal["undo", "restart"], do: Callable[[], object]) -> None:
        self._check_ours()
        house, refusal = self.session.host, self.session.undo_refusal
        if house is None:
            do()
            self.notify("taken back")
        elif refusal is not None:
            raise CannotUndo(refusal)  # as the table would
        else:
            house.ask(request)

    def rewind(self, step: int) -> None:
        """Go back to where so many steps had been taken. Raises CannotUndo."""
        self._check_ours()
        if self.session.host is not None:
            raise CannotUndo(tr("On another computer's table, undo one action at a time."))
        self.session.take_back(self.game_log.steps - step)
        self.notify("taken back")

    def redo(self) -> None:
        """Do the action taken back last again. Raises CannotUndo."""
        self._check_ours()
        self.session.redo()
        self.notify("done again")

    def _check_ours(self) -> None:
        """What another machine's player has done is his to take back. Raises CannotUndo."""
        session = self.session
        if session.seat_to_act in session.absent_seats:
            raise CannotUndo(tr("Only {0} can undo that.", self.names[session.seat_to_act]))

    # --- What seats elsewhere have done: the table, or whoever plays there, tells it -------------

    def act_elsewhere(self, action: Action) -> None:
        """Perform a legal action for a seat that is played elsewhere. Raises IllegalAction."""
        self._performed(self.session.submit(action))

    def undo_elsewhere(self, turn: bool = False) -> None:
        """Take a seat's last action back, or its ``turn``. Raises CannotUndo."""
        if turn:
            self.session.restart_turn()
        else:
            self.session.undo()
        self.notify("taken back")

    def go_back_to(self, steps: int) -> None:
        """Take back all but so many steps: everybody has agreed. Raises CannotUndo."""
        self.session.go_back_to(steps)
        self.notify("taken back")


# --- What has happened since somebody's last turn -------------------------------------------------


def since_steps(game_log: StepLog, viewer: Seat) -> range:
    """The steps between the viewer's last turn and the one under way, counted from 0.

    In the viewer's own turn its steps are left out.
    """
    recording = game_log.recording
    steps = recording.steps

    def ends(number: int) -> bool:
        return recording.game.ends_turn(steps[number].events)

    last = len(steps)
    while last and steps[last - 1].before.turn_seat == viewer and not ends(last - 1):
        last -= 1
    first = last
    while first and not (steps[first - 1].before.turn_seat == viewer and ends(first - 1)):
        first -= 1
    return range(first, last)


def since(game_log: StepLog, viewer: Seat) -> list[LogRow]:
    """The rows of the log that tell of these steps."""
    found, rows, number = since_steps(game_log, viewer), game_log.rows, attrgetter("step")
    first = bisect_right(rows, found.start, key=number)
    return rows[first : bisect_right(rows, found.stop, first, key=number)]
