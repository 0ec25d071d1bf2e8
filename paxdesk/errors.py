"""What can go wrong with input, each error carrying its facts as fields.

``str(error)`` is always one sentence for a person: where, what, and what to do.
"""

from paxdesk.foreign_text import in_one_line
from paxdesk.language import Sentence, tr


class PaxError(Exception):
    """Any bad input to Pax Desk. Never raised itself."""


class NotationError(PaxError):
    """Text that is no line of notation.

    ``text`` is the line, ``position`` the index of the first character that does
    not fit (0-based), ``expected`` what should stand there.
    """

    def __init__(self, text: str, position: int, expected: str) -> None:
        self.text = text
        self.position = position
        self.expected = expected
        super().__init__(_notation_sentence(text, position, expected))


def _notation_sentence(text: str, position: int, expected: str) -> str:
    found = in_one_line(text[position:].strip())
    shown = in_one_line(text)
    if found:
        return tr(
            "“{text}”, character {number}: expected {expected}, but found “{found}”.",
            text=shown,
            number=position + 1,
            expected=expected,
            found=found,
        )
    return tr(
        "“{text}”, character {number}: expected {expected}, but the line ends there.",
        text=shown,
        number=position + 1,
        expected=expected,
    )


class IllegalAction(PaxError):
    """A well-formed action that the rules forbid now; the game is unchanged.

    ``rules`` are the ids that forbid it, the nearest first (``E4``, ``R28``);
    ``reason`` is one sentence for players; ``card`` and ``player`` are the card
    number and seat concerned, ``where`` the zone or piece, where there is one.
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
        """Why, in the language spoken now."""
        return str(self._reason)

    def __str__(self) -> str:
        return f"{self.reason} ({self.rules[0]})"

    @property
    def rule(self) -> str:
        """The rule or ruling id that forbids it."""
        return self.rules[0]
