"""Tests of checked cards, marked "my box"."""

import json
from collections.abc import Iterable
from pathlib import Path

import pytest
from attrs import evolve

from paxdesk.cli import main
from paxdesk.porfiriana.audit import totals
from paxdesk.porfiriana.rules.cards import Card, checked_card
from paxdesk.porfiriana.rules.deck import Deck, load_deck
from paxdesk.porfiriana.rules.state import Options
from paxdesk.porfiriana.saves import read_saved, write_saved
from paxdesk.porfiriana.session import Opening, SeatSetup, Session
from paxdesk.porfiriana.table.inspection import shown_card
from paxdesk.porfiriana.workshop.card_lines import (
    CardLineError,
    card_line,
    headed_line,
    read_line,
)
from paxdesk.porfiriana.workshop.card_sheets import card_rows, read_rows, sheet_bytes
from paxdesk.porfiriana.workshop.deck_difference import differences
from paxdesk.porfiriana.workshop.own_files import CorrectionsFolder
from paxdesk.resources import cards_folder

Output = pytest.CaptureFixture[str]


def test_a_saved_card_is_marked_my_box(tmp_path: Path) -> None:
    own = CorrectionsFolder(tmp_path / "cards")
    mine = own.built_in.enterprises[72]
    deck = own.save_checked([evolve(mine, cost=7), own.built_in.cards[47]])
    assert deck.checked == (47, 72)
    assert deck.confirmed == (47,)
    saved = deck.cards[72]
    assert (saved.provenance, saved.known, saved.sources) == ("my_box", ("all",), ())
    assert load_deck(cards_folder(), tmp_path / "cards").cards == deck.cards
    assert own.put_back(72).checked == (47,)


def test_a_fully_checked_deck_meets_the_totals_and_keeps_its_code(
    tmp_path: Path, deck: Deck
) -> None:
    own = CorrectionsFolder(tmp_path / "cards")
    whole = own.save_checked(deck.cards.values())
    assert len(whole.checked) == len(whole.confirmed) == len(deck.cards)
    assert whole.code == deck.code
    assert [each for each in totals(whole) if not each.ok] == []


def test_a_saved_game_stores_how_much_was_checked(tmp_path: Path, deck: Deck) -> None:
    cards = [*deck.cards.values(), evolve(deck.enterprises[72], cost=9)]
    checked = deck.corrected(map(checked_card, cards))
    opening, seats = Opening(Options(), 63), (SeatSetup("Ana", 0), SeatSetup("Bodo", 3))
    session = Session.from_saved(opening, seats, opening.begin(checked, 2), ())
    file = tmp_path / "game.pax"
    write_saved(file, session)
    found = read_saved(file, deck).state.cards
    assert len(found.checked) == len(deck.cards)
    assert found.mark == checked.mark


def test_the_command_imports_valid_cells_and_lists_invalid_ones(
    tmp_path: Path, capsys: Output
) -> None:
    folder, file = tmp_path / "cards", tmp_path / "mine.csv"
    folder.mkdir()
    (folder / "mine.yaml").write_text("[]\n")
    file.write_text("number,cost,district\n72,7,sonroa\n73,2,C\n")
    assert main(["--cards", str(folder), "cards", "import", str(file), "--check"]) == 1
    assert not CorrectionsFolder(folder).deck().replaced
    assert main(["--cards", str(folder), "cards", "import", str(file)]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[-2].startswith("Row 2, district: found “sonroa”; expected sonora, chihuahua")
    assert told[-1] == "2 cards, 1 wrong cell"
    deck = CorrectionsFolder(folder).deck()
    assert deck.checked == (72, 73)
    assert (deck.enterprises[72].cost, deck.enterprises[72].district) == (7, "sonora")
    assert main(["--cards", str(folder), "cards", "check", "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["checked"] == [72, 73]


@pytest.mark.parametrize("suffix", [".csv", ".txt"])
def test_exports_can_be_imported(tmp_path: Path, capsys: Output, suffix: str) -> None:
    file = tmp_path / f"deck{suffix}"
    assert main(["cards", "export", str(file)]) == 0
    assert main(["cards", "import", str(file)]) == 0
    assert capsys.readouterr().out == "220 cards, 0 wrong cells\n"
    assert main(["cards", "check"]) == 0
    assert "checked against a printed copy" not in capsys.readouterr().out
    assert main(["cards", "export", str(tmp_path / "deck.doc")]) != 0


@pytest.mark.parametrize("suffix", [".csv", ".txt", ".ods"])
def test_importing_unchanged_rows_checks_no_card(tmp_path: Path, suffix: str) -> None:
    """Only changed cards are checked."""
    own = CorrectionsFolder(tmp_path / "cards")
    before = own.save_checked([own.built_in.cards[n] for n in (5, 72)])
    file = tmp_path / f"deck{suffix}"
    write_cards(before.cards.values(), file)
    assert list(differences(before, own.found_in(file).cards)) == []
    deck, found = own.typed_in(file)
    assert (len(found.cards), found.wrong) == (len(before.cards), ())
    assert deck.cards == before.cards
    changed = {n: evolve(before.enterprises[n], cost=97) for n in (72, 73, 74)}
    write_cards((before.cards | changed).values(), file)
    listed = differences(before, own.found_in(file).cards)
    assert [each.mine.number for each in listed] == [72, 73, 74]
    deck, _ = own.typed_in(file)
    assert deck.checked == (5, 72, 73, 74)
    assert deck.cards == before.cards | {n: checked_card(card) for n, card in changed.items()}


def write_cards(cards: Iterable[Card], file: Path) -> None:
    if file.suffix == ".txt":
        file.write_text("".join(f"{headed_line(card)}\n" for card in cards))
    else:
        if file.suffix == ".ods":
            pytest.importorskip("odf")
        file.write_bytes(sheet_bytes(cards, file.suffix))


def test_inexpressible_content_is_noted_counted_and_shown(tmp_path: Path, capsys: Output) -> None:
    """The notes do not change the deck code."""
    own = CorrectionsFolder(tmp_path / "cards")
    mine = own.built_in.enterprises[72]
    line = card_line(mine) + ' · unexpressed "twice in March"'
    card = read_line(line, mine)
    assert card == evolve(mine, unexpressed="twice in March")
    assert card_line(card) == line
    deck = own.save_checked([card])
    assert deck.unexpressed == (72,)
    assert deck.code == own.built_in.code
    folder = str(tmp_path / "cards")
    assert main(["--cards", folder, "cards", "check"]) == 0
    told = capsys.readouterr().out
    assert "cannot be expressed: [072] Promontorios" in told
    assert "  twice in March" in told
    assert main(["--cards", folder, "cards", "show", "72"]) == 0
    assert "Printed, but not played here: twice in March" in capsys.readouterr().out
    table = list(card_rows([card]))
    row = dict(zip(*table, strict=True))
    assert row["unexpressed"] == "twice in March"
    assert read_rows(table, own.built_in).cards == (card,)
    row["unexpressed"] = ""
    assert read_rows([list(row), list(row.values())], deck).cards[0].unexpressed == ""
    dearer = own.save_checked([evolve(card, cost=9)])
    session = Session.new(dearer, Options(), 63, (SeatSetup("Ana", 0), SeatSetup("Bodo", 3)))
    printed = [each.words for each in shown_card(session.state, 72).lines]
    assert printed[-1] == "Printed, but not played here: twice in March"
    file = tmp_path / "game.pax"
    write_saved(file, session)
    assert read_saved(file, own.built_in).state.cards.unexpressed == (72,)
    with pytest.raises(CardLineError, match="at most 300"):
        read_line(line.replace("March", "March" * 80), mine)
