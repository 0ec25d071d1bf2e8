"""Wire protocol: one JSON message per frame, strictly validated; and links to seats.

``docs/notes/protocol.md`` describes the sequence.
"""

import base64
import hashlib
import json
import re
import secrets
from collections.abc import Iterable, Mapping
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, get_args

from paxdesk.errors import PaxError
from paxdesk.files.record_codec import OpaqueData, read_record_data, strict_converter
from paxdesk.files.strict_json import InvalidData, parsed_json
from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen
from paxdesk.net.shared_seed import SeedShare, Shares
from paxdesk.session.game_protocol import Seat
from paxdesk.session.history import TableNote
from paxdesk.session.player_name import PlayerName
from paxdesk.session.session import Request

if TYPE_CHECKING:
    from cattrs import Converter

PROTOCOL: Final = 5
LONGEST_ASKED: Final = 4_096
"""Maximum size of a message to a table, in bytes."""
LONGEST_TOLD: Final = 4_000_000
"""Maximum size of a message from a table, in bytes."""
STEPS_AT_ONCE: Final = 40
"""Maximum number of steps in one message."""


class House(Enum):
    """People at the host's computer, who vote together; no seat has this type."""

    HOUSE = "house"


HOUSE: Final = House.HOUSE
Voter: TypeAlias = Seat | House
"""Voter on a proposal: a remote seat, or the host's people."""


# --- Messages of a seat ---------------------------------------------------------------------------


@frozen
class Hello:
    """First message, with the ``token`` of the link and this client's ``key``.

    ``material`` is the digest of the cards; ``mark`` is the table's mark after the last of the
    known ``steps``.
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
class Open:
    """Share of this seat in this ``round``, sent once the host's seal is known."""

    round: int
    share: SeedShare


@frozen
class Play:
    """Action in notation for the position with this ``mark``, and its note or ""."""

    mark: str
    line: str
    note: TableNote = ""


@frozen
class Ask:
    """Request other than an action; ``seat`` is the seat concerned, if any."""

    mark: str
    what: Request
    seat: Seat


@frozen
class Answer:
    """Vote of this seat on the proposal with this ``number``."""

    number: int
    agrees: bool


@frozen
class Fetched:
    """Confirmation that this seat has saved the finished game."""


# --- Messages of a table --------------------------------------------------------------------------


@frozen
class Gathering:
    """State of an undealt table.

    ``elsewhere`` are the remote seats. A host that lost its share starts another ``round``.
    """

    round: int
    names: tuple[PlayerName, ...]
    elsewhere: tuple[Seat, ...]
    seals: Shares


@frozen
class Welcome:
    """Confirmation of a seat, with the ``beginning`` of the game."""

    beginning: OpaqueData
    seals: Shares


@frozen
class Steps:
    """Steps after the first ``kept`` ones; ``more`` announces further ones.

    ``mark`` identifies the final position.
    """

    kept: int
    steps: tuple[OpaqueData, ...]
    mark: str
    more: bool


@frozen
class Presence:
    """Occupancy of the remote seats (``elsewhere``): ``here`` are the connected ones.

    ``robots`` are seats with a substitute robot. ``absence`` and ``clock`` are in seconds, see
    :class:`~paxdesk.net.seats.Claims`.
    """

    elsewhere: tuple[Seat, ...]
    here: tuple[Seat, ...]
    robots: tuple[Seat, ...]
    onlookers: int
    absence: int
    clock: int


@frozen
class Proposal:
    """Proposal of the voter ``by`` that others must accept.

    ``seat`` is the seat concerned, ``steps`` the number of steps kept by an undo. The voters in
    ``waits`` have not voted yet. Number 0 means that the proposal has ended.
    """

    number: int
    what: Request
    by: Voter
    seat: Seat
    steps: int
    waits: tuple[Voter, ...]
    refused: tuple[Voter, ...]


@frozen
class Moving:
    """``token`` of a link for continuing at this seat on another computer."""

    token: str


@frozen
class Record:
    """Complete game after its end or closing, with the shares of its seed."""

    game: OpaqueData
    shares: Shares


@frozen
class Rematch:
    """Invitation to another game; ``port`` is 0 for the same port."""

    table: str
    token: str
    port: int


Why: TypeAlias = Literal[
    "late",
    "turn",
    "rules",
    "undo",
    "away",
    "busy",
    "soon",
    "early",
    "protocol",
    "game",
    "cards",
    "table",
    "used",
    "taken",
    "closed",
    "ended",
    "full",
    "garbage",
    "flood",
]
"""Reason for a refusal.

``late``: does not fit the current position; ``turn``: another seat must act; ``rules``: illegal;
``undo``: nothing to undo; ``away``: an absent player would have to agree; ``busy``: another
proposal is open; ``soon``: less than a minute after this voter's last request; ``early``: the
player has not been absent for long enough;
``garbage``: not understood. The others, and any refusal of the first message, end the connection.
"""


@frozen
class Refused:
    """Refusal of a message; ``word`` is a detail or ""."""

    why: Why
    word: str


Asked: TypeAlias = Hello | Open | Play | Ask | Answer | Fetched
TableMessage: TypeAlias = (
    Gathering | Welcome | Steps | Presence | Proposal | Moving | Record | Rematch | Refused
)


# --- Encoding and decoding ------------------------------------------------------------------------


@cache
def _converter() -> "Converter":
    converter = strict_converter()
    converter.register_structure_hook_func(lambda shape: shape == Voter, _read_voter)
    return converter


def _read_voter(value: Any, _: object) -> Voter:
    if value == HOUSE.value:
        return HOUSE
    if type(value) is not int or value < 1:
        raise InvalidData("not a voter")
    return value


def written(message: Asked | TableMessage) -> str:
    """Return the frame of a message."""
    plain = {"type": type(message).__name__, **_converter().unstructure(message)}
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":"))


def read_asked(frame: str | bytes) -> Asked:
    """Return the message from a seat. Raises InvalidData."""
    found: Asked = read_message(frame, LONGEST_ASKED, _by_name(get_args(Asked)))
    return found


def read_told(frame: str | bytes) -> TableMessage:
    """Return the message from a table. Raises InvalidData."""
    found: TableMessage = read_message(frame, LONGEST_TOLD, _by_name(get_args(TableMessage)))
    return found


def _by_name(shapes: Iterable[type[Any]]) -> dict[str, type[Any]]:
    return {each.__name__: each for each in shapes}


def read_message(frame: str | bytes, most: int, shapes: Mapping[str, type[Any]]) -> Any:
    """Return the message in a frame, as one of the ``shapes``. Raises InvalidData."""
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
        raise InvalidData("not a message")
    shape = shapes.get(data.pop("type"))
    if shape is None:
        raise InvalidData("unknown type of message")
    return read_record_data(data, shape, _converter())


# --- Link to a seat: ``paxdesk://host:port/#table.seat.token.fingerprint`` ------------------------
# No proxy or log sees the part after ``#``. Without a fingerprint the system must trust the
# certificate.

SCHEME: Final = "paxdesk"
PORT: Final = 7470
WORD: Final = r"[A-Za-z0-9_-]"
LINK: Final = re.compile(
    rf"{SCHEME}://(?P<host>\[[0-9a-fA-F:.]{{2,45}}\]|[A-Za-z0-9.-]{{1,253}}):(?P<port>\d{{1,5}})/?"
    rf"#(?P<table>{WORD}{{11}})\.(?P<seat>\d)\.(?P<token>{WORD}{{22}})"
    rf"(?:\.(?P<print>{WORD}{{43}}))?",
)


@frozen
class TableLink:
    """Link to one seat; ``fingerprint`` is the SHA-256 of the certificate, or ""."""

    host: str
    port: int
    table: str
    seat: Seat
    token: str
    fingerprint: str = ""

    @property
    def address(self) -> str:
        """Host and port, as in a web address."""
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"

    def __str__(self) -> str:
        end = f".{self.fingerprint}" if self.fingerprint else ""
        return f"{SCHEME}://{self.address}/#{self.table}.{self.seat}.{self.token}{end}"


def page_link(link: TableLink, origin: str = "") -> str:
    """Return the address of a seat's page, by default with TLS."""
    origin = origin or f"https://{link.address}"
    return f"{origin}/#{link.table}.{link.seat}.{link.token}"


class LinkError(PaxError):
    """Error for a text without a valid link to a table."""


def read_link(text: str) -> TableLink:
    """Return the link in a pasted text, with or without surrounding words. Raises LinkError."""
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
    """Return a random token of 128 bits, in 22 characters."""
    return secrets.token_urlsafe(16)


def new_name() -> str:
    """Return a random name for a table: 64 bits, in 11 characters."""
    return secrets.token_urlsafe(8)


def fingerprint(certificate: bytes) -> str:
    """Return the SHA-256 of a DER certificate, in URL-safe base64 (43 characters)."""
    digest = hashlib.sha256(certificate).digest()
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()
