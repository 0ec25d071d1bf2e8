"""Inks of factions, prestige and districts; each has a shape of its own as well."""

from typing import Final

from paxdesk.desk.painting.palette import (
    AMERICAN,
    CHARCOAL,
    FEDERAL,
    LOCAL,
    REBEL,
    STONE,
    Ink,
    Theme,
)
from paxdesk.porfiriana.rules.vocabulary import District, Faction, Prestige, RegimeKey

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
