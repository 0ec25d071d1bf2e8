"""The desk: the table with its dock, and everything that makes one game playable on it."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from paxdesk.rules.actions import CardNumber
from paxdesk.rules.agenda import (
    ActionPhase,
    DiscardHeadlines,
    IncomePhase,
    KeepCards,
    OrderHeadlines,
    RestoreMarket,
)
from paxdesk.rules.deck import Deck
from paxdesk.rules.phrases import plural
from paxdesk.rules.state import State
from paxdesk.session.session import CannotUndo, Session
from paxdesk.table.carrying import Carrying
from paxdesk.table.dock.inspector import Inspected, Inspector
from paxdesk.table.dock.log import Log
from paxdesk.table.host import Host
from paxdesk.table.inspection import inspected, plain
from paxdesk.table.keyboard import Keyboard
from paxdesk.table.mouse import Mouse
from paxdesk.table.painting.face_cache import FaceCache
from paxdesk.table.painting.palette import DARK
from paxdesk.table.scene.strips import Heading
from paxdesk.table.scene.table_scene import TableScene
from paxdesk.table.scene.table_view import TableView
from paxdesk.table.scene.things import Studio
from paxdesk.table.spots import TOOLS, Spot

PHASES: Final = (
    (ActionPhase, 0),
    (DiscardHeadlines, 1),
    (OrderHeadlines, 1),
    (RestoreMarket, 2),
    (IncomePhase, 3),
    (KeepCards, 3),
)


class Desk(QWidget):
    """Shows one session at a time; sheets and curtain are its children, above all else."""

    tool_pressed = Signal(str)
    changed = Signal()
    """Something about the game has changed that the window may want to show."""
    finished = Signal()

    def __init__(self, deck: Deck, session: Session) -> None:
        super().__init__()
        self.faces = FaceCache()
        self.scene = TableScene(DARK, self.faces)
        self.view = TableView(self.scene, self)
        studio = Studio(deck, self.faces)
        self.inspector = Inspector(studio, self)
        self.log = Log(studio, self)
        self.host = Host(self.scene, self.view, self, session)
        self.carrying = Carrying(self.host)
        self.mouse = Mouse(self.view, self.carrying)
        self.keyboard = Keyboard(self.view, self.carrying, self.mouse.close)
        self.view.laid_out.connect(self._lay_dock)
        self.mouse.pressed_tool.connect(lambda index: self.tool_pressed.emit(TOOLS[index]))
        self.mouse.pointed.connect(self.inspect)
        self.carrying.focused.connect(self.inspect)
        self.log.card_hovered.connect(self._inspect_card)
        self.host.looked.connect(self._looked)
        self.host.finished.connect(self.finished)

    @property
    def session(self) -> Session:
        return self.host.session

    # --- The game --------------------------------------------------------------------------------

    def play(self, session: Session) -> None:
        """Put another game on the desk."""
        self.inspector.inspect(Inspected())
        self.host.open(session)

    def undo(self) -> None:
        """Take back the last step, or say why that cannot be."""
        try:
            self.host.undo()
        except CannotUndo as refused:
            self.host.refuse(self.tr("Not taken back."), refused.reason)

    def redo(self) -> None:
        """Do the step again that was taken back last."""
        try:
            self.host.redo()
        except CannotUndo as refused:
            self.host.refuse(self.tr("Nothing to do again."), refused.reason)

    # --- What is shown ---------------------------------------------------------------------------

    def _looked(self) -> None:
        state = self.host.state
        if self.inspector.inspected.card in self._hidden(state):
            self.inspector.inspect(Inspected())
        chronicle = self.host.chronicle
        self.log.show_rows(chronicle.rows, self.host.labels)
        deeds = chronicle.last_deeds()
        self.scene.show_notes({seat: deeds[seat] for seat in deeds if seat != self.host.bottom})
        self.show_heading()
        self.changed.emit()

    def _hidden(self, state: State) -> set[CardNumber]:
        """Cards in hands that nobody may see now."""
        shown = None if self.host.busy else self.host.bottom
        return {
            number
            for player in state.players.values()
            if player.seat != shown
            for number in player.hand
        }

    def show_heading(self) -> None:
        """Bring the top bar up to date."""
        state = self.host.state
        session = self.session
        words = [
            self.tr("Round {0}").format(self.host.chronicle.round(state)),
            plural(len(state.players), "seat"),
        ]
        if state.cards.replaced:
            words.append(f"{plural(len(state.cards.replaced), 'card')} of your own")
        if state.over:
            words.append(self.tr("the game is over"))
        off = {"undo": session.can_undo, "redo": session.can_redo}
        self.scene.show_heading(
            Heading(
                "  ·  ".join(words),
                None if state.over else _phase(state),
                frozenset(name for name, possible in off.items() if not possible),
                frozenset({"log", "inspector"}) if self.view.dock_areas() else frozenset(),
            )
        )

    def inspect(self, spot: Spot | None) -> None:
        """Show what lies at a spot in the inspector; nothing there leaves it as it is."""
        if spot is None or self.host.busy:
            return
        card = self.scene.card_of(spot)
        if card:
            host = self.host
            asked = host.question.seat
            self.inspector.inspect(
                inspected(host.session, host.gestures, spot, card, asked, host.names)
            )

    def _inspect_card(self, card: CardNumber) -> None:
        if card and not self.host.busy:
            self.inspector.inspect(plain(self.host.state, card))

    # --- Places ----------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.view.setGeometry(self.rect())
        self.host.fit()

    def toggle_dock(self) -> None:
        """Open or fold the dock."""
        self.view.set_dock_open(not self.view.dock_open)
        self.show_heading()
        self.host.fit()

    def _lay_dock(self) -> None:
        areas = self.view.dock_areas()
        scale = self.scene.magnification
        studio = Studio(
            self.host.state.cards,
            self.faces,
            DARK,
            self.scene.zones.large,
            scale * self.devicePixelRatioF(),
        )
        for index, panel in enumerate((self.inspector, self.log)):
            panel.setVisible(areas is not None)
            if areas is not None:
                panel.fit(studio, scale)
                panel.setGeometry(areas[index])


def _phase(state: State) -> int:
    """Which of the four phases of the turn is under way."""
    for step in reversed(state.agenda):
        for kind, phase in PHASES:
            if isinstance(step, kind):
                return phase
    return 0
