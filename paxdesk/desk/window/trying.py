"""A game from a file, tried out: all of it can be told, asked and painted, or it is not opened."""

from pathlib import Path

from paxdesk.desk.game.telling import Telling
from paxdesk.desk.protocol.table_game import TableGame
from paxdesk.desk.types import Session
from paxdesk.files.writing import SaveError
from paxdesk.language import say


def tried_out(game: TableGame, session: Session, path: Path) -> Telling:
    """What the desk needs of a game that was read from ``path``.

    Raises SaveError where the game cannot be put on the table; nothing has been touched then.
    """
    from paxdesk.desk.home.pictures import paint_session

    try:
        telling = Telling.of(game, session)
        legal = session.legal()
        game.handling.gestures(session.state, legal)
        game.wording.question(session.state, session.asked, legal, telling.names)
        paint_session(game, session)
    except Exception as error:
        # A file may come from anywhere: whatever it does to the table, it is at fault.
        problem = say("it cannot be put on the table ({problem})", problem=repr(error))
        raise SaveError(path, "", problem) from error
    return telling
