"""Tests of custom cards in files."""

from itertools import pairwise
from pathlib import Path

import pytest
import yaml
from attrs import evolve

from paxdesk import yaml_writing
from paxdesk.cli import main
from paxdesk.porfiriana.rules.card_verbs import MineBonus, NationalizationImmunity
from paxdesk.porfiriana.rules.cards import CardPicture, Dress, Oval
from paxdesk.porfiriana.rules.deck import Deck, load_deck
from paxdesk.porfiriana.rules.errors import DeckError
from paxdesk.porfiriana.workshop.own_files import CorrectionsFolder, _read, in_order
from paxdesk.resources import cards_folder

HANDWORK = """\
# My corrections, from the box.

# checked twice
- number: 61
  name: Minas Prietas   # as printed
  kind: enterprise
  district: sonora
  industry: mine
  cost: 5          # five, not four
  income: mines
  base: mule
  ovals:
    # the only one
    - {to: rail, cost: 3, chain: false}   # printed 3
  prestige: null
  slave: true
  jails: true
  abilities: []   # none
  provenance: stated
  sources: [the printed card]
  known: [all]
  note: What you like
    to read about it.

# Second
- {number: 14, name: Postal Service, kind: partner, faction: green, prestige: null, cost: 3,
   on_play: [], abilities: [{verb: general}], provenance: stated, sources: [box], known: [all],
   note: "a # b"}
# end
"""
COMMENTS = [line.partition("#")[2] for line in HANDWORK.splitlines() if "#" in line][:-2]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    place = tmp_path / "cards"
    place.mkdir()
    (place / "hand.yaml").write_text(HANDWORK, encoding="utf-8")
    return place


def test_a_hand_written_file_is_changed_in_place_and_keeps_its_comments(folder: Path) -> None:
    own = CorrectionsFolder(folder)
    card = own.deck().enterprises[61]
    more = evolve(
        card,
        cost=6,
        ovals=(Oval("rail", 4, True), Oval("extra", 2, False)),
        abilities=(MineBonus(2), NationalizationImmunity()),
        picture=CardPicture("scene-horse", (Dress("top"),)),
    )
    less = evolve(more, ovals=(), abilities=(NationalizationImmunity(),), picture=None)
    for wanted in (more, less, card):
        deck = own.save(wanted)
        assert deck.cards[61] == wanted
        assert load_deck(cards_folder(), folder).cards == deck.cards
        text = (folder / "hand.yaml").read_text(encoding="utf-8")
        assert [each for each in COMMENTS if each not in text] == []
    # Unchanged lines are preserved exactly.
    kept = [line for line in HANDWORK.splitlines() if "district" in line or "note" in line]
    assert [line for line in kept if line not in text] == []


def test_a_tab_in_a_hand_written_file_is_harmless(folder: Path) -> None:
    text = HANDWORK.replace("note: What you", "note: What\t you").replace(
        "# the only", "#\tthe only"
    )
    (folder / "hand.yaml").write_text(text, encoding="utf-8")
    own = CorrectionsFolder(folder)
    before = own.deck().enterprises[61]
    assert "\t" in before.note
    for wanted in (evolve(before, cost=7), evolve(before, cost=7, note="A\ttab, too")):
        assert own.save(wanted).cards[61] == wanted
    own.save(evolve(own.built_in.cards[105], note="Mine\t\tin tabs"))
    assert CorrectionsFolder(folder).deck().cards[105].note == "Mine\t\tin tabs"
    assert "#\tthe only" in (folder / "hand.yaml").read_text(encoding="utf-8")


def test_the_built_in_card_is_restored_and_comments_stay(folder: Path) -> None:
    own = CorrectionsFolder(folder)
    own.put_back(61)
    deck = own.put_back(14)
    assert not deck.replaced
    assert not own.deck().replaced
    text = (folder / "hand.yaml").read_text(encoding="utf-8")
    assert "# My corrections" in text
    assert "# five, not four" in text
    assert "# end" in text


@pytest.mark.parametrize("length", range(60, 66))
def test_a_map_on_one_line_fits_with_its_key(length: int) -> None:
    key, value = "a_rather_long_key", {"text": "x" * length, "more": 1}
    new = yaml_writing.block_text({"cards": {key: value}})
    put = yaml_writing.changed(f"- {key}: {{more: 1}}\n", 0, {key: {"more": 1}}, {key: value})
    assert yaml.safe_load(new) == {"cards": {key: value}}
    assert yaml.safe_load(put) == [{key: value}]
    for found in (new, put):
        (line,) = [each for each in found.splitlines() if "x" * length in each]
        assert len(line) <= yaml_writing.WIDTH
        assert ("{" in line) == (length <= 100 - len("  a_rather_long_key: {text: , more: 1}"))


def test_comments_of_a_list_in_brackets_stay() -> None:
    text = "# top\n[\n  {a: 1  # one\n },\n  {a: '# 2'}, {a: 3}  # three\n]  # end\n"
    more, less = yaml_writing.added(text, {"a": 4}), yaml_writing.removed(text, 1)
    assert yaml.safe_load(more) == [{"a": 1}, {"a": "# 2"}, {"a": 3}, {"a": 4}]
    assert yaml.safe_load(less) == [{"a": 1}, {"a": 3}]
    for found in (more, less):
        comments = [line.partition("#")[2] for line in found.splitlines() if "#" in line]
        told = [each for each in comments if "2" not in each]
        assert sorted(told) == [" end", " one", " three", " top"], found


def test_an_unlisted_card_gets_a_separate_file(folder: Path) -> None:
    own = CorrectionsFolder(folder)
    own.save(evolve(own.built_in.cards[105], note="Mine: # 'quoted'"))
    assert (folder / "hand.yaml").read_text(encoding="utf-8") == HANDWORK
    assert own.deck().cards[105].note == "Mine: # 'quoted'"
    assert own.deck().replaced == (14, 61, 105)


@pytest.mark.long
def test_any_card_is_changed_into_any_other_of_its_kind(deck: Deck) -> None:
    """Each card is changed into the next, and keeps all comments."""
    kinds: dict[str, list[int]] = {}
    for number, card in deck.cards.items():
        kinds.setdefault(card.kind, []).append(number)
    for numbers in kinds.values():
        for one, other in pairwise(numbers):
            before = deck.cards[one]
            after = evolve(deck.cards[other], number=one)
            lines = yaml_writing.card_lines(in_order(before)).strip("\n").split("\n")
            # each line ends with a numbered comment
            text = "\n".join(f"{line}  # c{n}." for n, line in enumerate(lines)) + "\n"
            text = yaml_writing.added(text, in_order(deck.cards[220]))
            assert _read(text)[0] == before
            found = yaml_writing.changed(text, 0, in_order(before), in_order(after))
            assert _read(found) == [after, deck.cards[220]]
            assert [n for n in range(len(lines)) if f"# c{n}." not in found] == [], other


def test_cards_check_accepts_the_files_of_the_form(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = CorrectionsFolder(tmp_path / "cards")
    own.save(evolve(own.built_in.enterprises[61], cost=5))
    own.save(evolve(own.built_in.partners[14], note="Read from the box."))
    assert main(["cards", "check", str(tmp_path / "cards")]) == 0
    told = capsys.readouterr().out
    assert "2 replaced" in told
    assert "[061]" in told
    assert "[014]" in told


def test_friends_exchange_a_file_and_compare_deck_codes(folder: Path, tmp_path: Path) -> None:
    own, theirs = CorrectionsFolder(folder), CorrectionsFolder(tmp_path / "theirs")
    (tmp_path / "all.yaml").write_bytes(own.exported())
    deck, numbers = theirs.imported(tmp_path / "all.yaml")
    assert numbers == (14, 61)
    assert deck.cards == own.deck().cards
    assert deck.code == own.deck().code != own.built_in.code
    assert theirs.imported(tmp_path / "all.yaml")[1] == ()


DAMAGED = {
    "not a list": "number: 61\n",
    "cut off": HANDWORK[: HANDWORK.index("provenance")],
    "no utf-8": "\udcff",
    "twice": HANDWORK + HANDWORK[HANDWORK.index("# Second") :],
    "another kind": HANDWORK.replace("number: 61", "number: 105"),
    "an unknown verb": HANDWORK.replace("general", "generals"),
    "an alias": HANDWORK.replace("note: What", "note: &a What"),
    "empty": "",
}


@pytest.mark.parametrize("what", DAMAGED)
def test_a_damaged_file_is_refused_with_a_message_and_nothing_is_lost(
    folder: Path, tmp_path: Path, what: str
) -> None:
    own = CorrectionsFolder(folder)
    own.save(evolve(own.built_in.cards[105], note="Mine"))
    before = {each.name: each.read_bytes() for each in folder.iterdir()}
    file = tmp_path / "damaged.yaml"
    file.write_bytes(DAMAGED[what].encode("utf-8", "surrogateescape"))
    with pytest.raises(DeckError) as told:
        own.imported(file)
    assert str(told.value).endswith(".")
    assert "damaged.yaml" in str(told.value)
    assert {each.name: each.read_bytes() for each in folder.iterdir()} == before


def test_nothing_is_written_beside_an_unreadable_file(folder: Path) -> None:
    (folder / "broken.yaml").write_text("- number: 61\n", encoding="utf-8")
    own = CorrectionsFolder(folder)
    with pytest.raises(DeckError):
        own.save(evolve(own.built_in.cards[105], note="Mine"))
    assert not (folder / "mine.yaml").exists()
