"""The link that leads to a seat: ``paxdesk://host:port/#table.seat.token.fingerprint``.

What stands behind the ``#`` is never part of an address that a proxy or a log would see. Without
a fingerprint the certificate must be one that the system trusts, as behind a reverse proxy.
"""

import base64
import hashlib
import re
import secrets
from typing import Final

from paxdesk.errors import PaxError
from paxdesk.language import say
from paxdesk.record_classes import frozen
from paxdesk.session.game import Seat

SCHEME: Final = "paxdesk"
PORT: Final = 7470
"""Where tables are found if nothing else is said."""
WORD: Final = r"[A-Za-z0-9_-]"
LINK: Final = re.compile(
    rf"{SCHEME}://(?P<host>\[[0-9a-fA-F:.]{{2,45}}\]|[A-Za-z0-9.-]{{1,253}}):(?P<port>\d{{1,5}})/?"
    rf"#(?P<table>{WORD}{{11}})\.(?P<seat>\d)\.(?P<token>{WORD}{{22}})"
    rf"(?:\.(?P<print>{WORD}{{43}}))?",
)


@frozen
class Link:
    """One seat of one table. ``fingerprint`` is the SHA-256 of a certificate, or empty."""

    host: str
    port: int
    table: str
    seat: Seat
    token: str
    fingerprint: str = ""

    def __str__(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        end = f".{self.fingerprint}" if self.fingerprint else ""
        return f"{SCHEME}://{host}:{self.port}/#{self.table}.{self.seat}.{self.token}{end}"


class LinkError(PaxError):
    """A text that is no link to a table."""


def read_link(text: str) -> Link:
    """The link in a text that was pasted, with words around it or not. Raises LinkError."""
    found = LINK.search("".join(text.split()) if SCHEME not in text.split("://")[0] else text)
    if found is None or not 0 < int(found["port"]) < 2**16:
        raise LinkError(
            say(
                "This is no link to a table. One begins with {scheme}:// and ends with a long row "
                "of letters; copy all of it.",
                scheme=SCHEME,
            )
        )
    return Link(
        found["host"].strip("[]"),
        int(found["port"]),
        found["table"],
        int(found["seat"]),
        found["token"],
        found["print"] or "",
    )


def new_token() -> str:
    """A token of 128 bits: 22 letters."""
    return secrets.token_urlsafe(16)


def new_name() -> str:
    """The name of a table: 64 bits, 11 letters."""
    return secrets.token_urlsafe(8)


def fingerprint(certificate: bytes) -> str:
    """What links say of a certificate (in DER): its SHA-256, in 43 letters."""
    digest = hashlib.sha256(certificate).digest()
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()
