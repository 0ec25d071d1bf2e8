"""Help while playing: hints, warnings, and what robots say of their steps. No Qt here.

Slow questions run off the GUI thread as a ``BackgroundQuestion``; its answer is put into words on
the GUI thread, in the language chosen then.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Generic, Protocol, TypeAlias, TypeVar

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
    """A question that is answered off the GUI thread."""

    def answer(self, seconds: float | None = None) -> T_co:
        """Found within so many ``seconds``; None: however long that takes."""
        ...

    def stop(self) -> None:
        """The answer is wanted at once, or not any more. May be called from any thread."""
        ...


WordsFor: TypeAlias = Callable[[Names], W]
"""An answer that is put into words when it is called."""


@frozen(eq=False)
class WordedQuestion(Generic[T, W]):
    """A thought with the ``words`` for its answer."""

    thought: BackgroundQuestion[T]
    words: Callable[[T, Names], W]

    def answer(self, seconds: float | None = None) -> WordsFor[W]:
        """The answer, to be put into words."""
        return partial(self.words, self.thought.answer(seconds))

    def stop(self) -> None:
        """The answer is not wanted any more."""
        self.thought.stop()


# --- Hints ----------------------------------------------------------------------------------------


@frozen
class PlanStep:
    """One line of a plan: what is done, and where a hand would take and put down for it.

    ``why`` is what it brings, in sentences; empty where nothing is to be said.
    """

    words: str
    pick: Spot
    drop: Spot
    why: str = ""


@frozen
class ShownPlan:
    """What might be done: ``note`` is what all of it brings, or gives up against the best plan."""

    steps: tuple[PlanStep, ...]
    note: str


# --- Warnings -------------------------------------------------------------------------------------


@frozen(eq=False)
class ShownStep(Generic[T_co, E_co]):
    """A position as it would be, with what ``seat`` did to get there and what happened."""

    state: T_co
    seat: Seat
    words: str
    events: Sequence[E_co] = ()


@frozen
class ShownCaution:
    """Something to mind. Its mark lies on the first of ``marks`` that is on the table.

    ``rows`` prove it, ``about`` are the places that they speak of. What would happen can be
    ``shown`` step by step, where that is known.
    """

    words: str
    marks: tuple[Spot, ...]
    rows: tuple[InspectorRow, ...]
    about: tuple[Spot, ...]
    shown: Callable[[], Sequence[ShownStep[State, Event]]] | None = field(default=None, eq=False)


# --- The adviser ----------------------------------------------------------------------------------


class Adviser(Protocol[S_contra, G_contra]):
    """Advises people what to do and what to mind."""

    def hint(self, session: G_contra) -> BackgroundQuestion[WordsFor[Sequence[ShownPlan]]] | None:
        """Find what might be done in the place of the person asked, the best plan first.

        None where nobody is asked.
        """
        ...

    def cautions(
        self, session: G_contra
    ) -> BackgroundQuestion[WordsFor[Sequence[ShownCaution]]] | None:
        """Find what the person asked should mind, the most pressing first.

        None where nobody acts freely.
        """
        ...

    def open_question(
        self, state: S_contra, hands: Sequence[Seat]
    ) -> BackgroundQuestion[Callable[[], bool]] | None:
        """Find what the table would show with these hands open, if it were known; None: all is.

        The answer is called on the GUI thread; it returns whether the table must be drawn anew.
        """
        ...


# --- Robots that explain themselves ---------------------------------------------------------------


@frozen
class ReasonWords:
    """A robot's reason taken apart: the ``step`` of its rules, why, and the ``rule`` to open."""

    step: str
    why: str
    rule: str


class RobotReasons(Protocol[S, A, E, G_contra]):
    """The reasons that robots give for their steps, in words."""

    def traces(self, step: PlayedStep[S, A, E]) -> frozenset[Spot]:
        """Return the places that a step was about, as everybody may see them."""
        ...

    def reason(self, state: S, action: A, reason: str, names: Names) -> str:
        """Return a robot's reason for what it has just done, as the others may hear it."""
        ...

    def reason_parts(self, state: S, action: A, reason: str, names: Names) -> ReasonWords:
        """Take a robot's reason for a step apart for the inspector; ``state`` is the game now."""
        ...

    def plan_behind(
        self, session: G_contra, recording: Recording[S, A, E], number: int
    ) -> BackgroundQuestion[WordsFor[str]] | None:
        """Find the plan that a robot had for a step, the first being 1.

        None where it planned nothing, or where its plan is nobody else's business yet.
        """
        ...
