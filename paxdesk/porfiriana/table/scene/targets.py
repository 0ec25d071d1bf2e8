"""What can be used on a card in play: the card, and every place of a piece on it."""

from collections.abc import Iterator, Sequence

from paxdesk.desk.scene.depth import CARD, PIECE
from paxdesk.desk.scene.rect import Rect
from paxdesk.desk.scene.spots import Spot
from paxdesk.desk.scene.things import Lifted, Target, ViewModel
from paxdesk.language import say
from paxdesk.porfiriana.rules.actions import Seat
from paxdesk.porfiriana.rules.phrases import unrest_words
from paxdesk.porfiriana.table.layout.placement import CardPlace, Holdings
from paxdesk.porfiriana.table.scene.card_places import PiecePlaces, piece_places
from paxdesk.porfiriana.table.scene.head_flow import Part, part_area
from paxdesk.porfiriana.table.scene.lifted import lifted_card, lifted_cube, lifted_disk, lifted_jail
from paxdesk.porfiriana.table.scene.seat_stats import SeatStats
from paxdesk.porfiriana.table.scene.words import (
    card_words,
    enterprise_words,
    grudge_words,
    hacendado_words,
    owner_words,
    reserve_words,
    troop_words,
)
from paxdesk.porfiriana.table.words.terms import gold_words, oval_term


def card_targets(
    model: ViewModel, held: Holdings, place: CardPlace, tiles: bool, depth: float
) -> tuple[Target, ...]:
    """The card at a place and the places of pieces on it."""
    number = place.number
    match place.role:
        case "army" | "troop":
            lifted = lifted_card(number, place.rect)
            name = troop_words(model, number)
            spot = Spot("card", number)
            card = Target(spot, place.shown, name, depth, number, lifted)
            return (card, *_on_troop(model, place, tiles, depth))
        case "enterprise":
            lifted = lifted_card(number, place.rect)
            name = enterprise_words(model, number)
            card = Target(Spot("card", number), place.shown, name, depth, number, lifted)
            return (card, *_on_enterprise(model, place, tiles, depth))
        case "partner":
            piece = model.state.partners[number]
            lifted = lifted_card(number, place.rect, piece.side)
            name = f"{card_words(model, number, piece.side)}, {owner_words(model, held.seat)}"
            card = Target(Spot("card", number), place.shown, name, depth, number, lifted)
            places = piece_places(model, held, place, tiles)
            return (
                card,
                *_prestige(model, places, number, piece.prestige_cube, held.seat, depth),
            )
        case "hacendado":
            name = hacendado_words(model, held)
            card = Target(Spot("hacendado", held.seat), place.shown, name, depth, number)
            return (card, *_on_hacendado(model, held, place, tiles, depth))
        case "grudges":
            name = grudge_words(model, held)
            pile = Target(Spot("grudges", held.seat), place.shown, name, depth)
            return (pile, *_on_grudges(model, held, place, tiles, depth))


def _prestige(
    model: ViewModel,
    places: PiecePlaces,
    number: int,
    cube: bool | None,
    seat: Seat,
    depth: float,
) -> Iterator[Target]:
    """The place of a Prestige Cube, where one is due."""
    if cube is None or places.prestige is None:
        return
    card = model.deck.cards[number].name
    name = say("Prestige Cube on {0}", card)
    if not cube:
        name = say("Place of a Prestige Cube on {0}", card)
    lifted = lifted_cube(model.colour(seat)) if cube else None
    yield Target(Spot("prestige", number), places.prestige, name, depth + PIECE, 0, lifted)


def _on_troop(model: ViewModel, place: CardPlace, tiles: bool, depth: float) -> Iterator[Target]:
    troop = model.state.troops[place.number]
    if troop.prestige_cube is not None:
        places = piece_places(model, None, place, tiles)
        yield from _prestige(model, places, troop.number, troop.prestige_cube, troop.owner, depth)


def _on_enterprise(
    model: ViewModel, place: CardPlace, tiles: bool, depth: float
) -> Iterator[Target]:
    piece = model.state.enterprises[place.number]
    number = piece.number
    card = model.deck.enterprises[number]
    places = piece_places(model, None, place, tiles)
    above = depth + PIECE
    if places.income is not None:
        lifted = lifted_cube(model.colour(piece.owner)) if piece.income else None
        name = say("Income Cubes on {card}: {number}", card=card.name, number=piece.income)
        yield Target(Spot("income", number), places.income, name, above, 0, lifted)
    for index, (area, seat) in enumerate(zip(places.ovals, piece.connections, strict=True)):
        oval = card.ovals[index]
        if seat is None:
            name = say(
                "Connection of {card}, {oval}, {price}",
                card=card.name,
                oval=oval_term(oval.to),
                price=gold_words(oval.cost),
            )
            cube: Lifted | None = None
        else:
            name = say(
                "Connection Cube on {card}, {owner}",
                card=card.name,
                owner=owner_words(model, seat),
            )
            cube = lifted_cube(model.colour(seat))
        yield Target(Spot("oval", number, index), area, name, above, 0, cube)
    yield from _prestige(model, places, number, piece.prestige_cube, piece.owner, depth)
    if piece.unrest and places.unrest is not None:
        name = say("{unrest} on {target}", unrest=unrest_words(piece.unrest), target=card.name)
        yield Target(Spot("unrest", number), places.unrest, name, above, 0, lifted_disk())


def _on_hacendado(
    model: ViewModel, held: Holdings, place: CardPlace, tiles: bool, depth: float
) -> Iterator[Target]:
    player = model.state.players[held.seat]
    places = piece_places(model, held, place, tiles)
    if places.income is not None and player.flipped is None:
        lifted = lifted_cube(model.colour(held.seat)) if player.hacendado_income else None
        name = say("Income Cubes of the Hacendado: {0}", player.hacendado_income)
        spot = Spot("hacendado_income", held.seat)
        yield Target(spot, places.income, name, depth + PIECE, 0, lifted)
    yield from _prestige(model, places, held.hacendado, player.cause_cube, held.seat, depth)


def _on_grudges(
    model: ViewModel, held: Holdings, place: CardPlace, tiles: bool, depth: float
) -> Iterator[Target]:
    places = piece_places(model, held, place, tiles)
    grudges = model.state.players[held.seat].grudges
    for (number, cube), area in zip(grudges.items(), places.grudges, strict=False):
        each = PiecePlaces(prestige=area)
        yield from _prestige(model, each, number, cube, held.seat, depth)


def head_targets(
    model: ViewModel,
    figures: SeatStats,
    parts: Sequence[Part],
    head: Rect,
    depth: float,
    text: float,
) -> Iterator[Target]:
    """The reserve and the jail disk in a head whose words are enlarged by ``text``."""
    seat = figures.seat
    area = part_area(parts, "reserve")
    if area is not None:
        cubes = lifted_cube(figures.colour) if figures.reserve else None
        name = reserve_words(model, seat)
        # the bottom seat's cubes are marked where they lie, beside the hand
        yield Target(
            Spot("reserve", seat),
            area.scaled(text).moved(head.x, head.y),
            name,
            depth,
            0,
            cubes,
            marked=seat != model.viewer,
        )
    area = part_area(parts, "jail")
    if area is not None:
        name = say("{0} is in Jail", figures.name)
        place = area.scaled(text).moved(head.x, head.y)
        yield Target(Spot("jail", seat), place, name, depth, 0, lifted_jail())


def supply_targets(model: ViewModel, seat: Seat) -> tuple[Target, Target]:
    """The two wells beside the bottom seat's hand: cubes to take, disks to give back."""
    place = model.zones.supply
    half = (place.width - 6) / 2
    left = Rect(place.x, place.y, half, place.height)
    right = Rect(place.x + half + 6, place.y, half, place.height)
    cubes = lifted_cube(model.colour(seat)) if model.state.players[seat].reserve else None
    return (
        Target(Spot("reserve", seat), left, reserve_words(model, seat), CARD + PIECE, 0, cubes),
        Target(Spot("supply"), right, say("Supply, where Unrest goes"), CARD + PIECE),
    )
