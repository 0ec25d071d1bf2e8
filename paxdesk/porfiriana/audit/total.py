"""One line of the audit, and the ways to state one."""

from collections.abc import Iterable
from typing import Any

from paxdesk.porfiriana.rules.cards import Card, verbs_of
from paxdesk.record_classes import frozen


@frozen
class Total:
    """Something the rules tell about the cards, what they say, and what the deck holds."""

    what: str
    expected: str
    found: str
    ok: bool


def equal(what: str, expected: object, found: object) -> Total:
    """State that ``found`` is exactly ``expected``."""
    return Total(what, shown(expected), shown(found), expected == found)


def holds(what: str, expected: str, found: object, ok: bool) -> Total:
    """State a condition described by ``expected``."""
    return Total(what, expected, shown(found), ok)


def between(what: str, least: int, most: int | None, found: int) -> Total:
    """State that ``found`` lies between two numbers, both included; ``most`` None has no end."""
    expected = f"at least {least}" if most is None else f"{least} to {most}"
    return Total(what, expected, str(found), least <= found and (most is None or found <= most))


def none(what: str, offenders: Iterable[object]) -> Total:
    """State that there is no offender (usually a card number)."""
    found = list(offenders)
    return Total(what, "none", shown(found) if found else "none", not found)


def having(cards: dict[int, Any], verb: type[Any], **fields: object) -> list[int]:
    """Return the numbers of the cards with a verb whose ``fields`` have these values."""
    return [number for number, card in cards.items() if _has(card, verb, fields)]


def _has(card: Card, verb: type[Any], fields: dict[str, object]) -> bool:
    return any(
        isinstance(each, verb) and all(getattr(each, key) == fields[key] for key in fields)
        for each in verbs_of(card)
    )


def shown(value: object) -> str:
    """Write a value for the table: lists and maps without Python's brackets and quotes."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {shown(each)}" for key, each in value.items())
    if isinstance(value, set | frozenset):
        return shown(sorted(value))
    if isinstance(value, list | tuple):
        return ", ".join(shown(each) for each in value) or "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
