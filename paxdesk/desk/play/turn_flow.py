"""The turn's flow: shows the position to the right person and asks the right question.

It knows who sits at the bottom with an open hand, lowers the curtain between two persons,
opens the fold-out of another seat that is asked, and lays the question's sheet over the
board. Whatever is answered goes to the session; then the position is shown again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import product
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

from paxdesk.desk.game_types import Action, Event, Session, State
from paxdesk.desk.play.prompt_line import PromptLine
from paxdesk.desk.play.state_model import StateModel, TableChange
from paxdesk.desk.protocol.table_game import Question
from paxdesk.desk.scene.geometry import qrect
from paxdesk.desk.scene.table_scene import TableScene
from paxdesk.desk.sheets.sheet import FINGER, MOUSE, NARROW, SHADOW, PaperButton, PromptButton
from paxdesk.desk.words import Labels, Names
from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen
from paxdesk.session.game_protocol import Seat

if TYPE_CHECKING:
    from paxdesk.desk.log.log_rows import StepLog
    from paxdesk.desk.protocol.handling import GestureIndex
    from paxdesk.desk.sheets.curtain import Curtain
    from paxdesk.desk.sheets.question_sheet import AnswerSheet


# --- What a button asks for that takes the button itself away -------------------------------------


class DeferredClick(QObject):
    """Does what was asked for once the click is over, in a turn of the event loop of its own.

    What it changes is painted after that. A second press is too late.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._wanted: Callable[[], object] | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._do)

    def schedule(self, what: Callable[[], object]) -> None:
        """Do this soon, unless something else is to be done already."""
        if self._wanted is None:
            self._wanted = what
            self._timer.start(0)

    def forget(self) -> None:
        """Do nothing: what was pressed is not there any more."""
        self._wanted = None
        self._timer.stop()

    def _do(self) -> None:
        wanted, self._wanted = self._wanted, None
        if wanted is not None:
            wanted()


# --- The room there is for sheets over the table: at which scale they are printed, and where ------

UNITS: Final = (1366, 768)
"""The window in which sheets are laid out at scale 1."""
TEXTS: Final = (1.5, 1.3, 1.15, 1.0)
"""How much larger the words of a sheet may be, tried in this order."""
QUIET: Final = 0.9
"""How much sheets grow with the window: a little less than the table does."""


def window_scale(surface: QWidget) -> float:
    """The scale at which something drawn for UNITS fills the surface."""
    return min(surface.width() / UNITS[0], surface.height() / UNITS[1])


class SheetRoom:
    """Measures a table's surface for whatever is laid on it; all lengths are its pixels."""

    def __init__(self, scene: TableScene, surface: QWidget) -> None:
        self._scene = scene
        self._surface = surface
        self._text = 1.0
        self.touch = False
        """Whether buttons are large enough for a finger."""

    def apply(self, text: float, touch: bool) -> None:
        """Print sheets with words so much larger, for mouse or finger."""
        self._text = text
        self.touch = touch

    @property
    def scale(self) -> float:
        """Pixels to a unit of a sheet."""
        return max(1.0, QUIET * window_scale(self._surface))

    @property
    def words_scale(self) -> float:
        """The same, words enlarged as they are set."""
        return self.scale * self._text

    def fit(self, sheet: AnswerSheet) -> None:
        """Print a sheet as large as words are set, or as there is room for."""
        board = self._board()
        aside, factor = self._scene.zones.aside, self._scene.magnification
        sheet.side_rect = None if aside is None else qrect(aside.scaled(factor))
        fingers = (FINGER, NARROW) if self.touch else (0.0,)
        texts = [each for each in TEXTS if each <= self._text]
        for text, pixels in product(texts, fingers):
            scale = self.scale * text
            sheet.finger_needs = pixels / scale
            for button in sheet.findChildren(PaperButton):
                button.minimum_width = FINGER / scale if self.touch else MOUSE
            sheet.fit(board, scale)
            edge = round(SHADOW * scale)
            seen = sheet.geometry().adjusted(edge, edge, -edge, -edge)
            if self._surface.rect().contains(seen) and seen.right() <= board.right():
                return

    def table(self) -> QRectF:
        """The table without the dock."""
        zones = self._scene.zones
        factor = self._scene.magnification
        left, wide = zones.prompt.x - zones.margin, zones.prompt.width + 2 * zones.margin
        return QRectF(left * factor, 0, wide * factor, zones.window.height * factor)

    def _board(self) -> QRectF:
        """The table above the prompt line."""
        area = self.table()
        area.setHeight((self._scene.zones.prompt.y - 4) * self._scene.magnification)
        return area


@frozen(eq=False)
class RecapRequest:
    """An earlier position to be shown once more, with what ``seat`` did to get there.

    ``buttons`` alone are offered; the ``events`` are shown within ``room`` milliseconds.
    """

    state: State
    seat: Seat
    words: str
    detail: str
    buttons: Sequence[PromptButton]
    events: Sequence[Event] = ()
    room: int = 0


class TurnFlow(QObject):
    """Runs one session at one table, and says on its ``line`` who must do what."""

    curtain_raised = Signal()
    """Whoever was called has raised the curtain, which still hangs."""

    def __init__(
        self,
        scene: TableScene,
        table: QWidget,
        surface: QWidget,
        model: StateModel,
        line: PromptLine,
    ) -> None:
        super().__init__(surface)
        self.scene = scene
        self.table = table
        self.surface = surface
        self.model = model
        self.game = model.game
        sheets = self.game.sheets
        self._sheets = None if sheets is None else sheets(surface)
        self.room = SheetRoom(scene, surface)
        self.sheet: AnswerSheet | None = None
        self._curtain: Curtain | None = None
        """Hung up when it first falls."""
        self._after_click = DeferredClick(self)
        self.cloth: QWidget | None = None
        """The curtain's picture while it goes up: nothing may lie over that."""
        self._waiting: Seat | None = None
        self.prompt_line = line
        self.gestures: GestureIndex = self.game.handling.gestures(model.state, [])

    @property
    def session(self) -> Session:
        return self.model.session

    @property
    def state(self) -> State:
        return self.model.state

    @property
    def labels(self) -> Labels:
        return self.model.labels

    @property
    def names(self) -> Names:
        return self.model.names

    @property
    def game_log(self) -> StepLog:
        return self.model.game_log

    @property
    def robot(self) -> Seat | None:
        return self.model.robot

    @property
    def bottom(self) -> Seat:
        return self.model.bottom

    @property
    def question(self) -> Question:
        return self.prompt_line.question

    @property
    def curtain(self) -> Curtain | None:
        """The curtain, while it is down."""
        return self._curtain if self._waiting is not None else None

    @property
    def open_hands(self) -> frozenset[Seat]:
        """The seats whose hands may be seen by whoever sits there now."""
        if self.busy:
            return frozenset()
        if self.state.over:
            return frozenset(self.state.players)
        if not self.model.people:
            # Whoever only watches is nobody's rival, unless people play elsewhere.
            return frozenset() if self.session.absent_seats else frozenset({self.bottom})
        seen = self.session.seat_to_act == self.bottom
        if self.robot is not None:
            # While robots play, whoever is called next may be looking on.
            called = self.model.called == self.state.turn_seat
            seen = len(self.model.people) == 1 or called
        return self.together or frozenset({self.bottom} if seen else ())

    @property
    def together(self) -> frozenset[Seat]:
        """The people who play with open hands; robots neither show theirs nor look."""
        return frozenset(self.model.people) if self.session.open_hands else frozenset()

    def lay_hands_open(self, opened: bool) -> None:
        """Play on with open hands, or with hidden ones from the next person on."""
        self.session.lay_hands_open(opened)
        self.refresh()

    @property
    def busy(self) -> bool:
        """Whether nobody can do anything: the curtain is down, or the table tells its story."""
        return self._waiting is not None or self.prompt_line.retells

    def refresh(self) -> None:
        """Show the position and ask whoever must decide, once more."""
        self.model.notify()

    def view_as(self, seat: Seat) -> None:
        """Show the position to one seat without a curtain: for a picture of it.

        What another seat is asked about its hand is not shown.
        """
        self.model.called = seat
        self.model.notify(curtain=False)

    def _raised(self) -> None:
        self._after_click.schedule(self._call_waiting)

    def _call_waiting(self) -> None:
        """The person called has raised the curtain."""
        if self._waiting is not None:
            self.model.called = self._waiting
            self.curtain_raised.emit()

    # --- Looking ---------------------------------------------------------------------------------

    def show(self, change: TableChange) -> None:
        """Find out who must decide what by the position, and whether a curtain falls first."""
        self._clear()
        asked, state, model = change.seat_to_act, change.state, self.model
        if change.what == "language" and self._sheets is not None:
            self._sheets.forget_faces()
        # As long as nobody is asked, people can do nothing but look on.
        self.gestures = self.game.handling.gestures(state, [])
        if self.session.halted or self.robot is not None:
            self.prompt_line.watch(self.robot, self.session.halted)
            return
        legal = self.session.legal()
        self.prompt_line.question = self.game.wording.question(state, asked, legal, self.names)
        if asked is None:
            return
        secrets = self.game.secrets
        if secrets is None or self.session.open_hands:
            model.called = asked
        elif model.called is None and self.question.manner == "turn":
            # Who has nothing to hide yet finds the table simply there.
            # What else is asked may show somebody what others must not see.
            model.called = None if secrets(state, asked) else asked
        strange = model.called != asked
        if strange and change.curtain:
            self._waiting = asked
            self.prompt_line.pass_on(asked)
            return
        self.gestures = self.game.handling.gestures(state, legal)
        if not (strange and self.question.needs_hand):
            self.sheet = self._sheet(legal)

    def ask(self) -> None:
        """Ask what :meth:`show` has found, over the table as it is shown by now."""
        if self._waiting is not None:
            self._lower_curtain(self._waiting)
            return
        if self.sheet is not None:
            self._lay(self.sheet)
        self.give_focus()

    def _clear(self) -> None:
        self.prompt_line.clear()
        self._after_click.forget()
        if self.sheet is not None:
            sheet, self.sheet = self.sheet, None
            focus = QApplication.focusWidget()
            if focus is not None and sheet.isAncestorOf(focus):
                # else the keyboard goes from answer to answer as they vanish, and each is read
                self.table.setFocus(Qt.FocusReason.OtherFocusReason)
            sheet.hide()
            sheet.deleteLater()
        self._waiting = None
        if self._curtain is not None:
            self._curtain.hide()

    def _lower_curtain(self, seat: Seat) -> None:
        """Hide everything until the person called has come.

        What the step has brought about is seen by whoever still sits there, before it falls.
        """
        if self._curtain is None:
            from paxdesk.desk.sheets.curtain import Curtain

            self._curtain = Curtain(self.surface, self.scene.motions)
            self._curtain.raised.connect(self._raised)
        self._curtain.fall(self.labels[seat], self._why_called(seat), window_scale(self.surface))

    def _why_called(self, seat: Seat) -> str:
        """Why a person is called to the table; everybody reads it."""
        turn = self.state.turn_seat
        if self.question.calls:
            return self.question.calls
        if seat == turn:
            return tr("It is your turn.")
        return tr("{0}'s turn needs a decision from you.", self.names[turn])

    def retell(self, told: RecapRequest) -> None:
        """Nothing is asked while an earlier position is shown."""
        self._clear()
        self.prompt_line.retell(told.seat, told.words, told.detail, told.buttons)
        self.gestures = self.game.handling.gestures(told.state, [])

    @property
    def other_person(self) -> Seat | None:
        """The seat that is asked, where that is another person than whoever looks on."""
        asked = self.session.seat_to_act
        return None if asked == self.bottom or self.busy or self.robot is not None else asked

    @property
    def waiting(self) -> str:
        """Why whoever sits at the bottom may not go on with the turn."""
        if self.busy:
            return ""
        if self.session.halted:
            return self.session.halted
        if self.robot is not None:
            return tr("{0} is playing", self.names[self.robot])
        if self.other_person is not None:
            names = {"one": self.names[self.bottom], "other": self.names[self.other_person]}
            return tr("{one} waits for {other}", **names)
        return self.question.waiting if self.robot is None else ""

    # --- Asking ----------------------------------------------------------------------------------

    def _sheet(self, legal: list[Action]) -> AnswerSheet | None:
        """The sheet of the question, if it has one; it is not seen yet."""
        if self._sheets is None:
            return None
        scale = self.room.words_scale
        sheet = self._sheets.sheet(self.session, self.question, legal, self.labels, scale)
        if sheet is not None:
            self.prompt_line.warn_later(legal)
        return sheet

    def _lay(self, sheet: AnswerSheet) -> None:
        sheet.answered.connect(self._answer)
        sheet.rule_asked.connect(self.prompt_line.rule_asked)
        sheet.left.connect(partial(self._after_click.schedule, self.refresh))
        if self.prompt_line.warning:
            sheet.propose_nothing()
        self.fit()
        sheet.show()
        self.bring_up(sheet)

    def _answer(self, action: Action) -> None:
        self._after_click.schedule(partial(self.model.submit, action))

    def bring_up(self, widget: QWidget) -> None:
        """Let something lie above the table, but below a curtain that is still rising."""
        widget.raise_()
        if self.cloth is not None:
            self.cloth.raise_()

    def give_focus(self) -> None:
        """Give the keyboard to whatever asks: curtain, sheet, or the table itself."""
        if self.curtain is not None:
            self.curtain.button.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.sheet is not None:
            self.sheet.take_focus()
        else:
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- Places ----------------------------------------------------------------------------------

    def fit(self) -> None:
        """Put curtain and sheet where they belong in a window of this size."""
        if self.curtain is not None:
            self.curtain.fit(window_scale(self.surface))
        if self.sheet is not None:
            self.room.fit(self.sheet)
