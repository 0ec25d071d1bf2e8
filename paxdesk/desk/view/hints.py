"""Hints from the game's adviser, and explanations of log steps."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from attrs import evolve
from PySide6.QtCore import QObject, QTimer, Signal

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
    """Presenter of hints that a background thread computes.

    ``chosen`` is the index of the displayed plan in ``plans``.
    """

    hint_shown = Signal(str)
    """Emitted with the text of a plan's steps after the first, for screen readers."""

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
        """Question that the hint replaced on the prompt line, or None."""
        self._store = store
        self._thinker = AnswerThread(self)
        self._thinker.answered.connect(self._show)
        self._thinker.failed.connect(self._fail)

    def ask(self) -> None:
        """Start the search for a hint, or show why there is none."""
        flow = self.flow
        if not self._store.settings.hints:
            self._line.refuse(tr("Hints are off."), tr("You can turn them on in Settings."))
            return
        if flow.hidden:
            openly = PromptButton(tr("Show hand and hint"), self._ask_openly)
            reason, others = (
                tr("A hint shows your hand."),
                tr("Make sure that nobody else can see the screen."),
            )
            self._line.refuse(reason, others, offer=openly)
            return
        giver = None if flow.busy or flow.robot is not None else flow.game.adviser
        question = None if giver is None else giver.hint(flow.session)
        if question is None:
            self._line.refuse(*self._why_none())
            return
        self._thinker.ask(question)

    def _ask_openly(self) -> None:
        """Show the hand, and search for a hint."""
        self.flow.toggle_look()
        self.ask()

    def _why_none(self) -> tuple[str, str]:
        """Return why there is no hint, and advice or ""."""
        flow = self.flow
        if flow.state.over:
            return tr("The game is over."), tr("There is nothing left to decide.")
        if guided(flow.session) is not None:
            free = tr("Hints are available when the guide lets you play freely.")
            return tr("See the guide for what to do."), free
        return tr("You get a hint when it is your turn to decide."), ""

    def buttons(self) -> tuple[PromptButton, ...]:
        """Return the buttons that choose a plan; none for a single plan."""
        if len(self.plans) < 2:
            return ()
        return tuple(
            PromptButton(words, partial(self.choose, index), lit=index == self.chosen)
            for index, words in enumerate(self._called())
        )

    def _called(self) -> tuple[str, ...]:
        """Return the names of the plans, best first."""
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
        if len(plan.steps) > 1:
            self.hint_shown.emit(" ".join(self._numbered(plan)[1:]))

    def _rows(self, plan: ShownPlan) -> Iterator[InspectorRow]:
        """Yield the inspector rows of a plan."""
        adviser = self.flow.game.adviser
        if adviser is not None and (aim := adviser.aim(self.flow.session)):
            yield InspectorRow("fact", aim, icon="manicule")
        yield InspectorRow("heading", self._called()[self.chosen])
        for words in self._numbered(plan):
            yield InspectorRow("fact", words)
        if plan.note:
            yield InspectorRow("fact", plan.note, icon="manicule")

    def _numbered(self, plan: ShownPlan) -> list[str]:
        """Return the numbered steps with their reasons."""
        steps = enumerate(plan.steps, start=1)
        told = (
            (tr("{number}. {step}.", number=at, step=each.words), each.why) for at, each in steps
        )
        return [f"{without_double_stop(words)} {why}".strip() for words, why in told]

    def put_away(self) -> bool:
        """Remove the hint and restore the question; return whether a hint was displayed."""
        if not self.plans or self._question is None:
            return False
        self.forget()
        self._scene.set_plan(())
        self._line.question = self._question
        self._line.show()
        return True

    def forget(self) -> None:
        """Discard the hint and stop the search."""
        self._thinker.forget()
        self.plans = ()
        if self._whole.rows and self._inspector.inspected == self._whole:
            self._inspector.inspect(InspectorContent())

    def _show(self, advice: WordsFor[Sequence[ShownPlan]]) -> None:
        flow = self.flow
        if flow.hidden:
            return
        if not self.plans:
            self._question = flow.question
        self.plans = tuple(advice(flow.names))
        flow.session.hinted = True
        self.choose(0)

    def _movements(self, plan: ShownPlan) -> Iterator[tuple[Spot, Spot, int]]:
        """Yield the pick spot, drop spot and number of each visible step."""
        for number, step in enumerate(plan.steps, start=1):
            pick, drop = self._can.shown(step.pick), self._can.shown(step.drop)
            if pick is not None and drop is not None:
                yield pick, drop, number

    def _fail(self, problem: str) -> None:
        self._line.refuse(tr("The robot could not choose a move."), problem)


EXPLAIN_AFTER_MS: Final = 350
"""Delay before a hovered log row is explained, in ms."""


@frozen(eq=False)
class ExplainedGame:
    """Game whose steps are explained; ``planning`` allows asking for robots' plans."""

    session: Session
    recording: Recording
    state: State
    names: Names
    planning: bool


class Explainer(QObject):
    """Explainer of log rows on hover, and of steps on request.

    ``explained`` returns the game, None while nothing can be explained. ``mention`` shows the
    explanation while the inspector is closed; None hides it.
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
        """Start the hover delay for a step's row; 0 stops it."""
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
        """Show a robot's reason for a step and, if available, its plan."""
        of, game = self._explained(), self._game
        taken: Step | None = None if of is None else of.recording.steps[step - 1]
        if of is None or taken is None or not taken.reason or game.robots is None:
            return
        names = of.names
        self._names = names
        words = game.wording.action_text(taken.before, taken.action, names)
        parts = game.robots.reason_parts(taken.before, taken.action, taken.reason, names)
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
            saved = tr("The saved file gives this reason, which cannot be verified.")
            rows.append(InspectorRow("fact", saved))
        self._tell(evolve(shown, rows=tuple(rows)))
        if of.planning:
            question = game.robots.plan_behind(of.session, of.recording, step)
            if question is not None:
                self._thinker.ask(question)

    def forget(self) -> None:
        """Discard the explanation and stop the search for its plan."""
        self._rest.stop()
        self._thinker.forget()
        self._shown = InspectorContent()

    def end(self) -> None:
        """Stop the thread, as the window is closed."""
        self.forget()
        self._thinker.end()

    def _tell(self, explained: InspectorContent) -> None:
        self._shown = explained
        if self._inspector.isVisible():
            self._inspector.inspect(explained)
        elif self._hovered and not self._log.card_pointed:
            self._mention(explained)

    def _add_plan(self, plan: WordsFor[str]) -> None:
        """Add the plan if its reason is still displayed."""
        told = plan(self._names)
        replaced = self._inspector.isVisible() and self._inspector.inspected != self._shown
        if told and self._shown.rows and not replaced:
            row = InspectorRow("fact", told, icon="manicule")
            self._tell(evolve(self._shown, rows=(*self._shown.rows, row)))
