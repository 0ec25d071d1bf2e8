"""Notation of each kind of field. See ``paxdesk/session/notation_types.py``.

A note stands in quotation marks, dice are digits, and what is printed on a card is five words.
"""

import re
from collections.abc import Callable
from typing import Any, Final

from paxdesk.language import say, template
from paxdesk.session.notation_types import Reading, Tokens, TypedLines
from paxdesk.sierra_madre.rules import calendar
from paxdesk.sierra_madre.rules.actions import ENTRIES, Action, shape
from paxdesk.sierra_madre.rules.cards import CARDS, KINDS, LANDS, MOST_BARS, MOST_QUARTERS, Facts
from paxdesk.sierra_madre.rules.state import GOLD, MOST_SEATS, TREASURY, seat_in

OFFICE: Final = re.compile(r"(president|governor)-[a-z][a-z-]{0,30}")
DIGITS: Final = re.compile(r"0|[1-9][0-9]{0,5}")
LONGEST: Final = 120
"""Characters of a note."""


def _number(word: str, most: int = 999_999) -> int | None:
    return int(word) if DIGITS.fullmatch(word) and int(word) <= most else None


def _player(word: str) -> int | None:
    return _number(word[1:], MOST_SEATS) if word.startswith("P") else None


def _account(word: str) -> str | None:
    there = 0 < seat_in(word) <= MOST_SEATS or word == TREASURY or word in CARDS
    return word if there else None


def _note(tokens: Tokens) -> Any:
    words = say("a note in quotation marks")
    return tokens.take(lambda w: w if len(w) <= LONGEST else None, words, quoted=True)


def _dice(tokens: Tokens) -> tuple[int, ...]:
    words = say("dice, each from 1 to 6")
    return tuple(tokens.take(lambda w: _number(w, 6) or None, words) for _ in list(tokens.found))


def _facts(tokens: Tokens) -> Facts:
    def small(most: int) -> Any:
        words = say("a number from 0 to {most}", most=most)
        return tokens.take(lambda word: _number(word, most), words)

    printed = (tokens.one_of(KINDS), small(MOST_QUARTERS), small(GOLD), small(MOST_BARS))
    return Facts(*printed, tokens.one_of(LANDS), _note(tokens) if tokens.found else "")


def _facts_written(facts: Facts) -> list[str]:
    words = [facts.kind, *map(str, (facts.quarters, facts.profit, facts.bars)), facts.land]
    return [*words, *([f'"{facts.name}"'] if facts.name else [])]


def _word(
    read: Callable[[str], Any], expected: str, written: Callable[[Any], str] = str
) -> Reading:
    """A kind of field that is one word."""
    return Reading(lambda tokens: tokens.take(read, say(expected)), lambda value: [written(value)])


PLAYER: Final = _word(_player, template("a player, such as P2"), lambda seat: f"P{seat}")
CARD: Final = _word(lambda w: w if w in CARDS else None, template("a card of the box, such as C12"))
LINES: Final = TypedLines(ENTRIES, shape, {
    "player": PLAYER,
    "owner": PLAYER,
    "card": CARD,
    "unseen card": CARD,
    "number": _word(_number, template("a whole number")),
    "date": _word(calendar.read, template("a quarter, such as 1899-spring"), calendar.written),
    "account": _word(_account, template("a place for gold, such as T, P2, NY2 or C12")),
    "office": _word(lambda w: w if OFFICE.fullmatch(w) else None,
                    template("an office, such as president-mexico")),
    "words": Reading(_note, lambda words: [f'"{words}"'], quoted=True),
    "dice": Reading(_dice, lambda dice: map(str, dice)),
    "facts": Reading(_facts, _facts_written),
})  # fmt: skip


def write(action: Action) -> str:
    """The line of an action."""
    return LINES.write(action.verb, action.values)


def parse(line: str) -> Action:
    """The action of a line. Raises NotationError."""
    return Action(*LINES.parse(line))
