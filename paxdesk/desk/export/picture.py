"""The table as a picture, painted without a window: for reports, the README and tests."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from paxdesk.desk.inspector.inspector import Inspected, paint_inspector
from paxdesk.desk.log.game_log import LogRow
from paxdesk.desk.log.page import LogPage
from paxdesk.desk.painting.palette import DARK, Theme
from paxdesk.desk.scene.table_scene import TableScene
from paxdesk.desk.scene.things import PaintContext
from paxdesk.porfiriana.rules.actions import Seat
from paxdesk.porfiriana.rules.legal import asked, legal_actions
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.table.faces.face_cache import FaceCache
from paxdesk.porfiriana.table.layout import Rect
from paxdesk.porfiriana.table.scene.background import qrect
from paxdesk.porfiriana.table.scene.strips import Heading, Prompt
from paxdesk.porfiriana.table.seat_label import Labels, plain_labels
from paxdesk.porfiriana.table.words.questions import question


def paint_table(
    state: State,
    labels: Labels | None = None,
    viewer: Seat | None = None,
    width: int = 1366,
    height: int = 768,
    *,
    title: str = "",
    inspected: Inspected | None = None,
    rows: Sequence[LogRow] = (),
    theme: Theme = DARK,
) -> QImage:
    """The table of a position as ``viewer`` sees it, ``width`` x ``height`` pixels large.

    Without a viewer the seat whose turn it is looks on; without labels seats are called P1 to
    P6. A wide picture has the dock, with ``inspected`` (by default a card of the market) and
    the log's ``rows``.
    """
    names = labels or plain_labels(state.players)
    seat = state.turn.seat if viewer is None else viewer
    faces = FaceCache()
    scene = TableScene(theme, faces)
    scene.animations_enabled = False
    scene.resize(width, height)
    title = title or f"{len(state.players)} seats"
    scene.show_heading(Heading(title, _phase(state), off=frozenset({"undo", "redo"})))
    decider = asked(state)
    scene.show_position(state, seat, names, hands_open=frozenset({seat}), asked=decider)
    scene.show_prompt(_prompt(state, decider, names))

    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(theme.table)
    painter = QPainter(image)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    scene.render(painter, QRectF(0, 0, width, height), scene.sceneRect())
    zones, factor = scene.zones, scene.magnification
    if zones.inspector is not None and zones.log is not None:
        painter.scale(factor, factor)
        context = PaintContext(state.cards, faces, theme, zones.large, factor)
        shown = inspected or Inspected(_first_card(state))
        _dock(painter, context, zones.inspector, zones.log, shown, rows, names)
    painter.end()
    return image


def _dock(
    painter: QPainter,
    context: PaintContext,
    inspector: Rect,
    log: Rect,
    inspected: Inspected,
    rows: Sequence[LogRow],
    labels: Labels,
) -> None:
    paint_inspector(painter, context, qrect(inspector), inspected)
    LogPage(rows, labels, context, qrect(log)).paint(painter)


def _prompt(state: State, decider: Seat | None, labels: Labels) -> Prompt:
    """What the table asks in this position, and of whom."""
    names = {seat: label.name for seat, label in labels.items()}
    legal = [] if decider is None else legal_actions(state)
    found = question(state, decider, legal, names)
    seat = decider if decider is not None else state.turn.seat
    return Prompt(seat, found.line, found.note)


def _phase(state: State) -> int | None:
    """Which of the four phases is marked: between the actions of turns none is."""
    return None if state.over else 0


def _first_card(state: State) -> int:
    """A card to inspect when nobody points at one."""
    return next((number for number in state.market if number), 0)
