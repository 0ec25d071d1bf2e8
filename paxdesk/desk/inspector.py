"""The inspector: one thing large, everything on it in words, and what could be done with it."""

import math
from collections.abc import Callable, Iterable
from typing import Final, Literal, TypeAlias

from attrs import evolve
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFont, QKeyEvent, QMouseEvent, QPainter, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget

from paxdesk.desk.dock_panel import HEAD, DockPanel, paint_panel, panel_ink
from paxdesk.desk.game_types import Action
from paxdesk.desk.painting.controls import draw_brackets
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import Ink, Theme
from paxdesk.desk.painting.shapes import draw_frame, draw_line, draw_shadow, fill_rect
from paxdesk.desk.painting.typesetting import (
    ALIGN_CENTRE,
    LEFT,
    RIGHT,
    TOP_LEFT,
    draw_text,
    fit_font,
    make_font,
    text_width,
    wrap_text,
)
from paxdesk.desk.scene.geometry import INSPECTOR_FROM, RATIO
from paxdesk.desk.scene.things import CardNumber, Look, PaintContext
from paxdesk.desk.sheets.sheet import FINGER, ScaledWidget
from paxdesk.desk.words import speech_text
from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen

# --- What the inspector shows, as plain data. -----------------------------------------------------

InspectorRowKind: TypeAlias = Literal["heading", "fact", "action", "sum", "total", "refusal"]


@frozen
class InspectorRow:
    """A line below the card.

    ``heading`` names what follows; a ``fact`` is a sentence; an ``action`` can be taken now, for
    ``amount``; ``sum`` and ``total`` spell out a price; a ``refusal`` says in words why not and
    names its rule in ``amount``. ``icon`` is the name of an icon before the words, ``rule`` the
    id that a click looks up. A row with ``actions`` is a way to take one of them: a click does.
    """

    kind: InspectorRowKind
    words: str
    amount: str = ""
    icon: str = ""
    rule: str = ""
    actions: tuple[Action, ...] = ()


@frozen
class PrintedLine:
    """A sentence printed on a card, with its icon; ``ink`` "" is that of the words around it.

    ``light_ink`` is for light grounds.
    """

    icon: str
    words: str
    ink: Ink = ""
    light_ink: Ink = ""


@frozen
class ShownCard:
    """A card as it lies: how it looks, its name, what it is, and what is printed on it."""

    face: Look
    name: str
    kind: str
    lines: tuple[PrintedLine, ...] = ()


@frozen
class InspectorContent:
    """What the inspector shows: a card as it lies, and rows about it.

    ``title`` names a thing that is no card. A ``pinned`` card stays, whatever is pointed at.
    """

    card: CardNumber = 0
    shown: ShownCard | None = None
    rows: tuple[InspectorRow, ...] = ()
    pinned: bool = False
    title: str = ""


MARGIN: Final = 14.0
LARGEST_CARD: Final = 340
SMALL_CARD: Final = 108
"""The width of a face where words and prices leave no room for a larger one."""
NAME_LINES: Final = 2
GAP: Final = 10.0
INDENT: Final = 22.0
MANY: Final = 12
"""More lines than anything in the inspector has."""
LEADING: Final = 1.16
"""From one line of words to the next, in heights of the type."""


@frozen
class PlacedRow:
    """A row and where it stands, from the upper left corner of the contents."""

    row: InspectorRow | PrintedLine
    place: QRectF


class InspectorSheet:
    """Contents for a panel ``width`` wide; ``height`` is what they need, ``room`` what there is.

    First the name, then what can be done, for how much and why not; the face comes last, as
    large as all of it leaves room for. From 260 units it spells everything out; above a smaller
    one stand its words with their icons. ``least`` is how high rows with a rule are at least.
    """

    def __init__(
        self,
        context: PaintContext,
        width: float,
        room: float,
        inspected: InspectorContent,
        least: float = 0.0,
    ) -> None:
        self.least = least
        self.context = context
        self.theme: Theme = context.theme
        self.inspected = inspected
        self.width = width - 2 * MARGIN
        self.pixels = 14 if context.large else 12
        self.step = round(self.pixels * 1.3)
        self.card = inspected.shown
        self.rows: list[PlacedRow] = []
        top = self._lay(self._head_height(), inspected.rows)
        self.face = QRectF(MARGIN, top, 0, 0)
        if self.card is not None:
            wide = self._face_width(room - top - 2 * GAP)
            if wide < INSPECTOR_FROM:
                top = self._lay(top + GAP, self.card.lines)
                wide = max(SMALL_CARD, self._face_width(room - top - 2 * GAP))
            left = round(MARGIN + (self.width - wide) / 2)
            self.face = QRectF(left, top + GAP, wide, wide * RATIO)
        self.height = max(self.face.bottom(), top) + GAP

    # --- Laying out ------------------------------------------------------------------------------

    def _lay(self, top: float, rows: Iterable[InspectorRow | PrintedLine]) -> float:
        """Place rows one below the other; returns where the last ends."""
        for row in rows:
            if isinstance(row, PrintedLine):
                height = max(18, self._text_height(row.words, self._plain, INDENT) + 3)
            else:
                height = self._row_height(row)
            self.rows.append(PlacedRow(row, QRectF(MARGIN, top, self.width, height)))
            top += height
        return top

    def _face_width(self, room: float) -> int:
        """How wide a face can be in this height."""
        return min(LARGEST_CARD, math.floor(self.width), math.floor(room / RATIO))

    @property
    def _plain(self) -> QFont:
        return make_font(self.pixels)

    @property
    def _bold(self) -> QFont:
        return make_font(self.pixels, "sans", 700)

    def _head_height(self) -> float:
        """How high the name of a thing stands, and of a card what it is."""
        if self.card is None:
            return 30 if self.inspected.title else 0
        name, kind = self._name_font, self._kind_font
        names = min(NAME_LINES, len(wrap_text(self.card.name, name, self.width)))
        kinds = len(wrap_text(self._kind, kind, self.width))
        return round(names * name.pixelSize() * LEADING + kinds * kind.pixelSize() * LEADING) + 6

    def _text_height(self, words: str, face: QFont, indent: float, aside: float = 0) -> float:
        width = self.width - indent - aside
        return len(wrap_text(words, face, width)) * round(self.pixels * 1.16)

    def _row_height(self, row: InspectorRow) -> float:
        """A row that leads to a rule is high enough for what presses it."""
        return max(self.least if row.rule or row.actions else 0.0, self._words_height(row))

    def _words_height(self, row: InspectorRow) -> float:
        match row.kind:
            case "heading":
                return self.step + 12
            case "fact":
                return self._text_height(row.words, self._plain, INDENT) + 4
            case "refusal":
                return self._text_height(row.words, self._plain, INDENT) + self.step + 6
            case "action":
                aside = self._amount_width(row)
                return max(18, self._text_height(row.words, self._bold, INDENT, aside) + 4)
        return self._text_height(row.words, self._plain, INDENT, self._amount_width(row)) + 2

    def _amount_width(self, row: InspectorRow) -> float:
        return text_width(row.amount, self._bold) + 8 if row.amount else 0

    def row_at(self, point: QPointF) -> InspectorRow | None:
        """The row at a point of the contents that a click does something with."""
        for each in self.rows:
            if isinstance(each.row, InspectorRow) and each.place.contains(point):
                return each.row if each.row.rule or each.row.actions else None
        return None

    # --- Painting --------------------------------------------------------------------------------

    def paint(self, painter: QPainter, hovered: InspectorRow | None = None) -> None:
        """Paint the contents with their corner at the origin; ``hovered`` is the row pointed at."""
        if self.card is not None:
            self._paint_face(painter)
            self._paint_name(painter)
        elif self.inspected.title:
            face = make_font(self.pixels + 4, "serif", 700)
            place = QRectF(MARGIN, 0, self.width, 24)
            draw_text(painter, place, self.inspected.title, face, self.theme.text)
        for each in self.rows:
            if isinstance(each.row, PrintedLine):
                self._paint_line(painter, each.row, each.place)
            else:
                lit = each.row == hovered
                self._paint_row(painter, each.row, each.place, lit)

    def _paint_face(self, painter: QPainter) -> None:
        assert self.card is not None
        face = self.face
        painter.save()
        painter.translate(face.topLeft())
        self.card.face.paint(painter, self.context, face.width(), face.height())
        painter.restore()

    @property
    def _name_font(self) -> QFont:
        assert self.card is not None
        largest = self.pixels + 3
        return fit_font(self.card.name, self.width, NAME_LINES, largest, largest - 6, "serif", 700)

    @property
    def _kind_font(self) -> QFont:
        return make_font(self.pixels - 1, "sans", 600)

    @property
    def _kind(self) -> str:
        """What kind of card it is, and its number."""
        assert self.card is not None
        return f"{self.card.kind} · [{self.inspected.card:03d}]"

    def _paint_name(self, painter: QPainter) -> None:
        """Above all: what the card is called and what it is."""
        assert self.card is not None
        theme, place = self.theme, QRectF(MARGIN, 0, self.width, self.step * MANY)
        taken = draw_text(
            painter, place, self.card.name, self._name_font, theme.text, TOP_LEFT, lines=NAME_LINES
        )
        place.setTop(taken + 2)
        draw_text(painter, place, self._kind, self._kind_font, theme.muted, TOP_LEFT, lines=MANY)

    def _paint_line(self, painter: QPainter, row: PrintedLine, place: QRectF) -> None:
        theme = self.theme
        ink = (row.ink if theme.dark else row.light_ink) or theme.text
        draw_icon(painter, row.icon, place.left(), place.top(), 16, ink)
        box = place.adjusted(INDENT, 0, 0, -2)
        draw_text(painter, box, row.words, self._plain, theme.text, LEFT, lines=MANY)

    def _paint_row(self, painter: QPainter, row: InspectorRow, place: QRectF, lit: bool) -> None:
        match row.kind:
            case "heading":
                self._paint_heading(painter, row, place)
            case "refusal":
                self._paint_refusal(painter, row, place, lit)
            case "fact":
                self._icon(painter, row, place, self.theme.muted)
                box = place.adjusted(INDENT, 0, 0, -2)
                ink = self.theme.focus if lit else self.theme.text
                draw_text(painter, box, row.words, self._plain, ink, TOP_LEFT, lines=MANY)
            case _:
                self._paint_amount(painter, row, place, lit)

    def _paint_heading(self, painter: QPainter, row: InspectorRow, place: QRectF) -> None:
        theme = self.theme
        top = place.top() + 6
        draw_line(painter, QPointF(place.left(), top), QPointF(place.right(), top), theme.line)
        face = make_font(self.pixels - 2, "sans", 600, tracking=8)
        box = QRectF(place.left(), top + 3, place.width(), self.step)
        draw_text(painter, box, row.words.upper(), face, theme.muted)

    def _paint_amount(self, painter: QPainter, row: InspectorRow, place: QRectF, lit: bool) -> None:
        """Words at the left, an amount at the right."""
        theme = self.theme
        action, total = row.kind == "action", row.kind == "total"
        face = self._bold if action or total else self._plain
        ink = theme.text if action or total else theme.muted
        if lit:
            ink = theme.focus
        if total:
            top = place.top() - 0.5
            draw_line(painter, QPointF(place.left(), top), QPointF(place.right(), top), theme.line)
        self._icon(painter, row, place, ink if action else theme.muted)
        aside = self._amount_width(row)
        box = place.adjusted(INDENT, 0, -aside, 0)
        draw_text(painter, box, row.words, face, ink, TOP_LEFT, lines=MANY)
        strong: Ink = theme.focus if action or total else theme.muted
        amount = QRectF(place.right() - aside, place.top(), aside, round(self.pixels * 1.16))
        draw_text(painter, amount, row.amount, self._bold, strong, RIGHT, elide=False)

    def _paint_refusal(
        self, painter: QPainter, row: InspectorRow, place: QRectF, lit: bool
    ) -> None:
        theme = self.theme
        self._icon(painter, row, place, theme.refusal)
        box = place.adjusted(INDENT, 0, 0, -self.step - 6)
        draw_text(painter, box, row.words, self._plain, theme.refusal, TOP_LEFT, lines=MANY)
        law = make_font(self.pixels - 1, "sans", 600)
        foot = QRectF(place.left(), place.bottom() - self.step - 4, place.width(), self.step)
        ink = theme.focus if lit else theme.muted
        draw_text(painter, foot, row.amount, law, ink, RIGHT)
        if row.rule and row.amount:
            wide = min(place.width(), text_width(row.amount, law))
            under = foot.bottom() - 1
            start = QPointF(place.right() - wide, under)
            draw_line(painter, start, QPointF(place.right(), under), ink)

    def _icon(self, painter: QPainter, row: InspectorRow, place: QRectF, ink: Ink) -> None:
        if row.icon:
            side = self.pixels + 2
            draw_icon(painter, row.icon, place.left(), place.top(), side, ink)


# --- Inspector ------------------------------------------------------------------------------------

LazyText: TypeAlias = Callable[[], str]

translate = QCoreApplication.translate
WHEEL: Final = 0.4
"""Units by which a step of the wheel's angle moves the contents."""
PAGE: Final = 0.8
"""How much of the panel Page Down leafs on."""
MORE: Final = 18.0
"""Height of the line that says that there is more below."""


def point_at_a_card() -> str:
    """What stands where nothing is inspected, in a game of cards."""
    return tr("Point at or touch a card, or its number in the log, to read about it.")


def sheet_of(
    context: PaintContext, place: QRectF, inspected: InspectorContent, least: float = 0.0
) -> InspectorSheet:
    """The contents laid out for a panel of this size; rows to press are ``least`` units high."""
    return InspectorSheet(context, place.width(), place.height() - HEAD, inspected, least)


def paint_inspector(
    painter: QPainter,
    context: PaintContext,
    place: QRectF,
    inspected: InspectorContent,
    scrolled: float = 0.0,
    hovered: InspectorRow | None = None,
    least: float = 0.0,
    nothing: LazyText = point_at_a_card,
) -> None:
    """Paint the whole panel into ``place``, in units of the table.

    ``scrolled`` is how far the contents are leafed down, ``hovered`` the row pointed at,
    ``least`` how high rows are that lead to a rule, ``nothing`` what is said of no card.
    """
    theme = context.theme
    name = tr("Inspector")
    if inspected.pinned:
        name = tr("Inspector · pinned")
    paint_panel(painter, theme, place, name)
    if not inspected.card and not inspected.title:
        hint = place.adjusted(MARGIN, HEAD, -MARGIN, -place.height() + HEAD + 60)
        face = make_font(14 if context.large else 12, "serif", 400, italic=True)
        draw_text(painter, hint, nothing(), face, theme.muted, TOP_LEFT, lines=3)
        return
    sheet = sheet_of(context, place, inspected, least)
    room = QRectF(place.left(), place.top() + HEAD, place.width(), place.height() - HEAD)
    painter.save()
    painter.setClipRect(room.adjusted(1, -8, 0, 0))
    painter.translate(room.left(), room.top() - scrolled)
    sheet.paint(painter, hovered)
    painter.restore()
    if sheet.height - scrolled > room.height() + 1:
        foot = QRectF(room.left() + 1, room.bottom() - MORE, room.width() - 1, MORE)
        fill_rect(painter, foot, panel_ink(theme))
        face = make_font(12 if context.large else 11, "sans", 600)
        words = tr("more below")
        draw_text(painter, foot, f"▾ {words}", face, theme.focus, ALIGN_CENTRE)


class Inspector(DockPanel):
    """The inspector as a widget: shows what is hovered or selected.

    The wheel leafs through what does not fit, and so does dragging; a click on a row opens its
    rule. Arrows go from row to row.
    """

    rule_clicked = Signal(str)
    """The id of a rule that somebody wants to read."""
    acted = Signal(object, QPointF)
    """A row was pressed that means these actions, at a point of the desk."""
    told = Signal()
    """Something else is shown, which may need more room."""
    left = Signal()
    """Escape was pressed: the keyboard goes back to the table."""

    def __init__(
        self,
        context: PaintContext,
        parent: QWidget | None = None,
        nothing: LazyText = point_at_a_card,
    ) -> None:
        super().__init__(context, parent)
        self._nothing = nothing
        self.inspected = InspectorContent()
        self._scrolled = 0.0
        self._hovered: InspectorRow | None = None
        self._touch = False
        self._held: QPointF | None = None
        self._dragged = False
        self._cursor: int | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._name()

    def _name(self) -> None:
        self.setAccessibleName(tr("Inspector"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name()

    def inspect(self, inspected: InspectorContent) -> None:
        """Show a card; the rows are about whoever is asked."""
        if inspected == self.inspected:
            return
        same = (inspected.card, inspected.title) == (self.inspected.card, self.inspected.title)
        self.inspected = inspected
        if not same:
            self._scrolled = 0.0
        self._hovered = None
        self._cursor = None
        self.leaf(0)
        self.setAccessibleDescription(speech_text(self.text))
        self.update()
        self.told.emit()

    @property
    def needs(self) -> float:
        """How many units high the panel must be to show all of it, with a small face."""
        return (
            HEAD
            + sheet_of(
                self.context, QRectF(0, 0, self.units.width(), 0), self.inspected, self._least
            ).height
        )

    @property
    def text(self) -> str:
        """Everything shown, as plain text."""
        shown = self.inspected
        parts = [shown.title] if shown.title else []
        if shown.shown is not None:
            parts.append(f"{shown.shown.name} [{shown.card:03d}]")
            parts.append(shown.shown.kind)
            parts += [line.words for line in shown.shown.lines]
        parts += [f"{row.words} {row.amount}".strip() for row in shown.rows]
        return "\n".join(parts)

    @property
    def rule(self) -> str:
        """The rule behind what is shown: of the first refusal, else of the first row with one."""
        rows = self.inspected.rows
        refused = [row.rule for row in rows if row.kind == "refusal" and row.rule]
        return next(iter([*refused, *(row.rule for row in rows if row.rule)]), "")

    @property
    def sheet(self) -> InspectorSheet:
        """The contents as they are laid out now."""
        return sheet_of(self.context, self.units, self.inspected, self._least)

    @property
    def _least(self) -> float:
        """How high rows are that are pressed, in units."""
        return FINGER / self.scale if self._touch else 0.0

    def press_by(self, *, finger: bool) -> None:
        """Lay the rows out for a finger, or for the mouse."""
        self._touch = finger
        self.leaf(0)

    def place_of_rule(self, rule: str) -> QRectF | None:
        """Where the row that leads to a rule stands, in units of the panel."""
        for each in self.sheet.rows:
            if isinstance(each.row, InspectorRow) and each.row.rule == rule:
                return each.place.translated(0, HEAD - self._scrolled)
        return None

    def leaf(self, by: float) -> None:
        """Move the contents so many units up."""
        room = self.units.height() - HEAD
        most = max(0.0, self.sheet.height + MORE - room)
        if self.sheet.height <= room:
            most = 0.0
        self._scrolled = min(max(0.0, self._scrolled + by), most)
        self.update()

    def paint(self, painter: QPainter, place: QRectF) -> None:
        paint_inspector(
            painter,
            self.context,
            place,
            self.inspected,
            self._scrolled,
            self._hovered,
            self._least,
            self._nothing,
        )
        if self.hasFocus():
            where = place.adjusted(3, 3, -3, -3)
            if self._cursor is not None:
                row = self.sheet.rows[self._cursor].place
                where = row.translated(0, HEAD - self._scrolled).adjusted(-6, -3, 6, 1)
            draw_brackets(painter, where, self.context.theme.focus, 2, 9)

    # --- Mouse and keys --------------------------------------------------------------------------

    def _row_at(self, position: QPointF) -> InspectorRow | None:
        point = position / self.scale - QPointF(0, HEAD - self._scrolled)
        return self.sheet.row_at(point) if position.y() / self.scale > HEAD else None

    def _use(self, row: InspectorRow | None, position: QPointF) -> None:
        """Do what a row tells of, or open its rule."""
        if row is not None and row.actions:
            self.acted.emit(row.actions, self.mapToParent(position))
        elif row is not None and row.rule:
            self.rule_clicked.emit(row.rule)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._held is not None:
            self._drag(event.position())
            return
        row = self._row_at(event.position())
        if row != self._hovered:
            self._hovered = row
            shape = Qt.CursorShape.PointingHandCursor if row else Qt.CursorShape.ArrowCursor
            self.setCursor(shape)
            self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = None
        self.update()
        super().leaveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._held, self._dragged = event.position(), False

    def _drag(self, point: QPointF) -> None:
        """Leaf with the finger, once it has moved further than a press does."""
        assert self._held is not None
        moved = point - self._held
        if not self._dragged and moved.manhattanLength() < QApplication.startDragDistance():
            return
        self._dragged = True
        self._held = point
        self.leaf(-moved.y() / self.scale)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        pressed, self._held = self._held is not None and not self._dragged, None
        if pressed:
            self._use(self._row_at(event.position()), event.position())

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.leaf(-event.angleDelta().y() * WHEEL)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        page = self.units.height() * PAGE
        keys: dict[Qt.Key, Callable[[], None]] = {
            Qt.Key.Key_PageDown: lambda: self.leaf(page),
            Qt.Key.Key_PageUp: lambda: self.leaf(-page),
            Qt.Key.Key_Down: lambda: self._move_cursor(1),
            Qt.Key.Key_Up: lambda: self._move_cursor(-1),
            Qt.Key.Key_Return: self._press,
            Qt.Key.Key_Enter: self._press,
            Qt.Key.Key_Escape: self.left.emit,
        }
        does = keys.get(Qt.Key(event.key()))
        if does is None:
            super().keyPressEvent(event)
        else:
            does()

    def _move_cursor(self, by: int) -> None:
        """Go to the next row, bring it into sight and let it be read."""
        rows = self.sheet.rows
        if not rows:
            return
        index = -1 if self._cursor is None else self._cursor
        self._cursor = min(max(0, index + by), len(rows) - 1)
        placed = rows[self._cursor]
        room = self.units.height() - HEAD - MORE
        self.leaf(min(0.0, placed.place.top() - self._scrolled))
        self.leaf(max(0.0, placed.place.bottom() - self._scrolled - room))
        row = placed.row
        amount = "" if isinstance(row, PrintedLine) else row.amount
        words = f"{row.words} {amount}".strip()
        self.setAccessibleDescription(speech_text(words))
        self.update()

    def _press(self) -> None:
        """Use the row that has the keyboard."""
        if self._cursor is None:
            return
        placed = self.sheet.rows[self._cursor]
        if isinstance(placed.row, InspectorRow):
            self._use(placed.row, placed.place.center() * self.scale)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._cursor = None
        self.setAccessibleDescription(speech_text(self.text))
        self.update()


# --- A card large beside the pointer, with its words, its price and why not -----------------------

FACE: Final = 300.0
"""Width of the card in units: every word on it can be read."""
EDGE: Final = 10.0
SHADE: Final = 14.0
"""Units around the plate that its shadow needs."""
COLUMNS: Final = (252.0, 330.0, 420.0)
"""Widths of the column of rows, tried until all rows find room."""
APART: Final = 10.0
"""Pixels between the plate and what it tells about."""
LIFTED: Final = 0.12
"""The same above it, as a share of its height."""
LOW: Final = 0.62
"""What lies further down the window is told about above it, so that its row stays free."""


class HoverCard(ScaledWidget):
    """Lies over table and dock and never takes the mouse."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.surface = parent
        self.inspected = InspectorContent()
        self._context: PaintContext | None = None
        self._sheet: InspectorSheet | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def text(self) -> str:
        """Everything told beside the face, as plain text."""
        return "\n".join(f"{row.words} {row.amount}".strip() for row in self.inspected.rows)

    def tell(
        self, inspected: InspectorContent, anchor: QRectF, context: PaintContext, scale: float
    ) -> None:
        """Come up beside ``anchor`` (pixels of the parent), inside the window.

        ``scale`` is how many pixels a unit should have; a low window has fewer.
        """
        room = self.surface.size()
        high = FACE * RATIO + 2 * (EDGE + SHADE)
        scale = min(scale, room.height() / high)
        ratio = scale * self.devicePixelRatioF()
        self.inspected = inspected
        self._context = evolve(context, large=True, ratio=ratio, text=1.0)
        self._sheet = self._rows(room.height() / scale)
        size = self._size()
        pixels = QRectF(QPointF(), size * scale)
        corner = _beside(anchor, pixels.size(), QSizeF(room), SHADE * scale)
        self.setAccessibleName(speech_text(self.text))
        self.place(QRectF(corner / scale, size), scale)
        self.show()
        self.raise_()

    def _rows(self, high: float) -> InspectorSheet | None:
        """What is told beside the face, in the narrowest column that all of it fits into."""
        assert self._context is not None
        shown = evolve(self.inspected, card=0, shown=None)
        if not shown.rows:
            return None
        room = high - 2 * (EDGE + SHADE)
        sheets = [InspectorSheet(self._context, wide, room, shown) for wide in COLUMNS]
        return next((each for each in sheets if each.height <= room), sheets[-1])

    def _size(self) -> QSizeF:
        """The whole plate with its shadow, in units."""
        face = FACE if self.inspected.shown is not None else 0.0
        rows = self._sheet
        wide = face + (rows.width + 2 * MARGIN if rows is not None else 0)
        high = max(face * RATIO, rows.height if rows is not None else 0)
        return QSizeF(wide, high) + QSizeF(2, 2) * (EDGE + SHADE)

    def draw(self, painter: QPainter, place: QRectF) -> None:
        context = self._context
        if context is None:
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        theme = context.theme
        plate = place.adjusted(SHADE, SHADE, -SHADE, -SHADE)
        draw_shadow(painter, plate, 4, 5)
        fill_rect(painter, plate, panel_ink(theme), 5)
        draw_frame(painter, plate, theme.line, 1.4, 5)
        corner = plate.topLeft() + QPointF(EDGE, EDGE)
        shown = self.inspected.shown
        if shown is not None:
            painter.save()
            painter.translate(corner)
            shown.face.paint(painter, context, FACE, FACE * RATIO)
            painter.restore()
            corner += QPointF(FACE, 0)
        if self._sheet is not None:
            painter.save()
            painter.setClipRect(plate)
            painter.translate(corner)
            self._sheet.paint(painter)
            painter.restore()


def _beside(anchor: QRectF, size: QSizeF, room: QSizeF, shade: float) -> QPointF:
    """The corner of a plate that covers nothing of what it tells about, if that can be.

    ``shade`` is how far its shadow reaches, which may lie over the edge of the window.
    """
    across = anchor.center().x() - size.width() / 2
    down = anchor.center().y() - size.height() / 2
    right = QPointF(anchor.right() + APART - shade, down)
    left = QPointF(anchor.left() - APART + shade - size.width(), down)
    lifted = max(APART, LIFTED * anchor.height())  # a card of the hand has lifted itself
    above = QPointF(across, anchor.top() - lifted + shade - size.height())
    below = QPointF(across, anchor.bottom() + APART - shade)
    low = anchor.center().y() > LOW * room.height()
    tried = (above, right, left, below) if low else (right, left, above, below)

    def inside(corner: QPointF) -> QPointF:
        x = min(max(corner.x(), -shade), room.width() - size.width() + shade)
        y = min(max(corner.y(), -shade), room.height() - size.height() + shade)
        return QPointF(x, y)

    def covered(corner: QPointF) -> float:
        plate = QRectF(corner, size).adjusted(shade, shade, -shade, -shade)
        common = plate.intersected(anchor)
        return common.width() * common.height()

    return min((inside(each) for each in tried), key=covered)
