"""Comparison of painted and spoken numbers."""

import re
from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible, QImage, QPainter
from PySide6.QtWidgets import QAbstractButton, QWidget

from paxdesk.desk.charts import ChartButton, paint_chart
from paxdesk.desk.idle_work import finish_all
from paxdesk.desk.painting import icons, shapes, typesetting
from paxdesk.desk.scene.geometry import qrect
from paxdesk.desk.scene.things import Thing
from paxdesk.desk.sheets.sheet import Sheet
from paxdesk.desk.sheets.sheet_layout import Item, PaintedBox, TextBox
from paxdesk.desk.view.spoken_texts import (
    spoken_prompt,
    spoken_sheet,
    spoken_thing,
    spoken_widget,
)
from paxdesk.desk.window.window import TableWindow
from paxdesk.desk.words import speech_text
from tests.table.painted_facts import painted_anew
from tests.table.spying import replace_everywhere
from tests.table.visible_texts import root, within

Paint: TypeAlias = Callable[[QPainter], object]
PICTURES: Final = "paxdesk.porfiriana.table.vignettes."
"""Prefix of the modules that paint the pictures of cards."""
TEXTS: Final = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value)
OWN: Final = ("top bar", "prompt")
"""Keys of items whose texts the window makes accessible."""
RULE: Final = re.compile(r"\b[A-Z]\d+(\.\d+)+")
"""Rule id that is printed but not spoken."""


class Painted:
    """Recorder of painted texts and icons."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._texts: list[str] = []
        self._icons: list[str] = []
        doors: tuple[tuple[str, Callable[..., object], list[str]], ...] = (
            ("draw_text", typesetting.draw_text, self._texts),
            ("draw_wood_type", typesetting.draw_wood_type, self._texts),
            ("draw_icon", icons.draw_icon, self._icons),
        )
        for name, door, found in doors:
            at = 0 if found is self._icons else 1
            spy = self._recording(door, found, at)
            replace_everywhere(patch, name, door, spy, skipped=PICTURES)
        replace_everywhere(patch, "draw_kept", shapes.draw_kept, painted_anew)

    @staticmethod
    def _recording(door: Callable[..., object], found: list[str], at: int) -> Callable[..., object]:
        def record(painter: QPainter, *told: object, **more: object) -> object:
            found.append(str(told[at]))
            return door(painter, *told, **more)

        return record

    def by(self, paint: Paint) -> tuple[list[str], list[str]]:
        self._texts.clear()
        self._icons.clear()
        image = QImage(8, 8, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        paint(painter)
        painter.end()
        return list(self._texts), list(self._icons)


def numbers_in(texts: list[str]) -> set[str]:
    """Return the numbers in texts, without "0–" and rule ids."""
    plain = (RULE.sub("", speech_text(each)).removeprefix("0–") for each in texts)
    return {each for words in plain for each in re.findall(r"\d+", words)}


def is_said(number: str, words: str) -> bool:
    return re.search(rf"(?<!\d){number}(?!\d)", words) is not None


def texts_below(widget: QWidget) -> str:
    """Return all texts of a widget's accessible objects."""
    nodes = [root(widget), *within(root(widget))]
    return " ".join(node.text(kind) for node in nodes for kind in TEXTS)


def things_painted(window: TableWindow) -> Iterator[tuple[Thing, Paint, str]]:
    """Yield items, functions that paint them, and their spoken texts.

    The texts of items in an item's area are included. Items without targets, the top bar and the
    prompt use the texts of the whole window.
    """
    desk = window.desk
    scene, prompt, context = desk.scene, desk.scene.prompt, desk.scene.context
    assert context is not None
    scene.finish()
    things = [item.thing for item in scene.shown.values() if item.thing is not None]
    whole = " ".join([
        window.windowTitle(), texts_below(window), "" if prompt is None else spoken_prompt(prompt)
    ])  # fmt: skip
    for thing in things:
        area = qrect(thing.place)
        inside = [each for each in things if area.contains(qrect(each.place))]
        spots = dict.fromkeys(target.spot for each in inside for target in each.targets)
        told = [
            words for spot in spots for words in (scene.name_of(spot), spoken_thing(desk, spot))
        ]

        def paint(painter: QPainter, thing: Thing = thing) -> None:
            thing.look.paint(painter, context, thing.place.width, thing.place.height)

        yield thing, paint, whole if thing.key in OWN or not thing.targets else " ".join(told)


def chart_painted(chart: ChartButton, whole: str) -> Iterator[tuple[str, Paint | list[str], str]]:
    """Yield the values and axes of a chart, with spoken texts."""
    plot, told = chart.plot, spoken_widget(chart)
    yield "values", [plot.title, *(str(each.values[chart.turn]) for each in plot.series)], told
    place = QRectF(0, 0, 400, 200)
    yield "axes", lambda painter: paint_chart(painter, place, plot, chart.labels), whole


def boxes_painted(sheet: Sheet) -> Iterator[tuple[str, Paint | list[str], str]]:
    """Yield the kind, painting or text, and spoken texts of each box.

    Pictures use the spoken texts of the whole sheet.
    """
    finish_all(sheet.window())
    whole = f"{texts_below(sheet)} {spoken_sheet(sheet)}"
    for box in sheet.content.boxes():
        if isinstance(box, TextBox):
            said = box.said if box.said == box.words else whole
            yield "text", [box.words], said
        elif isinstance(box, PaintedBox):
            yield "picture", box.paint, whole
        elif isinstance(box, Item):
            widget = box.widget
            if isinstance(widget, Sheet):  # a page
                yield from boxes_painted(widget)
                continue
            if isinstance(widget, ChartButton):
                yield from chart_painted(widget, whole)
                continue
            told = f"{texts_below(widget)} {spoken_widget(widget)}"
            kind = "button" if isinstance(widget, QAbstractButton) else type(widget).__name__
            yield kind, lambda _, widget=widget: widget.grab(), told
