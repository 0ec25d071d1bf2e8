"""Who is asked what: the prompt line, the sheet's heading and how it is answered. No Qt here."""

from typing import Literal, TypeAlias

from paxdesk.record_classes import frozen
from paxdesk.session.game import Seat

Manner: TypeAlias = Literal["turn", "sheet", "table", "keep", "showdown", "robot", "over"]
"""How a question is answered: freely, on a sheet of buttons, by a click on the table, by
ticking cards, in the showdown; by a robot; or not at all."""


@frozen
class Question:
    """One question: ``line`` and ``note`` for the prompt line, ``heading`` for its sheet.

    ``waiting`` is why the turn cannot simply go on; "" where it can. ``calls`` is why somebody
    is called to the table, in words that everybody may read; "" where the turn says enough.
    """

    seat: Seat | None
    manner: Manner
    line: str
    note: str = ""
    heading: str = ""
    waiting: str = ""
    calls: str = ""

    @property
    def needs_hand(self) -> bool:
        """Whether whoever answers must see the own hand."""
        return self.manner in ("turn", "showdown")
