"""Tests of the pictures of cards."""

from itertools import combinations

import attrs
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.table.faces.anatomy import ART_FILE, art_of, load_art
from paxdesk.porfiriana.table.faces.face import face_places
from paxdesk.porfiriana.table.vignettes.people import initials
from paxdesk.resources import assets_folder, icon_names

from .conftest import Paint, Variant

TABLE_SIZES = (64, 97)
CELLS = 16
"""Number of rows and of columns of the grid for comparing pictures."""
APART = 9.0
"""Minimum mean difference between two pictures, out of 255."""
VIVID = 0.9
"""Saturation and brightness above which a colour is too vivid."""


def picture(paint: Paint, variant: Variant, width: int) -> QImage:
    card, side, flipped = variant
    place = face_places(0, 0, width, card, side, flipped).picture.toRect()
    return paint(card, width, side, flipped).copy(place)


def spots(image: QImage) -> bytes:
    small = image.scaled(
        CELLS, CELLS, mode=Qt.TransformationMode.SmoothTransformation
    ).convertToFormat(QImage.Format.Format_RGB32)
    return bytes(small.constBits())


def distance(one: bytes, two: bytes) -> float:
    """Return the mean difference between the colour components."""
    return sum(abs(a - b) for a, b in zip(one, two, strict=True)) / (3 * CELLS * CELLS)


@pytest.mark.long
@pytest.mark.parametrize("width", TABLE_SIZES)
def test_every_card_has_a_different_picture(
    paint: Paint, variants: list[Variant], width: int
) -> None:
    seen = [(variant, spots(picture(paint, variant, width))) for variant in variants]
    for (one, first), (two, second) in combinations(seen, 2):
        apart = distance(first, second)
        names = f"{one[0].name} {one[1:]} and {two[0].name} {two[1:]}"
        assert apart >= APART, f"{names} differ by {apart:.1f} only"


@pytest.mark.long
def test_pictures_keep_to_muted_inks(paint: Paint, variants: list[Variant]) -> None:
    for variant in variants:
        image = picture(paint, variant, 97)
        colours = [
            image.pixelColor(x, y)
            for x in range(0, image.width(), 3)
            for y in range(0, image.height(), 3)
        ]
        bright = [
            colour
            for colour in colours
            if colour.hsvSaturationF() > VIVID and colour.valueF() > VIVID
        ]
        assert not bright, variant[0].name
        ink = sum(colour.lightnessF() < 0.45 for colour in colours)
        assert ink > len(colours) * 0.02, variant[0].name


@pytest.mark.long
def test_pictures_follow_the_data_of_a_corrected_card(paint: Paint, deck: Deck) -> None:
    """A renamed card has no art and is drawn from its data."""
    for number in art_numbers():
        renamed = attrs.evolve(deck.cards[number], name="Somebody Else")
        assert art_of(renamed).prop is None
        assert not picture(paint, (renamed, 0, None), 64).isNull()


def art_numbers() -> list[int]:
    return [number for number, entry in load_art(assets_folder() / ART_FILE).items()]


def test_things_in_pictures_are_drawn() -> None:
    props = {entry.prop for entry in load_art(assets_folder() / ART_FILE).values()}
    assert props - {None} <= icon_names()
    assert len(props) > 40


def test_a_newspaper_shows_its_initials() -> None:
    assert initials("Los Angeles Examiner") == "LAE"
    assert initials("Regeneración") == "R"
