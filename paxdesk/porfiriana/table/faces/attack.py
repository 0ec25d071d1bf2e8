"""Faces of orange and black cards."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from paxdesk.desk.painting import palette, typesetting
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.shapes import MINUS, draw_frame, fill_rect, snap_to_pixels
from paxdesk.language import tr, tr_noop
from paxdesk.porfiriana.rules import card_verbs as verbs
from paxdesk.porfiriana.rules.cards import AttackCard, Award, BlackCard
from paxdesk.porfiriana.table.faces import parts, spine
from paxdesk.porfiriana.table.faces.anatomy import ZONES, CardSpace, DetailLevel, art_of
from paxdesk.porfiriana.table.painting.symbols import PRESTIGE_OF, prestige_mark, where_symbols
from paxdesk.porfiriana.table.vignettes.canvas import Canvas
from paxdesk.porfiriana.table.vignettes.news import paint_nocturne
from paxdesk.porfiriana.table.vignettes.people import paint_crowd

TARGETS_SHOWN: Final[dict[DetailLevel, int]] = {
    DetailLevel.TABLE: 2,
    DetailLevel.HOVER: 3,
    DetailLevel.INSPECTOR: 5,
}


SMALLEST_WORD: Final = 7
"""Minimum text size of a target, in px."""


def attack_cells(card: AttackCard) -> list[spine.Cell]:
    cells: list[spine.Cell] = []
    if isinstance(card, BlackCard):
        cells.append(spine.PrestigeCell(PRESTIGE_OF[card.cheap_regime], "1"))
    for effect in card.effects:
        match effect:
            case verbs.PlaceUnrest(amount):
                cells.append(spine.IconCell("unrest", str(amount)))
            case verbs.PaidUnrest(most, _):
                cells.append(spine.IconCell("strike", f"0–{most}"))
            case verbs.CountedUnrest(_, most):
                cells.append(spine.IconCell("unrest", f"0–{most}"))
            case verbs.Steal(gold) | verbs.StealPer(gold, _, _):
                cells.append(spine.CoinCell(gold, MINUS))
            case verbs.Regime(to):
                cells.append(spine.SwirlCell(PRESTIGE_OF[to]))
            case _:
                pass
    if not isinstance(card, BlackCard):
        cells += [spine.district_cell(district) for district in card.districts]
    return cells


def paint_attack(painter: QPainter, space: CardSpace, card: AttackCard) -> None:
    zones = space.zones(ZONES)
    black = isinstance(card, BlackCard)
    ink, edge = (palette.BONE, palette.NIGHT_LINE) if black else (palette.INK, palette.INK)
    if black:
        parts.paint_sheet(painter, space, palette.BLACK, palette.BLACK_SPINE, edge)
    else:
        parts.paint_sheet(painter, space, palette.ORANGE_PAPER, palette.ORANGE_SPINE)
    picture = snap_to_pixels(painter, space.rect(zones.picture))
    canvas = Canvas(painter, picture, space.fine)
    if isinstance(card, BlackCard):
        paint_nocturne(canvas, card, art_of(card).prop)
    else:
        paint_crowd(canvas, card, art_of(card).prop)
    draw_frame(painter, picture, edge)
    spine.paint_spine(painter, space, attack_cells(card), palette.BONE, "spine")
    parts.paint_title(painter, space, parts.title_of(card, space), zones.title, ink)
    parts.paint_kind_label(painter, space, tr(KINDS["black" if black else "orange"]), palette.BONE)
    _paint_foot(painter, space, card)
    quiet = palette.PALE_SEPIA if black else palette.BURNT
    rows = parts.printed_lines(card, space)
    parts.paint_words(painter, space, rows, zones.words, ink, "dark" if black else "paper")
    parts.paint_kind_line(painter, space, card, zones.kind, quiet)
    parts.paint_colophon(painter, space, card, quiet)


def _paint_foot(painter: QPainter, space: CardSpace, card: AttackCard) -> None:
    unit = space.unit
    foot = space.rect(space.zones(ZONES).foot)
    side = min(foot.height() * 0.84, 21 * unit)
    ink = palette.BONE if isinstance(card, BlackCard) else palette.INK
    left = foot.adjusted(2 * unit, 0, 0, 0)
    if card.award is not None:
        left.setRight(foot.right() - _paint_award(painter, space, foot, side, card.award))
    symbols = where_symbols(card.target or ())[: TARGETS_SHOWN[space.level]]
    if symbols:
        need = len(symbols) * (side + 2 * unit)
        small = min(side, side * left.width() / need)
        parts.paint_symbols(painter, left, symbols, small, 2 * unit, ink)
        return
    share = 0.115 if space.level is DetailLevel.TABLE else 0.067
    size = max(8, min(foot.height() * 0.46, share * space.width))
    word = _target_word(card)
    fitting = typesetting.fit_font(word, left.width() - 1, 1, size, SMALLEST_WORD, stretches=(100,))
    face = typesetting.make_font(fitting.pixelSize(), "sans", 600, italic=True)
    typesetting.draw_text(painter, left, word, face, ink)


KINDS: Final[dict[verbs.FilterKind, str]] = {
    "enterprise": tr_noop("enterprise"),
    "partner": tr_noop("partner"),
    "troop": tr_noop("troop"),
    "headline": tr_noop("headline"),
    "orange": tr_noop("orange card"),
    "black": tr_noop("black card"),
}


def _target_word(card: AttackCard) -> str:
    """Return a word for a target without symbols."""
    if not isinstance(card, BlackCard):
        return tr("any")
    if card.target is None:
        return tr("opponent") if card.opponents_only else tr("player")
    kinds = {kind for condition in card.target for kind in condition.kind}
    return tr(KINDS[kinds.pop()]) if len(kinds) == 1 else tr("any")


def _paint_award(
    painter: QPainter, space: CardSpace, foot: QRectF, side: float, award: Award
) -> float:
    """Paint the award; return its width with margins, in px."""
    unit = space.unit
    width = side * (2.15 if award.jails else 1.1) + 3 * unit
    top = foot.top() + (foot.height() - side) / 2
    plate = QRectF(foot.right() - width - unit, top - 1.4 * unit, width, side + 2.8 * unit)
    fill_rect(painter, plate, palette.PAPER, 2 * unit)
    left = foot.right() - side - 3 * unit
    prestige_mark(painter, award.prestige, left, top, side, "paper", award=True)
    if award.jails:
        draw_icon(painter, "jail", foot.right() - 2.1 * side - 3 * unit, top, side)
    return width + 2 * unit
