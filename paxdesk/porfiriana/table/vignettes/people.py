"""Pictures of partners, public cards, Hacendados, orange cards and troops."""

import random
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import (
    INK,
    ORANGE,
    ORANGE_SKY,
    ORANGE_SPINE,
    PAPER,
    UNREST_INK,
    Ink,
    blend,
)
from paxdesk.desk.painting.shapes import circle_path, draw_line, fill_circle
from paxdesk.desk.painting.svg import drawing
from paxdesk.desk.painting.typesetting import ALIGN_CENTRE, draw_text, make_font
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.card_verbs import DISTRICTS, Faction, PaidUnrest
from paxdesk.porfiriana.rules.cards import Coat, Dress, Hat, OrangeCard, TroopCard
from paxdesk.porfiriana.table.painting.symbols import (
    DISTRICT_TONE,
    FACTION_TONE,
    Symbol,
    where_symbols,
)
from paxdesk.porfiriana.table.vignettes.calavera import FACTION_HAT, chance_look, paint_bust
from paxdesk.porfiriana.table.vignettes.canvas import Canvas, IconSpot
from paxdesk.porfiriana.table.vignettes.landscape import (
    LIGHTS,
    Foreground,
    Landscape,
    numbered,
    paint_landscape,
)

# --- Partners, public cards and Hacendados --------------------------------------------------------
# Persons are shown as calaveras, institutions as emblems.

SEALS: Final = ("disk", "cartouche", "scallop", "lozenge", "arch")
COLUMNS: Final = 6
"""Number of column variants in ``front-page.svg``."""
TURNS: Final = (4, 9, 6)
"""Rotations of a newspaper, in degrees."""


def paint_person(
    canvas: Canvas,
    look: Dress,
    faction: Faction,
    seed: int,
    attribute: str | None = None,
    *,
    ground: Ink = PAPER,
    left: bool = False,
) -> None:
    """Paint a calavera in front of rays, with the icon ``attribute`` beside it."""
    tone = FACTION_TONE[faction]
    with canvas.clipped():
        _paint_rays(canvas, tone, ground, seed)
        across, (down, size) = 0.5, (0.5, 0.5) if look.bare else (0.58, 0.48)
        if attribute is not None:
            aside = 0.09 + 0.02 * (seed % 3)
            across, down, size = across + (-aside if left else aside), down + 0.02, size * 0.94
            known_by = IconSpot(0.24, 0.49, 0.44, widest=0.4, hung=True)
            canvas.icon(attribute, known_by, keyline=blend(ground, tone, 0.12), right_to_left=left)
        paint_bust(canvas, across, down, size, look, blend(tone, ground, 0.1))


def paint_front_page(canvas: Canvas, title: str, faction: Faction, side: int) -> None:
    """Paint a newspaper's front page with the title's initials."""
    painter = canvas.painter
    with canvas.clipped():
        seed = sum(map(ord, title)) + side
        _paint_rays(canvas, FACTION_TONE[faction], PAPER, seed)
        height = canvas.height
        wide, tall = height * (0.62 + 0.06 * (seed % 3)), height * 0.86
        painter.translate(canvas.place.center() + QPointF(-height * 0.08, height * 0.05))
        painter.rotate(TURNS[seed % len(TURNS)] * (1 if side else -1))
        page = QRectF(-wide / 2, -tall / 2, wide, tall)
        for part in ("page", numbered("columns", seed, COLUMNS)):
            drawing("front-page").paint(painter, part, page, INK, fine=canvas.fine)
        head = page.adjusted(wide * 0.07, tall * 0.05, -wide * 0.07, -tall * 0.62)
        face = make_font(head.height() * 1.06, "serif", 900)
        ink = FACTION_TONE[faction]
        draw_text(painter, head, initials(title), face, ink, ALIGN_CENTRE, elide=False)


def initials(title: str) -> str:
    """Return a title's first three capitals: "LAE" for "Los Angeles Examiner"."""
    return "".join(letter for letter in title if letter.isupper())[:3]


def paint_emblem(
    canvas: Canvas, main: str, objects: tuple[Symbol, ...], faction: Faction, seed: int
) -> None:
    """Paint a seal with an icon and any ``objects``; ``seed`` chooses the outline."""
    painter = canvas.painter
    with canvas.clipped():
        _paint_rays(canvas, FACTION_TONE[faction], PAPER, seed)
        side = min(canvas.width, canvas.height) * 0.72
        centre = canvas.at(0.5, 0.495)
        seal = _square(centre, side * 1.2)
        drawing("seals").paint(painter, SEALS[seed % len(SEALS)], seal, PAPER, fine=canvas.fine)
        shift = QPointF(-0.07 * side, -0.07 * side) if objects else QPointF(0, 0)
        box = _square(centre + shift, side * (0.7 if objects else 0.8))
        draw_icon(painter, main, box.left(), box.top(), box.width(), INK)
        if objects:
            _paint_object(painter, centre + QPointF(side * 0.36, side * 0.36), side * 0.4, objects)


def _square(centre: QPointF, side: float) -> QRectF:
    return QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)


def _paint_object(
    painter: QPainter, centre: QPointF, side: float, objects: tuple[Symbol, ...]
) -> None:
    """Paint a small disk with the last symbol that has an icon, or else the last figure."""
    symbol = next((each for each in reversed(objects) if each.icon), objects[-1])
    fill_circle(painter, centre, side * 0.6, PAPER)
    circle_path(painter, centre, side * 0.6, INK, max(1, side * 0.05))
    if symbol.icon:
        box = _square(centre, side * 0.84)
        draw_icon(painter, symbol.icon, box.left(), box.top(), box.width(), symbol.ink)
    else:
        face = make_font(side * 0.8, "sans", 700)
        draw_text(painter, _square(centre, side), symbol.figure, face, INK, ALIGN_CENTRE)


def _paint_rays(canvas: Canvas, tone: Ink, ground: Ink, seed: int) -> None:
    """Paint rays that vary with the seed."""
    strength = 0.24 + 0.05 * (seed % 4)
    canvas.fill(blend(ground, tone, strength))
    centre = canvas.at(0.5 + (seed // 2 % 3 - 1) * 0.16, 0.52)
    number = (22 if canvas.fine else 12) + 2 * (seed // 3 % 4)
    pale = blend(ground, tone, strength * 0.38)
    canvas.rays(centre, canvas.height * 0.1, number, pale, 0.5, 0.14 + seed * 0.37)


# --- Orange cards ---------------------------------------------------------------------------------
# A crowd in a landscape, with placards in a strike, or else with torches.

STRIKERS: Final[tuple[Hat, ...]] = ("cap", "bowler", "cap", "sombrero", "hair")
RAIDERS: Final[tuple[Hat, ...]] = ("sombrero", "cap", "sombrero", "montana", "hair")
STRIKE_PROP: Final = "scene-banner"
RAID_PROP: Final = "scene-rifles"


def paint_crowd(canvas: Canvas, card: OrangeCard, prop: str | None) -> None:
    """Paint the picture of an orange card; ``prop`` replaces the icon of its target."""
    fine = canvas.fine
    chance = random.Random(card.number)
    strike = any(isinstance(effect, PaidUnrest) for effect in card.effects)
    people = (3 if fine else 2) + card.number % 3
    with canvas.clipped():
        paint_landscape(canvas, _land(card))
        across = (0.36, 0.5, 0.64)[card.number // 2 % 3]
        sides = _sides(card.number)
        if strike and not fine:  # placards are wide, and a second one would hide the target
            sides = sides[:1]
        for side in sides:
            beside = across + side * (0.26 if fine else 0.31)
            if strike:
                _paint_placard(canvas, beside, chance)
            else:
                _paint_torch(canvas, beside, chance)
        aim = IconSpot(across, 0.62, 0.56, widest=0.6, hung=True)
        canvas.icon(prop or _aim(card, strike=strike), aim, keyline=ORANGE_SKY, key_width=2.8)
        for index in range(people):
            share = (index + 0.5) / people
            _paint_one_of_them(canvas, share, chance, STRIKERS if strike else RAIDERS)


def _land(card: OrangeCard) -> Landscape:
    """Return a landscape in the card's first district, or in one determined by its number."""
    number = card.number
    named = card.districts or DISTRICTS[number % len(DISTRICTS) :]
    return Landscape(
        district=named[0],
        seed=number,
        light=LIGHTS[number % len(LIGHTS)],
        tone=blend(ORANGE, ORANGE_SKY, 0.3),
    )


def _aim(card: OrangeCard, *, strike: bool) -> str:
    """Return the target's icon, by default a prop."""
    symbols = where_symbols(card.target)
    own = STRIKE_PROP if strike else RAID_PROP
    return next((each.icon for each in symbols if each.icon and not each.struck), own)


def _sides(number: int) -> tuple[int, ...]:
    """Return the sides where placards or torches are raised."""
    return ((-1, 1), (-1,), (1,), (1, -1))[number // 3 % 4]


def _paint_one_of_them(
    canvas: Canvas, share: float, chance: random.Random, hats: tuple[Hat, ...]
) -> None:
    hat = chance.choice(hats)
    coat: Coat = "charro" if hat == "sombrero" else "suit"
    look = chance_look(chance, hat, coat, moustache=0.5, beard=0.2, glasses=0.12)
    across, down = share + chance.uniform(-0.03, 0.03), chance.uniform(0.79, 0.88)
    spot = blend(ORANGE_SPINE, ORANGE_SKY, chance.choice((0.1, 0.35, 0.6)))
    paint_bust(canvas, across, down, 0.36 if canvas.fine else 0.4, look, spot)


def _paint_placard(canvas: Canvas, across: float, chance: random.Random) -> None:
    side = 0.46 if canvas.fine else 0.52
    spot = IconSpot(across, side + chance.uniform(0.05, 0.16), side)
    canvas.icon("strike", spot, keyline=ORANGE_SKY, key_width=2.4)


def _paint_torch(canvas: Canvas, across: float, chance: random.Random) -> None:
    top = chance.uniform(0.08, 0.24)
    foot = canvas.at(across + chance.uniform(-0.02, 0.02), top + 0.7)
    draw_line(canvas.painter, canvas.at(across, top + 0.22), foot, INK, canvas.height * 0.02)
    flame = IconSpot(across, top + 0.256, 0.32)
    canvas.icon("prestige-revolution", flame, UNREST_INK, keyline=ORANGE_SKY)
    canvas.disk(canvas.at(across, top + 0.128), canvas.height * 0.09, UNREST_INK)


# --- Troops ---------------------------------------------------------------------------------------
# Soldiers in a landscape, in one of several formations, with a weapon.

Stand: TypeAlias = tuple[float, float, float]
"""Soldier, in shares of the picture: offset from the middle, distance from the top, skull size."""

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
"""Hats of soldiers other than the first, by faction."""
CAMPS: Final[dict[Faction, tuple[str, ...]]] = {
    "green": ("scene-fort", "scene-tent", "scene-drum", "scene-banner"),
    "blue": ("scene-tent", "scene-flag", "scene-wagon"),
    "white": ("scene-hacienda", "scene-adobe", "scene-horse", "scene-church"),
    "red": ("scene-horse", "scene-banner", "scene-church", "scene-adobe", "scene-tree"),
}
"""Background motifs by faction, for cards without art."""
GROUNDS: Final[tuple[Foreground, ...]] = ("plain", "fence", "river", "track", "furrows")


@frozen
class Formation:
    """Positions of soldiers, and position, rotation (in degrees) and size of their weapon."""

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


def paint_ranks(canvas: Canvas, card: TroopCard, prop: str | None) -> None:
    """Paint the picture of a troop; ``prop`` is the motif behind the soldiers."""
    number = card.number
    chance = random.Random(number)
    tone = FACTION_TONE[card.faction]
    district = card.jurisdiction[0]
    light = LIGHTS[(number + number // 4) % len(LIGHTS)]
    ground = GROUNDS[number % len(GROUNDS)]
    second = blend(DISTRICT_TONE[district], tone, 0.12 + 0.08 * (number % 4))
    formation = FORMATIONS[number % len(FORMATIONS)]
    mirrored = bool(number // 2 % 2)
    with canvas.clipped():
        paint_landscape(canvas, Landscape(district, number, light, ground, second))
        camps = CAMPS[card.faction]
        behind = prop or camps[number % len(camps)]
        camp = IconSpot(0.8, 0.72, 0.56) if canvas.fine else IconSpot(0.8, 0.78, 0.44)
        canvas.icon(behind, camp, key_width=2.0, right_to_left=mirrored)
        for index, stand in enumerate(formation.stands):
            _paint_soldier(canvas, card, stand, index, chance, mirrored)
        if canvas.fine:  # at table size a plate covers this part of the picture
            across, down = formation.arm
            size = formation.arm_size * 1.1
            canvas.icon(
                f"arm-{card.firepower}",
                IconSpot(0.5 + across, down + size / 2, size, widest=0.74 * size),
                key_width=2.8,
                turned=formation.turned * (-1 if mirrored else 1),
                mirrored=mirrored,
                right_to_left=mirrored,
            )


def _paint_soldier(
    canvas: Canvas, card: TroopCard, stand: Stand, index: int, chance: random.Random, mirrored: bool
) -> None:
    across, down, size = stand
    worn = HATS[card.faction]
    hat = worn[(card.number // 3 + index) % len(worn)] if index else _hat(card)
    look = chance_look(chance, hat, COAT[card.faction], beard=0.25, glasses=0.1)
    across, down = 0.5 - across if mirrored else 0.5 + across, down + (0 if canvas.fine else 0.07)
    spot = blend(FACTION_TONE[card.faction], PAPER, 0.08 + 0.1 * index + 0.03 * (card.number % 5))
    paint_bust(canvas, across, down, size, look, spot)


def _hat(card: TroopCard) -> Hat:
    """Return the first soldier's hat, which varies among Locals."""
    if card.faction == "white":
        return "montana" if card.number % 2 else "cap"
    return FACTION_HAT[card.faction]
