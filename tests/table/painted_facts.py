"""Reads the numbers off the table as they are painted and spoken, and compares them with the rules.

What is expected is worked out here from the position alone, by the functions of the rules: a
table that reads a wrong number off the position is found out, wherever it does.
"""

import re
import sys
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from paxdesk.desk.painting import lettering
from paxdesk.desk.scene.spots import Spot
from paxdesk.desk.scene.table_scene import TableScene
from paxdesk.desk.scene.things import Look, PaintContext, ViewModel
from paxdesk.porfiriana.rules.actions import COLUMN_PRICES, DIAZ, Seat
from paxdesk.porfiriana.rules.income import next_income
from paxdesk.porfiriana.rules.prestige import points, tripartite
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.topple import declarable
from paxdesk.porfiriana.rules.vocabulary import PRESTIGES
from paxdesk.porfiriana.table.scene.background import ground_things
from paxdesk.porfiriana.table.scene.ledger import LedgerLook
from paxdesk.porfiriana.table.scene.looks import DeckLook, DiscardsLook, RegimeLook
from paxdesk.porfiriana.table.words.seat_label import plain_labels

DIGIT = re.compile(r"\d")
SAID_BESIDES = re.compile(r"left$|of \d+$")
"""Actions left, and the limits of cubes and hand."""
SAME_LINE = 10.0


class Page:
    """What one look paints: its words with their places, in reading order."""

    def __init__(self, look: Look, context: PaintContext, width: float, height: float) -> None:
        self._found: list[tuple[float, float, str]] = []
        image = QImage(max(1, round(width)), max(1, round(height)), QImage.Format.Format_RGB32)
        painter = QPainter(image)
        with pytest.MonkeyPatch.context() as patch:
            door = lettering.draw_text

            def reading(painter: QPainter, place: QRectF, words: str, *rest, **more):  # type: ignore[no-untyped-def]
                at = painter.transform().map(place.center())
                self._found.append((at.y(), painter.transform().map(place.topLeft()).x(), words))
                return door(painter, place, words, *rest, **more)

            for module in list(sys.modules.values()):
                if getattr(module, "draw_text", None) is door:
                    patch.setattr(module, "draw_text", reading)
            look.paint(painter, context, width, height)
        painter.end()

    def rows(self) -> list[list[str]]:
        """The words line by line, each from the left."""
        rows: list[tuple[float, list[tuple[float, str]]]] = []
        for top, left, words in sorted(self._found):
            if rows and top - rows[-1][0] < SAME_LINE:
                rows[-1][1].append((left, words))
            else:
                rows.append((top, [(left, words)]))
        return [[words for _, words in sorted(row)] for _, row in rows]

    def figures(self) -> list[str]:
        """Everything with a digit in it, in reading order."""
        return [words for row in self.rows() for words in row if DIGIT.search(words)]


def problems(scene: TableScene, state: State) -> list[str]:
    """What the table says that is not so; each with what it should be."""
    return [
        f"{where}: {found} instead of {expected}"
        for where, found, expected in _compared(scene, state)
        if found != expected
    ]


def page_of(scene: TableScene, key: object) -> Page:
    """What a thing on the table paints."""
    item = scene.item_of(key)  # type: ignore[arg-type]
    assert item is not None, f"{key} is not on the table"
    assert item.thing is not None
    assert scene.context is not None
    place = item.thing.place
    return Page(item.thing.look, scene.context, place.width, place.height)


def _compared(scene: TableScene, state: State) -> Iterator[tuple[str, object, object]]:
    viewer = next(
        seat for seat in state.players if scene.item_of(("head", seat)) is None and seat != DIAZ
    )
    for seat in state.players:
        if seat == DIAZ:
            continue
        key = "active head" if seat == viewer else ("head", seat)
        page = page_of(scene, key)
        found = page.figures()
        if seat == viewer:
            found = [each for each in found if not SAID_BESIDES.search(each)]
        yield f"head of {seat}", sorted(found), sorted(_head(state, seat, seat == viewer))
        yield f"order in the head of {seat}", _purse(page, seat == viewer), _purse_of(state, seat)
        jailed = scene.item_of(key) and Spot("jail", seat) in scene.spots()
        yield f"jail of {seat}", bool(jailed), state.players[seat].jailed
    yield from _ledger(scene, state)
    yield from _piles(scene, state)
    yield from _spoken(scene, state)


def _head(state: State, seat: Seat, viewer: bool) -> list[str]:
    """The figures of a head, in no order."""
    player = state.players[seat]
    income = f"+{next_income(state, seat)}"
    due = sum(piece.owner == seat for piece in state.in_play())
    if viewer:
        upkeep = f" −{due}" if state.depression and due else ""
        income = f"{income}{upkeep} next"
    kinds = [
        each
        for kind in PRESTIGES
        for each in (str(points(state, seat, kind)), f"/{tripartite(state, seat, kind) + 1}")
    ]
    return [str(player.gold), income, str(len(player.hand)), str(player.reserve), *kinds]


def _purse(page: Page, viewer: bool) -> list[str]:
    """Gold, income and hand as they follow each other; then points and needed, kind by kind."""
    found = page.figures()
    if viewer:
        found = [each for each in found if not SAID_BESIDES.search(each)]
        gold, income, reserve, hand, *kinds = found
        return [gold, income.split()[0], hand, *kinds, reserve]
    if len(page.rows()) == 1:
        gold, income, reserve, hand, *kinds = found
        return [gold, income, hand, *kinds, reserve]
    return found


def _purse_of(state: State, seat: Seat) -> list[str]:
    gold, income, hand, reserve, *kinds = _head(state, seat, False)
    return [gold, income, hand, *kinds, reserve]


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
            expected += [f"{points(state, seat, kind)}{plus}"]
            expected += [f"/{tripartite(state, seat, kind) + 1}"]
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
    for thing in ground_things(ViewModel(state, scene.zones, 1, plain_labels(state.players))):
        page = Page(thing.look, scene.context, thing.place.width, thing.place.height)
        prices += [each for each in page.figures() if each.isdigit()]
    yield "prices of the market", prices, [str(price) for price in COLUMN_PRICES]


def _spoken(scene: TableScene, state: State) -> Iterator[tuple[str, object, object]]:
    """The numbers in the accessible names of things."""
    for spot in scene.spots():
        said = [int(number) for number in re.findall(r"\d+", _unnumbered(scene.name_of(spot)))]
        if spot.kind == "market":
            yield f"spoken price of {spot.number}", said[-1], COLUMN_PRICES[spot.number % 6]
        elif spot.kind == "reserve":
            yield f"spoken reserve of {spot.number}", said, [state.players[spot.number].reserve]
        elif spot.kind == "tableau" and scene.item_of(("head", spot.number)) is not None:
            if spot.number != DIAZ:
                yield f"spoken gold of {spot.number}", said, [state.players[spot.number].gold]
        elif spot.kind == "deck":
            yield "spoken deck", said, [len(state.deck)]


def _unnumbered(name: str) -> str:
    """A name without numbers of cards, of slots, and figures that belong to a card's name."""
    return re.sub(r"\[\d+\]|\b[ab]\d\b|, Speculation.*", "", name)
