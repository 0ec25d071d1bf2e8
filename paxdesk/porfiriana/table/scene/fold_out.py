"""An opponent's place opened over the board: his whole tableau as full cards."""

from collections.abc import Iterator
from typing import ClassVar

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from paxdesk.desk.painting.shapes import fill, frame, shadow
from paxdesk.desk.scene.depth import FOLD_OUT, FOLD_OUT_CARD, PIECE, in_row
from paxdesk.desk.scene.drawing import FOLD_OUT_COPY
from paxdesk.desk.scene.spots import Spot
from paxdesk.desk.scene.things import PaintContext, Target, Thing, ViewModel
from paxdesk.language import say
from paxdesk.porfiriana.rules.actions import Seat
from paxdesk.porfiriana.table.layout.measures import ONE_LINE_HEAD
from paxdesk.porfiriana.table.layout.placement import fold_out, holdings
from paxdesk.porfiriana.table.scene.heads import OpponentHeadLook
from paxdesk.porfiriana.table.scene.lifted import lifted_card
from paxdesk.porfiriana.table.scene.looks import FaceLook
from paxdesk.porfiriana.table.scene.seat_stats import figures
from paxdesk.porfiriana.table.scene.tableau import tableau_things
from paxdesk.porfiriana.table.scene.targets import head_targets
from paxdesk.porfiriana.table.scene.words import card_words, owner_words
from paxdesk.record_classes import frozen


@frozen
class SheetLook:
    """The raised sheet of a fold-out."""

    margin: ClassVar[float] = 30

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        sheet = QRectF(0, 0, width, height)
        shadow(painter, sheet, 6, 6)
        fill(painter, sheet, context.theme.raised, 6)
        frame(painter, sheet, context.theme.focus, 1.4, 6)


def fold_out_things(model: ViewModel, seat: Seat) -> Iterator[Thing]:
    """The sheet with a seat's head, its cards and, where it may be seen, its hand."""
    held = holdings(model.state, seat)
    hand = model.state.players[seat].hand if model.shows_hand(seat) else []
    which = model.opponents.index(seat)
    opened = fold_out(held, model.zones, which, len(hand))
    name = say("Tableau {0}, unfolded", owner_words(model, seat))
    sheet = Target(Spot("tableau", seat), opened.rect, name, FOLD_OUT)
    yield Thing("fold-out", SheetLook(), opened.rect, FOLD_OUT, (sheet,))
    stats = figures(model, seat)
    text = model.zones.text
    look = OpponentHeadLook(stats, opened.head.width > ONE_LINE_HEAD * text)
    parts = look.parts(opened.head.width / text, opened.head.height / text, model.zones.large)
    depth = FOLD_OUT + PIECE
    targets = tuple(head_targets(model, stats, parts, opened.head, depth, text))
    yield Thing("fold-out head", look, opened.head, depth, targets)
    yield from tableau_things(model, held, opened.tableau, FOLD_OUT_CARD, FOLD_OUT_COPY)
    for index, (number, place) in enumerate(zip(hand, opened.hand, strict=True)):
        depth = in_row(FOLD_OUT_CARD, len(opened.tableau.places) + index)
        words = say(
            "{card}, in the hand {owner}",
            card=card_words(model, number),
            owner=owner_words(model, seat),
        )
        target = Target(
            Spot("hand", number), place, words, depth, number, lifted_card(number, place)
        )
        yield Thing((FOLD_OUT_COPY, number), FaceLook(number), place, depth, (target,))
