"""Figures of a table as displayed: bare ground, names, widths of cards, overlaps."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

import attrs
from PySide6.QtCore import QRect
from PySide6.QtGui import QRegion

from paxdesk.desk.painting.palette import DARK
from paxdesk.desk.scene.geometry import Rect, magnification, qrect
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
from paxdesk.porfiriana.table.layout.division_values import crowd_of, head_height
from paxdesk.porfiriana.table.layout.layout import PaxLayout, zones
from paxdesk.porfiriana.table.layout.placement import TableauLayout, holdings, opposite_tableaus
from paxdesk.porfiriana.table.scene.background import DistrictMapLook, RestLook, TrackLook
from paxdesk.porfiriana.table.scene.cards_in_play import TileLook, TroopLook
from paxdesk.porfiriana.table.scene.drawing import PaxDrawing
from paxdesk.porfiriana.table.scene.extortion_cords import KnotLook, TieLook
from paxdesk.porfiriana.table.scene.looks import NextPlaceLook, NothingLook
from tests.table.moments import labels, viewer

FACES: Final = FaceCache()
ORNAMENTS: Final = (
    NothingLook,
    NextPlaceLook,
    TieLook,
    KnotLook,
    DistrictMapLook,
    RestLook,
    TrackLook,
)
"""Looks that do not count as covering the ground."""
CARD_SPOTS: Final = ("card", "hacendado", "grudges", "market", "hand", "public")


@attrs.frozen
class Figures:
    """Measures of one picture; lengths in pixels of the window.

    ``bare`` is the share of the window that is empty, ``names`` the height of the smallest name on
    a card, ``tiles`` the number of cards shown as tiles.
    """

    bare: float
    names: float
    market: float
    own: float
    hand: float
    opponents: float
    tiles: int
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
    opponents = [
        thing.place.width
        for thing in things
        for place in zones.opponents
        if place.contains(thing.place, slack=1)
        and isinstance(thing.key, tuple)
        and thing.key[0] == "card"
        and not isinstance(thing.look, TroopLook)
    ]
    assert isinstance(state.cards, Deck)
    return Figures(
        bare=1 - area_of([rect for rect in shown if rect]) / (window.width * window.height),
        names=factor * min(names_on(things, state.cards), default=99.0),
        market=factor * zones.slots[0].width,
        own=factor * zones.card_width,
        hand=factor * zones.hand_width,
        opponents=factor * min(opponents, default=0.0),
        tiles=sum(isinstance(thing.look, TileLook) for thing in things),
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
    """Yield the heights of the names on cards, in px. Troops under a card and tiles show none."""
    for thing in things:
        number = getattr(thing.look, "card", 0)
        if not isinstance(number, int) or not number or isinstance(thing.look, TileLook):
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


# --- Division of the space, without a picture -----------------------------------------------------


def widths(
    state: State, size: tuple[int, int], text: float = 1.0, dock: bool = True
) -> tuple[float, ...]:
    """Return the card widths of market, bottom seat and its hand, and the least of all opponents.

    In pixels of the window.
    """
    found, factor = divided(state, size, text, dock), magnification(*size)
    opponents = [place.rect.width for tableau in opposite(state, found) for place in tableau.places]
    least = min(opponents, default=0.0)
    four = found.slots[0].width, found.card_width, found.hand_width, least
    return tuple(factor * each for each in four)


def divided(state: State, size: tuple[int, int], text: float = 1.0, dock: bool = True) -> PaxLayout:
    """Return the layout of a position seen from its fullest seat, unmagnified."""
    wide, high = (each / magnification(*size) for each in size)
    return zones(wide, high, crowd_of(state, viewer(state)), dock, text)


def opposite(state: State, places: PaxLayout) -> tuple[TableauLayout, ...]:
    """Return the tableaus of the viewer's opponents."""
    held = [holdings(state, each) for each in state.clockwise(viewer(state))[:-1]]
    return opposite_tableaus(held, places)


def smallest(state: State, size: tuple[int, int], dock: bool = True) -> float:
    """Return the width of the narrowest card in the market or before an opponent."""
    market, _, _, opponents = widths(state, size, dock=dock)
    return min(market, opponents or market)


@attrs.frozen
class Panel:
    """Figures of an opponent's place: ``empty`` is the empty share of it below its head.

    ``narrowest`` is the width of the smallest card there, ``hand`` that of cards in the hand.
    """

    empty: float
    narrowest: float
    hand: float


def panels(state: State, size: tuple[int, int]) -> Iterator[Panel]:
    """Yield the figures of all opponents' places."""
    found, factor = divided(state, size), magnification(*size)
    for place, tableau in zip(found.opponents, opposite(state, found), strict=True):
        room = place.width * (place.height - head_height(place.width, found.heads))
        covered = QRegion()
        for each in tableau.places:
            covered += qrect(each.rect).toRect()
        full = sum(each.width() * each.height() for each in covered)
        narrowest = min((each.rect.width for each in tableau.places), default=found.hand_width)
        yield Panel(1 - full / room, factor * narrowest, factor * found.hand_width)
