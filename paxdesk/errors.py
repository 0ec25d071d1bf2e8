"""Exceptions for invalid input, each with its facts as fields; ``str(error)`` is for users."""

from paxdesk.foreign_text import in_one_line
from paxdesk.language import Sentence, tr


class PaxError(Exception):
    """Base class of the errors that Pax Desk reports to users."""


class NotationError(PaxError):
    """Raised for invalid notation; ``position`` is the index of the first error."""

    def __init__(self, text: str, position: int, expected: str) -> None:
        self.text = text
        self.position = position
        self.expected = expected
        super().__init__(_notation_sentence(text, position, expected))


def _notation_sentence(text: str, position: int, expected: str) -> str:
    # Both quotes together have at most LONGEST_QUOTE characters.
    found = in_one_line(text[position:].strip(), 28)
    shown = in_one_line(text, 52)
    if found:
        return tr(
            "“{text}” has “{found}” at character {number} instead of {expected}.",
            text=shown,
            number=position + 1,
            expected=expected,
            found=found,
        )
    return tr("“{text}” is incomplete; expected {expected}.", text=shown, expected=expected)


class IllegalAction(PaxError):
    """Raised for an action forbidden by ``rules``, the most specific first.

    ``player`` is a seat, ``where`` a zone or piece.
    """

    def __init__(
        self,
        rules: tuple[str, ...],
        reason: str | Sentence,
        card: int | None = None,
        player: int | None = None,
        where: str | None = None,
    ) -> None:
        self.rules = rules
        self._reason = reason
        self.card = card
        self.player = player
        self.where = where
        super().__init__(rules, reason, card, player, where)

    @property
    def reason(self) -> str:
        return str(self._reason)

    def __str__(self) -> str:
        return f"{self.reason} ({self.rules[0]})"

    @property
    def rule(self) -> str:
        """Id of the most specific rule in ``rules``."""
        return self.rules[0]
