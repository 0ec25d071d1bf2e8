"""Tests of repainting resized cards without blocking the table."""

import pytest
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QGraphicsWidget
from pytestqt.qtbot import QtBot

from paxdesk.desk.animation_stage import Cue, PixmapSprite, Stage
from paxdesk.desk.animations import Pace
from paxdesk.desk.painting.palette import DARK
from paxdesk.desk.scene import pixmap_item
from paxdesk.desk.scene.table_scene import TableScene
from paxdesk.desk.scene.things import ViewModel
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.table.scene.drawing import PaxDrawing
from tests.table.moments import labels
from tests.table.tables import middle

SIZE = (1366, 768)


@pytest.fixture(autouse=True)
def application(qapp: QApplication) -> QApplication:
    return qapp


def table(patient: bool) -> TableScene:
    scene = TableScene(PaxDrawing(), DARK)
    scene.animations_enabled = False
    scene.may_show_stale = patient
    scene.resize(*SIZE)
    return scene


def show(scene: TableScene, state: State) -> None:
    scene.show(ViewModel(state, 1, labels(state), frozenset({1})))


def fewer() -> State:
    """Return a position with few, large cards."""
    state = middle(2)
    for number in list(state.enterprises)[1:]:
        del state.enterprises[number]
        for troop in [each for each, piece in state.troops.items() if piece.at == number]:
            del state.troops[troop]
    state.partners.clear()
    return state


def rendered(scene: TableScene) -> QImage:
    image = QImage(*SIZE, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    scene.render(painter)
    painter.end()
    return image


@pytest.mark.long
def test_cards_are_at_their_places_immediately_and_sharp_after_a_delay(qtbot: QtBot) -> None:
    patient, plain = table(patient=True), table(patient=False)
    for scene in (patient, plain):
        show(scene, middle(2))
    assert not patient.refining.left
    for scene in (patient, plain):
        show(scene, fewer())
    assert patient.refining.left > 1, "cards that only change their size"
    for key, item in plain.shown.items():
        other = patient.item_of(key)
        assert other is not None
        assert other.thing is not None
        assert item.thing is not None
        assert other.thing.place == item.thing.place
        middle_of = other.sceneBoundingRect().center() - item.sceneBoundingRect().center()
        assert middle_of.manhattanLength() < 2
    qtbot.waitUntil(lambda: not patient.refining.left)
    assert rendered(patient) == rendered(plain)


def test_a_table_painted_for_a_picture_is_sharp_immediately() -> None:
    scene = table(patient=False)
    show(scene, middle(2))
    show(scene, fewer())
    assert not scene.refining.left


@pytest.mark.usefixtures("no_time")
def test_everything_can_be_painted_immediately(qtbot: QtBot) -> None:
    patient = table(patient=True)
    show(patient, middle(2))
    patient.resize(1280, 720)
    assert patient.refining.left
    patient.refining.finish()
    assert not patient.refining.left
    assert not any(item.rough for item in patient.shown.values())


@pytest.fixture
def no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Defer all painting."""
    monkeypatch.setattr(pixmap_item, "PAINT_AT_ONCE_S", -1.0)


def hurried_and_plain() -> tuple[TableScene, TableScene]:
    """Return two equal tables; the first defers painting."""
    hurried, plain = table(patient=True), table(patient=False)
    hurried.animations_enabled = True
    for scene in (hurried, plain):
        show(scene, middle(2))
    return hurried, plain


@pytest.mark.usefixtures("no_time")
def test_slow_pictures_are_painted_later(qtbot: QtBot) -> None:
    hurried, plain = hurried_and_plain()
    assert hurried.refining.left == len(hurried.shown)
    assert all(item.blank for item in hurried.shown.values())
    qtbot.waitUntil(lambda: not hurried.refining.left)
    assert rendered(hurried) == rendered(plain)
    for scene in (hurried, plain):
        show(scene, fewer())
    assert hurried.refining.left
    kept = [item for item in hurried.shown.values() if item.rough and not item.blank]
    assert kept, "what looks otherwise now is seen as it was"
    qtbot.waitUntil(lambda: not hurried.refining.left)
    assert rendered(hurried) == rendered(plain)


@pytest.mark.long
@pytest.mark.usefixtures("no_time")
def test_an_enlarged_table_is_coarse_but_never_empty(qtbot: QtBot) -> None:
    hurried, plain = hurried_and_plain()
    qtbot.waitUntil(lambda: not hurried.refining.left)
    before = {key: item.sceneBoundingRect() for key, item in hurried.shown.items()}
    for scene in (hurried, plain):
        scene.resize(*SIZE, zoom=1.5)
    assert hurried.refining.left == len(hurried.shown)
    for key, item in hurried.shown.items():
        assert not item.blank
        moved = item.sceneBoundingRect().center() - before[key].center()
        assert moved.manhattanLength() < 2
        assert item.sceneBoundingRect().width() == pytest.approx(before[key].width())
    qtbot.waitUntil(lambda: not hurried.refining.left)
    assert rendered(hurried) == rendered(plain)


@pytest.mark.usefixtures("no_time")
def test_a_moving_picture_is_painted_after_a_delay_too(qtbot: QtBot) -> None:
    scene = table(patient=True)
    scene.animations_enabled = True
    show(scene, middle(2))
    key = next(key for key in scene.shown if isinstance(key, tuple) and key[0] == "card")
    item = scene.item_of(key)
    assert item is not None
    stage = Stage(scene)
    cue = Cue(
        sprite=PixmapSprite(item.pixmap()),
        path=((0.0, 0.0), (9.0, 9.0)),
        start=0,
        length=60_000,
        stands_for=key,
    )
    stage.play([cue], Pace())
    QApplication.sendPostedEvents(stage)
    shown = [each for each in scene.items() if isinstance(each.parentItem(), QGraphicsWidget)]
    assert len(shown) == 1
    flying = shown[0]
    assert isinstance(flying, QGraphicsPixmapItem)
    assert flying.pixmap().width() == 1
    qtbot.waitUntil(lambda: not scene.refining.left)
    assert flying.pixmap().size() == item.pixmap().size()
    assert flying.boundingRect().center().manhattanLength() < 1
    stage.clear()


@pytest.mark.parametrize("other", ["game", "viewer"])
@pytest.mark.usefixtures("no_time")
def test_no_picture_of_another_game_or_seat_appears_meanwhile(qtbot: QtBot, other: str) -> None:
    """Items not painted yet are blank."""
    hurried, _ = hurried_and_plain()
    qtbot.waitUntil(lambda: not hurried.refining.left)
    before = {key: item.thing.look for key, item in hurried.shown.items() if item.thing}
    state, seat = middle(2), 1
    if other == "game":
        hurried.divide_anew()
        state.players[1].gold += 40
    else:
        seat = 2
    hurried.show(ViewModel(state, seat, labels(state), frozenset({seat})))
    changed = [
        item
        for key, item in hurried.shown.items()
        if item.thing and key in before and item.thing.look != before[key]
    ]
    assert hurried.item_of(("head", 1) if other == "game" else "supply") in changed
    assert all(item.blank or not item.rough for item in changed)
    qtbot.waitUntil(lambda: not hurried.refining.left)
