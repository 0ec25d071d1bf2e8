"""Strict YAML: nodes with line numbers, and readers that never coerce.

YAML itself reads ``no`` as False and ``010`` as 8; here such values are refused unless quoted.
"""

import json
import os
import re
import stat
import zlib
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

from paxdesk.errors import PaxError
from paxdesk.foreign_text import in_one_line, is_one_line, with_short_words
from paxdesk.language import join_words, tr, tr_noop, tr_plural
from paxdesk.lazy_attrs import define, frozen
from paxdesk.resources import assets_folder

UNWAITING = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
MAX_BYTES = 500_000
MAX_DEPTH = 24
LONGEST = 300
LONGEST_TITLE = 300

T = TypeVar("T")
U = TypeVar("U")
Scalar: TypeAlias = str | int | bool | None
Reader: TypeAlias = Callable[["YamlNode"], T]
Take: TypeAlias = Callable[[], Any]
"""Function returning the next event of a file; there must be one."""


class Misfit(PaxError):
    """Raised for invalid data; ``line`` counts from 1, or is None if unknown."""

    def __init__(self, line: int | None, problem: str, expected: str = "") -> None:
        self.line = line
        self.problem = in_one_line(with_short_words(problem, 40), LONGEST)
        self.expected = expected
        self.inside: list[YamlNode] = []
        super().__init__(_sentence(line, self.in_short))

    @property
    def in_short(self) -> str:
        """Problem and expectation, without the place."""
        return _in_short(self.problem, self.expected)


def _in_short(problem: str, expected: str) -> str:
    if not expected:
        return problem
    return tr("{problem}; expected {expected}", problem=problem, expected=expected)


def _sentence(line: int | None, problem: str) -> str:
    if line is None:
        return tr("{problem}.", problem=problem)
    return tr("line {line}: {problem}.", line=line, problem=problem)


@frozen(eq=False)
class YamlNode:
    """Value with its 1-based line; for an entry of a map, the line of the key."""

    value: "Scalar | list[YamlNode] | dict[str, YamlNode]"
    line: int


def node_of(value: Any, depth: int = 0) -> YamlNode:
    """Return plain data as nodes in line 1. Raises Misfit for deep nesting."""
    if depth > MAX_DEPTH:
        raise _too_deep(1)
    if isinstance(value, dict):
        return YamlNode({key: node_of(each, depth + 1) for key, each in value.items()}, 1)
    if isinstance(value, list):
        return YamlNode([node_of(each, depth + 1) for each in value], 1)
    return YamlNode(value, 1)


def _too_deep(line: int) -> Misfit:
    return Misfit(
        line,
        tr("lists and maps nested too deeply"),
        tr("at most {most} levels", most=MAX_DEPTH),
    )


def read_file(path: Path) -> YamlNode:
    """Return the only document of a UTF-8 file. Raises Misfit."""
    data = read_limited(path, MAX_BYTES)
    parsed = _parsed_documents().get(digest_of(data))
    return read_bytes(data) if parsed is None else _from_json(json.loads(parsed))


# --- Parsed documents: files read at every start, without loading PyYAML --------------------------


@cache
def _parsed_documents() -> Mapping[str, str]:
    """Return the parsed documents as JSON, by file digest."""
    with (assets_folder() / "documents.txt").open(encoding="utf-8") as lines:
        return dict(line.split(" ", 1) for line in lines)


def digest_of(data: bytes) -> str:
    """Return a digest of length and CRC-32; loading hashlib would take 3 ms."""
    return f"{len(data)}-{zlib.crc32(data):08x}"


def to_json(node: YamlNode) -> list[Any]:
    """Return a node as JSON data: its line and its value."""
    value = node.value
    if isinstance(value, list):
        return [node.line, [to_json(each) for each in value]]
    if isinstance(value, dict):
        return [node.line, {key: to_json(each) for key, each in value.items()}]
    return [node.line, value]


def _from_json(data: Any) -> YamlNode:
    line, value = data
    if isinstance(value, list):
        value = [_from_json(each) for each in value]
    elif isinstance(value, dict):
        value = {key: _from_json(each) for key, each in value.items()}
    return YamlNode(value, line)


# --- Files ----------------------------------------------------------------------------------------


def read_limited(path: Path, most: int) -> bytes:
    """Return the content of a file of at most ``most`` bytes. Raises Misfit."""
    data = read_beginning(path, most + 1)
    if len(data) > most:
        raise Misfit(None, tr("the file is too large"), tr("at most {most} bytes", most=most))
    return data


def read_beginning(path: Path, most: int) -> bytes:
    """Return the first ``most`` bytes of a regular file. Raises Misfit."""
    try:
        # Do not block on a pipe or a device.
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
        raise Misfit(None, tr("cannot be read (not a valid file name)")) from error


def read_documents(path: Path) -> list[YamlNode]:
    """Return all documents of a file. Raises Misfit like :func:`read_file`."""
    return _documents(_decoded(read_limited(path, MAX_BYTES)), several=True)


def split_place(path: Path) -> tuple[Path, str | None]:
    """Return the file and the document name of ``FILE#name``; the name may be None."""
    file, mark, name = path.name.rpartition("#")
    if not file or not mark or path.exists():
        return path, None
    return path.with_name(file), name


def read_bytes(data: bytes) -> YamlNode:
    """Return the only document of UTF-8 ``data``. Raises Misfit like :func:`read_file`."""
    return read_text(_decoded(data))


def _decoded(data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise Misfit(line, tr("bytes that are not UTF-8"), tr("a UTF-8 text file")) from error


def read_text(source: str) -> YamlNode:
    """Return the only document of ``source``. Raises Misfit like :func:`read_file`."""
    (node,) = _documents(source)
    return node


def _documents(source: str, *, several: bool = False) -> list[YamlNode]:
    """Return the documents of ``source``, at least one; exactly one unless ``several``."""
    # Import on first use, as it is slow.
    import yaml

    # PyYAML may lack libyaml, whose parser is ten times as fast.
    loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        found = _Composer(yaml, loader(source).get_event).documents(several)
    except yaml.YAMLError as error:
        raise _misfit(error) from error
    if not found:
        raise Misfit(None, tr("the file is empty"))
    return found


def _misfit(error: Any) -> Misfit:
    if not hasattr(error, "problem_mark"):
        return Misfit(None, tr("not valid YAML (a control character)"))
    mark = error.problem_mark
    line = None if mark is None else mark.line + 1
    problem = error.problem or error.context or tr("cannot be understood")
    return Misfit(line, tr("not valid YAML ({problem})", problem=problem))


@define
class _Composer:
    """Builder of nodes from the events that ``take`` returns."""

    yaml: Any
    take: Take

    def documents(self, several: bool) -> list[YamlNode]:
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
        """Return the node of ``event``, consuming its other events."""
        yaml = self.yaml
        line = event.start_mark.line + 1
        if isinstance(event, yaml.AliasEvent) or event.anchor is not None:
            raise Misfit(
                line,
                tr("anchors and aliases (& and *) are not allowed"),
                tr("the data written out"),
            )
        if event.tag is not None:
            raise Misfit(
                line,
                tr("the tag {tag} is not allowed", tag=in_one_line(event.tag)),
                tr("plain data"),
            )
        if depth > MAX_DEPTH:
            raise _too_deep(line)
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
        take, end = self.take, self.yaml.MappingEndEvent
        while not isinstance(following := take(), end):
            key = self._compose(following, depth + 1, None)
            if not isinstance(key.value, str | int) or isinstance(key.value, bool):
                raise Misfit(key.line, tr("{key} as a key", key=describe(key)), tr("a word"))
            name = str(key.value)
            if name in entries:
                problem = tr(
                    "duplicate key “{name}”, first used on line {first}",
                    name=in_one_line(name, 40),
                    first=entries[name].line,
                )
                raise Misfit(key.line, problem)
            entries[name] = self._compose(take(), depth + 1, key.line)

    def _plain(self, source: str, line: int) -> Scalar:
        """Return the value of unquoted text. Raises Misfit if YAML reads it as another value."""
        resolvers = self.yaml.SafeLoader.yaml_implicit_resolvers.get(source[:1])
        if resolvers is None:
            return source  # YAML reads it as text, too
        if source in _WORDS:
            return _WORDS[source]
        if _INTEGER.fullmatch(source):
            return int(source)
        if _DIGITS.fullmatch(source):
            raise Misfit(line, tr("a number far too large"))
        surprise = _surprise(source, resolvers)
        if surprise:
            shown = f"“{in_one_line(source, 40)}”" if source else tr("an empty value")
            raise Misfit(line, tr(surprise, shown=shown), tr("a plain value, or text in quotes"))
        return source


_INTEGER = re.compile(r"0|-?[1-9][0-9]{0,17}")
_DIGITS = re.compile(r"-?[1-9][0-9]+")
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
    """Return a template of the refusal, or None if YAML 1.1 reads ``source`` as text."""
    for tag, pattern in resolvers:
        if pattern.match(source):
            name = tag.rsplit(":", 1)[1]
            return _SURPRISES.get(name, _NO_PLAIN_TEXT)
    return None


# --- Readers: functions from a node to a value, raising Misfit ------------------------------------


def describe(node: YamlNode) -> str:
    """Return a value's description for messages: ``the number 2``, ``the text “2”``, ``a list``."""
    value = node.value
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return tr("the number {value}", value=in_one_line(str(value)))
    if isinstance(value, str):
        return tr("the text “{value}”", value=in_one_line(value, 40))
    return tr("a list") if isinstance(value, list) else tr("keys with values")


def _found(node: YamlNode) -> str:
    return tr("found {what}", what=describe(node))


def _whole_number(least: int, most: int | None) -> str:
    if least == most:
        return tr("the whole number {least}", least=least)
    if most is None:
        return tr("a whole number of {least} or more", least=least)
    return tr("a whole number from {least} to {most}", least=least, most=most)


def _list_words(least: int, most: int | None) -> str:
    if most is None:
        return tr("a list of {least} or more items", least=least) if least else tr("a list")
    if least == most:
        return tr("a list of {least} items", least=least)
    return tr("a list of {least} to {most} items", least=least, most=most)


def text_reader(node: YamlNode) -> str:
    """Read a non-empty text of one line, without surrounding blanks."""
    if not isinstance(node.value, str):
        raise Misfit(node.line, _found(node), tr("text"))
    if not node.value or node.value.strip() != node.value:
        raise Misfit(node.line, _found(node), tr("text without leading or trailing spaces"))
    if not is_one_line(node.value):
        raise Misfit(node.line, _found(node), tr("one line of text without invisible characters"))
    return node.value


def title_reader(node: YamlNode) -> str:
    """Read a name or title of at most LONGEST_TITLE characters."""
    text = text_reader(node)
    if len(text) > LONGEST_TITLE:
        raise Misfit(node.line, tr("a name of {number} characters", number=len(text)))
    return text


def bool_reader(node: YamlNode) -> bool:
    if not isinstance(node.value, bool):
        raise Misfit(node.line, _found(node), tr("true or false"))
    return node.value


def int_reader(least: int = 0, most: int | None = None) -> Reader[int]:
    """Return a reader of a whole number from ``least`` to ``most``, both inclusive."""

    def read(node: YamlNode) -> int:
        value = node.value
        # In Python True is an int; here it is not.
        if isinstance(value, bool) or not isinstance(value, int):
            raise Misfit(node.line, _found(node), _whole_number(least, most))
        if value < least or (most is not None and value > most):
            raise Misfit(node.line, _found(node), _whole_number(least, most))
        return value

    return read


def choice_reader(choices: Iterable[Scalar]) -> Reader[Any]:
    """Return a reader of one of the choices; True and 1 are different."""
    known = {(type(choice), choice) for choice in choices}

    def read(node: YamlNode) -> Scalar:
        value = node.value
        if isinstance(value, list | dict) or (type(value), value) not in known:
            wanted = join_words(str(choice).lower() for _, choice in sorted(known, key=repr))
            raise Misfit(node.line, _found(node), wanted)
        return value

    return read


def nullable(read: Reader[T]) -> Reader[T | None]:
    """Return a reader that also accepts null, as None."""
    return lambda node: None if node.value is None else read(node)


def list_reader(read: Reader[T], least: int = 0, most: int | None = None) -> Reader[tuple[T, ...]]:
    """Return a reader of a list of ``least`` to ``most`` items."""
    return lambda node: tuple(read(each) for each in list_items(node, least, most))


def pair_of(read: Reader[T]) -> Reader[tuple[T, T]]:
    """Return a reader of a list of exactly two items."""

    def read_both(node: YamlNode) -> tuple[T, T]:
        one, other = list_items(node, 2, 2)
        return read(one), read(other)

    return read_both


def map_reader(read: Reader[T]) -> Reader[dict[str, T]]:
    """Return a reader of a map whose values are read by ``read``."""
    return lambda node: {key: read(each) for key, each in map_entries(node).items()}


def optional_key(entry: Mapping[str, YamlNode], key: str, read: Reader[T], usual: U) -> T | U:
    """Return the value of a key, or ``usual`` if it is missing."""
    return read(entry[key]) if key in entry else usual


def read_record(
    node: YamlNode, readers: Mapping[str, Reader[Any]], what: str, name: str = ""
) -> dict[str, Any]:
    """Return the values of a map that must have exactly these keys."""
    check_keys(node, readers, readers, what, name)
    given = map_entries(node)
    return {key: read(given[key]) for key, read in readers.items()}


def typed(hint: Any) -> Reader[Any] | None:
    """Return the reader for a type, None if it is unsupported."""
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
    """Return a map's values for ``shape``, read by type or by ``special`` readers."""
    hints = get_type_hints(shape)
    found = {key: (special or {}).get(key) or typed(hint) for key, hint in hints.items()}
    readers = {key: read for key, read in found.items() if read is not None}
    check_keys(node, readers, required, what)
    return {key: readers[key](each) for key, each in map_entries(node).items()}


def list_items(node: YamlNode, least: int = 0, most: int | None = None) -> list[YamlNode]:
    """Return the items of a list of ``least`` to ``most`` items. Raises Misfit."""
    if not isinstance(node.value, list):
        raise Misfit(node.line, _found(node), _list_words(least, most))
    if len(node.value) < least or (most is not None and len(node.value) > most):
        problem = tr_plural("found a list of %n item(s)", "", len(node.value))
        raise Misfit(node.line, problem, _list_words(least, most))
    return node.value


def map_entries(node: YamlNode) -> dict[str, YamlNode]:
    """Return the entries of a map. Raises Misfit."""
    if not isinstance(node.value, dict):
        raise Misfit(node.line, _found(node), tr("keys with values"))
    return node.value


def check_keys(
    node: YamlNode, known: Collection[str], required: Iterable[str], what: str, name: str = ""
) -> None:
    """Raise Misfit if a map has unknown keys, or lacks required ones."""
    given = map_entries(node)
    for key, entry in given.items():
        if key not in known:
            called = tr(what, name=name)
            shown = in_one_line(key, 40)
            problem = tr("unknown key “{key}” in {what}", key=shown, what=called)
            raise Misfit(entry.line, problem, join_words(known) or tr("no keys"))
    for key in required:
        if key not in given:
            called = tr(what, name=name)
            problem = tr("the key “{key}” is missing from {what}", key=key, what=called)
            raise Misfit(node.line, problem, join_words(known))
