"""Lines of notation: an action's verb and its fields in their order, as their types say."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final, get_args, get_type_hints

import attrs

from paxdesk.errors import NotationError
from paxdesk.language import joined, say
from paxdesk.sierra_madre.rules import calendar
from paxdesk.sierra_madre.rules.actions import ACTIONS, Action
from paxdesk.sierra_madre.rules.cards import CARDS, KINDS, LANDS, Facts
from paxdesk.sierra_madre.rules.state import GOLD, MOST_SEATS, TREASURY

WORD: Final = re.compile(r'"([^"]*)"|(\S+)')
OFFICE: Final = re.compile(r"(president|governor)-[a-z][a-z-]{0,30}")
ACCOUNT: Final = re.compile(r"(?:P|NY)([1-9][0-9]?)")
DIGITS: Final = re.compile(r"0|[1-9][0-9]{0,5}")
LONGEST: Final = 120
"""Characters of a note."""


class _Tokens:
    """The words of a line, one after the other."""

    def __init__(self, line: str) -> None:
        self.line = line
        found = list(WORD.finditer(line))
        self.words = [each[2] if each[1] is None else each[1] for each in found]
        self.quoted = [each[1] is not None for each in found]
        self.starts = [each.start() for each in found]
        self.at = 0

    @property
    def more(self) -> bool:
        return self.at < len(self.words)

    def fail(self, expected: str) -> NotationError:
        place = self.starts[self.at] if self.more else len(self.line)
        return NotationError(self.line, place, expected)

    def take(self, read: Callable[[str], Any], expected: str, *, quoted: bool = False) -> Any:
        """The next word as ``read`` understands it; None means that it does not."""
        found = None
        if self.more and self.quoted[self.at] == quoted:
            found = read(self.words[self.at])
        if found is None:
            raise self.fail(expected)
        self.at += 1
        return found


def write(action: Action) -> str:
    """The line of an action; what it leaves out at its end is not written."""
    parts = [action.verb()]
    fields = attrs.fields(type(action))
    kinds = _kinds(type(action))
    values = [getattr(action, each.name) for each in fields]
    while values and fields[len(values) - 1].default == values[-1]:
        values.pop()
    for each, value in zip(fields, values, strict=False):
        parts += _written(kinds[each.name], value)
    return " ".join(part for part in parts if part)


def parse(line: str) -> Action:
    """The action of a line. Raises NotationError."""
    if not line.isprintable() or line.count('"') % 2:
        raise NotationError(line, 0, say("one line, its notes in quotation marks"))
    tokens = _Tokens(line)
    kind = tokens.take(ACTIONS.get, say("one of {words}", words=joined(ACTIONS)))
    values = {}
    for each in attrs.fields(kind):
        if not tokens.more and each.default is not attrs.NOTHING:
            break
        note = _kinds(kind)[each.name] == "words" and each.default is not attrs.NOTHING
        if note and not tokens.quoted[tokens.at]:
            continue
        values[each.name] = _read(_kinds(kind)[each.name], tokens)
    if tokens.more:
        raise tokens.fail(say("the end of the line"))
    made: Action = kind(**values)
    return made


def _kinds(kind: type[Action]) -> dict[str, Any]:
    """What each field is: the word of its type, or the words it may be."""
    return _kinds_of(kind.verb())


@cache
def _kinds_of(verb: str) -> dict[str, Any]:
    kind = ACTIONS[verb]
    hints = get_type_hints(kind, include_extras=True)
    found: dict[str, Any] = {}
    for each in attrs.fields(kind):
        hint = hints[each.name]
        marks = getattr(hint, "__metadata__", None)
        found[each.name] = marks[0] if marks else get_args(hint)
    return found


def _written(kind: Any, value: Any) -> Iterator[str]:
    match kind:
        case "player":
            yield f"P{value}"
        case "words":
            yield f'"{value}"'
        case "date":
            yield calendar.written(value)
        case "dice":
            yield from map(str, value)
        case "facts":
            yield from map(str, (value.kind, value.quarters, value.profit, value.bars, value.land))
            if value.name:
                yield f'"{value.name}"'
        case _:
            yield str(value)


def _read(kind: Any, tokens: _Tokens) -> Any:
    match kind:
        case "player":
            return tokens.take(_player, say("a player, such as P2"))
        case "number":
            return tokens.take(_number, say("a whole number"))
        case "date":
            return tokens.take(calendar.read, say("a quarter, such as 1899-spring"))
        case "card":
            return tokens.take(_card, say("a card of the box, such as C12"))
        case "account":
            return tokens.take(_account, say("a place for gold, such as T, P2, NY2 or C12"))
        case "office":
            return tokens.take(_office, say("an office, such as president-mexico"))
        case "words":
            return tokens.take(_note, say("a note in quotation marks"), quoted=True)
        case "dice":
            return _dice(tokens)
        case "facts":
            return _facts(tokens)
    return _one_of(tokens, kind)


def _one_of(tokens: _Tokens, words: tuple[str, ...]) -> Any:
    known = {each: each for each in words}
    return tokens.take(known.get, say("one of {words}", words=joined(words)))


def _player(word: str) -> int | None:
    number = _number(word[1:]) if word.startswith("P") else None
    return number if number is not None and number <= MOST_SEATS else None


def _number(word: str) -> int | None:
    return int(word) if DIGITS.fullmatch(word) else None


def _card(word: str) -> str | None:
    return word if word in CARDS else None


def _account(word: str) -> str | None:
    match = ACCOUNT.fullmatch(word)
    known = word == TREASURY or (match is not None and int(match[1]) <= MOST_SEATS)
    return word if known else _card(word)


def _office(word: str) -> str | None:
    return word if OFFICE.fullmatch(word) else None


def _note(word: str) -> str | None:
    return word if len(word) <= LONGEST else None


def _dice(tokens: _Tokens) -> tuple[int, ...]:
    found = []
    while tokens.more:
        found.append(tokens.take(_die, say("dice, each from 1 to 6")))
    return tuple(found)


def _die(word: str) -> int | None:
    return int(word) if word in set("123456") else None


def _facts(tokens: _Tokens) -> Facts:
    def small(most: int) -> int:
        words = say("a number from 0 to {most}", most=most)
        found: int = tokens.take(
            lambda word: n if (n := _number(word)) is not None and n <= most else None, words
        )
        return found

    kind = _one_of(tokens, KINDS)
    quarters, profit, bars = small(MOST_QUARTERS), small(GOLD), small(MOST_BARS)
    land = _one_of(tokens, LANDS)
    name = _read("words", tokens) if tokens.more else ""
    return Facts(kind, quarters, profit, bars, land, name)


MOST_QUARTERS: Final = 12
MOST_BARS: Final = 2
