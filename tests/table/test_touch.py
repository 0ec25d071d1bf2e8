"""Tests of playing by touch."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QScrollArea,
    QToolTip,
    QWidget,
)
from pytestqt.qtbot import QtBot

from paxdesk.desk.inspector.content import InspectorRow
from paxdesk.desk.scene.game_drawing import LEAST_TARGET
from paxdesk.desk.scene.things import TOOLS, Spot
from paxdesk.desk.settings import SettingsStore
from paxdesk.desk.sheets.question_sheet import QuestionSheet
from paxdesk.desk.sheets.sheet import FINGER, HOLD_MS, Sheet
from paxdesk.desk.window.window import TableWindow
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.table.sheets.new_game import NewGameSheet
from paxdesk.porfiriana.table.sheets.new_game_choices import position_session
from paxdesk.porfiriana.table.sheets.overview import OverviewSheet
from tests.shares import spread
from tests.table import tables
from tests.table.conftest import OpenTable
from tests.table.every_sheet import (
    ADVENTURE,
    PAX,
    SIERRA,
    Make,
    adventure_window,
    each_opened,
    pax_window,
    sierra_window,
)
from tests.table.hand import LEFT, MouseHand, TouchHand

NARROW = 36
"""Minimum size of a target on a full sheet, in pixels."""


@pytest.fixture
def window(open_table: OpenTable) -> TableWindow:
    window = open_table(position_session(tables.middle(4)))
    window.store.change(touch=True)
    window.desk.flow.view_as(1)
    return window


@pytest.mark.parametrize("size", spread([(1280, 720), (1280, 800), (1920, 1080)]))
def test_buttons_of_the_table_are_large(window: TableWindow, size: tuple[int, int]) -> None:
    window.resize(*size)
    scene = window.desk.scene
    spots = [Spot("tool", index) for index in range(len(TOOLS))] + [Spot("end_turn")]
    for spot in spots:
        area = scene.area_of(spot)
        assert area is not None
        assert area.height() >= FINGER, spot
        assert area.width() >= FINGER, spot


def test_answers_are_large(window: TableWindow) -> None:
    desk = window.desk
    topple = next(
        each for each in desk.session.legal() if isinstance(each, act.Buy) and each.slot == 4
    )
    desk.flow.model.submit(topple)
    desk.flow.view_as(desk.session.seat_to_act or 1)
    assert desk.flow.sheet is not None
    buttons = desk.flow.sheet.findChildren(QAbstractButton)
    assert buttons
    assert all(button.height() >= FINGER for button in buttons)


def test_a_chooser_has_large_buttons(window: TableWindow) -> None:
    QTest.keyClick(window.desk.view, Qt.Key.Key_E)
    chooser = window.desk.drag.chooser
    assert chooser is not None
    assert all(button.height() >= FINGER for button in chooser.rows)


def test_a_touch_beside_a_card_means_it(window: TableWindow) -> None:
    desk = window.desk
    play = next(each for each in desk.session.legal() if isinstance(each, act.Play))
    card = Spot("hand", play.card)
    area = desk.scene.area_of(card)
    assert area is not None
    below = desk.view.mapFromScene(area.center()) + QPoint(0, round(area.height() / 2) + 6)
    assert desk.scene.spot_at(desk.view.mapToScene(below)) != card
    drop = MouseHand(desk).at(Spot("tableau", 1))
    QTest.mousePress(desk.view.viewport(), LEFT, pos=below)
    for point in (below + QPoint(30, 0), drop):
        QTest.mouseMove(desk.view.viewport(), point)
    QTest.mouseRelease(desk.view.viewport(), LEFT, pos=drop)
    assert play.card not in desk.flow.state.players[1].hand


def test_rows_of_the_inspector_are_high(window: TableWindow) -> None:
    inspector = window.desk.inspector
    window.desk.inspect(Spot("market", 3))
    pressed = [each.place for each in inspector.sheet.rows if getattr(each.row, "rule", "")]
    assert pressed
    assert all(place.height() * inspector.scale >= FINGER for place in pressed)
    window.store.change(touch=False)
    heights = [each.place.height() for each in inspector.sheet.rows]
    assert min(heights) * inspector.scale < FINGER


def test_a_finger_leafs_through_the_inspector_and_opens_nothing_by_it(window: TableWindow) -> None:
    inspector = window.desk.inspector
    window.desk.inspect(Spot("card", 64))
    rule = next(each for each in inspector.sheet.rows if getattr(each.row, "rule", ""))
    assert isinstance(rule.row, InspectorRow)
    before = inspector.place_of_rule(rule.row.rule)
    assert before is not None
    start = QPoint(inspector.width() // 2, inspector.height() - 40)
    QTest.mousePress(inspector, LEFT, pos=start)
    for step in range(1, 7):
        QTest.mouseMove(inspector, start - QPoint(0, 10 * step))
    QTest.mouseRelease(inspector, LEFT, pos=start - QPoint(0, 60))
    after = inspector.place_of_rule(rule.row.rule)
    assert after is not None
    assert after.top() < before.top()
    assert window.desk.reading.window is None


@pytest.mark.parametrize("size", spread([(1280, 720), (1366, 768), (1920, 1080)]))
@pytest.mark.parametrize("sheet", ["new game", "settings"])
def test_fields_of_sheets_are_large(window: TableWindow, sheet: str, size: tuple[int, int]) -> None:
    window.resize(*size)
    {"new game": window.new_game, "settings": window.preferences.show_settings}[sheet]()
    assert window.dialog is not None
    stops = window.dialog.stops()
    assert len(stops) > 10
    for each in stops:
        assert min(each.height(), each.width()) >= FINGER, each.accessibleName()


def test_a_mouse_is_taken_at_its_word(window: TableWindow) -> None:
    window.store.change(touch=False)
    desk = window.desk
    area = desk.scene.area_of(Spot("hand", 184))
    assert area is not None
    below = desk.view.mapFromScene(area.center()) + QPoint(0, round(area.height() / 2) + 6)
    QTest.mousePress(desk.view.viewport(), LEFT, pos=below)
    QTest.mouseMove(desk.view.viewport(), below + QPoint(60, 0))
    assert desk.drag.thing is None


def test_rows_and_links_of_the_log_are_high(window: TableWindow) -> None:
    desk = window.desk
    desk.flow.model.submit(next(a for a in desk.session.legal() if isinstance(a, act.Play)))
    if not desk.log.isVisible():
        desk.toggle_log()
    page = desk.log.page
    assert page.shown
    for shown in page.shown:
        assert shown.place.height() * desk.log.scale >= FINGER
        assert all(each.place.height() * desk.log.scale >= FINGER for each in shown.pieces)
    buttons = [*desk.log.filters.values(), desk.log.export]
    assert all(each.height() >= FINGER and each.width() >= NARROW for each in buttons)
    assert page.shown[0].place.top() * desk.log.scale >= buttons[0].geometry().bottom()
    window.store.change(touch=False)
    assert max(each.height() for each in buttons) < NARROW
    assert desk.log.page.step * desk.log.scale < FINGER


@pytest.mark.parametrize("size", spread([(1280, 720), (1366, 768), (1920, 1080)]))
def test_rows_of_the_overview_are_high(window: TableWindow, size: tuple[int, int]) -> None:
    window.resize(*size)
    window.helping.show_overview()
    sheet = window.dialog
    assert isinstance(sheet, OverviewSheet)
    assert all(row.height() >= FINGER for row in sheet.rows)
    assert max(row.geometry().bottom() for row in sheet.rows) < sheet.rules.geometry().top()


def test_a_raided_hand_is_open_as_cards(open_position: OpenTable) -> None:
    window = open_position(
        """
players:
  P1: {hacendado: 209, gold: 9, hand: [161]}
  P2: {hacendado: 211, gold: 5, hand: [184, 60, 21, 150, 47]}
"""
    )
    flow = window.desk.flow
    flow.view_as(1)
    flow.model.submit(next(a for a in flow.session.legal() if isinstance(a, act.Attack)))
    sheet = flow.sheet
    assert isinstance(sheet, QuestionSheet)
    assert len(sheet.answers) == 5
    assert all(each.face is not None for each in sheet.answers)
    assert window.desk.rect().contains(sheet.geometry())
    tops = {button.y() for button in sheet.choices.values()}
    assert len(tops) == 1, "side by side, each under its card"
    assert min(tops) > sheet.head + 96


@pytest.fixture
def tablet(open_table: OpenTable) -> TableWindow:
    window = open_table(position_session(tables.middle(4)), width=1280, height=800)
    window.store.change(touch=True)
    window.desk.flow.view_as(1)
    return window


def test_a_resting_finger_gets_the_texts_of_a_pointer(tablet: TableWindow, qtbot: QtBot) -> None:
    """A long press on a button does not press it."""
    desk, hand = tablet.desk, TouchHand(tablet.desk)
    viewport, card = desk.view.viewport(), hand.at(Spot("hand", 79))
    hand.touch(viewport, card)
    qtbot.waitUntil(lambda: desk.drag.menu is not None)
    hand.leave(viewport, card)
    menu = desk.drag.menu
    assert menu is not None
    hand.press(menu.leave)
    assert desk.drag.menu is None
    charts = hand.at(Spot("tool", TOOLS.index("chart")))
    hand.touch(viewport, charts)
    qtbot.waitUntil(lambda: QToolTip.text().startswith("Charts"))
    hand.leave(viewport, charts)
    assert tablet.dialog is None
    tablet.new_game()
    assert isinstance(tablet.dialog, NewGameSheet)
    sheet = tablet.dialog
    sheet.set_seats(3)
    leave = sheet.rows[2].leave
    hand.touch(leave, leave.rect().center())
    qtbot.waitUntil(lambda: QToolTip.text() == leave.tip)
    hand.leave(leave, leave.rect().center())
    assert sheet.seats == 3
    hand.tap(leave, leave.rect().center())
    assert sheet.seats == 2


def test_a_tap_tells_of_what_can_do_nothing(tablet: TableWindow) -> None:
    desk, hand = tablet.desk, TouchHand(tablet.desk)
    hand.click(Spot("market", 5))
    assert "Your hand is full" in (desk.scene.prompt.words if desk.scene.prompt else "")
    assert desk.inspector.inspected.card == desk.scene.card_of(Spot("market", 5))
    hand.click(Spot("tableau", 3))
    assert desk.scene.folded_out == 3


def test_two_fingers_look_closer(tablet: TableWindow) -> None:
    view, hand = tablet.desk.view, TouchHand(tablet.desk)
    middle, steps = QPoint(600, 400), range(40, 201, 20)
    apart = [(middle - QPoint(step, 0), middle + QPoint(step, 0)) for step in steps]
    hand.touch(view.viewport(), *apart[0])
    for points in apart:
        hand.slide(view.viewport(), *points)
    hand.leave(view.viewport(), *apart[-1])
    assert view.zoom > 1.5


def test_two_fingers_that_go_together_move_the_enlarged_table(tablet: TableWindow) -> None:
    view, hand = tablet.desk.view, TouchHand(tablet.desk)
    view.set_zoom(2, QPointF(600, 400))
    before = view.mapToScene(QPoint(600, 400))
    first, second = QPoint(500, 400), QPoint(700, 400)
    hand.touch(view.viewport(), first, second)
    for far in range(0, 121, 20):
        aside = QPoint(far, 0)
        hand.slide(view.viewport(), first - aside, second - aside)
    hand.leave(view.viewport(), first - aside, second - aside)
    after = view.mapToScene(QPoint(600, 400))
    assert after.x() > before.x() + 20, "the table did not follow the fingers to the left"


TAPPED = ("card", "position", "own")
"""Parts of the names of sheets that are tapped in every game; others only in ``sierra``."""


class Taps(QObject):
    """Event filter that records and blocks presses on a target."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[QObject] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        pressed = event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease)
        if event.type() == QEvent.Type.MouseButtonPress:
            self.heard.append(watched)
        return pressed


def show_whole(widget: QWidget) -> None:
    around = widget.parentWidget()
    while around is not None:
        if isinstance(around, QScrollArea):
            around.ensureWidgetVisible(widget)
        around = around.parentWidget()


def not_for_fingers(window: TableWindow, sheet: Sheet, *, tapped: bool) -> Iterator[str]:
    """Yield targets of a sheet that are too small for touch.

    If ``tapped``, also yields targets that do not receive a tap.
    """
    hand = TouchHand(window.desk)
    for stop in sheet.stops():
        if isinstance(stop, QAbstractScrollArea):
            continue
        if min(stop.width(), stop.height()) < NARROW:
            yield f"{stop.accessibleName()} has {stop.width()} x {stop.height()} pixels"
        if tapped:
            show_whole(stop)
            taps = Taps()
            stop.installEventFilter(taps)
            hand.tap(stop, stop.rect().center())
            stop.removeEventFilter(taps)
            if taps.heard != [stop]:
                yield f"{stop.accessibleName()} does not receive a tap"


@pytest.mark.parametrize("make", [pax_window, adventure_window, sierra_window])
def test_nothing_on_a_table_is_smaller_than_the_least_target(make: Make, qtbot: QtBot) -> None:
    store = SettingsStore()
    store.change(touch=True)
    window = make(1280, 720, store)
    qtbot.addWidget(window)
    MouseHand(window.desk).raise_curtain()
    scene = window.desk.scene
    areas = {spot: scene.area_of(spot) for spot in scene.spots()}
    assert len(areas) > 20
    sides = {
        spot: min(area.width(), area.height()) * scene.magnification
        for spot, area in areas.items()
        if area is not None
    }
    assert {spot: side for spot, side in sides.items() if side < LEAST_TARGET - 0.01} == {}


def shown_by(window: TableWindow) -> list[str]:
    """Return the menu's entries, the sheet's name, the items and the journal."""
    desk = window.desk
    menu, form = desk.drag.menu, desk.flow.sheet
    entries = [] if menu is None else [each.text() for each in menu.findChildren(QAbstractButton)]
    return [
        *entries,
        "" if form is None else form.accessibleName(),
        f"{desk.drag.thing} {desk.scene.folded_out}",
        *sorted(map(str, desk.scene.spots())),
        *(entry.line for entry in desk.session.journal),
    ]


def put_away(window: TableWindow) -> None:
    for _ in range(3):
        QTest.keyClick(QApplication.focusWidget() or window.desk.view, Qt.Key.Key_Escape)
        QApplication.processEvents()


@pytest.mark.parametrize("make", spread([sierra_window, adventure_window, pax_window], quick=1))
def test_a_finger_does_what_the_mouse_does(make: Make, qtbot: QtBot) -> None:
    """A tap equals a click, and a held finger a right click."""
    windows = [make(1280, 800, None) for _ in range(2)]
    for window in windows:
        qtbot.addWidget(window)
        window.store.change(touch=True)
        MouseHand(window.desk).raise_curtain()
    first, second = windows
    mouse, finger = MouseHand(first.desk), TouchHand(second.desk)
    kinds = {spot.kind: spot for spot in reversed(first.desk.scene.spots())}
    opened, compared = set[str](), 0
    for kind, spot in kinds.items():
        if kind in ("tool", "end_turn") or first.desk.scene.center_of(spot) is None:
            continue
        for held in (True, False):
            first.activateWindow()
            mouse.settle()
            before = shown_by(first)
            button = Qt.MouseButton.RightButton if held else LEFT
            QTest.mouseClick(first.desk.view.viewport(), button, pos=point_of(first, spot))
            mouse.settle()
            by_mouse = shown_by(first)
            put_away(first)
            second.activateWindow()
            viewport, there = second.desk.view.viewport(), point_of(second, spot)
            finger.touch(viewport, there)
            if held:
                QTest.qWait(HOLD_MS + 100)
            finger.leave(viewport, there)
            finger.settle()
            assert shown_by(second) == by_mouse, (kind, held)
            put_away(second)
            compared += 1
            if by_mouse != before:
                opened.add(f"{kind}, {held}")
    assert compared > 8
    assert len(opened) > 2, opened


def point_of(window: TableWindow, spot: Spot) -> QPoint:
    center = window.desk.scene.center_of(spot)
    assert center is not None, f"{spot} is not on the table"
    return window.desk.view.mapFromScene(center)


@pytest.mark.parametrize("game", spread(["sierra", "adventure", "pax"], quick=0, long=1))
def test_every_sheet_is_for_fingers(qapp: object, game: str) -> None:
    """The window has the size of a tablet."""
    make, opens = {
        "pax": (pax_window, PAX),
        "adventure": (adventure_window, ADVENTURE),
        "sierra": (sierra_window, SIERRA),
    }[game]
    missed: list[str] = []
    for name, window, sheet in each_opened(make, opens, (1280, 800), touch=True):
        tapped = game == "sierra" or any(each in name for each in TAPPED)
        missed += (f"{name}: {each}" for each in not_for_fingers(window, sheet, tapped=tapped))
    assert not missed, "\n".join(missed)
