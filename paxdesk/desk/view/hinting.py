"""The hint: what the game's adviser would do now in the place of whoever is asked."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial, reduce
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF

from paxdesk.desk.game.thinking import Thinker
from paxdesk.desk.game.turn_flow import TurnFlow
from paxdesk.desk.protocol.question import Question
from paxdesk.desk.scene.arrows import Arrow
from paxdesk.desk.scene.spots import Spot
from paxdesk.desk.settings.store import SettingsStore
from paxdesk.desk.sheets.prompt_button import PromptButton
from paxdesk.desk.types import Advice
from paxdesk.language import say, single_stop

if TYPE_CHECKING:
    from paxdesk.desk.protocol.advice import Plan


class HintPresenter(QObject):
    """Asks for a hint off the GUI thread, says it on the prompt line and draws it on the table.

    ``plans`` are those of the hint that is shown, the best first; ``chosen`` is the one drawn.
    """

    def __init__(self, flow: TurnFlow) -> None:
        super().__init__(flow)
        self.flow = flow
        self.plans: tuple[Plan, ...] = ()
        self.chosen = 0
        self._question: Question | None = None
        """What was asked before the hint was said in its place."""
        self._store = SettingsStore()
        self._thinker = Thinker(self)
        self._thinker.answered.connect(self._show)
        self._thinker.failed.connect(self._fail)
        flow.refreshing.connect(self._forget)  # before the prompt line offers its plans

    def follow(self, store: SettingsStore) -> None:
        """Give hints only where the settings say so."""
        self._store = store

    def ask(self) -> None:
        """Find out what might be done now, or say that there is nothing to be advised."""
        flow = self.flow
        if not self._store.settings.hints:
            flow.line.refuse(
                say("No hints."), say("The settings say so; there they can be had again.")
            )
            return
        question = None if flow.busy or flow.robot is not None else flow.game.hint(flow.session)
        if question is None:
            flow.line.refuse(
                say("No hint now."), say("It is given to whoever is asked for a move.")
            )
            return
        self._thinker.ask(question)

    def end(self) -> None:
        """The window is closed: nobody waits for a hint any more."""
        self._thinker.forget()
        self._thinker.wait()

    def buttons(self) -> tuple[PromptButton, ...]:
        """The plans to choose from, while a hint is shown and there are several."""
        if len(self.plans) < 2:
            return ()
        words = (say("Best plan"), say("Second way"), say("Third way"))
        return tuple(
            PromptButton(words[index], partial(self.choose, index), lit=index == self.chosen)
            for index in range(len(self.plans))
        )

    def choose(self, index: int) -> None:
        """Say and draw one of the plans."""
        self.chosen = index
        plan = self.plans[index]
        flow = self.flow
        seat = flow.session.asked
        assert seat is not None, "a hint is forgotten with the position it was asked for"
        first, *others = (step.words for step in plan.steps)
        words = reduce(lambda told, step: say("{0}, then {1}", told, step), others, first)
        flow.scene.set_arrows(tuple(self._arrows(plan)))
        flow.line.announce(seat, single_stop(say("Hint: {0}.", words)), plan.note)

    def put_away(self) -> bool:
        """Take the hint off the table and ask again what was asked; tell whether one was shown."""
        if not self.plans or self._question is None:
            return False
        self._forget()
        self.flow.scene.set_arrows(())
        self.flow.line.question = self._question
        self.flow.line.show()
        return True

    def _forget(self) -> None:
        self._thinker.forget()
        self.plans = ()

    def _show(self, advice: Advice) -> None:
        flow = self.flow
        if not self.plans:
            self._question = flow.question
        self.plans = tuple(flow.game.wording.plans(flow.state, advice, flow.names))
        flow.session.hinted = True
        self.choose(0)

    def _arrows(self, plan: Plan) -> Iterator[Arrow]:
        """The movements of a plan, as far as their places are on the table."""
        for number, step in enumerate(plan.steps, start=1):
            start, end = self._area(step.pick), self._area(step.drop)
            if start is not None and end is not None:
                yield Arrow(start, end, number)

    def _area(self, spot: Spot) -> QRectF | None:
        """Where a spot is seen, or the smallest thing around it."""
        scene = self.flow.scene
        wider = self.flow.game.handling.broader(self.flow.state, spot)
        areas = (scene.area_of(each) for each in wider)
        return next((area for area in areas if area is not None), None)

    def _fail(self, error: Exception) -> None:
        """An adviser that cannot answer is a fault of the program: say so, and let it be known."""
        self.flow.line.refuse(say("The robot cannot go on."), str(error))
        raise error
