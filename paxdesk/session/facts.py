"""Facts that the rules state about a game's data, each beside what the data hold."""

from collections.abc import Iterable

from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen


@frozen
class Fact:
    """Something the rules state: what it is, what they say, and what the data hold."""

    what: str
    expected: str
    found: str
    ok: bool
    more: int | None = None
    """By how much more is there than was published; None where nothing is simply counted."""


def expect_equal(what: str, expected: object, found: object) -> Fact:
    """State that ``found`` is exactly ``expected``."""
    more = None
    if type(expected) is int and type(found) is int:
        more = found - expected
    return Fact(what, format_value(expected), format_value(found), expected == found, more)


def expect_condition(what: str, expected: str, found: object, ok: bool) -> Fact:
    """State a condition described by ``expected``."""
    return Fact(what, expected, format_value(found), ok)


def expect_true(what: str, ok: object) -> Fact:
    """State that something is so."""
    return Fact(what, format_value(True), format_value(bool(ok)), bool(ok))


def expect_between(what: str, least: int, most: int | None, found: int) -> Fact:
    """State that ``found`` lies between two numbers, both included; ``most`` None has no end."""
    expected = tr("at least {least}", least=least) if most is None else from_to(least, most)
    return Fact(what, expected, str(found), least <= found and (most is None or found <= most))


def from_to(least: int, most: int) -> str:
    """Two limits in words."""
    return tr("{least} to {most}", least=least, most=most)


def expect_none(what: str, offenders: Iterable[object]) -> Fact:
    """State that there is no offender, such as a card number."""
    found = list(offenders)
    return Fact(what, tr("none"), format_value(found), not found)


def format_value(value: object) -> str:
    """Write a value for the table: lists and maps without Python's brackets and quotes."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {format_value(each)}" for key, each in value.items()) or tr("none")
    if isinstance(value, set | frozenset):
        return format_value(sorted(value))
    if isinstance(value, list | tuple | range):
        return ", ".join(map(format_value, value)) or tr("none")
    if isinstance(value, bool):
        return tr("yes") if value else tr("no")
    return str(value)
