"""The art of single cards that their data cannot tell: short names, people, and things.

Read from ``assets/art.yaml``, keyed by card number. An entry counts only for the name it
was made for, so that a corrected card is drawn from its own data instead; a picture that its
owner has chosen for it comes before both.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final, get_args

from attrs import field

from paxdesk.porfiriana.rules.cards import Card, Coat, Hat, Look
from paxdesk.record_classes import frozen
from paxdesk.resources import assets_folder, icon_names
from paxdesk.strict_yaml import Node, check_keys, entries, flag, items, one_of, read_file, text

ART_FILE: Final = "art.yaml"


@frozen
class ArtEntry:
    """The art of one card; ``looks`` holds one person a side, ``prop`` is an icon."""

    name: str
    short: str | None = None
    brief: str | None = None
    looks: tuple[Look, ...] = ()
    prop: str | None = None


@frozen
class Art:
    """All art entries by card number."""

    by_number: Mapping[int, ArtEntry] = field(factory=dict)

    def short_name(self, card: Card) -> str | None:
        """The name of a card at table size, or None if the full one will do."""
        entry = self._entry(card)
        return entry.short if entry else None

    def brief_name(self, card: Card) -> str | None:
        """The name of a card at its smallest, or None if that at table size will do."""
        entry = self._entry(card)
        return entry.brief if entry else None

    def look(self, card: Card, side: int = 0) -> Look | None:
        """The person on a side of a card, or None if we know of none."""
        people = self.people(card)
        return people[side] if side < len(people) else None

    def people(self, card: Card) -> tuple[Look, ...]:
        """Everybody on a card, in the order of its looks."""
        if card.picture is not None:
            return card.picture.people
        entry = self._entry(card)
        return entry.looks if entry else ()

    def prop(self, card: Card) -> str | None:
        """The icon of the thing a card's picture is about, or None to tell it from its data."""
        if card.picture is not None:
            return card.picture.thing
        entry = self._entry(card)
        return entry.prop if entry else None

    def _entry(self, card: Card) -> ArtEntry | None:
        entry = self.by_number.get(card.number)
        return entry if entry is not None and entry.name == card.name else None


def load_art(path: Path) -> Art:
    """Read an art file; raises Misfit, with the line, for what does not belong there."""
    found = {}
    icon = one_of(icon_names())
    for number, node in entries(read_file(path)).items():
        check_keys(node, ("name", "short", "brief", "looks", "prop"), ("name",), "art")
        given = entries(node)
        found[int(number)] = ArtEntry(
            name=text(given["name"]),
            short=text(given["short"]) if "short" in given else None,
            brief=text(given["brief"]) if "brief" in given else None,
            looks=tuple(map(_look, items(given["looks"], 1, 2))) if "looks" in given else (),
            prop=icon(given["prop"]) if "prop" in given else None,
        )
    return Art(found)


def _look(node: Node) -> Look:
    faces = ("moustache", "beard", "glasses")
    check_keys(node, ("hat", "coat", *faces), ("hat", "coat"), "a look")
    given = entries(node)
    hat: Hat = one_of(get_args(Hat))(given["hat"])
    coat: Coat = one_of(get_args(Coat))(given["coat"])
    return Look(hat, coat, **{name: flag(given[name]) for name in faces if name in given})


@cache
def art() -> Art:
    """The art that comes with the program."""
    return load_art(assets_folder() / ART_FILE)
