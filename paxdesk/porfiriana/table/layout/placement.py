"""Places of cards in their areas. No Qt."""

import math
from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from paxdesk.desk.scene.geometry import Rect
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.actions import PRIVATE_ARMY, CardNumber, Seat
from paxdesk.porfiriana.rules.state import HOMELESS, State
from paxdesk.porfiriana.table.layout.layout import BETWEEN, OVERLAP, PaxLayout, stepped
from paxdesk.porfiriana.table.layout.measures import CARD_RATIO, FAN, GAP, PLACE_EDGE, POKE

Role: TypeAlias = Literal["hacendado", "army", "enterprise", "troop", "partner", "grudges"]
Item: TypeAlias = tuple[Role, CardNumber]
"""Card in a row of a tableau, with its role."""
HAND_PLACES: Final = 5
"""Number of cards in a hand that fit side by side without overlap."""


@frozen
class Holdings:
    """Cards of one seat; ``stationed`` maps enterprises to the troops there."""

    seat: Seat
    hacendado: CardNumber
    army: tuple[CardNumber, ...]
    homeless: tuple[CardNumber, ...]
    enterprises: tuple[CardNumber, ...]
    stationed: dict[CardNumber, CardNumber]
    partners: tuple[CardNumber, ...]
    grudges: tuple[CardNumber, ...]

    @property
    def piles(self) -> int:
        """Number of cards and piles side by side, not counting covered troops."""
        return (
            bool(self.hacendado)
            + len(self.enterprises)
            + len(self.partners)
            + len(self.homeless)
            + bool(self.grudges)
        )


def holdings(state: State, seat: Seat) -> Holdings:
    """Return a seat's cards in the order in which they entered play."""
    own = [each for each in state.enterprises.values() if each.owner == seat]
    return Holdings(
        seat=seat,
        hacendado=state.players[seat].hacendado,
        army=tuple(state.army(seat)),
        homeless=tuple(
            troop.number
            for troop in state.troops.values()
            if troop.owner == seat and troop.at == HOMELESS
        ),
        enterprises=tuple(each.number for each in own),
        stationed={each.number: each.troop for each in own if each.troop > PRIVATE_ARMY},
        partners=tuple(each.number for each in state.partners.values() if each.owner == seat),
        grudges=tuple(state.players[seat].grudges),
    )


@frozen
class CardPlace:
    """Place of a card, or of a Grudge Pile with ``number`` 0.

    ``shown`` is the part not covered in its row.
    """

    number: CardNumber
    role: Role
    rect: Rect
    shown: Rect
    depth: int


@frozen
class TableauLayout:
    """Places of a seat's cards in its tableau."""

    seat: Seat
    places: tuple[CardPlace, ...]


def hand_places(count: int, zones: PaxLayout) -> tuple[tuple[Rect, Rect], ...]:
    """Return the whole rectangle and the visible part of each card in the hand."""
    row, width = zones.hand, zones.card_width
    step = (row.width - width) / (max(HAND_PLACES, count) - 1)
    return tuple(
        (
            Rect(row.x + index * step, row.y, width, row.height),
            Rect(
                row.x + index * step,
                row.y,
                min(step, width) if index + 1 < count else width,
                row.height,
            ),
        )
        for index in range(count)
    )


HELD_UP: Final = 0.82
"""Width of the cards while a face-down hand is looked at, relative to market cards."""


def held_up(count: int, zones: PaxLayout) -> tuple[tuple[Rect, Rect], ...]:
    """Return each card's rectangle and visible part while a face-down hand is looked at."""
    row, width = zones.hand, HELD_UP * zones.card_width
    step = min(width + 1, (row.width - width) / max(1, count - 1))
    top, high = row.bottom - CARD_RATIO * width, CARD_RATIO * width
    return tuple(
        (
            Rect(row.x + index * step, top, width, high),
            Rect(row.x + index * step, top, min(step, width) if index + 1 < count else width, high),
        )
        for index in range(count)
    )


FOLD_OUT_CARDS: Final = (66, 108, 140)
"""Widths of cards in a fold-out, in px: minimum, maximum, maximum on large tables."""


@frozen
class FoldOut:
    """Tableau opened over the others; ``head`` is its panel."""

    rect: Rect
    head: Rect
    tableau: TableauLayout
    hand: tuple[Rect, ...]


def fold_out(held: Holdings, zones: PaxLayout, which: int, hand: int = 0) -> FoldOut:
    """Return the fold-out of the place with index ``which``, including ``hand`` cards in hand."""
    place = zones.places[which]
    most_left = min(each.x for each in zones.places)
    most_right = max(each.right for each in zones.places)
    across = most_right - most_left
    count = max(1, held.piles + hand)
    fans = FAN * max(0, len(held.army) - 1)
    least, most = FOLD_OUT_CARDS[0], FOLD_OUT_CARDS[2 if zones.large else 1]
    fitting = (across - 22 - 6 * count) / (count + fans)
    width = min(most, max(least, math.floor(fitting)))
    fan = width * fans
    wide = min(across, max(place.width, count * (width + 6) + 22 + fan))
    poke = round(width * POKE)
    head_high = 10 + zones.head
    tall = max(place.height, head_high + poke + CARD_RATIO * width + 16)
    left = min(max(most_left, place.center[0] - wide / 2), most_right - wide)
    lowest = max(each.bottom for each in zones.places)
    rect = Rect(left, min(place.y, lowest - tall), wide, tall)
    laid = CardRow(held, width, poke, width * FAN)
    step = min(width + 6, (wide - 22 - fan - width) / max(1, count - 1))
    top = rect.y + (head_high + tall - 16 + poke - CARD_RATIO * width) / 2
    along = rect.x + 11
    items = items_of(held)
    for index, item in enumerate(items):
        last = index + 1 == len(items)
        taken = step + (fan if item[0] == "hacendado" else 0)
        laid.lay(item, along, top, taken if not last else width + fan)
        along += taken
    shown_hand = tuple(
        Rect(along + index * step, top, width, CARD_RATIO * width) for index in range(hand)
    )
    head = Rect(rect.x + 10, rect.y + 4, wide - 20, zones.head)
    return FoldOut(rect, head, TableauLayout(held.seat, tuple(laid.places)), shown_hand)


def items_of(held: Holdings) -> list[Item]:
    """Return the cards side by side in a tableau, in reading order."""
    items: list[Item] = []
    if held.hacendado:
        items.append(("hacendado", held.hacendado))
    items += [("enterprise", number) for number in held.enterprises]
    items += [("partner", number) for number in held.partners]
    items += [("troop", number) for number in held.homeless]
    if held.grudges:
        items.append(("grudges", 0))
    return items


class CardRow:
    """Builder of a row of equally wide cards, with troops partly covered by them."""

    def __init__(self, held: Holdings, width: float, poke: float, fan: float) -> None:
        self.places: list[CardPlace] = []
        self._held = held
        self._width = width
        self._poke = poke
        self._fan = fan

    def lay(self, item: Item, left: float, top: float, visible: float) -> None:
        """Add a card and its troops; the next card begins ``visible`` px further right."""
        role, number = item
        width = self._width
        card = Rect(left, top, width, CARD_RATIO * width)
        free = min(visible, width)
        if role == "hacendado":
            self._lay_army(card, visible)
        elif number in self._held.stationed:
            head = card.moved(0, -self._poke)
            shown = Rect(left, head.y, free, self._poke)
            self._add(self._held.stationed[number], "troop", head, shown)
        self._add(number, role, card, Rect(left, top, free, card.height))

    def _lay_army(self, hacendado: Rect, visible: float) -> None:
        """Add the Private Army as a fan behind its Hacendado."""
        army = self._held.army
        for index, number in enumerate(army):
            card = hacendado.moved(index * self._fan, -self._poke)
            last = index + 1 == len(army)
            free = min(self._width, visible - index * self._fan) if last else self._fan
            shown = Rect(card.x, card.y, free, self._poke)
            self._add(number, "army", card, shown)

    def _add(self, number: CardNumber, role: Role, rect: Rect, shown: Rect) -> None:
        self.places.append(CardPlace(number, role, rect, shown, len(self.places)))


SIZES: Final = (
    *((2.05, False), (1.85, False), (1.6, False), (1.45, False), (1.25, False), (1.1, False)),
    *((1.0, False), (1.0, True), (0.9, False), (0.9, True), (0.8, False), (0.8, True)),
)
"""Card widths to try, relative to market cards, and whether cards overlap."""
ROOMY: Final = 0.85
MOST_ROWS: Final = 3
TIGHTEST: Final = 0.7
"""Minimum card width for which rows may be added, relative to market cards."""
ARMY_FAN: Final = 0.1
"""Step between troops of a Private Army on the table, relative to their width."""
FANNED: Final = 0.9
"""Maximum visible share of a card back beside a seat's cards."""
TIGHTEST_FAN: Final = 0.1
"""Minimum visible share of a card back beside a seat's cards."""


@frozen
class SeatRows:
    """Width of a seat's cards, in px, and their maximum number in a row."""

    width: float
    across: int


def tableau_of(held: Holdings, place: Rect, zones: PaxLayout) -> TableauLayout:
    """Return the places of a seat's cards, in rows below its panel."""
    room, items = room_for_cards(place, zones), items_of(held)
    guards = {*held.stationed, *((held.hacendado,) if held.army else ())}
    guarded = [at for at, (_, number) in enumerate(items) if number in guards]
    found = seat_rows(max(1, len(items)), guarded, room, zones.card_width)
    width, poke = found.width, round(found.width * POKE)
    laid, top = CardRow(held, width, poke, width * ARMY_FAN), room.y
    longest = min(found.across, len(items))
    step = min(width + BETWEEN, (room.width - width) / max(1, longest - 1))
    for first in range(0, len(items), found.across):
        row = items[first : first + found.across]
        if not first or any(number in guards for _, number in row):
            top += poke
        for index, item in enumerate(row):
            last = index + 1 == len(row)
            laid.lay(item, room.x + index * step, top, width if last else step)
        top += CARD_RATIO * width + BETWEEN
    return TableauLayout(held.seat, tuple(laid.places))


def room_for_cards(place: Rect, zones: PaxLayout) -> Rect:
    return place.inset(PLACE_EDGE, zones.head, PLACE_EDGE, zones.edge)


def seat_rows(count: int, guarded: Sequence[int], room: Rect, card: float) -> SeatRows:
    """Return the largest fitting card size; ``guarded`` are the indices of cards with a troop."""
    ways, most = [], stepped(count)
    for rows in range(1, MOST_ROWS + 1):
        across = math.ceil(most / rows)
        pokes = len({0, *(at // across for at in guarded)})
        high = (room.height - (rows - 1) * BETWEEN) / (rows * CARD_RATIO + pokes * POKE)
        beside = (room.width + BETWEEN) / across - BETWEEN
        closed = min(card, room.width / (1 + OVERLAP * (across - 1)))
        ways.append((across, high, beside, closed))
    roomy = [way for way in ways if way[1] >= ROOMY * card]
    for share, close in SIZES:
        width = math.ceil(share * card)
        for across, high, beside, closed in roomy[-1:] if close else ways:
            if width <= high and width <= (closed if close else beside):
                return SeatRows(width, across)
    least = SIZES[-1][0] * card
    across, high, *_ = next((way for way in reversed(ways) if way[1] >= TIGHTEST * card), ways[0])
    return SeatRows(math.floor(min(math.ceil(least), high)), across)


def backs_place(cards: Sequence[Rect], room: Rect, count: int) -> Rect | None:
    """Return the place of a face-down hand beside a seat's cards, or None."""
    if not cards or not count:
        return None
    last = max(cards, key=lambda each: (round(each.y), each.x))
    free = room.right - last.right - 2 * GAP
    step = min(FANNED * last.width, (free - last.width) / max(1, count - 1))
    if free < last.width or (count > 1 and step < TIGHTEST_FAN * last.width):
        return None
    wide = last.width + (count - 1) * step
    return Rect(room.right - wide, last.y, wide, last.height)
