"""Tests of painted pieces and marks."""

from collections.abc import Callable, Iterator

import pytest
from attrs import evolve
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from paxdesk.desk.painting import controls, shapes, typesetting
from paxdesk.desk.painting.palette import DARK, HIGH_CONTRAST, LIGHT, SEATS
from paxdesk.desk.scene.geometry import RATIO
from paxdesk.porfiriana.rules.card_verbs import FurtherPoint, Prestige
from paxdesk.porfiriana.rules.cards import (
    Card,
    EnterpriseCard,
    HacendadoCard,
)
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.table.faces import card_pieces
from paxdesk.porfiriana.table.faces.anatomy import CardSpace
from paxdesk.porfiriana.table.faces.enterprise import enterprise_cells
from paxdesk.porfiriana.table.faces.face import face_places, paint_face
from paxdesk.porfiriana.table.faces.spine import PrestigeCell, plan_spine
from paxdesk.porfiriana.table.painting import symbols

SIZE = 420
WIDTHS = (64, 97, 180, 290)


class Board:
    """Transparent picture to paint on.

    ``changed`` returns whether the picture has changed since the last call.
    """

    def __init__(self) -> None:
        self.image = QImage(SIZE, SIZE, QImage.Format.Format_ARGB32_Premultiplied)
        self.image.fill(0)
        self.painter = QPainter(self.image)
        self._before = self._bytes()

    def _bytes(self) -> bytes:
        return bytes(self.image.constBits())

    def changed(self) -> bool:
        now = self._bytes()
        different, self._before = now != self._before, now
        return different


@pytest.fixture
def board() -> Iterator[Board]:
    made = Board()
    yield made
    made.painter.end()


def enterprise(deck: Deck, ovals: int = 1) -> EnterpriseCard:
    return next(
        card
        for card in deck.cards.values()
        if isinstance(card, EnterpriseCard) and len(card.ovals) == ovals
    )


@pytest.mark.parametrize("width", WIDTHS)
def test_every_piece_shows_on_an_enterprise(board: Board, deck: Deck, width: int) -> None:
    card = enterprise(deck, 2)
    place = QRectF(2, 2, width, width * RATIO)
    paint_face(board.painter, 2, 2, width, card)
    assert board.changed()
    for facts in (
        {"income": 1},
        {"income": 3},
        {"income": 15},
        {"connections": (3, None)},
        {"connections": (3, 4)},
        {"unrest": 1},
        {"unrest": 3},
    ):
        card_pieces.paint_enterprise_pieces(board.painter, place, card, 1, **facts)  # type: ignore[arg-type]
        assert board.changed(), facts
    card_pieces.paint_enterprise_pieces(board.painter, place, card, 1)
    assert not board.changed()


def test_pieces_are_inside_their_card(deck: Deck) -> None:
    for card in deck.cards.values():
        if not isinstance(card, EnterpriseCard):
            continue
        board = Board()
        place = QRectF(40, 40, 97, 97 * RATIO)
        owners = tuple(range(1, len(card.ovals) + 1))
        card_pieces.paint_enterprise_pieces(
            board.painter,
            place,
            card,
            6,
            income=4,
            connections=owners,
            unrest=2,
        )
        board.painter.end()
        for x in range(0, SIZE, 2):
            for y in (36, round(40 + 97 * RATIO) + 3):
                assert board.image.pixelColor(x, y).alpha() == 0, card.name


@pytest.mark.parametrize("width", WIDTHS)
def test_other_cubes_show(board: Board, deck: Deck, width: int) -> None:
    hacendado = next(card for card in deck.cards.values() if isinstance(card, HacendadoCard))
    place = QRectF(10, 10, width, width * RATIO)
    steps: tuple[Callable[[], None], ...] = (
        lambda: card_pieces.paint_hacendado_cubes(board.painter, place, hacendado, 1, 2),
        lambda: card_pieces.paint_extortion_cube(board.painter, place, 4, 0.34 * width),
        lambda: card_pieces.paint_speculation_cube(board.painter, place, 2),
        lambda: card_pieces.paint_cover_shadow(board.painter, place),
        lambda: controls.glow(board.painter, place, strong=True),
        lambda: controls.price_plate(board.painter, place, "5 gold", LIGHT.focus),
        lambda: controls.draw_brackets(board.painter, place, LIGHT.focus),
    )
    for step in steps:
        step()
        assert board.changed()


def test_a_kickback_cube_needs_a_prestige_mark(deck: Deck) -> None:
    card_square = QRectF(10, 10, 97, 97 * RATIO)

    def lies_on(card: Card, flipped: Prestige | None = None) -> bool:
        mark = face_places(10, 10, 97, card, 0, flipped).prestige
        square = card_pieces.prestige_cube_square(mark)
        return square is not None and card_square.contains(square)

    for card in deck.cards.values():
        if isinstance(card, EnterpriseCard):
            assert lies_on(card) == (card.prestige is not None), card.name
    flippable = next(card for card in deck.cards.values() if isinstance(card, HacendadoCard))
    assert lies_on(flippable, flippable.orientations[0].prestige)


@pytest.mark.parametrize("width", WIDTHS)
def test_a_kickback_cube_covers_no_further_prestige_mark(deck: Deck, width: int) -> None:
    further = (FurtherPoint("revolution"),)
    card_rect = QRectF(0, 0, width, width * RATIO)
    for card in deck.enterprises.values():
        if card.prestige is None or card.prestige == "revolution":
            continue
        double = evolve(card, abilities=card.abilities + further)
        places = plan_spine(space := CardSpace(0, 0, width), enterprise_cells(double, space.level))
        marks = [each.square for each in places if isinstance(each.cell, PrestigeCell)]
        assert len(marks) == 2
        square = card_pieces.prestige_cube_square(face_places(0, 0, width, double).prestige)
        assert square is not None
        assert not any(square.intersects(mark) for mark in marks), card.name
        assert card_rect.contains(square), card.name


@pytest.mark.parametrize("width", [44, 49, 56, 78, 110])
def test_points_of_a_grudge_pile_do_not_cover_its_caption(
    board: Board, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    texts: dict[str, QRectF] = {}
    drawn = typesetting.draw_text

    def spied(painter, place, words, *rest, **more):  # type: ignore[no-untyped-def]
        texts[words] = place
        return drawn(painter, place, words, *rest, **more)

    monkeypatch.setattr(typesetting, "draw_text", spied)
    place = QRectF(0, 0, width, width * RATIO)
    card_pieces.paint_grudge_pile(board.painter, place, ("loyalty",) * 6)
    squares = card_pieces.grudge_squares(place, 6)
    assert place.contains(squares[-1])
    assert not any(square.intersects(texts["GRUDGES"]) for square in squares)


@pytest.mark.parametrize("width", [58, 78, 110, 160])
def test_a_connection_cube_covers_no_price(deck: Deck, width: int) -> None:
    for card in deck.enterprises.values():
        for oval in face_places(0, 0, width, card).ovals:
            square = card_pieces.connection_square(oval, width)
            narrow = oval.width() < oval.height()
            price = QPointF(oval.center().x(), oval.top() + 0.72 * oval.height())
            if not narrow:
                price = QPointF(oval.center().x() + 0.45 * oval.height(), oval.center().y())
            assert not square.contains(price), card.name


# --- Marks and furniture --------------------------------------------------------------------------


def test_seats_differ_by_shape_not_only_by_colour() -> None:
    seen = set()
    for seat in SEATS:
        board = Board()
        name = f"seat-{seat}" if seat else "topple"
        shapes.draw_icon(board.painter, name, 10, 10, 40)
        board.painter.end()
        seen.add(bytes(board.image.constBits()))
    assert len(seen) == len(SEATS)


def test_marks_paint(board: Board) -> None:
    painter = board.painter
    centre = QPointF(60, 60)
    steps: tuple[Callable[[], object], ...] = (
        lambda: shapes.seat_mark(painter, 1, 5, 5, 30),
        lambda: shapes.draw_cube(painter, 0, 40, 5, 30),
        lambda: shapes.draw_cube(painter, 6, 80, 5, 30),
        lambda: shapes.draw_coin(painter, centre, 20, 12),
        lambda: shapes.draw_coin(painter, centre, 6),
        lambda: shapes.unrest_disk(painter, centre, 30, 4),
        lambda: symbols.regime_swirl(painter, "command", 10, 200, 40, "spine"),
        lambda: symbols.strife_column(painter, ("green", "blue"), 220, 200, 30),
        lambda: controls.draw_panel(painter, QRectF(0, 300, 400, 100), HIGH_CONTRAST),
        lambda: controls.button(painter, QRectF(10, 310, 120, 40), "End turn", icon="action-buy"),
        lambda: controls.button(painter, QRectF(140, 310, 120, 60), "Yes", note="It costs 3 gold."),
        lambda: controls.button(painter, QRectF(270, 310, 90, 40), "No", enabled=False),
        lambda: controls.badge(painter, QPointF(60, 380), "61", icon="hand"),
        lambda: controls.draw_caption(painter, 10, 280, "Bull-Bear", DARK.muted),
        lambda: controls.refusal(painter, 20, 100, "This costs 8 gold; you have 6.", "E1"),
        lambda: controls.broadside(painter, QRectF(5, 5, 400, 300), "SHOWDOWN"),
    )
    for step in steps:
        step()
        assert board.changed()


def test_a_longer_refusal_is_taller() -> None:
    assert controls.refusal_height("x " * 120) > controls.refusal_height("x")
