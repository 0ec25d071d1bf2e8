"""The hint: what the game's adviser would do now in the place of whoever is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from attrs import evolve
from PySide6.QtCore import QObject, QTimer

from paxdesk.desk.game_types import Event, Recording, Session, State, Step
from paxdesk.desk.input.drag_controller import DragController
from paxdesk.desk.input.table_actions import TableActions
from paxdesk.desk.inspector.content import InspectorContent, InspectorRow
from paxdesk.desk.inspector.panel import Inspector
from paxdesk.desk.lesson_session import guided
from paxdesk.desk.log.log_panel import Log
from paxdesk.desk.play.state_model import TableChange
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
    from paxdesk.desk.protocol.advice import ShownCaution, ShownPlan, ShownStep, WordsFor


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
    ) -> None:
        super().__init__(flow)
        self._inspector = inspector
        self._open_inspector = open_inspector
        self._whole = InspectorContent()
        self.flow = flow
        self._line = flow.line
        self._scene = flow.scene
        self._can = interaction
        self.plans: tuple[ShownPlan, ...] = ()
        self.chosen = 0
        self._question: Question | None = None
        """What was asked before the hint was said in its place."""
        self._store = SettingsStore()
        self._thinker = AnswerThread(self)
        self._thinker.answered.connect(self._show)
        self._thinker.failed.connect(self._fail)

    def follow(self, store: SettingsStore) -> None:
        """Give hints only where the settings say so."""
        self._store = store

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
            return tr("The guide's note says what to do."), tr("There are hints in free turns.")
        return tr("You get a hint when it is your turn to decide."), ""

    def end(self) -> None:
        """The window is closed: nobody waits for a hint any more."""
        self._thinker.end()

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
        """Say and draw one of the plans."""
        self.chosen = index
        plan = self.plans[index]
        seat = self.flow.session.asked
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


# --- Cautions: quiet signs on the table for what a good friend would point out, and their
# proof


UNASKED, LATER = 600, 2000
"""Milliseconds after a step before what nobody has asked for is thought about, warnings first: two
threads at work besides that of the window would each let it wait for the other."""


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
    ) -> None:
        super().__init__(flow)
        self._suppose = suppose
        self.flow = flow
        self._line = flow.line
        self._scene = flow.scene
        self.found: tuple[ShownCaution, ...] = ()
        self._drag = drag
        self._inspector = inspector
        self._open_inspector = open_inspector
        self._last = -1
        self._store = SettingsStore()
        self._thinker = AnswerThread(self, UNASKED)
        self._thinker.answered.connect(self._show)
        self._thinker.failed.connect(self._fail)
        drag.minded.connect(self.prove_at)

    def follow(self, store: SettingsStore) -> None:
        """Look for cautions only where the settings say so."""
        self._store = store
        store.changed.connect(self._look_anew)

    def end(self) -> None:
        """The window is closed: nobody waits for an answer any more."""
        self._thinker.end()

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
        self._drag.mind(frozenset())

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
        self._drag.mind(frozenset(spot for spot in places if spot is not None))
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
        self._line.refuse(tr("The warnings cannot be worked out."), problem)


class ReckonerPresenter(QObject):
    """Finds out off the GUI thread what the table leaves open of a position, and shows it."""

    def __init__(self, flow: TurnFlow) -> None:
        super().__init__(flow)
        self._flow = flow
        self._thinker = AnswerThread(self, LATER)
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

    def end(self) -> None:
        """The window is closed: nobody waits for an answer any more."""
        self._thinker.end()

    def _show(self, take_in: Callable[[], bool]) -> None:
        if take_in():
            self._flow.scene.redraw()

    def _fail(self, problem: str) -> None:
        self._flow.line.refuse(tr("What the table shows cannot be worked out."), problem)


# --- What a step of the log was about: its reason, and the plan behind it where a robot took
# it

REST: Final = 350
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
            saved = tr("The saved file says so; a reason cannot be proved.")
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
