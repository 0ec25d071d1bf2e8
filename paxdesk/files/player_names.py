"""Names of players as files have them."""

from typing import Any

from paxdesk.files.unfit import Unfit
from paxdesk.language import say
from paxdesk.session.names import LONGEST, readable


def read_name(value: Any) -> str:
    """A name, without what earlier versions let people put into one. Raises Unfit."""
    if not isinstance(value, str):
        raise Unfit(say("expected a text"))
    if not 0 < len(value) <= LONGEST:
        raise Unfit(say("a name of {number} letters", number=len(value)))
    return readable(value) or "?"
