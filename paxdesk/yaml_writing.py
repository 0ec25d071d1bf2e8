"""Readable YAML for the strict reader, with short values on one line.

Changes to a card file keep other lines and comments where possible.
"""

import difflib
import json
import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Final, TypeAlias

import yaml

from paxdesk.lazy_attrs import frozen
from paxdesk.strict_yaml import Misfit, map_entries, read_text

Value: TypeAlias = Any
"""Maps, lists, texts, numbers, flags and None."""
WIDTH: Final = 100
"""Maximum width of a line with a map, in columns."""
STEP: Final = 2


def one_line(value: Value) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {one_line(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(one_line, value)) + "]"
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    return _text(value) if isinstance(value, str) else str(value)


@lru_cache(4096)
def _text(value: str) -> str:
    """Return a text, in quotes only if necessary."""
    quoted = "'" + value.replace("'", "''") + "'"
    return next(
        (each for each in (value, quoted) if _means(each, value)),
        json.dumps(value, ensure_ascii=True),
    )


def _means(written: str, value: str) -> bool:
    """Return whether YAML reads ``written`` as ``value``, after a key and in a list."""
    try:
        alone = map_entries(read_text(f"key: {written}\n"))["key"].value
        inside = read_text(f"[{written}, end]").value
    except Misfit:
        return False
    return alone == value and isinstance(inside, list) and inside[0].value == value


def value_lines(value: Value, indent: int, column: int) -> list[str]:
    """Return the lines of a value; the first follows its key and begins at ``column``."""
    margin = " " * indent
    if isinstance(value, list) and value and isinstance(value[0], dict):
        lines = [""]
        for each in value:
            lines += item_lines(each, indent)
        return lines
    short = one_line(value)
    if not isinstance(value, dict) or column + len(short) <= WIDTH:
        return [short]
    return ["", *(line for key, each in value.items() for line in keyed_lines(key, each, margin))]


def keyed_lines(key: str, value: Value, margin: str) -> list[str]:
    first, *rest = value_lines(value, len(margin) + STEP, len(f"{margin}{key}: "))
    return [f"{margin}{key}: {first}".rstrip(), *rest]


def item_lines(value: Value, indent: int, *, block: bool = False) -> list[str]:
    """Return the lines of a list item."""
    short, margin = one_line(value), " " * indent
    if not block and len(margin) + 2 + len(short) <= WIDTH and "abilities" not in value:
        return [f"{margin}- {short}"]
    inner = " " * (indent + STEP)
    lines = [line for key, each in value.items() for line in keyed_lines(key, each, inner)]
    return [f"{margin}- {lines[0].lstrip()}", *lines[1:]]


def block_text(data: dict[str, Value]) -> str:
    """Return the content of a file, each top-level key on a new line."""
    return (
        "\n".join(line for key, each in data.items() for line in keyed_lines(key, each, "")) + "\n"
    )


def card_lines(card: dict[str, Value]) -> str:
    """Return a card as an item of a card file, after a blank line."""
    return "\n" + "\n".join(item_lines(card, 0, block=True)) + "\n"


@frozen
class Edit:
    """Replacement ``text`` for the part of a text from ``begin`` to ``end``."""

    begin: int
    end: int
    text: str


def _applied(source: str, edits: list[Edit]) -> str:
    # Insertions at the same place keep their order.
    edits = sorted(edits, key=lambda each: (each.begin, each.end))
    for edit in reversed(edits):
        source = source[: edit.begin] + edit.text + source[edit.end :]
    return source


def _composed(source: str) -> yaml.Node | None:
    """Return the root node of the YAML, with positions in ``source``; None if it is empty."""
    return yaml.compose(source.replace("\t", " "), Loader=yaml.SafeLoader)


def _root(source: str) -> yaml.SequenceNode:
    node = _composed(source)
    assert isinstance(node, yaml.SequenceNode), "a card file is a list"
    return node


def changed(source: str, index: int, before: dict[str, Value], after: dict[str, Value]) -> str:
    """Return the file with card ``index`` changed; in block style, other keys stay as written."""
    node = _root(source).value[index]
    if node.flow_style:
        return _applied(source, [Edit(*_span(node), one_line(after))])
    same = [key for key, value in after.items() if before.get(key) == value]
    return _applied(source, list(_map_edits(source, node, after, same)))


def added(source: str, card: dict[str, Value]) -> str:
    """Return the file with a card added at its end."""
    if not source.strip():
        return card_lines(card).lstrip("\n")
    root = _composed(source)
    if isinstance(root, yaml.SequenceNode) and root.flow_style:
        items = [yaml.SafeLoader("").construct_document(each) for each in root.value]
        text = "\n".join("\n".join(item_lines(each, 0, block=True)) for each in [*items, card])
        return _list_replaced(source, root, text)
    return source.rstrip("\n") + "\n" + card_lines(card)


def removed(source: str, index: int) -> str:
    """Return the file without card ``index``; comments stay."""
    root = _root(source)
    if len(root.value) == 1:
        begin, end = _line_start(source, root), _line_end(source, _end(root))
        return source[:begin] + "[]\n" + _comments(source, begin, end) + source[end:]
    if root.flow_style:
        left = [each for n, each in enumerate(root.value) if n != index]
        texts = (source[slice(*_span(each))] for each in left)
        return _list_replaced(source, root, "[" + ", ".join(texts) + "]", left)
    node = root.value[index]
    return _applied(source, [_taken_out(source, _dash(source, node), _end(node))])


def _list_replaced(source: str, root: yaml.Node, text: str, kept: Iterable[yaml.Node] = ()) -> str:
    """Return the file with its list as ``text``, after the comments outside ``kept`` items."""
    begin, end = _span(root)
    edges = [begin, *(edge for each in kept for edge in _span(each)), end]
    comments = (_comments(source, *part) for part in zip(edges[::2], edges[1::2], strict=True))
    return _applied(source, [Edit(begin, end, "".join(comments) + text)])


def _span(node: yaml.Node) -> tuple[int, int]:
    return node.start_mark.index, _end(node)


def _end(node: yaml.Node) -> int:
    """Return a value's end, without following blank lines."""
    if isinstance(node, yaml.CollectionNode) and not node.flow_style and node.value:
        last = node.value[-1]
        return _end(last[1] if isinstance(last, tuple) else last)
    return int(node.end_mark.index)


def _line_start(source: str, node: yaml.Node) -> int:
    return source.rfind("\n", 0, node.start_mark.index) + 1


def _dash(source: str, node: yaml.Node) -> int:
    return source.rfind("-", 0, node.start_mark.index)


def _line_end(source: str, at: int) -> int:
    found = source.find("\n", at)
    return len(source) if found < 0 else found + 1


_QUOTED: Final = re.compile(r"'(?:[^']|'')*'|\"(?:[^\"\\]|\\.)*\"")


def _comments(source: str, begin: int, end: int, margin: str = "") -> str:
    """Return the comments of a text, each on a line."""
    part = _QUOTED.sub(lambda found: "_" * len(found[0]), source[begin:end])
    found: list[str] = []
    at = begin
    for line in part.splitlines(keepends=True):
        hash_at = re.search(r"(?:^|(?<=\s))#", line)
        if hash_at is not None:
            words = source[at + hash_at.start() : at + len(line)].rstrip()
            found.append(f"{margin}{words}\n")
        at += len(line)
    return "".join(found)


def _taken_out(source: str, begin: int, end: int) -> Edit:
    """Return the edit that removes lines, but keeps comments."""
    first, last = source.rfind("\n", 0, begin) + 1, _line_end(source, end)
    margin = " " * (begin - first)
    return Edit(first, last, _comments(source, begin, last, margin))


def _added(source: str, node: yaml.Node, key: str, value: Value) -> Edit:
    end = _line_end(source, _end(node))
    margin = " " * node.start_mark.column
    lines = "\n".join(keyed_lines(key, value, margin)) + "\n"
    return Edit(end, end, lines if source[:end].endswith("\n") else "\n" + lines)


def _edits(source: str, name: yaml.Node | None, node: yaml.Node, value: Value) -> Iterator[Edit]:
    """Yield the edits of a value; ``name`` is None in lists."""
    in_lines = isinstance(node, yaml.CollectionNode) and not node.flow_style
    if in_lines and isinstance(node, yaml.SequenceNode) and isinstance(value, list) and value:
        yield from _list_edits(source, node, value)
        return
    if in_lines and isinstance(node, yaml.MappingNode) and isinstance(value, dict):
        yield from _map_edits(source, node, value)
        return
    yield _replaced(source, name, node, value)


def _map_edits(
    source: str, node: yaml.MappingNode, value: dict[str, Value], same: Sequence[str] = ()
) -> Iterator[Edit]:
    """Yield the edits of a map; the ``same`` keys stay as written."""
    kept = {key.value: (key, each) for key, each in node.value}
    for key, each in value.items():
        if key not in kept:
            yield _added(source, node, key, each)
        elif key not in same and _meaning(kept[key][1]) != each:
            yield from _edits(source, *kept[key], each)
    for key, (name, old) in kept.items():
        if key not in value:
            yield _taken_out(source, name.start_mark.index, _end(old))


def _list_edits(source: str, node: yaml.SequenceNode, value: list[Value]) -> Iterator[Edit]:
    """Yield the edits of a list; equal items stay."""
    olds = [_meaning(each) for each in node.value]
    keys, wanted = [one_line(each) for each in olds], [one_line(each) for each in value]
    indent = _dash(source, node.value[0]) - _line_start(source, node.value[0])
    matcher = difflib.SequenceMatcher(None, keys, wanted, autojunk=False)
    for what, old, old_end, new, new_end in matcher.get_opcodes():
        paired = min(old_end - old, new_end - new) if what == "replace" else 0
        for n in range(paired):
            yield from _edits(source, None, node.value[old + n], value[new + n])
        for each in node.value[old + paired : old_end] if what != "equal" else ():
            yield _taken_out(source, _dash(source, each), _end(each))
        fresh = value[new + paired : new_end] if what != "equal" else []
        if fresh:
            before = node.value[old + paired - 1] if old + paired else None
            at = (
                _line_start(source, node.value[0])
                if before is None
                else _line_end(source, _end(before))
            )
            lines = "".join("\n".join(item_lines(each, indent)) + "\n" for each in fresh)
            yield Edit(at, at, lines if not at or source[at - 1] == "\n" else "\n" + lines)


def _replaced(source: str, name: yaml.Node | None, node: yaml.Node, value: Value) -> Edit:
    """Return the edit that replaces a whole value."""
    begin, end = _span(node)
    if name is None or not isinstance(node, yaml.CollectionNode):
        return Edit(begin, end, one_line(value))
    margin = name.start_mark.column + STEP
    at = source.index(":", name.end_mark.index) + 1
    first, *rest = value_lines(value, margin, at + 1 - _line_start(source, name))
    said = _comments(source, at, end, " " * margin).rstrip()
    lines = "".join(f"\n{line}" for line in (*rest, said) if line)
    return Edit(at, end, f" {first}".rstrip() + lines)


def _meaning(node: yaml.Node) -> Value:
    """Return the value of a node in a file that passed the strict reader."""
    return yaml.SafeLoader("").construct_document(node)
