"""Icons and colours of Pax Porfiriana."""

from typing import Final, assert_never

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
    UNREST_INK,
    Ground,
    Ink,
    Theme,
)
from paxdesk.desk.painting.shapes import MINUS, draw_frame, fill_circle, fill_rect
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules import card_verbs as verbs
from paxdesk.porfiriana.rules.card_text import topic_of
from paxdesk.porfiriana.rules.card_verbs import (
    ActionKind,
    Connection,
    District,
    Faction,
    Prestige,
    RegimeKey,
)
from paxdesk.porfiriana.rules.cards import Income, Oval

# --- Colours of factions, prestige and districts; each also has a distinct shape ------------------

FACTION_INK: Final[dict[Faction, Ink]] = {
    "green": FEDERAL,
    "blue": AMERICAN,
    "white": LOCAL,
    "red": REBEL,
}
FACTION_TONE: Final[dict[Faction, Ink]] = {**FACTION_INK, "white": STONE}
"""Faction colours strong enough to tint a picture; STONE replaces the pale LOCAL."""
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
    """Return the colour of a prestige mark on a theme's panels."""
    return (PRESTIGE_TINT if theme.dark else PRESTIGE_INK)[prestige]


FACTION_ICON: Final[dict[Faction, str]] = {
    "green": "faction-federal",
    "blue": "faction-us",
    "white": "faction-local",
    "red": "faction-rebel",
}


def prestige_ink(prestige: Prestige, ground: Ground) -> Ink:
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
    """Paint one prestige point; an award that is not owned yet is upside down."""
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
    """Paint a regime change: a swirl around the new regime's prestige mark."""
    on_paper = ground == "paper"
    draw_icon(painter, "regime-change", left, top, side, INK if on_paper else BONE)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    eye = side * 0.56
    middle = QPointF(left + side / 2, top + side / 2)
    fill_circle(painter, middle, eye * 0.56, PAPER if on_paper else BLACK_RAISED)
    corner = (side - eye) / 2
    prestige_mark(painter, prestige, left + corner, top + corner, eye, ground)


def faction_plate(
    painter: QPainter, faction: Faction, left: float, top: float, side: float
) -> None:
    """Paint a faction's sign on a square of its colour."""
    square = QRectF(left, top, side, side)
    local = faction == "white"
    fill_rect(painter, square, BONE if local else FACTION_INK[faction], side * 0.14)
    if local:
        draw_frame(painter, square, CHARCOAL, 1, side * 0.14)
    ink = CHARCOAL if local else BONE
    draw_icon(painter, FACTION_ICON[faction], left + side * 0.1, top + side * 0.1, side * 0.8, ink)


def strife_column(
    painter: QPainter, between: tuple[Faction, Faction], left: float, top: float, side: float
) -> float:
    """Paint Strife as two faction plates with a fist; return its height."""
    for index, faction in enumerate(between):
        faction_plate(painter, faction, left, top + index * side * 1.5, side)
    draw_icon(painter, "strife", left + side * 0.22, top + side * 0.97, side * 0.56, UNREST_INK)
    return side * 2.5


# --- Symbols --------------------------------------------------------------------------------------

CONNECTION_ICON: Final[dict[Connection, str]] = {
    "foot": "connection-foot",
    "mule": "connection-mule",
    "rail": "connection-rail",
}
ACTION_ICON: Final[dict[ActionKind, str]] = {
    "sell": "action-sell",
    "police": "action-police",
    "speculate": "action-speculate",
    "buy_land": "action-land",
    "play": "action-play",
    "buy": "action-buy",
    "buy_public": "hand",
    "redeploy": "action-redeploy",
    "connect": "action-connect",
}
KIND_ICON: Final[dict[verbs.FilterKind, str]] = {
    "troop": "army",
    "headline": "mood-bull",
    "orange": "strike",
    "black": "grudge",
    "partner": "hand",
}
DISCOUNT_ICON: Final[dict[verbs.DiscountWhat, str]] = {
    "connection": "action-connect",
    "market": "action-buy",
    "land": "action-land",
    "police": "action-police",
    "deploy": "army",
    "partner": "hand",
    "enterprise": "income-cube",
}
TOPIC_ICON: Final[dict[str, str]] = {
    # effects
    "regime": "regime-change",
    "strife": "strife",
    "unrest_all": "unrest",
    "unrest_each": "unrest",
    "clear_unrest": "action-police",
    "gain_per": "gold",
    "pay_per": "gold",
    "pay_or_discard": "gold",
    "nationalize_each": "manifesto",
    "add_land": "action-land",
    "connection_offer": "action-connect",
    "amnesty": "jail",
    "depression": "depression",
    "discard_each": "assassin",
    # attacks
    "steal": "gold",
    "steal_per": "gold",
    "place_unrest": "unrest",
    "paid_unrest": "strike",
    "counted_unrest": "unrest",
    "assassinate": "assassin",
    "discard_target": "newspaper",
    "nationalize": "manifesto",
    "remove_cube": "income-cube",
    "take_partner": "extra-action",
    "antitrust": "monopoly",
    "victim_strife": "strife",
    "raid_hand": "hand",
    # abilities
    "extra_action": "extra-action",
    "discount": "discount",
    "monopoly": "monopoly",
    "spy": "spy",
    "court": "court",
    "general": "general",
    "jail_immunity": "immunity",
    "ignore_jurisdiction": "army",
    "mine_bonus": "income-mines",
    "land_bonus": "action-land",
    "activist": "activist",
    "regime_action": "regime-change",
    "rebel_governor": "topple",
    "gun_store": "industry-gun_store",
    "slave_revolt_on_extort": "slave",
    "nationalization_immunity": "immunity",
    "further_point": "prestige-loyalty",
    "kickbacks": "income-cube",
    # facts of cards
    "income.fixed": "income-cube",
    "income.improvable": "income-improvable",
    "income.economy": "income-economy",
    "income.mines": "income-mines",
    "income.count": "income-count",
    "connection.chain": "connection-chain",
    "slave": "slave",
    "target": "manicule",
    "cause": "manifesto",
    "quiet": "newspaper",
    "unexpressed": "manicule",
    "firepower.1": "firepower-1",
    "firepower.2": "firepower-2",
    "firepower.3": "firepower-3",
    "gold": "gold",
    "action.buy": "action-buy",
    "action.play": "action-play",
    "action.sell": "action-sell",
    "action.redeploy": "action-redeploy",
    "action.buy_land": "action-land",
    "action.connect": "action-connect",
    "action.police": "action-police",
    "action.speculate": "action-speculate",
    **{f"connection.{way}": icon for way, icon in CONNECTION_ICON.items()},
    **{f"faction.{faction}": icon for faction, icon in FACTION_ICON.items()},
    **{f"prestige.{prestige}": f"prestige-{prestige}" for prestige in verbs.PRESTIGES},
}


@frozen
class Symbol:
    """Small mark on a card: an icon, or else a figure."""

    icon: str = ""
    figure: str = ""
    ink: Ink = INK
    struck: bool = False
    """True if the symbol is crossed out: the card applies to all others."""


def topic_icon(topic: str) -> str:
    """Return the icon of a topic; a pointing hand by default."""
    return TOPIC_ICON.get(topic, "manicule")


def topic_ink(topic: str, ground: Ground, otherwise: Ink) -> Ink:
    """Return the colour of a topic's icon: that of its prestige, or else ``otherwise``."""
    name, _, kind = topic.partition(".")
    if name == "prestige":
        for prestige in verbs.PRESTIGES:
            if prestige == kind:
                return prestige_ink(prestige, "paper" if ground == "paper" else "spine")
    return otherwise


def ability_icon(ability: verbs.Ability) -> str:
    return TOPIC_ICON[topic_of(ability)]


def income_icon(income: Income) -> tuple[str, str]:
    """Return an income's icon and the figure below it, if any."""
    if income.economy:
        return "income-economy", ""
    if income.mines:
        return "income-mines", ""
    if income.improvable is not None:
        return "income-improvable", ""
    if income.count is not None:
        return "income-count", ""
    return "income-cube", str(income.fixed)


def oval_icon(oval: Oval, number: int) -> str:
    """Return an oval's icon; for "extra", a ship if the card's ``number`` is odd, else a canal."""
    if oval.to == "extra":
        return "connection-ship" if number % 2 else "connection-canal"
    return CONNECTION_ICON[oval.to]


def where_symbols(where: verbs.Where) -> tuple[Symbol, ...]:
    """Return the icons of a filter; kinds of cards have none."""
    found: list[Symbol] = []
    for each in where:
        if each.newspaper is not None:
            found.append(Symbol("newspaper", struck=not each.newspaper))
        found += [Symbol(FACTION_ICON[faction]) for faction in each.faction]
        found += [Symbol(f"industry-{industry}") for industry in each.industry]
        found += [_prestige_symbol(prestige) for prestige in each.prestige]
        found += [Symbol(f"district-{district}") for district in each.district]
        if each.rail_connected is not None:
            found.append(Symbol("connection-rail", struck=not each.rail_connected))
        if each.slave is not None:
            found.append(Symbol("slave", struck=not each.slave))
        if each.unrest is not None:
            found.append(Symbol("unrest", struck=not each.unrest))
    return tuple(found)


def ability_symbols(ability: verbs.Ability) -> tuple[Symbol, ...]:
    """Return the icons that specify an ability, such as "half price" and "orange cards"."""
    match ability:
        case verbs.ExtraAction(kind):
            return (Symbol(ACTION_ICON[kind]),)
        case verbs.Discount():
            return (_price_symbol(ability), *_discounted(ability))
        case verbs.Monopoly(what, where):
            thing = {"connection": "action-connect", "troop": "army"}.get(what)
            return (*((Symbol(thing),) if thing else ()), *where_symbols(where))
        case verbs.Spy(prestige) | verbs.Court(prestige):
            return tuple(map(_prestige_symbol, prestige))
        case verbs.IgnoreJurisdiction(factions, _):
            return tuple(Symbol(FACTION_ICON[faction]) for faction in factions)
        case verbs.MineBonus(amount) | verbs.Activist(amount):
            return (Symbol(figure=f"+{amount}"),)
        case verbs.LandBonus(actions):
            return (Symbol(figure=str(actions)),)
        case verbs.RegimeAction(to):
            return tuple(
                _prestige_symbol(prestige)
                for regime, prestige in zip(verbs.REGIMES, verbs.PRESTIGES, strict=True)
                if regime == to
            )
        case verbs.RebelGovernor(district):
            return (Symbol(f"district-{district}"),)
        case verbs.GunStore(gold):
            return (Symbol(figure=f"+{gold}"),)
        case verbs.Kickbacks(prestige) | verbs.FurtherPoint(prestige):
            return (_prestige_symbol(prestige),)
        case (
            verbs.General()
            | verbs.JailImmunity()
            | verbs.SlaveRevoltOnExtort()
            | verbs.NationalizationImmunity()
        ):
            return ()
        case _:
            assert_never(ability)


def _price_symbol(discount: verbs.Discount) -> Symbol:
    if discount.free:
        return Symbol(figure="0")
    return Symbol(figure="½" if discount.half else f"{MINUS}{discount.reduce}")


def _discounted(discount: verbs.Discount) -> tuple[Symbol, ...]:
    found = where_symbols(discount.where) or _kinds(discount.where)
    kind = Symbol(DISCOUNT_ICON[discount.what])
    if discount.what in ("partner", "enterprise"):
        return found or (kind,)
    return (kind, *found)


def _kinds(where: verbs.Where) -> tuple[Symbol, ...]:
    kinds = [kind for each in where for kind in each.kind]
    return tuple(Symbol(KIND_ICON[kind]) for kind in kinds if kind in KIND_ICON)


def _prestige_symbol(prestige: Prestige) -> Symbol:
    return Symbol(f"prestige-{prestige}", ink=PRESTIGE_INK[prestige])
