"""The spots of this table: zones and what stands on them, the tray and its buttons. No Qt."""

from typing import Final

from paxdesk.desk.scene.spots import Spot
from paxdesk.mexican_adventure.rules.board import Board
from paxdesk.mexican_adventure.rules.words import SIDES, Side, ZoneId

END_TURN: Final = Spot("end_turn")
TRAY: Final = Spot("tray")
TRACKS: Final = Spot("tracks")
SHEET: Final = Spot("sheet")
MAP: Final = Spot("map")


def zone_spot(board: Board, zone: ZoneId) -> Spot:
    return Spot("zone", board.ids.index(zone) + 1)


def stack_spot(board: Board, zone: ZoneId, side: Side) -> Spot:
    return Spot("stack", board.ids.index(zone) + 1, SIDES.index(side) + 1)


def piece_spot(board: Board, kind: str, zone: ZoneId) -> Spot:
    """Of ships, an HQ or a marker in a zone: ``navy``, ``hq``, ``guerrilla`` …"""
    return Spot(kind, board.ids.index(zone) + 1)


def chip_spot(index: int) -> Spot:
    """A piece in the tray."""
    return Spot("chip", index + 1)


def button_spot(index: int) -> Spot:
    """A button of the tray."""
    return Spot("deed", index + 1)


def zone_of(board: Board, spot: Spot) -> ZoneId | None:
    """The zone that a spot lies in; None for the tray and the tracks."""
    if spot.kind in ZONED and 0 < spot.number <= len(board.ids):
        return board.ids[spot.number - 1]
    return None


MARKS: Final = ("vomito", "guerrilla", "rural_guards", "counter_guerrilla")
ZONED: Final = frozenset({"zone", "stack", "navy", "hq", "head", *MARKS})
