"""A lesson as it is written in a file: its steps, and what the list of lessons says of it.

What a lesson begins with is the game's own: a game adds to :class:`Course` how it is dealt.
"""

from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from attrs import field

from paxdesk.desk.protocol.guided import Lesson
from paxdesk.desk.scene.spots import Spot
from paxdesk.record_classes import frozen
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

A = TypeVar("A")
DEFAULT_LANGUAGE: Final = "en"
LARGEST_SEED: Final = 2**63
SEATS: Final = 2
_COURSE: Final = ("title", "summary", "minutes", "next", "seed", "names", "meets", "steps")
_STEP: Final = ("title", "text", "marks", "moves", "choices", "free", "answers")


@frozen
class CourseStep(Generic[A]):
    """One step: what is said, what to look at, what the player does, what the other seat does.

    ``titles`` and ``texts`` are by language. ``choices`` are moves of which the player takes any
    one; in a ``free`` step he plays a turn as he likes, and the other seat thinks for itself.
    Without any of them a step is only read.
    """

    titles: dict[str, str]
    texts: dict[str, str]
    marks: tuple[Spot, ...] = ()
    moves: tuple[A, ...] = ()
    choices: tuple[A, ...] = ()
    free: bool = False
    answers: tuple[A, ...] = ()

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
class Course(Generic[A]):
    """One lesson: the names of the two seats, and what they do in it.

    ``meets`` are the rules that are met in it, each with the action or event that shows it;
    ``given`` is the position that it begins with, if it is not dealt.
    """

    name: str
    titles: dict[str, str]
    summaries: dict[str, str]
    nexts: dict[str, str]
    minutes: int
    seed: int
    names: tuple[str, ...]
    meets: dict[str, str]
    steps: tuple[CourseStep[A], ...]
    given: Node | None = field(repr=False)

    def lesson(self, language: str) -> Lesson:
        """What the list of lessons says of it."""

        def said(words: dict[str, str]) -> str:
            return words.get(language, words[DEFAULT_LANGUAGE])

        return Lesson(
            self.name, said(self.titles), said(self.summaries), said(self.nexts), self.minutes
        )


@frozen
class Reading(Generic[A]):
    """How a game reads what is its own in a lesson.

    ``parse`` reads a line of notation, ``spot`` a place of the table (None: there is no such
    place); ``more`` are keys beside those of every lesson.
    """

    parse: Callable[[str], A]
    spot: Callable[[str], Spot | None]
    more: tuple[str, ...] = ()


def read_lesson(path: Path, reading: Reading[A]) -> tuple[dict[str, Any], dict[str, Node]]:
    """What a file has for the fields of a :class:`Course`, and all its entries.

    The lesson's name is the file's. Raises Misfit or NotationError where the file is wrong.
    """
    root = read_file(path)
    check_keys(root, (*_COURSE, "given", *reading.more), _COURSE, "a lesson")
    found = entries(root)
    fields = {
        "name": path.stem,
        "titles": _by_language(found["title"]),
        "summaries": _by_language(found["summary"]),
        "nexts": _by_language(found["next"]),
        "minutes": whole(1, 60)(found["minutes"]),
        "seed": whole(0, LARGEST_SEED)(found["seed"]),
        "names": tuple(text(each) for each in items(found["names"], SEATS, SEATS)),
        "meets": {rule: text(each) for rule, each in entries(found["meets"]).items()},
        "steps": tuple(_step(each, reading) for each in items(found["steps"], 1)),
        "given": found.get("given"),
    }
    return fields, found


def _step(node: Node, reading: Reading[A]) -> CourseStep[A]:
    check_keys(node, _STEP, ("title", "text"), "a step")
    found = entries(node)

    def listed(key: str) -> list[Node]:
        return items(found[key]) if key in found else []

    return CourseStep(
        _by_language(found["title"]),
        _by_language(found["text"]),
        tuple(_spot(each, reading) for each in listed("marks")),
        tuple(reading.parse(text(each)) for each in listed("moves")),
        tuple(reading.parse(text(each)) for each in listed("choices")),
        flag(found["free"]) if "free" in found else False,
        tuple(reading.parse(text(each)) for each in listed("answers")),
    )


def _by_language(node: Node) -> dict[str, str]:
    found = {language: text(each) for language, each in entries(node).items()}
    if DEFAULT_LANGUAGE not in found:
        raise Misfit(node.line, f"no text for {DEFAULT_LANGUAGE}")
    return found


def _spot(node: Node, reading: Reading[A]) -> Spot:
    spot = reading.spot(text(node))
    if spot is None:
        raise Misfit(node.line, f"there is no spot called {text(node)}")
    return spot


def numbered_spot(words: str, kinds: Collection[str]) -> Spot | None:
    """``regime`` or ``hacendado 1``: a kind of place, and its numbers."""
    kind, *numbers = words.split()
    if kind not in kinds:
        return None
    known: Any = kind
    return Spot(known, *(int(each) for each in numbers))
