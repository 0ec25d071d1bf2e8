"""Tableaus as things: the cards in play, the hand, and what else lies before a seat."""

from collections.abc import Iterator

from paxdesk.desk.scene.depth import CARD, PANEL, PIECE, PLACE, in_row
from paxdesk.desk.scene.things import Sight, Target, Thing
from paxdesk.language import say
from paxdesk.porfiriana.rules.actions import ARMY, CardNumber, Seat
from paxdesk.porfiriana.rules.prestige import grudge_prestige
from paxdesk.porfiriana.rules.state import EnterpriseInPlay
from paxdesk.porfiriana.table.placement import (
    CardPlace,
    Holdings,
    Tableau,
    active_tableau,
    empty_partner_places,
    hand_places,
    holdings,
)
from paxdesk.porfiriana.table.scene.cards_in_play import (
    CardLook,
    EnterpriseLook,
    GrudgesLook,
    HacendadoLook,
    PartnerLook,
    PrestigePlace,
    TileLook,
    TroopLook,
)
from paxdesk.porfiriana.table.scene.heads import ActiveHeadLook
from paxdesk.porfiriana.table.scene.lifted import lifted_card
from paxdesk.porfiriana.table.scene.looks import (
    EndTurnLook,
    FaceLook,
    NextPlaceLook,
    NothingLook,
    SupplyLook,
)
from paxdesk.porfiriana.table.scene.targets import card_targets, head_targets, supply_targets
from paxdesk.porfiriana.table.scene.words import card_words, owner_words
from paxdesk.porfiriana.table.spots import Spot
from paxdesk.porfiriana.table.words.terms import cards_words


def tableau_things(
    sight: Sight, held: Holdings, tableau: Tableau, base: float, copy: str = ""
) -> Iterator[Thing]:
    """The cards of a tableau as laid out. ``copy`` tells a fold-out's things from the table's."""
    tiles = tableau.form == "tile"
    for place in tableau.places:
        targets = card_targets(sight, held, place, tiles, in_row(base, place.depth))
        if tiles and place.role in ("army", "troop"):
            # the tile of the card below shows the troop's bar; only its spot is needed here
            look: CardLook | TileLook | NothingLook = NothingLook()
        elif tiles:
            look = TileLook(card_look(sight, held, place), _bars(sight, held, place))
        else:
            look = card_look(sight, held, place)
        key: object = place.number or ("grudges", held.seat)
        yield Thing((copy or "card", key), look, place.rect, in_row(base, place.depth), targets)


def _bars(sight: Sight, held: Holdings, place: CardPlace) -> tuple[TroopLook, ...]:
    """The troops that stand on a tile."""
    if place.role == "hacendado":
        return tuple(troop_look(sight, number) for number in held.army)
    troop = held.stationed.get(place.number)
    return (troop_look(sight, troop),) if troop else ()


def card_look(sight: Sight, held: Holdings, place: CardPlace) -> CardLook:
    """How the card at a place looks now."""
    number = place.number
    match place.role:
        case "hacendado":
            return hacendado_look(sight, held.seat)
        case "army" | "troop":
            stands = number in held.stationed.values() or place.role == "army"
            poke = place.shown.height if stands else 0
            return troop_look(sight, number, poke)
        case "enterprise":
            return enterprise_look(sight, number)
        case "partner":
            piece = sight.state.partners[number]
            due = _prestige(sight, piece.prestige_cube, held.seat)
            return PartnerLook(number, piece.side, due)
        case "grudges":
            return grudges_look(sight, held)


def _prestige(sight: Sight, cube: bool | None, seat: Seat) -> PrestigePlace | None:
    """The place of a Prestige Cube where one is due."""
    if cube is None:
        return None
    return PrestigePlace(sight.look(seat) if cube else None)


def enterprise_look(sight: Sight, number: CardNumber) -> EnterpriseLook:
    piece = sight.state.enterprises[number]
    return EnterpriseLook(
        card=number,
        owner=sight.look(piece.owner),
        income=piece.income,
        ovals=tuple(None if seat is None else sight.look(seat) for seat in piece.connections),
        unrest=piece.unrest,
        missing=missing_cubes(sight, piece),
        prestige=_prestige(sight, piece.prestige_cube, piece.owner),
    )


def missing_cubes(sight: Sight, piece: EnterpriseInPlay) -> int:
    """Income Cubes that are due but not there; land once lost is lost (R66)."""
    if sight.deck.enterprises[piece.number].income.improvable is not None:
        return 0
    return max(0, piece.value - piece.income - piece.extorted)


def troop_look(sight: Sight, number: CardNumber, poke: float = 0) -> TroopLook:
    troop = sight.state.troops[number]
    enterprise = sight.state.enterprises.get(troop.at) if troop.at > ARMY else None
    extorts = sight.look(troop.owner) if enterprise and enterprise.extorted else None
    return TroopLook(number, extorts, _prestige(sight, troop.prestige_cube, troop.owner), poke)


def hacendado_look(sight: Sight, seat: Seat) -> HacendadoLook:
    player = sight.state.players[seat]
    return HacendadoLook(
        card=player.hacendado,
        owner=sight.look(seat),
        flipped=player.flipped,
        income=player.hacendado_income,
        prestige=_prestige(sight, player.cause_cube, seat),
    )


def grudges_look(sight: Sight, held: Holdings) -> GrudgesLook:
    grudges = sight.state.players[held.seat].grudges
    return GrudgesLook(
        owner=sight.look(held.seat),
        points=tuple(grudge_prestige(sight.state, number) for number in grudges),
        cubes=tuple(grudges.values()),
    )


# --- The seat at the bottom ----------------------------------------------------------------------


def active_things(sight: Sight) -> Iterator[Thing]:
    """Everything of the seat at the bottom."""
    state, zones, seat = sight.state, sight.zones, sight.viewer
    figures = sight.figures(seat)
    waiting = sight.waiting
    if not waiting and state.turn.seat != seat:
        waiting = say("{0} plays", sight.labels[state.turn.seat].name)
    look = ActiveHeadLook(figures, state.turn.actions, waiting)
    header = zones.header.scaled(1 / zones.text)
    parts = look.parts(header.width, header.height, zones.large)
    held = holdings(state, seat)
    tableau = active_tableau(held, zones)
    own = Spot("tableau", seat)
    name = say("Tableau {0}", owner_words(sight, seat))
    targets = (
        Target(own, zones.active, name, PANEL, marked=False),
        *head_targets(sight, figures, parts, zones.header, CARD),
    )
    yield Thing("active head", look, zones.header, PANEL + PIECE, targets)
    rows = (
        Target(own, zones.enterprises, name, PLACE),
        Target(own, zones.partners, name, PLACE),
    )
    if tableau.next_place is not None:
        icon = NextPlaceLook("action-play")
        yield Thing("next place", icon, tableau.next_place, PLACE, rows)
    else:
        yield Thing("next place", NextPlaceLook(), zones.partners, PLACE, rows)
    yield from tableau_things(sight, held, tableau, CARD)
    for index, empty in enumerate(empty_partner_places(len(held.partners), zones)):
        yield Thing(("partner place", index), NextPlaceLook(), empty, PLACE)
    yield from _hand(sight)
    player = state.players[seat]
    supply = SupplyLook(sight.look(seat), player.reserve)
    yield Thing("supply", supply, zones.supply, CARD, supply_targets(sight, seat))
    faint = bool(waiting)
    button = Target(Spot("end_turn"), zones.end_turn, say("End turn"), CARD)
    yield Thing("end turn", EndTurnLook(faint), zones.end_turn, CARD, (button,))


def _hand(sight: Sight) -> Iterator[Thing]:
    """The hand at the bottom: faces if they may be seen, else backs without names."""
    seat, zones = sight.viewer, sight.zones
    hand = sight.state.players[seat].hand
    tray = zones.hand.inset(-4, -4, -4, -4)
    area = Target(Spot("hand_area"), tray, say("Hand of {0}", cards_words(len(hand))), PLACE)
    yield Thing("hand", NothingLook(), tray, PLACE, (area,))
    shown = sight.shows_hand(seat)
    for index, (number, (rect, free)) in enumerate(
        zip(hand, hand_places(len(hand), zones), strict=True)
    ):
        depth = in_row(CARD, index)
        if not shown:
            back = ("back", seat, index)
            yield Thing(back, FaceLook(0, lift=1.6), rect, depth)
            continue
        name = say("{0}, in your hand", card_words(sight, number))
        spot = Target(Spot("hand", number), free, name, depth, number, lifted_card(number, rect))
        yield Thing(("card", number), FaceLook(number, lift=1.6), rect, depth, (spot,))
