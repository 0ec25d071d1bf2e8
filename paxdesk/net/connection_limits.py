"""Limits on the traffic of a connection, and on connections without a seat."""

import socket
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from ipaddress import IPv4Address, ip_address, ip_network
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from websockets.asyncio.server import ServerConnection

FRAMES_PER_SECOND: Final = 100.0
"""Rate limit of a connection, in frames per second; control frames count too."""
BURST_FRAMES: Final = 200.0
BYTES_PER_SECOND: Final = 100_000.0
"""Rate limit of a connection, in bytes per second."""
BURST_BYTES: Final = 1_000_000.0
SLICE_BYTES: Final = 2048
"""Size of the slices in which received data is checked, in bytes."""
MAX_NEWCOMERS: Final = 64
"""Maximum number of connections without a seat."""
ARRIVALS_PER_SECOND: Final = 20.0
"""Rate limit of new connections from one address, per second."""
BURST_ARRIVALS: Final = 100.0
FLOOD_ARRIVALS: Final = 40.0
"""Number of new connections charged to an address for a flood."""
MOST_REFUSED_AT_ONCE: Final = 20
"""Maximum number of connections refused before other events are handled."""
MAX_ADDRESSES: Final = 1000
"""Number of addresses above which all counts of arrivals are forgotten."""
SECONDS_BETWEEN_LINES: Final = 60.0
"""Minimum interval between two lines of the log, in seconds."""


def address_key(address: str) -> str:
    """Return the key for counting connections: IPv4 address or IPv6 network."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or ip_network((found, 64), strict=False))


class Allowance:
    """Token bucket: ``burst`` units at once, and ``rate`` units per second."""

    __slots__ = ("_left", "_since", "burst", "rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate, self.burst = rate, burst
        self._left, self._since = burst, now

    def take(self, units: float, now: float) -> bool:
        """Take units if there are enough; return whether there were."""
        self._refill(now)
        enough = self._left >= units
        if enough:
            self._left -= units
        return enough

    def charge(self, units: float, now: float) -> None:
        """Take units, even beyond those left, up to a debt of one burst."""
        self._refill(now)
        self._left = max(-self.burst, self._left - units)

    def _refill(self, now: float) -> None:
        self._left = min(self.burst, self._left + (now - self._since) * self.rate)
        self._since = now


class Newcomers:
    """Connections without a seat; if there are too many, one from the busiest address is closed."""

    def __init__(
        self, log: Callable[[int], object] = bool, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._log = log
        self._clock = clock
        self._waiting: dict[int, tuple[socket.socket, str]] = {}
        """Sockets and addresses by file number, oldest first."""
        self._arrivals: dict[str, Allowance] = {}
        self._closed = 0
        self._logged = clock() - SECONDS_BETWEEN_LINES

    def admit(self, arrived: socket.socket, address: str) -> bool:
        """Return whether a new connection may stay; close an old one if necessary."""
        self._forget_closed()
        now = self._clock()
        if len(self._arrivals) > MAX_ADDRESSES:
            self._arrivals.clear()
        allowance = self._arrivals.get(address)
        if allowance is None:
            allowance = Allowance(ARRIVALS_PER_SECOND, BURST_ARRIVALS, now)
            self._arrivals[address] = allowance
        if not allowance.take(1, now):
            self.note_closed()
            return False
        if len(self._waiting) >= MAX_NEWCOMERS:
            self._close_oldest()
        self._waiting[arrived.fileno()] = (arrived, address)
        return True

    def flooded(self, address: str) -> None:
        """Charge a flood to an address, which may then open fewer new connections."""
        allowance = self._arrivals.get(address)
        if allowance is not None:
            allowance.charge(FLOOD_ARRIVALS, self._clock())
        self.note_closed()

    def seated(self, number: int) -> None:
        """Stop counting the connection with this file descriptor: it has a seat."""
        self._waiting.pop(number, None)

    def note_closed(self) -> None:
        """Count a closed connection for the log."""
        self._closed += 1
        now = self._clock()
        if now - self._logged >= SECONDS_BETWEEN_LINES:
            self._log(self._closed)
            self._closed, self._logged = 0, now

    def _forget_closed(self) -> None:
        for number, (each, _) in list(self._waiting.items()):
            if each.fileno() != number:
                del self._waiting[number]

    def _close_oldest(self) -> None:
        busiest, _ = Counter(address for _, address in self._waiting.values()).most_common(1)[0]
        number = next(n for n, (_, address) in self._waiting.items() if address == busiest)
        oldest, _ = self._waiting.pop(number)
        with suppress(OSError):
            oldest.shutdown(socket.SHUT_RDWR)
        self.note_closed()


class BoundedListener(socket.socket):
    """Listening socket that accepts only connections that :class:`Newcomers` admits."""

    newcomers: Newcomers

    @classmethod
    def over(cls, listening: socket.socket, newcomers: Newcomers) -> "BoundedListener":
        """Return a listener that replaces ``listening``."""
        found = cls(fileno=listening.detach())
        found.newcomers = newcomers
        return found

    def accept(self) -> tuple[socket.socket, Any]:
        """Return the next admitted connection. Raises BlockingIOError if none was found."""
        for _ in range(MOST_REFUSED_AT_ONCE):
            arrived, address = super().accept()
            if self.newcomers.admit(arrived, address_key(str(address[0]))):
                return arrived, address
            arrived.close()
        raise BlockingIOError


@cache
def bounded_connection() -> "type[ServerConnection]":
    """Return the class of server connections that end if they receive too much.

    Pings and pongs never reach the reader of a connection, so they are counted here.
    """
    from websockets.asyncio.server import ServerConnection
    from websockets.frames import Frame

    class BoundedConnection(ServerConnection):
        flooded = False

        def connection_made(self, transport: Any) -> None:
            now = self.loop.time()
            self.frames = Allowance(FRAMES_PER_SECOND, BURST_FRAMES, now)
            self.bytes = Allowance(BYTES_PER_SECOND, BURST_BYTES, now)
            super().connection_made(transport)

        def data_received(self, data: bytes) -> None:
            for start in range(0, len(data), SLICE_BYTES):
                if self.flooded or self.transport.is_closing():
                    return
                part = data[start : start + SLICE_BYTES]
                if self.bytes.take(len(part), self.loop.time()):
                    super().data_received(part)
                else:
                    self.cut_off()

        def process_event(self, event: Any) -> None:
            if isinstance(event, Frame) and not self.frames.take(1, self.loop.time()):
                self.cut_off()
            elif not self.flooded:
                super().process_event(event)

        def cut_off(self) -> None:
            self.flooded = True
            self.transport.abort()

    return BoundedConnection
