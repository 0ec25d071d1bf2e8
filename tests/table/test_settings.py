"""Tests of the settings."""

from pathlib import Path

import pytest
from attrs import evolve, fields
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from paxdesk.desk.animations import STILL
from paxdesk.desk.dock_panel import Edge
from paxdesk.desk.painting.palette import DARK, HIGH_CONTRAST, LIGHT, Theme, contrast
from paxdesk.desk.preferences.settings_sheet import SettingsSheet
from paxdesk.desk.scene.geometry import DockPlan, Rect
from paxdesk.desk.scene.strips import TopBarLook, _tool_places
from paxdesk.desk.scene.things import TOOLS, PaintContext, Spot, TopBarContent
from paxdesk.desk.settings import (
    Settings,
    SettingsStore,
    settings_path,
    system_reduces_motion,
    theme_of,
)
from paxdesk.desk.sheets.scrolling_sheet import ScrollingSheet
from paxdesk.desk.window.window import TableWindow
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.table.faces.face import FaceCache
from paxdesk.porfiriana.table.sheets.new_game_choices import position_session
from tests.shares import spread
from tests.table import tables
from tests.table.conftest import OpenTable
from tests.table.hand import LEFT, MouseHand


@pytest.fixture(autouse=True)
def application(qapp: QApplication) -> QApplication:
    return qapp


def store_at(path: Path) -> SettingsStore:
    return SettingsStore(path)


def test_the_file_belongs_to_the_player(own_folders: Path) -> None:
    assert settings_path() == own_folders / "config" / "paxdesk" / "settings.ini"


def test_settings_are_saved(tmp_path: Path) -> None:
    path = tmp_path / "settings.ini"
    store = store_at(path)
    assert store.settings == Settings()
    store.change(theme="light", text_size=130, confirm_end=False, dock_width=300)
    store.set_keys({"undo": "Ctrl+U"})
    del store
    again = store_at(path)
    assert again.settings == Settings(
        theme="light", text_size=130, confirm_end=False, dock_width=300
    )
    assert again.keys == {"undo": "Ctrl+U"}
    assert not again.complaints
    again.reset("looks", "motion", "handling", "layout", "robots")
    assert store_at(path).settings == Settings()


@pytest.mark.parametrize(
    "line",
    [
        "[looks]\ntheme=purple",
        "[looks]\ntext_size=131",
        "[handling]\nconfirm_end=perhaps",
        "[layout]\ndock_width=-5",
        "[layout]\ndock_width=99999999999999999999",
        "[motion]\nmotion=@Invalid()",
        "[motion]\nmotion=a, b",
        "[looks]\ntheme=",
    ],
)
def test_a_bad_value_is_replaced_by_the_default_with_a_message(tmp_path: Path, line: str) -> None:
    path = tmp_path / "settings.ini"
    path.write_text(line, encoding="utf-8")
    store = store_at(path)
    assert store.settings == Settings()
    if "@Invalid" not in line:
        assert len(store.complaints) == 1
        assert store.complaints[0].endswith(".")


def test_an_unreadable_file_gives_the_defaults(tmp_path: Path) -> None:
    path = tmp_path / "settings.ini"
    path.write_bytes(bytes(range(256)) * 20)
    store = store_at(path)
    assert store.settings == Settings()


def test_every_setting_survives_a_round_trip(tmp_path: Path) -> None:
    for each in fields(Settings):
        for value in each.metadata["among"][:8]:
            path = tmp_path / f"{each.name}-{value}.ini"
            store_at(path).change(**{each.name: value})
            assert getattr(store_at(path).settings, each.name) == value


def test_complaints_are_reported_once(open_table: OpenTable, tmp_path: Path) -> None:
    window = open_table()
    path = tmp_path / "settings.ini"
    path.write_text("[looks]\ntheme=purple", encoding="utf-8")
    window.preferences.store = SettingsStore(path)
    window.preferences.complain()
    assert window.dialog is not None
    window.close_dialog()
    window.preferences.complain()
    assert window.dialog is None


# --- Effective at once ----------------------------------------------------------------------------


def test_themes_change_the_table_and_not_the_cards(open_table: OpenTable) -> None:
    window = open_table()
    scene = window.desk.scene
    card = Spot("market", 0)
    seen = {}
    for name, theme in (("dark", DARK), ("light", LIGHT), ("contrast", HIGH_CONTRAST)):
        window.store.change(theme=name)
        assert scene.theme is theme
        assert window.desk.inspector.context.theme is theme
        area = scene.area_of(card)
        assert area is not None
        picture = window.grab().toImage()
        inside = area.adjusted(12, 12, -12, -12).toRect()
        bare = QPoint(round(scene.zones.prompt.right + 3), round(scene.zones.prompt.y + 9))
        seen[name] = (picture.copy(inside), picture.pixelColor(bare))
    assert seen["dark"][0] == seen["light"][0] == seen["contrast"][0]
    assert len({ground.name() for _, ground in seen.values()}) == 3


@pytest.mark.parametrize("theme", [DARK, LIGHT, HIGH_CONTRAST])
def test_words_can_be_read_in_every_theme(theme: Theme) -> None:
    for ground in (theme.panel, theme.raised):
        for ink in (theme.text, theme.muted, theme.focus, theme.refusal):
            assert contrast(ink, ground) >= (7 if theme is HIGH_CONTRAST else 4.5)
        assert contrast(theme.text, ground) >= 7


@pytest.mark.parametrize("size", spread([(1280, 720), (3840, 2160), (1366, 768), (1920, 1080)], 2))
def test_larger_text_keeps_everything_in_its_place(
    open_table: OpenTable, size: tuple[int, int]
) -> None:
    window = open_table(seats=6, width=size[0], height=size[1])
    scene = window.desk.scene
    for text in (115, 130, 150):
        window.store.change(text_size=text)
        zones = scene.zones
        assert zones.text == text / 100
        whole = scene.sceneRect().adjusted(-1, -1, 1, 1)
        for spot in scene.spots():
            area = scene.area_of(spot)
            assert area is not None
            assert whole.contains(area), spot
        assert zones.hand.bottom <= zones.active.bottom
        assert min(place.height for place in zones.places) >= 100
        MouseHand(window.desk).at(Spot("tool", TOOLS.index("undo")))


def test_a_pace_follows_the_settings() -> None:
    assert Settings(motion="off").pace(lambda: False) is STILL
    assert Settings(motion="half").pace(lambda: False).ms(200) == 400
    assert Settings(motion="fast").pace(lambda: False).ms(300) == 200
    assert Settings().pace(lambda: True).reduced
    assert not Settings(reduced_motion="off").pace(lambda: True).reduced
    assert Settings(reduced_motion="on").pace(lambda: False).reduced


def test_the_system_settings_are_used_if_available() -> None:
    assert theme_of("system") in (DARK, LIGHT, HIGH_CONTRAST)
    assert not system_reduces_motion()


def test_hovering_and_confirmations_are_settings(open_table: OpenTable) -> None:
    window = open_table()
    window.store.change(hover_opens=False, confirm_end=False, confirm_final=True, touch=True)
    assert not window.desk.mouse.hover_opens
    assert not window.desk.drag.confirm_end
    assert window.desk.drag.confirm_final
    assert window.desk.mouse.touch
    assert window.desk.flow.room.touch


def test_a_step_that_cannot_be_undone_is_confirmed(open_table: OpenTable) -> None:
    window = open_table(position_session(tables.middle(4)))
    window.desk.flow.view_as(1)
    window.store.change(confirm_final=True, confirm_end=False)
    drag, session = window.desk.drag, window.desk.session
    QTest.keyClick(window.desk.view, Qt.Key.Key_E)
    chooser = drag.chooser
    assert chooser is not None
    assert "cannot undo" in chooser.rows[0].label.note
    assert not session.journal
    QTest.mouseClick(chooser.leave, LEFT)
    QApplication.processEvents()
    assert not session.journal
    MouseHand(window.desk).play(act.Speculate(1))
    assert len(session.journal) == 1, "what can be taken back is done at once"
    window.store.change(confirm_final=False)
    QTest.keyClick(window.desk.view, Qt.Key.Key_E)
    assert len(session.journal) == 2


# --- The dock ------------------------------------------------------------------------------------


def test_the_dock_remembers_its_place(open_table: OpenTable) -> None:
    window = open_table(width=1920, height=1080)
    desk, store = window.desk, window.store
    usual = desk.inspector.geometry()
    desk.toggle_log()
    assert not store.settings.log_open
    desk.toggle_log()
    window.preferences.dresser.flip_dock()
    assert store.settings.dock_side == "right"
    places, sheet = desk.scene.zones.places, desk.scene.zones.ledger
    assert places[0].right < desk.inspector.x() < desk.inspector.geometry().right() < sheet.x
    window.preferences.dresser.flip_dock()
    assert store.settings.dock_side == "left"
    assert desk.inspector.x() == 0
    assert desk.scene.zones.places[0].x > desk.inspector.width()
    drag(desk.dock.edges.side, QPoint(420, 0))
    assert store.settings.dock_width == 420
    assert abs(desk.inspector.width() - 420) <= 1
    drag(desk.dock.edges.between, QPoint(0, 500))
    assert abs(desk.inspector.geometry().bottom() - 500) < 12
    again = TableWindow(window.game, None, None, store)
    assert again.desk.view.dock == evolve(desk.view.dock, insist=False) != DockPlan(left=True)
    again.deleteLater()
    window.preferences.dresser.reset_layout()
    assert desk.inspector.geometry() == usual
    assert store.settings == Settings(cautions=False)


def drag(edge: Edge, to: QPoint) -> None:
    """Drag an edge of the dock to a point."""
    assert edge.isVisible()
    middle = edge.rect().center()
    QTest.mousePress(edge, LEFT, pos=middle)
    step = to - edge.geometry().center()
    QTest.mouseMove(edge, middle + step)
    QTest.mouseRelease(edge, LEFT, pos=edge.rect().center())


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1500, 800)])
def test_the_dock_is_in_every_window(open_table: OpenTable, size: tuple[int, int]) -> None:
    window = open_table(width=size[0], height=size[1])
    assert window.desk.view.dock_areas() is not None
    assert window.desk.view.dock == DockPlan(left=True)
    assert window.desk.inspector.isVisible()
    assert window.desk.log.isVisible()
    (bar,) = (look for look in window.desk.scene.looks() if isinstance(look, TopBarLook))
    assert bar.lit == {"inspector", "log"}


def test_phases_and_a_long_title_leave_the_tools_uncovered() -> None:
    phases = ("Actions", "Headlines", "Market", "Income")

    def tools(title: str) -> QImage:
        look = TopBarLook(TopBarContent(title, 3, phases), frozenset())
        picture = QImage(800, 30, QImage.Format.Format_RGB32)
        picture.fill(Qt.GlobalColor.black)
        painter = QPainter(picture)
        look.paint(painter, PaintContext(None, FaceCache()), 800, 30)
        painter.end()
        left = min(each.x for each in _tool_places(Rect(0, 0, 800, 30), look.heading).values())
        return picture.copy(int(left), 0, 800 - int(left), 30)

    assert tools("Round 2 · 2 players · practice game · from a prepared position") == tools(
        "Round 2"
    )


# --- The sheet -----------------------------------------------------------------------------------


@pytest.mark.long
def test_every_setting_is_on_the_sheet_and_has_an_effect(open_table: OpenTable) -> None:
    window = open_table()
    window.preferences.show_settings()
    sheet = window.dialog
    assert isinstance(sheet, SettingsSheet)
    by_hand = {"inspector_open", "log_open", "dock_width", "inspector_share", "hand_order", "terse"}
    offered = {*sheet.choices, *sheet.checks}
    assert offered | by_hand == {each.name for each in fields(Settings)}
    for name, choice in sheet.choices.items():
        field = next(each for each in fields(Settings) if each.name == name)
        assert set(choice.buttons) == set(field.metadata["among"])
        for value, button in choice.buttons.items():
            QTest.mouseClick(button, LEFT)
            assert getattr(window.store.settings, name) == value
            assert button.isChecked()
    for name, check in sheet.checks.items():
        before = getattr(window.store.settings, name)
        if check.isEnabled():
            QTest.mouseClick(check, LEFT, pos=QPoint(12, 12))
            assert getattr(window.store.settings, name) != before
    QTest.mouseClick(sheet.usual, LEFT)
    assert window.store.settings == Settings()
    QTest.keyClick(sheet.stops()[0], Qt.Key.Key_Escape)
    assert window.dialog is None


@pytest.mark.parametrize("size", spread([(1280, 720), (1366, 768), (1920, 1080)]))
@pytest.mark.parametrize("text", spread([150, 100, 130]))
def test_the_sheets_fit(open_table: OpenTable, size: tuple[int, int], text: int) -> None:
    window = open_table(width=size[0], height=size[1])
    window.store.change(text_size=text)
    for show in (window.preferences.show_settings, window.preferences.show_shortcuts):
        show()
        assert window.dialog is not None
        room = window.desk.rect()
        if isinstance(window.dialog, ScrollingSheet):
            bar = window.dialog.scroll_bar
            room.adjust(0, -bar.value(), 0, bar.maximum() - bar.value())
        for child in window.dialog.stops():
            assert room.contains(child.geometry())
        for one in window.dialog.stops():
            for other in window.dialog.stops():
                if one is not other:
                    inner = one.geometry().adjusted(4, 4, -4, -4)
                    assert not inner.intersects(other.geometry().adjusted(4, 4, -4, -4))
        window.close_dialog()
    QToolTip.hideText()


def test_full_screen_and_back(open_table: OpenTable) -> None:
    window = open_table()
    QTest.keyClick(window.desk.view, Qt.Key.Key_F11)
    assert window.isFullScreen()
    QTest.keyClick(window.desk.view, Qt.Key.Key_F11)
    assert not window.isFullScreen()
