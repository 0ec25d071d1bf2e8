"""A sheet of paper in the middle of the dimmed table, with fields and buttons on it."""

import sys
from collections.abc import Callable, Sequence
from functools import partial
from html import escape
from itertools import product
from pathlib import Path
from typing import Any, Final

import yaml
from PySide6.QtCore import QRectF, QSize, Qt, QUrl, Signal
from PySide6.QtGui import QColor, QDesktopServices, QKeyEvent, QPainter
from PySide6.QtWidgets import QFileDialog, QLineEdit, QTextBrowser, QWidget

from paxdesk.desk.painting import controls, typesetting
from paxdesk.desk.painting.palette import INK, IVORY, SEPIA
from paxdesk.desk.sheets.form_widgets import SeedField, field_style, scroll_style
from paxdesk.desk.sheets.sheet import FINGER, Sheet
from paxdesk.desk.sheets.sheet_layout import (
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
from paxdesk.language import tr
from paxdesk.resources import licences_folder
from paxdesk.session.player_name import LONGEST, name_problem, tidied

DIM: Final = QColor(10, 7, 5, 150)
"""What the table is covered with behind a dialog."""
EDGE_PIXELS: Final = 24
"""Pixels that stay free around an enlarged dialog."""
FINGER_SIZES: Final = tuple(product((FINGER, 40.0, 36.0, 32.0), (1.0, 0.95, 0.9)))
"""Pixels of what is pressed with a finger, and how much smaller a full sheet is printed for it."""


class ModalSheet(Sheet):
    """Covers the surface; its paper lies in the middle. Subclasses place their children."""

    lets_commands_through = False
    """Whether keys of commands that need no game work while the dialog is open."""
    answers_to: frozenset[str] = frozenset({"toggle_full_screen"})
    """The other commands whose keys work while it is open."""
    has_fields = False
    """Whether text fields or lists to choose from lie on it."""
    scrolls = ""
    """The class of what scrolls on it."""
    margins = (34.0, 84.0, 34.0, 24.0)
    """From the edges of the paper to what lies on it: left, top, right, bottom."""

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
        for pixels, smaller in FINGER_SIZES if self.finger else ():
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
        most = (room.width() - EDGE_PIXELS) / wide, (room.height() - EDGE_PIXELS) / self._high
        return min(self._asked, *most)

    def style_sheet(self, scale: float) -> str:
        """The style sheet of what is no button."""
        fields = field_style(scale) if self.has_fields else ""
        return fields + (scroll_style(scale, self.scrolls) if self.scrolls else "")

    def put(self, widget: QWidget, left: float, top: float, width: float, height: float) -> None:
        """Place a child at units from the paper's corner."""
        units = QRectF(self.paper.left() + left, self.paper.top() + top, width, height)
        widget.setGeometry(to_pixels(units, self.scale).toAlignedRect())
        widget.setFont(typesetting.make_font(FIELD_PIXELS * self.scale, "sans", 600))

    def open(self, scale: float) -> None:
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


# --- Sheets that every game brings along: what is asked of a new game, and how one ended ----------


class NewGameDialog(ModalSheet):
    """``dealt`` carries the game's own choices; ``guide_asked`` that somebody is new to it."""

    dealt = Signal(object)
    guide_asked = Signal()


class NamedPlayers(NewGameDialog):
    """Names, the seed, and what is against them; seeds are drawn below ``largest_seed``."""

    has_fields = True

    def __init__(self, surface: QWidget, heading: str, size: QSize, largest_seed: int) -> None:
        super().__init__(surface, heading, size)
        self.names: list[QLineEdit] = []
        self._seed = SeedField(self, largest_seed)
        self.seed = self._seed.line_edit
        self.seed.textChanged.connect(lambda _: self.show_choices())
        self.cancel = self.button(tr("Cancel"), self.left.emit, pixels=16, escape=True)
        self.begin = self.button(tr("Begin"), self.deal, primary=True, pixels=19)
        self.first_focus = self.begin

    def name_field(self, name: str, words: str) -> None:
        """One more line for a name; ``words`` say whose it is."""
        line = QLineEdit(name, self)
        line.setMaxLength(LONGEST)
        line.setAccessibleName(words)
        line.textChanged.connect(lambda _: self.show_choices())
        self.names.append(line)

    @property
    def called(self) -> Sequence[str]:
        """What those who play are called."""
        return [tidied(line.text()) for line in self.names]

    @property
    def problem(self) -> str:
        """Why the game cannot begin so; "" where it can."""
        if found := next(filter(None, map(name_problem, self.called)), ""):
            return found
        if len(set(self.called)) < len(self.called):
            return tr("Players need different names.")
        return "" if self.seed.text() else tr("A game needs a seed.")

    def show_choices(self) -> None:
        """Show what is chosen, and whether a game can begin with it."""
        self.begin.setEnabled(not self.problem)
        self.lay_out()

    def deal(self) -> None:
        """Begin with what is chosen."""

    def foot(self) -> Column:
        """What is against it, and the buttons, at the foot of a column."""
        buttons = HBox(Item(self.begin, 190, 49), Box(), Item(self.cancel, 110, 42))
        return Column(TextBox(self.problem, Type(13), SEPIA), buttons, gap=11)


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
    message = ""
    """What has come of the last thing done."""

    def tell(self, do: Callable[[], str]) -> None:
        """Do something and show what has come of it, or why it cannot be."""
        try:
            self.message = do()
        except PaxError as error:
            self.complain(str(error))
        self.lay_out()

    def complain(self, words: str) -> None:
        self.message = words
        self.lay_out()

    def export(self, words: str, proposed: str, kind: str, data: Callable[[], bytes]) -> None:
        """Write a file that is asked for; it gets the suffix of the name ``proposed``."""
        name, _ = QFileDialog.getSaveFileName(self, words, proposed, kind)

        def write() -> str:
            path = Path(name).with_suffix(Path(proposed).suffix)
            write_whole(path, data())
            return tr("Saved to {0}.", path.name)

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
        super().__init__(surface, tr("Credits"), QSize(760, 620))
        self.page = QTextBrowser(self)
        self.page.setAccessibleName(tr("Third-party components and licences"))
        self.page.setHtml(self._words())
        self.page.setOpenLinks(False)
        self.page.anchorClicked.connect(QDesktopServices.openUrl)
        self.page.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        self.page.setStyleSheet(
            f"background: {IVORY}; color: {INK}; border: 1px solid {INK}; font-weight: 400"
        )
        self.done = self.button(tr("OK"), self.left.emit, primary=True, escape=True)
        self.first_focus = self.done

    def contents(self) -> Box:
        done = HBox(Box(), Item(self.done, 200, 42), Box())
        return Column(Item(self.page, fills=True), done, gap=24)

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
            "Licence texts and a machine-readable parts list (sbom.cdx.json) are in this folder: "
            "{folder}",
            folder="\x00",
        )
        return f"<table cellspacing='3'>{rows}</table><p>{escape(said)}</p>".replace("\x00", where)
