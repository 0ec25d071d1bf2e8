"""Typed lines of cards, abbreviated or corrected."""

import re
from collections.abc import Iterator
from itertools import takewhile
from random import Random
from typing import get_args

from attrs import evolve

from paxdesk.porfiriana.rules.card_verbs import DISTRICTS, FACTIONS, PRESTIGES, Mood
from paxdesk.porfiriana.rules.cards import Card
from paxdesk.porfiriana.workshop.card_lines import CardLineError, card_line, read_line
from tests.workshop.random_cards import random_card

WORD = re.compile(r"[a-z_]{2,}")
LISTS = (tuple(each[0].upper() for each in DISTRICTS), FACTIONS, PRESTIGES, get_args(Mood))
"""Lists of words that can replace one another."""
SHORT = {
    r"^[a-z_]+ ?": "",  # the kind
    r"^any;": ";",
    r" sonora\b": " S",
    r" chihuahua\b": " C",
    r" america\b": " A",
    r"([SCA]) (?=[SCA]\b)": r"\1",
    r"([a-z]) (?=[SCA]+\b)": r"\1",
    r" not ": "!",
    r"\bregime ": "",
    r"\bsteal (?=\d)": "",
    r"\bdiscount ": "%",
    r"\bper ": "",
    r"\baward ": "",
    r"\[enterprise ": "[",
}
"""Short forms by pattern."""


def means(line: str, card: Card) -> bool:
    try:
        return read_line(line, card) == card
    except CardLineError:
        return False


def shortest_line(card: Card) -> str:
    """Return a line that describes a card in few keys."""
    line = card_line(card).replace(" · ", ";").replace(" > ", ">").replace(" // ", "//")
    line = re.sub(r"rail (\d+) mule (\d+) foot (\d+)", r"\1/\2/\3", line).replace("target [", "[")
    if card.kind in ("hacendado", "public"):
        line = re.sub(r'"[^"]*" ', "", line)  # names of the sides stay as they are
    for long, short in SHORT.items():
        at = 0
        while found := re.compile(long).search(line, at):
            shorter = line[: found.start()] + found.expand(short) + line[found.end() :]
            at = found.start() + 1
            if means(shorter, card):
                line = shorter
    at = 0
    while found := WORD.search(line, at):
        start, end = found.span()
        word = found.group()
        initials = "".join(each[:1] for each in word.split("_")) if "_" in word else ""
        shorter = {*(word[:n] for n in range(1, len(word))), initials, word[0] + word[-1]} - {""}
        rest = line[end:]
        short = next(
            (s for s in sorted(sorted(shorter), key=len) if means(line[:start] + s + rest, card)),
            word,
        )
        line, at = line[:start] + short + rest, start + len(short)
    for at in reversed(range(len(line))):
        if line[at] == " " and means(line[:at] + line[at + 1 :], card):
            line = line[:at] + line[at + 1 :]
    return line


def other_card(card: Card, chance: Random) -> Card:
    """Return a card that differs in one fact, if possible."""
    found = list(_others(card))
    return chance.choice(found) if found else whole_other(card, chance)


def whole_other(card: Card, chance: Random) -> Card:
    """Return a random card of the same kind, name and captions."""
    kind = "newspaper" if getattr(card, "newspaper", False) else card.kind
    while True:
        try:
            found = read_line(card_line(random_card(chance, kind)), card)
        except CardLineError:
            continue
        if found != card:
            return evolve(found, unexpressed="")


def _others(card: Card) -> Iterator[Card]:
    tokens = card_line(card).split(" ")
    for at, token in enumerate(tokens):
        words = next((each for each in LISTS if token in each), ())
        others = [str(int(token) + 1)] if token.isdecimal() else [w for w in words if w != token]
        for other in others:
            try:
                found = read_line(" ".join([*tokens[:at], other, *tokens[at + 1 :]]), card)
            except CardLineError:
                continue
            if found != card:
                yield found


def keys_of_correction(before: str, after: str) -> int:
    """Return the number of keys that correct a line, with the cursor at its end.

    Ctrl with an arrow jumps over a word, and Home to the start.
    """
    place, wrong, typed = correction_of(before, after)
    return _moves(before, place) + wrong + len(typed)


def correction_of(before: str, after: str) -> tuple[int, int, str]:
    """Return the wrong text's end and length, and the replacement."""
    head = _alike(before, after)
    tail = min(min(len(before), len(after)) - head, _alike(before[::-1], after[::-1]))
    end = len(before) - tail
    return end, end - head, after[head : len(after) - tail]


def _moves(line: str, place: int) -> int:
    """Return the number of keys from a line's end to a place."""
    starts = [found.start() for found in re.finditer(r"\w+|[^\w\s]", line)] + [len(line)]
    last = len(starts) - 1
    return min(min(1 + at, last - at) + abs(place - start) for at, start in enumerate(starts))


def _alike(one: str, other: str) -> int:
    """Return the number of equal leading letters."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))
