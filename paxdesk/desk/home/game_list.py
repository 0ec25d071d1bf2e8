"""Stored games with their descriptions: read one by one, searched and sorted."""

import unicodedata
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, Literal, TypeAlias

from paxdesk.desk.home.resume_sheet import SavedGameText, saved_game_text, when
from paxdesk.desk.protocol.table_game import TableGame
from paxdesk.files.game_shelf import KeptGame
from paxdesk.language import tr

Order: TypeAlias = Literal["played", "players", "setup"]


def plain_text(words: str) -> str:
    """Return text in lower case without accents, for searching."""
    letters = unicodedata.normalize("NFKD", words.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


class GameList:
    """Stored games of a table, with their descriptions."""

    def __init__(self, table: TableGame) -> None:
        self.table = table
        self._texts: dict[KeptGame, SavedGameText] = {}
        self.query = ""
        self.order: Order = "played"

    def text(self, game: KeptGame) -> SavedGameText:
        if game not in self._texts:
            self._texts[game] = saved_game_text(game, self.table, when(game))
        return self._texts[game]

    def forget(self, game: KeptGame) -> None:
        """Discard the cached description of a game, as its title has changed."""
        self._texts.pop(game, None)

    @property
    def needs_all(self) -> bool:
        """True if the games shown depend on their descriptions."""
        return bool(self.query) or self.order != "played"

    def read_next(self, games: Iterable[KeptGame]) -> bool:
        """Read the next description; return False if there is none left."""
        unread = next((game for game in games if game not in self._texts), None)
        if unread is not None:
            self.text(unread)
        return unread is not None

    def shown(self, games: Sequence[KeptGame]) -> list[KeptGame]:
        """Return the games matching all words of the query, in the chosen order.

        A query omits games not read yet.
        """
        words = plain_text(self.query).split()
        if words:
            read = [game for game in games if game in self._texts]
            games = [game for game in read if all(each in self._searched(game) for each in words)]
        key = ORDERS.get(self.order)
        read_first = self._texts
        if key is None:
            return list(games)
        return sorted(games, key=lambda game: key(read_first[game]) if game in read_first else "~")

    def _searched(self, game: KeptGame) -> str:
        text = self._texts[game]
        return plain_text(" ".join((text.heading, text.words, text.details)))


ORDERS: Final[dict[str, Callable[[SavedGameText], Any]]] = {
    "players": lambda text: plain_text(text.heading),
    "setup": lambda text: plain_text(text.details),
}
"""Sort key of each order; without a key, games remain in the order received."""


def order_names() -> list[tuple[Order, str]]:
    return [
        ("played", tr("Last played")),
        ("players", tr("By players")),
        ("setup", tr("By set-up")),
    ]
