"""Layout and painting of the table: strip, quarter, calendars, edge and page."""

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from paxdesk.desk.painting import controls, shapes, typesetting
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import (
    BRASS,
    INK,
    IVORY,
    LEDGER,
    PAPER,
    SEPIA,
    TAN,
    UNREST_INK,
    blend,
)
from paxdesk.desk.painting.typesetting import ALIGN_CENTRE, RIGHT
from paxdesk.desk.scene.buttons import ButtonLook, flow, paged, spread
from paxdesk.desk.scene.game_drawing import BlankLook, PlainDrawing, PlainZones, enlarged
from paxdesk.desk.scene.geometry import (
    CARD_DEPTH,
    PANEL_DEPTH,
    PIECE_DEPTH_STEP,
    Rect,
    in_columns,
    stacked,
)
from paxdesk.desk.scene.things import (
    DraggedLook,
    Look,
    PrintContext,
    Spot,
    Target,
    Thing,
    ViewModel,
    look_from,
)
from paxdesk.language import tr, tr_plural, with_colon
from paxdesk.lazy_attrs import frozen
from paxdesk.session.game_protocol import Seat
from paxdesk.sierra_madre.rules import calendar, payments
from paxdesk.sierra_madre.rules.cards import CardId
from paxdesk.sierra_madre.rules.state import State
from paxdesk.sierra_madre.table import handling as hand
from paxdesk.sierra_madre.table import phase_page
from paxdesk.sierra_madre.table import words as said
from paxdesk.sierra_madre.table.handling import Offer, SierraHandling, card_spot, phase_buttons
from paxdesk.sierra_madre.table.phase_page import RowLine, StepLine
from paxdesk.sierra_madre.table.words import gold_words, office_words

GAP: Final = 8.0
STRIP: Final = 46.0
LEFT: Final = 268.0
LEFT_WIDE: Final = 330.0
EDGE: Final = 176.0
HEAD: Final = 176.0
BOXES: Final = 8
"""Number of quarters shown on a seasonal track."""
TALLEST: Final = 122.0
"""Maximum height of a calendar, in units."""
SHARE: Final = 0.5
"""Maximum share of the height for all calendars."""
ONE_COLUMN: Final = 5
"""Maximum number of calendars for a single column."""
CAPTION: Final = 17.0
CHIP: Final = (52.0, 22.0)
NAMED_CHIP: Final = 156.0
"""Minimum width of a card with its name on the profits track, in units."""
BUTTON: Final = 34.0
PIXELS: Final = {BUTTON: 14.0, 28.0: 13.0, 23.0: 11.5}
"""Heights of buttons with their text sizes; smaller ones are tried before paging."""
ROW: Final = 27.0


@frozen
class SeatPlace:
    """Areas of a calendar: head, boxes of the coming quarters, profits track."""

    area: Rect
    head: Rect
    boxes: tuple[Rect, ...]
    profits: Rect


@frozen
class SierraLayout:
    """Areas of the whole table."""

    strip: Rect
    quarter: Rect
    seats: tuple[SeatPlace, ...]
    edge: Rect
    page: Rect
    go_on: Rect
    forms: Rect


@lru_cache(maxsize=64)
def plan(free: Rect, seats: int) -> SierraLayout:
    """Return the layout of the free space for the number of seats."""
    inner = free.inset(GAP, GAP, GAP, GAP / 2)
    strip, below = Rect(inner.x, inner.y, inner.width, STRIP), inner.inset(0, STRIP + GAP, 0, 0)
    left = LEFT_WIDE if inner.width > 1300 else LEFT
    quarter, right = Rect(below.x, below.y, left, below.height), below.inset(left + GAP, 0, 0, 0)
    columns = 1 if seats <= ONE_COLUMN else 2
    down = -(-seats // columns)
    high, across = right.height * SHARE / down, (right.width + GAP) / columns
    high = min(TALLEST + 4, high)
    corners = ((right.x + i // down * across, right.y + i % down * high) for i in range(seats))
    places = tuple(_seat(Rect(*at, across - GAP, high - 4), columns) for at in corners)
    rest = right.inset(0, down * high + GAP - 4, 0, 0)
    edge, page = Rect(rest.x, rest.y, EDGE, rest.height), rest.inset(EDGE + GAP, 0, 0, 0)
    foot = page.bottom - BUTTON - 10
    go_on = Rect(page.right - 200, foot, 190, BUTTON)
    forms = Rect(page.x + 10, foot, go_on.x - page.x - 16, BUTTON)
    return SierraLayout(strip, quarter, places, edge, page, go_on, forms)


def _seat(place: Rect, columns: int) -> SeatPlace:
    head = Rect(place.x, place.y, HEAD if columns == 1 else HEAD * 0.75, place.height)
    rest = place.inset(head.width, 0, 0, 0)
    wide = max(rest.width * 0.34, 120) if columns == 1 else rest.width * 0.3
    box = (rest.width - wide) / BOXES
    boxes = tuple(Rect(rest.x + at * box, rest.y, box, rest.height) for at in range(BOXES))
    return SeatPlace(place, head, boxes, rest.inset(BOXES * box, 0, 0, 0))


# --- Things on the table --------------------------------------------------------------------------

Model = ViewModel[State, PlainZones]
WIDE_PAGE: Final = 640.0
"""Width above which a long table has two columns, in units."""
ENOUGH: Final = (1080.0, 660.0)
"""Size of the table above which everything is enlarged, text included, in units."""
LARGEST: Final = 1.6
STEP: Final = (24.0, 21.0)
"""Width and height of the buttons that correct a row, in units."""


def _larger(free: Rect) -> float:
    return max(1.0, min(LARGEST, free.width / ENOUGH[0], free.height / ENOUGH[1]))


class SierraDrawing(PlainDrawing[State]):
    """Scene of the companion's table."""

    standings = MappingProxyType({"seat": "name"})
    page_room = (1180.0, 900.0)
    page_pictures = frozenset({"seat", "common", "card"})

    def __init__(self, handling: SierraHandling) -> None:
        self._forms = handling.forms

    def section(self, model: Model, spot: Spot) -> tuple[int, str]:
        match spot.kind:
            case "phases" | "quarter":
                return 1, tr("Calendar")
            case "common":
                return 2, tr("Board's edge")
            case "seat":
                return 3, tr("Hacendados")
            case "card":
                owner = model.state.cards[hand.card_at(spot)].owner
                return (3, tr("Hacendados")) if owner else (2, tr("Board's edge"))
        return 0, tr("Current phase")

    def end_turn(self, free: Rect) -> Rect:
        larger = _larger(free)
        return plan(free.scaled(1 / larger), 1).go_on.scaled(larger)

    def board(self, model: Model) -> Iterable[Thing]:
        larger = _larger(model.zones.free)
        places = plan(model.zones.free.scaled(1 / larger), len(model.state.players))
        return (enlarged(thing, larger) for thing in self._things(model, places))

    def _things(self, model: Model, places: SierraLayout) -> Iterator[Thing]:
        """Yield the things on the table, in units before enlargement."""
        state = model.state
        # Buttons come first in the keyboard's order.
        yield from self._page(model, places)
        yield from _edge(model, places.edge)
        yield _strip(state, places.strip)
        yield _quarter(state, places.quarter)
        for seat, place in zip(state.players, places.seats, strict=True):
            yield from _calendar(model, seat, place)

    # --- The page of the phase -------------------------------------------------------------------

    def _page(self, model: Model, places: SierraLayout) -> Iterator[Thing]:
        state, area = model.state, places.page
        names = {seat: each.name for seat, each in model.labels.items()}
        lines, head = tuple(phase_page.lines(state, names)), phase_page.heading(state)
        proposed = () if state.ended else state.rows
        total = gold_words(sum(row.amount for row in proposed)) if proposed else ""
        look = look_from(print_page, head, lines, total)
        told = (*lines, tr("{gold} in all", gold=total) if total else "")
        said_here = " ".join((f"{head}.", *lines)) if lines else head
        target = Target(hand.BLOCK, area, said_here, PANEL_DEPTH, details=told)
        yield Thing("page", look, area, PANEL_DEPTH, (target,))
        if state.ended:
            return
        yield _button("next", hand.going_on(state), places.go_on, 16)
        found = phase_buttons(state, names)
        now = [each for each in found if each.spot.kind != "form"]
        top = area.y + 48 + LINE * len(lines)
        body = Rect(area.x + 14, top, area.width - 28, places.go_on.y - 16 - top)
        laid = self._laid(now, body.inset(0, 0, 0, body.height * 0.5 if state.rows else 0))
        for offer, place in laid:
            yield _button(offer.spot, offer, place, PIXELS[place.height])
        if state.rows:
            used = max((place.bottom for _, place in laid), default=body.y - 6) - body.y + 6
            yield from self._rows(state, names, body.inset(0, used, 0, 0))
        yield from _foot([each for each in found if each.spot.kind == "form"], places.forms)

    def _laid(self, offers: list[Offer], area: Rect) -> list[tuple[Offer, Rect]]:
        """Return the buttons of the current page with their places."""
        for high, pixels in PIXELS.items():
            widths = [_wide(each, pixels) for each in offers]
            pages = paged(widths, area, high, _wide(_turn(1, 0, 1), pixels))
            if len(pages) == 1:
                break
        at = self._forms.leaves[1] % len(pages)
        turn = [_turn(1, at, len(pages))] if len(pages) > 1 else []
        shown = turn + [offers[index] for index in pages[at]]
        places = flow(area, [_wide(each, pixels) for each in shown], high)
        return list(zip(shown, places, strict=True))

    def _rows(self, state: State, names: dict[Seat, str], area: Rect) -> Iterator[Thing]:
        """Yield the current page of payments, with buttons."""
        rows = list(phase_page.rows(state, names))
        down = max(1, int(area.height // ROW))
        columns = 2 if area.width > WIDE_PAGE and len(rows) > down else 1
        pages = -(-len(rows) // (down * columns))
        if pages > 1:
            down = max(1, int((area.height - BUTTON) // ROW))
            pages = -(-len(rows) // (down * columns))
            leaf = self._forms.leaves[0] % pages
            rows = rows[leaf * down * columns :][: down * columns]
            place = Rect(area.x, area.bottom - BUTTON + 4, 200, BUTTON - 6)
            yield _button("leaf", _turn(0, leaf, pages), place, 13)
        across = (area.width - (columns - 1) * GAP) / columns
        for index, row in enumerate(rows):
            column, line = divmod(index, down)
            place = Rect(area.x + column * (across + GAP), area.y + line * ROW, across, ROW - 2)
            look, paid, most = (
                look_from(print_row, row, line % 2 == 0),
                row.row.amount,
                row.row.most,
            )
            amount = str(paid) if paid == most else tr("{0} of {1}", paid, most)
            name = with_colon(row.words, amount)
            words_alone = Rect(place.x, place.y, place.width - 94, place.height)
            target = Target(Spot("row", row.number), words_alone, name, CARD_DEPTH)
            yield Thing(("row", row.number), look, place, CARD_DEPTH, (target,))
            buttons = (("less", "−", 90.0, tr("One less")), ("more", "+", 26.0, tr("One more")))
            for kind, words, left, told in buttons:
                button = Rect(place.right - left, place.y + 2, *STEP)
                offer = Offer(Spot(kind, row.number), words)
                yield _button((kind, row.number), offer, button, 14, f"{name}, {told}")


def _turn(number: int, leaf: int, pages: int) -> Offer:
    """Return the button that turns a page of rows (0) or buttons (1)."""
    words = tr("Page {number} of {pages}: next", number=leaf + 1, pages=pages)
    return Offer(Spot("leaf", number), words)


def _wide(offer: Offer, pixels: float = 14) -> float:
    face = typesetting.make_font(pixels, "serif", 700)
    return typesetting.text_width(offer.words, face) + pixels * (4.3 if offer.icon else 2.1)


def _foot(offers: list[Offer], area: Rect) -> Iterator[Thing]:
    """Yield the buttons of forms that are always available."""
    half = -(-len(offers) // 2)
    narrow = sum(map(_wide, offers)) * 0.8 > area.width
    lines = (offers[:half], offers[half:]) if narrow else (offers,)
    high = (area.height + 8) / 2 - 2 if narrow else area.height
    for line, found in enumerate(lines):
        room = Rect(area.x, area.y - 4 * narrow + line * (high + 4), area.width, high)
        for offer, place in zip(found, spread(room, list(map(_wide, found))), strict=True):
            yield _button(offer.spot, offer, place, 13)


# --- Strip, quarter and edge ----------------------------------------------------------------------


def _strip(state: State, area: Rect) -> Thing:
    """Return the strip of phases. In winter, phase 10 is skipped."""
    words = [words for _, words in said.choices("phases")]
    winter = calendar.season(state.quarter) == "winter"
    if winter:
        words[9] = tr("not in winter")
    look = look_from(print_strip, tuple(words), state.phase, frozenset((10,) if winter else ()))
    numbered = tuple(with_colon(number, each) for number, each in enumerate(words, 1))
    name = ", ".join((tr("Phases"), numbered[state.phase - 1]))
    target = Target(Spot("phases"), area, name, PANEL_DEPTH, details=numbered)
    return Thing("strip", look, area, PANEL_DEPTH, (target,))


def _quarter(state: State, area: Rect) -> Thing:
    season = said.sentence_for("seasons", calendar.season(state.quarter))
    phase = f"{state.phase} · {said.sentence_for('phases', state.phase)}"
    foot = tr("Quarter {number}; the game has {gold}", number=state.quarter + 1,
               gold=gold_words(state.treasury))  # fmt: skip
    year, steps = str(calendar.year(state.quarter)), phase_page.steps(state)
    look = look_from(print_quarter, season, year, phase, steps, foot)
    told = (foot, phase, *(each.spoken_text for each in steps))
    name = said.quarter_words(state.quarter)
    target = Target(Spot("quarter"), area, name, PANEL_DEPTH, details=told)
    return Thing("quarter", look, area, PANEL_DEPTH, (target,))


def _edge(model: Model, area: Rect) -> Iterator[Thing]:
    """Yield the card of the quarter, the common cards and the offices."""
    state = model.state
    card = next(iter(payments.revealed_card(state)), "")
    held = [(office_words(each), state.offices[each]) for each in sorted(state.offices)]
    offices = tuple(with_colon(words, model.labels[seat].name) for words, seat in held)
    details: tuple[str, ...] = ()
    name, icon = tr("No card at the board's edge"), ""
    if card:
        facts = state.cards[card].facts
        details = (
            tr("{quarters} · profit {profit}",
                quarters=tr_plural("%n quarter(s)", "", facts.quarters), profit=facts.profit),
            tr("{land} · {bars}", land=said.sentence_for("lands", facts.land),
                bars=tr_plural("%n gold bar(s)", "", facts.bars)),
        )  # fmt: skip
        name, icon = facts.name or said.sentence_for("kinds", facts.kind), said.icon(facts.kind)
    title, common = tr("Card of the quarter"), tr("Common cards")
    look = look_from(print_edge, title, card, name, details, icon, common, offices)
    target = Target(hand.COMMON, area, common, PANEL_DEPTH, details=offices)
    yield Thing("edge", look, area, PANEL_DEPTH, (target,))
    if card:
        place = Rect(area.x + 10, area.y + 24, area.width - 20, CARD_HIGH)
        lifted = DraggedLook(_chip(state, card), 66, 24)
        lying = said.sentence_for("places", "edge")
        name = ", ".join((*said.named_card(state, card), lying))
        target = Target(card_spot(card), place, name, CARD_DEPTH, lifted=lifted, details=details)
        yield Thing(("edge", card), BlankLook(), place, CARD_DEPTH, (target,))
    room = area.inset(4, CARD_HIGH + 32, 4, 8 + 15 * len(offices))
    cards = state.lying("common")
    places = in_columns(_below_caption(room, 4), len(cards), *CHIP)
    for each, place in zip(cards, places, strict=True):
        yield _card(state, each, place)


# --- A calendar -----------------------------------------------------------------------------------


def _calendar(model: Model, seat: Seat, place: SeatPlace) -> Iterator[Thing]:
    state, label, man = model.state, model.labels[seat], model.state.hacendados[seat]
    owned = dict(state.owned(seat))
    asked, away = seat == state.acting, man.status != "playing"
    told = phase_page.elsewhere(state, seat), _traits(state, seat)
    head = look_from(print_head, label.colour, label.name, man.gold, *told, asked, away)
    name = tr("{name}: {gold}", name=label.name, gold=gold_words(man.gold))
    target = Target(
        Spot("seat", seat), place.area, name, PANEL_DEPTH, details=_seat_details(state, seat, told)
    )
    yield Thing(("head", seat), head, place.head, PANEL_DEPTH + 1, (target,))
    ahead = range(state.quarter, state.quarter + BOXES)
    words = tuple(f"{said.short_quarter(each)}{'+' if each == ahead[-1] else ''}" for each in ahead)
    owed = [_box(state, quarter) for quarter in man.ious]
    ious = tuple(map(owed.count, range(BOXES)))
    track = place.area.inset(place.head.width, 0, 0, 0)
    income, box = state.income(seat), place.boxes[0].width
    look = look_from(print_track, words, ious, tr("Profits track"), income, box)
    yield Thing(("track", seat), look, track, PANEL_DEPTH)
    boxes: dict[int, list[CardId]] = {}
    for card, each in owned.items():
        if each.place == "coming":
            boxes.setdefault(_box(state, each.due), []).append(card)
    for box, cards in boxes.items():
        areas = stacked(_below_caption(place.boxes[box], 2), len(cards), *CHIP)
        for card, area in zip(cards, areas, strict=True):
            yield _card(state, card, area)
    built = [card for card, each in owned.items() if each.place in ("mature", "ruined")]
    room = _below_caption(place.profits, 4)
    columns = int((room.width + 3) // (NAMED_CHIP + 3))
    held = columns * int((room.height + 2) // (CHIP[1] + 2))
    wide = (room.width + 3) / columns - 3 if 0 < len(built) <= held else 78
    areas = in_columns(room, len(built), wide, CHIP[1])
    for card, area in zip(built, areas, strict=True):
        yield _card(state, card, area)


def _seat_details(state: State, seat: Seat, told: tuple[str, str]) -> tuple[str, ...]:
    """Return a hacendado's details, with IOUs by quarter."""
    due = Counter(sorted(state.hacendados[seat].ious))
    ious = (
        with_colon(said.quarter_words(quarter), tr_plural("%n IOU(s)", "", count))
        for quarter, count in due.items()
    )
    profits = with_colon(tr("Profits track"), f"+{state.income(seat)}")
    return (*(each for words in told for each in words.split(" · ")), profits, *ious)


def _below_caption(area: Rect, side: float) -> Rect:
    return area.inset(side, CAPTION, side, 4)


def _box(state: State, quarter: int) -> int:
    return min(max(0, quarter - state.quarter), BOXES - 1)


def _traits(state: State, seat: Seat) -> str:
    man, back = state.hacendados[seat], said.short_quarter(state.hacendados[seat].back)
    status = (
        "" if man.status == "playing" else said.sentence_for("statuses", man.status, quarter=back)
    )
    return " · ".join(filter(None, (
        status, tr("leadership {number}", number=man.leadership),
        *(office_words(office) for office, holder in state.offices.items() if holder == seat),
        tr("jailed") if man.jailed else "", tr("heir") if man.heir else "", man.at,
    )))  # fmt: skip


def _is_lowered(state: State, card: CardId) -> bool:
    each = state.cards[card]
    return each.level < each.facts.profit or state.profit(card) < each.level


def _chip(state: State, card: CardId) -> Look:
    each = state.cards[card]
    level = each.level if each.place == "mature" else None
    lowered = level is not None and _is_lowered(state, card)
    icon, ruined = said.icon(each.facts.kind), each.place == "ruined"
    told = (level, each.gold, each.struck, ruined, lowered)
    return look_from(print_chip, card, each.facts.name, icon, *told)


def _card(state: State, card: CardId, place: Rect) -> Thing:
    """Return a card that can be dragged or clicked."""
    each = state.cards[card]
    details = [*said.named_card(state, card), said.sentence_for("places", each.place)]
    if each.place == "coming":
        details.append(said.quarter_words(each.due))
    elif each.place == "mature":
        profit, level = state.profit(card), each.level
        details.append(tr("profit {number}", number=profit))
        details += [tr("counter at {number}", number=level)] if profit != level else []
        details += [tr("lowered")] if _is_lowered(state, card) else []
    details += [tr("on strike")] if each.struck else []
    details += [gold_words(each.gold)] if each.gold else []
    look = _chip(state, card)
    lifted = DraggedLook(look, place.width, place.height)
    target = Target(
        card_spot(card), place, ", ".join(details), CARD_DEPTH + PIECE_DEPTH_STEP, lifted=lifted
    )
    return Thing(("card", card), look, place, CARD_DEPTH, (target,))


def _button(key: Hashable, offer: Offer, place: Rect, pixels: float, name: str = "") -> Thing:
    look = ButtonLook(offer.words, "", offer.primary, pixels, offer.icon)
    target = Target(offer.spot, place, name or offer.words, CARD_DEPTH)
    return Thing(("button", key), look, place, CARD_DEPTH, (target,))


# --- Painting -------------------------------------------------------------------------------------

GREEN: Final = "#2F5B3C"
LINE: Final = 19.0
"""Maximum height of a line of the page, in units."""
CARD_HIGH: Final = 90.0
NAMED: Final = 100.0
"""Width above which a card shows its name, in units."""


def print_strip(
    pen: PrintContext, phases: tuple[str, ...], now: int, skipped: frozenset[int]
) -> None:
    painter, height, across = pen.painter, pen.height, pen.width / len(phases)
    shapes.draw_paper(painter, pen.place, LEDGER, 3)
    for index, words in enumerate(phases, 1):
        left, passed = (index - 1) * across, index in skipped
        if index == now:
            shapes.fill_rect(painter, QRectF(left + 2, 2, across - 4, height - 4), INK, 3)
        ink = PAPER if index == now else blend(SEPIA, LEDGER, 0.45) if passed else INK
        pen.line((left, 4, across, 20), str(index), 17, 700, ink, ALIGN_CENTRE, "serif")
        below = (left + 3, 22, across - 6, height - 25)
        pen.line(below, words, 12 * pen.text, 600, ink, ALIGN_CENTRE)
        x, edge = left + across / 2, left + across
        if passed:
            shapes.draw_line(painter, QPointF(x - 12, 14), QPointF(x + 12, 14), ink, 1.4)
        if index < len(phases):
            ink = blend(INK, LEDGER, 0.6)
            shapes.draw_line(painter, QPointF(edge, 8), QPointF(edge, height - 8), ink)


def print_quarter(
    pen: PrintContext, season: str, year: str, phase: str, steps: tuple[StepLine, ...], foot: str
) -> None:
    painter, place, wide = pen.painter, pen.place, pen.width - 44
    shapes.draw_paper(painter, place, PAPER, 3)
    shapes.draw_frame(painter, place.adjusted(5, 5, -5, -5), INK, 2)
    shapes.draw_frame(painter, place.adjusted(9, 9, -9, -9), INK, 1)
    head, below = QRectF(22, 18, wide, 34), QRectF(22, 56, wide, 44)
    typesetting.draw_wood_type(painter, head, season.upper(), INK, squeeze=(0.5, 1.05))
    typesetting.draw_wood_type(painter, below, year, INK, shade="#B8581B", squeeze=(0.6, 1.3))
    shapes.draw_double_rule(painter, 22, 108, wide)
    pen.line((22, 116, wide, 26), phase, 18, 700, face="serif", least=12)
    if steps:
        _steps(pen, QRectF(22, 146, wide, pen.height - 190), steps)
    face = typesetting.make_font(12 * pen.text, "serif", 400, italic=True)
    low = QRectF(22, pen.height - 46, wide, 34)
    typesetting.draw_text(painter, low, foot, face, SEPIA, typesetting.LEFT, lines=2)


def _steps(pen: PrintContext, area: QRectF, steps: tuple[StepLine, ...]) -> None:
    """Paint the steps in the largest fitting size."""
    for pixels in range(round(14 * pen.text), 8, -1):
        face = typesetting.make_font(pixels, "sans", 400)
        column, step = pixels * 3.7, pixels * 1.22
        rows = [
            typesetting.wrap_text(each.spoken_text, face, area.width() - column) for each in steps
        ]
        if sum(map(len, rows)) * step + len(rows) * 3 <= area.height():
            break
    top, number = area.top(), typesetting.make_font(pixels, "sans", 700)
    italic = typesetting.make_font(pixels, "sans", 400, italic=True)
    for each, lines in zip(steps, rows, strict=True):
        ink = blend(SEPIA, PAPER, 0.25) if each.folded else INK
        place = QRectF(area.left(), top, column, step)
        typesetting.draw_text(pen.painter, place, each.id, number, ink)
        for words in lines:
            place = QRectF(area.left() + column, top, area.width() - column, step)
            typesetting.draw_text(pen.painter, place, words, italic if each.folded else face, ink)
            top += step
        top += 3


def print_head(
    pen: PrintContext, colour: int, name: str, gold: int, elsewhere: str, traits: str, asked: bool,
    away: bool,
) -> None:  # fmt: skip
    painter, width, height = pen.painter, pen.width, pen.height
    place = QRectF(0, 0, width - 4, height)
    shapes.draw_shadow(painter, place, 3, 1.2)
    shapes.draw_paper(painter, place, TAN if asked else LEDGER, 3)
    shapes.draw_frame(painter, place, UNREST_INK if asked else INK, 3 if asked else 1, 3)
    painter.setOpacity(0.6 if away else 1)
    side, radius = min(22.0, height * 0.3), min(17.0, height * 0.2)
    shapes.seat_mark(painter, colour, 8, 7, side)
    pen.line((14 + side, 4, width - 74 - side, side + 6), name, 16 * pen.text, 700, face="serif")
    shapes.draw_coin(painter, QPointF(width - 12 - radius, 6 + radius), radius, gold)
    top = 10 + side
    if elsewhere and height > 46:
        pen.line((9, top, width - 60, 17), elsewhere, 12.5 * pen.text, 600)
        top += 17
    if height > 64:
        beside = 0 if elsewhere else 44  # the coin extends down to here
        room = QRectF(9, top, width - 20 - beside, height - top - 4)
        lines, pixels = max(1, int(room.height() // 13)), 11.5 * pen.text
        tiny = typesetting.fit_font(traits, room.width(), lines, pixels, 9, height=room.height())
        typesetting.draw_text(painter, room, traits, tiny, SEPIA, typesetting.TOP_LEFT, lines=lines)
    painter.setOpacity(1)


def print_track(
    pen: PrintContext, quarters: tuple[str, ...], ious: tuple[int, ...], profits: str, income: int,
    box: float,
) -> None:  # fmt: skip
    painter, pixels, height = pen.painter, 10.5 * pen.text, pen.height
    shapes.draw_paper(painter, pen.place, IVORY, 3)
    for index, words in enumerate(quarters):
        left = index * box
        if index == 0:
            shapes.fill_rect(painter, QRectF(1, 1, box - 1, height - 2), blend(TAN, IVORY, 0.35))
        pen.line((left + 2, 1, box - 4, 16), words, pixels, 600, SEPIA, ALIGN_CENTRE)
        ink, edge = blend(INK, IVORY, 0.7), left + box
        shapes.draw_line(painter, QPointF(edge, 3), QPointF(edge, height - 3), ink)
        if ious[index]:
            spot = QPointF(left + box / 2, height - 11)
            controls.badge(painter, spot, f"IOU {ious[index]}", 10, paper_ink="#F6D9CC")
    left = len(quarters) * box
    place = QRectF(left + 1, 1, pen.width - left - 2, height - 2)
    shapes.fill_rect(painter, place, blend(BRASS, IVORY, 0.78))
    pen.line((left + 6, 1, pen.width - left - 50, 16), profits, pixels, 600, SEPIA)
    pen.line((pen.width - 46, 1, 40, 16), f"+{income}", 12, 700, GREEN, RIGHT)
    shapes.draw_frame(painter, pen.place, blend(INK, IVORY, 0.35), 1, 3)


def print_chip(
    pen: PrintContext, card: str, name: str, icon: str, level: int | None, gold: int, struck: bool,
    ruined: bool, lowered: bool,
) -> None:  # fmt: skip
    """Paint a card, without profit if ``level`` is None."""
    painter, wide, high, wrong = pen.painter, pen.width, pen.height, ruined or struck
    shapes.draw_shadow(painter, pen.place, 2, 0.8)
    shapes.fill_rect(painter, pen.place, "#E9C3B4" if wrong else PAPER, 3)
    dashes = (4.0, 3.0) if ruined else None
    shapes.draw_frame(painter, pen.place, UNREST_INK if wrong else INK, 1.2, 3, dashes)
    left, coin = high - 1 if wide > (44 if level is None else 62) else 4, 15 if gold else 0
    if left > 4:
        draw_icon(painter, icon, 4, 4, high - 8, INK)
    pen.line((left, 0, wide - left - 1, high), card, 12.5, 700)
    if name and wide > NAMED:
        room = (left + 30, 0, wide - high - 50 - coin, high)
        pen.line(room, name, 11, 400, face="serif", least=9)
    if level is not None and wide > 44:
        room, ink = (left, 0, wide - high - 4 - coin, high), UNREST_INK if lowered else GREEN
        pen.line(room, str(level), 13, 700, ink, RIGHT)
        if lowered:
            shapes.arrow_down(painter, QPointF(wide - 25 - coin, high / 2 + 4), 5, 9, UNREST_INK)
    if gold:
        shapes.draw_coin(painter, QPointF(wide - 9, high / 2), 8, gold)
    if struck:
        shapes.draw_line(painter, QPointF(2, high - 2), QPointF(wide - 2, 2), UNREST_INK, 1.6)


def print_edge(
    pen: PrintContext, title: str, card: str, name: str, lines: tuple[str, ...], icon: str,
    common: str, offices: tuple[str, ...],
) -> None:  # fmt: skip
    painter, muted, width = pen.painter, pen.theme.muted, pen.width
    controls.draw_panel(painter, pen.place, pen.theme)
    controls.draw_caption(painter, 10, 6, title, muted, 10, width - 20)
    place = QRectF(10, 24, width - 20, CARD_HIGH)
    if card:
        shapes.draw_shadow(painter, place, 4, 2)
        shapes.draw_paper(painter, place, PAPER, 4)
        shapes.draw_frame(painter, place.adjusted(4, 4, -4, -4), INK, 1.2, 3)
        draw_icon(painter, icon, place.right() - 40, place.top() + 9, 30, SEPIA)
        pen.line((20, 28, width - 76, 30), card, 24, 700, face="serif")
        pen.line((20, 58, width - 42, 18), name, 15, 600, face="serif")
        for index, words in enumerate(lines):
            pen.line((20, 77 + 15 * index, width - 42, 15), words, 12, 600, SEPIA)
    else:
        shapes.draw_frame(painter, place, pen.theme.line, 1.2, 4, (4, 4))
        face = typesetting.make_font(13, "serif", 400, italic=True)
        room = place.adjusted(8, 0, -8, 0)
        typesetting.draw_text(painter, room, name, face, muted, ALIGN_CENTRE, lines=3)
    top = CARD_HIGH + 32
    controls.draw_caption(painter, 10, top, common, muted, 10, width - 20)
    for index, words in enumerate(reversed(offices)):
        low = pen.height - 20 - 15 * index
        if low > top + 60:
            pen.line((10, low, width - 20, 15), words, 11.5, 600, pen.theme.text)


def print_page(pen: PrintContext, heading: str, lines: tuple[str, ...], total: str) -> None:
    painter, wide, foot = pen.painter, pen.width, pen.height - 52
    shapes.draw_shadow(painter, pen.place, 3, 2)
    shapes.draw_paper(painter, pen.place, PAPER, 3)
    shapes.draw_frame(painter, pen.place.adjusted(4, 4, -4, -4), INK, 1.4)
    pen.line((16, 8, wide - 150, 26), heading, 19, 700, face="serif", least=12)
    pen.line((wide - 160, 8, 144, 26), total, 15, 700, INK, RIGHT)
    shapes.draw_double_rule(painter, 14, 36, wide - 28)
    high = min(LINE, (foot - 46) / max(1, len(lines)))
    for index, words in enumerate(lines):
        room = (16, 44 + high * index, wide - 32, high)
        pen.line(room, words, 14 * pen.text, 400 if index else 700)
    shapes.draw_line(painter, QPointF(14, foot), QPointF(wide - 14, foot), blend(INK, PAPER, 0.6))


def print_row(pen: PrintContext, line: RowLine, even: bool) -> None:
    width, height = pen.width, pen.height
    if even:
        shapes.fill_rect(pen.painter, pen.place, blend(LEDGER, PAPER, 0.2), 2)
    paid, asked = line.row.amount, line.row.most
    pen.line((6, 0, 46, height), line.row.step, 11, 700, SEPIA)
    ink = UNREST_INK if paid < asked else INK
    pen.line((54, 0, width - 146, height), line.words, 13 * pen.text, 600, ink)
    ink = UNREST_INK if paid != asked else INK
    pen.line((width - 62, 0, 34, height), str(paid), 15, 700, ink, ALIGN_CENTRE)
    if paid != asked:
        shapes.draw_frame(pen.painter, QRectF(width - 62, 2, 34, height - 4), UNREST_INK, 1.2, 3)
    if paid < asked:
        pen.line((width - 82, 0, 18, height), "!", 16, 900, UNREST_INK, ALIGN_CENTRE, "serif")


def print_home(pen: PrintContext, icon: str, words: str) -> None:
    """Paint a feature of the companion as a card for the home page."""
    painter, width, height, side = pen.painter, pen.width, pen.height, pen.width * 0.46
    shapes.draw_shadow(painter, pen.place, 2, 3)
    shapes.draw_paper(painter, pen.place, PAPER, 3)
    shapes.draw_frame(painter, pen.place.adjusted(4, 4, -4, -4), INK, 1)
    draw_icon(painter, icon, (width - side) / 2, height * 0.36 - side / 2, side, SEPIA)
    room = (8, height * 0.7, width - 16, height * 0.2)
    pen.line(room, words, height * 0.1, 700, INK, ALIGN_CENTRE, "serif")
