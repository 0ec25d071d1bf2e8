"""Row of a stored game on the home page, with its buttons."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QLineEdit

from paxdesk.desk.home.table_picture import draw_picture, keep_picture, kept_picture
from paxdesk.desk.painting.palette import SEPIA
from paxdesk.desk.sheets.sheet import PaperButton
from paxdesk.desk.sheets.sheet_layout import Box, Column, HBox, Item, PaintedBox, TextBox, Type
from paxdesk.files.game_shelf import LONGEST_TITLE, KeptGame
from paxdesk.language import tr, with_colon

if TYPE_CHECKING:
    from paxdesk.desk.home.home_page import HomeSheet

ROW_PICTURE: Final = (144.0, 81.0)
NAME: Final = Type(16, "serif", 700)
SMALL_PRINT: Final = Type(12, "serif", italic=True)


class ShelfRow:
    """Row of one game with buttons; the picture is loaded later."""

    def __init__(self, sheet: HomeSheet, game: KeptGame) -> None:
        self.sheet = sheet
        self.game = game
        self.saved_text = sheet.list.text(game)
        self.picture: QImage | None = None
        self._tried = False
        self.renaming = False
        sound = self.saved_text.session is not None
        self.open = self._button(tr("Open"), partial(sheet.chosen.emit, game))
        self.seek = self._button(tr("Show"), partial(sheet.window_asked.emit, game))
        self.replay = self._button(tr("Replay"), partial(sheet.replayed.emit, game))
        self.rename = self._button(tr("Rename"), self._begin_rename)
        self.delete = self._button(tr("Delete"), partial(sheet.delete, self))
        for button in (self.open, self.replay):
            button.setEnabled(sound)
        for button in (self.open, self.seek, self.replay, self.rename, self.delete):
            button.setVisible(button in self.buttons)
        self.title = QLineEdit(sheet)
        self.title.setMaxLength(LONGEST_TITLE)
        self.title.setAccessibleName(tr("Title"))
        self.title.returnPressed.connect(self._end_rename)
        self.title.editingFinished.connect(self._end_rename)

    @property
    def buttons(self) -> tuple[PaperButton, ...]:
        """The visible buttons, left to right."""
        if self.game.played:
            return (self.seek,)
        return (self.open, self.replay, self.rename, self.delete)

    def _button(self, words: str, does: Callable[[], object]) -> PaperButton:
        button = self.sheet.button(words, does, pixels=13)
        button.setAccessibleName(with_colon(words, self.saved_text.heading))
        return button

    def fetch_picture(self) -> None:
        if self.picture is None and self.saved_text.session is not None:
            self.picture = kept_picture(self.game) or keep_picture(
                self.sheet.game, self.game, self.saved_text.session
            )

    def fetch_proof(self) -> bool:
        """Verify the journal once; return False if that was done before."""
        if self._tried:
            return False
        self._tried = True
        self.saved_text = self.saved_text.proved()
        return True

    def _begin_rename(self) -> None:
        self.title.setText(self.saved_text.heading)
        self.renaming = True
        self.sheet.lay_out()
        self.title.selectAll()
        self.title.setFocus()

    def _end_rename(self) -> None:
        if not self.renaming:
            return
        self.renaming = False
        self.sheet.lay_out()
        self.sheet.rename(self, self.title.text())

    def box(self) -> HBox:
        width, high = ROW_PICTURE
        title = (
            Item(self.title, high=28)
            if self.renaming
            else TextBox(self.saved_text.heading, NAME, lines=1)
        )
        self.buttons[0].setAccessibleDescription(self._words)  # several rows have equal buttons
        buttons = HBox(*(Item(button, 92, 30) for button in self.buttons), Box(), gap=5)
        small = TextBox(self._words, SMALL_PRINT, SEPIA, lines=2)
        return HBox(
            PaintedBox(self._draw_picture, width=width, high=high),
            Column(title, small, buttons, gap=3),
            gap=14,
        )

    @property
    def _words(self) -> str:
        words = [self.saved_text.words, self.saved_text.details]
        if self.game.played:
            words.append(tr("open in another window"))
        return "  ·  ".join(filter(None, words))

    def _draw_picture(self, painter: QPainter, place: QRectF) -> None:
        draw_picture(painter, self.picture, place)

    def remove(self) -> None:
        for widget in (self.open, self.seek, self.replay, self.rename, self.delete, self.title):
            widget.hide()
            widget.deleteLater()
