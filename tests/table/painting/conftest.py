"""Fixtures for painting card faces."""

from collections.abc import Callable
from typing import TypeAlias

import pytest
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from paxdesk.desk.scene.geometry import RATIO
from paxdesk.porfiriana.rules.card_verbs import Prestige
from paxdesk.porfiriana.rules.cards import Card, HacendadoCard, PartnerCard
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.table.faces.face import paint_face

Variant: TypeAlias = tuple[Card, int, Prestige | None]
Paint: TypeAlias = Callable[..., QImage]


@pytest.fixture(autouse=True)
def application(qapp: QGuiApplication) -> QGuiApplication:
    return qapp


@pytest.fixture
def paint() -> Paint:
    def painted(
        card: Card | None,
        width: int,
        side: int = 0,
        flipped: Prestige | None = None,
        depression: bool = False,
    ) -> QImage:
        image = QImage(width, round(width * RATIO), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        paint_face(painter, 0, 0, width, card, side, flipped, depression)
        painter.end()
        return image

    return painted


@pytest.fixture(scope="session")
def variants(deck: Deck) -> list[Variant]:
    found: list[Variant] = []
    for card in deck.cards.values():
        found.append((card, 0, None))
        if isinstance(card, PartnerCard):
            found += [(card, side, None) for side in range(1, len(card.sides))]
        if isinstance(card, HacendadoCard):
            found += [(card, 0, cause.prestige) for cause in card.orientations]
    return found
