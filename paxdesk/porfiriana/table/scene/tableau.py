"""Items of the seats: panels, cards in play, hand, supply and buttons."""

from collections.abc import Iterator
from functools import partial
from typing import ClassVar, Final

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
from paxdesk.porfiriana.rules.actions import DIAZ, PRIVATE_ARMY, CardNumber, Seat
from paxdesk.porfiriana.rules.card_text import card_sentences
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
from paxdesk.porfiriana.table.faces.anatomy import CardSpace
from paxdesk.porfiriana.table.faces.parts import printed_lines
from paxdesk.porfiriana.table.layout.layout import ViewModel
from paxdesk.porfiriana.table.layout.measures import GAP
from paxdesk.porfiriana.table.layout.placement import (
    CardPlace,
    Holdings,
    TableauLayout,
    backs_place,
    fold_out,
    hand_places,
    held_up,
    holdings,
    room_for_cards,
    tableau_of,
)
from paxdesk.porfiriana.table.scene import cards_in_play, looks
from paxdesk.porfiriana.table.scene.accessible_names import card_words, head_words, owner_words
from paxdesk.porfiriana.table.scene.background import NOTE, rest_thing, track_thing
from paxdesk.porfiriana.table.scene.board import hand_caption, line_captions
from paxdesk.porfiriana.table.scene.panel_parts import LEAST_NAME, name_fits
from paxdesk.porfiriana.table.scene.player_panels import ActionsLook, SeatPanelLook
from paxdesk.porfiriana.table.scene.seat_stats import seat_figures
from paxdesk.porfiriana.table.words.diaz_words import diaz_turn_words
from paxdesk.porfiriana.table.words.terms import cards_words

KINDS: Final = (EnterpriseCard, PartnerCard, TroopCard, OrangeCard, BlackCard)
"""Kinds of cards in a hand, in sort order."""
RISES: Final = 0.09
"""Height by which a hand card rises under the pointer, relative to the card's height."""


def tableau_things(
    model: ViewModel, held: Holdings, tableau: TableauLayout, base: float, copy: str = ""
) -> Iterator[Thing]:
    """Yield the cards of a tableau; ``copy`` distinguishes the items of a fold-out."""
    for place in tableau.places:
        depth = in_row(base, place.depth)
        targets = cards_in_play.card_targets(model, held, place, depth)
        look = card_look(model, held, place)
        key: object = place.number or ("grudges", held.seat)
        yield Thing((copy or "card", key), look, place.rect, depth, targets)


def card_look(model: ViewModel, held: Holdings, place: CardPlace) -> cards_in_play.CardLook:
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
            return cards_in_play.PartnerLook(number, piece.side, due)
        case "grudges":
            return grudges_look(model, held)


def _prestige(
    model: ViewModel, cube: bool | None, seat: Seat
) -> cards_in_play.PrestigePlace | None:
    """Return the place of a Prestige Cube; None if none is due."""
    if cube is None:
        return None
    return cards_in_play.PrestigePlace(model.colour(seat) if cube else None)


def enterprise_look(model: ViewModel, number: CardNumber) -> cards_in_play.EnterpriseLook:
    piece = model.state.enterprises[number]
    return cards_in_play.EnterpriseLook(
        card=number,
        owner=model.colour(piece.owner),
        income=piece.income,
        ovals=tuple(None if seat is None else model.colour(seat) for seat in piece.connections),
        unrest=piece.unrest,
        missing=missing_cubes(model, piece),
        prestige=_prestige(model, piece.prestige_cube, piece.owner),
    )


def missing_cubes(model: ViewModel, piece: EnterpriseInPlay) -> int:
    """Return the number of missing Income Cubes; 0 for ranches and plantations (R66)."""
    if model.state.cards.enterprises[piece.number].income.improvable is not None:
        return 0
    return max(0, piece.value - piece.income - piece.extorted)


def troop_look(model: ViewModel, number: CardNumber, poke: float = 0) -> cards_in_play.TroopLook:
    troop = model.state.troops[number]
    enterprise = model.state.enterprises.get(troop.at) if troop.at > PRIVATE_ARMY else None
    extorts = model.colour(troop.owner) if enterprise and enterprise.extorted else None
    return cards_in_play.TroopLook(
        number, extorts, _prestige(model, troop.prestige_cube, troop.owner), poke
    )


def hacendado_look(model: ViewModel, seat: Seat) -> cards_in_play.HacendadoLook:
    player = model.state.players[seat]
    return cards_in_play.HacendadoLook(
        card=player.hacendado,
        owner=model.colour(seat),
        flipped=player.flipped,
        income=player.hacendado_income,
        prestige=_prestige(model, player.cause_cube, seat),
    )


def grudges_look(model: ViewModel, held: Holdings) -> cards_in_play.GrudgesLook:
    grudges = model.state.players[held.seat].grudges
    return cards_in_play.GrudgesLook(
        owner=model.colour(held.seat),
        points=tuple(grudge_prestige(model.state, number) for number in grudges),
        cubes=tuple(grudges.values()),
    )


# --- Seat to act ----------------------------------------------------------------------------------


def active_things(model: ViewModel) -> Iterator[Thing]:
    """Yield the hand, actions and buttons of the viewing seat."""
    state, zones, seat = model.state, model.zones, model.viewer
    waiting = model.waiting
    if state.over:
        waiting = tr("the game is over")
    elif not waiting and state.turn.seat != seat:
        waiting = tr("{0} plays", model.labels[state.turn.seat].name)
    player = state.players[seat]
    look = ActionsLook(state.turn.actions, zones.text, waiting).fitted(zones)
    name = partial(head_words, model, seat)
    told = Target(Spot("tableau", seat), zones.header, name, PANEL_DEPTH, marked=False)
    yield Thing("active head", look, zones.header, TIE + 2, (told,))
    above = zones.hand.y - zones.captions - 4
    yield hand_caption(model, Rect(zones.hand.x, above, zones.hand.width, zones.captions))
    if not player.hand and not waiting:
        yield _empty_hand(model)
    elif (rest := rest_thing(model)) is not None:
        yield rest
    yield from _hand(model)
    supply = looks.SupplyLook(model.colour(seat), player.reserve)
    yield Thing(
        "supply", supply, zones.supply, CARD_DEPTH, cards_in_play.supply_targets(model, seat)
    )
    faint = bool(waiting)
    button = Target(Spot("end_turn"), zones.end_turn, tr("End turn"), CARD_DEPTH)
    yield Thing("end turn", looks.EndTurnLook(faint), zones.end_turn, CARD_DEPTH, (button,))


NOTE_OF_HAND: Final = (0.78, 0.6)
"""Size of the note in an empty hand, relative to the hand's place."""


def _empty_hand(model: ViewModel) -> Thing:
    """Return a note on how to buy a card."""
    hand = model.zones.hand
    wide, high = NOTE_OF_HAND[0] * hand.width, NOTE_OF_HAND[1] * hand.height
    place = Rect(hand.center[0] - wide / 2, hand.center[1] - high / 2, wide, high)
    words = tr("To buy a card, drag it here from the market, or click the card and then here.")
    return Thing("hand note", looks.PowersLook((words,)), place, PLACE)


def sorted_hand(model: ViewModel) -> list[CardNumber]:
    """Return the bottom seat's hand, in the chosen order if it is visible."""
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
    """Return a card's lowest price to play; 0 for attacks."""
    match card:
        case EnterpriseCard():
            return card.cost
        case PartnerCard():
            return min(side.cost for side in card.sides)
        case TroopCard():
            return min(card.cost.foot, card.cost.mule, card.cost.rail)
    return 0


def _hand(model: ViewModel) -> Iterator[Thing]:
    """Yield the viewer's hand: cards, or backs without targets."""
    seat, zones = model.viewer, model.zones
    hand = sorted_hand(model)
    tray = zones.hand.inset(-4, -4, -4, -4)
    area = Target(Spot("hand_area"), tray, tr("Hand of {0}", cards_words(len(hand))), PLACE)
    yield Thing("hand", looks.NothingLook(), tray, PLACE, (area,))
    shown = model.shows_hand(seat)
    places = (held_up if model.held_up else hand_places)(len(hand), zones)
    for index, (number, (rect, free)) in enumerate(zip(hand, places, strict=True)):
        depth = in_row(CARD_DEPTH, index)
        if not shown:
            back = ("back", seat, index)
            yield Thing(back, looks.FaceLook(0, lift=1.6), rect, depth)
            continue
        name = tr("{0}, in your hand", card_words(model, number))
        rises = RISES * rect.height
        lifted = looks.lifted_card(number, rect)
        spot = Target(Spot("hand", number), free, name, depth, number, lifted, rises=rises)
        yield Thing(("card", number), looks.FaceLook(number, lift=1.6), rect, depth, (spot,))


# --- Fold-out: a tableau over the board, with whole cards --------------------------------


@frozen
class SheetLook:
    """Raised sheet of a fold-out."""

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
    which = list(model.state.players).index(seat)
    opened = fold_out(held, model.zones, which, len(hand))
    name = tr("{0}, unfolded", head_words(model, seat))
    sheet = Target(Spot("tableau", seat), opened.rect, name, FOLD_OUT)
    yield Thing("fold-out", SheetLook(), opened.rect, FOLD_OUT, (sheet,))
    depth = FOLD_OUT + PIECE_DEPTH_STEP
    stats, words = seat_figures(model, seat), _words_of_heads(model)
    look = SeatPanelLook(stats, words, _least_name(words))
    targets = tuple(cards_in_play.head_targets(model, look, opened.head, depth))
    yield Thing("fold-out head", look, opened.head, depth, targets)
    yield from tableau_things(model, held, opened.tableau, FOLD_OUT_CARD, FOLD_OUT_COPY)
    for index, (number, place) in enumerate(zip(hand, opened.hand, strict=True)):
        depth = in_row(FOLD_OUT_CARD, len(opened.tableau.places) + index)
        told = tr(
            "{card}, in the hand {owner}",
            card=card_words(model, number),
            owner=owner_words(model, seat),
        )
        target = Target(
            Spot("hand", number), place, told, depth, number, looks.lifted_card(number, place)
        )
        yield Thing((FOLD_OUT_COPY, number), looks.FaceLook(number), place, depth, (target,))


# --- Places of all seats --------------------------------------------------------------------------

HEAD_EDGES: Final = (7, 3)
"""Margins of a panel in its place: sides and top, in px."""
LEAST_ENLARGED: Final = 10
"""Minimum size of a name, in px, while text is enlarged."""
UNDER: Final = ("army", "troop")
"""Roles of cards that are partly visible above another card."""


def place_things(model: ViewModel) -> Iterator[Thing]:
    """Yield the items in the seats' places, such as panel, remark and cards."""
    zones, words = model.zones, _words_of_heads(model)
    side, above = HEAD_EDGES
    for seat, place in zip(model.state.players, zones.places, strict=True):
        held = holdings(model.state, seat)
        tableau = tableau_of(held, place, zones)
        head = Rect(place.x + side, place.y + above, place.width - 2 * side, zones.head - 2 * above)
        look = SeatPanelLook(seat_figures(model, seat), words, _least_name(words))
        targets = (
            Target(Spot("tableau", seat), place, partial(head_words, model, seat), PANEL_DEPTH),
            *cards_in_play.head_targets(model, look, head, CARD_DEPTH),
        )
        yield Thing(("head", seat), look, head, PANEL_DEPTH + PIECE_DEPTH_STEP, targets)
        note = model.notes.get(seat, "")
        if note:
            foot = remark_place(place, head, tableau, NOTE[zones.large] * zones.text)
            yield Thing(("note", seat), looks.RemarkLook(note), foot, TIE + 2)  # above any cord
        elif seat == model.viewer:
            yield from line_captions(model, place, tableau)
        backs = _backs(model, seat, place, tableau)
        powers = _powers(model, held, place, tableau, backs)
        ground = powers or (None if backs else track_thing(model, seat, place, tableau))
        yield from (each for each in (backs, ground) if each is not None)
        yield from tableau_things(model, held, tableau, CARD_DEPTH)


def _least_name(words: float) -> float:
    """Return a name's minimum text size before enlargement."""
    return LEAST_ENLARGED / words if words > 1 else LEAST_NAME


def _words_of_heads(model: ViewModel) -> float:
    """Return the text scale of the seats' panels."""
    zones = model.zones
    side, above = HEAD_EDGES
    wide, high = zones.places[0].width - 2 * side, zones.head - 2 * above
    stats = [seat_figures(model, seat) for seat in model.state.players]
    return next(
        (
            text
            for text in (zones.head_text, (1 + zones.head_text) / 2)
            if all(name_fits(each, wide / text, high / text, zones.large) for each in stats)
        ),
        1.0,
    )


def _backs(model: ViewModel, seat: Seat, place: Rect, tableau: TableauLayout) -> Thing | None:
    """Return the backs of another seat's hand, or None."""
    count = len(model.state.players[seat].hand)
    if seat == model.viewer:
        return None
    cards = [each.rect for each in tableau.places if each.role not in UNDER]
    found = backs_place(cards, room_for_cards(place, model.zones), count)
    if found is None:
        return None
    return Thing(("backs", seat), looks.BacksLook(count, cards[0].width), found, PLACE)


NARROWEST_POWERS: Final = 120
"""Minimum width of the text on a Hacendado, in px."""


def _powers(
    model: ViewModel, held: Holdings, place: Rect, tableau: TableauLayout, backs: Thing | None
) -> Thing | None:
    """Return a text on the Hacendado or Díaz's turn in the free part of a place, or None."""
    room = room_for_cards(place, model.zones)
    if held.seat == DIAZ and not held.piles:
        look = looks.PowersLook(tuple(diaz_turn_words(model.state)))
        return Thing(("powers", held.seat), look, room.inset(GAP, GAP, GAP, GAP), PLACE)
    if held.piles != 1 or not held.hacendado:
        return None
    left = max(each.rect.right for each in tableau.places) + 2 * GAP
    wide = (backs.place.x if backs is not None else room.right) - 2 * GAP - left
    if wide < NARROWEST_POWERS:
        return None
    flipped = model.state.players[held.seat].flipped
    printed = model.state.cards.hacendados[held.hacendado]
    variant = model.state.options.variant
    space = CardSpace(0, 0, tableau.places[-1].rect.width, variant=variant)
    told = printed_lines(printed, space, flipped=flipped) if space.fine else ()
    sentences = card_sentences(printed, 0, flipped, variant)
    look = looks.PowersLook(tuple(each.text for each in sentences if each not in told))
    if not look.sentences:
        return None
    area = Rect(left, room.y, wide, room.height)
    return Thing(("powers", held.seat), look, area, PLACE)


def remark_place(place: Rect, head: Rect, tableau: TableauLayout, height: float) -> Rect:
    """Return the place of a remark below a seat's panel, to the right of any troops."""
    top = head.bottom + 2
    first = min((each.rect.y for each in tableau.places if each.role not in UNDER), default=top)
    troops = [each.rect for each in tableau.places if each.shown.y < first - 1]
    left = max((each.right for each in troops), default=place.x) + 7
    return Rect(left, top, place.right - 7 - left, min(height, first - top))
