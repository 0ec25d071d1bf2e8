"""Tests of card files and folders, most of them invalid."""

import random
import shutil
from pathlib import Path

import pytest
import yaml

from paxdesk import strict_yaml
from paxdesk.porfiriana.rules.deck import Deck, load_deck, read_folder
from paxdesk.porfiriana.rules.errors import DeckError
from paxdesk.resources import cards_folder


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return Path(shutil.copytree(cards_folder(), tmp_path / "cards"))


def spoil(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def refusal(folder: Path) -> DeckError:
    with pytest.raises(DeckError) as caught:
        load_deck(folder)
    return caught.value


def test_a_missing_folder(tmp_path: Path) -> None:
    error = refusal(tmp_path / "nowhere")
    assert (error.line, error.card, error.problem) == (None, None, "no such folder")


def test_missing_cards(copy: Path) -> None:
    (copy / "topples.yaml").unlink()
    error = refusal(copy)
    assert (error.file, error.line, error.card) == (str(copy), None, 204)
    assert error.problem == "missing from the deck: 204, 205, 206, 207"
    assert error.expected == "every number from 1 to 220"


def test_a_number_that_occurs_twice_in_a_file(copy: Path) -> None:
    spoil(copy / "topples.yaml", "number: 207", "number: 205")
    error = refusal(copy)
    assert (error.file, error.line, error.card) == (str(copy / "topples.yaml"), 37, 205)
    assert error.problem == "duplicate number, first used in topples.yaml, line 15"


def test_a_number_that_occurs_twice_in_two_files(copy: Path) -> None:
    spoil(copy / "topples.yaml", "number: 207", "number: 216")
    error = refusal(copy)
    assert (error.card, "regimes.yaml" in error.problem) == (216, True)


def test_a_card_in_the_file_of_another_kind(copy: Path) -> None:
    text = (copy / "topples.yaml").read_text(encoding="utf-8")
    (copy / "topples.yaml").unlink()
    with (copy / "public.yaml").open("a", encoding="utf-8") as file:
        file.write(text)
    error = refusal(copy)
    assert (error.file, error.card) == (str(copy / "public.yaml"), 204)
    assert (error.problem, error.expected) == ("a card of type topple in this file", "public")


def test_a_file_that_belongs_to_no_kind(copy: Path) -> None:
    (copy / "topples.yaml").rename(copy / "extra.yaml")
    error = refusal(copy)
    assert (error.file, error.line, error.card) == (str(copy / "extra.yaml"), 4, 204)


def test_four_regimes(copy: Path) -> None:
    spoil(copy / "regimes.yaml", "key: anarchy", "key: pax")
    assert refusal(copy).problem == "no regime anarchy"


@pytest.mark.parametrize(
    ("content", "line", "problem"),
    [
        (b"", None, "the file is empty"),
        (b"# nothing\n", None, "the file is empty"),
        (b"name: Mine\n", 1, "found keys with values"),
        (b"Mine\n", 1, "found the text “Mine”"),
        (b"- 61\n", 1, "found the number 61"),
        (b"[]\n---\n[]\n", 2, "a second document"),
        (b"- name: caf\xe9\n", 1, "bytes that are not UTF-8"),
        (b"- name: a\x00b\n", None, "not valid YAML"),
        (b"- " * 3000 + b"a\n", 1, "lists and maps nested too deeply"),
        (b"[" * 100_000, 1, "lists and maps nested too deeply"),
        (b"a: &a [x, x]\nb: &b [*a, *a]\n", 1, "anchors and aliases (& and *) are not allowed"),
        (b"- <<: {name: x}\n", 1, "is a merge key in YAML"),
        (b"- ? [a, b]\n  : c\n", 1, "a list as a key"),
        (b"%YAML 1.2\n---\n- {}\n", 3, "a card without a kind"),
        (b" " * (strict_yaml.MAX_BYTES + 1), None, "the file is too large"),
    ],
)
def test_files_without_cards(
    content: bytes, line: int | None, problem: str, tmp_path: Path
) -> None:
    (tmp_path / "cards.yaml").write_bytes(content)
    with pytest.raises(DeckError) as caught:
        read_folder(tmp_path)
    assert problem in caught.value.problem
    assert (caught.value.line, caught.value.file) == (line, str(tmp_path / "cards.yaml"))


def test_a_file_that_is_a_folder(tmp_path: Path) -> None:
    (tmp_path / "cards.yaml").mkdir()
    with pytest.raises(DeckError, match="is a folder"):
        read_folder(tmp_path)


def test_a_byte_order_mark_is_accepted(tmp_path: Path) -> None:
    data = (cards_folder() / "topples.yaml").read_bytes()
    (tmp_path / "cards.yaml").write_bytes(b"\xef\xbb\xbf" + data.replace(b"\n", b"\r\n"))
    assert list(read_folder(tmp_path)) == [204, 205, 206, 207]


def test_the_slow_parser_gives_the_same_cards(deck: Deck, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(yaml, "CSafeLoader")
    assert load_deck(cards_folder()).cards == deck.cards


@pytest.mark.parametrize("seed", range(40))
def test_only_deck_errors_are_raised(seed: int, tmp_path: Path) -> None:
    """Randomly damaged cards are either valid or refused."""
    chance = random.Random(seed)
    name = chance.choice(["public", "topples", "hacendados", "regimes"])
    letters = list((cards_folder() / f"{name}.yaml").read_text(encoding="utf-8"))
    for _ in range(chance.randint(1, 4)):
        place = chance.randrange(len(letters))
        letters[place] = chance.choice([*"[]{}:,-#&*!|>'\"%@`~ \n\t019ax", "", "null", "true"])
    (tmp_path / "cards.yaml").write_text("".join(letters), encoding="utf-8")
    try:
        cards = read_folder(tmp_path)
    except DeckError:
        return
    assert cards
