"""Client for a seat at a remote table; reconnects automatically."""

import socket
import ssl
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Final, Literal, Protocol, TypeAlias

from attrs import evolve

from paxdesk import __version__
from paxdesk.files.strict_json import InvalidData
from paxdesk.net.messages import (
    LONGEST_TOLD,
    PROTOCOL,
    Ask,
    Asked,
    Gathering,
    Hello,
    Play,
    Proposal,
    Refused,
    Steps,
    TableLink,
    TableMessage,
    Welcome,
    fingerprint,
    read_told,
    written,
)

RETRY_DELAYS: Final = (0.3, 1.0, 2.0, 4.0, 8.0)
"""Delays before consecutive reconnections, in seconds; the last one repeats."""
HANDSHAKE_TIMEOUT: Final = 10.0
FINAL_REFUSALS: Final = frozenset(
    {"protocol", "game", "cards", "table", "ended", "used", "taken", "full"}
)
"""Refusals after which reconnecting is useless."""

LinkState: TypeAlias = Literal["connected", "cut", "certificate", "nonsense"]
"""State of the connection: established, to be retried, wrong certificate, or invalid messages."""
Heard: TypeAlias = TableMessage | LinkState


class WrongCertificate(Exception):
    """Error for a certificate that does not match the link or is not trusted."""


def connected(link: TableLink, source: tuple[str, int] | None = None) -> socket.socket:
    """Return a TLS connection to the host of a link. Raises OSError or WrongCertificate."""
    plain = socket.create_connection((link.host, link.port), HANDSHAKE_TIMEOUT, source)
    try:
        plain.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if not link.fingerprint:
            try:
                return ssl.create_default_context().wrap_socket(plain, server_hostname=link.host)
            except ssl.SSLCertVerificationError as error:
                raise WrongCertificate from error
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        context.minimum_version = ssl.TLSVersion.TLSv1_2
        context.check_hostname = False
        context.verify_mode = ssl.CERT_NONE  # identified by its fingerprint only
        secured = context.wrap_socket(plain, server_hostname=link.host)
        der = secured.getpeercert(binary_form=True)
        if der is None or fingerprint(der) != link.fingerprint:
            secured.close()
            raise WrongCertificate
        return secured
    except BaseException:
        plain.close()
        raise


class HostSender(Protocol):
    """Sender of a seat's messages to its table, such as :class:`HostConnection`."""

    def say(self, message: Asked) -> None: ...


class HostConnection:
    """Connection of a seat; ``hear`` receives all messages on its thread.

    ``key`` allows this client to reconnect.
    """

    def __init__(
        self, link: TableLink, game: str, material: str, key: str, hear: Callable[[Heard], object]
    ) -> None:
        self.link = link
        self._hello = Hello(
            PROTOCOL, __version__, game, material, link.table, link.seat, link.token, key, 0, ""
        )
        self._hear = hear
        self.waits = RETRY_DELAYS
        self._ended = threading.Event()
        self._socket: object = None
        self._lock = threading.Lock()
        self._steps = 0
        self._mark = ""
        """Mark of the last position received, displayed or not."""
        self._pending: Play | Ask | None = None
        """Unanswered message to resend after a disconnection, or None."""
        self._thread = threading.Thread(target=self._run, name="seat", daemon=True)

    def know(self, steps: int, mark: str) -> None:
        """Set the number of known steps, and the table's mark after the last of them."""
        self._steps, self._mark = steps, mark

    def start(self) -> None:
        self._thread.start()

    def close(self) -> None:
        """Leave the table; the holder of the key can return."""
        self._ended.set()
        with self._lock:
            there = self._socket
        if there is not None:
            with suppress(Exception):
                there.close()  # type: ignore[attr-defined]

    # --- Sending ----------------------------------------------------------------------------------

    def say(self, message: Asked) -> None:
        """Send a message; an unanswered action or request is sent again after a disconnection."""
        with self._lock:
            there = self._socket
            if isinstance(message, Play | Ask):
                self._pending = message
        if there is not None:
            with suppress(Exception):  # the reader notices a disconnection
                there.send(written(message))  # type: ignore[attr-defined]

    # --- On the thread ----------------------------------------------------------------------------

    def _run(self) -> None:
        failures = 0
        while not self._ended.is_set():
            try:
                came = self._sit()
            except WrongCertificate:
                self._tell("certificate")
                return
            except InvalidData:
                self._tell("nonsense")
                return
            if came is None:
                return
            failures = 0 if came else failures + 1
            self._tell("cut")
            self._ended.wait(self.waits[min(failures, len(self.waits) - 1)])

    def _tell(self, heard: Heard) -> None:
        if not self._ended.is_set():
            self._hear(heard)

    def _sit(self) -> bool | None:
        """Stay connected; return whether the seat was accepted, None if refused for good."""
        from websockets.exceptions import WebSocketException
        from websockets.sync.client import connect

        came = False
        try:
            secured = connected(self.link)
            secured.settimeout(None)
            address = f"ws://{self.link.address}/"
            with connect(
                address,
                sock=secured,
                compression=None,
                max_size=LONGEST_TOLD,
                open_timeout=HANDSHAKE_TIMEOUT,
                ping_interval=15,
                ping_timeout=15,
                close_timeout=1,
                proxy=None,
                user_agent_header=None,
            ) as there:
                there.send(written(evolve(self._hello, steps=self._steps, mark=self._mark)))
                again = True
                for frame in there:
                    told = read_told(frame)
                    if isinstance(told, Refused) and told.why in FINAL_REFUSALS:
                        self._tell(told)
                        return None
                    if not came and isinstance(told, Gathering | Welcome):
                        came = True
                        with self._lock:
                            self._socket = there
                        self._tell("connected")
                    if isinstance(told, Steps):
                        self._steps = told.kept + len(told.steps)
                        self._mark = told.mark
                        if not told.more:
                            self._repeat(there, again)
                            again = False
                    elif isinstance(told, Proposal) or (
                        isinstance(told, Refused) and told.why != "closed"
                    ):
                        with self._lock:
                            self._pending = None
                    self._tell(told)
        except (OSError, WebSocketException, EOFError, TimeoutError):
            return came
        finally:
            with self._lock:
                self._socket = None
        return came

    def _repeat(self, there: object, again: bool) -> None:
        """Drop the pending message if out of date, else resend it if ``again``."""
        with self._lock:
            pending = self._pending
            if pending is None:
                return
            if pending.mark != self._mark:
                self._pending = None
                return
        if again:
            there.send(written(pending))  # type: ignore[attr-defined]
