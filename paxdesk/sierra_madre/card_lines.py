"""Printed facts of a card as one line: ``copper_mine quarters 2 profit 3``."""

import re
from typing import Final, get_args

from attrs import asdict

from paxdesk.errors import PaxError
from paxdesk.language import join_words, tr
from paxdesk.sierra_madre.rules import cards
from paxdesk.sierra_madre.rules.cards import KINDS, LANDS, CardId, Facts
from paxdesk.sierra_madre.saves import read_facts
from paxdesk.strict_yaml import Misfit, node_of

NUMBERS: Final = ("quarters", "profit", "bars")
_TOKEN: Final = re.compile(r'"[^"]*"|\w+|\S')
_USUAL: Final[cards.Country] = get_args(cards.Country)[0]


class FactsLineError(PaxError):
    """Raised for an invalid line of facts."""


def facts_line(facts: Facts) -> str:
    numbers = (f"{key} {value}" for key in NUMBERS if (value := getattr(facts, key)))
    land = facts.land if facts.land != _USUAL else ""
    name = f'"{facts.name}"' if facts.name else ""
    return " ".join(filter(None, (facts.kind, *numbers, land, name)))


def read_facts_line(line: str, card: CardId) -> Facts:
    """Return the facts of a line. Raises FactsLineError."""
    tokens = _TOKEN.findall(line)
    given: dict[str, object] = {"kind": _word(tokens[0] if tokens else "", KINDS)}
    awaited, ahead = list(NUMBERS), iter(tokens[1:])
    for token in ahead:
        if token[0] == '"':
            found = {"name": token.strip('"')}
        elif token.isdecimal() and awaited:
            found = {awaited.pop(0): int(token[:4])}
        else:
            word = _word(token, (*awaited, *(() if "land" in given else LANDS)))
            if word in LANDS:
                found = {"land": word}
            else:
                value = next(ahead, "")
                if not value.isdecimal():
                    raise _expected(value, tr("a number"))
                del awaited[: awaited.index(word) + 1]
                found = {word: int(value[:4])}
        if found.keys() & given.keys():
            raise _expected(token, tr("each word once"))
        given |= found
    try:
        return read_facts(card, node_of(given), ("kind",))
    except Misfit as misfit:
        raise _expected(misfit.problem, misfit.expected) from misfit


def _word(token: str, words: tuple[str, ...]) -> str:
    """Return the word that a token begins. Raises FactsLineError."""
    key = token.casefold()
    begun = [each for each in words if each.startswith(key)] if key else []
    if key in words or len(begun) == 1:
        return key if key in words else begun[0]
    raise _expected(token, join_words(begun or words, "or"))


def _expected(token: str, expected: str) -> FactsLineError:
    found = tr("found “{value}”", value=token) if token else tr("the line ends here")
    words = tr("{problem}; expected {expected}.", problem=found, expected=expected)
    return FactsLineError(words)


def card_line(card: CardId, facts: Facts | None) -> str:
    """Return the line of a card's facts; None means the default facts."""
    return facts_line(facts or Facts(**asdict(cards.unknown(card))))
