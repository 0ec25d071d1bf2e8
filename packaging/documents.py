"""Script that parses the YAML files read at every start: ``python packaging/documents.py``.

The program reads the result, ``documents.txt``, instead. Run the script from the project's root
after a change to a card or to ``assets/art.yaml``.
"""

import json
from pathlib import Path

from paxdesk.resources import assets_folder, cards_folder
from paxdesk.strict_yaml import digest_of, read_bytes, to_json

DOCUMENTS = assets_folder() / "documents.txt"


def lines() -> str:
    files = [*sorted(cards_folder().glob("*.yaml")), assets_folder() / "art.yaml"]
    return "".join(f"{_line(file)}\n" for file in files)


def _line(file: Path) -> str:
    data = file.read_bytes()
    document = json.dumps(to_json(read_bytes(data)), ensure_ascii=False, separators=(",", ":"))
    return f"{digest_of(data)} {document}"


if __name__ == "__main__":
    DOCUMENTS.write_text(lines(), encoding="utf-8", newline="\n")
