"""Moments that everybody should hear of: a Topple on sale, another regime, a Depression."""

from collections.abc import Iterable, Iterator
from typing import ClassVar

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.lettering import CENTRE, draw_text, draw_wood_type, fitted
from paxdesk.desk.painting.palette import INK, PAPER, SEPIA, UNREST
from paxdesk.desk.painting.shapes import fill, line, shadow
from paxdesk.desk.scene.things import PaintContext
from paxdesk.desk.words.seats import Names
from paxdesk.language import joined, say
from paxdesk.porfiriana.rules.actions import COLUMN_PRICES, CardNumber, column
from paxdesk.porfiriana.rules.phrases import prestige_words, regime_words
from paxdesk.porfiriana.rules.state import Event, State
from paxdesk.porfiriana.rules.vocabulary import REGIMES
from paxdesk.porfiriana.table.scene.toppling import declaring, topplers
from paxdesk.porfiriana.table.words.terms import gold_words, toppling_term


@frozen
class MastheadLook:
    """A front page's head: a line in wood type between rules, and what it means below."""

    margin: ClassVar[float] = 20
    title: str
    words: str
    icon: str
    loud: bool = False

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        sheet = QRectF(0, 0, width, height)
        shadow(painter, sheet, 6, 6)
        fill(painter, sheet, PAPER)
        for inset, weight in ((7, 3.0), (12, 1.0)):
            for y in (inset, height - inset):
                line(painter, QPointF(0, y), QPointF(width, y), INK, weight)
        ink = UNREST if self.loud else INK
        side = height * 0.5
        for left in (width * 0.06, width * 0.94 - side):
            draw_icon(painter, self.icon, left, (height - side) / 2, side, ink)
        room = QRectF(width * 0.08 + side, 0, width * 0.84 - 2 * side, height)
        title = QRectF(room.left(), height * 0.19, room.width(), height * 0.34)
        draw_wood_type(painter, title, self.title.upper(), ink, squeeze=(0.5, 1.15))
        below = QRectF(room.left(), height * 0.6, room.width(), height * 0.24)
        face = fitted(self.words, below.width(), 1, height * 0.17, 12, "serif", 600)
        draw_text(painter, below, self.words, face, SEPIA, CENTRE)


def mastheads(state: State, names: Names, events: Iterable[Event]) -> Iterator[MastheadLook]:
    """The mastheads of a step, in the position after it."""
    for event in events:
        match event.what:
            case "revealed" if event.card in state.cards.topples and event.card in state.market:
                yield _topple(state, names, event.card)
            case "regime":
                yield from _regime(state, event.word)
            case "depression_starts":
                words = say("Mines and Economy bring nothing; every card in play costs 1 gold.")
                yield MastheadLook(say("Depression"), words, "depression", loud=True)
            case "depression_ends":
                words = say("Mines and Economy bring gold again.")
                yield MastheadLook(say("The Depression is over"), words, "mood-bull")


def _topple(state: State, names: Names, number: CardNumber) -> MastheadLook:
    """A Topple on sale: for how much, and who could take it."""
    price = COLUMN_PRICES[column(state.market.index(number))]
    words = say("A Topple on sale for {0}.", gold_words(price))
    title = state.cards.topples[number].name
    return MastheadLook(title, f"{words} {takers_words(state, names)}", "topple")


def takers_words(state: State, names: Names) -> str:
    """Who would topple Díaz by a Topple bought now."""
    able = [names[seat] for seat in topplers(state)[state.regime]]
    might = [names[seat] for seat in declaring(state)[state.regime]]
    if able:
        return say("{0} could take it.", joined(able, "or"))
    if might:
        return say("{0} could take it with a manifesto.", joined(might, "or"))
    return say("Nobody could take it yet.")


def _regime(state: State, key: str) -> Iterator[MastheadLook]:
    """The regime that has come, if it is still in force at the end of the step."""
    regime = next((each for each in REGIMES if each == key), None)
    if regime is None or regime != state.regime:
        return
    kind = state.cards.regimes[regime].prestige
    words = say(
        "Díaz falls by {way} now: {kind} counts.",
        way=toppling_term(regime),
        kind=prestige_words(kind),
    )
    yield MastheadLook(regime_words(regime), words, f"prestige-{kind}")
