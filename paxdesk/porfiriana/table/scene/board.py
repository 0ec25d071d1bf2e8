"""Items of the common column, and captions above a seat's cards."""

from collections.abc import Iterable, Iterator
from functools import partial
from typing import ClassVar, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from paxdesk.desk.painting.controls import draw_caption, draw_panel
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import Ink
from paxdesk.desk.painting.shapes import seat_mark
from paxdesk.desk.painting.typesetting import draw_text, fit_font, make_font, text_width
from paxdesk.desk.scene.geometry import (
    CARD_DEPTH,
    PANEL_DEPTH,
    PIECE_DEPTH_STEP,
    PLACE,
    Rect,
    qrect,
)
from paxdesk.desk.scene.things import PaintContext, Spot, Target, Thing
from paxdesk.language import join_words, tr, with_colon
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules import facts
from paxdesk.porfiriana.rules.actions import COLUMN_PRICES, DIAZ, PRIVATE_ARMY, Seat, price_column
from paxdesk.porfiriana.rules.agenda import Showdown
from paxdesk.porfiriana.rules.card_verbs import PRESTIGES
from paxdesk.porfiriana.rules.term_words import regime_words
from paxdesk.porfiriana.rules.winning import heel_now, need_words, winning_need
from paxdesk.porfiriana.table.faces.card_pieces import speculation_area
from paxdesk.porfiriana.table.layout.layout import ViewModel
from paxdesk.porfiriana.table.layout.placement import TableauLayout
from paxdesk.porfiriana.table.scene import ledger, looks
from paxdesk.porfiriana.table.scene.accessible_names import (
    market_words,
    public_words,
    speculation_words,
)
from paxdesk.porfiriana.table.scene.seat_stats import seat_figures, takers_known
from paxdesk.porfiriana.table.words.questions import verdict
from paxdesk.porfiriana.table.words.terms import cards_words, gold_words, mood_term, toppling_term

# --- Plate below the regime: current turn and Topples on sale -------------------------------------

ROW: Final = (19, 25)
"""Height of a line, in px, on small and large tables."""
LARGE: Final = 1.45
"""Height of a line that is legible from a distance, relative to the others."""


SMALLEST: Final = 11
"""Minimum text size, in px."""


@frozen
class PlateRow:
    """Line of the plate: ``words`` after seat marks or an icon."""

    words: str
    icon: str = ""
    colours: tuple[int, ...] = ()
    share: float = 1.0


@frozen
class TurnPlateLook:
    margin: ClassVar[float] = 1
    rows: tuple[PlateRow, ...]

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        draw_panel(painter, QRectF(0, 0, width, height), context.theme, 4)
        usual = ROW[context.large] * min(context.text, 1.3)
        shares = sum(row.share for row in self.rows)
        step = min(usual, (height - 4) / shares)
        top = (height - step * shares) / 2
        for row in self.rows:
            high = step * row.share
            self._row(painter, context, row, QRectF(2, top, width - 4, high))
            top += high

    @staticmethod
    def _row(painter: QPainter, context: PaintContext, row: PlateRow, place: QRectF) -> None:
        theme = context.theme
        ink: Ink = theme.text
        high = place.height()
        side = high - 4
        left, top = place.left() + 3, place.top() + 2
        for colour in row.colours:
            seat_mark(painter, colour, left, top, side)
            left += side + 2
        weight = 800 if row.share > 1 else 600
        tight = (100, 84, 72, 62)
        tightest = make_font(SMALLEST, "serif", weight, stretch=tight[-1])
        free = place.right() - left - 5
        # Leave out the icon if the text would be elided beside it.
        if row.icon and text_width(row.words, tightest) <= free - side - 2:
            draw_icon(painter, row.icon, left, top, side, ink)
            left, free = left + side + 2, free - side - 2
        room = QRectF(left + 3, place.top(), free, high)
        face = fit_font(row.words, free, 1, high * 0.72, SMALLEST, "serif", weight, stretches=tight)
        draw_text(painter, room, row.words, face, ink)


def plate_things(model: ViewModel) -> Iterator[Thing]:
    place = model.zones.plate
    most = max(1, int((place.height - 6) // 15))
    yield Thing("plate", TurnPlateLook(tuple(_rows(model))[:most]), place, CARD_DEPTH)


def _rows(model: ViewModel) -> Iterator[PlateRow]:
    state = model.state
    if state.over:
        names = {seat: label.name for seat, label in model.labels.items()}
        for line in verdict(state, names):
            yield PlateRow(line, share=LARGE)
        return
    seat = state.turn.seat
    words = tr("{0} plays", model.labels[seat].name)
    yield PlateRow(words, colours=(model.colour(seat),), share=LARGE)
    if any(isinstance(each, Showdown) for each in state.agenda):
        yield from _showdown(model)
        return
    on_sale = [
        slot for slot, number in enumerate(state.market) if number in model.state.cards.topples
    ]
    for slot in on_sale:
        price = gold_words(COLUMN_PRICES[price_column(slot)])
        # the name is on the card
        yield PlateRow(tr("Topple: {price}", price=price), "topple", share=LARGE)
    if on_sale:
        yield from _takers(model)
    else:
        yield PlateRow(tr("No Topple on sale"), "topple")


def _showdown(model: ViewModel) -> Iterator[PlateRow]:
    """Yield the way to topple and the provisional result."""
    way = toppling_term(model.state.regime)
    yield PlateRow(tr("Showdown: {way}", way=way), "topple", share=LARGE)
    toppling = [
        seat
        for seat in model.state.players
        if seat != DIAZ
        and any(each.counts and each.can_topple for each in seat_figures(model, seat).standings)
    ]
    if toppling:
        yield PlateRow(tr("enough to win"), colours=_colours(model, toppling))
    else:
        yield PlateRow(tr("Nobody has enough."), "manicule")


def _colours(model: ViewModel, seats: Iterable[Seat]) -> tuple[int, ...]:
    return tuple(model.colour(seat) for seat in seats)


def _takers(model: ViewModel) -> Iterator[PlateRow]:
    """Yield a row on possible winners, if known."""
    found = takers_known(model)
    if found.ways:
        words = tr("can win with it")
        if all(each.proof.declares for each in found.ways.values()):
            words = tr("can win by declaring")
        yield PlateRow(words, colours=_colours(model, found.ways))
    elif not found.unknown:
        yield PlateRow(tr("Nobody can win with it now."), "manicule")


def board_things(model: ViewModel) -> Iterator[Thing]:
    """Yield the items of the common column, in reading order, and any dice."""
    yield _regime(model)
    yield from plate_things(model)
    yield from _market(model)
    yield from _piles(model)
    yield from _publics(model)
    yield _topples(model)
    yield _ledger(model)
    yield from looks.dice_things(model)


def _regime(model: ViewModel) -> Thing:
    state, place = model.state, model.zones.regime
    card = model.state.cards.regimes[state.regime].number
    name = tr(
        "Regime: {regime}, Mines {mines}, Economy {economy}",
        regime=regime_words(state.regime),
        mines=facts.mine_value(state),
        economy=facts.economy(state),
    )
    if state.depression:
        name = tr("{0}, Depression", name)
    target = Target(Spot("regime"), place, name, CARD_DEPTH, card)
    return Thing("regime", looks.RegimeLook(card, state.depression), place, CARD_DEPTH, (target,))


def _market(model: ViewModel) -> Iterator[Thing]:
    state = model.state
    for slot, place in enumerate(model.zones.slots):
        card = state.market[slot]
        if not card:
            continue
        seat = state.speculation[slot]
        spot = Spot("market", slot)
        name = partial(market_words, model, slot)
        targets = [Target(spot, place, name, CARD_DEPTH, card, looks.lifted_card(card, place))]
        look = None
        if seat is not None:
            look = model.colour(seat)
            foot = card in model.state.cards.headlines or card in model.state.cards.topples
            area = speculation_area(qrect(place), foot)
            halo = area.width() * 0.28
            area.adjust(-halo, -halo, halo, halo)
            corner = Rect(area.x(), area.y(), area.width(), area.height())
            cube = partial(speculation_words, model, slot)
            targets.append(
                Target(
                    Spot("speculation", slot),
                    corner,
                    cube,
                    CARD_DEPTH + PIECE_DEPTH_STEP,
                    0,
                    looks.lifted_cube(look),
                )
            )
        yield Thing(("card", card), looks.MarketLook(card, look), place, CARD_DEPTH, tuple(targets))


def _piles(model: ViewModel) -> Iterator[Thing]:
    state, zones = model.state, model.zones
    name = tr("Deck, {0}", cards_words(len(state.deck)))
    target = Target(Spot("deck"), zones.deck, name, CARD_DEPTH)
    yield Thing("deck", looks.DeckLook(len(state.deck)), zones.deck, CARD_DEPTH, (target,))

    place = zones.headlines
    if state.headlines:
        card = state.headlines[-1]
        topple = model.state.cards.topples.get(card)
        mood = topple.mood if topple else model.state.cards.headlines[card].mood
        name = tr(
            "Bull-Bear pile, {cards}, {mood} on top",
            cards=cards_words(len(state.headlines)),
            mood=mood_term(mood),
        )
        target = Target(Spot("headlines"), place, name, CARD_DEPTH, card)
        yield Thing(("card", card), looks.HeadlinesLook(card, mood), place, CARD_DEPTH, (target,))
    else:
        yield _empty("headlines", Spot("headlines"), place, tr("Bull-Bear pile, empty"))

    place = zones.discards
    if state.discards:
        card = state.discards[-1]
        name = tr("Discards, {0}", cards_words(len(state.discards)))
        target = Target(Spot("discards"), place, name, CARD_DEPTH, card)
        look = looks.DiscardsLook(card, len(state.discards))
        yield Thing(("card", card), look, place, CARD_DEPTH, (target,))
    else:
        yield _empty("discards", Spot("discards"), place, tr("Discards, empty"))


def _empty(key: str, spot: Spot, place: Rect, name: str) -> Thing:
    """Return an unpainted drop target."""
    return Thing(
        key, looks.NothingLook(), place, PANEL_DEPTH, (Target(spot, place, name, PANEL_DEPTH),)
    )


def _publics(model: ViewModel) -> Iterator[Thing]:
    """Yield the public cards on sale; their places are fixed."""
    everyone = sorted(number for number, card in model.state.cards.partners.items() if card.public)
    for number, place in zip(everyone, model.zones.publics, strict=False):
        if number not in model.state.public_market:
            continue
        name = partial(public_words, model, number)
        target = Target(
            Spot("public", number),
            place,
            name,
            CARD_DEPTH,
            number,
            looks.lifted_card(number, place),
        )
        yield Thing(("card", number), looks.FaceLook(number), place, CARD_DEPTH, (target,))


def _topples(model: ViewModel) -> Thing:
    state = model.state
    look = looks.TopplesLook(
        len(model.state.cards.topples), state.topples_seen, facts.topples_resolved(state)
    )
    target = Target(Spot("topples"), model.zones.topples, ledger.topples_words(state), CARD_DEPTH)
    return Thing("topples", look, model.zones.topples, CARD_DEPTH, (target,))


def _ledger(model: ViewModel) -> Thing:
    state = model.state
    rows = tuple(
        ledger.LedgerRow(each.colour, each.name, each.standings)
        for each in (seat_figures(model, seat) for seat in state.players)
        if each.seat != DIAZ
    )
    vice = len(rows) == 2 and state.solo != "diaz"
    parts: tuple[tuple[str, tuple[str, ...]], ...] = ()
    if state.solo == "diaz":
        defence = [facts.solo_defence(state, each) for each in PRESTIGES]
        base = [facts.solo_base(state, each) for each in PRESTIGES]
        cards = [f"+{whole - always}" for whole, always in zip(defence, base, strict=True)]
        parts = (
            (tr("Díaz always"), tuple(map(str, base))),
            (tr("His cards"), tuple(cards)),
        )
        diaz = tuple(map(str, defence))
    else:
        part, now = facts.diaz_points(state), facts.regime_prestige(state)
        # Subtract the heel, as in the points needed.
        parts_now = {each: part - (heel_now(state) if each == now else 0) for each in PRESTIGES}
        diaz = tuple(f"{each}+1" if vice else str(each) for each in parts_now.values())
    names = {seat: label.name for seat, label in model.labels.items()}
    ways = ledger.ways_told(state, takers_known(model), names, not model.riddle)
    look = ledger.LedgerLook(
        facts.regime_prestige(state),
        diaz,
        vice,
        rows,
        model.colour(state.turn.seat),
        None if ways is None else tuple((names[seat], told) for seat, told in ways.items()),
        verdict(state, names)[0] if state.over else "",
        parts,
        _what_wins(model),
    )
    whole = Target(Spot("ledger"), model.zones.ledger, look.spoken_text, CARD_DEPTH)
    return Thing("ledger", look, model.zones.ledger, CARD_DEPTH, (whole, *_needs(model, look)))


def _needs(model: ViewModel, look: ledger.LedgerLook) -> Iterator[Target]:
    """Yield a target on each seat's points that count."""
    place, zones = model.zones.ledger, model.zones
    seats = (seat for seat in model.state.players if seat != DIAZ)
    for at, (seat, row) in enumerate(zip(seats, look.rows, strict=True)):
        kinds = enumerate(row.standings)
        column = next((number for number, each in kinds if each.counts), None)
        if column is not None:
            cell = look.cell(at, column, place.width, place.height, zones.large, zones.text)
            words = ledger.standing_words(row.name, row.standings[column : column + 1])
            yield Target(Spot("need", seat), cell.moved(place.x, place.y), words, CARD_DEPTH + 1)


def _what_wins(model: ViewModel) -> str:
    """Return a sentence about what the viewer needs to win, or ""."""
    seat, state = model.viewer, model.state
    if state.over or seat == DIAZ or seat not in state.players or model.labels[seat].robot:
        return ""
    return need_words(winning_need(state, seat))


# --- Captions above the viewer's cards ----------------------------------------------------------

GAP: Final = 10
"""Gap between two captions, in px."""


@frozen
class CaptionLook:
    margin: ClassVar[float] = 0
    words: str

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        pixels = min(height * 0.85, 11 * context.text)
        draw_caption(painter, 0, 0, self.words, context.theme.muted, pixels, width, SMALLEST)


def line_captions(model: ViewModel, place: Rect, tableau: TableauLayout) -> Iterator[Thing]:
    """Yield captions above the first row of a seat's cards, beside its troops."""
    high = model.zones.captions
    cards = [each for each in tableau.places if each.role != "army"]
    row = min((each.rect.y for each in cards if each.role != "troop"), default=place.y)
    first = [each for each in cards if each.rect.y == row]
    troops = [each.rect for each in tableau.places if each.shown.y < row - 1]
    ends = [each.right for each in troops]
    for words, roles in (
        (tr("Hacendado"), ("hacendado",)),
        (tr("Land"), ("enterprise", "troop")),
        (tr("Partners"), ("partner",)),
    ):
        shown = [each.shown for each in first if each.role in roles]
        free = [each for each in shown if not any(_above(troop, each) for troop in troops)]
        if free and free[0].width >= LETTER * len(words):
            area = Rect(free[0].x, row - high - 1, free[0].width, high)
            ends.append(area.right)
            yield Thing(("caption", words), CaptionLook(words), area, PLACE)
    left, abroad = max(ends, default=place.x) + GAP, _abroad(model)
    if abroad and place.right - GAP - left > ABROAD_FROM:
        area = Rect(left, row - high - 1, place.right - GAP - left, high)
        yield Thing(("caption", abroad), CaptionLook(abroad), area, PLACE)


LETTER: Final = 7.6
"""Assumed width of a letter in a caption, in px."""


def _above(troop: Rect, card: Rect) -> bool:
    return troop.x < card.right - 1 and card.x < troop.right - 1


def hand_caption(model: ViewModel, place: Rect) -> Thing:
    """Return the caption of the hand, with a target to change the sort order."""
    words = {
        "": tr("Hand"),
        "kind": tr("Hand, by kind"),
        "price": tr("Hand, by price"),
    }[model.hand_order]
    if not model.shows_hand(model.viewer):
        words = with_colon(tr("Hand"), str(len(model.state.players[model.viewer].hand)))
    pressed = Rect(place.x, place.y - 3, min(place.width, SORTED), place.height + 3)
    told = with_colon(words, tr("Sort the hand"))
    target = Target(Spot("sort"), pressed, told, PLACE)
    return Thing("hand caption", CaptionLook(words), place, PLACE, (target,))


SORTED: Final = 140
"""Maximum width of the area for sorting the hand by a click, in px."""
ABROAD_FROM: Final = 120
"""Minimum width, in px, for the caption of other seats' enterprises with the viewer's troops."""


def _abroad(model: ViewModel) -> str:
    """Return other seats' enterprises with the viewer's troops, as text, or ""."""
    state = model.state
    places = [
        model.state.cards.cards[troop.at].name
        for troop in state.troops.values()
        if troop.owner == model.viewer
        and troop.at > PRIVATE_ARMY
        and state.enterprises[troop.at].owner != model.viewer
    ]
    return tr("Abroad: {0}", join_words(places, "and")) if places else ""
