"""Tests of ``paxdesk verify``, which prints a line for every saved game."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from paxdesk import __version__
from paxdesk.cli import main
from paxdesk.porfiriana.saves import FORMAT

CORPUS = Path(__file__).parent / "corpus"
Verify = Callable[..., tuple[int, str]]


@pytest.fixture
def verify(capsys: pytest.CaptureFixture[str]) -> Verify:
    def run(*files: Path) -> tuple[int, str]:
        code = main(["verify", *map(str, files)])
        heard = capsys.readouterr()
        assert heard.err == ""
        return code, heard.out

    return run


@pytest.fixture
def data() -> Any:
    read = json.loads((CORPUS / f"form-{FORMAT}-2-seats.pax").read_text(encoding="utf-8"))
    read["program"] = __version__
    for part in read["parts"]:
        part["program"] = __version__
    return read


def written(folder: Path, data: Any) -> Path:
    file = folder / "game.pax"
    file.write_text(json.dumps(data), encoding="utf-8")
    return file


def test_valid_games(verify: Verify) -> None:
    # tests/files/test_corpus.py verifies all of them.
    files = sorted(CORPUS.glob("form-[12]-*.pax"))
    code, out = verify(*files)
    assert code == 0
    lines = out.splitlines()
    assert len(lines) == len(files)
    assert all(line.startswith("ok   ") for line in lines)
    first = lines[0].partition(": ")[2]
    assert first == "3 players, 90 lines that lead to the position, P3 to decide"


def test_an_invalid_game(verify: Verify, tmp_path: Path, data: Any) -> None:
    data["position"]["players"]["1"]["reserve"] += 1
    file = written(tmp_path, data)
    code, out = verify(CORPUS / "form-2-2-seats.pax", file)
    assert code == 1
    ok, fail = out.splitlines()
    assert ok.startswith("ok   ")
    assert fail == f"FAIL {file}, at position: P1 has 16 cubes, not 15."


def test_a_journal_that_leads_to_another_position(
    verify: Verify, tmp_path: Path, data: Any
) -> None:
    data["position"]["players"]["1"]["gold"] += 1
    file = written(tmp_path, data)
    code, out = verify(file)
    assert code == 1
    assert out == f"FAIL {file}, at journal: the journal does not lead to the saved position.\n"


def test_a_journal_that_cannot_be_replayed(verify: Verify, tmp_path: Path, data: Any) -> None:
    data["journal"][4]["line"] = "end"
    data["journal"][5]["line"] = "keep none"
    file = written(tmp_path, data)
    code, out = verify(file)
    assert code == 1
    assert f"FAIL {file}, at journal[5]: “keep none” is not possible" in out


def test_a_game_of_another_version_is_valid_without_its_journal(
    verify: Verify, tmp_path: Path, data: Any
) -> None:
    data["program"] = data["parts"][0]["program"] = "0.0.7"
    data["position"]["players"]["1"]["gold"] += 1
    code, out = verify(written(tmp_path, data))
    assert code == 0
    assert "100 lines that could not be verified. You can play on from the saved position." in out
    assert "Parts of this game were written by Pax Desk 0.0.7" in out


def test_a_game_that_began_from_a_position(verify: Verify) -> None:
    code, out = verify(CORPUS / "form-2-from-a-position.pax")
    assert code == 0
    assert "It started from a prepared position, not from a deal." in out


def test_a_game_of_another_deck(verify: Verify, tmp_path: Path, data: Any) -> None:
    data["deck"] = "00"
    code, out = verify(written(tmp_path, data))
    assert code == 0
    assert "Some cards have been corrected since this game was saved" in out
