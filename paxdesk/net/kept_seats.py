"""Seats of this program at tables of other machines, kept so that it can come back."""

from pathlib import Path
from typing import Final

from paxdesk.files.record_list import read_record, write_record
from paxdesk.files.safe_write import SaveError
from paxdesk.lazy_attrs import frozen
from paxdesk.net.shared_seed import DealRecord


@frozen
class KeptSeat:
    """A seat that is ours: its ``link``, our ``key`` for it, the ``game``, and who plays.

    ``pledge`` is what we gave to the seed of its cards.
    """

    link: str
    key: str
    game: str
    name: str
    pledge: DealRecord | None = None


@frozen
class _SeatsFile:
    seats: tuple[KeptSeat, ...]


MAX_SEATS: Final = 20
MAX_BYTES: Final = 100_000


class KeptSeats:
    """The file of these seats, in a folder only its owner can read; the newest come first."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "seats.json"

    def all(self) -> tuple[KeptSeat, ...]:
        """Return the seats; none where the file is damaged: links can be given anew."""
        try:
            return read_record(self.path, _SeatsFile, MAX_BYTES, KeptSeat).seats
        except SaveError:
            return ()

    def keep(self, seat: KeptSeat) -> None:
        """Add a seat, or move it to the front. Raises SaveError."""
        self._write((seat, *(each for each in self.all() if each.link != seat.link)))

    def forget(self, link: str) -> None:
        """Remove the seat of a link. Raises SaveError."""
        self._write(tuple(each for each in self.all() if each.link != link))

    def _write(self, seats: tuple[KeptSeat, ...]) -> None:
        write_record(self.path, _SeatsFile(seats[:MAX_SEATS]), private=True)
