"""Tests of the output and exit codes of ``paxdesk cards``."""

import json
import shutil
from pathlib import Path

import pytest

from paxdesk.cli import main
from paxdesk.porfiriana.rules.card_text import card_sentences
from paxdesk.porfiriana.rules.deck import Deck, read_folder
from paxdesk.resources import cards_folder

Output = pytest.CaptureFixture[str]

SHOT = """\
- number: 206
  name: Presidente Díaz Is Shot
  kind: topple
  mood: MOOD
  event: [{verb: achilles_heel, prestige: command}]
  provenance: stated
  sources: [the printed card]
  known: [all]
  note: Read off the printed card.
"""


@pytest.fixture
def corrections(tmp_path: Path) -> Path:
    (tmp_path / "mine.yaml").write_text(SHOT.replace("MOOD", "bull"), encoding="utf-8")
    return tmp_path


def listed(capsys: Output, *filters: str) -> list[int]:
    assert main(["cards", "list", *filters]) == 0
    *rows, total = capsys.readouterr().out.splitlines()
    assert total.split()[0] == str(len(rows))
    return [int(row[1:4]) for row in rows]


def test_list_everything(capsys: Output) -> None:
    assert listed(capsys) == list(range(1, 221))


@pytest.mark.parametrize(
    ("filters", "expected"),
    [
        ("--kind newspaper", [7, 8, 9, 10, 35]),
        ("--kind public", [214, 215]),
        ("--kind topple --mood bull", [204, 207]),
        ("--industry bank --district sonora", [74, 76]),
        ("--kind troop --district america --faction blue", [168, 169, 171]),
        ("--kind orange --prestige revolution --district america", [4]),
        ("--prestige command --kind public", [214, 215]),
        ("--prestige command --kind regime", [218]),
        ("--prestige command --kind topple", [206]),
        ("--faction green --kind hacendado", [209, 211, 212]),
        ("--verb general", [22, 24, 30, 33]),
        ("--provenance stated", [216, 217, 218, 219, 220]),
        ("--kind troop --industry mine", []),
    ],
)
def test_list_filters_by_criteria(capsys: Output, filters: str, expected: list[int]) -> None:
    assert listed(capsys, *filters.split()) == expected


def test_list_counts_a_single_card_in_the_singular(capsys: Output) -> None:
    main(["cards", "list", "--verb", "mine_bonus"])
    assert capsys.readouterr().out.splitlines()[-1] == "1 card"


def test_list_refuses_an_unknown_word(capsys: Output) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["cards", "list", "--faction", "yellow"])
    assert caught.value.code == 2
    assert "green" in capsys.readouterr().err


def test_show_prints_everything(capsys: Output, deck: Deck) -> None:
    assert main(["cards", "show", "061"]) == 0
    text = capsys.readouterr().out
    for fact in ("[061] Minas Prietas", "district   sonora", "cost       4", "slave      true"):
        assert fact in text
    assert "{to: rail, cost: 3, chain: false}" in text
    assert "known    name; district; industry" in text
    assert "sources  E9; G1; G2; G4; G5" in text
    assert deck.cards[61].note in text
    assert all(line.text in text for line in card_sentences(deck.cards[61]))


def test_show_every_card_in_words(capsys: Output, deck: Deck) -> None:
    assert main(["cards", "show", *map(str, deck.cards)]) == 0
    text = capsys.readouterr().out
    assert text.count("Source: ") == len(deck.cards)
    for card in deck.cards.values():
        assert f"[{card.number:03}] {card.name}" in text


def test_show_prints_both_sides(capsys: Output) -> None:
    main(["cards", "show", "214", "208"])
    text = capsys.readouterr().out
    for title in ("Church Hierarchy (", "Red Church (", "Loyal:", "Flipped to revolution:"):
        assert title in text
    assert "Other side" not in text


@pytest.mark.parametrize("number", ["0", "221", "x", "-1", "1.5"])
def test_show_refuses_an_unknown_card(capsys: Output, number: str) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["cards", "show", number])
    assert caught.value.code == 2


def test_check_meets_all_totals(capsys: Output) -> None:
    assert main(["cards", "check"]) == 0
    head, *rows, last = capsys.readouterr().out.splitlines()
    assert head.split() == ["total", "expected", "found"]
    assert all(row.startswith("ok ") for row in rows)
    assert last == f"220 cards, 0 replaced; {len(rows)} totals, all met"


def test_check_names_replaced_cards_and_missed_totals(capsys: Output, corrections: Path) -> None:
    for arguments in (["check", str(corrections)], ["check", "--cards", str(corrections)]):
        assert main(["cards", *arguments]) == 1
        out = capsys.readouterr().out
        (missed,) = [row for row in out.splitlines() if row.startswith("MISS")]
        assert missed.split(maxsplit=3)[1:3] == ["bears,", "bulls"]
        assert "17, 16" in missed
        assert "16, 17" in missed
        assert "replaced: [206] Presidente Díaz Is Shot" in out
        assert "220 cards, 1 replaced;" in out


def test_corrections_that_meet_all_totals(capsys: Output, corrections: Path) -> None:
    (corrections / "mine.yaml").write_text(SHOT.replace("MOOD", "bear"), encoding="utf-8")
    assert main(["--cards", str(corrections), "cards", "check"]) == 0
    assert "1 replaced" in capsys.readouterr().out


def test_check_of_a_whole_deck(capsys: Output, tmp_path: Path) -> None:
    folder = Path(shutil.copytree(cards_folder(), tmp_path / "deck"))
    assert main(["cards", "check", str(folder)]) == 0
    assert "220 cards, 0 replaced" in capsys.readouterr().out
    (folder / "headlines.yaml").unlink()
    assert main(["cards", "check", str(folder)]) == 1
    assert f"{folder}, card 105: missing from the deck" in capsys.readouterr().err


def test_check_of_a_bad_card_is_one_sentence(capsys: Output, corrections: Path) -> None:
    (corrections / "mine.yaml").write_text(SHOT.replace("MOOD", "yes"), encoding="utf-8")
    assert main(["cards", "check", str(corrections)]) == 1
    assert capsys.readouterr().err == (
        f"{corrections / 'mine.yaml'}, line 4, card 206: “yes” means "
        "true or false in YAML; expected a plain value, or text in quotes.\n"
    )


@pytest.mark.parametrize("action", [["list"], ["show", "1"], ["check"], ["export", "--json"]])
def test_a_missing_folder(capsys: Output, action: list[str], tmp_path: Path) -> None:
    assert main(["--cards", str(tmp_path / "none"), "cards", *action]) == 1
    assert "no such folder" in capsys.readouterr().err


def test_list_marks_corrected_cards(capsys: Output, corrections: Path) -> None:
    main(["--cards", str(corrections), "cards", "list", "--kind", "topple"])
    yours = [row for row in capsys.readouterr().out.splitlines() if "(corrected)" in row]
    assert [row[:5] for row in yours] == ["[206]"]
    main(["--cards", str(corrections), "cards", "show", "206"])
    assert "This is your corrected card; it replaces the built-in one." in capsys.readouterr().out


def test_export_is_the_deck(capsys: Output, deck: Deck, tmp_path: Path) -> None:
    """The reader of card files can also read the exported JSON."""
    assert main(["cards", "export", "--json"]) == 0
    text = capsys.readouterr().out
    assert [card["number"] for card in json.loads(text)] == list(deck.cards)
    (tmp_path / "export.yaml").write_text(text, encoding="utf-8")
    places = read_folder(tmp_path)
    assert {number: place.card for number, place in places.items()} == deck.cards
