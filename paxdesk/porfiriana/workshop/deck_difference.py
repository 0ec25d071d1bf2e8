"""Differences between a deck and other cards, field by field."""

from collections.abc import Collection, Iterable, Iterator

from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.cards import Card
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.deck_reading import CAPTIONS, card_data
from paxdesk.porfiriana.workshop.card_lines import UNEXPRESSED, layout_of
from paxdesk.porfiriana.workshop.card_sheets import CAPTION, COLUMNS, card_cells, mixed_card


@frozen
class FieldDifference:
    """Field that differs, named by its column, with both texts."""

    column: str
    mine: str
    theirs: str


@frozen
class CardDifference:
    """Two versions of a card, with the fields that differ."""

    mine: Card
    theirs: Card
    fields: tuple[FieldDifference, ...]

    @property
    def columns(self) -> frozenset[str]:
        return frozenset(each.column for each in self.fields)

    @property
    def whole(self) -> bool:
        """True if the fields can be chosen only together."""
        return layout_of(card_data(self.mine)) is not layout_of(card_data(self.theirs))

    def chosen(self, columns: Collection[str]) -> Card:
        """Return ``mine`` with these columns of ``theirs``. Raises Misfit."""
        if not columns:
            return self.mine
        if self.columns <= set(columns):
            return self.theirs
        return mixed_card(self.mine, self.theirs, columns)


def differences(deck: Deck, others: Iterable[Card]) -> Iterator[CardDifference]:
    """Yield the differences between ``others`` and the deck's cards with the same numbers."""
    for card in others:
        mine = deck.cards[card.number]
        if mine != card:
            yield CardDifference(mine, card, tuple(_fields(mine, card)))


def _fields(mine: Card, theirs: Card) -> Iterator[FieldDifference]:
    one, other = card_cells(mine), card_cells(theirs)
    for column in COLUMNS:
        texts = one.get(column, ""), other.get(column, "")
        if texts[0] != texts[1]:
            yield FieldDifference(column, *texts)
    keys = [key for key in CAPTIONS if key != UNEXPRESSED.key]
    captions = [[card_data(card).get(key) for key in keys] for card in (mine, theirs)]
    if captions[0] != captions[1]:
        yield FieldDifference(CAPTION, mine.provenance, theirs.provenance)
