"""Seats of this program at tables of other machines, kept so that it can come back."""

import json
from pathlib import Path
from typing import Final

from cattrs import Converter

from paxdesk.files.record_codec import read_record_data, register_partial, strict_converter
from paxdesk.files.safe_write import write_whole
from paxdesk.files.strict_json import InvalidData, read_json
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


MOST_SEATS: Final = 20


MOST_BYTES: Final = 100_000


class KeptSeats:
    """The file of them, in a folder only its owner can read."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "seats.json"

    def all(self) -> tuple[KeptSeat, ...]:
        """The last one first; none where the file is damaged: links can be given anew."""
        try:
            data = read_json(self.path, MOST_BYTES) if self.path.exists() else {"seats": []}
            return read_record_data(data, _SeatsFile, _converter()).seats
        except InvalidData:
            return ()

    def keep(self, seat: KeptSeat) -> None:
        """Keep a seat, as the last one. Raises SaveError."""
        self._write((seat, *(each for each in self.all() if each.link != seat.link)))

    def forget(self, link: str) -> None:
        """This seat is ours no more. Raises SaveError."""
        self._write(tuple(each for each in self.all() if each.link != link))

    def _write(self, seats: tuple[KeptSeat, ...]) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        plain = _converter().unstructure(_SeatsFile(seats[:MOST_SEATS]))
        write_whole(self.path, json.dumps(plain, indent=1).encode(), private=True)


def _converter() -> Converter:
    converter = strict_converter()
    register_partial(converter, KeptSeat, {}, frozenset(), frozenset({"pledge"}))
    return converter
