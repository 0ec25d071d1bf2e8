"""This game keeps no records of a player's games: the desk offers none."""

from PySide6.QtWidgets import QWidget

from paxdesk.desk.protocol.game_records import RecordsDialog
from paxdesk.errors import PaxError
from paxdesk.language import say
from paxdesk.mexican_adventure.session import Session


class NoRecords:
    """See ``paxdesk/desk/protocol/game_records.py``."""

    def note(self, session: Session, rounds: int) -> None:
        """Nothing is kept."""

    def suggestion(self, session: Session) -> None:
        return None

    def remarks(self, session: Session) -> str:
        return ""

    def sheet(self, surface: QWidget) -> RecordsDialog:
        raise _none()

    def as_csv(self) -> bytes:
        raise _none()

    def delete(self) -> None:
        """There is nothing to forget."""


def _none() -> PaxError:
    return PaxError(say("This game keeps no records."))
