"""The state model: what the views of the table show, and word of every change."""

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from paxdesk.rules.actions import Seat
from paxdesk.rules.legal import asked
from paxdesk.rules.state import Event, State
from paxdesk.table.seat_label import Labels, plain_labels


class StateModel(QObject):
    """The position shown, who looks at it, and how seats are called and coloured.

    Nobody changes the state through the model: a session performs actions and shows the
    model what came of them.
    """

    position_changed = Signal()
    """There is another position, viewer or set of labels to show."""
    asked_changed = Signal(object)
    """Another seat is asked for an action or decision; None when the game is over."""
    events_happened = Signal(list)
    """What happened on the way to this position, in order (:class:`Event`)."""

    def __init__(
        self, state: State, labels: Labels | None = None, viewer: Seat | None = None
    ) -> None:
        super().__init__()
        self._state = state
        self._labels = labels or plain_labels(state.players)
        self._viewer = state.turn.seat if viewer is None else viewer
        self._asked = asked(state)

    @property
    def state(self) -> State:
        """The position to show."""
        return self._state

    @property
    def labels(self) -> Labels:
        """Names and colours of the seats."""
        return self._labels

    @property
    def viewer(self) -> Seat:
        """Who sits at the bottom."""
        return self._viewer

    @property
    def asked(self) -> Seat | None:
        """Who has to decide now."""
        return self._asked

    def show_state(self, state: State, events: Iterable[Event] = ()) -> None:
        """Take the next position and tell what happened on the way to it."""
        self._state = state
        now, before = asked(state), self._asked
        self._asked = now
        self.events_happened.emit(list(events))
        self.position_changed.emit()
        if now != before:
            self.asked_changed.emit(now)

    def show_to(self, viewer: Seat) -> None:
        """Seat another viewer at the bottom."""
        if viewer != self._viewer:
            self._viewer = viewer
            self.position_changed.emit()

    def relabel(self, labels: Labels) -> None:
        """Give the seats other names or colours."""
        self._labels = labels
        self.position_changed.emit()
