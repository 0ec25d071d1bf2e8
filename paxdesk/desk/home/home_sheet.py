"""The home page: the first thing anyone sees, and the way back from everywhere."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QWidget

from paxdesk.desk.home.kept_words import told
from paxdesk.desk.home.pictures import keep_picture, kept_picture, paint_session
from paxdesk.desk.home.shelf_rows import HIGH, RowDoes, ShelfRow, draw_picture, when
from paxdesk.desk.painting import lettering
from paxdesk.desk.painting.layout import RATIO
from paxdesk.desk.painting.palette import INK, LIGHT, PAPER, SEPIA
from paxdesk.desk.painting.shapes import frame, line, paper, shadow
from paxdesk.desk.protocol.other_game import OtherGame
from paxdesk.desk.protocol.table_game import Offer, TableGame
from paxdesk.desk.scene.things import PaintContext
from paxdesk.desk.settings.store import Language
from paxdesk.desk.sheets.dialog import Dialog, field_style
from paxdesk.desk.sheets.paper import PaperButton, on_click
from paxdesk.desk.sheets.segments import Segments
from paxdesk.desk.types import Session
from paxdesk.desk.words.label import Label
from paxdesk.desk.words.languages import LANGUAGES
from paxdesk.files.shelf import KeptGame, Shelf
from paxdesk.files.writing import SaveError
from paxdesk.language import say

PAPER_SIZE: Final = QSize(1240, 704)
MENU: Final = QRectF(32, 132, 270, 492)
"""The buttons on the left, in units of the paper, those of other games at its foot."""
PITCH: Final = 52.0
"""From button to button, where there is room for it; Settings and Help share a row."""
SETTINGS_GAP: Final = 16.0
OTHER_PITCH: Final = 38.0
RIGHT: Final = 338.0
WIDE: Final = 1240 - RIGHT - 32
PICTURE: Final = QRectF(RIGHT, 36, 288, 162)
SHELF: Final = 262.0
CARD_GAP: Final = 18.0
LACKING: Final[dict[str, Offer]] = {
    "learn": "lesson",
    "solo": "alone",
    "records": "records",
    "puzzles": "puzzles",
}
"""Buttons of the menu that are only there for games that have what they lead to."""
ROWS: Final = 4
"""Games on the shelf at once."""
GROUND: Final = QColor(28, 20, 14)
"""Behind the page there is no table yet, or one that nobody plays at now."""
Part: TypeAlias = Literal["under way", "finished"]


class HomeSheet(Dialog):
    """Signals say what was chosen; ``left`` is the way back to a game on the table."""

    lets_commands_through = True
    left = Signal()
    chosen = Signal(object)
    """A :class:`KeptGame` is to be continued."""
    replayed = Signal(object)
    wanted = Signal(str)
    """A button of the menu by its name: ``new``, ``learn``, ``solo``, ``open`` …"""
    spoken = Signal(object)
    """Another language is chosen."""
    another = Signal(str)
    """Another game of the program is wanted, by its key."""

    def __init__(
        self,
        surface: QWidget,
        game: TableGame,
        shelf: Shelf | None,
        playing: Session | None,
        language: Language,
        others: Sequence[OtherGame] = (),
    ) -> None:
        super().__init__(surface, "Pax Desk", PAPER_SIZE)
        self.game = game
        self.shelf = shelf
        self.playing = playing
        self.part: Part = "under way"
        self.first = 0
        """The game of the shelf that stands at its top."""
        self.rows: list[ShelfRow] = []
        self.deleted: KeptGame | None = None
        self.note = ""
        self.picture: QImage | None = None
        self._painter = QTimer(self)
        self._painter.setSingleShot(True)
        self._painter.timeout.connect(self._paint_next)
        self.menu = {
            name: self._button(words, partial(self.wanted.emit, name))
            for name, words in (
                ("new", say("New game")),
                ("learn", say("Learn to play")),
                ("solo", say("Play alone")),
                ("puzzles", say("Puzzles")),
                ("open", say("Open a file…")),
                ("records", say("Your records")),
                ("settings", say("Settings")),
                ("help", say("Help")),
                ("quit", say("Quit")),
            )
            if name not in LACKING or LACKING[name] in game.offers
        }
        self.others = [
            self._button(say(other.title), partial(self.another.emit, other.key), pixels=13)
            for other in others
        ]
        self.languages = Segments(self, say("Language"), list(LANGUAGES.items()))
        self.languages.show_chosen(language)
        self.languages.chosen.connect(self.spoken)
        self.go_on = self._button("", self._go_on, pixels=18)
        self.go_on.primary = True
        parts: list[tuple[Part, str]] = [
            ("under way", say("Games under way")),
            ("finished", say("Finished games")),
        ]
        self.parts = Segments(self, say("Shelf"), parts)
        self.parts.chosen.connect(self.show_part)
        self.earlier = self._button("‹", partial(self._leaf, -ROWS))
        self.earlier.setAccessibleName(say("Games played later"))
        self.later = self._button("›", partial(self._leaf, ROWS))
        self.later.setAccessibleName(say("Games played earlier"))
        self.undo_delete = self._button(say("Undo"), self._put_back, pixels=13)
        self.undo_delete.hide()
        self._was_finished = False
        self.escape = self.go_on if playing is not None else None
        self._faces = game.drawing.faces()
        self._games: list[KeptGame] = []
        self._latest: KeptGame | None = None
        self._read()

    def _button(self, words: str, does: Callable[[], object], pixels: float = 16) -> PaperButton:
        button = PaperButton(Label("", words), self, pixels=pixels)
        on_click(button, does)
        return button

    # --- What is on the shelf --------------------------------------------------------------------

    def _read(self) -> None:
        """Read the shelf anew."""
        game = self.game
        under_way = self.shelf.under_way if self.shelf else []
        self._latest = None
        if self.playing is None and under_way:
            self._latest = under_way[0]
        if self.playing is not None:
            self.heading_words, self.words = (
                game.wording.players(self.playing),
                game.wording.progress(self.playing),
            )
            self.picture = paint_session(game, self.playing)
            self.go_on.rename(say("Back to the table"))
        elif self._latest is not None:
            kept = told(self._latest, game, when(self._latest))
            self.heading_words, self.words = kept.heading, kept.words
            self.picture = kept_picture(self._latest)
            self.go_on.rename(say("Continue"))
            self.go_on.setEnabled(kept.session is not None)
        else:
            self.heading_words, self.words = game.welcome()
            teaches = "lesson" in game.offers
            self.go_on.rename(say("Learn to play") if teaches else say("New game"))
        finished = self.shelf.finished if self.shelf else []
        self._games = under_way if self.part == "under way" else finished
        self.first = max(0, min(self.first, (len(self._games) - 1) // ROWS * ROWS))
        self.parts.show_chosen(self.part)
        self._fill()

    def show_part(self, part: Part) -> None:
        """Show the games under way, or the finished ones."""
        self.part, self.first = part, 0
        self._read()

    def _leaf(self, by: int) -> None:
        self.first = max(0, self.first + by)
        self._read()

    def _fill(self) -> None:
        for row in self.rows:
            row.remove()
        shown = self._games[self.first : self.first + ROWS]
        does = RowDoes(self.chosen.emit, self.replayed.emit, self.rename, self.delete)
        self.rows = [ShelfRow(self, self.game, kept, does) for kept in shown]
        self.earlier.setEnabled(self.first > 0)
        self.later.setEnabled(self.first + ROWS < len(self._games))
        if self.paper.width():
            self.lay_out()
        self._painter.start(0)
        self.update()

    def _paint_next(self) -> None:
        """Fetch one picture, then one proof at a time, so that the page is there at once."""
        if self._latest is not None and self.picture is None:
            session = told(self._latest, self.game, "").session
            if session is not None:
                self.picture = keep_picture(self.game, self._latest, session)
                self._painter.start(0)
        else:
            lacking = [r for r in self.rows if r.picture is None and r.kept.session is not None]
            if lacking:
                lacking[0].fetch_picture()
            elif not any(row.fetch_proof() for row in self.rows):
                return
            self._painter.start(0)
        self.update()

    # --- What can be done ------------------------------------------------------------------------

    def _go_on(self) -> None:
        if self.playing is not None:
            self.left.emit()
        elif self._latest is not None:
            self.chosen.emit(self._latest)
        else:
            self.wanted.emit("learn" if "lesson" in self.game.offers else "new")

    def rename(self, row: ShelfRow, title: str) -> None:
        """Give a game another title."""
        try:
            row.game.rename(title)
        except SaveError as error:
            self._tell(str(error), None)
            return
        self._read()
        self.take_focus()

    def delete(self, row: ShelfRow) -> None:
        """Take a game off the shelf; it can be put back as long as this page is open."""
        assert self.shelf is not None
        try:
            deleted = self.shelf.delete(row.game)
        except SaveError as error:
            self._tell(str(error), None)
            return
        self._tell(say("“{name}” is deleted.", name=row.kept.heading), deleted)
        self._was_finished = row.game.finished
        self._read()
        self.undo_delete.setFocus()

    def _put_back(self) -> None:
        if self.shelf is None or self.deleted is None:
            return
        try:
            self.shelf.put_back(self.deleted, self._was_finished)
        except SaveError as error:
            self._tell(str(error), self.deleted)
            return
        self._tell("", None)
        self._read()
        self.take_focus()

    def _tell(self, note: str, deleted: KeptGame | None) -> None:
        self.note, self.deleted = note, deleted
        self.undo_delete.setVisible(deleted is not None)
        self.update()

    # --- Showing it ------------------------------------------------------------------------------

    def take_focus(self) -> None:
        """Return goes on with the last game, or begins to teach a newcomer."""
        self.go_on.setFocus(Qt.FocusReason.OtherFocusReason)

    def lay_out(self) -> None:
        self.setStyleSheet(field_style(self.scale))
        self._lay_out_menu()
        self.languages.lay_out(MENU.left(), 636, MENU.width(), 40)
        beside = self._beside
        self.press(self.go_on, beside, PICTURE.bottom() - 52, 250, 52)
        self.parts.lay_out(RIGHT, SHELF - 44, 400, 38)
        self.press(self.earlier, RIGHT + WIDE - 108, SHELF - 44, 50, 36)
        self.press(self.later, RIGHT + WIDE - 50, SHELF - 44, 50, 36)
        for index, row in enumerate(self.rows):
            row.lay_out(RIGHT, SHELF + 12 + index * HIGH, WIDE)
        self.press(self.undo_delete, RIGHT + WIDE - 110, 648, 110, 32)

    def _lay_out_menu(self) -> None:
        others = MENU.bottom() - len(self.others) * OTHER_PITCH
        room = others - MENU.top() - SETTINGS_GAP * (1.5 if self.others else 1)
        pitch = min(PITCH, room / (len(self.menu) - 1))
        half = (MENU.width() - 6) / 2
        top = MENU.top()
        for name, button in self.menu.items():
            if name == "settings":
                top += SETTINGS_GAP
                self.press(button, MENU.left(), top, half, pitch - 5)
            elif name == "help":
                self.press(button, MENU.right() - half, top, half, pitch - 5)
                top += pitch
            else:
                self.press(button, MENU.left(), top, MENU.width(), pitch - 5)
                top += pitch
        for index, button in enumerate(self.others):
            top = others + index * OTHER_PITCH
            self.press(button, MENU.left(), top, MENU.width(), OTHER_PITCH - 4)

    def draw(self, painter: QPainter, place: QRectF) -> None:
        painter.fillRect(place, GROUND)
        shadow(painter, self.paper, 3, 6)
        paper(painter, self.paper, PAPER, 2)
        frame(painter, self.paper.adjusted(5, 5, -5, -5), INK, 2)
        frame(painter, self.paper.adjusted(9, 9, -9, -9), INK, 1)
        painter.translate(self.paper.topLeft())
        sign = QRectF(MENU.left(), 38, MENU.width(), 44)
        lettering.draw_wood_type(painter, sign, "PAX DESK", squeeze=(0.6, 1.0))
        small = lettering.font(14, "serif", 400, italic=True)
        words = QRectF(MENU.left(), 88, MENU.width(), 24)
        lettering.draw_text(
            painter, words, self.game.motto(), small, SEPIA,
            lettering.CENTRE,
        )  # fmt: skip
        line(painter, QPointF(RIGHT - 18, 30), QPointF(RIGHT - 18, 674), SEPIA, 1)
        self._draw_first(painter)
        for index, row in enumerate(self.rows):
            row.draw(painter, RIGHT, SHELF + 12 + index * HIGH, WIDE)
        self._draw_foot(painter)

    @property
    def _beside(self) -> float:
        """Where words stand: beside the picture of a game, where there is one."""
        return PICTURE.left() if self._new else PICTURE.right() + 24

    @property
    def _new(self) -> bool:
        """Whether there is nothing to go on with."""
        return self.playing is None and self._latest is None

    def _draw_cards(self, painter: QPainter) -> None:
        """A few cards, for whoever has no game on the shelf yet."""
        ratio = self.scale * self.devicePixelRatioF()
        context = PaintContext(self.game.deck, self._faces, LIGHT, ratio=ratio)
        cards = self.game.home_cards()
        each = (WIDE + CARD_GAP) / len(cards)
        width = round(each - CARD_GAP)
        for index, card in enumerate(cards):
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.translate(RIGHT + index * each, SHELF + 56)
            card.paint(painter, context, width, width * RATIO)
            painter.restore()

    def _draw_first(self, painter: QPainter) -> None:
        """What to go on with."""
        left = self._beside
        if left > PICTURE.left():
            draw_picture(painter, self.picture, PICTURE)
        room = RIGHT + WIDE - left
        face = lettering.fitted(self.heading_words, room, 2, 24, 14, "serif", 700)
        box = QRectF(left, PICTURE.top() - 4, room, 60)
        top_left = lettering.TOP_LEFT
        lettering.draw_text(painter, box, self.heading_words, face, INK, top_left, lines=2)
        words = QRectF(left, PICTURE.top() + 58, room, 48)
        plain = lettering.font(15)
        lettering.draw_text(painter, words, self.words, plain, SEPIA, top_left, lines=2)

    def _draw_foot(self, painter: QPainter) -> None:
        note = self.note
        face = lettering.font(14, "serif", 400, italic=True)
        if not self.rows and self._new:
            self._draw_cards(painter)
        if not self.rows:
            empty = say("No game is under way.")
            if self.part == "finished":
                empty = say("No game is finished yet. Every game that ends is kept here.")
            box = QRectF(RIGHT, SHELF + 20, WIDE, 30)
            lettering.draw_text(painter, box, empty, face, SEPIA)
        if note:
            lettering.draw_text(painter, QRectF(RIGHT, 648, WIDE - 124, 32), note, face, INK)
