"""Games of the second game are kept whole, and no file is trusted."""

import json
from pathlib import Path
from typing import Any

import pytest

from paxdesk.cli import main
from paxdesk.files.writing import SaveError
from paxdesk.mexican_adventure.robots.random_player import RandomPlayer
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.saves.save import open_saved, write_saved
from paxdesk.mexican_adventure.session import Opening, SeatSetup, Session
from paxdesk.session.session import CannotUndo

SEATS = (SeatSetup("Eugénie", 1), SeatSetup("Benito", 4))


def played(scenario: str, seed: int, steps: int) -> Session:
    session = Session.new(load_material(), Opening(scenario, seed), SEATS)
    player = RandomPlayer.for_game(seed)
    while steps and session.asked is not None:
        session.submit(player.choose(session.legal()))
        steps -= 1
    return session


@pytest.mark.parametrize(
    ("scenario", "steps"),
    [
        ("puebla", 60),
        ("conquest", 200),
        ("maximilian", 90),
        pytest.param("retreat", 9999, marks=pytest.mark.long),
    ],
)
def test_a_game_comes_back_as_it_was(tmp_path: Path, scenario: str, steps: int) -> None:
    session = played(scenario, 11, steps)
    write_saved(tmp_path / "game.pax", session)
    opened = open_saved(tmp_path / "game.pax", load_material())
    again = opened.session
    assert again.state == session.state
    assert again.journal == session.journal
    assert again.opening == session.opening
    proof = opened.proof()
    assert proof.error is None


def test_what_can_be_taken_back_comes_back_too(tmp_path: Path) -> None:
    session = played("maximilian", 4, 12)
    undone = 0
    while session.can_undo:
        undone += session.undo()
    assert undone
    write_saved(tmp_path / "game.pax", session)
    opened = open_saved(tmp_path / "game.pax", load_material())
    history = opened.proof().history
    assert history is not None
    opened.session.remember(history)
    with pytest.raises(CannotUndo):
        opened.session.undo()
    steps = 0
    while opened.session.can_redo:
        steps += opened.session.redo()
    assert steps == undone


def change(data: Any, path: str, value: Any) -> None:
    *way, last = path.split(".")
    for each in way:
        data = data[int(each) if each.isdecimal() else each]
    data[int(last) if last.isdecimal() else last] = value


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        ("game", "porfiriana", ""),
        ("format", 3, "format"),
        ("generator", "dice", "generator"),
        ("seats.0.colour", 9, "seats[0].colour"),
        ("seats.1.name", "", "seats[1].name"),
        ("position.rp.imperial", "many", "position.rp"),
        ("position.withdrawal", 31, "position"),
        ("position.scenario", "moscow", "position"),
        ("position.agenda", [], "position.agenda"),
        ("journal.0.line", "march on Moscow", "journal[0]"),
        ("journal.0.seat", 3, "journal[0]"),
        ("parts", [], "parts"),
    ],
)
def test_a_damaged_file_is_refused_with_its_place(
    tmp_path: Path, path: str, value: Any, where: str
) -> None:
    file = tmp_path / "game.pax"
    write_saved(file, played("puebla", 2, 40))
    data = json.loads(file.read_text(encoding="utf-8"))
    change(data, path, value)
    file.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(SaveError) as caught:
        open_saved(file, load_material())
    assert where in caught.value.where


def test_verify_proves_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.pax"
    write_saved(file, played("puebla", 2, 40))
    assert main(["verify", str(file)]) == 0
    assert "lines that lead to the position, " in capsys.readouterr().out
    data = json.loads(file.read_text(encoding="utf-8"))
    change(data, "position.rp.imperial", 29)
    file.write_text(json.dumps(data, indent=1), encoding="utf-8")
    assert main(["verify", str(file)]) == 1
    assert "does not lead" in capsys.readouterr().out
