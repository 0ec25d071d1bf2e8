"""Cards as rows of a spreadsheet, or as lines of a text file."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TypeAlias

import attrs

from paxdesk.language import join_words, tr
from paxdesk.lazy_attrs import define, frozen
from paxdesk.porfiriana.rules.cards import CARD_NUMBERS, Card, kinds_at
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.deck_reading import card_data
from paxdesk.porfiriana.workshop.card_lines import (
    LAYOUTS,
    NEWSPAPER,
    CardLineError,
    Layout,
    assassination,
    layout_of,
    number_in,
    parts_of,
    read_line,
    read_side,
    side_texts,
    with_captions,
)
from paxdesk.porfiriana.workshop.line_parts import Nodes, Part, placed
from paxdesk.porfiriana.workshop.line_tokens import NEXT, Cursor
from paxdesk.porfiriana.workshop.table_files import Table, read_table, table_bytes
from paxdesk.strict_yaml import MAX_BYTES, Misfit, YamlNode, node_of, read_limited

Row: TypeAlias = Sequence[str]
SIDES: Final = ("side 1", "side 2")
CAPTION: Final = "caption"
"""Common name of the caption, picture and provenance, which have no columns."""
NUMBER, NAME, KIND = HEAD = ("number", "name", "kind")
LINES: Final = (".txt",)
"""Suffixes of files with a line for each card."""
MOST_WRONG: Final = 5_000


@frozen
class WrongCell:
    """Cell that was not imported; ``row`` counts from 1."""

    row: int
    column: str
    problem: str
    expected: str

    def __str__(self) -> str:
        return tr(
            "Row {row}, {column}: {problem}; expected {expected}.",
            row=self.row,
            column=self.column,
            problem=self.problem,
            expected=self.expected or tr("something else"),
        )


@frozen
class CardRows:
    """Cards read from a file, and the cells not imported."""

    cards: tuple[Card, ...]
    wrong: tuple[WrongCell, ...]


def _columns() -> tuple[str, ...]:
    found = dict.fromkeys(HEAD)
    for layout in LAYOUTS.values():
        found.update(dict.fromkeys(part.column for part in parts_of(layout)))
    return (*found, *SIDES)


COLUMNS: Final = _columns()


def card_rows(cards: Iterable[Card]) -> Iterator[list[str]]:
    yield list(COLUMNS)
    for card in cards:
        cells = card_cells(card)
        yield [cells.get(column, "") for column in COLUMNS]


def card_cells(card: Card) -> dict[str, str]:
    data = card_data(card)
    layout = layout_of(data)
    kind = NEWSPAPER if data.get(NEWSPAPER) else card.kind
    cells = {NUMBER: str(card.number), NAME: card.name, KIND: kind}
    cells |= {part.column: part.cell_text(data) for part in parts_of(layout)}
    return cells | dict(zip(SIDES, side_texts(layout, data), strict=False))


def sheet_bytes(cards: Iterable[Card], suffix: str) -> bytes:
    """Return the content of a table file of cards. Raises MissingLibraryError."""
    return table_bytes(list(card_rows(cards)), suffix)


def read_cards_file(file: Path, deck: Deck) -> CardRows:
    """Return the cards in a file, based on those of ``deck``.

    Raises Misfit or MissingLibraryError.
    """
    if file.suffix.casefold() in LINES:
        return read_lines(read_limited(file, MAX_BYTES).decode("utf-8-sig", "replace"), deck)
    return read_rows(read_table(file), deck)


def read_lines(text: str, deck: Deck) -> CardRows:
    cards: dict[int, Card] = {}
    wrong: list[WrongCell] = []
    for row, line in enumerate(text.splitlines(), 1):
        number = number_in(line)
        before = deck.cards.get(number or 0)
        if not line.strip():
            continue
        if before is None or before.number in cards:
            problem, expected = _number_problem(str(number or line[:20]), before is not None)
            wrong.append(WrongCell(row, NUMBER, problem, expected))
            continue
        try:
            cards[before.number] = read_line(line, before)
        except CardLineError as error:
            place = tr("character {number}", number=error.position)
            wrong.append(WrongCell(row, place, error.problem, error.expected))
    return CardRows(tuple(cards.values()), tuple(wrong[:MOST_WRONG]))


def _number_problem(found: str, twice: bool) -> tuple[str, str]:
    if twice:
        return tr("the number appears twice"), tr("each number once")
    least, most = CARD_NUMBERS[0], CARD_NUMBERS[-1]
    expected = tr("a whole number from {least} to {most}", least=least, most=most)
    return tr("found “{value}”", value=found), expected


def read_rows(table: Table, deck: Deck) -> CardRows:
    """Read the rows of a table whose first row names the columns."""
    reader = _RowReader(deck)
    reader.read(table)
    return CardRows(tuple(reader.cards.values()), tuple(reader.wrong[:MOST_WRONG]))


@define(eq=False)
class _RowReader:
    deck: Deck
    cards: dict[int, Card] = attrs.field(factory=dict, init=False)
    wrong: list[WrongCell] = attrs.field(factory=list, init=False)

    def read(self, table: Table) -> None:
        names = self._header(table[0] if table else ())
        for row, cells in enumerate(table[1:], 2):
            given = {
                names[at]: cell.strip()
                for at, cell in enumerate(cells)
                if at in names and (cell.strip() or any(map(str.strip, cells)))
            }
            if given:
                self._row(row, given)
        order = {name: at for at, name in names.items()}
        self.wrong.sort(key=lambda each: (each.row, order.get(each.column, 0)))

    def _header(self, cells: Row) -> dict[int, str]:
        names: dict[int, str] = {}
        for at, cell in enumerate(cells):
            name = " ".join(cell.replace("_", " ").replace("-", " ").casefold().split())
            name = name if name in SIDES else name.replace(" ", "_")
            if name in names.values():
                problem = tr("“{value}” appears twice in a list", value=name)
                self._list(1, name, problem, tr("each word once"))
            elif name in COLUMNS:
                names[at] = name
            elif name:
                place = tr("column {number}", number=at + 1)
                problem = tr("found “{value}”", value=cell.strip())
                self._list(1, place, problem, join_words(COLUMNS, "or"))
        if NUMBER not in names.values():
            self._list(1, NUMBER, tr("the column is missing"), NUMBER)
        return names if NUMBER in names.values() else {}

    def _list(self, row: int, column: str, problem: str, expected: str) -> None:
        self.wrong.append(WrongCell(row, column, problem, expected))

    def _row(self, row: int, cells: Mapping[str, str]) -> None:
        text = cells.get(NUMBER, "")
        number = int(text) if text.isascii() and text.isdecimal() and len(text) < 4 else 0
        before = self.deck.cards.get(number)
        if before is None or number in self.cards:
            self._list(row, NUMBER, *_number_problem(text, before is not None))
            return
        card = self._card(row, cells, before)
        if card is not None:
            self.cards[number] = card

    def _kind(self, row: int, cells: Mapping[str, str], before: Card) -> str:
        """Return the name of a row's layout; add a wrong kind to ``wrong``."""
        data = card_data(before)
        own = NEWSPAPER if data.get(NEWSPAPER) else before.kind
        able: tuple[str, ...] = kinds_at(before.number, before.kind)
        able = (*able, NEWSPAPER) if before.kind == "partner" else able
        text = cells.get(KIND, own).casefold()
        if text in able:
            return text
        self._list(row, KIND, tr("found “{value}”", value=text), join_words(able, "or"))
        return own

    def _card(self, row: int, cells: Mapping[str, str], before: Card) -> Card | None:
        """Return the card of a row, or None; add wrong cells to ``wrong``."""
        kind = self._kind(row, cells, before)
        layout, data = LAYOUTS[kind], card_data(before)
        same = layout_of(data) is layout
        parts = {part.column: part for part in parts_of(layout)}
        sides = SIDES if layout.sides is not None else ()
        given: dict[str, str] = {}
        for column, text in cells.items():
            if column in parts or column in sides or column == NAME:
                given[column] = text
            elif column not in HEAD and text:
                problem = tr("a card of the kind {kind} has no such part", kind=kind)
                self._list(row, column, problem, tr("an empty cell"))
        ours = card_cells(before) if same else {}
        while True:
            try:
                return _card_of(layout, kind, before, {**ours, **given})
            except Misfit as misfit:
                column = _culprit(layout, kind, before, ours, given, misfit)
                self._list(row, column, misfit.problem, misfit.expected)
                if given.pop(column, None) is None:
                    return None


def _culprit(
    layout: Layout,
    kind: str,
    before: Card,
    ours: Mapping[str, str],
    given: Mapping[str, str],
    misfit: Misfit,
) -> str:
    """Return the column that most likely causes an error."""
    column = _columns_of(layout).get(misfit.line or 0, "")
    if column in given:
        return column
    for each in given:
        rest = {key: text for key, text in given.items() if key != each}
        try:
            _card_of(layout, kind, before, {**ours, **rest})
        except Misfit as other:
            if (other.line, other.problem) == (misfit.line, misfit.problem):
                continue
        return each
    return column or KIND


def _columns_of(layout: Layout) -> dict[int, str]:
    """Return the columns by number, which is the ``line`` of their errors."""
    names = (*HEAD, *(part.column for part in parts_of(layout)), *SIDES)
    return dict(enumerate(names, 1))


def mixed_card(mine: Card, theirs: Card, columns: Collection[str]) -> Card:
    """Return ``mine`` with columns of ``theirs``; both need the same layout. Raises Misfit."""
    data = card_data(mine)
    layout, others = layout_of(data), card_cells(theirs)
    cells = card_cells(mine) | {each: others[each] for each in columns if each in others}
    return _card_of(layout, cells[KIND], theirs if CAPTION in columns else mine, cells)


def _card_of(layout: Layout, kind: str, before: Card, cells: Mapping[str, str]) -> Card:
    """Return the card of a row.

    Raises Misfit; ``line`` is the column's number or 0.
    """
    return with_captions(_facts(layout, kind, before, cells), before, 0)


def _facts(layout: Layout, kind: str, before: Card, cells: Mapping[str, str]) -> Nodes:
    places = {name: place for place, name in _columns_of(layout).items()}
    kept: Nodes = {}
    values: Nodes = {
        "number": YamlNode(before.number, places[NUMBER]),
        "name": YamlNode(cells.get(NAME, before.name), places[NAME]),
        "kind": YamlNode("partner" if kind == NEWSPAPER else kind, places[KIND]),
        **{key: node_of(value) for key, value in layout.fixed.items()},
    }
    for part in parts_of(layout):
        text, place = cells.get(part.column, ""), places[part.column]
        text = text if part.plain else _plain(text)
        with _at(place, text):
            given = _cell(part, text, kept, part in layout.rest)
        found = {key: placed(node, place) for key, node in given.items()}
        kept |= found
        if part.within:
            inner = values.setdefault(part.within, YamlNode({}, place)).value
            assert isinstance(inner, dict)
            inner |= found
        else:
            values |= found
    if layout.sides is not None:
        values[layout.key] = YamlNode([_side(layout, cells, s, places[s]) for s in SIDES], 0)
    if kind == "black":
        values["assassination"] = assassination(values)
    return values


def _side(layout: Layout, cells: Mapping[str, str], column: str, place: int) -> YamlNode:
    text = _plain(cells.get(column, ""))
    with _at(place, text):
        return placed(read_side(text, layout), place)


@contextmanager
def _at(place: int, text: str) -> Iterator[None]:
    """Replace the ``line`` of errors by the number of the cell's column."""
    try:
        yield
    except Misfit as misfit:
        problem = misfit.problem if text else tr("an empty cell")
        raise Misfit(place, problem, misfit.expected) from misfit


def _cell(part: Part, text: str, given: Nodes, optional: bool) -> Nodes:
    if part.plain:
        return {part.key: YamlNode(text, 1)} if text else {}
    cursor = Cursor.of(text)
    if cursor.token is None and optional:
        return part.absent(given, 1)
    found = part.read_cell(cursor)
    while part.many and cursor.skips(*NEXT):
        for key, node in part.read_cell(cursor).items():
            known = found[key].value
            assert isinstance(known, list)
            assert isinstance(node.value, list)
            known.extend(node.value)
    if cursor.token is not None:
        raise cursor.misfit(tr("the end"))
    return found


def _plain(text: str) -> str:
    """Straighten curly quotes, unless some are straight."""
    return text if '"' in text else text.translate(str.maketrans("“”„", '"""'))
