"""The marks of prestige, regimes, factions and strife, each drawn in a square."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import (
    AMERICAN,
    BLACK_RAISED,
    BONE,
    CHARCOAL,
    FEDERAL,
    INK,
    LOCAL,
    PAPER,
    REBEL,
    STONE,
    UNREST,
    Ground,
    Ink,
    Theme,
)
from paxdesk.desk.painting.shapes import disk, fill, frame
from paxdesk.porfiriana.rules.vocabulary import District, Faction, Prestige, RegimeKey

# --- Inks of factions, prestige and districts; each has a shape of its own as well ----------------

FACTION_INK: Final[dict[Faction, Ink]] = {
    "green": FEDERAL,
    "blue": AMERICAN,
    "white": LOCAL,
    "red": REBEL,
}
FACTION_TONE: Final[dict[Faction, Ink]] = {**FACTION_INK, "white": STONE}
"""Faction inks strong enough to tint a picture: bone would not show, stone does."""
PRESTIGE_INK: Final[dict[Prestige, Ink]] = {
    "loyalty": FEDERAL,
    "outrage": AMERICAN,
    "command": CHARCOAL,
    "revolution": REBEL,
}
PRESTIGE_TINT: Final[dict[Prestige, Ink]] = {
    "loyalty": "#86BE9C",
    "outrage": "#92BBE6",
    "command": "#EFE3CB",
    "revolution": "#F0937A",
}
PRESTIGE_OF: Final[dict[RegimeKey, Prestige]] = {
    "pax": "loyalty",
    "us_intervention": "outrage",
    "martial_law": "command",
    "anarchy": "revolution",
}
DISTRICT_TONE: Final[dict[District, Ink]] = {
    "sonora": "#D9A06A",
    "chihuahua": "#AEB394",
    "america": "#C9A79A",
}


def prestige_on(theme: Theme, prestige: Prestige) -> Ink:
    """The ink of a prestige mark on the panels of a theme."""
    return (PRESTIGE_TINT if theme.dark else PRESTIGE_INK)[prestige]


FACTION_ICON: Final[dict[Faction, str]] = {
    "green": "faction-federal",
    "blue": "faction-us",
    "white": "faction-local",
    "red": "faction-rebel",
}


def prestige_ink(prestige: Prestige, ground: Ground) -> Ink:
    """The ink of a prestige mark on the ground it is printed on."""
    if ground == "paper":
        return PRESTIGE_INK[prestige]
    return PRESTIGE_TINT[prestige] if ground == "dark" else BONE


def prestige_mark(
    painter: QPainter,
    prestige: Prestige,
    left: float,
    top: float,
    side: float,
    ground: Ground = "paper",
    *,
    award: bool = False,
) -> None:
    """One prestige point; an award, not yet anyone's, is printed upside down."""
    ink = prestige_ink(prestige, ground)
    turned = 180 if award else 0
    draw_icon(painter, f"prestige-{prestige}", left, top, side, ink, turned=turned)


def regime_swirl(
    painter: QPainter,
    prestige: Prestige,
    left: float,
    top: float,
    side: float,
    ground: Ground = "paper",
) -> None:
    """Regime change: the swirl with the new regime's prestige mark in its eye."""
    on_paper = ground == "paper"
    draw_icon(painter, "regime-change", left, top, side, INK if on_paper else BONE)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    eye = side * 0.56
    middle = QPointF(left + side / 2, top + side / 2)
    disk(painter, middle, eye * 0.56, PAPER if on_paper else BLACK_RAISED)
    corner = (side - eye) / 2
    prestige_mark(painter, prestige, left + corner, top + corner, eye, ground)


def faction_plate(
    painter: QPainter, faction: Faction, left: float, top: float, side: float
) -> None:
    """A faction's sign on a square of its ink; the Locals' bone square has a frame."""
    square = QRectF(left, top, side, side)
    local = faction == "white"
    fill(painter, square, BONE if local else FACTION_INK[faction], side * 0.14)
    if local:
        frame(painter, square, CHARCOAL, 1, side * 0.14)
    ink = CHARCOAL if local else BONE
    draw_icon(painter, FACTION_ICON[faction], left + side * 0.1, top + side * 0.1, side * 0.8, ink)


def strife_column(
    painter: QPainter, between: tuple[Faction, Faction], left: float, top: float, side: float
) -> float:
    """Strife down a spine: two faction plates and a fist between; returns the height."""
    for index, faction in enumerate(between):
        faction_plate(painter, faction, left, top + index * side * 1.5, side)
    draw_icon(painter, "strife", left + side * 0.22, top + side * 0.97, side * 0.56, UNREST)
    return side * 2.5
