"""The lessons, each a deal or a position with steps, read from ``assets/lessons``. No Qt here."""

from pathlib import Path
from typing import Any, Final, get_args

from paxdesk.desk.teaching import course as teaching
from paxdesk.desk.teaching.course import SEATS, numbered_spot, read_lesson
from paxdesk.porfiriana.rules.actions import Action
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.notation import parse
from paxdesk.porfiriana.rules.state import Options
from paxdesk.porfiriana.scenarios.position import read_position
from paxdesk.porfiriana.session import Opening
from paxdesk.porfiriana.table.hand.spots import SpotKind
from paxdesk.record_classes import frozen
from paxdesk.resources import assets_folder
from paxdesk.strict_yaml import flag

_READING: Final = teaching.Reading[Action](
    parse, lambda words: numbered_spot(words, get_args(SpotKind)), ("rapid_setup",)
)


@frozen
class Course(teaching.Course[Action]):
    """One lesson: a deal or a position, and what is done with it."""

    rapid_setup: bool

    def opening(self, deck: Deck) -> Opening:
        """How its game begins; everything in it can be taken back."""
        options = Options(rapid_setup=self.rapid_setup)
        if self.given is None:
            return Opening(options, self.seed, practice=True)
        position = read_position(self.given, deck, SEATS, options, self.seed)
        return Opening(options, self.seed, position=position, practice=True)


def load_courses() -> list[Course]:
    """Our lessons in order. Raises Misfit or NotationError where a file is wrong."""
    return [read_course(path) for path in sorted((assets_folder() / "lessons").glob("*.yaml"))]


def read_course(path: Path) -> Course:
    """Read a lesson from a file; its name is the file's."""
    fields: dict[str, Any]
    fields, found = read_lesson(path, _READING)
    rapid = flag(found["rapid_setup"]) if "rapid_setup" in found else False
    return Course(**fields, rapid_setup=rapid)
