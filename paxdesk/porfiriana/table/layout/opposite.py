"""Where the cards of the opponents lie in their places. No Qt here.

All of them lie in the largest form that fits everybody: as cards of one size in rows at one
height, or, when those would be too small, as tiles. Lengths are pixels of the unmagnified
table (see ``layout.py``).
"""

from collections.abc import Sequence
from typing import Final

from paxdesk.desk.scene.rect import Rect
from paxdesk.porfiriana.table.layout.fitting import LARGEST_CARD
from paxdesk.porfiriana.table.layout.measures import (
    CARD_GAP,
    CARD_RATIO,
    PLACE_EDGE,
    STRIP_POKE,
    head_height,
)
from paxdesk.porfiriana.table.layout.placement import (
    CardPlace,
    Holdings,
    Item,
    Role,
    Row,
    Tableau,
    items_of,
)
from paxdesk.porfiriana.table.layout.room import SMALLEST_CARD

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


def roomy(tableau: Tableau) -> bool:
    """Whether a remark at the foot leaves a tableau large enough to be read."""
    return tableau.form == "card" or all(
        place.rect.width >= READABLE_TILE for place in tableau.places if place.role == "enterprise"
    )


def opposite_tableaus(
    held: Sequence[Holdings],
    places: Sequence[Rect],
    large: bool,
    noted: bool = False,
    text: float = 1.0,
    brief: float = 0,
) -> tuple[Tableau, ...]:
    """Every opponent's whole tableau below the head of his place.

    All have cards of one size, and rows at the same heights where that costs nobody any size;
    where somebody has too many for that, each has as large ones as fit. ``noted`` leaves room
    for a line at the foot, ``brief`` is the height of heads
    that have a single line everywhere.
    """
    foot = note_height(large) * text if noted else 0
    heads = (brief or head_height(place.width / text, large) * text for place in places)
    head = max(heads, default=0)
    areas = [place.inset(PLACE_EDGE, head, PLACE_EDGE, 5 + foot) for place in places]
    together = _as_cards(held, areas)
    if together:
        return together
    return tuple(
        (_as_cards([each], [area]) or (_tiles(each, area),))[0]
        for each, area in zip(held, areas, strict=True)
    )


def _as_cards(held: Sequence[Holdings], areas: Sequence[Rect]) -> tuple[Tableau, ...]:
    """Rows of the largest cards that fit all areas, troops half under them.

    Nothing if no name could be read on them.
    """
    lying = [items_of(each) for each in held]
    # whoever has no room for cards of some width is asked first about narrower ones
    order = list(range(len(held)))
    for width in range(LARGEST_CARD, SMALLEST_CARD - 1, -1):
        full = next((at for at in order if not _rows(held[at], lying[at], areas[at], width)), None)
        if full is not None:
            order.remove(full)
            order.insert(0, full)
            continue
        rows = [_rows(*each, width) for each in zip(held, lying, areas, strict=True)]
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
) -> Tableau:
    count = max(map(len, rows))
    step = min(width + 6, (area.width - width) / max(1, count - 1))
    laid = Row(held, width, round(width * STRIP_POKE), width * 0.1)
    for row, top in zip(rows, tops, strict=False):
        for index, item in enumerate(row):
            last = index + 1 == len(row)
            laid.lay(item, area.x + index * step, area.y + top, width if last else step)
    return Tableau(held.seat, "card", tuple(laid.places))


def _tiles(held: Holdings, area: Rect) -> Tableau:
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
    return Tableau(held.seat, "tile", tuple(places))


def _tile_unit(area: Rect, count: int, columns: int) -> float:
    """How large the marks on a tile are in a grid of this many columns, in hundredths."""
    rows = -(-count // columns)
    width = min((area.width - (columns - 1) * TILE_GAP) / columns, LARGEST_TILE * 1.2)
    height = (area.height - (rows - 1) * TILE_GAP) / rows
    return round(min(width / 40, height / 42), 2)
