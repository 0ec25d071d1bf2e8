"""Keep what stands in the YAML files that are read at every start, so that it is read sooner.

Run from the project's root, after a change of them: ``python packaging/documents.py`` writes
``assets/documents.txt``, a line for each file: the mark of its bytes, and its document.
"""

import json
from pathlib import Path

from paxdesk.resources import assets_folder, cards_folder
from paxdesk.strict_yaml import mark_of, packed, read_bytes

KEPT = assets_folder() / "documents.txt"


def lines() -> str:
    """What is to stand in the file."""
    files = [*sorted(cards_folder().glob("*.yaml")), assets_folder() / "art.yaml"]
    return "".join(f"{_line(file)}\n" for file in files)


def _line(file: Path) -> str:
    data = file.read_bytes()
    document = json.dumps(packed(read_bytes(data)), ensure_ascii=False, separators=(",", ":"))
    return f"{mark_of(data)} {document}"


if __name__ == "__main__":
    KEPT.write_text(lines(), encoding="utf-8", newline="\n")
