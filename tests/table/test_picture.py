"""Tests of the table as a picture."""

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from paxdesk.desk.log.log_rows import LogRow
from paxdesk.desk.painting.palette import LIGHT
from paxdesk.desk.scene.geometry import CLOSED
from paxdesk.desk.scene.table_scene import TableScene
from paxdesk.desk.scene.table_view import TableView
from paxdesk.desk.scene.things import ViewModel
from paxdesk.porfiriana.table.picture import paint_table
from paxdesk.porfiriana.table.scene.drawing import PaxDrawing
from tests.table import tables


def different(first: QImage, second: QImage, left: int, width: int) -> bool:
    height = first.height()
    return first.copy(left, 0, width, height) != second.copy(left, 0, width, height)


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (2560, 1440)])
def test_a_picture_of_any_size(size: tuple[int, int], qtbot: QtBot) -> None:
    image = paint_table(tables.middle(4), tables.LABELS, 1, *size)
    assert (image.width(), image.height()) == size


@pytest.mark.long
def test_a_picture_without_a_viewer_shows_the_seat_to_act(qtbot: QtBot) -> None:
    state = tables.middle(2)
    assert paint_table(state) == paint_table(state, viewer=1)
    assert paint_table(state) != paint_table(state, viewer=2)
    assert paint_table(state) != paint_table(state, theme=LIGHT)


@pytest.mark.long
def test_a_picture_shows_nothing_that_is_hidden_from_its_viewer(qtbot: QtBot) -> None:
    state = tables.middle(4)
    other = state.copy()
    other.players[2].hand, other.players[3].hand[:3] = (
        other.players[3].hand[:3],
        other.players[2].hand,
    )
    other.deck.reverse()
    assert paint_table(state, viewer=1) == paint_table(other, viewer=1)
    assert paint_table(state, viewer=2) != paint_table(other, viewer=2)


@pytest.mark.long
def test_a_wide_picture_has_the_dock(qtbot: QtBot) -> None:
    state = tables.start(2)
    rows = [LogRow("turn", "Round 1 · Carmen", 1), LogRow("action", "buys [089]", 1)]
    bare, full = paint_table(state), paint_table(state, rows=rows)
    dock = PaxDrawing().zones(1366, 768, state, True, 1.0, False).log
    assert dock is not None
    left, right = round(dock.x), round(dock.right)
    assert different(bare, full, left, right - left)
    assert not different(bare, full, 0, left)
    assert not different(bare, full, right, 1366 - right)
    crowded = tables.middle(6)
    narrow = paint_table(crowded, width=1280, height=720)
    assert narrow == paint_table(crowded, width=1280, height=720, rows=rows)


def test_the_table_fills_the_view(qtbot: QtBot) -> None:
    scene = TableScene(PaxDrawing())
    view = TableView(scene)
    qtbot.addWidget(view)
    view.resize(1366, 768)
    state = tables.start(4)
    scene.show(ViewModel(state, 1, tables.LABELS, frozenset({1})))
    view.show()
    qtbot.waitExposed(view)
    areas = view.dock_areas()
    assert areas is not None
    zones = scene.zones
    assert zones.places[0].right < areas[0].x() < areas[0].right() < zones.ledger.x
    assert areas[0].y() == zones.places[0].y
    assert areas[1].bottom() < zones.prompt.y
    with qtbot.waitSignal(view.laid_out):
        view.set_dock(CLOSED)
    assert view.dock_areas() is None
    assert scene.zones.places[0].right > areas[0].right() - 1
    with qtbot.waitSignal(view.laid_out):
        view.resize(2560, 1440)
    corner = view.mapToScene(view.viewport().rect().bottomRight())
    assert corner.x() == pytest.approx(1920, abs=1)
    assert corner.y() == pytest.approx(1080, abs=1)
