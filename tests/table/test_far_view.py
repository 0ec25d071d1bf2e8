"""Tests of the TV view."""

import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from paxdesk.desk.painting import typesetting
from paxdesk.desk.painting.palette import DARK, INK
from paxdesk.desk.scene.geometry import CLOSED, FAR_WORDS, Rect
from paxdesk.desk.scene.table_scene import TableScene
from paxdesk.desk.scene.things import Prompt, TopBarContent, ViewModel
from paxdesk.porfiriana.rules.actions import Seat
from paxdesk.porfiriana.rules.deck import Deck, load_deck
from paxdesk.porfiriana.rules.engine import legal_actions, perform
from paxdesk.porfiriana.rules.state import Options, State
from paxdesk.porfiriana.session import SeatSetup, Session
from paxdesk.porfiriana.table.faces.face import FaceCache
from paxdesk.porfiriana.table.layout.placement import holdings, tableau_of
from paxdesk.porfiriana.table.scene.drawing import PaxDrawing
from paxdesk.resources import cards_folder
from tests.shares import spread
from tests.table import tables
from tests.table.games import chosen
from tests.table.measuring import names_on, things_of
from tests.table.moments import MOMENTS, SEATS, labels, moment, viewer
from tests.table.spying import replace_everywhere

LEAST = 15
"""Minimum height of text at 1920 x 1080, in pixels."""


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
    chance = random.Random(seats)
    setup = tuple(SeatSetup(tables.NAMES[at], at + 1) for at in range(seats))
    state = Session.new(load_deck(cards_folder()), Options(), seats, setup).state
    while not state.over:
        yield state
        perform(state, chosen(legal_actions(state), chance))
    yield state


@pytest.mark.long
@pytest.mark.parametrize("seats", spread(sorted(SEATS, reverse=True)))
@pytest.mark.usefixtures("qapp")
def test_texts_are_legible_from_across_the_room(seats: int) -> None:
    """Texts have at least ``LEAST`` pixels; there is no log."""
    for name in MOMENTS:
        state = moment(seats, name)
        scene = scene_of(state, (1920, 1080), viewer(state), FaceCache())
        assert isinstance(state.cards, Deck)
        written = list(words_of(scene))
        assert len(written) > 40
        assert not [each for each in written if each[0] < LEAST - 0.01]
        names = [scene.magnification * each for each in names_on(things_of(scene), state.cards)]
        assert min(names, default=LEAST) >= LEAST
        assert scene.zones.log is None


@pytest.mark.parametrize("seats", spread([6, 2, 4]))
@pytest.mark.usefixtures("qapp")
def test_places_are_the_same_over_a_whole_game(seats: int) -> None:
    """All cards of a place have one width, except troops."""
    seen: set[tuple[Rect, ...]] = set()
    for state in positions_of(seats):
        zones = PaxDrawing().zones(1280, 720, state, CLOSED, FAR_WORDS, touch=False)
        seen.add(zones.places)
        for seat, place in zip(state.players, zones.places, strict=True):
            tableau = tableau_of(holdings(state, seat), place, zones)
            assert all(place.contains(each.rect, slack=0.6) for each in tableau.places)
            cards = [each.rect for each in tableau.places if each.role not in ("troop", "army")]
            assert len({round(card.width, 3) for card in cards}) <= 1
    assert len(seen) == 1
