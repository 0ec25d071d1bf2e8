"""Facts that the rules state about a game's data, each with the actual value."""

from collections.abc import Iterable

from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen


@frozen
class Fact:
    """Statement of the rules: subject, expected and found value, and whether they agree."""

    what: str
    expected: str
    found: str
    ok: bool
    more: int | None = None
    """Surplus over an exact expected number, negative for a shortage; otherwise None."""


def expect_equal(what: str, expected: object, found: object) -> Fact:
    """Return a fact stating that ``found`` equals ``expected``."""
    more = None
    if type(expected) is int and type(found) is int:
        more = found - expected
    return Fact(what, format_value(expected), format_value(found), expected == found, more)


def expect_condition(what: str, expected: str, found: object, ok: bool) -> Fact:
    """Return a fact stating that the condition described by ``expected`` holds."""
    return Fact(what, expected, format_value(found), ok)


def expect_true(what: str, ok: object) -> Fact:
    return Fact(what, format_value(True), format_value(bool(ok)), bool(ok))


def expect_between(what: str, least: int, most: int | None, found: int) -> Fact:
    """Return a fact stating that ``least`` <= ``found`` <= ``most`` (None: unlimited)."""
    expected = tr("at least {least}", least=least) if most is None else from_to(least, most)
    return Fact(what, expected, str(found), least <= found and (most is None or found <= most))


def from_to(least: int, most: int) -> str:
    """Return a range as translated text."""
    return tr("{least} to {most}", least=least, most=most)


def expect_none(what: str, offenders: Iterable[object]) -> Fact:
    """Return a fact stating that ``offenders``, such as card numbers, is empty."""
    found = list(offenders)
    return Fact(what, tr("none"), format_value(found), not found)


def format_value(value: object) -> str:
    """Format a value for display: lists and maps without brackets and quotes."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {format_value(each)}" for key, each in value.items()) or tr("none")
    if isinstance(value, set | frozenset):
        return format_value(sorted(value))
    if isinstance(value, list | tuple | range):
        return ", ".join(map(format_value, value)) or tr("none")
    if isinstance(value, bool):
        return tr("yes") if value else tr("no")
    return str(value)
