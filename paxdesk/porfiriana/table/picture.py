"""Rendering of the table to an image without a window, and of cards to PDF."""

from collections.abc import Sequence
from typing import cast

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRectF
from PySide6.QtGui import QImage, QPageSize, QPainter, QPdfWriter

from paxdesk.desk.inspector.content import InspectorContent
from paxdesk.desk.inspector.panel import paint_inspector
from paxdesk.desk.log.log_panel import LogPage
from paxdesk.desk.log.log_rows import LogRow
from paxdesk.desk.painting.palette import DARK, Theme
from paxdesk.desk.scene.game_drawing import GameDrawing
from paxdesk.desk.scene.geometry import RATIO, Rect, qrect, words_in_dock
from paxdesk.desk.scene.table_scene import TableScene
from paxdesk.desk.scene.things import (
    FaceCacheProtocol,
    PaintContext,
    Prompt,
    TopBarContent,
    ViewModel,
)
from paxdesk.desk.words import Labels
from paxdesk.porfiriana.rules.actions import Seat
from paxdesk.porfiriana.rules.cards import Card, HacendadoCard, PartnerCard
from paxdesk.porfiriana.rules.engine import legal_actions, seat_to_act
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.table.faces.face import paint_face
from paxdesk.porfiriana.table.inspection import plain
from paxdesk.porfiriana.table.scene.drawing import PaxDrawing
from paxdesk.porfiriana.table.wording import PaxWording
from paxdesk.porfiriana.table.words.questions import question
from paxdesk.porfiriana.table.words.terms import plain_labels


def paint_table(
    state: State,
    labels: Labels | None = None,
    viewer: Seat | None = None,
    width: int = 1366,
    height: int = 768,
    *,
    title: str = "",
    inspected: InspectorContent | None = None,
    rows: Sequence[LogRow] = (),
    theme: Theme = DARK,
    text: float = 1.0,
) -> QImage:
    """Return the table as seen by ``viewer``, ``width`` × ``height`` pixels large.

    ``viewer`` defaults to the seat whose turn it is, ``labels`` to P1 to P6. Wide images include
    the dock with ``inspected`` (default: a card of the market) and the log's ``rows``. ``text`` is
    a scale factor for texts.
    """
    names = labels or plain_labels(state.players)
    seat = state.turn.seat if viewer is None else viewer
    drawing = PaxDrawing()
    faces = cast(FaceCacheProtocol, drawing.faces())
    scene = TableScene(cast(GameDrawing, drawing), theme, faces)
    scene.animations_enabled = False
    scene.resize(width, height)
    scene.apply(theme, text)
    title = title or f"{len(state.players)} seats"
    heading = TopBarContent(
        title, _phase(state), PaxWording().phases(), frozenset({"undo", "redo"})
    )
    decider = seat_to_act(state)
    prompt = _prompt(state, decider, names)
    scene.show(ViewModel(state, seat, names, frozenset({seat}), decider, heading, prompt))

    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(theme.table)
    with QPainter(image) as painter:
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        scene.render(painter, QRectF(0, 0, width, height), scene.sceneRect())
        zones, factor = scene.zones, scene.magnification
        if zones.inspector is not None and zones.log is not None:
            words = words_in_dock(zones.inspector.width, zones.text)
            painter.scale(factor * words, factor * words)
            context = PaintContext(state.cards, faces, theme, zones.large, factor * words)
            shown = inspected or plain(state, _first_card(state))
            inspector, log = zones.inspector.scaled(1 / words), zones.log.scaled(1 / words)
            _dock(painter, context, inspector, log, shown, rows, names)
    return image


def _dock(
    painter: QPainter,
    context: PaintContext,
    inspector: Rect,
    log: Rect,
    inspected: InspectorContent,
    rows: Sequence[LogRow],
    labels: Labels,
) -> None:
    paint_inspector(painter, context, qrect(inspector), inspected)
    LogPage(rows, labels, context, qrect(log)).paint(painter)


def _prompt(state: State, decider: Seat | None, labels: Labels) -> Prompt:
    """Return the prompt of the position, for the seat to act."""
    names = {seat: label.name for seat, label in labels.items()}
    legal = [] if decider is None else legal_actions(state)
    found = question(state, decider, legal, names)
    seat = decider if decider is not None else state.turn.seat
    return Prompt(seat, found.line, found.note)


def _phase(state: State) -> int | None:
    """Return the index of the phase highlighted: actions, or None if the game is over."""
    return None if state.over else 0


def _first_card(state: State) -> int:
    """Return the first card of the market, inspected by default; 0 if it is empty."""
    return next((number for number in state.market if number), 0)


# --- Printed cards --------------------------------------------------------------------------------

ACROSS, DOWN = 3, 3
CARD_MM = 63.0
"""Width of a card in mm, as of physical cards."""
MARGIN_MM = 8.0
DOTS = 300
"""Resolution in dots per inch."""


def cards_as_pdf(cards: Sequence[Card]) -> bytes:
    """Return a PDF of card faces on A4, nine per page; all faces of a card are consecutive."""
    faces = [(card, side) for card in cards for side in range(sides_of(card))]
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    writer.setResolution(DOTS)
    dots = DOTS / 25.4
    wide, high = CARD_MM * dots, CARD_MM * RATIO * dots
    with QPainter(writer) as painter:
        for index, (card, side) in enumerate(faces):
            page, place = divmod(index, ACROSS * DOWN)
            if page and not place:
                writer.newPage()
            row, column = divmod(place, ACROSS)
            left = MARGIN_MM * dots + column * (wide + 2)
            top = MARGIN_MM * dots + row * (high + 2)
            flipped = None
            if isinstance(card, HacendadoCard) and side:
                flipped = card.orientations[side - 1].prestige
            used = side if isinstance(card, PartnerCard) else 0
            paint_face(painter, left, top, wide, card, used, flipped)
    return bytes(data.data())


def sides_of(card: Card) -> int:
    """Return the number of faces: two for newspapers and public cards, three for Hacendados."""
    if isinstance(card, PartnerCard):
        return len(card.sides)
    return 1 + len(card.orientations) if isinstance(card, HacendadoCard) else 1
