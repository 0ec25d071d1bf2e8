"""The tools icons are drawn with: shapes that are united, cut and placed on a 48-unit grid."""

import math
import re
from collections.abc import Callable, Iterator
from functools import reduce
from operator import add

import pathops
from pathops import FillType, LineCap, LineJoin, Path, PathOp

GRID = 48
CAPS = {"butt": LineCap.BUTT_CAP, "round": LineCap.ROUND_CAP, "square": LineCap.SQUARE_CAP}
JOINS = {"miter": LineJoin.MITER_JOIN, "round": LineJoin.ROUND_JOIN}
QUARTER = 0.5522847498
"""How far the handles of a Bezier quarter of a circle reach, for radius 1."""
RED = "#A82C22"

Point = tuple[float, float]
Register = Callable[..., None]
"""Takes an icon's name, its shape, and perhaps an accent and its ink."""


class Shape:
    """A filled shape with + (union), - (cut), & (clip) and placing."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __add__(self, other: "Shape") -> "Shape":
        return Shape(pathops.op(self.path, other.path, PathOp.UNION))

    def __sub__(self, other: "Shape") -> "Shape":
        return Shape(pathops.op(self.path, other.path, PathOp.DIFFERENCE))

    def __and__(self, other: "Shape") -> "Shape":
        return Shape(pathops.op(self.path, other.path, PathOp.INTERSECTION))

    def transformed(self, a: float, b: float, c: float, d: float, e: float, f: float) -> "Shape":
        """Through the matrix of SVG's ``matrix(a b c d e f)``."""
        return Shape(self.path.transform(a, b, c, d, e, f))

    def moved(self, across: float, down: float) -> "Shape":
        return self.transformed(1, 0, 0, 1, across, down)

    def turned(self, degrees: float, x: float = 24, y: float = 24) -> "Shape":
        cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        return self.transformed(cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y)

    def scaled(self, factor: float, x: float = 24, y: float = 24) -> "Shape":
        return self.transformed(factor, 0, 0, factor, x - factor * x, y - factor * y)

    def mirrored(self, x: float = 24) -> "Shape":
        return self.transformed(-1, 0, 0, 1, 2 * x, 0)

    def grown(self, margin: float) -> "Shape":
        """With a border of ``margin`` units."""
        border = Path(self.path)
        border.stroke(margin * 2, LineCap.ROUND_CAP, LineJoin.ROUND_JOIN, 4)
        border.convertConicsToQuads(0.02)
        return self + Shape(_solid(border))


def _solid(path: Path) -> Path:
    """The path without overlaps or holes of its own."""
    made = Path(path)
    made.fillType = FillType.WINDING
    made.simplify(fix_winding=True, keep_starting_points=False)
    return made


NUMBERS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "Z": 0}


def _commands(data: str) -> Iterator[tuple[str, list[float]]]:
    """Every command of SVG path data in capitals, with absolute numbers."""
    here = start = (0.0, 0.0)
    for letter_, rest in re.findall(r"([A-Za-z])([^A-Za-z]*)", data):
        command, size = letter_.upper(), NUMBERS[letter_.upper()]
        left, top = here if letter_.islower() else (0.0, 0.0)
        values = [float(each) for each in re.findall(r"-?\d*\.?\d+", rest)]
        for first in range(0, max(1, len(values)), max(1, size)):
            part = values[first : first + size]
            if command == "H":
                here = (part[0] + left, here[1])
            elif command == "V":
                here = (here[0], part[0] + top)
            elif command == "Z":
                here = start
            else:
                part = [each + (left, top)[index % 2] for index, each in enumerate(part)]
                here = (part[-2], part[-1])
            if command == "M":
                start = here
            yield ("L", list(here)) if command in "HV" else (command, part)
            command = "L" if command == "M" else command


def _path(data: str) -> Path:
    path = Path()
    for command, numbers in _commands(data):
        match command:
            case "M":
                path.moveTo(*numbers)
            case "L":
                path.lineTo(*numbers)
            case "C":
                path.cubicTo(*numbers)
            case "Q":
                path.quadTo(*numbers)
            case "Z":
                path.close()
    return path


def outline(data: str) -> Shape:
    """The inside of a path."""
    path = _path(data)
    if not data.rstrip().upper().endswith("Z"):
        path.close()
    return Shape(_solid(path))


def stroke(data: str, width: float, cap: str = "butt", join: str = "miter") -> Shape:
    """Lines of a width: every subpath stroked by itself, then united."""
    parts = [part for part in re.split(r"(?=M)", data.strip()) if part.strip()]
    return union(*(_stroked(_path(part), width, CAPS[cap], JOINS[join]) for part in parts))


def _stroked(path: Path, width: float, cap: LineCap, join: LineJoin) -> Shape:
    path.stroke(width, cap, join, 6)
    path.convertConicsToQuads(0.02)
    return Shape(_solid(path))


def union(*shapes: Shape) -> Shape:
    """All shapes as one."""
    return reduce(add, shapes)


def polygon(*points: Point) -> Shape:
    path = Path()
    path.moveTo(*points[0])
    for point in points[1:]:
        path.lineTo(*point)
    path.close()
    return Shape(_solid(path))


def box(left: float, top: float, width: float, height: float, radius: float = 0) -> Shape:
    """A rectangle, with round corners if a radius is given."""
    right, foot = left + width, top + height
    if not radius:
        return polygon((left, top), (right, top), (right, foot), (left, foot))
    radius = min(radius, width / 2, height / 2)
    near = radius * (1 - QUARTER)
    path = Path()
    path.moveTo(left + radius, top)
    path.lineTo(right - radius, top)
    path.cubicTo(right - near, top, right, top + near, right, top + radius)
    path.lineTo(right, foot - radius)
    path.cubicTo(right, foot - near, right - near, foot, right - radius, foot)
    path.lineTo(left + radius, foot)
    path.cubicTo(left + near, foot, left, foot - near, left, foot - radius)
    path.lineTo(left, top + radius)
    path.cubicTo(left, top + near, left + near, top, left + radius, top)
    path.close()
    return Shape(path)


def ellipse(x: float, y: float, across: float, down: float) -> Shape:
    """An ellipse around (x, y) with these two radii."""
    path = Path()
    wide, high = across * QUARTER, down * QUARTER
    path.moveTo(x + across, y)
    path.cubicTo(x + across, y + high, x + wide, y + down, x, y + down)
    path.cubicTo(x - wide, y + down, x - across, y + high, x - across, y)
    path.cubicTo(x - across, y - high, x - wide, y - down, x, y - down)
    path.cubicTo(x + wide, y - down, x + across, y - high, x + across, y)
    path.close()
    return Shape(path)


def disk(x: float, y: float, radius: float) -> Shape:
    return ellipse(x, y, max(radius, 0.01), max(radius, 0.01))


def ring(x: float, y: float, radius: float, width: float) -> Shape:
    return disk(x, y, radius + width / 2) - disk(x, y, radius - width / 2)


def arc(x: float, y: float, radius: float, start: float, span: float, width: float) -> Shape:
    """A stroked arc; angles counter-clockwise in degrees."""
    pieces = max(1, math.ceil(abs(span) / 45))
    step = math.radians(span / pieces)
    reach = 4 / 3 * math.tan(step / 4)
    angle = math.radians(start)
    path = Path()
    path.moveTo(x + radius * math.cos(angle), y - radius * math.sin(angle))
    for _ in range(pieces):
        end = angle + step
        path.cubicTo(
            x + radius * (math.cos(angle) - reach * math.sin(angle)),
            y - radius * (math.sin(angle) + reach * math.cos(angle)),
            x + radius * (math.cos(end) + reach * math.sin(end)),
            y - radius * (math.sin(end) - reach * math.cos(end)),
            x + radius * math.cos(end),
            y - radius * math.sin(end),
        )
        angle = end
    return _stroked(path, width, LineCap.BUTT_CAP, LineJoin.ROUND_JOIN)


def wedge(x1: float, y1: float, x2: float, y2: float, width: float) -> Shape:
    """A graver's cut: full width at the start, nothing at the end."""
    across = math.atan2(y2 - y1, x2 - x1) + math.pi / 2
    dx, dy = math.cos(across) * width / 2, math.sin(across) * width / 2
    return polygon((x1 + dx, y1 + dy), (x2, y2), (x1 - dx, y1 - dy))


def star(x: float, y: float, outer: float, inner: float, points: int, start: float = -90) -> Shape:
    corners = []
    for index in range(2 * points):
        reach = inner if index % 2 else outer
        angle = math.radians(start + index * 180 / points)
        corners.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return polygon(*corners)


LETTERS = {
    "L": "M0.4 1.4H6 M3.2 1.4V10.6 M0.4 10.6H9V7",
    "C": "M9 4.4C8.6 2.2 7.2 1.4 5.3 1.4C2.7 1.4 1.4 3.4 1.4 6C1.4 8.6 2.7 10.6 5.3 10.6"
    "C7.2 10.6 8.7 9.7 9.4 7.6 M9 0.6V4.6",
    "R": "M0.4 1.4H5.4C7.8 1.4 8.6 2.6 8.6 4C8.6 5.6 7.6 6.5 5.4 6.5H3.2 M3.2 1.4V10.6"
    " M0.4 10.6H5 M5 6.5L7.6 10.6H9.8",
}


def letter(name: str, x: float, y: float, height: float, width: float = 2.7) -> Shape:
    """A slab letter around (x, y), drawn here and not taken from a font."""
    scale = height / 12
    if name == "O":
        drawn = ellipse(5, 6, 5, 6) - ellipse(5, 6, 2.1, 3.1)
    else:
        drawn = stroke(LETTERS[name], width)
    return drawn.transformed(scale, 0, 0, scale, x - 5 * scale, y - 6 * scale)


def crate() -> Shape:
    """A wooden cube with a slatted side."""
    top = polygon((24, 3), (44, 13), (24, 23), (4, 13))
    left = polygon((3, 16), (22.9, 26), (22.9, 46), (3, 36))
    right = polygon((45, 16), (25.1, 26), (25.1, 46), (45, 36))
    for index in range(3):
        x, y = 29 + index * 5, 25.4 - index * 2.5
        right = right - polygon((x, y), (x + 2, y - 1), (x + 2, y + 15), (x, y + 16))
    return top + left + right
