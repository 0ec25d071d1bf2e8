"""Notation from types: a line is a verb and then the arguments of a function in order.

How an argument is written follows from its type: ``Annotated[int, "player"]`` is marked by a word,
for which the game has a :class:`Reading`; ``Literal["on", "off"]`` is one of its words. Arguments
at the end that have their default are left out; ``quoted`` ones, such as notes, may be in the
middle too.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, Literal, TypeAlias, get_args, get_origin, get_type_hints

from paxdesk.errors import NotationError
from paxdesk.language import joined, say
from paxdesk.lazy_attrs import frozen

FieldKind: TypeAlias = str | tuple[str, ...]
"""What an argument is: the word that marks its type, or the words that it may be."""
WORD: Final = re.compile(r'"([^"]*)"|(\S+)')


@frozen
class Shape:
    """The arguments that stand in a line: what each is, and the defaults of those that have one."""

    kinds: Mapping[str, FieldKind]
    usual: Mapping[str, Any]

    @classmethod
    def of(cls, does: Callable[..., None]) -> "Shape":
        """The shape of a function's lines; arguments without a mark stand in none."""
        kinds: dict[str, FieldKind] = {}
        for name, hint in get_type_hints(does, include_extras=True).items():
            if marks := getattr(hint, "__metadata__", ()):
                kinds[name] = marks[0]
            elif get_origin(hint) is Literal:
                kinds[name] = get_args(hint)
        usual = does.__defaults__ or ()
        return cls(kinds, dict(zip(list(kinds)[len(kinds) - len(usual) :], usual, strict=True)))


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


class TypedLines:
    """The notation of lines, whose shapes are told by verb."""

    def __init__(
        self, verbs: Iterable[str], shape: Callable[[str], Shape], readings: Mapping[str, Reading]
    ) -> None:
        self.verbs = tuple(verbs)
        self.shape = shape
        self.readings = readings

    def write(self, verb: str, values: Iterable[Any]) -> str:
        """The line with these values; what it leaves out at its end is not written."""
        shape = self.shape(verb)
        left = dict(zip(shape.kinds, values, strict=True))
        for name in reversed(list(shape.kinds)):
            if name not in shape.usual or shape.usual[name] != left[name]:
                break
            del left[name]
        parts = [verb]
        for name, value in left.items():
            kind = shape.kinds[name]
            parts += self.readings[kind].written(value) if isinstance(kind, str) else [value]
        return " ".join(parts)

    def parse(self, line: str) -> tuple[str, tuple[Any, ...]]:
        """The verb and the values of a line. Raises NotationError."""
        if not line.isprintable() or line.count('"') % 2:
            raise NotationError(line, 0, say("one line, its notes in quotation marks"))
        tokens = Tokens(line)
        verb: str = tokens.one_of(self.verbs)
        values, shape = dict[str, Any](), self.shape(verb)
        for name, kind in shape.kinds.items():
            if name in shape.usual and (not tokens.found or self._left_out(kind, tokens)):
                values[name] = shape.usual[name]
            elif isinstance(kind, str):
                values[name] = self.readings[kind].read(tokens)
            else:
                values[name] = tokens.one_of(kind)
        if tokens.found:
            raise tokens.fail(say("the end of the line"))
        return verb, tuple(values.values())

    def _left_out(self, kind: FieldKind, tokens: Tokens) -> bool:
        """Whether a note is missing where something else goes on."""
        return isinstance(kind, str) and self.readings[kind].quoted and not tokens.quoted


# --- Why in a journal -----------------------------------------------------------------------------
# A key with its values, such as ``could_extort card=061``.

_KEYED: Final = re.compile(r"([a-z_]+)((?: [a-z]+=[\w.]+)*)")


def keyed(key: str, /, **values: str | int) -> str:
    """A key with its values, as a journal keeps them."""
    return " ".join((key, *(f"{name}={value}" for name, value in values.items())))


def read_keyed(words: str) -> tuple[str, dict[str, str]] | None:
    """The key and the values of such words; None for others."""
    found = _KEYED.fullmatch(words)
    if found is None:
        return None
    values = dict(each.split("=") for each in found.group(2).split())
    return found.group(1), values
