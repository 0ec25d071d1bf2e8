"""Lines of notation: an action's verb and its fields in their order, as their types say."""

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

import attrs

from paxdesk.errors import NotationError
from paxdesk.language import joined, say, template
from paxdesk.sierra_madre.rules import calendar
from paxdesk.sierra_madre.rules.actions import ACTIONS, Action, FieldKind, kinds
from paxdesk.sierra_madre.rules.cards import CARDS, KINDS, LANDS, MOST_BARS, MOST_QUARTERS, Facts
from paxdesk.sierra_madre.rules.state import GOLD, MOST_SEATS, TREASURY

WORD: Final = re.compile(r'"([^"]*)"|(\S+)')
OFFICE: Final = re.compile(r"(president|governor)-[a-z][a-z-]{0,30}")
ACCOUNT: Final = re.compile(r"(?:P|NY)([1-9][0-9]?)")
DIGITS: Final = re.compile(r"0|[1-9][0-9]{0,5}")
LONGEST: Final = 120
"""Characters of a note."""


def _number(word: str, most: int = 999_999) -> int | None:
    return int(word) if DIGITS.fullmatch(word) and int(word) <= most else None


def _player(word: str) -> int | None:
    return _number(word[1:], MOST_SEATS) if word.startswith("P") else None


def _account(word: str) -> str | None:
    match = ACCOUNT.fullmatch(word)
    there = int(match[1]) <= MOST_SEATS if match else word == TREASURY or word in CARDS
    return word if there else None


READERS: Final[dict[str, tuple[Callable[[str], Any], str]]] = {
    "player": (_player, template("a player, such as P2")),
    "owner": (_player, template("a player, such as P2")),
    "number": (_number, template("a whole number")),
    "date": (calendar.read, template("a quarter, such as 1899-spring")),
    "card": (lambda w: w if w in CARDS else None, template("a card of the box, such as C12")),
    "account": (_account, template("a place for gold, such as T, P2, NY2 or C12")),
    "office": (lambda w: w if OFFICE.fullmatch(w) else None,
               template("an office, such as president-mexico")),
    "words": (lambda w: w if len(w) <= LONGEST else None, template("a note in quotation marks")),
    "die": (lambda w: int(w) if w in set("123456") else None, template("dice, each from 1 to 6")),
}  # fmt: skip
"""How a word is read, None being what it is not, and what is expected there."""


class _Tokens:
    """The words of a line, one after the other."""

    def __init__(self, line: str) -> None:
        self.line = line
        self.found = list(WORD.finditer(line))

    @property
    def quoted(self) -> bool:
        """Whether the next word stands in quotation marks."""
        return bool(self.found) and self.found[0][1] is not None

    def fail(self, expected: str) -> NotationError:
        place = self.found[0].start() if self.found else len(self.line)
        return NotationError(self.line, place, expected)

    def take(self, read: Callable[[str], Any], expected: str, *, quoted: bool = False) -> Any:
        """The next word as ``read`` understands it."""
        value = None
        if self.found and self.quoted == quoted:
            value = read(self.found[0][1] if quoted else self.found[0][2])
        if value is None:
            raise self.fail(expected)
        del self.found[0]
        return value

    def one_of(self, words: tuple[str, ...]) -> Any:
        expected = say("one of {words}", words=joined(words))
        return self.take(lambda word: word if word in words else None, expected)

    def small(self, most: int) -> Any:
        expected = say("a number from 0 to {most}", most=most)
        return self.take(lambda word: _number(word, most), expected)

    def value(self, kind: FieldKind) -> Any:
        """What a field of this kind is."""
        if not isinstance(kind, str):
            return self.one_of(kind)
        if kind == "dice":
            return tuple(self.value("die") for _ in list(self.found))
        if kind == "facts":
            printed = (self.one_of(KINDS), self.small(MOST_QUARTERS), self.small(GOLD))
            where = (self.small(MOST_BARS), self.one_of(LANDS))
            return Facts(*printed, *where, self.value("words") if self.found else "")
        read, expected = READERS[kind.removeprefix("unseen ")]
        return self.take(read, say(expected), quoted=kind == "words")


def write(action: Action) -> str:
    """The line of an action; what it leaves out at its end is not written."""
    fields = attrs.fields(type(action))
    values = [getattr(action, each.name) for each in fields]
    while values and fields[len(values) - 1].default == values[-1]:
        values.pop()
    parts = [action.verb()]
    for kind, value in zip(kinds(type(action)).values(), values, strict=False):
        parts += _written(kind, value)
    return " ".join(parts)


def parse(line: str) -> Action:
    """The action of a line. Raises NotationError."""
    if not line.isprintable() or line.count('"') % 2:
        raise NotationError(line, 0, say("one line, its notes in quotation marks"))
    tokens = _Tokens(line)
    kind = tokens.take(ACTIONS.get, say("one of {words}", words=joined(ACTIONS)))
    values = {}
    for each in attrs.fields(kind):
        what = kinds(kind)[each.name]
        if each.default is not attrs.NOTHING:
            if not tokens.found:
                break
            if what == "words" and not tokens.quoted:
                continue
        values[each.name] = tokens.value(what)
    if tokens.found:
        raise tokens.fail(say("the end of the line"))
    made: Action = kind(**values)
    return made


def _written(kind: FieldKind, value: Any) -> Iterator[str]:
    match kind:
        case "player" | "owner":
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
