"""The flow of turns, which displays positions to the right person and asks questions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import product
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from attrs import evolve
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
from paxdesk.session.session import Secrecy

if TYPE_CHECKING:
    from paxdesk.desk.log.log_rows import StepLog
    from paxdesk.desk.protocol.handling import GestureIndex
    from paxdesk.desk.sheets.curtain import Curtain
    from paxdesk.desk.sheets.question_sheet import AnswerSheet


Look: TypeAlias = Literal["key", "pointer", "latch"]
"""Way of looking at a face-down hand; ``latch`` is a switch."""


# --- Buttons that are deleted by their own action -------------------------------------------------


class DeferredClick(QObject):
    """Runner of one callback in a later pass of the event loop."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._wanted: Callable[[], object] | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._do)

    def schedule(self, what: Callable[[], object]) -> None:
        if self._wanted is None:
            self._wanted = what
            self._timer.start(0)

    def forget(self) -> None:
        self._wanted = None
        self._timer.stop()

    def _do(self) -> None:
        wanted, self._wanted = self._wanted, None
        if wanted is not None:
            wanted()


# --- Scale and place of sheets over the table -----------------------------------------------------

UNITS: Final = (1366, 768)
"""Window size for which sheets are designed at scale 1."""
TEXTS: Final = (1.5, 1.3, 1.15, 1.0)
"""Text scale factors of a sheet, tried in this order."""
QUIET: Final = 0.9
"""Scale of sheets in a large window, relative to :func:`window_scale`."""


SMALLEST_SCALE: Final = 0.2
"""Minimum scale, for a window too small for any sheet."""


def window_scale(surface: QWidget) -> float:
    """Return the scale at which :data:`UNITS` fit the surface, at least :data:`SMALLEST_SCALE`."""
    fitting = min(surface.width() / UNITS[0], surface.height() / UNITS[1])
    return max(fitting, SMALLEST_SCALE)


class SheetRoom:
    """Areas and scales of sheets, in pixels of the table's surface."""

    def __init__(self, scene: TableScene, surface: QWidget) -> None:
        self._scene = scene
        self._surface = surface
        self._text = 1.0
        self.touch = False

    def apply(self, text: float, touch: bool) -> None:
        self._text = text
        self.touch = touch

    @property
    def scale(self) -> float:
        """Pixels per unit of a sheet."""
        return max(1.0, QUIET * window_scale(self._surface))

    @property
    def words_scale(self) -> float:
        """Pixels per unit of a sheet, including the text scale."""
        return self.scale * self._text

    def fit(self, sheet: AnswerSheet) -> None:
        """Scale and place a sheet, with its text as large as fits."""
        board = self._board()
        aside, factor = self._scene.zones.aside, self._scene.magnification
        sheet.side_rect = None if aside is None else qrect(aside.scaled(factor))
        fingers = (FINGER, NARROW) if self.touch else (0.0,)
        texts = [each for each in TEXTS if each <= self._text]
        for text, pixels in product(texts, fingers):
            scale = self.scale * text
            sheet.finger_needs = pixels / scale
            for button in sheet.findChildren(PaperButton):
                button.minimum_height = FINGER / scale if self.touch else MOUSE
            sheet.fit(board, scale)
            edge = round(SHADOW * scale)
            seen = sheet.geometry().adjusted(edge, edge, -edge, -edge)
            if self._surface.rect().contains(seen) and seen.right() <= board.right():
                return

    def table(self) -> QRectF:
        """Return the area of the table beside the dock."""
        zones = self._scene.zones
        factor = self._scene.magnification
        left, right = 0.0, zones.window.right
        for panel in (zones.inspector, zones.log):
            if panel is not None and panel.x < 1:
                left = max(left, panel.right)
            elif panel is not None and panel.right > zones.window.right - 1:
                right = min(right, panel.x)
        return QRectF(left * factor, 0, (right - left) * factor, zones.window.height * factor)

    def _board(self) -> QRectF:
        """Return the area of the table above the prompt line."""
        area = self.table()
        area.setHeight((self._scene.zones.prompt.y - 4) * self._scene.magnification)
        return area


@frozen(eq=False)
class RecapRequest:
    """Request to display an earlier position, with the action before it.

    The ``events`` are animated within ``room`` ms.
    """

    state: State
    seat: Seat
    words: str
    detail: str
    buttons: Sequence[PromptButton]
    events: Sequence[Event] = ()
    room: int = 0


class TurnFlow(QObject):
    """Controller of the turns at one table: prompt, sheet and curtain for the current session."""

    answered = Signal(str)
    """Emitted with a text for screen readers after a press too short to raise the curtain."""
    curtain_raised = Signal()
    """Emitted when the called player raises the curtain, before it disappears."""
    looked = Signal(bool)
    """Emitted when a player looks at a face-down hand (True) or stops looking (False)."""
    sheet_laid = Signal(QWidget)
    """Emitted with the sheet of a question when it appears."""

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
        self._after_click = DeferredClick(self)
        self.cloth: QWidget | None = None
        """Picture of the rising curtain, which stays on top of everything, or None."""
        self._waiting: Seat | None = None
        self._looker: Seat | None = None
        self._looks: set[Look] = set()
        self._open_part: tuple[object, Session] | None = None
        """Cached open part of the session, with the revision it belongs to, or None."""
        self.prompt_line = line
        line.looking = lambda: self.looking if self.may_look else None
        line.latched = lambda: "latch" in self._looks
        self.gestures: GestureIndex = self.game.handling.gestures(model.state, [])

    @property
    def session(self) -> Session:
        return self.model.session

    @property
    def state(self) -> State:
        return self.model.state

    # --- Hands face down --------------------------------------------------------------------------

    @property
    def face_down(self) -> bool:
        """True if hands are face down because several people share this screen."""
        several = len(self.model.people) > 1 and self.game.open_part is not None
        return several and self.session.secrecy == "face down"

    @property
    def may_look(self) -> bool:
        """True if the person asked has a face-down hand and may look at it."""
        return self.face_down and not self.busy and self._asks_person and not self._empty_handed

    @property
    def looking(self) -> bool:
        return bool(self._looks) and self.may_look

    @property
    def hidden(self) -> bool:
        """True if nothing that depends on a hand may be displayed."""
        open_table = self.looking or self.state.over or self._empty_handed
        return self.face_down and not open_table

    @property
    def _asks_person(self) -> bool:
        return self.session.seat_to_act in self.model.people

    @property
    def _empty_handed(self) -> bool:
        asked = self.session.seat_to_act
        return self._asks_person and not self.game.handling.holds_cards(self.state, asked)

    def look(self, way: Look, on: bool) -> None:
        """Begin or end one way of looking at the hand."""
        before = self.looking
        if on and self.may_look:
            self._looks.add(way)
        else:
            self._looks.discard(way)
        if self.looking != before:
            self._show_looking()

    def end_looks(self) -> None:
        """Hide the hand, for example when the window loses the focus."""
        if self._looks:
            self._looks.clear()
            self._show_looking()

    def toggle_look(self) -> None:
        """Show the hand until the next call, which hides it."""
        self.look("latch", "latch" not in self._looks)

    def _show_looking(self) -> None:
        """Update gestures and sheet for a visible or hidden hand; emit :attr:`looked`."""
        legal = self.shown_session.legal()
        asked = not self.busy and self.robot is None and not self.session.halted
        self.gestures = self.game.handling.gestures(self.shown_state, legal if asked else [])
        if asked and self._sheet_differs():
            self._remove_sheet()
            self.sheet = self._sheet(legal) if legal else None
            if self.sheet is not None:
                self._lay(self.sheet)
        self.looked.emit(self.looking)
        if self.sheet is None or self.looking:
            self.give_focus()

    def _sheet_differs(self) -> bool:
        """Return whether the sheet of the question depends on a hidden hand."""
        open_part = self._open()
        return open_part is not None and open_part.legal() != self.session.legal()

    def _open(self) -> Session | None:
        """Return the open part of the session; None if the game has none."""
        make, session = self.game.open_part, self.session
        if make is None:
            return None
        key = (session, session.revision)
        if self._open_part is None or self._open_part[0] != key:
            self._open_part = key, make(session)
        return self._open_part[1]

    @property
    def shown_session(self) -> Session:
        """The session as it may be displayed now."""
        if self.hidden:
            found = self._open()
            assert found is not None, "hands lie face down only in a game that has an open part"
            return found
        return self.session

    @property
    def shown_state(self) -> State:
        return self.shown_session.state

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
        """The curtain while it is down, else None."""
        return self._curtain if self._waiting is not None else None

    @property
    def open_hands(self) -> frozenset[Seat]:
        """Seats whose hands are visible to the present viewer."""
        if self.busy:
            return frozenset()
        if self.state.over:
            return frozenset(self.state.players)
        if self.face_down:
            return frozenset({self.bottom} if self.looking else ())
        if not self.model.people:
            # Spectators see the bottom hand, but not at a table with remote players.
            return frozenset() if self.session.absent_seats else frozenset({self.bottom})
        seen = self.session.seat_to_act == self.bottom
        if self.robot is not None:
            # In a robot's turn, the next person to be called may already be watching.
            called = self.model.called == self.state.turn_seat
            seen = len(self.model.people) == 1 or called
        return self.together or frozenset({self.bottom} if seen else ())

    @property
    def together(self) -> frozenset[Seat]:
        """People at this computer, if they play with open hands; else empty."""
        return frozenset(self.model.people) if self.session.open_hands else frozenset()

    @property
    def seen_later(self) -> frozenset[Seat]:
        """Seats whose hands are visible in a recap of earlier positions."""
        return frozenset() if self.face_down else self.together | {self.bottom}

    def keep_secrets(self, secrecy: Secrecy) -> None:
        self.session.keep_secrets(secrecy)
        self._looks.clear()
        self.refresh()

    @property
    def busy(self) -> bool:
        """True if input is blocked."""
        return self._waiting is not None or self.prompt_line.retells

    def refresh(self) -> None:
        """Display the position and its question again."""
        self.model.notify()

    def view_as(self, seat: Seat) -> None:
        """Display the position to one seat without a curtain."""
        self.model.called = seat
        self.model.notify(curtain=False)

    def _raised(self) -> None:
        self._after_click.schedule(self._call_waiting)

    def _call_waiting(self) -> None:
        if self._waiting is not None:
            self.model.called = self._waiting
            self.curtain_raised.emit()

    # --- Display ----------------------------------------------------------------------------------

    def show(self, change: TableChange) -> None:
        """Determine the question of the new position, and whether the curtain drops first.

        A sheet that asks the same question again stays, with its focus and any press.
        """
        before, self.sheet = self.sheet, None
        self._clear()
        self._ask_about(change)
        if before is None:
            return
        again = self.sheet
        if change.what == "shown again" and again is not None and before.asks_like(again):
            before, self.sheet = again, before
        self._discard(before)

    def _ask_about(self, change: TableChange) -> None:
        """Determine the question of a position, with a new sheet if it has one."""
        asked, state, model = change.seat_to_act, change.state, self.model
        if asked != self._looker:
            self._looks.clear()
        self._looker = asked
        if change.what == "language" and self._sheets is not None:
            self._sheets.forget_faces()
        # No gestures while nobody is asked.
        self.gestures = self.game.handling.gestures(state, [])
        if self.session.halted or self.robot is not None:
            self.prompt_line.watch(self.robot, self.session.halted)
            return
        shown = self.shown_session
        legal, state = shown.legal(), shown.state
        self.prompt_line.question = self.game.wording.question(state, asked, legal, self.names)
        if asked is None:
            return
        if self.hidden and not legal:
            note = tr("Hold Space or your hand to answer.")
            self.prompt_line.question = evolve(self.prompt_line.question, note=note)
        secrets = self.game.secrets
        if secrets is None or self.session.open_hands or self.face_down:
            model.called = asked
        elif model.called is None and self.question.manner == "turn":
            # A person without secrets yet needs no curtain. Other questions may reveal hidden
            # information.
            model.called = None if secrets(state, asked) else asked
        strange = model.called != asked
        if strange and change.curtain:
            self._waiting = asked
            self.prompt_line.pass_on(asked)
            return
        self.gestures = self.game.handling.gestures(state, legal)
        if legal and not (strange and self.question.needs_hand):
            self.sheet = self._sheet(legal)

    def gesture_anew(self) -> None:
        """Update the gestures after a change of the selection."""
        shown = self.shown_session
        self.gestures = self.game.handling.gestures(shown.state, shown.legal())

    def ask(self) -> None:
        """Ask the question prepared by :meth:`show`, or lower the curtain."""
        if self._waiting is not None:
            self._lower_curtain(self._waiting)
            return
        if self.sheet is not None:
            self._lay(self.sheet)
        self.give_focus()

    def _clear(self) -> None:
        self.prompt_line.clear()
        self._after_click.forget()
        self._remove_sheet()
        self._waiting = None
        if self._curtain is not None:
            self._curtain.hide()

    def _remove_sheet(self) -> None:
        if self.sheet is not None:
            sheet, self.sheet = self.sheet, None
            self._discard(sheet)

    @staticmethod
    def _focused(sheet: AnswerSheet) -> bool:
        """Return whether the sheet or a part of it has the focus."""
        focus = QApplication.focusWidget()
        return focus is not None and (focus is sheet or sheet.isAncestorOf(focus))

    def _discard(self, sheet: AnswerSheet) -> None:
        if self._focused(sheet):
            # Otherwise a screen reader would read each of the answers being hidden.
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        sheet.hide()
        sheet.deleteLater()

    def _lower_curtain(self, seat: Seat) -> None:
        if self._curtain is None:
            from paxdesk.desk.sheets.curtain import Curtain

            self._curtain = Curtain(self.surface, self.scene.motions)
            self._curtain.raised.connect(self._raised)
            self._curtain.answered.connect(self.answered)
        self._curtain.fall(self.labels[seat], self._why_called(seat), window_scale(self.surface))

    def _why_called(self, seat: Seat) -> str:
        """Return why a person is called to the table, as public text."""
        turn = self.state.turn_seat
        if self.question.calls:
            return self.question.calls
        if seat == turn:
            return tr("It is your turn.")
        return tr("{0}'s turn needs a decision from you.", self.names[turn])

    def retell(self, told: RecapRequest) -> None:
        """Display the prompt of an earlier position, without gestures."""
        self._clear()
        self.prompt_line.retell(told.seat, told.words, told.detail, told.buttons)
        self.gestures = self.game.handling.gestures(told.state, [])

    @property
    def other_person(self) -> Seat | None:
        """Person at this computer to act, other than the viewer, or None."""
        asked = self.session.seat_to_act
        return None if asked == self.bottom or self.busy or self.robot is not None else asked

    @property
    def waiting(self) -> str:
        """Reason why the bottom seat has to wait; "" if it does not."""
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

    # --- Questions --------------------------------------------------------------------------------

    def _sheet(self, legal: list[Action]) -> AnswerSheet | None:
        """Return a new sheet for the question, not yet shown; None if it has none."""
        if self._sheets is None:
            return None
        scale = self.room.words_scale
        session = self.shown_session
        sheet = self._sheets.sheet(session, self.question, legal, self.labels, scale)
        if sheet is None:
            return None
        sheet.answered.connect(self._answer)
        sheet.rule_asked.connect(self.prompt_line.rule_asked)
        sheet.left.connect(partial(self._after_click.schedule, self.refresh))
        self.prompt_line.warn_later(legal)
        if self.prompt_line.warning:
            sheet.propose_nothing()
        return sheet

    def _lay(self, sheet: AnswerSheet) -> None:
        self.fit()
        sheet.show()
        self.bring_up(sheet)
        self.sheet_laid.emit(sheet)

    def _answer(self, action: Action) -> None:
        self._after_click.schedule(partial(self.model.submit, action))

    def bring_up(self, widget: QWidget) -> None:
        """Raise a widget above the table, but below a rising curtain."""
        widget.raise_()
        if self.cloth is not None:
            self.cloth.raise_()

    def give_focus(self) -> None:
        """Move the keyboard focus to the curtain, the sheet, or the table."""
        if self.curtain is not None:
            self.curtain.button.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.sheet is not None:
            if not self._focused(self.sheet):
                self.sheet.take_focus()
        else:
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- Layout -----------------------------------------------------------------------------------

    def fit(self) -> None:
        if self.curtain is not None:
            self.curtain.fit(window_scale(self.surface))
        if self.sheet is not None:
            self.room.fit(self.sheet)
