"""Positions of cards inside their zones, computed from the position alone. No Qt.

The bottom seat and fold-outs always show cards; opponents may have tiles. Lengths are pixels of the
unmagnified table (see ``layout.py``).
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
from paxdesk.porfiriana.table.layout.lines import BETWEEN, room_for_cards, seat_rows

CardShape: TypeAlias = Literal["card", "tile"]
Role: TypeAlias = Literal["hacendado", "army", "enterprise", "troop", "partner", "grudges"]
Item: TypeAlias = tuple[Role, CardNumber]
"""A card in a row of a tableau."""

FOLD_OUT_CARDS: Final = (66, 108, 140)
"""Card widths in a fold-out: minimum, maximum on small and on large tables, in px."""
FOLD_OUT_HEADS: Final = (26, 46)
"""Heights of a fold-out's panel with one line and with two, in px."""


@frozen
class Holdings:
    """The cards of one seat; ``stationed`` maps enterprises to the troops there."""

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
        """Number of cards side by side, i.e. without troops below another card."""
        return (
            bool(self.hacendado)
            + len(self.enterprises)
            + len(self.partners)
            + len(self.homeless)
            + bool(self.grudges)
        )


def holdings(state: State, seat: Seat) -> Holdings:
    """Return a seat's cards in the order in which they came into play."""
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
    """The position of one card.

    ``rect`` is the whole card, ``shown`` the part not covered by others of its row. A higher
    ``depth`` covers a lower one. A grudge pile has ``number`` 0.
    """

    number: CardNumber
    role: Role
    rect: Rect
    shown: Rect
    depth: int


@frozen
class TableauLayout:
    """Positions of a seat's cards; ``next_place`` is where the next played enterprise goes."""

    seat: Seat
    form: CardShape
    places: tuple[CardPlace, ...]
    next_place: Rect | None = None


# --- Bottom seat ----------------------------------------------------------------------------------


def active_tableau(held: Holdings, zones: PaxLayout) -> TableauLayout:
    """Return the bottom seat's layout: Hacendado and enterprises in one row, partners below."""
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
    """Return for each hand card its whole rectangle and its visible part.

    Five fit without overlap; more cards (after a Sack) overlap.
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


HELD_UP: Final = 0.82
"""Width of a face that is held up among others, as a share of its back."""


def held_up(count: int, zones: PaxLayout) -> tuple[tuple[Rect, Rect], ...]:
    """Return the places of a hand held up: small and close together, at the foot of its place."""
    row, width = zones.hand, HELD_UP * zones.hand_width
    step = min(width + 1, (row.width - width) / max(1, count - 1))
    top, high = row.bottom - CARD_RATIO * width, CARD_RATIO * width
    return tuple(
        (
            Rect(row.x + index * step, top, width, high),
            Rect(row.x + index * step, top, min(step, width) if index + 1 < count else width, high),
        )
        for index in range(count)
    )


# --- Fold-out -------------------------------------------------------------------------------------


@frozen
class FoldOut:
    """An opponent's tableau opened over the board; ``head`` is its panel.

    ``hand`` contains the places of the seat's hand if the viewer may see it.
    """

    rect: Rect
    head: Rect
    tableau: TableauLayout
    hand: tuple[Rect, ...]


def fold_out(held: Holdings, zones: PaxLayout, which: int, hand: int = 0) -> FoldOut:
    """Return the fold-out of opponent ``which`` (from 0), with ``hand`` additional cards."""
    place = zones.opponents[which]
    most_left, most_right = zones.prompt.x, zones.prompt.right
    if zones.lines:
        most_left = min(each.x for each in zones.opponents)
        most_right = max(each.right for each in zones.opponents)
    across = most_right - most_left
    count = max(1, held.piles + hand)
    fans = FAN * max(0, len(held.army) - 1)
    least, most = FOLD_OUT_CARDS[0], FOLD_OUT_CARDS[2 if zones.large else 1]
    fitting = (across - 22 - 6 * count) / (count + fans)
    width = min(most, max(least, math.floor(fitting)))
    fan = width * fans
    line = ONE_LINE_HEAD * zones.text + 24
    wide = min(across, max(place.width, count * (width + 6) + 22 + fan, line))
    poke = round(width * POKE)
    lines = FOLD_OUT_HEADS[0 if wide >= line else 1] * zones.text
    head_high = 10 + lines
    tall = max(place.height, head_high + poke + CARD_RATIO * width + 16)
    left = min(max(most_left, place.center[0] - wide / 2), most_right - wide)
    rect = Rect(left, place.y, wide, tall)
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
    head = Rect(rect.x + 10, rect.y + 4, wide - 20, lines)
    return FoldOut(rect, head, TableauLayout(held.seat, "card", tuple(laid.places)), shown_hand)


# --- Placing cards --------------------------------------------------------------------------------


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
    """Builder of a row of equally wide cards, with troops half below them."""

    def __init__(self, held: Holdings, width: float, poke: float, fan: float) -> None:
        self.places: list[CardPlace] = []
        self._held = held
        self._width = width
        self._poke = poke
        self._fan = fan

    def lay(self, item: Item, left: float, top: float, visible: float) -> None:
        """Add a card and its troop; the next card begins ``visible`` px further right."""
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
        """Add the Private Army, fanned out to the right half below its Hacendado."""
        army = self._held.army
        for index, number in enumerate(army):
            card = hacendado.moved(index * self._fan, -self._poke)
            last = index + 1 == len(army)
            free = min(self._width, visible - index * self._fan) if last else self._fan
            shown = Rect(card.x, card.y, free, self._poke)
            self._add(number, "army", card, shown)

    def _add(self, number: CardNumber, role: Role, rect: Rect, shown: Rect) -> None:
        self.places.append(CardPlace(number, role, rect, shown, len(self.places)))


# --- Opponents' cards -----------------------------------------------------------------------------
# All have the largest form that fits everywhere: cards of one size in rows at equal heights, or
# tiles if those would be too small. Lengths are pixels of the unmagnified table (see
# ``layout.py``).

LARGEST_TILE: Final = 62
TILE_RATIO: Final = 1.42
"""Maximum height of a tile divided by its width."""
WIDEST_TILE: Final = 1.1
"""Maximum width of a tile divided by its height, unless nothing else fits."""
READABLE_TILE: Final = 47
"""Minimum width of a tile showing the card's name, in px."""
TILE_GAP: Final = 3
TILE_BAR: Final = 8 / 42
"""Height of a troop's bar on a tile, as a share of the tile's minimum height."""


def note_height(large: bool) -> float:
    """Return the height of the remark at the bottom of an area, in px."""
    return 20 if large else 18


def roomy(tableau: TableauLayout) -> bool:
    """Return whether a tableau remains legible with a remark below it."""
    return tableau.form == "card" or all(
        place.rect.width >= READABLE_TILE for place in tableau.places if place.role == "enterprise"
    )


def opposite_tableaus(
    held: Sequence[Holdings], zones: PaxLayout, noted: bool = False
) -> tuple[TableauLayout, ...]:
    """Return all opponents' tableaus below their panels.

    All cards have one size, and rows equal heights where that makes no cards smaller. If that does
    not fit, each opponent gets the largest cards possible. With fixed areas all get tiles once
    cards would be smaller than in the hand. ``noted`` reserves a line at the bottom.
    """
    places, text = zones.opponents, zones.text
    if zones.lines:
        return tuple(_line(each, place, zones) for each, place in zip(held, places, strict=True))
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


def _line(held: Holdings, place: Rect, zones: PaxLayout) -> TableauLayout:
    """Return a seat's cards in rows of one size, below its panel."""
    room, items = room_for_cards(place, zones.brief), items_of(held)
    guards = {*held.stationed, *((held.hacendado,) if held.army else ())}
    guarded = [at for at, (_, number) in enumerate(items) if number in guards]
    found = seat_rows(max(1, len(items)), guarded, room, zones.slots[0].width)
    width, poke = found.width, round(found.width * POKE)
    laid, top = CardRow(held, width, poke, width * 0.1), room.y
    step = min(width + BETWEEN, (room.width - width) / max(1, found.across - 1))
    for first in range(0, len(items), found.across):
        row = items[first : first + found.across]
        if not first or any(number in guards for _, number in row):
            top += poke
        for index, item in enumerate(row):
            last = index + 1 == len(row)
            laid.lay(item, room.x + index * step, top, width if last else step)
        top += CARD_RATIO * width + BETWEEN
    return TableauLayout(held.seat, "card", tuple(laid.places))


def _narrowest(tableaus: Iterable[TableauLayout]) -> float:
    """Return the width of the smallest card; infinity if there are no cards."""
    widths = (place.rect.width for tableau in tableaus for place in tableau.places)
    return min(widths, default=math.inf)


def _as_cards(
    held: Sequence[Holdings], areas: Sequence[Rect], most: int
) -> tuple[TableauLayout, ...]:
    """Return rows of the largest cards that fit all areas; () if names would be illegible."""
    lying = [items_of(each) for each in held]
    # areas without room for one width are tested first for narrower ones
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
    """Return the cards in each row, evenly filled if possible; [] if they do not fit."""
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
    """Return the height of protruding troops above each row."""
    poke = round(width * STRIP_POKE)
    pokes = [0] * max(map(len, rows))
    for each, its in zip(held, rows, strict=True):
        guarded = {*each.stationed, *((each.hacendado,) if each.army and each.hacendado else ())}
        for at, row in enumerate(its):
            if not pokes[at] and not guarded.isdisjoint(number for _, number in row):
                pokes[at] = poke
    return tuple(pokes)


def _tops(pokes: Sequence[float], width: int, room: float = 0) -> list[float]:
    """Return the top of each row below the panel, vertically centred in ``room`` if not 0; [] if it
    does not fit."""
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
    """Return a grid of the largest possible tiles, troops as bars on top of them."""
    count = max(1, held.piles)
    # largest marks first, then fewest rows, evenly filled
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
    """Return the relative size of a tile's marks in a grid with this number of columns."""
    rows = -(-count // columns)
    width = min((area.width - (columns - 1) * TILE_GAP) / columns, LARGEST_TILE * 1.2)
    height = (area.height - (rows - 1) * TILE_GAP) / rows
    return round(min(width / 40, height / 42), 2)
