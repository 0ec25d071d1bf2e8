"""Partners, public cards and Hacendados: a person as a calavera, an institution as its emblem."""

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.lettering import CENTRE, draw_text, font
from paxdesk.desk.painting.palette import INK, IVORY, PAPER, Ink, mix
from paxdesk.desk.painting.shapes import circle, disk, fill, frame
from paxdesk.porfiriana.rules.vocabulary import Faction
from paxdesk.porfiriana.table.painting.emblems import FACTION_TONE
from paxdesk.porfiriana.table.painting.persons import Look
from paxdesk.porfiriana.table.painting.symbols import Symbol
from paxdesk.porfiriana.table.vignettes.calavera import paint_calavera
from paxdesk.porfiriana.table.vignettes.engraving import clipped, rays

SEALS: Final = ("disk", "cartouche", "scallop", "lozenge", "arch")
TURNS: Final = (4, 9, 6)
"""How far a newspaper is turned, in degrees."""


def paint_person(
    painter: QPainter,
    place: QRectF,
    look: Look,
    faction: Faction,
    seed: int,
    attribute: str | None = None,
    *,
    fine: bool,
    ground: Ink = PAPER,
    left: bool = False,
) -> None:
    """A calavera before rays in the faction's ink; ``seed`` turns the rays.

    The ``attribute``, an icon, is what one is known by, as the wheel is of Saint Catherine;
    with it the person steps aside a little, to the right or to the ``left``.
    """
    tone = FACTION_TONE[faction]
    with clipped(painter, place):
        _paint_rays(painter, place, tone, ground, seed, fine=fine)
        down, size = (0.5, 0.5) if look.bare else (0.58, 0.48)
        centre = QPointF(place.center().x(), place.top() + place.height() * down)
        if attribute is not None:
            aside = place.width() * (0.09 + 0.02 * (seed % 3))
            centre += QPointF(-aside if left else aside, place.height() * 0.02)
            size *= 0.94
            _paint_attribute(painter, place, attribute, mix(ground, tone, 0.12), right=left)
        skull = place.height() * size
        paint_calavera(painter, centre, skull, look, mix(tone, ground, 0.1), fine=fine)


def _paint_attribute(
    painter: QPainter, place: QRectF, name: str, keyline: Ink, *, right: bool
) -> None:
    side = min(place.height() * 0.44, place.width() * 0.4)
    edge = place.width() * 0.04
    left = place.right() - edge - side if right else place.left() + edge
    top = place.top() + place.height() * 0.05
    draw_icon(painter, name, left, top, side, INK, keyline=keyline, key_width=2.6)


def paint_front_page(
    painter: QPainter,
    place: QRectF,
    title: str,
    faction: Faction,
    side: int,
    *,
    fine: bool,
) -> None:
    """A newspaper: its own front page, with the initials of its title in wood type."""
    with clipped(painter, place):
        seed = sum(map(ord, title)) + side
        _paint_rays(painter, place, FACTION_TONE[faction], PAPER, seed, fine=fine)
        height = place.height()
        wide, tall = height * (0.62 + 0.06 * (seed % 3)), height * 0.86
        painter.translate(place.center() + QPointF(-height * 0.08, height * 0.05))
        painter.rotate(TURNS[seed % len(TURNS)] * (1 if side else -1))
        page = QRectF(-wide / 2, -tall / 2, wide, tall)
        fill(painter, page.translated(height * 0.03, height * 0.03), mix(INK, PAPER, 0.3))
        fill(painter, page, IVORY)
        frame(painter, page, INK, max(1, height * 0.014))
        head = page.adjusted(wide * 0.07, tall * 0.05, -wide * 0.07, -tall * 0.62)
        face = font(head.height() * 1.06, "serif", 900)
        ink = FACTION_TONE[faction]
        draw_text(painter, head, initials(title), face, ink, CENTRE, elide=False)
        rule = QRectF(page.left() + wide * 0.07, head.bottom() + tall * 0.02, wide * 0.86, 1)
        fill(painter, rule.adjusted(0, 0, 0, tall * 0.02), INK)
        _paint_columns(painter, page, rule.bottom() + tall * 0.05, seed)


def initials(title: str) -> str:
    """The capitals of a title: Los Angeles Examiner is LAE; at most three."""
    return "".join(letter for letter in title if letter.isupper())[:3]


def _paint_columns(painter: QPainter, page: QRectF, top: float, seed: int) -> None:
    """Two columns of type, and a cut in one of them; which follows from ``seed``."""
    wide, tall = page.width(), page.bottom() - top
    pitch = tall * 0.145
    for column in range(2):
        left = page.left() + wide * (0.08 + 0.45 * column)
        if column == seed % 2:
            cut = QRectF(left, top, wide * 0.39, pitch * (2.4 + seed % 3))
            fill(painter, cut, mix(INK, PAPER, 0.12))
        for row in range(6):
            level = top + pitch * (row + 0.2)
            if column == seed % 2 and row < 3 + seed % 3:
                continue
            length = wide * (0.39 if (row + seed) % 3 else 0.3)
            fill(painter, QRectF(left, level, length, pitch * 0.42), mix(INK, PAPER, 0.35))


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
        _paint_rays(painter, place, FACTION_TONE[faction], ground, seed, fine=fine)
        side = min(place.width(), place.height()) * 0.72
        centre = place.center() - QPointF(0, place.height() * 0.005)
        seal = _seal(SEALS[seed % len(SEALS)], centre, side * 0.6)
        painter.fillPath(seal, QColor(ground))
        if fine:
            inner = _seal(SEALS[seed % len(SEALS)], centre, side * 0.55)
            painter.strokePath(inner, QPen(QColor(INK), place.height() * 0.008))
        big = side * (0.7 if objects else 0.8)
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


def _paint_rays(
    painter: QPainter, place: QRectF, tone: Ink, ground: Ink, seed: int, *, fine: bool
) -> None:
    """Rays from behind the head; where from, how many and how strong follows from the seed."""
    strength = 0.24 + 0.05 * (seed % 4)
    fill(painter, place, mix(ground, tone, strength))
    aside = (seed // 2 % 3 - 1) * 0.16
    centre = place.center() + QPointF(place.width() * aside, place.height() * 0.02)
    number = (22 if fine else 12) + 2 * (seed // 3 % 4)
    inner = place.height() * 0.1
    reach = max(place.width(), place.height()) * 1.2
    pale = mix(ground, tone, strength * 0.38)
    rays(painter, centre, inner, reach, number, pale, 0.5, 0.14 + seed * 0.37)


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
