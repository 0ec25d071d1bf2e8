"""Game as one seat's page may show it."""

import json
from itertools import takewhile
from typing import Any

from attrs import evolve

from paxdesk.desk.game_types import Session, Step
from paxdesk.net.shared_table import SharedTable
from paxdesk.session.game_protocol import Seat
from paxdesk.session.session import GameHost


class SeatView:
    """View of a table's game with only one seat's information."""

    def __init__(self, table: SharedTable[Any, Any, Any], seat: Seat, host: GameHost) -> None:
        self._table = table
        self._seat = seat
        self._read: list[Step] = []
        """Steps of the table that have been read."""
        sharing, whole = table.sharing, table.session
        first = sharing.shown(whole.recording.opening, seat)
        beginning = json.dumps(sharing.write_beginning(whole, first))
        self.session: Session = sharing.read_beginning(json.loads(beginning))
        self.session.host = host
        others = frozenset(range(1, len(whole.seats) + 1)) - {seat}
        self.session.absent_seats = others
        self.follow()

    def follow(self) -> bool:
        """Read the table's new steps; return whether any were added or undone."""
        steps = self._table.session.recording.steps
        alike = takewhile(lambda pair: pair[0] is pair[1], zip(self._read, steps, strict=False))
        kept = sum(1 for _ in alike)
        if kept == len(steps) == len(self._read):
            return False
        told, before = [], self.session.recording.position(kept)
        for step in steps[kept:]:
            shown = self._table.sharing.update_for(step, self._seat)
            told.append(evolve(shown, before=before))
            before = shown.after
        self.session.follow_table(kept, told)
        self._read = list(steps)
        return True
