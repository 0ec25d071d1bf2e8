"""Where every card lies inside its zone, from the position alone. No Qt here.

The seat at the bottom and a fold-out show a tableau as cards in any case; for the opponents
see below. Lengths are pixels of the unmagnified table (see ``layout.py``).
"""

import math
from collections.abc import Iterable, Sequence
from typing import Final, Literal, TypeAlias

from paxdesk.desk.scene.geometry import Rect
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.actions import PRIVATE_ARMY, CardNumber, Seat
from paxdesk.porfiriana.rules.state import HOMELESS, State
from paxdesk.porfiriana.table.layout.division_values import (
    CARD_GAP,
    CARD_RATIO,
    FAN,
    ONE_LINE_HEAD,
    PLACE_EDGE,
    POKE,
    SMALLEST_CARD,
    STRIP_POKE,
    head_height,
)
from paxdesk.porfiriana.table.layout.layout import HAND_PLACES, PaxLayout

CardShape: TypeAlias = Literal["card", "tile"]
Role: TypeAlias = Literal["hacendado", "army", "enterprise", "troop", "partner", "grudges"]
Item: TypeAlias = tuple[Role, CardNumber]
"""A card among those that lie side by side."""

FOLD_OUT_CARDS: Final = (66, 108, 140)
"""Widths of a card in a fold-out: the least, and the most on a small and a large table."""
FOLD_OUT_HEADS: Final = (26, 46)
"""Heights of a fold-out's head of one line, and of two where there is no room for one."""


@frozen
class Holdings:
    """What one seat has on the table. ``stationed`` maps an enterprise to the troop there."""

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
        """Cards side by side: all but troops that stand under another card."""
        return (
            bool(self.hacendado)
            + len(self.enterprises)
            + len(self.partners)
            + len(self.homeless)
            + bool(self.grudges)
        )


def holdings(state: State, seat: Seat) -> Holdings:
    """A seat's cards in the order in which they came onto the table."""
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
    """Where one card lies.

    ``rect`` is the whole card, ``shown`` the part of it that no other card of the row covers;
    a card of higher ``depth`` covers those of lower. A grudge pile has ``number`` 0.
    """

    number: CardNumber
    role: Role
    rect: Rect
    shown: Rect
    depth: int


@frozen
class TableauLayout:
    """The cards of one seat laid out. ``next_place`` is where a played enterprise will land."""

    seat: Seat
    form: CardShape
    places: tuple[CardPlace, ...]
    next_place: Rect | None = None


# --- The seat at the bottom ----------------------------------------------------------------------


def active_tableau(held: Holdings, zones: PaxLayout) -> TableauLayout:
    """The bottom seat: Hacendado and enterprises in one row, partners in the row below."""
    row, width = zones.enterprises, zones.card_width
    poke = math.floor(width * POKE)
    top = row.bottom - CARD_RATIO * width
    laid = CardRow(held, width, poke, width * FAN)
    left = row.x + 6
    if held.hacendado:
        taken = width + width * FAN * max(0, len(held.army) - 1)
        laid.lay(("hacendado", held.hacendado), left, top, taken)
        left += taken + 18
    cards = [*held.enterprises, *held.homeless]
    roomy = width + (12 if len(cards) < 10 else 6)
    room = row.right - left
    step = min(roomy, (room - width) / max(1, len(cards) - 1))
    for index, number in enumerate(cards):
        role: Role = "enterprise" if number in held.enterprises else "troop"
        last = index + 1 == len(cards)
        laid.lay((role, number), left + index * step, top, width if last else step)
    used = len(cards) * step
    free = room - used > width
    next_place = Rect(left + used, top, width, CARD_RATIO * width) if free else None

    row = zones.partners
    partner = math.floor(row.height / CARD_RATIO + 0.01)
    step = min(partner + 6, (row.width - partner) / max(1, len(held.partners) - 1))
    below = CardRow(held, partner, 0, 0)
    for index, number in enumerate(held.partners):
        last = index + 1 == len(held.partners)
        below.lay(("partner", number), row.x + index * step, row.y, partner if last else step)
    places = [*laid.places, *below.places]
    if zones.grudges is not None:
        places.append(CardPlace(0, "grudges", zones.grudges, zones.grudges, 0))
    return TableauLayout(held.seat, "card", tuple(places), next_place)


def hand_places(count: int, zones: PaxLayout) -> tuple[tuple[Rect, Rect], ...]:
    """For each card in the hand its whole rectangle and the part that shows.

    There is room for five; more cards (after a Sack) close up.
    """
    row, width = zones.hand, zones.hand_width
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


# --- The fold-out --------------------------------------------------------------------------------


@frozen
class FoldOut:
    """An opponent's tableau opened over the board. ``head`` is the line at its top.

    ``hand`` gives the places of the seat's hand where the viewer may see it.
    """

    rect: Rect
    head: Rect
    tableau: TableauLayout
    hand: tuple[Rect, ...]


def fold_out(held: Holdings, zones: PaxLayout, which: int, hand: int = 0) -> FoldOut:
    """Open the place of opponent ``which`` (0 is the first); ``hand`` cards are shown too."""
    place = zones.opponents[which]
    count = max(1, held.piles + hand)
    fans = FAN * max(0, len(held.army) - 1)
    least, most = FOLD_OUT_CARDS[0], FOLD_OUT_CARDS[2 if zones.large else 1]
    fitting = (zones.prompt.width - 22 - 6 * count) / (count + fans)
    width = min(most, max(least, math.floor(fitting)))
    fan = width * fans
    line = ONE_LINE_HEAD * zones.text + 24
    wide = min(zones.prompt.width, max(place.width, count * (width + 6) + 22 + fan, line))
    poke = round(width * POKE)
    lines = FOLD_OUT_HEADS[0 if wide >= line else 1] * zones.text
    head_high = 10 + lines
    tall = max(place.height, head_high + poke + CARD_RATIO * width + 16)
    leftmost, rightmost = zones.prompt.x, zones.prompt.right - wide
    left = min(max(leftmost, place.center[0] - wide / 2), rightmost)
    rect = Rect(left, place.y, wide, tall)
    laid = CardRow(held, width, poke, width * FAN)
    step = min(width + 6, (wide - 22 - fan - width) / max(1, count - 1))
    top = rect.y + (head_high + tall - 16 + poke - CARD_RATIO * width) / 2
    across = rect.x + 11
    items = items_of(held)
    for index, item in enumerate(items):
        last = index + 1 == len(items)
        taken = step + (fan if item[0] == "hacendado" else 0)
        laid.lay(item, across, top, taken if not last else width + fan)
        across += taken
    shown_hand = tuple(
        Rect(across + index * step, top, width, CARD_RATIO * width) for index in range(hand)
    )
    head = Rect(rect.x + 10, rect.y + 4, wide - 20, lines)
    return FoldOut(rect, head, TableauLayout(held.seat, "card", tuple(laid.places)), shown_hand)


# --- Laying cards down ---------------------------------------------------------------------------


def items_of(held: Holdings) -> list[Item]:
    """What lies side by side in a tableau, in reading order."""
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
    """Lays cards of one width in a row, with troops half under them."""

    def __init__(self, held: Holdings, width: float, poke: float, fan: float) -> None:
        self.places: list[CardPlace] = []
        self._held = held
        self._width = width
        self._poke = poke
        self._fan = fan

    def lay(self, item: Item, left: float, top: float, visible: float) -> None:
        """Lay a card on its troops; the next card begins ``visible`` pixels further right."""
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
        """The Private Army fans out to the right, half under its Hacendado."""
        army = self._held.army
        for index, number in enumerate(army):
            card = hacendado.moved(index * self._fan, -self._poke)
            last = index + 1 == len(army)
            free = min(self._width, visible - index * self._fan) if last else self._fan
            shown = Rect(card.x, card.y, free, self._poke)
            self._add(number, "army", card, shown)

    def _add(self, number: CardNumber, role: Role, rect: Rect, shown: Rect) -> None:
        self.places.append(CardPlace(number, role, rect, shown, len(self.places)))


# --- Where the cards of the opponents lie in their places. ----------------------------------------
# All of them lie in the largest form that fits everybody: as cards of one size in rows at one
# height, or, when those would be too small, as tiles. Lengths are pixels of the unmagnified
# table (see ``layout.py``).

LARGEST_TILE: Final = 62
TILE_RATIO: Final = 1.42
"""A tile is at most this much as high as wide."""
WIDEST_TILE: Final = 1.1
"""A tile is at most this much as wide as high, unless there is room for nothing else."""
READABLE_TILE: Final = 47
"""From this width on a tile bears the card's name."""
TILE_GAP: Final = 3
TILE_BAR: Final = 8 / 42
"""The bar of a troop on top of a tile, as a share of the tile's height at its narrowest."""


def note_height(large: bool) -> float:
    """Height of the line at the foot of a place that tells a seat's last act."""
    return 20 if large else 18


def roomy(tableau: TableauLayout) -> bool:
    """Whether a remark at the foot leaves a tableau large enough to be read."""
    return tableau.form == "card" or all(
        place.rect.width >= READABLE_TILE for place in tableau.places if place.role == "enterprise"
    )


def opposite_tableaus(
    held: Sequence[Holdings], zones: PaxLayout, noted: bool = False
) -> tuple[TableauLayout, ...]:
    """Every opponent's whole tableau below the head of his place.

    All have cards of one size, and rows at the same heights where that costs nobody any size;
    where somebody has too many for that, each has as large ones as fit. Where places are fixed
    all have tiles as soon as cards would be smaller than those of the hand. ``noted`` leaves
    room for a line at the foot.
    """
    places, text = zones.opponents, zones.text
    foot = note_height(zones.large) * text if noted else 0
    heads = (zones.brief or head_height(place.width / text, zones.heads) * text for place in places)
    head = max(heads, default=0)
    areas = [place.inset(PLACE_EDGE, head, PLACE_EDGE, 5 + foot) for place in places]
    most = math.floor(zones.division.cut.most)
    together = _as_cards(held, areas, most)
    if together and not (zones.fixed and _narrowest(together) < zones.hand_width):
        return together
    if zones.fixed:
        return tuple(_tiles(each, area) for each, area in zip(held, areas, strict=True))
    return tuple(
        (_as_cards([each], [area], most) or (_tiles(each, area),))[0]
        for each, area in zip(held, areas, strict=True)
    )


def _narrowest(tableaus: Iterable[TableauLayout]) -> float:
    """The width of the smallest card in any of them."""
    widths = (place.rect.width for tableau in tableaus for place in tableau.places)
    return min(widths, default=math.inf)


def _as_cards(
    held: Sequence[Holdings], areas: Sequence[Rect], most: int
) -> tuple[TableauLayout, ...]:
    """Rows of the largest cards that fit all areas, troops half under them.

    Nothing if no name could be read on them.
    """
    lying = [items_of(each) for each in held]
    # whoever has no room for cards of some width is asked first about narrower ones
    order = list(range(len(held)))
    for width in range(most, SMALLEST_CARD - 1, -1):
        found: dict[int, list[list[Item]]] = {}
        for at in order:
            found[at] = _rows(held[at], lying[at], areas[at], width)
            if not found[at]:
                order.remove(at)
                order.insert(0, at)
                break
        else:
            rows = [found[at] for at in range(len(held))]
            alike = _tops(_pokes(held, rows, width), width, min(area.height for area in areas))
            return tuple(
                _laid_in_rows(
                    each, area, width, its, alike or _tops(_pokes([each], [its], width), width)
                )
                for each, area, its in zip(held, areas, rows, strict=True)
            )
    return ()


def _rows(held: Holdings, items: list[Item], area: Rect, width: int) -> list[list[Item]]:
    """What lies in each row of cards of this width, evenly filled if possible; none if too much."""
    most = int((area.width + CARD_GAP + 0.01) // (width + CARD_GAP))
    if not most:
        return []
    evenly = -(-len(items) // -(-len(items) // most)) if items else most
    for columns in (evenly, most):
        rows = [items[at : at + columns] for at in range(0, len(items), columns)]
        pokes = _pokes([held], [rows], width)
        high = sum(pokes) + len(rows) * (width * CARD_RATIO + CARD_GAP)
        if high <= area.height + CARD_GAP:
            return rows or [[]]
    return []


def _pokes(
    held: Sequence[Holdings], rows: Sequence[list[list[Item]]], width: int
) -> tuple[float, ...]:
    """How much troops show above the first row of cards, the second, and so on."""
    poke = round(width * STRIP_POKE)
    pokes = [0] * max(map(len, rows))
    for each, its in zip(held, rows, strict=True):
        guarded = {*each.stationed, *((each.hacendado,) if each.army and each.hacendado else ())}
        for at, row in enumerate(its):
            if not pokes[at] and not guarded.isdisjoint(number for _, number in row):
                pokes[at] = poke
    return tuple(pokes)


def _tops(pokes: Sequence[float], width: int, room: float = 0) -> list[float]:
    """How far below the head the cards of each row begin, in the middle of the room if it is
    given; nothing if they need more.
    """
    row = width * CARD_RATIO + CARD_GAP
    spare = room + CARD_GAP - sum(pokes) - len(pokes) * row if room else 0
    return [spare / 2 + sum(pokes[: at + 1]) + at * row for at in range(len(pokes))] * (spare >= 0)


def _laid_in_rows(
    held: Holdings, area: Rect, width: int, rows: list[list[Item]], tops: Sequence[float]
) -> TableauLayout:
    count = max(map(len, rows))
    step = min(width + 6, (area.width - width) / max(1, count - 1))
    laid = CardRow(held, width, round(width * STRIP_POKE), width * 0.1)
    for row, top in zip(rows, tops, strict=False):
        for index, item in enumerate(row):
            last = index + 1 == len(row)
            laid.lay(item, area.x + index * step, area.y + top, width if last else step)
    return TableauLayout(held.seat, "card", tuple(laid.places))


def _tiles(held: Holdings, area: Rect) -> TableauLayout:
    """A grid of tiles as large as they can be, a troop as a bar on top of its enterprise."""
    count = max(1, held.piles)
    # the largest marks, then the fewest rows, evenly filled
    best = max(range(1, count + 1), key=lambda each: (_tile_unit(area, count, each), each))
    rows = -(-count // best)
    columns = -(-count // rows)
    room = (area.height - (rows - 1) * TILE_GAP) / rows
    width = min((area.width - (columns - 1) * TILE_GAP) / columns, LARGEST_TILE * 1.2)
    narrow = (area.width - (best - 1) * TILE_GAP) / best
    width = min(width, max(narrow, room * WIDEST_TILE))
    height = min(width * TILE_RATIO, room)
    bar = min(width * 42 / 40, height) * TILE_BAR
    places: list[CardPlace] = []
    for index, (role, number) in enumerate(items_of(held)):
        rect = Rect(
            area.x + index % columns * (width + TILE_GAP),
            area.y + index // columns * (height + TILE_GAP),
            width,
            height,
        )
        above = held.army if role == "hacendado" else ()
        if number in held.stationed:
            above = (held.stationed[number],)
        shown = rect.inset(0, bar if above else 0, 0, 0)
        places.append(CardPlace(number, role, rect, shown, 2 * index))
        for which, troop in enumerate(above):
            share = width / len(above)
            strip = Rect(rect.x + which * share, rect.y, share, bar)
            under: Role = "army" if role == "hacendado" else "troop"
            places.append(CardPlace(troop, under, strip, strip, 2 * index + 1))
    return TableauLayout(held.seat, "tile", tuple(places))


def _tile_unit(area: Rect, count: int, columns: int) -> float:
    """How large the marks on a tile are in a grid of this many columns, in hundredths."""
    rows = -(-count // columns)
    width = min((area.width - (columns - 1) * TILE_GAP) / columns, LARGEST_TILE * 1.2)
    height = (area.height - (rows - 1) * TILE_GAP) / rows
    return round(min(width / 40, height / 42), 2)
