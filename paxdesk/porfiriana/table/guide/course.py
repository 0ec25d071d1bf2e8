"""The course of the guided first game, read from ``assets/guide.yaml``. No Qt here."""

from pathlib import Path
from typing import Any, Final, get_args

from attrs import frozen

from paxdesk.porfiriana.rules.actions import Action
from paxdesk.porfiriana.rules.notation import parse
from paxdesk.porfiriana.table.spots import Spot, SpotKind
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


@frozen
class CourseStep:
    """One step: what is said, what to look at, what the player does, what the other seat does.

    ``titles`` and ``texts`` are by language. Without ``moves`` it is only read.
    """

    titles: dict[str, str]
    texts: dict[str, str]
    marks: tuple[Spot, ...]
    moves: tuple[Action, ...]
    answers: tuple[Action, ...]

    def title(self, language: str) -> str:
        """The heading, in English where the language is not there."""
        return self.titles.get(language, self.titles[DEFAULT_LANGUAGE])

    def text(self, language: str) -> str:
        """What the step tells."""
        return self.texts.get(language, self.texts[DEFAULT_LANGUAGE])


@frozen
class Course:
    """A deal, the names of the two seats, and what they do in it."""

    seed: int
    rapid_setup: bool
    names: tuple[str, ...]
    steps: tuple[CourseStep, ...]


def load_course() -> Course:
    """Our course. Raises Misfit or NotationError where the file is wrong."""
    return read_course(assets_folder() / "guide.yaml")


def read_course(path: Path) -> Course:
    """Read a course from a file."""
    root = read_file(path)
    keys = ("seed", "rapid_setup", "names", "steps")
    check_keys(root, keys, keys, "a course")
    found = entries(root)
    return Course(
        whole(0, LARGEST_SEED)(found["seed"]),
        flag(found["rapid_setup"]),
        tuple(text(each) for each in items(found["names"], 2, 2)),
        tuple(_step(each) for each in items(found["steps"], 1)),
    )


def _step(node: Node) -> CourseStep:
    required = ("title", "text", "moves", "answers")
    check_keys(node, (*required, "marks"), required, "a step")
    found = entries(node)
    marks = items(found["marks"]) if "marks" in found else []
    return CourseStep(
        _by_language(found["title"]),
        _by_language(found["text"]),
        tuple(_spot(each) for each in marks),
        tuple(parse(text(each)) for each in items(found["moves"])),
        tuple(parse(text(each)) for each in items(found["answers"])),
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
