"""The TV view: fixed places, equal tableaux, and words legible from across a room."""

import random
from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from paxdesk.desk.painting import typesetting
from paxdesk.desk.painting.palette import DARK, INK
from paxdesk.desk.scene.geometry import Rect
from paxdesk.desk.scene.table_scene import TableScene
from paxdesk.desk.scene.things import Prompt, TopBarContent, ViewModel
from paxdesk.porfiriana.rules.actions import Seat
from paxdesk.porfiriana.rules.deck import Deck, load_deck
from paxdesk.porfiriana.rules.engine import legal_actions, perform
from paxdesk.porfiriana.rules.state import Options, State
from paxdesk.porfiriana.session import SeatSetup, Session
from paxdesk.porfiriana.table.faces.face import FaceCache
from paxdesk.porfiriana.table.layout.division_values import PLACE_EDGE, SOLO_PARTS
from paxdesk.porfiriana.table.layout.layout import fixed_zones
from paxdesk.porfiriana.table.layout.placement import holdings, opposite_tableaus
from paxdesk.porfiriana.table.scene.drawing import PaxDrawing
from paxdesk.resources import cards_folder
from tests.shares import spread
from tests.table import tables
from tests.table.games import chosen
from tests.table.measuring import names_on, things_of
from tests.table.moments import MOMENTS, SEATS, labels, moment, viewer
from tests.table.spying import replace_everywhere

LEAST = 20
"""Least height of words at 1920 x 1080, in pixels."""


def scene_of(state: State, size: tuple[int, int], seat: Seat, faces: FaceCache) -> TableScene:
    scene = TableScene(PaxDrawing(), DARK, faces)
    scene.animations_enabled = False
    scene.resize(*size)
    scene.apply(DARK, far=True)
    prompt = Prompt(seat, "Carmen, choose an action.", "Two are left.")
    opened, heading = frozenset({seat}), TopBarContent("Round 1")
    scene.show(ViewModel(state, seat, labels(state), opened, seat, heading, prompt))
    return scene


def words_of(scene: TableScene) -> Iterator[tuple[float, str, str]]:
    """Yield all words on the table: height in pixels, words, and the thing."""
    found: list[tuple[float, str, str]] = []
    door = typesetting.draw_text
    where = ""

    def spy(painter: QPainter, place: QRectF, words: str, face, ink=INK, *rest, **more):  # type: ignore[no-untyped-def]
        found.append((face.pixelSize() * painter.transform().m22(), words, where))
        return door(painter, place, words, face, ink, *rest, **more)

    factor = scene.magnification
    context = scene.context
    assert context is not None
    assert scene.model is not None
    things = [item.thing for item in scene.shown.values() if item.thing is not None]
    things += scene.drawing.ground(scene.model)
    with pytest.MonkeyPatch.context() as patch:
        replace_everywhere(patch, "draw_text", door, spy)
        for thing in things:
            where = f"{thing.key} {type(thing.look).__name__}"
            place = thing.place
            image = QImage(8, 8, QImage.Format.Format_RGB32)
            painter = QPainter(image)
            painter.scale(factor, factor)
            thing.look.paint(painter, context, place.width, place.height)
            painter.end()
    yield from found


def positions_of(seats: int) -> Iterator[State]:
    """Yield the positions of a whole random game."""
    chance = random.Random(seats)
    setup = tuple(SeatSetup(tables.NAMES[at], at + 1) for at in range(seats))
    state = Session.new(load_deck(cards_folder()), Options(), seats, setup).state
    while not state.over:
        yield state
        perform(state, chosen(legal_actions(state), chance))
    yield state


@pytest.mark.parametrize("size", [(960, 540), (1152, 720), (1260, 540), (960, 720)])
@pytest.mark.parametrize("seats", range(1, 7))
def test_no_part_covers_another(seats: int, size: tuple[float, float]) -> None:
    found = fixed_zones(*size, max(2, seats), SOLO_PARTS if seats == 1 else 0, touch=False)
    places = [
        found.top_bar, *found.opponents, found.regime, *found.slots, found.prompt, found.active,
        found.ledger, found.deck, found.headlines, found.discards, *found.publics, found.topples,
    ]  # fmt: skip
    for first, second in combinations(places, 2):
        assert not first.overlaps(second), (first, second)
    assert all(found.window.contains(each) for each in places)
    tray = [found.hand, found.header, found.supply, found.end_turn]
    assert all(found.active.contains(each) for each in tray)
    assert not any(first.overlaps(second) for first, second in combinations(tray, 2))


@pytest.mark.parametrize("seats", spread(sorted(SEATS, reverse=True)))
@pytest.mark.usefixtures("qapp")
def test_words_are_read_from_across_the_room(seats: int) -> None:
    """No label, head, price, ledger line or card name is below 20 pixels."""
    for name in MOMENTS:
        state = moment(seats, name)
        scene = scene_of(state, (1920, 1080), viewer(state), FaceCache())
        assert isinstance(state.cards, Deck)
        written = list(words_of(scene))
        assert len(written) > 40
        assert not [each for each in written if each[0] < LEAST - 0.01]
        names = [scene.magnification * each for each in names_on(things_of(scene), state.cards)]
        assert min(names, default=LEAST) >= LEAST


@pytest.mark.parametrize("seats", spread([6, 2, 4]))
@pytest.mark.usefixtures("qapp")
def test_places_are_the_same_over_a_whole_game(seats: int) -> None:
    """Every seat keeps its place during a game, and all places have one size.

    Their cards have one form, fit their places, and are at least as large as those of the hand
    unless their place is two thirds full.
    """
    laid = PaxDrawing().far_view
    assert laid is not None
    seen: set[tuple[Rect, ...]] = set()
    for state in positions_of(seats):
        zones = laid.zones(960, 540, state, touch=False)
        seen.add(zones.opponents)
        held = [holdings(state, seat) for seat in state.players]
        tableaus = opposite_tableaus(held, zones)
        assert len({tableau.form for tableau in tableaus}) == 1
        for tableau, place in zip(tableaus, zones.opponents, strict=True):
            assert all(place.contains(each.rect, slack=0.6) for each in tableau.places)
            cards = [each.rect for each in tableau.places if each.role not in ("troop", "army")]
            assert len({round(card.width, 3) for card in cards}) <= 1
            room = (place.width - 2 * PLACE_EDGE) * (place.height - zones.brief - PLACE_EDGE)
            covered = sum(card.width * card.height for card in cards)
            full = covered > 2 / 3 * room
            assert full or all(card.width >= zones.hand_width for card in cards)
    assert len(seen) == 1
