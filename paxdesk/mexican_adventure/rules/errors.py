"""Errors and refusals: bad data, chance laid down that does not fit, what is not legal."""

from paxdesk.errors import IllegalAction, PaxError
from paxdesk.language import tr, tr_lazy


class MaterialError(PaxError):
    """A file of the map, counters, events or scenarios that cannot be used: file and line."""

    def __init__(self, file: str, line: int | None, problem: str, expected: str = "") -> None:
        self.file = file
        self.line = line
        self.problem = problem
        self.expected = expected
        place = file
        if line is not None:
            place = tr("{place}, line {line}", place=file, line=line)
        if expected:
            problem = tr("{problem}; expected {expected}", problem=problem, expected=expected)
        super().__init__(tr("{place}: {problem}.", place=place, problem=problem))


class NothingLaidDown(PaxError):
    """A roll or a draw where a scenario has laid down none, or none that can be."""


# --- Why not: a refusal with its clause and ruling, and the zone or piece concerned ---------------


def make_refusal(
    rules: tuple[str, ...], words: str, /, where: str | None = None, **named: object
) -> IllegalAction:
    """A refusal; ``words`` is a marked template, said when it is read."""
    return IllegalAction(rules, tr_lazy(words, **named), where=where)
