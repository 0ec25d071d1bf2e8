"""Comparison of a deck with the printed cards, line by line."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Literal, TypeAlias, get_args

import attrs

from paxdesk.errors import PaxError
from paxdesk.files.safe_write import changing, make_folder, reading, write_whole
from paxdesk.files.strict_json import InvalidData, read_json
from paxdesk.language import tr
from paxdesk.lazy_attrs import define, frozen
from paxdesk.porfiriana.audit import totals
from paxdesk.porfiriana.rules.cards import MY_BOX, Card, CardKind, checked_card
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.workshop.card_lines import card_line, read_line
from paxdesk.porfiriana.workshop.own_files import CorrectionsFolder
from paxdesk.session.facts import Fact

StackOrder: TypeAlias = Literal["number", "kind", "any"]
ORDERS: Final[tuple[StackOrder, ...]] = get_args(StackOrder)
"""Orders in which the printed cards may be stacked."""


DRAFTS: Final = "drafts.json"
"""Name of the drafts' file in a corrections folder."""
LARGEST_DRAFTS: Final = 1_000_000
"""Maximum size of the drafts' file, in bytes."""


def read_drafts(file: Path) -> dict[int, str]:
    """Return the drafts by card number; {} if there is no file. Raises SaveError."""
    if not file.exists():
        return {}
    with reading(file):
        found = read_json(file, LARGEST_DRAFTS)
        if not isinstance(found, dict) or not all(
            key.isascii() and key.isdecimal() and len(key) < 4 and isinstance(line, str)
            for key, line in found.items()
        ):
            raise InvalidData(tr("not a valid file"))
    return {int(key): line for key, line in found.items()}


@frozen
class _Saved:
    before: Card
    after: Card


@define(eq=False)
class BoxCheck:
    """Comparison of a corrections folder's deck with the printed cards."""

    own: CorrectionsFolder
    drafts: dict[int, str] = attrs.field(factory=dict, init=False)
    """Lines typed but not saved, by card number."""
    trouble: str = attrs.field(default="", init=False)
    """Error in reading the drafts, or ""; after an error, drafts are not written."""
    _stored: dict[int, str] = attrs.field(factory=dict, init=False)
    """Drafts last read or written."""
    deck: Deck = attrs.field(init=False)
    _undo: list[_Saved] = attrs.field(factory=list, init=False)
    _redo: list[_Saved] = attrs.field(factory=list, init=False)

    def __attrs_post_init__(self) -> None:
        self.deck = self.own.deck()
        try:
            found = read_drafts(self._file)
        except PaxError as error:
            self.trouble, found = str(error), {}
        self._stored = found
        self.drafts = {n: line for n, line in found.items() if n in self.deck.cards}

    @property
    def _file(self) -> Path:
        return self.own.folder / DRAFTS

    def _write_drafts(self) -> None:
        """Write the drafts, or remove their file. Raises SaveError."""
        if self.own.fixed or self.trouble or self.drafts == self._stored:
            return
        if self.drafts:
            make_folder(self._file.parent)
            write_whole(self._file, json.dumps(self.drafts).encode())
        else:
            with changing(self._file):
                self._file.unlink(missing_ok=True)
        self._stored = dict(self.drafts)

    def numbers(self, order: StackOrder) -> list[int]:
        """Return the card numbers in the order of a stack."""
        if order != "kind":
            return sorted(self.deck.cards)
        kinds: Sequence[str] = get_args(CardKind)
        cards = sorted(self.deck.cards.values(), key=lambda c: (kinds.index(c.kind), c.name))
        return [card.number for card in cards]

    def is_checked(self, number: int) -> bool:
        return self.deck.cards[number].provenance == MY_BOX

    def line(self, number: int) -> str:
        """Return a card's draft, or its line if there is none."""
        return self.drafts.get(number, card_line(self.deck.cards[number]))

    def keep(self, number: int, line: str) -> None:
        """Update the draft of a card. Raises SaveError."""
        if line == card_line(self.deck.cards[number]):
            self.drafts.pop(number, None)
        else:
            self.drafts[number] = line
        self._write_drafts()

    def confirm(self, number: int, line: str) -> Card:
        """Save the card typed as ``line``, and mark it as checked.

        Raises CardLineError, DeckError or SaveError.
        """
        before = self.deck.cards[number]
        after = checked_card(read_line(line, before))
        if after != before:
            self.deck = self.own.save(after)
            self._undo.append(_Saved(before, after))
            self._redo.clear()
        self.drafts.pop(number, None)
        self._write_drafts()
        return after

    def undo(self) -> int | None:
        """Undo the last save; return the card's number or None.

        Raises DeckError or SaveError.
        """
        return self._move(self._undo, self._redo, back=True)

    def redo(self) -> int | None:
        """Redo a save; return the card's number or None.

        Raises DeckError or SaveError.
        """
        return self._move(self._redo, self._undo, back=False)

    def _move(self, source: list[_Saved], target: list[_Saved], *, back: bool) -> int | None:
        if not source:
            return None
        saved = source[-1]
        card = saved.before if back else saved.after
        self.deck = self.own.save(card)
        target.append(source.pop())
        self.drafts.pop(card.number, None)
        self._write_drafts()
        return card.number

    @property
    def can_undo(self) -> bool:
        return bool(self._undo)

    @property
    def can_redo(self) -> bool:
        return bool(self._redo)

    def completed(self, number: int) -> CardKind | None:
        kind = self.deck.cards[number].kind
        cards = (card for card in self.deck.cards.values() if card.kind == kind)
        return kind if all(card.provenance == MY_BOX for card in cards) else None

    def missed(self, kind: CardKind) -> list[Fact]:
        """Return the missed totals that would be met without the corrected cards of ``kind``.

        If every card is checked, all missed totals are returned.
        """
        missed = [each for each in totals(self.deck) if not each.ok]
        if not missed or len(self.deck.checked) == len(self.deck.cards):
            return missed
        ours = self.own.built_in.cards
        others = (
            self.deck.cards[number]
            for number in self.deck.replaced
            if kind not in (self.deck.cards[number].kind, ours[number].kind)
        )
        met = {each.what for each in totals(self.own.built_in.corrected(others)) if each.ok}
        return [each for each in missed if each.what in met]
