"""Enterprises: tan, a landscape with the industry's mark, connections at the foot."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from paxdesk.desk.painting import typesetting
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import (
    BLACK,
    BLACK_SPINE,
    BONE,
    BURNT,
    CHARCOAL,
    INK,
    NIGHT_LINE,
    ORANGE_PAPER,
    ORANGE_SPINE,
    PALE_SEPIA,
    PAPER,
    SEPIA,
    TAN,
    TAN_SPINE,
    blend,
)
from paxdesk.desk.painting.shapes import (
    MINUS,
    draw_frame,
    draw_line,
    fill_rect,
    snap_to_pixels,
    unrest_disk,
)
from paxdesk.language import tr, tr_noop
from paxdesk.porfiriana.rules import card_verbs as verbs
from paxdesk.porfiriana.rules.card_text import CardSentence, card_sentences, topic_of
from paxdesk.porfiriana.rules.card_verbs import CONNECTIONS, Regime, Strife
from paxdesk.porfiriana.rules.cards import (
    AttackCard,
    Award,
    BlackCard,
    EnterpriseCard,
    PartnerCard,
    PartnerFace,
    TroopCard,
)
from paxdesk.porfiriana.rules.variant import LIVING_RULES, Variant
from paxdesk.porfiriana.table.faces.anatomy import (
    TALL_ZONES,
    TROOP_ZONES,
    ZONES,
    CardSpace,
    DetailLevel,
    Units,
    program_art,
)
from paxdesk.porfiriana.table.faces.parts import (
    Places,
    faction_ground,
    oval_rects,
    paint_colophon,
    paint_connections,
    paint_cost,
    paint_kind_label,
    paint_kind_line,
    paint_note,
    paint_number,
    paint_sheet,
    paint_symbols,
    paint_title,
    paint_words,
    title_of,
)
from paxdesk.porfiriana.table.faces.spine import (
    Cell,
    CoinCell,
    GapCell,
    IconCell,
    PrestigeCell,
    StrifeCell,
    SwirlCell,
    district_cell,
    faction_cell,
    paint_spine,
    plan_spine,
)
from paxdesk.porfiriana.table.painting.symbols import (
    CONNECTION_ICON,
    FACTION_ICON,
    PRESTIGE_OF,
    Symbol,
    ability_icon,
    ability_symbols,
    income_icon,
    prestige_mark,
    regime_swirl,
    topic_icon,
    where_symbols,
)
from paxdesk.porfiriana.table.vignettes.calavera import plain_look
from paxdesk.porfiriana.table.vignettes.canvas import Canvas
from paxdesk.porfiriana.table.vignettes.landscape import paint_enterprise_scene
from paxdesk.porfiriana.table.vignettes.news import paint_nocturne
from paxdesk.porfiriana.table.vignettes.people import (
    paint_crowd,
    paint_emblem,
    paint_front_page,
    paint_person,
    paint_ranks,
)


def enterprise_cells(card: EnterpriseCard, level: DetailLevel) -> list[Cell]:
    """Income, district, shackles, abilities, prestige: top to bottom."""
    icon, figure = income_icon(card.income)
    cells: list[Cell] = [IconCell(icon, figure), district_cell(card.district)]
    if card.slave:
        cells.append(IconCell("slave"))
        if card.jails and level is not DetailLevel.TABLE:
            cells.append(IconCell("jail"))
    cells += [IconCell(ability_icon(ability)) for ability in card.abilities]
    if card.prestige:
        cells.append(PrestigeCell(card.prestige))
    return cells


def enterprise_places(space: CardSpace, card: EnterpriseCard) -> Places:
    """Where pieces lie on an enterprise."""
    return Places(
        picture=space.rect(space.zones(ZONES).picture),
        ovals=oval_rects(space, card.ovals),
        prestige=plan_spine(space, enterprise_cells(card, space.level)).prestige_square(),
    )


def enterprise_hover(
    card: EnterpriseCard, variant: Variant = LIVING_RULES
) -> tuple[CardSentence, ...]:
    """The sentences at hover size: what the spine and the foot do not say by themselves."""
    said = ("connection.", "prestige.")
    return tuple(
        line for line in card_sentences(card, variant=variant) if not line.topic.startswith(said)
    )[:3]


def paint_enterprise(painter: QPainter, space: CardSpace, card: EnterpriseCard) -> None:
    """Paint the face of an enterprise."""
    zones = space.zones(ZONES)
    paint_sheet(painter, space, TAN, TAN_SPINE)
    picture = snap_to_pixels(painter, space.rect(zones.picture))
    paint_enterprise_scene(Canvas(painter, picture, space.fine), card, program_art().prop(card))
    draw_frame(painter, picture, INK)
    paint_spine(painter, space, enterprise_cells(card, space.level))
    paint_cost(painter, space, card.cost)
    paint_title(painter, space, title_of(card, space), zones.title)
    paint_connections(painter, space, card)
    paint_kind_label(painter, space, tr("Enterprise"), SEPIA)
    if zones.words is not None:
        rows = (
            card_sentences(card, variant=space.variant)
            if space.level is DetailLevel.INSPECTOR
            else enterprise_hover(card, space.variant)
        )
        paint_words(painter, space, rows, zones.words)
    paint_kind_line(painter, space, card, zones.kind)
    paint_colophon(painter, space, card)


# --- Partners, newspapers and public cards: paper, a spine in the faction's ink, a portrait -------

TURNED_CORNER: Final[dict[DetailLevel, float]] = {
    DetailLevel.TABLE: 30,
    DetailLevel.HOVER: 22,
    DetailLevel.INSPECTOR: 17,
}
"""How far a public card's corner is turned up, in card units."""
PUBLIC_WORDS: Final[Units] = (19, 84.5, 77.5, 40)


def partner_cells(card: PartnerCard, side: int, level: DetailLevel) -> list[Cell]:
    """Faction, newspaper and its other side, abilities, prestige, what playing it does."""
    used = card.sides[side]
    cells: list[Cell] = [faction_cell(used.faction)]
    if card.newspaper:
        cells.append(IconCell("newspaper"))
        cells += [
            PrestigeCell(other.prestige, award=True)
            for index, other in enumerate(card.sides)
            if index != side and other.prestige
        ]
    if level is not DetailLevel.TABLE:
        cells += [IconCell(ability_icon(ability)) for ability in used.abilities]
    if used.prestige:
        cells.append(PrestigeCell(used.prestige))
    for effect in used.on_play:
        match effect:
            case Regime(to):
                cells.append(SwirlCell(PRESTIGE_OF[to]))
            case Strife(between) if card.public or level is not DetailLevel.TABLE:
                cells.append(StrifeCell(between))
            case _:
                cells.append(IconCell(topic_icon(topic_of(effect))))
    return cells


def partner_places(space: CardSpace, card: PartnerCard, side: int) -> Places:
    """Where pieces lie on a partner."""
    return Places(
        picture=space.rect(space.zones(TALL_ZONES).picture),
        prestige=plan_spine(space, partner_cells(card, side, space.level)).prestige_square(),
    )


def partner_hover(
    card: PartnerCard, side: int, variant: Variant = LIVING_RULES
) -> tuple[CardSentence, ...]:
    """The sentences at hover size; a point is plain to see on the spine."""
    rows = card_sentences(card, side, variant=variant)
    kept = tuple(line for line in rows if not line.topic.startswith("prestige."))
    return kept or rows


def paint_partner(painter: QPainter, space: CardSpace, card: PartnerCard, side: int = 0) -> None:
    """Paint a side of a partner, newspaper or public card."""
    zones = space.zones(TALL_ZONES)
    used = card.sides[side]
    spine_ink, ink, ground = faction_ground(used.faction)
    paint_sheet(painter, space, PAPER, spine_ink)
    picture = snap_to_pixels(painter, space.rect(zones.picture))
    _paint_picture(Canvas(painter, picture, space.fine), card, side)
    draw_frame(painter, picture, INK)
    paint_spine(painter, space, partner_cells(card, side, space.level), ink, ground)
    paint_cost(painter, space, used.cost)
    name = used.name if card.public else card.name
    paint_title(painter, space, title_of(card, space, name), zones.title)
    kind = tr("Partner")
    if card.public:
        kind = tr("Public Card")
    elif card.newspaper:
        kind = tr("Newspaper")
    paint_kind_label(painter, space, kind, ink)
    if space.level is DetailLevel.TABLE:
        _paint_plate(painter, space, card, used)
    if zones.words is not None:
        inspector = space.level is DetailLevel.INSPECTOR
        rows = (
            card_sentences(card, side, variant=space.variant)
            if inspector
            else partner_hover(card, side, space.variant)
        )
        room = PUBLIC_WORDS if card.public and not inspector else zones.words
        paint_words(painter, space, rows, room)
    paint_kind_line(painter, space, card, zones.kind, side=side)
    if not card.public:
        paint_colophon(painter, space, card)
        return
    if space.level is DetailLevel.INSPECTOR:
        paint_note(painter, space, card, (17, 125, 44, 13))
        paint_number(painter, space, card, (50, 126, 30, 9.2))
    _paint_turned_corner(painter, space, card.sides[1 - side])


def _paint_picture(canvas: Canvas, card: PartnerCard, side: int) -> None:
    """The person, if we know one (public cards always show one), a front page, or an emblem."""
    used = card.sides[side]
    prop = program_art().prop(card)
    look = program_art().look(card, side)
    if look is None and card.public:
        look = plain_look(used.faction, card.number + side)
    if look is not None:
        paint_person(canvas, look, used.faction, card.number + side, prop)
        return
    if card.newspaper:
        paint_front_page(canvas, card.name, used.faction, side)
        return
    main, objects = FACTION_ICON[used.faction], tuple[Symbol, ...]()
    if used.abilities:
        main = ability_icon(used.abilities[0])
        objects = ability_symbols(used.abilities[0])
    if prop not in (None, main):
        main, objects = prop, (Symbol(main),)
    paint_emblem(canvas, main, objects, used.faction, card.number)


def _paint_plate(painter: QPainter, space: CardSpace, card: PartnerCard, used: PartnerFace) -> None:
    """The first ability as icons on a plate; a public card just says that it is one."""
    units = space.zones(TALL_ZONES).foot
    place = space.rect(units)
    if card.public:
        box, size = space.rect((25, 114, 46, 22)), max(8, 0.12 * space.width)
        words = tr("public")
        fit = typesetting.fit_font(words, box.width(), 1, size, 8, stretches=(100, 84, 70))
        face = typesetting.make_font(
            fit.pixelSize(), "sans", 600, italic=True, stretch=fit.stretch() or 100
        )
        typesetting.draw_text(painter, box, words, face, SEPIA)
        return
    if not used.abilities:
        return
    ability = used.abilities[0]
    plate = place.adjusted(0, 1, 0, 0)
    fill_rect(painter, plate, blend(PAPER, faction_ground(used.faction)[0], 0.16))
    symbols = [Symbol(ability_icon(ability)), *ability_symbols(ability)]
    side = place.height() * 0.8
    gap = 2 * space.unit
    need = len(symbols) * (side + gap)
    if need > place.width():
        side = max(place.height() * 0.62, side * place.width() / need)
    inside = plate.adjusted(gap, 0, 0, 0)
    paint_symbols(painter, inside, symbols, side, gap)


def _paint_turned_corner(painter: QPainter, space: CardSpace, other: PartnerFace) -> None:
    """The corner turned up, with the prestige of the side below."""
    ground, ink, _ = faction_ground(other.faction)
    side = TURNED_CORNER[space.level] * space.unit
    right, foot = space.x(100), space.top + space.height
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(INK), 1))
    painter.setBrush(QColor(ground))
    painter.drawPolygon(
        QPolygonF(
            [
                QPointF(right - side, foot - 0.5),
                QPointF(right - 0.5, foot - side),
                QPointF(right - 0.5, foot - 0.5),
            ]
        )
    )
    if other.prestige:
        left, top = right - side * 0.5, foot - side * 0.5
        draw_icon(painter, f"prestige-{other.prestige}", left, top, side * 0.44, ink)


# --- Troops: a spine in the faction's ink, a rank of three, and what it costs to send them --------
# At table size all that matters stands in the head band, 32 u high, because a troop lies
# half under the card it occupies.

HEAD: Final = 32.0
"""Height of the head band at table size, in card units."""
BADGE: Final[dict[DetailLevel, float]] = {
    DetailLevel.TABLE: 24,
    DetailLevel.HOVER: 17,
    DetailLevel.INSPECTOR: 14,
}
"""Side of the regime swirl at the upper right, in card units."""


def troop_cells(card: TroopCard, level: DetailLevel) -> list[Cell]:
    """Firepower and prestige (at table size in the head band), jurisdiction, faction."""
    cells: list[Cell] = [GapCell(HEAD - 1)]
    if level is not DetailLevel.TABLE:
        cells = [IconCell(f"firepower-{card.firepower}")]
        if card.prestige:
            cells.append(PrestigeCell(card.prestige))
    cells += [district_cell(district) for district in card.jurisdiction]
    return [*cells, faction_cell(card.faction, letter=False)]


def troop_places(space: CardSpace, card: TroopCard) -> Places:
    """Where pieces lie on a troop: only on its picture."""
    return Places(picture=space.rect(space.zones(TROOP_ZONES).picture))


def troop_hover(card: TroopCard, variant: Variant = LIVING_RULES) -> tuple[CardSentence, ...]:
    """The sentences at hover size; a point is plain to see on the spine."""
    return tuple(
        line
        for line in card_sentences(card, variant=variant)
        if not line.topic.startswith("prestige.")
    )


def paint_troop(painter: QPainter, space: CardSpace, card: TroopCard) -> None:
    """Paint the face of a troop."""
    zones = space.zones(TROOP_ZONES)
    spine_ink, ink, ground = faction_ground(card.faction)
    paint_sheet(painter, space, PAPER, spine_ink)
    picture = snap_to_pixels(painter, space.rect(zones.picture))
    paint_ranks(Canvas(painter, picture, space.fine), card, program_art().prop(card))
    draw_frame(painter, picture, INK)
    paint_spine(painter, space, troop_cells(card, space.level), ink, ground)
    paint_kind_label(painter, space, tr("Troop"), ink)
    if space.level is DetailLevel.TABLE:
        _paint_head(painter, space, card)
    _paint_effects(painter, space, card)
    paint_title(painter, space, title_of(card, space), zones.title)
    _paint_costs(painter, space, card)
    if zones.words is not None:
        rows = (
            card_sentences(card, variant=space.variant)
            if space.level is DetailLevel.INSPECTOR
            else troop_hover(card, space.variant)
        )
        paint_words(painter, space, rows, zones.words)
    paint_kind_line(painter, space, card, zones.kind)
    paint_colophon(painter, space, card)


def _paint_head(painter: QPainter, space: CardSpace, card: TroopCard) -> None:
    """The head band at table size: Firepower and prestige on plates."""
    spine_ink, ink, _ = faction_ground(card.faction)
    local = card.faction == "white"
    plate = space.rect((1, 1, 35, 32))
    fill_rect(painter, plate, spine_ink, 3 * space.unit)
    edge = CHARCOAL if local else blend(spine_ink, INK, 0.35)
    draw_frame(painter, plate, edge, 1.4 if local else 1, 3 * space.unit)
    arm = f"firepower-{card.firepower}"
    draw_icon(painter, arm, space.x(3), space.y(1.5), 30 * space.unit, ink)
    if card.prestige:
        plate = space.rect((38, 2.5, 28, 28))
        fill_rect(painter, plate, PAPER, 3 * space.unit)
        draw_frame(painter, plate, INK, 1, 3 * space.unit)
        prestige_mark(painter, card.prestige, space.x(40.5), space.y(5), 23 * space.unit)


def _paint_effects(painter: QPainter, space: CardSpace, card: TroopCard) -> None:
    """On the picture at the right: the new regime, and Unrest where playing it places some."""
    unit = space.unit
    side = BADGE[space.level] * unit
    right = space.x(100) - 3.5 * unit
    regimes = [effect for effect in card.on_play if isinstance(effect, Regime)]
    if regimes:
        place = QRectF(right - side, space.y(3.5), side, side)
        fill_rect(painter, place, PAPER, side / 2)
        regime_swirl(painter, PRESTIGE_OF[regimes[0].to], place.left(), place.top(), side)
    if len(regimes) < len(card.on_play):
        unrest_disk(painter, QPointF(right - side / 2, space.y(3.5) + side * 1.62), side * 0.46)


def _paint_costs(painter: QPainter, space: CardSpace, card: TroopCard) -> None:
    """The foot: what sending it costs by rail, by mule and on foot."""
    unit = space.unit
    foot = space.rect(space.zones(TROOP_ZONES).foot)
    width, height = foot.width() / 3, foot.height()
    table = space.level is DetailLevel.TABLE
    for index, way in enumerate(reversed(CONNECTIONS)):
        left = foot.left() + index * width
        if index:
            start = QPointF(left, foot.top() + 3 * unit)
            draw_line(
                painter, start, QPointF(left, foot.bottom() - 2 * unit), blend(INK, PAPER, 0.55)
            )
        icon, price = CONNECTION_ICON[way], str(card.cost.by(way))
        if table:
            side = min(height * 0.5, width * 0.86)
            draw_icon(painter, icon, left + (width - side) / 2, foot.top(), side)
            below = foot.top() + side * 0.94
            box = QRectF(left, below, width, height - side)
            face = typesetting.make_font(max(9, height * 0.46), "sans", 700)
        else:
            side = min(height * 0.7, width * 0.46)
            top = foot.top() + (height - side) / 2
            draw_icon(painter, icon, left + width * 0.08, top, side)
            box = QRectF(left + width * 0.6, foot.top(), width * 0.4, height)
            face = typesetting.make_font(height * 0.54, "sans", 700)
        typesetting.draw_text(painter, box, price, face, INK, typesetting.ALIGN_CENTRE)


# --- Orange and black cards: what they cost the victim, what they may hit, what they award --------

TARGETS_SHOWN: Final[dict[DetailLevel, int]] = {
    DetailLevel.TABLE: 2,
    DetailLevel.HOVER: 3,
    DetailLevel.INSPECTOR: 5,
}


SMALLEST_WORD: Final = 7
"""Pixels of the smallest type in which it says whom a card hits."""


def attack_cells(card: AttackCard) -> list[Cell]:
    """The cheap regime (black), Unrest, gold stolen and new regime, districts."""
    cells: list[Cell] = []
    if isinstance(card, BlackCard):
        cells.append(PrestigeCell(PRESTIGE_OF[card.cheap_regime], "1"))
    for effect in card.effects:
        match effect:
            case verbs.PlaceUnrest(amount):
                cells.append(IconCell("unrest", str(amount)))
            case verbs.PaidUnrest(most, _):
                cells.append(IconCell("strike", f"0–{most}"))
            case verbs.CountedUnrest(_, most):
                cells.append(IconCell("unrest", f"0–{most}"))
            case verbs.Steal(gold) | verbs.StealPer(gold, _, _):
                cells.append(CoinCell(gold, MINUS))
            case verbs.Regime(to):
                cells.append(SwirlCell(PRESTIGE_OF[to]))
            case _:
                pass
    if not isinstance(card, BlackCard):
        cells += [district_cell(district) for district in card.districts]
    return cells


def attack_places(space: CardSpace) -> Places:
    """Where pieces lie on an attack: only on its picture."""
    return Places(picture=space.rect(space.zones(ZONES).picture))


def attack_hover(card: AttackCard, variant: Variant = LIVING_RULES) -> tuple[CardSentence, ...]:
    """The sentences at hover size; the target stands in the foot."""
    return tuple(line for line in card_sentences(card, variant=variant) if line.topic != "target")


def paint_attack(painter: QPainter, space: CardSpace, card: AttackCard) -> None:
    """Paint the face of an orange or black card."""
    zones = space.zones(ZONES)
    black = isinstance(card, BlackCard)
    ink, edge = (BONE, NIGHT_LINE) if black else (INK, INK)
    if black:
        paint_sheet(painter, space, BLACK, BLACK_SPINE, edge)
    else:
        paint_sheet(painter, space, ORANGE_PAPER, ORANGE_SPINE)
    picture = snap_to_pixels(painter, space.rect(zones.picture))
    canvas = Canvas(painter, picture, space.fine)
    if isinstance(card, BlackCard):
        paint_nocturne(canvas, card, program_art().prop(card))
    else:
        paint_crowd(canvas, card, program_art().prop(card))
    draw_frame(painter, picture, edge)
    paint_spine(painter, space, attack_cells(card), BONE, "spine")
    paint_title(painter, space, title_of(card, space), zones.title, ink)
    paint_kind_label(painter, space, tr(KINDS["black" if black else "orange"]), BONE)
    _paint_foot(painter, space, card)
    quiet = PALE_SEPIA if black else BURNT
    if zones.words is not None:
        rows = (
            card_sentences(card, variant=space.variant)
            if space.level is DetailLevel.INSPECTOR
            else attack_hover(card, space.variant)
        )
        paint_words(painter, space, rows, zones.words, ink, "dark" if black else "paper")
    paint_kind_line(painter, space, card, zones.kind, quiet)
    paint_colophon(painter, space, card, quiet)


def _paint_foot(painter: QPainter, space: CardSpace, card: AttackCard) -> None:
    """What it may hit at the left, what the victim is given at the right."""
    unit = space.unit
    foot = space.rect(space.zones(ZONES).foot)
    side = min(foot.height() * 0.84, 21 * unit)
    ink = BONE if isinstance(card, BlackCard) else INK
    left = foot.adjusted(2 * unit, 0, 0, 0)
    if card.award is not None:
        left.setRight(foot.right() - _paint_award(painter, space, foot, side, card.award))
    symbols = where_symbols(card.target or ())[: TARGETS_SHOWN[space.level]]
    if symbols:
        need = len(symbols) * (side + 2 * unit)
        small = min(side, side * left.width() / need)
        paint_symbols(painter, left, symbols, small, 2 * unit, ink)
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
    """Whom it hits, where no icon says it."""
    if not isinstance(card, BlackCard):
        return tr("any")
    if card.target is None:
        return tr("opponent") if card.opponents_only else tr("player")
    kinds = {kind for condition in card.target for kind in condition.kind}
    return tr(KINDS[kinds.pop()]) if len(kinds) == 1 else tr("any")


def _paint_award(
    painter: QPainter, space: CardSpace, foot: QRectF, side: float, award: Award
) -> float:
    """The award, upside down on paper, with bars if it jails; returns the width it takes."""
    unit = space.unit
    width = side * (2.15 if award.jails else 1.1) + 3 * unit
    top = foot.top() + (foot.height() - side) / 2
    plate = QRectF(foot.right() - width - unit, top - 1.4 * unit, width, side + 2.8 * unit)
    fill_rect(painter, plate, PAPER, 2 * unit)
    left = foot.right() - side - 3 * unit
    prestige_mark(painter, award.prestige, left, top, side, "paper", award=True)
    if award.jails:
        draw_icon(painter, "jail", foot.right() - 2.1 * side - 3 * unit, top, side)
    return width + 2 * unit
