"""Notation of each kind of argument; see ``paxdesk/session/notation_types.py``."""

import re
from functools import partial
from operator import attrgetter
from typing import Any, Final

from paxdesk.errors import NotationError
from paxdesk.language import tr, tr_noop
from paxdesk.session.notation_types import (
    ArgumentKind,
    Form,
    FormPart,
    LineWords,
    Notation,
    is_quoted,
    named,
    one_of,
    one_word,
)
from paxdesk.sierra_madre.rules import calendar
from paxdesk.sierra_madre.rules.actions import ENTRIES, Action, shape
from paxdesk.sierra_madre.rules.cards import CARDS, KINDS, LANDS, MOST_BARS, MOST_QUARTERS, Facts
from paxdesk.sierra_madre.rules.state import GOLD, MOST_SEATS, TREASURY, seat_in

OFFICE: Final = re.compile(r"(president|governor)-[a-z][a-z-]{0,30}")
DIGITS: Final = re.compile(r"0|[1-9][0-9]{0,5}")
LONGEST: Final = 120
"""Maximum length of a note, in characters."""


def _number(word: str, most: int = 999_999) -> int | None:
    return int(word) if DIGITS.fullmatch(word) and int(word) <= most else None


def _player(word: str) -> int | None:
    return _number(word[1:], MOST_SEATS) if word.startswith("P") else None


def _account(word: str) -> str | None:
    there = 0 < seat_in(word) <= MOST_SEATS or word == TREASURY or word in CARDS
    return word if there else None


def _note(words: LineWords) -> str:
    if not is_quoted(words.next) or len(words.next) > LONGEST + 2:
        words.fail(tr("a note in quotation marks"))
    return words.take(lambda word: word[1:-1])


def _quoted(note: str) -> str:
    return f'"{note}"'


def _dice(words: LineWords) -> tuple[int, ...]:
    wanted = tr("dice, each from 1 to 6")
    return words.rest(lambda: words.take(lambda word: _number(word, 6) or None, wanted))


def _facts(words: LineWords) -> Facts:
    def small(most: int) -> int:
        wanted = tr("a number from 0 to {most}", most=most)
        return words.take(lambda word: _number(word, most), wanted)

    kind = one_of(KINDS).read(words)
    printed = (kind, small(MOST_QUARTERS), small(GOLD), small(MOST_BARS))
    return Facts(*printed, one_of(LANDS).read(words), _note(words) if words.next else "")


def _write_facts(facts: Facts) -> str:
    words = [facts.kind, *map(str, (facts.quarters, facts.profit, facts.bars)), facts.land]
    return " ".join([*words, *([_quoted(facts.name)] if facts.name else [])])


PLAYER: Final = one_word(_player, tr_noop("a player, such as P2"), write=lambda seat: f"P{seat}")
CARD: Final = named(CARDS, tr_noop("a card of the set, such as C12"))
FIELDS: Final[dict[str, ArgumentKind]] = {
    "player": PLAYER,
    "owner": PLAYER,
    "card": CARD,
    "unseen card": CARD,
    "number": one_word(_number, tr_noop("a whole number")),
    "date": one_word(
        calendar.read, tr_noop("a quarter, such as 1899-spring"), write=calendar.written
    ),
    "account": one_word(_account, tr_noop("a place for gold, such as T, P2, NY2 or C12")),
    "office": one_word(
        lambda word: word if OFFICE.fullmatch(word) else None,
        tr_noop("an office, such as president-mexico"),
    ),
    "words": ArgumentKind(_note, _quoted, quoted=True),
    "dice": ArgumentKind(_dice, lambda dice: " ".join(map(str, dice))),
    "facts": ArgumentKind(_facts, _write_facts),
}


def _form(verb: str) -> Form[Action]:
    """Return the form of an entry; dice are optional."""
    kinds = shape(verb).kinds
    usual = {**{name: () for name, kind in kinds.items() if kind == "dice"}, **shape(verb).usual}
    parts = (
        FormPart("", (), name, FIELDS[kind] if isinstance(kind, str) else one_of(kind),
             partial(_argument, index), name in usual, usual.get(name))
        for index, (name, kind) in enumerate(kinds.items())
    )  # fmt: skip
    return Form(verb, verb, lambda **given: Action(verb, tuple(given.values())), tuple(parts))


def _argument(index: int, action: Action) -> Any:
    return action.values[index]


LINES: Final = Notation(
    map(_form, ENTRIES),
    re.compile(r'"[^"]*"|\S+'),
    unknown=lambda verbs: tr("one of {words}", words=verbs),
    kind_of=attrgetter("verb"),
)


def write(action: Action) -> str:
    return LINES.write(action)


def parse(line: str) -> Action:
    """Return the action of a line. Raises NotationError."""
    if not line.isprintable() or line.count('"') % 2:
        raise NotationError(line, 0, tr("one line, its notes in quotation marks"))
    return LINES.parse(line)
