"""Tests that pieces are painted at their spots."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from paxdesk.desk.scene.things import Spot
from paxdesk.porfiriana.rules.state import State
from tests.shares import spread
from tests.table import tables
from tests.table.test_scene import image_of, scene_of

Change = Callable[[State], None]


@pytest.fixture(autouse=True)
def application(qapp: QApplication) -> QApplication:
    return qapp


def changed(first: QImage, second: QImage, place: QRectF) -> QRect:
    """Return the bounding rectangle of changed pixels near a place."""
    around = place.adjusted(-40, -40, 40, 40).toAlignedRect().intersected(first.rect())
    found = QRect()
    for y in range(around.top(), around.bottom() + 1):
        for x in range(around.left(), around.right() + 1):
            if first.pixel(x, y) != second.pixel(x, y):
                found = found.united(QRect(x, y, 1, 1))
    return found


def income(number: int) -> Change:
    def change(state: State) -> None:
        state.enterprises[number].income = 0

    return change


def oval(number: int) -> Change:
    def change(state: State) -> None:
        state.enterprises[number].connections[0] = None

    return change


def unrest(number: int) -> Change:
    def change(state: State) -> None:
        state.enterprises[number].unrest += 1

    return change


def prestige(number: int) -> Change:
    def change(state: State) -> None:
        piece = state.enterprises.get(number) or state.partners[number]
        piece.prestige_cube = None

    return change


def troop_prestige(state: State) -> None:
    state.troops[180].prestige_cube = True


def loyal_income(seat: int) -> Change:
    def change(state: State) -> None:
        state.players[seat].hacendado_income = 0

    return change


def speculation(state: State) -> None:
    state.speculation[4] = None


CASES: list[tuple[int, Spot, Change]] = [
    (2, Spot("income", 83), income(83)),
    (2, Spot("oval", 61, 0), oval(61)),
    (2, Spot("oval", 89, 0), oval(89)),
    (2, Spot("unrest", 64), unrest(64)),
    (2, Spot("hacendado_income", 1), loyal_income(1)),
    (2, Spot("speculation", 4), speculation),
    (6, Spot("income", 88), income(88)),
    (6, Spot("oval", 65, 0), oval(65)),
    (6, Spot("unrest", 57), unrest(57)),
    (6, Spot("hacendado_income", 3), loyal_income(3)),
]
IN_THE_PAX: list[tuple[int, Spot, Change]] = [
    (4, Spot("prestige", 76), prestige(76)),
    (4, Spot("prestige", 38), prestige(38)),
    (4, Spot("prestige", 56), prestige(56)),
    (4, Spot("prestige", 24), prestige(24)),
]


def check(state: State, spot: Spot, change: Change) -> None:
    before = scene_of(state)
    place = before.area_of(spot)
    assert place is not None
    other = state.copy()
    change(other)
    difference = changed(image_of(before), image_of(scene_of(other)), place)
    assert not difference.isNull()
    overlap = QRectF(difference).intersected(place)
    share = overlap.width() * overlap.height() / (difference.width() * difference.height())
    assert share > 0.55, (spot, place, difference)  # small pieces are aligned with whole pixels


@pytest.mark.parametrize(("seats", "spot", "change"), spread(CASES, 4, unpack=True))
def test_a_piece_is_at_its_spot(seats: int, spot: Spot, change: Change) -> None:
    check(tables.middle(seats, "us_intervention" if seats == 2 else "martial_law"), spot, change)


@pytest.mark.parametrize(("seats", "spot", "change"), IN_THE_PAX)
def test_a_prestige_cube_is_at_its_spot(seats: int, spot: Spot, change: Change) -> None:
    check(tables.middle(seats, "pax"), spot, change)


def test_a_prestige_cube_is_on_its_troop() -> None:
    state = tables.middle(4, "pax")
    without = image_of(scene_of(state))
    troop_prestige(state)
    scene = scene_of(state)
    place = scene.area_of(Spot("prestige", 180))
    assert place is not None
    difference = changed(without, image_of(scene), place)
    assert place.contains(QRectF(difference).center())
