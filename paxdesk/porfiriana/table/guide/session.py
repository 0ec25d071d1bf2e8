"""The session of a lesson of Pax Porfiriana. No Qt here."""

from typing import ClassVar

from attrs import evolve

from paxdesk.desk.teaching.course import SEATS
from paxdesk.desk.teaching.session import LEARNER, TaughtSession
from paxdesk.porfiriana.robots.asking import RobotQuestion
from paxdesk.porfiriana.robots.base import Choice, Seen, TieBreaker
from paxdesk.porfiriana.rules.actions import Action
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.state import Event, State
from paxdesk.porfiriana.session import SeatSetup, Session
from paxdesk.porfiriana.table.guide.course import Course
from paxdesk.porfiriana.table.hand.affordances import GUIDED
from paxdesk.record_classes import define, frozen


@frozen
class Prompter:
    """The robot of the other seat, which says its lines."""

    line: Action

    def choose(self, seen: Seen, legal: list[Action], ties: TieBreaker) -> Choice:
        """Its next line."""
        return Choice(self.line, "", "")


@define(eq=False)
class GuidedSession(TaughtSession[State, Action, Event], Session):
    """A game in which the first seat learns and the second says its lines."""

    GUIDED_BY: ClassVar[tuple[str, ...]] = (GUIDED, "E")
    FREE_TURNS: ClassVar[int] = SEATS

    @classmethod
    def begin(cls, deck: Deck, course: Course) -> "GuidedSession":
        """Begin a lesson."""
        you, other = course.names
        seats = (SeatSetup(you, LEARNER), SeatSetup(other, LEARNER + 1, robot="paxomatic"))
        opening = course.opening(deck)
        return cls(opening, seats, opening.begin(deck, len(seats)), course=course)

    def question(self) -> RobotQuestion | None:
        asked, line = Session.question(self), self.next_line()
        return asked if asked is None or line is None else evolve(asked, robot=Prompter(line))
