"""Reader for lesson files, shared by all games with lessons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic

from paxdesk.desk.protocol.lessons_and_puzzles import Trial
from paxdesk.desk.scene.things import Spot
from paxdesk.lazy_attrs import frozen
from paxdesk.session.game_protocol import A, Seat

if TYPE_CHECKING:
    from paxdesk.strict_yaml import YamlNode
from collections.abc import Callable, Collection
from pathlib import Path
from typing import get_args

from paxdesk.desk.lesson_session import DEFAULT_LANGUAGE, CourseStep
from paxdesk.resources import assets_folder
from paxdesk.strict_yaml import (
    Misfit,
    YamlNode,
    bool_reader,
    check_keys,
    choice_reader,
    int_reader,
    list_items,
    map_entries,
    read_file,
    text_reader,
)

LARGEST_SEED: Final = 2**63


SEATS: Final = 2


LEARNER: Seat = 1


TRIALS: Final[tuple[Trial, ...]] = get_args(Trial)


_COURSE: Final = ("title", "summary", "minutes", "next", "seed", "names", "meets", "steps")


_STEP: Final = ("title", "text", "marks", "tries", "moves", "choices", "free", "answers", "asks")


@frozen
class LessonReaders(Generic[A]):
    """Readers for a game's own parts of a lesson file.

    ``spot`` returns None for an unknown name; ``more`` are keys allowed besides the common ones.
    """

    parse: Callable[[str], A]
    spot: Callable[[str], Spot | None]
    more: tuple[str, ...] = ()


def lesson_files(*folder: str) -> list[Path]:
    """Return the lesson files in a folder of the assets, sorted."""
    return sorted(assets_folder().joinpath(*folder, "lessons").glob("*.yaml"))


def read_lesson(
    path: Path, reading: LessonReaders[A]
) -> tuple[dict[str, Any], dict[str, YamlNode]]:
    """Return the fields of a :class:`Course` and all entries of its file.

    Raises Misfit or NotationError if the file is invalid.
    """
    root = read_file(path)
    check_keys(root, (*_COURSE, "given", *reading.more), _COURSE, "a lesson")
    found = map_entries(root)
    fields = {
        "name": path.stem,
        "titles": _by_language(found["title"]),
        "summaries": _by_language(found["summary"]),
        "nexts": _by_language(found["next"]),
        "minutes": int_reader(1, 60)(found["minutes"]),
        "seed": int_reader(0, LARGEST_SEED)(found["seed"]),
        "names": tuple(text_reader(each) for each in list_items(found["names"], SEATS, SEATS)),
        "meets": {rule: text_reader(each) for rule, each in map_entries(found["meets"]).items()},
        "steps": tuple(_step(each, reading) for each in list_items(found["steps"], 1)),
        "given": found.get("given"),
    }
    return fields, found


def _step(node: YamlNode, reading: LessonReaders[A]) -> CourseStep[A]:
    check_keys(node, _STEP, ("title", "text"), "a step")
    found = map_entries(node)

    def listed(key: str) -> list[YamlNode]:
        return list_items(found[key]) if key in found else []

    return CourseStep(
        _by_language(found["title"]),
        _by_language(found["text"]),
        tuple(_spot(each, reading) for each in listed("marks")),
        tuple(choice_reader(TRIALS)(each) for each in listed("tries")),
        tuple(reading.parse(text_reader(each)) for each in listed("moves")),
        tuple(reading.parse(text_reader(each)) for each in listed("choices")),
        bool_reader(found["free"]) if "free" in found else False,
        tuple(reading.parse(text_reader(each)) for each in listed("answers")),
        tuple(_spot(each, reading) for each in listed("asks")),
    )


def _by_language(node: YamlNode) -> dict[str, str]:
    found = {language: text_reader(each) for language, each in map_entries(node).items()}
    if DEFAULT_LANGUAGE not in found:
        raise Misfit(node.line, f"no text for {DEFAULT_LANGUAGE}")
    return found


def _spot(node: YamlNode, reading: LessonReaders[A]) -> Spot:
    spot = reading.spot(text_reader(node))
    if spot is None:
        raise Misfit(node.line, f"there is no spot called {text_reader(node)}")
    return spot


def numbered_spot(words: str, kinds: Collection[str]) -> Spot | None:
    """Return the spot for text such as ``market 1``; None for other kinds."""
    kind, *numbers = words.split()
    if kind not in kinds:
        return None
    known: Any = kind
    return Spot(known, *(int(each) for each in numbers))
