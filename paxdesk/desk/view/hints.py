"""Hints from the game's adviser, and explanations of steps of the log."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from attrs import evolve
from PySide6.QtCore import QObject, QTimer

from paxdesk.desk.game_types import Recording, Session, State, Step
from paxdesk.desk.input.table_actions import TableActions
from paxdesk.desk.inspector.content import InspectorContent, InspectorRow
from paxdesk.desk.inspector.panel import Inspector
from paxdesk.desk.lesson_session import guided
from paxdesk.desk.log.log_panel import Log
from paxdesk.desk.play.turn_flow import TurnFlow
from paxdesk.desk.protocol.table_game import Question, TableGame
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.settings import SettingsStore
from paxdesk.desk.sheets.sheet import PromptButton
from paxdesk.desk.view.robot_player import AnswerThread
from paxdesk.desk.words import Names
from paxdesk.language import tr, tr_plural, without_double_stop
from paxdesk.lazy_attrs import frozen

if TYPE_CHECKING:
    from paxdesk.desk.protocol.advice import ShownPlan, WordsFor


class HintPresenter(QObject):
    """Asks for a hint off the GUI thread, says it and draws it on the table.

    Its first step stands on the prompt line, the whole in the inspector, for which
    ``open_inspector`` makes room. ``plans`` are those of the hint that is shown, the best first;
    ``chosen`` is the one drawn.
    """

    def __init__(
        self,
        flow: TurnFlow,
        interaction: TableActions,
        inspector: Inspector,
        open_inspector: Callable[[], None],
        store: SettingsStore,
    ) -> None:
        super().__init__(flow)
        self._inspector = inspector
        self._open_inspector = open_inspector
        self._whole = InspectorContent()
        self.flow = flow
        self._line = flow.prompt_line
        self._scene = flow.scene
        self._can = interaction
        self.plans: tuple[ShownPlan, ...] = ()
        self.chosen = 0
        self._question: Question | None = None
        """What was asked before the hint was said in its place."""
        self._store = store
        self._thinker = AnswerThread(self)
        self._thinker.answered.connect(self._show)
        self._thinker.failed.connect(self._fail)

    def ask(self) -> None:
        """Find out what might be done now, or say that there is nothing to be advised."""
        flow = self.flow
        if not self._store.settings.hints:
            self._line.refuse(tr("Hints are off."), tr("You can turn them on in Settings."))
            return
        giver = None if flow.busy or flow.robot is not None else flow.game.adviser
        question = None if giver is None else giver.hint(flow.session)
        if question is None:
            self._line.refuse(*self._why_none())
            return
        self._thinker.ask(question)

    def _why_none(self) -> tuple[str, str]:
        """Why nothing is advised now, and when it is."""
        flow = self.flow
        if flow.state.over:
            return tr("The game is over."), tr("There is nothing left to decide.")
        if guided(flow.session) is not None:
            return tr("See the guide for what to do."), tr("Hints are available in free turns.")
        return tr("You get a hint when it is your turn to decide."), ""

    def buttons(self) -> tuple[PromptButton, ...]:
        """The plans to choose from, while a hint is shown and there are several."""
        if len(self.plans) < 2:
            return ()
        return tuple(
            PromptButton(words, partial(self.choose, index), lit=index == self.chosen)
            for index, words in enumerate(self._called())
        )

    def _called(self) -> tuple[str, ...]:
        """What the plans are called, the best first."""
        return (tr("Best plan"), tr("Second way"), tr("Third way"))[: len(self.plans)]

    def choose(self, index: int) -> None:
        self.chosen = index
        plan = self.plans[index]
        seat = self.flow.session.seat_to_act
        assert seat is not None, "a hint is forgotten with the position it was asked for"
        self._scene.set_plan(tuple(self._movements(plan)))
        self._whole = InspectorContent(rows=tuple(self._rows(plan)), pinned=True, title=tr("Hint"))
        if self.flow.game.inspector is not None:
            self._open_inspector()
            self._inspector.inspect(self._whole)
        first = plan.steps[0]
        note = (not index and first.why) or plan.note
        if len(plan.steps) > 1:
            more = tr_plural("%n more step(s): see the inspector.", "", len(plan.steps) - 1)
            note = f"{note} {more}".strip()
        self._line.announce(seat, without_double_stop(tr("Hint: {0}.", first.words)), note)

    def _rows(self, plan: ShownPlan) -> Iterator[InspectorRow]:
        """A plan step by step, each with what it brings, and what all of it does."""
        yield InspectorRow("heading", self._called()[self.chosen])
        for number, step in enumerate(plan.steps, start=1):
            words = without_double_stop(tr("{number}. {step}.", number=number, step=step.words))
            yield InspectorRow("fact", f"{words} {step.why}".strip())
        if plan.note:
            yield InspectorRow("fact", plan.note, icon="manicule")

    def put_away(self) -> bool:
        """Take the hint off the table and ask again what was asked; tell whether one was shown."""
        if not self.plans or self._question is None:
            return False
        self.forget()
        self._scene.set_plan(())
        self._line.question = self._question
        self._line.show()
        return True

    def forget(self) -> None:
        """Another position comes: nothing is advised in it yet."""
        self._thinker.forget()
        self.plans = ()
        if self._whole.rows and self._inspector.inspected == self._whole:
            self._inspector.inspect(InspectorContent())

    def _show(self, advice: WordsFor[Sequence[ShownPlan]]) -> None:
        flow = self.flow
        if not self.plans:
            self._question = flow.question
        self.plans = tuple(advice(flow.names))
        flow.session.hinted = True
        self.choose(0)

    def _movements(self, plan: ShownPlan) -> Iterator[tuple[Spot, Spot, int]]:
        """The movements of a plan between what is seen of their places."""
        for number, step in enumerate(plan.steps, start=1):
            pick, drop = self._can.shown(step.pick), self._can.shown(step.drop)
            if pick is not None and drop is not None:
                yield pick, drop, number

    def _fail(self, problem: str) -> None:
        self._line.refuse(tr("The robot could not choose a move."), problem)


# --- What a step of the log was about: its reason, and the plan behind it where a robot took
# it

EXPLAIN_AFTER_MS: Final = 350
"""Milliseconds for which the pointer rests on a row of the log before it is explained."""


@frozen(eq=False)
class ExplainedGame:
    """The game whose steps are explained; cards are named in its ``state``.

    ``planning`` says whether there is time to ask robots for their plans.
    """

    session: Session
    recording: Recording
    state: State
    names: Names
    planning: bool


class Explainer(QObject):
    """Explains rows of a log that are pointed at, and steps at once.

    The inspector shows it, or where that is folded away ``mention``, which gets None when nothing
    is explained any more. What is pinned in the inspector stays while rows are pointed at.
    ``explained`` is asked for the game, None while there is no time to explain anything.
    """

    def __init__(
        self,
        game: TableGame,
        explained: Callable[[], ExplainedGame | None],
        log: Log,
        inspector: Inspector,
        mention: Callable[[InspectorContent | None], None],
    ) -> None:
        super().__init__(log)
        self._game = game
        self._explained = explained
        self._names: Names = {}
        self._log = log
        self._inspector = inspector
        self._mention = mention
        self._shown = InspectorContent()
        self._hovered = 0
        self._thinker = AnswerThread(self)
        self._thinker.answered.connect(self._add_plan)
        self._rest = QTimer(self, singleShot=True, interval=EXPLAIN_AFTER_MS)
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
        of, game = self._explained(), self._game
        taken: Step | None = None if of is None else of.recording.steps[step - 1]
        if of is None or taken is None or not taken.reason or game.robots is None:
            return
        names = of.names
        self._names = names
        words = game.wording.action_text(taken.before, taken.action, names)
        parts = game.robots.reason_parts(of.recording.last, taken.action, taken.reason, names)
        why = without_double_stop(f"{parts.why}.") if parts.why else ""
        told = f"{without_double_stop(f'{words}.')} {why}".strip()
        rows = [
            InspectorRow("heading", parts.step),
            InspectorRow("fact", told, icon="manicule", rule=parts.rule),
        ]
        shown = InspectorContent(title=names[taken.seat])
        if game.cards is not None and (card := game.cards.about(taken)):
            shown = game.cards.mentioned(of.state, card)
        lines = sum(len(each.entries) for each in of.recording.steps[:step])
        if lines <= of.session.lines_of_file:
            saved = tr("The saved file gives this reason; it cannot be verified.")
            rows.append(InspectorRow("fact", saved))
        self._tell(evolve(shown, rows=tuple(rows)))
        if of.planning:
            question = game.robots.plan_behind(of.session, of.recording, step)
            if question is not None:
                self._thinker.ask(question)

    def forget(self) -> None:
        """What was explained last is not looked at any more."""
        self._rest.stop()
        self._thinker.forget()
        self._shown = InspectorContent()

    def end(self) -> None:
        """The window is closed: nobody waits for a plan any more."""
        self.forget()
        self._thinker.end()

    def _tell(self, explained: InspectorContent) -> None:
        self._shown = explained
        if self._inspector.isVisible():
            self._inspector.inspect(explained)
        elif self._hovered and not self._log.card_pointed:
            self._mention(explained)

    def _add_plan(self, plan: WordsFor[str]) -> None:
        """Tell the plan below the reason that is still shown."""
        told = plan(self._names)
        replaced = self._inspector.isVisible() and self._inspector.inspected != self._shown
        if told and self._shown.rows and not replaced:
            row = InspectorRow("fact", told, icon="manicule")
            self._tell(evolve(self._shown, rows=(*self._shown.rows, row)))
