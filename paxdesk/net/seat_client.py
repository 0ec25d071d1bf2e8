"""A seat at the table of another machine: its connection, which comes back by itself.

Needs ``websockets``, imported when a table is joined. What the table says is told on the thread
of the connection, by a call.
"""

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
"""Seconds between two tries to come back."""
HANDSHAKE_TIMEOUT: Final = 10.0
FINAL_REFUSALS: Final = frozenset(
    {"protocol", "program", "game", "cards", "table", "used", "taken", "full"}
)
"""Refusals after which it is no use to come again."""

LinkState: TypeAlias = Literal["connected", "cut", "certificate", "nonsense"]
"""How the connection is: there, to be tried again, not with the machine of the link, or with one
that says what cannot be.
"""
Heard: TypeAlias = TableMessage | LinkState


class WrongCertificate(Exception):
    """It is not the machine of the link that answers."""


def connected(link: TableLink) -> socket.socket:
    """A connection to the machine of a link, and to no other. Raises OSError, WrongCertificate."""
    plain = socket.create_connection((link.host, link.port), HANDSHAKE_TIMEOUT)
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
        context.verify_mode = ssl.CERT_NONE  # it is known by its fingerprint alone
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
    """Sender of what a seat says to its table; :class:`HostConnection` is one."""

    def say(self, message: Asked) -> None: ...


class HostConnection:
    """The connection of a seat; ``hear`` is called on its thread with all that it hears.

    ``key`` is this program's own for the seat: whoever has it can come back.
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
        """What names the position that was told last, whether or not it is shown yet."""
        self._pending: Play | Ask | None = None
        """What was sent and not answered: it is sent again after a cut."""
        self._thread = threading.Thread(target=self._run, name="seat", daemon=True)

    def know(self, steps: int, mark: str) -> None:
        """So many steps are known already, of what the table said with this ``mark``."""
        self._steps, self._mark = steps, mark

    def start(self) -> None:
        self._thread.start()

    def close(self) -> None:
        """Leave the table; whoever comes again has the key."""
        self._ended.set()
        with self._lock:
            there = self._socket
        if there is not None:
            with suppress(Exception):
                there.close()  # type: ignore[attr-defined]

    # --- Saying ----------------------------------------------------------------------------------

    def say(self, message: Asked) -> None:
        """Say this to the table; a line is said again after a cut, if nothing came of it."""
        with self._lock:
            there = self._socket
            if isinstance(message, Play | Ask):
                self._pending = message
        if there is not None:
            with suppress(Exception):  # a cut is noticed by whoever reads
                there.send(written(message))  # type: ignore[attr-defined]

    # --- On the thread ---------------------------------------------------------------------------

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
        """Sit at the table until the connection is cut; None where it is no use to come again."""
        from websockets.exceptions import WebSocketException
        from websockets.sync.client import connect

        came = False
        try:
            secured = connected(self.link)
            secured.settimeout(None)
            address = f"ws://{self.link.host}:{self.link.port}/"
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
        """Come ``again``, send what was not answered, if it was meant for the position told now."""
        with self._lock:
            pending = self._pending
            if pending is None:
                return
            if pending.mark != self._mark:
                self._pending = None
                return
        if again:
            there.send(written(pending))  # type: ignore[attr-defined]
