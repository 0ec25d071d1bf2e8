"""What a game keeps of a player's games once they are over."""

from typing import Protocol

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from paxdesk.desk.sheets.dialog import Dialog
from paxdesk.desk.types import OwnSession
from paxdesk.record_classes import frozen


@frozen
class Suggestion:
    """What to play next: the ``words`` of a button, and its ``choices`` as ``remembered``."""

    words: str
    choices: str


class RecordsDialog(Dialog):
    """A player's records."""

    left = Signal()
    export = Signal()
    deletion = Signal()
    """All records are to be deleted, after a question."""


class GameRecords(Protocol):
    """The records of the games played on this computer by this user."""

    def note(self, session: OwnSession, rounds: int) -> None:
        """Keep the result of a game that has just been played to its end in so many rounds.

        The same game counts once. Where it cannot be kept, :meth:`remarks` says so.
        """
        ...

    def suggestion(self, session: OwnSession) -> Suggestion | None:
        """What to play after this game; None where nothing can be said."""
        ...

    def remarks(self, session: OwnSession) -> str:
        """What there is to say of a game that has just ended, in sentences; "" for nothing."""
        ...

    def sheet(self, surface: QWidget) -> RecordsDialog:
        """Everything that is kept. Raises SaveError where it cannot be read."""
        ...

    def as_csv(self) -> bytes:
        """A row for each game, in UTF-8. Raises SaveError where they cannot be read."""
        ...

    def delete(self) -> None:
        """Forget all of it. Raises SaveError."""
        ...
