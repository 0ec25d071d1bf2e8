"""The table: strip, quarter, calendars, the edge of the board and the page of the phase."""

from collections.abc import Hashable, Iterable, Iterator
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from paxdesk.desk.painting import lettering
from paxdesk.desk.scene.buttons import ButtonLook, flow, paged, spread
from paxdesk.desk.scene.drawing import BlankLook, PlainDrawing, PlainZones, enlarged
from paxdesk.desk.scene.geometry import CARD, PANEL, PIECE, Rect, in_columns, stacked
from paxdesk.desk.scene.printed import printed
from paxdesk.desk.scene.things import Lifted, Look, Spot, Target, Thing, ViewModel
from paxdesk.language import counted, say
from paxdesk.record_classes import frozen
from paxdesk.session.game import Seat
from paxdesk.sierra_madre.rules import calendar
from paxdesk.sierra_madre.rules.cards import CardId
from paxdesk.sierra_madre.rules.state import State
from paxdesk.sierra_madre.table import handling as hand
from paxdesk.sierra_madre.table import looks, page
from paxdesk.sierra_madre.table import words as said
from paxdesk.sierra_madre.table.handling import Offer, SierraHandling, card_spot, offers
from paxdesk.sierra_madre.table.words import card_words, gold_words, office_words

GAP: Final = 8.0
STRIP: Final = 46.0
LEFT: Final = 268.0
LEFT_WIDE: Final = 330.0
EDGE: Final = 176.0
HEAD: Final = 176.0
BOXES: Final = 8
"""Quarters of a seasonal track that are shown; what lies further ahead lies in the last."""
BOX: Final = 56.0
TALLEST: Final = 122.0
"""Units of height of a calendar at most."""
SHARE: Final = 0.5
"""Of the height, for all calendars at most."""
ONE_COLUMN: Final = 5
"""So many calendars lie below each other."""
CAPTION: Final = 17.0
CHIP: Final = (52.0, 22.0)
NAMED_CHIP: Final = 156.0
"""The width of a card on the profits track that shows its name."""
BUTTON: Final = 34.0
PIXELS: Final = {BUTTON: 14.0, 28.0: 13.0, 23.0: 11.5}
"""Heights of buttons with the size of their words: smaller before there are pages of them."""
ROW: Final = 27.0


@frozen
class SeatPlace:
    """One calendar: the head, the boxes of the coming quarters, and the profits track."""

    whole: Rect
    head: Rect
    boxes: tuple[Rect, ...]
    profits: Rect


@frozen
class Plan:
    """The whole table."""

    strip: Rect
    quarter: Rect
    seats: tuple[SeatPlace, ...]
    edge: Rect
    page: Rect
    go_on: Rect
    forms: Rect


@lru_cache(maxsize=64)
def plan(free: Rect, seats: int) -> Plan:
    """Divide the free room for so many seats."""
    inner = free.inset(GAP, GAP, GAP, GAP / 2)
    strip = Rect(inner.x, inner.y, inner.width, STRIP)
    top = strip.bottom + GAP
    high = inner.bottom - top
    left = LEFT_WIDE if inner.width > 1300 else LEFT
    quarter = Rect(inner.x, top, left, high)
    x = quarter.right + GAP
    wide = inner.right - x
    columns = 1 if seats <= ONE_COLUMN else 2
    in_column = -(-seats // columns)
    each = min(TALLEST, high * SHARE / in_column - 4)
    places = []
    for index in range(seats):
        column, line = divmod(index, in_column)
        across = (wide - (columns - 1) * GAP) / columns
        place = Rect(x + column * (across + GAP), top + line * (each + 4), across, each)
        places.append(_seat(place, columns))
    below = top + in_column * (each + 4) + GAP - 4
    rest = inner.bottom - below
    edge = Rect(x, below, EDGE, rest)
    page = Rect(edge.right + GAP, below, inner.right - edge.right - GAP, rest)
    foot = page.bottom - BUTTON - 10
    go_on = Rect(page.right - 200, foot, 190, BUTTON)
    forms = Rect(page.x + 10, foot, go_on.x - page.x - 16, BUTTON)
    return Plan(strip, quarter, tuple(places), edge, page, go_on, forms)


def _seat(place: Rect, columns: int) -> SeatPlace:
    head_wide = HEAD if columns == 1 else HEAD * 0.75
    head = Rect(place.x, place.y, head_wide, place.height)
    rest = place.width - head_wide
    profits_wide = max(rest * 0.34, 120) if columns == 1 else rest * 0.3
    box = (rest - profits_wide) / BOXES
    boxes = tuple(
        Rect(head.right + index * box, place.y, box, place.height) for index in range(BOXES)
    )
    profits = Rect(head.right + BOXES * box, place.y, profits_wide, place.height)
    return SeatPlace(place, head, boxes, profits)


# --- What lies there -----------------------------------------------------------------------------

Model = ViewModel[State, PlainZones]
WIDE_PAGE: Final = 640.0
"""A page so wide has its table in two columns."""
ENOUGH: Final = (1080.0, 660.0)
"""Where there is more room than this, everything is enlarged, words as well."""
LARGEST: Final = 1.6
STEP: Final = (24.0, 21.0)
"""Of the buttons that correct a row."""


class SierraDrawing(PlainDrawing[State]):
    """Where everything lies."""

    standings = MappingProxyType({"seat": "name"})

    def __init__(self, handling: SierraHandling) -> None:
        self._forms = handling.forms

    def board(self, model: Model) -> Iterable[Thing]:
        free = model.zones.free
        larger = max(1.0, min(LARGEST, free.width / ENOUGH[0], free.height / ENOUGH[1]))
        places = plan(free.scaled(1 / larger), len(model.state.players))
        return (enlarged(thing, larger) for thing in self._things(model, places))

    def _things(self, model: Model, places: Plan) -> Iterator[Thing]:
        """What lies there, in units before it is enlarged."""
        state = model.state
        # What can be pressed comes first: the keyboard goes through it in this order.
        yield from self._page(model, places)
        yield from _edge(model, places.edge)
        yield _plain("strip", _strip(state), places.strip)
        yield _plain("quarter", _quarter(state), places.quarter)
        for seat, place in zip(state.players, places.seats, strict=True):
            yield from _calendar(model, seat, place)

    # --- The page of the phase -------------------------------------------------------------------

    def _page(self, model: Model, places: Plan) -> Iterator[Thing]:
        state, area = model.state, places.page
        names = {seat: each.name for seat, each in model.labels.items()}
        lines, head = page.lines(state, names), page.heading(state)
        total = gold_words(sum(row.amount for row in state.rows)) if state.rows else ""
        look = printed(looks.page, head, tuple(lines), total)
        block = Target(hand.BLOCK, area, head, PANEL)
        yield Thing("page", look, area, PANEL, (block,))
        if state.ended:
            return
        yield _button("next", hand.going_on(state), places.go_on, 16)
        found = offers(state, names)
        always = [each for each in found if each.spot.kind == "form"]
        now = [each for each in found if each.spot.kind != "form"]
        yield from _foot(always, places.forms)
        top = area.y + 48 + looks.LINE * len(lines)
        body = Rect(area.x + 14, top, area.width - 28, places.go_on.y - 16 - top)
        laid = self._laid(now, body.inset(0, 0, 0, body.height * 0.5 if state.rows else 0))
        for offer, place in laid:
            yield _button(offer.spot, offer, place, PIXELS[place.height])
        if state.rows:
            used = max((place.bottom for _, place in laid), default=body.y - 6) - body.y + 6
            yield from self._rows(state, names, body.inset(0, used, 0, 0))

    def _laid(self, offers: list[Offer], area: Rect) -> list[tuple[Offer, Rect]]:
        """The buttons where they lie; more than there is room for are turned page by page."""
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
        """The table proposed, in as many pages as it needs."""
        rows = page.rows(state, names)
        columns = 2 if area.width > WIDE_PAGE else 1
        down = max(1, int(area.height // ROW))
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
            name, look = f"{row.words}: {row.amount}", printed(looks.row, row, line % 2 == 0)
            words_alone = Rect(place.x, place.y, place.width - 94, place.height)
            target = Target(Spot("row", row.number), words_alone, name, CARD)
            yield Thing(("row", row.number), look, place, CARD, (target,))
            for kind, words, left in (("less", "−", 90.0), ("more", "+", 26.0)):
                button = Rect(place.right - left, place.y + 2, *STEP)
                offer = Offer(Spot(kind, row.number), words)
                yield _button((kind, row.number), offer, button, 14, f"{name} {words}")


def _turn(number: int, leaf: int, pages: int) -> Offer:
    """The button that turns a page, of rows (0) or of buttons (1)."""
    words = say("Page {number} of {pages}: next", number=leaf + 1, pages=pages)
    return Offer(Spot("leaf", number), words)


def _wide(offer: Offer, pixels: float = 14) -> float:
    face = lettering.font(pixels, "serif", 700)
    return lettering.advance(offer.words, face) + pixels * (4.3 if offer.icon else 2.1)


def _foot(offers: list[Offer], area: Rect) -> Iterator[Thing]:
    """The forms that are always open, in two lines where one is too narrow."""
    half = -(-len(offers) // 2)
    narrow = sum(map(_wide, offers)) * 0.8 > area.width
    lines = (offers[:half], offers[half:]) if narrow else (offers,)
    high = (area.height + 8) / 2 - 2 if narrow else area.height
    for line, found in enumerate(lines):
        room = Rect(area.x, area.y - 4 * narrow + line * (high + 4), area.width, high)
        for offer, place in zip(found, spread(room, list(map(_wide, found))), strict=True):
            yield _button(offer.spot, offer, place, 13)


# --- Strip, quarter and edge ----------------------------------------------------------------------


def _strip(state: State) -> Look:
    """The phases; one that is passed over says why."""
    words = [words for _, words in said.choices("phases")]
    winter = calendar.season(state.quarter) == "winter"
    if winter:
        words[9] = say("not in winter")
    skipped = frozenset((10,) if winter else ())
    return printed(looks.strip, tuple(words), state.phase, skipped)


def _quarter(state: State) -> Look:
    season = said.told("seasons", calendar.season(state.quarter))
    phase = f"{state.phase} · {said.told('phases', state.phase)}"
    foot = say("Quarter {number}; {gold} with the game", number=state.quarter + 1,
               gold=gold_words(state.treasury))  # fmt: skip
    year = str(calendar.year(state.quarter))
    return printed(looks.quarter, season, year, phase, page.steps(state), foot)


def _edge(model: Model, area: Rect) -> Iterator[Thing]:
    """The card of the quarter, the common cards and who holds which office."""
    state = model.state
    edge = state.lying("edge")
    event = [c for c in state.lying("event") if state.cards[c].due == state.quarter]
    card = next(iter([*edge, *event]), "")
    held = sorted(state.offices.items())
    offices = tuple(f"{office_words(office)}: {model.labels[seat].name}" for office, seat in held)
    details: tuple[str, ...] = ()
    name, icon = say("No card at the board's edge"), ""
    if card:
        facts = state.cards[card].facts
        details = (
            say("{quarters} · profit {profit}",
                quarters=counted("%n quarter(s)", "", facts.quarters), profit=facts.profit),
            say("{land} · {bars}", land=said.told("lands", facts.land),
                bars=counted("%n gold bar(s)", "", facts.bars)),
        )  # fmt: skip
        name, icon = facts.name or said.told("kinds", facts.kind), said.icon(facts.kind)
    title, common = say("Card of the quarter"), say("Common cards")
    look = printed(looks.edge, title, card, name, details, icon, common, offices)
    target = Target(hand.COMMON, area, common, PANEL)
    yield Thing("edge", look, area, PANEL, (target,))
    if card:
        place = Rect(area.x + 10, area.y + 24, area.width - 20, looks.CARD_HIGH)
        lifted = Lifted(_chip(state, card), 66, 24)
        name = say(
            "{card}, {place}", card=card_words(state, card), place=said.told("places", "edge")
        )
        target = Target(card_spot(card), place, name, CARD, lifted=lifted)
        yield Thing(("edge", card), BlankLook(), place, CARD, (target,))
    room = area.inset(4, looks.CARD_HIGH + 32, 4, 8 + 15 * len(offices))
    cards = state.lying("common")
    places = in_columns(_below_caption(room, 4), len(cards), *CHIP)
    for each, place in zip(cards, places, strict=True):
        yield _card(state, each, place)


# --- A calendar -----------------------------------------------------------------------------------


def _calendar(model: Model, seat: Seat, place: SeatPlace) -> Iterator[Thing]:
    state, label, man = model.state, model.labels[seat], model.state.hacendados[seat]
    owned = dict(state.owned(seat))
    gold = sum(card.gold for card in owned.values())
    parts = [say("New York {gold}", gold=man.new_york)] if man.new_york else []
    parts += [say("enterprises {gold}", gold=gold)] if gold else []
    parts += [counted("%n IOU(s)", "", len(man.ious))] if man.ious else []
    away = man.status != "playing"
    elsewhere, traits, asked = " · ".join(parts), _traits(state, seat), seat == state.acting
    head = printed(looks.head, label.colour, label.name, man.gold, elsewhere, traits, asked, away)
    spot = Spot("seat", seat)
    name = say("{name}: {gold}", name=label.name, gold=gold_words(man.gold))
    target = Target(spot, place.whole, name, PANEL)
    yield Thing(("head", seat), head, place.head, PANEL + 1, (target,))
    ahead = range(state.quarter, state.quarter + BOXES)
    words = tuple(f"{said.short_quarter(each)}{'+' if each == ahead[-1] else ''}" for each in ahead)
    ious = [0] * BOXES
    for quarter in man.ious:
        ious[_box(state, quarter)] += 1
    track = Rect(place.boxes[0].x, place.whole.y, place.whole.right - place.boxes[0].x,
                 place.whole.height)  # fmt: skip
    income, box = state.income(seat), place.boxes[0].width
    look = printed(looks.track, words, tuple(ious), say("Profits track"), income, box)
    yield _plain(("track", seat), look, track)
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
    held = int(room.width // (NAMED_CHIP + 3)) * int((room.height + 2) // (CHIP[1] + 2))
    areas = in_columns(room, len(built), NAMED_CHIP if len(built) <= held else 78, CHIP[1])
    for card, area in zip(built, areas, strict=True):
        yield _card(state, card, area)


def _below_caption(area: Rect, side: float) -> Rect:
    return area.inset(side, CAPTION, side, 4)


def _box(state: State, quarter: int) -> int:
    return min(max(0, quarter - state.quarter), BOXES - 1)


def _traits(state: State, seat: Seat) -> str:
    """Leadership, offices, where he is, what has become of him."""
    man = state.hacendados[seat]
    parts = [say("leadership {number}", number=man.leadership)]
    parts += [office_words(office) for office, holder in state.offices.items() if holder == seat]
    if man.status == "at_war":
        parts.append(say("at war until {quarter}", quarter=said.quarter_words(man.back)))
    elif man.status != "playing":
        parts.append(said.told("statuses", man.status))
    if man.jailed:
        parts.append(say("jailed"))
    if man.heir:
        parts.append(say("heir"))
    if man.at:
        parts.append(man.at)
    return " · ".join(parts)


def _chip(state: State, card: CardId) -> Look:
    each = state.cards[card]
    level = each.level if each.place == "mature" else None
    lowered = level is not None and (level < each.facts.profit or state.profit(card) < level)
    icon, ruined = said.icon(each.facts.kind), each.place == "ruined"
    name, gold, struck = each.facts.name, each.gold, each.struck
    return printed(looks.chip, card, name, icon, level, gold, struck, ruined, lowered)


def _card(state: State, card: CardId, place: Rect) -> Thing:
    """A card on a track: it can be dragged, and a click opens its form."""
    each = state.cards[card]
    details = [card_words(state, card), said.told("places", each.place)]
    if each.place == "coming":
        details.append(said.quarter_words(each.due))
    elif each.place == "mature":
        details.append(say("profit {number}", number=state.profit(card)))
    look = _chip(state, card)
    lifted = Lifted(look, place.width, place.height)
    target = Target(card_spot(card), place, ", ".join(details), CARD + PIECE, lifted=lifted)
    return Thing(("card", card), look, place, CARD, (target,))


def _plain(key: Hashable, look: Look, place: Rect) -> Thing:
    return Thing(key, look, place, PANEL)


def _button(key: Hashable, offer: Offer, place: Rect, pixels: float, name: str = "") -> Thing:
    look = ButtonLook(offer.words, "", offer.primary, pixels, offer.icon)
    target = Target(offer.spot, place, name or offer.words, CARD)
    return Thing(("button", key), look, place, CARD, (target,))
