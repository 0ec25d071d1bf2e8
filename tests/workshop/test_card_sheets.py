"""Tests of cards as spreadsheets."""

import csv
import io
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from attrs import evolve

from paxdesk.porfiriana.rules.cards import Card, EnterpriseCard
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.workshop import table_files
from paxdesk.porfiriana.workshop.card_lines import headed_line
from paxdesk.porfiriana.workshop.card_sheets import (
    COLUMNS,
    CardRows,
    card_rows,
    read_cards_file,
    read_lines,
    read_rows,
    sheet_bytes,
)
from paxdesk.porfiriana.workshop.table_files import MissingLibraryError, read_table
from paxdesk.strict_yaml import Misfit
from tests.workshop.random_cards import random_card

Row = dict[str, str]
LIBRARIES = {".csv": "csv", ".xlsx": "openpyxl", ".ods": "odf"}


def other_cards(deck: Deck, seed: int) -> list[Card]:
    """Return random cards with the numbers and captions of a deck."""
    chance, found = Random(seed), []
    for card in deck.cards.values():
        kind = "newspaper" if getattr(card, "newspaper", False) else card.kind
        captions = {
            key: getattr(card, key) for key in ("note", "provenance", "sources", "known", "picture")
        }
        made = random_card(chance, kind)
        found.append(evolve(made, number=card.number, **captions))
    return found


@pytest.mark.parametrize("suffix", LIBRARIES)
def test_a_deck_of_other_cards_survives_a_round_trip(
    deck: Deck, tmp_path: Path, suffix: str
) -> None:
    pytest.importorskip(LIBRARIES[suffix])
    cards, file = other_cards(deck, 1), tmp_path / f"deck{suffix}"
    file.write_bytes(sheet_bytes(cards, suffix))
    found = read_cards_file(file, deck)
    assert found == CardRows(tuple(cards), ())


def test_lines_of_a_deck_survive_a_round_trip(deck: Deck, tmp_path: Path) -> None:
    cards, file = other_cards(deck, 2), tmp_path / "deck.txt"
    file.write_text("\n\n".join(map(headed_line, cards)), encoding="utf-8-sig")
    assert read_cards_file(file, deck) == CardRows(tuple(cards), ())
    wrong = read_lines("300: x\n72: mine S 4 · mule > rail\n72 : bank S 4\n62: mine", deck).wrong
    assert [(each.row, each.column) for each in wrong] == [
        (1, "number"),
        (2, "character 27"),
        (3, "character 14"),
        (4, "character 9"),
    ]


def test_columns_may_be_in_any_order_or_missing(deck: Deck) -> None:
    table = list(card_rows(deck.cards.values()))
    order = Random(3).sample(range(len(COLUMNS)), len(COLUMNS))
    shuffled = [[row[at] for at in order] for row in table]
    assert read_rows(shuffled, deck).cards == tuple(deck.cards.values())
    found = read_rows([["Cost", " NUMBER "], ["9", "61"], ["", ""], ["8", "72"]], deck)
    assert found.wrong == ()
    mine, other = found.cards
    assert isinstance(mine, EnterpriseCard)
    assert isinstance(other, EnterpriseCard)
    assert mine == evolve(deck.enterprises[61], cost=9)
    assert other == evolve(deck.enterprises[72], cost=8)


WRITTEN = {
    "excel in Europe": ("number;name;cost\r\n72;Promontorios ñ;7\r\n", "cp1252"),
    "with a byte order mark": ("number,name,cost\r\n72,Promontorios ñ,7\r\n", "utf-8-sig"),
    "tabs in UTF-16": ("number\tname\tcost\r\n72\tPromontorios ñ\t7\r\n", "utf-16"),
    "quoted": ('"number","name","cost"\n"72","Promontorios ñ","7"\n', "utf-8"),
}


@pytest.mark.parametrize("how", WRITTEN)
def test_csv_dialects_of_other_programs_are_read(deck: Deck, tmp_path: Path, how: str) -> None:
    text, encoding = WRITTEN[how]
    file = tmp_path / "cards.csv"
    file.write_bytes(text.encode(encoding))
    wanted = evolve(deck.enterprises[72], cost=7, name="Promontorios ñ")
    assert read_cards_file(file, deck) == CardRows((wanted,), ())


def test_a_name_is_not_a_formula(deck: Deck, tmp_path: Path) -> None:
    card = evolve(deck.enterprises[72], name="=1+1")
    for suffix, library in LIBRARIES.items():
        file = tmp_path / f"deck{suffix}"
        if suffix != ".csv":
            pytest.importorskip(library)
        file.write_bytes(sheet_bytes([card], suffix))
        assert read_cards_file(file, deck).cards == (card,)
    assert "'=1+1" in (tmp_path / "deck.csv").read_text(encoding="utf-8-sig")


def test_values_of_a_spreadsheet_are_read_as_typed(deck: Deck, tmp_path: Path) -> None:
    openpyxl = pytest.importorskip("openpyxl")
    book = openpyxl.Workbook()
    for row in (
        ["number", "cost", "slave", "district", "abilities"],
        [72.0, 7.0, True, "C", "monopoly enterprise [mine]; mine-bonus 2"],
        [73, 7.5, "slave jails", None, None],
    ):
        book.active.append(row)
    file = tmp_path / "typed.xlsx"
    book.save(file)
    found = read_cards_file(file, deck)
    card = found.cards[0]
    assert isinstance(card, EnterpriseCard)
    assert (card.cost, card.slave, card.district, len(card.abilities)) == (7, True, "chihuahua", 2)
    assert [(each.row, each.column) for each in found.wrong] == [(3, "cost"), (3, "district")]


# --- Planted mistakes -----------------------------------------------------------------------------

Fits = Callable[[Row], bool]


def of_kind(*kinds: str) -> Fits:
    return lambda row: row["kind"] in kinds


MISTAKES: dict[str, tuple[Fits, str, str]] = {
    "a misspelt district": (of_kind("enterprise"), "district", "sonroa"),
    "an unknown industry": (of_kind("enterprise"), "industry", "vineyard"),
    "a number in letters": (of_kind("enterprise", "partner"), "cost", "four"),
    "a negative number": (of_kind("enterprise", "partner"), "cost", "-3"),
    "an empty cost": (of_kind("enterprise", "partner"), "cost", ""),
    "an oval without a cost": (of_kind("enterprise"), "connections", "foot > mule"),
    "an oval that is no upgrade": (of_kind("enterprise"), "connections", "rail > mule 2"),
    "a chain without rail": (of_kind("enterprise"), "connections", "foot > mule 2 chain"),
    "an unknown prestige": (of_kind("partner", "troop"), "prestige", "glory"),
    "a Liberator without slaves": (of_kind("enterprise"), "slave", "jails"),
    "an unknown verb": (of_kind("enterprise", "partner", "troop"), "abilities", "teleport 2"),
    "a verb of events": (of_kind("enterprise", "troop"), "abilities", "strife red/blue"),
    "a discount of no form": (of_kind("enterprise", "partner"), "abilities", "discount land"),
    "too much Firepower": (of_kind("troop"), "firepower", "7"),
    "a word twice": (of_kind("troop"), "jurisdiction", "sonora/sonora"),
    "a cost missing": (of_kind("troop"), "cost", "rail 1 mule 2"),
    "no event": (of_kind("headline"), "event", ""),
    "an unknown kind": (of_kind("troop", "headline", "black"), "kind", "spell"),
    "a part of another kind": (of_kind("headline", "black"), "industry", "mine"),
    "an impossible target": (of_kind("orange"), "target", "[partner]"),
}


def planted(deck: Deck, each: int, chance: Random) -> tuple[list[Row], set[tuple[int, str]]]:
    """Return a deck's rows with mistakes, and the mistakes' places.

    There are ``each`` mistakes of every kind.
    """
    header, *table = card_rows(deck.cards.values())
    rows = [dict(zip(header, cells, strict=True)) for cells in table]
    places: set[tuple[int, str]] = set()
    for fits, column, text in MISTAKES.values():
        free = [n for n, row in enumerate(rows) if fits(row) and (n + 2, column) not in places]
        for index in chance.sample(free, each):
            places.add((index + 2, column))
            rows[index][column] = text
    return rows, places


def test_two_hundred_planted_mistakes_are_found_and_no_others(deck: Deck, tmp_path: Path) -> None:
    chance = Random(20)
    rows, places = planted(deck, 10, chance)
    assert (len(MISTAKES), len(places)) == (20, 200)
    for row in rows:
        row["name"] += ", checked"
    made = io.StringIO(newline="")
    writer = csv.DictWriter(made, chance.sample(COLUMNS, len(COLUMNS)), delimiter=";")
    writer.writeheader()
    writer.writerows(rows)
    file = tmp_path / "planted.csv"
    file.write_text(made.getvalue(), encoding="utf-8", newline="")
    found = read_cards_file(file, deck)
    named = [(each.row, each.column) for each in found.wrong]
    assert sorted(named) == sorted(places)
    assert all(each.problem and each.expected for each in found.wrong)
    # Valid cells of the same rows are imported.
    assert found.cards == tuple(
        evolve(card, name=f"{card.name}, checked")
        if not hasattr(card, "sides") or card.kind == "public"
        else evolve(
            card,
            name=f"{card.name}, checked",
            sides=tuple(evolve(side, name=f"{card.name}, checked") for side in card.sides),
        )
        for card in deck.cards.values()
    )


@pytest.mark.long
def test_each_kind_of_mistake_is_found_separately(deck: Deck) -> None:
    for seed in range(15):
        rows, places = planted(deck, 1, Random(seed))
        table = [list(COLUMNS), *([row[c] for c in COLUMNS] for row in rows)]
        found = read_rows(table, deck)
        assert {(each.row, each.column) for each in found.wrong} == places


def test_short_forms_of_verbs_invalid_in_a_list_are_refused(deck: Deck) -> None:
    table = [["number", "abilities", "effects", "event"], ["72", "5", "", ""], ["5", "", "%", ""],
             ["110", "", "", "5; pax"]]  # fmt: skip
    found = read_rows(table, deck)
    assert [(each.row, each.column) for each in found.wrong] == [
        (2, "abilities"),
        (3, "effects"),
        (4, "event"),
    ]


def test_unknown_and_missing_columns_and_numbers_are_named(deck: Deck) -> None:
    table = [["number", "colour", "cost", "cost"], ["72", "x", "5", "6"], ["72"], ["999"], ["x"]]
    found = read_rows(table, deck)
    assert [(each.row, each.column) for each in found.wrong] == [
        (1, "column 2"),
        (1, "cost"),
        (3, "number"),
        (4, "number"),
        (5, "number"),
    ]
    assert len(found.cards) == 1
    nothing = read_rows([["name", "cost"], ["Promontorios", "3"]], deck)
    assert (nothing.cards, [each.column for each in nothing.wrong]) == ((), ["number"])
    assert read_rows([], deck).cards == ()


# --- Invalid files --------------------------------------------------------------------------------


@pytest.mark.parametrize("suffix", LIBRARIES)
def test_damaged_files_are_refused_with_a_message(deck: Deck, tmp_path: Path, suffix: str) -> None:
    pytest.importorskip(LIBRARIES[suffix])
    check_damaged(deck, tmp_path, suffix, 40)


@pytest.mark.long
@pytest.mark.parametrize("suffix", LIBRARIES)
def test_a_thousand_damaged_files_of_each_kind(deck: Deck, tmp_path: Path, suffix: str) -> None:
    pytest.importorskip(LIBRARIES[suffix])
    check_damaged(deck, tmp_path, suffix, 1000)


def check_damaged(deck: Deck, folder: Path, suffix: str, number: int) -> None:
    cards = [deck.cards[n] for n in (9, 72, 171, 212, 215)]
    whole, chance = sheet_bytes(cards, suffix), Random(suffix)
    file = folder / f"damaged{suffix}"
    for _ in range(number):
        data = bytearray(whole)
        for _ in range(chance.choice((1, 3, 30))):
            data[chance.randrange(len(data))] = chance.randrange(256)
        if chance.random() < 0.3:
            del data[chance.randrange(len(data)) :]
        file.write_bytes(data)
        with suppress(Misfit):
            read_cards_file(file, deck)


def test_oversized_files_are_refused(
    deck: Deck, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "long.csv"
    file.write_text("number\n" + "1\n" * 3000)
    with pytest.raises(Misfit, match="rows"):
        read_table(file)
    file.write_bytes(os.urandom(10) + b"," * (table_files.MOST_BYTES + 1))
    with pytest.raises(Misfit, match="too large"):
        read_table(file)
    pytest.importorskip("openpyxl")
    file = tmp_path / "bomb.xlsx"
    file.write_bytes(sheet_bytes(deck.cards.values(), ".xlsx"))
    monkeypatch.setattr(table_files, "MOST_UNPACKED", 10_000)
    with pytest.raises(Misfit, match="too large"):
        read_table(file)


def test_a_missing_library_is_named(monkeypatch: pytest.MonkeyPatch, deck: Deck) -> None:
    def missing(name: str) -> object:
        raise ImportError(name)

    monkeypatch.setattr("importlib.import_module", missing)
    with pytest.raises(MissingLibraryError, match="sheets"):
        sheet_bytes(deck.cards.values(), ".xlsx")
