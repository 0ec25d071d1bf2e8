"""The game on a page: turn, actions with their prices, victory, icons and keys."""

from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from paxdesk.desk.painting import lettering
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.lettering import LEFT, RIGHT, TOP_LEFT, draw_text, fitted, font
from paxdesk.desk.painting.palette import INK, SEPIA, UNREST, Ink
from paxdesk.desk.painting.shapes import line
from paxdesk.desk.sheets.dialog import Dialog, PaintedButton
from paxdesk.desk.sheets.game_dialogs import OverviewDialog
from paxdesk.desk.sheets.paper import FINGER, PaperButton, on_click
from paxdesk.desk.words.label import Label
from paxdesk.language import say
from paxdesk.porfiriana.rules.phrases import faction_words, prestige_words, regime_words
from paxdesk.porfiriana.rules.vocabulary import FACTIONS, PRESTIGES, REGIMES
from paxdesk.porfiriana.table.painting.inks import FACTION_TONE
from paxdesk.porfiriana.table.painting.marks import FACTION_ICON, prestige_mark
from paxdesk.porfiriana.table.sheets.legend import Legend, legends
from paxdesk.porfiriana.table.words.terms import toppling_term
from paxdesk.record_classes import frozen

PAPER: Final = QSize(1240, 724)
LEFT_EDGE: Final = 34.0
MIDDLE: Final = 448.0
RIGHT_EDGE: Final = 850.0
COLUMN: Final = 366.0
TOP: Final = 76.0
ROW: Final = 30.0
WORDS: Final = 156.0
"""Width of what an action is called."""
HAIR: Final = "#C9B58F"


@frozen
class ActionLine:
    """An action with its price and the actions it takes."""

    icon: str
    words: str
    price: str
    actions: str
    rule: str


class RuleRow(PaintedButton):
    """One action; a click opens its rule."""

    def __init__(self, parent: Dialog, row: ActionLine) -> None:
        super().__init__(parent, row.words)
        self.row = row
        self.face = fitted(row.words, WORDS, 1, 13, 10, "sans", 700)
        self.setAccessibleDescription(f"{row.price}; {row.actions}; {row.rule}")

    def draw(self, painter: QPainter, place: QRectF) -> None:
        row, middle = self.row, place.center().y()
        draw_icon(painter, row.icon, 4, middle - 10, 20, INK)
        ink = UNREST if self.underMouse() else INK
        words = QRectF(32, 0, WORDS, place.height())
        draw_text(painter, words, row.words, self.face, ink)
        price = QRectF(192, 0, 108, place.height())
        draw_text(painter, price, row.price, font(12), SEPIA)
        actions = QRectF(300, 0, 34, place.height())
        draw_text(painter, actions, row.actions, font(13, "sans", 700), INK, RIGHT)
        rule = QRectF(place.width() - 30, 0, 26, place.height())
        draw_text(painter, rule, row.rule, font(11, "sans", 600), SEPIA, RIGHT)
        foot = place.bottom() - 0.5
        line(painter, QPointF(0, foot), QPointF(place.width(), foot), HAIR)


class OverviewSheet(OverviewDialog):
    """``rule_asked`` carries the id of a rule to read, "" for the beginning of the rules."""

    def __init__(self, surface: QWidget) -> None:
        super().__init__(surface, say("The game on a page"), PAPER)
        self.rows = [RuleRow(self, row) for row in self._actions()]
        for row in self.rows:
            on_click(row, partial(self.rule_asked.emit, row.row.rule))
        self.rules = PaperButton(Label("newspaper", say("All rules")), self, pixels=14)
        on_click(self.rules, lambda: self.rule_asked.emit(""))
        self.guide = PaperButton(Label("manicule", say("Lessons")), self, pixels=14)
        on_click(self.guide, self.guide_asked.emit)
        self.close_button = PaperButton(
            Label("", say("Back to the table")), self, primary=True, pixels=15
        )
        on_click(self.close_button, self.left.emit)
        self.escape = self.close_button

    def take_focus(self) -> None:
        self.close_button.setFocus()

    def lay_out(self) -> None:
        for index, row in enumerate(self.rows):
            self.put(row, MIDDLE, TOP + 44 + index * self._row, COLUMN, self._row)
        foot = PAPER.height() - 60
        self.press(self.rules, MIDDLE, foot, 150, 38)
        self.press(self.guide, MIDDLE + 166, foot, 200, 38)
        self.press(self.close_button, PAPER.width() - 236, foot, 200, 38)

    @property
    def _row(self) -> float:
        """How high a row is: keys give way to what is pressed with a finger."""
        return max(ROW, FINGER / self.scale) if self.finger else ROW

    # --- What it says ----------------------------------------------------------------------------

    def _actions(self) -> list[ActionLine]:
        one, two = "1", "2"
        column, printed = say("its column"), say("printed price")
        return [
            ActionLine("action-buy", say("Buy a market card"), column, say("1, 2"), "E2"),
            ActionLine("action-play", say("Play a card"), printed, say("1*"), "E1"),
            ActionLine("hand", say("Buy a Public Card"), printed, one, "E3"),
            ActionLine("action-sell", say("Sell a card"), say("+ the Economy"), one, "E4"),
            ActionLine("action-redeploy", say("Move a troop"), say("by connection"), one, "E5"),
            ActionLine("action-land", say("Buy land"), say("1 for each cube there"), two, "E6"),
            ActionLine("action-connect", say("Build a connection"), say("in its oval"), one, "E7"),
            ActionLine("action-police", say("Police, or leave Jail"), say("3 gold"), one, "E8"),
            ActionLine("action-speculate", say("Speculate, shift"), say("nothing"), one, "E9"),
        ]

    def _phases(self) -> list[tuple[str, str]]:
        return [
            (
                say("Actions"),
                say("Three, or two in Jail, in any order. You say when you are done."),
            ),
            (
                say("Headlines"),
                say("Those in the free column fall. Two bears: Depression. Two bulls end it."),
            ),
            (say("Market"), say("Cards slide to the free column; new ones come.")),
            (
                say("Income"),
                say("1 gold for each cube of yours, none where there is Unrest."),
            ),
        ]

    def _victory(self) -> list[str]:
        return [
            say(
                "Buy a Topple, or let another buy it: then whoever has more points of the "
                "regime's kind than his Tripartite wins at once."
            ),
            say(
                "Tripartite: Díaz with 2 and the two weakest opponents; for two players Díaz, "
                "1 more, and the opponent."
            ),
            say("After the fourth Topple: most gold."),
        ]

    def _keys(self) -> list[tuple[str, str]]:
        return [
            (say("Tab, arrows"), say("from thing to thing")),
            (say("Space, Enter"), say("pick up, put down, press")),
            (say("Esc"), say("put back, close")),
            (say("E"), say("end the turn")),
            (say("1 to 6"), say("open a seat's tableau")),
            (say("R"), say("the rule behind the card shown")),
            (say("Menu, right click"), say("all that can be done with it")),
            (say("W, Shift+W"), say("what happened since your turn")),
            (say("F1, Shift+F1"), say("this page, all rules")),
        ]

    # --- Painting --------------------------------------------------------------------------------

    def draw(self, painter: QPainter, place: QRectF) -> None:
        super().draw(painter, place)
        painter.translate(self.paper.topLeft())
        bottom = PAPER.height() - 76
        for left in (MIDDLE - 18, RIGHT_EDGE - 18):
            line(painter, QPointF(left, TOP), QPointF(left, bottom), HAIR)
        top = self._draw_turn(painter, TOP)
        top = self._draw_victory(painter, top + 10)
        self._draw_regimes(painter, top + 10)
        self._draw_actions(painter)
        if not self.finger:
            self._draw_keys(painter, TOP + 44 + len(self.rows) * ROW + 44)
        self._draw_legend(painter)

    def _heading(self, painter: QPainter, words: str, left: float, top: float) -> float:
        draw_text(painter, QRectF(left, top, COLUMN, 24), words, font(18, "serif", 700))
        return top + 30

    def _paragraph(
        self, painter: QPainter, words: str, left: float, top: float, width: float, ink: Ink = INK
    ) -> float:
        face = font(13)
        rows = len(lettering.wrapped(words, face, width))
        box = QRectF(left, top, width, rows * 17)
        draw_text(painter, box, words, face, ink, TOP_LEFT, lines=rows, leading=1.27)
        return top + rows * 17

    def _draw_turn(self, painter: QPainter, top: float) -> float:
        top = self._heading(painter, say("Your turn"), LEFT_EDGE, top)
        for number, (name, words) in enumerate(self._phases(), start=1):
            face = font(22, "serif", 900)
            draw_text(painter, QRectF(LEFT_EDGE, top, 24, 26), str(number), face, UNREST)
            left = LEFT_EDGE + 30
            bold = font(14, "sans", 700)
            draw_text(painter, QRectF(left, top, 200, 18), name, bold)
            top = self._paragraph(painter, words, left, top + 18, COLUMN - 30, SEPIA) + 7
        return top

    def _draw_victory(self, painter: QPainter, top: float) -> float:
        top = self._heading(painter, say("How to win"), LEFT_EDGE, top)
        for words in self._victory():
            draw_icon(painter, "manicule", LEFT_EDGE, top, 18, UNREST)
            top = self._paragraph(painter, words, LEFT_EDGE + 30, top, COLUMN - 30) + 6
        return top

    def _draw_regimes(self, painter: QPainter, top: float) -> None:
        top = self._heading(painter, say("What counts in a Topple"), LEFT_EDGE, top)
        for regime, prestige in zip(REGIMES, PRESTIGES, strict=True):
            prestige_mark(painter, prestige, LEFT_EDGE, top, 22)
            kind, words = QRectF(LEFT_EDGE + 30, top, 90, 22), prestige_words(prestige)
            draw_text(painter, kind, words, fitted(words, 88, 1, 13, 10, "sans", 700))
            under = say(
                "{regime}: {toppling}", regime=regime_words(regime), toppling=toppling_term(regime)
            )
            draw_text(painter, QRectF(LEFT_EDGE + 122, top, 250, 22), under, font(12), SEPIA)
            top += 27

    def _draw_actions(self, painter: QPainter) -> None:
        self._heading(painter, say("Three actions"), MIDDLE, TOP)
        small = font(11, "sans", 600)
        for words, left, align in (
            (say("gold"), 176.0, LEFT),
            (say("actions"), 280.0, RIGHT),
            (say("rule"), COLUMN - 60, RIGHT),
        ):
            place = QRectF(MIDDLE + left, TOP + 26, 56, 16)
            draw_text(painter, place, words, small, SEPIA, align)
        top = TOP + 44 + len(self.rows) * self._row + 4
        note = say("The second purchase of a turn takes two actions. * Black cards: two.")
        face = font(12, "serif", 400, italic=True)
        draw_text(painter, QRectF(MIDDLE, top, COLUMN, 34), note, face, SEPIA, TOP_LEFT, lines=2)

    def _draw_keys(self, painter: QPainter, top: float) -> None:
        top = self._heading(painter, say("Keys"), MIDDLE, top)
        for keys, words in self._keys():
            draw_text(painter, QRectF(MIDDLE, top, 110, 18), keys, font(12, "sans", 700))
            draw_text(painter, QRectF(MIDDLE + 116, top, 250, 18), words, font(12), SEPIA)
            top += 20

    def _draw_legend(self, painter: QPainter) -> None:
        top = self._heading(painter, say("What the marks mean"), RIGHT_EDGE, TOP)
        groups: list[Legend] = [
            *((FACTION_ICON[each], faction_words(each), FACTION_TONE[each]) for each in FACTIONS),
            *legends(),
        ]
        half = (COLUMN - 10) / 2
        rows = -(-len(groups) // 2)
        step = min(25.0, (PAPER.height() - 90 - top) / rows)
        for index, (icon, words, ink) in enumerate(groups):
            left = RIGHT_EDGE + (index // rows) * (half + 10)
            at = top + index % rows * step
            draw_icon(painter, icon, left, at, 19, ink)
            draw_text(painter, QRectF(left + 27, at, half - 28, 19), words, font(12))
