"""Tests of a player's corrected cards."""

from pathlib import Path

import pytest

from paxdesk.porfiriana.rules.deck import Deck, load_deck, open_deck
from paxdesk.porfiriana.rules.errors import DeckError
from paxdesk.resources import cards_folder, corrections_folder

SHOT = """\
- number: 206
  name: Presidente Díaz Is Shot
  kind: topple
  mood: bull
  event: [{verb: achilles_heel, prestige: command}]
  provenance: stated
  sources: [the printed card]
  known: [all]
  note: Read off the printed card.
"""


def ours(number: int) -> str:
    """Return the text of a built-in Topple card."""
    text = (cards_folder() / "topples.yaml").read_text(encoding="utf-8")
    return next(card for card in text.split("\n\n") if f"number: {number}" in card) + "\n"


def test_a_card_replaces_ours(deck: Deck, tmp_path: Path) -> None:
    (tmp_path / "mine.yaml").write_text(SHOT, encoding="utf-8")
    corrected = load_deck(cards_folder(), tmp_path)
    assert corrected.replaced == (206,)
    assert corrected.topples[206].mood == "bull"
    assert corrected.digest != deck.digest
    assert list(corrected.cards) == list(deck.cards)
    others = [number for number in deck.cards if corrected.cards[number] != deck.cards[number]]
    assert others == [206]


def test_an_equal_card_replaces_nothing(deck: Deck, tmp_path: Path) -> None:
    (tmp_path / "mine.yaml").write_text(ours(205), encoding="utf-8")
    same = load_deck(cards_folder(), tmp_path)
    assert same.replaced == ()
    assert same.digest == deck.digest


def test_no_corrections(deck: Deck, tmp_path: Path) -> None:
    (tmp_path / "readme.txt").write_text("no cards", encoding="utf-8")
    assert load_deck(cards_folder(), tmp_path).digest == deck.digest
    assert deck.replaced == ()


def test_the_kind_stays(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(ours(206) + "\n" + SHOT.replace("206", "107"), encoding="utf-8")
    with pytest.raises(DeckError) as caught:
        load_deck(cards_folder(), tmp_path)
    error = caught.value
    assert (error.file, error.line, error.card) == (str(file), 12, 107)
    assert (error.problem, error.expected) == ("a card of type topple", "kind: headline")


def test_the_number_appears_once(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text(SHOT, encoding="utf-8")
    (tmp_path / "b.yaml").write_text(SHOT, encoding="utf-8")
    with pytest.raises(DeckError, match=r"b\.yaml, line 1, card 206: .*used in a\.yaml, line 1"):
        load_deck(cards_folder(), tmp_path)


def test_corrections_in_the_configuration_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    configured = tmp_path / "paxdesk"
    monkeypatch.setattr("platformdirs.user_config_path", lambda *_, **__: configured)
    assert corrections_folder() is None
    assert open_deck().replaced == ()
    (configured / "cards").mkdir(parents=True)
    (configured / "cards" / "mine.yaml").write_text(SHOT, encoding="utf-8")
    assert open_deck().replaced == (206,)
    (tmp_path / "none").mkdir()
    with pytest.raises(DeckError, match="no card file"):
        open_deck(tmp_path / "none")
