"""Cautions on the table with their proofs, and figures computed in the background."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from paxdesk.desk.game_types import Event, State
from paxdesk.desk.input.drag_controller import DragController
from paxdesk.desk.inspector.content import InspectorContent, InspectorRow
from paxdesk.desk.inspector.panel import Inspector
from paxdesk.desk.lesson_session import is_riddle
from paxdesk.desk.play.state_model import TableChange
from paxdesk.desk.play.turn_flow import TurnFlow
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.settings import SettingsStore
from paxdesk.desk.sheets.sheet import PromptButton
from paxdesk.desk.view.robot_player import AnswerThread
from paxdesk.language import tr, tr_plural

if TYPE_CHECKING:
    from paxdesk.desk.protocol.advice import ShownCaution, ShownStep, WordsFor


CAUTIONS_AFTER_MS, FIGURES_AFTER_MS = 600, 2000
"""Delays in ms between a step and the start of each search.

Without them, the searches would slow each other and the window.
"""


class CautionPresenter(QObject):
    """Presenter of cautions that a background thread finds in the position.

    ``suppose`` plays the steps of a consequence on the table.
    """

    def __init__(
        self,
        flow: TurnFlow,
        drag: DragController,
        inspector: Inspector,
        open_inspector: Callable[[], None],
        suppose: Callable[[Sequence[ShownStep[State, Event]]], None],
        store: SettingsStore,
    ) -> None:
        super().__init__(flow)
        self._suppose = suppose
        self.flow = flow
        self._line = flow.prompt_line
        self._scene = flow.scene
        self._found: tuple[ShownCaution, ...] = ()
        self._drag = drag
        self._inspector = inspector
        self._open_inspector = open_inspector
        self._last = -1
        self._store = store
        store.changed.connect(self._look_anew)
        self._thinker = AnswerThread(self, CAUTIONS_AFTER_MS)
        self._thinker.answered.connect(self._show)
        self._thinker.failed.connect(self._fail)
        drag.caution_clicked.connect(self.prove_at)

    @property
    def found(self) -> tuple[ShownCaution, ...]:
        """Cautions that may be displayed: none while the hand is face down."""
        return () if self.flow.hidden else self._found

    def look(self) -> None:
        """Mark the cautions again after a hand was shown or hidden."""
        self._last = -1
        self._mark()

    def buttons(self) -> tuple[PromptButton, ...]:
        """Return the buttons for the cautions found, or ()."""
        if not self.found:
            return ()
        count = PromptButton(tr_plural("%n warning(s)", "", len(self.found)), self.prove_next)
        if self._last < 0 or self.found[self._last].shown is None:
            return (count,)
        play = partial(self._play, self.found[self._last])
        return (PromptButton(tr("Show it"), play), count)

    def _play(self, caution: ShownCaution) -> None:
        """Show a caution's consequence on the table, if known."""
        if caution.shown is not None:
            self._suppose(caution.shown())

    def prove_next(self) -> None:
        """Show the next caution, or a note if there is none.

        The first caution follows the last.
        """
        if not self.found:
            self._line.note(tr("No warnings."), tr("Nothing needs your attention now."))
            return
        self._prove((self._last + 1) % len(self.found))

    def prove_at(self, spot: Spot) -> None:
        """Show and play the next caution whose sign is on ``spot``."""
        here = [index for index, each in enumerate(self.found) if self._place(each) == spot]
        after = [index for index in here if index > self._last]
        if here:
            index = (after or here)[0]
            caution = self.found[index]
            self._prove(index)
            self._play(caution)

    def forget(self) -> None:
        """Discard the cautions found and stop the search."""
        self._thinker.forget()
        self._found, self._last = (), -1
        self._drag.mark_cautions(frozenset())

    def show(self, _change: TableChange) -> None:
        """Start the search for cautions in the new position."""
        self._look()

    def _look_anew(self) -> None:
        """Repeat the search after a change of settings."""
        had = bool(self.found)
        self.forget()
        if not self._look() and had:
            self._line.show()

    def _look(self) -> bool:
        """Start the search if wanted; return whether it was started.

        Puzzles are left out, because a warning could contain the solution.
        """
        flow = self.flow
        seat = flow.question.seat
        wanted = self._store.settings.cautions and not flow.busy and flow.robot is None
        wanted = wanted and not is_riddle(flow.session)
        asked = wanted and flow.question.manner == "turn" and seat == flow.bottom
        giver = flow.game.adviser if asked else None
        question = None if giver is None else giver.cautions(flow.session)
        if question is not None:
            self._thinker.ask(question)
        return question is not None

    def _show(self, cautions: WordsFor[Sequence[ShownCaution]]) -> None:
        flow = self.flow
        self._found = tuple(cautions(flow.names))
        self._mark()
        told = self._scene.prompt
        # Keep a refusal readable; the next prompt offers the warnings.
        if self.found and not (told is not None and told.refused):
            self._line.show()

    def _mark(self) -> None:
        places = {self._place(each) for each in self.found}
        self._drag.mark_cautions(frozenset(spot for spot in places if spot is not None))

    def _place(self, caution: ShownCaution) -> Spot | None:
        """Return the spot of a caution's sign, or None."""
        shown = (spot for spot in caution.marks if self._scene.area_of(spot) is not None)
        return next(shown, None)

    def _prove(self, index: int) -> None:
        self._last = index
        caution = self.found[index]
        flow = self.flow
        seat = flow.question.seat
        rows = (InspectorRow("fact", caution.words, icon="manicule"), *caution.rows)
        self._open_inspector()
        self._inspector.inspect(InspectorContent(rows=rows, pinned=True, title=tr("Warning")))
        self._drag.trace(caution.about)
        if seat is not None:
            self._line.announce(seat, caution.words, tr("The inspector shows why."))

    def _fail(self, problem: str) -> None:
        self._line.refuse(tr("The warnings could not be computed."), problem)


class ReckonerPresenter(QObject):
    """Presenter of figures that a background thread computes for the displayed position."""

    def __init__(self, flow: TurnFlow) -> None:
        super().__init__(flow)
        self._flow = flow
        self._thinker = AnswerThread(self, FIGURES_AFTER_MS)
        self._thinker.answered.connect(self._show)
        self._thinker.failed.connect(self._fail)

    def show(self, _change: TableChange | None) -> None:
        """Start computing the figures that the display of the new position lacks, if any."""
        flow = self._flow
        self._thinker.forget()
        adviser = flow.game.adviser
        if adviser is not None:
            question = adviser.open_question(flow.shown_state, sorted(flow.open_hands))
            if question is not None:
                self._thinker.ask(question)

    def _show(self, take_in: Callable[[], bool]) -> None:
        if take_in():
            self._flow.scene.redraw()

    def _fail(self, problem: str) -> None:
        self._flow.prompt_line.refuse(tr("The view of the table could not be computed."), problem)
