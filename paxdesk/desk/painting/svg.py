"""Drawings from SVG files.

The parts of a drawing are its groups with an ``id``. ``currentColor`` is the ink chosen by the
caller. Shapes of class ``fine`` are for large pictures only, shapes of class ``coarse`` for small
ones only. Transforms, styles and inherited attributes are ignored.
"""

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, TypeAlias
from xml.parsers.expat import ParserCreate

from attrs import field
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QTransform

from paxdesk.desk.painting.palette import Ink, qcolor
from paxdesk.lazy_attrs import define, frozen
from paxdesk.resources import assets_folder

Element: TypeAlias = tuple[str, dict[str, str]]
"""Name and attributes of an SVG element."""
CURRENT: Final = "currentColor"
COARSE_WIDTH: Final = 1.5
"""Factor for the relative stroke width in small pictures."""

_COMMAND = re.compile(r"([a-zA-Z])([^a-zA-Z]*)")
_NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
_ARITY: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "C": 6, "Z": 0}


@frozen
class SvgShape:
    """A path with its inks, stroke width and class.

    An empty ink draws nothing. Dashes are in units of the width.
    """

    path: QPainterPath
    fill: Ink
    stroke: Ink
    width: float
    dashes: tuple[float, ...]
    kind: str


@define
class SvgDrawing:
    """View box of an SVG file, and its elements by part; part "" is outside groups."""

    view: QRectF
    elements: dict[str, list[Element]]
    _shapes: dict[str, tuple[SvgShape, ...]] = field(factory=dict)

    def part(self, name: str) -> tuple[SvgShape, ...]:
        """Return the shapes of a part, created on first use."""
        shapes = self._shapes.get(name)
        if shapes is None:
            shapes = tuple(_shape(*element) for element in self.elements[name])
            self._shapes[name] = shapes
        return shapes

    def paint(
        self, painter: QPainter, part: str, place: QRectF, ink: Ink, *, fine: bool = True
    ) -> None:
        """Paint a part with the view box stretched to ``place``.

        If not ``fine``, paints the variant for small pictures.
        """
        fit = self._fit(place)
        weight = fit.m22() if fine else fit.m22() * COARSE_WIDTH
        left_out = "coarse" if fine else "fine"
        for shape in self.part(part):
            if shape.kind == left_out:
                continue
            path = fit.map(shape.path)
            if shape.fill:
                painter.fillPath(path, qcolor(ink if shape.fill == CURRENT else shape.fill))
            if shape.stroke:
                stroke = ink if shape.stroke == CURRENT else shape.stroke
                pen = _pen(stroke, shape.width * weight, shape.dashes)
                painter.strokePath(path, pen)

    def outline(self, part: str, place: QRectF) -> QPainterPath:
        """Return the first path of a part, with the view box stretched to ``place``."""
        return self._fit(place).map(self.part(part)[0].path)

    def _fit(self, place: QRectF) -> QTransform:
        across = place.width() / self.view.width()
        down = place.height() / self.view.height()
        corner = place.topLeft() - QPointF(self.view.left() * across, self.view.top() * down)
        return QTransform(across, 0, 0, down, corner.x(), corner.y())


@lru_cache(maxsize=256)
def _pen(ink: Ink, width: float, dashes: tuple[float, ...]) -> QPen:
    pen = QPen(qcolor(ink), width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap if dashes else Qt.PenCapStyle.RoundCap)
    if dashes:
        pen.setDashPattern(dashes)
    return pen


@cache
def drawing(name: str) -> SvgDrawing:
    return read_svg(assets_folder() / "drawings" / f"{name}.svg")


def read_svg(file: Path) -> SvgDrawing:
    """Read a drawing from an SVG file."""
    drawn = SvgDrawing(QRectF(), {})
    groups = [""]

    def begin(name: str, given: dict[str, str]) -> None:
        match name:
            case "svg":
                drawn.view.setRect(*map(float, given["viewBox"].split()))
            case "g":
                groups.append(given.get("id", groups[-1]))
            case "path" | "circle" | "ellipse":
                drawn.elements.setdefault(groups[-1], []).append((name, given))

    def end(name: str) -> None:
        if name == "g":
            groups.pop()

    parser = ParserCreate()
    parser.StartElementHandler = begin
    parser.EndElementHandler = end
    parser.Parse(file.read_bytes(), True)
    return drawn


def _shape(name: str, given: dict[str, str]) -> SvgShape:
    inks = {key: given.get(key, "none") for key in ("fill", "stroke")}
    fill, stroke = ("" if ink == "none" else ink for ink in inks.values())
    path = svg_path(given["d"]) if name == "path" else _ellipse(given)
    width = float(given.get("stroke-width", 1))
    lengths = map(float, given.get("stroke-dasharray", "").split())
    dashes = tuple(length / width for length in lengths)
    return SvgShape(path, fill, stroke, width, dashes, given.get("class", ""))


def _ellipse(given: dict[str, str]) -> QPainterPath:
    across, down = (float(given.get(key, given.get("r", 0))) for key in ("rx", "ry"))
    path = QPainterPath()
    path.addEllipse(QPointF(float(given["cx"]), float(given["cy"])), across, down)
    return path


def svg_path(data: str) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    x = y = 0.0
    begun = x, y
    for command, n in _steps(data):
        # Lower-case commands are relative.
        left, top = (x, y) if command.islower() else (0.0, 0.0)
        match command.upper():
            case "M":
                begun = x, y = left + n[0], top + n[1]
                path.moveTo(x, y)
            case "L":
                x, y = left + n[0], top + n[1]
                path.lineTo(x, y)
            case "H":
                x = left + n[0]
                path.lineTo(x, y)
            case "V":
                y = top + n[0]
                path.lineTo(x, y)
            case "Q":
                x, y = left + n[2], top + n[3]
                path.quadTo(left + n[0], top + n[1], x, y)
            case "C":
                x, y = left + n[4], top + n[5]
                path.cubicTo(left + n[0], top + n[1], left + n[2], top + n[3], x, y)
            case "Z":
                x, y = begun
                path.closeSubpath()
    return path


def _steps(data: str) -> Iterator[tuple[str, list[float]]]:
    """Yield every command with its numbers, repeated where the letter is omitted.

    Raises ValueError for an unknown command.
    """
    for command, rest in _COMMAND.findall(data):
        size = _ARITY.get(command.upper())
        if size is None:
            raise ValueError(f"unexpected path command {command!r}")
        numbers = list(map(float, _NUMBER.findall(rest)))
        if len(numbers) == size:
            yield command, numbers
            continue
        for start in range(0, len(numbers), size):
            yield command, numbers[start : start + size]
