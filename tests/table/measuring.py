"""Figures of a table as displayed: bare ground, names, widths of cards, overlaps."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

import attrs
from PySide6.QtCore import QRect
from PySide6.QtGui import QRegion

from paxdesk.desk.painting.palette import DARK
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
from paxdesk.porfiriana.table.scene.looks import NothingLook
from tests.table.moments import labels, viewer

FACES: Final = FaceCache()
ORNAMENTS: Final = (
    NothingLook,
    TieLook,
    KnotLook,
    RestLook,
    TrackLook,
)
"""Looks that do not count as covering the ground."""
CARD_SPOTS: Final = ("card", "hacendado", "grudges", "market", "hand", "public")


@attrs.frozen
class Figures:
    """Measures of one picture; lengths in pixels of the window.

    ``bare`` is the share of the window that is empty, ``names`` the height of the smallest name on
    a card, ``own`` and ``others`` the width of the smallest card before the viewer and the others.
    """

    bare: float
    names: float
    market: float
    own: float
    others: float
    overlaps: int
    outside: int


def scene_of(state: State, width: int, height: int, text: float = 1.0) -> TableScene:
    """Return the scene of a position as its fullest seat sees it."""
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
    """Return all things on the table."""
    return [item.thing for item in scene.shown.values() if item.thing is not None]


def measure(state: State, width: int, height: int, text: float = 1.0) -> Figures:
    """Return the figures of a position in a window of that size."""
    scene = scene_of(state, width, height, text)
    zones, factor = scene.zones, scene.magnification
    things = things_of(scene)
    cards = [rect for thing in things for rect in _places(thing)]
    window = zones.window
    shown = [zones.inspector, zones.log, *(each.place for each in things if covers(each))]
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
        bare=1 - area_of([rect for rect in shown if rect]) / (window.width * window.height),
        names=factor * min(names_on(things, state.cards), default=99.0),
        market=factor * zones.slots[0].width,
        own=factor * min(own, default=0.0),
        others=factor * min((each for cards in before for each in cards), default=0.0),
        overlaps=sum(first.overlaps(second, slack=0.6) for first, second in combinations(cards, 2)),
        outside=sum(not window.contains(rect, slack=0.6) for rect in cards),
    )


def covers(thing: Thing) -> bool:
    return not isinstance(thing.look, ORNAMENTS)


def _places(thing: Thing) -> Iterator[Rect]:
    """Yield the visible part of a card."""
    for target in thing.targets[:1]:
        if target.spot.kind in CARD_SPOTS:
            yield target.area


def area_of(rects: list[Rect]) -> float:
    """Return the area that all rectangles cover together."""
    region = QRegion()
    for rect in rects:
        place = QRect(round(rect.x), round(rect.y), round(rect.width), round(rect.height))
        region = region.united(place)
    return float(sum(each.width() * each.height() for each in region))


def names_on(things: list[Thing], deck: Deck) -> Iterator[float]:
    """Yield the heights of the names on cards, in px. Troops under a card show none."""
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
