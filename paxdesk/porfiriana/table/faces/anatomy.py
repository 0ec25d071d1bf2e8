"""Levels of detail, zones and art of a card.

Lengths are card units: a card is 100 u wide and 140 u high.
"""

from enum import Enum
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias, get_args

from attrs import evolve
from PySide6.QtCore import QRectF

from paxdesk.desk.scene.geometry import INSPECTOR_FROM, RATIO
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.cards import Card, Coat, Dress, Hat
from paxdesk.porfiriana.rules.variant import LIVING_RULES, Variant
from paxdesk.resources import assets_folder, icon_names
from paxdesk.strict_yaml import (
    YamlNode,
    bool_reader,
    check_keys,
    choice_reader,
    list_items,
    map_entries,
    read_file,
    text_reader,
)

Units: TypeAlias = tuple[float, float, float, float]
"""Rectangle in card units: left, top, width, height."""

CORNER: Final = 3.6
"""Corner radius of a card, in card units."""
HOVER_FROM: Final = 172
"""Minimum width, in px, of a card with sentences."""
ROOMY_FROM: Final = 90
"""Minimum width, in px, of a card with its usual title height."""
CRAMPED_FROM: Final = 62
TITLE_TAKES: Final = 26
"""Maximum height, in card units, that a title takes from the picture."""


class DetailLevel(Enum):
    """Level of detail of a face: icons, icons with sentences, or everything."""

    TABLE = "T"
    HOVER = "H"
    INSPECTOR = "I"


def level_of(width: float, words_from: float = HOVER_FROM) -> DetailLevel:
    """Return the level of detail at ``width`` px; sentences begin at ``words_from`` px."""
    if width < words_from:
        return DetailLevel.TABLE
    return DetailLevel.HOVER if width < INSPECTOR_FROM else DetailLevel.INSPECTOR


@frozen
class FaceLayout:
    """Zones of a face, in card units. Missing zones are None."""

    spine: float
    picture: Units
    title: Units
    foot: Units
    kind: Units | None = None
    words: Units | None = None
    colophon: Units | None = None


ZONES: Final[dict[DetailLevel, FaceLayout]] = {
    DetailLevel.TABLE: FaceLayout(
        spine=22,
        picture=(23.5, 2.5, 74, 76),
        title=(24.5, 79, 72.5, 33),
        foot=(23.5, 112.5, 74, 25),
    ),
    DetailLevel.HOVER: FaceLayout(
        spine=16,
        picture=(17.5, 2.2, 80.3, 58),
        title=(19, 61, 78, 18),
        words=(19, 79.5, 77.5, 33),
        foot=(17.5, 113.5, 80.3, 24.3),
    ),
    DetailLevel.INSPECTOR: FaceLayout(
        spine=13,
        picture=(14.4, 2, 83.6, 53),
        title=(16.5, 55.4, 80, 12),
        kind=(16.5, 66.6, 80, 5.5),
        words=(16.5, 73.5, 80, 36.5),
        foot=(14.4, 110.5, 83.6, 15.5),
        colophon=(16.5, 126.4, 80.5, 12),
    ),
}
TALL_ZONES: Final[dict[DetailLevel, FaceLayout]] = {
    DetailLevel.TABLE: ZONES[DetailLevel.TABLE],
    DetailLevel.HOVER: FaceLayout(
        spine=16,
        picture=(17.5, 2.2, 80.3, 66),
        title=(19, 69, 78, 15),
        words=(19, 84.5, 77.5, 53),
        foot=(17.5, 113.5, 80.3, 24.3),
    ),
    DetailLevel.INSPECTOR: FaceLayout(
        spine=13,
        picture=(14.4, 2, 83.6, 64),
        title=(16.5, 66.6, 80, 11),
        kind=(16.5, 77, 80, 5.5),
        words=(16.5, 83.5, 80, 41),
        foot=(14.4, 103.5, 83.6, 22),
        colophon=(16.5, 126.4, 80.5, 12),
    ),
}
"""Zones of cards with a taller picture: partners, public cards, Hacendados."""
TROOP_ZONES: Final[dict[DetailLevel, FaceLayout]] = {
    **ZONES,
    DetailLevel.TABLE: FaceLayout(
        spine=22,
        picture=(23.5, 2.5, 74, 66),
        title=(24.5, 69.5, 72.5, 31),
        foot=(23.5, 101, 74, 36.5),
    ),
}
COIN_RADIUS: Final[dict[DetailLevel, float]] = {
    DetailLevel.TABLE: 12.5,
    DetailLevel.HOVER: 9,
    DetailLevel.INSPECTOR: 7.2,
}


@frozen
class CardSpace:
    """Place of a card in px, with conversion from card units."""

    left: float
    top: float
    width: float
    words_from: float = HOVER_FROM
    variant: Variant = LIVING_RULES

    @property
    def unit(self) -> float:
        """Size of a card unit, in px."""
        return self.width / 100

    @property
    def height(self) -> float:
        return self.width * RATIO

    @property
    def level(self) -> DetailLevel:
        return level_of(self.width, self.words_from)

    @property
    def fine(self) -> bool:
        """True if engraved details are drawn."""
        return self.level is not DetailLevel.TABLE

    @property
    def corner(self) -> float:
        """Corner radius, in px."""
        return CORNER * self.unit

    @property
    def outline(self) -> QRectF:
        return QRectF(self.left, self.top, self.width, self.height)

    def zones(self, table: dict[DetailLevel, FaceLayout]) -> FaceLayout:
        """Return the face's zones; below ROOMY_FROM the title is taller."""
        usual = table[self.level]
        if self.width >= ROOMY_FROM:
            return usual
        left, top, width, height = usual.picture
        taken = TITLE_TAKES * min(1.0, (ROOMY_FROM - self.width) / (ROOMY_FROM - CRAMPED_FROM))
        start, foot = usual.title[1] - taken, usual.title[1] + usual.title[3]
        return evolve(
            usual,
            picture=(left, top, width, height - taken),
            title=(usual.title[0], start, width + 0.5, foot - start),
        )

    def x(self, units: float) -> float:
        """Convert a distance from the left edge to an x coordinate in px."""
        return self.left + units * self.unit

    def y(self, units: float) -> float:
        """Convert a distance from the top edge to a y coordinate in px."""
        return self.top + units * self.unit

    def rect(self, units: Units) -> QRectF:
        """Convert a rectangle from card units to px."""
        left, top, width, height = units
        unit = self.unit
        return QRectF(self.x(left), self.y(top), width * unit, height * unit)


# An art entry applies only to the card with the same number and name.

ART_FILE: Final = "art.yaml"


@frozen
class CardArt:
    """Names of a card, and the people and object in its picture."""

    name: str
    short: str | None = None
    brief: str | None = None
    looks: tuple[Dress, ...] = ()
    prop: str | None = None

    def look(self, side: int = 0) -> Dress | None:
        return self.looks[side] if side < len(self.looks) else None


def load_art(path: Path) -> dict[int, CardArt]:
    """Read the art of cards by number. Raises Misfit, with the line, for invalid content."""
    found = {}
    icon = choice_reader(icon_names())
    for number, node in map_entries(read_file(path)).items():
        check_keys(node, ("name", "short", "brief", "looks", "prop"), ("name",), "art")
        given = map_entries(node)
        found[int(number)] = CardArt(
            name=text_reader(given["name"]),
            short=text_reader(given["short"]) if "short" in given else None,
            brief=text_reader(given["brief"]) if "brief" in given else None,
            looks=tuple(map(_look, list_items(given["looks"], 1, 2))) if "looks" in given else (),
            prop=icon(given["prop"]) if "prop" in given else None,
        )
    return found


def _look(node: YamlNode) -> Dress:
    faces = ("moustache", "beard", "glasses")
    check_keys(node, ("hat", "coat", *faces), ("hat", "coat"), "a look")
    given = map_entries(node)
    hat: Hat = choice_reader(get_args(Hat))(given["hat"])
    coat: Coat = choice_reader(get_args(Coat))(given["coat"])
    return Dress(hat, coat, **{name: bool_reader(given[name]) for name in faces if name in given})


@cache
def _own_art() -> dict[int, CardArt]:
    return load_art(assets_folder() / ART_FILE)


def art_of(card: Card) -> CardArt:
    """Return the art of a card; a picture in the card's data takes precedence."""
    art = _own_art().get(card.number)
    if art is None or art.name != card.name:
        art = CardArt(card.name)
    if card.picture is not None:
        art = evolve(art, looks=card.picture.people, prop=card.picture.thing)
    return art
