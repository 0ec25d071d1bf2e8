"""The settings: every choice on one sheet, in force as soon as it is made."""

from collections.abc import Hashable, Sequence
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from paxdesk.desk.motion.tempo import TEMPOS, tempo_words
from paxdesk.desk.painting import lettering
from paxdesk.desk.painting.palette import INK
from paxdesk.desk.painting.shapes import line
from paxdesk.desk.settings.sounds import player_of_system
from paxdesk.desk.settings.store import SettingsStore
from paxdesk.desk.sheets.dialog import CheckRow, Dialog
from paxdesk.desk.sheets.paper import PaperButton, on_click
from paxdesk.desk.sheets.segments import Segments
from paxdesk.desk.words.label import Label
from paxdesk.desk.words.languages import LANGUAGES
from paxdesk.language import say

PAPER: Final = QSize(1080, 700)
LEFT: Final = 32.0
RIGHT: Final = 560.0
COLUMN: Final = 488.0
LABEL: Final = 132.0
ROW: Final = 52.0
CHECK: Final = 54.0
TOP: Final = 84.0


class SettingsSheet(Dialog):
    """``left`` when it is closed, ``sized`` when words are to be larger or smaller."""

    left = Signal()
    shortcuts = Signal()
    sized = Signal()
    reset_layout = Signal()

    def __init__(self, surface: QWidget, store: SettingsStore) -> None:
        super().__init__(surface, say("Settings"), PAPER)
        self.store = store
        self.choices: dict[str, Segments] = {}
        self.checks: dict[str, CheckRow] = {}
        self._heads: list[tuple[str, float, float]] = []
        self._make_looks()
        self._make_motion()
        self._make_handling()
        self.keys = PaperButton(Label("", say("Shortcuts…")), self, pixels=15)
        on_click(self.keys, self.shortcuts.emit)
        self.layout_button = PaperButton(Label("", say("Reset layout")), self, pixels=15)
        on_click(self.layout_button, self.reset_layout.emit)
        self.usual = PaperButton(Label("", say("Restore defaults")), self, pixels=15)
        on_click(self.usual, self._restore)
        self.close_button = PaperButton(Label("", say("Close")), self, primary=True, pixels=17)
        on_click(self.close_button, self.left.emit)
        self.escape = self.close_button
        store.changed.connect(self._show)
        self._show()

    def _make_looks(self) -> None:
        self._choose(
            "theme",
            say("Table"),
            (
                ("dark", say("Dark")),
                ("light", say("Light")),
                ("contrast", say("High contrast")),
                ("system", say("As the system")),
            ),
        )
        self._choose(
            "text_size",
            say("Size of words"),
            ((100, "100 %"), (115, "115 %"), (130, "130 %"), (150, "150 %")),
        )
        self._choose(
            "language",
            say("Language"),
            (("system", say("As the system")), *LANGUAGES.items()),
        )

    def _make_motion(self) -> None:
        self._choose(
            "motion",
            say("Speed of motion"),
            (
                ("off", say("Off")),
                ("half", "½"),
                ("normal", "1"),
                ("fast", "1½"),
            ),
        )
        self._choose(
            "reduced_motion",
            say("Less motion"),
            (
                ("system", say("As the system")),
                ("on", say("Yes")),
                ("off", say("No")),
            ),
        )
        self._choose(
            "robots",
            say("Robots play"),
            [(tempo, tempo_words(tempo)) for tempo in TEMPOS],
        )
        note = say("Paper, wood and coin, quietly; nothing is told by sound alone")
        silent = player_of_system() is None
        if silent:
            note = say("Nothing was found on this computer that plays sounds")
        self._check("sounds", say("Sounds"), note).setEnabled(not silent)

    def _make_handling(self) -> None:
        self._check(
            "confirm_end",
            say("Ask before a turn ends with actions left"),
            say("The button asks once what is given up"),
        )
        self._check(
            "confirm_final",
            say("Ask before a step that cannot be taken back"),
            say("What reveals cards, rolls dice or passes the turn on"),
        )
        self._check(
            "hover_opens",
            say("Resting on an opponent opens his tableau"),
            say("Otherwise a click or his number does"),
        )
        self._check(
            "cautions",
            say("Warnings on the table"),
            say("A sign where a good friend would say something; a click proves it"),
        )
        self._check(
            "hints",
            say("Hints"),
            say("H shows the best plan; in a game that counts the log says so"),
        )
        self._check(
            "touch",
            say("Large targets"),
            say("For a finger: buttons of 44 pixels, and what lies nearest is meant"),
        )
        self._choose(
            "closeup",
            say("Card large after"),
            (("off", say("Never")), ("short", "¼ s"), ("normal", "½ s"), ("long", "1 s")),
        )
        self._choose(
            "dock_side",
            say("Inspector, log"),
            (("left", say("Left")), ("right", say("Right"))),
        )

    def _choose(self, name: str, words: str, values: Sequence[tuple[Hashable, str]]) -> None:
        choice = Segments(self, words, values)
        choice.chosen.connect(partial(self._set, name))
        self.choices[name] = choice

    def _check(self, name: str, words: str, note: str) -> CheckRow:
        check = CheckRow(self, words, note)
        on_click(check, lambda: self._set(name, check.isChecked()))
        self.checks[name] = check
        return check

    # --- What is set -----------------------------------------------------------------------------

    def _set(self, name: str, value: Any) -> None:
        self.store.change(**{name: value})
        if name == "text_size":
            self.sized.emit()

    def _restore(self) -> None:
        self.store.reset("looks", "language", "motion", "robots", "handling", "layout")

    def _show(self) -> None:
        for name, choice in self.choices.items():
            choice.show_chosen(getattr(self.store.settings, name))
        for name, check in self.checks.items():
            check.setChecked(getattr(self.store.settings, name))
        self.update()

    # --- Showing it ------------------------------------------------------------------------------

    def lay_out(self) -> None:
        self._heads = []
        top = self._head(say("Looks"), LEFT, TOP)
        top = self._rows(LEFT, top, "theme", "text_size", "language")
        top = self._head(say("Motion and sound"), LEFT, top + 14)
        top = self._rows(LEFT, top, "motion", "reduced_motion", "robots")
        top = self._tick(LEFT, top, "sounds")
        top = self._head(say("Shortcuts and layout"), LEFT, top - 4)
        self.press(self.keys, LEFT, top, 200, 44)
        self.press(self.layout_button, LEFT + 216, top, 200, 44)
        top = self._head(say("Handling"), RIGHT, TOP)
        for name in ("confirm_end", "confirm_final", "cautions", "hints", "hover_opens", "touch"):
            top = self._tick(RIGHT, top, name)
        self._rows(RIGHT, top + 2, "closeup", "dock_side")
        foot = PAPER.height() - 66
        self.press(self.usual, LEFT, foot, 220, 44)
        self.press(self.close_button, PAPER.width() - 32 - 200, foot, 200, 44)

    def _head(self, words: str, left: float, top: float) -> float:
        self._heads.append((words, left, top))
        return top + 34

    def _rows(self, left: float, top: float, *names: str) -> float:
        for name in names:
            self.choices[name].lay_out(left + LABEL, top, COLUMN - LABEL, ROW - 4)
            top += ROW
        return top

    def _tick(self, left: float, top: float, name: str) -> float:
        self.put(self.checks[name], left - 4, top, COLUMN, CHECK - 2)
        return top + CHECK

    def draw(self, painter: QPainter, place: QRectF) -> None:
        super().draw(painter, place)
        painter.translate(self.paper.topLeft())
        for words, left, top in self._heads:
            face = lettering.font(17, "serif", 700)
            lettering.draw_text(painter, QRectF(left, top, COLUMN, 22), words, face)
            line(painter, QPointF(left, top + 26), QPointF(left + COLUMN, top + 26), INK)
        for choice in self.choices.values():
            first = next(iter(choice.buttons.values()))
            spot = QPointF(first.pos()) / self.scale - self.paper.topLeft()
            label = QRectF(spot.x() - LABEL, spot.y(), LABEL - 10, first.height() / self.scale)
            face = lettering.fitted(choice.words, label.width(), 2, 14, 11, "sans", 600)
            lettering.draw_text(painter, label, choice.words, face, lines=2)
        bottom = PAPER.height() - 80
        line(painter, QPointF(20, bottom), QPointF(PAPER.width() - 20, bottom), INK, 2)
        line(painter, QPointF(540, TOP), QPointF(540, bottom - 12), INK)
