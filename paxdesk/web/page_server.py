"""Server of seats for browsers, which loads Qt only when needed."""

import json
import os
import sys
from collections.abc import Callable
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

from paxdesk.net.browser_messages import Spoken
from paxdesk.net.messages import Why
from paxdesk.net.seats import Seating
from paxdesk.session.game_protocol import Seat

if TYPE_CHECKING:
    from PySide6.QtGui import QGuiApplication

    from paxdesk.desk.protocol.table_game import TableGame
    from paxdesk.web.page import Page, PageLine
    from paxdesk.web.pictures import PictureBook

MAX_BOOKS = 24
"""Maximum number of cached picture books, one per table, seat and language."""


class PageServer:
    """Server of pages for all tables; ``soon`` queues a call on the tables' thread."""

    def __init__(
        self, game_of: "Callable[[str], TableGame]", soon: Callable[[Callable[[], object]], object]
    ) -> None:
        self._game_of = game_of
        self._soon = soon
        self._books: dict[tuple[str, Seat, str], PictureBook] = {}

    def guest(
        self, line: "PageLine", table: Seating[Any, Any, Any], seat: Seat, language: Spoken
    ) -> "Page":
        self._painter  # noqa: B018
        from paxdesk.web.page import Page
        from paxdesk.web.speech import speech_of

        game, speech = self._game_of(table.sharing.key).for_page(), speech_of(language)
        book = partial(self._book, game, table.claims.table, seat, language)
        return Page(line, game, seat, speech, book, self._soon)

    def refusal(self, language: Spoken, why: Why, word: str) -> str:
        self._painter  # noqa: B018
        from paxdesk.language import speaking
        from paxdesk.web.page_words import refused
        from paxdesk.web.speech import speech_of

        with speaking(speech_of(language)):
            return json.dumps(refused(why, word))

    def _book(self, game: "TableGame", table: str, seat: Seat, language: Spoken) -> "PictureBook":
        from paxdesk.web.pictures import PictureBook
        from paxdesk.web.speech import speech_of

        key = table, seat, language
        if key not in self._books:
            while len(self._books) >= MAX_BOOKS:
                del self._books[next(iter(self._books))]
            self._books[key] = PictureBook(game.drawing, speech_of(language))
        return self._books[key]

    @cached_property
    def _painter(self) -> "QGuiApplication | None":
        """Qt application for painting; None if the program has one already."""
        from PySide6.QtGui import QGuiApplication

        if QGuiApplication.instance() is not None:
            return None
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        return QGuiApplication(sys.argv[:1])
