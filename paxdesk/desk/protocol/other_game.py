"""Another game that the program plays, as long as nobody has asked for its table."""

from collections.abc import Callable

from paxdesk.desk.protocol.table_game import TableGame
from paxdesk.record_classes import frozen


@frozen
class OtherGame:
    """``key`` is that of its saved games, ``title`` a template; ``table`` makes its table."""

    key: str
    title: str
    table: Callable[[], TableGame]
