"""A sheet of paper in the middle of the dimmed table, with fields and buttons on it."""

import secrets
import sys
from collections.abc import Callable, Hashable, Sequence
from functools import partial
from html import escape
from itertools import product
from pathlib import Path
from typing import Any, Final

import yaml
from PySide6.QtCore import QObject, QPointF, QRectF, QRegularExpression, QSize, Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QDesktopServices,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QRegularExpressionValidator,
)
from PySide6.QtWidgets import QComboBox, QFileDialog, QLineEdit, QTextBrowser, QWidget

from paxdesk.desk.painting import controls, typesetting
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import INK, IVORY, PAPER, SEATS, SEPIA, UNREST_INK
from paxdesk.desk.painting.shapes import draw_frame, draw_line, fill_rect, seat_mark
from paxdesk.desk.sheets.sheet import FINGER, OwnButton, Sheet, on_click
from paxdesk.desk.sheets.sheet_layout import (
    BOLD,
    FIELD_PIXELS,
    Box,
    Column,
    HBox,
    Item,
    TextBox,
    Type,
    to_pixels,
)
from paxdesk.errors import PaxError
from paxdesk.files.safe_write import write_whole
from paxdesk.language import tr, with_colon
from paxdesk.lazy_attrs import frozen
from paxdesk.resources import licences_folder

DIM: Final = QColor(10, 7, 5, 150)
"""What the table is covered with behind a dialog."""
EDGE: Final = 24
"""Pixels that stay free around an enlarged dialog."""
FIELD: Final = "#FBF6EA"
FIELD_OFF: Final = "#E6DABF"
CHECK_NOTE: Final = Type(12, italic=True)


FINGERS: Final = tuple(product((FINGER, 40.0, 36.0, 32.0), (1.0, 0.95, 0.9)))
"""Pixels of what is pressed with a finger, and how much smaller a full sheet is printed for it."""


class ModalSheet(Sheet):
    """Covers the surface; its paper lies in the middle. Subclasses place their children."""

    lets_commands_through = False
    """Whether keys of commands that need no game work while the dialog is open."""
    answers_to: frozenset[str] = frozenset({"toggle_full_screen"})
    """The other commands whose keys work while it is open."""
    margins = (34.0, 84.0, 34.0, 24.0)
    """From the edges of the paper to what lies on it: left, top, right, bottom."""
    left = Signal()
    """The sheet is to be closed, without an answer."""

    def __init__(self, surface: QWidget, heading: str, paper: QSize) -> None:
        super().__init__(surface, heading, heading_height=34)
        self._size = paper
        self._asked = 0.0
        self.finger = False
        """Whether fingers press what lies on it."""
        self._high = 0.0
        """Units from the top of the paper to its foot."""
        self.paper = QRectF()

    def enlarged(self, scale: float, text: float) -> float:
        """The scale at which words are ``text`` times as large."""
        return scale * text

    def fit(self, scale: float) -> None:
        """Cover the surface, at this scale if the paper fits the window so, and lay it out."""
        self._asked = scale
        self.lay_out()

    def lay_out(self) -> None:
        """Lay everything out on the paper, which is as high as that needs."""
        if not self._asked:
            return  # it is not open yet
        self.finger_needs = 0.0
        scale = self._fitting()
        for pixels, smaller in FINGERS if self.finger else ():
            self.finger_needs = pixels / (scale * smaller)
            if (found := self._fitting()) >= scale * smaller:
                scale = found
                break
        left, top, right, bottom = self.margins
        wide, high = self._size.width(), self._high
        room = self.surface.size()
        width, height = room.width() / scale, room.height() / scale
        self.place(QRectF(0, 0, width, height), scale)
        if (style := self.style_sheet(scale)) != self.styleSheet():
            self.setStyleSheet(style)  # which is slow
        self.paper = QRectF((width - wide) / 2, (height - high) / 2, wide, high)
        self.lay_contents(self.paper.adjusted(left, top, -right, -bottom))

    def _fitting(self) -> float:
        """The scale at which what lies on it now fits the window."""
        self.scale = self._asked
        self.content = self.contents()
        left, top, right, bottom = self.margins
        wide, room = self._size.width(), self.surface.size()
        needed = self.content.height_for(wide - left - right) + top + bottom
        self._high = max(self._size.height(), needed)
        most = (room.width() - EDGE) / wide, (room.height() - EDGE) / self._high
        return min(self._asked, *most)

    def style_sheet(self, _scale: float) -> str:
        """The style sheet of what is no button."""
        return ""

    def put(self, widget: QWidget, left: float, top: float, width: float, height: float) -> None:
        """Place a child at units from the paper's corner."""
        units = QRectF(self.paper.left() + left, self.paper.top() + top, width, height)
        widget.setGeometry(to_pixels(units, self.scale).toAlignedRect())
        widget.setFont(typesetting.make_font(FIELD_PIXELS * self.scale, "sans", 600))

    def open(self, scale: float) -> None:
        """Show the dialog and give it the keyboard."""
        self.fit(scale)
        self.show()
        self.raise_()
        self.take_focus()

    def draw(self, painter: QPainter, place: QRectF) -> None:
        painter.fillRect(place, DIM)
        controls.broadside(painter, self.paper, self.heading, heading_height=self.heading_height)
        self.content.paint(painter)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        event.accept()  # the table behind is out of reach


class PaintedButton(OwnButton):
    """A button drawn in units; subclasses draw themselves."""

    def __init__(self, parent: Sheet, words: str) -> None:
        super().__init__(parent)
        self.sheet = parent
        self.setText(words)
        self.setAccessibleName(words)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def height_for(self, _width: float) -> float:
        """The height in units that the button needs at a width of ``width`` units."""
        return 0.0

    def width_of_words(self) -> float:
        """How wide the button must be for its words in one line, in units."""
        return 0.0

    def place(self, units: QRectF, scale: float) -> None:
        """Lay the button at ``units`` of its parent."""
        self.setGeometry(to_pixels(units, scale).toAlignedRect())

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            scale = self.sheet.scale
            painter.scale(scale, scale)
            place = QRectF(0, 0, self.width() / scale, self.height() / scale)
            self.draw(painter, place)
            if self.hasFocus() and self.isEnabled():
                controls.draw_brackets(painter, place.adjusted(1, 1, -1, -1), UNREST_INK, 2, 8)

    def draw(self, painter: QPainter, place: QRectF) -> None:
        """Paint in units."""


TALL: Final = 49.0
"""Units of height that a finger hits in a small window, too."""


class CheckRow(PaintedButton):
    """A box to tick with its words, and below them what it means."""

    def __init__(self, parent: Sheet, words: str, note: str) -> None:
        super().__init__(parent, words)
        self.note = note
        self.setCheckable(True)
        self.setAccessibleDescription(note)

    def explain(self, note: str) -> None:
        """Say anew what it means."""
        self.note = note
        self.setAccessibleDescription(note)
        self.update()

    def height_for(self, width: float) -> float:
        return max(TALL, 29 + self._small(width).height_for(width - 34))

    def _small(self, width: float) -> TextBox:
        return TextBox(self.note, CHECK_NOTE, SEPIA, align=typesetting.TOP_LEFT)

    def draw(self, painter: QPainter, place: QRectF) -> None:
        if not self.isEnabled():
            painter.setOpacity(0.5)
        draw_check(painter, QRectF(4, 6, 18, 18), self.isChecked())
        rest = place.adjusted(32, 4, -2, 0)
        words = TextBox(self.text(), BOLD, lines=1, high=22)
        words.place(QRectF(rest.left(), rest.top(), rest.width(), 22), 1)
        words.paint(painter)
        small = self._small(place.width())
        small.place(rest.adjusted(0, 21, 0, 0), 1)
        small.paint(painter)


def open_hands_row(parent: ModalSheet) -> CheckRow:
    """Whether people at one screen play with open hands, at a game's start and later."""
    return CheckRow(
        parent,
        tr("Open hands"),
        tr("People at this screen see each other's hands, and no curtain falls"),
    )


class IconButton(PaintedButton):
    """A square button with an icon, or with a cross where ``icon`` is empty."""

    def __init__(self, parent: Sheet, icon: str, words: str) -> None:
        super().__init__(parent, words)
        self.icon_name = icon
        self.tip = words

    def draw(self, painter: QPainter, place: QRectF) -> None:
        fill_rect(painter, place.adjusted(2, 2, -2, -2), IVORY, 3)
        draw_frame(painter, place.adjusted(2, 2, -2, -2), INK, 1, 3)
        side = place.width() * 0.52
        if self.icon_name:
            draw_icon(painter, self.icon_name, place.width() * 0.24, place.height() * 0.24, side)
            return
        middle, reach = place.center(), side * 0.3
        for across in (reach, -reach):
            end = QPointF(across, reach)
            draw_line(painter, middle - end, middle + end, INK, 2)


def draw_check(painter: QPainter, box: QRectF, checked: bool) -> None:
    """A box, ticked or not."""
    fill_rect(painter, box, INK if checked else FIELD, 2)
    draw_frame(painter, box, INK, 1.4, 2)
    if checked:
        painter.setPen(QPen(QColor(PAPER), 2.4))
        tick = ((0.22, 0.52), (0.44, 0.74), (0.8, 0.28))
        side = box.width()
        painter.drawPolyline([box.topLeft() + QPointF(x * side, y * side) for x, y in tick])


def field_style(scale: float) -> str:
    """The style sheet of text fields and lists on paper."""
    return f"""
        QLineEdit, QComboBox {{
            background: {FIELD}; color: {INK}; border: 1px solid {INK}; border-radius: 2px;
            padding-left: {round(7 * scale)}px;
            selection-background-color: {INK}; selection-color: {PAPER};
        }}
        QLineEdit:focus, QComboBox:focus {{ border: 2px solid {UNREST_INK}; }}
        QLineEdit:disabled, QComboBox:disabled {{ background: {FIELD_OFF}; color: {SEPIA}; }}
        QComboBox::drop-down {{ border: none; width: {round(24 * scale)}px; }}
        QComboBox::down-arrow {{ image: none; }}
        QComboBox QAbstractItemView {{
            background: {FIELD}; color: {INK}; border: 1px solid {INK}; outline: none;
            selection-background-color: {INK}; selection-color: {PAPER};
        }}
    """


def scroll_style(scale: float, area: str) -> str:
    """The style sheet of what scrolls on paper; ``area`` is its class."""
    wide = round(12 * scale)
    return f"""
        {area} {{ background: transparent; border: none; outline: none; color: {INK}; }}
        {area}::item:selected {{ background: {INK}; color: {PAPER}; }}
        QMenu {{ background: {FIELD}; color: {INK}; border: 1px solid {INK}; }}
        QMenu::item {{ padding: {round(5 * scale)}px {round(14 * scale)}px; }}
        QMenu::item:selected {{ background: {INK}; color: {PAPER}; }}
        QScrollBar:vertical {{ background: {FIELD_OFF}; width: {wide}px; border: none; }}
        QScrollBar::handle:vertical {{
            background: {SEPIA}; border-radius: {wide // 3}px; min-height: {3 * wide}px;
            margin: 1px {wide // 4}px;
        }}
        QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0; }}
        QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical {{ background: transparent; }}
    """


# --- Fields on paper: a list to choose from with its printed arrow, and a seat's mark -------------


class ChoiceBox(QComboBox):
    """A list to choose from; the arrow is printed, not the platform's."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.currentTextChanged.connect(self._tell)

    def setAccessibleName(self, words: str) -> None:
        """Name the list; on Linux Qt tells what is chosen instead, and so the name follows it."""
        super().setAccessibleName(words)
        self._tell()

    def _tell(self) -> None:
        """Tell what the list is for, where it is not called so already."""
        words = self.accessibleName()
        called = sys.platform == "win32" or self.currentText() in ("", words)
        self.setAccessibleDescription("" if called else words)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(INK if self.isEnabled() else SEPIA))
            middle = QPointF(self.width() - self.height() * 0.4, self.height() / 2)
            half = self.height() * 0.14
            corners = (
                QPointF(-half, -half * 0.6),
                QPointF(half, -half * 0.6),
                QPointF(0, half * 0.8),
            )
            painter.drawPolygon(QPolygonF([middle + corner for corner in corners]))


class MarkButton(PaintedButton):
    """A seat's colour and shape; a click takes the next one that is free."""

    def __init__(self, parent: Sheet, colour: int) -> None:
        super().__init__(parent, "")
        self.colour = colour
        self.set_colour(colour)

    def set_colour(self, colour: int) -> None:
        """Show another colour."""
        self.colour = colour
        name = tr(SEATS[colour].name)
        self.setText(name)
        self.setAccessibleName(name)
        self.setAccessibleDescription(tr("Click for another colour"))
        self.tip = tr("{0}: click for another colour", name)
        self.update()

    def draw(self, painter: QPainter, place: QRectF) -> None:
        if not self.isEnabled():
            painter.setOpacity(0.45)
        seat_mark(painter, self.colour, 4, 4, place.width() - 8)


@frozen
class SeatOccupant:
    """Who can take a seat: a person, or the robot of that name."""

    robot: str | None
    words: str
    icon: str = "ui-person"
    sentence: str = ""


ELSEWHERE: Final = "elsewhere"
"""Stands for a person at another machine, where a robot's name would stand."""


def sitter_elsewhere() -> SeatOccupant:
    """A person at another machine."""
    words = tr("A person at another machine, who gets a link")
    return SeatOccupant(ELSEWHERE, tr("Elsewhere"), "ui-person", words)


class OccupantButton(PaintedButton):
    """Who takes a seat; a click takes the next of the ``sitters``, the first being a person.

    ``whose`` is what the seat is called, for those who do not see where the button stands.
    """

    changed = Signal()
    """Somebody else was chosen with a click."""

    def __init__(self, parent: Sheet, sitters: Sequence[SeatOccupant], whose: str) -> None:
        super().__init__(parent, "")
        self.whose = whose
        self.sitters = {each.robot: each for each in sitters}
        self.robot: str | None = None
        on_click(self, self._take_next)
        self.seat(None)

    def seat(self, robot: str | None) -> None:
        """Show who sits there."""
        self.robot = robot
        sitter = self.sitters[robot]
        self.setText(sitter.words)
        self.setAccessibleName(with_colon(self.whose, sitter.words))
        self.setToolTip("\n".join(filter(None, (sitter.sentence, tr("Click to change")))))
        self.update()

    def _take_next(self) -> None:
        robots = list(self.sitters)
        self.seat(robots[(robots.index(self.robot) + 1) % len(robots)])
        self.changed.emit()

    def draw(self, painter: QPainter, place: QRectF) -> None:
        box = place.adjusted(2, 3, -2, -3)
        ink = INK if self.isEnabled() else SEPIA
        if self.robot is not None:
            fill_rect(painter, box, INK, 3)
        draw_frame(painter, box, ink, 1, 3)
        ink = ink if self.robot is None else PAPER
        draw_icon(painter, self.sitters[self.robot].icon, 9, place.center().y() - 10, 18, ink)
        words = QRectF(31, 0, place.width() - 36, place.height())
        face = typesetting.fit_font(self.text(), words.width(), 1, 13, 9, "sans", 600)
        typesetting.draw_text(painter, words, self.text(), face, ink)


class SeedField:
    """The seed of a game, and a button that draws another below ``largest``."""

    def __init__(self, sheet: Sheet, largest: int) -> None:
        self.line = QLineEdit(sheet)
        self.line.setAccessibleName(tr("Seed"))
        digits = QRegularExpression("[0-9]{1,18}")
        self.line.setValidator(QRegularExpressionValidator(digits, self.line))
        self.reroll = IconButton(sheet, "ui-redo", tr("New seed"))
        on_click(self.reroll, lambda: self.line.setText(str(secrets.randbelow(largest))))
        self.reroll.click()

    def set_enabled(self, free: bool) -> None:
        """Whether players may choose it: at a table of several machines nobody does."""
        self.line.setEnabled(free)
        self.reroll.setEnabled(free)

    def box(self, high: float) -> HBox:
        return HBox(Item(self.line, high=high), Item(self.reroll, high, high), gap=6)


# --- A row of printed boxes of which one is chosen, with its name before it -----------------------

SEGMENT_PIXELS = 14


def step_words(number: str, by: int) -> str:
    """What a button with a plus or minus is called; its description is the number as it is."""
    return tr("{0}: one more", number) if by > 0 else tr("{0}: one less", number)


class Segment(PaintedButton):
    """One of the boxes; the chosen one is inked."""

    def __init__(self, parent: Sheet, words: str, group: str) -> None:
        super().__init__(parent, words)
        self.setCheckable(True)
        self.setAccessibleName(with_colon(group, words))

    def draw(self, painter: QPainter, place: QRectF) -> None:
        box = place.adjusted(0, 3, 0, -3)
        chosen = self.isChecked()
        fill_rect(painter, box, INK if chosen else FIELD)
        draw_frame(painter, box, INK, 1.2)
        room = box.adjusted(6, 0, -6, 0)
        face = typesetting.fit_font(self.text(), room.width(), 1, SEGMENT_PIXELS, 10, "sans", 600)
        ink = PAPER if chosen else INK
        typesetting.draw_text(painter, room, self.text(), face, ink, typesetting.ALIGN_CENTRE)


class Segments(QObject):
    """The boxes of one choice; ``chosen`` carries the value of the one pressed."""

    chosen = Signal(object)

    def __init__(self, sheet: Sheet, words: str, choices: Sequence[tuple[Hashable, str]]) -> None:
        super().__init__(sheet)
        self.words = words
        self.sheet = sheet
        self.buttons: dict[Hashable, Segment] = {}
        for value, said in choices:
            button = Segment(sheet, said, words)
            button.clicked.connect(lambda _=False, value=value: self._choose(value))
            self.buttons[value] = button

    def _choose(self, value: Hashable) -> None:
        self.show_chosen(value)
        self.chosen.emit(value)

    def show_chosen(self, value: Hashable) -> None:
        """Ink the box of a value and no other.

        A button group of Qt would do it too, but keep the keyboard from the boxes not chosen.
        """
        for each, button in self.buttons.items():
            button.setChecked(each == value)

    def box(self, high: float = 48, width: float = 0) -> HBox:
        """They stand side by side, those with longer words a little wider."""
        face = typesetting.make_font(SEGMENT_PIXELS, "sans", 600)
        items = (
            Item(each, high=high, share=typesetting.text_width(each.text(), face) + 48)
            for each in self.buttons.values()
        )
        return HBox(*items, gap=-1, width=width)


# --- A few words on a sheet, with a button for each answer: errors, questions, about --------------

MESSAGE: Final = Type(15)


class MessageSheet(ModalSheet):
    """``answered`` carries the index of the button; the last one is for leaving."""

    answered = Signal(int)

    def __init__(self, surface: QWidget, heading: str, words: str, answers: Sequence[str]) -> None:
        super().__init__(surface, heading, QSize(620, 0))
        self.words = words
        self.setAccessibleDescription(words)
        self.answers = [
            self.button(answer, partial(self.answered.emit, index), primary=index == 0)
            for index, answer in enumerate(answers)
        ]
        self.escape = self.answers[-1]

    def contents(self) -> Box:
        answers = (Item(each, 170, 42) for each in self.answers)
        words = TextBox(self.words, MESSAGE, leading=1.47)
        return Column(words, HBox(Box(), *answers, Box(), gap=12), gap=26)


# --- What Pax Desk is made with: the parts of others, their licences, and where the texts are -----


def parts() -> list[dict[str, Any]]:
    """The parts that are here, as ``licences/made_with.yaml`` has them: name, by, licence.

    Those of a bundle alone are left out elsewhere.
    """
    text = (licences_folder() / "made_with.yaml").read_text(encoding="utf-8")
    found: list[dict[str, Any]] = yaml.safe_load(text)
    return [each for each in found if getattr(sys, "frozen", False) or not each.get("bundle")]


class MadeWithSheet(ModalSheet):
    """The list, which scrolls; ``left`` when it has been read."""

    def __init__(self, surface: QWidget) -> None:
        super().__init__(surface, tr("Made with"), QSize(760, 620))
        self.page = QTextBrowser(self)
        self.page.setAccessibleName(tr("The parts that others have made, and their licences"))
        self.page.setHtml(self._words())
        self.page.setOpenLinks(False)
        self.page.anchorClicked.connect(QDesktopServices.openUrl)
        self.page.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        self.page.setStyleSheet(
            f"background: {IVORY}; color: {INK}; border: 1px solid {INK}; font-weight: 400"
        )
        self.done = self.button(tr("OK"), self.left.emit, primary=True)
        self.escape = self.done

    def contents(self) -> Box:
        done = HBox(Box(), Item(self.done, 200, 42), Box())
        return Column(Item(self.page, fills=True), done, gap=24)

    def take_focus(self) -> None:
        self.done.setFocus(Qt.FocusReason.OtherFocusReason)

    def _words(self) -> str:
        rows = "".join(
            f"<tr><td><b>{escape(each['name'])}</b>&nbsp;&nbsp;</td><td>{escape(each['by'])}"
            f"&nbsp;&nbsp;</td><td>{escape(each['licence'])}</td></tr>"
            for each in parts()
        )
        folder = str(licences_folder())
        address = QUrl.fromLocalFile(folder).toString()
        where = f'<a style="color: {INK}" href="{address}">{escape(folder)}</a>'
        said = tr(
            "Texts of licences, and a list of all parts for programs (sbom.cdx.json), "
            "are in this folder: {folder}",
            folder="\x00",
        )
        return f"<table cellspacing='3'>{rows}</table><p>{escape(said)}</p>".replace("\x00", where)


# --- Sheets that every game brings along: what is asked of a new game, and how one ended ----------


class NewGameDialog(ModalSheet):
    """``dealt`` carries the game's own choices; ``guide_asked`` that somebody is new to it."""

    dealt = Signal(object)
    guide_asked = Signal()


class OverviewDialog(ModalSheet):
    """The game on a page."""

    rule_asked = Signal(str)
    guide_asked = Signal()


class WorkshopDialog(ModalSheet):
    """A sheet on which players make something of their own."""

    turned = Signal(object)
    """Another sheet takes its place: what makes it for a surface."""
    played = Signal(object)
    """A game is to begin with what was made."""
    told = ""
    """What has come of the last thing done."""

    def tell(self, do: Callable[[], str]) -> None:
        """Do something and show what has come of it, or why it cannot be."""
        try:
            self.told = do()
        except PaxError as error:
            self.complain(str(error))
        self.lay_out()

    def complain(self, words: str) -> None:
        """Show why something cannot be."""
        self.told = words
        self.lay_out()

    def export(self, words: str, proposed: str, kind: str, data: Callable[[], bytes]) -> None:
        """Write a file that is asked for; it gets the suffix of the name ``proposed``."""
        name, _ = QFileDialog.getSaveFileName(self, words, proposed, kind)

        def write() -> str:
            path = Path(name).with_suffix(Path(proposed).suffix)
            write_whole(path, data())
            return tr("Written to {0}.", path.name)

        if name:
            self.tell(write)

    def take_in(self, words: str, kind: str, take: Callable[[Path], str]) -> None:
        """Take something over from a file that is asked for."""
        name, _ = QFileDialog.getOpenFileName(self, words, "", kind)
        if name:
            self.tell(partial(take, Path(name)))


class RecordsDialog(ModalSheet):
    """A player's records."""

    export = Signal()
    deletion = Signal()
    """All records are to be deleted, after a question."""


class EndDialog(ModalSheet):
    """How a game ended; its signals say what is to happen next."""

    answers_to = ModalSheet.answers_to | {"show_charts", "show_replay"}
    again = Signal()
    save = Signal()
    replay = Signal()
    charts = Signal()
    export = Signal()
    suggested = Signal(object)
    """A suggestion for the next game is taken: its choices."""
    moment = Signal(int)
    """A practice game is wanted from where so many steps were played."""

    def take_focus(self) -> None:
        """The keyboard begins on no button: the key that ended the game may come once more."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocus(Qt.FocusReason.OtherFocusReason)
