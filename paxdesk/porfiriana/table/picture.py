"""Images of the table without a window, and PDFs of cards."""

from collections.abc import Sequence
from typing import cast

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QLineF, QMarginsF, QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPageSize, QPainter, QPdfWriter, QPen

from paxdesk.desk.inspector.content import InspectorContent
from paxdesk.desk.inspector.panel import paint_inspector
from paxdesk.desk.log.log_panel import LogPage
from paxdesk.desk.log.log_rows import LogRow
from paxdesk.desk.painting import typesetting
from paxdesk.desk.painting.palette import DARK, INK, Theme
from paxdesk.desk.scene import things
from paxdesk.desk.scene.game_drawing import GameDrawing
from paxdesk.desk.scene.geometry import RATIO, Rect, qrect, words_in_dock
from paxdesk.desk.scene.table_scene import TableScene
from paxdesk.desk.words import Labels
from paxdesk.language import tr
from paxdesk.porfiriana.rules.actions import Seat
from paxdesk.porfiriana.rules.card_verbs import Prestige
from paxdesk.porfiriana.rules.cards import MY_BOX, Card
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import legal_actions, seat_to_act
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.term_words import PROVENANCE_WORDS
from paxdesk.porfiriana.table.faces.face import paint_face, printed_faces
from paxdesk.porfiriana.table.inspection import plain
from paxdesk.porfiriana.table.scene.drawing import PaxDrawing
from paxdesk.porfiriana.table.wording import PaxWording
from paxdesk.porfiriana.table.words.questions import question
from paxdesk.porfiriana.table.words.terms import deck_words, plain_labels


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
    """Return an image of the table for ``viewer`` (default: the turn's seat).

    Wide images include the dock with ``inspected`` and the log's ``rows``.
    """
    names = labels or plain_labels(state.players)
    seat = state.turn.seat if viewer is None else viewer
    drawing = PaxDrawing()
    faces = cast(things.FaceCacheProtocol, drawing.faces())
    scene = TableScene(cast(GameDrawing, drawing), theme, faces)
    scene.animations_enabled = False
    scene.resize(width, height)
    scene.apply(theme, text)
    title = title or f"{len(state.players)} seats"
    wording = PaxWording()
    heading = things.TopBarContent(
        title, wording.phase(state), wording.phases(), frozenset({"undo", "redo"})
    )
    decider = seat_to_act(state)
    prompt = _prompt(state, decider, names)
    scene.show(things.ViewModel(state, seat, names, frozenset({seat}), decider, heading, prompt))

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
            context = things.PaintContext(state.cards, faces, theme, zones.large, factor * words)
            shown = inspected or plain(state, _first_card(state))
            inspector, log = zones.inspector.scaled(1 / words), zones.log.scaled(1 / words)
            _dock(painter, context, inspector, log, shown, rows, names)
    return image


def _dock(
    painter: QPainter,
    context: things.PaintContext,
    inspector: Rect,
    log: Rect,
    inspected: InspectorContent,
    rows: Sequence[LogRow],
    labels: Labels,
) -> None:
    paint_inspector(painter, context, qrect(inspector), inspected)
    LogPage(rows, labels, context, qrect(log)).paint(painter)


def _prompt(state: State, decider: Seat | None, labels: Labels) -> things.Prompt:
    names = {seat: label.name for seat, label in labels.items()}
    legal = [] if decider is None else legal_actions(state)
    found = question(state, decider, legal, names)
    seat = decider if decider is not None else state.turn.seat
    return things.Prompt(seat, found.line, found.note)


def _first_card(state: State) -> int:
    return next((number for number in state.market if number), 0)


ACROSS, DOWN = 3, 3
CARD_MM = 63.0
"""Width of a printed card, in mm, equal to that of a physical card."""
FACE_UNITS = 744.0
"""Width of a printed face, in px, which determines its level of detail."""
STRIP_MM = 5.0
"""Height, in mm, of the strip with a tick box below each card."""
GAP_MM = 3.0
PAGE_MM = 210.0, 297.0
TITLE_MM = 5.0
"""Height of the title, and of the margin above it, in mm."""
MARK_MM = 2.0
"""Length of a cut mark, in mm."""
DOTS = 300
"""Resolution, in dots per inch."""


def cards_as_pdf(cards: Sequence[Card], deck: Deck) -> bytes:
    """Return a PDF of all faces of ``cards``, nine on an A4 page."""
    faces = [(card, *face) for card in cards for face in printed_faces(card)]
    pages = -(-len(faces) // (ACROSS * DOWN))
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    writer.setResolution(DOTS)
    writer.setTitle(f"Pax Desk, {deck_words(deck)}")
    with QPainter(writer) as painter:
        painter.scale(DOTS / 25.4, DOTS / 25.4)
        for index, (card, side, flipped) in enumerate(faces):
            page, place = divmod(index, ACROSS * DOWN)
            if page and not place:
                writer.newPage()
            if not place:
                _print_title(painter, deck, page + 1, pages)
            _print_face(painter, card, side, flipped, place, deck)
    return bytes(data.data())


def _print_title(painter: QPainter, deck: Deck, page: int, pages: int) -> None:
    pages_words = tr("page {number} of {all}", number=page, all=pages)
    words = " · ".join(("Pax Desk", deck_words(deck), pages_words))
    place = QRectF(0, TITLE_MM, PAGE_MM[0], TITLE_MM)
    _print_text(painter, place, words, 3.2, typesetting.ALIGN_CENTRE)


def _print_face(
    painter: QPainter, card: Card, side: int, flipped: Prestige | None, place: int, deck: Deck
) -> None:
    row, column = divmod(place, ACROSS)
    high = CARD_MM * RATIO
    wide = ACROSS * CARD_MM + (ACROSS - 1) * GAP_MM
    left = (PAGE_MM[0] - wide) / 2 + column * (CARD_MM + GAP_MM)
    below = (PAGE_MM[1] - 2 * TITLE_MM - DOWN * (high + STRIP_MM)) / 2
    top = 2 * TITLE_MM + below + row * (high + STRIP_MM)
    painter.save()
    painter.translate(left, top)
    painter.scale(CARD_MM / FACE_UNITS, CARD_MM / FACE_UNITS)
    paint_face(painter, 0, 0, FACE_UNITS, card, side, flipped)
    painter.restore()
    painter.setPen(QPen(QColor(INK), 0.1))
    for x, outwards in ((left, -1), (left + CARD_MM, 1)):
        for y, down in ((top, -1), (top + high, 1)):
            painter.drawLine(QLineF(x, y + down * 0.4, x, y + down * MARK_MM))
            painter.drawLine(QLineF(x + outwards * 0.3, y, x + outwards * GAP_MM / 2, y))
    box = QRectF(left + 2, top + high + 0.9, STRIP_MM - 1.8, STRIP_MM - 1.8)
    painter.drawRect(box)
    if card.provenance == MY_BOX:
        painter.setPen(QPen(QColor(INK), 0.5))
        painter.drawPolyline(
            [box.center() + QPointF(x, y) for x, y in ((-1, 0), (-0.3, 0.9), (1.1, -1.1))]
        )
    own = card.number in deck.replaced and card.number not in deck.confirmed
    facts = [f"{card.number:03}", tr(PROVENANCE_WORDS[card.provenance])]
    if own:
        facts.append(tr("corrected by you"))
    words = "  ".join(facts)
    strip = QRectF(box.right() + 1.5, top + high, CARD_MM - STRIP_MM - 2, STRIP_MM)
    _print_text(painter, strip, words, 2.7, typesetting.LEFT, 700 if own else 400)


def _print_text(
    painter: QPainter,
    place: QRectF,
    words: str,
    height: float,
    align: typesetting.Align,
    weight: int = 400,
) -> None:
    """Print text in a font of ``height`` mm."""
    parts = 0.05  # font sizes are whole pixels, here of 0.05 mm each
    painter.save()
    painter.scale(parts, parts)
    area = QRectF(place.topLeft() / parts, place.size() / parts)
    font = typesetting.make_font(height / parts, "sans", weight)
    typesetting.draw_text(painter, area, words, font, INK, align)
    painter.restore()
