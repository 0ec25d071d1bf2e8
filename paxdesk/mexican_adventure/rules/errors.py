"""What can go wrong with the game's own data, and with chance that was laid down."""

from paxdesk.errors import PaxError
from paxdesk.language import say


class MaterialError(PaxError):
    """A file of the map, counters, events or scenarios that cannot be used: file and line."""

    def __init__(self, file: str, line: int | None, problem: str, expected: str = "") -> None:
        self.file = file
        self.line = line
        self.problem = problem
        self.expected = expected
        place = file
        if line is not None:
            place = say("{place}, line {line}", place=file, line=line)
        if expected:
            problem = say("{problem}; expected {expected}", problem=problem, expected=expected)
        super().__init__(say("{place}: {problem}.", place=place, problem=problem))


class NothingLaidDown(PaxError):
    """A roll or a draw where a scenario has laid down none, or none that can be."""
