"""The log as plain text, to be kept or sent to somebody. No Qt here."""

from collections.abc import Iterable, Sequence
from typing import Final

from paxdesk.desk.log.rows import LogRow, RowKind
from paxdesk.desk.words.seats import Names

INDENT: Final[dict[RowKind, str]] = {
    "turn": "",
    "action": "  ",
    "result": "      ",
    "reason": "      ",
}


def log_text(rows: Iterable[LogRow], names: Names, heading: Sequence[str] = ()) -> str:
    """The rows in lines: a blank one before each turn, consequences indented below deeds."""
    lines = list(heading)
    for row in rows:
        words = row.words
        if row.kind == "turn" and lines:
            lines.append("")
        elif row.kind == "action" and row.seat is not None:
            words = f"{names[row.seat]} {words}"
        elif row.kind == "reason":
            words = f"({words})"
        lines.append(INDENT[row.kind] + words)
    return "\n".join(lines) + "\n"
