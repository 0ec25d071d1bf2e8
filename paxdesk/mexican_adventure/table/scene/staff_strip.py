"""The staff officer's note: remarks before Done, or before a march."""

from collections.abc import Iterator
from typing import ClassVar, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from paxdesk.desk.painting.palette import INK, IVORY, SEPIA
from paxdesk.desk.painting.shapes import draw_frame, draw_paper
from paxdesk.desk.painting.typesetting import LEFT, draw_text, fit_font, make_font
from paxdesk.desk.scene.geometry import PLACE, Rect
from paxdesk.desk.scene.things import PaintContext, Target, Thing
from paxdesk.language import join_words, tr, tr_noop, tr_plural
from paxdesk.lazy_attrs import frozen
from paxdesk.mexican_adventure.robots.staff import Remark, remarks
from paxdesk.mexican_adventure.rules import agenda
from paxdesk.mexican_adventure.rules.material import Material
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.view import seen_by
from paxdesk.mexican_adventure.session import side_of
from paxdesk.mexican_adventure.table.hand.gestures import STAFF, LegalGestures
from paxdesk.mexican_adventure.table.layout import AdventureLayout, ViewModel
from paxdesk.mexican_adventure.table.words.questions import SERIES
from paxdesk.mexican_adventure.table.words.terms import rp_words, zone_name

DEPTH: Final = PLACE + 5
MOST_LINES: Final = 5
LEADING: Final = 1.5
"""Height of a line, relative to its text size."""


@frozen
class StaffLook:
    """Staff officer's note: a heading, and a line for each remark."""

    margin: ClassVar[float] = 4
    heading: str
    lines: tuple[str, ...]
    pixels: float

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        place = QRectF(0, 0, width, height)
        draw_paper(painter, place, IVORY, 2)
        draw_frame(painter, place.adjusted(1, 1, -1, -1), SEPIA, 1.0)
        high = self.pixels * LEADING
        rows = (self.heading, *self.lines)
        for row, words in enumerate(rows):
            box = QRectF(10, 4 + row * high, width - 20, high)
            if row == 0:
                face, ink = make_font(self.pixels, "serif", 700), SEPIA
            else:
                face, ink = fit_font(words, box.width(), 1, self.pixels, 8, "sans", 500), INK
            draw_text(painter, box, words, face, ink, LEFT)


def staff_things(model: ViewModel, gestures: LegalGestures | None) -> Iterator[Thing]:
    """Yield the note for the player to act, if there are remarks."""
    state: State = model.state
    if gestures is None or gestures.state is not state or model.seat_to_act is None:
        return
    step = gestures.step
    if not model.shows_hand(model.seat_to_act) or isinstance(step, agenda.SettingUp):
        return
    if not isinstance(step, (*SERIES, agenda.Moving)):
        return
    side = side_of(model.seat_to_act)
    leaving = gestures.leaving
    told = [
        remark_words(state.material, each)
        for each in remarks(seen_by(state, side), side, leaving)[:MOST_LINES]
    ]
    if not told:
        return
    zones: AdventureLayout = model.zones
    pixels = (13 if zones.large else 11) * zones.text
    high = (len(told) + 1) * pixels * LEADING + 8
    tray, cartouche = zones.tray, zones.cartouche
    place = Rect(tray.x, tray.y - high - zones.margin, tray.width, high)
    if tray == zones.aside:
        # a tray for touch extends up to the coast, so the note is below the cartouche
        place = Rect(cartouche.x, cartouche.bottom + zones.margin, cartouche.width, high)
    heading = tr("Staff officer") if leaving is None else tr("Staff officer: once they have left")
    look = StaffLook(heading, tuple(told), pixels)
    said = " ".join((f"{heading}:", *told))
    yield Thing("staff", look, place, DEPTH, (Target(STAFF, place, said, DEPTH, marked=False),))


def remark_words(material: Material, remark: Remark) -> str:
    zones = join_words([zone_name(material, zone) for zone in remark.zones], "and")
    match remark.kind:
        case "unspent":
            return tr("{rp} unspent.", rp=rp_words(remark.count))
        case "left":
            if not remark.count:
                return tr("Nobody stays in {zone}.", zone=zones)
            return tr_plural("{zone} keeps a garrison of %n FP.", "", remark.count, zone=zones)
        case "cut":
            return tr_plural(
                "No line of communication: %n FP in {zones}.", "", remark.count, zones=zones
            )
        case "sick":
            return tr_plural("Vomito in {zone}: %n FP will sicken.", "", remark.count, zone=zones)
    origin = zone_name(material, remark.origin)
    values: dict[str, object] = {
        "zone": zones, "origin": origin, "theirs": remark.theirs, "ours": remark.ours,
    }  # fmt: skip
    if not remark.count:
        return tr("The headquarters in {zone} is open to {origin}.", zone=zones, origin=origin)
    values["percent"] = remark.chance
    if remark.guessed:
        words = tr_noop("{origin} may attack {zone}: perhaps {theirs} to {ours}, {percent} %")
        return tr(words, **values)
    return tr("{origin} may attack {zone}: {theirs} to {ours}, {percent} %", **values)
