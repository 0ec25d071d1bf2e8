"""What the programs at one table say to each other: JSON, one message a frame, strictly read.

A seat says :class:`Hello` once, then :class:`Play`, :class:`Ask`. The table answers with
:class:`Welcome`, and from then on with :class:`Steps` whenever something has happened. ``docs/
network.md`` tells how it goes.
"""

import json
from functools import cache
from typing import Final, Literal, TypeAlias, get_args

from cattrs import Converter

from paxdesk.files.json_reading import Unfit, parsed_json
from paxdesk.files.plain_data import strict_converter, structured
from paxdesk.record_classes import frozen
from paxdesk.session.game import Seat
from paxdesk.session.session import Request
from paxdesk.session.sharing import Plain

PROTOCOL: Final = 1
LONGEST_ASKED: Final = 4_096
"""Bytes of a message to a table."""
LONGEST_TOLD: Final = 4_000_000
"""Bytes of a message of a table: the record of a long game."""
STEPS_AT_ONCE: Final = 40
"""Steps in one message."""


@frozen
class Data:
    """Plain data inside a message, which the game reads."""

    plain: Plain


# --- What a seat says -----------------------------------------------------------------------------


@frozen
class Hello:
    """Who is there: ``token`` of a link nobody has used, or the ``key`` a table has answered with.

    ``material`` is the digest of the cards, ``steps`` how many steps are known of the table
    already, ``mark`` what it said with the last of them.
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
class Play:
    """One line of notation for the position with this ``mark``."""

    mark: str
    line: str


@frozen
class Ask:
    """Something else is wanted of the table."""

    mark: str
    what: Request


# --- What a table says ----------------------------------------------------------------------------


@frozen
class Welcome:
    """The seat is yours, whenever you come with this ``key``; ``beginning`` is how it began."""

    key: str
    program: str
    beginning: Data


@frozen
class Steps:
    """After the first ``kept`` steps come these; ``mark`` names the position they lead to.

    With ``more``, others follow at once.
    """

    kept: int
    steps: tuple[Data, ...]
    mark: str
    more: bool


@frozen
class Presence:
    """Of the seats played ``elsewhere``, those whose players are at the table now."""

    elsewhere: tuple[Seat, ...]
    here: tuple[Seat, ...]


@frozen
class Record:
    """The game is over: the whole of it."""

    game: Data


Why: TypeAlias = Literal[
    "late",
    "turn",
    "rules",
    "undo",
    "protocol",
    "program",
    "game",
    "cards",
    "table",
    "used",
    "taken",
    "closed",
    "garbage",
    "flood",
]
"""Why something is not done: a position gone on, somebody else's turn, the rules; what is more
ends the connection.
"""


@frozen
class Refused:
    """It is not done; ``word`` is a version or the like, or empty."""

    why: Why
    word: str


Asked: TypeAlias = Hello | Play | Ask
Told: TypeAlias = Welcome | Steps | Presence | Record | Refused


# --- To frames and back ---------------------------------------------------------------------------


@cache
def _converter() -> Converter:
    converter = strict_converter()
    converter.register_structure_hook(Data, lambda value, _: Data(value))
    converter.register_unstructure_hook(Data, lambda value: value.plain)
    return converter


def written(message: Asked | Told) -> str:
    """The frame of a message."""
    plain = {"type": type(message).__name__, **_converter().unstructure(message)}
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":"))


def read_asked(frame: str | bytes) -> Asked:
    """What a seat says. Raises Unfit."""
    return _read(frame, LONGEST_ASKED, {each.__name__: each for each in get_args(Asked)})  # type: ignore[return-value]


def read_told(frame: str | bytes) -> Told:
    """What a table says. Raises Unfit."""
    return _read(frame, LONGEST_TOLD, {each.__name__: each for each in get_args(Told)})  # type: ignore[return-value]


def _read(frame: str | bytes, most: int, shapes: dict[str, type[Asked | Told]]) -> Asked | Told:
    if not isinstance(frame, str):
        raise Unfit("not a text")
    try:
        content = frame.encode()
    except UnicodeEncodeError as error:
        raise Unfit("not a text") from error
    if len(content) > most:
        raise Unfit("too long")
    data = parsed_json(content)
    if not isinstance(data, dict) or not isinstance(data.get("type"), str):
        raise Unfit("no message")
    shape = shapes.get(data.pop("type"))
    if shape is None:
        raise Unfit("no message that is known")
    return structured(data, shape, _converter())
