"""Notation from a table of forms: one pattern both reads and writes a line.

In a form, a word matches itself, and ``<field:kind>`` matches a value; a bracketed part may be
omitted. If actions are function calls, their argument types define the forms.
"""

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import lru_cache
from operator import attrgetter
from typing import (
    Any,
    Final,
    Generic,
    Literal,
    NoReturn,
    TypeAlias,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

import attrs

from paxdesk.errors import NotationError
from paxdesk.language import join_words, tr, tr_noop
from paxdesk.lazy_attrs import frozen

A = TypeVar("A")
T = TypeVar("T")
FieldKind: TypeAlias = str | tuple[str, ...]
"""Key of an argument kind, or the allowed words."""
LINES_KEPT: Final = 2000
"""Cache size in lines: each journal is read twice."""
END: Final = tr_noop("the end of the line")


class Unexpected(Exception):
    """Raised for an unexpected word, with its index and the expected ones."""

    def __init__(self, index: int, *expected: str) -> None:
        self.index = index
        self.expected = expected


class LineWords:
    """Words of a line, read from left to right; ``texts`` ends with ""."""

    __slots__ = ("at", "last", "texts")

    def __init__(self, texts: list[str]) -> None:
        self.texts = [*texts, ""]
        self.last = len(texts)
        self.at = 1

    @property
    def next(self) -> str:
        """Next word; "" at the end of the line."""
        return self.texts[self.at]

    def fail(self, *expected: str) -> NoReturn:
        """Raise Unexpected for the next word."""
        raise Unexpected(self.at, *expected)

    def take(self, read: Callable[[str], T | None], *expected: str) -> T:
        """Consume the next word and return its value. Raises Unexpected."""
        value = read(self.texts[self.at])
        if value is None or self.at == self.last:
            raise Unexpected(self.at, *expected)
        self.at += 1
        return value

    def has(self, word: str) -> bool:
        """Consume the next word if it is ``word``; return whether it was."""
        if self.texts[self.at] != word:
            return False
        self.at += 1
        return True

    def rest(self, read: Callable[[], T]) -> tuple[T, ...]:
        """Call ``read`` until the line ends, at least once; return the results."""
        found = [read()]
        while self.at < self.last:
            found.append(read())
        return tuple(found)


@frozen
class ArgumentKind:
    """Kind of value, with functions that read and write such a value."""

    read: Callable[[LineWords], Any]
    write: Callable[[Any], str] = str
    quoted: bool = False


def one_word(
    read: Callable[[str], Any], *expected: str, write: Callable[[Any], str] = str
) -> ArgumentKind:
    """Return a kind for one word; ``read`` returns None for an invalid word."""

    def take(words: LineWords) -> Any:
        return words.take(read, *expected)

    return ArgumentKind(take, write)


def closed(words: Mapping[str, Any], *expected: str) -> ArgumentKind:
    """Return a kind for a map from words to values."""
    shown = {value: word for word, value in words.items()}
    return one_word(words.get, *(expected or words), write=shown.__getitem__)


def named(known: Collection[str], *expected: str) -> ArgumentKind:
    """Return a kind whose values are these words themselves."""
    return one_word(lambda word: word if word in known else None, *expected)


def one_of(words: tuple[str, ...]) -> ArgumentKind:
    """Return a kind with these words as values."""

    def take(line: LineWords) -> Any:
        if line.next not in words:
            line.fail(tr("one of {words}", words=join_words(words)))
        return line.take(str)

    return ArgumentKind(take)


def is_quoted(word: str) -> bool:
    return len(word) > 1 and word[0] == word[-1] == '"'


_PART: Final = re.compile(r"(\.?\w+)? ?(?:<(\w+)(?::(\w+))?>)?")


@frozen(eq=False)
class FormPart:
    """Part of a form: a word, a value or both."""

    word: str
    named: tuple[str, ...]
    field: str
    kind: ArgumentKind = ArgumentKind(LineWords.fail)
    value: Callable[[Any], Any] = repr
    optional: bool = False
    usual: Any = None
    instead: tuple[str, ...] = ()
    later: tuple[str, ...] = ()
    lead: str = attrs.field(init=False)
    """Text of the line before the value."""

    @lead.default
    def _lead(self) -> str:
        return f" {self.word} " if self.word and self.field else f" {self.word}"

    def has_usual(self, action: Any) -> bool:
        """Return whether an action has the default value of this part."""
        return bool(self.value(action) == self.usual)

    def is_left_out(self, words: LineWords) -> bool:
        """Return whether this optional part is omitted before the next word."""
        if words.at == words.last or words.next in self.later:
            return True
        return self.kind.quoted and not is_quoted(words.next)


@frozen(eq=False)
class Form(Generic[A]):
    """Form of a line; ``of`` is the kind of the actions that it expresses."""

    verb: str
    of: object
    make: Callable[..., A]
    parts: tuple[FormPart, ...]
    implied: Mapping[str, Any] = attrs.field(factory=dict)

    @classmethod
    def of_record(
        cls, shape: type[A], pattern: str, kinds: Mapping[str, ArgumentKind], **implied: Any
    ) -> "Form[A]":
        verb, _, rest = pattern.partition(" ")
        usual = {each.name: each.default for each in attrs.fields(shape)}  # type: ignore[arg-type]
        parts = []
        for optional, text in enumerate(rest.partition("[")[::2]):
            for word, field, kind in _PART.findall(text.rstrip(" ]")):
                if word or field:
                    parts.append(FormPart(
                        word.removeprefix("."),
                        () if word.startswith(".") else (f"“{word}”",),
                        field,
                        kinds[kind or field] if field else ArgumentKind(LineWords.fail),
                        attrgetter(field) if field else repr,
                        bool(optional),
                        usual[field] if optional else None,
                        (END,) if optional else (),
                    ))  # fmt: skip
        words = [part.word for part in parts]
        parts = [
            attrs.evolve(part, later=tuple(filter(None, words[index + 1 :])))
            if part.optional
            else part
            for index, part in enumerate(parts)
        ]
        return cls(verb, shape, shape, tuple(parts), implied)

    def read(self, words: LineWords) -> A:
        """Return the action spelled by the words after the verb. Raises Unexpected."""
        values = {**self.implied}
        for part in self.parts:
            if part.optional and part.is_left_out(words):
                values[part.field] = part.usual
                continue
            begin = words.at
            try:
                if part.word:
                    if words.texts[begin] != part.word:
                        words.fail(*part.named)
                    words.at += 1
                if part.field:
                    values[part.field] = part.kind.read(words)
            except Unexpected as misfit:
                if part.instead and misfit.index == begin:
                    misfit.expected += part.instead
                raise
        if words.at < words.last:
            words.fail(END)
        return self.make(**values)

    def fits(self, action: A) -> bool:
        """Return whether this form can fully express an action."""
        named = (part.value(action) for part in self.parts if part.field and not part.optional)
        return not any(value in (None, ()) for value in named) and all(
            getattr(action, field) == value for field, value in self.implied.items()
        )

    def write(self, action: A) -> str:
        """Return the line of an action, omitting optional parts where possible."""
        line = self.verb
        for index, part in enumerate(self.parts):
            if part.optional and part.has_usual(action):
                if all(each.has_usual(action) for each in self.parts[index:]):
                    break
                if part.later:
                    continue
            line += part.lead
            if part.field:
                line += part.kind.write(part.value(action))
        return line


class Notation(Generic[A]):
    """Reader and writer of a game's lines.

    ``limits`` fill the templates of expected texts.
    """

    def __init__(
        self,
        forms: Iterable[Form[A]],
        word: re.Pattern[str],
        *,
        unknown: Callable[[str], str] = str,
        kind_of: Callable[[A], object] = type,
        **limits: object,
    ) -> None:
        self._word = word
        self._unknown = unknown
        self._kind_of = kind_of
        self._limits = limits
        self.parse: Callable[[str], A] = lru_cache(LINES_KEPT)(self._parse)
        """Function that returns the action of a line, or raises NotationError."""
        self._by_verb: dict[str, list[Form[A]]] = {}
        by_kind: dict[object, list[Form[A]]] = {}
        for form in forms:
            self._by_verb.setdefault(form.verb, []).append(form)
            by_kind.setdefault(form.of, []).append(form)
        self._writers = {of: _writer(forms) for of, forms in by_kind.items()}

    def _parse(self, line: str) -> A:
        texts = self._word.findall(line)
        forms = self._by_verb.get(texts[0]) if texts else None
        if forms is None:
            raise self._error(line, 0, [self._unknown(join_words(self._by_verb))])
        misfits: list[Unexpected] = []
        for form in forms:
            try:
                return form.read(LineWords(texts))
            except Unexpected as misfit:
                misfits.append(misfit)
        # The form that read furthest is the most likely intention.
        furthest = max(misfit.index for misfit in misfits)
        expected = [misfit.expected for misfit in misfits if misfit.index == furthest]
        raise self._error(line, furthest, dict.fromkeys(each for all_ in expected for each in all_))

    def _error(self, line: str, index: int, expected: Iterable[str]) -> NotationError:
        starts = [*(found.start() for found in self._word.finditer(line)), len(line)]
        wanted = join_words(tr(each, **self._limits) for each in expected)
        return NotationError(line, starts[index], wanted)

    def write(self, action: A) -> str:
        """Return the canonical line of an action. Raises ValueError if no form expresses it."""
        return self._writers[self._kind_of(action)](action)


def _writer(forms: list[Form[A]]) -> Callable[[A], str]:
    if len(forms) == 1:
        return forms[0].write

    def write(action: A) -> str:
        for form in forms:
            if form.fits(action):
                return form.write(action)
        raise ValueError(f"{action} cannot be written down")

    return write


@frozen
class ArgumentShape:
    """Argument kinds of a line, and defaults of optional arguments."""

    kinds: Mapping[str, FieldKind]
    usual: Mapping[str, Any]

    @classmethod
    def of(cls, does: Callable[..., None]) -> "ArgumentShape":
        """Return the shape of a function's lines; arguments without a kind are not written."""
        kinds: dict[str, FieldKind] = {}
        for name, hint in get_type_hints(does, include_extras=True).items():
            if marks := getattr(hint, "__metadata__", ()):
                kinds[name] = marks[0]
            elif get_origin(hint) is Literal:
                kinds[name] = get_args(hint)
        usual = does.__defaults__ or ()
        return cls(kinds, dict(zip(list(kinds)[len(kinds) - len(usual) :], usual, strict=True)))


# A key with its values, such as ``could_extort card=061``.

_KEYED: Final = re.compile(r"([a-z_]+)((?: [a-z]+=[\w.]+)*)")


def format_reason(key: str, /, **values: str | int) -> str:
    """Return a key with its values as text for a journal."""
    return " ".join((key, *(f"{name}={value}" for name, value in values.items())))


def read_keyed(words: str) -> tuple[str, dict[str, str]] | None:
    """Return the key and values of a text by :func:`format_reason`; None for other texts."""
    found = _KEYED.fullmatch(words)
    if found is None:
        return None
    values = dict(each.split("=") for each in found.group(2).split())
    return found.group(1), values
