"""Files of remote seats: messages received, one per line, and the local players' seats."""

import json
from pathlib import Path
from typing import Any, Final

from paxdesk.files.game_shelf import SEEN, belongings
from paxdesk.files.record_codec import read_record_data, strict_converter
from paxdesk.files.record_list import read_record, write_record
from paxdesk.files.safe_write import SaveError, add_line, reading, write_whole
from paxdesk.files.strict_json import InvalidData, parsed_json, read_content
from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen
from paxdesk.net.messages import (
    Steps,
    TableLink,
    TableMessage,
    Welcome,
    read_link,
    read_told,
    written,
)
from paxdesk.net.seat_session import SeatGame
from paxdesk.net.shared_seed import DealRecord
from paxdesk.session.game_protocol import Seat
from paxdesk.session.history import History
from paxdesk.session.opened_game import OpenedGame
from paxdesk.session.seat_updates import Sharing
from paxdesk.strict_yaml import read_limited


@frozen
class KeptSeat:
    """Local player's seat at a remote table.

    ``pledge`` is the record of the deal, or None. ``met`` is the Unix time of the last
    contact, or 0.
    """

    link: str
    key: str
    game: str
    name: str
    pledge: DealRecord | None = None
    met: int = 0


@frozen
class _SeatsFile:
    seats: tuple[KeptSeat, ...]


MAX_SEATS: Final = 20
MAX_SEATS_BYTES: Final = 100_000


class KeptSeats:
    """File of the local players' seats, newest first, readable by its owner alone."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "seats.json"

    def all(self) -> tuple[KeptSeat, ...]:
        """Return the seats; () if the file is unreadable, since new links can be sent."""
        try:
            return read_record(self.path, _SeatsFile, MAX_SEATS_BYTES, KeptSeat, DealRecord).seats
        except SaveError:
            return ()

    def pledge_at(self, link: TableLink) -> DealRecord | None:
        """Return the record of the deal for the seat of a link, or None."""
        for each in self.all():
            known = read_link(each.link)
            if (known.table, known.seat) == (link.table, link.seat):
                return each.pledge
        return None

    def keep(self, seat: KeptSeat) -> None:
        """Add a seat at the front; keep at most MAX_SEATS. Raises SaveError."""
        self._write((seat, *(each for each in self.all() if each.link != seat.link)))

    def forget(self, link: str) -> None:
        """Remove the seat of a link. Raises SaveError."""
        self._write(tuple(each for each in self.all() if each.link != link))

    def _write(self, seats: tuple[KeptSeat, ...]) -> None:
        write_record(self.path, _SeatsFile(seats[:MAX_SEATS]), private=True)


MAX_BYTES: Final = 64_000_000
"""Maximum size of a file, in bytes."""


@frozen
class SeenSeat:
    """First line of a file: its ``seat`` and ``table``."""

    table: str
    seat: Seat


def seen_path(folder: Path, link: TableLink) -> Path:
    return folder / f"{link.table}-{link.seat}{SEEN}"


class SeatFile:
    """File of the received messages, from which a client restores the game."""

    def __init__(self, path: Path, link: TableLink) -> None:
        self.path = path
        self._head = json.dumps(strict_converter().unstructure(SeenSeat(link.table, link.seat)))
        self._begun = False
        self._size = 0
        """Size of the file, in bytes."""

    def recall(self, game: "SeatGame") -> None:
        """Apply the stored messages to a game, unless they are damaged. Raises SaveError."""
        if not self.path.exists():
            return
        try:
            _, told = read_seen(self.path)
            game.recall(told)
        except (SaveError, InvalidData):
            game.session = None
        self._begun = game.session is not None
        if self._begun:
            data = read_limited(self.path, MAX_BYTES)
            self._size = len(data)
            if not data.endswith(b"\n"):
                write_whole(self.path, data[: data.rindex(b"\n") + 1], private=True)

    def add(self, told: TableMessage) -> None:
        """Append a message if it belongs to the game. Raises SaveError."""
        if isinstance(told, Welcome) and not self._begun:
            add_line(self.path, self._head.encode(), first=True)
            self._begun = True
            self._size = len(self._head) + 1
        elif not isinstance(told, Steps) or not self._begun:
            return
        line = written(told).encode()
        if self._size + len(line) >= MAX_BYTES:
            raise SaveError(self.path, "", tr("the host has sent more than a game can contain"))
        add_line(self.path, line)
        self._size += len(line) + 1

    def remove(self) -> None:
        """Delete the file and its companions, once the whole game is saved elsewhere."""
        for each in belongings(self.path):
            each.unlink(missing_ok=True)


def read_seen(path: Path) -> tuple[SeenSeat, list[Welcome | Steps]]:
    """Return the seat of a file and the messages about its game. Raises SaveError."""
    with reading(path):
        lines = read_content(path, MAX_BYTES).split(b"\n")
        head = read_record_data(parsed_json(lines[0]), SeenSeat, strict_converter())
        try:
            # An incomplete last line is ignored.
            told = [read_told(each.decode()) for each in lines[1:-1]]
        except UnicodeDecodeError as error:
            raise InvalidData(tr("not text")) from error
    return head, [each for each in told if isinstance(each, Welcome | Steps)]


def open_seen(path: Path, sharing: Sharing[Any, Any, Any]) -> OpenedGame[Any, Any, Any]:
    """Open the game as seen by a seat. Raises SaveError."""
    head, told = read_seen(path)
    game = SeatGame(sharing, TableLink("", 0, head.table, head.seat, ""), None)
    with reading(path):
        game.recall(told)
    session = game.session
    if session is None:
        raise SaveError(path, "", tr("there is nothing to show yet"))
    return OpenedGame(session, lambda: History(session.game, session.people))
