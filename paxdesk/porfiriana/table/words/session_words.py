"""A game in a line: who plays, and how far it has come. No Qt here."""

from paxdesk.desk.words.seats import Names
from paxdesk.language import joined, say
from paxdesk.porfiriana.rules.actions import DIAZ, End
from paxdesk.porfiriana.rules.notation import write
from paxdesk.porfiriana.session import Session, round_number
from paxdesk.porfiriana.table.words.questions import verdict
from paxdesk.porfiriana.table.words.seat_label import seat_labels


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
