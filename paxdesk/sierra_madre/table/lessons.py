"""Lesson of a first quarter, read from ``assets/sierra/lessons``. Does not use Qt."""

from typing import ClassVar

from paxdesk.desk import lesson_session
from paxdesk.desk.course_files import LessonReaders, lesson_files, read_lesson
from paxdesk.desk.lesson_session import TaughtSession
from paxdesk.desk.scene.things import Spot
from paxdesk.lazy_attrs import define, frozen
from paxdesk.session.session import SeatSetup
from paxdesk.sierra_madre.rules.actions import Action
from paxdesk.sierra_madre.rules.cards import CARDS
from paxdesk.sierra_madre.rules.notation import parse
from paxdesk.sierra_madre.rules.state import Event, State
from paxdesk.sierra_madre.session import Opening, Session
from paxdesk.sierra_madre.table.handling import NEXT, card_spot


@frozen
class SierraCourse(lesson_session.Course[Action]):
    """Lesson that begins with a new ledger for its players."""

    def begin(self, deck: object) -> "GuidedSession":
        opening = Opening(self.seed, practice=True)
        seats = tuple(SeatSetup(each, seat) for seat, each in enumerate(self.names, 1))
        return GuidedSession(opening, seats, opening.begin(len(seats)), course=self)


def _spot(words: str) -> Spot | None:
    """Return the spot of ``next``, ``seat 1`` or ``card C12``, or None."""
    match words.split():
        case ["next"]:
            return NEXT
        case ["seat", number] if number.isdigit():
            return Spot("seat", int(number))
        case ["card", card] if card in CARDS:
            return card_spot(card)
    return None


@define(eq=False)
class GuidedSession(TaughtSession[State, Action, Event], Session):
    """Lesson in keeping the ledger."""

    GUIDED_BY: ClassVar[tuple[str, ...]] = ("S0",)
    FREE_TURNS: ClassVar[int] = 1


def load_courses() -> list[SierraCourse]:
    """Return the lessons in order. Raises Misfit or NotationError for an invalid file."""
    reading = LessonReaders[Action](parse, _spot)
    return [SierraCourse(**read_lesson(path, reading)[0]) for path in lesson_files("sierra")]
