"""Figures of a displayed table: bare ground, names, cards, overlaps."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

import attrs
import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QImage, QPainter, QRegion

from paxdesk.desk.painting import shapes, typesetting
from paxdesk.desk.painting.palette import DARK, INK
from paxdesk.desk.scene.geometry import Rect
from paxdesk.desk.scene.table_scene import TableScene
from paxdesk.desk.scene.things import Prompt, Thing, TopBarContent, ViewModel
from paxdesk.porfiriana.rules.cards import (
    BlackCard,
    EnterpriseCard,
    HacendadoCard,
    OrangeCard,
    PartnerCard,
    TroopCard,
)
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.table.faces.anatomy import TALL_ZONES, TROOP_ZONES, ZONES, CardSpace
from paxdesk.porfiriana.table.faces.face import FaceCache
from paxdesk.porfiriana.table.faces.parts import title_font, title_of
from paxdesk.porfiriana.table.scene.background import RestLook, TrackLook
from paxdesk.porfiriana.table.scene.cards_in_play import TroopLook
from paxdesk.porfiriana.table.scene.drawing import PaxDrawing
from paxdesk.porfiriana.table.scene.extortion_cords import KnotLook, TieLook
from paxdesk.porfiriana.table.scene.looks import NothingLook, PowersLook
from tests.table.moments import labels, viewer
from tests.table.painted_facts import painted_anew
from tests.table.spying import replace_everywhere

FACES: Final = FaceCache()
ORNAMENTS: Final = (
    NothingLook,
    PowersLook,
    TieLook,
    KnotLook,
    RestLook,
    TrackLook,
)
"""Looks that cover the ground only with their words."""
CARD_SPOTS: Final = ("card", "hacendado", "grudges", "market", "hand", "public")


LINE: Final = 1.28
"""Line height of text, as a multiple of its size."""


@attrs.frozen
class Figures:
    """Figures of one picture; lengths are in pixels of the window.

    ``bare`` is the share of the window that is empty, ``names`` the height of the smallest name.
    ``market``, ``own`` and ``others`` are widths of cards.
    """

    bare: float
    names: float
    market: float
    own: float
    others: float
    overlaps: int
    outside: int


@attrs.frozen
class Word:
    """Painted text: its height and centre in pixels of the window, and its item.

    ``area`` is its rectangle on the unmagnified table.
    """

    pixels: float
    words: str
    centre: tuple[float, float]
    key: object
    area: Rect


def scene_of(state: State, width: int, height: int, text: float = 1.0) -> TableScene:
    """Return the scene of a position for its ``viewer``."""
    scene = TableScene(PaxDrawing(), DARK, FACES)
    scene.animations_enabled = False
    scene.resize(width, height)
    scene.apply(DARK, text)
    seat = viewer(state)
    prompt = Prompt(seat, "Carmen, choose an action.")
    opened, heading = frozenset({seat}), TopBarContent("Round 1")
    scene.show(ViewModel(state, seat, labels(state), opened, heading=heading, prompt=prompt))
    return scene


def things_of(scene: TableScene) -> list[Thing]:
    return [item.thing for item in scene.shown.values() if item.thing is not None]


def measure(state: State, width: int, height: int, text: float = 1.0) -> Figures:
    scene = scene_of(state, width, height, text)
    zones, factor = scene.zones, scene.magnification
    things = things_of(scene)
    cards = [rect for thing in things for rect in _places(thing)]
    window = zones.window
    mine = list(state.players).index(viewer(state))
    before: list[list[float]] = [
        [
            thing.place.width
            for thing in things
            if place.contains(thing.place, slack=1)
            and isinstance(thing.key, tuple)
            and thing.key[0] == "card"
            and not isinstance(thing.look, TroopLook)
        ]
        for place in zones.places
    ]
    own = before.pop(mine)
    assert isinstance(state.cards, Deck)
    return Figures(
        bare=bare(scene, painted_words(scene)),
        names=factor * min(names_on(things, state.cards), default=99.0),
        market=factor * zones.slots[0].width,
        own=factor * min(own, default=0.0),
        others=factor * min((each for cards in before for each in cards), default=0.0),
        overlaps=sum(first.overlaps(second, slack=0.6) for first, second in combinations(cards, 2)),
        outside=sum(not window.contains(rect, slack=0.6) for rect in cards),
    )


def bare(scene: TableScene, words: Sequence[Word]) -> float:
    """Return the share of the window outside items, panels and text."""
    zones = scene.zones
    things = [each.place for each in things_of(scene) if covers(each)]
    blocks = [_around([each.area for each in words if each.key == key]) for key in _texts(scene)]
    shown = [zones.inspector, zones.log, *things, *blocks, *(each.area for each in words)]
    whole = zones.window.width * zones.window.height
    return 1 - area_of([rect for rect in shown if rect]) / whole


def _texts(scene: TableScene) -> list[object]:
    return [each.key for each in things_of(scene) if isinstance(each.look, PowersLook)]


def _around(areas: Sequence[Rect]) -> Rect | None:
    """Return the bounding rectangle, or None without areas."""
    if not areas:
        return None
    left, top = min(each.x for each in areas), min(each.y for each in areas)
    right, bottom = max(each.right for each in areas), max(each.bottom for each in areas)
    return Rect(left, top, right - left, bottom - top)


def covers(thing: Thing) -> bool:
    return not isinstance(thing.look, ORNAMENTS)


def _places(thing: Thing) -> Iterator[Rect]:
    """Yield the area of the first target if it is a card's spot."""
    for target in thing.targets[:1]:
        if target.spot.kind in CARD_SPOTS:
            yield target.area


def area_of(rects: list[Rect]) -> float:
    region = QRegion()
    for rect in rects:
        place = QRect(round(rect.x), round(rect.y), round(rect.width), round(rect.height))
        region = region.united(place)
    return float(sum(each.width() * each.height() for each in region))


def names_on(things: list[Thing], deck: Deck) -> Iterator[float]:
    """Yield the heights of names on cards, in table units.

    Names in wood type and on troops under a card are left out.
    """
    for thing in things:
        number = getattr(thing.look, "card", 0)
        if not isinstance(number, int) or not number:
            continue
        if isinstance(thing.look, TroopLook) and thing.look.poke:
            continue
        card = deck.cards[number]
        match card:
            case PartnerCard() | HacendadoCard():
                table = TALL_ZONES
            case TroopCard():
                table = TROOP_ZONES
            case EnterpriseCard() | OrangeCard() | BlackCard():
                table = ZONES
            case _:
                continue  # set in wood type across the whole card
        space = CardSpace(0, 0, round(thing.place.width))
        face, _ = title_font(space, title_of(card, space), space.zones(table).title)
        yield face.pixelSize()


# --- Words ---------------------------------------------------------------------------------------


def painted_words(scene: TableScene) -> list[Word]:
    """Paint the table without caches; return its texts."""
    found: list[Word] = []
    factor, context = scene.magnification, scene.context
    assert context is not None
    door, kept_door = typesetting.draw_text, shapes.draw_kept
    key: object = None
    left = top = 0.0

    def reading(painter: QPainter, place: QRectF, words: str, face, ink=INK, *rest, **more):  # type: ignore[no-untyped-def]
        at = painter.transform()
        centre = at.map(place.center())
        pixels = factor * face.pixelSize() * at.m22()
        if words.strip():
            wide = min(typesetting.text_width(words, face), place.width())
            box = at.mapRect(QRectF(place.x(), place.center().y(), wide, 0))
            high = LINE * face.pixelSize() * at.m22()
            area = Rect(left + box.x(), top + box.y() - high / 2, box.width(), high)
            found.append(Word(pixels, words, (factor * centre.x(), factor * centre.y()), key, area))
        return door(painter, place, words, face, ink, *rest, **more)

    with pytest.MonkeyPatch.context() as patch:
        replace_everywhere(patch, "draw_text", door, reading)
        replace_everywhere(patch, "draw_kept", kept_door, painted_anew)
        for thing in (*scene._backdrop.things, *things_of(scene)):
            key, place = thing.key, thing.place
            left, top = place.x, place.y
            image = QImage(1, 1, QImage.Format.Format_RGB32)
            painter = QPainter(image)
            thing.look.paint(painter, context, place.width, place.height)
            painter.end()
    return found
