"""The lessons, each a deal or a position with steps, read from ``assets/lessons``. No Qt here."""

from pathlib import Path
from typing import Any, Final, get_args

from attrs import field, frozen

from paxdesk.desk.protocol.guided import Lesson
from paxdesk.desk.scene.spots import Spot
from paxdesk.porfiriana.rules.actions import Action
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.notation import parse
from paxdesk.porfiriana.rules.state import Options
from paxdesk.porfiriana.scenarios.position import read_position
from paxdesk.porfiriana.session import Opening
from paxdesk.porfiriana.table.hand.spots import SpotKind
from paxdesk.resources import assets_folder
from paxdesk.strict_yaml import (
    Misfit,
    Node,
    check_keys,
    entries,
    flag,
    items,
    read_file,
    text,
    whole,
)

DEFAULT_LANGUAGE: Final = "en"
LARGEST_SEED: Final = 2**63
SEATS: Final = 2
_COURSE: Final = ("title", "summary", "minutes", "next", "seed", "names", "meets", "steps")
_STEP: Final = ("title", "text", "marks", "moves", "choices", "free", "answers")


@frozen
class CourseStep:
    """One step: what is said, what to look at, what the player does, what the other seat does.

    ``titles`` and ``texts`` are by language. ``choices`` are moves of which the player takes any
    one; in a ``free`` step he plays a turn as he likes, and the other seat thinks for itself.
    Without any of them a step is only read.
    """

    titles: dict[str, str]
    texts: dict[str, str]
    marks: tuple[Spot, ...] = ()
    moves: tuple[Action, ...] = ()
    choices: tuple[Action, ...] = ()
    free: bool = False
    answers: tuple[Action, ...] = ()

    @property
    def wanted(self) -> int:
        """How many moves of the player's the step has."""
        return len(self.moves) + bool(self.choices)

    @property
    def only_read(self) -> bool:
        """Whether there is nothing to do in it."""
        return not (self.wanted or self.free or self.answers)

    def title(self, language: str) -> str:
        """The heading, in English where the language is not there."""
        return self.titles.get(language, self.titles[DEFAULT_LANGUAGE])

    def text(self, language: str) -> str:
        """What the step tells."""
        return self.texts.get(language, self.texts[DEFAULT_LANGUAGE])


@frozen
class Course:
    """One lesson: a deal or a position, the names of the two seats, and what they do in it.

    ``meets`` are the rules that are met in it, each with the action or event that shows it.
    """

    name: str
    titles: dict[str, str]
    summaries: dict[str, str]
    nexts: dict[str, str]
    minutes: int
    seed: int
    rapid_setup: bool
    given: Node | None = field(repr=False)
    names: tuple[str, ...]
    meets: dict[str, str]
    steps: tuple[CourseStep, ...]

    def lesson(self, language: str) -> Lesson:
        """What the list of lessons says of it."""

        def said(words: dict[str, str]) -> str:
            return words.get(language, words[DEFAULT_LANGUAGE])

        return Lesson(
            self.name, said(self.titles), said(self.summaries), said(self.nexts), self.minutes
        )

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
    root = read_file(path)
    check_keys(root, (*_COURSE, "rapid_setup", "given"), _COURSE, "a lesson")
    found = entries(root)
    return Course(
        path.stem,
        _by_language(found["title"]),
        _by_language(found["summary"]),
        _by_language(found["next"]),
        whole(1, 60)(found["minutes"]),
        whole(0, LARGEST_SEED)(found["seed"]),
        flag(found["rapid_setup"]) if "rapid_setup" in found else False,
        found.get("given"),
        tuple(text(each) for each in items(found["names"], SEATS, SEATS)),
        {rule: text(each) for rule, each in entries(found["meets"]).items()},
        tuple(_step(each) for each in items(found["steps"], 1)),
    )


def _step(node: Node) -> CourseStep:
    check_keys(node, _STEP, ("title", "text"), "a step")
    found = entries(node)

    def listed(key: str) -> list[Node]:
        return items(found[key]) if key in found else []

    return CourseStep(
        _by_language(found["title"]),
        _by_language(found["text"]),
        tuple(_spot(each) for each in listed("marks")),
        tuple(parse(text(each)) for each in listed("moves")),
        tuple(parse(text(each)) for each in listed("choices")),
        flag(found["free"]) if "free" in found else False,
        tuple(parse(text(each)) for each in listed("answers")),
    )


def _by_language(node: Node) -> dict[str, str]:
    found = {language: text(each) for language, each in entries(node).items()}
    if DEFAULT_LANGUAGE not in found:
        raise Misfit(node.line, f"no text for {DEFAULT_LANGUAGE}")
    return found


def _spot(node: Node) -> Spot:
    """``regime`` or ``hacendado 1``."""
    kind, *numbers = text(node).split()
    if kind not in get_args(SpotKind):
        raise Misfit(node.line, f"there is no spot called {kind}")
    known: Any = kind
    return Spot(known, *(int(each) for each in numbers))
