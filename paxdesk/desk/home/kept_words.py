"""What a kept game is, in words: who plays, how far it has come, whose turn it is. No Qt here."""

import re
from datetime import datetime

from attrs import frozen

from paxdesk.files.shelf import KeptGame
from paxdesk.files.writing import SaveError
from paxdesk.language import (
    joined,
    say,
)
from paxdesk.porfiriana.rules.actions import DIAZ, End
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.notation import write
from paxdesk.porfiriana.saves.save import open_kept
from paxdesk.porfiriana.session import Session, round_number
from paxdesk.porfiriana.table.seat_label import seat_labels
from paxdesk.porfiriana.table.words.event_text import Names
from paxdesk.porfiriana.table.words.questions import verdict

UNFIT = re.compile(r'[\x00-\x1f<>:"/\\|?*]+')
"""What a file's name cannot have everywhere."""


@frozen
class KeptWords:
    """``heading`` names the game, ``words`` tell how far it has come.

    ``session`` is None where the file is damaged; then ``words`` say why.
    """

    heading: str
    words: str
    session: Session | None = None


def round_of(session: Session) -> int:
    """The number of the round, the first being 1; counted from the journal."""
    end = write(End())
    return round_number(sum(entry.line == end for entry in session.journal), session.state)


def names_of(session: Session) -> Names:
    """How the seats are called."""
    return {seat: label.name for seat, label in seat_labels(session).items()}


def players(session: Session) -> str:
    """Who plays, in seating order, Díaz last."""
    names = names_of(session)
    seats = sorted(session.state.players, key=lambda seat: (seat == DIAZ, seat))
    return joined([names[seat] for seat in seats], "and")


def progress(session: Session) -> str:
    """The round and whose turn it is, or how the game ended."""
    names = names_of(session)
    if session.state.over:
        line, note = verdict(session.state, names)
        return f"{line} {note}".strip()
    turn = say("Round {0}", round_of(session))
    asked = session.asked
    seat = session.state.turn.seat
    words = say("{name}'s turn", name=names[seat])
    if asked is not None and asked != seat:
        words = say("{name} is asked", name=names[asked])
    return f"{turn}  ·  {words}"


def told(game: KeptGame, deck: Deck, when: str) -> KeptWords:
    """Describe a game on the shelf, last played ``when``."""
    try:
        session = open_kept(game, deck).session
    except SaveError as error:
        return KeptWords(game.title or say("A damaged game"), str(error))
    return KeptWords(game.title or players(session), f"{progress(session)}  ·  {when}", session)


def file_name(session: Session, moment: datetime) -> str:
    """A good name for the file of a game, without folder and suffix."""
    names = " ".join(each.name for each in session.seats)
    plain = UNFIT.sub(" ", names).strip(" .")
    return f"{plain[:60].strip()} {moment:%Y-%m-%d}"
