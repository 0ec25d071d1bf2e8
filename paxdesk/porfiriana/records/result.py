"""The result of one game, as it is kept: who played, how it ended, and what it was like."""

import hashlib
from datetime import date
from typing import Final

from paxdesk.porfiriana.robots.roster import RobotName
from paxdesk.porfiriana.rules.actions import DIAZ, AssassinatePlayer, Seat
from paxdesk.porfiriana.rules.notation import parse
from paxdesk.porfiriana.rules.state import FLAGS, EndedBy, SoloMode
from paxdesk.porfiriana.rules.vocabulary import RegimeKey
from paxdesk.porfiriana.session import Session
from paxdesk.record_classes import frozen

FORMAT: Final = 1
"""The form of the file that this version writes."""


@frozen
class GameResult:
    """One game that was played to its end here.

    ``game`` tells the deal: the same one played again counts once. ``day`` is in the form
    2026-05-31. ``robots`` are those at the table, ``people`` counts the others. Of a single
    person ``won``, ``gold`` and ``parricide`` (his own Hacendado shot, and the game won) are
    told; where several play, ``won`` stays false and ``gold`` is the most that one of them has.
    ``hints`` counts the lines before which somebody had a hint; ``handicap`` says that a seat
    had one.
    """

    game: str
    day: str
    people: int
    robots: tuple[RobotName, ...]
    solo: SoloMode | None
    ended_by: EndedBy
    regime: RegimeKey
    depression: bool
    won: bool
    gold: int
    parricide: bool
    rounds: int
    hints: int
    handicap: bool


def result_of(session: Session, rounds: int, today: date) -> GameResult | None:
    """What is kept of a game; None for one that is not over, or does not count.

    Practice and positions that somebody laid out do not, nor where no person plays.
    """
    state = session.state
    people = [seat for seat in state.players if seat != DIAZ and seat not in session.robots]
    if state.ended_by is None or session.practice or session.opening.laid_out or not people:
        return None
    alone = len(people) == 1
    won = alone and people[0] in state.winners
    robots = tuple(seat.robot for seat in session.seats if seat.robot is not None)
    return GameResult(
        game=deal_of(session),
        day=today.isoformat(),
        people=len(people),
        robots=robots,
        solo=state.solo,
        ended_by=state.ended_by,
        regime=state.regime,
        depression=state.depression,
        won=won,
        gold=max(state.players[seat].gold for seat in people),
        parricide=won and _parricide(session, people[0]),
        rounds=rounds,
        hints=sum(entry.hinted for entry in session.journal),
        handicap=bool(state.options.handicaps),
    )


def deal_of(session: Session) -> str:
    """A digest of everything that was decided before the first line of a game."""
    opening = session.opening
    options = [name for name in FLAGS if getattr(opening.options, name)]
    handicaps = [(each.gold, each.hand, each.prestige) for each in opening.options.handicaps]
    seats = [(seat.name, seat.robot) for seat in session.seats]
    cards = session.state.cards.digest
    told = (opening.seed, opening.solo, opening.hacendados, options, handicaps, seats, cards)
    return hashlib.blake2b(repr(told).encode(), digest_size=12).hexdigest()


def _parricide(session: Session, seat: Seat) -> bool:
    """Whether a seat has shot its own Hacendado in its last showdown (K2)."""
    for entry in reversed(session.journal):
        if entry.seat != seat:
            continue
        action = parse(entry.line)
        if isinstance(action, AssassinatePlayer) and action.victim == seat:
            return True
        if entry.line == "end":
            return False
    return False
