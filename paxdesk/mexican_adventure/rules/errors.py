"""Errors and refusals: unusable data, impossible preset results, illegal actions."""

from paxdesk.errors import IllegalAction, PaxError
from paxdesk.language import tr, tr_lazy


class MaterialError(PaxError):
    """Raised if a data file is unusable; names the file, and the line if known."""

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
    """Raised if a preset result of a roll or draw is missing or impossible."""


def make_refusal(
    rules: tuple[str, ...], words: str, /, where: str | None = None, **named: object
) -> IllegalAction:
    """Return a refusal; ``words`` is a marked template, translated when it is displayed."""
    return IllegalAction(rules, tr_lazy(words, **named), where=where)
