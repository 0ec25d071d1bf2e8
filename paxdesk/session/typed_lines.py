"""Notation from types: an action is a record, its line the verb and then its fields in order.

How a field is written follows from its type: ``Annotated[int, "player"]`` is marked by a word, for
which the game has a :class:`Reading`; ``Literal["on", "off"]`` is one of its words. Fields at the
end that have their default are left out; ``quoted`` ones, such as notes, may be in the middle too.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, Generic, TypeAlias, TypeVar, get_args, get_type_hints

import attrs

from paxdesk.errors import NotationError
from paxdesk.language import joined, say
from paxdesk.record_classes import frozen

A = TypeVar("A", bound=attrs.AttrsInstance)
FieldKind: TypeAlias = str | tuple[str, ...]
"""What a field is: the word that marks its type, or the words that it may be."""
WORD: Final = re.compile(r'"([^"]*)"|(\S+)')


def kinds_of(record: type[attrs.AttrsInstance]) -> dict[str, FieldKind]:
    """What each field of a record is."""
    found: dict[str, FieldKind] = {}
    hints = get_type_hints(record, include_extras=True)
    for each in attrs.fields(record):
        marks = getattr(hints[each.name], "__metadata__", None)
        found[each.name] = marks[0] if marks else get_args(hints[each.name])
    return found


class Tokens:
    """The words of a line that are still to be read."""

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
        """The next word as ``read`` understands it; None is what it does not."""
        value = None
        if self.found and self.quoted == quoted:
            value = read(self.found[0][1] if quoted else self.found[0][2])
        if value is None:
            raise self.fail(expected)
        del self.found[0]
        return value

    def one_of(self, words: tuple[str, ...]) -> Any:
        """One of these words."""
        expected = say("one of {words}", words=joined(words))
        return self.take(lambda word: word if word in words else None, expected)


@frozen
class Reading:
    """A kind of field: how it is read from the words of a line, and the words it is written in."""

    read: Callable[[Tokens], Any]
    written: Callable[[Any], Iterable[str]]
    quoted: bool = False


class TypedLines(Generic[A]):
    """The notation of a game's actions, by verb."""

    def __init__(self, verbs: Mapping[str, type[A]], readings: Mapping[str, Reading]) -> None:
        self.verbs = verbs
        self.readings = readings
        self.kinds = {verb: kinds_of(record) for verb, record in verbs.items()}
        self._verb_of = {id(record): verb for verb, record in verbs.items()}

    def write(self, action: A) -> str:
        """The line of an action; what it leaves out at its end is not written."""
        verb, fields = self._verb_of[id(type(action))], attrs.fields(type(action))
        values = [getattr(action, each.name) for each in fields]
        while values and fields[len(values) - 1].default == values[-1]:
            values.pop()
        parts = [verb]
        for kind, value in zip(self.kinds[verb].values(), values, strict=False):
            parts += self.readings[kind].written(value) if isinstance(kind, str) else [value]
        return " ".join(parts)

    def parse(self, line: str) -> A:
        """The action of a line. Raises NotationError."""
        if not line.isprintable() or line.count('"') % 2:
            raise NotationError(line, 0, say("one line, its notes in quotation marks"))
        tokens, values = Tokens(line), {}
        verb = tokens.one_of(tuple(self.verbs))
        for each in attrs.fields(self.verbs[verb]):
            kind = self.kinds[verb][each.name]
            if each.default is not attrs.NOTHING:
                if not tokens.found:
                    break
                if isinstance(kind, str) and self.readings[kind].quoted and not tokens.quoted:
                    continue
            known = isinstance(kind, str)
            values[each.name] = (
                self.readings[kind].read(tokens) if known else tokens.one_of(kind)  # type: ignore[index, arg-type]
            )
        if tokens.found:
            raise tokens.fail(say("the end of the line"))
        return self.verbs[verb](**values)
