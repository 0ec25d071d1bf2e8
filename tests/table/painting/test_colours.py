"""Tests that marks are distinct, even for colour-blind viewers."""

from collections.abc import Callable
from functools import partial
from itertools import combinations

import numpy
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from paxdesk.desk.painting import shapes
from paxdesk.desk.painting.palette import DARK, PAPER, SEATS, UNREST_INK, Ink
from paxdesk.desk.painting.typesetting import ALIGN_CENTRE, draw_text, make_font
from paxdesk.desk.scene.buttons import ButtonLook
from paxdesk.desk.scene.marks import MarkedLook
from paxdesk.desk.scene.things import Look, MarkLook, NoFaces, PaintContext, look_from
from paxdesk.mexican_adventure.rules.vocabulary import SIDES, Side
from paxdesk.mexican_adventure.table.scene.pieces import (
    MARKER_INK,
    ChipLook,
    HeadLook,
    MarkerLook,
    StackLook,
)
from paxdesk.porfiriana.rules.card_verbs import PRESTIGES
from paxdesk.porfiriana.table.painting import symbols
from paxdesk.porfiriana.table.painting.symbols import FACTION_INK
from paxdesk.sierra_madre.rules.state import Payment
from paxdesk.sierra_madre.table.drawing import print_chip, print_row
from paxdesk.sierra_madre.table.phase_page import RowLine
from tests.table.painted_facts import painted_anew

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
"""Matrices of colour vision for linear RGB (Machado, Oliveira and Fernandes 2009)."""
APART = 12.0
"""Minimum distance in CIELAB; about 2 is just noticeable."""
TO_XYZ: Matrix = (
    (0.4124, 0.3576, 0.1805),
    (0.2126, 0.7152, 0.0722),
    (0.0193, 0.1192, 0.9505),
)
WHITE = (0.9505, 1.0, 1.089)


def linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


LINEAR = numpy.array([linear(part / 255) for part in range(256)])


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


# --- Differences of colour are also differences of shape ------------------------------------------

Draw = Callable[[QPainter, float], object]
SIDE = 18
"""Size of the smallest marks, in pixels."""
EDGE = 0.12
"""Lightness difference between neighbouring pixels above which there is an edge."""
SHAPES_APART = 0.2
"""Minimum share of edge pixels in which two shapes differ."""
A_MARK = 24
"""Number of differing edge pixels that distinguishes large things."""


def _look(look: Look, wide: float, high: float) -> Draw:
    """Return a function that paints a look at the point (``side``, ``side``).

    The look measures ``wide * side`` by ``high * side``.
    """
    context = PaintContext(None, NoFaces(), DARK)

    def draw(painter: QPainter, side: float) -> None:
        painter.translate(side, side)
        look.paint(painter, context, wide * side, high * side)

    return draw


def _mark(mark: MarkLook) -> Draw:
    return _look(MarkedLook(mark), 3, 4)


def _stack(side: Side, **marked: bool) -> Draw:
    return _look(StackLook(side, "3", "B", 1, face_down=False, **marked), 1.3, 1.4)


def _piece(taken: bool, able: bool = True) -> Draw:
    return _look(ChipLook("imperial", "C", "Fr", leader=False, selected=taken, able=able), 2, 2.1)


def _card(**marked: bool) -> Draw:
    plain = {"struck": False, "ruined": False, "lowered": False, **marked}
    return _look(look_from(print_chip, "C12", "", "income-cube", 3, 0, **plain), 4, 1)


def _payment(changed: bool = False, unpaid: bool = False) -> Draw:
    most = 4 if unpaid else 2 if changed else 3
    row = RowLine(1, Payment("S3.1", "P1", "T", 3, most, "capitalization"), "Carmen")
    return _look(look_from(print_row, row, even=False), 9, 1)


PLATES = ("cubes", "seats", "factions", "prestige")
"""Kinds painted on a plate of their colour."""
KINDS: dict[str, dict[str, Draw]] = {
    "cubes": {
        look.name: partial(
            lambda seat, painter, side: shapes.draw_cube(painter, seat, 0, 0, side), seat
        )
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
            lambda faction, painter, side: symbols.faction_plate(painter, faction, 0, 0, side),
            faction,
        )
        for faction in FACTION_INK
    },
    "prestige": {
        kind: partial(
            lambda kind, painter, side: symbols.prestige_mark(painter, kind, 0, 0, side), kind
        )
        for kind in PRESTIGES
    },
    "states": {
        "may be dropped on": _mark(MarkLook("legal", "1")),
        "has the focus": _mark(MarkLook(focused=True)),
        "selected": _mark(MarkLook("selected")),
        "refused": _mark(MarkLook("refused")),
        "minded": _mark(MarkLook(is_caution=True)),
        "nothing": _mark(MarkLook()),
    },
    "sides": {side: _stack(side) for side in SIDES},
    "heads": {side: _look(HeadLook(side, side[0].upper()), 1, 1) for side in SIDES},
    "markers": {kind: _look(MarkerLook(kind, ""), 1, 1) for kind in (*MARKER_INK, "navy", "hq")},
    "stacks": {
        "plain": _stack("imperial"),
        "ready": _stack("imperial", ready=True),
        "in the tray": _stack("imperial", ready=True, held=True),
        "without supply": _stack("imperial", warned=True),
    },
    "pieces in the tray": {
        "goes": _piece(taken=True),
        "stays": _piece(taken=False),
        "cannot go": _piece(taken=False, able=False),
    },
    "cards in the books": {
        "plain": _card(),
        "struck": _card(struck=True),
        "ruined": _card(ruined=True),
        "lowered": _card(lowered=True),
    },
    "payments": {
        "plain": _payment(),
        "changed": _payment(changed=True),
        "changed and not paid whole": _payment(changed=True, unpaid=True),
    },
    "buttons": {
        "first": _look(ButtonLook("Done", primary=True), 6, 2),
        "other": _look(ButtonLook("Done"), 6, 2),
        "refused": _look(ButtonLook("Done", refused="No"), 6, 2),
    },
}


def seen(image: QImage, sight: Matrix) -> numpy.ndarray:
    """Return a picture as seen with ``sight``: rows of pixels in linear RGB."""
    whole = image.convertToFormat(QImage.Format.Format_RGB32)
    high, wide = whole.height(), whole.width()
    raw = numpy.frombuffer(whole.constBits(), numpy.uint8).reshape(high, -1, 4)[:, :wide, 2::-1]
    return (LINEAR[raw] @ numpy.array(sight).T).clip(0, 1)


def edges(draw: Draw, size: int, ground: Ink, frame: int, sight: Matrix) -> numpy.ndarray:
    """Return a mask of the edges in a picture, as seen with ``sight``.

    The outer ``frame`` pixels are left out.
    """
    image = QImage(size, size, QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    with QPainter(image) as painter:
        draw(painter, SIDE)
    grey = (seen(image, sight) @ numpy.array(TO_XYZ[1])) ** (1 / 2.2)
    across, down = numpy.diff(grey, axis=1)[:-1], numpy.diff(grey, axis=0)[:, :-1]
    found = numpy.hypot(across, down) > EDGE
    return found[frame : size - frame, frame : size - frame]


def alike(kind: str, sight: str = "normal") -> set[str]:
    """Return pairs that differ only in colour, as seen with ``sight``."""
    size, frame = (SIDE, 3) if kind in PLATES else (12 * SIDE, 0)
    ground = PAPER if kind in ("prestige", "payments") else DARK.table
    found = {
        name: edges(draw, size, ground, frame, SIGHTS[sight]) for name, draw in KINDS[kind].items()
    }
    return {
        f"{one} and {other}"
        for one, other in combinations(found, 2)
        if (found[one] ^ found[other]).sum()
        < min(A_MARK, SHAPES_APART * max(1, (found[one] | found[other]).sum()))
    }


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("kind", KINDS)
def test_colour_is_never_the_only_difference(kind: str, sight: str) -> None:
    assert not alike(kind, sight)


@pytest.mark.parametrize("kind", PLATES)
def test_without_marks_they_look_alike(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The measure finds a missing mark."""
    monkeypatch.setattr(shapes, "draw_kept", painted_anew)
    for module in (shapes, symbols):
        monkeypatch.setattr(module, "draw_icon", lambda *_args, **_more: None)
    assert alike(kind)


@pytest.mark.parametrize("sight", SIGHTS)
def test_a_colour_is_not_a_mark(sight: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted pair differs only in red and green."""

    def number(ink: Ink, painter: QPainter, side: float) -> None:
        place = QRectF(side, side, 3 * side, 2 * side)
        shapes.fill_rect(painter, place, PAPER)
        shapes.draw_frame(painter, place, ink, 2)
        draw_text(painter, place, "3", make_font(side, "sans", 700), ink, ALIGN_CENTRE)

    inks = {"good": "#2F5B3C", "bad": UNREST_INK}
    planted: dict[str, Draw] = {name: partial(number, ink) for name, ink in inks.items()}
    monkeypatch.setitem(KINDS, "states", {**KINDS["states"], **planted})
    assert alike("states", sight) == {"good and bad"}
