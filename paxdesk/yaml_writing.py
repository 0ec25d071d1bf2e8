"""Plain data as YAML that people read and the strict reader reads back: short values in a line."""

import json
from typing import Any, Final, TypeAlias

from paxdesk.strict_yaml import Misfit, YamlNode, map_entries, read_text

Value: TypeAlias = Any
"""Maps, lists, texts, numbers, flags and None."""
WIDTH: Final = 100
"""Columns beyond which a list or map is not written in one line."""
STEP: Final = 2


def node_of(value: Value) -> YamlNode:
    """Plain data as the strict reader takes them; nothing of it stands in a line."""
    if isinstance(value, dict):
        return YamlNode({key: node_of(each) for key, each in value.items()}, 1)
    if isinstance(value, list):
        return YamlNode([node_of(each) for each in value], 1)
    return YamlNode(value, 1)


def one_line(value: Value) -> str:
    """A value in one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {one_line(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(one_line, value)) + "]"
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    return _text(value) if isinstance(value, str) else str(value)


def _text(value: str) -> str:
    """A text, in quotes where it would be read as anything else without them."""
    quoted = "'" + value.replace("'", "''") + "'"
    return next(
        (each for each in (value, quoted) if _means(each, value)),
        json.dumps(value, ensure_ascii=True),
    )


def _means(written: str, value: str) -> bool:
    """Whether a text is read as this value, alone and within a list."""
    try:
        alone = map_entries(read_text(f"key: {written}\n"))["key"].value
        inside = read_text(f"[{written}, end]").value
    except Misfit:
        return False
    return alone == value and isinstance(inside, list) and inside[0].value == value


def value_lines(value: Value, indent: int) -> list[str]:
    """A value after its key: what follows on the line of the key, then lines of their own."""
    margin = " " * indent
    if isinstance(value, list) and value and isinstance(value[0], dict):
        lines = [""]
        for each in value:
            lines += item_lines(each, indent)
        return lines
    short = one_line(value)
    if not isinstance(value, dict) or indent + len(short) < WIDTH:
        return [short]
    return ["", *(line for key, each in value.items() for line in keyed_lines(key, each, margin))]


def keyed_lines(key: str, value: Value, margin: str) -> list[str]:
    first, *rest = value_lines(value, len(margin) + STEP)
    return [f"{margin}{key}: {first}".rstrip(), *rest]


def item_lines(value: Value, indent: int, *, block: bool = False) -> list[str]:
    """A map as an item of a list: in one line, or each key in one of its own."""
    short, margin = one_line(value), " " * indent
    if not block and len(margin) + 2 + len(short) <= WIDTH and "abilities" not in value:
        return [f"{margin}- {short}"]
    inner = " " * (indent + STEP)
    lines = [line for key, each in value.items() for line in keyed_lines(key, each, inner)]
    return [f"{margin}- {lines[0].lstrip()}", *lines[1:]]


def block_text(data: dict[str, Value]) -> str:
    """A whole file: each key in lines of its own."""
    return (
        "\n".join(line for key, each in data.items() for line in keyed_lines(key, each, "")) + "\n"
    )
