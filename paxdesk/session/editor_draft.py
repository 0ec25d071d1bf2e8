"""Plain data that somebody changes by hand: with undo and redo, and judged after each change.

A card's form and a position that is set up are such drafts. No Qt here.
"""

from collections.abc import Callable
from copy import deepcopy
from typing import Any, Generic, TypeAlias, TypeVar

from attrs import field

from paxdesk.language import tr
from paxdesk.lazy_attrs import define
from paxdesk.strict_yaml import Misfit

S = TypeVar("S")
DraftData: TypeAlias = dict[str, Any]


@define(eq=False)
class Draft:
    """What is ``data`` now, and what it was before each change."""

    data: DraftData
    _past: list[DraftData] = field(factory=list, init=False)
    _future: list[DraftData] = field(factory=list, init=False)

    def keep(self) -> None:
        """Remember the data as they are, before they are changed."""
        self._past.append(deepcopy(self.data))
        self._future.clear()

    def undo(self) -> None:
        """Take back the last change."""
        self._turn_back(self._past, self._future)

    def redo(self) -> None:
        """Do again what was taken back."""
        self._turn_back(self._future, self._past)

    def _turn_back(self, from_here: list[DraftData], to: list[DraftData]) -> None:
        if from_here:
            to.append(self.data)
            self.data = from_here.pop()
            self.turned_back()

    def turned_back(self) -> None:
        """The data are others than they were, by undo or redo."""

    @property
    def can_undo(self) -> bool:
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        return bool(self._future)


@define(eq=False)
class PositionDraft(Draft, Generic[S]):
    """A position set up by hand: ``data`` are those of a scenario, with what is ``given`` in it.

    They are always a position that can be, and ``state`` is that: after each change the game's
    reader of scenarios lays it out anew and judges it.
    """

    state: S = field(init=False)

    def __attrs_post_init__(self) -> None:
        self.state = self.read(self.data)

    def read(self, data: DraftData) -> S:
        """Lay a position out. Raises Misfit for one that cannot be."""
        raise NotImplementedError

    def written(self, title: str) -> str:
        """The position as a scenario file, which the program opens and the tests could use."""
        raise NotImplementedError

    def change(self, do: Callable[[DraftData], object]) -> str:
        """Do something to what is given; why that cannot be, empty where it was done."""
        return self.change_whole(lambda data: do(data["given"]))

    def change_whole(self, do: Callable[[DraftData], object]) -> str:
        """The same for all of the scenario: its seats and options, too."""
        trial = deepcopy(self.data)
        do(trial)
        if trial == self.data:
            return ""
        try:
            state = self.read(trial)
        except Misfit as misfit:
            return misfit.in_short
        self.keep()
        self.data, self.state = trial, state
        return ""

    def set_all(self, **values: object) -> str:
        """Change what is said of the whole table, such as whose turn it is."""
        return self.change(lambda given: given.update(values))

    def choose(self, option: str, on: bool) -> str:
        """Play with an option, or without."""

        def do(data: DraftData) -> None:
            data["options"].pop(option, None)
            if on:
                data["options"][option] = True

        return self.change_whole(do)

    def turned_back(self) -> None:
        self.state = self.read(self.data)

    def question(self, title: str) -> str:
        """The position as a question to whoever knows the rules."""
        asked = tr("What happens here?")
        return f"{asked}\n\n{self.written(title)}"
