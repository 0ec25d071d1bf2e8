"""Tests of painted text: it fits its place and is legible."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from paxdesk.desk.painting import palette, typesetting
from paxdesk.desk.painting.controls import SMALLEST_CAPTION, caption_font
from paxdesk.desk.scene.marks import DIMMED_ALPHA
from paxdesk.porfiriana.rules.cards import (
    Card,
    HacendadoCard,
    HeadlineCard,
    PartnerCard,
    PlayAidCard,
    RegimeCard,
    ToppleCard,
    TroopCard,
)
from paxdesk.porfiriana.table.faces import hacendado, headline, partner
from paxdesk.porfiriana.table.faces.anatomy import (
    TALL_ZONES,
    TROOP_ZONES,
    ZONES,
    CardSpace,
    DetailLevel,
    Units,
)
from paxdesk.porfiriana.table.faces.parts import (
    paint_title,
    printed_lines,
    title_font,
    title_of,
    words_font,
    words_height,
)
from paxdesk.porfiriana.table.painting import symbols

from .conftest import Variant

WIDTHS = (46, 50, 54, 58, 64, 75, 97, 118, 180, 240, 340)


def zones_of(card: Card, space: CardSpace) -> tuple[Units, Units | None]:
    tall = isinstance(card, PartnerCard | HacendadoCard)
    table = TALL_ZONES if tall else TROOP_ZONES if isinstance(card, TroopCard) else ZONES
    zones, level = space.zones(table), space.level
    words = zones.words
    if isinstance(card, HacendadoCard):
        words = hacendado.WORDS.get(level)
    elif isinstance(card, HeadlineCard | ToppleCard) and words is not None:
        words = headline.HOVER_WORDS if level is DetailLevel.HOVER else headline.EVENT_WORDS
    elif isinstance(card, PartnerCard) and card.public and level is DetailLevel.HOVER:
        words = partner.PUBLIC_WORDS
    return zones.title, words


@pytest.mark.parametrize("width", WIDTHS)
def test_titles_fit_uncut(variants: list[Variant], width: int) -> None:
    space = CardSpace(0, 0, width)
    paper = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
    for card, side, flipped in variants:
        if isinstance(card, RegimeCard | PlayAidCard | HeadlineCard | ToppleCard):
            continue
        units, _ = zones_of(card, space)
        name = card.sides[side].name if isinstance(card, PartnerCard) and card.public else ""
        title = title_of(card, space, name)
        if isinstance(card, HacendadoCard) and flipped and space.level is DetailLevel.TABLE:
            cause = card.cause(flipped)
            title = cause.title if cause else title
        face, rows = title_font(space, title, units)
        place = space.rect(units)
        assert typesetting.fits(title, face, place.width(), rows, place.height() + 1), title
        with typesetting.noting() as letters, QPainter(paper) as painter:
            paint_title(painter, space, title, units)
        assert letters
        over = 2 + width / 100  # a J extends a little beyond its line
        around = place.adjusted(-over, -over, over, over)
        assert all(around.contains(each) for each in letters), f"{title} is set beside its place"


@pytest.mark.parametrize("width", [180, 240, 340])
def test_words_fit_their_zone(variants: list[Variant], width: int) -> None:
    space = CardSpace(0, 0, width)
    for card, side, flipped in variants:
        if isinstance(card, RegimeCard | PlayAidCard):
            continue
        _, units = zones_of(card, space)
        assert units is not None
        rows = printed_lines(card, space, side, flipped)
        assert rows, card.name
        face = words_font(space, rows, units)
        place = space.rect(units)
        icons = space.level is DetailLevel.INSPECTOR
        height = words_height(rows, face, place.width(), icons=icons)
        assert height <= place.height() + 1, f"{card.number} {card.name}"


def test_fitted_text_prefers_size_to_width() -> None:
    large = typesetting.fit_font("Minas", 200, 1, 20, 8)
    small = typesetting.fit_font("Consolidated Bank of Tucson", 90, 1, 20, 8)
    assert large.pixelSize() == 20
    assert small.pixelSize() < 20


@pytest.mark.parametrize("middle", [False, True])
@pytest.mark.parametrize("align", [typesetting.LEFT, typesetting.RIGHT, typesetting.ALIGN_CENTRE])
def test_words_without_room_are_cut_inside_their_place(
    align: typesetting.Align, middle: bool
) -> None:
    face, paper = typesetting.make_font(14), QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
    words = "Consolidated Bank of Tucson"
    for width in range(40, 200, 4):
        place = QRectF(20, 20, width, 20)
        with typesetting.noting() as letters, QPainter(paper) as painter:
            typesetting.draw_text(painter, place, words, face, align=align, middle=middle)
        (seen,) = letters
        assert place.adjusted(-1, 0, 1, 0).contains(seen)
        uncut = typesetting.text_width(words, face)
        assert seen.width() > min(width, uncut) - 20, "as much as there is room for"


def test_faces_are_loaded() -> None:
    typesetting.load_faces()
    for name, weights in (("sans", (400, 600, 700)), ("serif", (400, 600, 700, 900))):
        for weight in weights:
            made = typesetting.make_font(20, name, weight)  # type: ignore[arg-type]
            assert typesetting.QFontDatabase.hasFamily(made.family())


# --- Contrast (WCAG: 4.5 for text, 3 for marks) ---------------------------------------------------

PAPERS = (
    palette.PAPER,
    palette.TAN,
    palette.TAN_SPINE,
    palette.NEWSPRINT,
    palette.NEWSPRINT_SPINE,
    palette.YELLOW,
    palette.YELLOW_SPINE,
    palette.ORANGE_PAPER,
    palette.IVORY,
    palette.IVORY_SPINE,
    palette.LEDGER,
)


@pytest.mark.parametrize("ground", PAPERS)
def test_ink_is_legible_on_every_paper(ground: str) -> None:
    assert palette.contrast(palette.INK, ground) >= 6


@pytest.mark.parametrize("ground", [palette.PAPER, palette.TAN, palette.IVORY])
def test_notes_are_legible_on_paper(ground: str) -> None:
    assert palette.contrast(palette.SEPIA, ground) >= 4.5


@pytest.mark.parametrize(
    "ground",
    [palette.FEDERAL, palette.AMERICAN, palette.REBEL, palette.ORANGE_SPINE, palette.BLACK],
)
def test_bone_is_legible_on_every_spine(ground: str) -> None:
    assert palette.contrast(palette.BONE, ground) >= 4.5


def dimmed(ink: str, theme: palette.Theme) -> str:
    return palette.blend(ink, theme.shade, DIMMED_ALPHA / 255)


@pytest.mark.parametrize("theme", [palette.DARK, palette.LIGHT])
def test_names_and_prices_of_dimmed_cards_are_legible(theme: palette.Theme) -> None:
    for ground in (palette.PAPER, palette.TAN, palette.NEWSPRINT, palette.YELLOW, palette.BRASS):
        assert palette.contrast(dimmed(palette.INK, theme), dimmed(ground, theme)) >= 4.5
    assert palette.contrast(dimmed(palette.BONE, theme), dimmed(palette.BLACK, theme)) >= 4.5


@pytest.mark.parametrize("theme", [palette.DARK, palette.LIGHT, palette.HIGH_CONTRAST])
def test_themes_are_legible(theme: palette.Theme) -> None:
    for ground in (theme.panel, theme.raised):
        assert palette.contrast(theme.text, ground) >= 7
        assert palette.contrast(theme.muted, ground) >= 4.5
        assert palette.contrast(theme.focus, ground) >= 4.5
        assert palette.contrast(theme.refusal, ground) >= 4.5
    for prestige in symbols.PRESTIGE_INK:
        assert palette.contrast(symbols.prestige_on(theme, prestige), theme.panel) >= 3


def test_prestige_shows_on_paper_and_seats_on_their_plates() -> None:
    for ink in symbols.PRESTIGE_INK.values():
        assert palette.contrast(ink, palette.TAN_SPINE) >= 3
    for look in palette.SEATS.values():
        assert palette.contrast(look.ink, look.colour) >= 3.5


def test_mixing_meets_its_ends() -> None:
    assert palette.blend("#000000", "#FFFFFF", 0) == "#000000"
    assert palette.blend("#000000", "#FFFFFF", 1) == "#FFFFFF"
    assert palette.contrast("#000000", "#FFFFFF") == pytest.approx(21)


@pytest.mark.parametrize("words", ["Deck", "Bull-Bear", "Taureau-ours", "Renversements"])
@pytest.mark.parametrize("width", [58, 70, 100])
def test_a_caption_is_squeezed_rather_than_cut(words: str, width: int) -> None:
    for pixels in (9, 11):
        face = caption_font(words, pixels, width)
        assert face.pixelSize() >= SMALLEST_CAPTION
        assert typesetting.text_width(words.upper(), face) <= width
