"""Tests of the scene."""

import random
from collections.abc import Callable
from itertools import combinations

import pytest
from attrs import evolve
from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from paxdesk.desk.scene.geometry import Rect, qrect
from paxdesk.desk.scene.strips import TopBarLook
from paxdesk.desk.scene.table_scene import TableScene
from paxdesk.desk.scene.things import (
    TOOLS,
    MarkLook,
    PaintContext,
    Prompt,
    Spot,
    TopBarContent,
    ViewModel,
)
from paxdesk.porfiriana.rules.actions import Seat
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import legal_actions, perform
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.table.faces.anatomy import CardSpace
from paxdesk.porfiriana.table.faces.face import FaceCache
from paxdesk.porfiriana.table.faces.parts import printed_lines
from paxdesk.porfiriana.table.scene.drawing import PaxDrawing
from paxdesk.porfiriana.table.scene.looks import EndTurnLook
from paxdesk.porfiriana.table.scene.player_panels import ActionsLook
from paxdesk.porfiriana.table.words.terms import plain_labels
from tests.shares import spread
from tests.table import tables
from tests.table.measuring import things_of
from tests.table.moments import moment

SIZES = [(1366, 768), (1920, 1080)]
SEATS = [2, 6, 4]
FACES = FaceCache()
"""Cache of faces for all scenes; their decks are equal."""
POSITIONS: list[Callable[[int], State]] = [tables.start, tables.middle, tables.crowded]


@pytest.fixture(autouse=True)
def application(qapp: QApplication) -> QApplication:
    return qapp


def scene_of(
    state: State,
    size: tuple[int, int] = (1366, 768),
    viewer: Seat = 1,
    hands_open: frozenset[Seat] | None = None,
) -> TableScene:
    scene = TableScene(PaxDrawing(), faces=FACES)
    scene.animations_enabled = False
    scene.resize(*size)
    show(scene, state, viewer, hands_open)
    return scene


def show(
    scene: TableScene,
    state: State,
    viewer: Seat = 1,
    hands_open: frozenset[Seat] | None = None,
) -> None:
    labels = tables.LABELS if 0 not in state.players else plain_labels(state.players)
    opened = frozenset({viewer}) if hands_open is None else hands_open
    scene.show(ViewModel(state, viewer, labels, opened, heading=TopBarContent("Round 1")))


def image_of(scene: TableScene) -> QImage:
    size = scene.sceneRect().size().toSize()
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    scene.render(painter, QRectF(image.rect()), scene.sceneRect())
    painter.end()
    return image


@pytest.mark.parametrize("size", spread(SIZES))
@pytest.mark.parametrize("seats", spread(SEATS, 2))
@pytest.mark.parametrize("position", POSITIONS)
def test_every_card_in_play_is_found_at_exactly_one_place(
    position: Callable[[int], State], seats: int, size: tuple[int, int]
) -> None:
    state = position(seats)
    scene = scene_of(state, size)
    spots = [
        Spot("card", number) for number in (*state.enterprises, *state.partners, *state.troops)
    ]
    spots += [Spot("hacendado", seat) for seat in state.players]
    spots += [Spot("market", slot) for slot in range(12) if state.market[slot]]
    spots += [Spot("public", number) for number in state.public_market]
    spots += [Spot("hand", number) for number in state.players[1].hand]
    spots += [Spot(kind) for kind in ("deck", "regime", "headlines", "discards", "end_turn")]
    for spot in spots:
        assert len(scene.items_of(spot)) == 1, spot
        point = scene.center_of(spot)
        assert point is not None
        assert scene.spot_at(point) == spot
        assert scene.name_of(spot)


@pytest.mark.long
@pytest.mark.parametrize("size", spread(SIZES))
@pytest.mark.parametrize("position", spread([tables.middle, tables.crowded]))
def test_every_spot_can_be_pointed_at(
    position: Callable[[int], State], size: tuple[int, int]
) -> None:
    for seats in SEATS:
        scene = scene_of(position(seats), size)
        covered = []
        for spot in scene.spots():
            point = scene.center_of(spot)
            assert point is not None
            if scene.spot_at(point) != spot:
                covered.append(spot)
        # a neighbouring card may cover places at the edge
        assert all(spot.kind in ("oval", "prestige", "unrest") for spot in covered), covered
        if position is tables.middle:
            assert not covered


@pytest.mark.parametrize("size", spread(SIZES))
@pytest.mark.parametrize("seats", spread(SEATS, 2))
@pytest.mark.parametrize("position", POSITIONS)
def test_no_zone_overlaps_another(
    position: Callable[[int], State], seats: int, size: tuple[int, int]
) -> None:
    state = position(seats)
    scene = scene_of(state, size)
    zones = scene.zones
    common = Rect(zones.ledger.x, 0, zones.ledger.width, zones.active.y - 1)
    common = Rect(common.x, 0, zones.window.right - common.x, common.height)
    foot = Rect(common.x, zones.header.y, common.width, zones.header.height)
    areas = [zones.top_bar, *zones.places, common, zones.prompt, zones.active, foot]
    for first, second in combinations(areas, 2):
        assert not first.overlaps(second)
    for spot in scene.spots():
        for item in scene.items_of(spot):
            homes = [area for area in areas if qrect(area).contains(item.area.center())]
            assert len(homes) == 1, item
            home = qrect(homes[0]).adjusted(-4, -4, 4, 4)
            assert home.contains(item.area), item


@pytest.mark.long
@pytest.mark.parametrize("face_down", spread([False, True]))
def test_hidden_hands_are_not_named(face_down: bool) -> None:
    state = tables.middle(6)
    scene = scene_of(state, hands_open=frozenset() if face_down else None)
    hidden = {
        number
        for seat, player in state.players.items()
        if face_down or seat != 1
        for number in player.hand
    }
    names = [f"{state.cards.cards[number].name} [{number:03d}]" for number in hidden]
    for seat in (None, 2, 3, 4, 5, 6):
        if seat:
            scene.fold_out(seat)
        for spot in scene.spots():
            assert spot.kind != "hand" or not face_down
            for item in scene.items_of(spot):
                assert item.card not in hidden
                assert not any(name in item.name for name in names), item
        for item in scene.shown.values():
            told = repr(item.thing)
            assert not any(name in told for name in names)
    assert len([key for key in scene.shown if isinstance(key, tuple) and key[0] == "back"]) == (
        5 if face_down else 0
    )


def test_a_hand_that_may_be_seen_is_shown_in_the_fold_out() -> None:
    state = tables.middle(4)
    scene = scene_of(state, hands_open=frozenset(state.players))
    assert not scene.items_of(Spot("hand", state.players[2].hand[0]))
    scene.fold_out(2)
    assert all(scene.items_of(Spot("hand", number)) for number in state.players[2].hand)


@pytest.mark.long
@pytest.mark.parametrize(
    ("seats", "solo"), spread([(4, None), (1, "diaz"), (2, None)], unpack=True)
)
def test_a_redraw_equals_the_position_reached_by_moves(
    deck: Deck, seats: int, solo: str | None
) -> None:
    state = deal(deck, seats, 5, solo="diaz" if solo else None)
    chance = random.Random(1)
    kept = scene_of(state)
    for step in range(81):
        legal = legal_actions(state)
        if not legal:
            break
        perform(state, chance.choice(legal))
        show(kept, state.copy())
        if step % 20 == 0:
            fresh = scene_of(state)
            assert set(kept.shown) == set(fresh.shown)
            assert kept.spots() == fresh.spots()
            assert image_of(kept) == image_of(fresh)


def test_pieces_have_their_spots() -> None:
    state = tables.middle(6, "martial_law")
    scene = scene_of(state)
    for spot, carried in (
        (Spot("income", 61), True),
        (Spot("oval", 61, 0), True),
        (Spot("oval", 64, 0), True),
        (Spot("oval", 64, 1), False),
        (Spot("unrest", 64), True),
        (Spot("speculation", 3), True),
        (Spot("reserve", 1), True),
        (Spot("jail", 3), True),
        (Spot("hacendado_income", 1), True),
        (Spot("grudges", 1), False),
        (Spot("tableau", 2), False),
        (Spot("supply"), False),
    ):
        assert scene.items_of(spot), spot
        point = scene.center_of(spot)
        assert point is not None
        assert scene.spot_at(point) == spot
        assert scene.lift(spot, point) == carried, spot
        scene.drop()
    assert not scene.items_of(Spot("unrest", 61))
    assert not scene.items_of(Spot("jail", 1))
    assert scene.card_of(Spot("market", 0)) == 48
    assert scene.card_of(Spot("reserve", 1)) == 0
    assert scene.name_of(Spot("tool", TOOLS.index("undo"))) == "Undo"


def test_prestige_cubes_have_places_where_they_are_due() -> None:
    state = tables.middle(4, "pax")
    state.enterprises[76].prestige_cube = False
    scene = scene_of(state)
    place = Spot("prestige", 76)
    assert scene.items_of(place)
    assert not scene.lift(place, QPointF())
    laid = Spot("prestige", 38)
    assert scene.lift(laid, QPointF())
    scene.drop()
    assert not scene.items_of(Spot("prestige", 61))


def test_marks_reach_every_copy_of_a_spot() -> None:
    scene = scene_of(tables.middle(4))
    spot = Spot("card", 88)
    scene.set_marks({spot: MarkLook("legal", "mule 3")})
    assert len(scene.marks_of(spot)) == 1
    scene.fold_out(3)
    assert scene.folded_out == 3
    assert len(scene.items_of(spot)) == 2
    assert len(scene.marks_of(spot)) == 2
    plain = image_of(scene)
    scene.set_marks({spot: MarkLook("refused", focused=True)})
    assert scene.mark_of(spot) == MarkLook("refused", focused=True)
    assert len(scene.marks_of(spot)) == 2
    assert image_of(scene) != plain
    point = scene.center_of(spot)
    sheet = scene.item_of("fold-out")
    assert point is not None
    assert sheet is not None
    assert sheet.thing is not None
    assert qrect(sheet.thing.place).contains(point)
    scene.set_marks({})
    assert not scene.marks_of(spot)
    scene.fold_out(None)
    assert scene.folded_out is None
    assert scene.item_of("fold-out") is None
    assert len(scene.items_of(spot)) == 1


def test_a_lifted_thing_follows_the_pointer_and_its_home_stays() -> None:
    state = tables.middle(4)
    scene = scene_of(state)
    spot = Spot("hand", 184)
    home = scene.center_of(spot)
    assert home is not None
    before = len(scene.items())
    assert scene.lift(spot, home)
    assert scene.lifted == spot
    assert scene.items_of(spot)
    assert len(scene.items()) == before + 2  # the ghost, and the mark of its home
    middle = scene.center_of(Spot("market", 5))
    assert middle is not None
    scene.move_ghost(middle)
    assert scene.spot_at(middle) == Spot("market", 5)
    scene.fly_home()
    assert scene.lifted is None
    assert len(scene.items()) == before
    assert not scene.lift(Spot("deck"), home)
    assert scene.lift(spot, home)
    show(scene, state)
    assert scene.lifted is None


def test_prompt_buttons_and_words_are_shown() -> None:
    scene = scene_of(tables.middle(4))
    bare = image_of(scene)
    scene.say(Prompt(2, "Rosa, do you use a Spy to cancel it?", "Quick.", buttons=("Pass", "Yes")))
    assert scene.name_of(Spot("prompt", 1)) == "Yes"
    assert image_of(scene) != bare
    scene.say(None)
    assert not scene.items_of(Spot("prompt", 0))
    assert image_of(scene) == bare
    assert scene.model is not None
    for told in (
        evolve(scene.model, waiting="Carmen waits for Rosa"),
        evolve(scene.model, notes={2: "buys [089] Santa Eulalia"}),
    ):
        scene.show(told)
        assert image_of(scene) != bare


def test_positions_are_final_before_anything_moves() -> None:
    state = tables.middle(2)
    scene = scene_of(state)
    scene.animations_enabled = True
    state = state.copy()
    state.players[1].hand.remove(184)
    state.market[0], state.players[1].hand = 0, [48, *state.players[1].hand]
    show(scene, state)
    item = scene.shown["card", 48]
    area = scene.area_of(Spot("hand", 48))
    assert area is not None
    assert area.adjusted(-20, -20, 20, 20).contains(item.pos())
    assert scene.spot_at(area.center()) == Spot("hand", 48)


@pytest.mark.long
def test_a_very_large_window_shows_the_same_table() -> None:
    state = tables.middle(4)
    small, large = scene_of(state, (1920, 1080)), scene_of(state, (3840, 2160))
    assert large.magnification == 2
    assert large.sceneRect() == small.sceneRect()
    spot = Spot("card", 61)
    assert large.area_of(spot) == small.area_of(spot)


@pytest.mark.bench
@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_a_full_repaint_is_quick(size: tuple[int, int], benchmark: Callable[..., None]) -> None:
    scene = scene_of(tables.middle(6), size)
    image = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    benchmark(lambda: scene.render(painter, QRectF(image.rect()), scene.sceneRect()))
    painter.end()


def test_a_waiting_seat_shows_the_end_of_the_game() -> None:
    state = tables.middle(4)
    (waiting,) = [each.waiting for each in heads(scene_of(state, viewer=2))]
    assert waiting
    state.ended_by, state.winners = "gold", (3,)
    scene = scene_of(state, viewer=2)
    (waiting,) = [each.waiting for each in heads(scene)]
    assert waiting == "the game is over"
    assert EndTurnLook(faint=True) in scene.looks()


def heads(scene: TableScene) -> list[ActionsLook]:
    return [look for look in scene.looks() if isinstance(look, ActionsLook)]


@pytest.mark.parametrize("name", ["start", "middle"])
def test_powers_repeat_no_sentence_of_a_large_card(name: str) -> None:
    state = moment(1, name)
    things = {thing.key: thing for thing in things_of(scene_of(state, (1920, 1080)))}
    player, powers = state.players[1], things.get(("powers", 1))
    printed = state.cards.hacendados[player.hacendado]
    space = CardSpace(0, 0, things["card", player.hacendado].place.width)
    assert space.fine
    told = {each.text for each in printed_lines(printed, space, flipped=player.flipped)}
    assert told
    sentences = powers.look.sentences if powers is not None else ()  # type: ignore[attr-defined]
    assert bool(sentences) == (player.flipped is None)
    assert told.isdisjoint(sentences)


# --- Top bar --------------------------------------------------------------------------------------


PHASES = ("Actions", "Income", "Market", "Headlines")


def bar_image(width: float, text: float, large: bool, phase: int | None) -> QImage:
    image = QImage(round(width), 48, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    context = PaintContext(None, FACES, large=large, text=text)
    heading = TopBarContent("Round 1 · 2 players · from a prepared position", phase, PHASES)
    TopBarLook(heading, frozenset()).paint(painter, context, width, 48)
    painter.end()
    return image


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("large", [False, True])
def test_phases_leave_the_programs_name_free(large: bool, text: float) -> None:
    name = QRect(0, 0, round(text * (134 if large else 106)), 48)
    for width in range(640, 1900, 60):
        for phase in range(4):
            plain = bar_image(width, text, large, None).copy(name)
            assert bar_image(width, text, large, phase).copy(name) == plain, width
