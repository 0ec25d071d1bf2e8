"""The state model: the game on the table and the notification of its changes."""

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


@frozen(eq=False)
class PreparedTable:
    """A session with the labels of its seats and its log."""

    session: Session
    labels: Labels
    game_log: StepLog

    @classmethod
    def of(cls, game: TableGame, session: Session) -> "PreparedTable":
        """Prepare a session in the current language."""
        labels = game.wording.labels(session)
        game_log = game.wording.game_log({seat: each.name for seat, each in labels.items()})
        game_log.follow(session)
        return cls(session, labels, game_log)

    @property
    def names(self) -> Names:
        return {seat: each.name for seat, each in self.labels.items()}


What: TypeAlias = Literal["opened", "step", "taken back", "done again", "language", "shown again"]
"""Kind of change; ``shown again`` if only the viewer or the displayed texts changed."""


@frozen(eq=False)
class TableChange:
    """A change at the table, with the new position.

    ``seat_to_act`` is None when the game is over; ``step`` is the step just performed, if any.
    """

    what: What
    state: State
    seat_to_act: Seat | None
    step: Step | None = None
    curtain: bool = True


class StateModel(QObject):
    """The session being played, with its labels and log."""

    changed = Signal(object)
    """Emitted with the :class:`TableChange`; only the table's view receives it."""
    done = Signal()
    """Emitted before :attr:`changed`, unless that is ``shown again``."""

    def __init__(self, game: TableGame, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self.called: Seat | None = None
        """Person called to the table last; None if nobody was called."""
        self.note = ""
        """Note to the table, sent with the next action of a person at this computer."""
        self._take(PreparedTable.of(game, session))

    def _take(self, telling: PreparedTable) -> None:
        self.session = telling.session
        self.labels = telling.labels
        self.game_log = telling.game_log

    @property
    def state(self) -> State:
        return self.session.state

    @property
    def names(self) -> Names:
        return {seat: each.name for seat, each in self.labels.items()}

    @property
    def people(self) -> tuple[Seat, ...]:
        """Seats of people at this computer, in playing order."""
        others = {NO_SEAT, *self.session.robots, *self.session.absent_seats}
        return tuple(seat for seat in self.state.players if seat not in others)

    @property
    def alone(self) -> Seat | None:
        """Seat of the only person at this computer, or None."""
        return self.people[0] if len(self.people) == 1 else None

    @property
    def bottom(self) -> Seat:
        """Seat at the bottom: the person called last, or the first in turn order."""
        if self.called is not None:
            return self.called
        turn, seats = self.state.turn_seat, self.people or tuple(self.state.players)
        order = (turn, *self.state.clockwise(turn))
        found: Seat = next(seat for seat in order if seat in seats and seat != NO_SEAT)
        return found

    @property
    def robot(self) -> Seat | None:
        """Seat of the robot or remote player to act, or None."""
        asked = self.session.seat_to_act
        return None if asked in self.people else asked

    def open(self, telling: PreparedTable) -> None:
        """Open another session; if several people share the table, none has been called yet."""
        self.called, self.note = None, ""
        self._take(telling)
        self.notify("opened")

    def say_again(self) -> None:
        """Prepare the labels and the log again in the current language."""
        self._take(PreparedTable.of(self.game, self.session))
        self.notify("language")

    def notify(
        self, what: What = "shown again", step: Step | None = None, *, curtain: bool = True
    ) -> None:
        """Emit the change; update the log first, unless it is only a redraw (the default)."""
        if what != "shown again":
            self.done.emit()
            self.game_log.follow(self.session)
        if self.called is None:
            self.called = self.alone
        session = self.session
        self.changed.emit(TableChange(what, session.state, session.seat_to_act, step, curtain))

    def submit(self, action: Action) -> Step | None:
        """Perform a legal action of the seat to act. Raises IllegalAction.

        Returns None at a remote table, whose host performs the action.
        """
        house, session = self.session.host, self.session
        note = self.note if session.seat_to_act in self.people else ""
        if house is None:
            step = session.submit(action, note)
            self.note = "" if note else self.note
            return self._performed(step)
        self.note = ""
        house.play(session.game.write(action), note)
        return None

    def submit_choice(self, choice: Choice) -> Step:
        return self._performed(self.session.submit_choice(choice))

    def _performed(self, step: Step) -> Step:
        self.notify("step", step)
        return step

    def undo(self) -> None:
        self._take_back("undo", self.session.undo)

    def restart_turn(self) -> None:
        self._take_back("restart", self.session.restart_turn)

    def _take_back(self, request: Literal["undo", "restart"], do: Callable[[], object]) -> None:
        self._check_ours()
        house, refusal = self.session.host, self.session.undo_refusal
        if house is None:
            do()
            self.notify("taken back")
        elif refusal is not None:
            raise CannotUndo(refusal)  # refuse it as the host would
        else:
            house.ask(request)

    def rewind(self, step: int) -> None:
        """Undo all but the first ``step`` steps. Raises CannotUndo."""
        self._check_ours()
        if self.session.host is not None:
            raise CannotUndo(tr("On another computer's table, undo one action at a time."))
        self.session.take_back(self.game_log.steps - step)
        self.notify("taken back")

    def redo(self) -> None:
        """Redo the action undone last. Raises CannotUndo."""
        self._check_ours()
        self.session.redo()
        self.notify("done again")

    def _check_ours(self) -> None:
        """Raise CannotUndo if a remote player has to act; only that player can undo."""
        session = self.session
        if session.seat_to_act in session.absent_seats:
            raise CannotUndo(tr("Only {0} can undo this action.", self.names[session.seat_to_act]))

    def act_elsewhere(self, action: Action, note: str = "") -> None:
        """Perform a legal action of a remote seat, with its note. Raises IllegalAction."""
        self._performed(self.session.submit(action, note))

    def undo_elsewhere(self, turn: bool = False) -> None:
        """Undo a remote seat's last action, or with ``turn`` its turn. Raises CannotUndo."""
        if turn:
            self.session.restart_turn()
        else:
            self.session.undo()
        self.notify("taken back")

    def go_back_to(self, steps: int) -> None:
        """Undo all but the first ``steps`` steps, after everybody has agreed. Raises CannotUndo."""
        self.session.go_back_to(steps)
        self.notify("taken back")


def since_steps(game_log: StepLog, viewer: Seat) -> range:
    """Return the indices of the steps since the viewer's last turn.

    The viewer's present turn is left out. In a shared turn, these are the others' steps since the
    viewer's last step.
    """
    recording = game_log.recording
    steps, shared = recording.steps, recording.game.shared_turn

    def own(number: int) -> bool:
        return bool(steps[number].before.turn_seat == viewer)

    def ends(number: int) -> bool:
        return recording.game.ends_turn(steps[number].events)

    last = len(steps)
    while last and own(last - 1) and (shared or not ends(last - 1)):
        last -= 1
    first = last
    while first and not (own(first - 1) and (shared or ends(first - 1))):
        first -= 1
    return range(first, last)


def since(game_log: StepLog, viewer: Seat) -> list[LogRow]:
    """Return the log rows of the steps given by :func:`since_steps`."""
    found, rows, number = since_steps(game_log, viewer), game_log.rows, attrgetter("step")
    first = bisect_right(rows, found.start, key=number)
    return rows[first : bisect_right(rows, found.stop, first, key=number)]
