"""One game on the shelf: its picture, its words, and what can be done with it."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QDateTime, QLocale, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QLineEdit

from paxdesk.desk.home.kept_words import told
from paxdesk.desk.home.pictures import keep_picture, kept_picture
from paxdesk.desk.painting import lettering
from paxdesk.desk.painting.palette import INK, SEPIA
from paxdesk.desk.painting.shapes import fill, frame
from paxdesk.desk.protocol.table_game import TableGame
from paxdesk.desk.sheets.dialog import Dialog
from paxdesk.desk.sheets.paper import PaperButton, on_click
from paxdesk.desk.words.label import Label
from paxdesk.files.shelf import LONGEST_TITLE, KeptGame
from paxdesk.language import say
from paxdesk.record_classes import frozen

HIGH: Final = 78.0
"""Units from one row to the next."""
PICTURE: Final = (124.0, 69.75)
BUTTON: Final = 86.0
GAP: Final = 6.0
BUTTONS: Final = 34.0


def when(game: KeptGame) -> str:
    """When a game was last played, as it is written here."""
    moment = QDateTime.fromSecsSinceEpoch(round(game.kept.timestamp()))
    return QLocale().toString(moment, QLocale.FormatType.ShortFormat)


@frozen
class RowDoes:
    """What happens to a game when a button of its row is pressed."""

    open: Callable[[KeptGame], object]
    replay: Callable[[KeptGame], object]
    rename: Callable[["ShelfRow", str], object]
    delete: Callable[["ShelfRow"], object]


class ShelfRow:
    """One game with its buttons; its picture comes a moment later."""

    def __init__(self, sheet: Dialog, table: TableGame, game: KeptGame, does: RowDoes) -> None:
        self._table = table
        self.sheet = sheet
        self._does = does
        self.game = game
        self.kept = told(game, table, when(game))
        self.picture: QImage | None = None
        self._tried = False
        sound = self.kept.session is not None
        self.open = self._button(say("Open"), lambda: does.open(game))
        self.replay = self._button(say("Replay"), lambda: does.replay(game))
        self.rename = self._button(say("Rename"), self._begin_rename)
        self.delete = self._button(say("Delete"), lambda: does.delete(self))
        for button in (self.open, self.replay):
            button.setEnabled(sound)
        self.title = QLineEdit(sheet)
        self.title.setMaxLength(LONGEST_TITLE)
        self.title.setAccessibleName(say("Title"))
        self.title.returnPressed.connect(self._end_rename)
        self.title.editingFinished.connect(self._end_rename)
        self.title.hide()

    @property
    def buttons(self) -> tuple[PaperButton, ...]:
        """From left to right."""
        return (self.open, self.replay, self.rename, self.delete)

    def _button(self, words: str, does: Callable[[], object]) -> PaperButton:
        button = PaperButton(Label("", words), self.sheet, pixels=13)
        button.setAccessibleName(f"{words}: {self.kept.heading}")
        on_click(button, does)
        return button

    def fetch_picture(self) -> None:
        """Fetch the picture that is kept, or paint it."""
        if self.picture is None and self.kept.session is not None:
            self.picture = kept_picture(self.game) or keep_picture(
                self._table, self.game, self.kept.session
            )

    def fetch_proof(self) -> bool:
        """Find out what its journal proves; False where that is known already."""
        if self._tried:
            return False
        self._tried = True
        self.kept = self.kept.proved()
        return True

    # --- Its title -------------------------------------------------------------------------------

    def _begin_rename(self) -> None:
        self.title.setText(self.kept.heading)
        self.title.show()
        self.title.selectAll()
        self.title.setFocus()

    def _end_rename(self) -> None:
        if self.title.isHidden():
            return
        self.title.hide()
        self._does.rename(self, self.title.text())

    # --- Showing it ------------------------------------------------------------------------------

    def lay_out(self, left: float, top: float, width: float) -> None:
        """Place the buttons at the right end of the row."""
        right = left + width
        for button in reversed(self.buttons):
            self.sheet.press(button, right - BUTTON, top + 36, BUTTON, BUTTONS)
            button.show()
            right -= BUTTON + GAP
        beside = left + PICTURE[0] + 14
        self.sheet.put(self.title, beside, top + 2, width - PICTURE[0] - 14, 28)

    def draw(self, painter: QPainter, left: float, top: float, width: float) -> None:
        """Paint picture and words, in units of the paper."""
        draw_picture(painter, self.picture, QRectF(left, top, *PICTURE))
        beside = left + PICTURE[0] + 14
        room = left + width - beside
        face = lettering.fitted(self.kept.heading, room, 1, 16, 11, "serif", 700)
        lettering.draw_text(painter, QRectF(beside, top, room, 24), self.kept.heading, face)
        room -= 4 * (BUTTON + GAP)
        small = lettering.font(13, "serif", 400, italic=True)
        box = QRectF(beside, top + 28, room, 42)
        top_left = lettering.TOP_LEFT
        lettering.draw_text(painter, box, self.kept.words, small, SEPIA, top_left, lines=2)

    def remove(self) -> None:
        """Take the row's widgets away."""
        for widget in (*self.buttons, self.title):
            widget.hide()
            widget.deleteLater()


def draw_picture(painter: QPainter, picture: QImage | None, place: QRectF) -> None:
    """A picture of a table in a thin frame; bare wood until it is there."""
    if picture is None:
        fill(painter, place, "#3A2A1E", 1)
    else:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(place, picture)
    frame(painter, place, INK, 1.2, 1)
