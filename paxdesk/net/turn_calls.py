"""Calls to absent players: by command, web address, or mail.

Each call runs on a separate thread.
"""

import json
import os
import smtplib
import ssl
import subprocess
import threading
import urllib.error
import urllib.request
from collections.abc import Callable, Mapping, Sequence
from email.message import EmailMessage
from typing import Final

from attrs import field

from paxdesk.foreign_text import in_one_line
from paxdesk.language import join_words, tr
from paxdesk.lazy_attrs import frozen

TIMEOUT: Final = 20.0
"""Time limit for an answer from a web or mail server, in seconds."""


@frozen
class MailServer:
    """Mail server; with a ``user``, the connection is encrypted."""

    host: str
    port: int
    sender: str
    user: str = ""
    password: str = field(default="", repr=False)


@frozen
class PlayerCall:
    """Call to the player ``name`` at a seat; the table waits for the players ``waits``."""

    table: str
    seat: str
    name: str
    why: str
    waits: tuple[str, ...]

    @property
    def words(self) -> str:
        if self.why == "join":
            names = join_words(list(self.waits), "and")
            return tr(
                "Pax Desk: the table {table} waits for {names}.", table=self.table, names=names
            )
        return tr("Pax Desk: it is your turn, {name}, at the table {table}.", **self._named)

    @property
    def _named(self) -> dict[str, str]:
        return {"name": self.name, "table": self.table}

    @property
    def variables(self) -> dict[str, str]:
        """Environment variables of a command."""
        return {
            "PAXDESK_TABLE": self.table,
            "PAXDESK_SEAT": self.seat,
            "PAXDESK_NAME": self.name,
            "PAXDESK_WHY": self.why,
            "PAXDESK_WAITS": ", ".join(self.waits),
        }


@frozen
class TurnCalls:
    """Ways to call players: a ``command``, a ``webhook``, and mail to ``addresses`` by name."""

    command: tuple[str, ...] = ()
    webhook: str = ""
    mail: MailServer | None = None
    addresses: Mapping[str, str] = field(factory=dict)
    log: Callable[[str], object] = print

    def call(self, call: PlayerCall) -> Sequence[threading.Thread]:
        """Start all calls; return their threads."""
        ways: list[tuple[str, Callable[[PlayerCall], object]]] = []
        if self.command:
            ways.append((self.command[0], self._run))
        if self.webhook:
            ways.append((self.webhook, self._post))
        if self.mail is not None and call.name in self.addresses:
            ways.append((self.mail.host, self._mail))
        threads = [
            threading.Thread(target=self._try, args=(name, way, call), name="call", daemon=True)
            for name, way in ways
        ]
        for each in threads:
            each.start()
        return threads

    def _try(self, name: str, way: Callable[[PlayerCall], object], call: PlayerCall) -> None:
        try:
            way(call)
        except (OSError, smtplib.SMTPException, ValueError) as error:
            self.log(tr("{command}: {why}", command=name, why=_reason(error)))

    def _run(self, call: PlayerCall) -> None:
        subprocess.Popen(
            list(self.command),
            env={**os.environ, **call.variables},
            stdin=subprocess.DEVNULL,
            start_new_session=True,
        )

    def _post(self, call: PlayerCall) -> None:
        told = {
            "table": call.table,
            "seat": call.seat,
            "name": call.name,
            "why": call.why,
            "waits": call.waits,
            "text": call.words,
        }
        request = urllib.request.Request(
            self.webhook,
            json.dumps(told).encode(),
            {"Content-Type": "application/json", "User-Agent": "paxdesk"},
        )
        with urllib.request.urlopen(request, timeout=TIMEOUT) as answer:
            answer.read(1000)

    def _mail(self, call: PlayerCall) -> None:
        mail = self.mail
        assert mail is not None, "only with a server"
        message = EmailMessage()
        message["From"], message["To"] = mail.sender, self.addresses[call.name]
        message["Subject"] = call.words
        message.set_content(call.words)
        with _connected(mail) as server:
            if mail.user:
                server.login(mail.user, mail.password)
            server.send_message(message)


def _reason(error: Exception) -> str:
    """Return why a call failed, in the system's or the server's words."""
    if isinstance(error, urllib.error.HTTPError):
        return f"HTTP {error.code} {error.reason}"
    if isinstance(error, smtplib.SMTPResponseException):
        return f"SMTP {error.smtp_code}"
    cause = error.reason if isinstance(error, urllib.error.URLError) else error
    if isinstance(cause, ssl.SSLCertVerificationError):
        return cause.verify_message
    return (cause.strerror if isinstance(cause, OSError) else None) or in_one_line(str(cause))


def _connected(mail: MailServer) -> smtplib.SMTP:
    """Return a connection, encrypted if the server needs a login or uses port 465."""
    context = ssl.create_default_context()
    if mail.port == smtplib.SMTP_SSL_PORT:
        return smtplib.SMTP_SSL(mail.host, mail.port, timeout=TIMEOUT, context=context)
    server = smtplib.SMTP(mail.host, mail.port, timeout=TIMEOUT)
    if mail.user:
        try:
            server.starttls(context=context)
        except (OSError, smtplib.SMTPException):
            server.close()
            raise
    return server
