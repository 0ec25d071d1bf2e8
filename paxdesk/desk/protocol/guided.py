"""A session that is taught, as the guide at the desk sees it. No Qt here."""

from collections.abc import Sequence
from typing import Literal, Protocol, TypeAlias

from paxdesk.desk.game_types import Action, G, State
from paxdesk.desk.scene.things import Spot
from paxdesk.lazy_attrs import frozen

Trial: TypeAlias = Literal[
    "part", "thing", "tell_where", "tell_what", "tell_standings", "show_since", "show_by_ear"
]
"""What a step has the learner try out: to go to another part of the table or to another thing of
one, or a command of the window by its name."""


@frozen
class Lesson:
    """A lesson in the list of them; ``next`` says what to try once it is finished.

    ``name`` never changes: by it is remembered what was finished.
    """

    name: str
    title: str
    summary: str
    next: str
    minutes: int


class Step(Protocol):
    """One thing to read, to try out or to do; ``marks`` are the places that it speaks of."""

    @property
    def marks(self) -> Sequence[Spot]:
        """The places on the table that are pointed at, if any."""
        ...

    @property
    def tries(self) -> Sequence[Trial]:
        """What is to be tried out; the step is over once all of it was."""
        ...

    def title(self, language: str) -> str:
        """The heading, in English where the language is not there."""
        ...

    def text(self, language: str) -> str:
        """What is to be read, in English where the language is not there."""
        ...


class Guided(Protocol):
    """A session that is being taught."""

    @property
    def state(self) -> State:
        """The position that the player has reached."""
        ...

    @property
    def lesson(self) -> str:
        """The name of the lesson."""
        ...

    @property
    def step(self) -> int:
        """The number of the step reached, the first being 0."""
        ...

    @property
    def steps(self) -> int:
        """How many there are."""
        ...

    @property
    def guiding(self) -> Step | None:
        """The step that is being taught; None when the guide has been left or is done."""
        ...

    @property
    def offered(self) -> Sequence[Action]:
        """What the player is to do now, any one of them; nothing where he reads or is free."""
        ...

    @property
    def reading(self) -> bool:
        """Whether the step is only to be read."""
        ...

    @property
    def free(self) -> bool:
        """Whether the player does what he likes, as long as he likes."""
        ...

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to go back to."""
        ...

    def heading(self, language: str) -> str:
        """What the lesson is called."""
        ...

    def read(self) -> None:
        """The player has read a step, or played freely as long as he wanted."""
        ...

    def leave(self) -> None:
        """Play on without the guide."""
        ...


class Teacher(Protocol[G]):
    """Teaches the game in lessons."""

    def lessons(self) -> Sequence[Lesson]:
        """The lessons in order, in the language that is spoken now."""
        ...

    def begin(self, name: str) -> G:
        """Lay out a lesson."""
        ...

    def again(self, session: G) -> G | None:
        """A kept lesson with its guide; None where it is none, or went another way."""
        ...

    def passing(self, session: G) -> bool:
        """Whether nobody wants to find a session on the shelf: a lesson read to its end."""
        ...

    def guided(self, session: G) -> Guided | None:
        """A session while it is being taught, else None."""
        ...
