"""Comparison of painted and spoken numbers with the rules."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from paxdesk.desk.painting import icons, shapes, typesetting
from paxdesk.desk.painting.palette import INK, Ink
from paxdesk.desk.scene.table_scene import TableScene
from paxdesk.desk.scene.things import Look, PaintContext, Spot, ViewModel
from paxdesk.porfiriana.rules.actions import COLUMN_PRICES, DIAZ, Seat
from paxdesk.porfiriana.rules.agenda import Showdown
from paxdesk.porfiriana.rules.card_verbs import PRESTIGES, Prestige
from paxdesk.porfiriana.rules.engine import seat_to_act
from paxdesk.porfiriana.rules.facts import active_points, points_of_all, regime_prestige, tripartite
from paxdesk.porfiriana.rules.prices import next_income
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.topple import declarable, points_needed
from paxdesk.porfiriana.table.scene.background import ground_things
from paxdesk.porfiriana.table.scene.ledger import LedgerLook
from paxdesk.porfiriana.table.scene.looks import DeckLook, DiscardsLook, RegimeLook
from paxdesk.porfiriana.table.words.terms import plain_labels
from tests.table.spying import replace_everywhere

DIGIT = re.compile(r"\d")
SAME_LINE = 10.0


def painted_anew(painter: QPainter, left, top, side, paint, *arguments):  # type: ignore[no-untyped-def]
    """Paint without a cache, as a replacement for ``draw_kept``."""
    paint(painter, left, top, side, *arguments)


class Page:
    """Words and icons painted by one look.

    ``icons`` are pairs of name and colour.
    """

    def __init__(self, look: Look, context: PaintContext, width: float, height: float) -> None:
        self._found: list[tuple[float, float, str, Ink]] = []
        self.icons: list[tuple[str, Ink]] = []
        image = QImage(max(1, round(width)), max(1, round(height)), QImage.Format.Format_RGB32)
        painter = QPainter(image)
        with pytest.MonkeyPatch.context() as patch:
            text_door, icon_door = typesetting.draw_text, icons.draw_icon
            kept_door = shapes.draw_kept

            def reading(painter: QPainter, place: QRectF, words: str, face, ink=INK, *rest, **more):  # type: ignore[no-untyped-def]
                at = painter.transform().map(place.center())
                left = painter.transform().map(place.topLeft()).x()
                self._found.append((at.y(), left, words, ink))
                return text_door(painter, place, words, face, ink, *rest, **more)

            def seeing(painter: QPainter, name: str, left, top, side, ink=INK, **more):  # type: ignore[no-untyped-def]
                self.icons.append((name, ink))
                icon_door(painter, name, left, top, side, ink, **more)

            replace_everywhere(patch, "draw_text", text_door, reading)
            replace_everywhere(patch, "draw_icon", icon_door, seeing)
            replace_everywhere(patch, "draw_kept", kept_door, painted_anew)
            look.paint(painter, context, width, height)
        painter.end()

    def rows(self) -> list[list[str]]:
        return [[words for words, _ in row] for row in self._rows()]

    def _rows(self) -> list[list[tuple[str, Ink]]]:
        rows: list[tuple[float, list[tuple[float, str, Ink]]]] = []
        for top, left, words, ink in sorted(self._found):
            if rows and top - rows[-1][0] < SAME_LINE:
                rows[-1][1].append((left, words, ink))
            else:
                rows.append((top, [(left, words, ink)]))
        return [[(words, ink) for _, words, ink in sorted(row)] for _, row in rows]

    def figures(self) -> list[str]:
        return [words for words, _ in self.inked_figures()]

    def inked_figures(self) -> list[tuple[str, Ink]]:
        """Return words with digits and their colours, in reading order."""
        return [each for row in self._rows() for each in row if DIGIT.search(each[0])]


def problems(scene: TableScene, state: State) -> list[str]:
    """Return differences, as "place: found instead of expected"."""
    return [
        f"{where}: {found} instead of {expected}"
        for where, found, expected in _compared(scene, state)
        if found != expected
    ]


def page_of(scene: TableScene, key: object) -> Page:
    item = scene.item_of(key)  # type: ignore[arg-type]
    assert item is not None, f"{key} is not on the table"
    assert item.thing is not None
    assert scene.context is not None
    place = item.thing.place
    return Page(item.thing.look, scene.context, place.width, place.height)


def _compared(scene: TableScene, state: State) -> Iterator[tuple[str, object, object]]:
    for seat in state.players:
        if seat == DIAZ:
            continue
        key = ("head", seat)
        yield f"head of {seat}", page_of(scene, key).figures(), _head(state, seat)
        jailed = scene.item_of(key) and Spot("jail", seat) in scene.spots()
        yield f"jail of {seat}", bool(jailed), state.players[seat].jailed
        yield from _alarming_figures(scene, state, seat)
    yield from _stamps(scene, state)
    yield from _ledger(scene, state)
    yield from _piles(scene, state)
    yield from _spoken(scene, state)


def _stamps(scene: TableScene, state: State) -> Iterator[tuple[str, object, object]]:
    """Yield a comparison of the stamps for actions in the viewer's turn."""
    assert scene.context is not None
    assert scene.model is not None
    theme, viewer = scene.context.theme, scene.model.viewer
    icons = page_of(scene, "active head").icons
    stamps = [ink for name, ink in icons if name == "manicule"]
    if seat_to_act(state) == viewer == state.turn.seat:
        expected = [INK] * state.turn.actions + [theme.line] * (3 - state.turn.actions)
        yield "stamps", stamps, expected


def _alarming_figures(
    scene: TableScene, state: State, seat: Seat
) -> Iterator[tuple[str, object, object]]:
    """Yield comparisons of the colours of cube and card numbers."""
    assert scene.context is not None
    theme, player = scene.context.theme, state.players[seat]
    *_, (_, hand), (_, reserve) = page_of(scene, ("head", seat)).inked_figures()
    too_many = len(player.hand) > state.hand_limit(seat)
    colour = theme.text if player.reserve else theme.refusal
    yield f"colour of the reserve of {seat}", reserve, colour
    colour = theme.refusal if too_many else theme.text
    yield f"colour of the hand of {seat}", hand, colour


def _head(state: State, seat: Seat) -> list[str]:
    """Return the figures of a player panel: gold, income, hand, reserve."""
    player = state.players[seat]
    due = sum(piece.owner == seat for piece in state.in_play())
    upkeep = f" −{due}" if state.depression and due else ""
    income = f"+{next_income(state, seat)}{upkeep}"
    return [str(player.gold), income, str(len(player.hand)), str(player.reserve)]


def _enough(state: State, seat: Seat, kind: Prestige) -> int:
    """Return the points of ``kind`` with which the seat topples Díaz (R42).

    For the regime's kind, they depend on the showdown, or on the event of a Topple on sale (K1).
    """
    showdown = next((each for each in state.agenda if isinstance(each, Showdown)), None)
    if showdown is not None and kind == regime_prestige(state):
        return points_needed(state, showdown, seat) + 1
    heel = 0
    if kind == regime_prestige(state) and not state.over:
        topples = [
            state.cards.topples[each] for each in state.market if each in state.cards.topples
        ]
        heels = [sum(hit.prestige == kind for hit in each.event) for each in topples]
        heel = max(heels, default=0)
    return tripartite(state, seat, kind) + 1 - heel


def _ledger(scene: TableScene, state: State) -> Iterator[tuple[str, object, object]]:
    item = scene.item_of("ledger")
    assert item is not None
    assert item.thing is not None
    look = item.thing.look
    assert isinstance(look, LedgerLook)
    rows = [row for row in page_of(scene, "ledger").rows() if len(row) == 9]
    seats = [seat for seat in state.players if seat != DIAZ]
    for seat, row in zip(seats, rows, strict=True):
        expected = []
        for kind in PRESTIGES:
            plus = "⁺" if kind in declarable(state, seat) else ""
            expected += [f"{active_points(state, seat, kind)}{plus}"]
            expected += [f"/{_enough(state, seat, kind)}"]
        yield f"ledger of {seat}", row[1:], expected
    kind = state.cards.regimes[state.regime].prestige
    for each, seat in zip(look.rows, seats, strict=True):
        marked = [standing.prestige for standing in each.standings if standing.counts]
        yield f"column of the regime for {seat}", marked, [kind]


def _piles(scene: TableScene, state: State) -> Iterator[tuple[str, object, object]]:
    for look in scene.looks():
        match look:
            case DeckLook():
                yield "deck", look.count, len(state.deck)
            case DiscardsLook():
                yield "discards", (look.card, look.count), (state.discards[-1], len(state.discards))
            case RegimeLook():
                number = state.cards.regimes[state.regime].number
                yield "regime", (look.card, look.depression), (number, state.depression)
    assert scene.context is not None
    prices: list[str] = []
    for thing in ground_things(ViewModel(state, 1, plain_labels(state.players), zones=scene.zones)):
        page = Page(thing.look, scene.context, thing.place.width, thing.place.height)
        prices += [each for each in page.figures() if each.isdigit()]
    yield "prices of the market", prices, [str(price) for price in COLUMN_PRICES]


def _spoken(scene: TableScene, state: State) -> Iterator[tuple[str, object, object]]:
    for spot in scene.spots():
        said = [int(number) for number in re.findall(r"\d+", _unnumbered(scene.name_of(spot)))]
        if spot.kind == "market":
            yield f"spoken price of {spot.number}", said[-1], COLUMN_PRICES[spot.number % 6]
        elif spot.kind == "reserve":
            yield f"spoken reserve of {spot.number}", said, [state.players[spot.number].reserve]
        elif spot.kind == "tableau" and spot.number != DIAZ:
            gold, income, *_ = said
            player, words = state.players[spot.number], scene.name_of(spot)
            counted = re.search(r"(\d+) (?:of \d+ )?cards? in hand, (\d+) cubes? left", words)
            assert counted is not None, words
            expected = player.gold, next_income(state, spot.number)
            yield f"spoken gold of {spot.number}", (gold, income), expected
            expected = len(player.hand), player.reserve
            found = tuple(map(int, counted.groups()))
            yield f"spoken hand and cubes of {spot.number}", found, expected
            points = re.findall(r"(Loyalty|Outrage|Command|Revolution) (\d+) (?:of|\(needs)", words)
            held = points_of_all(state)[spot.number]
            expected = tuple((each.capitalize(), str(held.get(each, 0))) for each in PRESTIGES)
            yield f"spoken points of {spot.number}", tuple(points), expected
        elif spot.kind == "deck":
            yield "spoken deck", said, [len(state.deck)]


def _unnumbered(name: str) -> str:
    """Return the name without numbers, slots and Speculation."""
    return re.sub(r"\[\d+\]|\b[ab]\d\b|, Speculation.*", "", name)
