"""Cartouche in the Gulf: calendar, tracks, both sides' RP and the bowl."""

from typing import ClassVar, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from paxdesk.desk.painting import shapes
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import BRASS, INK, PAPER, SEPIA, UNREST_INK, blend
from paxdesk.desk.painting.typesetting import (
    ALIGN_CENTRE,
    LEFT,
    RIGHT,
    draw_text,
    fit_font,
    make_font,
)
from paxdesk.desk.scene.geometry import PLACE
from paxdesk.desk.scene.things import PaintContext, Target, Thing
from paxdesk.language import tr, tr_plural
from paxdesk.lazy_attrs import frozen
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.supply import collected_from
from paxdesk.mexican_adventure.rules.vocabulary import MOST_AID, MOST_WITHDRAWAL, SIDES
from paxdesk.mexican_adventure.session import seat_of
from paxdesk.mexican_adventure.table.chart_plots import PATIENCE
from paxdesk.mexican_adventure.table.hand.gestures import TRACKS
from paxdesk.mexican_adventure.table.layout import ViewModel
from paxdesk.mexican_adventure.table.words.analysis_words import scenario_title
from paxdesk.mexican_adventure.table.words.terms import STEP_WORDS, months_of, side_words

DEPTH: Final = PLACE + 5
UNITS: Final = (360.0, 290.0)
"""Width and height of the cartouche, in its drawing units."""


@frozen
class SideRow:
    """A side's player, RP in hand, and RP collected each turn."""

    seat: int
    colour: int
    name: str
    side: str
    rp: int
    income: int
    asked: bool


@frozen
class TracksLook:
    margin: ClassVar[float] = 6
    title: str
    months: str
    step: str
    turn: int
    last: int
    first: int
    withdrawal: int
    aid: int
    bowl: int
    reserve: int
    sides: tuple[SideRow, ...]

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        place = QRectF(0, 0, width, height)
        shapes.draw_shadow(painter, place, 2, 3)
        shapes.draw_paper(painter, place, PAPER, 2)
        shapes.draw_frame(painter, place.adjusted(3, 3, -3, -3), INK, 1.4)
        shapes.draw_frame(painter, place.adjusted(6, 6, -6, -6), INK, 0.6)
        scale = min(width / UNITS[0], height / UNITS[1])
        painter.save()
        painter.scale(scale, scale)
        self._paint(painter, width / scale, height / scale)
        painter.restore()

    def _paint(self, painter: QPainter, width: float, height: float) -> None:
        left, right = 16.0, width - 16
        head = QRectF(left, 12, right - left, 26)
        face = fit_font(self.title, head.width() - 60, 1, 22, 14, "serif", 900)
        draw_text(painter, head, self.title, face, INK, LEFT)
        draw_text(
            painter, head, f"{self.turn}/{self.last}", make_font(14, "sans", 700), SEPIA, RIGHT
        )
        below = QRectF(left, 37, right - left, 18)
        small = make_font(13, "serif", 400, italic=True)
        draw_text(painter, below, self.step, small, UNREST_INK, LEFT)
        draw_text(painter, below, self.months, make_font(13, "serif", 700), SEPIA, RIGHT)
        shapes.draw_double_rule(painter, left, 60, right - left)
        top = 70.0
        for row in self.sides:
            self._side(painter, row, left, top, right - left)
            top += 38
        self._clock(painter, left, top + 6, right - left)
        self._foot(painter, left, top + 74, right - left)

    def _side(self, painter: QPainter, row: SideRow, left: float, top: float, wide: float) -> None:
        if row.asked:
            shapes.fill_rect(
                painter, QRectF(left - 5, top - 2, wide + 10, 34), blend(PAPER, BRASS, 0.4), 3
            )
        shapes.seat_mark(painter, row.colour, left, top + 4, 22)
        box = QRectF(left + 30, top - 1, wide - 150, 18)
        draw_text(painter, box, row.name, fit_font(row.name, box.width(), 1, 15, 11, "serif", 700))
        under = QRectF(left + 30, top + 15, wide - 150, 15)
        draw_text(painter, under, row.side, make_font(12, "sans"), SEPIA)
        pixels = None if row.rp < 100 else 11
        shapes.draw_coin(painter, QPointF(left + wide - 88, top + 15), 14, row.rp, pixels=pixels)
        income = tr("+{number} a turn", number=row.income)
        draw_text(
            painter,
            QRectF(left + wide - 70, top, 70, 30),
            income,
            make_font(12, "sans", 600),
            SEPIA,
        )

    def _clock(self, painter: QPainter, left: float, top: float, wide: float) -> None:
        words = tr("French Retreat")
        draw_text(painter, QRectF(left, top, wide, 16), words, make_font(12, "sans", 700), INK)
        draw_text(
            painter,
            QRectF(left, top, wide, 16),
            str(self.withdrawal),
            make_font(14, "sans", 700),
            UNREST_INK,
            RIGHT,
        )
        bar = top + 22
        cell = wide / (MOST_WITHDRAWAL + 1)
        for number in range(MOST_WITHDRAWAL + 1):
            ink = next(ink for least, most, ink in PATIENCE if least <= number <= most)
            box = QRectF(left + number * cell, bar, cell, 14)
            shapes.fill_rect(
                painter, box, blend(PAPER, ink, 0.75 if number <= self.withdrawal else 0.22)
            )
            shapes.draw_frame(painter, box, INK, 0.5)
            if number % 5 == 0:
                under = QRectF(box.center().x() - 12, bar + 15, 24, 13)
                draw_text(painter, under, str(number), make_font(10, "sans"), SEPIA, ALIGN_CENTRE)
        x = left + (self.withdrawal + 0.5) * cell
        shapes.draw_line(painter, QPointF(x, bar - 4), QPointF(x, bar + 18), INK, 2.4)
        shapes.fill_circle(painter, QPointF(x, bar - 5), 4, UNREST_INK)

    def _foot(self, painter: QPainter, left: float, top: float, wide: float) -> None:
        third = wide / 3
        draw_text(
            painter, QRectF(left, top, third, 16), tr("American Aid"), make_font(12, "sans", 700)
        )
        for number in range(1, MOST_AID + 1):
            centre = QPointF(left + 12 + (number - 1) * 26, top + 30)
            if number == self.aid:
                shapes.fill_circle(painter, centre, 12, INK)
                shapes.fill_circle(painter, centre, 10.6, PAPER)
            shapes.fill_circle(
                painter, centre, 9, UNREST_INK if number == self.aid else blend(PAPER, SEPIA, 0.25)
            )
            box = QRectF(centre.x() - 10, centre.y() - 10, 20, 20)
            ink = PAPER if number == self.aid else INK
            draw_text(painter, box, str(number), make_font(13, "sans", 700), ink, ALIGN_CENTRE)
        middle = left + third
        draw_text(painter, QRectF(middle, top, third, 16), tr("Bowl"), make_font(12, "sans", 700))
        draw_icon(painter, "hand", middle, top + 20, 20, SEPIA)
        words = tr_plural("%n chit(s)", "", self.bowl)
        draw_text(
            painter,
            QRectF(middle + 26, top + 20, third - 26, 20),
            words,
            make_font(13, "sans", 600),
        )
        last = middle + third
        draw_text(
            painter, QRectF(last, top, third, 16), tr("Guerrillas"), make_font(12, "sans", 700)
        )
        words = tr_plural("%n in reserve", "", self.reserve)
        draw_text(painter, QRectF(last, top + 20, third, 20), words, make_font(13, "sans", 600))


def tracks_thing(model: ViewModel) -> Thing:
    state: State = model.state
    card = state.card
    zones = state.material.board.zones
    sides = tuple(
        SideRow(
            seat_of(side),
            model.colour(seat_of(side)),
            model.labels[seat_of(side)].name,
            side_words(side),
            state.rp[side],
            sum(zones[zone].resources for zone in collected_from(state, side)),
            model.seat_to_act == seat_of(side),
        )
        for side in SIDES
    )
    look = TracksLook(
        scenario_title(state.scenario),
        months_of(state.turn),
        tr(STEP_WORDS[state.step]),
        state.turn,
        card.last_turn,
        card.first_turn,
        state.withdrawal,
        state.aid,
        state.bowl_size,
        state.reserve,
        sides,
    )
    place = model.zones.cartouche
    name = f"{look.title}, {look.months}"
    return Thing("tracks", look, place, DEPTH, (Target(TRACKS, place, name, DEPTH),))
