"""Data edited by hand, with undo and redo."""

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
    """Editable ``data``, with undo and redo."""

    data: DraftData
    _past: list[DraftData] = field(factory=list, init=False)
    _future: list[DraftData] = field(factory=list, init=False)

    def keep(self) -> None:
        """Store a copy of the data before a change, and discard the redo steps."""
        self._past.append(deepcopy(self.data))
        self._future.clear()

    def undo(self) -> None:
        """Undo the last change, if there is one."""
        self._turn_back(self._past, self._future)

    def redo(self) -> None:
        """Redo the change undone last, if there is one."""
        self._turn_back(self._future, self._past)

    def _turn_back(self, from_here: list[DraftData], to: list[DraftData]) -> None:
        if from_here:
            to.append(self.data)
            self.data = from_here.pop()
            self.turned_back()

    def turned_back(self) -> None:
        """Update derived values after an undo or redo; the base class has none."""

    @property
    def can_undo(self) -> bool:
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        return bool(self._future)


@define(eq=False)
class PositionDraft(Draft, Generic[S]):
    """Position set up by hand; ``state`` is the position read from ``data``."""

    state: S = field(init=False)

    def __attrs_post_init__(self) -> None:
        self.state = self.read(self.data)

    def read(self, data: DraftData) -> S:
        """Return the position described by the data. Raises Misfit if it is impossible."""
        raise NotImplementedError

    def written(self, title: str) -> str:
        """Return the position as the text of a scenario file."""
        raise NotImplementedError

    def change(self, do: Callable[[DraftData], object]) -> str:
        """Apply ``do`` to the ``given`` data; return why that is impossible, or ""."""
        return self.change_whole(lambda data: do(data["given"]))

    def change_whole(self, do: Callable[[DraftData], object]) -> str:
        """Apply ``do`` to all data, including seats and options; see :meth:`change`."""
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
        """Set values such as the turn; return the result of :meth:`change`."""
        return self.change(lambda given: given.update(values))

    def choose(self, option: str, on: bool) -> str:
        """Switch an option on or off; return the result of :meth:`change`."""

        def do(data: DraftData) -> None:
            data["options"].pop(option, None)
            if on:
                data["options"][option] = True

        return self.change_whole(do)

    def turned_back(self) -> None:
        self.state = self.read(self.data)

    def question(self, title: str) -> str:
        """Return the position as a question for a player who knows the rules."""
        asked = tr("What happens here?")
        return f"{asked}\n\n{self.written(title)}"
