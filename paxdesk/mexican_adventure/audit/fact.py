"""One line of the audit, and the ways to state one."""

from collections.abc import Iterable

from paxdesk.record_classes import frozen


@frozen
class Fact:
    """Something that the rules tell, what they say, and what the data hold."""

    what: str
    expected: str
    found: str
    ok: bool


def equal(what: str, expected: object, found: object) -> Fact:
    return Fact(what, _shown(expected), _shown(found), expected == found)


def between(what: str, least: int, most: int, found: int) -> Fact:
    return Fact(what, f"{least} to {most}", str(found), least <= found <= most)


def true(what: str, ok: object) -> Fact:
    return Fact(what, "yes", "yes" if ok else "no", bool(ok))


def none(what: str, offenders: Iterable[object]) -> Fact:
    found = list(offenders)
    return Fact(what, "none", _shown(found) if found else "none", not found)


def _shown(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_shown(each)}" for key, each in value.items()) or "none"
    if isinstance(value, set | frozenset):
        return _shown(sorted(value, key=str))
    if isinstance(value, list | tuple | range):
        return ", ".join(map(_shown, value)) or "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
