"""Which rows of the log are shown. No Qt here."""

from collections.abc import Iterable, Mapping
from typing import Literal, TypeAlias

from paxdesk.desk.log.rows import LogRow
from paxdesk.language import say
from paxdesk.session.game import Seat

LogFilter: TypeAlias = Literal["all", "mine", "attacks", "politics"]
FilterWords: TypeAlias = Mapping[LogFilter, tuple[str, str]]
"""What filters are called, and what they let through; those of every game need not be named."""


def filters_of_cards() -> FilterWords:
    """The filters of a game of cards."""
    return {
        "attacks": (say("Attacks"), say("Attacks, battles, extortion and Strife")),
        "politics": (say("Politics"), say("Prestige, regimes, Depressions and Topples")),
    }


def chosen(rows: Iterable[LogRow], wanted: LogFilter, viewer: Seat | None) -> list[LogRow]:
    """The rows that a filter lets through, and the headings of their turns.

    ``mine`` are steps that ``viewer`` takes or is hit by, ``politics`` those that move
    prestige, the regime or a Topple.
    """
    found: list[LogRow] = []
    heading: LogRow | None = None
    for row in rows:
        if row.kind == "turn":
            heading = row
            if wanted == "all":
                found.append(row)
        elif _passes(row, wanted, viewer):
            if heading is not None and wanted != "all":
                found.append(heading)
            heading = None
            found.append(row)
    return found


def _passes(row: LogRow, wanted: LogFilter, viewer: Seat | None) -> bool:
    match wanted:
        case "all":
            return True
        case "mine":
            return viewer in row.seats
        case "attacks":
            return "attack" in row.topics
        case "politics":
            return "politics" in row.topics
