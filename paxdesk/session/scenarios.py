"""What scenario files of every game share: what is wrong with one, and what it missed."""

from collections import deque
from typing import Any

from paxdesk.errors import PaxError
from paxdesk.record_classes import frozen
from paxdesk.strict_yaml import Node


class ScenarioError(PaxError):
    """A file that is no scenario.

    ``file`` as named by whoever opens it; ``line`` is 1-based and, like ``path``
    (``given.players.P1``), None where the whole file is meant.
    """

    def __init__(
        self, file: str, line: int | None, path: str | None, problem: str, expected: str = ""
    ) -> None:
        self.file = file
        self.line = line
        self.path = path
        self.problem = problem
        self.expected = expected
        place = file if line is None else f"{file}, line {line}"
        if path:
            place += f", at {path}"
        hint = f"; expected {expected}" if expected else ""
        super().__init__(f"{place}: {problem}{hint}.")


@frozen
class Missed:
    """The first expectation that was not met; ``path`` is that of ``then``, or the step."""

    line: int
    path: str
    expected: str
    found: str

    def __str__(self) -> str:
        return f"line {self.line}, {self.path}: expected {self.expected}, found {self.found}"


def path_of_line(root: Node, line: int | None) -> str | None:
    """Return the path of the outermost value that stands in a line; None for the whole file."""
    waiting = deque([(root, "")])
    while waiting:
        node, path = waiting.popleft()
        if node.line == line:
            return path or None
        if isinstance(node.value, dict):
            waiting += ((entry, f"{path}.{key}".strip(".")) for key, entry in node.value.items())
        elif isinstance(node.value, list):
            waiting += ((item, f"{path}.{index}") for index, item in enumerate(node.value, 1))
    return None


def show(value: Any) -> str:
    """A value as a scenario file has it."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return f"[{', '.join(map(show, value))}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{key}: {show(each)}' for key, each in value.items())}}}"
    return str(value)
