"""What is printed on ground that is still free: the map beside one's land, a railway below the
opponents' cards, a mark beside the hand. Where cards come to lie it gives way.
"""

from typing import ClassVar, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.scene.depth import PLACE
from paxdesk.desk.scene.rect import Rect
from paxdesk.desk.scene.things import PaintContext, Thing, ViewModel
from paxdesk.porfiriana.rules.actions import Seat
from paxdesk.porfiriana.table.layout.measures import PLACE_EDGE
from paxdesk.porfiriana.table.layout.opposite import note_height
from paxdesk.porfiriana.table.layout.placement import Tableau, hand_places
from paxdesk.porfiriana.table.painting.ornaments import paint_map, paint_track
from paxdesk.porfiriana.table.scene.background import quiet
from paxdesk.record_classes import frozen

MAP_WIDTHS: Final = (0.7, 0.56, 0.44, 0.34, 0.26, 0.2)
"""Widths of the map as shares of the place it lies in: it is not drawn anew for every card."""
NARROWEST_MAP: Final = 2.0
WIDEST_MAP: Final = 5.0
"""Width of the map for its height."""
MARGIN: Final = 16
SHORTEST_TRACK: Final = 90
HIGHEST_TRACK: Final = 54
LOWEST_TRACK: Final = 24


@frozen
class MapLook:
    """The map of the three districts."""

    margin: ClassVar[float] = 0

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        paint_map(painter, QRectF(0, 0, width, height), quiet(context.theme, 0.3))


@frozen
class TrackLook:
    """A railway, and a train."""

    margin: ClassVar[float] = 0

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        paint_track(painter, QRectF(0, 0, width, height), quiet(context.theme, 0.35))


@frozen
class RestLook:
    """The mark of a hand, where none of its cards lies."""

    margin: ClassVar[float] = 0

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        draw_icon(painter, "hand", 0, 0, width, quiet(context.theme, 0.45))


def rest_thing(model: ViewModel) -> Thing | None:
    """The mark in the middle of what is free of the hand's tray."""
    hand = model.zones.hand
    held = len(model.state.players[model.viewer].hand)
    places = hand_places(held, model.zones)
    left = places[-1][0].right if places else hand.x
    side = min(0.4 * hand.height, 64)
    if hand.right - left < 1.4 * side:
        return None
    middle = (left + hand.right) / 2
    place = Rect(middle - side / 2, hand.center[1] - side / 2, side, side)
    return Thing("hand rest", RestLook(), place, PLACE)


def map_thing(model: ViewModel, tableau: Tableau) -> Thing | None:
    """The map where most ground is free beside the cards of the seat at the bottom."""
    zones = model.zones
    row = zones.enterprises
    cards = [place.rect for place in tableau.places]
    cards += [tableau.next_place] if tableau.next_place is not None else []
    taken = sorted((max(row.x, each.x), each.right) for each in cards if each.bottom > row.y + 1)
    taken.append((zones.active.right, zones.active.right))
    left, best = row.x, (0.0, 0.0)
    for start, end in taken:
        best = max(best, (start - left - 2 * MARGIN, start - MARGIN))
        left = max(left, end)
    room, right = best
    shares = [share * zones.active.width for share in MAP_WIDTHS]
    wide = next((width for width in shares if width <= room), 0.0)
    high = min(row.height, wide / NARROWEST_MAP)
    if high < row.height * 0.8:
        return None
    wide = min(wide, high * WIDEST_MAP)
    return Thing("map", MapLook(), Rect(right - wide, row.bottom - high, wide, high), PLACE)


def track_thing(model: ViewModel, seat: Seat, place: Rect, tableau: Tableau) -> Thing | None:
    """A railway where the cards of an opponent end."""
    foot = place.bottom - note_height(model.zones.large) * model.zones.text - 4
    foot_of_cards = max((each.rect.bottom for each in tableau.places), default=foot)
    lowest = [each.rect for each in tableau.places if each.rect.bottom > foot_of_cards - 4]
    left = max((each.right for each in lowest), default=place.x) + 2 * PLACE_EDGE
    top = max((each.y for each in lowest), default=foot - HIGHEST_TRACK)
    high = min(HIGHEST_TRACK, foot - top)
    wide = place.right - 10 - left
    if wide < SHORTEST_TRACK or high < LOWEST_TRACK:
        return None
    return Thing(("track", seat), TrackLook(), Rect(left, foot - high, wide, high), PLACE)
