"""Seats and factions are told apart by every eye: with all colours, and with one kind missing."""

from itertools import combinations

import pytest
from PySide6.QtGui import QColor

from paxdesk.desk.painting.palette import SEATS, Ink
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
