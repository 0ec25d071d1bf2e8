"""Tiles: reduced cards, 28 to 62 px wide, for opponents with large tableaux.

Background and spine show the kind of card, one large mark its identity; all pieces are shown. Tiles
are drawn in tile units: 40 wide or 42 high, whichever is less.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from paxdesk.desk.painting import typesetting
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import (
    CHARCOAL,
    DEEP,
    INK,
    IVORY,
    IVORY_SPINE,
    LOCAL,
    PAPER,
    TAN,
    TAN_SPINE,
    UNREST_INK,
    Ground,
    Ink,
    Seat,
    blend,
)
from paxdesk.desk.painting.shapes import (
    draw_cube,
    draw_frame,
    fill_circle,
    fill_rect,
    rounded_path,
    unrest_disk,
)
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.card_verbs import Ability, Prestige
from paxdesk.porfiriana.rules.cards import (
    Card,
    EnterpriseCard,
    HacendadoCard,
    PartnerCard,
    TroopCard,
)
from paxdesk.porfiriana.table.faces.anatomy import art_of
from paxdesk.porfiriana.table.faces.parts import faction_ground
from paxdesk.porfiriana.table.painting.symbols import (
    FACTION_ICON,
    FACTION_TONE,
    ability_icon,
    ability_symbols,
    prestige_ink,
    prestige_mark,
)
from paxdesk.porfiriana.table.vignettes.calavera import paint_calavera, plain_look
from paxdesk.porfiriana.table.vignettes.canvas import hatch

TILE_RATIO: Final = 1.42
"""Maximum height of a tile divided by its width."""
NAMED_FROM: Final = 47
"""Minimum width of a tile with the card's name, in px."""
SPINE: Final = 11.0
CORNER: Final = 2.4
MARK: Final = 9.4
CUBE: Final = 8.4
BAR: Final = 8.0
"""Sizes of spine, corner, marks, cubes and the troop's bar, in tile units."""


@frozen
class TileTroop:
    """A troop on a tile; ``extorter`` is the seat it extorts for, or None."""

    card: TroopCard
    extorter: Seat | None = None


def tile_unit(place: QRectF) -> float:
    return min(place.width() / 40, place.height() / 42)


def paint_enterprise_tile(
    painter: QPainter,
    place: QRectF,
    card: EnterpriseCard,
    owner: Seat,
    *,
    income: int = 0,
    connections: Sequence[Seat | None] = (),
    prestige_cube: Seat | None = None,
    unrest: int = 0,
    troop: TileTroop | None = None,
) -> None:
    """Paint an enterprise as a tile, with its cubes, its Unrest and its troop."""
    unit = tile_unit(place)
    with_prestige = troop is not None and not unrest
    body = place
    if troop is not None:
        _paint_troop_bar(painter, place, unit, troop, prestige=with_prestige)
        body = place.adjusted(0, BAR * unit, 0, 0)
    _paint_ground(painter, body, unit, TAN, TAN_SPINE)
    column = _Column(painter, body, unit, INK, "paper")
    column.icon(f"district-{card.district}")
    if card.slave:
        column.icon("slave")
    column.prestige(card.prestige)
    if prestige_cube is not None:
        column.cube(prestige_cube)
    foot = SPINE * unit
    named = _named(body, foot)
    _paint_emblem(painter, body, unit, f"industry-{card.industry}", foot, named, centred=False)
    if named:
        _paint_name(painter, body, unit, card, foot)
    if unrest:
        _paint_shade(painter, body, unit)
    _paint_cubes(painter, body, unit, owner, income, connections)
    if unrest:
        spot = QPointF(body.left() + 25 * unit, body.top() + body.height() * 0.4)
        unrest_disk(painter, spot, 8.6 * unit, unrest)


def paint_partner_tile(
    painter: QPainter,
    place: QRectF,
    card: PartnerCard,
    side: int = 0,
    *,
    prestige_cube: Seat | None = None,
) -> None:
    unit = tile_unit(place)
    used = card.sides[side]
    spine_ink, ink, ground = faction_ground(used.faction)
    _paint_ground(painter, place, unit, PAPER, spine_ink)
    column = _Column(painter, place, unit, ink, ground)
    column.icon(FACTION_ICON[used.faction])
    column.prestige(used.prestige)
    if prestige_cube is not None:
        column.cube(prestige_cube)
    foot = 3 * unit
    named = _named(place, foot)
    _paint_emblem(painter, place, unit, _partner_emblem(card, side), foot, named, centred=True)
    _paint_object(painter, place, unit, used.abilities)
    if named:
        _paint_name(painter, place, unit, card, foot, used.name if card.public else "")


def paint_hacendado_tile(
    painter: QPainter,
    place: QRectF,
    card: HacendadoCard,
    *,
    seat: Seat,
    cubes: int = 0,
    flipped: Prestige | None = None,
    army: Sequence[TroopCard] = (),
    prestige_cube: Seat | None = None,
) -> None:
    """Paint a Hacendado as a tile: portrait, causes or cause, Income Cubes, Private Army on top."""
    unit = tile_unit(place)
    cause = card.cause(flipped) if flipped else None
    body = place
    for index, troop in enumerate(army):
        shifted = place.adjusted(index * 3 * unit, 0, 0, 0)
        top = TileTroop(troop)
        _paint_troop_bar(painter, shifted, unit, top, prestige=index == len(army) - 1)
        body = place.adjusted(0, BAR * unit, 0, 0)
    spine_ink, ink, _ = faction_ground(cause.faction) if cause else (IVORY_SPINE, INK, "paper")
    faction = cause.faction if cause else "white"
    _paint_ground(painter, body, unit, IVORY, spine_ink, edge=False)
    painter.save()
    painter.setClipPath(rounded_path(body, CORNER * unit), Qt.ClipOperation.IntersectClip)
    painter.setClipRect(body.adjusted(SPINE * unit, 0, 0, 0), Qt.ClipOperation.IntersectClip)
    look = art_of(card).look() or plain_look("white", card.number)
    middle = body.left() + (SPINE * unit + body.width()) / 2
    centre = QPointF(middle, body.top() + body.height() * 0.5)
    spot = blend(FACTION_TONE[faction] if cause else IVORY_SPINE, IVORY, 0.1)
    paint_calavera(painter, centre, body.height() * 0.5, look, spot, fine=False)
    painter.restore()
    draw_frame(painter, body, DEEP, 1, CORNER * unit)
    if cause is not None:
        column = _Column(painter, body, unit, ink, "paper" if cause.faction == "white" else "spine")
        column.icon(FACTION_ICON[cause.faction])
        column.prestige(cause.prestige)
        if prestige_cube is not None:
            column.cube(prestige_cube)
        return
    column = _Column(painter, body, unit, INK, "paper")
    for each in card.orientations:
        column.prestige(each.prestige, award=True)
    for index in range(cubes):
        left = body.left() + (12.4 + index * 9) * unit
        draw_cube(painter, seat, left, body.bottom() - 9.6 * unit, CUBE * unit)


class _Column:
    """Marks on a tile's spine, from top to bottom."""

    def __init__(
        self, painter: QPainter, place: QRectF, unit: float, ink: Ink, ground: Ground
    ) -> None:
        self._painter = painter
        self._left = place.left() + 0.8 * unit
        self._top = place.top() + 1.6 * unit
        self._unit = unit
        self._ink = ink
        self._ground: Ground = ground

    def icon(self, name: str) -> None:
        draw_icon(self._painter, name, self._left, self._top, MARK * self._unit, self._ink)
        self._top += (MARK + 1.4) * self._unit

    def prestige(self, prestige: Prestige | None, *, award: bool = False) -> None:
        if prestige is None:
            return
        side = MARK * self._unit
        prestige_mark(
            self._painter, prestige, self._left, self._top, side, self._ground, award=award
        )
        self._top += (MARK + 1.4) * self._unit

    def cube(self, seat: Seat) -> None:
        unit = self._unit
        draw_cube(self._painter, seat, self._left + 0.6 * unit, self._top - 0.6 * unit, 8.2 * unit)
        self._top += 8.6 * unit


def _paint_ground(
    painter: QPainter,
    place: QRectF,
    unit: float,
    ink: Ink,
    spine_ink: Ink,
    *,
    edge: bool = True,
) -> None:
    corner = CORNER * unit
    fill_rect(painter, place, ink, corner)
    spine = QRectF(place.left(), place.top(), SPINE * unit, place.height())
    painter.save()
    painter.setClipPath(rounded_path(place, corner), Qt.ClipOperation.IntersectClip)
    fill_rect(painter, spine, spine_ink)
    painter.restore()
    if spine_ink == LOCAL:
        rim = spine.adjusted(0.5, 0.5, 0, -0.5)
        draw_frame(painter, rim, CHARCOAL, max(1.2, 1.3 * unit), 2 * unit)
    if edge:
        draw_frame(painter, place, DEEP, 1, corner)


def _paint_troop_bar(
    painter: QPainter, place: QRectF, unit: float, troop: TileTroop, *, prestige: bool
) -> None:
    """Paint a troop as a bar above the tile: Firepower, prestige and the extorter's cube."""
    card = troop.card
    spine_ink, ink, ground = faction_ground(card.faction)
    bar = QRectF(place.left() + 1, place.top(), place.width() - 2, 14 * unit)
    fill_rect(painter, bar, spine_ink, 2 * unit)
    draw_frame(painter, bar, CHARCOAL if card.faction == "white" else DEEP, 1, 2 * unit)
    for index in range(card.firepower):
        pip = QPointF(place.left() + (5 + index * 5.4) * unit, place.top() + 4.6 * unit)
        fill_circle(painter, pip, 2 * unit, ink)
    if prestige and card.prestige:
        left = place.right() - 10 * unit
        mark = prestige_ink(card.prestige, ground)
        name = f"prestige-{card.prestige}"
        draw_icon(painter, name, left, place.top() + 0.4 * unit, 8.2 * unit, mark)
    if troop.extorter is not None:
        left = place.left() + 20 * unit
        draw_cube(painter, troop.extorter, left, place.top() + 0.2 * unit, 8 * unit)


def _partner_emblem(card: PartnerCard, side: int) -> str:
    if card.newspaper:
        return "newspaper"
    abilities = card.sides[side].abilities
    return ability_icon(abilities[0]) if abilities else FACTION_ICON[card.sides[side].faction]


def _paint_object(
    painter: QPainter, place: QRectF, unit: float, abilities: Sequence[Ability]
) -> None:
    """Paint the target of the first ability in the upper right corner."""
    symbols = ability_symbols(abilities[0]) if abilities else ()
    icons = [symbol for symbol in symbols if symbol.icon]
    if not icons:
        return
    side = MARK * unit
    left = place.right() - side - 1.6 * unit
    ink = icons[-1].ink
    draw_icon(
        painter,
        icons[-1].icon,
        left,
        place.top() + 1.6 * unit,
        side,
        ink,
        keyline=PAPER,
        key_width=5,
    )


def _named(place: QRectF, foot: float) -> bool:
    return place.width() >= NAMED_FROM and place.height() - foot > 46


NAME_HEIGHT: Final = 24.0


def _paint_emblem(
    painter: QPainter,
    place: QRectF,
    unit: float,
    icon: str,
    foot: float,
    named: bool,
    *,
    centred: bool,
) -> None:
    """Paint the large mark, above the cubes or centred in the free space."""
    free = place.height() - foot - (NAME_HEIGHT if named else 0)
    side = min(place.width() - 13 * unit, free) * (0.92 if centred else 1)
    left = place.left() + SPINE * unit + (place.width() - SPINE * unit - side) / 2
    drop = (free - side) / 2 + 1.5 * unit if centred else 1.6 * unit
    draw_icon(painter, icon, left, place.top() + drop, side, INK)


def _paint_name(
    painter: QPainter, place: QRectF, unit: float, card: Card, foot: float, name: str = ""
) -> None:
    words = name or art_of(card).short or card.name
    width = place.width() - 13.4 * unit
    face = typesetting.fit_font(
        words, width, 2, 11, 11, "sans", 600, stretches=(100, 88, 78, 68, 60)
    )
    top = place.bottom() - foot - NAME_HEIGHT
    box = QRectF(place.left() + 12.4 * unit, top, width + 0.4 * unit, NAME_HEIGHT)
    typesetting.draw_text(painter, box, words, face, INK, lines=2, leading=1.05)


def _paint_shade(painter: QPainter, place: QRectF, unit: float) -> None:
    outline = rounded_path(place, CORNER * unit)
    painter.fillPath(outline, QColor(40, 24, 16, 100))
    hatch(painter, outline, UNREST_INK, 5 * unit, 1, -45)


def _paint_cubes(
    painter: QPainter,
    place: QRectF,
    unit: float,
    owner: Seat,
    income: int,
    connections: Sequence[Seat | None],
) -> None:
    """Paint Income and Connection Cubes along the bottom; many become one and a number."""
    side = CUBE * unit
    left, top = place.left() + 12 * unit, place.bottom() - side - 1.4 * unit
    built = [seat for seat in connections if seat is not None]
    row = [owner] * income + built
    if len(row) <= int((place.right() - 1 - left) // (side * 0.98)):
        for seat in row:
            draw_cube(painter, seat, left, top, side)
            left += side * 0.98
        return
    if income:
        face = typesetting.make_font(max(8, side * 1.1), "sans", 700)
        draw_cube(painter, owner, left, top, side)
        words = f"×{income}"
        wide = typesetting.text_width(words, face)
        box = QRectF(left + side + 0.5, top - 1, wide + 1, side + 2)
        typesetting.draw_text(painter, box, words, face, elide=False)
        left += side + wide + 2
    for seat in built:
        draw_cube(painter, seat, min(left, place.right() - side - 1), top, side)
        left += side
