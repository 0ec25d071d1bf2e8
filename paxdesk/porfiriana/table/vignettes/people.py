"""The people on the cards: portraits, crowds with placards or torches, soldiers in formation."""

import math
import random
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import (
    INK,
    IVORY,
    ORANGE,
    ORANGE_SKY,
    ORANGE_SPINE,
    PAPER,
    UNREST,
    Ink,
    mix,
)
from paxdesk.desk.painting.shapes import circle, disk, fill, frame
from paxdesk.desk.painting.typesetting import CENTRE, draw_text, font
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.card_verbs import DISTRICTS, Faction, PaidUnrest
from paxdesk.porfiriana.rules.cards import OrangeCard, TroopCard
from paxdesk.porfiriana.table.painting.symbols import (
    DISTRICT_TONE,
    FACTION_TONE,
    Symbol,
    where_symbols,
)
from paxdesk.porfiriana.table.vignettes.calavera import FACTION_HAT, Coat, Hat, Look, paint_calavera
from paxdesk.porfiriana.table.vignettes.engraving import clipped, rays, taper
from paxdesk.porfiriana.table.vignettes.landscape import LIGHTS, Foreground, Land, paint_landscape

# --- Partners, public cards and Hacendados --------------------------------------------------------
# A person as a calavera, an institution as its emblem.

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


# --- Orange cards ---------------------------------------------------------------------------------
# A crowd in its country, with placards in a strike, else with torches.

STRIKERS: Final[tuple[Hat, ...]] = ("cap", "bowler", "cap", "sombrero", "hair")
RAIDERS: Final[tuple[Hat, ...]] = ("sombrero", "cap", "sombrero", "montana", "hair")
STRIKE_PROP: Final = "scene-banner"
RAID_PROP: Final = "scene-rifles"


def paint_crowd(
    painter: QPainter, place: QRectF, card: OrangeCard, prop: str | None, *, fine: bool
) -> None:
    """The picture of an orange card; ``prop`` is what the crowd is out for."""
    chance = random.Random(card.number)
    strike = any(isinstance(effect, PaidUnrest) for effect in card.effects)
    people = (3 if fine else 2) + card.number % 3
    with clipped(painter, place):
        paint_landscape(painter, place, _land(card), fine=fine)
        across = place.left() + place.width() * (0.36, 0.5, 0.64)[card.number // 2 % 3]
        sides = _sides(card.number)
        if strike and not fine:  # placards are wide: a second one would hide the thing itself
            sides = sides[:1]
        for side in sides:
            beside = across + side * place.width() * (0.26 if fine else 0.31)
            if strike:
                _placard(painter, place, beside, chance, fine=fine)
            else:
                _torch(painter, place, beside, chance)
        _paint_prop(painter, place, across, prop or _aim(card, strike=strike))
        for index in range(people):
            _paint_person(painter, place, index, people, chance, strike=strike, fine=fine)


def _land(card: OrangeCard) -> Land:
    """Where it happens: the first district the card names, else one by number."""
    number = card.number
    named = card.districts or DISTRICTS[number % len(DISTRICTS) :]
    return Land(
        district=named[0],
        seed=number,
        light=LIGHTS[number % len(LIGHTS)],
        tone=mix(ORANGE, ORANGE_SKY, 0.3),
    )


def _aim(card: OrangeCard, *, strike: bool) -> str:
    """What the crowd is out for, told from the card: the target, or the mark of the trade."""
    symbols = where_symbols(card.target)
    own = STRIKE_PROP if strike else RAID_PROP
    return next((each.icon for each in symbols if each.icon and not each.struck), own)


def _sides(number: int) -> tuple[int, ...]:
    """On which sides of the middle something is held up."""
    return ((-1, 1), (-1,), (1,), (1, -1))[number // 3 % 4]


def _paint_prop(painter: QPainter, place: QRectF, across: float, name: str) -> None:
    side = min(place.height() * 0.56, place.width() * 0.6)
    top = place.top() + place.height() * 0.06
    left = across - side / 2
    draw_icon(painter, name, left, top, side, INK, keyline=ORANGE_SKY, key_width=2.8)


def _paint_person(
    painter: QPainter,
    place: QRectF,
    index: int,
    people: int,
    chance: random.Random,
    *,
    strike: bool,
    fine: bool,
) -> None:
    hat = chance.choice(STRIKERS if strike else RAIDERS)
    look = Look(
        hat,
        "charro" if hat == "sombrero" else "suit",
        moustache=chance.random() < 0.5,
        beard=chance.random() < 0.2,
        glasses=chance.random() < 0.12,
    )
    share = (index + 0.5) / people + chance.uniform(-0.03, 0.03)
    centre = QPointF(
        place.left() + place.width() * share,
        place.top() + place.height() * chance.uniform(0.79, 0.88),
    )
    skull = place.height() * (0.36 if fine else 0.4)
    spot = mix(ORANGE_SPINE, ORANGE_SKY, chance.choice((0.1, 0.35, 0.6)))
    paint_calavera(painter, centre, skull, look, spot, fine=fine)


def _placard(
    painter: QPainter, place: QRectF, across: float, chance: random.Random, *, fine: bool
) -> None:
    side = place.height() * (0.46 if fine else 0.52)
    top = place.top() + place.height() * chance.uniform(0.05, 0.16)
    left = across - side / 2
    draw_icon(painter, "strike", left, top, side, INK, keyline=ORANGE_SKY, key_width=2.4)


def _torch(painter: QPainter, place: QRectF, across: float, chance: random.Random) -> None:
    height = place.height()
    side = height * 0.32
    top = place.top() + height * chance.uniform(0.08, 0.24)
    foot = QPointF(across + chance.uniform(-0.02, 0.02) * place.width(), top + height * 0.7)
    painter.fillPath(taper(QPointF(across, top + side * 0.7), foot, height * 0.03), QColor(INK))
    draw_icon(
        painter,
        "prestige-revolution",
        across - side / 2,
        top - side * 0.2,
        side,
        UNREST,
        keyline=ORANGE_SKY,
        key_width=2.6,
    )
    disk(painter, QPointF(across, top + side * 0.4), side * 0.28, UNREST)


# --- Troops ---------------------------------------------------------------------------------------
# Soldiers in their country, in one of several formations, with their arm.

Stand: TypeAlias = tuple[float, float, float]
"""Shares: across from the middle, down, and size of the skull."""

COAT: Final[dict[Faction, Coat]] = {
    "green": "uniform",
    "blue": "uniform",
    "white": "suit",
    "red": "charro",
}
HATS: Final[dict[Faction, tuple[Hat, ...]]] = {
    "green": ("kepi", "kepi", "kepi", "cap"),
    "blue": ("montana", "montana", "cap", "montana"),
    "white": ("montana", "cap", "bowler", "sombrero"),
    "red": ("sombrero", "sombrero", "hair", "sombrero"),
}
"""What is worn beside the hat of the faction; Locals have no common hat."""
CAMPS: Final[dict[Faction, tuple[str, ...]]] = {
    "green": ("scene-fort", "scene-tent", "scene-drum", "scene-banner"),
    "blue": ("scene-tent", "scene-flag", "scene-wagon"),
    "white": ("scene-hacienda", "scene-adobe", "scene-horse", "scene-church"),
    "red": ("scene-horse", "scene-banner", "scene-church", "scene-adobe", "scene-tree"),
}
"""What stands behind soldiers of whom we know nothing more."""
GROUNDS: Final[tuple[Foreground, ...]] = ("plain", "fence", "river", "track", "furrows")


@frozen
class Formation:
    """Where soldiers stand, and how their arm lies before them: place, turn in degrees, size."""

    stands: tuple[Stand, ...]
    arm: tuple[float, float] = (0.0, 0.78)
    turned: float = 0.0
    arm_size: float = 0.54


FORMATIONS: Final = (
    Formation(((-0.3, 0.52, 0.32), (0.3, 0.52, 0.32), (0.0, 0.49, 0.37))),
    Formation(
        ((-0.32, 0.46, 0.25), (0.33, 0.46, 0.25), (-0.02, 0.58, 0.46)),
        arm=(0.3, 0.74),
        turned=-36,
        arm_size=0.5,
    ),
    Formation(((-0.23, 0.56, 0.4), (0.24, 0.52, 0.4)), arm=(0.0, 0.82), arm_size=0.48),
    Formation(
        ((-0.38, 0.6, 0.27), (-0.13, 0.55, 0.27), (0.12, 0.6, 0.27), (0.37, 0.55, 0.27)),
        arm=(0.0, 0.84),
        arm_size=0.46,
    ),
    Formation(((0.17, 0.6, 0.5),), arm=(-0.24, 0.72), turned=30, arm_size=0.56),
    Formation(
        ((0.36, 0.46, 0.24), (0.12, 0.5, 0.3), (-0.2, 0.6, 0.42)),
        arm=(0.28, 0.8),
        turned=14,
        arm_size=0.5,
    ),
)


def paint_ranks(
    painter: QPainter, place: QRectF, card: TroopCard, prop: str | None, *, fine: bool
) -> None:
    """The picture of a troop; ``prop`` is what stands behind it."""
    number = card.number
    chance = random.Random(number)
    tone = FACTION_TONE[card.faction]
    district = card.jurisdiction[0]
    light = LIGHTS[(number + number // 4) % len(LIGHTS)]
    ground = GROUNDS[number % len(GROUNDS)]
    second = mix(DISTRICT_TONE[district], tone, 0.12 + 0.08 * (number % 4))
    formation = FORMATIONS[number % len(FORMATIONS)]
    mirrored = bool(number // 2 % 2)
    with clipped(painter, place):
        paint_landscape(painter, place, Land(district, number, light, ground, second), fine=fine)
        camps = CAMPS[card.faction]
        behind = prop or camps[number % len(camps)]
        _paint_behind(painter, place, behind, -1 if mirrored else 1, fine=fine)
        for index, stand in enumerate(formation.stands):
            _paint_soldier(painter, place, card, stand, index, chance, mirrored, fine=fine)
        if fine:  # at table size a plate with the arm lies over the picture
            _paint_arm(painter, place, card, formation, mirrored=mirrored)


def _paint_behind(
    painter: QPainter, place: QRectF, name: str, direction: int, *, fine: bool
) -> None:
    side = place.height() * (0.56 if fine else 0.44)
    middle = place.center().x() + direction * place.width() * 0.3
    top = place.top() + place.height() * (0.16 if fine else 0.34)
    left = middle - side / 2
    draw_icon(painter, name, left, top, side, INK, keyline=PAPER, key_width=2.0)


def _paint_soldier(
    painter: QPainter,
    place: QRectF,
    card: TroopCard,
    stand: Stand,
    index: int,
    chance: random.Random,
    mirrored: bool,
    *,
    fine: bool,
) -> None:
    across, down, size = stand
    worn = HATS[card.faction]
    hat = worn[(card.number // 3 + index) % len(worn)] if index else _hat(card)
    look = Look(
        hat,
        COAT[card.faction],
        moustache=chance.random() < 0.6,
        beard=chance.random() < 0.25,
        glasses=chance.random() < 0.1,
    )
    centre = QPointF(
        place.center().x() + place.width() * across * (-1 if mirrored else 1),
        place.top() + place.height() * (down + (0 if fine else 0.07)),
    )
    spot = mix(FACTION_TONE[card.faction], PAPER, 0.12 + 0.1 * index)
    paint_calavera(painter, centre, place.height() * size, look, spot, fine=fine)


def _paint_arm(
    painter: QPainter, place: QRectF, card: TroopCard, formation: Formation, *, mirrored: bool
) -> None:
    side = min(place.width() * 0.74, place.height()) * formation.arm_size * 1.1
    across, down = formation.arm
    direction = -1 if mirrored else 1
    middle = place.center().x() + place.width() * across * direction
    draw_icon(
        painter,
        f"arm-{card.firepower}",
        middle - side / 2,
        place.top() + place.height() * down - side / 2,
        side,
        INK,
        keyline=PAPER,
        key_width=2.8,
        turned=formation.turned * direction,
        mirrored=mirrored,
    )


def _hat(card: TroopCard) -> Hat:
    """Locals have no common hat: some ride out in felt, some in caps."""
    if card.faction == "white":
        return "montana" if card.number % 2 else "cap"
    return FACTION_HAT[card.faction]
