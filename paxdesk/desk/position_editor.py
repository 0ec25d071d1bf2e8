"""Editor of positions: items are dragged on the table, and clicked to change them.

Each game derives its sheet from :class:`SetUpSheet`.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final, Generic, TypeAlias

from PySide6.QtCore import QPoint, QPointF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCursor, QGuiApplication, QHideEvent, QMouseEvent, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QWidget,
)

from paxdesk.desk.game_types import S
from paxdesk.desk.painting.palette import DARK, SEPIA, UNREST_INK
from paxdesk.desk.replay.replay_sheet import ReplayView
from paxdesk.desk.rule_search import search_key
from paxdesk.desk.safe_qt import qt_override, set_tooltip
from paxdesk.desk.scene.game_drawing import GameDrawing
from paxdesk.desk.scene.geometry import CLOSED
from paxdesk.desk.scene.table_scene import TableScene
from paxdesk.desk.scene.things import Spot, TopBarContent, ViewModel
from paxdesk.desk.sheets.form_widgets import ChoiceBox, Segment, step_words
from paxdesk.desk.sheets.modal_sheet import WorkshopDialog
from paxdesk.desk.sheets.sheet import on_click
from paxdesk.desk.sheets.sheet_layout import (
    BOLD,
    Box,
    Column,
    HBox,
    Item,
    TextBox,
    Type,
    small_print_box,
)
from paxdesk.desk.words import Labels
from paxdesk.language import as_sentence, tr
from paxdesk.session.editor_draft import PositionDraft

THING: Final = Qt.ItemDataRole.UserRole
SIDE_WIDTH: Final = 262.0
"""Width of the panel beside the table, in units."""
WATCH_MS: Final = 50
"""Interval in ms between checks whether an item is still dragged."""
BESIDE: Final = Spot("beside")
"""Spot for an item dropped outside the table."""
SPOKEN: Final = Type(14, weight=600)
EditorCommand: TypeAlias = tuple[str, Callable[[], str]]
"""Label of a command and its function, which returns an error or ""."""
Waiting: TypeAlias = tuple[Hashable, str, str]
"""Key, name and tooltip of an item that is not on the table."""


class SetUpView(ReplayView):
    """View of the table; ``carried`` is emitted with both ends of a drag."""

    carried = Signal(object, object)
    lifted = Signal(object)
    dock = CLOSED

    def __init__(
        self, scene: TableScene, parent: QWidget, spot_at: Callable[[QPointF], Spot | None]
    ) -> None:
        super().__init__(scene, parent)
        self._from: Spot | None = None
        self._spot_at = spot_at

    def spot_under(self, point: QPoint) -> Spot | None:
        """Return the spot at a point of the screen, or None; :data:`BESIDE` outside the table."""
        return self._at(self.viewport().mapFromGlobal(point))

    def _at(self, point: QPoint) -> Spot | None:
        if not self.viewport().rect().contains(point):
            return BESIDE
        return self._spot_at(QPointF(self.mapToScene(point)))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._from = self._at(event.position().toPoint())
        self.lifted.emit(self._from)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        begun, self._from = self._from, None
        spot = self._at(event.position().toPoint())
        if begun is not None and spot is not None and begun != spot:
            self.carried.emit(begun, spot)
        elif event.button() == Qt.MouseButton.LeftButton:
            self.clicked.emit(spot)
        event.accept()


class Tray(QListWidget):
    """List of items not on the table; ``carried`` is emitted with an item and its drop point."""

    carried = Signal(object, QPoint)
    lifted = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        item = self.itemAt(event.position().toPoint())
        if item is not None:
            self.lifted.emit(item.data(THING))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.accept()  # an item is dragged; moving must not select others

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        item = self.currentItem()
        if item is not None:
            self.carried.emit(item.data(THING), event.globalPosition().toPoint())


class Stepper:
    """Row for a number; ``change`` takes 1 or -1, and returns an error or ""."""

    def __init__(
        self, sheet: "SetUpSheet[S]", words: str, value: Callable[[], int],
        change: Callable[[int], str], said: str = "",
    ) -> None:  # fmt: skip
        self.words, self.value = words, value
        self.minus_button, self.plus_button = Segment(sheet, "−", words), Segment(sheet, "+", words)
        for button, by in ((self.minus_button, -1), (self.plus_button, 1)):
            button.setCheckable(False)
            button.setAccessibleName(step_words(said or words, by))
            on_click(button, partial(sheet.edit, partial(change, by)))

    def row(self, before: Box | None = None) -> HBox:
        value = str(self.value())
        for button in (self.minus_button, self.plus_button):
            button.setAccessibleDescription(value)
        return HBox(
            before,
            TextBox(self.words, BOLD, lines=1),
            Item(self.minus_button, 30, 26),
            TextBox(value, BOLD, width=30, lines=1),
            Item(self.plus_button, 30, 26),
            gap=5,
        )


def _sheet_again(
    kind: "Callable[[QWidget, PositionDraft[S]], SetUpSheet[S]]",
    draft: PositionDraft[S],
    surface: QWidget,
) -> "SetUpSheet[S]":
    """Return a new sheet for a draft; its changes count as unsaved."""
    sheet = kind(surface, draft)
    sheet._stored = {}
    return sheet


class SetUpSheet(WorkshopDialog, Generic[S]):
    """Sheet for editing ``draft``; a game can begin with the result."""

    has_fields = True
    scrolls = "QListWidget"
    drafted = Signal(object)
    """Emitted on leaving with changes, with a function that reopens the sheet."""

    def __init__(
        self, surface: QWidget, draft: PositionDraft[S], drawing: GameDrawing, labels: Labels
    ) -> None:
        super().__init__(surface, tr("Set up a position"), QSize(1330, 736))
        self.draft = draft
        self.labels = labels
        self.refused = ""
        self.message = tr("Drag cards into place. Click one to change it.")
        self.scene = TableScene(drawing, DARK)
        self.scene.animations_enabled = False
        self.view = SetUpView(self.scene, self, self.spot_at)
        self.view.setAccessibleName(tr("The position"))
        self.view.carried.connect(self._carried)
        self.view.clicked.connect(self._clicked)
        self.view.lifted.connect(
            lambda spot: self._lift(None if spot is None else self.thing_at(spot))
        )
        self.menu = QMenu(self)
        self._watching = QTimer(self, interval=WATCH_MS)
        self._watching.timeout.connect(self._watch)
        self.search = QLineEdit(self, placeholderText=tr("Name or number"))
        self.search.setAccessibleName(tr("Search"))
        self.search.textChanged.connect(lambda _words: self._fill_tray())
        self.tray = Tray(self)
        self.tray.setAccessibleName(tr("Unplaced cards"))
        self.tray.carried.connect(self._from_tray)
        self.tray.lifted.connect(self._lift)
        self.undo = self.button("", partial(self._turn_back, draft.undo), icon="ui-undo")
        self.undo.setAccessibleName(tr("Undo"))
        self.redo = self.button("", partial(self._turn_back, draft.redo), icon="ui-redo")
        self.redo.setAccessibleName(tr("Redo"))
        self.play = self.button(
            tr("Continue from here"), partial(self.show_result, self._play), primary=True, pixels=13
        )
        self.save = self.button(tr("Save as a scenario…"), self._save, pixels=13)
        self.puzzle = self.button(tr("Make a puzzle…"), self.make_puzzle, pixels=13)
        self.ask = self.button(
            tr("Copy as text to share"), partial(self.show_result, self._ask), pixels=13
        )
        self.close_button = self.button(tr("Close"), self._leave, pixels=13, escape=True)
        self._leaving = False
        self._stored = draft.data
        """The position as it was opened or stored last."""

    def heard(self) -> Sequence[str]:
        return (self.refused or self.message,)

    def box(self, words: str, choices: Iterable[str], change: Callable[[int], str]) -> ChoiceBox:
        """Return a combo box named ``words``; ``change`` takes the chosen index."""
        box = ChoiceBox(self)
        box.setAccessibleName(words)
        box.addItems([*choices])
        box.activated.connect(lambda index: self.edit(partial(change, index)))
        return box

    def option_deeds(self, names: Mapping[str, str]) -> Iterator[EditorCommand]:
        """Yield commands that switch each option on or off; ``names`` is keyed by field."""
        for key, name in names.items():
            on = bool(self.draft.data["options"].get(key))
            words = tr("Without {option}", option=name) if on else tr("With {option}", option=name)
            yield words, partial(self.draft.choose, key, not on)

    # --- Defined by a game ------------------------------------------------------------------------

    @property
    def viewer(self) -> int:
        """Seat at the viewer's side of the table; all cards are face up."""
        raise NotImplementedError

    @property
    def title(self) -> str:
        """Short description of the position."""
        raise NotImplementedError

    def session(self) -> object:
        """Return a session that begins with the position. Raises PaxError."""
        raise NotImplementedError

    def unplaced(self) -> Iterator[Waiting]:
        """Yield the items that are not on the table."""
        raise NotImplementedError

    def spot_at(self, point: QPointF) -> Spot | None:
        """Return the spot at a point of the scene, including empty places, or None."""
        return self.scene.spot_at(point)

    def thing_at(self, spot: Spot) -> Hashable | None:
        raise NotImplementedError

    def face(self, thing: Hashable) -> QPixmap | None:
        """Return the picture of a dragged item; None if it cannot be dragged."""
        raise NotImplementedError

    def bringing(self, thing: Hashable, spot: Spot) -> Iterable[EditorCommand]:
        """Return the possible commands for dropping ``thing`` at ``spot``."""
        raise NotImplementedError

    def carrying(self, begun: Spot, spot: Spot) -> Iterable[EditorCommand]:
        """Return the possible commands for dragging the item at ``begun`` to ``spot``."""
        thing = self.thing_at(begun)
        return () if thing is None else self.bringing(thing, spot)

    def deeds(self, spot: Spot) -> Iterator[EditorCommand]:
        """Yield the commands for the item at a spot."""
        raise NotImplementedError

    def waiting_deeds(self, thing: Hashable) -> Iterable[EditorCommand]:
        """Return the commands for an unplaced item, besides dropping it on the table."""
        return ()

    def side(self) -> Iterable[Box]:
        """Return the boxes beside the table, below the unplaced items."""
        raise NotImplementedError

    def make_puzzle(self) -> None:
        raise NotImplementedError

    def shown(self) -> None:
        """Update the fields after a change of the position."""

    # --- The table ----------------------------------------------------------------------------

    def show_position(self) -> None:
        state = self.draft.state
        heading = TopBarContent(tr("Your own position"), tools=False)
        opened = frozenset(seat for seat in self.labels)
        self.scene.show(ViewModel(state, self.viewer, self.labels, opened, heading=heading))
        self._fill_tray()
        self.undo.setEnabled(self.draft.can_undo)
        self.redo.setEnabled(self.draft.can_redo)
        self.shown()
        self.lay_out()

    def _fill_tray(self) -> None:
        words = search_key(self.search.text())
        at = self.tray.verticalScrollBar().value()
        self.tray.clear()
        for thing, name, more in self.unplaced():
            if words in search_key(name) or (isinstance(thing, int) and words == str(thing)):
                item = QListWidgetItem(name, self.tray)
                item.setData(THING, thing)
                set_tooltip(item, more)
        self.tray.verticalScrollBar().setValue(at)

    def edit(self, change: Callable[[], str]) -> None:
        """Perform ``change``, then show the position and the reason for any refusal."""
        self.refused, self.message = change(), ""
        self._leaving = False
        self.show_position()

    def _turn_back(self, do: Callable[[], None]) -> None:
        do()
        self.refused = ""
        self.show_position()

    # --- Dragging and clicking --------------------------------------------------------------------

    def _lift(self, thing: Hashable | None) -> None:
        """Show ``thing`` at the pointer while the button is down."""
        face = None if thing is None else self.face(thing)
        if face is not None:
            ratio = face.devicePixelRatio()
            across, down = face.width() / ratio, face.height() / ratio
            cursor = QCursor(face, round(across / 2), round(down * 0.24))
            QGuiApplication.setOverrideCursor(cursor)
            self._watching.start()

    def _watch(self) -> None:
        """End the drag when no mouse button is down, even outside the window."""
        if QGuiApplication.mouseButtons() == Qt.MouseButton.NoButton:
            self._put_down()

    def _put_down(self) -> None:
        self._watching.stop()
        while QGuiApplication.overrideCursor() is not None:
            QGuiApplication.restoreOverrideCursor()

    @qt_override
    def hideEvent(self, event: QHideEvent) -> None:
        self._put_down()
        super().hideEvent(event)

    def _from_tray(self, thing: Hashable, point: QPoint) -> None:
        self._put_down()
        spot = self.view.spot_under(point)
        if spot == BESIDE:
            self.offer(self.waiting_deeds(thing))
        elif spot is not None:
            self._mean(self.bringing(thing, spot))

    def _carried(self, begun: Spot, spot: Spot) -> None:
        self._put_down()
        self._mean(self.carrying(begun, spot))

    def _clicked(self, spot: Spot | None) -> None:
        self._put_down()
        if spot is not None:
            self.offer(self.deeds(spot))

    def _mean(self, deeds: Iterable[EditorCommand]) -> None:
        """Perform a single command, or offer several in the menu."""
        found = list(deeds)
        if len(found) == 1:
            self.edit(found[0][1])
        else:
            self.offer(found)

    def offer(self, deeds: Iterable[EditorCommand]) -> None:
        self.menu.clear()
        for words, change in deeds:
            self.menu.addAction(words, partial(self.edit, change))
        if not self.menu.isEmpty():
            self.menu.popup(QCursor.pos())

    # --- Results ----------------------------------------------------------------------------------

    def _leave(self) -> None:
        """Close the editor. Unsaved changes require a second attempt and remain as a draft."""
        if self.draft.data == self._stored:
            self.left.emit()
        elif self._leaving:
            self.drafted.emit(partial(_sheet_again, type(self), self.draft))
            self.left.emit()
        else:
            self._leaving = True
            self.refused = ""
            words = tr("Not saved. Close again to leave; the position stays here as a draft.")
            self.message = words
            self.lay_out()

    def show_result(self, do: Callable[[], str]) -> None:
        self.refused = ""
        super().tell(do)

    def complain(self, words: str) -> None:
        self.refused = words.rstrip(".")

    def _play(self) -> str:
        self.played.emit(self.session())
        return ""

    def _save(self) -> None:
        words, kind = tr("Save as a scenario"), tr("Scenarios (*.yaml)")
        self.export(words, "position.yaml", kind, self._written)

    def _written(self) -> bytes:
        self._stored = self.draft.data
        return self.draft.written(self.title).encode()

    def _ask(self) -> str:
        QGuiApplication.clipboard().setText(self.draft.question(self.title))
        return tr("Copied. Paste the text into a message.")

    # --- Display ----------------------------------------------------------------------------------

    def contents(self) -> Box:
        side = Column(
            Item(self.search, high=30),
            Item(self.tray, fills=True),
            *self.side(),
            gap=5,
            width=SIDE_WIDTH,
        )
        said = (
            TextBox(as_sentence(self.refused), SPOKEN, UNREST_INK, lines=2)
            if self.refused
            else small_print_box(self.message, SEPIA, 2)
        )
        return Column(
            HBox(Item(self.view, fills=True), side, gap=12, fills=True),
            HBox(
                Item(self.undo, 52, 40),
                Item(self.redo, 52, 40),
                said,
                Item(self.puzzle, 150, 40),
                Item(self.ask, 164, 40),
                Item(self.save, 174, 40),
                Item(self.play, 160, 40),
                Item(self.close_button, 90, 40),
                gap=8,
            ),
            gap=10,
        )
