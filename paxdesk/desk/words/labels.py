"""How seats are called and coloured at a table. No Qt here."""

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from paxdesk.desk.types import Action
from paxdesk.language import say
from paxdesk.record_classes import frozen
from paxdesk.session.game import Seat
from paxdesk.session.session import SeatSetup

Names: TypeAlias = Mapping[Seat, str]
"""What the seats are called; 0 is nobody's, if a game plays against itself."""


@frozen
class SeatLabel:
    """A person's or robot's name, and the look of its cubes and marks.

    ``look`` is 1 to 6 (a colour with its shape, see ``painting.palette.SEATS``), or 0 for
    nobody's seat.
    """

    name: str
    colour: int
    robot: bool = False


Labels: TypeAlias = Mapping[Seat, SeatLabel]


def labels_of(seats: Iterable[SeatSetup]) -> dict[Seat, SeatLabel]:
    """The seats of a session by number, named and coloured as they were set up."""
    setups = enumerate(seats, 1)
    return {n: SeatLabel(each.name, each.colour, each.robot is not None) for n, each in setups}


# --- Words that stand with an icon: on a button, or as a note. ------------------------------------


@frozen
class Label:
    """An icon's name, the words of a button and what stands below them in small type."""

    icon: str
    words: str
    note: str = ""


@frozen
class Note:
    """One thing that happens: the name of an icon and a sentence; ``ink`` "" is plain."""

    icon: str
    words: str
    ink: str = ""


# --- What might be done with a thing on the table, as plain data for its menu. --------------------


@frozen
class Deed:
    """One thing that might be done: for ``amount``, or not at all, and then ``note`` says why.

    ``actions`` are what it may mean; one that can be done in several ``places`` has a deed for
    each of them instead. ``rule`` is the id that tells more. What ``loses`` the thing is never
    done without asking. All of one ``kind`` are counted together where they are told in short.
    """

    icon: str
    words: str
    amount: str = ""
    note: str = ""
    rule: str = ""
    actions: tuple[Action, ...] = ()
    places: tuple["Deed", ...] = ()
    loses: bool = False
    kind: str = ""

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


def pointing_hint() -> str:
    """What stands below answers of which none is pointed at."""
    return say("Point at a choice, or rest a finger on it, to see what it does.")
