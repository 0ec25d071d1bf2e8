"""The session of a lesson of The Mexican Adventure. No Qt here."""

from typing import ClassVar

from paxdesk.desk.teaching.session import TaughtSession
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.material import Material
from paxdesk.mexican_adventure.rules.state import Event, State
from paxdesk.mexican_adventure.session import SeatSetup, Session
from paxdesk.mexican_adventure.table.guide.course import Course
from paxdesk.record_classes import define

COLOURS = (1, 2)
OTHER_SEAT = "strategist"
"""Who plays the other seat once it has said its lines."""


@define(eq=False)
class GuidedSession(TaughtSession[State, Action, Event], Session):
    """A game in which the Imperial player learns."""

    GUIDED_BY: ClassVar[tuple[str, ...]] = ("3.0",)
    FREE_TURNS: ClassVar[int] = 1

    @classmethod
    def begin(cls, material: Material, course: Course) -> "GuidedSession":
        """Begin a lesson."""
        (you, other), (first, second) = course.names, COLOURS
        seats = (SeatSetup(you, first), SeatSetup(other, second, OTHER_SEAT))
        opening = course.opening(material)
        return cls(opening, seats, opening.begin(material), course=course)
