"""Tables of the local network: made known by whoever keeps one, found by whoever looks for one.

Needs ``zeroconf``, imported when somebody looks, or wants to be found. What is made known are the
links of seats that are free: whoever is in the network may take one.
"""

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from importlib.util import find_spec
from typing import Any, Final

from paxdesk import __version__
from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen
from paxdesk.net.messages import LinkError, TableLink, read_link
from paxdesk.net.table_server import NetError
from paxdesk.resources import how_to_install
from paxdesk.session.game_protocol import Seat

SERVICE: Final = "_paxdesk._tcp.local."
MAX_NAME_LENGTH: Final = 60
"""Letters of what a table or a seat is called there."""
MAX_SEATS: Final = 7
ANSWER_TIMEOUT_MS: Final = 3000
"""Milliseconds in which a table that was found must say what it is."""


@frozen
class FoundTable:
    """A table of the local network: its ``key`` there, the game's, and who plays.

    ``seats`` are the free ones, by the names of who is to sit there; "" is the link to look on.
    """

    key: str
    game: str
    program: str
    title: str
    seats: tuple[tuple[str, TableLink], ...]


def _need_library() -> None:
    """Raises NetError where tables of the local network cannot be looked for."""
    # It is loaded later, on another thread.
    if find_spec("zeroconf") is None:
        raise NetError(
            tr(
                "Local tables need the “{name}” library. {how}",
                how=how_to_install("net"),
                name="zeroconf",
            )
        )


class _Multicast:
    """The library, on a thread of its own: nobody waits for the network.

    Where there is no network nothing is found, and nobody is told of anything.
    """

    def __init__(self, interfaces: list[str] | None) -> None:
        _need_library()
        self.interfaces = interfaces
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="nearby")
        self._zeroconf: Any = None
        self.do(self._open)

    def do(self, what: Callable[[], object]) -> None:
        """Do this soon."""
        with suppress(RuntimeError):  # it is closed already
            self._pool.submit(self._try, what)

    def _try(self, what: Callable[[], object]) -> None:
        with suppress(OSError):
            what()

    def _open(self) -> None:
        from zeroconf import InterfaceChoice, Zeroconf

        self._zeroconf = Zeroconf(interfaces=self.interfaces or InterfaceChoice.All)

    @property
    def zeroconf(self) -> Any:
        """The library's own. Raises OSError where there is no network."""
        if self._zeroconf is None:
            raise OSError
        return self._zeroconf

    def close(self) -> None:
        self.do(lambda: self.zeroconf.close())
        self._pool.shutdown(wait=False)


class TableBroadcast:
    """Makes one table known, from :meth:`tell` on. Raises NetError where that cannot be."""

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
        """These seats are free."""
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
    """Looks for tables; ``found`` is called, on any thread, whenever there are others.

    Raises NetError where that cannot be.
    """

    def __init__(
        self,
        found: Callable[[tuple[FoundTable, ...]], object],
        interfaces: list[str] | None = None,
    ) -> None:
        self._found = found
        self._tables: dict[str, FoundTable] = {}
        self._network = _Multicast(interfaces)
        self._network.do(self._browse)

    def _browse(self) -> None:
        from zeroconf import ServiceBrowser

        self._browser = ServiceBrowser(self._network.zeroconf, SERVICE, handlers=[self._heard])

    def _heard(self, zeroconf: Any, service_type: str, name: str, state_change: Any) -> None:
        """The library has found a table, or it is gone."""
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
    """What is made known; anybody may make anything known, so it is read as links are."""
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
    """Printable letters, and not many."""
    text = value.decode(errors="replace")
    return "".join(each for each in text if each.isprintable())[: 4 * MAX_NAME_LENGTH]
