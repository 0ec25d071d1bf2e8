"""Tests of drawings read from SVG files."""

from pathlib import Path
from typing import get_args

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from paxdesk.desk.painting import palette
from paxdesk.desk.painting.svg import SvgDrawing, drawing, read_svg
from paxdesk.porfiriana.rules.card_verbs import DISTRICTS
from paxdesk.porfiriana.rules.cards import Coat, Dress, Hat
from paxdesk.porfiriana.table.vignettes import landscape, people
from paxdesk.porfiriana.table.vignettes.calavera import parts_of
from paxdesk.resources import assets_folder

NAMES = sorted(path.stem for path in (assets_folder() / "drawings").glob("*.svg"))
OWN_INKS = {"#D9A441", "#F7F0E2", "#D4CAB5", "#5D574E", "#37322D", "#686157"}
"""Inks that are not in the palette."""


def picture(made: SvgDrawing, part: str, wide: int, high: int, *, fine: bool = True) -> QImage:
    image = QImage(wide, high, QImage.Format.Format_RGB32)
    image.fill("#FFFFFF")
    painter = QPainter(image)
    made.paint(painter, part, QRectF(0, 0, wide, high), "#0000FF", fine=fine)
    painter.end()
    return image


def colour(image: QImage, x: int, y: int) -> str:
    return QColor(image.pixel(x, y)).name()


@pytest.fixture
def made(tmp_path: Path) -> SvgDrawing:
    file = tmp_path / "made.svg"
    file.write_text(
        """<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 20 20">
        <!-- a comment, and things nobody reads --><style>.coarse { display: none }</style>
        <g id="square" display="none">
          <path fill="currentColor" d="m-10-10h10v10h-10z"/>
          <path class="fine" fill="#FF0000" d="M0 0H10V10H0Z"/>
          <path class="coarse" fill="#00FF00" d="M0 0H10V10H0Z"/>
        </g>
        <g id="lines"><path stroke="#FF0000" stroke-width="4" d="M0-10V10"/>
          <path stroke="#00FF00" stroke-width="2" stroke-dasharray="2 6" d="M-10 0H10"/></g>
        <circle fill="#FF0000" cx="0" cy="0" r="5"/>
        <ellipse fill="none" rx="1" ry="1" cx="0" cy="0"/>
        </svg>""",
        encoding="utf-8",
    )
    return read_svg(file)


def test_parts_are_the_groups_of_the_file(made: SvgDrawing) -> None:
    assert made.elements.keys() == {"square", "lines", ""}
    assert made.view == QRectF(-10, -10, 20, 20)
    circle, ellipse = made.part("")
    assert circle.path.boundingRect() == QRectF(-5, -5, 10, 10)
    assert (circle.fill, ellipse.fill, circle.stroke) == ("#FF0000", "", "")


def test_a_part_is_stretched_and_inked(made: SvgDrawing) -> None:
    large, small = (picture(made, "square", 80, 40, fine=fine) for fine in (True, False))
    assert colour(large, 20, 10) == colour(small, 20, 10) == "#0000ff"
    assert (colour(large, 60, 30), colour(small, 60, 30)) == ("#ff0000", "#00ff00")
    assert colour(large, 60, 10) == "#ffffff"
    assert made.outline("square", QRectF(0, 0, 80, 40)).boundingRect() == QRectF(0, 0, 40, 20)


def test_strokes_grow_with_the_height_and_are_heavier_in_small_pictures(made: SvgDrawing) -> None:
    def width(wide: int, *, fine: bool) -> int:
        image = picture(made, "lines", wide, 40, fine=fine)
        return sum(colour(image, x, 10) == "#ff0000" for x in range(wide))

    assert width(40, fine=True) == width(80, fine=True) == 8
    assert width(40, fine=False) == 12
    dashes = picture(made, "lines", 40, 40)
    assert [colour(dashes, x, 20) for x in (2, 8, 14)] == ["#00ff00", "#ffffff", "#ffffff"]


def test_unsupported_commands_are_named(tmp_path: Path) -> None:
    file = tmp_path / "arc.svg"
    file.write_text('<svg viewBox="0 0 9 9"><path d="M0 0a1 1 0 0 1 2 2"/></svg>')
    with pytest.raises(ValueError, match="'a'"):
        read_svg(file).part("")


@pytest.mark.parametrize("name", NAMES)
def test_drawings_keep_to_our_inks(name: str) -> None:
    ours = {ink for ink in vars(palette).values() if isinstance(ink, str)} | OWN_INKS
    for part in drawing(name).elements:
        shapes = drawing(name).part(part)
        assert part, "every shape stands in a group with an id"
        inks = {ink for shape in shapes for ink in (shape.fill, shape.stroke)}
        assert inks <= ours | {"", "currentColor"}, part
        assert inks - {""}, part
        assert not any(shape.path.isEmpty() for shape in shapes), part


def test_every_person_can_be_drawn() -> None:
    people = [
        Dress(hat, coat, moustache=True, beard=True, glasses=True)
        for hat in get_args(Hat)
        for coat in get_args(Coat)
    ]
    named = {part for look in people for part in parts_of(look)}
    assert named == drawing("calavera").elements.keys()


def test_every_part_of_a_land_is_drawn() -> None:
    counts = {
        "sky": landscape.SKIES,
        "night": landscape.SKIES,
        "ground": landscape.NEAR_GROUNDS,
        "night-ground": landscape.NEAR_GROUNDS,
        "grass": landscape.GRASSES,
        **{f"ridge-{district}": landscape.RIDGES for district in DISTRICTS},
    }
    numbered = {
        landscape.numbered(part, seed, count) for part, count in counts.items() for seed in range(9)
    }
    fore = {*get_args(landscape.Foreground), "river-left", "river-right"} - {"plain", "river"}
    assert numbered | fore == drawing("landscape").elements.keys()
    assert set(people.SEALS) == drawing("seals").elements.keys()
    columns = {f"columns-{number}" for number in range(1, people.COLUMNS + 1)}
    assert {"page"} | columns == drawing("front-page").elements.keys()
