"""YAML read without guessing: a small tree that knows its lines, and readers that never coerce.

YAML itself reads ``no`` as False, ``010`` as 8 and ``1_0`` as 10; PyYAML also follows aliases and
lets a key stand twice. Files written by people (cards, scenarios) are read here instead: a plain
value means exactly what it looks like or is refused with its line, and only safe data exist.

:func:`read_file` returns a :class:`YamlNode`; readers such as :func:`text_reader`,
:func:`bool_reader` and :func:`choice_reader` turn nodes into values, or raise :class:`Misfit`.
"""

import os
import re
import stat
from collections.abc import Callable, Collection, Iterable, Mapping
from pathlib import Path
from typing import Any, Literal, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

from paxdesk.errors import PaxError
from paxdesk.language import join_words, tr, tr_noop
from paxdesk.lazy_attrs import define, frozen

UNWAITING = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
MAX_BYTES = 500_000
MAX_DEPTH = 24
LONGEST = 300

T = TypeVar("T")
U = TypeVar("U")
Scalar: TypeAlias = str | int | bool | None
Reader: TypeAlias = Callable[["YamlNode"], T]
Take: TypeAlias = Callable[[], Any]
"""Takes the next event of a file; past its end there is none to take."""


class Misfit(PaxError):
    """What does not fit: ``line`` (1-based, None for the whole file), ``problem``, ``expected``.

    ``inside`` holds the maps around the place as far as they were read, the innermost first, where
    the file could not even be taken apart.
    """

    def __init__(self, line: int | None, problem: str, expected: str = "") -> None:
        self.line = line
        self.problem = in_one_line(problem)
        self.expected = expected
        self.inside: list[YamlNode] = []
        super().__init__(_sentence(line, self.in_short))

    @property
    def in_short(self) -> str:
        """What is wrong and what was expected, without the place."""
        return _in_short(self.problem, self.expected)


def _in_short(problem: str, expected: str) -> str:
    if not expected:
        return problem
    return tr("{problem}; expected {expected}", problem=problem, expected=expected)


def _sentence(line: int | None, problem: str) -> str:
    if line is None:
        return tr("{problem}.", problem=problem)
    return tr("line {line}: {problem}.", line=line, problem=problem)


def in_one_line(words: str) -> str:
    """Words that may quote anything, without line breaks and other controls, and not too long."""
    # Only as much is looked at as could be shown: the words may be those of a huge file.
    shown = "".join(each if each.isprintable() else " " for each in words[: LONGEST + 1])
    return shown if len(shown) <= LONGEST else f"{shown[: LONGEST - 1]}…"


@frozen(eq=False)
class YamlNode:
    """A value with the line (1-based) of its key, its list item or, failing both, itself."""

    value: "Scalar | list[YamlNode] | dict[str, YamlNode]"
    line: int


def node_of(value: Any) -> YamlNode:
    """Return plain data as readers take them; all of it stands in line 1."""
    if isinstance(value, dict):
        return YamlNode({key: node_of(each) for key, each in value.items()}, 1)
    if isinstance(value, list):
        return YamlNode([node_of(each) for each in value], 1)
    return YamlNode(value, 1)


def read_file(path: Path) -> YamlNode:
    """Return the one document of a UTF-8 file.

    Raises Misfit if it cannot be read, is larger than MAX_BYTES, or is no plain YAML.
    """
    return read_bytes(read_limited(path, MAX_BYTES))


def read_limited(path: Path, most: int) -> bytes:
    """Return what stands in a file, unless it is no plain file or larger than ``most`` bytes.

    Raises Misfit then; no more is read than that, whatever the file says of its size.
    """
    data = read_beginning(path, most + 1)
    if len(data) > most:
        raise Misfit(None, tr("the file is too large"), tr("at most {most} bytes", most=most))
    return data


def read_beginning(path: Path, most: int) -> bytes:
    """Return the first ``most`` bytes of a file, which may be longer.

    Every file that a user may name is opened here. Raises Misfit for one that cannot be read, and
    for what is no plain file: a pipe or a device would keep us waiting for ever.
    """
    try:
        # Whatever lies there by now, opening it does not wait; what it is, the open file tells.
        descriptor = os.open(path, os.O_RDONLY | UNWAITING)
        try:
            mode = os.fstat(descriptor).st_mode
            if stat.S_ISDIR(mode):
                raise Misfit(None, tr("is a folder; name a file"))
            if not stat.S_ISREG(mode):
                raise Misfit(None, tr("cannot be read (not a file)"))
            with os.fdopen(descriptor, "rb", closefd=False) as file:
                return file.read(most)
        finally:
            os.close(descriptor)
    except OSError as error:
        if path.is_dir():
            raise Misfit(None, tr("is a folder; name a file")) from error
        raise Misfit(None, tr("cannot be read ({why})", why=error.strerror)) from error
    except ValueError as error:
        raise Misfit(None, tr("cannot be read (no such name)")) from error


def read_documents(path: Path) -> list[YamlNode]:
    """Return all documents of a file, with its own lines; raises Misfit as :func:`read_file`."""
    return _documents(_decoded(read_limited(path, MAX_BYTES)), several=True)


def split_place(path: Path) -> tuple[Path, str | None]:
    """The file of ``FILE#name``, one of its documents, and the name.

    None where there is no name, or the file itself is called so.
    """
    file, mark, name = path.name.rpartition("#")
    if not file or not mark or path.exists():
        return path, None
    return path.with_name(file), name


def read_bytes(data: bytes) -> YamlNode:
    """Return the one document of UTF-8 ``data``; raises Misfit as :func:`read_file` does."""
    return read_text(_decoded(data))


def _decoded(data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise Misfit(line, tr("bytes that are not UTF-8"), tr("a UTF-8 text file")) from error


def read_text(source: str) -> YamlNode:
    """Return the one document of ``source``; raises Misfit as :func:`read_file` does."""
    (node,) = _documents(source)
    return node


def _documents(source: str, *, several: bool = False) -> list[YamlNode]:
    """The documents of ``source``, at least one; no second one unless there may be several."""
    # Loading it takes longer than reading all that is kept.
    import yaml

    # The parser of libyaml is ten times as fast; PyYAML built without it has only its own.
    loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        found = _Composer(yaml, loader(source).get_event).documents(several)
    except yaml.YAMLError as error:
        raise _misfit(error) from error
    if not found:
        raise Misfit(None, tr("the file is empty"))
    return found


def _misfit(error: Any) -> Misfit:
    """What PyYAML's parser has found wrong: its YAMLError."""
    if not hasattr(error, "problem_mark"):
        problem = str(error).splitlines()[0]
        return Misfit(None, tr("not valid YAML ({problem})", problem=problem))
    mark = error.problem_mark
    line = None if mark is None else mark.line + 1
    problem = error.problem or error.context or tr("cannot be understood")
    return Misfit(line, tr("not valid YAML ({problem})", problem=problem))


@define
class _Composer:
    """Builds nodes from the events of PyYAML's parser, of which ``take`` gets the next."""

    yaml: Any
    take: Take

    def documents(self, several: bool) -> list[YamlNode]:
        """Those of a whole file."""
        found: list[YamlNode] = []
        take, end = self.take, self.yaml.StreamEndEvent
        take()  # the start of the stream
        while not isinstance(start := take(), end):
            if found and not several:
                problem, expected = tr("a second document"), tr("one document per file")
                raise Misfit(start.start_mark.line + 1, problem, expected)
            found.append(self._compose(take(), 0, None))
            take()  # the end of the document
        return found

    def _compose(self, event: Any, depth: int, key_line: int | None) -> YamlNode:
        """Build the node that ``event`` starts; what belongs to it is taken besides."""
        yaml = self.yaml
        line = event.start_mark.line + 1
        if isinstance(event, yaml.AliasEvent) or event.anchor is not None:
            raise Misfit(
                line,
                tr("anchors and aliases (& and *) are not allowed"),
                tr("the data written out"),
            )
        if event.tag is not None:
            raise Misfit(line, tr("the tag {tag} is not allowed", tag=event.tag), tr("plain data"))
        if depth > MAX_DEPTH:
            raise Misfit(
                line,
                tr("lists and maps nested too deeply"),
                tr("at most {most} levels", most=MAX_DEPTH),
            )
        here = key_line or line
        if isinstance(event, yaml.ScalarEvent):
            return YamlNode(event.value if event.style else self._plain(event.value, line), here)
        if isinstance(event, yaml.SequenceStartEvent):
            items: list[YamlNode] = []
            while not isinstance(following := self.take(), yaml.SequenceEndEvent):
                items.append(self._compose(following, depth + 1, None))
            return YamlNode(items, here)
        entries: dict[str, YamlNode] = {}
        try:
            self._fill(entries, depth)
        except yaml.YAMLError as error:
            misfit = _misfit(error)
            misfit.inside.append(YamlNode(entries, here))
            raise misfit from error
        except Misfit as misfit:
            misfit.inside.append(YamlNode(entries, here))
            raise
        return YamlNode(entries, here)

    def _fill(self, entries: dict[str, YamlNode], depth: int) -> None:
        """Read keys and values up to the end of a map."""
        take, end = self.take, self.yaml.MappingEndEvent
        while not isinstance(following := take(), end):
            key = self._compose(following, depth + 1, None)
            if not isinstance(key.value, str | int) or isinstance(key.value, bool):
                raise Misfit(key.line, tr("{key} as a key", key=describe(key)), tr("a word"))
            name = str(key.value)
            if name in entries:
                problem = tr(
                    "duplicate key “{name}”, first used in line {first}",
                    name=name,
                    first=entries[name].line,
                )
                raise Misfit(key.line, problem)
            entries[name] = self._compose(take(), depth + 1, key.line)

    def _plain(self, source: str, line: int) -> Scalar:
        """Read a value without quotes; what YAML would read in a surprising way is refused."""
        resolvers = self.yaml.SafeLoader.yaml_implicit_resolvers.get(source[:1])
        if resolvers is None:
            return source  # a text to YAML too, whatever follows
        if source in _WORDS:
            return _WORDS[source]
        if _INTEGER.fullmatch(source):
            return int(source)
        surprise = _surprise(source, resolvers)
        if surprise:
            shown = f"“{source}”" if source else tr("an empty value")
            raise Misfit(line, tr(surprise, shown=shown), tr("a plain value, or text in quotes"))
        return source


_INTEGER = re.compile(r"0|-?[1-9][0-9]{0,17}")
_WORDS: Mapping[str, Scalar] = {"true": True, "false": False, "null": None}
_SURPRISES = {
    "bool": tr_noop("{shown} means true or false in YAML"),
    "int": tr_noop("{shown} is a number that YAML reads in another base or with separators"),
    "float": tr_noop("{shown} is a decimal number"),
    "null": tr_noop("{shown} is empty in YAML"),
    "timestamp": tr_noop("{shown} is a date in YAML"),
    "merge": tr_noop("{shown} is a merge key in YAML"),
    "value": tr_noop("{shown} is a default value in YAML"),
}
_NO_PLAIN_TEXT = tr_noop("{shown} is not plain text in YAML")


def _surprise(source: str, resolvers: Iterable[tuple[str, re.Pattern[str]]]) -> str | None:
    """How YAML 1.1 reads a plain text, if not as that very text: a template to be said."""
    for tag, pattern in resolvers:
        if pattern.match(source):
            name = tag.rsplit(":", 1)[1]
            return _SURPRISES.get(name, _NO_PLAIN_TEXT)
    return None


# --- Readers: each takes a node and returns a value, or raises Misfit ----------------------------


def describe(node: YamlNode) -> str:
    """What stands there, for a message: ``the number 2``, ``the text “2”``, ``a list``."""
    value = node.value
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return tr("the number {value}", value=value)
    if isinstance(value, str):
        return tr("the text “{value}”", value=value[:40])
    return tr("a list") if isinstance(value, list) else tr("a map")


def _found(node: YamlNode) -> str:
    return tr("found {what}", what=describe(node))


def _whole_number(least: int, most: int | None) -> str:
    if least == most:
        return tr("a whole number of {least}", least=least)
    if most is None:
        return tr("a whole number of {least} or more", least=least)
    return tr("a whole number from {least} to {most}", least=least, most=most)


def _list_words(least: int, most: int | None) -> str:
    if most is None:
        return tr("a list of {least} or more", least=least) if least else tr("a list")
    if least == most:
        return tr("a list of {least}", least=least)
    return tr("a list of {least} to {most}", least=least, most=most)


def text_reader(node: YamlNode) -> str:
    """Read a text of at least one character, without blanks around it."""
    if not isinstance(node.value, str):
        raise Misfit(node.line, _found(node), tr("text"))
    if not node.value or node.value.strip() != node.value:
        raise Misfit(node.line, _found(node), tr("text without leading or trailing spaces"))
    return node.value


def bool_reader(node: YamlNode) -> bool:
    """Read ``true`` or ``false``."""
    if not isinstance(node.value, bool):
        raise Misfit(node.line, _found(node), tr("true or false"))
    return node.value


def int_reader(least: int = 0, most: int | None = None) -> Reader[int]:
    """Make a reader of a whole number from ``least`` to ``most``, both included."""

    def read(node: YamlNode) -> int:
        value = node.value
        # True is an int to Python, and not a number to anybody else.
        if isinstance(value, bool) or not isinstance(value, int):
            raise Misfit(node.line, _found(node), _whole_number(least, most))
        if value < least or (most is not None and value > most):
            raise Misfit(node.line, _found(node), _whole_number(least, most))
        return value

    return read


def choice_reader(choices: Iterable[Scalar]) -> Reader[Any]:
    """Make a reader of one of a few values; ``True`` and 1 are different values here."""
    known = {(type(choice), choice) for choice in choices}

    def read(node: YamlNode) -> Scalar:
        value = node.value
        if isinstance(value, list | dict) or (type(value), value) not in known:
            wanted = join_words(str(choice).lower() for _, choice in sorted(known, key=repr))
            raise Misfit(node.line, _found(node), wanted)
        return value

    return read


def nullable(read: Reader[T]) -> Reader[T | None]:
    """Make a reader that takes null for None."""
    return lambda node: None if node.value is None else read(node)


def list_reader(read: Reader[T], least: int = 0, most: int | None = None) -> Reader[tuple[T, ...]]:
    """Make a reader of a list of ``least`` to ``most`` such items."""
    return lambda node: tuple(read(each) for each in list_items(node, least, most))


def pair_of(read: Reader[T]) -> Reader[tuple[T, T]]:
    """Make a reader of a list of two such items."""

    def read_both(node: YamlNode) -> tuple[T, T]:
        one, other = list_items(node, 2, 2)
        return read(one), read(other)

    return read_both


def map_reader(read: Reader[T]) -> Reader[dict[str, T]]:
    """Make a reader of a map of such entries."""
    return lambda node: {key: read(each) for key, each in map_entries(node).items()}


def optional_key(entry: Mapping[str, YamlNode], key: str, read: Reader[T], usual: U) -> T | U:
    """What a key holds; the usual where it is left out."""
    return read(entry[key]) if key in entry else usual


def read_record(
    node: YamlNode, readers: Mapping[str, Reader[Any]], what: str, name: str = ""
) -> dict[str, Any]:
    """The values of a map that has exactly these keys; ``what`` is as in :func:`check_keys`."""
    check_keys(node, readers, readers, what, name)
    given = map_entries(node)
    return {key: read(given[key]) for key, read in readers.items()}


def typed(hint: Any) -> Reader[Any] | None:
    """Make a reader of what a type says: a number, true or false, some words, a list, a text.

    None for a type of anything else.
    """
    if get_origin(hint) is Literal:
        return choice_reader(get_args(hint))
    if get_origin(hint) is tuple:
        inner = typed(get_args(hint)[0])
        return None if inner is None else list_reader(inner)
    plain: dict[Any, Reader[Any]] = {bool: bool_reader, int: int_reader(), str: text_reader}
    return plain.get(hint)


def fields_of(
    node: YamlNode, shape: type, what: str, special: Mapping[str, Reader[Any]] | None = None,
    required: Iterable[str] = (),
) -> dict[str, Any]:  # fmt: skip
    """The values that a map has for fields of a record, each read as its type says.

    ``special`` are readers of fields of which more is asked; without one, what is neither a plain
    value nor a list of such is no key. ``what`` is as in :func:`check_keys`.
    """
    hints = get_type_hints(shape)
    found = {key: (special or {}).get(key) or typed(hint) for key, hint in hints.items()}
    readers = {key: read for key, read in found.items() if read is not None}
    check_keys(node, readers, required, what)
    return {key: readers[key](each) for key, each in map_entries(node).items()}


def list_items(node: YamlNode, least: int = 0, most: int | None = None) -> list[YamlNode]:
    """Return the items of a list of ``least`` to ``most`` items."""
    if not isinstance(node.value, list):
        raise Misfit(node.line, _found(node), _list_words(least, most))
    if len(node.value) < least or (most is not None and len(node.value) > most):
        problem = tr("found a list of {number}", number=len(node.value))
        raise Misfit(node.line, problem, _list_words(least, most))
    return node.value


def map_entries(node: YamlNode) -> dict[str, YamlNode]:
    """Return the entries of a map."""
    if not isinstance(node.value, dict):
        raise Misfit(node.line, _found(node), tr("a map"))
    return node.value


def check_keys(
    node: YamlNode, known: Collection[str], required: Iterable[str], what: str, name: str = ""
) -> None:
    """Refuse keys of a map that are not ``known``, and a ``required`` one that is missing.

    ``what`` is the template of what the map is called, with its ``name``; it is said if need be.
    """
    given = map_entries(node)
    for key, entry in given.items():
        if key not in known:
            called = tr(what, name=name)
            problem = tr("unknown key “{key}” in {what}", key=key, what=called)
            raise Misfit(entry.line, problem, join_words(known) or tr("no keys"))
    for key in required:
        if key not in given:
            called = tr(what, name=name)
            problem = tr("the key “{key}” is missing in {what}", key=key, what=called)
            raise Misfit(node.line, problem, join_words(known))
