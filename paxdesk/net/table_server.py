"""Server that connects programs and browsers to shared tables.

:class:`TableServer` can run its event loop on a separate thread.
"""

import asyncio
import datetime
import logging
import socket
import ssl
import threading
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from paxdesk import __version__
from paxdesk.errors import PaxError
from paxdesk.files.safe_write import make_folder, write_whole
from paxdesk.files.strict_json import InvalidData
from paxdesk.language import tr
from paxdesk.net import messages, page_files
from paxdesk.net.addresses import is_home
from paxdesk.net.browser_messages import SEAT_PATH, Sit, Spoken, read_sit, wanted_language
from paxdesk.net.connection_limits import (
    BoundedListener,
    Newcomers,
    address_key,
    bounded_connection,
)
from paxdesk.net.seats import GuestLink, Seating
from paxdesk.resources import how_to_install
from paxdesk.session.game_protocol import Seat

if TYPE_CHECKING:
    from websockets.asyncio.server import Server, ServerConnection
    from websockets.http11 import Request, Response

HELLO_TIMEOUT: Final = 10.0
"""Time limit for the first message from a client, in seconds."""
MAX_CONNECTIONS: Final = 1000
MAX_UNSENT_BYTES: Final = 8_000_000
"""Size of unsent frames above which a slow client is disconnected."""
CERTIFICATE_YEARS: Final = 30


class NetError(PaxError):
    """Network or certificate error, or missing library; the message is a sentence."""


def need_library(name: str, extra: str, sentence: str) -> None:
    """Raise NetError if a library of an optional part is not installed.

    ``sentence`` has placeholders for the library's ``name`` and for ``how`` to install it.
    """
    if find_spec(name) is None:
        raise NetError(tr(sentence, how=how_to_install(extra), name=name))


def need_libraries() -> None:
    """Raise NetError if a library for network tables is not installed."""
    try:
        import cryptography
        import websockets  # noqa: F401

        assert cryptography
    except ImportError as error:
        raise NetError(
            tr(
                "Online tables need the “{name}” library. {how}",
                how=how_to_install("net"),
                name=error.name or "websockets",
            )
        ) from error


# --- Certificate ----------------------------------------------------------------------------------


def certificate(folder: Path) -> tuple[Path, str]:
    """Return the path and the fingerprint of the certificate; create it if necessary.

    Raises PaxError if the file cannot be read or written.
    """
    path = folder / "certificate.pem"
    try:
        if not path.exists():
            _make_certificate(path)
        der = ssl.PEM_cert_to_DER_cert(
            path.read_text(encoding="ascii").partition("-----BEGIN P")[0]
        )
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else tr("not a certificate")
        words = tr("The certificate {path} cannot be used: {why}.", path=path, why=why)
        raise NetError(words) from error
    return path, messages.fingerprint(der)


def _make_certificate(path: Path) -> None:
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "Pax Desk table")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=365 * CERTIFICATE_YEARS))
        .sign(key, hashes.SHA256())
    )
    plain = serialization.NoEncryption()
    pem = serialization.Encoding.PEM
    private = key.private_bytes(pem, serialization.PrivateFormat.PKCS8, plain)
    make_folder(path.parent, private=True)
    write_whole(path, made.public_bytes(pem) + private, private=True)


# --- Addresses ------------------------------------------------------------------------------------

EVERYWHERE: Final = ""
"""Host for listening on all addresses of this computer, with IPv6 if supported."""


def listening_socket(host: str, port: int) -> socket.socket:
    """Return a socket that listens at an address or :data:`EVERYWHERE`. Raises OSError."""
    if host == EVERYWHERE and socket.has_dualstack_ipv6():
        return socket.create_server(("", port), family=socket.AF_INET6, dualstack_ipv6=True)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family)


# --- One connection -------------------------------------------------------------------------------


class GuestConnection:
    """Connection of a client; ``send`` and ``close`` may be called on any thread."""

    def __init__(
        self,
        socket: "ServerConnection",
        loop: asyncio.AbstractEventLoop,
        newcomers: Newcomers,
        at_home: bool = False,
    ) -> None:
        self.socket = socket
        self.at_home = at_home
        """True if the connection came through the server for the home network."""
        self.loop = loop
        self._newcomers = newcomers
        self._number = socket.transport.get_extra_info("socket").fileno()
        self.address = address_key(str((socket.remote_address or ("",))[0]))
        self._frames: asyncio.Queue[str | bytes | None] = asyncio.Queue()
        self._waiting = 0
        self._lock = threading.Lock()

    def send(self, frame: str | bytes) -> None:
        with self._lock:
            self._waiting += len(frame)
            slow = self._waiting > MAX_UNSENT_BYTES
        with suppress(RuntimeError):  # the loop has ended
            if slow:
                self.loop.call_soon_threadsafe(self.socket.transport.abort)
            else:
                self.loop.call_soon_threadsafe(self._frames.put_nowait, frame)

    def seated(self) -> None:
        """Stop counting this connection among those without a seat."""
        with suppress(RuntimeError):
            self.loop.call_soon_threadsafe(self._newcomers.seated, self._number)

    def close(self) -> None:
        with suppress(RuntimeError):
            self.loop.call_soon_threadsafe(self._frames.put_nowait, None)

    async def write_all(self) -> None:
        """Send the queued frames until the connection is closed or lost."""
        from websockets.exceptions import ConnectionClosed

        with suppress(ConnectionClosed):
            while (frame := await self._frames.get()) is not None:
                await self.socket.send(frame)
                with self._lock:
                    self._waiting -= len(frame)
            await self.socket.close()


def _silent_logger() -> logging.Logger:
    """Return a logger without output, because hostile connections could fill a log."""
    logger = logging.getLogger("paxdesk.net")
    logger.propagate = False
    logger.disabled = True
    return logger


# --- Seats in a browser ---------------------------------------------------------------------------


class PageGuest(GuestLink, Protocol):
    """Guest of a table, connected from a browser page by a separate protocol."""

    def begin(self, table: Seating[Any, Any, Any], language: str) -> None:
        """Send the page its texts before the guest is seated."""

    def hear(self, table: Seating[Any, Any, Any], frame: str | bytes) -> None:
        """Handle a message from the page."""


class PageMaker(Protocol):
    """Factory of guests for pages in a browser."""

    def guest(
        self, line: GuestConnection, table: Seating[Any, Any, Any], seat: Seat, language: Spoken
    ) -> PageGuest:
        """Return the guest for a page. Called on the thread of the tables."""
        ...

    def refusal(self, language: Spoken, why: messages.Why, word: str) -> str:
        """Return the frame that refuses a page. Called on the thread of the tables."""
        ...


class Visit:
    """Connection of a program, used on the thread of the tables."""

    def __init__(self, line: GuestConnection, hello: messages.Hello) -> None:
        self.table = hello.table
        self._line = line
        self._hello = hello

    def refuse(self, why: messages.Why, word: str) -> None:
        self._line.send(messages.written(messages.Refused(why, word)))

    def greet(self, table: Seating[Any, Any, Any]) -> None:
        if table.greet(self._line, self._hello):
            self._line.seated()

    def hear(self, frame: str | bytes, table: Seating[Any, Any, Any]) -> None:
        table.hear(self._line, frame)

    def leave(self, table: Seating[Any, Any, Any]) -> None:
        table.leave(self._line)


class PageVisit:
    """Connection of a page, used on the thread of the tables."""

    def __init__(self, line: GuestConnection, sit: Sit, language: Spoken, pages: PageMaker) -> None:
        self.table = sit.table
        self._line = line
        self._sit = sit
        self._language = language
        self._pages = pages
        self._guest: PageGuest | None = None

    def refuse(self, why: messages.Why, word: str) -> None:
        self._line.send(self._pages.refusal(self._language, why, word))

    def greet(self, table: Seating[Any, Any, Any]) -> None:
        sit, sharing = self._sit, table.sharing
        if not sharing.in_browsers:
            self.refuse("game", "")
            self._line.close()
            return
        guest = self._pages.guest(self._line, table, sit.seat, self._language)
        guest.begin(table, self._language)
        hello = messages.Hello(
            messages.PROTOCOL,
            __version__,
            sharing.key,
            sharing.digest,
            sit.table,
            sit.seat,
            sit.token,
            sit.key,
            0,
            "",
        )
        self._guest = guest
        if table.greet(guest, hello):
            self._line.seated()

    def hear(self, frame: str | bytes, table: Seating[Any, Any, Any]) -> None:
        if self._guest is not None and self._guest in table.guests:
            self._guest.hear(table, frame)

    def leave(self, table: Seating[Any, Any, Any]) -> None:
        if self._guest is not None:
            table.leave(self._guest)


# --- Server ---------------------------------------------------------------------------------------

Do = Callable[[Callable[[], object]], object]
"""Function that runs a call on the thread of the tables."""


class TableServer:
    """Server that connects clients to ``tables``, keyed by name.

    ``do`` runs a call on the thread of the tables; None means the event loop's own thread. ``log``
    is called at intervals with the number of connections closed since the previous call.
    ``ended`` are the dates of closed tables. ``pages`` makes guests for browsers, if not None.
    """

    def __init__(
        self,
        tables: Mapping[str, Seating[Any, Any, Any]],
        do: Do | None = None,
        log: Callable[[int], object] = bool,
        ended: Mapping[str, str] | None = None,
        pages: PageMaker | None = None,
    ) -> None:
        self.tables = tables
        self._pages = pages
        self._ended: Mapping[str, str] = {} if ended is None else ended
        self._newcomers = Newcomers(log)
        self._do: Do = do or (lambda what: what())
        self.port = 0
        self._count = 0
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: threading.Thread | None = None
        self._end: asyncio.Event | None = None
        self._home: Server | None = None
        """Server without TLS for browsers on the home network, or None."""

    # --- In a loop --------------------------------------------------------------------------------

    async def open(self, host: str, port: int, pem: Path | None, at_home: bool = False) -> "Server":
        """Start listening. Raises NetError.

        Without a certificate (``pem``) only local connections are accepted or, if ``at_home``,
        those from the home network.
        """
        from websockets.asyncio.server import serve

        context = None
        if pem is not None:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.minimum_version = ssl.TLSVersion.TLSv1_2
            # reading a ticket while another thread sends the first request can lose the request
            context.num_tickets = 0
            context.load_cert_chain(pem)
        elif host not in ("127.0.0.1", "::1") and not at_home:
            raise NetError(
                tr("Without a certificate, the table accepts local connections only (127.0.0.1).")
            )
        try:
            # If the port were in use, asyncio would not close the socket that it had created.
            listening = listening_socket(host, port)
            server = await serve(
                partial(self._welcome, at_home),
                sock=BoundedListener.over(listening, self._newcomers),
                ssl=context,
                create_connection=bounded_connection(),
                logger=_silent_logger(),
                compression=None,
                max_size=messages.LONGEST_ASKED,
                max_queue=8,
                open_timeout=HELLO_TIMEOUT,
                process_request=partial(self._answer, at_home),
                ping_interval=15,
                ping_timeout=15,
                close_timeout=2,
                server_header=None,
            )
        except OSError as error:
            why = error.strerror or error
            if host == EVERYWHERE:
                words = tr("Cannot open a table on port {port}: {why}.", port=port, why=why)
            else:
                words = tr(
                    "Cannot open a table at {host}, port {port}: {why}.",
                    host=host,
                    port=port,
                    why=why,
                )
            raise NetError(words) from error
        if not at_home:
            self.port = next(iter(server.sockets)).getsockname()[1]
        return server

    def _answer(
        self, at_home: bool, socket: "ServerConnection", request: "Request"
    ) -> "Response | None":
        """Return a response with a file or a refusal, or None to accept the connection."""
        if at_home and not is_home(str((socket.remote_address or ("",))[0])):
            return page_files.refusal(403)
        if "Upgrade" not in request.headers:
            return page_files.answer(request.path) if self._pages else page_files.refusal(426)
        if request.path != SEAT_PATH:
            return page_files.refusal(404) if at_home else None
        if self._pages is None or not page_files.same_origin(request):
            return page_files.refusal(403)
        return None

    async def _welcome(self, at_home: bool, socket: "ServerConnection") -> None:
        from websockets.exceptions import ConnectionClosed

        self._count += 1
        line = GuestConnection(socket, asyncio.get_running_loop(), self._newcomers, at_home)
        writer = asyncio.create_task(line.write_all())
        visit: Visit | PageVisit | None = None
        name = ""
        try:
            if self._count > MAX_CONNECTIONS:
                self._refuse(line, "closed")
                return
            try:
                async with asyncio.timeout(HELLO_TIMEOUT):
                    visit = self._visit(line, socket, await socket.recv())
            except (InvalidData, TimeoutError):
                self._refuse(line, "garbage")
                return
            if visit.table not in self.tables:
                date = self._ended.get(visit.table, "")
                await self._done(partial(visit.refuse, "ended" if date else "table", date))
                return
            name = visit.table
            self._hand(name, visit.greet)
            async for frame in socket:
                self._hand(name, partial(visit.hear, frame))
        except ConnectionClosed:
            pass
        finally:
            self._count -= 1
            if getattr(socket, "flooded", False):
                self._newcomers.flooded(line.address)
            if name and visit is not None:
                self._hand(name, visit.leave)
            line.close()
            with suppress(asyncio.CancelledError):
                await writer

    def _visit(
        self, line: GuestConnection, socket: "ServerConnection", frame: str | bytes
    ) -> Visit | PageVisit:
        """Return the visit that begins with this frame. Raises InvalidData."""
        request = socket.request
        if request is not None and request.path == SEAT_PATH and self._pages is not None:
            sit = read_sit(frame)
            accepted = request.headers.get_all("Accept-Language")
            language = wanted_language(sit.language, ",".join(accepted))
            return PageVisit(line, sit, language, self._pages)
        hello = messages.read_asked(frame)
        if not isinstance(hello, messages.Hello):
            raise InvalidData("no greeting")
        return Visit(line, hello)

    def _hand(self, name: str, what: Callable[[Seating[Any, Any, Any]], object]) -> None:
        """Call ``what`` on the tables' thread, unless the table is closed."""

        def do() -> None:
            table = self.tables.get(name)
            if table is not None:
                what(table)

        self._do(do)

    async def _done(self, what: Callable[[], object]) -> None:
        """Run a call on the tables' thread; wait for its end, at most HELLO_TIMEOUT seconds."""
        loop, done = asyncio.get_running_loop(), asyncio.Event()

        def do() -> None:
            what()
            with suppress(RuntimeError):  # the loop has ended
                loop.call_soon_threadsafe(done.set)

        self._do(do)
        with suppress(TimeoutError):
            async with asyncio.timeout(HELLO_TIMEOUT):
                await done.wait()

    def _refuse(self, line: GuestConnection, why: messages.Why, word: str = "") -> None:
        line.send(messages.written(messages.Refused(why, word)))
        line.close()

    # --- On a separate thread ---------------------------------------------------------------------

    def start(self, host: str, port: int, pem: Path | None) -> None:
        """Start the server on a separate thread; return once it listens. Raises NetError."""
        opened = threading.Event()
        failed: list[Exception] = []

        async def run() -> None:
            self._loop, self._end = asyncio.get_running_loop(), asyncio.Event()
            try:
                server = await self.open(host, port, pem)
            except Exception as error:
                failed.append(error)
                return
            finally:
                opened.set()
            async with server:
                await self._end.wait()

        self._thread = threading.Thread(target=lambda: asyncio.run(run()), name="door", daemon=True)
        self._thread.start()
        opened.wait()
        if failed:
            self._thread.join()
            raise failed[0]

    def serve_home(self) -> int:
        """Serve browsers on the home network without TLS; return the port. Raises NetError."""
        assert self._loop is not None, "the server was started"
        if self._home is None:
            opening = asyncio.run_coroutine_threadsafe(
                self.open(EVERYWHERE, 0, None, at_home=True), self._loop
            )
            self._home = opening.result()
        return int(next(iter(self._home.sockets)).getsockname()[1])

    def leave_home(self) -> None:
        """Stop serving browsers without TLS, and disconnect them."""
        home, self._home = self._home, None
        if home is not None and self._loop is not None:
            self._loop.call_soon_threadsafe(home.close)

    def stop(self) -> None:
        """Stop the server; all clients are disconnected."""
        self.leave_home()
        if self._loop is not None and self._end is not None and self._thread is not None:
            with suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._end.set)
            self._thread.join(5)
