"""What might be done with a thing on the table, as plain data for its menu. No Qt here."""

from collections.abc import Iterable

from paxdesk.desk.types import Action
from paxdesk.record_classes import frozen


@frozen
class Deed:
    """One thing that might be done: for ``amount``, or not at all, and then ``note`` says why.

    ``actions`` are what it may mean; one that can be done in several ``places`` has a deed for
    each of them instead. ``rule`` is the id that tells more. What ``loses`` the thing is never
    done without asking.
    """

    icon: str
    words: str
    amount: str = ""
    note: str = ""
    rule: str = ""
    actions: tuple[Action, ...] = ()
    places: tuple["Deed", ...] = ()
    loses: bool = False

    @property
    def possible(self) -> bool:
        """Whether it can be done now."""
        return bool(self.actions or self.places)

    @property
    def title(self) -> str:
        """The words on its button."""
        return f"{self.words} · {self.amount}" if self.amount else self.words

    @property
    def simple(self) -> tuple["Deed", ...]:
        """The deed itself, or that of each place."""
        return self.places or (self,)


def only_deed(deeds: Iterable[Deed]) -> Deed | None:
    """The one deed that a thing can be used for without losing it; None where there are more."""
    found = [each for deed in deeds if deed.possible for each in deed.simple]
    return found[0] if len(found) == 1 and not found[0].loses else None
