"""What a kept game is, in words: who plays, how far it has come, whose turn it is. No Qt here."""

import re
from datetime import datetime

from attrs import evolve

from paxdesk.desk.protocol.table_game import OpenedGame, TableGame
from paxdesk.desk.types import Session
from paxdesk.files.shelf import KeptGame
from paxdesk.files.writing import SaveError
from paxdesk.language import (
    say,
)
from paxdesk.record_classes import frozen

UNFIT = re.compile(r'[\x00-\x1f<>:"/\\|?*]+')
"""What a file's name cannot have everywhere."""


@frozen
class KeptWords:
    """``heading`` names the game, ``words`` tell how far it has come.

    ``opened`` is None where the file is damaged; then ``words`` say why.
    """

    heading: str
    words: str
    opened: OpenedGame | None = None

    @property
    def session(self) -> Session | None:
        """The game, where it can be opened."""
        return None if self.opened is None else self.opened.session

    def proved(self) -> "KeptWords":
        """The same once the journal was played anew, which takes a moment: what it proves."""
        if self.opened is None or not self.opened.proof().doubt:
            return self
        return evolve(self, words=f"{self.words}  ·  {say('not proved')}")


def told(game: KeptGame, table: TableGame, when: str) -> KeptWords:
    """Describe a game on the shelf, last played ``when``."""
    try:
        opened = table.open_kept(game)
    except SaveError as error:
        return KeptWords(game.title or say("A damaged game"), str(error))
    wording = table.wording
    session = opened.session
    words = [wording.progress(session), when]
    if session.opening.laid_out:
        words.append(say("from a position"))
    return KeptWords(game.title or wording.players(session), "  ·  ".join(words), opened)


def file_name(session: Session, moment: datetime) -> str:
    """A good name for the file of a game, without folder and suffix."""
    names = " ".join(each.name for each in session.seats)
    plain = UNFIT.sub(" ", names).strip(" .")
    return f"{plain[:60].strip()} {moment:%Y-%m-%d}"
