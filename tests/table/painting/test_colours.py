"""Seats and factions are told apart by every eye: with all colours, and with one kind missing."""

from collections.abc import Callable
from functools import partial
from itertools import combinations

import numpy
import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from paxdesk.desk.painting import shapes
from paxdesk.desk.painting.palette import DARK, PAPER, SEATS, Ink
from paxdesk.desk.scene.marks import MarkedLook
from paxdesk.desk.scene.things import MarkLook, NoFaces, PaintContext
from paxdesk.porfiriana.rules.vocabulary import PRESTIGES
from paxdesk.porfiriana.table.painting import emblems
from paxdesk.porfiriana.table.painting.emblems import FACTION_INK

Matrix = tuple[tuple[float, float, float], ...]

SIGHTS: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""How linear red, green and blue are seen: Machado, Oliveira and Fernandes 2009, severity 1."""
APART = 12.0
"""The least distance in CIELAB; two is what an eye can just tell apart side by side."""
TO_XYZ: Matrix = (
    (0.4124, 0.3576, 0.1805),
    (0.2126, 0.7152, 0.0722),
    (0.0193, 0.1192, 0.9505),
)
WHITE = (0.9505, 1.0, 1.089)


def linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def through(matrix: Matrix, colour: list[float]) -> list[float]:
    return [
        min(1.1, max(0.0, sum(factor * part for factor, part in zip(row, colour, strict=True))))
        for row in matrix
    ]


def lab(ink: Ink, sight: Matrix) -> tuple[float, float, float]:
    colour = QColor(ink)
    seen = through(
        sight, [linear(part) for part in (colour.redF(), colour.greenF(), colour.blueF())]
    )
    x, y, z = (
        part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116
        for part in (
            value / white for value, white in zip(through(TO_XYZ, seen), WHITE, strict=True)
        )
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("inks", [{seat: look.colour for seat, look in SEATS.items()}, FACTION_INK])
def test_colours_stay_apart(inks: dict[object, Ink], sight: str) -> None:
    for (one, first), (two, second) in combinations(inks.items(), 2):
        here, there = lab(first, SIGHTS[sight]), lab(second, SIGHTS[sight])
        apart = sum((a - b) ** 2 for a, b in zip(here, there, strict=True)) ** 0.5
        assert apart >= APART, f"{one} and {two}: {apart:.1f}"


# --- Colour is never alone: what is told by it is told by a shape, too ----------------------------

Draw = Callable[[QPainter, float], object]
SIDE = 18
"""Pixels of the smallest things that tell seats and factions apart."""
EDGE = 0.12
"""How much lighter or darker a neighbouring pixel is where something has an edge."""
SHAPES_APART = 0.2
"""The least share of edges that two shapes do not have in common."""


def _mark(mark: MarkLook) -> Draw:
    context = PaintContext(None, NoFaces(), DARK)

    def draw(painter: QPainter, side: float) -> None:
        painter.translate(side, side)
        MarkedLook(mark).paint(painter, context, 3 * side, 4 * side)

    return draw


KINDS: dict[str, dict[str, Draw]] = {
    "cubes": {
        look.name: partial(lambda seat, painter, side: shapes.cube(painter, seat, 0, 0, side), seat)
        for seat, look in SEATS.items()
        if seat
    },
    "seats": {
        look.name: partial(
            lambda seat, painter, side: shapes.seat_mark(painter, seat, 0, 0, side), seat
        )
        for seat, look in SEATS.items()
        if seat
    },
    "factions": {
        faction: partial(
            lambda faction, painter, side: emblems.faction_plate(painter, faction, 0, 0, side),
            faction,
        )
        for faction in FACTION_INK
    },
    "prestige": {
        kind: partial(
            lambda kind, painter, side: emblems.prestige_mark(painter, kind, 0, 0, side), kind
        )
        for kind in PRESTIGES
    },
    "states": {
        "may be dropped on": _mark(MarkLook("legal", "1")),
        "has the focus": _mark(MarkLook(focused=True)),
        "selected": _mark(MarkLook("selected")),
        "refused": _mark(MarkLook("refused")),
        "minded": _mark(MarkLook(minded=True)),
        "nothing": _mark(MarkLook()),
    },
}


def edges(draw: Draw, size: int, ground: Ink, frame: int) -> numpy.ndarray:
    """Where a picture without its colours has edges, but for the ``frame`` that all have."""
    image = QImage(size, size, QImage.Format.Format_Grayscale8)
    image.fill(QColor(ground))
    with QPainter(image) as painter:
        draw(painter, SIDE)
    raw = numpy.frombuffer(image.constBits(), numpy.uint8).reshape(size, -1)[:, :size]
    grey = raw.astype(float) / 255
    across, down = numpy.diff(grey, axis=1)[:-1], numpy.diff(grey, axis=0)[:, :-1]
    found = numpy.hypot(across, down) > EDGE
    return found[frame : size - frame, frame : size - frame]


def alike(kind: str) -> set[str]:
    """The pairs of a kind that only their colours tell apart."""
    size, frame = (6 * SIDE, 0) if kind == "states" else (SIDE, 3)
    ground = PAPER if kind == "prestige" else DARK.table
    found = {name: edges(draw, size, ground, frame) for name, draw in KINDS[kind].items()}
    return {
        f"{one} and {other}"
        for one, other in combinations(found, 2)
        if (found[one] ^ found[other]).sum()
        < SHAPES_APART * max(1, (found[one] | found[other]).sum())
    }


@pytest.mark.parametrize("kind", KINDS)
def test_colour_is_never_alone(kind: str) -> None:
    assert not alike(kind)


@pytest.mark.parametrize("kind", ["cubes", "seats", "factions", "prestige"])
def test_without_their_marks_they_would_be_alike(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That the measure above sees a mark that is missing."""
    for module in (shapes, emblems):
        monkeypatch.setattr(module, "draw_icon", lambda *_args, **_more: None)
    assert alike(kind)
