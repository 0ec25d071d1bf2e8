"""Tests of the dock: the inspector and the log."""

from functools import partial

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from paxdesk.desk.dock_panel import HEAD
from paxdesk.desk.inspector.content import InspectorContent, InspectorRow
from paxdesk.desk.inspector.panel import MORE_HEIGHT, Inspector, paint_inspector, sheet_of
from paxdesk.desk.log.log_panel import Log
from paxdesk.desk.log.log_rows import LogRow
from paxdesk.desk.scene.things import TOOLS, PaintContext, Spot
from paxdesk.desk.words import speech_text
from paxdesk.porfiriana.rules.card_text import card_sentences
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.table import cards
from paxdesk.porfiriana.table.faces.face import FaceCache
from paxdesk.porfiriana.table.inspection import shown_card
from paxdesk.porfiriana.table.sheets.new_game_choices import position_session
from tests.table.conftest import OpenTable
from tests.table.hand import MouseHand
from tests.table.tables import LABELS, middle

ROWS = (
    InspectorRow("sum", "By rail to [061] Minas Prietas", "1 gold"),
    InspectorRow("total", "Your cost", "1 gold"),
    InspectorRow("refusal", "Banco Minero is in Chihuahua.", "G1 Jurisdiction"),
)


@pytest.fixture
def context(deck: Deck, qtbot: QtBot) -> PaintContext:
    return PaintContext(deck, FaceCache())


def log_rows(turns: int) -> list[LogRow]:
    rows = []
    for turn in range(turns):
        rows.append(LogRow("turn", f"Round {turn} · Carmen", 1, step=3 * turn))
        rows.append(LogRow("action", f"buys [{turn + 1:03d}] for 4", 1, (turn + 1,), 3 * turn + 1))
        rows.append(LogRow("result", "income +6, now 3 gold", 1, (), 3 * turn + 2))
    return rows


def test_the_inspector_describes_everything_in_words(context: PaintContext, qtbot: QtBot) -> None:
    inspector = Inspector(context)
    qtbot.addWidget(inspector)
    assert inspector.text == ""
    inspector.inspect(InspectorContent(184, shown_card(middle(3), 184), rows=ROWS))
    text = inspector.text
    for row in card_sentences(context.deck.cards[184]):
        assert row.text in text
    assert "Banco Minero is in Chihuahua. G1 Jurisdiction" in text
    assert inspector.accessibleDescription() == speech_text(text)
    inspector.inspect(InspectorContent(184, shown_card(middle(3), 184)))
    assert "Chihuahua" not in inspector.text
    assert inspector.inspected.card == 184


@pytest.mark.long
@pytest.mark.parametrize("size", [(256, 444), (364, 647)])
def test_every_card_fits_the_inspector(context: PaintContext, size: tuple[int, int]) -> None:
    """Nothing is painted below the panel."""
    for number in context.deck.cards:
        image = QImage(size[0], size[1] + 60, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.magenta)
        painter = QPainter(image)
        shown = InspectorContent(number, shown_card(middle(3), number), rows=ROWS)
        paint_inspector(painter, context, QRectF(0, 0, *size), shown)
        painter.end()
        below = image.copy(0, size[1] + 1, size[0], 59)
        untouched = QImage(below.size(), below.format())
        untouched.fill(Qt.GlobalColor.magenta)
        assert below == untouched, context.deck.cards[number].name


@pytest.mark.parametrize("size", [(410, 134), (410, 260), (590, 200)])
def test_a_low_and_wide_inspector_shows_the_face_beside_the_words(
    context: PaintContext, size: tuple[int, int]
) -> None:
    """At a table for five, the inspector has such a shape."""
    beside = 0
    for number in context.deck.cards:
        shown = InspectorContent(number, shown_card(middle(3), number), rows=ROWS[:1])
        sheet = sheet_of(context, QRectF(0, 0, *size), shown)
        low = all(each.place.bottom() <= sheet.face.top() for each in sheet.rows)
        beside += not low
        assert low or all(each.place.right() < sheet.face.left() for each in sheet.rows)
        assert sheet.face.bottom() <= size[1] - HEAD, number
        assert sheet.face.width() >= 56
    assert beside


def log_of(context: PaintContext, qtbot: QtBot, rows: list[LogRow]) -> Log:
    log = Log(context, None, partial(cards.names, context.deck))
    qtbot.addWidget(log)
    log.resize(256, 296)
    log.show_rows(rows, LABELS)
    log.show()
    return log


def test_the_latest_rows_are_at_the_bottom_and_pages_turn_back(
    context: PaintContext, qtbot: QtBot
) -> None:
    rows = log_rows(30)
    log = log_of(context, qtbot, rows)
    shown = [each.index for each in log.page.shown]
    assert shown == list(range(shown[0], 90))
    assert all(log.units.contains(each.place) for each in log.page.shown)
    read: list[int] = []
    log.row_read.connect(read.append)
    for _ in range(2):
        qtbot.keyClick(log, Qt.Key.Key_PageUp)
        assert read[-1] in log.rows_shown
    assert log.page.shown[0].index < shown[0]
    qtbot.keyClick(log, Qt.Key.Key_Home)
    assert log.page.shown[0].index == 0
    qtbot.keyClick(log, Qt.Key.Key_PageDown)
    assert read[-1] in log.rows_shown
    qtbot.keyClick(log, Qt.Key.Key_End)
    assert [each.index for each in log.page.shown] == shown


def test_numbers_in_the_log_link_to_cards(context: PaintContext, qtbot: QtBot) -> None:
    log = log_of(context, qtbot, log_rows(2))
    piece = log.page.shown[-2].pieces[0]
    card, place = piece.link.card, piece.place
    assert card == 2
    with qtbot.waitSignal(log.card_hovered) as hovered:
        qtbot.mouseMove(log, place.center().toPoint())
    assert hovered.args == [2]
    with qtbot.waitSignal(log.card_hovered) as left:
        qtbot.mouseMove(log, QPointF(5, 5).toPoint())
    assert left.args == [0]
    with qtbot.waitSignal(log.card_clicked) as clicked:
        qtbot.mouseClick(log, Qt.MouseButton.LeftButton, pos=place.center().toPoint())
    assert clicked.args == [2]


def test_long_rows_are_wrapped_and_panels_grow_with_the_table(
    context: PaintContext, qtbot: QtBot
) -> None:
    long = LogRow("action", "redeploys [189] to [067] by rail for 4 gold, " * 2, 4)
    log = log_of(context, qtbot, [long, LogRow("action", "ends", 4)])
    heights = [each.place.height() for each in log.page.shown]
    assert heights[0] > 1.5 * heights[1]
    pieces = [piece for each in log.page.shown for piece in each.pieces]
    assert {piece.link.card for piece in pieces} >= {189, 67}
    before = log.units.width()
    log.fit(PaintContext(context.deck, context.faces, large=True, ratio=2.0), 2.0)
    assert log.units.width() == before / 2
    assert isinstance(log.parentWidget(), QWidget | None)
    assert not log.grab().isNull()


PRICED = ("action", "sum", "total", "refusal")


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900)])
def test_prices_and_reasons_come_first_and_use_the_space_beside_the_log(
    open_table: OpenTable, size: tuple[int, int]
) -> None:
    window = open_table(position_session(middle(2)), width=size[0], height=size[1])
    desk = window.desk
    MouseHand(desk).raise_curtain()
    share = desk.view.dock_areas()
    assert share is not None
    assert share[0] is not None
    told = grown = 0
    for item in list(desk.scene.shown.values()):
        for target in item.thing.targets if item.thing is not None else ():
            desk.inspect(target.spot)
            inspector, log = desk.inspector, desk.log
            sheet = inspector.sheet
            priced = [each for each in sheet.rows if getattr(each.row, "kind", "") in PRICED]
            told += len(priced)
            if sheet.card is not None:
                assert all(each.place.bottom() <= sheet.face.top() for each in sheet.rows)
            room = inspector.units.height() - HEAD
            more_below = sheet.height > room + 1
            if more_below:
                assert log.page.spare < 1, target.spot
            assert inspector.geometry().bottom() < log.geometry().top()
            if not more_below or size[1] > 720:
                # a row ends with some space
                assert (
                    not priced or priced[-1].place.bottom() - 4 <= room - MORE_HEIGHT * more_below
                )
            grown += inspector.height() > share[0].height()
    assert told > 20
    assert grown


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_both_panels_fold_away_and_leave_their_room_to_the_seats(
    open_table: OpenTable, by: str
) -> None:
    window = open_table(position_session(middle(2)))
    hand, desk = MouseHand(window.desk), window.desk
    hand.raise_curtain()
    narrow = desk.scene.zones.places[0].width
    assert desk.inspector.isVisible()
    assert desk.log.isVisible()

    def press(name: str, key: Qt.Key) -> None:
        if by == "mouse":
            hand.click(Spot("tool", TOOLS.index(name)))
        else:
            QTest.keyClick(desk.view, key)
        QApplication.processEvents()

    for folded in (True, False):
        press("inspector", Qt.Key.Key_I)
        press("log", Qt.Key.Key_L)
        assert desk.inspector.isVisible() != folded
        assert desk.log.isVisible() != folded
        assert (desk.scene.zones.places[0].width > narrow) == folded
