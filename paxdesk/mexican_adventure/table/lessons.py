"""Sessions of the lessons of The Mexican Adventure. No Qt."""

from functools import partial
from pathlib import Path
from typing import ClassVar, Final

from paxdesk.desk import lesson_session
from paxdesk.desk.course_files import LessonReaders, lesson_files, read_lesson
from paxdesk.desk.lesson_session import TaughtSession
from paxdesk.desk.scene.things import Spot
from paxdesk.lazy_attrs import define, frozen
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.material import Material
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.rules.notation import Names, parse
from paxdesk.mexican_adventure.rules.state import PLAIN, Event, State
from paxdesk.mexican_adventure.rules.zone_map import Board
from paxdesk.mexican_adventure.scenarios import laid_out, read_position
from paxdesk.mexican_adventure.session import Opening, Session
from paxdesk.mexican_adventure.table.hand import gestures
from paxdesk.session.session import SeatSetup

PLACES: Final = {"tracks": gestures.TRACKS, "tray": gestures.TRAY, "end_turn": gestures.END_TURN}


@frozen
class AdventureCourse(lesson_session.Course[Action]):
    """A lesson: a position with its steps."""

    def begin(self, deck: Material) -> "GuidedSession":
        """Begin the lesson with the standard material, as a practice game."""
        assert self.given is not None, "a lesson of this game begins with a position"
        material = load_material() if deck.replaced else deck
        position = laid_out(*read_position(self.given, material, PLAIN, self.seed))
        opening = Opening(position.scenario, self.seed, PLAIN, position, practice=True)
        (you, other), (first, second) = self.names, COLOURS
        seats = (SeatSetup(you, first), SeatSetup(other, second, OTHER_SEAT))
        return GuidedSession(opening, seats, opening.begin(material), course=self)


def load_courses(material: Material) -> list[AdventureCourse]:
    """Return the program's lessons in order. Raises Misfit or NotationError for an invalid file."""
    return [read_course(path, material) for path in lesson_files("adventure")]


def read_course(path: Path, material: Material) -> AdventureCourse:
    """Read a lesson, which is named after its file."""
    names = Names.of(material)
    reading = LessonReaders[Action](
        lambda line: parse(line, names), partial(_spot, material.board), ("given",)
    )
    fields, _ = read_lesson(path, reading)
    return AdventureCourse(**fields)


def _spot(board: Board, words: str) -> Spot | None:
    """Return the spot of words such as ``zone puebla`` or ``navy veracruz``; None if invalid."""
    match words.split():
        case [place] if place in PLACES:
            return PLACES[place]
        case ["zone", zone] if zone in board.zones:
            return gestures.zone_spot(board, zone)
        case ["stack", zone, "imperial" | "republican" as side] if zone in board.zones:
            return gestures.stack_spot(board, zone, side)
        case ["navy" | "hq" as kind, zone] if zone in board.zones:
            return gestures.piece_spot(board, kind, zone)
    return None


COLOURS = (1, 2)
OTHER_SEAT = "medium"
"""Level of the robot in the other seat after its prescribed actions."""


@define(eq=False)
class GuidedSession(TaughtSession[State, Action, Event], Session):
    """Session of a lesson for the Imperial player."""

    GUIDED_BY: ClassVar[tuple[str, ...]] = ("3.0",)
    FREE_TURNS: ClassVar[int] = 1
