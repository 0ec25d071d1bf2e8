"""Inks, papers, seats and themes; colours are hexadecimal strings.

No information relies on colour alone: every faction, prestige and seat also has a distinct shape.
"""

from functools import lru_cache
from typing import Final, Literal, TypeAlias

from PySide6.QtGui import QColor

from paxdesk.language import tr_noop
from paxdesk.lazy_attrs import frozen

Ink: TypeAlias = str
Seat: TypeAlias = int
"""Seat at the table, 1 to 6; 0 for none."""
Ground: TypeAlias = Literal["paper", "spine", "dark"]
"""Background of a mark: paper, a coloured spine, or a dark ground."""


@lru_cache(maxsize=512)
def qcolor(ink: Ink) -> QColor:
    """Return a cached QColor for an ink; it must not be modified."""
    return QColor(ink)


PAPER: Final = "#F1E6CF"
TAN: Final = "#E5CFA3"
NEWSPRINT: Final = "#F3E9B8"
YELLOW: Final = "#EDBE45"
ORANGE: Final = "#DE7F2E"
ORANGE_PAPER: Final = "#F3C88B"
ORANGE_SKY: Final = "#F7D9A8"
BLACK: Final = "#211D1A"
IVORY: Final = "#F6EEDD"
LEDGER: Final = "#E9E2C8"
BONE: Final = "#F6EEDD"
BACK_PAPER: Final = "#EADBBD"

INK: Final = "#1E1A17"
SEPIA: Final = "#5A4634"
CHARCOAL: Final = "#3B3632"
DEEP: Final = "#0F0C0A"
NIGHT: Final = "#14110F"
NIGHT_LINE: Final = "#6E6154"
PALE_SEPIA: Final = "#D9C6A2"
BURNT: Final = "#5A3008"
BACK_RED: Final = "#7A1F1A"
STONE: Final = "#8D8471"
BRASS: Final = "#E0B04A"
UNREST_INK: Final = "#C2331A"

TAN_SPINE: Final = "#D5BB87"
ORANGE_SPINE: Final = "#9A4A0C"
BLACK_SPINE: Final = "#0E0C0A"
BLACK_RAISED: Final = "#3A332E"
NEWSPRINT_SPINE: Final = "#DCCB85"
YELLOW_SPINE: Final = "#C9952A"
IVORY_SPINE: Final = "#DDCDA8"

FEDERAL: Final = "#1D4733"
AMERICAN: Final = "#33659B"
LOCAL: Final = "#F1E8D6"
REBEL: Final = "#B8381B"


@frozen
class SeatLook:
    """Colour of a seat with its name, and the ink of the seat's mark (icon ``seat-n``)."""

    colour: Ink
    name: str
    ink: Ink


SEATS: Final[dict[Seat, SeatLook]] = {
    0: SeatLook(BONE, "", INK),
    1: SeatLook("#ECC64A", tr_noop("Honey"), INK),
    2: SeatLook("#22A1AA", tr_noop("Turquoise"), INK),
    3: SeatLook("#D3437D", tr_noop("Dahlia"), BONE),
    4: SeatLook("#653790", tr_noop("Plum"), BONE),
    5: SeatLook("#D3DEE5", tr_noop("Zinc"), INK),
    6: SeatLook("#26221F", tr_noop("Kohl"), BONE),
}


@frozen
class Theme:
    """Colours of the table; ``shadow`` is the alpha (0 to 255) of shadows."""

    table: Ink
    table_light: Ink
    grain: Ink
    panel: Ink
    raised: Ink
    line: Ink
    text: Ink
    muted: Ink
    focus: Ink
    plate: Ink
    refusal: Ink
    shadow: int
    dark: bool
    plain: bool = False
    """True for high contrast: no grain, no light on the table, frames of 2 px."""

    @property
    def shade(self) -> Ink:
        """Colour of the thin veil over unusable things; lighter on a light table."""
        return "#140C08" if self.dark else blend(self.table, self.table_light, 0.6)


DARK: Final = Theme(
    table="#1A1512",
    table_light="#2C221B",
    grain="#FFFFFF",
    panel="#261D17",
    raised="#35291F",
    line="#5E4C3A",
    text="#EFE3CB",
    muted="#BBA98B",
    focus="#F0B94B",
    plate="#F0B94B",
    refusal="#F08A70",
    shadow=120,
    dark=True,
)
LIGHT: Final = Theme(
    table="#BFA982",
    table_light="#D2BF9B",
    grain="#000000",
    panel="#E3D6BA",
    raised="#EFE5CE",
    line="#8C7758",
    text="#1E1A17",
    muted="#46361F",
    focus="#7A4E00",
    plate="#EDBE45",
    refusal="#9C2410",
    shadow=60,
    dark=False,
)
HIGH_CONTRAST: Final = Theme(
    table="#000000",
    table_light="#000000",
    grain="#000000",
    panel="#000000",
    raised="#1C1C1C",
    line="#FFFFFF",
    text="#FFFFFF",
    muted="#E6E6E6",
    focus="#FFD34D",
    plate="#FFD34D",
    refusal="#FF9C84",
    shadow=0,
    dark=True,
    plain=True,
)


@lru_cache(maxsize=1024)
def blend(first: Ink, second: Ink, share: float) -> Ink:
    """Return ``first`` mixed with a ``share`` (0 to 1) of ``second``."""
    one, two = QColor(first), QColor(second)
    pairs = ((one.red(), two.red()), (one.green(), two.green()), (one.blue(), two.blue()))
    return "#{:02X}{:02X}{:02X}".format(*(round(a + (b - a) * share) for a, b in pairs))


def contrast(first: Ink, second: Ink) -> float:
    """Return the WCAG contrast ratio of two colours, 1 to 21."""
    darker, lighter = sorted((_luminance(first), _luminance(second)))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(ink: Ink) -> float:
    colour = QColor(ink)
    weights = (0.2126, 0.7152, 0.0722)
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    return sum(
        weight * (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4)
        for weight, part in zip(weights, parts, strict=True)
    )
