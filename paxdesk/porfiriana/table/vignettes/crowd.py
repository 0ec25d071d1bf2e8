"""Orange cards: a crowd in its country, with placards in a strike, else with torches."""

import random
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import INK, ORANGE, ORANGE_SKY, ORANGE_SPINE, UNREST, mix
from paxdesk.desk.painting.shapes import disk
from paxdesk.porfiriana.rules.cards import OrangeCard
from paxdesk.porfiriana.rules.vocabulary import DISTRICTS, PaidUnrest
from paxdesk.porfiriana.table.painting.persons import Hat, Look
from paxdesk.porfiriana.table.painting.symbols import where_symbols
from paxdesk.porfiriana.table.vignettes.calavera import paint_calavera
from paxdesk.porfiriana.table.vignettes.engraving import clipped, taper
from paxdesk.porfiriana.table.vignettes.landscape import LIGHTS, Land, paint_landscape

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
