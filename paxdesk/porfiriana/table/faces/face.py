"""Any card at any size: the one way in to the faces."""

from functools import lru_cache
from typing import Final

from attrs import evolve
from PySide6.QtGui import QPainter

from paxdesk.desk.painting.layout import Space
from paxdesk.porfiriana.rules.cards import (
    BlackCard,
    Card,
    EnterpriseCard,
    HacendadoCard,
    HeadlineCard,
    OrangeCard,
    PartnerCard,
    RegimeCard,
    ToppleCard,
    TroopCard,
)
from paxdesk.porfiriana.rules.vocabulary import Prestige
from paxdesk.porfiriana.table.faces import (
    attack,
    enterprise,
    hacendado,
    headline,
    partner,
    regime,
    troop,
)
from paxdesk.porfiriana.table.faces.back import paint_back
from paxdesk.porfiriana.table.faces.places import Places
from paxdesk.porfiriana.table.faces.play_aid import paint_play_aid

REGIME_WORDS: Final = 110
"""Width in pixels from which a regime says what it does: its words are few and large."""


def paint_face(
    painter: QPainter,
    x: float,
    y: float,
    width: float,
    card: Card | None,
    side: int = 0,
    flipped: Prestige | None = None,
    depression: bool = False,
) -> None:
    """Paint a card with its upper left corner at (x, y), ``width`` pixels wide.

    The width alone decides the level of detail. ``card`` None is a card face down;
    ``side`` the side in use of a newspaper or public card; ``flipped`` the cause of a
    Hacendado; ``depression`` strikes a regime's figures to 0. No shadow is drawn.
    """
    space = Space(x, y, width)
    hints = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing
    painter.save()
    painter.setRenderHints(hints)
    match card:
        case None:
            paint_back(painter, space)
        case EnterpriseCard():
            enterprise.paint_enterprise(painter, space, card)
        case PartnerCard():
            partner.paint_partner(painter, space, card, side)
        case TroopCard():
            troop.paint_troop(painter, space, card)
        case OrangeCard() | BlackCard():
            attack.paint_attack(painter, space, card)
        case HeadlineCard() | ToppleCard():
            headline.paint_headline(painter, space, card)
        case HacendadoCard():
            hacendado.paint_hacendado(painter, space, card, flipped)
        case RegimeCard():
            poster = evolve(space, words_from=REGIME_WORDS)
            regime.paint_regime(painter, poster, card, depression)
        case _:
            paint_play_aid(painter, space)
    painter.restore()


@lru_cache(maxsize=512)
def face_places(
    x: float,
    y: float,
    width: float,
    card: Card,
    side: int = 0,
    flipped: Prestige | None = None,
) -> Places:
    """Where pieces lie on that face, in pixels; nothing is painted. Not to be changed."""
    space = Space(x, y, width)
    match card:
        case EnterpriseCard():
            return enterprise.places_of(space, card)
        case PartnerCard():
            return partner.places_of(space, card, side)
        case TroopCard():
            return troop.places_of(space, card)
        case OrangeCard() | BlackCard():
            return attack.places_of(space)
        case HeadlineCard() | ToppleCard():
            return headline.places_of(space)
        case HacendadoCard():
            return hacendado.places_of(space, card, flipped)
        case RegimeCard():
            return regime.places_of(evolve(space, words_from=REGIME_WORDS))
        case _:
            return Places(picture=space.rect((8, 25, 84, 83)))
