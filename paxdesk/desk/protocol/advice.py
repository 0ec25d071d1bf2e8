"""Help while playing, as a game words it: plans for a turn, and cautions with their proof."""

from typing import Any, Protocol

from paxdesk.desk.inspector.inspected import InspectorRow
from paxdesk.desk.scene.spots import Spot
from paxdesk.record_classes import frozen


class Thought(Protocol):
    """A question that is answered off the GUI thread, by whatever the game's words are made of."""

    def answer(self, seconds: float | None = None) -> Any:
        """Found within so many ``seconds``; None: however long that takes."""
        ...

    def stop(self) -> None:
        """The answer is wanted at once, or not any more. May be called from any thread."""
        ...


@frozen
class PlanStep:
    """One line of a plan: what is done, and where a hand would take and put down for it."""

    words: str
    pick: Spot
    drop: Spot


@frozen
class Plan:
    """What might be done: ``note`` is why, or what is given up against the best plan."""

    steps: tuple[PlanStep, ...]
    note: str


@frozen
class Caution:
    """Something to mind. Its mark lies on the first of ``marks`` that is on the table.

    ``rows`` prove it, ``about`` are the places that they speak of.
    """

    words: str
    marks: tuple[Spot, ...]
    rows: tuple[InspectorRow, ...]
    about: tuple[Spot, ...]
