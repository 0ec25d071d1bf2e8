"""What the inspector shows, as plain data. No Qt here."""

from typing import Literal, TypeAlias

from paxdesk.desk.painting.palette import Ink
from paxdesk.desk.scene.spots import CardNumber
from paxdesk.desk.scene.things import Look
from paxdesk.desk.types import Action
from paxdesk.record_classes import frozen

RowKind: TypeAlias = Literal["heading", "fact", "action", "sum", "total", "refusal"]


@frozen
class InspectorRow:
    """A line below the card.

    ``heading`` names what follows; a ``fact`` is a sentence; an ``action`` can be taken now, for
    ``amount``; ``sum`` and ``total`` spell out a price; a ``refusal`` says in words why not and
    names its rule in ``amount``. ``icon`` is the name of an icon before the words, ``rule`` the
    id that a click looks up. A row with ``actions`` is a way to take one of them: a click does.
    """

    kind: RowKind
    words: str
    amount: str = ""
    icon: str = ""
    rule: str = ""
    actions: tuple[Action, ...] = ()


@frozen
class PrintedLine:
    """A sentence printed on a card, with its icon; ``ink`` "" is that of the words around it.

    ``light_ink`` is for light grounds.
    """

    icon: str
    words: str
    ink: Ink = ""
    light_ink: Ink = ""


@frozen
class ShownCard:
    """A card as it lies: how it looks, its name, what it is, and what is printed on it."""

    face: Look
    name: str
    kind: str
    lines: tuple[PrintedLine, ...] = ()


@frozen
class Inspected:
    """What the inspector shows: a card as it lies, and rows about it.

    ``title`` names a thing that is no card. A ``pinned`` card stays, whatever is pointed at.
    """

    card: CardNumber = 0
    shown: ShownCard | None = None
    rows: tuple[InspectorRow, ...] = ()
    pinned: bool = False
    title: str = ""
