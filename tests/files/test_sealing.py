"""Tests of password-protected saves."""

import json
from pathlib import Path

import pytest

from paxdesk import cli
from paxdesk.files import sealing
from paxdesk.files.safe_write import SaveError
from paxdesk.files.saved_game import MAX_BYTES
from paxdesk.files.sealing import SAID, KnownPasswords, SealedFileError, unsealed
from paxdesk.files.strict_json import game_named_in
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.state import Options
from paxdesk.porfiriana.saves import SavedGame, open_saved
from paxdesk.porfiriana.session import SeatSetup, Session

WORD = "a mule in Chihuahua"
SEATS = (SeatSetup("Ana", 1), SeatSetup("Bodo", 3))


@pytest.fixture(autouse=True)
def nobody_has_said_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    fresh = KnownPasswords()
    monkeypatch.setattr(SAID, "_words", fresh._words)
    monkeypatch.setattr(SAID, "_of_salt", fresh._of_salt)


@pytest.fixture
def session(deck: Deck) -> Session:
    return Session.new(deck, Options(), 7, SEATS)


@pytest.fixture
def file(session: Session, tmp_path: Path) -> Path:
    """Return the file of a game protected with the password WORD."""
    path = tmp_path / "game.pax"
    path.write_bytes(KnownPasswords().sealed(SavedGame.of(session).data(), WORD, ""))
    return path


def test_only_its_password_opens_it(session: Session, file: Path, deck: Deck) -> None:
    with pytest.raises(SealedFileError, match="password-protected"):
        open_saved(file, deck)
    SAID.say("a mule in Sonora")
    with pytest.raises(SealedFileError):
        open_saved(file, deck)
    SAID.say("  a mule  in Chihuahua ")
    assert open_saved(file, deck).session.state == session.state
    assert SAID.word_of(file) == WORD


def test_nothing_of_the_game_can_be_read(session: Session, file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert json.loads(text).keys() == {"sealed", "salt", "nonce", "data"}
    assert not [name for name in ("Ana", "seed", "hand", "journal", str(7)) if f'"{name}"' in text]


def test_each_file_has_a_different_key() -> None:
    first, second = (json.loads(KnownPasswords().sealed(b"{}", WORD, "")) for _ in range(2))
    assert all(first[each] != second[each] for each in ("salt", "nonce", "data"))


@pytest.mark.parametrize("key", ["salt", "nonce", "data"])
def test_changed_files_do_not_open(file: Path, deck: Deck, key: str) -> None:
    envelope = json.loads(file.read_text(encoding="utf-8"))
    letter = "A" if envelope[key][4] != "A" else "B"
    envelope[key] = envelope[key][:4] + letter + envelope[key][5:]
    file.write_text(json.dumps(envelope), encoding="utf-8")
    SAID.say(WORD)
    with pytest.raises(SealedFileError):
        open_saved(file, deck)


@pytest.mark.parametrize(
    ("key", "value"),
    [("salt", 1), ("salt", "AA=="), ("nonce", "?"), ("data", None), ("sealed", 2), ("data", [])],
)
def test_a_damaged_header_is_refused_with_its_place(
    file: Path, deck: Deck, key: str, value: object
) -> None:
    envelope = json.loads(file.read_text(encoding="utf-8")) | {key: value}
    file.write_text(json.dumps(envelope), encoding="utf-8")
    SAID.say(WORD)
    with pytest.raises(SaveError) as caught:
        open_saved(file, deck)
    assert caught.value.where == key


def test_a_file_of_one_game_is_not_opened_as_another(tmp_path: Path) -> None:
    path = tmp_path / "game.pax"
    path.write_bytes(KnownPasswords().sealed(b"{}", WORD, "adventure"))
    assert game_named_in(path) == "adventure"
    SAID.say(WORD)
    assert unsealed(path, path.read_bytes()) == b"{}"
    path.write_bytes(path.read_bytes().replace(b"adventure", b"other"))
    with pytest.raises(SealedFileError):
        unsealed(path, path.read_bytes())


def test_equivalent_unicode_passwords_are_equal(tmp_path: Path) -> None:
    path = tmp_path / "game.pax"
    path.write_bytes(KnownPasswords().sealed(b"{}", "Díaz caerá", ""))
    SAID.say("Díaz caerá")
    assert unsealed(path, path.read_bytes()) == b"{}"


def test_the_command_line_prompts_for_the_password(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["verify", str(file)]) == 1
    assert "password-protected" in capsys.readouterr().err
    words = iter(["wrong", WORD])
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("getpass.getpass", lambda _: next(words))
    assert cli.main(["verify", str(file)]) == 0
    assert capsys.readouterr().out.startswith("ok ")


def test_without_the_library_the_solution_is_reported(
    file: Path, deck: Deck, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sealing, "find_spec", lambda _: None)
    with pytest.raises(SaveError, match=r"paxdesk\[seal\]"):
        open_saved(file, deck)


def test_a_protected_file_stays_below_the_size_limit(session: Session) -> None:
    data = SavedGame.of(session).data()
    assert len(KnownPasswords().sealed(data, WORD, "")) < 1.5 * len(data) < MAX_BYTES
