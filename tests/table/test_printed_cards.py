"""Tests of the PDF to compare with printed cards."""

import pytest
from attrs import evolve
from PySide6.QtGui import QImage, QPainter

from paxdesk.porfiriana.rules.cards import checked_card
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.table import picture
from paxdesk.porfiriana.table.picture import PAGE_MM, cards_as_pdf
from tests.table.conftest import OpenTable

DOTS = 4
"""Pixels per mm of a painted page."""


def printed(deck: Deck, number: int, place: int) -> QImage:
    page = QImage(round(PAGE_MM[0] * DOTS), round(PAGE_MM[1] * DOTS), QImage.Format.Format_RGB32)
    page.fill(0xFFFFFFFF)
    with QPainter(page) as painter:
        painter.scale(DOTS, DOTS)
        picture._print_face(painter, deck.cards[number], 0, None, place, deck)
    return page


def inked(page: QImage, left: float, top: float, right: float, bottom: float) -> int:
    """Return the number of printed pixels in an area given in mm."""
    return sum(
        page.pixel(x, y) & 0xFFFFFF != 0xFFFFFF
        for x in range(round(left * DOTS), round(right * DOTS))
        for y in range(round(top * DOTS), round(bottom * DOTS))
    )


def edges(page: QImage) -> tuple[float, float, float, float]:
    """Return the margins of a page (left, right, top, bottom), in mm."""
    wide, high = PAGE_MM
    left = next(x for x in range(210) if inked(page, x, 0, x + 1, high))
    right = next(x for x in range(210) if inked(page, wide - x - 1, 0, wide - x, high))
    top = next(y for y in range(297) if inked(page, 0, y, wide, y + 1))
    bottom = next(y for y in range(297) if inked(page, 0, high - y - 1, wide, high - y))
    return left, top, right, bottom


@pytest.mark.long
def test_cards_are_centred_with_cut_marks_in_the_gaps(open_table: OpenTable, deck: Deck) -> None:
    open_table()
    left, top, *_ = edges(printed(deck, 72, 0))
    right, bottom = edges(printed(deck, 72, 8))[2:]
    assert abs(left - right) <= 1
    assert left >= 4
    assert min(top, bottom) >= 4
    middle = printed(deck, 72, 4)
    gap = (PAGE_MM[0] - 63) / 2
    assert inked(middle, gap - 1.5, 0, gap - 0.25, PAGE_MM[1])  # marks left of the card
    assert not inked(middle, 0, 0, gap - 2, PAGE_MM[1])


def test_a_checked_card_has_its_box_ticked(open_table: OpenTable, deck: Deck) -> None:
    open_table()
    checked = deck.corrected([checked_card(deck.cards[72])])
    corrected = deck.corrected([checked_card(evolve(deck.enterprises[72], cost=9))])
    gap = (PAGE_MM[0] - 63) / 2

    def box(deck: Deck) -> int:
        return inked(printed(deck, 72, 4), gap + 2, 197, gap + 5.5, 203)

    assert box(checked) > box(deck) > 0

    def words(deck: Deck) -> int:
        return inked(printed(deck, 72, 4), gap + 6, 197, gap + 60, 202.5)

    assert words(corrected) > words(checked) > 0


@pytest.mark.parametrize("count", [1, 9, 10])
def test_nine_faces_are_on_a_page_and_the_title_has_the_code(
    open_table: OpenTable, deck: Deck, count: int
) -> None:
    open_table()
    data = cards_as_pdf([deck.cards[n] for n in range(47, 47 + count)], deck)
    assert data.count(b"/Type /Page\n") == -(-count // 9)
    assert deck.code.encode("utf-16-be") in data
