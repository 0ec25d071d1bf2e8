"""Tests of seats and states as seen with colour blindness."""

from itertools import combinations

import numpy
import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from paxdesk.commands.game_registry import GAMES
from paxdesk.desk.input.table_actions import BUTTONS
from paxdesk.desk.scene.things import MarkLook, Spot
from paxdesk.desk.window.window import TableWindow
from paxdesk.desk.words import SeatLabel
from paxdesk.porfiriana.table.picture import paint_table
from tests.table.moments import labels, moment, viewer
from tests.table.painting.test_colours import A_MARK, EDGE, SIGHTS, TO_XYZ, Matrix, seen

DARKER = 0.04
"""Difference of mean lightness that distinguishes pictures."""
ROOM = 12
"""Margin of marks around an item, in pixels."""
STATES = {
    "nothing": MarkLook(),
    "can be dropped on": MarkLook("legal"),
    "costs": MarkLook("legal", "3"),
    "selected": MarkLook("selected"),
    "refused": MarkLook("refused"),
    "of no use now": MarkLook("dimmed"),
    "has the focus": MarkLook(focused=True),
    "warned of": MarkLook(is_caution=True),
}


def light(image: QImage, sight: Matrix) -> numpy.ndarray:
    """Return the lightness of each pixel, as seen with ``sight``."""
    return (seen(image, sight) @ numpy.array(TO_XYZ[1])) ** (1 / 2.2)


def told_apart(one: numpy.ndarray, other: numpy.ndarray) -> bool:
    """Return whether the pictures differ in shapes or lightness."""

    def edges(grey: numpy.ndarray) -> numpy.ndarray:
        across, down = numpy.diff(grey, axis=1)[:-1], numpy.diff(grey, axis=0)[:, :-1]
        return numpy.hypot(across, down) > EDGE

    shapes = int((edges(one) ^ edges(other)).sum())
    return shapes >= A_MARK or abs(float(one.mean() - other.mean())) >= DARKER


@pytest.fixture(params=GAMES, ids=lambda game: game.title)
def table(request: pytest.FixtureRequest, qtbot: QtBot) -> TableWindow:
    game = request.param.table(None)
    window = TableWindow(game, game.plain(2, 3))
    window.ask_before_leaving = False
    window.desk.scene.animations_enabled = False
    qtbot.addWidget(window)
    window.resize(1366, 768)
    with qtbot.waitExposed(window):
        window.show()
    window.begin()
    return window


def things(window: TableWindow) -> list[Spot]:
    """Return a large item of each kind that can be marked."""
    found: dict[str, Spot] = {}
    for spot in window.desk.scene.spots():
        area = window.desk.scene.area_of(spot)
        large = area is not None and min(area.width(), area.height()) >= 20
        if large and spot.kind not in BUTTONS and spot.kind not in PLAIN:
            found.setdefault(spot.kind, spot)
    return list(found.values())


PLAIN = ("need",)
"""Kinds of items that no state marks."""


@pytest.mark.long
def test_states_differ_for_every_eye(table: TableWindow) -> None:
    scene, view, missed = table.desk.scene, table.desk.view, set[str]()
    idles = table.desk.game.handling.idle_kinds
    for spot in things(table):
        area = scene.area_of(spot)
        assert area is not None
        place = view.mapFromScene(area).boundingRect().adjusted(-ROOM, -ROOM, ROOM, ROOM)
        pictures: dict[str, QImage] = {}
        for state, mark in STATES.items():
            if mark.mark == "dimmed" and spot.kind not in idles:
                continue
            scene.set_marks({spot: mark})
            pictures[state] = view.viewport().grab(QRect(place)).toImage()
        for sight, matrix in SIGHTS.items():
            found = {state: light(picture, matrix) for state, picture in pictures.items()}
            for one, other in combinations(found, 2):
                if not told_apart(found[one], found[other]):
                    missed.add(f"{spot.kind}, {sight}: {one} and {other}")
    assert not missed


@pytest.mark.long
def test_seats_differ_for_every_eye() -> None:
    """The same seat is painted in six colours."""
    state = moment(2, "fullest")
    one, two = list(state.players)[:2]
    pictures = {
        colour: paint_table(
            state, {one: SeatLabel("Rosa", colour), two: labels(state)[two]}, viewer(state)
        )
        for colour in range(1, 7)
    }
    for sight, matrix in SIGHTS.items():
        found = {colour: light(picture, matrix) for colour, picture in pictures.items()}
        for first, second in combinations(found, 2):
            assert told_apart(found[first], found[second]), f"{sight}: {first} and {second}"
