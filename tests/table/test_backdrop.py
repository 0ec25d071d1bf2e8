"""Tests of painting the ground in parts."""

import pytest
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from paxdesk.desk.painting.palette import DARK, LIGHT, Theme
from paxdesk.desk.scene.backdrop import Backdrop
from paxdesk.desk.scene.geometry import qrect
from paxdesk.desk.scene.things import PaintContext, ViewModel
from paxdesk.porfiriana.rules.actions import Seat
from paxdesk.porfiriana.table.layout.layout import zones
from paxdesk.porfiriana.table.scene.drawing import PaxDrawing
from tests.table import moments


@pytest.fixture(autouse=True)
def application(qapp: QApplication) -> QApplication:
    return qapp


def shown(name: str, looks_on: Seat, asked: Seat) -> ViewModel:
    state = moments.moment(6, name)
    found = zones(1366, 768, 6)
    return ViewModel(state, looks_on, moments.labels(state), seat_to_act=asked, zones=found)


def image(backdrop: Backdrop, model: ViewModel, theme: Theme) -> QImage:
    window = model.zones.window
    made = QImage(round(window.width), round(window.height), QImage.Format.Format_RGB32)
    with QPainter(made) as painter:
        backdrop.draw(painter, qrect(window), theme)
    return made


@pytest.mark.parametrize(("theme", "ratio"), [(DARK, 1.5), (LIGHT, 1.0)])
def test_parts_equal_the_whole(theme: Theme, ratio: float) -> None:
    drawing = PaxDrawing()
    deck = moments.moment(6, "start").cards
    context = PaintContext(deck, drawing.faces(), theme, ratio=ratio)
    kept = Backdrop(drawing)
    for model in (
        shown("start", 1, 1),
        shown("start", 1, 3),
        shown("start", 2, 2),
        shown("middle", 2, 4),
        shown("fullest", 5, 5),
        shown("start", 1, 1),
    ):
        assert not kept.follow(model, context).isEmpty()
        anew = Backdrop(drawing)
        anew.follow(model, context)
        assert image(kept, model, theme) == image(anew, model, theme)
        assert kept.follow(model, context).isEmpty()
