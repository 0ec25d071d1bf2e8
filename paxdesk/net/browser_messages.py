"""Messages from a browser page to its host, strictly validated."""

from typing import Final, Literal, TypeAlias, get_args

from paxdesk.lazy_attrs import frozen
from paxdesk.net.messages import LONGEST_ASKED, read_message
from paxdesk.session.game_protocol import Seat

SEAT_PATH: Final = "/seat"
"""Path of the connections of pages."""
MAX_PICTURES_ASKED: Final = 60
"""Maximum number of pictures in one request."""


@frozen
class Sit:
    """First message from a page; ``language`` is "" if none was chosen."""

    table: str
    seat: Seat
    token: str
    key: str
    language: str


@frozen
class Do:
    """Choice of the action ``number`` among those sent with ``mark``."""

    mark: str
    number: int


@frozen
class Tap:
    """Tap on a thing, to select, press or inspect it."""

    mark: str
    thing: int


@frozen
class Pictures:
    """Request for pictures by name."""

    names: tuple[str, ...]


@frozen
class TakeBack:
    """Request to undo the last action or, if ``turn``, the whole turn."""

    mark: str
    turn: bool


@frozen
class Vote:
    """Vote on the open proposal with this ``number``."""

    number: int
    agrees: bool


@frozen
class Earlier:
    """Request for the log rows before ``row``."""

    row: int


PageMessage: TypeAlias = Do | Tap | Pictures | TakeBack | Vote | Earlier
Spoken: TypeAlias = Literal["en", "es", "fr"]
LANGUAGES: Final[tuple[Spoken, ...]] = get_args(Spoken)
SHAPES: Final = {each.__name__: each for each in get_args(PageMessage)}


def read_sit(frame: str | bytes) -> Sit:
    """Return the first message from a page. Raises InvalidData."""
    found: Sit = read_message(frame, LONGEST_ASKED, {"Sit": Sit})
    return found


def read_page(frame: str | bytes) -> PageMessage:
    """Return a later message from a page. Raises InvalidData."""
    found: PageMessage = read_message(frame, LONGEST_ASKED, SHAPES)
    return found


def wanted_language(chosen: str, accepted: str) -> Spoken:
    """Return the first known language, chosen or from an Accept-Language header, else English."""
    for each in (chosen, *accepted.split(",")[:20]):
        spoken = each.partition(";")[0].strip().lower().partition("-")[0]
        for known in LANGUAGES:
            if spoken == known:
                return known
    return "en"
