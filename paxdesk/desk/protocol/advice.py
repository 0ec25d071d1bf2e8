"""Help during play: hints, cautions, and robots' reasons.

Slow questions run off the GUI thread, on which their answers become text. This module does not use
Qt itself.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Generic, Literal, Protocol, TypeAlias, TypeVar

from attrs import field

from paxdesk.desk.game_types import A, E, Event, G_contra, S, S_contra, State
from paxdesk.desk.inspector.content import InspectorRow
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.words import Names
from paxdesk.lazy_attrs import frozen
from paxdesk.session.game_protocol import Seat
from paxdesk.session.history import PlayedStep
from paxdesk.session.replay import Recording

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
E_co = TypeVar("E_co", covariant=True)
W = TypeVar("W")


class BackgroundQuestion(Protocol[T_co]):
    """Question answered off the GUI thread."""

    def answer(self, seconds: float | None = None) -> T_co:
        """Return the answer within ``seconds``; None for no limit."""
        ...

    def stop(self) -> None:
        """Make :meth:`answer` return as soon as possible. Callable from any thread."""
        ...


WordsFor: TypeAlias = Callable[[Names], W]
"""Function that converts an answer to text, given the players' names."""


@frozen(eq=False)
class WordedQuestion(Generic[T, W]):
    """A background question with the function that converts its answer to text."""

    thought: BackgroundQuestion[T]
    words: Callable[[T, Names], W]

    def answer(self, seconds: float | None = None) -> WordsFor[W]:
        """Return the answer as a function of the players' names."""
        return partial(self.words, self.thought.answer(seconds))

    def stop(self) -> None:
        self.thought.stop()


# --- Hints ----------------------------------------------------------------------------------------


@frozen
class PlanStep:
    """Step of a plan: its description, and the spots of its gesture.

    ``why`` is the step's benefit; empty if there is nothing to add.
    """

    words: str
    pick: Spot
    drop: Spot
    why: str = ""


@frozen
class ShownPlan:
    """Recommended plan; ``note`` is its benefit, or its disadvantage against the best plan."""

    steps: tuple[PlanStep, ...]
    note: str


# --- Warnings -------------------------------------------------------------------------------------


@frozen(eq=False)
class ShownStep(Generic[T_co, E_co]):
    """Hypothetical position, with the action of ``seat`` and the events that led to it."""

    state: T_co
    seat: Seat
    words: str
    events: Sequence[E_co] = ()


@frozen
class ShownCaution:
    """Warning of a danger, or hint at a chance, on the table.

    Its sign is on the first of ``marks`` that is displayed. ``shown`` returns the consequence step
    by step; None if unknown.
    """

    words: str
    marks: tuple[Spot, ...]
    rows: tuple[InspectorRow, ...]
    about: tuple[Spot, ...]
    shown: Callable[[], Sequence[ShownStep[State, Event]]] | None = field(default=None, eq=False)


# --- The adviser ----------------------------------------------------------------------------------


class Adviser(Protocol[S_contra, G_contra]):
    """Adviser for people: hints and cautions."""

    def hint(self, session: G_contra) -> BackgroundQuestion[WordsFor[Sequence[ShownPlan]]] | None:
        """Return a question for plans, best first; None without a hint."""
        ...

    def aim(self, session: G_contra) -> str:
        """Return a sentence on what the seat to act needs to win, or ""."""
        ...

    def cautions(
        self, session: G_contra
    ) -> BackgroundQuestion[WordsFor[Sequence[ShownCaution]]] | None:
        """Return a question for the cautions of the seat to act, most urgent first.

        Returns None if cautions are not searched now.
        """
        ...

    def open_question(
        self, state: S_contra, hands: Sequence[Seat]
    ) -> BackgroundQuestion[Callable[[], bool]] | None:
        """Return a question about a position with these hands open, or None.

        Call its answer on the GUI thread; it returns whether the table must be redrawn.
        """
        ...


# --- Robots that explain themselves ---------------------------------------------------------------


@frozen
class ReasonWords:
    """Parts of a robot's reason; ``rule`` is the id of the rule to open, or ""."""

    step: str
    why: str
    rule: str


Verdict: TypeAlias = Literal["", "passed", "taken"]
"""Result of a robot's step at a box: not reached, passed, or taken."""


@frozen
class FlowBox:
    """Box of a flowchart, with its conditions.

    ``why`` is the reason for the verdict. ``aside`` is true for a condition of the preceding box,
    and for a box outside the chart.
    """

    id: str
    title: str
    words: str
    aside: bool = False
    verdict: Verdict = ""
    why: str = ""


class Flowcharts(Protocol[S, A, E, G_contra]):
    """Flowchart that robots follow, with the path of each step through it."""

    def title(self) -> str: ...

    def part(self) -> str:
        """Return the part of the rules that the chart depicts."""
        ...

    def boxes(
        self, session: G_contra, step: PlayedStep[S, A, E] | None, names: Names
    ) -> Sequence[FlowBox]:
        """Return all boxes in order, with the path of ``step`` if any."""
        ...

    def follows(self, session: G_contra, step: PlayedStep[S, A, E]) -> bool:
        """Return whether a step was chosen by the chart."""
        ...


class RobotReasons(Protocol[S, A, E, G_contra]):
    """Texts of robots' reasons for their steps."""

    def traces(self, step: PlayedStep[S, A, E]) -> frozenset[Spot]:
        """Return the spots involved in a step, without secret ones."""
        ...

    def reason(self, state: S, action: A, reason: str, names: Names) -> str:
        """Return a robot's reason for ``action``, without hidden information."""
        ...

    def reason_parts(self, state: S, action: A, reason: str, names: Names) -> ReasonWords:
        """Return the parts of a robot's reason; ``state`` is the position before its action."""
        ...

    def plan_behind(
        self, session: G_contra, recording: Recording[S, A, E], number: int
    ) -> BackgroundQuestion[WordsFor[str]] | None:
        """Return a question for the plan behind a step, counted from 1.

        Returns None without a plan, or while it must be hidden.
        """
        ...
