"""Discovery of tables on the local network, with ``zeroconf``.

Announcements contain the links of free seats, so anyone on the network can take such a seat.
"""

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, Final

from paxdesk import __version__
from paxdesk.language import tr_noop
from paxdesk.lazy_attrs import frozen
from paxdesk.net.messages import LinkError, TableLink, read_link
from paxdesk.net.table_server import need_library
from paxdesk.session.game_protocol import Seat

SERVICE: Final = "_paxdesk._tcp.local."
MAX_NAME_LENGTH: Final = 60
"""Maximum length of an announced table or seat name, in characters."""
MAX_SEATS: Final = 7
ANSWER_TIMEOUT_MS: Final = 3000
"""Timeout for resolving a discovered table, in ms."""


@frozen
class FoundTable:
    """Discovered table with its ``key`` on the network, and its free seats.

    ``seats`` pairs names with links; "" marks the spectators' link.
    """

    key: str
    game: str
    program: str
    title: str
    seats: tuple[tuple[str, TableLink], ...]


class _Multicast:
    """zeroconf on a worker thread; without a network it does nothing."""

    def __init__(self, interfaces: list[str] | None) -> None:
        # This only checks for the library: the slow import runs on the worker thread.
        words = tr_noop("Local tables need the “{name}” library. {how}")
        need_library("zeroconf", "net", words)
        self.interfaces = interfaces
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="nearby")
        self._zeroconf: Any = None
        self.do(self._open)

    def do(self, what: Callable[[], object]) -> None:
        """Queue ``what`` on the worker thread; do nothing once closed."""
        with suppress(RuntimeError):  # the pool is shut down
            self._pool.submit(self._try, what)

    def _try(self, what: Callable[[], object]) -> None:
        with suppress(OSError):
            what()

    def _open(self) -> None:
        from zeroconf import InterfaceChoice, Zeroconf

        self._zeroconf = Zeroconf(interfaces=self.interfaces or InterfaceChoice.All)

    @property
    def zeroconf(self) -> Any:
        """``Zeroconf`` object of the library. Raises OSError if there is no network."""
        if self._zeroconf is None:
            raise OSError
        return self._zeroconf

    def close(self) -> None:
        self.do(lambda: self.zeroconf.close())
        self._pool.shutdown(wait=False)


class TableBroadcast:
    """Announcer of one table. The constructor raises NetError without ``zeroconf``."""

    def __init__(self, port: int, fingerprint: str, interfaces: list[str] | None = None) -> None:
        self._port = port
        self._fingerprint = fingerprint
        self._network = _Multicast(interfaces)
        self._told: dict[str, str] = {}

    def tell(
        self,
        game: str,
        title: str,
        table: str,
        tokens: Mapping[Seat, str],
        names: Mapping[Seat, str],
    ) -> None:
        """Announce the free seats, given by the ``tokens`` of their links."""
        told: dict[str, str] = {
            "program": __version__,
            "game": game,
            "title": title[:MAX_NAME_LENGTH],
            "table": table,
            "print": self._fingerprint,
        }
        for seat, token in tokens.items():
            told[f"seat{seat}"] = f"{token} {names.get(seat, '')[:MAX_NAME_LENGTH]}"
        if told != self._told:
            again, self._told = bool(self._told), told
            self._network.do(partial(self._register, f"{table}.{SERVICE}", told, again))

    def _register(self, name: str, told: dict[str, str], again: bool) -> None:
        from zeroconf import ServiceInfo

        network = self._network
        info = ServiceInfo(
            SERVICE,
            name,
            port=self._port,
            properties=told,
            parsed_addresses=network.interfaces or _own_addresses(),
        )
        if again:
            network.zeroconf.update_service(info)
        else:
            network.zeroconf.register_service(info, cooperating_responders=True)

    def close(self) -> None:
        self._network.close()


def _own_addresses() -> list[str]:
    from ifaddr import get_adapters

    found = [str(each.ip) for adapter in get_adapters() for each in adapter.ips if each.is_IPv4]
    return [each for each in found if not each.startswith("127.")] or found


class TableSearch:
    """Search for tables; ``found`` is called on changes, on any thread.

    The constructor raises NetError without ``zeroconf``.
    """

    def __init__(
        self, found: Callable[[tuple[FoundTable, ...]], object], interfaces: list[str] | None = None
    ) -> None:
        self._found = found
        self._tables: dict[str, FoundTable] = {}
        self._network = _Multicast(interfaces)
        self._network.do(self._browse)

    def _browse(self) -> None:
        from zeroconf import ServiceBrowser

        self._browser = ServiceBrowser(self._network.zeroconf, SERVICE, handlers=[self._heard])

    def _heard(self, zeroconf: Any, service_type: str, name: str, state_change: Any) -> None:
        """Handle the library's report of a new, changed or removed table."""
        from zeroconf import ServiceStateChange

        table = None
        if state_change is not ServiceStateChange.Removed:
            info = zeroconf.get_service_info(service_type, name, timeout=ANSWER_TIMEOUT_MS)
            table = None if info is None else _read(name, info)
        if table is None:
            self._tables.pop(name, None)
        else:
            self._tables[name] = table
        self._found(tuple(self._tables.values()))

    def close(self) -> None:
        self._network.close()


def _read(key: str, info: Any) -> FoundTable | None:
    """Return the table of an announcement, or None if invalid."""
    told = {_text(name): _text(value or b"") for name, value in info.properties.items()}
    addresses = info.parsed_scoped_addresses()
    if not addresses or not info.port:
        return None
    table, fingerprint = told.get("table", ""), told.get("print", "")
    seats = []
    for seat in range(MAX_SEATS):
        token, _, name = told.get(f"seat{seat}", "").partition(" ")
        if not token:
            continue
        link = TableLink(addresses[0], info.port, table, seat, token, fingerprint)
        try:
            seats.append((name if seat else "", read_link(str(link))))
        except LinkError:
            return None
    words = told.get("game", ""), told.get("program", ""), told.get("title", "")
    return FoundTable(key, *words, tuple(seats))


def _text(value: bytes) -> str:
    """Return the printable characters of a value, at most 4 * MAX_NAME_LENGTH."""
    text = value.decode(errors="replace")
    return "".join(each for each in text if each.isprintable())[: 4 * MAX_NAME_LENGTH]
