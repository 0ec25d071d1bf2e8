"""Partners, public cards and Hacendados: a person as a calavera, an institution as its emblem."""

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from paxdesk.rules.vocabulary import Faction
from paxdesk.table.painting.icons import draw_icon
from paxdesk.table.painting.lettering import CENTRE, draw_text, font
from paxdesk.table.painting.looks import Look
from paxdesk.table.painting.palette import FACTION_TONE, INK, PAPER, Ink, mix
from paxdesk.table.painting.shapes import circle, disk, fill
from paxdesk.table.painting.symbols import Symbol
from paxdesk.table.painting.vignettes.calavera import paint_calavera
from paxdesk.table.painting.vignettes.engraving import clipped, rays

SEALS: Final = ("disk", "cartouche", "scallop", "lozenge", "arch")


def paint_person(
    painter: QPainter,
    place: QRectF,
    look: Look,
    faction: Faction,
    *,
    fine: bool,
    ground: Ink = PAPER,
) -> None:
    """A calavera before rays in the faction's ink."""
    tone = FACTION_TONE[faction]
    with clipped(painter, place):
        _paint_rays(painter, place, tone, ground, fine=fine)
        down, size = (0.5, 0.5) if look.bare else (0.58, 0.48)
        centre = QPointF(place.center().x(), place.top() + place.height() * down)
        skull = place.height() * size
        paint_calavera(painter, centre, skull, look, mix(tone, ground, 0.1), fine=fine)


def paint_emblem(
    painter: QPainter,
    place: QRectF,
    main: str,
    objects: tuple[Symbol, ...],
    faction: Faction,
    seed: int,
    *,
    fine: bool,
    ground: Ink = PAPER,
) -> None:
    """An institution's seal: what it does, and smaller what it does it to.

    The seal's outline follows the card number (``seed``), so that two institutions of the
    same trade can be told apart.
    """
    with clipped(painter, place):
        _paint_rays(painter, place, FACTION_TONE[faction], ground, fine=fine)
        side = min(place.width(), place.height()) * 0.72
        centre = place.center() - QPointF(0, place.height() * 0.005)
        seal = _seal(SEALS[seed % len(SEALS)], centre, side * 0.6)
        painter.fillPath(seal, QColor(ground))
        if fine:
            inner = _seal(SEALS[seed % len(SEALS)], centre, side * 0.55)
            painter.strokePath(inner, QPen(QColor(INK), place.height() * 0.008))
        big = side * (0.62 if objects else 0.74)
        shift = QPointF(-0.07 * side, -0.07 * side) if objects else QPointF(0, 0)
        middle = centre + shift
        draw_icon(painter, main, middle.x() - big / 2, middle.y() - big / 2, big, INK)
        if objects:
            paint_object(painter, centre + QPointF(side * 0.36, side * 0.36), side * 0.4, objects)


def paint_object(
    painter: QPainter, centre: QPointF, side: float, objects: tuple[Symbol, ...]
) -> None:
    """A small disk with the last, narrowest thing of a list; ``side`` is that of its icon."""
    symbol = next((each for each in reversed(objects) if each.icon), objects[-1])
    disk(painter, centre, side * 0.6, PAPER)
    circle(painter, centre, side * 0.6, INK, max(1, side * 0.05))
    box = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
    if symbol.icon:
        small = side * 0.84
        corner = (side - small) / 2
        draw_icon(painter, symbol.icon, box.left() + corner, box.top() + corner, small, symbol.ink)
    else:
        draw_text(painter, box, symbol.figure, font(side * 0.8, "sans", 700), INK, CENTRE)


def _paint_rays(painter: QPainter, place: QRectF, tone: Ink, ground: Ink, *, fine: bool) -> None:
    fill(painter, place, mix(ground, tone, 0.3))
    centre = QPointF(place.center().x(), place.top() + place.height() * 0.52)
    reach = max(place.width(), place.height())
    inner = place.height() * 0.1
    rays(painter, centre, inner, reach, 22 if fine else 14, mix(ground, tone, 0.12), 0.5, 0.14)


def _seal(shape: str, centre: QPointF, radius: float) -> QPainterPath:
    """The outline of a seal around a centre."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    match shape:
        case "cartouche":
            flat = box.adjusted(0, radius * 0.06, 0, -radius * 0.06)
            path.addRoundedRect(flat, radius * 0.34, radius * 0.34)
        case "scallop":
            path.addEllipse(centre, radius * 0.92, radius * 0.92)
            for index in range(14):
                angle = index * math.pi / 7
                rim = centre + QPointF(math.cos(angle), math.sin(angle)) * (radius * 0.9)
                path.addEllipse(rim, radius * 0.2, radius * 0.2)
            path = path.simplified()
        case "lozenge":
            for index in range(8):
                angle = math.pi / 8 + index * math.pi / 4
                corner = centre + QPointF(math.cos(angle), math.sin(angle)) * (radius * 1.07)
                if index:
                    path.lineTo(corner)
                else:
                    path.moveTo(corner)
            path.closeSubpath()
        case "arch":
            path.moveTo(box.bottomLeft())
            path.lineTo(box.left(), centre.y())
            path.arcTo(box, 180, -180)
            path.lineTo(box.bottomRight())
            path.closeSubpath()
        case _:
            path.addEllipse(centre, radius, radius)
    return path
