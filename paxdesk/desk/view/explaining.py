"""What a step of the log was about: its reason, and the plan behind it where a robot took it."""

from collections.abc import Callable
from typing import Final, Protocol

from attrs import evolve
from PySide6.QtCore import QObject, QTimer

from paxdesk.desk.game.thinking import Thinker
from paxdesk.desk.game.turn_flow import TurnFlow
from paxdesk.desk.inspector.inspected import Inspected, InspectorRow
from paxdesk.desk.inspector.inspector import Inspector
from paxdesk.desk.log.log import Log
from paxdesk.desk.protocol.table_game import TableGame
from paxdesk.desk.types import Recording, Replayed, Session, State
from paxdesk.desk.words.seats import Names
from paxdesk.language import single_stop
from paxdesk.record_classes import frozen

REST: Final = 350
"""Milliseconds for which the pointer rests on a row of the log before it is explained."""


class ExplainedGame(Protocol):
    """The game whose steps are explained, where it stands now."""

    @property
    def session(self) -> Session: ...

    @property
    def recording(self) -> Recording: ...

    @property
    def state(self) -> State:
        """The position in which cards are named."""
        ...

    @property
    def names(self) -> Names: ...

    @property
    def busy(self) -> bool:
        """Whether there is no time to explain anything."""
        ...

    @property
    def thinking(self) -> bool:
        """Whether there is no time to ask robots for their plans."""
        ...


@frozen
class PlayedGame:
    """The game that is played at a table."""

    flow: TurnFlow

    @property
    def session(self) -> Session:
        return self.flow.session

    @property
    def recording(self) -> Recording:
        return self.flow.game_log.recording

    @property
    def state(self) -> State:
        return self.flow.state

    @property
    def names(self) -> Names:
        return self.flow.names

    @property
    def busy(self) -> bool:
        return self.flow.busy

    @property
    def thinking(self) -> bool:
        return self.flow.robot is not None


class Explainer(QObject):
    """Explains rows of a log that are pointed at, and steps at once.

    The inspector shows it, or where that is folded away ``mention``, which gets None when nothing
    is explained any more. What is pinned in the inspector stays while rows are pointed at.
    """

    def __init__(
        self,
        game: TableGame,
        explained: ExplainedGame,
        log: Log,
        inspector: Inspector,
        mention: Callable[[Inspected | None], None],
    ) -> None:
        super().__init__(log)
        self._game = game
        self._of = explained
        self._log = log
        self._inspector = inspector
        self._mention = mention
        self._shown = Inspected()
        self._hovered = 0
        self._thinker = Thinker(self)
        self._thinker.answered.connect(self._add_plan)
        self._thinker.failed.connect(self._fail)
        self._rest = QTimer(self, singleShot=True, interval=REST)
        self._rest.timeout.connect(self._rested)
        log.row_hovered.connect(self._hover)

    def _hover(self, step: int) -> None:
        """A row is pointed at: once the pointer rests there, explain it; 0: none is."""
        self._hovered = step
        self._rest.stop()
        if step:
            self._rest.start()
        elif self._shown.rows and not self._inspector.isVisible():
            self.forget()
            self._mention(None)

    def _rested(self) -> None:
        if not self._inspector.inspected.pinned:
            self.explain(self._hovered)

    def explain(self, step: int) -> None:
        """Tell a step's reason, and its plan when the robot that took it has recalled it.

        Nothing is told of a step without a reason.
        """
        steps = self._of.recording.steps
        taken: Replayed = steps[step - 1]
        if not taken.reason or self._of.busy:
            return
        wording, names = self._game.wording, self._of.names
        words = wording.action_text(taken.before, taken.action, names)
        parts = wording.reason_parts(steps[-1].after, taken.action, taken.reason)
        why = single_stop(f"{words}: {parts.why}.")
        rows = (
            InspectorRow("heading", parts.step),
            InspectorRow("fact", why, icon="manicule", rule=parts.rule),
        )
        card = self._game.handling.card_of(taken)
        shown = Inspected(title=names[taken.seat])
        if card:
            shown = wording.mentioned(self._of.state, card)
        self._tell(evolve(shown, rows=rows))
        question = None
        if not self._of.thinking:
            question = self._game.plan_behind(self._of.session, self._of.recording, step)
        if question is not None:
            self._thinker.ask(question)

    def forget(self) -> None:
        """What was explained last is not looked at any more."""
        self._rest.stop()
        self._thinker.forget()
        self._shown = Inspected()

    def end(self) -> None:
        """The window is closed: nobody waits for a plan any more."""
        self.forget()
        self._thinker.wait()

    def _tell(self, explained: Inspected) -> None:
        self._shown = explained
        if self._inspector.isVisible():
            self._inspector.inspect(explained)
        elif self._hovered and not self._log.card_pointed:
            self._mention(explained)

    def _add_plan(self, plan: object) -> None:
        """Tell the plan below the reason that is still shown."""
        told = self._game.wording.plan_behind(plan, self._of.names)
        replaced = self._inspector.isVisible() and self._inspector.inspected != self._shown
        if told and self._shown.rows and not replaced:
            row = InspectorRow("fact", told, icon="manicule")
            self._tell(evolve(self._shown, rows=(*self._shown.rows, row)))

    def _fail(self, error: Exception) -> None:
        """A robot that cannot tell its plan is a fault of the program: let it be known."""
        raise error
