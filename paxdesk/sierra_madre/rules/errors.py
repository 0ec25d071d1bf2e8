"""Refusals: a sentence that says what is wrong, and the step of the sequence that it breaks."""

from paxdesk.errors import IllegalAction
from paxdesk.language import later


def require(words: str, holds: object, step: str, /, **values: object) -> None:
    """Go on only if it ``holds``. Raises IllegalAction with the words, citing the ``step``."""
    if not holds:
        raise IllegalAction((step,), later(words, **values))
