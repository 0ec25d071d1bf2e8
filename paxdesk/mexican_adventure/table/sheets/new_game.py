"""The New Game sheet: which scenario, and who plays which side."""

import secrets
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, QRegularExpression, QSize, Signal
from PySide6.QtGui import QPainter, QRegularExpressionValidator
from PySide6.QtWidgets import QLineEdit, QWidget

from paxdesk.desk.painting import lettering
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import INK, PAPER, SEPIA
from paxdesk.desk.painting.primitives import seat_mark
from paxdesk.desk.painting.shapes import fill, frame
from paxdesk.desk.sheets.dialog import CheckRow, IconButton, PaintedButton, field_style
from paxdesk.desk.sheets.game_dialogs import NewGameDialog
from paxdesk.desk.sheets.paper import PaperButton, Sheet, on_click
from paxdesk.desk.words.label import Label
from paxdesk.language import say
from paxdesk.mexican_adventure.robots.roster import ROBOTS
from paxdesk.mexican_adventure.rules.material import Material
from paxdesk.mexican_adventure.rules.state import Options
from paxdesk.mexican_adventure.rules.words import SIDES
from paxdesk.mexican_adventure.table.sheets.choices import COLOURS, LARGEST_SEED, NAMES, NewGame
from paxdesk.mexican_adventure.table.words.scenarios import scenario_title, scenario_words
from paxdesk.mexican_adventure.table.words.terms import months_of, side_words
from paxdesk.session.names import LONGEST, name_problem, tidied

SIZE: Final = QSize(1040, 640)
LEFT: Final = 36.0
ROW: Final = 84.0
TOP: Final = 96.0
WIDE: Final = 600.0
BESIDE: Final = 676.0


class ScenarioRow(PaintedButton):
    """One scenario: dark where it is chosen."""

    def __init__(self, parent: Sheet, scenario: str, dates: str) -> None:
        super().__init__(parent, scenario_title(scenario))
        self.dates = dates
        self.about = scenario_words(scenario)
        self.setCheckable(True)
        self.setAccessibleDescription(f"{dates}. {self.about}")

    def draw(self, painter: QPainter, place: QRectF) -> None:
        box = place.adjusted(2, 2, -2, -2)
        chosen = self.isChecked()
        if chosen:
            fill(painter, box, INK, 3)
        frame(painter, box, INK, 1.2, 3)
        ink, small = (PAPER, PAPER) if chosen else (INK, SEPIA)
        head = QRectF(14, 6, box.width() - 26, 24)
        lettering.draw_text(painter, head, self.text(), lettering.font(17, "serif", 700), ink)
        date = lettering.font(12, "sans", 600)
        lettering.draw_text(painter, head, self.dates, date, small, lettering.RIGHT)
        words = QRectF(14, 30, box.width() - 26, 46)
        face = lettering.fitted(self.about, words.width(), 3, 13, 10, "sans", 400)
        lettering.draw_text(painter, words, self.about, face, small, lettering.TOP_LEFT, lines=3)


class WhoButton(PaintedButton):
    """Whether a person or an opponent of the program plays a side; a click takes the other."""

    changed = Signal()

    def __init__(self, parent: Sheet) -> None:
        super().__init__(parent, "")
        self.robot: str | None = None
        on_click(self, self._take_next)
        self.seat(None)

    def seat(self, robot: str | None) -> None:
        """Show who sits there."""
        self.robot = robot
        self.setText(say("Person") if robot is None else say("Opponent"))
        self.setAccessibleName(say("{0}: click to change", self.text()))
        self.update()

    def _take_next(self) -> None:
        sitters = [None, *ROBOTS]
        self.seat(sitters[(sitters.index(self.robot) + 1) % len(sitters)])
        self.changed.emit()

    def draw(self, painter: QPainter, place: QRectF) -> None:
        box = place.adjusted(2, 3, -2, -3)
        if self.robot is not None:
            fill(painter, box, INK, 3)
        frame(painter, box, INK, 1, 3)
        ink = INK if self.robot is None else PAPER
        icon = "ui-person" if self.robot is None else "general"
        draw_icon(painter, icon, 9, place.center().y() - 10, 18, ink)
        words = QRectF(31, 0, place.width() - 36, place.height())
        face = lettering.fitted(self.text(), words.width(), 1, 13, 9, "sans", 600)
        lettering.draw_text(painter, words, self.text(), face, ink)


class NewGameSheet(NewGameDialog):
    """Asks for a new game; ``dealt`` carries the :class:`NewGame`."""

    def __init__(self, surface: QWidget, material: Material) -> None:
        super().__init__(surface, say("A new game of The Mexican Adventure"), SIZE)
        self.scenario = next(iter(material.scenarios))
        self.rows: dict[str, ScenarioRow] = {}
        for name, card in material.scenarios.items():
            dates = f"{months_of(card.first_turn)} – {months_of(card.last_turn)}"
            row = ScenarioRow(self, name, dates)
            on_click(row, partial(self.choose, name))
            self.rows[name] = row
        self.names = [QLineEdit(name, self) for name in NAMES]
        for side, line in zip(SIDES, self.names, strict=True):
            line.setMaxLength(LONGEST)
            line.setAccessibleName(say("Name of the {side} player", side=side_words(side)))
            line.textChanged.connect(lambda _: self._show())
        self.who = [WhoButton(self) for _ in SIDES]
        for button in self.who:
            button.changed.connect(self._show)
        self.seed = QLineEdit(str(secrets.randbelow(LARGEST_SEED)), self)
        self.seed.setAccessibleName(say("Seed"))
        digits = QRegularExpression("[0-9]{1,18}")
        self.seed.setValidator(QRegularExpressionValidator(digits, self.seed))
        self.seed.textChanged.connect(lambda _: self._show())
        self.reroll = IconButton(self, "ui-redo", say("Another seed"))
        self.reroll.clicked.connect(
            lambda _=False: self.seed.setText(str(secrets.randbelow(LARGEST_SEED)))
        )
        self.practice = CheckRow(
            self,
            say("Practice game"),
            say("Everything can be taken back, even what chance or others decided"),
        )
        self.strict = CheckRow(
            self,
            say("Strict victory"),
            say("The Imperial side wins by an automatic victory alone"),
        )
        self._may_be_strict = {
            name
            for name, card in material.scenarios.items()
            if card.victory.by == "withdrawal_below_30"
        }
        self.cancel = PaperButton(Label("", say("Cancel")), self, pixels=16)
        on_click(self.cancel, self.left.emit)
        self.escape = self.cancel
        self.begin = PaperButton(Label("", say("Begin")), self, primary=True, pixels=19)
        on_click(self.begin, self._begin)
        self.choose(self.scenario)

    def propose(self, game: NewGame) -> None:
        """Begin with these choices."""
        for line, name in zip(self.names, game.names, strict=True):
            line.setText(name)
        for button, robot in zip(self.who, game.robots, strict=True):
            button.seat(robot)
        self.practice.setChecked(game.practice)
        self.strict.setChecked(game.options.strict)
        self.choose(game.scenario)

    def choose(self, scenario: str) -> None:
        """Choose a scenario."""
        self.scenario = scenario
        for name, row in self.rows.items():
            row.setChecked(name == scenario)
        self.strict.setVisible(scenario in self._may_be_strict)
        self._show()

    @property
    def problem(self) -> str:
        """Why the game cannot begin so; "" where it can."""
        names = [line.text() for line in self.names]
        for name in names:
            if problem := name_problem(name):
                return problem
        if all(button.robot for button in self.who):
            return say("At least one side is a person's.")
        if tidied(names[0]) == tidied(names[1]):
            return say("Two players need two names.")
        return "" if self.seed.text() else say("A game needs a seed.")

    def _show(self) -> None:
        self.begin.setEnabled(not self.problem)
        self.update()

    def _begin(self) -> None:
        one, other = (tidied(line.text()) for line in self.names)
        strict = self.scenario in self._may_be_strict and self.strict.isChecked()
        self.dealt.emit(
            NewGame(
                self.scenario,
                int(self.seed.text()),
                (one, other),
                (self.who[0].robot, self.who[1].robot),
                Options(strict),
                practice=self.practice.isChecked(),
            )
        )

    def take_focus(self) -> None:
        self.begin.setFocus()

    def lay_out(self) -> None:
        self.setStyleSheet(field_style(self.scale))
        for index, row in enumerate(self.rows.values()):
            self.put(row, LEFT, TOP + index * (ROW + 8), WIDE, ROW)
        right = SIZE.width() - BESIDE - LEFT
        for index, line in enumerate(self.names):
            self.put(line, BESIDE + 44, TOP + 30 + index * 76, right - 172, 34)
            self.put(self.who[index], SIZE.width() - LEFT - 122, TOP + 28 + index * 76, 122, 38)
        self.put(self.seed, BESIDE, TOP + 214, right - 50, 34)
        self.put(self.reroll, SIZE.width() - LEFT - 40, TOP + 212, 38, 38)
        self.put(self.practice, BESIDE, TOP + 264, right, 62)
        self.put(self.strict, BESIDE, TOP + 330, right, 62)
        self.press(self.begin, BESIDE, SIZE.height() - 84, 190, 50)
        self.press(self.cancel, SIZE.width() - LEFT - 110, SIZE.height() - 80, 110, 42)

    def draw(self, painter: QPainter, place: QRectF) -> None:
        super().draw(painter, place)
        painter.translate(self.paper.topLeft())
        bold, plain = lettering.font(14, "sans", 700), lettering.font(13)
        for index, side in enumerate(SIDES):
            top = TOP + index * 76
            box = QRectF(BESIDE, top, 300, 22)
            lettering.draw_text(painter, box, side_words(side), bold)
            seat_mark(painter, COLOURS[index], BESIDE, top + 32, 30)
        lettering.draw_text(painter, QRectF(BESIDE, TOP + 188, 300, 22), say("Seed"), bold)
        box = QRectF(BESIDE, SIZE.height() - 150, SIZE.width() - BESIDE - LEFT, 44)
        lettering.draw_text(painter, box, self.problem, plain, SEPIA, lettering.TOP_LEFT, lines=2)
