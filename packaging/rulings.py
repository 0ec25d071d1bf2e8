"""Script that copies the players' text of each ruling into RULINGS.md: ``python
packaging/rulings.py``.

Run it from the project's root after a change of a ruling.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from paxdesk.desk.rulebook import load_book

RULINGS = Path(__file__).parents[1] / "paxdesk" / "porfiriana" / "rules" / "RULINGS.md"
_RULING = re.compile(r"- ([RF]\d+) ")


def text() -> str:
    """Return the content of RULINGS.md with the rulebook's current texts."""
    return "".join(f"{line}\n" for line in _lines())


def _lines() -> Iterator[str]:
    for line in RULINGS.read_text(encoding="utf-8").splitlines():
        if line.startswith("  > "):
            continue
        ruling = _RULING.match(line)
        if ruling is not None:
            paragraph = load_book("en").by_id[ruling[1]]
            words = " ".join(paragraph.text.split())
            yield f"{line}\n  > **{paragraph.title}.** {words}"
        else:
            yield line


if __name__ == "__main__":
    RULINGS.write_text(text(), encoding="utf-8", newline="\n")
