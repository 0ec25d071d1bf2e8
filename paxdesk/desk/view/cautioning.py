"""Cautions: quiet signs on the table for what a good friend would point out, and their proof."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from paxdesk.desk.game.thinking import Thinker
from paxdesk.desk.game.turn_flow import TurnFlow
from paxdesk.desk.input.drag_controller import DragController
from paxdesk.desk.inspector.inspected import Inspected, InspectorRow
from paxdesk.desk.inspector.inspector import Inspector
from paxdesk.desk.scene.spots import Spot
from paxdesk.desk.scene.things import MarkLook
from paxdesk.desk.settings.store import SettingsStore
from paxdesk.desk.sheets.prompt_button import PromptButton
from paxdesk.desk.types import Cautions
from paxdesk.language import counted, say

if TYPE_CHECKING:
    from paxdesk.desk.protocol.advice import Caution


class CautionPresenter(QObject):
    """Finds the cautions of each position off the GUI thread, and shows them to whoever acts.

    ``found`` are those of the position on the table; ``open_inspector`` makes room for a proof.
    """

    def __init__(
        self,
        flow: TurnFlow,
        drag: DragController,
        inspector: Inspector,
        open_inspector: Callable[[], None],
    ) -> None:
        super().__init__(flow)
        self.flow = flow
        self.found: tuple[Caution, ...] = ()
        self._drag = drag
        self._inspector = inspector
        self._open_inspector = open_inspector
        self._last = -1
        self._store = SettingsStore()
        self._thinker = Thinker(self)
        self._thinker.answered.connect(self._show)
        self._thinker.failed.connect(self._fail)
        flow.refreshing.connect(self._forget)  # before the prompt line tells how many there are
        flow.refreshed.connect(self._look)
        drag.minded.connect(self.prove_at)

    def follow(self, store: SettingsStore) -> None:
        """Look for cautions only where the settings say so."""
        self._store = store
        store.changed.connect(self._look)

    def end(self) -> None:
        """The window is closed: nobody waits for an answer any more."""
        self._thinker.forget()
        self._thinker.wait()

    def buttons(self) -> tuple[PromptButton, ...]:
        """How many cautions there are; a press shows one after the other."""
        if not self.found:
            return ()
        return (PromptButton(counted("%n warning(s)", "", len(self.found)), self.prove_next),)

    def prove_next(self) -> None:
        """Show the next caution with its proof, the first after the last."""
        if not self.found:
            self.flow.line.refuse(say("No warning."), say("There is nothing special to mind now."))
            return
        self._prove((self._last + 1) % len(self.found))

    def prove_at(self, spot: Spot) -> None:
        """Show the caution whose sign lies on a spot, one after the other where there are more."""
        here = [index for index, each in enumerate(self.found) if self._place(each) == spot]
        after = [index for index in here if index > self._last]
        if here:
            self._prove((after or here)[0])

    def _forget(self) -> None:
        """What was found is not true any more."""
        self._thinker.forget()
        self.found, self._last = (), -1
        self._drag.mind(frozenset())

    def _look(self) -> None:
        """Another position, or other settings: look for what is to be minded now."""
        flow, had = self.flow, bool(self.found)
        self._forget()
        seat = flow.question.seat
        wanted = self._store.settings.cautions and not flow.busy and flow.robot is None
        asked = wanted and flow.question.manner == "turn" and seat == flow.bottom
        question = flow.game.cautions(flow.session) if asked else None
        if question is not None:
            self._thinker.ask(question)
        elif had:
            flow.line.show()

    def _show(self, cautions: Cautions) -> None:
        flow = self.flow
        seat = flow.session.asked
        assert seat is not None, "cautions are forgotten with the position they were found in"
        self.found = tuple(flow.game.wording.cautions(flow.state, cautions, seat, flow.names))
        places = {self._place(each) for each in self.found}
        self._drag.mind(frozenset(spot for spot in places if spot is not None))
        told = flow.scene.prompt
        # a refusal stays to be read; the warnings are offered with the next words
        if self.found and not (told is not None and told.refused):
            flow.line.show()

    def _place(self, caution: Caution) -> Spot | None:
        """Where its sign lies: the first of its places that is on the table."""
        shown = (spot for spot in caution.marks if self.flow.scene.area_of(spot) is not None)
        return next(shown, None)

    def _prove(self, index: int) -> None:
        self._last = index
        caution = self.found[index]
        flow = self.flow
        seat = flow.question.seat
        rows = (InspectorRow("fact", caution.words, icon="manicule"), *caution.rows)
        self._open_inspector()
        self._inspector.inspect(Inspected(rows=rows, pinned=True, title=say("Mind this")))
        shown = flow.scene.areas()
        self._drag.trace({spot: MarkLook("focus") for spot in caution.about if spot in shown})
        if seat is not None:
            flow.line.announce(seat, caution.words, say("The inspector shows why."))

    def _fail(self, error: Exception) -> None:
        """What cannot be worked out is a fault of the program: say so, and let it be known."""
        self.flow.line.refuse(say("The warnings cannot be worked out."), str(error))
        raise error
