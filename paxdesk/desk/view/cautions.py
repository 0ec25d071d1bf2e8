"""Cautions on the table with their proofs, and figures worked out in the background."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from paxdesk.desk.game_types import Event, State
from paxdesk.desk.input.drag_controller import DragController
from paxdesk.desk.inspector.content import InspectorContent, InspectorRow
from paxdesk.desk.inspector.panel import Inspector
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
"""Milliseconds after a step before the search begins. Two threads at once besides the GUI thread
would each let the window wait for the other."""


class CautionPresenter(QObject):
    """Finds the cautions of each position off the GUI thread, and shows them to whoever acts.

    ``found`` are those of the position on the table; ``open_inspector`` makes room for a proof,
    ``suppose`` plays one on the table.
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
        self.found: tuple[ShownCaution, ...] = ()
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

    def buttons(self) -> tuple[PromptButton, ...]:
        """How many cautions there are; a press shows one after the other."""
        if not self.found:
            return ()
        count = PromptButton(tr_plural("%n warning(s)", "", len(self.found)), self.prove_next)
        if self._last < 0 or self.found[self._last].shown is None:
            return (count,)
        play = partial(self._play, self.found[self._last])
        return (PromptButton(tr("Show it"), play), count)

    def _play(self, caution: ShownCaution) -> None:
        """Play what a caution speaks of on the table."""
        if caution.shown is not None:
            self._suppose(caution.shown())

    def prove_next(self) -> None:
        """Show the next caution with its proof, the first after the last."""
        if not self.found:
            self._line.note(tr("No warnings."), tr("Nothing needs your attention now."))
            return
        self._prove((self._last + 1) % len(self.found))

    def prove_at(self, spot: Spot) -> None:
        """Show the caution whose sign lies on a spot, one after the other where there are more.

        What would happen is played at once.
        """
        here = [index for index, each in enumerate(self.found) if self._place(each) == spot]
        after = [index for index in here if index > self._last]
        if here:
            index = (after or here)[0]
            caution = self.found[index]
            self._prove(index)
            self._play(caution)

    def forget(self) -> None:
        """What was found is not true any more."""
        self._thinker.forget()
        self.found, self._last = (), -1
        self._drag.mark_cautions(frozenset())

    def show(self, _change: TableChange) -> None:
        """Look for what is to be minded in another position."""
        self._look()

    def _look_anew(self) -> None:
        """The settings have changed."""
        had = bool(self.found)
        self.forget()
        if not self._look() and had:
            self._line.show()

    def _look(self) -> bool:
        """Find out what is to be minded now; False where nobody wants to know."""
        flow = self.flow
        seat = flow.question.seat
        wanted = self._store.settings.cautions and not flow.busy and flow.robot is None
        asked = wanted and flow.question.manner == "turn" and seat == flow.bottom
        giver = flow.game.adviser if asked else None
        question = None if giver is None else giver.cautions(flow.session)
        if question is not None:
            self._thinker.ask(question)
        return question is not None

    def _show(self, cautions: WordsFor[Sequence[ShownCaution]]) -> None:
        flow = self.flow
        self.found = tuple(cautions(flow.names))
        places = {self._place(each) for each in self.found}
        self._drag.mark_cautions(frozenset(spot for spot in places if spot is not None))
        told = self._scene.prompt
        # a refusal stays to be read; the warnings are offered with the next words
        if self.found and not (told is not None and told.refused):
            self._line.show()

    def _place(self, caution: ShownCaution) -> Spot | None:
        """Where its sign lies: the first of its places that is on the table."""
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
    """Finds out off the GUI thread what the table leaves open of a position, and shows it."""

    def __init__(self, flow: TurnFlow) -> None:
        super().__init__(flow)
        self._flow = flow
        self._thinker = AnswerThread(self, FIGURES_AFTER_MS)
        self._thinker.answered.connect(self._show)
        self._thinker.failed.connect(self._fail)

    def show(self, _change: TableChange) -> None:
        """Look what is open in another position, if it stays for a while."""
        flow = self._flow
        self._thinker.forget()
        adviser = flow.game.adviser
        if adviser is not None:
            question = adviser.open_question(flow.state, sorted(flow.open_hands))
            if question is not None:
                self._thinker.ask(question)

    def _show(self, take_in: Callable[[], bool]) -> None:
        if take_in():
            self._flow.scene.redraw()

    def _fail(self, problem: str) -> None:
        self._flow.prompt_line.refuse(tr("The view of the table could not be computed."), problem)
