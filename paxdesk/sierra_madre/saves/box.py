"""The owner's box: what is printed on the cards, told once and filled in from then on.

A YAML file in the data folder of the platform, which can be exported and handed on. What cannot
be read is said, and never written over.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import platformdirs
import yaml
from attrs import asdict, evolve

from paxdesk import strict_yaml as strict
from paxdesk.errors import PaxError
from paxdesk.files.writing import SaveError, write_whole
from paxdesk.language import say
from paxdesk.sierra_madre.rules import cards as box
from paxdesk.sierra_madre.rules.cards import CardId, Facts, in_order
from paxdesk.sierra_madre.rules.state import GOLD
from paxdesk.strict_yaml import Misfit, Node, Reader, entries

FILE: Final = "sierra-madre-box.yaml"
LONGEST: Final = 60
"""Letters of a card's name."""


def box_path() -> Path:
    """Where the box of this machine's owner lies."""
    return platformdirs.user_data_path("paxdesk", appauthor=False) / FILE


def read_box(path: Path) -> dict[CardId, Facts]:
    """The cards of a box. Raises Misfit with the line that does not fit."""
    cards = entries(strict.read_file(path)).items()
    return {card: read_facts(card, node, ("kind",)) for card, node in cards}


def read_facts(card: CardId, node: Node, required: Iterable[str] = ()) -> Facts:
    """What is printed on a card, as a file has it; what it leaves out is what is most likely."""
    if card not in box.CARDS:
        raise Misfit(node.line, say("there is no card {card}", card=card))
    return evolve(box.unknown(card), **strict.fields_of(node, Facts, "a card", _READ, required))


def _name(node: Node) -> str:
    if '"' in strict.text(node) or len(strict.text(node)) > LONGEST:
        words = say("a name with quotation marks, or longer than 60 letters")
        raise Misfit(node.line, words)
    return strict.text(node)


_READ: Final[dict[str, Reader[Any]]] = {
    "quarters": strict.whole(0, box.MOST_QUARTERS), "profit": strict.whole(0, GOLD),
    "bars": strict.whole(0, box.MOST_BARS), "name": _name,
}  # fmt: skip


def box_bytes(cards: dict[CardId, Facts]) -> bytes:
    """A box as a file, in the order of the cards."""
    told = {card: asdict(cards[card]) for card in sorted(cards, key=in_order)}
    plain = {card: {key: v for key, v in each.items() if v != ""} for card, each in told.items()}
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
            try:
                self._known = read_box(self.path) if self.path.exists() else {}
            except PaxError as error:
                self._known = {}
                self.trouble = say("{file}: {problem}", file=self.path.name, problem=error)
        return self._known

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
