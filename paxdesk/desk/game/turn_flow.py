"""The turn's flow: shows the position to the right person and asks the right question.

It knows who sits at the bottom with an open hand, lowers the curtain between two persons,
opens the fold-out of another seat that is asked, and lays the question's sheet over the
board. Whatever is answered goes to the session; then the position is shown again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from paxdesk.desk.game.after_click import AfterClick
from paxdesk.desk.game.prompt_line import PromptLine
from paxdesk.desk.game.sheet_room import SheetRoom, window_scale
from paxdesk.desk.game.state_model import StateModel
from paxdesk.desk.game.telling import Telling
from paxdesk.desk.protocol.question import Question
from paxdesk.desk.protocol.table_game import TableGame
from paxdesk.desk.scene.table_scene import TableScene
from paxdesk.desk.sheets.prompt_button import PromptButton
from paxdesk.desk.types import Action, Session, State
from paxdesk.desk.words.seats import Labels, Names
from paxdesk.language import say
from paxdesk.session.game import Seat
from paxdesk.session.session import NOBODY

if TYPE_CHECKING:
    from paxdesk.desk.protocol.game_log import GameLog
    from paxdesk.desk.protocol.handling import Gestures
    from paxdesk.desk.sheets.answer_sheet import AnswerSheet
    from paxdesk.desk.sheets.curtain import Curtain


class TurnFlow(QObject):
    """Runs one session at one table."""

    refreshing = Signal()
    """A position is about to be shown: what else is said of it belongs onto the table now."""
    refreshed = Signal()
    """The position shown has changed, or somebody else looks at it."""
    finished = Signal()
    rising = Signal()
    """The curtain is about to go up."""

    def __init__(
        self,
        scene: TableScene,
        table: QWidget,
        surface: QWidget,
        game: TableGame,
        session: Session,
    ) -> None:
        super().__init__(surface)
        self.scene = scene
        self.table = table
        self.surface = surface
        self.model = StateModel(game, session, self)
        self.model.changed.connect(self.refresh)
        self.game = game
        self._sheets = game.answer_sheets(surface)
        self.room = SheetRoom(scene, surface)
        self.sheet: AnswerSheet | None = None
        self._curtain: Curtain | None = None
        """Hung up when it first falls."""
        self._after_click = AfterClick(self)
        self.cloth: QWidget | None = None
        """The curtain's picture while it goes up: nothing may lie over that."""
        self._waiting: Seat | None = None
        self.called: Seat | None = None
        self.tell_first: Callable[[], bool] = bool
        """Tells whoever has raised the curtain what he has missed; False where that is nothing."""
        self.line = PromptLine(scene, self.model, lambda: self.bottom, self)
        self.gestures: Gestures = game.handling.gestures(session.state, [])

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
    def game_log(self) -> GameLog:
        return self.model.game_log

    @property
    def robot(self) -> Seat | None:
        return self.model.robot

    @property
    def question(self) -> Question:
        return self.line.question

    @property
    def bottom(self) -> Seat:
        """Who sits at the bottom: the person called last, else the one whose turn comes next."""
        if self.called is not None:
            return self.called
        turn, seats = self.state.turn_seat, self.model.people or tuple(self.state.players)
        order = (turn, *self.state.clockwise(turn))
        found: Seat = next(seat for seat in order if seat in seats and seat != NOBODY)
        return found

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
            # Whoever only watches is nobody's rival.
            return frozenset({self.bottom})
        seen = self.session.asked == self.bottom
        if self.robot is not None:
            # While robots play, whoever is called next may be looking on.
            seen = len(self.model.people) == 1 or self.called == self.state.turn_seat
        return frozenset({self.bottom} if seen else ())

    @property
    def busy(self) -> bool:
        """Whether nobody can do anything: the curtain is down, or the table tells its story."""
        return self._waiting is not None or self.line.retells

    def open(self, telling: Telling) -> None:
        """Play another session at this table; of several people nobody has been called yet."""
        self.scene.show_prompt(None)  # it may speak of a seat that is not there any more
        self.called = None
        self.model.open(telling)

    def say_again(self) -> None:
        """Tell the game and ask in the language that is spoken now."""
        self._sheets.forget_faces()
        self.model.say_again()

    def _raised(self) -> None:
        self._after_click.do(self._call_waiting)

    def _call_waiting(self) -> None:
        """The person called has raised the curtain."""
        if self._waiting is None:
            return
        self.rising.emit()
        self.called = self._waiting
        if not self.tell_first():
            self.refresh()

    # --- Looking ---------------------------------------------------------------------------------

    def view_as(self, seat: Seat) -> None:
        """Show the position to one seat without a curtain: for a picture of it.

        What another seat is asked about its hand is not shown.
        """
        self.called = seat
        self.refresh(curtain=False)

    def refresh(self, *, curtain: bool = True) -> None:
        """Show the position and ask whoever must decide."""
        self._clear()
        if self.called is None:
            self.called = self.model.alone
        with self.scene.together():
            self.refreshing.emit()
            self._refresh(curtain)

    def _refresh(self, curtain: bool) -> None:
        asked = self.session.asked
        if self.robot is not None:
            self._watch(self.robot)
            return
        legal = self.session.legal()
        self.gestures = self.game.handling.gestures(self.state, legal)
        self.line.question = self.game.wording.question(self.state, asked, legal, self.names)
        if asked is not None and self.called is None and self.question.manner == "turn":
            # A game that begins with an empty hand has nothing to hide: the table is simply there.
            # What else is asked may show somebody what others must not see.
            self.called = None if self.state.players[asked].hand else asked
        strange = asked is not None and self.called != asked
        if asked is not None and strange and curtain:
            self._lower_curtain(asked)
            return
        # The sheet comes first: what it asks may bring a warning onto the prompt line.
        asks = asked is not None and not (strange and self.question.needs_hand)
        sheet = self._sheet(legal) if asks else None
        self._show(asked)
        self.give_focus()
        if sheet is not None:
            self._ask(sheet)
        self.refreshed.emit()
        if asked is None:
            self.finished.emit()

    def _watch(self, robot: Seat) -> None:
        """Show the position while a robot is asked: people can do nothing but look on."""
        self.gestures = self.game.handling.gestures(self.state, [])
        self.line.watch(robot)
        self._show(robot)
        self.give_focus()
        self.refreshed.emit()

    def _clear(self) -> None:
        self.line.clear()
        self._after_click.forget()
        if self.sheet is not None:
            self.sheet.hide()
            self.sheet.deleteLater()
            self.sheet = None
        self._waiting = None
        if self._curtain is not None:
            self._curtain.hide()

    def _lower_curtain(self, seat: Seat) -> None:
        """Hide everything until the person called has come."""
        self.gestures = self.game.handling.gestures(self.state, [])
        self._waiting = seat
        # Behind the curtain no hand lies open either.
        self.show_result()
        if self._curtain is None:
            from paxdesk.desk.sheets.curtain import Curtain

            self._curtain = Curtain(self.surface, self.scene.motions)
            self._curtain.raised.connect(self._raised)
        self._curtain.fall(self.labels[seat], window_scale(self.surface))
        self.refreshed.emit()

    def retell(
        self, state: State, seat: Seat, words: str, detail: str, buttons: Sequence[PromptButton]
    ) -> None:
        """Show an earlier position, and what ``seat`` did, with ``buttons`` until a refresh."""
        bottom, game, first = self.bottom, self.session.game, not self.line.retells
        self._clear()
        self.line.retell(seat, words, detail, buttons)
        self.gestures = self.game.handling.gestures(state, [])
        with self.scene.together():
            if first:
                self.refreshing.emit()
            self.scene.close_fold_out()
            self.line.show()
            opened, asked, seen = (
                frozenset({bottom}),
                game.asked(state),
                game.seen_by(state, bottom),
            )
            self.scene.show_position(seen, bottom, self.labels, hands_open=opened, asked=asked)

    def show_result(self) -> None:
        """Show what a step has brought about to whoever still sits there, before the curtain."""
        self.line.pass_on(self.session.asked or self.bottom)
        self.scene.show_position(
            self.state, self.bottom, self.labels, face_down=True, asked=self.session.asked
        )

    def _show(self, asked: Seat | None) -> None:
        bottom = self.bottom
        elsewhere = asked is not None and asked != bottom and self.robot is None
        self.scene.show_waiting(self._waited_for(asked))
        if asked is not None and elsewhere:
            self.scene.fold_out(asked)
        else:
            self.scene.close_fold_out()
        self.line.show()
        self.scene.show_position(
            self.state,
            bottom,
            self.labels,
            hands_open=frozenset(self.state.players if asked is None else {bottom}),
            face_down=bottom not in self.open_hands,
            asked=asked,
        )

    def _waited_for(self, asked: Seat | None) -> str:
        """Why whoever sits at the bottom may not go on with the turn."""
        if asked is not None and self.robot is not None:
            return say("{0} is playing", self.names[asked])
        if asked is not None and asked != self.bottom:
            names = {"one": self.names[self.bottom], "other": self.names[asked]}
            return say("{one} waits for {other}", **names)
        return self.game.wording.waiting(self.state, self.names)

    # --- Asking ----------------------------------------------------------------------------------

    def _sheet(self, legal: list[Action]) -> AnswerSheet | None:
        """The sheet of the question, if it has one; it is not seen yet."""
        scale = self.room.words_scale
        sheet = self._sheets.sheet(self.session, self.question, legal, self.labels, scale)
        if sheet is not None:
            self.line.warn_later(legal)
        return sheet

    def _ask(self, sheet: AnswerSheet) -> None:
        sheet.answered.connect(self._answer)
        sheet.rule_asked.connect(self.line.rule_asked)
        self.sheet = sheet
        if self.line.warning:
            sheet.propose_nothing()
        self.fit()
        sheet.show()
        self.bring_up(sheet)
        sheet.take_focus()

    def _answer(self, action: Action) -> None:
        self._after_click.do(partial(self.model.submit, action))

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
