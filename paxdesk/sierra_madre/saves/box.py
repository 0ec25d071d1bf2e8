"""The owner's box: what is printed on the cards, told once and filled in from then on.

A YAML file in the data folder of the platform, which can be exported and handed on. What cannot
be read is said, and never written over.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import platformdirs
import yaml

from paxdesk import strict_yaml as strict
from paxdesk.errors import PaxError
from paxdesk.files.writing import SaveError, write_whole
from paxdesk.language import say
from paxdesk.sierra_madre.rules import cards
from paxdesk.sierra_madre.rules.cards import CardId, Facts, in_order
from paxdesk.sierra_madre.rules.state import GOLD
from paxdesk.strict_yaml import Misfit, Node, entries, optional

FILE: Final = "sierra-madre-box.yaml"
_KEYS: Final = ("kind", "quarters", "profit", "bars", "land", "name")


def box_path() -> Path:
    """Where the box of this machine's owner lies."""
    return platformdirs.user_data_path("paxdesk", appauthor=False) / FILE


def read_box(path: Path) -> dict[CardId, Facts]:
    """The cards of a box. Raises Misfit with the line that does not fit."""
    found: dict[CardId, Facts] = {}
    for card, node in entries(strict.read_file(path)).items():
        if card not in cards.CARDS:
            raise Misfit(node.line, say("there is no card {card}", card=card))
        strict.check_keys(node, _KEYS, ("kind",), "a card")
        found[card] = facts_of(entries(node), cards.unknown(card))
    return found


def facts_of(entry: Mapping[str, Node], usual: Facts) -> Facts:
    """What is printed on a card, as a file has it; what it leaves out is ``usual``."""
    name = optional(entry, "name", strict.text, usual.name)
    if '"' in name or len(name) > 60:
        words = say("a name with quotation marks, or longer than 60 letters")
        raise Misfit(entry["name"].line, words)
    return Facts(
        optional(entry, "kind", strict.one_of(cards.KINDS), usual.kind),
        optional(entry, "quarters", strict.whole(0, cards.MOST_QUARTERS), usual.quarters),
        optional(entry, "profit", strict.whole(0, GOLD), usual.profit),
        optional(entry, "bars", strict.whole(0, cards.MOST_BARS), usual.bars),
        optional(entry, "land", strict.one_of(cards.LANDS), usual.land),
        name,
    )


def box_bytes(cards: dict[CardId, Facts]) -> bytes:
    """A box as a file, in the order of the cards."""
    plain = {
        card: {key: getattr(cards[card], key) for key in _KEYS if getattr(cards[card], key) != ""}
        for card in sorted(cards, key=in_order)
    }
    data = yaml.safe_dump(plain, allow_unicode=True, sort_keys=False, default_flow_style=None)
    return data.encode()


def write_box(path: Path, cards: dict[CardId, Facts]) -> None:
    """Write a box whole. Raises SaveError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, box_bytes(cards))


class CardBox:
    """The box at a table; ``trouble`` says why it cannot be read or written, if it cannot.

    One that is not ``kept`` is empty, and nobody's: what is told in a lesson is no card of a box.
    """

    def __init__(self, path: Path | None = None, *, kept: bool = True) -> None:
        self.path = box_path() if path is None else path
        self.kept = kept
        self.trouble = ""
        self._known: dict[CardId, Facts] | None = None if kept else {}

    @property
    def known(self) -> dict[CardId, Facts]:
        """What has been told so far; read when it is first wanted."""
        if self._known is None:
            self._known = {}
            if self.path.exists():
                try:
                    self._known = read_box(self.path)
                except PaxError as error:
                    self.trouble = say("{file}: {problem}", file=self.path.name, problem=error)
        return self._known

    def facts(self, card: CardId) -> Facts | None:
        """What is known of a card."""
        return self.known.get(card)

    def learn(self, card: CardId, facts: Facts) -> None:
        """Keep what was told of a card, unless there is a box that could not be read."""
        if self.known.get(card) == facts:
            return
        self.known[card] = facts
        if self.kept and not self.trouble:
            try:
                write_box(self.path, self.known)
            except (SaveError, OSError) as error:
                self.trouble = say("{file}: {problem}", file=self.path.name, problem=error)

    def take(self, cards: dict[CardId, Facts]) -> None:
        """Add the cards of another box. Raises SaveError."""
        self.known.update(cards)
        if not self.trouble:
            write_box(self.path, self.known)
