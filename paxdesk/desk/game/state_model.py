"""The state model: the game on the table, and word of every change."""

from PySide6.QtCore import QObject, Signal

from paxdesk.desk.game.telling import Telling
from paxdesk.desk.protocol.table_game import TableGame
from paxdesk.desk.types import Action, Choice, Event, Session, State
from paxdesk.desk.words.seats import Names
from paxdesk.session.game import Seat
from paxdesk.session.session import NOBODY


class StateModel(QObject):
    """The session being played, how its seats are called, and what has been told of it.

    Controllers change the game through the model alone; views listen to it and read it.
    """

    changed = Signal()
    """There is another position, or it is told in other words: show it anew."""
    played = Signal(object, object)
    """An action was performed: the action and what happened."""

    def __init__(self, game: TableGame, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self._take(Telling.of(game, session))

    def _take(self, telling: Telling) -> None:
        self.session = telling.session
        self.labels = telling.labels
        self.game_log = telling.game_log

    # --- What there is ---------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The position reached."""
        return self.session.state

    @property
    def names(self) -> Names:
        """How the seats are called."""
        return {seat: each.name for seat, each in self.labels.items()}

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people, in playing order."""
        robots = self.session.robots
        return tuple(seat for seat in self.state.players if seat != NOBODY and seat not in robots)

    @property
    def alone(self) -> Seat | None:
        """The only person at the table, who need not be called to it."""
        return self.people[0] if len(self.people) == 1 else None

    @property
    def robot(self) -> Seat | None:
        """The robot, or Díaz, that is asked now."""
        asked = self.session.asked
        return None if asked in self.people else asked

    # --- What changes it -------------------------------------------------------------------------

    def open(self, telling: Telling) -> None:
        """Play another session."""
        self._take(telling)
        self._tell()

    def say_again(self) -> None:
        """Tell the game in the language that is spoken now."""
        self._take(Telling.of(self.game, self.session))
        self._tell()

    def submit(self, action: Action) -> list[Event]:
        """Perform a legal action of whoever is asked. Raises IllegalAction."""
        return self._performed(action, self.session.submit(action))

    def submit_choice(self, choice: Choice) -> list[Event]:
        """Perform what a robot has chosen."""
        return self._performed(choice.action, self.session.submit_choice(choice))

    def _performed(self, action: Action, events: list[Event]) -> list[Event]:
        self.played.emit(action, events)
        self._tell()
        return events

    def _tell(self) -> None:
        self.game_log.follow(self.session)
        self.changed.emit()

    def undo(self) -> None:
        """Take the last action back. Raises CannotUndo."""
        self.session.undo()
        self._tell()

    def restart_turn(self) -> None:
        """Take back what was done in this turn. Raises CannotUndo."""
        self.session.restart_turn()
        self._tell()

    def rewind(self, step: int) -> None:
        """Go back to where so many steps had been taken. Raises CannotUndo."""
        self.session.take_back(self.game_log.steps - step)
        self._tell()

    def redo(self) -> None:
        """Do the action taken back last again. Raises CannotUndo."""
        self.session.redo()
        self._tell()
