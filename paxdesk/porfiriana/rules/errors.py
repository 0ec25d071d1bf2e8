"""Error in a card file; errors of any game are in ``paxdesk/errors.py``."""

from paxdesk.errors import PaxError
from paxdesk.foreign_text import with_short_words
from paxdesk.language import tr


class DeckError(PaxError):
    """Error in a card file, with the problem and what was expected.

    ``line`` is 1-based. Line and card number are None if unknown.
    """

    def __init__(
        self, file: str, line: int | None, card: int | None, problem: str, expected: str = ""
    ) -> None:
        self.file = file
        self.line = line
        self.card = card
        self.problem = with_short_words(problem, 40)
        self.expected = expected
        super().__init__(_card_sentence(file, line, card, self.problem, expected))


def _card_sentence(
    file: str, line: int | None, card: int | None, problem: str, expected: str
) -> str:
    place = file
    if line is not None:
        place = tr("{place}, line {line}", place=place, line=line)
    if card is not None:
        place = tr("{place}, card {card}", place=place, card=card)
    if expected:
        return tr(
            "{place}: {problem}; expected {expected}.",
            place=place,
            problem=problem,
            expected=expected,
        )
    return tr("{place}: {problem}.", place=place, problem=problem)
