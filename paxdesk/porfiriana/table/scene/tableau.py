"""Items of the tableaus: cards in play, hand, supply and panels."""

from collections.abc import Iterator
from functools import partial
from typing import ClassVar, Final

from attrs import evolve
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from paxdesk.desk.painting.shapes import draw_frame, draw_shadow, fill_rect
from paxdesk.desk.scene.game_drawing import FOLD_OUT_COPY
from paxdesk.desk.scene.geometry import (
    CARD_DEPTH,
    FOLD_OUT,
    FOLD_OUT_CARD,
    PANEL_DEPTH,
    PIECE_DEPTH_STEP,
    PLACE,
    TIE,
    Rect,
    in_row,
)
from paxdesk.desk.scene.things import PaintContext, Spot, Target, Thing
from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.actions import PRIVATE_ARMY, CardNumber, Seat
from paxdesk.porfiriana.rules.cards import (
    BlackCard,
    Card,
    EnterpriseCard,
    OrangeCard,
    PartnerCard,
    TroopCard,
)
from paxdesk.porfiriana.rules.facts import grudge_prestige
from paxdesk.porfiriana.rules.state import EnterpriseInPlay
from paxdesk.porfiriana.table.layout.division_values import ONE_LINE_HEAD
from paxdesk.porfiriana.table.layout.layout import ViewModel, opponents_from_left
from paxdesk.porfiriana.table.layout.lines import backs_place, room_for_cards
from paxdesk.porfiriana.table.layout.placement import (
    CardPlace,
    Holdings,
    TableauLayout,
    active_tableau,
    fold_out,
    hand_places,
    held_up,
    holdings,
    note_height,
    opposite_tableaus,
    roomy,
)
from paxdesk.porfiriana.table.scene.accessible_names import card_words, head_words, owner_words
from paxdesk.porfiriana.table.scene.background import map_thing, rest_thing, track_thing
from paxdesk.porfiriana.table.scene.board import caption_things, hand_caption, line_captions
from paxdesk.porfiriana.table.scene.cards_in_play import (
    CardLook,
    EnterpriseLook,
    GrudgesLook,
    HacendadoLook,
    PartnerLook,
    PrestigePlace,
    TileLook,
    TroopLook,
    card_targets,
    head_targets,
    supply_targets,
)
from paxdesk.porfiriana.table.scene.looks import (
    BacksLook,
    EndTurnLook,
    FaceLook,
    NextPlaceLook,
    NothingLook,
    SupplyLook,
    lifted_card,
)
from paxdesk.porfiriana.table.scene.panel_parts import LEAST_NAME, brief_name_fits, one_line_fits
from paxdesk.porfiriana.table.scene.player_panels import OpponentPanelLook, OwnPanelLook, RemarkLook
from paxdesk.porfiriana.table.scene.seat_stats import seat_figures
from paxdesk.porfiriana.table.words.terms import cards_words

KINDS: Final = (EnterpriseCard, PartnerCard, TroopCard, OrangeCard, BlackCard)
"""Kinds of cards in a hand, in sort order."""
RISES: Final = 0.09
"""Share of its height by which a card in the hand rises under the pointer."""


def tableau_things(
    model: ViewModel, held: Holdings, tableau: TableauLayout, base: float, copy: str = ""
) -> Iterator[Thing]:
    """Yield the cards of a tableau as laid out; ``copy`` distinguishes the items of a fold-out."""
    tiles = tableau.form == "tile"
    for place in tableau.places:
        targets = card_targets(model, held, place, tiles, in_row(base, place.depth))
        if tiles and place.role in ("army", "troop"):
            # the bar is drawn by the tile below; only the target is needed here
            look: CardLook | TileLook | NothingLook = NothingLook()
        elif tiles:
            look = TileLook(card_look(model, held, place), _bars(model, held, place))
        else:
            look = card_look(model, held, place)
        key: object = place.number or ("grudges", held.seat)
        yield Thing((copy or "card", key), look, place.rect, in_row(base, place.depth), targets)


def _bars(model: ViewModel, held: Holdings, place: CardPlace) -> tuple[TroopLook, ...]:
    """Return the looks of the troops on a tile."""
    if place.role == "hacendado":
        return tuple(troop_look(model, number) for number in held.army)
    troop = held.stationed.get(place.number)
    return (troop_look(model, troop),) if troop else ()


def card_look(model: ViewModel, held: Holdings, place: CardPlace) -> CardLook:
    number = place.number
    match place.role:
        case "hacendado":
            return hacendado_look(model, held.seat)
        case "army" | "troop":
            stands = number in held.stationed.values() or place.role == "army"
            poke = place.shown.height if stands else 0
            return troop_look(model, number, poke)
        case "enterprise":
            return enterprise_look(model, number)
        case "partner":
            piece = model.state.partners[number]
            due = _prestige(model, piece.prestige_cube, held.seat)
            return PartnerLook(number, piece.side, due)
        case "grudges":
            return grudges_look(model, held)


def _prestige(model: ViewModel, cube: bool | None, seat: Seat) -> PrestigePlace | None:
    """Return the place of a Prestige Cube; None if none is due."""
    if cube is None:
        return None
    return PrestigePlace(model.colour(seat) if cube else None)


def enterprise_look(model: ViewModel, number: CardNumber) -> EnterpriseLook:
    piece = model.state.enterprises[number]
    return EnterpriseLook(
        card=number,
        owner=model.colour(piece.owner),
        income=piece.income,
        ovals=tuple(None if seat is None else model.colour(seat) for seat in piece.connections),
        unrest=piece.unrest,
        missing=missing_cubes(model, piece),
        prestige=_prestige(model, piece.prestige_cube, piece.owner),
    )


def missing_cubes(model: ViewModel, piece: EnterpriseInPlay) -> int:
    """Return the number of Income Cubes due but missing; lost land does not return (R66)."""
    if model.state.cards.enterprises[piece.number].income.improvable is not None:
        return 0
    return max(0, piece.value - piece.income - piece.extorted)


def troop_look(model: ViewModel, number: CardNumber, poke: float = 0) -> TroopLook:
    troop = model.state.troops[number]
    enterprise = model.state.enterprises.get(troop.at) if troop.at > PRIVATE_ARMY else None
    extorts = model.colour(troop.owner) if enterprise and enterprise.extorted else None
    return TroopLook(number, extorts, _prestige(model, troop.prestige_cube, troop.owner), poke)


def hacendado_look(model: ViewModel, seat: Seat) -> HacendadoLook:
    player = model.state.players[seat]
    return HacendadoLook(
        card=player.hacendado,
        owner=model.colour(seat),
        flipped=player.flipped,
        income=player.hacendado_income,
        prestige=_prestige(model, player.cause_cube, seat),
    )


def grudges_look(model: ViewModel, held: Holdings) -> GrudgesLook:
    grudges = model.state.players[held.seat].grudges
    return GrudgesLook(
        owner=model.colour(held.seat),
        points=tuple(grudge_prestige(model.state, number) for number in grudges),
        cubes=tuple(grudges.values()),
    )


# --- Bottom seat ----------------------------------------------------------------------------------


def active_things(model: ViewModel) -> Iterator[Thing]:
    """Yield the items of the bottom seat."""
    state, zones, seat = model.state, model.zones, model.viewer
    waiting = model.waiting
    if state.over:
        waiting = tr("the game is over")
    elif not waiting and state.turn.seat != seat:
        waiting = tr("{0} plays", model.labels[state.turn.seat].name)
    stats = seat_figures(model, seat)
    if zones.fixed:
        stats = evolve(stats, standings=())
    look = OwnPanelLook(stats, state.turn.actions, waiting, stamps=zones.lines).fitted(zones)
    if zones.fixed:
        # its cards and interactive panel are in its area among the others
        told = Target(
            Spot("tableau", seat), zones.header, partial(head_words, model, seat), PANEL_DEPTH
        )
        yield Thing("active head", look, zones.header, TIE + 2, (evolve(told, marked=False),))
        above = zones.hand.y - zones.captions - (4 if zones.lines else 9)
        at = Rect(zones.hand.x, above, zones.hand.width, zones.captions)
        yield hand_caption(model, at)
        rest = rest_thing(model)
        if rest is not None:
            yield rest
    else:
        yield from _own_things(model, look)
    yield from _hand(model)
    player = state.players[seat]
    supply = SupplyLook(model.colour(seat), player.reserve)
    yield Thing("supply", supply, zones.supply, CARD_DEPTH, supply_targets(model, seat))
    faint = bool(waiting)
    button = Target(Spot("end_turn"), zones.end_turn, tr("End turn"), CARD_DEPTH)
    yield Thing("end turn", EndTurnLook(faint), zones.end_turn, CARD_DEPTH, (button,))


def _own_things(model: ViewModel, look: OwnPanelLook) -> Iterator[Thing]:
    """Yield panel and cards of the bottom seat."""
    state, zones, seat = model.state, model.zones, model.viewer
    stats = look.figures
    header = zones.header.scaled(1 / look.text)
    parts = look.parts(header.width, header.height, zones.large)
    held = holdings(state, seat)
    tableau = active_tableau(held, zones)
    own = Spot("tableau", seat)
    name = partial(head_words, model, seat)
    targets = (
        Target(own, zones.active, name, PANEL_DEPTH, marked=False),
        *head_targets(model, stats, parts, zones.header, CARD_DEPTH, look.text),
    )
    # above cords that may cross the panel
    yield Thing("active head", look, zones.header, TIE + 2, targets)
    rows = (
        Target(own, zones.enterprises, name, PLACE),
        Target(own, zones.partners, name, PLACE),
    )
    if tableau.next_place is not None:
        icon = NextPlaceLook("action-play")
        yield Thing("next place", icon, tableau.next_place, PLACE, rows)
    else:
        yield Thing("next place", NothingLook(), zones.partners, PLACE, rows)
    for ground in (map_thing(model, tableau), rest_thing(model)):
        if ground is not None:
            yield ground
    yield from tableau_things(model, held, tableau, CARD_DEPTH)
    yield from caption_things(model, tableau)


def sorted_hand(model: ViewModel) -> list[CardNumber]:
    """Return the bottom seat's hand in the chosen sort order."""
    hand: list[CardNumber] = list(model.state.players[model.viewer].hand)
    if not model.hand_order or not model.shows_hand(model.viewer):
        return hand
    deck = model.state.cards

    def key(number: CardNumber) -> tuple[float, float, int]:
        card = deck.cards[number]
        kind = next((at for at, each in enumerate(KINDS) if isinstance(card, each)), len(KINDS))
        price = _price(card)
        first, second = (kind, price) if model.hand_order == "kind" else (price, kind)
        return first, second, number

    return sorted(hand, key=key)


def _price(card: Card) -> int:
    """Return the cost of playing a card, or of sending a troop the cheapest way."""
    match card:
        case EnterpriseCard():
            return card.cost
        case PartnerCard():
            return min(side.cost for side in card.sides)
        case TroopCard():
            return min(card.cost.foot, card.cost.mule, card.cost.rail)
    return 0


def _hand(model: ViewModel) -> Iterator[Thing]:
    """Yield the bottom seat's hand: faces if visible to the viewer, else unnamed backs."""
    seat, zones = model.viewer, model.zones
    hand = sorted_hand(model)
    tray = zones.hand.inset(-4, -4, -4, -4)
    area = Target(Spot("hand_area"), tray, tr("Hand of {0}", cards_words(len(hand))), PLACE)
    yield Thing("hand", NothingLook(), tray, PLACE, (area,))
    shown = model.shows_hand(seat)
    places = (held_up if model.held_up else hand_places)(len(hand), zones)
    for index, (number, (rect, free)) in enumerate(zip(hand, places, strict=True)):
        depth = in_row(CARD_DEPTH, index)
        if not shown:
            back = ("back", seat, index)
            yield Thing(back, FaceLook(0, lift=1.6), rect, depth)
            continue
        name = tr("{0}, in your hand", card_words(model, number))
        rises = RISES * rect.height
        lifted = lifted_card(number, rect)
        spot = Target(Spot("hand", number), free, name, depth, number, lifted, rises=rises)
        yield Thing(("card", number), FaceLook(number, lift=1.6), rect, depth, (spot,))


# --- Fold-out: an opponent's tableau over the board, in full cards --------------------------------


@frozen
class SheetLook:
    """The raised sheet of a fold-out."""

    margin: ClassVar[float] = 30

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        sheet = QRectF(0, 0, width, height)
        draw_shadow(painter, sheet, 6, 6)
        fill_rect(painter, sheet, context.theme.raised, 6)
        draw_frame(painter, sheet, context.theme.focus, 1.4, 6)


def fold_out_things(model: ViewModel, seat: Seat) -> Iterator[Thing]:
    """Yield the sheet with a seat's panel, its cards and, if visible, its hand."""
    held = holdings(model.state, seat)
    hand = model.state.players[seat].hand if model.shows_hand(seat) else []
    which = opponents_from_left(model).index(seat)
    opened = fold_out(held, model.zones, which, len(hand))
    name = tr("{0}, unfolded", head_words(model, seat))
    sheet = Target(Spot("tableau", seat), opened.rect, name, FOLD_OUT)
    yield Thing("fold-out", SheetLook(), opened.rect, FOLD_OUT, (sheet,))
    stats = seat_figures(model, seat)
    text = model.zones.text
    look = OpponentPanelLook(stats, opened.head.width > ONE_LINE_HEAD * text)
    parts = look.parts(opened.head.width / text, opened.head.height / text, model.zones.large)
    depth = FOLD_OUT + PIECE_DEPTH_STEP
    targets = tuple(head_targets(model, stats, parts, opened.head, depth, text))
    yield Thing("fold-out head", look, opened.head, depth, targets)
    yield from tableau_things(model, held, opened.tableau, FOLD_OUT_CARD, FOLD_OUT_COPY)
    for index, (number, place) in enumerate(zip(hand, opened.hand, strict=True)):
        depth = in_row(FOLD_OUT_CARD, len(opened.tableau.places) + index)
        words = tr(
            "{card}, in the hand {owner}",
            card=card_words(model, number),
            owner=owner_words(model, seat),
        )
        target = Target(
            Spot("hand", number), place, words, depth, number, lifted_card(number, place)
        )
        yield Thing((FOLD_OUT_COPY, number), FaceLook(number), place, depth, (target,))


# --- Opponents ------------------------------------------------------------------------------------


def opponent_things(model: ViewModel) -> Iterator[Thing]:
    """Yield panel and tableau of every opponent."""
    large, text, zones_are_lines = model.zones.large, model.zones.text, model.zones.lines
    held = [holdings(model.state, seat) for seat in opponents_from_left(model)]
    tableaus, noted = _tableaus(model, held)
    narrowest = min((place.width for place in model.zones.opponents), default=0)
    one_line = narrowest > ONE_LINE_HEAD * text
    brief = model.zones.brief
    if brief:
        high = (brief - 6) / text
        one_line = all(
            one_line_fits(seat_figures(model, seat), (place.width - 14) / text, high, large)
            for seat, place in zip(opponents_from_left(model), model.zones.opponents, strict=True)
        )
    words = _words_of_heads(model, (brief - 6)) if model.zones.fixed and not one_line else None
    least = FAR_NAME / words if words is not None else LEAST_NAME
    for own, place, tableau in zip(held, model.zones.opponents, tableaus, strict=True):
        seat = own.seat
        stats = seat_figures(model, seat)
        flat = one_line or brief
        high = (26 if large else 22) if one_line else (40 if large else 35)
        head = Rect(
            place.x + (8 if one_line else 7),
            place.y + (3 if flat else 5),
            place.width - (18 if one_line else 14),
            brief - 6 if brief else high * text,
        )
        look = OpponentPanelLook(stats, one_line, brief > 0, words, least)
        enlarged = words or text
        parts = look.parts(head.width / enlarged, head.height / enlarged, large)
        name = partial(head_words, model, seat)
        targets = (
            Target(Spot("tableau", seat), place, name, PANEL_DEPTH),
            *head_targets(model, stats, parts, head, CARD_DEPTH, enlarged),
        )
        yield Thing(("head", seat), look, head, PANEL_DEPTH + PIECE_DEPTH_STEP, targets)
        note = model.notes.get(seat, "")
        if note and noted:
            height = note_height(large) * text
            foot = Rect(place.x + 7, place.bottom - height - 2, place.width - 14, height)
            if zones_are_lines:
                foot = remark_place(place, head, tableau, height)
            yield Thing(("note", seat), RemarkLook(note), foot, TIE + 2)  # above any cord
        elif zones_are_lines and seat == model.viewer:
            yield from line_captions(model, place, tableau)
        ground = _backs(model, seat, place, tableau) or track_thing(model, seat, place, tableau)
        if ground is not None:
            yield ground
        yield from tableau_things(model, own, tableau, CARD_DEPTH)


FAR_NAME: Final = 10
"""Minimum size of a name in the far view."""


def _words_of_heads(model: ViewModel, high: float) -> float:
    """Return the text scale of brief panels at which every name fits."""
    zones = model.zones
    names = [
        (seat_figures(model, seat), place.width - 14)
        for seat, place in zip(opponents_from_left(model), zones.opponents, strict=True)
    ]
    sizes = (zones.text, (1 + zones.text) / 2)
    return next(
        (
            text
            for text in sizes
            if all(
                brief_name_fits(each, wide / text, high / text, zones.large) for each, wide in names
            )
        ),
        1.0,
    )


def _backs(model: ViewModel, seat: Seat, place: Rect, tableau: TableauLayout) -> Thing | None:
    """Return a seat's hand as backs beside its cards; None in the tray, or without room."""
    count = len(model.state.players[seat].hand)
    if not model.zones.lines or seat == model.viewer:
        return None
    cards = [each.rect for each in tableau.places if each.role not in UNDER]
    found = backs_place(cards, room_for_cards(place, model.zones.brief), count)
    if found is None:
        return None
    return Thing(("backs", seat), BacksLook(count, cards[0].width), found, PLACE)


def remark_place(place: Rect, head: Rect, tableau: TableauLayout, height: float) -> Rect:
    """Return the place of a remark: below the panel, right of the troops of the first row."""
    top = head.bottom + 2
    first = min((each.rect.y for each in tableau.places if each.role not in UNDER), default=top)
    troops = [each.shown for each in tableau.places if each.shown.y < first - 1]
    left = max((each.right for each in troops), default=place.x) + 7
    return Rect(left, top, place.right - 7 - left, min(height, first - top))


UNDER: Final = ("army", "troop")
"""Roles of cards that show above another."""


def _tableaus(model: ViewModel, held: list[Holdings]) -> tuple[tuple[TableauLayout, ...], bool]:
    """Return the opponents' tableaus, and whether there is room for remarks below them."""
    zones = model.zones
    if zones.lines:
        return opposite_tableaus(held, zones), True
    if any(model.notes.get(each.seat) for each in held):
        found = opposite_tableaus(held, zones, noted=True)
        if all(map(roomy, found)):
            return found, True
    return opposite_tableaus(held, zones), False
