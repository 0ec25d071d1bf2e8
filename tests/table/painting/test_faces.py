"""Tests of painted card faces."""

import attrs
import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from paxdesk.desk.painting import typesetting
from paxdesk.desk.scene.geometry import RATIO
from paxdesk.porfiriana.rules.card_verbs import FurtherPoint
from paxdesk.porfiriana.rules.cards import (
    Card,
    EnterpriseCard,
    HacendadoCard,
    PartnerCard,
    RegimeCard,
    TroopCard,
)
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.table.faces.anatomy import ART_FILE, DetailLevel, art_of, level_of, load_art
from paxdesk.porfiriana.table.faces.face import FaceCache, face_places, face_size, paint_face
from paxdesk.resources import assets_folder
from tests.shares import spread

from .conftest import Paint, Variant

WIDTHS = (97, 64, 180, 340)


def pixels(image: QImage) -> bytes:
    return bytes(image.constBits())


@pytest.mark.parametrize("width", spread(WIDTHS))
def test_every_face_paints(paint: Paint, variants: list[Variant], width: int) -> None:
    for card, side, flipped in variants:
        image = paint(card, width, side, flipped)
        centre = image.pixelColor(image.width() // 2, image.height() // 2)
        assert centre.alpha() == 255, card.name


@pytest.mark.parametrize("width", spread(WIDTHS))
def test_a_face_stays_inside_its_rectangle(deck: Deck, width: int) -> None:
    margin = 12
    height = round(width * RATIO)
    for card in list(deck.cards.values())[::7]:
        size = (width + 2 * margin, height + 2 * margin)
        image = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        paint_face(painter, margin, margin, width, card)
        painter.end()
        for x in range(0, size[0], 3):
            assert image.pixelColor(x, 2).alpha() == 0, card.name
            assert image.pixelColor(x, size[1] - 3).alpha() == 0, card.name
        for y in range(0, size[1], 3):
            assert image.pixelColor(2, y).alpha() == 0, card.name
            assert image.pixelColor(size[0] - 3, y).alpha() == 0, card.name


@pytest.mark.parametrize("width", spread([46, *WIDTHS]))
def test_all_text_of_a_face_is_on_it(paint: Paint, variants: list[Variant], width: int) -> None:
    """Text beyond the edge would be cut off by the pixmap."""
    outline = QRectF(-1, -1, width + 2, width * RATIO + 2)  # letters are measured in whole pixels
    for card, side, flipped in variants:
        with typesetting.noting() as letters:
            paint(card, width, side, flipped)
        assert letters or isinstance(card, RegimeCard), card.name
        beyond = [each for each in letters if not outline.contains(each)]
        assert not beyond, f"{card.number} {card.name}"


@pytest.mark.parametrize("width", [64, 97])
def test_no_two_faces_look_alike(paint: Paint, variants: list[Variant], width: int) -> None:
    seen: dict[bytes, str] = {}
    for card, side, flipped in variants:
        name = f"{card.name} ({side}, {flipped})"
        face = pixels(paint(card, width, side, flipped))
        assert face not in seen, f"{name} looks like {seen[face]}"
        seen[face] = name


@pytest.mark.parametrize("width", WIDTHS)
def test_each_point_of_a_card_is_painted(paint: Paint, deck: Deck, width: int) -> None:
    """Every additional point changes the face."""
    for number in (51, 18, 194, 10, 215):
        card = deck.cards[number]
        seen = set()
        for kinds in ((), ("command",), ("command", "revolution")):
            points = tuple(FurtherPoint(kind) for kind in kinds)
            other: Card
            if isinstance(card, PartnerCard):
                first, *rest = card.sides
                face = attrs.evolve(first, prestige="outrage", abilities=points)
                other = attrs.evolve(card, sides=(face, *rest))
            else:
                assert isinstance(card, EnterpriseCard | TroopCard)
                other = attrs.evolve(card, prestige="outrage", abilities=points)
            seen.add(pixels(paint(other, width)))
            if not isinstance(other, TroopCard):
                assert face_places(0, 0, width, other).prestige is not None
        assert len(seen) == 3, card.name


def test_pictures_of_one_industry_differ_at_table_size(paint: Paint, deck: Deck) -> None:
    by_industry: dict[str, list[tuple[str, QImage]]] = {}
    for card in deck.cards.values():
        if isinstance(card, EnterpriseCard):
            picture = face_places(0, 0, 64, card).picture.toRect()
            cut = paint(card, 64).copy(picture).scaled(12, 12)
            by_industry.setdefault(card.industry, []).append((card.name, cut))
    for cuts in by_industry.values():
        for index, (name, cut) in enumerate(cuts):
            for other_name, other in cuts[:index]:
                different = sum(
                    abs(cut.pixelColor(x, y).lightness() - other.pixelColor(x, y).lightness()) > 12
                    for x in range(12)
                    for y in range(12)
                )
                assert different >= 8, f"{name} and {other_name} look alike"


def test_levels_follow_the_width() -> None:
    assert [level_of(width) for width in (60, 171, 172, 259, 260)] == [
        DetailLevel.TABLE,
        DetailLevel.TABLE,
        DetailLevel.HOVER,
        DetailLevel.HOVER,
        DetailLevel.INSPECTOR,
    ]


@pytest.mark.parametrize("width", spread(WIDTHS))
def test_pieces_have_a_place_inside_the_card(variants: list[Variant], width: int) -> None:
    for card, side, flipped in variants:
        outline = QRectF(10, 20, width, width * RATIO)
        places = face_places(10, 20, width, card, side, flipped)
        assert outline.contains(places.picture), card.name
        for oval in (*places.ovals, *places.cubes):
            assert outline.contains(oval), card.name
        if isinstance(card, EnterpriseCard):
            assert len(places.ovals) == len(card.ovals)
            for first, second in zip(places.ovals, places.ovals[1:], strict=False):
                assert not first.intersects(second), card.name
            assert (places.prestige is not None) == (card.prestige is not None)
        if isinstance(card, HacendadoCard):
            assert len(places.cubes) == (0 if flipped else card.loyalist.income)


def test_a_depression_changes_the_regime(paint: Paint, deck: Deck) -> None:
    for card in deck.cards.values():
        if isinstance(card, RegimeCard):
            for width in WIDTHS:
                assert pixels(paint(card, width)) != pixels(paint(card, width, depression=True))


def test_the_back_is_not_a_face(paint: Paint) -> None:
    for width in WIDTHS:
        assert paint(None, width).pixelColor(width // 2, width // 4).alpha() == 255


# --- Corrected cards ------------------------------------------------------------------------------


def test_art_belongs_to_cards_of_the_deck(deck: Deck) -> None:
    for number, entry in load_art(assets_folder() / ART_FILE).items():
        assert deck.cards[number].name == entry.name


@pytest.mark.long
def test_a_renamed_card_has_no_art(paint: Paint, deck: Deck) -> None:
    for card in deck.cards.values():
        if art_of(card).short or art_of(card).look():
            renamed = attrs.evolve(card, name="Somebody Else")
            assert art_of(renamed).short is None
            assert art_of(renamed).look() is None
            for width in WIDTHS:
                paint(renamed, width)


def test_unusual_corrected_cards_paint(paint: Paint, deck: Deck) -> None:
    """The names are long; there are no or seven abilities."""
    partners = [card for card in deck.cards.values() if isinstance(card, PartnerCard)]
    abilities = tuple(
        ability for card in partners for side in card.sides for ability in side.abilities
    )
    for card in partners[:6]:
        first, *others = card.sides
        for changed in (
            attrs.evolve(first, abilities=()),
            attrs.evolve(first, abilities=abilities[:7], prestige=None),
        ):
            name = "A Name Longer than Any Card Could Reasonably Bear in Two Lines"
            strange = attrs.evolve(card, name=name, sides=(changed, *others))
            for width in WIDTHS:
                paint(strange, width)


# --- The cache ------------------------------------------------------------------------------------


def test_the_cache_paints_a_face_once(deck: Deck) -> None:
    cache = FaceCache()
    card = next(iter(deck.cards.values()))
    assert cache.face(card, 97).cacheKey() == cache.face(card, 97).cacheKey()
    assert cache.face(card, 97, 2.0).cacheKey() != cache.face(card, 97).cacheKey()
    assert cache.face(card, 97, 2.0).size() == face_size(97, 2.0)
    assert cache.face(card, 97, 2.0).deviceIndependentSize().width() == 97
    assert cache.face(None, 97).cacheKey() == cache.face(None, 97).cacheKey()
    assert len(cache) == 3


def test_the_cache_stays_within_its_limit(deck: Deck) -> None:
    face = 97 * round(97 * RATIO) * 4
    cache = FaceCache()
    cache.make_room(3 * face)
    cards = list(deck.cards.values())[:6]
    for card in cards:
        cache.face(card, 97)
        cache.face(cards[0], 97)
        assert cache.size <= cache.limit
    assert len(cache) == 3
    kept = cache.face(cards[0], 97).cacheKey()
    assert cache.face(cards[0], 97).cacheKey() == kept
    cache.clear()
    assert (len(cache), cache.size) == (0, 0)


def test_a_cached_face_equals_a_painted_one(paint: Paint, deck: Deck) -> None:
    card = next(iter(deck.cards.values()))
    cached = FaceCache().face(card, 97).toImage()
    painted = paint(card, 97)
    spot = QPointF(48, 120).toPoint()
    assert cached.pixelColor(spot) == painted.pixelColor(spot)
