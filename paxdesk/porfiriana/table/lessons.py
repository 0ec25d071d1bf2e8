"""Lessons of Pax Porfiriana and their sessions. No Qt."""

from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Final, get_args

from attrs import evolve

from paxdesk.desk import lesson_session
from paxdesk.desk.course_files import (
    LEARNER,
    SEATS,
    LessonReaders,
    lesson_files,
    numbered_spot,
    read_lesson,
)
from paxdesk.desk.lesson_session import TaughtSession
from paxdesk.lazy_attrs import define, frozen
from paxdesk.porfiriana.robots.questions import RobotQuestion
from paxdesk.porfiriana.robots.robot import Choice, RobotView, TieBreaker
from paxdesk.porfiriana.robots.roster import ROBOT_NAMES, RobotName
from paxdesk.porfiriana.rules.actions import Action
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.notation import parse
from paxdesk.porfiriana.rules.state import Event, Options, State
from paxdesk.porfiriana.scenarios.position import read_position
from paxdesk.porfiriana.session import Opening, Session
from paxdesk.porfiriana.table.cards import our_own
from paxdesk.porfiriana.table.hand.affordances import GUIDED
from paxdesk.porfiriana.table.hand.gestures import SpotKind
from paxdesk.porfiriana.table.words.labels import imperative
from paxdesk.session.session import SeatSetup
from paxdesk.strict_yaml import bool_reader, choice_reader

_READING: Final = LessonReaders[Action](
    parse, lambda words: numbered_spot(words, get_args(SpotKind)), ("rapid_setup", "opponent")
)


@frozen
class PaxCourse(lesson_session.Course[Action]):
    """Lesson; ``opponent`` plays the other seat where no action is scripted."""

    rapid_setup: bool
    opponent: RobotName

    def begin(self, deck: Deck) -> "GuidedSession":
        """Return a new session of the lesson with the unmodified deck."""
        deck, options, position = our_own(deck), Options(rapid_setup=self.rapid_setup), None
        if self.given is not None:
            position = read_position(self.given, deck, SEATS, options, self.seed)
        opening = Opening(options, self.seed, position=position, practice=True)
        you, other = self.names
        seats = (SeatSetup(you, LEARNER), SeatSetup(other, LEARNER + 1, robot=self.opponent))
        return GuidedSession(opening, seats, opening.begin(deck, SEATS), course=self)


@cache
def load_courses() -> tuple[PaxCourse, ...]:
    """Return the lessons in order. Raises Misfit or NotationError if a file is invalid."""
    return tuple(map(read_course, lesson_files()))


def read_course(path: Path) -> PaxCourse:
    """Read a lesson, which is named after its file."""
    fields: dict[str, Any]
    fields, found = read_lesson(path, _READING)
    rapid = bool_reader(found["rapid_setup"]) if "rapid_setup" in found else False
    opponent: RobotName = "paxomatic"
    if "opponent" in found:
        opponent = choice_reader(ROBOT_NAMES)(found["opponent"])
    return PaxCourse(**fields, rapid_setup=rapid, opponent=opponent)


@frozen
class Prompter:
    """Opponent that plays the scripted ``line``."""

    line: Action

    def choose(self, seen: RobotView, legal: list[Action], ties: TieBreaker) -> Choice:
        return Choice(self.line, "", "")


@define(eq=False)
class GuidedSession(TaughtSession[State, Action, Event], Session):
    """Session of a lesson, with a learner and a scripted or robot opponent."""

    GUIDED_BY: ClassVar[tuple[str, ...]] = (GUIDED, "E")
    FREE_TURNS: ClassVar[int] = SEATS

    def deed(self, action: Action) -> str:
        names = {number: seat.name for number, seat in enumerate(self.seats, start=1)}
        return imperative(self.state, action, names)

    def question(self) -> RobotQuestion | None:
        asked, line = Session.question(self), self.next_line()
        return asked if asked is None or line is None else evolve(asked, robot=Prompter(line))
