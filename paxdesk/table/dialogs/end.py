"""The end: who won and how, everybody's prestige, gold and income, and playing again."""

from typing import Final

from attrs import frozen
from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QWidget

from paxdesk.rules.actions import Seat
from paxdesk.rules.income import next_income
from paxdesk.rules.phrases import PRESTIGE_WORDS, TOPPLING_WORDS, joined
from paxdesk.rules.prestige import points
from paxdesk.rules.readings import regime_prestige
from paxdesk.rules.state import State
from paxdesk.rules.vocabulary import PRESTIGES, Prestige
from paxdesk.table.dialogs.dialog import DIM, Dialog
from paxdesk.table.event_words import Names
from paxdesk.table.painting import lettering
from paxdesk.table.painting.icons import draw_icon
from paxdesk.table.painting.palette import (
    INK,
    PAPER,
    PRESTIGE_INK,
    REBEL,
    YELLOW,
    mix,
)
from paxdesk.table.painting.primitives import coin, seat_mark
from paxdesk.table.painting.shapes import fill, frame, paper, rounded, rule, shadow
from paxdesk.table.prompts.labels import Label
from paxdesk.table.prompts.paper import PaperButton, on_click
from paxdesk.table.seat_label import Labels

SIZE: Final = QSize(560, 708)
SUN: Final = mix(YELLOW, "#FFF3C4", 0.5)
RAY: Final = mix(YELLOW, "#C98A1B", 0.35)
RAYS: Final = 30
PICTURE: Final = QRectF(24, 176, 512, 168)
COLUMNS: Final = 214.0
COLUMN: Final = 46.0


@frozen
class Standing:
    """One seat at the end."""

    seat: Seat
    won: bool
    prestige: dict[Prestige, int]
    gold: int
    income: int


@frozen
class Ending:
    """What the sheet says."""

    headline: str
    deed: str
    story: str
    standings: tuple[Standing, ...]
    counted: Prestige | None


def ending(state: State, names: Names) -> Ending:
    """Read the end of a game off its last position; winners first, then by gold."""
    rows = [
        Standing(
            seat,
            seat in state.winners,
            {prestige: points(state, seat, prestige) for prestige in PRESTIGES},
            player.gold,
            next_income(state, seat),
        )
        for seat, player in state.players.items()
        if seat
    ]
    rows.sort(key=lambda row: (not row.won, -row.gold, -row.income))
    winners = joined((names[seat] for seat in state.winners), "and")
    one = len(state.winners) == 1
    counted = regime_prestige(state) if state.ended_by == "topple" else None
    match state.ended_by:
        case "topple":
            by = TOPPLING_WORDS[state.regime]
            kind = PRESTIGE_WORDS[regime_prestige(state)]
            most = max(row.prestige[regime_prestige(state)] for row in rows if row.won)
            story = f"By {by}, with {most} {kind} against Díaz and his Tripartite."
            return Ending(
                winners, "topples Díaz" if one else "topple Díaz", story, (*rows,), counted
            )
        case "standoff":
            story = "A Mexican Standoff: every seat took a turn and nobody bought a card."
        case "diaz":
            story = "The fourth Topple came to nothing. The old man stays in his chair."
            return Ending("Díaz", "remains", story, tuple(rows), counted)
        case _:
            story = "The fourth Topple came to nothing: the richest wins."
    return Ending(winners, "wins by gold" if one else "win by gold", story, tuple(rows), counted)


class EndSheet(Dialog):
    """The extra of the last day; its signals say what is to happen next."""

    again = Signal()
    save = Signal()
    left = Signal()

    def __init__(self, surface: QWidget, end: Ending, labels: Labels) -> None:
        super().__init__(surface, end.headline, SIZE)
        self.end = end
        self.labels = labels
        words = " ".join([end.headline, end.deed, end.story])
        self.setAccessibleDescription(words)
        self.play_again = PaperButton(
            Label("", self.tr("Play again")), self, primary=True, pixels=17
        )
        self.save_game = PaperButton(Label("ui-save", self.tr("Save")), self, pixels=15)
        self.look = PaperButton(Label("", self.tr("Look at the table")), self, pixels=15)
        on_click(self.play_again, self.again.emit)
        on_click(self.save_game, self.save.emit)
        on_click(self.look, self.left.emit)
        self.escape = self.look

    def lay_out(self) -> None:
        top = SIZE.height() - 66.0
        self.press(self.play_again, 24, top, 196, 42)
        self.press(self.save_game, 232, top, 118, 42)
        self.press(self.look, 362, top, 174, 42)

    def draw(self, painter: QPainter, place: QRectF) -> None:
        sheet = self.paper
        painter.fillRect(place, DIM)
        shadow(painter, sheet, 3, 5)
        paper(painter, sheet, YELLOW, 2)
        frame(painter, sheet.adjusted(6, 6, -6, -6), INK, 2.4)
        frame(painter, sheet.adjusted(11, 11, -11, -11), INK, 1)
        painter.translate(sheet.topLeft())
        width = sheet.width()
        head = QRectF(30, 24, width - 60, 18)
        extra = "EXTRA · LA SILLA PRESIDENCIAL · EXTRA"
        lettering.draw_wood_type(painter, head, extra, squeeze=(0.42, 1), weight=700)
        rule(painter, 24, 48, width - 48)
        name = QRectF(26, 60, width - 52, 66)
        shade = mix(YELLOW, REBEL, 0.55)
        lettering.draw_wood_type(
            painter, name, self.end.headline.upper(), shade=shade, squeeze=(0.35, 1.05)
        )
        deed = QRectF(26, 134, width - 52, 32)
        lettering.draw_wood_type(painter, deed, self.end.deed.upper(), squeeze=(0.5, 1))
        self._draw_picture(painter)
        story = QRectF(24, 350, width - 48, 44)
        face = lettering.font(15, "serif", 600, italic=True)
        lettering.draw_text(painter, story, self.end.story, face, INK, lettering.CENTRE, lines=2)
        rule(painter, 24, 398, width - 48)
        self._draw_table(painter, width)

    def _draw_picture(self, painter: QPainter) -> None:
        """The empty chair falls; the winners' marks stand in the sun."""
        painter.save()
        painter.setClipPath(rounded(PICTURE, 0))
        fill(painter, PICTURE, SUN)
        middle = PICTURE.center()
        reach = PICTURE.width()
        sun = QRectF(middle.x() - reach, middle.y() - reach + 70, 2 * reach, 2 * reach)
        for index in range(RAYS):
            wedge = QPainterPath(sun.center())
            wedge.arcTo(sun, index * 360 / RAYS, 180 / RAYS)
            wedge.closeSubpath()
            painter.fillPath(wedge, QColor(RAY))
        winners = [row.seat for row in self.end.standings if row.won]
        side = 96.0 if len(winners) < 3 else 60.0
        start = PICTURE.left() + 90 if winners else middle.x() - 60
        for index, seat in enumerate(winners[:4]):
            left = start + index * (side + 10)
            seat_mark(painter, self.labels[seat].look, left, middle.y() - side / 2, side)
        chair = QRectF(PICTURE.right() - 200 if winners else middle.x() - 70, 190, 140, 140)
        draw_icon(painter, "topple", chair.left(), chair.top(), 140, INK, keyline=SUN)
        painter.restore()
        frame(painter, PICTURE, INK, 1.4)

    def _draw_table(self, painter: QPainter, width: float) -> None:
        for index, prestige in enumerate(PRESTIGES):
            ink = PRESTIGE_INK[prestige]
            left = COLUMNS + index * COLUMN
            draw_icon(painter, f"prestige-{prestige}", left, 408, 22, ink)
        gold = COLUMNS + 4 * COLUMN
        coin_at = QRectF(gold + 8, 408, 22, 22).center()
        coin(painter, coin_at, 10)
        plus = QRectF(gold + 62, 408, 12, 22)
        lettering.draw_text(painter, plus, "+", lettering.font(14, "sans", 700))
        draw_icon(painter, "income-cube", gold + 74, 410, 18)
        for index, row in enumerate(self.end.standings):
            self._draw_row(painter, row, 436 + index * 33, width, gold)

    def _draw_row(
        self, painter: QPainter, row: Standing, top: float, width: float, gold: float
    ) -> None:
        ink = PAPER if row.won else INK
        if row.won:
            fill(painter, QRectF(20, top, width - 40, 31), INK, 3)
        label = self.labels[row.seat]
        seat_mark(painter, label.look, 28, top + 5, 21)
        name = QRectF(58, top, COLUMNS - 66, 31)
        lettering.draw_text(painter, name, label.name, lettering.font(16, "serif", 700), ink)
        plain, bold = lettering.font(14), lettering.font(14, "sans", 700)
        for index, prestige in enumerate(PRESTIGES):
            box = QRectF(COLUMNS - 4 + index * COLUMN, top, 30, 31)
            face = bold if prestige == self.end.counted else plain
            words = str(row.prestige[prestige])
            lettering.draw_text(painter, box, words, face, ink, lettering.CENTRE)
        box = QRectF(gold, top, 38, 31)
        lettering.draw_text(painter, box, str(row.gold), bold, ink, lettering.CENTRE)
        box = QRectF(gold + 58, top, 50, 31)
        lettering.draw_text(painter, box, f"+{row.income}", plain, ink, lettering.CENTRE)
