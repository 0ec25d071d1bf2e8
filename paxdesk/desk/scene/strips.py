"""The top bar and the prompt strip."""

from collections.abc import Iterator
from functools import partial
from typing import ClassVar, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from paxdesk.desk.painting import typesetting
from paxdesk.desk.painting.controls import REFUSAL_PAPER
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import INK, PAPER, SEPIA, UNREST_INK, YELLOW, blend
from paxdesk.desk.painting.shapes import draw_frame, draw_line, draw_shadow, fill_rect, seat_mark
from paxdesk.desk.painting.typesetting import (
    ALIGN_CENTRE,
    draw_text,
    draw_wood_type,
    make_font,
    text_width,
)
from paxdesk.desk.scene.geometry import STRIP, Rect
from paxdesk.desk.scene.things import (
    TOOLS,
    PaintContext,
    Prompt,
    Spot,
    Target,
    Thing,
    TopBarContent,
    ViewModel,
)
from paxdesk.language import tr, tr_noop
from paxdesk.lazy_attrs import frozen

REFUSAL_HEAD: Final = "#8E1F0E"
_GROUPS: Final = ("home", "redo", "rules")
"""Tools of the top bar that are followed by a gap."""

AFTER_NAME: Final = (116, 150)
"""Left end of the title, for the smaller and the larger type, in units."""
LEAST_TITLE: Final = 30
"""Minimum width of the title, in units."""


# --- Top bar -------------------------------------------------------------------------------------


def _tool_places(bar: Rect, heading: TopBarContent) -> dict[str, Rect]:
    side = bar.height - 4
    left = bar.right - 8 - side
    places = {}
    names = [each for each in TOOLS if heading.tools and each not in heading.lacking]
    for name in reversed(names):
        if name in _GROUPS:
            left -= 8
        places[name] = Rect(left, bar.y + 2, side, side)
        left -= side + 2
    return places


@frozen
class TopBarLook:
    """Look of the top bar, with the phases of a turn and tools."""

    margin: ClassVar[float] = 0
    heading: TopBarContent
    lit: frozenset[str]
    """Tools whose panel is open."""

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        with context.enlarged(painter, width, height) as (wide, high):
            self._paint(painter, context, wide, high)

    def _paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        theme, large = context.theme, context.large
        fill_rect(painter, QRectF(0, 0, width, height), theme.table, 0, 210)
        draw_line(painter, QPointF(0, height - 0.5), QPointF(width, height - 0.5), theme.line)
        sign = QRectF(12, height * 0.26, 120 if large else 92, height * 0.48)
        draw_wood_type(
            painter, sign, "PAX DESK", theme.text, squeeze=(0.6, 1), align=typesetting.LEFT
        )
        left = AFTER_NAME[large]
        face = make_font(13 if large else 11)
        tools = _tool_places(Rect(0, 0, width, height), self.heading)
        end = min((place.x for place in tools.values()), default=width) - 10
        if self.heading.phase is not None:
            end = self._phases(painter, context, width, height, end) - 16
        if end - left >= LEAST_TITLE:
            title = QRectF(left, 0, min(300, end - left), height)
            draw_text(painter, title, self.heading.title, face, theme.muted)
        for name, place in tools.items():
            self._tool(painter, context, name, place)

    def _phases(
        self, painter: QPainter, context: PaintContext, width: float, height: float, end: float
    ) -> float:
        """Draw the phases of a turn, without names that do not fit; return their left end."""
        theme = context.theme
        face = make_font(13 if context.large else 11, "sans", 600)
        radius = height * 0.24
        number = make_font(radius * 1.5, "sans", 700)
        after_name = AFTER_NAME[context.large]
        after_title = after_name + text_width(self.heading.title, face) + 16
        phases = self.heading.phases
        current = tuple(
            phase if index == self.heading.phase else "" for index, phase in enumerate(phases)
        )
        numbers = ("",) * len(phases)
        for words, start in (
            (phases, after_title),
            (current, after_title),
            (current, after_name),
            (numbers, after_name),
        ):
            wide = sum(text_width(phase, face) + 34 for phase in words)
            if wide <= end - start:
                break
        else:
            return end
        left = first = min(max(start, (width - wide) / 2), end - wide)
        for index, phase in enumerate(words):
            now = index == self.heading.phase
            ink = theme.text if now else blend(theme.muted, theme.table, 0.15)
            painter.setPen(QPen(QColor(ink), 1))
            painter.setBrush(QColor(theme.text) if now else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(left + radius, height / 2), radius, radius)
            disk = QRectF(left, 0, 2 * radius, height)
            draw_text(
                painter, disk, str(index + 1), number, theme.table if now else ink, ALIGN_CENTRE
            )
            draw_text(painter, QRectF(left + 2 * radius + 4, 0, 120, height), phase, face, ink)
            left += text_width(phase, face) + 34
        return first

    def _tool(self, painter: QPainter, context: PaintContext, name: str, place: Rect) -> None:
        theme = context.theme
        if name in self.lit:
            square = QRectF(place.x, place.y, place.width, place.height)
            fill_rect(painter, square, theme.raised, 4)
            draw_frame(painter, square, theme.line, 1, 4)
        off = name in self.heading.off
        ink = blend(theme.muted, theme.table, 0.45) if off else theme.text
        side = place.width
        draw_icon(
            painter, f"ui-{name}", place.x + side * 0.2, place.y + side * 0.2, side * 0.6, ink
        )


# --- Prompt --------------------------------------------------------------------------------------


def _prompt_buttons(prompt: Prompt, strip: Rect, large: bool) -> list[Rect]:
    face = make_font(13 if large else 12, "sans", 700)
    right = strip.right - 8
    places = []
    for words in reversed(prompt.buttons):
        wide = text_width(words, face) + 20
        places.append(Rect(right - wide, strip.y + 4, wide, strip.height - 8))
        right -= wide + 6
    return places[::-1]


@frozen
class PromptLook:
    """Look of the prompt: a paper strip, with a cross for a refusal."""

    margin: ClassVar[float] = 8
    prompt: Prompt
    colour: int

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        with context.enlarged(painter, width, height) as (wide, high):
            self._paint(painter, context.large, wide, high)

    def _paint(self, painter: QPainter, large: bool, width: float, height: float) -> None:
        prompt = self.prompt
        strip = QRectF(0, 0, width, height)
        draw_shadow(painter, strip, 2)
        fill_rect(painter, strip, REFUSAL_PAPER if prompt.refused else PAPER, 2)
        draw_frame(
            painter, strip, UNREST_INK if prompt.refused else INK, 2 if prompt.refused else 1, 2
        )
        side = height - 8
        seat_mark(painter, self.colour, 6, 4, side)
        if prompt.refused:
            self._cross(painter, side + 24, height)
        else:
            draw_icon(painter, "manicule", side + 13, 5, side - 2, UNREST_INK)
        left = 2 * side + 22
        right = width - 8
        face = make_font(13 if large else 12, "sans", 700)
        places = _prompt_buttons(prompt, Rect(0, 0, width, height), large)
        for index, (words, place) in enumerate(zip(prompt.buttons, places, strict=True)):
            button = QRectF(place.x, place.y, place.width, place.height)
            lit = index == prompt.lit
            fill_rect(painter, button, YELLOW if lit else INK, 3)
            if lit:
                draw_frame(painter, button, INK, 1.4, 3)
            draw_text(painter, button, words, face, INK if lit else PAPER, ALIGN_CENTRE)
            right = min(right, place.x)
        self._words(painter, large, left, right - 8, height)

    def _words(
        self, painter: QPainter, large: bool, left: float, right: float, height: float
    ) -> None:
        """Draw the sentence and, if there is room, its detail."""
        prompt = self.prompt
        room = right - left
        face = typesetting.fit_font(prompt.words, room, 1, 17 if large else 14, 11, "serif", 700)
        if text_width(prompt.words, face) > room:
            face = typesetting.fit_font(prompt.words, room, 1, 11, 10, weight=400)
        ink = REFUSAL_HEAD if prompt.refused else INK
        draw_text(painter, QRectF(left, 0, room, height), prompt.words, face, ink)
        left += text_width(prompt.words, face) + 12
        if prompt.detail and right - left > 60:
            plain = typesetting.fit_font(
                prompt.detail,
                right - left,
                1,
                14 if large else 12,
                11 if large else 10,
                weight=400,
            )
            place = QRectF(left, 0, right - left, height)
            draw_text(painter, place, prompt.detail, plain, SEPIA)

    @staticmethod
    def _cross(painter: QPainter, middle: float, height: float) -> None:
        reach = height * 0.21
        top, bottom = height / 2 - reach, height / 2 + reach
        left, right = middle - reach, middle + reach
        draw_line(painter, QPointF(left, top), QPointF(right, bottom), UNREST_INK, 3)
        draw_line(painter, QPointF(left, bottom), QPointF(right, top), UNREST_INK, 3)


# --- Frame of every table: top bar and prompt strip -----------------------------------------------

TOOL_WORDS: Final[dict[str, str]] = {
    "home": tr_noop("Home page"),
    "undo": tr_noop("Undo"),
    "redo": tr_noop("Redo"),
    "hint": tr_noop("Hint"),
    "rules": tr_noop("Rules"),
    "replay": tr_noop("Replay"),
    "chart": tr_noop("Charts"),
    "log": tr_noop("Log"),
    "inspector": tr_noop("Inspector"),
    "menu": tr_noop("Menu"),
}


def frame_things(model: ViewModel) -> Iterator[Thing]:
    heading, prompt = model.heading, model.prompt
    panels = {"inspector": model.zones.inspector, "log": model.zones.log}
    lit = frozenset(name for name, place in panels.items() if place is not None)
    bar, large, text = model.zones.top_bar, model.zones.large, model.zones.text
    places = _tool_places(bar.scaled(1 / text), heading)
    tools = tuple(
        Target(
            Spot("tool", index),
            places[name].scaled(text),
            partial(tr, TOOL_WORDS[name]),
            STRIP,
            chosen=name in lit if name in panels else None,
            off=name in heading.off,
        )
        for index, name in enumerate(TOOLS)
        if name in places
    )
    yield Thing("top bar", TopBarLook(heading, lit), bar, STRIP, tools)
    if prompt is not None:
        strip = model.zones.prompt
        areas = _prompt_buttons(prompt, strip.scaled(1 / text), large)
        buttons = tuple(
            Target(
                Spot("prompt", index),
                place.scaled(text),
                words,
                STRIP,
                chosen=None if prompt.lit is None else index == prompt.lit,
            )
            for index, (words, place) in enumerate(zip(prompt.buttons, areas, strict=True))
        )
        look = PromptLook(prompt, model.colour(prompt.seat))
        yield Thing("prompt", look, strip, STRIP, buttons)
