"""Modal sheet in the middle of the dimmed table, and common dialogs."""

import sys
from collections.abc import Callable, Sequence
from functools import partial
from html import escape
from itertools import product
from pathlib import Path
from typing import Any, Final

import yaml
from PySide6.QtCore import QEvent, QRectF, QSize, QSizeF, Qt, QUrl, Signal
from PySide6.QtGui import QColor, QDesktopServices, QKeyEvent, QPainter
from PySide6.QtWidgets import QLineEdit, QWidget

from paxdesk.desk import file_dialogs
from paxdesk.desk.painting import controls, typesetting
from paxdesk.desk.painting.palette import INK, IVORY, SEPIA
from paxdesk.desk.safe_qt import qt_override
from paxdesk.desk.sheets.form_widgets import SeedField, field_style, scroll_style
from paxdesk.desk.sheets.sheet import FINGER, PaperButton, Sheet
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
from paxdesk.desk.text_page import TextPage
from paxdesk.errors import PaxError
from paxdesk.language import tr
from paxdesk.resources import licences_folder
from paxdesk.session.player_name import LONGEST, name_problem, tidied

DIM: Final = QColor(10, 7, 5, 150)
"""Colour over the table behind a dialog."""
EDGE_PIXELS: Final = 24
"""Minimum sum of the margins on opposite sides of the paper, in pixels of the window."""
FINGER_SIZES: Final = tuple(product((FINGER, 40.0, 36.0, 32.0), (1.0, 0.95, 0.9)))
"""Pairs of a minimum size in pixels for touch and a scale factor, by preference."""


class ModalSheet(Sheet):
    """Sheet covering the surface, with its paper in the middle. Subclasses define the contents."""

    lets_commands_through = False
    """True if, during the dialog, shortcuts work for commands that need no game."""
    answers_to: frozenset[str] = frozenset({"toggle_full_screen"})
    """Further commands whose shortcuts work while it is open."""
    has_fields = False
    """True if it has text fields or lists to choose from."""
    scrolls = ""
    """Class name of its scrolling widget, "" for none."""
    margins = (34.0, 84.0, 34.0, 24.0)
    """Margins between the edges of the paper and its contents: left, top, right, bottom."""

    def __init__(self, surface: QWidget, heading: str, paper: QSize) -> None:
        super().__init__(surface, heading, heading_height=34)
        self._size = paper
        self.wide = float(paper.width())
        """Width of the paper in units."""
        self._asked = 0.0
        self.finger = False
        """True if the dialog is used by touch."""
        self._high = 0.0
        """Height of the paper in units."""
        self.paper = QRectF()

    def enlarged(self, scale: float, text: float) -> float:
        """Return the scale for text enlarged by the factor ``text``."""
        return scale * text

    def fit(self, scale: float) -> None:
        """Lay out the contents at ``scale``, or smaller to fit the window."""
        self._asked = scale
        self.lay_out()

    def lay_out(self) -> None:
        """Lay out the contents on paper of sufficient height."""
        if not self._asked:
            return  # not open yet
        self.finger_needs = 0.0
        scale = self._fitting()
        for pixels, smaller in FINGER_SIZES if self.finger else ():
            self.finger_needs = pixels / (scale * smaller)
            if (found := self._fitting()) >= scale * smaller:
                scale = found
                break
        room = self.surface.size()
        self.place(QRectF(0, 0, room.width() / scale, room.height() / scale), scale)
        if (style := self.style_sheet(scale)) != self.styleSheet():
            self.setStyleSheet(style)  # setting a style sheet is slow
        self._place_paper()

    def _place_paper(self) -> None:
        room = QSizeF(self.surface.size()) / self.scale
        left, top = (room.width() - self.wide) / 2, (room.height() - self._high) / 2
        self.lay_paper(QRectF(left, top, self.wide, self._high))

    def lay_paper(self, paper: QRectF) -> None:
        left, top, right, bottom = self.margins
        self.paper = paper
        self.lay_contents(paper.adjusted(left, top, -right, -bottom))

    def _fitting(self) -> float:
        """Return the scale at which the current contents fit the window."""
        self.scale, self.wide = self._asked, float(self._size.width())
        self._measure()
        room = self.surface.size()
        most = (room.width() - EDGE_PIXELS) / self.wide, (room.height() - EDGE_PIXELS) / self._high
        return min(self._asked, *most)

    def _measure(self) -> None:
        """Create the contents and measure the paper's height."""
        self.content = self.contents()
        left, top, right, bottom = self.margins
        needed = self.content.height_for(self.wide - left - right) + top + bottom
        self._high = max(self._size.height(), needed)

    def style_sheet(self, scale: float) -> str:
        fields = field_style(scale) if self.has_fields else ""
        return fields + (scroll_style(scale, self.scrolls) if self.scrolls else "")

    def put(self, widget: QWidget, left: float, top: float, width: float, height: float) -> None:
        """Place a child at a position in units from the paper's top left corner."""
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
        event.accept()  # keeps keys from the table behind


# --- Dialogs that games derive --------------------------------------------------------------------


class NewGameDialog(ModalSheet):
    """Dialog for a new game; ``dealt`` is emitted with the choices."""

    dealt = Signal(object)
    guide_asked = Signal()
    """Emitted to open the lessons."""


class NamedPlayers(NewGameDialog):
    """New game dialog with players' names and a seed; a random seed is below ``largest_seed``."""

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
        """Add a line edit for a name; ``words`` is its accessible name."""
        line = QLineEdit(name, self)
        line.setMaxLength(LONGEST)
        line.setAccessibleName(words)
        line.textChanged.connect(lambda _: self.show_choices())
        self.names.append(line)

    @property
    def called(self) -> Sequence[str]:
        """Names of the players, tidied."""
        return [tidied(line.text()) for line in self.names]

    @property
    def problem(self) -> str:
        """Reason why the game cannot begin; "" if it can."""
        if found := next(filter(None, map(name_problem, self.called)), ""):
            return found
        if len(set(self.called)) < len(self.called):
            return tr("Players need different names.")
        return self._seed.objection

    def show_choices(self) -> None:
        """Update the dialog, and enable the button if a game can begin."""
        self.begin.setEnabled(not self.problem)
        self.lay_out()

    def deal(self) -> None:
        """Begin a game with the current choices."""

    def foot(self) -> Column:
        """Return the foot of a column: the problem above the buttons."""
        buttons = HBox(Item(self.begin, 190, 49), Box(), Item(self.cancel, 110, 42))
        return Column(TextBox(self.problem, Type(13), SEPIA), buttons, gap=11)


class OverviewDialog(ModalSheet):
    """Dialog with an overview of a game; its signals open further help."""

    rule_asked = Signal(str)
    """Emitted with the id of a rule, or "" for the rules' beginning."""
    guide_asked = Signal()
    """Emitted to open the lessons."""
    more_asked = Signal()
    """Emitted to open the player's guide."""

    def more_button(self) -> PaperButton:
        return self.button(tr("Player's guide"), self.more_asked.emit, pixels=14)


class WorkshopDialog(ModalSheet):
    """Base class of sheets for making content such as positions and puzzles."""

    turned = Signal(object)
    """Emitted with a function that creates another sheet."""
    played = Signal(object)
    """Emitted with a session to be played from the result."""
    message = ""
    """Result of the last operation, as text."""

    def deed_of(self, event: QKeyEvent) -> Callable[[], object] | None:
        """Return the function of a key on this sheet, or None.

        The function takes precedence over shortcuts of the window.
        """
        return None

    @qt_override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride:
            assert isinstance(event, QKeyEvent)
            if self.deed_of(event) is not None:
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        deed = self.deed_of(event)
        if deed is None:
            super().keyPressEvent(event)
        else:
            deed()
            event.accept()

    def tell(self, do: Callable[[], str]) -> None:
        """Call ``do``, and show the returned message or the error."""
        try:
            self.message = do()
        except PaxError as error:
            self.complain(str(error))
        self.lay_out()

    def complain(self, words: str) -> None:
        self.message = words
        self.lay_out()

    def export(self, words: str, proposed: str, kind: str, data: Callable[[], bytes]) -> None:
        """Ask for a file, with the suffix of ``proposed``, and write ``data`` to it."""

        def write() -> str:
            suffix = Path(proposed).suffix
            path = file_dialogs.export(self, words, proposed, kind, suffix, lambda _: data())
            return self.message if path is None else tr("Saved to {0}.", path.name)

        self.tell(write)

    def take_in(self, words: str, kind: str, take: Callable[[Path], str]) -> None:
        """Ask for a file and import it."""
        name = file_dialogs.ask_open_path(self, words, "", kind)
        if name:
            self.tell(partial(take, Path(name)))


class RecordsDialog(ModalSheet):
    """Dialog of game records; its signals request their export or deletion."""

    export = Signal()
    deletion = Signal()
    """Emitted to ask whether all records are to be deleted."""


class EndDialog(ModalSheet):
    """Dialog at the end of a game; its signals request the next action."""

    answers_to = ModalSheet.answers_to | {"show_charts", "show_replay", "save"}
    again = Signal()
    home = Signal()
    analysis = Signal()
    turns = Signal()
    """Emitted to play the player's worst turns again."""
    replay = Signal()
    charts = Signal()
    share = Signal()
    suggested = Signal(object)
    """Emitted with the choices of a suggested next game."""
    moment = Signal(int)
    """Emitted with a step number, to practise from the position after it."""

    def take_focus(self) -> None:
        """Focus no button: the key that ended the game may be pressed again."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocus(Qt.FocusReason.OtherFocusReason)


MESSAGE: Final = Type(15)


class MessageSheet(ModalSheet):
    """Message with buttons; emits ``answered`` with a button's index. Escape presses the last."""

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
    """Return the third-party parts in ``licences/made_with.yaml``.

    Outside a bundle, parts that only a bundle contains are omitted.
    """
    text = (licences_folder() / "made_with.yaml").read_text(encoding="utf-8")
    found: list[dict[str, Any]] = yaml.safe_load(text)
    return [each for each in found if getattr(sys, "frozen", False) or not each.get("bundle")]


class MadeWithSheet(ModalSheet):
    """Scrolling list of third-party parts and their licences."""

    def __init__(self, surface: QWidget) -> None:
        super().__init__(surface, tr("Credits"), QSize(760, 620))
        self.page = TextPage(self)
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
