"""Type: fonts, and text that is wrapped, fitted or set as wood type.

Font sizes are whole pixels.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, Literal, TypeAlias

import font_source_sans_pro
import font_source_serif_pro
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QStaticText,
    QTransform,
)

from paxdesk.desk.painting.palette import INK, Ink, qcolor

Face: TypeAlias = Literal["sans", "serif"]
Align: TypeAlias = Qt.AlignmentFlag

LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
ALIGN_CENTRE: Final = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
TOP_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop

FAMILY: Final[dict[Face, str]] = {"sans": "Source Sans Pro", "serif": "Source Serif Pro"}
SANS_FILES: Final = ("Regular", "It", "Semibold", "SemiboldIt", "Bold")
SERIF_FILES: Final = ("Regular", "It", "Semibold", "SemiboldIt", "Bold", "Black")
SMALLEST_FONT: Final = 5


def face_files() -> dict[str, Path]:
    """Return the font files in use, by name."""
    paths = [
        Path(package.font_directory) / f"{prefix}-{style}.otf"
        for package, prefix, styles in (
            (font_source_sans_pro, "SourceSansPro", SANS_FILES),
            (font_source_serif_pro, "SourceSerifPro", SERIF_FILES),
        )
        for style in styles
    ]
    return {path.name: path for path in paths}


@cache
def load_faces() -> None:
    """Register the faces with Qt.

    Raises RuntimeError if a file cannot be loaded.
    """
    for path in face_files().values():
        if QFontDatabase.addApplicationFont(str(path)) < 0:
            raise RuntimeError(f"cannot load the typeface {path}")


@cache
def make_font(
    pixels: float,
    face: Face = "sans",
    weight: int = 400,
    *,
    italic: bool = False,
    tracking: float = 0.0,
    stretch: int = 100,
) -> QFont:
    """Return a font of ``pixels``, rounded to whole pixels and at least SMALLEST_FONT.

    ``tracking`` is extra letter spacing, ``stretch`` the width of letters, both in percent.
    """
    load_faces()
    made = QFont(FAMILY[face])
    made.setPixelSize(max(SMALLEST_FONT, round(pixels)))
    made.setWeight(QFont.Weight(weight))
    made.setItalic(italic)
    if tracking:
        made.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 100 + tracking)
    if stretch != 100:
        made.setStretch(stretch)
    made.setHintingPreference(QFont.HintingPreference.PreferVerticalHinting)
    return made


@lru_cache(maxsize=8192)
def text_width(words: str, face: QFont) -> float:
    """Return the width of a line in pixels."""
    return QFontMetricsF(face).horizontalAdvance(words)


def wrap_text(words: str, face: QFont, width: float) -> list[str]:
    """Return the text in lines no wider than ``width``, except for single longer words."""
    found = []
    for paragraph in words.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word  # double spaces are kept
            if line and text_width(longer, face) > width:
                found.append(line.rstrip())
                line = word
            else:
                line = longer
        found.append(line)
    return found


_noted: list[list[QRectF]] = []
"""Lists that currently collect areas for :func:`noting`."""


@contextmanager
def noting() -> Iterator[list[QRectF]]:
    """Yield a list that collects the areas of text drawn meanwhile, in logical pixels."""
    found: list[QRectF] = []
    _noted.append(found)
    try:
        yield found
    finally:
        _noted.remove(found)


def noted() -> bool:
    """Return whether text areas are being recorded, so that caches must be bypassed."""
    return bool(_noted)


def note(painter: QPainter, letters: QRectF) -> None:
    """Record the area of drawn text; the drawing functions of this module call this."""
    for found in _noted:
        found.append(painter.transform().mapRect(letters))


def draw_text(
    painter: QPainter,
    place: QRectF,
    words: str,
    face: QFont,
    ink: Ink = INK,
    align: Align = LEFT,
    *,
    lines: int = 1,
    leading: float = 1.16,
    elide: bool = True,
    middle: bool = False,
) -> float:
    """Draw text in ``place``, on at most ``lines`` lines; return its height in pixels.

    Unless ``elide`` is False, a line that does not fit is elided at its end, or in its ``middle``.
    """
    step, baseline, ascent = _line(face, leading)
    width = place.width()
    rows = wrap_text(words, face, width) if lines > 1 else [words]
    if len(rows) > lines:
        rows = [*rows[: lines - 1], " ".join(rows[lines - 1 :])]
    height = step * len(rows)
    share, sticks = _sides(align)
    top = place.top() if sticks else place.top() + (place.height() - height) / 2
    painter.setFont(face)
    painter.setPen(qcolor(ink))
    for row in rows:
        line = row
        if elide and text_width(row, face) > width + 0.5:
            cut = Qt.TextElideMode.ElideMiddle if middle else Qt.TextElideMode.ElideRight
            line = QFontMetricsF(face).elidedText(row, cut, width)
        left = place.left()
        if share:
            left += share * (width - text_width(line, face))
        # Static text is laid out once; its top may be between pixels.
        corner = QPointF(round(left * 2) / 2, round(top + baseline) - ascent)
        painter.drawStaticText(corner, _laid_out(line, face))
        if _noted and line.strip():
            letters = QFontMetricsF(face).tightBoundingRect(line)
            note(painter, letters.translated(corner.x(), corner.y() + ascent))
        top += step
    return height


@lru_cache(maxsize=2048)
def _laid_out(line: str, face: QFont) -> QStaticText:
    text = QStaticText(line)
    text.setTextFormat(Qt.TextFormat.PlainText)
    text.prepare(QTransform(), face)
    return text


@lru_cache(maxsize=1024)
def _line(face: QFont, leading: float) -> tuple[int, float, float]:
    """Return the line height, the baseline from the line's top, and the ascent, in pixels."""
    metrics = QFontMetricsF(face)
    step = round(face.pixelSize() * leading)
    ascent = metrics.ascent()
    return step, (step - (ascent + metrics.descent())) / 2 + ascent, ascent


@cache
def _sides(align: Align) -> tuple[float, bool]:
    """Return the share of free room left of text, and whether to top-align it."""
    if align is LEFT:
        return 0.0, False
    if align is ALIGN_CENTRE:
        return 0.5, False
    share = 1.0 if align & Qt.AlignmentFlag.AlignRight else 0.0
    if align & Qt.AlignmentFlag.AlignHCenter:
        share = 0.5
    return share, bool(align & Qt.AlignmentFlag.AlignTop)


def fits(words: str, face: QFont, width: float, lines: int, height: float) -> bool:
    """Return whether the text fits uncut, with a tight line spacing."""
    rows = wrap_text(words, face, width)
    return (
        len(rows) <= lines
        and len(rows) * round(face.pixelSize() * 1.05) <= height
        and all(text_width(row, face) <= width for row in rows)
    )


def fit_font(
    words: str,
    width: float,
    lines: int,
    largest: float,
    smallest: float,
    face: Face = "sans",
    weight: int = 600,
    *,
    height: float = 999.0,
    stretches: tuple[int, ...] = (100, 88),
) -> QFont:
    """Return the largest font in the widest stretch with which the text fits.

    If none fits, returns the smallest and narrowest.
    """
    made = make_font(smallest, face, weight, stretch=stretches[-1])
    for stretch in stretches:
        for pixels in range(max(round(largest), round(smallest)), round(smallest) - 1, -1):
            made = make_font(pixels, face, weight, stretch=stretch)
            if fits(words, made, width, lines, height):
                return made
    return made


@cache
def _wood_path(words: str, weight: int) -> QPainterPath:
    load_faces()
    face = QFont(FAMILY["serif"])
    face.setPixelSize(100)
    face.setWeight(QFont.Weight(weight))
    path = QPainterPath()
    path.addText(0, 0, face, words)
    return path


def draw_wood_type(
    painter: QPainter,
    place: QRectF,
    words: str,
    ink: Ink = INK,
    *,
    shade: Ink | None = None,
    squeeze: tuple[float, float] = (0.62, 1.0),
    align: Align = ALIGN_CENTRE,
    weight: int = 900,
) -> None:
    """Draw a line of heavy serif letters, scaled to fit ``place``.

    ``squeeze`` is the minimum and maximum ratio of horizontal to vertical scale; ``shade`` is the
    colour of a second, offset print.
    """
    path = _wood_path(words, weight)
    bounds = path.boundingRect()
    tall = place.height() / bounds.height()
    wide = min(tall * squeeze[1], place.width() / bounds.width())
    tall = min(tall, wide / squeeze[0])
    width, height = bounds.width() * wide, bounds.height() * tall
    left = place.left()
    if align & Qt.AlignmentFlag.AlignRight:
        left += place.width() - width
    elif align & Qt.AlignmentFlag.AlignHCenter:
        left += (place.width() - width) / 2
    placing = QTransform().translate(left, place.top() + (place.height() - height) / 2)
    placing.scale(wide, tall).translate(-bounds.x(), -bounds.y())
    set_type = placing.map(path)
    if shade is not None:
        shift = max(0.6, height * 0.05)
        painter.fillPath(set_type.translated(shift, shift), QColor(shade))
    painter.fillPath(set_type, QColor(ink))
    if _noted:
        note(painter, set_type.boundingRect())


def draw_fitted(
    painter: QPainter, room: QRectF, words: str, pixels: float, weight: int = 400,
    ink: Ink = INK, align: Align = LEFT, face: Face = "sans", *, least: float = 9,
) -> None:  # fmt: skip
    """Draw one line of text, made smaller and narrower to fit."""
    found = fit_font(words, room.width(), 1, pixels, least, face, weight, stretches=(100, 82))
    draw_text(painter, room, words, found, ink, align)
