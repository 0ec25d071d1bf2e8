"""Script that adds notes for translators: ``python packaging/told_where.py CATALOGUE.ts ...``.

Notes show where a short message is used.
"""

import ast
import re
import sys
from collections import defaultdict
from html import unescape
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

import yaml

SAYERS: Final = frozenset(("tr", "tr_lazy", "refuse_unless", "tr_plural", "tr_noop"))
SHORT: Final = 3
"""Minimum number of words in a message that needs no note."""
MOST: Final = 3
"""Maximum number of places named in a note."""
_MESSAGE: Final = re.compile(
    r"(<source>([^<]*)</source>\n)(?:        <extracomment>[^<]*</extracomment>\n)?"
)


def told_where(root: Path) -> dict[str, list[str]]:
    """Return the modules that use each message, by message.

    A module is given by its path and its docstring's first line.
    """
    found: dict[str, list[str]] = defaultdict(list)
    for file in sorted(root.rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        named = (ast.get_docstring(tree) or "").partition("\n")[0]
        place = f"{file.relative_to(root).as_posix()}: {named}"
        for call in ast.walk(tree):
            if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Name)):
                continue
            for said in call.args[:2] if call.func.id in SAYERS else ():
                if isinstance(said, ast.Constant) and isinstance(said.value, str):
                    told = found[said.value]
                    if place not in told:
                        told.append(place)
    return found


def told_in(tables: Path) -> dict[str, list[str]]:
    """Return the tables that contain each message, by message."""
    found: dict[str, list[str]] = defaultdict(list)
    for name, table in yaml.safe_load(tables.read_text(encoding="utf-8")).items():
        for words in table.values():
            place = f"{tables.name}: {name}"
            if place not in found[words]:
                found[words].append(place)
    return found


def titles_in(events: Path) -> dict[str, list[str]]:
    """Return a note for each event's title, naming the file ``events``."""
    place = f"{events.name}: Titles of the event chits."
    chits = yaml.safe_load(events.read_text(encoding="utf-8"))["events"]
    return {chit["title"]: [place] for chit in chits}


def annotated(catalogue: str, places: dict[str, list[str]]) -> str:
    """Return a catalogue with a note for every short message in ``places``."""

    def note(found: re.Match[str]) -> str:
        source = unescape(found.group(2))
        told = places.get(source, ())[:MOST]
        if not told or len(source.split()) >= SHORT:
            return found.group(1)
        return f"{found.group(1)}        <extracomment>{escape(' '.join(told))}</extracomment>\n"

    return _MESSAGE.sub(note, catalogue)


if __name__ == "__main__":
    root = Path(__file__).resolve().parents[1]
    places = told_where(root / "paxdesk")
    for table in (
        told_in(root / "assets" / "sierra" / "words.yaml"),
        titles_in(root / "cards" / "mexican-adventure" / "events.yaml"),
    ):
        for message, where in table.items():
            places.setdefault(message, []).extend(where)
    for path in map(Path, sys.argv[1:]):
        text = path.read_text(encoding="utf-8")
        path.write_text(annotated(text, places), encoding="utf-8")
