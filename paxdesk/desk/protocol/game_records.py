"""What a game keeps of a player's games once they are over."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtWidgets import QWidget

from paxdesk.desk.types import G_contra
from paxdesk.record_classes import frozen

if TYPE_CHECKING:
    from paxdesk.desk.sheets.dialog import RecordsDialog


@frozen
class Suggestion:
    """What to play next: the ``words`` of a button, and the ``choices`` of that new game."""

    words: str
    choices: object


@frozen
class LadderRung:
    """One step of the ladder of whoever plays alone, as it is shown.

    ``note`` says what has become of it so far, ``choices`` are those of its next game.
    """

    name: str
    meaning: str
    icon: str
    done: bool
    note: str
    choices: object


class GameRecords(Protocol[G_contra]):
    """The records of the games played on this computer by this user."""

    def note(self, session: G_contra, rounds: int) -> None:
        """Keep the result of a game that has just been played to its end in so many rounds.

        The same game counts once. Where it cannot be kept, :meth:`remarks` says so.
        """
        ...

    def suggestion(self, session: G_contra) -> Suggestion | None:
        """What to play after this game; None where nothing can be said."""
        ...

    def ladder(self, last: str) -> Sequence[LadderRung]:
        """The steps for whoever plays alone, the easiest first; none where there are no such games.

        ``last`` are the ``remembered`` choices of the last new game, whose person plays. Raises
        SaveError where the records cannot be read.
        """
        ...

    def remarks(self, session: G_contra) -> str:
        """What there is to say of a game that has just ended, in sentences; "" for nothing."""
        ...

    def sheet(self, surface: QWidget) -> "RecordsDialog":
        """Everything that is kept. Raises SaveError where it cannot be read."""
        ...

    def as_csv(self) -> bytes:
        """A row for each game, in UTF-8. Raises SaveError where they cannot be read."""
        ...

    def delete(self) -> None:
        """Forget all of it. Raises SaveError."""
        ...


class RecordKeeper(Protocol[G_contra]):
    """Keeps the results of a player's games."""

    def records(self, folder: Path | None) -> GameRecords[G_contra]:
        """Those kept in the folder of the player's data, None: nowhere."""
        ...
