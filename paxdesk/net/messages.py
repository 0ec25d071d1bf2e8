"""What the programs at one table say to each other: JSON, one message a frame, strictly read.

A seat says :class:`Hello` once. As long as the table is not dealt it is told :class:`Gathering`,
and gives its share of the seed: :class:`Seal`, :class:`Open`. Then it is told :class:`Welcome`, and
:class:`Steps` whenever something has happened; it says :class:`Play`, :class:`Ask` and
:class:`Answer`, and :class:`Fetched` in the end. ``docs/network.md`` tells how it goes.
"""

import base64
import hashlib
import json
import re
import secrets
from functools import cache
from typing import Final, Literal, TypeAlias, get_args

from paxdesk.errors import PaxError
from paxdesk.files.record_codec import OpaqueData, read_record_data, strict_converter
from paxdesk.files.strict_json import InvalidData, parsed_json
from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen
from paxdesk.net.shared_seed import SeedShare, Shares
from paxdesk.session.game_protocol import Seat
from paxdesk.session.player_name import PlayerName
from paxdesk.session.session import Request

PROTOCOL: Final = 3
LONGEST_ASKED: Final = 4_096
"""Bytes of a message to a table."""
LONGEST_TOLD: Final = 4_000_000
"""Bytes of a message of a table: the record of a long game."""
STEPS_AT_ONCE: Final = 40
"""Steps in one message."""


# --- What a seat says -----------------------------------------------------------------------------


@frozen
class Hello:
    """Who is there, with the ``token`` of the link, and a ``key`` that this program has made.

    A token that nobody has used gives the seat to the key. ``material`` is the digest of the
    cards, ``steps`` how many steps are known of the table already, ``mark`` what it said with the
    last of them.
    """

    protocol: int
    program: str
    game: str
    material: str
    table: str
    seat: Seat
    token: str
    key: str
    steps: int
    mark: str


@frozen
class Seal:
    """The seal of this seat's share, in this ``round``."""

    round: int
    seal: str


@frozen
class Open:
    """The share itself, once all are sealed."""

    round: int
    share: SeedShare


@frozen
class Play:
    """One line of notation for the position with this ``mark``."""

    mark: str
    line: str


@frozen
class Ask:
    """Something else is wanted of the table; of another ``seat``, where it is about one."""

    mark: str
    what: Request
    seat: Seat


@frozen
class Answer:
    """Whether this seat agrees to the proposal with this ``number``."""

    number: int
    agrees: bool


@frozen
class Fetched:
    """This seat keeps the whole game, which is over: nobody has to wait for it any more."""


# --- What a table says ----------------------------------------------------------------------------


@frozen
class Gathering:
    """The cards are dealt once everybody of ``elsewhere`` has come, and all ``seals`` are opened.

    ``names`` are those of all seats. A share that is lost needs another ``round``.
    """

    round: int
    names: tuple[PlayerName, ...]
    elsewhere: tuple[Seat, ...]
    seals: Shares


@frozen
class Welcome:
    """The seat is yours; ``beginning`` is how it began, with what ``seals``, if it was with any."""

    beginning: OpaqueData
    seals: Shares


@frozen
class Steps:
    """After the first ``kept`` steps come these; ``mark`` names the position they lead to.

    With ``more``, others follow at once.
    """

    kept: int
    steps: tuple[OpaqueData, ...]
    mark: str
    more: bool


@frozen
class Presence:
    """Of the seats played ``elsewhere``, those whose players are at the table now.

    For others a robot sits in (``robots``). So many ``onlookers`` see what nobody hides.
    """

    elsewhere: tuple[Seat, ...]
    here: tuple[Seat, ...]
    robots: tuple[Seat, ...]
    onlookers: int


@frozen
class Proposal:
    """Seat ``by`` (0: whoever keeps the table) wants something to which others must agree.

    It is about a ``seat``, or goes back to where so many ``steps`` were played. Those in ``waits``
    have not answered yet. With number 0 there is none any more; ``refused`` says who did not agree.
    """

    number: int
    what: Request
    by: Seat
    seat: Seat
    steps: int
    waits: tuple[Seat, ...]
    refused: Seat | None


@frozen
class Moving:
    """The ``token`` of a link with which this seat can be had from another machine."""

    token: str


@frozen
class Record:
    """The game is over, or closed for all: the whole of it, with the shares of its seed."""

    game: OpaqueData
    shares: Shares


Why: TypeAlias = Literal[
    "late",
    "turn",
    "rules",
    "undo",
    "away",
    "busy",
    "protocol",
    "program",
    "game",
    "cards",
    "table",
    "used",
    "taken",
    "closed",
    "full",
    "garbage",
    "flood",
]
"""Why something is not done: a position gone on, somebody else's turn, the rules, somebody away
who would have to agree, another proposal; what is more ends the connection.
"""


@frozen
class Refused:
    """It is not done; ``word`` is a version or the like, or empty."""

    why: Why
    word: str


Asked: TypeAlias = Hello | Seal | Open | Play | Ask | Answer | Fetched
TableMessage: TypeAlias = (
    Gathering | Welcome | Steps | Presence | Proposal | Moving | Record | Refused
)


# --- To frames and back ---------------------------------------------------------------------------


_converter = cache(strict_converter)


def written(message: Asked | TableMessage) -> str:
    """The frame of a message."""
    plain = {"type": type(message).__name__, **_converter().unstructure(message)}
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":"))


def read_asked(frame: str | bytes) -> Asked:
    """What a seat says. Raises Unfit."""
    return _read(frame, LONGEST_ASKED, {each.__name__: each for each in get_args(Asked)})  # type: ignore[return-value]


def read_told(frame: str | bytes) -> TableMessage:
    """What a table says. Raises Unfit."""
    return _read(frame, LONGEST_TOLD, {each.__name__: each for each in get_args(TableMessage)})  # type: ignore[return-value]


def _read(
    frame: str | bytes, most: int, shapes: dict[str, type[Asked | TableMessage]]
) -> Asked | TableMessage:
    if not isinstance(frame, str):
        raise InvalidData("not text")
    try:
        content = frame.encode()
    except UnicodeEncodeError as error:
        raise InvalidData("not text") from error
    if len(content) > most:
        raise InvalidData("too long")
    data = parsed_json(content)
    if not isinstance(data, dict) or not isinstance(data.get("type"), str):
        raise InvalidData("no message")
    shape = shapes.get(data.pop("type"))
    if shape is None:
        raise InvalidData("no message that is known")
    return read_record_data(data, shape, _converter())


# --- The link that leads to a seat ----------------------------------------------------------------
# ``paxdesk://host:port/#table.seat.token.fingerprint``.
#
# What stands behind the ``#`` is never part of an address that a proxy or a log would see. Without
# a fingerprint the certificate must be one that the system trusts, as behind a reverse proxy.

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
class TableLink:
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


def read_link(text: str) -> TableLink:
    """The link in a text that was pasted, with words around it or not. Raises LinkError."""
    found = LINK.search("".join(text.split()) if SCHEME not in text.split("://")[0] else text)
    if found is None or not 0 < int(found["port"]) < 2**16:
        raise LinkError(
            tr(
                "This is not a table link. A link begins with {scheme}:// and ends in a long "
                "code; copy all of it.",
                scheme=SCHEME,
            )
        )
    return TableLink(
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
