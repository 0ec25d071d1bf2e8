"""Tests of windows of a few pixels."""

from collections.abc import Mapping

import pytest
from pytestqt.qtbot import QtBot

from tests.table.every_sheet import (
    ADVENTURE,
    PAX,
    SIERRA,
    Make,
    Opens,
    adventure_window,
    each_opened,
    pax_window,
    sierra_window,
)

USUAL = (1280, 720)
TINY = ((1, 1), (3, 40), (60, 2), (40, 40), (800, 1), (1, 600))
FEW = ("home", "replay", "large chart")
PAGES = (
    pytest.param(
        pax_window, {name: PAX[name] for name in FEW}, id="few pages", marks=pytest.mark.long
    ),
    pytest.param(pax_window, PAX, id="pax", marks=pytest.mark.slow),
    pytest.param(adventure_window, ADVENTURE, id="adventure", marks=pytest.mark.slow),
    pytest.param(sierra_window, SIERRA, id="sierra", marks=pytest.mark.slow),
)


@pytest.mark.parametrize(("make", "pages"), PAGES)
def test_every_page_is_made_tiny_and_large_again(
    make: Make, pages: Mapping[str, Opens], qtbot: QtBot
) -> None:
    for _, window, sheet in each_opened(make, pages, USUAL):
        window.setMinimumSize(0, 0)
        for size in TINY:
            window.resize(*size)
            sheet.repaint()
            window.desk.view.viewport().repaint()
        window.resize(*USUAL)
        qtbot.wait(1)
