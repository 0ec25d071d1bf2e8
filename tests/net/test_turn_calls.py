"""Tests of calls to absent players by web and mail, with real servers."""

import datetime
import http.server
import ipaddress
import json
import socket
import ssl
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session
from attrs import evolve
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from paxdesk.net.turn_calls import MailServer, PlayerCall, TurnCalls
from tests.net.hosts import Hosts
from tests.net.sitting import seated
from tests.net.test_hosting import order

CALL = PlayerCall("evening", "P2", "Rosa", "play", ("Rosa",))
WORDS = "Pax Desk: it is your turn, Rosa, at the table evening."
HERE = "127.0.0.1"


def called(calls: TurnCalls, call: PlayerCall = CALL) -> int:
    """Call a player and return the number of ways used."""
    threads = calls.call(call)
    for each in threads:
        each.join()
    return len(threads)


# --- By web ---------------------------------------------------------------------------------------


@contextmanager
def web_server(status: int) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Run a web server that answers with ``status``; yield its address and the JSON received."""
    received: list[dict[str, Any]] = []

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            received.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(status)
            self.end_headers()

        def log_message(self, *_: object) -> None: ...

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/turn", received
        server.shutdown()


def test_a_call_by_the_web(count: Callable[[str], None]) -> None:
    lines: list[str] = []
    with web_server(200) as (address, received):
        assert called(TurnCalls(webhook=address, log=lines.append)) == 1
    assert received[0]["name"] == "Rosa"
    assert received[0]["text"] == WORDS
    assert not lines
    with web_server(500) as (address, _):
        called(TurnCalls(webhook=address, log=lines.append))
    assert "500" in lines[0]
    count("1 call received, 1 failure printed")


# --- By mail --------------------------------------------------------------------------------------


def free_port() -> int:
    with socket.socket() as free:
        free.bind((HERE, 0))
        port: int = free.getsockname()[1]
    return port


class PostOffice:
    """Mail server that stores received mail; if encrypted, it requires a password."""

    def __init__(self, folder: Path, *, encrypted: bool) -> None:
        self.logins: list[LoginPassword] = []
        self.received: list[Envelope] = []
        self.certificate = folder / "post.pem"
        make_certificate(self.certificate)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.certificate)
        self._controller = Controller(
            self,
            hostname=HERE,
            port=free_port(),
            tls_context=context if encrypted else None,
            auth_required=encrypted,
            authenticator=self._log_in,
        )
        self.port: int = self._controller.port
        self._controller.start()

    def _log_in(self, *told: Any) -> AuthResult:
        self.logins.append(told[4])
        known = told[4] == LoginPassword(b"table", b"secret")
        return AuthResult(success=known, handled=known)

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        self.received.append(envelope)
        return "250 kept"

    def close(self) -> None:
        self._controller.stop()


def make_certificate(path: Path) -> None:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "post office")])
    now = datetime.datetime.now(datetime.UTC)
    place = x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address(HERE))])
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(place, critical=False)
        .sign(key, hashes.SHA256())
    )
    form = serialization.PrivateFormat.PKCS8
    path.write_bytes(
        made.public_bytes(serialization.Encoding.PEM)
        + key.private_bytes(serialization.Encoding.PEM, form, serialization.NoEncryption())
    )


@pytest.fixture
def office(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[PostOffice]:
    made = PostOffice(tmp_path, encrypted=getattr(request, "param", True))
    yield made
    made.close()


def mail_of(office: PostOffice) -> MailServer:
    return MailServer(HERE, office.port, "table@example.org", "table", "secret")


def test_a_call_by_mail(office: PostOffice, monkeypatch: pytest.MonkeyPatch) -> None:
    """The password is sent only over TLS to a trusted server."""
    lines: list[str] = []
    calls = TurnCalls(
        mail=mail_of(office), addresses={"Rosa": "rosa@example.org"}, log=lines.append
    )
    called(calls)
    assert "certificate" in lines.pop()
    assert not office.logins
    assert not office.received
    monkeypatch.setenv("SSL_CERT_FILE", str(office.certificate))
    called(calls)
    assert not lines
    assert len(office.logins) == 1
    (envelope,) = office.received
    assert envelope.rcpt_tos == ["rosa@example.org"]
    assert isinstance(envelope.content, bytes)
    mail = message_from_bytes(envelope.content, policy=policy.default)
    assert (mail["From"], mail["To"]) == ("table@example.org", "rosa@example.org")
    assert mail["Subject"] == mail.get_content().strip() == WORDS
    # Failures: a wrong password, no address, and no answer.
    called(evolve(calls, mail=evolve(mail_of(office), password="guess")))
    assert "535" in lines.pop()
    assert not called(calls, PlayerCall("evening", "P1", "Ana", "play", ("Ana",)))
    called(evolve(calls, mail=evolve(mail_of(office), port=free_port())))
    assert len(lines) == 1


@pytest.mark.parametrize("office", [False], indirect=True)
def test_no_password_without_encryption(office: PostOffice) -> None:
    lines: list[str] = []
    addresses = {"Rosa": "rosa@example.org"}
    called(TurnCalls(mail=mail_of(office), addresses=addresses, log=lines.append))
    assert "STARTTLS" in lines.pop()
    assert not office.logins
    own = MailServer(HERE, office.port, "table@example.org")
    called(TurnCalls(mail=own, addresses=addresses, log=lines.append))
    assert not lines
    assert len(office.received) == 1


@pytest.mark.long
def test_a_host_calls_by_web_and_by_mail(
    tmp_path: Path, hosts: Hosts, office: PostOffice, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A player who has left is called as soon as it is their turn."""
    monkeypatch.setenv("SSL_CERT_FILE", str(office.certificate))
    monkeypatch.setenv("PAXDESK_MAIL_USER", "table")
    monkeypatch.setenv("PAXDESK_MAIL_PASSWORD", "secret")
    mail = ("--mail-server", f"{HERE}:{office.port}", "--mail-from", "table@example.org")
    with web_server(200) as (address, received):
        host = hosts(
            tmp_path / "tables",
            *("--new", "--name", "P1=Ana", "--name", "P2=Rosa", "--webhook", address),
            *(*mail, "--mail", "Rosa=rosa@example.org"),
        )
        ana, rosa = seated(host.links.values())
        rosa.line.close()
        ana.until(lambda: ana.game.presence.here == (1,))
        ana.until(lambda: ana.asked)
        while ana.asked:
            mark = ana.game.mark
            lines = [ana.session.game.write(each) for each in ana.session.legal()]
            ana.game.play("end" if "end" in lines else lines[0])
            ana.until(lambda mark=mark: ana.game.mark != mark)
        ana.until(lambda: office.received and received)
        ana.line.close()
    assert received[-1]["name"] == "Rosa"
    assert received[-1]["why"] == "play"
    assert office.received[-1].rcpt_tos == ["rosa@example.org"]


@pytest.mark.parametrize(
    "arguments", [("--mail-server", "localhost"), ("--mail-server", "x", "--mail-from", "a@b")]
)
def test_mail_needs_addresses(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    code, told = order(tmp_path, "--new", *arguments)
    assert code != 0
    assert "--mail-from" in told
